import { addDays, type LocalDate } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { Place } from "#chat/place.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { actedBefore, hangCard, noteAct } from "#membership/acting.ts";
import { freshen } from "#outbox/fresh.ts";
import { untellAll } from "#outbox/notice.ts";
import { readWallHour } from "#phrases/wall-hour.ts";
import { change } from "#store/change.ts";
import { instantIn, jsonIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import type { Parts } from "#store/parts.ts";
import type { ExhibitionRow } from "#store/tables/works.ts";
import { daysOf, type Exhibition, readHandles, stageOf } from "./exhibition.ts";
import {
  exhibitionOut,
  holdExhibition,
  hungIn,
  insertExhibition,
  listExhibitions,
  loadExhibition,
  shownIn,
  takeOut,
  updateExhibition,
} from "./exhibition-store.ts";
import { drawAnew, hangAll, planStages, promisePosts, todayOf } from "./hanging.ts";
import { workNamed, workOut } from "./store.ts";
import { type ExhibitionView, exhibitionView } from "./view.ts";
import type { Audience, Work } from "./work.ts";

/** What is exhibited, as it was typed; what is left out of a change stays as it is. */
export interface Exhibiting {
  readonly title?: string | undefined;
  readonly works?: string | undefined;
  readonly text?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly hour?: string | undefined;
  readonly audience?: Audience | undefined;
}

/** The hour of a day's post where none is chosen. */
const HOUR = "10:00";

/** Exhibitions: hung, changed, closed; a post a day is promised when they are. */
export function exhibiting({ db, ids }: Parts) {
  const show = (act: Act, id: Id): Promise<ExhibitionView> => exhibitionView(db, act.community.id, id, act.now);

  /** Hangs works in an order, from one day through another. Without days: from today, one a day. */
  async function exhibit(act: Act, given: Exhibiting, at: Place | null): Promise<ExhibitionView> {
    const community = act.community.id;
    if (given.title === undefined) throw new Misuse("title", "option-missing");
    if (given.works === undefined) throw new Misuse("works", "option-missing");
    const title = given.title;
    const handles = readHandles(given.works);
    const from = given.from ?? todayOf(act);
    const until = given.until ?? addDays(from as LocalDate, handles.length - 1);
    requireAhead("until", until, todayOf(act));
    requireAhead("from", from, todayOf(act));
    const days = daysOf(from, until);
    const hour = given.hour === undefined ? HOUR : readWallHour("hour", given.hour);
    const id = ids.next();
    const made = await change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      if (again !== null) return again;
      const works = await worksNamed(tx, community, handles);
      const handle = await nextHandle(tx, community, "X");
      const row: ExhibitionRow = {
        ...{ community, id, handle, title, folded: fold(title), text: given.text ?? "", curator: act.person },
        ...{ from_day: from, until_day: until, hour, place: at === null ? null : jsonIn(at) },
        ...{ audience: given.audience ?? "members", state: "open", version: 1, created_at: instantIn(act.now) },
      };
      await insertExhibition(tx, row);
      await hangAll(tx, ids, act, row, works, days);
      await hangCard(tx, act, { kind: "exhibition", id, name: "exhibition-opened", handle, at });
      await planStages(tx, act, row);
      await noteAct(tx, act, "exhibition opened", id, handle);
      return id;
    });
    return show(act, made);
  }

  /** Changes an exhibition. What was shown on its day stays there; the rest is spread over the days that are left. */
  async function rehang(act: Act, id: Id, given: Exhibiting): Promise<ExhibitionView> {
    const community = act.community.id;
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const row = await holdExhibition(tx, community, id);
      requireOpen(row);
      const set = {
        ...(given.title === undefined ? {} : { title: given.title, folded: fold(given.title) }),
        ...(given.text === undefined ? {} : { text: given.text }),
        ...(given.from === undefined ? {} : { from_day: given.from }),
        ...(given.until === undefined ? {} : { until_day: given.until }),
        ...(given.hour === undefined ? {} : { hour: readWallHour("hour", given.hour) }),
        ...(given.audience === undefined ? {} : { audience: given.audience }),
      };
      if (Object.keys(set).length === 0 && given.works === undefined) throw new Misuse("title", "exhibition-nothing");
      const now = { ...row, ...set };
      requireAhead("until", now.until_day, todayOf(act));
      // The first day of one that is open already may stand as it is.
      if (now.from_day !== row.from_day) requireAhead("from", now.from_day, todayOf(act));
      const days = daysOf(now.from_day, now.until_day);
      if (Object.keys(set).length > 0) await updateExhibition(tx, community, id, set);
      await hangAll(tx, ids, act, now, await stillOrNewly(tx, community, id, given.works), days);
      await planStages(tx, act, now);
      await drawAnew(tx, community, id);
      await noteAct(tx, act, "exhibition changed", id, row.handle);
    });
    return show(act, id);
  }

  /** The works of a changed exhibition: those that are named, else those that hang there and are shared still. */
  async function stillOrNewly(tx: Tx, community: Id, id: Id, typed: string | undefined): Promise<readonly Work[]> {
    if (typed !== undefined) return worksNamed(tx, community, readHandles(typed));
    return (await shownIn(tx, community, id)).map(workOut);
  }

  /** Closes an exhibition before its last day: no more posts, and its page is gone. */
  async function close(act: Act, id: Id): Promise<ExhibitionView> {
    const community = act.community.id;
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const row = await holdExhibition(tx, community, id);
      requireOpen(row);
      await updateExhibition(tx, community, id, { state: "closed" });
      await untellAll(tx, community, `exhibition-day:${row.handle}:`);
      await drawAnew(tx, community, id);
      await noteAct(tx, act, "exhibition closed", id, row.handle);
    });
    return show(act, id);
  }

  /** Takes a work out of an exhibition: whose work it is, and whoever exhibits. */
  async function unhang(act: Act, id: Id, work: { readonly id: Id; readonly handle: string }): Promise<ExhibitionView> {
    const community = act.community.id;
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const row = await holdExhibition(tx, community, id);
      const found = await workNamed(tx, community, work.handle);
      const hung = (await hungIn(tx, community, id)).some((one) => one.work === work.id && one.place > 0);
      if (found === null || !hung) throw new Refusal("exhibition-not-hung", { handle: row.handle, work: work.handle });
      if (found.person !== act.person && !act.may("announce")) throw new Refusal("work-not-yours", { handle: work.handle });
      await takeOut(tx, community, id, work.id);
      await promisePosts(tx, act, row);
      await freshen(tx, community, { kind: "work", id: work.id });
      await drawAnew(tx, community, id);
      await noteAct(tx, act, "work taken out", id, row.handle);
    });
    return show(act, id);
  }

  return {
    exhibit,
    rehang,
    close,
    unhang,
    exhibition: show,
    async requireClosing(act: Act, id: Id): Promise<void> {
      requireOpen(await loadExhibition(db, act.community.id, id));
    },
    async exhibitionList(act: Act): Promise<readonly (Exhibition & { readonly stage: ExhibitionView["stage"] })[]> {
      const all = await listExhibitions(db, act.community.id, 50);
      return all.map((each) => ({ ...each, stage: stageOf(each, todayOf(act)) }));
    },
  };
}

function requireAhead(option: "from" | "until", day: string, today: string): void {
  if (day >= today) return;
  if (option === "until") throw new Misuse("until", "exhibition-past", { until: { date: day } });
  throw new Misuse("from", "exhibition-from-past", { from: { date: day } });
}

function requireOpen(row: ExhibitionRow): void {
  const { handle, state } = exhibitionOut(row);
  if (state === "closed") throw new Refusal("exhibition-closed", { handle });
}

/** The works that were named, in their order. Refuses one that is not there or was withdrawn. */
async function worksNamed(tx: Tx, community: Id, handles: readonly string[]): Promise<readonly Work[]> {
  const works: Work[] = [];
  for (const handle of handles) {
    const work = await workNamed(tx, community, handle);
    if (work === null || work.state === "withdrawn") throw new Misuse("works", "exhibition-unknown-work", { handle });
    works.push(work);
  }
  return works;
}
