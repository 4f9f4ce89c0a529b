import { z } from "zod";
import type { Card } from "#chat/card.ts";
import { plainText } from "#chat/prose.ts";
import { done, gone, type JobKinds } from "#jobs/job.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { notifiedRole } from "#membership/platform-roles.ts";
import { communitySettings, personNames } from "#membership/store.ts";
import { freshen } from "#outbox/fresh.ts";
import { type FreshTellers, type NoticeTellers, noticeTeller, type Telling } from "#outbox/teller.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { gatheringCard, personalCard } from "./cards.ts";
import { SEATS_FREED } from "./common-seats.ts";
import { followOrigin, seatsFreed, withLink } from "./copies.ts";
import { askFeedback, FEEDBACK } from "./feedback.ts";
import { feedbackJob, feedbackNotices } from "./feedback-later.ts";
import { type Gathering, isSeries, reasonHoles } from "./gathering.ts";
import { holdAsks, holdDecided } from "./holds-later.ts";
import { closesAt, type KeptDate, keptSince, type Occurrence, occurrenceAt, occurrenceState } from "./occurrence.ts";
import { OFFER_ENDS } from "./offering.ts";
import { offerEnds, offered, offerOver } from "./offers-later.ts";
import { PROGRAMME, programmeJob, programmeTold } from "./programme-later.ts";
import { arrange, CLOSING, FOLLOW, planClosing, TURN } from "./promises.ts";
import { findRegistration } from "./registrations.ts";
import { messageFresh, rotaNotices } from "./rota-later.ts";
import { TASKS } from "./rota-plan.ts";
import { tasksJob } from "./rota-reminders.ts";
import type { Registration } from "./seat.ts";
import { NAMES_IN_ROOM, sightOf } from "./sight.ts";
import { applyStandings } from "./standing.ts";
import { findGathering, hangs, keptDates, takeGathering } from "./store.ts";
import { type DateAndGathering, dateOfId } from "./told.ts";
import { leadsFor, quietOf, reminderDue, wishOf } from "./wishes.ts";

const id = z.string().transform((text) => text as Id);
const instant = z.number().transform((value) => value as Instant);

interface Told extends DateAndGathering {
  readonly mine: Registration | null;
}

async function toldDate(db: Db, facts: { readonly occurrence: Id }, telling: Telling): Promise<Told | null> {
  const found = await dateOfId(db, telling.community, facts.occurrence);
  if (found === null) return null;
  const mine = telling.person === null ? null : await findRegistration(db, telling.community, facts.occurrence, telling.person);
  return { ...found, gathering: await withLink(db, found.gathering, mine), mine };
}

/** Of the reminders that are due together after a silence, only the one nearest to the date is worth saying. */
async function isOvertaken(db: Db, gathering: Gathering, occurrence: Occurrence, telling: Telling): Promise<boolean> {
  if (telling.person === null) return false;
  const wish = await wishOf(db, telling.community, telling.person);
  const quiet = wish.quiet ?? (await quietOf(db, telling.community));
  return leadsFor(gathering, wish).some((lead) => {
    const due = reminderDue(occurrence, lead, gathering.zone, quiet === "none" ? null : quiet);
    return due > telling.due && due <= telling.now;
  });
}

const reminder = noticeTeller({
  version: 1,
  letter: "asked",
  facts: z.object({ gathering: id, occurrence: id }),
  async card(db, facts, voice, telling) {
    const told = await toldDate(db, facts, telling);
    if (told === null || told.mine === null) return null;
    const { gathering, occurrence, mine } = told;
    if (occurrence.cancelled !== null || occurrence.at <= telling.now) return null;
    if (mine.state !== "going" && mine.state !== "maybe") return null;
    if (await isOvertaken(db, gathering, occurrence, telling)) return null;
    const key = telling.late > 0 ? "gathering-reminder-late" : "gathering-reminder";
    const values = { title: occurrence.title, moment: voice.moment(occurrence.at), state: mine.state };
    return personalCard(
      {
        text: voice.say(key, values),
        summary: voice.text(key, values),
        tone: "calm",
        gathering,
        occurrence,
        answers: mine.state === "maybe" ? "all" : "leave",
      },
      voice,
    );
  },
});

