import type { Id } from "#kernel/ids.ts";

/** The tables of the module federation. */
export interface FederationTables {
  readonly federation_actors: FederationActorRow;
  readonly federation_followers: FederationFollowerRow;
  readonly federation_events: FederationEventRow;
  readonly federation_tellings: FederationTellingRow;
}

/** What a community is to other servers. A community has one, from the first time that it chose to have one. */
export interface FederationActorRow {
  readonly community: Id;
  readonly id: Id;
  /** What it is called in its address, `@name@host`: never changed, and no other community's. */
  readonly name: string;
  readonly state: "on" | "off";
  /** What was said of it the last time, as JSON: `ActorFacts`. */
  readonly facts: string;
  /** Goes up by one with each change of the facts. */
  readonly edition: number;
  /** The keys that sign what it tells (RSA): sealed, PKCS #8; and open, SPKI in PEM. Null until they are first needed. */
  readonly private_key: string | null;
  readonly public_key: string | null;
  readonly version: number;
  readonly created_at: string;
}

/** Somebody on another server who follows. Nothing else is kept of them. */
export interface FederationFollowerRow {
  readonly community: Id;
  readonly id: Id;
  /** The address of who follows. */
  readonly actor: string;
  /** Where their server takes what is told to them: for all of its people, where it has such an address. */
  readonly inbox: string;
  /** The id that they gave to their wish to follow. */
  readonly follow: string;
  readonly since: string;
}

/** A gathering as other servers were told of it. `gathering` is no foreign key: what was told is taken back when that is gone. */
export interface FederationEventRow {
  readonly community: Id;
  readonly id: Id;
  readonly gathering: Id;
  readonly state: "up" | "down";
  /** As JSON: `EventFacts`. Emptied once it is down. */
  readonly facts: string;
  /** Goes up by one with each change of the facts or the state. */
  readonly edition: number;
  readonly published_at: string;
  readonly changed_at: string;
}

/** What one server is to know of one thing, and what it knows: the edition wanted beside the edition told. */
export interface FederationTellingRow {
  readonly community: Id;
  readonly id: Id;
  readonly inbox: string;
  readonly kind: "event" | "actor" | "accept" | "reject";
  /** The event, the actor or the follower. */
  readonly subject: Id;
  readonly wanted: number;
  /** Zero until the first time. */
  readonly told: number;
  readonly state: "due" | "told" | "given up";
  readonly attempts: number;
  readonly try_at: string;
  readonly reason: string | null;
}
