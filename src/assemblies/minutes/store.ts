import { amendmentsOf, secondsOf } from "#assemblies/amendment-store.ts";
import type { Assembly } from "#assemblies/assembly.ts";
import { loadAssembly } from "#assemblies/assembly-store.ts";
import { staysOf } from "#assemblies/attendance-store.ts";
import { noticesView } from "#assemblies/course.ts";
import { loadElectors } from "#assemblies/electorate-store.ts";
import type { Motion } from "#assemblies/motion.ts";
import { motionOut } from "#assemblies/store.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { nearestLocale } from "#locales/locale.ts";
import { readSettings } from "#membership/settings.ts";
import { findCommunity, personNames } from "#membership/store.ts";
import { instantIn, instantOut, maybeInstantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { MinutesRow } from "#store/tables/assemblies.ts";
import { adjournmentsOf, carriedOver, unheldVotes } from "./happening-store.ts";
import type { AnnexedProxy, Frozen, MinutedMotion, Minutes, MinutesFacts, OnRoll } from "./minutes.ts";

function minutesOut(row: MinutesRow): Minutes {
  return {
    assembly: row.assembly,
    state: row.state,
    locale: nearestLocale(row.locale) ?? "en",
    corrections: JSON.parse(row.corrections) as Record<string, string>,
    secretary: row.secretary,
    draftedAt: instantOut(row.drafted_at),
    approvedAt: maybeInstantOut(row.approved_at),
    hash: row.hash,
    version: row.version,
  };
}

export async function findMinutes(db: Db, community: Id, assembly: Id): Promise<Minutes | null> {
  const row = await db
    .selectFrom("minutes")
    .selectAll()
    .where("community", "=", community)
    .where("assembly", "=", assembly)
    .executeTakeFirst();
  return row === undefined ? null : minutesOut(row);
}

/** What was kept of approved minutes: the document, its text and the hash of that text. */
export async function findFrozen(db: Db, community: Id, assembly: Id): Promise<(Frozen & { readonly text: string }) | null> {
  const row = await db
    .selectFrom("minutes")
    .select(["document", "text"])
    .where("community", "=", community)
    .where("assembly", "=", assembly)
    .executeTakeFirst();
  if (row?.document == null || row.text === null) return null;
  return { ...(JSON.parse(row.document) as Frozen), text: row.text };
}

/** Begins a draft; one that is there stays. */
export async function beginMinutes(
  tx: Tx,
  row: {
    readonly community: Id;
    readonly id: Id;
    readonly assembly: Id;
    readonly locale: string;
    readonly secretary: Id;
    readonly at: Instant;
  },
): Promise<void> {
  const { at, ...rest } = row;
  await tx
    .insertInto("minutes")
    .values({
      ...rest,
      state: "draft",
      corrections: "{}",
      drafted_at: instantIn(at),
      approved_at: null,
      approver: null,
      document: null,
      text: null,
      hash: null,
      version: 1,
    })
    .onConflict((conflict) => conflict.columns(["community", "assembly"]).doNothing())
    .execute();
}

/** Changes a draft that is as it was seen; false when somebody changed or approved it meanwhile. */
export async function changeMinutes(
  tx: Tx,
  community: Id,
  seen: Pick<Minutes, "assembly" | "version">,
  set: Partial<Pick<MinutesRow, "locale" | "corrections" | "state" | "approved_at" | "approver" | "document" | "text" | "hash">>,
): Promise<boolean> {
  const changed = await tx
    .updateTable("minutes")
    .set({ ...set, version: seen.version + 1 })
    .where("community", "=", community)
    .where("assembly", "=", seen.assembly)
    .where("version", "=", seen.version)
    .where("state", "=", "draft")
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** The motions of an assembly with their amendments and those to them, in the order in which they were voted on. */
async function minutedMotions(db: Db, community: Id, assembly: Id): Promise<readonly MinutedMotion[]> {
  const rows = await db
    .selectFrom("motions")
    .selectAll()
    .where("community", "=", community)
    .where("assembly", "=", assembly)
    .where("amends", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const motions = rows.map(motionOut);
  const all = [...motions];
  const under = new Map<Id, readonly Motion[]>();
  for (const { id } of all) {
    const bound = await amendmentsOf(db, community, id);
    under.set(id, bound);
    all.push(...bound);
  }
  const names = await personNames(
    db,
    community,
    all.map(({ proposer }) => proposer),
  );
  const withAmendments = (motion: Motion): MinutedMotion => ({
    motion,
    proposer: names.get(motion.proposer) ?? "",
    seconds: 0,
    amendments: (under.get(motion.id) ?? []).map(withAmendments),
  });
  const minuted: MinutedMotion[] = [];
  const voted = (motion: Motion) => motion.openedAt ?? Number.POSITIVE_INFINITY;
  for (const motion of [...motions].sort((a, b) => voted(a) - voted(b) || 0))
    minuted.push({ ...withAmendments(motion), seconds: await secondsOf(db, community, motion.id) });
  return minuted;
}

interface GivenRow {
  readonly giver: Id;
  readonly holder: Id;
  readonly state: AnnexedProxy["state"];
  readonly given: Instant;
  readonly ended: Instant | null;
}

async function givenProxies(db: Db, community: Id, assembly: Id): Promise<readonly GivenRow[]> {
  const rows = await db
    .selectFrom("proxies")
    .selectAll()
    .where("community", "=", community)
    .where("assembly", "=", assembly)
    .orderBy("given_at")
    .orderBy("id")
    .execute();
  return rows.map(({ giver, holder, state, given_at, ended_at }) => ({
    giver,
    holder,
    state,
    given: instantOut(given_at),
    ended: maybeInstantOut(ended_at),
  }));
}

/** Everybody entitled, with their hours in the room; represented is who never came and had a proxy with somebody who did. */
async function rollOf(db: Db, community: Id, assembly: Id, proxies: readonly GivenRow[]): Promise<readonly OnRoll[]> {
  const people = [...(await loadElectors(db, community, assembly))];
  const stays = await staysOf(db, community, assembly);
  const came = new Set(stays.map(({ person }) => person));
  const held = new Map(
    proxies
      .filter(({ state, giver, holder }) => state === "active" && !came.has(giver) && came.has(holder))
      .map((each) => [each.giver, each.holder]),
  );
  const names = await personNames(db, community, [...people, ...held.values()]);
  const staysBy = Map.groupBy(stays, ({ person }) => person);
  const roll = people.map((person): OnRoll => {
    const holder = held.get(person);
    return {
      name: names.get(person) ?? "",
      stays: (staysBy.get(person) ?? []).map(({ arrived, left }) => ({ arrived, left })),
      holder: holder === undefined ? null : (names.get(holder) ?? ""),
    };
  });
  const { compare } = new Intl.Collator("fr");
  return roll.sort((a, b) => compare(a.name, b.name));
}

async function noticeOf(db: Db, community: Id, assembly: Id): Promise<MinutesFacts["notice"]> {
  const { convoked } = await noticesView(db, community, assembly);
  const told = convoked.flatMap(({ at }) => (at === null ? [] : [at]));
  return {
    from: told.length === 0 ? null : (Math.min(...told) as Instant),
    ways: [...new Set(convoked.flatMap(({ way }) => (way === null ? [] : [way])))].sort(),
    reached: convoked.filter(({ state }) => state === "told" || state === "by hand").length,
    missing: convoked.filter(({ state }) => state === "not reached").length,
  };
}

/** Gathers what the minutes of an assembly say. */
export async function minutesFacts(db: Db, community: Id, id: Id, secretary: Id): Promise<MinutesFacts> {
  const assembly: Assembly = await loadAssembly(db, community, id);
  const proxies = await givenProxies(db, community, id);
  const people = [assembly.chair, assembly.convener, secretary, ...proxies.flatMap(({ giver, holder }) => [giver, holder])];
  const names = await personNames(db, community, people);
  const name = (person: Id) => names.get(person) ?? "";
  const facts = await findCommunity.first(db, { community });
  const roll = await rollOf(db, community, id, proxies);
  return {
    association: facts?.name ?? "",
    seat: facts === null ? "" : readSettings(facts.settings).seat,
    assembly,
    chair: name(assembly.chair),
    convener: name(assembly.convener),
    secretary: name(secretary),
    entitled: roll.length,
    notice: await noticeOf(db, community, id),
    roll,
    proxies: proxies.map(({ giver, holder, state, given, ended }) => ({ from: name(giver), to: name(holder), state, given, ended })),
    motions: await minutedMotions(db, community, id),
    adjourned: await adjournmentsOf(db, community, id),
    unheld: await unheldVotes(db, community, assembly),
    carried: await carriedOver(db, community, id),
    first: assembly.secondOf === null ? null : (await loadAssembly(db, community, assembly.secondOf)).handle,
  };
}
