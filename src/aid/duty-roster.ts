import { dateAt, type Zone } from "#calendar/calendar.ts";
import type { Act, CommunityFacts } from "#chat/call.ts";
import type { Id } from "#kernel/ids.ts";
import { communitySettings, personNames } from "#membership/store.ts";
import { change } from "#store/change.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { type AidSettings, settleAid } from "./aid-settings.ts";
import { type Emergency, NUMBERS_REVIEWED, numbersOf, readNumbers } from "./danger.ts";
import { rosterNow } from "./duty.ts";

/** Who is paged, and how long what is kept. */
export interface DutyView {
  readonly names: readonly string[];
  readonly confirmDays: number;
  readonly retainDays: number;
  /** The numbers that are shown in danger, and when they were last looked at. */
  readonly numbers: readonly Emergency[];
  readonly reviewed: string;
}

/** What is to be changed of it. */
export interface DutyChange {
  readonly people?: readonly Id[] | undefined;
  readonly confirm?: number | undefined;
  readonly keep?: number | undefined;
  readonly numbers?: string | undefined;
}

/** The roster of those who are paged. */
export function dutyService({ db }: Parts) {
  async function viewOf(reader: Db, { id, zone }: CommunityFacts): Promise<DutyView> {
    const { aid } = await communitySettings(reader, id);
    const roster = await rosterNow(reader, id, aid.duty as Id[]);
    const names = await personNames(reader, id, roster);
    const known = roster.map((person) => names.get(person)).filter((name) => name !== undefined);
    const numbers = numbersOf({ zone, aid }, "any");
    return {
      names: known,
      confirmDays: aid.confirmDays,
      retainDays: aid.retainDays,
      numbers,
      reviewed: aid.numbersReviewed ?? NUMBERS_REVIEWED,
    };
  }

  function keep(tx: Tx, act: Act, wanted: DutyChange): Promise<void> {
    const numbers = wanted.numbers === undefined ? null : readNumbers(wanted.numbers).map(({ serves, number }) => `${serves} ${number}`);
    const change = (aid: AidSettings): AidSettings => ({
      ...aid,
      ...(wanted.people === undefined ? {} : { duty: [...wanted.people] }),
      ...(wanted.confirm === undefined ? {} : { confirmDays: wanted.confirm }),
      ...(wanted.keep === undefined ? {} : { retainDays: wanted.keep }),
      ...(numbers === null ? {} : { numbers, numbersReviewed: numbers.length === 0 ? null : dateAt(act.now, act.community.zone as Zone) }),
    });
    return settleAid(tx, act, "aid duty set", change, ({ confirmDays, retainDays, duty }) => ({
      confirmDays,
      retainDays,
      onDuty: duty.length,
    }));
  }

  /** Changes what is given, and shows how it stands. */
  async function duty(act: Act, wanted: DutyChange): Promise<DutyView> {
    if (Object.values(wanted).every((value) => value === undefined)) return viewOf(db, act.community);
    return change(db, async (tx) => {
      await keep(tx, act, wanted);
      return viewOf(tx, act.community);
    });
  }

  return { duty };
}
