import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { countOut, instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";

type Key = { readonly community: Id; readonly id: Id };

const insertEvent = hotWrite(
  (q, p: { community: Id; id: Id; request: Id; at: string; event: string; person: Id | null; note: string | null }) =>
    q
      .insertInto("request_events")
      .values({ community: p.community, id: p.id, request: p.request, at: p.at, event: p.event, person: p.person, note: p.note }),
);

/** Adds a step to the life of a request. */
export function recordEvent(
  tx: Tx,
  id: Id,
  step: { community: Id; request: Id; at: Instant; event: string; person: Id | null; note?: string | null },
): Promise<number> {
  return insertEvent.run(tx, { ...step, note: step.note ?? null, id, at: instantIn(step.at) });
}

const noteById = hot((q, p: Key) =>
  q.selectFrom("request_events").select("note").where("community", "=", p.community).where("id", "=", p.id),
);

/** The word that was added to a step; null where there is none. */
export async function noteOf(db: Db, community: Id, event: Id | undefined): Promise<string | null> {
  return event === undefined ? null : ((await noteById.first(db, { community, id: event }))?.note ?? null);
}

/** The words of those who declined, for the coordinators. */
export async function notesOfDeclining(db: Db, community: Id, request: Id): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("request_events")
    .select("note")
    .where("community", "=", community)
    .where("request", "=", request)
    .where("event", "=", "declined")
    .where("note", "is not", null)
    .orderBy("at")
    .execute();
  return rows.map((row) => row.note as string);
}

/** What begins a search anew. */
const ANEW = ["changed", "released", "lapsed", "reopened"] as const;

/** How many waves of volunteers were asked since the search for somebody last began anew. */
export async function wavesOf(db: Db, community: Id, request: Id): Promise<number> {
  const steps = db.selectFrom("request_events").where("community", "=", community).where("request", "=", request);
  const anew = await steps
    .select((e) => e.fn.max("id").as("id"))
    .where("event", "in", ANEW)
    .executeTakeFirstOrThrow();
  const { waves } = await steps
    .select((e) => e.fn.countAll().as("waves"))
    .where("event", "=", "offered")
    .where("id", ">", anew.id ?? ("" as Id))
    .executeTakeFirstOrThrow();
  return countOut(waves);
}
