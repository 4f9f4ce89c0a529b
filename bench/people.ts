import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import type { Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import { handClock, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { openVault } from "#kernel/vault.ts";
import { findHeld } from "#membership/delegation-store.ts";
import { importService } from "#membership/import-service.ts";
import { insertEvents } from "#membership/life-store.ts";
import { mergePeople } from "#membership/merge.ts";
import { abilitiesOf, readRoles } from "#membership/role.ts";
import { membersService } from "#membership/service.ts";
import { findPersonById, findSpeaker } from "#membership/store.ts";
import { migrations } from "#migrations/all.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import { hotWrite } from "#store/hot.ts";
import { migrate } from "#store/migrate.ts";
import { openStore, type Store } from "#store/open.ts";
import { type Figure, median, report } from "./report.ts";

/**
 * People in numbers, on SQLite with every commit on the disk: recognising somebody with what was given to them among 50,000, against the
 * keyed read of their account, person and association alone; 20,000 members from a table, against hand-written inserts of the same rows; one person made of two
 * with 1,000 rows each, in one change.
 */
const PEOPLE = 50_000;
const IMPORTED = 20_000;
const ROWS = 1_000;
const CHECKS = 4_000;
const NOW = Date.UTC(2027, 2, 1, 9) as Instant;
const figures: Figure[] = [];

type PlainPerson = {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  readonly name: string;
  readonly folded: string;
  readonly mail: string;
  readonly at: string;
};

const plainPerson = hotWrite((q, p: PlainPerson) =>
  q.insertInto("people").values({
    ...{
      community: p.community,
      id: p.id,
      handle: p.handle,
      name: p.name,
      folded: p.folded,
      standing: "member",
      roles: "[]",
      locale: null,
    },
    ...{ joined: "2020-02-01", dues_through: "2027-12-31", category: "", votes: 1, holds: 0, profile: "{}", mail: p.mail, erased_at: null },
    ...{ suspended_until: null, merged_into: null, version: 1, created_at: p.at },
  }),
);

const plainEvent = hotWrite((q, p: { readonly community: Id; readonly id: Id; readonly person: Id; readonly at: string }) =>
  q
    .insertInto("member_events")
    .values({ community: p.community, id: p.id, person: p.person, event: "registered", at: p.at, actor: null, reason: null }),
);

const plainJob = hotWrite((q, p: { readonly community: Id; readonly id: Id; readonly subject: Id; readonly due: string }) =>
  q.insertInto("jobs").values({
    ...{ community: p.community, id: p.id, kind: "dues", subject: p.subject, key: "", due: p.due, try_at: p.due, facts: "null" },
    ...{ version: 1, state: "due", attempts: 0, reason: null },
  }),
);

async function within<T>(name: string, work: (store: Store) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "parvis-bench-"));
  const store = await openStore({ url: `sqlite:${join(folder, `${name}.db`)}`, clock: handClock(NOW) });
  try {
    await migrate(store, migrations);
    return await work(store);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function founded(
  store: Store,
  people: number,
  team = "T",
): Promise<{ readonly community: Id; readonly act: Act; readonly ids: readonly Id[] }> {
  const members = membersService({ ...store, vault: openVault("for measuring, and known to everybody") });
  const zone = "Europe/Paris";
  const community = await members.found({
    name: "Bench",
    zone,
    locale: "en",
    spaces: [{ platform: "left", team, name: team, announcements: null }],
  });
  const ids = Array.from({ length: people }, () => store.ids.next());
  const at = instantIn(NOW);
  await change(store.db, async (tx) => {
    for (const [n, id] of ids.entries()) {
      await plainPerson.run(tx, {
        community,
        id,
        handle: `B${n + 1}`,
        name: `Person ${n}`,
        folded: `person ${n}`,
        mail: `p${n}@example.org`,
        at,
      });
      await tx
        .insertInto("accounts")
        .values({
          community,
          id: store.ids.next(),
          person: id,
          platform: "left",
          team,
          user: `p${n}`,
          name: `p${n}`,
          locale: null,
          zone: null,
          reachable: 1,
          created_at: at,
        })
        .execute();
    }
  });
  const person = ids[0] ?? store.ids.next();
  const facts = { id: community, name: "Bench", locale: "en" as const, zone: zone as Zone };
  return {
    community,
    ids,
    act: { community: facts, person, account: null, name: "p0", locale: "en", now: NOW, delivery: null, may: () => true },
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function checks(store: Store): Promise<void> {
  const { community, ids } = await founded(store, PEOPLE);
  await change(store.db, async (tx) => {
    for (let n = 0; n < PEOPLE; n += 2) {
      await tx
        .insertInto("delegations")
        .values({
          ...{
            community,
            id: store.ids.next(),
            handle: `D${n}`,
            giver: ids[0] as Id,
            holder: ids[n] as Id,
            ability: "announce",
            topic: null,
            place: null,
          },
          ...{ starts_at: instantIn(NOW), ends_at: null, parent: null, state: "active", closed_at: null, created_at: instantIn(NOW) },
        })
        .execute();
    }
    await tx.updateTable("people").set({ holds: 1 }).where("id", "in", tx.selectFrom("delegations").select("holder")).execute();
  });
  const members = membersService({ ...store, vault: openVault("for measuring, and known to everybody") });
  const who = (n: number) => ({ platform: "left", team: "T", user: `p${(n * 7_919) % PEOPLE}` });
  const rounds = 9;
  const ratios: number[] = [];
  const known: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const read = await timed(async () => {
      for (let n = 0; n < CHECKS; n += 1) await findSpeaker.first(store.db, who(n));
    });
    const check = await timed(async () => {
      for (let n = 0; n < CHECKS; n += 1) {
        const arrival = await members.arrive({ ...who(n), name: "x", locale: null, zone: null, owner: false });
        arrival?.may("announce");
      }
    });
    ratios.push(check / read);
    const person = (n: number) => ({ community, id: ids[(n * 7_919) % PEOPLE] as Id });
    const row = await timed(async () => {
      for (let n = 0; n < CHECKS; n += 1) await findPersonById.first(store.db, person(n));
    });
    const powers = await timed(async () => {
      for (let n = 0; n < CHECKS; n += 1) {
        const { id } = person(n);
        const found = await findPersonById.first(store.db, { community, id });
        const held = await findHeld.all(store.db, { community, holder: id });
        if (found === null || (abilitiesOf(found.standing, readRoles(JSON.parse(found.roles))).has("announce") && held.length === 0))
          throw new Error("Somebody of the fifty thousand is not there.");
      }
    });
    known.push(powers / row);
  }
  figures.push({
    figure: `what somebody known may do, with what was given to them, among ${PEOPLE} people, against one keyed read`,
    measured: median(known.slice(2)),
    unit: "×",
    goal: { atMost: 3 },
  });
  figures.push({
    figure: `who somebody is and may do, with delegations, among ${PEOPLE} people, against the keyed read of their account`,
    measured: median(ratios.slice(2)),
    unit: "×",
    goal: { atMost: 3 },
  });
}

/** Processor time, in milliseconds: what others do on the machine meanwhile does not count. */
async function worked(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

async function imports(store: Store): Promise<void> {
  const lines = Array.from({ length: IMPORTED }, (_, n) => `Member ${n};m${n}@example.org;2020-02-01;2027-12-31`);
  const service = importService({ ...store, vault: openVault("for measuring, and known to everybody") });
  const ratios: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const { act, community } = await founded(store, 1, `T${round}`);
    const csv = `Name;Mail;Member since;Dues through\n${lines.join("\n")}`;
    const ours = await worked(() => change(store.db, (tx) => service.applyIn(tx, act, store.ids.secret(), csv)));
    const other = (await founded(store, 0, `P${round}`)).community;
    ratios.push(ours / (await worked(() => change(store.db, (tx) => insertPlainly(tx, store, other)))));
    const rows = await store.db
      .selectFrom("people")
      .select((e) => e.fn.countAll().as("count"))
      .where("community", "=", community)
      .executeTakeFirst();
    if (Number(rows?.count) !== IMPORTED + 1) throw new Error(`${rows?.count} people after the import.`);
  }
  figures.push({
    figure: `${IMPORTED} members from a table, against hand-written inserts of the same rows, in processor time`,
    measured: median(ratios.slice(1)),
    unit: "×",
    goal: { atMost: 2 },
  });
}

async function insertPlainly(tx: Tx, store: Store, community: Id): Promise<void> {
  const at = instantIn(NOW);
  for (let n = 0; n < IMPORTED; n += 1) {
    const id = store.ids.next();
    const person = { community, id, handle: `U${n + 1}`, name: `Member ${n}`, folded: `member ${n}`, mail: `m${n}@example.org`, at };
    await plainPerson.run(tx, person);
    await plainEvent.run(tx, { community, id: store.ids.next(), person: id, at });
    await plainJob.run(tx, { community, id: store.ids.next(), subject: id, due: at });
  }
}

async function merges(store: Store): Promise<void> {
  const { act, community, ids } = await founded(store, 2);
  const [keep, gone] = ids as readonly [Id, Id];
  await change(store.db, async (tx) => {
    for (const person of [keep, gone]) {
      await insertEvents(
        tx,
        Array.from({ length: ROWS }, () => ({
          community,
          id: store.ids.next(),
          person,
          event: "changed" as const,
          at: instantIn(NOW),
          actor: null,
          reason: null,
        })),
      );
    }
  });
  const taken = await timed(() => change(store.db, (tx) => mergePeople(tx, act, { community, keep, gone }, [])));
  figures.push({ figure: `two persons with ${ROWS} rows each made one, in one change`, measured: taken, unit: "ms", goal: null });
}

await within("checks", checks);
await within("imports", imports);
await within("merges", merges);
report("people", figures);
