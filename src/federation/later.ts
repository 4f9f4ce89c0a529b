import { openToEveryone } from "#gatherings/finding.ts";
import { findGathering, keptDates } from "#gatherings/store.ts";
import { done, gone, type JobKinds } from "#jobs/job.ts";
import { planMany } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { LOOK_FEDERATED } from "#membership/federated.ts";
import { type ShownCommunity, showingCommunities } from "#membership/shown.ts";
import { communitySettings } from "#membership/store.ts";
import type { FreshTellers, NoticeTellers } from "#outbox/teller.ts";
import type { Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { type Actor, findActor, insertActor, takeActor, writeActor } from "./actor-store.ts";
import { actorFacts, eventFacts } from "./event.ts";
import { eventOfGathering, eventsUp, insertEvent, type ToldEvent, writeEvent } from "./event-store.ts";
import { allFollowers, inboxes } from "./follower-store.ts";
import { inboxesOf, tellServers } from "./store.ts";

/** How many gatherings an actor tells of at most. */
const MOST_EVENTS = 1_000;

/** What is done later about other servers: each is told what was altered, called off, or is shown no more. */
export function federationLater({ ids }: Pick<Parts, "ids">): {
  readonly notices: NoticeTellers;
  readonly fresh: FreshTellers;
  readonly jobs: JobKinds;
} {
  return {
    notices: {},
    fresh: {},
    jobs: {
      [LOOK_FEDERATED]: {
        catchUp: "once",
        async handle(tx, { community, subject }, { now }) {
          if (subject === community) return lookAtCommunity(tx, ids, community, now);
          const actor = await takeActor(tx, community);
          const shown = actor?.state === "on" ? await shownNow(tx, community) : null;
          if (actor === null || shown === null) return gone;
          await lookAtGathering(tx, ids, shown, subject, now);
          return done;
        },
      },
    },
  };
}

/** The community as it is shown, where it chose to be followed and shows its calendar; otherwise null. */
async function shownNow(tx: Tx, community: Id): Promise<ShownCommunity | null> {
  const { fediverse } = await communitySettings(tx, community);
  const shown = fediverse ? await showingCommunities({ db: tx }).shown(community) : null;
  return shown?.parts.includes("calendar") ? shown : null;
}

async function lookAtCommunity(tx: Tx, ids: Ids, community: Id, now: Instant) {
  const shown = await shownNow(tx, community);
  const before = await takeActor(tx, community);
  if (shown === null) {
    if (before?.state === "on") await closeActor(tx, ids, before, now);
    return done;
  }
  const facts = actorFacts(shown);
  if (before === null) await openActor(tx, ids, shown, now);
  else if (before.state === "off") await writeActor(tx, { ...before, state: "on", facts, edition: before.edition + 1 });
  else if (JSON.stringify(before.facts) !== JSON.stringify(facts)) {
    const edition = before.edition + 1;
    await writeActor(tx, { ...before, facts, edition });
    await tellServers(tx, ids, community, await inboxes(tx, community), { kind: "actor", subject: before.id, wanted: edition }, now);
  }
  await lookAtAll(tx, community, now);
  return done;
}

/** Its name is the one that its pages have now, and stays it: whoever follows wrote it down. */
async function openActor(tx: Tx, ids: Ids, shown: ShownCommunity, now: Instant): Promise<void> {
  const { id: community, slug } = shown;
  const own = `${slug}-${community.slice(-6)}`;
  for (const name of [slug, own, community]) {
    const made = await insertActor(tx, ids.next(), community, name, actorFacts(shown), now);
    if (made !== null || (await findActor(tx, community)) !== null) return;
  }
}

/** Everything that is up is taken back where it was told, and nobody follows any more. */
async function closeActor(tx: Tx, ids: Ids, actor: Actor, now: Instant): Promise<void> {
  await writeActor(tx, { ...actor, state: "off" });
  for (const event of await eventsUp(tx, actor.community, MOST_EVENTS)) await takeBack(tx, ids, event, now);
  for (const { id, inbox } of await allFollowers(tx, actor.community))
    await tellServers(tx, ids, actor.community, [inbox], { kind: "reject", subject: id, wanted: 1 }, now);
}

async function lookAtAll(tx: Tx, community: Id, now: Instant): Promise<void> {
  const open = await openToEveryone(tx, community, now, MOST_EVENTS);
  const up = (await eventsUp(tx, community, MOST_EVENTS)).map(({ gathering }) => gathering);
  const subjects = new Set([...open, ...up]);
  await planMany(
    tx,
    [...subjects].map((subject) => ({ community, kind: LOOK_FEDERATED, subject, due: now })),
  );
}

async function lookAtGathering(tx: Tx, ids: Ids, shown: ShownCommunity, id: Id, now: Instant): Promise<void> {
  const community = shown.id;
  const gathering = await findGathering(tx, community, id);
  const event = await eventOfGathering(tx, community, id);
  const kept = gathering === null ? [] : await keptDates(tx, gathering, "");
  const facts = gathering === null ? null : eventFacts(gathering, kept, shown, event?.facts ?? null, now);
  if (event === null) {
    if (facts === null) return;
    const made = { community, id: ids.next(), gathering: id, facts, edition: 1, published: now, changed: now };
    await insertEvent(tx, made);
    await tellServers(tx, ids, community, await inboxes(tx, community), { kind: "event", subject: made.id, wanted: 1 }, now);
    return;
  }
  if (facts === null) return takeBack(tx, ids, event, now);
  if (JSON.stringify(event.facts) === JSON.stringify(facts)) return;
  const edition = event.edition + 1;
  await writeEvent(tx, { ...event, edition }, facts, now);
  await tellServers(tx, ids, community, await serversFor(tx, event), { kind: "event", subject: event.id, wanted: edition }, now);
}

async function takeBack(tx: Tx, ids: Ids, event: ToldEvent, now: Instant): Promise<void> {
  const edition = event.edition + 1;
  await writeEvent(tx, { ...event, edition }, null, now);
  const knowing = await inboxesOf(tx, event.community, event.id);
  await tellServers(tx, ids, event.community, knowing, { kind: "event", subject: event.id, wanted: edition }, now);
}

/** Those who follow, and those who were told before: what somebody was told is put right there, whoever follows still. */
async function serversFor(tx: Tx, event: ToldEvent): Promise<readonly string[]> {
  return [...new Set([...(await inboxes(tx, event.community)), ...(await inboxesOf(tx, event.community, event.id))])];
}
