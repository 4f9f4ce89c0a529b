import type { Act } from "#chat/call.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { freshen } from "#outbox/fresh.ts";
import { roomOfPerson } from "#outbox/room.ts";
import { audit } from "#store/audit.ts";
import type { Db, Tx } from "#store/db.ts";
import { joinPowers } from "./delegations.ts";
import { joinDues } from "./dues-planning.ts";
import { MERGE_RULES, type MergeRule } from "./merge-rules.ts";
import { joinedProfile, readProfile } from "./profile.ts";
import { readRoles } from "./role.ts";

/** Two persons who are one: who stays, and whose rows become theirs. */
export interface Merge {
  readonly community: Id;
  readonly keep: Id;
  readonly gone: Id;
}

/** What a practice does when two persons turn out to be one, beyond pointing its rows at the one who stays. */
export type Joiner = (tx: Tx, joined: Merge & { readonly now: Instant }) => Promise<void>;

/**
 * Makes one person of two, in the change that it is called in. Refuses two who have both voted in a motion still open: the
 * box of a secret one tells nobody which ballot is whose. Whoever is gone stays as a row that names who they became.
 */
export async function mergePeople(tx: Tx, act: Act, merge: Merge, joiners: readonly Joiner[]): Promise<void> {
  await settleVotes(tx, merge);
  for (const join of joiners) await join(tx, { ...merge, now: act.now });
  for (const rule of MERGE_RULES) await applyRule(tx, merge, rule);
  await endOwnProxies(tx, merge);
  await renameOrganizers(tx, merge);
  await moveNotices(tx, merge);
  await joinRows(tx, merge);
  await joinDues(tx, merge);
  await joinPowers(tx, merge.community, merge.keep, { at: act.now, actor: act.person, account: act.account });
  await audit(tx, {
    community: merge.community,
    at: act.now,
    actor: act.person,
    account: act.account,
    action: "people joined",
    subject: merge.keep,
    facts: { gone: merge.gone },
  });
}

/** Somebody, and everybody who turned out to be them: what was given to one of these names is theirs. */
export async function selvesOf(db: Db, community: Id, person: Id): Promise<readonly Id[]> {
  const selves = [person];
  for (let from = 0; from < selves.length; ) {
    const rows = await db
      .selectFrom("people")
      .select("id")
      .where("community", "=", community)
      .where("merged_into", "in", selves.slice(from))
      .execute();
    from = selves.length;
    for (const { id } of rows) if (!selves.includes(id)) selves.push(id);
  }
  return selves;
}

/** In each open vote the one who stays is on the roll once, and has voted if either had. */
async function settleVotes(tx: Tx, { community, keep, gone }: Merge): Promise<void> {
  const shared = await tx
    .selectFrom("electors as a")
    .innerJoin("electors as b", (join) => join.onRef("b.community", "=", "a.community").onRef("b.motion", "=", "a.motion"))
    .innerJoin("motions as m", (join) => join.onRef("m.community", "=", "a.community").onRef("m.id", "=", "a.motion"))
    .select(["m.id as motion", "m.handle as handle", "a.voted as kept", "b.voted as other"])
    .where("a.community", "=", community)
    .where("m.state", "=", "open")
    .where("a.person", "=", keep)
    .where("b.person", "=", gone)
    .execute();
  const both = shared.find((each) => each.kept === 1 && each.other === 1);
  if (both !== undefined) throw new Refusal("link-both-voted", { handle: both.handle });
  for (const { motion, kept, other } of shared) {
    await tx.deleteFrom("electors").where("community", "=", community).where("motion", "=", motion).where("person", "=", gone).execute();
    const voted = Math.max(kept, other);
    await tx
      .updateTable("electors")
      .set({ voted })
      .where("community", "=", community)
      .where("motion", "=", motion)
      .where("person", "=", keep)
      .execute();
    await tx
      .updateTable("motions")
      .set((row) => ({ entitled: row("entitled", "-", 1), version: row("version", "+", 1) }))
      .where("community", "=", community)
      .where("id", "=", motion)
      .execute();
    await freshen(tx, community, { kind: "motion", id: motion });
  }
}

type Row = Readonly<Record<string, unknown>>;

// biome-ignore lint/suspicious/noExplicitAny: the table of rules names tables and columns of every module
type Loose = any;

