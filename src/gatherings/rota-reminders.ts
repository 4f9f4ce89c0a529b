import { again, done, gone, type JobKind } from "#jobs/job.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Tx } from "#store/db.ts";
import type { Gathering } from "./gathering.ts";
import { comingDates, type KeptDate, keptSince, type Occurrence } from "./occurrence.ts";
import { tellEach } from "./promises.ts";
import { dueFor, LOOKED_AT, nextOf, type Turn, turnsOf } from "./rota-plan.ts";
import { takesOf } from "./slots.ts";
import { keptDates, takeGathering } from "./store.ts";

/** Reminds those whose turn it is: of what fell due while nothing ran, only of dates that are still ahead. */
export const tasksJob: JobKind = {
  catchUp: "once",
  async handle(tx, job, run) {
    const gathering = await takeGathering(tx, job.community, job.subject);
    if (gathering === null || gathering.state === "cancelled") return gone;
    const turns = await turnsOf(tx, gathering);
    const kept = await keptDates(tx, gathering, keptSince(run.now, gathering.zone));
    for (const date of comingDates(gathering, kept, run.now, LOOKED_AT)) {
      if (date.kept === null || date.at <= run.now) continue;
      for (const turn of turns) {
        const due = dueFor(gathering, date, turn);
        if (due >= job.due && due <= run.now) await remind(tx, gathering, { ...date, kept: date.kept }, turn, due, run.now);
      }
    }
    const next = nextOf(gathering, kept, turns, run.now);
    return next === null ? done : again(next);
  },
};

async function remind(
  tx: Tx,
  gathering: Gathering,
  date: Occurrence & { readonly kept: KeptDate },
  turn: Turn,
  due: Instant,
  now: Instant,
): Promise<void> {
  const people = await takesOf(tx, gathering.community, turn.slot, date.kept.id);
  await tellEach(tx, gathering.community, people, (person) => ({
    name: "gathering-task-soon",
    version: 1,
    facts: { gathering: gathering.id, occurrence: date.kept.id, slot: turn.slot },
    once: `task/${gathering.handle}/${date.original}/${date.start}/${turn.slot}/${person}`,
    now,
    kind: "reminder",
    due,
  }));
}
