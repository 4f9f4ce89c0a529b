import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import Sqlite from "better-sqlite3";
import { dueJobs } from "#jobs/due.ts";
import type { Instant } from "#kernel/clock.ts";
import { nextIn, waitingRooms } from "#outbox/queue.ts";
import { openStore } from "#store/open.ts";
import { everybodyJoins, foundCrowd, openCrowd, SEATS } from "./crowd.ts";
import { type Figure, median, report } from "./report.ts";
import { contents } from "./sqlite-recording.ts";

/**
 * What gatherings cost where many people meet. A crowd that joins one gathering at once from two platforms, through the whole
 * house, against its own statements replayed by hand in the same grouping (the method is that of `command.ts`), with a count of
 * who got a seat; finding what is due among 100,000 live series against 1,000; how often a card is edited that 400 people press
 * at once. `--people` makes the crowd smaller.
 */
const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    people: { type: "string", default: "10000" },
    rounds: { type: "string", default: "3" },
  },
});
const PEOPLE = Number(values.people);
const ROUNDS = Number(values.rounds);
const folder = mkdtempSync(join(tmpdir(), "parvis-bench-"));
const figures: Figure[] = [];
const notes: string[] = [];
const worker = join(import.meta.dirname, "crowd-worker.ts");
const recording = join(folder, "recording");

function work(task: string, path: string): number {
  const { status, stdout, stderr } = spawnSync(process.execPath, [worker, task, path, String(PEOPLE), recording], { encoding: "utf8" });
  if (status !== 0) throw new Error(`The worker ${task} failed: ${stderr.slice(-2_000)}`);
  return (JSON.parse(stdout) as { readonly milliseconds: number }).milliseconds;
}

function copyOf(template: string, name: string): string {
  const path = join(folder, `${name}.db`);
  copyFileSync(template, path);
  return path;
}

/** Insists that the seats went to the first, and everybody else waits, in the order in which they pressed. */
function checkSeats(path: string): void {
  const database = new Sqlite(path, { readonly: true });
  const rows = database
    .prepare(
      "select r.state, p.name from registrations r join people p on p.id = r.person join occurrences o on o.id = r.occurrence join gatherings g on g.id = o.gathering where g.handle = 'G1' order by r.place",
    )
    .all() as {
    readonly state: string;
    readonly name: string;
  }[];
  database.close();
  const wanted = Array.from({ length: PEOPLE }, (_, at) => ({ state: at < SEATS ? "going" : "waitlisted", name: `Person ${at + 1}` }));
  if (JSON.stringify(rows) !== JSON.stringify(wanted))
    throw new Error("The seats did not go to those who came first, or somebody was lost.");
}

function crowd(): void {
  const template = join(folder, "template.db");
  work("found", template);
  const recorded = copyOf(template, "recorded");
  work("record", recorded);
  const times = { ours: [] as number[], hand: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const sides = round % 2 === 0 ? (["ours", "hand"] as const) : (["hand", "ours"] as const);
    for (const side of sides) {
      const path = copyOf(template, `${side}-${round}`);
      times[side].push(work(side, path));
      checkSeats(path);
      if (side === "hand" && round === 0 && contents(path) !== contents(recorded)) {
        throw new Error("The statements by hand did not leave the rows that the house leaves.");
      }
      rmSync(path);
    }
  }
  const [ours, hand] = [median(times.ours), median(times.hand)];
  const goal = { atLeast: 0.6 };
  figures.push({
    figure: `${PEOPLE} people join one gathering of ${SEATS} seats at once, against by hand`,
    measured: hand / ours,
    unit: "×",
    goal,
  });
  notes.push(`Every round: exactly ${SEATS} seats, the other ${PEOPLE - SEATS} wait in the order of arrival.`);
  notes.push(`${Math.round((PEOPLE * 1000) / ours)} a second, by hand ${Math.round((PEOPLE * 1000) / hand)}.`);
}

const NOW = Date.parse("2027-03-20T12:00:00Z") as Instant;
const DUE = 8;