async function applyRule(tx: Tx, { community, keep, gone }: Merge, rule: MergeRule): Promise<void> {
  const loose = tx as Loose;
  const rowsOf = async (person: Id): Promise<readonly Row[]> => {
    const rows = loose.selectFrom(rule.table).selectAll().where("community", "=", community).where(rule.column, "=", person);
    return (await rows.execute()) as readonly Row[];
  };
  const theirs = await rowsOf(gone);
  const clashing = rule.within === null ? [] : clashes(theirs, await rowsOf(keep), rule);
  const only = (query: Loose, row: Row) => query.where("community", "=", community).where("id", "=", row["id"]);
  for (const row of clashing) {
    if (rule.clash === "drop") await only(loose.deleteFrom(rule.table), row).execute();
    else if (rule.clash !== "leave")
      await only(loose.updateTable(rule.table).set({ [rule.clash.column]: rule.clash.value }), row).execute();
  }
  const stay = rule.clash === "drop" || rule.clash === "leave" ? clashing : [];
  const all = loose
    .updateTable(rule.table)
    .set({ [rule.column]: keep })
    .where("community", "=", community)
    .where(rule.column, "=", gone);
  if (stay.length === 0) {
    if (theirs.length > 0) await all.execute();
    return;
  }
  const kept = new Set(stay);
  for (const row of theirs) {
    if (!kept.has(row)) await only(loose.updateTable(rule.table).set({ [rule.column]: keep }), row).execute();
  }
}

function clashes(theirs: readonly Row[], ours: readonly Row[], { within, whileIs }: MergeRule): readonly Row[] {
  const counts = (row: Row) => whileIs === undefined || row[whileIs[0]] === whileIs[1];
  const same = (a: Row, b: Row) => (within ?? []).every((column) => a[column] === b[column]);
  return theirs.filter((row) => counts(row) && ours.some((own) => counts(own) && same(row, own)));
}

/** Nobody represents themselves. */
async function endOwnProxies(tx: Tx, { community, keep }: Merge): Promise<void> {
  await tx
    .updateTable("proxies")
    .set({ state: "revoked" })
    .where("community", "=", community)
    .where("giver", "=", keep)
    .where("holder", "=", keep)
    .where("state", "=", "active")
    .execute();
}

async function renameOrganizers(tx: Tx, { community, keep, gone }: Merge): Promise<void> {
  const rows = await tx
    .selectFrom("gatherings")
    .select(["id", "organizers"])
    .where("community", "=", community)
    .where("organizers", "like", `%${gone}%`)
    .execute();
  for (const { id, organizers } of rows) {
    const names = (JSON.parse(organizers) as readonly string[]).map((each) => (each === gone ? keep : each));
    await tx
      .updateTable("gatherings")
      .set({ organizers: JSON.stringify([...new Set(names)]) })
      .where("community", "=", community)
      .where("id", "=", id)
      .execute();
  }
}

/** What was still to be told to the one is told to the other. */
async function moveNotices(tx: Tx, { community, keep, gone }: Merge): Promise<void> {
  const [from, to] = [await roomOfPerson(tx, community, gone), await roomOfPerson(tx, community, keep)];
  await tx
    .updateTable("notices")
    .set({ room: to })
    .where("community", "=", community)
    .where("room", "=", from)
    .where("state", "=", "due")
    .execute();
}

const STANDINGS = ["member", "lapsed", "applicant", "resigned", "guest"];

/**
 * The better standing, every role, what either said of themselves, the earlier beginning and the later end of what was paid. Who was
 * excluded or suspended stays so. Whoever is gone keeps the name by which the record knows them, and nothing else.
 */
async function joinRows(tx: Tx, { community, keep, gone }: Merge): Promise<void> {
  const rows = await tx.selectFrom("people").selectAll().where("community", "=", community).where("id", "in", [keep, gone]).execute();
  const own = rows.find((row) => row.id === keep);
  const other = rows.find((row) => row.id === gone);
  if (own === undefined || other === undefined) throw new Error("Two who are to be joined are not both there.");
  const standing =
    own.standing === "excluded" || other.standing === "excluded"
      ? "excluded"
      : STANDINGS.indexOf(own.standing) <= STANDINGS.indexOf(other.standing)
        ? own.standing
        : other.standing;
  const roles = readRoles([...(JSON.parse(own.roles) as string[]), ...(JSON.parse(other.roles) as string[])]);
  const members = [own, other].filter((row) => row.standing === "member");
  const dues = (members.length === 0 ? [own, other].filter((row) => row.dues_through !== null) : members).map((row) => row.dues_through);
  await tx
    .updateTable("people")
    .set((row) => ({
      standing,
      roles: JSON.stringify(roles),
      locale: own.locale ?? other.locale,
      category: own.category === "" ? other.category : own.category,
      votes: own.category === "" ? other.votes : own.votes,
      profile: JSON.stringify(joinedProfile(readProfile(own.profile), readProfile(other.profile))),
      mail: own.mail ?? other.mail,
      suspended_until:
        [own.suspended_until, other.suspended_until]
          .filter((end) => end !== null)
          .sort()
          .at(-1) ?? null,
      joined: [own.joined, other.joined].filter((day) => day !== null).sort()[0] ?? null,
      dues_through: dues.includes(null) ? null : (dues.sort().at(-1) ?? null),
      version: row("version", "+", 1),
    }))
    .where("community", "=", community)
    .where("id", "=", keep)
    .execute();
  await tx
    .updateTable("people")
    .set((row) => ({
      ...{ merged_into: keep, roles: "[]", standing: "resigned" as const, profile: "{}", mail: null },
      version: row("version", "+", 1),
    }))
    .where("community", "=", community)
    .where("id", "=", gone)
    .execute();
}
