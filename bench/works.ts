import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import type { Instant } from "#kernel/clock.ts";
import { clockIds, type Id } from "#kernel/ids.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import { postgresServer } from "#test/support/postgres-server.ts";
import { type Crowd, foundCrowd, openCrowdAt, saying } from "./crowd.ts";
import { type Figure, median, report } from "./report.ts";

/**
 * The gallery on both databases: its first page, a page of one kind and the last page, with 10,000 works against 100, in turn within
 * one run and each as somebody asks for it. `--works` makes the greater gallery smaller.
 */
const { values } = parseArgs({
  options: { json: { type: "boolean", default: false }, works: { type: "string", default: "10000" } },
});
const MANY = Number(values.works);
const FEW = 100;
const ROUNDS = 300;
const KINDS = ["picture", "recording", "film", "text", "link"] as const;
const figures: Figure[] = [];
const notes: string[] = [];

/** Fills a gallery: five kinds in turn, twenty authors. */
async function fill({ store }: Crowd, community: Id, count: number): Promise<void> {
  const now = Date.UTC(2027, 0, 1) as Instant;
  const ids = clockIds({ now: () => now });
  const { id: person } = await store.db
    .selectFrom("people")
    .select("id")
    .where("community", "=", community)
    .limit(1)
    .executeTakeFirstOrThrow();
  for (let from = 0; from < count; from += 500) {
    const rows = Array.from({ length: Math.min(500, count - from) }, (_, at) => {
      const number = from + at + 1;
      return {
        ...{ community, id: ids.next(), handle: `W${number}`, title: `Work ${number}`, folded: `work ${number}`, person },
        ...{
          kind: KINDS[number % KINDS.length] as (typeof KINDS)[number],
          author: `Author ${number % 20}`,
          author_folded: `author ${number % 20}`,
        },
        ...{ technique: null, year: 2026, licence: "cc-by", text: "A text.", link: null, alt: null, consent: null, comments: 1 },
        ...{
          audience: "everyone" as const,
          file: null,
          state: "shared" as const,
          version: 1,
          created_at: instantIn(now),
          withdrawn_at: null,
        },
      };
    });
    await change(store.db, (tx) => tx.insertInto("works").values(rows).execute());
  }
}

/** Asks the same of both galleries, in turn, and gives how much longer the greater one takes. */
async function ratio(few: Crowd, many: Crowd, given: (crowd: Crowd) => Readonly<Record<string, string>>): Promise<number> {
  const took = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, crowd] of round % 2 === 0
      ? ([
          ["few", few],
          ["many", many],
        ] as const)
      : ([
          ["many", many],
          ["few", few],
        ] as const)) {
      const said = { ...saying(0, "work list", given(crowd)), key: `${name} ${JSON.stringify(given(crowd))} ${round}` };
      const start = performance.now();
      const reply = await crowd.parvis.ears.hear(said);
      took[name].push(performance.now() - start);
      if (reply.outcome !== "done") throw new Error(`The gallery was ${reply.outcome}.`);
    }
  }
  return median(took.many.slice(20)) / median(took.few.slice(20));
}

function inSchema(text: string, schema: string): string {
  const url = new URL(text);
  url.searchParams.set("schema", schema);
  return url.toString();
}

async function measure(database: "SQLite" | "PostgreSQL", urls: readonly [string, string]): Promise<void> {
  const [few, many] = [await openCrowdAt(urls[0], "FULL"), await openCrowdAt(urls[1], "FULL")];
  await fill(few, await foundCrowd(few, 1), FEW);
  await fill(many, await foundCrowd(many, 1), MANY);
  const pages = [
    ["the first page", () => ({})],
    ["a page of one kind", () => ({ kind: "film" })],
    ["a page of one author", () => ({ author: "Author 7" })],
    ["the last page", () => ({ before: "W11" })],
  ] as const;
  for (const [page, given] of pages) {
    figures.push({
      figure: `${page} of a gallery of ${MANY} works on ${database}, against one of ${FEW}`,
      measured: await ratio(few, many, given),
      unit: "×",
      goal: { atMost: 1.3 },
    });
  }
  await few.store.close();
  await many.store.close();
}

const folder = mkdtempSync(join(tmpdir(), "parvis-bench-"));
try {
  await measure("SQLite", [`sqlite:${join(folder, "few.db")}`, `sqlite:${join(folder, "many.db")}`]);
  const server = await postgresServer({ durable: true });
  if (server === null) notes.push("PostgreSQL is missing here: not measured.");
  else await measure("PostgreSQL", ["few", "many"].map((name) => inSchema(server.url, name)) as [string, string]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
report("works", figures, notes);
process.exit(0);
