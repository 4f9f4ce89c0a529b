import { DAY, type Instant } from "#kernel/clock.ts";
import { instantOfWall, type Meeting, meetingOfWall, toInstant, wallAt } from "./calendar.ts";
import { dateOfDay, dayOf, type Local, type LocalDate, localOf, type Wall, wallOf } from "./civil.ts";
import { type ElapsedPlan, elapsedFrom, elapsedPlanOf, elapsedUpTo, lastElapsed } from "./elapsed.ts";
import { pauseTest } from "./pauses.ts";
import { mayBeEmpty, momentFrom, momentUpTo, nthMoment, type Plan, planOf } from "./plan.ts";
import { type Quick, quickInstant, quickOf, quickWall, SHAPE } from "./quick.ts";
import { isBounded, type Rule } from "./rule.ts";
import { segmentAt, tableOf, type Zone, type ZoneTable } from "./zones.ts";

export { givesOneADay, isBounded, ONCE, type Rule, type RuleDay, withExceptions } from "./rule.ts";

/** One date of a series. */
export interface Occurrence {
  /** The original local date: with the series, the identity of the occurrence. Registrations hang on it; it never changes. */
  readonly date: LocalDate;
  /** The hour on the wall that the rule gives. */
  readonly local: Local;
  /** What the clocks will show then: differs from `local` in a gap only. */
  readonly shown: Local;
  readonly instant: Instant;
  readonly meeting: Meeting;
}

/** A rule, its start and its zone made ready for arithmetic; keep one to ask many times. Its inside is nobody's business. */
export interface Prepared extends Quick {
  readonly table: ZoneTable;
  readonly rule: Rule;
  readonly start: Local;
  readonly zone: Zone;
  /** Whether the rule ends or leaves dates out. */
  readonly limited: boolean;
  /** Made when it is needed for the first time: most questions are answered without it. */
  plan: Plan | null;
  readonly elapsed: ElapsedPlan | null;
  /** Whether a day is left out; null where none is. */
  readonly isLeftOut: ((day: number) => boolean) | null;
  /** The last wall and the last instant included; Infinity where the rule sets none. */
  readonly lastWall: Wall;
  readonly lastInstant: number;
}

/** What was asked last is asked again soonest; keeping more would cost more than preparing anew. */
let latest: Prepared | null = null;

/**
 * The occurrences of a rule in order of time, each computed from the start (the anchor), from the instant `from` on where given. Endless when
 * the rule is. An hour that does not exist is moved forward by the gap, one that comes twice is the first; no instant is given twice.
 */
export function* occurrences(rule: Rule, start: Local, zone: Zone, from?: Instant): Generator<Occurrence, void, undefined> {
  const ready = prepare(rule, start, zone);
  let after = from === undefined ? Number.NEGATIVE_INFINITY : from - 1;
  for (;;) {
    const wall = nextWall(ready, after);
    if (wall === null) return;
    const occurrence = occurrenceOf(ready, wall);
    after = occurrence.instant;
    yield occurrence;
  }
}

/** The first occurrence strictly after an instant, found without walking from the start; null when the rule gives none. */
export function nextOccurrence(rule: Rule, start: Local, zone: Zone, after: Instant): Occurrence | null {
  const ready = prepare(rule, start, zone);
  const wall = nextWall(ready, after);
  return wall === null ? null : occurrenceOf(ready, wall);
}

/** The instant of {@link nextOccurrence}, for those who plan many: nothing but arithmetic. */
export function nextInstant(rule: Rule, start: Local, zone: Zone, after: Instant): Instant | null {
  if (isBounded(rule) || rule.except !== undefined || rule.pauses !== undefined) return nextInstantOf(prepare(rule, start, zone), after);
  const table = tableOf(zone);
  const startWall = wallOf(start);
  const startDay = Math.floor(startWall / DAY);
  const wall = quickWall(quickOf(rule, startDay, startWall - startDay * DAY), table, after);
  // A usual rule is asked without being made ready for more.
  return wall < Number.POSITIVE_INFINITY ? instantOfWall(table, wall) : nextInstantOf(prepare(rule, start, zone), after);
}

