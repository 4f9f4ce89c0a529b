import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import postgres from "pg";
import { postgresServer } from "#test/support/postgres-server.ts";
import { fromCallers } from "./association.ts";
import { CALLERS, castRound, type Kind, ROUND, ROUNDS, ROUNDS_ON_POSTGRES, right, sealing, type Took, timed } from "./casting.ts";
import { handWrittenOn, type PostgresRecording, postgresRecorder } from "./postgres-recording.ts";
import { type Figure, median, report } from "./report.ts";
import { contents, handWritten, type Recording, statementRecorder } from "./sqlite-recording.ts";
import { foundVoters, openVoters, PEOPLE } from "./voters.ts";

/**
 * 10,000 people cast their ballots within one minute, half of them on each of two platforms: an open vote, then a secret one;
 * on SQLite, or with `--postgres` on PostgreSQL, which takes minutes: every ballot there waits for one motion and the disk.
 *
 * First whether it is right: every twentieth ballot is delivered twice, every fiftieth comes again from the other account of
 * the same person, the last ones arrive at the very closing instant or after it. None may be lost, none counted twice, none
 * counted late. Then what it costs, against the bare statements by hand, as `command.ts` does it: recorded in a process of
 * its own, replayed with the same grouping on a copy, both sides in turns over many short rounds, with `synchronous = FULL`.
 * For the secret vote the hand-written side does the same cryptography for each ballot.
 */
const KINDS = ["open", "secret"] as const;

/** On PostgreSQL everybody waits for one motion: more callers than connections only wait longer. */
const ON_POSTGRES = 16;

interface Order {
  readonly url: string;
  readonly kind: Kind;
  readonly out: string;
}

interface Sides {
  readonly ours: Took;
  readonly byHand: Took;
}

const figures: Figure[] = [];
const notes: string[] = [];

/** Records what one vote of everybody asks of the database; on PostgreSQL one after another, since no two share a transaction. */
async function record({ url, kind, out }: Order): Promise<void> {
  const onPostgres = url.startsWith("postgres");
  const [sqlite, server] = onPostgres ? [null, postgresRecorder()] : [statementRecorder(), null];
  const voters = await openVoters(url, "OFF");
  for (let round = 0; round < (onPostgres ? ROUNDS_ON_POSTGRES : ROUNDS); round += 1) {
    (sqlite ?? server)?.begin();
    await castRound(voters, kind, round, onPostgres ? 1 : CALLERS, () => server?.next());
    (sqlite ?? server)?.end();
  }
  await voters.store.close();
  writeFileSync(out, serialize((sqlite ?? server)?.recording()));
}

function recorded(order: Order): unknown {
  const { status, stderr } = spawnSync(
    process.execPath,
    [import.meta.filename, "--record", JSON.stringify(order), "--people", String(PEOPLE)],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`The recording failed: ${stderr.slice(-2_000)}`);
  return deserialize(readFileSync(order.out));
}

/** Both sides in turns, the one that begins changing from round to round; the first third of the rounds warms up. */
async function compare(rounds: number, ours: (round: number) => Promise<void>, byHand: (round: number) => Promise<void>): Promise<Sides> {
  const took = { ours: [] as Took[], byHand: [] as Took[] };
  for (let round = 0; round < rounds; round += 1) {
    const sides = [["ours", ours] as const, ["byHand", byHand] as const];
    for (const [side, work] of round % 2 === 0 ? sides : sides.reverse()) {
      const each = await timed(() => work(round));
      if (round >= Math.floor(rounds / 3)) took[side].push(each);
    }
  }
  return { ours: usual(took.ours), byHand: usual(took.byHand) };
}

function usual(rounds: readonly Took[]): Took {
  return { rate: median(rounds.map(({ rate }) => rate)), busy: median(rounds.map(({ busy }) => busy)) };
}

async function againstOnSqlite(folder: string, template: string, kind: Kind): Promise<Sides> {
  const paths = Object.fromEntries(["ours", "recorded", "hand"].map((name) => [name, join(folder, `${kind}-${name}.db`)]));
  for (const path of Object.values(paths)) copyFileSync(template, path);
  const recording = recorded({ url: `sqlite:${paths["recorded"]}`, kind, out: join(folder, `${kind}-recording`) }) as Recording;
  const byHand = handWritten(paths["hand"] as string, recording, "FULL");
  const voters = await openVoters(`sqlite:${paths["ours"]}`, "FULL");
  const seal = kind === "secret" ? sealing() : () => undefined;
  const sides = await compare(
    ROUNDS,
    (round) => castRound(voters, kind, round),
    async (round) => {
      for (let ballot = 0; ballot < ROUND; ballot += 1) seal();
      await byHand.replay(round);
    },
  );
  byHand.close();
  await voters.store.close();
  if (contents(paths["hand"] as string) !== contents(paths["recorded"] as string))
    throw new Error("The statements by hand did not leave the rows that the house leaves.");
  return sides;
}

