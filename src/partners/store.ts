import type { Zone } from "#calendar/calendar.ts";
import { theOne } from "#chat/the-one.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { instantIn, instantOut, maybeInstantOut, maybeJsonOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { handleFrom, holding } from "#store/like.ts";
import type { PartnerRow, PartnerShareRow, PartnerShownRow } from "#store/tables/partners.ts";
import type { FarEvent, Partner, Share, Shown, Trouble } from "./partner.ts";

function partnerOut(row: PartnerRow): Partner {
  return {
    community: row.community,
    id: row.id,
    handle: row.handle,
    kind: row.kind,
    name: row.name,
    state: row.state,
    person: row.person,
    far: row.far_community === null || row.far_partner === null ? null : { community: row.far_community, partner: row.far_partner },
    address: row.address,
    tag: row.tag,
    events: maybeJsonOut(row.events, (value) => value as readonly FarEvent[]) ?? [],
    readAt: maybeInstantOut(row.read_at),
    trouble: maybeJsonOut(row.trouble, (value) => value as Trouble),
    version: row.version,
    createdAt: instantOut(row.created_at),
    linkedAt: maybeInstantOut(row.linked_at),
    endedAt: maybeInstantOut(row.ended_at),
  };
}

function shareOut(row: PartnerShareRow): Share {
  const { community, id, partner, kind, subject, handle, seats, state, shown } = row;
  return { community, id, partner, kind, subject, handle, seats, state, shown, since: instantOut(row.created_at) };
}

function shownOut(row: PartnerShownRow): Shown {
  const { community, id, partner, kind, subject, gathering, state } = row;
  return { community, id, partner, kind, subject, gathering, state, since: instantOut(row.created_at) };
}

export async function findPartner(db: Db, community: Id, id: Id): Promise<Partner | null> {
  const row = await db.selectFrom("partners").selectAll().where("community", "=", community).where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : partnerOut(row);
}

/** The partner. Refuses an id that the community does not have: it came from a stale or forged button. */
export async function loadPartner(db: Db, community: Id, id: Id): Promise<Partner> {
  const found = await findPartner(db, community, id);
  if (found === null) throw new Refusal("press-stale");
  return found;
}

/** The partner that a handle or a name means; one that has ended only by its handle. */
export async function partnerNamed(db: Db, community: Id, text: string): Promise<{ readonly id: Id; readonly handle: string } | null> {
  const byHandle = await db
    .selectFrom("partners")
    .select(["id", "handle"])
    .where("community", "=", community)
    .where("handle", "=", text.toUpperCase())
    .executeTakeFirst();
  if (byHandle !== undefined) return byHandle;
  const named = db.selectFrom("partners").select(["id", "handle"]).where("community", "=", community).where("folded", "=", fold(text));
  return theOne(text, await named.where("state", "!=", "ended").execute());
}

export function offerPartners(db: Db, community: Id, typed: string) {
  return db
    .selectFrom("partners")
    .select(["handle", "name"])
    .where("community", "=", community)
    .where("state", "!=", "ended")
    .where((e) => e.or([e("folded", "like", holding(typed)), e("handle", "like", handleFrom(typed))]))
    .orderBy("created_at")
    .limit(25)
    .execute();
}

/** A community's partners in the order of their coming; those that have ended among them where asked for. */
export async function partnersOf(db: Db, community: Id, ended: "with those ended" | "without"): Promise<readonly Partner[]> {
  const all = db.selectFrom("partners").selectAll().where("community", "=", community).orderBy("created_at").orderBy("id");
  const rows = await (ended === "without" ? all.where("state", "!=", "ended") : all).execute();
  return rows.map(partnerOut);
}

/** The partnership with a community on the same installation, unless it has ended. */
export async function partnershipWith(db: Db, community: Id, far: Id): Promise<Partner | null> {
  const row = await db
    .selectFrom("partners")
    .selectAll()
    .where("community", "=", community)
    .where("far_community", "=", far)
    .where("state", "!=", "ended")
    .executeTakeFirst();
  return row === undefined ? null : partnerOut(row);
}

export async function insertPartner(tx: Tx, row: PartnerRow): Promise<void> {
  await tx.insertInto("partners").values(row).execute();
}

export async function writePartner(
  tx: Tx,
  { community, id }: Pick<Partner, "community" | "id">,
  set: Partial<
    Pick<PartnerRow, "state" | "name" | "folded" | "linked_at" | "ended_at" | "tag" | "events" | "read_at" | "trouble" | "far_partner">
  >,
): Promise<void> {
  await tx.updateTable("partners").set(set).where("community", "=", community).where("id", "=", id).execute();
}

/** The calendar of a partner elsewhere, as it is to be read. */
export interface Feed {
  readonly partner: Partner;
  readonly address: string;
  readonly readAt: Instant;
  /** Of the community that reads it: hours without a zone are meant there. */
  readonly zone: Zone;
}

