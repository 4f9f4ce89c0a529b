import { dateAt, type Lead, type LocalDate } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { GivenPerson } from "#chat/option.ts";
import { fold } from "#kernel/fold.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { isUnread } from "#kernel/unread.ts";
import { readLead } from "#phrases/durations.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { instantIn, jsonIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import type { SlotRow } from "#store/tables/gatherings.ts";
import { type Gathering, refuseClosed, refuseStrangers } from "./gathering.ts";
import { heardBefore, taken } from "./meant.ts";
import { comingDates, keptSince, type Occurrence } from "./occurrence.ts";
import { freshenDate, tellEach } from "./promises.ts";
import { planTasks } from "./rota-plan.ts";
import { insertSlot, MOST_SLOTS, type Slot, slotRows, slotsOf, takesOf } from "./slots.ts";
import { findGathering, keepDate, keptDates } from "./store.ts";

/** For how many dates a rota is filled at most, and where nobody says so. */
export const MOST_DATES = 60;
const USUAL_DATES = 8;

/** How many dates a rota shows. */
const SHOWN = 12;

const USUAL_LEAD: Lead = { days: 2 };

/** A task that goes round, as it was typed. */
export interface RotaWish {
  readonly name?: string | undefined;
  readonly people?: readonly GivenPerson[] | undefined;
  readonly from?: string | undefined;
  readonly dates?: number | undefined;
  readonly count?: number | undefined;
  readonly remind?: string | undefined;
}

/** Who does what on one date. */
export interface RotaLine {
  readonly occurrence: Occurrence;
  readonly tasks: readonly Slot[];
}

/** Who does what on the dates that come next. */
export interface Rota {
  readonly gathering: Gathering;
  readonly lines: readonly RotaLine[];
  /** How many dates were filled just now; null where nothing was asked. */
  readonly filled: number | null;
}

/** Whom each date gets, in turn: `busy` are those who have the task on it already, who are passed over there. */
export function inTurn(
  people: readonly Id[],
  dates: readonly { readonly busy: readonly Id[]; readonly places: number }[],
  first: number,
): readonly (readonly Id[])[] {
  let at = first;
  return dates.map(({ busy, places }) => {
    const here: Id[] = [];
    for (let tried = 0; tried < people.length && busy.length + here.length < places; tried += 1, at += 1) {
      const person = people[at % people.length] as Id;
      if (busy.includes(person)) continue;
      here.push(person);
    }
    return here;
  });
}

/** How tasks go round over the dates of a series. */
export function rotas({ db, ids }: Pick<Parts, "db" | "ids">) {
  /** Fills a task ahead over the coming dates, everybody in turn; without people says who does what. */
  async function rota(act: Act, id: Id, wish: RotaWish): Promise<Rota> {
    if (wish.people === undefined) {
      const gathering = await findGathering(db, act.community.id, id);
      if (gathering === null) throw new Refusal("gathering-gone");
      const given = [wish.from, wish.dates, wish.count, wish.remind].some((value) => value !== undefined);
      if (given) throw new Misuse("people", "gathering-rota-who");
      return seen(db, gathering, act, null);
    }
    const { name } = wish;
    if (name === undefined) throw new Misuse("name", "gathering-rota-what");
    const people = [...new Set(wish.people.map((person) => person.id))];
    const lead = wish.remind === undefined ? null : leadOf(wish.remind);
    return change(db, async (tx) => {
      const repeated = await heardBefore(tx, act, id);
      const gathering = repeated ? await findGathering(tx, act.community.id, id) : await taken(tx, act, id);
      if (gathering === null) throw new Refusal("gathering-gone");
      refuseStrangers(gathering, act.person, act.may("change any gathering"));
      refuseClosed(gathering, act.now);
      if (repeated) return seen(tx, gathering, act, null);
      const slot = await goingRound(tx, ids, gathering, { ...wish, name }, lead, act);
      const filled = await fill(tx, ids, act, gathering, slot, people, wish);
      await planTasks(tx, gathering, act.now);
      const entry = { community: act.community.id, at: act.now, actor: act.person, account: act.account, action: "gathering rota" };
      await audit(tx, { ...entry, subject: id, facts: { handle: gathering.handle, dates: filled } });
      return seen(tx, gathering, act, filled);
    });
  }

  return { rota };
}

function leadOf(typed: string): Lead {
  const read = readLead(typed);
  if (isUnread(read)) throw new Misuse("remind", "gathering-lead-unclear", { typed });
  return read.lead;
}

