import {
  Accept,
  type Activity,
  Create,
  Delete,
  Endpoints,
  Event,
  Follow,
  Group,
  Image,
  Link,
  Place,
  PUBLIC_COLLECTION,
  Reject,
  Tombstone,
  Update,
} from "@fedify/fedify/vocab";
import { voiceOf } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { escapedMarkup } from "#kernel/markup.ts";
import type { FederationFollowerRow } from "#store/tables/federation.ts";
import type { Actor } from "./actor-store.ts";
import { actorAddress, eventAddress } from "./addresses.ts";
import type { EventFacts } from "./event.ts";
import type { ToldEvent } from "./event-store.ts";

/** What one server is told of. */
export type Letter =
  | { readonly kind: "create" | "update" | "delete"; readonly event: ToldEvent }
  | { readonly kind: "actor"; readonly edition: number }
  | { readonly kind: "accept" | "reject"; readonly follower: FederationFollowerRow };

type Key = Awaited<ReturnType<import("@fedify/fedify").Context<void>["getActorKeyPairs"]>>[number];

/** How an association's actor is written. */
export function actorOf(url: string, { community, name, facts }: Actor, key: Key | null): Group {
  const id = actorAddress(url, community);
  const voice = voiceOf(facts.locale, "UTC", 0 as Instant);
  return new Group({
    id: new URL(id),
    preferredUsername: name,
    name: facts.name,
    summary: paragraph(voice.text("site-about", { name: facts.name })),
    url: new URL(`${url}${facts.page}`),
    image: new Image({ url: new URL(`${url}${facts.page}/card.png`), mediaType: "image/png" }),
    inbox: new URL(`${id}/inbox`),
    outbox: new URL(`${id}/outbox`),
    followers: new URL(`${id}/followers`),
    endpoints: new Endpoints({ sharedInbox: new URL(`${url}/federation/inbox`) }),
    manuallyApprovesFollowers: false,
    discoverable: true,
    publicKey: key?.cryptographicKey ?? null,
  });
}

/** What is left of an actor that is off, for as long as something is still taken back: the key by which others see that it is. */
export function bareActorOf(url: string, { community, name }: Actor, key: Key | null): Group {
  const id = actorAddress(url, community);
  const [inbox, outbox] = [new URL(`${id}/inbox`), new URL(`${id}/outbox`)];
  return new Group({ id: new URL(id), preferredUsername: name, inbox, outbox, publicKey: key?.cryptographicKey ?? null });
}

/** How an event is written: what is up, or that it is gone. */
export function eventOf(url: string, event: ToldEvent): Event | Tombstone {
  const id = new URL(eventAddress(url, event.community, event.id));
  const { facts } = event;
  if (facts === null) return new Tombstone({ id, formerType: Event, deleted: temporal(event.changed) });
  const voice = voiceOf(facts.locale, facts.zone, event.changed);
  const { title, cancelled } = facts;
  return new Event({
    id,
    ...audience(url, event.community),
    name: cancelled === null ? title : voice.text("site-feed-off", { title }),
    content: contentOf(facts, event.changed),
    url: new URL(`${url}${facts.page}`),
    startTime: temporal(facts.start),
    endTime: temporal(facts.end),
    published: temporal(event.published),
    updated: event.changed === event.published ? null : temporal(event.changed),
    location: facts.place === null ? null : new Place({ name: facts.place }),
    attachments: facts.link === null || !URL.canParse(facts.link) ? [] : [new Link({ href: new URL(facts.link) })],
  });
}

/** What people read of it: when, where and what, and first of all that it is called off. */
function contentOf({ about, place, start, zone, locale, cancelled }: EventFacts, now: Instant): string {
  const voice = voiceOf(locale, zone, now);
  const off =
    cancelled === null
      ? null
      : voice.text("site-date-off", { reason: cancelled.reason ?? "", why: cancelled.reason === null ? "no" : "yes" });
  const facts = [voice.moment(start).text, place].filter((each) => each !== null).join(" · ");
  return [off, facts, about].flatMap((each) => (each === null ? [] : paragraph(each))).join("");
}

function paragraph(text: string): string {
  return `<p>${escapedMarkup(text).replace(/\r?\n/gu, "<br>")}</p>`;
}

/** How the making of an event is written, as it stands in the outbox and as it is told. */
export function createOf(url: string, event: ToldEvent): Create {
  const object = eventOf(url, event);
  return new Create({
    id: new URL(`${object.id?.href}/create`),
    ...said(url, event.community),
    object,
    published: temporal(event.published),
  });
}

/** How a letter is written. `actor` is the association's own. */
export function activityOf(url: string, community: Id, letter: Letter, actor: Group): Activity {
  const own = said(url, community);
  if ("event" in letter) {
    if (letter.kind === "create") return createOf(url, letter.event);
    const object = eventOf(url, letter.event);
    const id = new URL(`${object.id?.href}/${letter.kind}/${letter.event.edition}`);
    return letter.kind === "update" ? new Update({ id, ...own, object }) : new Delete({ id, ...own, object });
  }
  if (letter.kind === "actor") return new Update({ id: new URL(`${actor.id?.href}/update/${letter.edition}`), ...own, object: actor });
  const { id, actor: follower, follow } = letter.follower;
  const wish = new Follow({ id: new URL(follow), actor: new URL(follower), object: actor.id });
  const answer = { id: new URL(`${actor.id?.href}/${letter.kind}/${id}`), actor: actor.id, to: new URL(follower), object: wish };
  return letter.kind === "accept" ? new Accept(answer) : new Reject(answer);
}

function said(url: string, community: Id) {
  return { actor: new URL(actorAddress(url, community)), ...addressed(url, community) };
}

function audience(url: string, community: Id) {
  return { attribution: new URL(actorAddress(url, community)), ...addressed(url, community) };
}

function addressed(url: string, community: Id) {
  return { to: PUBLIC_COLLECTION, cc: new URL(`${actorAddress(url, community)}/followers`) };
}

function temporal(at: Instant): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(at);
}

const FOR = new Set(["to", "cc", "bto", "bcc", "audience"]);

/** What is for everybody says so in full: some servers compare the words and do not read them (ActivityPub, section 5.6). */
export function inFull(document: unknown, below = ""): unknown {
  if (document === "as:Public" && FOR.has(below)) return PUBLIC_COLLECTION.href;
  if (Array.isArray(document)) return document.map((each) => inFull(each, below));
  if (typeof document !== "object" || document === null) return document;
  return Object.fromEntries(Object.entries(document).map(([name, value]) => [name, name === "@context" ? value : inFull(value, name)]));
}
