import { dateAt, type LocalDate, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import { DAY, HOUR, type Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { issueLink } from "#outbox/one-time.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandles } from "#store/handles.ts";
import type { Parts } from "#store/parts.ts";
import type { PersonRow } from "#store/tables/membership.ts";
import { actedBefore } from "./acting.ts";
import { coveredBy, USUAL_DUES } from "./dues.ts";
import { watchMany } from "./dues-planning.ts";
import { type ImportLine, type ImportTable, readImport } from "./import-table.ts";
import { insertEvents, insertPeople, writePerson } from "./life-store.ts";
import { readProfile } from "./profile.ts";
import { categoryNamed, type Settings } from "./settings.ts";
import { allPeople, communitySettings } from "./store.ts";

/** What an import would do, or has done. */
export interface ImportPreview {
  readonly id: Id;
  readonly table: ImportTable;
  readonly fresh: number;
  readonly changed: number;
  readonly same: number;
  /** Guests who came by themselves and are taken for members of the table by their name alone. */
  readonly guessed: readonly string[];
}

/** How long the page for a large table can be used, in milliseconds. */
const PAGE_HOLDS = 2 * HOUR;

type Planned = {
  readonly line: ImportLine;
  readonly known: PersonRow | null;
  /** Whether an address says that they are the same. */
  readonly sure: boolean;
  readonly change: Partial<PersonRow> | null;
};

export type ImportService = ReturnType<typeof importService>;

/** Members from a table: read, shown, and taken over as a whole or not at all. Doing it again changes nothing. */
export function importService({ db, ids }: Parts) {
  /** Reads a table and keeps it until it is confirmed: a day at most. */
  async function begin(act: Pick<Act, "community" | "person" | "now">, csv: string, id: Id = ids.secret()): Promise<ImportPreview> {
    const community = act.community.id;
    const preview = await previewOf(db, act, id, csv);
    await change(db, async (tx) => {
      await tx
        .deleteFrom("imports")
        .where("community", "=", community)
        .where((e) => e.or([e("created_at", "<", instantIn((act.now - DAY) as Instant)), e("id", "=", id)]))
        .execute();
      await tx
        .insertInto("imports")
        .values({ community, id, person: act.person, csv, created_at: instantIn(act.now) })
        .execute();
    });
    return preview;
  }

  async function previewOf(reader: Db, act: Pick<Act, "community" | "now">, id: Id, csv: string): Promise<ImportPreview> {
    return summed(id, await planned(reader, act, csv));
  }

  /** Takes a table over that was shown. Refuses it whole where a line of it cannot be. */
  function apply(act: Act, id: Id): Promise<ImportPreview> {
    const community = act.community.id;
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      const row = await tx
        .selectFrom("imports")
        .selectAll()
        .where("community", "=", community)
        .where("id", "=", id)
        .where("person", "=", act.person)
        .executeTakeFirst();
      if (row === undefined) throw new Refusal(again === null ? "import-gone" : "import-done-before");
      return applyIn(tx, act, id, row.csv);
    });
  }

  /** The same inside a change that has looked who asks. */
  async function applyIn(tx: Tx, act: Pick<Act, "community" | "now" | "person" | "account">, id: Id, csv: string): Promise<ImportPreview> {
    const community = act.community.id;
    const first = await nextHandles(tx, community, "U", 0);
    const read = await planned(tx, act, csv);
    const preview = summed(id, read);
    const { table, plans, settings } = read;
    if (table.problems.length > 0) throw new Refusal("import-has-problems", { count: table.problems.length });
    const fresh = plans.filter((plan) => plan.known === null);
    await nextHandles(tx, community, "U", fresh.length);
    const people = fresh.map(({ line }, at) => rowOf(act, line, ids.next(), `U${first + at + 1}`, settings));
    await insertPeople(tx, people);
    await insertEvents(
      tx,
      people.map((row) => ({
        community,
        id: ids.next(),
        person: row.id,
        event: "registered" as const,
        at: instantIn(act.now),
        actor: act.person,
        reason: null,
      })),
    );
    for (const { known, change: changed } of plans)
      if (known !== null && changed !== null) await writePerson(tx, community, known.id, changed);
    const paid = plans.flatMap(({ known, change: changed }) =>
      known === null || changed?.dues_through === undefined ? [] : [{ ...known, ...changed }],
    );
    const members = [...people, ...paid].filter(({ standing }) => standing === "member");
    await watchMany(tx, community, members, act.now);
    const facts = { fresh: preview.fresh, changed: preview.changed, same: preview.same };
    await audit(tx, {
      community,
      at: act.now,
      actor: act.person,
      account: act.account,
      action: "members imported",
      subject: community,
      facts,
    });
    await tx.deleteFrom("imports").where("community", "=", community).where("id", "=", id).execute();
    return preview;
  }

  /** A link to the page for a table that is too long to be typed. Resolves to its token. */
  function page(act: Act): Promise<string> {
    const facts = { person: act.person, account: act.account };
    return change(db, (tx) =>
      issueLink(tx, { community: act.community.id, purpose: "import", subject: ids.secret(), facts, now: act.now, holds: PAGE_HOLDS }),
    );
  }

  return { begin, apply, applyIn, page };
}