async function againstOnPostgres(folder: string, urls: Readonly<Record<"ours" | "recorded" | "hand", string>>, kind: Kind): Promise<Sides> {
  const recording = recorded({ url: urls.recorded, kind, out: join(folder, `${kind}-recording`) }) as PostgresRecording;
  const byHand = handWrittenOn(urls.hand, ON_POSTGRES, recording);
  const voters = await openVoters(urls.ours, "FULL");
  const seal = kind === "secret" ? sealing() : () => undefined;
  const sides = await compare(
    ROUNDS_ON_POSTGRES,
    (round) => castRound(voters, kind, round, ON_POSTGRES),
    (round) =>
      fromCallers(ON_POSTGRES, 0, ROUND, (ballot) => {
        seal();
        return byHand.replay(round, ballot);
      }),
  );
  await byHand.close();
  await voters.store.close();
  return sides;
}

/** What is done stands on the other output, for whoever waits: a run on PostgreSQL takes minutes. */
function progress(what: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${what}\n`);
}

function tell(place: string, kind: Kind, { seconds, wrong }: Awaited<ReturnType<typeof right>>, sides: Sides, callers: number): void {
  notes.push(...wrong.slice(0, 10));
  const what = `${kind} vote on ${place}`;
  figures.push(
    {
      figure: `${what}: ballots lost, doubled or counted late, of ${PEOPLE}`,
      measured: wrong.length,
      unit: "ballots",
      goal: { atMost: 0 },
    },
    { figure: `${what}: ${PEOPLE} people cast their ballots`, measured: seconds, unit: "s", goal: { atMost: 60 } },
    {
      figure: `${what}, ${callers} callers on two platforms, against by hand`,
      measured: sides.ours.rate / sides.byHand.rate,
      unit: "×",
      goal: { atLeast: 0.6 },
    },
  );
  progress(`${what}: measured`);
  notes.push(`${what}: ${Math.round(sides.ours.rate)} ballots a second, by hand ${Math.round(sides.byHand.rate)}`);
  notes.push(`${what}: ${Math.round(sides.ours.busy)} µs of the processor for a ballot, by hand ${Math.round(sides.byHand.busy)}`);
}

async function onSqlite(folder: string): Promise<void> {
  const template = join(folder, "template.db");
  await foundVoters(`sqlite:${template}`);
  for (const kind of KINDS) {
    const path = join(folder, `${kind}.db`);
    copyFileSync(template, path);
    tell("SQLite", kind, await right(`sqlite:${path}`, kind), await againstOnSqlite(folder, template, kind), CALLERS);
  }
}

async function onPostgres(folder: string): Promise<void> {
  const server = await postgresServer({ durable: true });
  if (server === null) {
    notes.push("PostgreSQL is missing on this machine: nothing was measured there.");
    return;
  }
  const database = (name: string) => server.url.replace("/postgres?", `/${name}?`);
  const say = new postgres.Pool({ connectionString: server.url, max: 1 });
  await say.query("create database template_voters");
  await say.query("alter database template_voters set synchronous_commit = off");
  await foundVoters(database("template_voters"));
  progress("the association is founded");
  for (const kind of KINDS) {
    for (const name of ["right", "recorded", "ours", "hand"]) await say.query(`create database ${kind}_${name} template template_voters`);
    await say.query(`alter database ${kind}_recorded set synchronous_commit = off`);
    await say.query("checkpoint");
    const urls = { ours: database(`${kind}_ours`), recorded: database(`${kind}_recorded`), hand: database(`${kind}_hand`) };
    tell("PostgreSQL", kind, await right(database(`${kind}_right`), kind), await againstOnPostgres(folder, urls, kind), ON_POSTGRES);
  }
  await say.end();
}

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "parvis-votes-"));
  try {
    await (process.argv.includes("--postgres") ? onPostgres : onSqlite)(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  report("votes", figures, notes);
}

const ordered = process.argv.indexOf("--record");
if (ordered === -1) await measure();
else await record(JSON.parse(process.argv[ordered + 1] as string) as Order);
process.exit(0);
