import type { Act } from "#chat/call.ts";
import type { Id } from "#kernel/ids.ts";
import { communitySettings, personNames } from "#membership/store.ts";
import { change } from "#store/change.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { type AidSettings, settleAid } from "./aid-settings.ts";
import { NUMBERS_REVIEWED } from "./danger.ts";

/** Who is paged, and how long what is kept. */
export interface DutyView {
  readonly names: readonly string[];
  readonly confirmDays: number;
  readonly retainDays: number;
  /** When the emergency numbers were last looked at. */
  readonly reviewed: string;
}

/** What is to be changed of it. */
export interface DutyChange {
  readonly people?: readonly Id[] | undefined;
  readonly confirm?: number | undefined;
  readonly keep?: number | undefined;
}

/** The roster of those who are paged. */
export function dutyService({ db }: Parts) {
  async function viewOf(reader: Db, community: Id): Promise<DutyView> {
    const { aid } = await communitySettings(reader, community);
    const names = await personNames(reader, community, aid.duty as Id[]);
    const known = aid.duty.map((person) => names.get(person as Id)).filter((name) => name !== undefined);
    return { names: known, confirmDays: aid.confirmDays, retainDays: aid.retainDays, reviewed: NUMBERS_REVIEWED };
  }

  function keep(tx: Tx, act: Act, wanted: DutyChange): Promise<void> {
    const change = (aid: AidSettings): AidSettings => ({
      ...aid,
      ...(wanted.people === undefined ? {} : { duty: [...wanted.people] }),
      ...(wanted.confirm === undefined ? {} : { confirmDays: wanted.confirm }),
      ...(wanted.keep === undefined ? {} : { retainDays: wanted.keep }),
    });
    return settleAid(tx, act, "aid duty set", change, ({ confirmDays, retainDays, duty }) => ({
      confirmDays,
      retainDays,
      onDuty: duty.length,
    }));
  }

  /** Changes what is given, and shows how it stands. */
  async function duty(act: Act, wanted: DutyChange): Promise<DutyView> {
    if (Object.values(wanted).every((value) => value === undefined)) return viewOf(db, act.community.id);
    return change(db, async (tx) => {
      await keep(tx, act, wanted);
      return viewOf(tx, act.community.id);
    });
  }

  return { duty };
}
