import type { LocalDate } from "#calendar/calendar.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { instantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import { eachAnswered, settleWithout } from "./answered.ts";
import { forgetHeld } from "./hold-store.ts";
import { withdrawReminders } from "./promises.ts";
import { removeRegistration } from "./registrations.ts";

/** Somebody who asks to be forgotten. */
interface Forgotten {
  readonly community: Id;
  readonly person: Id;
  readonly now: Instant;
}

/**
 * Takes somebody off the dates that are still to come: their seats go to whoever waits. What they attended stays counted; their wishes
 * and the addresses of their calendars are gone. The wishes go last: reminders are withdrawn by them.
 */
export async function forgetAnswers(tx: Tx, { community, person, now }: Forgotten): Promise<void> {
  const since = instantIn(now).slice(0, 10) as LocalDate;
  await eachAnswered(tx, { community, person, since }, async ({ gathering, kept, theirs }) => {
    await removeRegistration(tx, community, theirs.id);
    const here = await settleWithout(tx, now, { gathering, kept }, theirs);
    if (here !== null) await withdrawReminders(tx, gathering, here, person);
  });
  await forgetTurns(tx, { community, person, now });
  await forgetHeld(tx, community, person, now);
  await forgetMaterials(tx, community, person);
  for (const table of ["feedbacks", "standing_answers", "reminder_wishes", "calendar_addresses"] as const) {
    await tx.deleteFrom(table).where("community", "=", community).where("person", "=", person).execute();
  }
}

/** What they gave to read goes with their files; what has words or a link of the workshop's stays with it. */
async function forgetMaterials(tx: Tx, community: Id, person: Id): Promise<void> {
  await tx
    .deleteFrom("gathering_materials")
    .where("community", "=", community)
    .where("author", "=", person)
    .where("words", "is", null)
    .where("link", "is", null)
    .execute();
}

/** Somebody has no turn any more on the dates that are still to come, and no swap of theirs is open. */
async function forgetTurns(tx: Tx, { community, person, now }: Forgotten): Promise<void> {
  const since = instantIn(now).slice(0, 10);
  await tx
    .deleteFrom("slot_takes")
    .where("community", "=", community)
    .where("person", "=", person)
    .where("occurrence", "in", (e) =>
      e
        .selectFrom("occurrences")
        .select("id")
        .where("community", "=", community)
        .where((o) => o.or([o("original", ">=", since), o("start", ">=", since)])),
    )
    .execute();
  await tx
    .deleteFrom("slot_swaps")
    .where("community", "=", community)
    .where((e) => e.or([e("giver", "=", person), e("receiver", "=", person)]))
    .execute();
}
