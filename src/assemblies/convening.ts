import { dateAt, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { GivenMoment } from "#chat/option.ts";
import { plan } from "#jobs/plan.ts";
import { type Instant, MINUTE } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { announcementPlaces, electors } from "#membership/store.ts";
import { tell } from "#outbox/notice.ts";
import { roomsFor } from "#outbox/room.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import type { AssemblyRow } from "#store/tables/assemblies.ts";
import type { Assembly, Irregularity } from "./assembly.ts";
import { insertAssembly, secondCallOf } from "./assembly-store.ts";
import { loadElectors, setElectors } from "./electorate-store.ts";
import { readQuorum, writeQuorum } from "./quorum.ts";
import { type DatedRules, dayBefore, daysBetween, quorumUnder, type Rules } from "./rules.ts";
import { rulesFor } from "./rules-store.ts";

/** What an assembly is convened with, as it was typed. What is not said comes from the rules. */
export interface Convening {
  readonly title: string;
  readonly start: GivenMoment;
  readonly kind?: "ordinary" | "extraordinary" | undefined;
  readonly place?: string | undefined;
  readonly quorum?: string | undefined;
  readonly record?: GivenMoment | undefined;
  readonly proxies?: number | undefined;
  readonly second?: string | undefined;
}

/** Convenes an assembly under the rules of its day: what was typed wins over them. Everybody entitled is told. */
export async function conveneAssembly(tx: Tx, act: Act, id: Id, given: Convening): Promise<AssemblyRow> {
  const kind = given.kind ?? "ordinary";
  const dated = await rulesFor(tx, act.community.id, kind, dateAt(given.start.at, act.community.zone as Zone));
  const { rules } = dated;
  const record = given.record?.at ?? act.now;
  if (record > given.start.at) throw new Refusal("assembly-record-late", { when: { moment: given.start.at } });
  const row = await assemblyRow(tx, act, id, dated, {
    title: given.title,
    kind,
    start: given.start.at,
    place: given.place ?? null,
    quorum: writeQuorum(quorumUnder(rules, readQuorum(given.quorum ?? rules.quorum))),
    second_quorum: secondQuorum(given.second ?? rules.second, rules),
    proxies: given.proxies ?? rules.proxies,
    record,
    agenda: "[]",
    second_of: null,
    irregularities: noticeIrregularities(act, rules, given.start.at),
  });
  await place(tx, act, row, rules);
  return row;
}

function secondQuorum(text: string | null, rules: Rules): string | null {
  return text === null ? null : writeQuorum(quorumUnder(rules, readQuorum(text)));
}

/** A notice later than the rules ask for is refused, or written down for the minutes, as they say. */
function noticeIrregularities(act: Act, rules: Rules, start: Instant): readonly Irregularity[] {
  const zone = act.community.zone as Zone;
  const days = daysBetween(dateAt(act.now, zone), dateAt(start, zone));
  if (days >= rules.notice) return [];
  if (rules.late === "refuse") throw new Refusal("assembly-notice-short", { days, required: rules.notice });
  return [{ kind: "late-notice", days, required: rules.notice }];
}

interface RowParts extends Pick<AssemblyRow, "title" | "kind" | "place" | "quorum" | "second_quorum" | "proxies" | "agenda" | "second_of"> {
  readonly start: Instant;
  readonly record: Instant;
  readonly irregularities: readonly Irregularity[];
}

async function assemblyRow(tx: Tx, act: Act, id: Id, { rules, since }: DatedRules, parts: RowParts): Promise<AssemblyRow> {
  return {
    ...parts,
    community: act.community.id,
    id,
    handle: await nextHandle(tx, act.community.id, "A"),
    folded: fold(parts.title),
    start: instantIn(parts.start),
    record: instantIn(parts.record),
    irregularities: JSON.stringify(parts.irregularities),
    state: "convened",
    convener: act.person,
    entitled: null,
    electorate: null,
    opened_at: null,
    closed_at: null,
    version: 1,
    created_at: instantIn(act.now),
    rules: JSON.stringify(rules),
    rules_since: since,
    chair: null,
    opening: null,
    resumes_at: null,
  };
}

/** Puts the assembly down with who is entitled, and gives the notice. When the record date lies ahead, both happen again then. */
async function place(tx: Tx, act: Act, row: AssemblyRow, rules: Rules): Promise<void> {
  const { community, id } = row;
  const record = Date.parse(row.record) as Instant;
  await insertAssembly(tx, row);
  await setElectors(tx, community, id, await electorsUnder(tx, community, rules, dateAt(record, act.community.zone as Zone)));
  if (record > act.now) await plan(tx, { community, kind: "assembly-record", subject: id, due: record });
  await notifyRooms(tx, row, act.now);
  await notifyElectors(tx, row, act.now, new Set([act.person]));
}

/** The members whom the rules let vote, taken down on a local day. */
export function electorsUnder(db: Db, community: Id, rules: Rules, day: string): Promise<readonly Id[]> {
  return electors(db, community, day, { joinedBy: dayBefore(day, rules.membership), dues: rules.dues === "required" });
}

async function notifyRooms(tx: Tx, row: AssemblyRow, now: Instant): Promise<void> {
  const { community, id, handle } = row;
  for (const room of await roomsFor(tx, community, await announcementPlaces(tx, community)))
    await tell(tx, {
      community,
      name: "assembly-convened",
      version: 1,
      facts: { assembly: id },
      now,
      to: { room },
      once: `assembly-convened:${handle}:${room}`,
      kind: null,
      fresh: { kind: "assembly", id },
    });
}

/** The notice to each member entitled but those named; whoever has had it is not told again. */
export async function notifyElectors(
  tx: Tx,
  { community, id, handle }: Pick<AssemblyRow, "community" | "id" | "handle">,
  now: Instant,
  but: ReadonlySet<Id>,
): Promise<void> {
  for (const person of await loadElectors(tx, community, id)) {
    if (but.has(person)) continue;
    await tell(tx, {
      community,
      name: "assembly-convened",
      version: 1,
      facts: { assembly: id },
      now,
      to: { person },
      once: noticeKey(handle, person),
      kind: "notice",
    });
  }
}

/** Tells everybody entitled, but those named, when an adjourned assembly goes on. */
export async function notifyAdjourned(
  tx: Tx,
  { community, id, handle }: Pick<AssemblyRow, "community" | "id" | "handle">,
  until: Instant,
  now: Instant,
  but: ReadonlySet<Id>,
): Promise<void> {
  for (const person of await loadElectors(tx, community, id)) {
    if (but.has(person)) continue;
    const once = `assembly-adjourned:${handle}:${until}:${person}`;
    await tell(tx, {
      community,
      name: "assembly-adjourned",
      version: 1,
      facts: { assembly: id, until },
      now,
      to: { person },
      once,
      kind: "notice",
    });
  }
}

/** What tells the notice to one member of one assembly from all others. */
export function noticeKey(handle: string, person: string): string {
  return `assembly-notice:${handle}:${person}`;
}

/** The second call that is asked for. */
export interface SecondCall {
  readonly start: GivenMoment;
  readonly place?: string | undefined;
}

/**
 * Convenes a second call of an assembly that lacked its quorum: the same agenda, the motions not yet decided, the quorum that
 * the rules give it. `met` says whether the first one had its quorum when it was last tested.
 */
export async function conveneSecond(tx: Tx, act: Act, id: Id, first: Assembly, met: boolean, given: SecondCall): Promise<AssemblyRow> {
  const { handle } = first;
  const zone = act.community.zone as Zone;
  if (first.secondQuorum === undefined) throw new Refusal("second-not-in-rules", { handle });
  if (first.secondOf !== null) throw new Refusal("second-of-second", { handle });
  if (first.state === "convened" && act.now < first.start) throw new Refusal("second-too-early", { handle, when: { moment: first.start } });
  if (met) throw new Refusal("second-unneeded", { handle });
  const already = await secondCallOf(tx, act.community.id, first.id);
  if (already !== null) throw new Refusal("second-is-convened", { handle, second: already });
  const days = daysBetween(dateAt(first.start, zone), dateAt(given.start.at, zone));
  if (days < first.rules.interval) throw new Refusal("second-interval", { days, required: first.rules.interval });
  const earliest = (first.start + first.rules.intervalMinutes * MINUTE) as Instant;
  if (given.start.at < earliest || given.start.at <= first.start)
    throw new Refusal("second-interval-hours", { when: { moment: earliest } });
  const row = await assemblyRow(
    tx,
    act,
    id,
    { rules: first.rules, since: first.rulesSince },
    {
      title: first.title,
      kind: first.kind,
      start: given.start.at,
      place: given.place ?? first.place,
      quorum: writeQuorum(first.secondQuorum),
      second_quorum: null,
      proxies: first.proxyCap,
      record: act.now,
      agenda: JSON.stringify(first.agenda),
      second_of: first.id,
      irregularities: [],
    },
  );
  await place(tx, act, row, first.rules);
  return row;
}
