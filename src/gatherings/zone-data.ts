import type { Id } from "#kernel/ids.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { comingDates, keptSince } from "./occurrence.ts";
import { arrange, promiseReminders } from "./promises.ts";
import { registrationsOf } from "./registrations.ts";
import { keptDates, takeGathering } from "./store.ts";
import { rememberZones, zonesFollowed } from "./zone-memo.ts";

/** How many gatherings are planned again in one change. */
const AT_ONCE = 50;

/** For how many of the next dates reminders are looked at: those further ahead are promised as they come near. */
const DATES_AHEAD = 12;

/**
 * A country changes its law on clocks, and the machine learns of it with an update. What is kept is the hour on the wall, so every
 * job and every promise is worked out anew from it when the version of the zone data is another one than at the last start.
 */
export function followingZones({ db, ids, clock }: Pick<Parts, "db" | "ids" | "clock">) {
  /** Plans everything live again where the version is new; resolves to how many gatherings that was. A first start only remembers it. */
  async function followZones(version: string): Promise<number> {
    const followed = await zonesFollowed(db);
    if (followed === version) return 0;
    const planned = followed === null ? 0 : await planAgain();
    await change(db, (tx) => rememberZones(tx, version));
    return planned;
  }

  async function planAgain(): Promise<number> {
    let planned = 0;
    let last: { readonly community: Id; readonly id: Id } | null = null;
    for (;;) {
      const live = await nextLive(last);
      if (live.length === 0) return planned;
      await change(db, async (tx) => {
        for (const { community, id } of live) await planOne(tx, community, id);
      });
      planned += live.length;
      last = live.at(-1) ?? null;
    }
  }

  function nextLive(last: { readonly community: Id; readonly id: Id } | null) {
    const now = instantIn(clock.now());
    const live = db
      .selectFrom("gatherings")
      .select(["community", "id"])
      .where("state", "=", "scheduled")
      .where((row) => row.or([row("ends", "is", null), row("ends", ">", now)]));
    const after =
      last === null
        ? live
        : live.where((row) =>
            row.or([row("community", ">", last.community), row.and([row("community", "=", last.community), row("id", ">", last.id)])]),
          );
    return after.orderBy("community").orderBy("id").limit(AT_ONCE).execute();
  }

  async function planOne(tx: Tx, community: Id, id: Id): Promise<void> {
    const now = clock.now();
    const found = await takeGathering(tx, community, id);
    if (found === null) return;
    const gathering = await arrange(tx, ids, found, now, { calendar: "same", overdue: "late" });
    const kept = await keptDates(tx, gathering, keptSince(now, gathering.zone));
    for (const date of comingDates(gathering, kept, now, DATES_AHEAD)) {
      if (date.kept === null || date.cancelled !== null) continue;
      const answers = await registrationsOf(tx, community, date.kept.id);
      const people = answers.filter(({ state }) => state === "going").map(({ person }) => person);
      await promiseReminders(tx, gathering, date, people, now);
    }
  }

  return { followZones };
}
