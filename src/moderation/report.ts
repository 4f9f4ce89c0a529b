import type { Act } from "#chat/call.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";

/** Something reported in confidence. Only its handler reads all of it; whoever reported it reads how far it is. */
export interface Report {
  readonly id: Id;
  readonly handle: string;
  readonly reporter: Id;
  readonly about: string;
  readonly message: string | null;
  readonly meant: Id | null;
  readonly handler: Id | null;
  readonly passed: readonly Id[];
  readonly state: "received" | "handled" | "resolved" | "dismissed";
  readonly at: Instant;
}

/** Whether somebody still has to deal with a report. */
export function isOpen({ state }: Pick<Report, "state">): boolean {
  return state === "received" || state === "handled";
}

/** What was done to somebody, or is proposed to be. */
export interface Measure {
  readonly id: Id;
  readonly person: Id;
  readonly kind: "hint" | "warning" | "suspension";
  readonly reason: string;
  readonly report: Id | null;
  readonly proposer: Id;
  readonly seconder: Id | null;
  readonly state: "proposed" | "active" | "appealed" | "ended" | "lifted" | "dropped";
  readonly ends: Instant | null;
  readonly appealUntil: Instant | null;
  readonly appeal: string | null;
}

/** From a word in private to the proposal of an exclusion, mildest first; then how a report ends. */
export const STEPS = ["hint", "warning", "suspension", "exclusion", "resolve", "dismiss", "pass"] as const;

/** What a second person says about a suspension that was proposed, and another one about an appeal. */
export const DECISIONS = ["confirm", "drop", "uphold", "lift"] as const;

export type Decision = (typeof DECISIONS)[number];

export type Step = (typeof STEPS)[number];

/** The steps that say something to somebody: they need a reason. */
export const TELLING: readonly Step[] = ["hint", "warning", "suspension", "exclusion"];

/**
 * Who handles a report: of those who may, one who is neither meant nor the one who reported, and has not passed it on; the one with
 * the fewest in hand. Null when everybody who may is concerned.
 */
export function handlerFor(
  report: Pick<Report, "reporter" | "meant" | "passed">,
  candidates: readonly Id[],
  inHand: ReadonlyMap<Id, number>,
): Id | null {
  const free = candidates.filter((one) => one !== report.reporter && one !== report.meant && !report.passed.includes(one));
  return free.toSorted((a, b) => (inHand.get(a) ?? 0) - (inHand.get(b) ?? 0) || (a < b ? -1 : 1))[0] ?? null;
}

/** Refuses everybody but the handler, as long as they may moderate, and whatever is over. */
export function requireHandler(report: Report, act: Pick<Act, "person" | "may">): void {
  if (!isHandler(report, act)) throw new Refusal("report-not-yours");
  if (!isOpen(report)) throw new Refusal("report-over", { handle: report.handle });
}

/** Whether somebody handles a report: whoever has lost the power to moderate reads and does nothing more there. */
export function isHandler(report: Pick<Report, "handler">, act: Pick<Act, "person" | "may">): boolean {
  return report.handler === act.person && act.may("moderate");
}

/**
 * Suspending takes a second person: neither the one who proposed it, nor the one it is about. What both agree on is when it ends, so it is
 * not confirmed (at `now`; null for what is dropped) once that has passed.
 */
export function requireSecond(measure: Measure, person: Id, now: Instant | null): void {
  if (measure.state !== "proposed") throw new Refusal("measure-decided");
  if (measure.person === person) throw new Refusal("measure-concerned");
  if (measure.proposer === person) throw new Refusal("measure-second-person");
  if (now !== null && measure.ends !== null && measure.ends <= now)
    throw new Refusal("measure-too-late", { until: { moment: measure.ends } });
}

/** Whether somebody is meant by a measure, proposed it or seconded it. */
export function hadPart({ person, proposer, seconder }: Measure, one: Id): boolean {
  return [person, proposer, seconder].includes(one);
}

/** An appeal is decided by somebody who had no part in the measure. */
export function requireApart(measure: Measure, person: Id): void {
  if (measure.state !== "appealed") throw new Refusal("measure-decided");
  if (hadPart(measure, person)) throw new Refusal("measure-had-part");
}

/** Whether somebody is asked to decide a measure as it stands: a suspension that was proposed, or an appeal. */
export function isAsked(measure: Measure, reader: Id): boolean {
  return (measure.state === "proposed" || measure.state === "appealed") && !hadPart(measure, reader);
}

/** The words of a list that stand in a text, as whole words, without regard to case and accents. */
export function wordsFound(text: string, list: readonly string[]): readonly string[] {
  const words = new Set(fold(text).split(/[^\p{L}\p{N}]+/u));
  const folded = ` ${[...fold(text).split(/[^\p{L}\p{N}]+/u)].join(" ")} `;
  return list.filter((word) => {
    const wanted = fold(word)
      .split(/[^\p{L}\p{N}]+/u)
      .join(" ");
    return wanted !== "" && (words.has(wanted) || folded.includes(` ${wanted} `));
  });
}
