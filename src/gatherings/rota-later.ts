import { z } from "zod";
import type { Id } from "#kernel/ids.ts";
import { personNames } from "#membership/store.ts";
import { type FreshTeller, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import type { Db } from "#store/db.ts";
import { messageById } from "./messages.ts";
import { comingDates, keptSince, type Occurrence } from "./occurrence.ts";
import { messageCard, swapAskedCard, swapToldCard, turnSoonCard, turnsCard } from "./rota-cards.ts";
import { LOOKED_AT } from "./rota-plan.ts";
import { slotRows, takesOf } from "./slots.ts";
import { keptDates } from "./store.ts";
import { swapById } from "./swap-store.ts";
import { dateOfId } from "./told.ts";

const id = z.string().transform((text) => text as Id);
const aboutTurn = z.object({ gathering: id, occurrence: id, slot: id });

/** How many of one's dates are named. */
const NAMED = 12;

async function turn(db: Db, community: Id, facts: Pick<z.infer<typeof aboutTurn>, "occurrence" | "slot">) {
  const found = await dateOfId(db, community, facts.occurrence);
  const slot = found === null ? undefined : (await slotRows(db, found.gathering)).find((row) => row.id === facts.slot);
  return found === null || slot === undefined ? null : { ...found, task: slot.name };
}

/** What is told later of tasks that go round, and of the message of a date. */
export const rotaNotices: NoticeTellers = {
  "gathering-rota": noticeTeller({
    version: 1,
    facts: aboutTurn,
    async card(db, facts, voice, { community, now, person }) {
      const found = await turn(db, community, facts);
      if (found === null || person === null) return null;
      const dates: Occurrence[] = [];
      const kept = await keptDates(db, found.gathering, keptSince(now, found.gathering.zone));
      for (const date of comingDates(found.gathering, kept, now, LOOKED_AT)) {
        const takes = date.kept === null ? [] : await takesOf(db, community, facts.slot, date.kept.id);
        if (takes.includes(person)) dates.push(date);
      }
      return dates.length === 0 ? null : turnsCard({ ...found, dates: dates.slice(0, NAMED) }, voice);
    },
  }) as NoticeTellers[string],
  "gathering-task-soon": noticeTeller({
    version: 1,
    facts: aboutTurn,
    async card(db, facts, voice, { community, now, person }) {
      const found = await turn(db, community, facts);
      if (found === null || person === null || found.occurrence.cancelled !== null || found.occurrence.at <= now) return null;
      return (await takesOf(db, community, facts.slot, facts.occurrence)).includes(person) ? turnSoonCard(found, voice) : null;
    },
  }) as NoticeTellers[string],
  "gathering-swap-asked": noticeTeller({
    version: 1,
    facts: z.object({ swap: id }),
    async card(db, facts, voice, { community, now }) {
      const swap = await swapById(db, community, facts.swap);
      if (swap === null || swap.state !== "open") return null;
      const found = await turn(db, community, swap);
      if (found === null || found.occurrence.cancelled !== null || found.occurrence.at <= now) return null;
      const giver = (await personNames(db, community, [swap.giver])).get(swap.giver) ?? "";
      const back = swap.back === null ? null : ((await dateOfId(db, community, swap.back))?.occurrence ?? null);
      return swapAskedCard({ ...found, swap: swap.id, giver, back }, voice);
    },
  }) as NoticeTellers[string],
  "gathering-swapped": noticeTeller({
    version: 1,
    facts: z.object({ swap: id, state: z.enum(["taken", "declined"]), by: id }),
    async card(db, { swap: which, state, by }, voice, { community }) {
      const swap = await swapById(db, community, which);
      const found = swap === null ? null : await turn(db, community, swap);
      if (found === null) return null;
      const name = (await personNames(db, community, [by])).get(by) ?? "";
      return swapToldCard({ ...found, name, state }, voice);
    },
  }) as NoticeTellers[string],
};

/** The message of a date, where it hangs. */
export const messageFresh: FreshTeller = async (db, community, subject, voice) => {
  const message = await messageById(db, community, subject);
  return message === null ? null : messageCard(message, voice);
};
