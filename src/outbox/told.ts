import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { maybeInstantOut } from "#store/column.ts";
import type { Db } from "#store/db.ts";

/** What became of something that was told to one person in private. */
export interface Told {
  readonly person: Id;
  /** Waiting: it will be told. Told: a platform took it. Not reached: it was given up, or never could be told. */
  readonly state: "waiting" | "told" | "not reached";
  readonly at: Instant | null;
  /** The platform that took it. */
  readonly way: string | null;
}

const states = { due: "waiting", sent: "told", dropped: "not reached", "given-up": "not reached" } as const;

/** What became of the notices to persons whose `once` begins with `prefix`, by person. */
export async function toldTo(db: Db, community: Id, prefix: string): Promise<ReadonlyMap<Id, Told>> {
  const rows = await db
    .selectFrom("notices")
    .innerJoin("rooms", (join) => join.onRef("rooms.community", "=", "notices.community").onRef("rooms.id", "=", "notices.room"))
    .select(["rooms.person", "notices.state", "notices.posted", "notices.place"])
    .where("notices.community", "=", community)
    .where("notices.once", ">=", prefix)
    .where("notices.once", "<", `${prefix}\u{10ffff}`)
    .where("rooms.person", "is not", null)
    .execute();
  return new Map(
    rows.map((row) => {
      const person = row.person as Id;
      const way = row.place?.split(" ")[0] ?? null;
      return [person, { person, state: states[row.state], at: maybeInstantOut(row.posted), way }];
    }),
  );
}
