import type { OnConflictBuilder } from "kysely";
import type { Instant } from "#kernel/clock.ts";
import { clockIds, type Id, type Ids } from "#kernel/ids.ts";
import { instantIn, instantOut, jsonIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import { insertMany } from "#store/many.ts";
import type { Schema } from "#store/schema.ts";
import type { JobFact } from "./job.ts";

/** Which job: a community has one of each kind, subject and key. */
export interface JobName {
  readonly community: Id;
  readonly kind: string;
  readonly subject: Id;
  /** Tells several jobs of one kind and subject apart. */
  readonly key?: string;
}

/** A job to be done at `due`. */
export interface Plan extends JobName {
  readonly due: Instant;
  /** What the handler needs beyond the subject; ids rather than copies. */
  readonly facts?: JobFact;
}

/** A job that is planned already is moved, and forgets its former failures. */
function moved(conflict: OnConflictBuilder<Schema, "jobs">) {
  return conflict.columns(["community", "kind", "subject", "key"]).doUpdateSet((row) => ({
    due: row.ref("excluded.due"),
    try_at: row.ref("excluded.try_at"),
    facts: row.ref("excluded.facts"),
    version: row("jobs.version", "+", 1),
    state: "due",
    attempts: 0,
    reason: null,
  }));
}

const put = hotWrite(
  (
    q,
    p: {
      readonly community: Id;
      readonly id: Id;
      readonly kind: string;
      readonly subject: Id;
      readonly key: string;
      readonly due: string;
      readonly facts: string;
    },
  ) =>
    q
      .insertInto("jobs")
      .values({
        community: p.community,
        id: p.id,
        kind: p.kind,
        subject: p.subject,
        key: p.key,
        due: p.due,
        try_at: p.due,
        facts: p.facts,
        version: 1,
        state: "due",
        attempts: 0,
        reason: null,
      })
      .onConflict(moved),
);

/**
 * Plans a job, in the same change as what it is about. One that is planned already is moved: to the new due time, with the
 * new facts, and with none of its former failures.
 */
export async function plan(tx: Tx, planned: Plan): Promise<void> {
  await put.run(tx, asRow(planned));
}

function asRow({ community, kind, subject, due, key = "", facts = null }: Plan, ids: Ids = clockIds({ now: () => due })) {
  return { community, id: ids.next(), kind, subject, key, due: instantIn(due), facts: jsonIn(facts) };
}

const putMany = insertMany(
  "jobs",
  ["community", "id", "kind", "subject", "key", "due", "try_at", "facts", "version", "state", "attempts", "reason"],
  (insert) => insert.onConflict(moved),
);

/** The same for many jobs, none of them twice, in few statements. */
export async function planMany(tx: Tx, plans: readonly Plan[]): Promise<void> {
  const fresh = { version: 1, state: "due", attempts: 0, reason: null } as const;
  const idsAt = new Map<Instant, Ids>();
  const rows = plans.map((plan) => {
    const ids = idsAt.get(plan.due) ?? clockIds({ now: () => plan.due });
    idsAt.set(plan.due, ids);
    const row = asRow(plan, ids);
    return { ...row, ...fresh, try_at: row.due };
  });
  await putMany(tx, rows);
}

const remove = hotWrite((q, p: { readonly community: Id; readonly kind: string; readonly subject: Id; readonly key: string }) =>
  q
    .deleteFrom("jobs")
    .where("community", "=", p.community)
    .where("kind", "=", p.kind)
    .where("subject", "=", p.subject)
    .where("key", "=", p.key),
);

/** Removes a job that is planned. Resolves to whether there was one. */
export async function unplan(tx: Tx, name: JobName): Promise<boolean> {
  const { community, kind, subject } = name;
  return (await remove.run(tx, { community, kind, subject, key: name.key ?? "" })) > 0;
}

/** Removes every job about a subject, of one kind or of all kinds. Resolves to how many there were. */
export async function unplanAll(tx: Tx, community: Id, subject: Id, kind?: string): Promise<number> {
  let query = tx.deleteFrom("jobs").where("community", "=", community).where("subject", "=", subject);
  if (kind !== undefined) query = query.where("kind", "=", kind);
  const result = await query.executeTakeFirst();
  return Number(result.numDeletedRows);
}

const dueOf = hot((q, p: { readonly community: Id; readonly kind: string; readonly subject: Id; readonly key: string }) =>
  q
    .selectFrom("jobs")
    .select("due")
    .where("community", "=", p.community)
    .where("kind", "=", p.kind)
    .where("subject", "=", p.subject)
    .where("key", "=", p.key)
    .where("state", "=", "due"),
);

/** When a job is due, or null when none is planned. */
export async function planned(db: Db, name: JobName): Promise<Instant | null> {
  const { community, kind, subject } = name;
  const row = await dueOf.first(db, { community, kind, subject, key: name.key ?? "" });
  return row === null ? null : instantOut(row.due);
}