/** The first occurrence of all; null when the rule gives no date. */
export function firstOccurrence(rule: Rule, start: Local, zone: Zone): Occurrence | null {
  return nextOccurrence(rule, start, zone, Number.NEGATIVE_INFINITY as Instant);
}

/** The last occurrence strictly before an instant; null when there is none. */
export function previousOccurrence(rule: Rule, start: Local, zone: Zone, before: Instant): Occurrence | null {
  const ready = prepare(rule, start, zone);
  const wall = previousWall(ready, before);
  return wall === null ? null : occurrenceOf(ready, wall);
}

/** The last occurrence of a rule that ends; null when it never ends or gives no date. */
export function lastOccurrence(rule: Rule, start: Local, zone: Zone): Occurrence | null {
  if (!isBounded(rule)) return null;
  const ready = prepare(rule, start, zone);
  const end = Math.min(ready.lastInstant, ready.lastWall === Number.POSITIVE_INFINITY ? ready.lastWall : ready.lastWall + 2 * DAY);
  if (end === Number.POSITIVE_INFINITY) return null;
  const wall = previousWall(ready, end + 1);
  return wall === null ? null : occurrenceOf(ready, wall);
}

/** The occurrence whose original date is `date`; null when the rule gives none on that date. The first of the day where there are several. */
export function occurrenceOn(rule: Rule, start: Local, zone: Zone, date: LocalDate): Occurrence | null {
  const midnight = toInstant(`${date}T00:00` as Local, zone);
  for (const occurrence of occurrences(rule, start, zone, (midnight - DAY) as Instant)) {
    if (occurrence.date === date) return occurrence;
    if (occurrence.instant > midnight + 3 * DAY) return null;
  }
  return null;
}

/** Whether the start is itself given by the rule. Where it is not, it is no occurrence, and people are told so. */
export function givesItsStart(rule: Rule, start: Local, zone: Zone): boolean {
  return firstOccurrence(rule, start, zone)?.local === start;
}

/** The instant of the first occurrence of a prepared rule strictly after an instant; null when there is none. */
export function nextInstantOf(ready: Prepared, after: Instant): Instant | null {
  if (!ready.limited) {
    const quick = quickInstant(ready, ready.table, after);
    if (!Number.isNaN(quick)) return quick as Instant;
  }
  const wall = nextWall(ready, after);
  return wall === null ? null : instantOf(ready, wall);
}

/** Makes a rule ready, for those who ask it many times. */
export function prepare(rule: Rule, start: Local, zone: Zone): Prepared {
  if (latest !== null && latest.rule === rule && latest.start === start && latest.zone === zone) return latest;
  const table = tableOf(zone);
  const isElapsed = rule.freq === "hourly" || rule.freq === "minutely";
  const startWall = wallOf(start);
  const startDay = Math.floor(startWall / DAY);
  const quick = quickOf(rule, startDay, startWall - startDay * DAY);
  const isLeftOut = leftOutOf(rule);
  const isLimited = isBounded(rule) || isLeftOut !== null;
  const needsPlan = !isElapsed && (rule.count !== undefined || quick.shape === SHAPE.slow);
  const plan = needsPlan ? planOf(rule, start) : null;
  const elapsed = isElapsed ? elapsedPlanOf(rule, start, table) : null;
  const end = isLimited || (plan !== null && mayBeEmpty(plan)) ? endOf(rule, plan, elapsed) : ENDLESS;
  latest = {
    shape: quick.shape,
    firstDay: quick.firstDay,
    base: quick.base,
    interval: quick.interval,
    time: quick.time,
    weekdays: quick.weekdays,
    length: quick.length,
    shift: quick.shift,
    times: quick.times,
    table,
    limited: isLimited,
    rule,
    start,
    zone,
    plan,
    elapsed,
    isLeftOut,
    lastWall: end.lastWall,
    lastInstant: end.lastInstant,
  };
  return latest;
}

