import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { freshenCopies } from "#outbox/fresh.ts";
import { countOut, instantIn, instantOut, maybeInstantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import type { MeasureRow, ReportRow } from "#store/tables/moderation.ts";
import type { Measure, Report } from "./report.ts";

const reportById = hot((q, p: { readonly community: Id; readonly id: Id }) =>
  q.selectFrom("reports").selectAll().where("community", "=", p.community).where("id", "=", p.id),
);

/** Takes a report's turn. */
export const bumpReport = hotWrite((q, p: { readonly community: Id; readonly id: Id }) =>
  q
    .updateTable("reports")
    .set((row) => ({ version: row("version", "+", 1) }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .returning("id"),
);

export const reportByHandle = hot((q, p: { readonly community: Id; readonly handle: string }) =>
  q.selectFrom("reports").select(["id", "handle"]).where("community", "=", p.community).where("handle", "=", p.handle),
);

export async function loadReport(db: Db, community: Id, id: Id): Promise<Report | null> {
  const row = await reportById.first(db, { community, id });
  return row === null ? null : reportOut(row);
}

function reportOut(row: ReportRow): Report {
  const { id, handle, reporter, about, message, meant, handler, state } = row;
  return {
    id,
    handle,
    reporter,
    about,
    message,
    meant,
    handler,
    passed: JSON.parse(row.passed) as Id[],
    state,
    at: instantOut(row.created_at),
  };
}

/** Says that what was sent of a report to whoever handles it, or handled it, is out of date. */
export async function freshenReport(tx: Tx, community: Id, report: Id): Promise<void> {
  await freshenCopies(tx, community, { kind: "report", id: report });
}

export async function insertReport(tx: Tx, row: ReportRow): Promise<void> {
  await tx.insertInto("reports").values(row).execute();
}

export async function writeReport(tx: Tx, community: Id, id: Id, changed: Partial<ReportRow>): Promise<void> {
  await tx.updateTable("reports").set(changed).where("community", "=", community).where("id", "=", id).execute();
}

/** The reports that somebody made or handles, the newest first. */
export async function reportsOf(db: Db, community: Id, person: Id): Promise<readonly Report[]> {
  const rows = await db
    .selectFrom("reports")
    .selectAll()
    .where("community", "=", community)
    .where((e) => e.or([e("reporter", "=", person), e("handler", "=", person)]))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(reportOut);
}

/** How many open reports each handler has in hand. */
export async function inHand(db: Db, community: Id): Promise<ReadonlyMap<Id, number>> {
  const rows = await db
    .selectFrom("reports")
    .select((e) => ["handler", e.fn.countAll().as("count")])
    .where("community", "=", community)
    .where("state", "in", ["received", "handled"])
    .where("handler", "is not", null)
    .groupBy("handler")
    .execute();
  return new Map(rows.map((row) => [row.handler as Id, countOut(row.count)]));
}

const measureById = hot((q, p: { readonly community: Id; readonly id: Id }) =>
  q.selectFrom("measures").selectAll().where("community", "=", p.community).where("id", "=", p.id),
);

/** Takes a measure's turn. */
export const bumpMeasure = hotWrite((q, p: { readonly community: Id; readonly id: Id }) =>
  q
    .updateTable("measures")
    .set((row) => ({ version: row("version", "+", 1) }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .returning("id"),
);

export async function loadMeasure(db: Db, community: Id, id: Id): Promise<Measure | null> {
  const row = await measureById.first(db, { community, id });
  if (row === null) return null;
  const { person, kind, reason, report, proposer, seconder, state, appeal } = row;
  const ends = maybeInstantOut(row.ends_at);
  return { id, person, kind, reason, report, proposer, seconder, state, ends, appealUntil: maybeInstantOut(row.appeal_until), appeal };
}

export async function insertMeasure(tx: Tx, row: MeasureRow): Promise<void> {
  await tx.insertInto("measures").values(row).execute();
}

export async function writeMeasure(tx: Tx, community: Id, id: Id, changed: Partial<MeasureRow>): Promise<void> {
  await tx.updateTable("measures").set(changed).where("community", "=", community).where("id", "=", id).execute();
}

/** The newest warning or suspension of somebody that is in a state: in force and may be appealed, proposed, or appealed. */
export async function lastMeasure(db: Db, community: Id, person: Id, state: "active" | "proposed" | "appealed"): Promise<Id | null> {
  const row = await db
    .selectFrom("measures")
    .select("id")
    .where("community", "=", community)
    .where("person", "=", person)
    .where("kind", "!=", "hint")
    .where("state", "=", state)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Writes down until when somebody is suspended: as long as any suspension of theirs lasts that was not lifted. */
export async function suspend(tx: Tx, community: Id, person: Id, now: Instant): Promise<void> {
  const longest = await tx
    .selectFrom("measures")
    .select((e) => e.fn.max("ends_at").as("until"))
    .where("community", "=", community)
    .where("person", "=", person)
    .where("kind", "=", "suspension")
    .where("state", "in", ["active", "appealed"])
    .where("ends_at", ">", instantIn(now))
    .executeTakeFirst();
  const until = longest?.until ?? null;
  await tx
    .updateTable("people")
    .set((e) => ({ suspended_until: until, version: e("version", "+", 1) }))
    .where("community", "=", community)
    .where("id", "=", person)
    .execute();
}