/**
 * A database with so many live series, each with its turn planned, its next announcement promised in a room of its own, and a card that hung
 * there; eight turns and eight announcements are due.
 */
async function seriesStore(count: number) {
  const path = join(folder, `series-${count}.db`);
  const made = await openCrowd(path, "OFF");
  await foundCrowd(made, 1);
  await made.store.close();
  const database = new Sqlite(path);
  const columns = (table: string) =>
    (database.prepare(`select name from pragma_table_info('${table}')`).pluck().all() as string[]).filter((name) => name !== "id");
  const copy = (table: string, special: Readonly<Record<string, string>>) => {
    const names = columns(table);
    const wanted = names.map((name) => special[name] ?? `t.${name}`);
    database.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
      insert into ${table} (id, ${names.join(", ")}) select printf('00000000-0000-7000-8000-%012d', i), ${wanted.join(", ")}
      from n, (select * from ${table} limit 1) t`);
  };
  database.pragma("foreign_keys = OFF");
  const at = `strftime('%Y-%m-%dT%H:%M:%S.000Z', '2027-03-20 12:00:00', printf('%+d seconds', case when i <= ${DUE} then -i else i * 6 end))`;
  copy("gatherings", { handle: "'G' || (i + 10)", next_start: at });
  const own = "printf('00000000-0000-7000-8000-%012d', i)";
  copy("jobs", { kind: "'gathering-turn'", subject: own, due: at, try_at: at });
  copy("rooms", { native: "'room' || i", name: "'room' || i" });
  copy("notices", { room: own, once: "'promised' || i", due: at, turn: at, state: "'due'", place: "null", posted: "null" });
  copy("cards", { room: own, subject: own, state: "'down'", wanted: "2", shown: "2" });
  database.close();
  return openStore({ url: `sqlite:${path}`, synchronous: "OFF" });
}

async function dueWork(): Promise<void> {
  const sizes = [1_000, 100_000] as const;
  const stores = [await seriesStore(sizes[0]), await seriesStore(sizes[1])] as const;
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < 400; round += 1) {
    for (const at of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const { db } = stores[at];
      const start = performance.now();
      const jobs = await dueJobs(db, NOW, DUE * 2);
      const rooms = await waitingRooms(db, "bench", NOW, NOW);
      let notices = 0;
      for (const room of rooms) if ((await nextIn(db, { community: room.community, id: room.room }, NOW, NOW)) !== null) notices += 1;
      if (round >= 50) times[at].push(performance.now() - start);
      if (jobs.length !== DUE) throw new Error(`${jobs.length} of ${DUE} due turns were found among ${sizes[at]} series.`);
      if (notices !== DUE) throw new Error(`${notices} of ${DUE} due announcements were found among ${sizes[at]} series.`);
    }
  }
  for (const store of stores) await store.close();
  const [few, many] = times.map(median) as [number, number];
  figures.push({
    figure: "due work found among 100,000 live series, against 1,000",
    measured: many / few,
    unit: "×",
    goal: { atMost: 1.2 },
  });
}

const PRESSING = 400;

/** 400 people press one card at once; then the edits of a few seconds are counted. */
async function pressed(): Promise<void> {
  const opened = await openCrowd(join(folder, "pressed.db"), "OFF");
  await foundCrowd(opened, PRESSING);
  await opened.parvis.start();
  const before = opened.edits.length;
  const begun = performance.now();
  await everybodyJoins(opened, PRESSING);
  const took = performance.now() - begun;
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, 4_000);
  await promise;
  await opened.parvis.stop();
  await opened.store.close();
  const edits = opened.edits.slice(before);
  const seconds = Math.max(1, Math.ceil((took + 1_000) / 1_000));
  notes.push(`${PRESSING} presses in ${Math.round(took)} ms became ${edits.length} edits of its card.`);
  figures.push({
    figure: "edits of one card in one second while 400 people press",
    measured: edits.length / seconds,
    unit: "edits",
    goal: { atMost: 1 },
  });
  if (edits.length === 0) throw new Error("The card was not edited at all.");
}

try {
  crowd();
  await dueWork();
  await pressed();
  report("gatherings", figures, notes);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
