import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Kysely, sql } from "kysely";
import { type Local, toInstant, type Zone } from "#calendar/calendar.ts";
import { timetableOf } from "#courses/store.ts";
import { type Circle, drawRound } from "#exchanges/draw.ts";
import { after, DAY, type Instant } from "#kernel/clock.ts";
import { clockIds, type Id } from "#kernel/ids.ts";
import { shuffled } from "#kernel/shuffled.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import type { Schema } from "#store/schema.ts";
import { postgresServer } from "#test/support/postgres-server.ts";
import { foundCrowd, openCrowdAt } from "./crowd.ts";
import { type Figure, median, report } from "./report.ts";

/**
 * Pairs drawn among 2,000 people over 52 weeks, against a plain shuffle of the same people by the same lots, in processor time; it is
 * insisted on that nobody meets anybody twice. And the timetable of a week out of a course of two years: how many statements it takes,
 * and that none of them reads a table from one end to the other. `--people` makes the crowd smaller.
 */
const { values } = parseArgs({ options: { json: { type: "boolean", default: false }, people: { type: "string", default: "2000" } } });
const PEOPLE = Number(values.people);
const WEEKS = 52;
const SESSIONS = 400;
const figures: Figure[] = [];
const notes: string[] = [];

function used(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function drawWeeks(): void {
  const people = Array.from({ length: PEOPLE }, (_, at) => `p${at}` as Id);
  const members = new Set(people);
  const random = (below: number) => randomInt(below);
  const met = new Map<Id, Map<Id, number>>(people.map((person) => [person, new Map()]));
  let circle: Circle | null = null;
  const drawn: number[] = [];
  const plain: number[] = [];
  for (let week = 0; week < WEEKS; week += 1) {
    plain.push(used(() => shuffled(people, random)));
    drawn.push(
      used(() => {
        const round = drawRound({ willing: people, members, circle, met, satOut: new Set(), random });
        circle = round.circle;
        for (const [one, other] of round.groups as readonly (readonly [Id, Id])[]) {
          if (met.get(one)?.has(other)) throw new Error(`${one} and ${other} met twice.`);
          met.get(one)?.set(other, week);
          met.get(other)?.set(one, week);
        }
        if (round.out.length > 0 || round.groups.length !== PEOPLE / 2) throw new Error("Somebody was left out.");
      }),
    );
  }
  figures.push({
    figure: `a round of pairs among ${PEOPLE} people without repeats, the mean of ${WEEKS} weeks, against a plain shuffle`,
    measured: drawn.reduce((sum, one) => sum + one, 0) / plain.reduce((sum, one) => sum + one, 0),
    unit: "×",
    goal: { atMost: 10 },
  });
  notes.push(`A round: ${(median(drawn) || 0).toFixed(2)} ms of processor in the middle week, remembering who met included.`);
}

async function fillCourse(db: Db, community: Id, person: Id, from: Instant): Promise<void> {
  const ids = clockIds({ now: () => from });
  const course = ids.next();
  await change(db, async (tx) => {
    await tx
      .insertInto("courses")
      .values({
        ...{ community, id: course, handle: "F1", title: "School", folded: "school", about: "", cohort: null, leader: person },
        ...{ admission: "open", audience: "members", capacity: null, required: 80, prerequisite: null, zone: "Europe/Paris" },
        ...{ state: "open", version: 1, created_at: instantIn(from) },
      })
      .execute();
    await tx
      .insertInto("enrolments")
      .values({ community, id: ids.next(), course, person, state: "enrolled", at: instantIn(from) })
      .execute();
    for (let number = 1; number <= SESSIONS; number += 1) {
      const starts = after(from, Math.floor((number - 1) / 4) * 7 * DAY + ((number - 1) % 4) * DAY);
      const said = { title: `Evening ${number}`, local: "2027-09-08T19:30" as Local, starts: instantIn(starts), duration: 7_200_000 };
      const rest = { leader: null, place: null, about: null, link: null, exercise: null, exam: 0, state: "planned" as const };
      await tx
        .insertInto("lessons")
        .values({ community, id: ids.next(), course, number, ...said, ...rest })
        .execute();
    }
  });
}

async function timetable(database: "SQLite" | "PostgreSQL", url: string): Promise<void> {
  const crowd = await openCrowdAt(url, "OFF");
  const { store } = crowd;
  const community = await foundCrowd(crowd, 10);
  const { id: person } = await store.db
    .selectFrom("people")
    .select("id")
    .where("community", "=", community)
    .limit(1)
    .executeTakeFirstOrThrow();
  const from = toInstant("2027-09-06T19:30" as Local, "Europe/Paris" as Zone);
  await fillCourse(store.db, community, person, from);
  const statements: string[] = [];
  const counting = (store.db as unknown as Kysely<Schema>).withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  }) as unknown as Db;
  const week = after(from, 50 * 7 * DAY);
  const entries = await timetableOf(counting, community, person, week, after(week, 7 * DAY));
  if (entries.length !== 4) throw new Error(`${entries.length} evenings in a week of four.`);
  figures.push({
    figure: `statements for a week out of a course of ${SESSIONS} sessions on ${database}`,
    measured: statements.length,
    unit: "statements",
    goal: { atMost: 1 },
  });
  if (database === "SQLite") {
    const plan = await sql<{ detail: string }>`explain query plan select l.* from lessons l
      join courses c on c.community = l.community and c.id = l.course
      left join enrolments e on e.community = l.community and e.course = l.course and e.person = ${person}
      where l.community = ${community} and l.starts >= ${instantIn(week)} and l.starts < ${instantIn(after(week, 7 * DAY))}
      and (e.state in ('enrolled', 'completed') or l.leader = ${person} or c.leader = ${person}) order by l.starts, l.id`.execute(store.db);
    const read = plan.rows.map(({ detail }) => detail);
    if (read.some((detail) => detail.startsWith("SCAN"))) throw new Error(`A table is read whole: ${read.join("; ")}`);
    notes.push(`SQLite reads the timetable by: ${read.join("; ")}.`);
  }
  await store.close();
}

drawWeeks();
const folder = mkdtempSync(join(tmpdir(), "parvis-bench-"));
try {
  await timetable("SQLite", `sqlite:${join(folder, "exchanges.db")}`);
  const server = await postgresServer({ durable: false });
  if (server === null) notes.push("PostgreSQL is missing here: not measured.");
  else await timetable("PostgreSQL", server.url);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
report("exchanges", figures, notes);
process.exit(0);