const promoted = noticeTeller({
  version: 1,
  facts: z.object({ gathering: id, occurrence: id }),
  async card(db, facts, voice, telling) {
    const told = await toldDate(db, facts, telling);
    if (told === null || told.mine?.state !== "going") return null;
    const { gathering, occurrence, mine } = told;
    if (occurrence.cancelled !== null || occurrence.end <= telling.now) return null;
    const values = { title: occurrence.title, moment: voice.moment(occurrence.at), seats: mine.seats };
    const text = voice.say("gathering-promoted", values);
    return personalCard(
      { text, summary: voice.text("gathering-promoted", values), tone: "good", gathering, occurrence, answers: "leave" },
      voice,
    );
  },
});

const answeredFor = noticeTeller({
  version: 1,
  facts: z.object({
    gathering: id,
    occurrence: id,
    by: id,
    state: z.enum(["going", "maybe", "declined", "waitlisted", "left"]),
    dates: z.number().int(),
  }),
  async card(db, facts, voice, telling) {
    const told = await toldDate(db, facts, telling);
    if (told === null || told.occurrence.cancelled !== null || told.occurrence.end <= telling.now) return null;
    const { gathering, occurrence } = told;
    const name = (await personNames(db, telling.community, [facts.by])).get(facts.by) ?? "";
    const values = { title: occurrence.title, moment: voice.moment(occurrence.at), name, state: facts.state, dates: facts.dates };
    const text = voice.say("gathering-told-answered-for", values);
    const answers = facts.state === "going" || facts.state === "waitlisted" ? "leave" : "all";
    return personalCard({ text, summary: plainText(text), tone: "calm", gathering, occurrence, answers }, voice);
  },
});

const slotOff = noticeTeller({
  version: 1,
  facts: z.object({ gathering: id, occurrence: id, kind: z.enum(["task", "ride"]), name: z.string(), driver: id.nullable() }),
  async card(db, facts, voice, telling) {
    const told = await toldDate(db, facts, telling);
    if (told === null || told.occurrence.cancelled !== null || told.occurrence.at <= telling.now) return null;
    const { gathering, occurrence } = told;
    const driver = facts.driver === null ? "" : ((await personNames(db, telling.community, [facts.driver])).get(facts.driver) ?? "");
    const values = { title: occurrence.title, moment: voice.moment(occurrence.at), kind: facts.kind, name: facts.name, driver };
    const text = voice.say("gathering-told-slot-off", values);
    return personalCard({ text, summary: plainText(text), tone: "warning", gathering, occurrence, answers: "leave" }, voice);
  },
});

const changed = noticeTeller({
  version: 1,
  facts: z.object({ gathering: id, occurrence: id, was: instant, what: z.literal("link").optional() }),
  async card(db, facts, voice, telling) {
    const told = await toldDate(db, facts, telling);
    if (told === null || told.mine === null) return null;
    const { gathering, occurrence } = told;
    if (occurrence.cancelled !== null || occurrence.end <= telling.now) return null;
    const moved = occurrence.at !== facts.was;
    const values = { title: occurrence.title, moment: voice.moment(occurrence.at) };
    if (facts.what === "link" && !moved) {
      if (told.mine.state !== "going" || gathering.link === null) return null;
      const text = voice.say("gathering-told-link", values);
      return personalCard({ text, summary: plainText(text), tone: "calm", gathering, occurrence, answers: "leave" }, voice);
    }
    const was = { ...values, was: voice.moment(facts.was) };
    const text = moved ? voice.say("gathering-told-moved", was) : voice.say("gathering-told-changed", values);
    return personalCard({ text, summary: plainText(text), tone: "warning", gathering, occurrence, answers: "leave" }, voice);
  },
});

const cancelled = noticeTeller({
  version: 1,
  facts: z.object({ gathering: id, occurrence: id, scope: z.enum(["this", "following", "all"]) }),
  async card(db, facts, voice, telling) {
    const found = await dateOfId(db, telling.community, facts.occurrence);
    if (found === null) return null;
    const { gathering, occurrence } = found;
    const single = facts.scope === "this" || !isSeries(gathering);
    const values = { title: occurrence.title, moment: voice.moment(occurrence.at), ...reasonHoles(occurrence.cancelled?.reason ?? null) };
    const key = single ? "gathering-told-cancelled" : "gathering-told-cancelled-series";
    return personalCard(
      { text: voice.say(key, values), summary: voice.text(key, values), tone: "warning", gathering, occurrence, answers: "none" },
      voice,
    );
  },
});