const ENDLESS = { lastWall: Number.POSITIVE_INFINITY, lastInstant: Number.POSITIVE_INFINITY } as const;

function leftOutOf({ except, pauses }: Rule): Prepared["isLeftOut"] {
  const dates = except === undefined || except.length === 0 ? null : new Set(except.map(dayOf));
  const isPaused = pauses === undefined || pauses.length === 0 ? null : pauseTest(pauses);
  if (isPaused === null) return dates === null ? null : (day) => dates.has(day);
  return dates === null ? isPaused : (day) => dates.has(day) || isPaused(day);
}

/** So many dates left out one after another are taken for all of them: a yearly rule that always falls on a holiday must end. */
const MOST_LEFT_OUT = 5_000;

function endOf(rule: Rule, plan: Plan | null, elapsed: ElapsedPlan | null): { lastWall: Wall; lastInstant: number } {
  let lastWall = Number.POSITIVE_INFINITY;
  let lastInstant = Number.POSITIVE_INFINITY;
  if (typeof rule.until === "number") lastInstant = rule.until;
  else if (rule.until !== undefined) {
    lastWall = rule.until.length > 10 ? wallOf(rule.until as Local) : wallOf(`${rule.until}T00:00` as Local) + DAY - 1;
  }
  // A rule that gives no date at all is found out once, here, and ends at once ever after.
  if (plan !== null && mayBeEmpty(plan) && momentFrom(plan, plan.startWall) === null)
    return { lastWall, lastInstant: Number.NEGATIVE_INFINITY };
  if (rule.count === undefined) return { lastWall, lastInstant };
  if (elapsed !== null)
    return { lastWall, lastInstant: Math.min(lastInstant, lastElapsed(elapsed, rule.count) ?? Number.NEGATIVE_INFINITY) };
  const last = nthMoment(plan as Plan, rule.count) ?? Number.NEGATIVE_INFINITY;
  return { lastWall: Math.min(lastWall, last), lastInstant };
}

function instantOf(ready: Prepared, wall: Wall): Instant {
  return ready.elapsed === null ? instantOfWall(ready.table, wall) : (wall as Instant);
}

/** The nominal wall (of an elapsed rule: the instant) of the first occurrence after an instant. */
function nextWall(ready: Prepared, after: number): number | null {
  const wall = quickWall(ready, ready.table, after);
  if (Number.isNaN(wall)) return ready.elapsed === null ? plannedWall(ready, after) : nextElapsed(ready, after);
  if (!ready.limited) return wall === Number.POSITIVE_INFINITY ? null : wall;
  return withinLimits(ready, wall, after);
}

/** The found wall, or the next one after it that is not left out, unless the rule ends before. */
function withinLimits(ready: Prepared, found: number, after: number): Wall | null {
  let wall = found;
  for (let tries = 0; tries < MOST_LEFT_OUT && wall <= ready.lastWall && wall !== Number.POSITIVE_INFINITY; tries += 1) {
    const instant = instantOfWall(ready.table, wall);
    if (after >= ready.lastInstant || instant > ready.lastInstant) return null;
    if (!ready.isLeftOut?.(Math.floor(wall / DAY))) return wall;
    wall = quickWall(ready, ready.table, instant);
    if (Number.isNaN(wall)) return plannedWall(ready, instant);
  }
  return null;
}

