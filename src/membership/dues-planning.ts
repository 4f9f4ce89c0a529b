import { addDays, atTime, dateAt, type LocalDate, startOfDate, toInstant, type Zone } from "#calendar/calendar.ts";
import { again, done, gone, type JobAnswer, type JobKinds } from "#jobs/job.ts";
import { type Plan, plan, planMany, planned, unplan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { tell } from "#outbox/notice.ts";
import { audit } from "#store/audit.ts";
import type { Db, Tx } from "#store/db.ts";
import type { PersonRow } from "#store/tables/membership.ts";
import { fallPowers } from "./delegations.ts";
import { communityPlace, recordEvent, writePerson } from "./life-store.ts";
import { readSettings, type Settings } from "./settings.ts";
import { findPersonById } from "./store.ts";

const JOB = "dues";
/** Reminders of dues come at ten in the morning, in minutes after midnight. */
const MORNING = 600;

/** What dues are watched by: where the community is, and what it has chosen. */
interface Watched {
  readonly zone: Zone;
  readonly settings: Settings;
}

async function watchedIn(db: Db, community: Id): Promise<Watched> {
  const row = await communityPlace.first(db, { community });
  if (row === null) throw new Error("There is no such community.");
  return { zone: row.zone as Zone, settings: readSettings(row.settings) };
}

/** The next moment at which dues that end on `through` ask for something: a reminder, or the lapse; null when nothing more does. */
function nextMoment(through: LocalDate, { zone, settings }: Watched, now: Instant): Instant | null {
  const reminders = settings.duesLeads.map((days) => toInstant(atTime(addDays(through, -days), MORNING), zone));
  const lapse = settings.dues === null ? [] : [startOfDate(addDays(through, 1 + settings.duesGrace), zone)];
  return [...reminders, ...lapse].filter((at) => at > now).sort((a, b) => a - b)[0] ?? null;
}

/** Watches somebody's dues from now on, in the change that wrote until when they are paid; null for nothing to watch. */
export async function watchDues(tx: Tx, community: Id, person: Id, through: string | null, now: Instant): Promise<void> {
  const due = through === null ? null : nextMoment(through as LocalDate, await watchedIn(tx, community), now);
  if (due === null) await unplan(tx, { community, kind: JOB, subject: person });
  else await plan(tx, { community, kind: JOB, subject: person, due });
}

/**
 * The same for many members at once, in few statements. Where nothing more is asked for, a job that is planned stays: it looks at the
 * dues anew when its hour comes, and may be the time that a new member was given to pay.
 */
export async function watchMany(
  tx: Tx,
  community: Id,
  members: readonly Pick<PersonRow, "id" | "dues_through">[],
  now: Instant,
): Promise<void> {
  const watched = await watchedIn(tx, community);
  const moments = new Map<string, Instant | null>();
  const plans: Plan[] = [];
  for (const { id, dues_through: through } of members) {
    if (through === null) continue;
    const known = moments.get(through);
    const due = known === undefined ? nextMoment(through as LocalDate, watched, now) : known;
    moments.set(through, due);
    if (due !== null) plans.push({ community, kind: JOB, subject: id, due });
  }
  await planMany(tx, plans);
}

/** After two persons became one: the dues of the one who stays are looked at when those of either would have been. */
export async function joinDues(tx: Tx, { community, keep, gone: other }: Record<"community" | "keep" | "gone", Id>): Promise<void> {
  const [own, theirs] = [
    { community, kind: JOB, subject: keep },
    { community, kind: JOB, subject: other },
  ] as const;
  const due = await planned(tx, theirs);
  if (due === null) return;
  const before = await planned(tx, own);
  if (before === null || due < before) await plan(tx, { ...own, due });
  await unplan(tx, theirs);
}

/** A new member of an association that asks for dues has a month to pay them; until then there is no vote. */
const FIRST_DUES_WITHIN = 30;

/** Gives a new member their time to pay. Resolves to the day through which dues then count as paid. */
export async function awaitFirstDues(tx: Tx, community: Id, person: Id, today: LocalDate): Promise<LocalDate> {
  const { zone } = await watchedIn(tx, community);
  await plan(tx, { community, kind: JOB, subject: person, due: startOfDate(addDays(today, FIRST_DUES_WITHIN), zone) });
  return addDays(today, -1);
}

async function remind(tx: Tx, community: Id, person: Id, through: LocalDate, days: number, now: Instant): Promise<void> {
  const facts = { through, days };
  const once = `dues:${person}:${through}:${days}`;
  await tell(tx, { community, to: { person }, name: "dues-end", version: 1, facts, once, now, kind: "reminder" });
}

async function lapse(tx: Tx, community: Id, person: Id, through: LocalDate, now: Instant): Promise<void> {
  await writePerson(tx, community, person, { standing: "lapsed" });
  await recordEvent(tx, community, { person, event: "lapsed", at: now, actor: null, reason: null });
  await audit(tx, { community, at: now, actor: null, action: "membership lapsed", subject: person, facts: { through } });
  await fallPowers(tx, community, person, { at: now, actor: null, account: null });
  const once = `lapsed:${person}:${through}`;
  await tell(tx, { community, to: { person }, name: "dues-lapsed", version: 1, facts: { through }, once, now, kind: null });
}

/** Reminds before dues end and, where the association has chosen a rule for dues, lets the membership lapse after them. */
export const duesJobs: JobKinds = {
  [JOB]: {
    catchUp: "once",
    async handle(tx, job, run): Promise<JobAnswer> {
      const { community, subject: person } = job;
      const row = await findPersonById.first(tx, { community, id: person });
      if (row === null || row.merged_into !== null) return gone;
      if (row.standing !== "member" || row.dues_through === null) return done;
      const watched = await watchedIn(tx, community);
      const through = row.dues_through as LocalDate;
      const today = dateAt(run.now, watched.zone);
      if (today > addDays(through, watched.settings.duesGrace)) {
        if (watched.settings.dues !== null) await lapse(tx, community, person, through, run.now);
        return done;
      }
      const passed = watched.settings.duesLeads.filter((days) => today >= addDays(through, -days));
      if (passed.length > 0 && today <= through) await remind(tx, community, person, through, Math.min(...passed), run.now);
      const next = nextMoment(through, watched, run.now);
      return next === null ? done : again(next);
    },
  },
};