/** What gatherings tell later, the cards that stay fresh, and the turn to the next date. */
export function gatheringsLater({ ids }: Pick<Parts, "ids">): {
  readonly notices: NoticeTellers;
  readonly fresh: FreshTellers;
  readonly jobs: JobKinds;
} {
  return {
    notices: {
      "gathering-reminder": reminder,
      "gathering-promoted": promoted,
      "gathering-answered-for": answeredFor,
      "gathering-slot-off": slotOff,
      "gathering-offered": offered,
      "gathering-offer-over": offerOver,
      "gathering-asks": holdAsks,
      "gathering-decided": holdDecided,
      "gathering-programme": programmeTold,
      "gathering-changed": changed,
      "gathering-cancelled": cancelled,
      ...rotaNotices,
      ...feedbackNotices,
    },
    fresh: {
      "gathering-message": messageFresh,
      /** The one standing card: it always shows the next date. What is over is closed where it hangs, and not put up any more. */
      async gathering(db, community, subject, voice, late) {
        const gathering = await findGathering(db, community, subject);
        if (gathering === null) return null;
        const sight = await sightOf(db, gathering, voice.now, NAMES_IN_ROOM);
        const over = sight.occurrence === null || ["past", "cancelled"].includes(occurrenceState(sight.occurrence, voice.now));
        if (over && !(await hangs(db, community, "gathering", subject))) return null;
        return asPosted(db, gathering, gatheringCard(sight, voice, late));
      },
      /** The card of one date. */
      async occurrence(db, community, subject, voice, late) {
        const found = await dateOfId(db, community, subject);
        if (found === null) return null;
        const { gathering, occurrence } = found;
        const over = occurrence.cancelled !== null || occurrence.at <= voice.now;
        if (over && !(await hangs(db, community, "occurrence", subject))) return null;
        return asPosted(db, gathering, gatheringCard(await sightOf(db, gathering, voice.now, NAMES_IN_ROOM, occurrence), voice, late));
      },
    },
    jobs: {
      [FOLLOW]: followOrigin(ids),
      [SEATS_FREED]: seatsFreed,
      [PROGRAMME]: programmeJob,
      [TASKS]: tasksJob,
      [FEEDBACK]: feedbackJob,
      [OFFER_ENDS]: offerEnds,
      /** When a date takes no more answers, its card says so. */
      [CLOSING]: {
        catchUp: "once",
        async handle(tx, job, run) {
          const gathering = await takeGathering(tx, job.community, job.subject);
          if (gathering === null) return gone;
          const kept = await keptDates(tx, gathering, keptSince(job.due, gathering.zone));
          await freshen(tx, job.community, { kind: "gathering", id: gathering.id });
          await freshenThose(tx, gathering, kept, (date) =>
            [closesAt(gathering, date), date.at].some((at) => at >= job.due && at <= run.now),
          );
          await planClosing(tx, gathering, kept, run.now);
          return done;
        },
      },
      /** When a date has ended: its card is closed, the standing card turns to the next one, and what falls due until then is promised. */
      [TURN]: {
        catchUp: "once",
        async handle(tx, job, run) {
          const gathering = await takeGathering(tx, job.community, job.subject);
          if (gathering === null) return gone;
          await arrange(tx, ids, gathering, run.now, { calendar: "same", overdue: "late" });
          await applyStandings(tx, ids, gathering, run.now);
          await askFeedback(tx, gathering, job.due, run.now);
          await freshen(tx, job.community, { kind: "gathering", id: gathering.id });
          const kept = await keptDates(tx, gathering, keptSince(job.due, gathering.zone));
          await freshenThose(tx, gathering, kept, ({ end }) => end <= run.now && end >= job.due);
          return done;
        },
      },
    },
  };
}

/** The card with the role that it notifies, and with a thread below it where the association wants one for each gathering. */
async function asPosted(db: Db, { community, title, notify }: Gathering, card: Card): Promise<Card> {
  const role = await notifiedRole(db, community, notify);
  const { threads } = await communitySettings(db, community);
  return { ...card, ...(role === null ? {} : { notify: role }), ...(threads ? { thread: title } : {}) };
}

/** Draws the cards of some announced dates anew. */
async function freshenThose(
  tx: Tx,
  gathering: Gathering,
  kept: readonly KeptDate[],
  isMeant: (date: Occurrence) => boolean,
): Promise<void> {
  for (const each of kept) {
    const date = each.announced === null ? null : occurrenceAt(gathering, each.original, each);
    if (date !== null && isMeant(date)) await freshen(tx, gathering.community, { kind: "occurrence", id: each.id });
  }
}