/** What an import would do, counted. Refuses a table of nobody. */
function summed(id: Id, { table, plans }: Awaited<ReturnType<typeof planned>>): ImportPreview {
  if (table.lines.length === 0 && table.problems.length === 0) throw new Refusal("import-nothing");
  if (!table.columns.some(([, field]) => field === "name" || field === "last" || field === "first")) throw new Refusal("import-no-headers");
  const fresh = plans.filter((plan) => plan.known === null).length;
  const changed = plans.filter((plan) => plan.known !== null && plan.change !== null).length;
  const guessed = plans.flatMap(({ known, sure }) => (known?.standing === "guest" && !sure ? [`${known.name} (${known.handle})`] : []));
  return { id, table, fresh, changed, same: plans.length - fresh - changed, guessed };
}

/** What each line of a table means here: somebody new, somebody known with something new, or nothing. */
async function planned(db: Db, act: Pick<Act, "community" | "now">, csv: string) {
  const settings = await communitySettings(db, act.community.id);
  const read = readImport(
    csv,
    settings.members.map((each) => each.name),
  );
  const today = dateAt(act.now, act.community.zone as Zone);
  const future = read.lines.filter((line) => (line.joined !== null && line.joined > today) || (line.paid !== null && line.paid > today));
  const wrong = future.map((line) => ({ line: line.line, key: "import-bad-date" as const, typed: line.joined ?? line.paid ?? "" }));
  const { found, unclear } = matched(read.lines, await allPeople(db, act.community.id));
  const several = unclear.map(({ line, name }) => ({ line, key: "import-several" as const, typed: name }));
  const table = { ...read, problems: [...read.problems, ...wrong, ...several].sort((a, b) => a.line - b.line) };
  const plans = table.lines.map((line): Planned => {
    const { known, sure } = found.get(line) ?? { known: null, sure: false };
    return { line, known, sure, change: known === null ? null : changeOf(known, line, settings) };
  });
  return { table, plans, settings };
}

type Match = Pick<Planned, "known" | "sure">;

/**
 * Who each line means of those who are known, nobody twice: by address, else by name where there is one line and one person of that
 * name and their addresses do not say otherwise. Of several of one name a line without an address means the one without an address, so
 * that the same table changes nothing when it comes again; where several have none, it is unclear.
 */
