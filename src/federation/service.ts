import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Reaching } from "#kernel/web-text.ts";
import { showingCommunities } from "#membership/shown.ts";
import { communitySettings } from "#membership/store.ts";
import { change } from "#store/change.ts";
import type { Parts } from "#store/parts.ts";
import { actorNamed, findActor, keepKeys, sealedKeys, takeActor } from "./actor-store.ts";
import { actorAddress, canFederate, eventAddress } from "./addresses.ts";
import { carryDue } from "./carrier.ts";
import { eventOfGathering, eventsUp } from "./event-store.ts";
import { countFollowers, dropFollower, type Follower, followedBy, keepFollower } from "./follower-store.ts";
import { serverAsker } from "./outside.ts";
import type { Protocol, Unfollowed } from "./protocol.ts";
import { tellServers, toldAt } from "./store.ts";

/** What the service is built from; `reaching` is other than usual only where it is tried out. */
export type FederationParts = Parts & { readonly reaching?: Partial<Reaching> };

/** How a community is found from other servers: not at all, under an address, or what is missing for it. */
export interface Found {
  readonly state: "off" | "on" | "no calendar" | "no address";
  /** `@name@host`; empty unless it is on. */
  readonly address: string;
  readonly followers: number;
}

/** The keys of an actor, each in PEM. */
export interface ActorKeys {
  readonly private: string;
  readonly public: string;
}

export type FederationService = ReturnType<typeof federationService>;

/** The most that follow one community, and how many of its events somebody who begins to follow is told of. */
const MOST_FOLLOWERS = 20_000;
const TOLD_FIRST = 20;

const makePair = promisify(generateKeyPair);

/** How a community is seen and followed from other servers. `url` is the public address. */
export function federationService(parts: FederationParts, url: string) {
  const { db, ids, clock, vault } = parts;
  const ask = serverAsker(parts.reaching);
  let protocol: Promise<Protocol> | null = null;

  /** How the community is found, for those who settle it. */
  async function found(community: Id): Promise<Found> {
    const { fediverse, site } = await communitySettings(db, community);
    const none = { address: "", followers: 0 };
    if (!fediverse) return { state: "off", ...none };
    if (!site.includes("calendar")) return { state: "no calendar", ...none };
    if (!canFederate(url)) return { state: "no address", ...none };
    const name = (await findActor(db, community))?.name ?? (await showingCommunities({ db }).shown(community))?.slug ?? community;
    return { state: "on", address: `@${name}@${new URL(url).host}`, followers: await countFollowers(db, community) };
  }

  /** The keys that sign for a community. They are made when they are first needed. */
  async function keysOf(community: Id): Promise<ActorKeys> {
    const kept = (await sealedKeys(db, community)) ?? (await makeKeys(community));
    return { private: vault.open(kept.sealed).toString("utf8"), public: kept.open };
  }

  async function makeKeys(community: Id): Promise<{ readonly sealed: string; readonly open: string }> {
    const { privateKey, publicKey } = await makePair("rsa", {
      modulusLength: 2048,
      publicKeyEncoding: { type: "spki", format: "pem" },
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
    });
    const made = { sealed: vault.seal(Buffer.from(privateKey)), open: publicKey };
    await change(db, (tx) => keepKeys(tx, community, made));
    const kept = await sealedKeys(db, community);
    if (kept === null) throw new Error("Keys were made for an actor that is not there.");
    return kept;
  }

  /** The community of an actor's name, while it is on. */
  async function named(name: string): Promise<Id | null> {
    const known = await actorNamed(db, name.toLowerCase());
    return known?.state === "on" ? known.community : null;
  }

  /** Somebody on another server follows: they are told so, and what is coming. Said again, it is told again. */
  async function follow(community: Id, follower: Follower): Promise<"follows" | "full" | "gone"> {
    return change(db, async (tx) => {
      if ((await takeActor(tx, community))?.state !== "on") return "gone";
      if ((await countFollowers(tx, community)) >= MOST_FOLLOWERS) return "full";
      const now = clock.now();
      const id = await keepFollower(tx, ids.next(), community, follower, now);
      await tellServers(tx, ids, community, [follower.inbox], { kind: "accept", subject: id, wanted: 1 }, now);
      const known = await toldAt(tx, community, follower.inbox);
      const coming = (await eventsUp(tx, community, TOLD_FIRST)).filter((event) => isAhead(event.facts, now) && !known.has(event.id));
      for (const { id: subject, edition: wanted } of coming.toReversed())
        await tellServers(tx, ids, community, [follower.inbox], { kind: "event", subject, wanted }, now);
      return "follows";
    });
  }

  /** Somebody follows no more, of their own or because they are gone. */
  async function unfollow(who: string, what: Unfollowed): Promise<void> {
    const communities = typeof what === "object" && "community" in what ? [what.community] : await followedBy(db, who, what);
    for (const community of communities)
      await change(db, async (tx) => {
        if ((await takeActor(tx, community)) !== null) await dropFollower(tx, community, { actor: who });
      });
  }

  /** Read when another server first asks for something, or is to be told something. */
  function opened(): Promise<Protocol> {
    protocol ??= import("./protocol.ts").then(({ openProtocol }) => openProtocol({ db, url, ask, keysOf, named, follow, unfollow }));
    return protocol;
  }

  /** Answers what another server asks; `request` is one of the public address, with that address in it. */
  async function answer(request: Request): Promise<Response> {
    return (await opened()).answer(request);
  }

  /** The address of a community's actor, or of one of its gatherings, for other servers; null where it has none. */
  async function addressOf(community: Id, gathering: Id | null): Promise<string | null> {
    if ((await findActor(db, community))?.state !== "on") return null;
    if (gathering === null) return actorAddress(url, community);
    const event = await eventOfGathering(db, community, gathering);
    return event === null ? null : eventAddress(url, community, event.id);
  }

  /** Tells other servers what is due by now. Resolves to how many were told. */
  function carry(): Promise<number> {
    return carryDue({ db, clock, post: async (...letter) => (await opened()).post(...letter) });
  }

  return { found, follow, unfollow, answer, addressOf, carry };
}

function isAhead(facts: { readonly end: Instant; readonly cancelled: unknown } | null, now: Instant): boolean {
  return facts !== null && facts.end > now && facts.cancelled === null;
}