/** The task with that name, opened where there is none, and marked as one that goes round. */
async function goingRound(
  tx: Tx,
  ids: Ids,
  gathering: Gathering,
  wish: RotaWish & { readonly name: string },
  lead: Lead | null,
  act: Act,
): Promise<SlotRow> {
  const { community } = gathering;
  const rows = await slotRows(tx, gathering);
  const found = rows.find((row) => row.kind === "task" && row.original === null && row.folded === fold(wish.name.trim()));
  if (found === undefined && rows.length >= MOST_SLOTS) throw new Refusal("gathering-slots-many", { max: MOST_SLOTS });
  const id = found?.id ?? ids.next();
  const name = found?.name ?? wish.name.trim();
  const places = wish.count ?? found?.places ?? 1;
  if (found === undefined) await insertSlot(tx, gathering, { id, original: null, kind: "task", name, places, driver: null, now: act.now });
  const rota = lead === null ? (found?.rota ?? jsonIn(USUAL_LEAD)) : jsonIn(lead);
  await tx.updateTable("slots").set({ rota, places }).where("community", "=", community).where("id", "=", id).execute();
  const row = (await slotRows(tx, gathering)).find((one) => one.id === id);
  if (row === undefined) throw new Error("A task that was just opened is not there.");
  return row;
}

async function fill(
  tx: Tx,
  ids: Ids,
  act: Act,
  gathering: Gathering,
  slot: SlotRow,
  people: readonly Id[],
  wish: RotaWish,
): Promise<number> {
  const { community } = gathering;
  const kept = await keptDates(tx, gathering, keptSince(act.now, gathering.zone));
  const ahead = comingDates(gathering, kept, act.now, MOST_DATES).filter(({ at }) => at > act.now);
  const dates = ahead.filter(({ original }) => original >= ((wish.from ?? "") as LocalDate)).slice(0, wish.dates ?? USUAL_DATES);
  if (dates.length === 0) throw new Misuse("from", "gathering-rota-no-date", { title: gathering.title });
  const told = new Map<Id, Id>();
  const busy: (readonly Id[])[] = [];
  for (const date of dates) busy.push(date.kept === null ? [] : await takesOf(tx, community, slot.id, date.kept.id));
  const turns = inTurn(
    people,
    busy.map((here) => ({ busy: here, places: slot.places })),
    await firstInTurn(tx, gathering, slot, people, dates[0] as Occurrence),
  );
  for (const [place, date] of dates.entries()) {
    const here = turns[place] ?? [];
    if (here.length === 0) continue;
    const on = date.kept ?? (await keepDate(tx, gathering, ids.next(), date.original));
    for (const person of here) {
      const row = { community, id: ids.next(), slot: slot.id, occurrence: on.id, person, taken_at: instantIn(act.now) };
      await tx.insertInto("slot_takes").values(row).execute();
      if (!told.has(person) && person !== act.person) told.set(person, on.id);
    }
    await freshenDate(tx, gathering, on);
  }
  await tellEach(tx, community, [...told.keys()], (person) => ({
    name: "gathering-rota",
    version: 1,
    facts: { gathering: gathering.id, occurrence: told.get(person) ?? "", slot: slot.id },
    once: `rota/${slot.id}/${ids.next()}/${person}`,
    now: act.now,
    kind: null,
  }));
  return turns.filter((here) => here.length > 0).length;
}

/** Whoever comes after the last of them who has the task before the first date: who went round goes on. */
async function firstInTurn(tx: Tx, gathering: Gathering, slot: SlotRow, people: readonly Id[], first: Occurrence): Promise<number> {
  const rows = await tx
    .selectFrom("slot_takes as t")
    .innerJoin("occurrences as o", (join) => join.onRef("o.community", "=", "t.community").onRef("o.id", "=", "t.occurrence"))
    .select("t.person")
    .where("t.community", "=", gathering.community)
    .where("t.slot", "=", slot.id)
    .where("t.person", "in", people)
    .where("o.original", "<", first.original)
    .orderBy("o.original", "desc")
    .orderBy("t.id", "desc")
    .limit(1)
    .execute();
  const [last] = rows;
  return last === undefined ? 0 : people.indexOf(last.person) + 1;
}

/** Who does what on the dates that come next, those of today among them. */
async function seen(db: Db, gathering: Gathering, act: Act, filled: number | null): Promise<Rota> {
  const kept = await keptDates(db, gathering, keptSince(act.now, gathering.zone));
  const lines: RotaLine[] = [];
  const today = dateAt(act.now, gathering.zone);
  for (const occurrence of comingDates(gathering, kept, act.now, SHOWN)) {
    if (occurrence.start.slice(0, 10) < today) continue;
    const tasks = (await slotsOf(db, gathering, occurrence)).filter(({ kind }) => kind === "task");
    lines.push({ occurrence, tasks });
  }
  return { gathering, lines, filled };
}