function matched(
  lines: readonly ImportLine[],
  all: readonly PersonRow[],
): { readonly found: ReadonlyMap<ImportLine, Match>; readonly unclear: readonly ImportLine[] } {
  const found = new Map<ImportLine, Match>();
  const taken = new Set<Id>();
  const unclear: ImportLine[] = [];
  const take = (line: ImportLine, known: PersonRow, sure: boolean) => {
    found.set(line, { known, sure });
    taken.add(known.id);
  };
  const byMail = Map.groupBy(all, (row) => row.mail);
  for (const [mail, sharing] of Map.groupBy(lines, (line) => (line.mail === null ? null : fold(line.mail)))) {
    if (mail === null) continue;
    const known = byMail.get(mail) ?? [];
    const [line, person] = [sharing[0], known[0]];
    if (line === undefined || person === undefined) continue;
    if (sharing.length === 1 && known.length === 1) {
      take(line, person, true);
      continue;
    }
    const named = Map.groupBy(known, (row) => row.folded);
    for (const each of sharing) {
      const same = named.get(fold(each.name))?.pop();
      if (same !== undefined) take(each, same, true);
    }
  }
  const byName = Map.groupBy(all, (row) => row.folded);
  const unfound = lines.filter((line) => !found.has(line));
  for (const [name, group] of Map.groupBy(unfound, (line) => fold(line.name))) {
    const free = (byName.get(name) ?? []).filter((row) => !taken.has(row.id));
    const [line, person] = [group[0], free[0]];
    if (line === undefined || person === undefined) continue;
    if (group.length === 1 && free.length === 1) {
      if (person.mail === null || line.mail === null) take(line, person, false);
      continue;
    }
    const silent = free.filter((row) => row.mail === null);
    const unsaid = group.find((each) => each.mail === null);
    if (unsaid === undefined || silent.length === 0) continue;
    if (silent.length === 1) take(unsaid, silent[0] as PersonRow, false);
    else unclear.push(unsaid);
  }
  return { found, unclear };
}

function throughOf(line: ImportLine, settings: Settings, before: string | null): LocalDate | null {
  if (line.through !== null) return line.through;
  if (line.paid === null) return null;
  return coveredBy(settings.dues ?? USUAL_DUES, line.paid, before !== null && before < line.paid ? (before as LocalDate) : null).through;
}

/** What a line says that is not known yet; null for nothing. Nothing that is known is taken away. */
function changeOf(known: PersonRow, line: ImportLine, settings: Settings): Partial<PersonRow> | null {
  const profile = readProfile(known.profile);
  const next = { ...profile };
  for (const part of ["mail", "phone", "city", "address"] as const)
    if (profile[part] === undefined && line[part] !== null) next[part] = line[part] as string;
  const through = throughOf(line, settings, known.dues_through);
  const later = through !== null && (known.dues_through === null || through > known.dues_through) ? through : null;
  const earlier = line.joined !== null && (known.joined === null || line.joined < known.joined) ? line.joined : null;
  const enters = known.standing === "guest" || known.standing === "applicant" || (known.standing === "lapsed" && later !== null);
  const category = line.category !== null && known.category === "" ? categoryNamed(settings, line.category) : null;
  const changed: Partial<PersonRow> = {
    ...(JSON.stringify(next) === JSON.stringify(profile)
      ? {}
      : { profile: JSON.stringify(next), mail: next.mail === undefined ? null : fold(next.mail) }),
    ...(later === null ? {} : { dues_through: later }),
    ...(earlier === null ? {} : { joined: earlier }),
    ...(enters ? { standing: "member" as const, joined: earlier ?? known.joined ?? line.joined } : {}),
    ...(category === null ? {} : { category: category.name, votes: category.votes ? 1 : 0 }),
  };
  return Object.keys(changed).length === 0 ? null : changed;
}

function rowOf(act: Pick<Act, "community" | "now">, line: ImportLine, id: Id, handle: string, settings: Settings): PersonRow {
  const { name, mail, phone, city, address } = line;
  const profile = Object.fromEntries(Object.entries({ mail, phone, city, address }).filter(([, said]) => said !== null));
  const category = line.category === null ? { name: "", votes: true } : categoryNamed(settings, line.category);
  return {
    ...{ community: act.community.id, id, handle, name, folded: fold(name), standing: "member", roles: "[]", locale: null },
    ...{ joined: line.joined ?? line.paid ?? dateAt(act.now, act.community.zone as Zone), dues_through: throughOf(line, settings, null) },
    ...{ category: category.name, votes: category.votes ? 1 : 0, holds: 0, profile: JSON.stringify({ ...profile, show: [] }) },
    ...{
      mail: mail === null ? null : fold(mail),
      erased_at: null,
      suspended_until: null,
      merged_into: null,
      version: 1,
      created_at: instantIn(act.now),
    },
  };
}
