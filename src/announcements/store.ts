import type { ExpressionBuilder } from "kysely";
import type { Place } from "#chat/place.ts";
import { theOne } from "#chat/the-one.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { countOut, instantIn, instantOut, jsonOut, maybeJsonOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import { handleFrom, holding } from "#store/like.ts";
import type { AnnouncementRow, FollowRow, TopicRow } from "#store/tables/announcements.ts";
import { type Announcement, channelNames, type Reach, type Texts, textsSchema } from "./announcement.ts";

const announcementById = hot((q, p: { readonly community: Id; readonly id: Id }) =>
  q
    .selectFrom("announcements as a")
    .leftJoin("topics as t", (join) => join.onRef("t.community", "=", "a.community").onRef("t.id", "=", "a.topic"))
    .selectAll("a")
    .select("t.name as topicName")
    .where("a.community", "=", p.community)
    .where("a.id", "=", p.id),
);

/** Takes an announcement's turn: what two people do to it at once is done one after the other. */
export const bumpAnnouncement = hotWrite((q, p: { readonly community: Id; readonly id: Id }) =>
  q
    .updateTable("announcements")
    .set((row) => ({ version: row("version", "+", 1) }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .returning("id"),
);

function announcementOut(row: AnnouncementRow, topicName: string | null): Announcement {
  return {
    id: row.id,
    handle: row.handle,
    author: row.author,
    texts: jsonOut(row.texts, textsSchema) as Texts,
    pending: maybeJsonOut(row.pending, textsSchema) as Texts | null,
    topic: row.topic === null ? null : { id: row.topic, name: topicName ?? "" },
    places: JSON.parse(row.places) as Place[],
    at: instantOut(row.post_at),
    state: row.state,
    reach: row.reach,
    approver: row.approver,
    notify: row.notify,
  };
}

export async function loadAnnouncement(db: Db, community: Id, id: Id): Promise<Announcement | null> {
  const row = await announcementById.first(db, { community, id });
  return row === null ? null : announcementOut(row, row.topicName);
}

export async function insertAnnouncement(tx: Tx, row: AnnouncementRow): Promise<void> {
  await tx.insertInto("announcements").values(row).execute();
}

export async function writeAnnouncement(tx: Tx, community: Id, id: Id, changed: Partial<AnnouncementRow>): Promise<void> {
  await tx.updateTable("announcements").set(changed).where("community", "=", community).where("id", "=", id).execute();
}

interface Wanted {
  /** Those that wait are joined by those of which a change does. */
  readonly state?: AnnouncementRow["state"];
  readonly topics?: readonly Id[];
  readonly since?: Instant;
  readonly limit: number;
  /** How many of the newest are passed over. */
  readonly after?: number;
}

function inState(state: AnnouncementRow["state"]) {
  return (e: ExpressionBuilder<{ readonly a: AnnouncementRow }, "a">) =>
    state === "waiting" ? e.or([e("a.state", "=", state), e("a.pending", "is not", null)]) : e("a.state", "=", state);
}

/** The announcements of a community, the newest first. */
export async function listAnnouncements(db: Db, community: Id, wanted: Wanted): Promise<readonly Announcement[]> {
  let query = db
    .selectFrom("announcements as a")
    .leftJoin("topics as t", (join) => join.onRef("t.community", "=", "a.community").onRef("t.id", "=", "a.topic"))
    .selectAll("a")
    .select("t.name as topicName")
    .where("a.community", "=", community)
    .orderBy("a.post_at", "desc")
    .orderBy("a.id", "desc")
    .limit(wanted.limit)
    .offset(wanted.after ?? 0);
  if (wanted.state !== undefined) query = query.where(inState(wanted.state));
  if (wanted.topics !== undefined) query = query.where("a.topic", "in", wanted.topics);
  if (wanted.since !== undefined) query = query.where("a.post_at", ">", instantIn(wanted.since));
  return (await query.execute()).map((row) => announcementOut(row, row.topicName));
}

export async function countAnnouncements(db: Db, community: Id, state: AnnouncementRow["state"]): Promise<number> {
  const row = await db
    .selectFrom("announcements as a")
    .select((e) => e.fn.countAll().as("count"))
    .where("a.community", "=", community)
    .where(inState(state))
    .executeTakeFirst();
  return countOut(row?.count ?? 0);
}

/** The newest announcements whose title holds what was typed, or of that handle: those that everybody may read, and what `reader` wrote; all of them for null. */
export async function offeredAnnouncements(db: Db, community: Id, typed: string, reader: Id | null): Promise<readonly Announcement[]> {
  const query = db
    .selectFrom("announcements as a")
    .selectAll("a")
    .where("a.community", "=", community)
    .where((e) => e.or([e("a.folded", "like", holding(typed)), e("a.handle", "like", handleFrom(typed))]))
    .orderBy("a.post_at", "desc")
    .orderBy("a.id", "desc")
    .limit(25);
  const shown =
    reader === null ? query : query.where((e) => e.or([e("a.state", "in", ["posted", "withdrawn"]), e("a.author", "=", reader)]));
  return (await shown.execute()).map((row) => announcementOut(row, null));
}

const byHandle = hot((q, p: { readonly community: Id; readonly handle: string }) =>
  q.selectFrom("announcements").select(["id", "handle"]).where("community", "=", p.community).where("handle", "=", p.handle),
);

const byTitle = hot((q, p: { readonly community: Id; readonly folded: string }) =>
  q
    .selectFrom("announcements")
    .select(["id", "handle"])
    .where("community", "=", p.community)
    .where("folded", "=", p.folded)
    .orderBy("id", "desc")
    .limit(5),
);

export async function findAnnouncement(db: Db, community: Id, text: string) {
  const typed = text.trim();
  if (/^b\d+$/i.test(typed)) {
    const found = await byHandle.first(db, { community, handle: typed.toUpperCase() });
    if (found !== null) return found;
  }
  return theOne(typed, await byTitle.all(db, { community, folded: fold(typed) }));
}

export async function allTopics(db: Db, community: Id): Promise<readonly (TopicRow & { readonly followers: number })[]> {
  const rows = await db
    .selectFrom("topics as t")
    .leftJoin("follows as f", (join) =>
      join.onRef("f.community", "=", "t.community").onRef("f.topic", "=", "t.id").on("f.how", "!=", "off"),
    )
    .selectAll("t")
    .select((e) => e.fn.count("f.id").as("followers"))
    .where("t.community", "=", community)
    .groupBy(["t.community", "t.id", "t.name", "t.folded", "t.created_at"])
    .orderBy("t.folded")
    .execute();
  return rows.map((row) => ({ ...row, followers: countOut(row.followers) }));
}

export async function topicNamed(db: Db, community: Id, name: string): Promise<TopicRow | null> {
  const row = await db
    .selectFrom("topics")
    .selectAll()
    .where("community", "=", community)
    .where("folded", "=", fold(name))
    .executeTakeFirst();
  return row ?? null;
}

/** Adds a topic; the one that is there when two add it at once. */
export async function insertTopic(tx: Tx, row: TopicRow): Promise<void> {
  await tx
    .insertInto("topics")
    .values(row)
    .onConflict((conflict) => conflict.columns(["community", "folded"]).doNothing())
    .execute();
}

export async function keepFollow(tx: Tx, row: FollowRow): Promise<void> {
  await tx
    .insertInto("follows")
    .values(row)
    .onConflict((conflict) => conflict.columns(["community", "topic", "person"]).doUpdateSet({ how: row.how, since: row.since }))
    .execute();
}

export async function followsOf(db: Db, community: Id, person: Id): Promise<readonly (FollowRow & { readonly name: string })[]> {
  return db
    .selectFrom("follows as f")
    .innerJoin("topics as t", (join) => join.onRef("t.community", "=", "f.community").onRef("t.id", "=", "f.topic"))
    .selectAll("f")
    .select("t.name as name")
    .where("f.community", "=", community)
    .where("f.person", "=", person)
    .orderBy("t.folded")
    .execute();
}

/** Those who follow a topic in a way. */
export async function followersOf(db: Db, community: Id, topic: Id, how: FollowRow["how"]): Promise<readonly Id[]> {
  const rows = await db
    .selectFrom("follows")
    .select("person")
    .where("community", "=", community)
    .where("topic", "=", topic)
    .where("how", "=", how)
    .orderBy("person")
    .execute();
  return rows.map((row) => row.person);
}

async function countFollows(db: Db, community: Id, topic: Id): Promise<ReadonlyMap<FollowRow["how"], number>> {
  const rows = await db
    .selectFrom("follows")
    .select((e) => ["how", e.fn.countAll().as("count")])
    .where("community", "=", community)
    .where("topic", "=", topic)
    .groupBy("how")
    .execute();
  return new Map(rows.map(({ how, count }) => [how, countOut(count)]));
}

/** Counts whom an announcement would reach, see {@link Reach}. */
export async function countReach(db: Db, community: Id, places: readonly Place[], topic: Id | null): Promise<Reach> {
  const members = await db
    .selectFrom("people")
    .select((e) => e.fn.countAll().as("count"))
    .where("community", "=", community)
    .where("standing", "=", "member")
    .where("merged_into", "is", null)
    .executeTakeFirst();
  const spaces = [...new Map(places.map((place) => [`${place.platform}/${place.team}`, place])).values()];
  const inside =
    spaces.length === 0
      ? undefined
      : await db
          .selectFrom("accounts as a")
          .innerJoin("people as p", (join) => join.onRef("p.community", "=", "a.community").onRef("p.id", "=", "a.person"))
          .select((e) => e.fn.count("a.person").distinct().as("count"))
          .where("a.community", "=", community)
          .where("p.standing", "=", "member")
          .where((e) => e.or(spaces.map((place) => e.and([e("a.platform", "=", place.platform), e("a.team", "=", place.team)]))))
          .executeTakeFirst();
  const reachable = countOut(inside?.count ?? 0);
  const follows = topic === null ? new Map<FollowRow["how"], number>() : await countFollows(db, community, topic);
  const closed = Math.max(0, countOut(members?.count ?? 0) - reachable);
  return { reachable, closed, optedOut: follows.get("off") ?? 0, followers: follows.get("each") ?? 0 };
}

const DECIDED = ["announcement approved", "announcement refused"];

/** Who has changed what an announcement says since somebody last decided about it; the record of what was done says so. */
export async function changersOf(db: Db, community: Id, id: Id): Promise<readonly (Id | null)[]> {
  const rows = await db
    .selectFrom("audit")
    .select(["action", "actor"])
    .where("community", "=", community)
    .where("subject", "=", id)
    .where("action", "in", ["announcement changed", ...DECIDED])
    .orderBy("id", "desc")
    .execute();
  const decided = rows.findIndex(({ action }) => DECIDED.includes(action));
  return (decided === -1 ? rows : rows.slice(0, decided)).map(({ actor }) => actor);
}

/** What became of an announcement's posts and private messages so far. */
export async function deliveryOf(db: Db, community: Id, id: Id) {
  const rows = await db
    .selectFrom("notices as n")
    .innerJoin("rooms as r", (join) => join.onRef("r.community", "=", "n.community").onRef("r.id", "=", "n.room"))
    .select((e) => ["n.state as state", "r.name as name", "r.platform as platform", "r.person as person", e.fn.countAll().as("count")])
    .where("n.community", "=", community)
    .where("n.once", ">=", `announced:${id}:`)
    .where("n.once", "<", `announced:${id}:\u{10ffff}`)
    .groupBy(["n.state", "r.name", "r.platform", "r.person"])
    .execute();
  const channels = rows.filter((row) => row.person === null);
  const names = channelNames(channels);
  const inState = (state: string) => names.filter((_, at) => channels[at]?.state === state);
  const people = (state: string) => rows.filter((row) => row.person !== null && row.state === state).length;
  return {
    posted: inState("sent"),
    waiting: inState("due"),
    lost: inState("given-up"),
    told: people("sent"),
    toTell: people("due"),
    notReached: people("given-up"),
  };
}
