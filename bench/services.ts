import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import type { Id } from "#kernel/ids.ts";
import { postgresServer } from "#test/support/postgres-server.ts";
import { type Crowd, foundCrowd, openCrowdAt, saying } from "./crowd.ts";
import { type Figure, report } from "./report.ts";

/**
 * What happens when everybody asks at once, on both databases: 5,000 members ask for one of 500 codes from two platforms, and
 * 1,000 pledge to a campaign whose threshold the last of them reaches. Each is held against the same people doing something
 * without a limit in the same run: using a service that needs no code, signing the campaign. Counted as well, and insisted on:
 * 500 codes given and each once; everybody who pledged told once that the threshold is reached. `--people` and `--pledges`
 * make the crowds smaller.
 */
const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    people: { type: "string", default: "5000" },
    pledges: { type: "string", default: "1000" },
  },
});
const PEOPLE = Number(values.people);
const PLEDGES = Number(values.pledges);
const CODES = Math.max(1, Math.floor(PEOPLE / 10));
const figures: Figure[] = [];
const notes: string[] = [];

/** Everybody from 1 to `people` says the same in the same turn; gives the milliseconds and the outcomes. */
async function everybody({ parvis }: Crowd, people: number, path: string, given: Readonly<Record<string, string>>, key: string) {
  const start = performance.now();
  const replies = await Promise.all(
    Array.from({ length: people }, (_, at) => parvis.ears.hear({ ...saying(at + 1, path, given), key: `${key} ${at + 1}` })),
  );
  return { milliseconds: performance.now() - start, replies };
}

async function said(crowd: Crowd, path: string, given: Readonly<Record<string, string>>): Promise<void> {
  const reply = await crowd.parvis.ears.hear({ ...saying(0, path, given), key: `${path} ${JSON.stringify(given).slice(0, 60)}` });
  if (reply.outcome !== "done") throw new Error(`/${path} was ${reply.outcome}: ${JSON.stringify(reply.answer)}`);
}

/** Insists that every code was given, each to one person. */
async function checkCodes({ store }: Crowd, community: Id, answers: readonly string[]): Promise<void> {
  const given = answers.flatMap((answer) => /CODE-\d{5}/.exec(answer)?.[0] ?? []);
  if (given.length !== CODES || new Set(given).size !== CODES) {
    throw new Error(`${given.length} codes were given, ${new Set(given).size} different, of ${CODES}.`);
  }
  const row = await store.db
    .selectFrom("services")
    .select("given")
    .where("community", "=", community)
    .where("handle", "=", "S1")
    .executeTakeFirstOrThrow();
  if (row.given !== CODES) throw new Error(`The service counts ${row.given} codes given.`);
}

/** Insists that each who pledged was told once that the threshold is reached. */
async function checkTold({ store }: Crowd, community: Id): Promise<void> {
  const rows = await store.db
    .selectFrom("notices")
    .innerJoin("rooms", (join) => join.onRef("rooms.community", "=", "notices.community").onRef("rooms.id", "=", "notices.room"))
    .select("rooms.person")
    .where("notices.community", "=", community)
    .where("notices.name", "=", "campaign-reached")
    .where("rooms.person", "is not", null)
    .execute();
  const people = new Set(rows.map(({ person }) => person));
  // whoever began the campaign is told too
  if (rows.length !== PLEDGES + 1 || people.size !== PLEDGES + 1)
    throw new Error(`${rows.length} notices to ${people.size} people for ${PLEDGES} pledges.`);
}

async function measure(database: "SQLite" | "PostgreSQL", url: string): Promise<void> {
  const crowd = await openCrowdAt(url, "FULL");
  const community = await foundCrowd(crowd, PEOPLE);
  const codes = Array.from({ length: CODES }, (_, at) => `CODE-${String(at).padStart(5, "0")}`).join(" ");
  await said(crowd, "service add", { title: "Ear plugs", about: "With your code.", codes });
  await said(crowd, "service add", { title: "Swimming pool", about: "At the desk." });
  await crowd.parvis.settle();
  const open = await everybody(crowd, PEOPLE, "service use", { service: "S2" }, "open");
  const asked = await everybody(crowd, PEOPLE, "service use", { service: "S1" }, "codes");
  await checkCodes(
    crowd,
    community,
    asked.replies.map(({ answer }) => JSON.stringify(answer)),
  );
  const again = await everybody(crowd, CODES, "service use", { service: "S1" }, "again");
  if (again.replies.some(({ outcome }) => outcome === "incident")) throw new Error("Asking again was an incident.");
  await said(crowd, "campaign start", {
    title: "Quiet stages",
    demand: "Ear plugs for all.",
    threshold: String(PLEDGES),
    pledge: "I wear mine.",
  });
  await said(crowd, "campaign start", { title: "Loud stages", demand: "None." });
  await crowd.parvis.settle();
  const signed = await everybody(crowd, PLEDGES, "campaign sign", { campaign: "K2" }, "sign");
  const pledged = await everybody(crowd, PLEDGES, "campaign pledge", { campaign: "K1" }, "pledge");
  const lost = pledged.replies.filter(({ outcome }) => outcome !== "done").length;
  if (lost > 0) throw new Error(`${lost} pledges were lost.`);
  const start = performance.now();
  await crowd.parvis.settle();
  const told = performance.now() - start;
  await checkTold(crowd, community);
  figures.push({
    figure: `${PEOPLE} ask at once for one of ${CODES} codes on ${database}, against as many using what needs none`,
    measured: asked.milliseconds / open.milliseconds,
    unit: "×",
    goal: { atMost: 1 },
  });
  figures.push({
    figure: `${PLEDGES} pledges at once, the last of which reaches the threshold, on ${database}, against as many signatures`,
    measured: pledged.milliseconds / signed.milliseconds,
    unit: "×",
    goal: { atMost: 2 },
  });
  const rate = Math.round((PEOPLE * 1000) / asked.milliseconds);
  notes.push(
    `${database}: ${CODES} codes given to ${CODES} people, each once, ${PEOPLE - CODES} told that it has run out; ${rate} answers a second.`,
    `${database}: ${PLEDGES} people told once that the threshold is reached, all told ${Math.round(told)} ms after.`,
  );
  await crowd.store.close();
}

const folder = mkdtempSync(join(tmpdir(), "parvis-bench-"));
try {
  await measure("SQLite", `sqlite:${join(folder, "services.db")}`);
  const server = await postgresServer({ durable: true });
  if (server === null) notes.push("PostgreSQL is missing here: not measured.");
  else await measure("PostgreSQL", server.url);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
report("services", figures, notes);
process.exit(0);
