import type { Act } from "#chat/call.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { type Gathering, isSeries, refuseStrangers, type Scope } from "./gathering.ts";
import { firstAhead, heardBefore, meantDate, taken } from "./meant.ts";
import { comingDates, type Occurrence, occurrenceAt } from "./occurrence.ts";
import { arrange, freshenDate, tellEach, withdrawAllReminders, withdrawAnnouncement } from "./promises.ts";
import { registrationsOf } from "./registrations.ts";
import { scopeOf } from "./revise.ts";
import { findGathering, keepDate, keptDates, writeKept } from "./store.ts";
import { alterFrom } from "./term.ts";

/** What is to be called off. */
export interface Cancellation {
  readonly scope?: Scope | undefined;
  readonly date?: string | undefined;
  readonly reason?: string | undefined;
}

/** What was called off. */
export interface Cancelled {
  readonly gathering: Gathering;
  readonly occurrence: Occurrence;
  readonly scope: Scope;
  readonly told: number;
}

/** How gatherings are called off. */
export function cancelling({ db, ids }: Pick<Parts, "db" | "ids">) {
  /** Calls off one date, or that date and those after it, or all that is still ahead; what has taken place stays as it was. */
  function cancel(act: Act, id: Id, asked: Cancellation): Promise<Cancelled> {
    return change(db, async (tx) => {
      if (await heardBefore(tx, act, id)) return present(tx, act, id, asked);
      const gathering = await taken(tx, act, id);
      refuseStrangers(gathering, act.person, act.may("change any gathering"));
      const occurrence = await dateToCallOff(tx, act, gathering, asked.date);
      const scope = scopeOf(gathering, asked);
      return callOff(tx, ids, act, gathering, occurrence, scope, asked.reason ?? null);
    });
  }

  async function present(tx: Tx, act: Act, id: Id, asked: Cancellation): Promise<Cancelled> {
    const gathering = await findGathering(tx, act.community.id, id);
    const kept = gathering === null ? [] : await keptDates(tx, gathering, "");
    const date = kept.find((one) => one.original === asked.date) ?? kept[0] ?? null;
    const from = date?.original ?? gathering?.terms[0]?.from;
    const occurrence = gathering === null || from === undefined ? null : occurrenceAt(gathering, from, date);
    if (gathering === null || occurrence === null) throw new Refusal("gathering-gone");
    return { gathering, occurrence, scope: scopeOf(gathering, asked), told: 0 };
  }

  /** Refuses who may not call this gathering off, and what is over or called off, before anybody is asked whether they are sure. */
  async function requireCancellable(act: Act, id: Id, date: string | undefined): Promise<void> {
    const gathering = await findGathering(db, act.community.id, id);
    if (gathering === null) throw new Refusal("gathering-gone");
    refuseStrangers(gathering, act.person, act.may("change any gathering"));
    await dateToCallOff(db, act, gathering, date);
  }

  return { cancel, requireCancellable };
}

/** The date that is meant, where it can still be called off. */
async function dateToCallOff(db: Db, act: Act, gathering: Gathering, date: string | undefined): Promise<Occurrence> {
  const occurrence = await meantDate(db, act, gathering, date);
  if (occurrence.end <= act.now) throw new Refusal("gathering-over", { title: occurrence.title });
  return occurrence;
}

async function callOff(
  tx: Tx,
  ids: Ids,
  act: Act,
  gathering: Gathering,
  occurrence: Occurrence,
  scope: Scope,
  reason: string | null,
): Promise<Cancelled> {
  const cancelled = { reason };
  const dates = await datesToCallOff(tx, act.now, gathering, occurrence, scope);
  const next = await calledOff(tx, ids, act, gathering, { occurrence, scope, cancelled, dates });
  const left = comingDates(next, await keptDates(tx, next, ""), act.now, 1);
  const whole = scope === "all" || (left.length === 0 && occurrence.original <= (gathering.terms[0]?.from ?? ""));
  const named: Gathering = whole ? { ...next, state: "cancelled", reason } : next;
  for (const date of dates) {
    await withdrawAnnouncement(tx, gathering, date.original);
    await withdrawAllReminders(tx, gathering, date.original);
    if (gathering.post !== null) await freshenDate(tx, gathering, date.kept);
  }
  const arranged = await arrange(tx, ids, named, act.now, { calendar: "changed", overdue: "asked now" });
  if (gathering.post === null) await freshenDate(tx, gathering, null);
  const told = await tellCalledOff(tx, act, arranged, dates, scope);
  const entry = { community: act.community.id, at: act.now, actor: act.person, account: act.account, action: "gathering cancelled" };
  const facts = { handle: gathering.handle, scope, from: occurrence.original };
  await audit(tx, { ...entry, subject: gathering.id, facts });
  return { gathering: arranged, occurrence: { ...occurrence, cancelled }, scope, told };
}

