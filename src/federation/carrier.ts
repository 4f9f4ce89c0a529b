import { after, DAY, type Instant, MINUTE } from "#kernel/clock.ts";
import { change } from "#store/change.ts";
import type { Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import type { FederationTellingRow } from "#store/tables/federation.ts";
import { findActor, takeActor } from "./actor-store.ts";
import { findEvent } from "./event-store.ts";
import { dropFollower, dropInbox, findFollower } from "./follower-store.ts";
import type { Answered } from "./outside.ts";
import { dropTelling, dueTellings, settleTelling, takeTelling } from "./store.ts";
import type { Letter } from "./vocabulary.ts";

/** What carries to other servers what they are to know. */
export interface CarrierParts extends Pick<Parts, "db" | "clock"> {
  /** Signs a letter and hands it over, once. */
  readonly post: (community: FederationTellingRow["community"], inbox: string, letter: Letter) => Promise<Answered>;
}

/** How many are looked for at once, and how many servers are told side by side. */
const AT_ONCE = 200;
const SIDE_BY_SIDE = 16;

/** A server that does not take something is asked again after a minute, then four times as long each time, at most half a day: for three days. */
const ATTEMPTS = 10;
const FIRST_WAIT = MINUTE;
const LONGEST_WAIT = DAY / 2;

/**
 * Tells other servers what is due by now, outside of any change; each server one thing after another, in the order in which it was wanted.
 * Resolves to how many were taken. What is told may be told twice where the process dies in between: its id is the same, and servers
 * take an id once.
 */
export async function carryDue(parts: CarrierParts): Promise<number> {
  const found = await dueTellings(parts.db, parts.clock.now(), AT_ONCE);
  const byServer = Map.groupBy(found, ({ inbox }) => new URL(inbox).host);
  const queue = byServer.values();
  let count = 0;
  async function lane(): Promise<void> {
    for (const tellings of queue) {
      for (const telling of tellings) {
        const became = await tellOne(parts, telling);
        if (became !== "not ours") count += 1;
        if (became === "later") break;
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(SIDE_BY_SIDE, byServer.size) }, lane));
  return count;
}

type Became = "told" | "nothing" | "later" | "never" | "gone" | "not ours";

async function tellOne(parts: CarrierParts, found: FederationTellingRow): Promise<Became> {
  const { db, clock } = parts;
  const taken = await change(db, (tx) => takeTelling(tx, found, clock.now()));
  if (taken === null) return "not ours";
  const letter = await letterOf(parts, taken);
  const answered = letter === null ? null : await parts.post(taken.community, taken.inbox, letter);
  const became = answered === null ? "nothing" : becameOf(answered);
  await change(db, (tx) => settle(tx, taken, became, answered, clock.now()));
  return became;
}

/** What there is to say of it now; null where there is nothing any more. */
async function letterOf({ db }: CarrierParts, { community, kind, subject, told, wanted }: FederationTellingRow): Promise<Letter | null> {
  if (kind === "event") {
    const event = await findEvent(db, community, subject);
    if (event === null || (event.facts === null && told === 0)) return null;
    return { kind: event.facts === null ? "delete" : told === 0 ? "create" : "update", event };
  }
  if (kind === "actor") {
    const actor = await findActor(db, community);
    return actor?.state === "on" ? { kind: "actor", edition: wanted } : null;
  }
  const follower = await findFollower(db, community, subject);
  return follower === null ? null : { kind, follower };
}

async function settle(tx: Tx, taken: FederationTellingRow, became: Became, answered: Answered | null, now: Instant): Promise<void> {
  if (became === "nothing") return dropTelling(tx, taken);
  if (became === "told") return settleTold(tx, taken, now);
  if (became === "gone") {
    await takeActor(tx, taken.community);
    return dropInbox(tx, taken.community, taken.inbox);
  }
  const attempts = taken.attempts + 1;
  const reason = answered?.kind === "none" ? answered.why : `${answered?.status}`;
  if (became !== "never" && attempts < ATTEMPTS)
    return settleTelling(tx, taken, { state: "due", attempts, reason, tryAt: after(now, waitFor(attempts)) });
  if (taken.kind === "reject") return settleTold(tx, taken, now);
  return settleTelling(tx, taken, { state: "given up", attempts, reason, tryAt: now });
}

/** What became of a word to somebody who is not to follow any more does not matter: they do not. */
async function settleTold(tx: Tx, taken: FederationTellingRow, now: Instant): Promise<void> {
  if (taken.kind === "reject") {
    await takeActor(tx, taken.community);
    await dropFollower(tx, taken.community, { id: taken.subject });
    return dropTelling(tx, taken);
  }
  return settleTelling(tx, taken, { told: taken.wanted, state: "told", attempts: 0, reason: null, tryAt: now });
}

/** A server that says it is gone (410) is; one that says no for reasons of its own may say yes when it has looked again. */
function becameOf(answered: Answered): Became {
  if (answered.kind === "none") return answered.why === "closed" ? "never" : "later";
  const { status } = answered;
  if (status >= 200 && status < 300) return "told";
  if (status === 410) return "gone";
  return status === 413 || status === 422 ? "never" : "later";
}

function waitFor(attempts: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 4 ** (attempts - 1));
}
