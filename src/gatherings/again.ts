import { dateOf } from "#calendar/calendar.ts";
import { firstOccurrence, givesItsStart, ONCE, type Rule } from "#calendar/repetition.ts";
import type { Act } from "#chat/call.ts";
import type { GivenMoment } from "#chat/option.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import type { Db } from "#store/db.ts";
import { type Gathering, refuseStrangers } from "./gathering.ts";
import { understood } from "./proposal.ts";
import { findGathering } from "./store.ts";
import type { Term } from "./term.ts";

/** What is said of a gathering that is held again "as last time". */
export interface Again {
  readonly start: GivenMoment;
  readonly title?: string | undefined;
  /** How it repeats now; as last time when not given, but for its end. */
  readonly repeat?: string | undefined;
  readonly until?: string | undefined;
}

/** The gathering that is copied, and the term of the copy. Refused to those who may not change it. */
export async function copied(
  db: Db,
  act: Act,
  id: Id,
  again: Again,
): Promise<{ readonly from: Gathering; readonly term: Term; readonly startsLater: boolean }> {
  const from = await findGathering(db, act.community.id, id);
  const last = from?.terms.at(-1);
  if (from === null || last === undefined) throw new Refusal("gathering-gone");
  refuseStrangers(from, act.person, act.may("change any gathering"));
  const setting = { now: act.now, zone: from.zone, locale: act.locale };
  const said = again.repeat === undefined ? null : understood({ ...again, title: again.title ?? last.title }, setting).term;
  if (said === null && again.until !== undefined) throw new Misuse("until", "gathering-needs-repeat", { option: "until" });
  const rule = said?.rule ?? asLastTime(last.rule);
  const { local } = again.start;
  if (firstOccurrence(rule, local, from.zone) === null) throw new Misuse("repeat", "gathering-rule-empty", { repeat: again.repeat ?? "" });
  const term: Term = {
    ...last,
    from: dateOf(local),
    to: null,
    start: local,
    rule,
    said: said?.said ?? (rule === ONCE ? null : last.said),
    title: again.title ?? last.title,
    cancelled: null,
  };
  return { from, term, startsLater: !givesItsStart(rule, local, from.zone) };
}

/** The rule without its end and the dates that were left out, which were those of last time. A number of times stays. */
function asLastTime(rule: Rule): Rule {
  if (rule.freq === ONCE.freq && rule.count === 1) return ONCE;
  const { until: _until, except: _except, ...rest } = rule;
  return rest;
}
