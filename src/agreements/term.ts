import { addDays, dateAt, type LocalDate, startOfDate, type Zone } from "#calendar/calendar.ts";
import { plan, unplan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Tx } from "#store/db.ts";
import { type Agreement, reminderDays } from "./agreement.ts";
import { inTheMorning } from "./mandating.ts";
import { updateAgreement } from "./store.ts";

/** Where and when a term is planned. */
export interface Planning {
  readonly community: { readonly id: Id; readonly zone: string };
  readonly now: Instant;
}

/**
 * Plans what a signed agreement's days bring: its beginning, the reminders before the last day for notice, its end. With
 * notice given it ends on its own day, or where it has none after the days that the notice takes.
 */
export async function planTerm(
  tx: Tx,
  planning: Planning,
  agreement: Agreement,
  why: "signed" | "renewed" | "notice given",
): Promise<void> {
  const community = planning.community.id;
  const zone = planning.community.zone as Zone;
  const today = dateAt(planning.now, zone);
  const { id, from } = agreement;
  const noticeEnds = addDays(today, agreement.noticeDays);
  const until = why === "notice given" && (agreement.until === null || noticeEnds > agreement.until) ? noticeEnds : agreement.until;
  if (until !== agreement.until) await updateAgreement(tx, community, id, { until_day: until });
  // What says no beginning begins when both have signed; how long it runs, and is renewed, is counted from there.
  if (why === "signed" && from === null) await updateAgreement(tx, community, id, { from_day: today });
  const begins = from === null || from <= today ? planning.now : startOfDate(from as LocalDate, zone);
  if (why === "signed") await plan(tx, { community, kind: "agreement-begins", subject: id, due: begins });
  for (const { day, months } of reminderDays({ ...agreement, until })) {
    const name = { community, kind: "agreement-reminder", subject: id, key: String(months) };
    if (why === "notice given") await unplan(tx, name);
    else if (day > today) await plan(tx, { ...name, due: inTheMorning(day, zone), facts: { months } });
  }
  if (until !== null)
    await plan(tx, { community, kind: "agreement-ends", subject: id, due: startOfDate(addDays(until as LocalDate, 1), zone) });
}