interface CallingOff {
  readonly occurrence: Occurrence;
  readonly scope: Scope;
  readonly cancelled: { readonly reason: string | null };
  readonly dates: readonly Occurrence[];
}

/** Writes it where it belongs: to one date, or to the terms from a date on and to the dates that were moved apart from them. */
async function calledOff(tx: Tx, ids: Ids, act: Act, gathering: Gathering, asked: CallingOff): Promise<Gathering> {
  const { occurrence, scope, cancelled, dates } = asked;
  if (scope === "this") {
    const kept = occurrence.kept ?? (await keepDate(tx, gathering, ids.next(), occurrence.original));
    await writeKept(tx, gathering.community, { ...kept, cancelled });
    return gathering;
  }
  const ahead = scope === "all" ? await firstAhead(tx, act, gathering) : occurrence.original;
  // A date of which something is kept is written by itself; the one that is meant and of which nothing is kept is reached by its term.
  const apart = occurrence.kept !== null && isSeries(gathering);
  const from = apart || (ahead !== null && ahead < occurrence.original) ? ahead : occurrence.original;
  for (const { kept } of dates) {
    if (kept !== null && (from === null || kept.original < from)) await writeKept(tx, gathering.community, { ...kept, cancelled });
  }
  if (from === null) return gathering;
  return {
    ...gathering,
    terms: alterFrom(gathering.terms, from, (term) => ({ ...term, cancelled: term.cancelled ?? { ...cancelled, at: act.now } })),
  };
}

/**
 * The kept dates that are called off with this one: those that still take place. Of a series that is called off none that is under way: whoever
 * is there stays there, unless that date is the one that is meant, named or the last.
 */
async function datesToCallOff(
  tx: Tx,
  now: Instant,
  gathering: Gathering,
  occurrence: Occurrence,
  scope: Scope,
): Promise<readonly Occurrence[]> {
  if (scope === "this") return [occurrence];
  const dates: Occurrence[] = [];
  for (const kept of await keptDates(tx, gathering, "")) {
    if (scope === "following" && kept.original < occurrence.original) continue;
    const date = occurrenceAt(gathering, kept.original, kept);
    if (date === null || date.cancelled !== null) continue;
    if ((date.original === occurrence.original ? date.end : date.at) > now) dates.push(date);
  }
  return dates;
}

/** Tells everybody registered once, however many of their dates are called off; not who did it, nor who had declined. */
export async function tellCalledOff(
  tx: Tx,
  act: { readonly now: Instant; readonly person: Id | null },
  gathering: Gathering,
  dates: readonly Occurrence[],
  scope: Scope,
): Promise<number> {
  const concerned = new Map<Id, Id>();
  for (const { kept } of dates) {
    if (kept === null) continue;
    for (const one of await registrationsOf(tx, gathering.community, kept.id)) {
      if (one.state !== "declined" && one.person !== act.person && !concerned.has(one.person)) concerned.set(one.person, kept.id);
    }
  }
  await tellEach(tx, gathering.community, [...concerned.keys()], (person) => ({
    name: "gathering-cancelled",
    version: 1,
    facts: { gathering: gathering.id, occurrence: concerned.get(person) ?? "", scope },
    once: `cancelled/${gathering.handle}/${gathering.version}/${person}`,
    now: act.now,
    kind: null,
  }));
  return concerned.size;
}