/** {@link nextWall} for every rule that follows the clocks on the wall, near their changes as well. */
function plannedWall(ready: Prepared, after: number): Wall | null {
  if (after >= ready.lastInstant) return null;
  const { table } = ready;
  const plan = planIn(ready);
  const from = after === Number.NEGATIVE_INFINITY ? after : lowestWall(table, after);
  let best: Wall | null = null;
  let bestInstant = Number.POSITIVE_INFINITY;
  let leftOut = 0;
  for (let wall = momentFrom(plan, from); wall !== null && wall <= ready.lastWall; wall = momentFrom(plan, wall + 1)) {
    // Only an hour moved out of a gap can come after one that follows it on the wall.
    if (best !== null && wall > wallAt(table, bestInstant as Instant)) break;
    if (ready.isLeftOut?.(Math.floor(wall / DAY))) {
      leftOut += 1;
      if (leftOut > MOST_LEFT_OUT) break;
      continue;
    }
    const instant = instantOfWall(table, wall);
    if (instant <= after || instant > bestInstant || instant > ready.lastInstant) {
      if (instant > ready.lastInstant + DAY) break;
      continue;
    }
    best = wall;
    bestInstant = instant;
    if (wallAt(table, instant) === wall) break;
  }
  return best;
}

function planIn(ready: Prepared): Plan {
  ready.plan ??= planOf(ready.rule, ready.start);
  return ready.plan;
}

function previousWall(ready: Prepared, before: number): number | null {
  if (ready.elapsed !== null) return previousElapsed(ready, before);
  const { table } = ready;
  const plan = planIn(ready);
  let best: Wall | null = null;
  let bestInstant = Number.NEGATIVE_INFINITY;
  const top = Math.min(ready.lastWall, highestWall(table, before));
  for (let wall = momentUpTo(plan, top); wall !== null; wall = momentUpTo(plan, wall - 1)) {
    if (best !== null && wall < best - 2 * DAY) break;
    if (ready.isLeftOut?.(Math.floor(wall / DAY))) continue;
    const instant = instantOfWall(table, wall);
    if (instant >= before || instant <= bestInstant || instant > ready.lastInstant) continue;
    best = wall;
    bestInstant = instant;
  }
  return best;
}

function nextElapsed(ready: Prepared, after: number): number | null {
  const plan = ready.elapsed as ElapsedPlan;
  for (let at = elapsedFrom(plan, after + 1); at !== null && at <= ready.lastInstant; at = elapsedFrom(plan, at + 1)) {
    const wall = wallAt(ready.table, at as Instant);
    if (wall > ready.lastWall) return null;
    if (!ready.isLeftOut?.(Math.floor(wall / DAY))) return at;
  }
  return null;
}

function previousElapsed(ready: Prepared, before: number): number | null {
  const plan = ready.elapsed as ElapsedPlan;
  for (let at = elapsedUpTo(plan, Math.min(before - 1, ready.lastInstant)); at !== null; at = elapsedUpTo(plan, at - 1)) {
    const wall = wallAt(ready.table, at as Instant);
    if (wall <= ready.lastWall && !ready.isLeftOut?.(Math.floor(wall / DAY))) return at;
  }
  return null;
}

/** No wall below this one can give an instant after `after`: within a day of a change the smaller offset of the two is taken. */
function lowestWall(table: ZoneTable, after: number): Wall {
  const segment = segmentAt(table, after);
  const offset = table.offsets[segment] as number;
  if (after - (table.starts[segment] as number) > DAY) return after + offset;
  return after + Math.min(offset, table.offsets[segment - 1] ?? offset);
}

function highestWall(table: ZoneTable, before: number): Wall {
  const segment = segmentAt(table, before);
  const offset = table.offsets[segment] as number;
  if (before - (table.starts[segment] as number) > DAY) return before + offset;
  return before + Math.max(offset, table.offsets[segment - 1] ?? offset);
}

function occurrenceOf(ready: Prepared, found: number): Occurrence {
  const { table } = ready;
  const instant = instantOf(ready, found);
  const shownWall = wallAt(table, instant);
  const wall = ready.elapsed === null ? found : shownWall;
  const local = localOf(wall);
  return {
    date: dateOfDay(Math.floor(wall / DAY)),
    local,
    shown: shownWall === wall ? local : localOf(shownWall),
    instant,
    meeting: ready.elapsed === null ? meetingOfWall(table, wall) : "exact",
  };
}
