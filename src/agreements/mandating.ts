import type { Motion } from "#assemblies/motion.ts";
import { loadMotion } from "#assemblies/store.ts";
import { addDays, addMonths, atTime, dateAt, type LocalDate, startOfDate, toInstant, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { GivenPerson, GivenThing } from "#chat/option.ts";
import { plan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { noteAct, tellEach } from "#membership/acting.ts";
import { findPersonById } from "#membership/store.ts";
import type { PartyKind } from "#parties/party.ts";
import { partyNamed } from "#parties/store.ts";
import { instantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import { hasLapsed } from "./agreement.ts";
import { aboutMotion, insertAgreement, insertNegotiators, mandatesFrom } from "./store.ts";

/** A mandate, as it was typed. Days are local. */
export interface Mandating {
  readonly motion: GivenThing;
  readonly object?: string | undefined;
  readonly negotiators: readonly GivenPerson[];
  readonly report?: string | undefined;
  readonly expires?: string | undefined;
  readonly limits?: string | undefined;
  readonly counterpart?: string | undefined;
  readonly kind?: PartyKind | undefined;
  readonly title?: string | undefined;
  readonly seen?: "members" | "negotiators" | undefined;
}

/** Where nothing is said, the report is due after so many months, and the mandate outlives it by as many. */
const AFTER_REPORT = 6;

/** Nine in the morning of a local day: when people are reminded of it. */
export function inTheMorning(day: string, zone: Zone): Instant {
  return toInstant(atTime(day as LocalDate, 9 * 60), zone);
}

/** The motion behind an act, which must have been adopted. */
export async function adoptedMotion(tx: Tx, community: Id, id: Id): Promise<Motion> {
  const motion = await loadMotion(tx, community, id);
  if (motion.amends !== null) throw new Refusal("agreement-motion-amendment", { motion: motion.handle });
  if (motion.state !== "closed" || motion.result?.outcome !== "adopted")
    throw new Refusal("agreement-motion-not-adopted", { handle: motion.handle });
  return motion;
}

/**
 * Refuses a motion that gives no mandate: one that was about another agreement, and one whose mandate lapsed or was taken
 * back. What a vote ended or let end, no secretary begins anew.
 */
async function requireMandating(tx: Tx, community: Id, { id, handle }: Motion, today: string): Promise<void> {
  if ((await aboutMotion(tx, community, id)) !== null) throw new Refusal("agreement-motion-used", { handle });
  for (const given of await mandatesFrom(tx, community, id)) {
    const { handle: mandate, state } = given;
    if (state === "withdrawn") throw new Refusal("agreement-mandate-again", { handle, mandate, why: "withdrawn" });
    if (state === "lapsed" || hasLapsed(given, today)) throw new Refusal("agreement-mandate-again", { handle, mandate, why: "lapsed" });
  }
}

/** Writes down the mandate that an adopted motion gives. Those named negotiate, and nobody else. */
export async function mandate(tx: Tx, act: Act, made: { readonly id: Id; readonly counterpart: Id }, given: Mandating): Promise<string> {
  const community = act.community.id;
  const zone = act.community.zone as Zone;
  const today = dateAt(act.now, zone);
  const motion = await adoptedMotion(tx, community, given.motion.id);
  await requireMandating(tx, community, motion, today);
  const report = given.report ?? addMonths(today, AFTER_REPORT);
  if (report < today) throw new Misuse("report", "agreement-report-past", { day: { date: report } });
  const expires = given.expires ?? addMonths(report as LocalDate, AFTER_REPORT);
  if (expires < report) throw new Misuse("expires", "agreement-expires-early", { report: { date: report }, expires: { date: expires } });
  const people = [...new Set(given.negotiators.map(({ id }) => id))];
  for (const { id, name } of given.negotiators) {
    const person = await findPersonById.first(tx, { community, id });
    if (person?.standing !== "member") throw new Misuse("negotiators", "agreement-negotiator-no-member", { name });
  }
  const party =
    given.counterpart === undefined
      ? null
      : await partyNamed(tx, { community, id: made.counterpart, name: given.counterpart, kind: given.kind ?? "other" }, act.now);
  const handle = await nextHandle(tx, community, "E");
  const title = given.title ?? motion.title;
  await insertAgreement(tx, {
    community,
    id: made.id,
    handle,
    title,
    folded: fold(title),
    counterpart: party,
    motion: motion.id,
    object: given.object ?? motion.title,
    limits: given.limits ?? null,
    report_on: report,
    expires_on: expires,
    seen_by: given.seen ?? "members",
    state: "mandated",
    from_day: null,
    until_day: null,
    renewal: "none",
    notice_days: 0,
    ratified_by: null,
    withdrawn_by: null,
    ending: null,
    version: 1,
    created_at: instantIn(act.now),
  });
  await insertNegotiators(tx, community, made.id, people);
  await plan(tx, { community, kind: "agreement-report", subject: made.id, due: inTheMorning(report, zone) });
  await plan(tx, { community, kind: "agreement-expires", subject: made.id, due: startOfDate(addDays(expires as LocalDate, 1), zone) });
  await tellEach(tx, act, people, { name: "agreement-mandated", facts: { id: made.id }, once: handle });
  await noteAct(tx, act, "mandate written down", made.id, handle);
  return handle;
}