/** The calendars of partners elsewhere, in any community, that were read last at an instant or before, those read longest ago first. */
export async function feedsReadBefore(db: Db, before: Instant, most: number): Promise<readonly Feed[]> {
  const rows = await db
    .selectFrom("partners as p")
    .innerJoin("communities as c", "c.id", "p.community")
    .selectAll("p")
    .select("c.zone as zone")
    .where("p.kind", "=", "elsewhere")
    .where("p.state", "=", "linked")
    .where("p.address", "is not", null)
    .where("p.read_at", "<=", instantIn(before))
    .orderBy("p.read_at")
    .limit(most)
    .execute();
  return rows.map(({ zone, ...row }) => {
    const partner = partnerOut(row);
    return { partner, address: partner.address as string, readAt: partner.readAt as Instant, zone: zone as Zone };
  });
}

/** Notes that a calendar was read now; false where another process has noted it since `readAt`, or the partnership has ended. */
export async function markRead(
  tx: Tx,
  { community, id }: Pick<Partner, "community" | "id">,
  readAt: Instant,
  now: Instant,
): Promise<boolean> {
  const row = await tx
    .updateTable("partners")
    .set({ read_at: instantIn(now) })
    .where("community", "=", community)
    .where("id", "=", id)
    .where("read_at", "=", instantIn(readAt))
    .where("state", "=", "linked")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The sealed key by which the address of our own calendar for a partner elsewhere is signed; null where there is none, or none any more. */
export async function feedKeyOf(db: Db, community: Id, id: Id): Promise<string | null> {
  const row = await db
    .selectFrom("partners")
    .select("feed_key")
    .where("community", "=", community)
    .where("id", "=", id)
    .where("state", "=", "linked")
    .executeTakeFirst();
  return row?.feed_key ?? null;
}

/** Takes a partnership for the rest of the change, with the row of the other side: always in the same order, whoever acts. */
export async function takePartnership(tx: Tx, community: Id, id: Id): Promise<{ readonly own: Partner; readonly theirs: Partner | null }> {
  const { far } = await loadPartner(tx, community, id);
  const rows = [{ community, id }, ...(far === null ? [] : [{ community: far.community, id: far.partner }])];
  for (const row of rows.sort((one, other) => (one.id < other.id ? -1 : 1))) await bump(tx, row);
  const theirs = far === null ? null : await findPartner(tx, far.community, far.partner);
  return { own: await loadPartner(tx, community, id), theirs };
}

async function bump(tx: Tx, { community, id }: { readonly community: Id; readonly id: Id }): Promise<void> {
  await tx
    .updateTable("partners")
    .set((row) => ({ version: row("version", "+", 1) }))
    .where("community", "=", community)
    .where("id", "=", id)
    .execute();
}

export async function insertShare(tx: Tx, row: PartnerShareRow): Promise<void> {
  await tx.insertInto("partner_shares").values(row).execute();
}

export async function insertShown(tx: Tx, row: PartnerShownRow): Promise<void> {
  await tx.insertInto("partner_shown").values(row).execute();
}

/** What a community shares with one partner, or with all; the oldest first. */
export async function sharesOf(db: Db, community: Id, partner: Id | null, states: readonly Share["state"][]): Promise<readonly Share[]> {
  const all = db.selectFrom("partner_shares").selectAll().where("community", "=", community).where("state", "in", states);
  const rows = await (partner === null ? all : all.where("partner", "=", partner)).orderBy("created_at").orderBy("id").execute();
  return rows.map(shareOut);
}

export async function findShare(db: Db, community: Id, id: Id): Promise<Share | null> {
  const row = await db.selectFrom("partner_shares").selectAll().where("community", "=", community).where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : shareOut(row);
}

/** Where one thing is shared now. */
export async function sharesOfSubject(db: Db, community: Id, subject: Id): Promise<readonly Share[]> {
  const rows = await db
    .selectFrom("partner_shares")
    .selectAll()
    .where("community", "=", community)
    .where("subject", "=", subject)
    .where("state", "=", "open")
    .orderBy("id")
    .execute();
  return rows.map(shareOut);
}

/** What a community is shown by one partner, or by all. */
export async function shownOf(db: Db, community: Id, partner: Id | null, states: readonly Shown["state"][]): Promise<readonly Shown[]> {
  const all = db.selectFrom("partner_shown").selectAll().where("community", "=", community).where("state", "in", states);
  const rows = await (partner === null ? all : all.where("partner", "=", partner)).orderBy("created_at").orderBy("id").execute();
  return rows.map(shownOut);
}

export async function findShown(db: Db, community: Id, id: Id): Promise<Shown | null> {
  const row = await db.selectFrom("partner_shown").selectAll().where("community", "=", community).where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : shownOut(row);
}

/** Ends a row of what is shared or shown. */
export async function endRow(
  tx: Tx,
  table: "partner_shares" | "partner_shown",
  { community, id }: { readonly community: Id; readonly id: Id },
  at: string,
): Promise<void> {
  const ended = { state: "ended", ended_at: at } as const;
  await tx.updateTable(table).set(ended).where("community", "=", community).where("id", "=", id).execute();
}
