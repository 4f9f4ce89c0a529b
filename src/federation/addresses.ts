import type { Id } from "#kernel/ids.ts";

/** The paths at which other servers ask, from the root of the public address. They hold ids, which never change; names may. */
export const PATHS = {
  actor: "/federation/{identifier}",
  inbox: "/federation/{identifier}/inbox",
  commonInbox: "/federation/inbox",
  outbox: "/federation/{identifier}/outbox",
  followers: "/federation/{identifier}/followers",
  event: "/federation/{identifier}/events/{event}",
} as const;

/** The address of an association's actor. */
export function actorAddress(url: string, community: Id): string {
  return `${url}/federation/${community}`;
}

/** The address of one of its events. */
export function eventAddress(url: string, community: Id, event: Id): string {
  return `${actorAddress(url, community)}/events/${event}`;
}

/** Whether a public address is a name and nothing below it: that is all that other servers can be told. */
export function isWhole(url: string): boolean {
  return URL.parse(url)?.origin === url;
}

/** Whether other servers can reach a public address: they ask for https. */
export function canFederate(url: string): boolean {
  return isWhole(url) && url.startsWith("https:");
}

/** Whether it is for another server to read (ActivityPub, section 3.2), and not for a person. */
export function asksForActivity(accept: string | null | undefined): boolean {
  const kinds = (accept ?? "")
    .toLowerCase()
    .split(",")
    .map((kind) => kind.trim());
  const wanted = kinds.findIndex((kind) => /^application\/(?:activity\+json|ld\+json)\b/u.test(kind));
  const html = kinds.findIndex((kind) => /^(?:text\/html|application\/xhtml\+xml)\b/u.test(kind));
  return wanted >= 0 && (html < 0 || wanted < html);
}
