import { theOne } from "#chat/the-one.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { flagOut, instantIn, maybeInstantIn, maybeInstantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import { handleFrom, holding } from "#store/like.ts";
import type { MotionRow } from "#store/tables/assemblies.ts";
import type { MethodName } from "./count/tally.ts";
import { readMajority, writeMajority } from "./majority.ts";
import type { Motion, Proposal } from "./motion.ts";
import { readQuorum } from "./quorum.ts";
import { resultSchema } from "./result.ts";

type Key = { readonly community: Id; readonly id: Id };

const motionById = hot((q, p: Key) => q.selectFrom("motions").selectAll().where("community", "=", p.community).where("id", "=", p.id));

const motionByHandle = hot((q, p: { readonly community: Id; readonly handle: string }) =>
  q.selectFrom("motions").select(["id", "handle"]).where("community", "=", p.community).where("handle", "=", p.handle),
);

const motionByTitle = hot((q, p: { readonly community: Id; readonly folded: string }) =>
  q
    .selectFrom("motions")
    .select(["id", "handle", "state"])
    .where("community", "=", p.community)
    .where("folded", "=", p.folded)
    .orderBy("created_at", "desc")
    .limit(6),
);

const motionsOffered = hot((q, p: { readonly community: Id; readonly like: string; readonly handle: string }) =>
  q
    .selectFrom("motions")
    .select(["handle", "title", "state"])
    .where("community", "=", p.community)
    .where((e) => e.or([e("folded", "like", p.like), e("handle", "like", p.handle)]))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(25),
);

/** Takes the motion's turn for a vote or a close, and says how it stands: one row, one lock, whatever the database. */
export const bumpMotion = hotWrite((q, p: Key) =>
  q
    .updateTable("motions")
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .returningAll(),
);

export function motionOut(row: MotionRow): Motion {
  return {
    id: row.id,
    handle: row.handle,
    title: row.title,
    text: row.text,
    assembly: row.assembly,
    method: row.method as MethodName,
    majority: readMajority(row.majority),
    choices: JSON.parse(row.choices) as string[],
    seats: row.seats,
    secret: flagOut(row.secret),
    state: row.state,
    proposer: row.proposer,
    closesAt: maybeInstantOut(row.closes_at),
    openedAt: maybeInstantOut(row.opened_at),
    closedAt: maybeInstantOut(row.closed_at),
    entitled: row.entitled,
    electorate: row.electorate,
    present: row.present,
    represented: row.represented ?? 0,
    quorum: row.quorum === null ? null : readQuorum(row.quorum),
    result: row.result === null ? null : resultSchema.parse(JSON.parse(row.result)),
    amends: row.amends,
    passage: row.passage,
    replaced: row.replaced,
    reopens: row.reopens,
    draw: row.draw === null ? null : (JSON.parse(row.draw) as NonNullable<Motion["draw"]>),
    names: row.names,
  };
}

/** The motion. Refuses an id that the community does not have: it came from a stale or forged button. */
export async function loadMotion(db: Db, community: Id, id: Id): Promise<Motion> {
  const row = await motionById.first(db, { community, id });
  if (row === null) throw new Refusal("press-stale");
  return motionOut(row);
}

export async function findMotion(db: Db, community: Id, text: string): Promise<{ readonly id: Id; readonly handle: string } | null> {
  const byHandle = await motionByHandle.first(db, { community, handle: text.toUpperCase() });
  if (byHandle !== null) return byHandle;
  const titled = await motionByTitle.all(db, { community, folded: fold(text) });
  const ahead = titled.filter(({ state }) => state !== "closed" && state !== "withdrawn");
  return theOne(text, ahead.length > 0 ? ahead : titled.slice(0, 1));
}

export function offerMotions(db: Db, community: Id, typed: string) {
  const like = holding(typed);
  return motionsOffered.all(db, { community, like, handle: handleFrom(typed) });
}

/** The motions of a community by state, those that close first ahead; `max` at most. */
export async function listMotions(db: Db, community: Id, states: readonly Motion["state"][], max: number): Promise<readonly Motion[]> {
  const rows = await db
    .selectFrom("motions")
    .selectAll()
    .where("community", "=", community)
    .where("state", "in", states)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(max)
    .execute();
  return rows.map(motionOut);
}

/** What somebody has proposed and is not put to the vote yet. */
export async function comingFrom(db: Db, community: Id, proposer: Id): Promise<readonly Motion[]> {
  const rows = await db
    .selectFrom("motions")
    .selectAll()
    .where("community", "=", community)
    .where("proposer", "=", proposer)
    .where("state", "in", ["draft", "tabled"])
    .orderBy("id")
    .execute();
  return rows.map(motionOut);
}

export interface NewMotion {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly text: string;
  readonly assembly: Id | null;
  readonly proposal: Proposal;
  readonly secret: boolean;
  readonly proposer: Id;
  readonly closesAt: Instant | null;
  readonly amends?: Id;
  readonly passage?: string | null;
  readonly reopens?: Id;
  readonly names?: number | null;
  readonly now: Instant;
}

export async function insertMotion(tx: Tx, motion: NewMotion): Promise<void> {
  const { proposal } = motion;
  await tx
    .insertInto("motions")
    .values({
      community: motion.community,
      id: motion.id,
      handle: motion.handle,
      title: motion.title,
      folded: fold(motion.title),
      text: motion.text,
      assembly: motion.assembly,
      method: proposal.method,
      majority: writeMajority(proposal.majority),
      choices: JSON.stringify(proposal.choices),
      seats: proposal.seats,
      secret: motion.secret ? 1 : 0,
      state: motion.assembly === null ? "draft" : "tabled",
      proposer: motion.proposer,
      closes_at: maybeInstantIn(motion.closesAt),
      opened_at: null,
      closed_at: null,
      entitled: null,
      electorate: null,
      sealed_key: null,
      result: null,
      present: null,
      represented: null,
      quorum: null,
      amends: motion.amends ?? null,
      passage: motion.passage ?? null,
      replaced: null,
      reopens: motion.reopens ?? null,
      draw: null,
      names: motion.names ?? null,
      version: 1,
      created_at: instantIn(motion.now),
    })
    .execute();
}

export type MotionChange = Partial<
  Pick<
    MotionRow,
    | "state"
    | "closes_at"
    | "opened_at"
    | "closed_at"
    | "entitled"
    | "electorate"
    | "sealed_key"
    | "result"
    | "present"
    | "represented"
    | "quorum"
    | "draw"
    | "choices"
    | "seats"
  >
>;

export async function updateMotion(tx: Tx, community: Id, id: Id, set: MotionChange): Promise<void> {
  await tx.updateTable("motions").set(set).where("community", "=", community).where("id", "=", id).execute();
}
