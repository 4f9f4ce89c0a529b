import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { deserialize, serialize } from "node:v8";
import { resultSchema } from "#assemblies/result.ts";
import { boxIdOf, newVoteKey, receiptOf, sealBallot } from "#assemblies/secrecy.ts";
import { openVault } from "#kernel/vault.ts";
import { fromCallers } from "./association.ts";
import { type Figure, median, report } from "./report.ts";
import { contents, handWritten, type Recording, statementRecorder } from "./sqlite-recording.ts";
import { CLOSE, foundVoters, LATE, openVoters, PEOPLE, SECRET_KEY, type Voters, voteOf } from "./voters.ts";

/**
 * 10,000 people cast their ballots within one minute, half of them on each of two platforms: an open vote, then a secret one.
 *
 * First whether it is right: every twentieth ballot is delivered twice, every fiftieth comes again from the other account of
 * the same person, the last ones arrive at the very closing instant or after it. None may be lost, none counted twice, none
 * counted late. Then what it costs, against the bare statements by hand, as `command.ts` does it: recorded in a process of
 * its own, replayed with the same grouping on a copy, both sides in turns over many short rounds, with `synchronous = FULL`.
 * For the secret vote the hand-written side does the same cryptography for each ballot.
 */
type Kind = "open" | "secret";

const ROUND = 250;
const CALLERS = 64;
const WARMING = 8;
const ROUNDS = Math.floor(PEOPLE / ROUND);

interface Order {
  readonly url: string;
  readonly kind: Kind;
  readonly out: string;
}

function castRound(voters: Voters, kind: Kind, round: number): Promise<void> {
  return fromCallers(CALLERS, 1 + round * ROUND, ROUND, async (person) => {
    const reply = await voters.parvis.ears.hear(voteOf(kind, person));
    if (reply.outcome !== "done") throw new Error(`A ballot is ${reply.outcome}: ${JSON.stringify(reply.answer)}`);
  });
}

/** Records what one vote of everybody asks of the database. */
async function record({ url, kind, out }: Order): Promise<void> {
  const recorder = statementRecorder();
  const voters = await openVoters(url, "OFF");
  for (let round = 0; round < ROUNDS; round += 1) {
    recorder.begin();
    await castRound(voters, kind, round);
    recorder.end();
  }
  await voters.store.close();
  writeFileSync(out, serialize(recorder.recording()));
}

/** Casts everybody's ballot within the minute, some twice, some from two accounts, some too late; then closes and counts. */
async function right(path: string, kind: Kind): Promise<{ readonly seconds: number; readonly wrong: readonly string[] }> {
  const voters = await openVoters(`sqlite:${path}`, "FULL");
  const wrong: string[] = [];
  const begun = performance.now();
  await fromCallers(CALLERS, 1, PEOPLE, async (person) => {
    const utterance = voteOf(kind, person);
    const hearings = [voters.parvis.ears.hear(utterance)];
    if (person % 20 === 0) hearings.push(voters.parvis.ears.hear(utterance));
    if (person % 50 === 0) hearings.push(voters.parvis.ears.hear(voteOf(kind, person, "other account")));
    voters.tick();
    const outcomes = (await Promise.all(hearings)).map(({ outcome }) => outcome);
    if (!outcomes.includes("done")) wrong.push(`the ballot of ${person} is ${outcomes.join()}`);
  });
  const seconds = (performance.now() - begun) / 1000;
  for (const [late, at] of LATE.entries()) {
    voters.clock.moveTo(at);
    const { outcome } = await voters.parvis.ears.hear(voteOf(kind, PEOPLE + 1 + late));
    const counts = at < CLOSE;
    if ((outcome === "done") !== counts) wrong.push(`a ballot at ${at - CLOSE} ms from the close is ${outcome}`);
  }
  await voters.parvis.settle();
  const row = await voters.store.db
    .selectFrom("motions")
    .select(["result", "closed_at"])
    .where("handle", "=", kind === "open" ? "M1" : "M2")
    .executeTakeFirstOrThrow();
  const result = resultSchema.parse(JSON.parse(row.result ?? "null"));
  const due = PEOPLE + LATE.filter((at) => at < CLOSE).length;
  const counted = result.for + result.against + result.abstain + result.blank;
  if (counted !== due || result.voters !== due) wrong.push(`${counted} ballots were counted of ${due}`);
  const table = kind === "open" ? "ballots" : "published_ballots";
  const { kept } = await voters.store.db
    .selectFrom(table)
    .select((e) => e.fn.countAll().as("kept"))
    .executeTakeFirstOrThrow();
  if (Number(kept) !== due) wrong.push(`${kept} ballots are kept of ${due}`);
  if (row.closed_at !== new Date(CLOSE).toISOString()) wrong.push(`closed at ${row.closed_at}`);
  await voters.store.close();
  return { seconds, wrong };
}

/** What sealing one ballot takes, as the house does it: its key unwrapped, a receipt made, the ballot sealed and placed. */
function sealing(): () => void {
  const vault = openVault(SECRET_KEY);
  const wrapped = vault.seal(newVoteKey());
  let ballots = 0;
  return () => {
    ballots += 1;
    const key = vault.open(wrapped);
    const receipt = receiptOf(key, "elector", `interaction ${ballots}`);
    boxIdOf(key, receipt);
    sealBallot(key, receipt, "for");
  };
}

async function against(folder: string, template: string, kind: Kind): Promise<{ readonly ours: number; readonly byHand: number }> {
  const paths = Object.fromEntries(["ours", "recorded", "hand"].map((name) => [name, join(folder, `${kind}-${name}.db`)]));
  for (const path of Object.values(paths)) copyFileSync(template, path);
  const order: Order = { url: `sqlite:${paths["recorded"]}`, kind, out: join(folder, `${kind}-recording`) };
  const { status, stderr } = spawnSync(process.execPath, [import.meta.filename, "--record", JSON.stringify(order)], { encoding: "utf8" });
  if (status !== 0) throw new Error(`The recording failed: ${stderr.slice(-2_000)}`);
  const recording = deserialize(readFileSync(order.out)) as Recording;
  const byHand = handWritten(paths["hand"] as string, recording, "FULL");
  const voters = await openVoters(`sqlite:${paths["ours"]}`, "FULL");
  const seal = kind === "secret" ? sealing() : null;
  const rates = { ours: [] as number[], byHand: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const steps = [
      () => timed(rates.ours, round, () => castRound(voters, kind, round)),
      () =>
        timed(rates.byHand, round, async () => {
          if (seal !== null) for (let ballot = 0; ballot < ROUND; ballot += 1) seal();
          await byHand.replay(round);
        }),
    ];
    for (const step of round % 2 === 0 ? steps : steps.reverse()) await step();
  }
  byHand.close();
  await voters.store.close();
  if (contents(paths["hand"] as string) !== contents(paths["recorded"] as string))
    throw new Error("The statements by hand did not leave the rows that the house leaves.");
  return { ours: median(rates.ours), byHand: median(rates.byHand) };
}

async function timed(rates: number[], round: number, work: () => Promise<void>): Promise<void> {
  const begun = performance.now();
  await work();
  if (round >= WARMING) rates.push((ROUND * 1000) / (performance.now() - begun));
}

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "parvis-votes-"));
  const figures: Figure[] = [];
  const notes: string[] = [];
  try {
    const template = join(folder, "template.db");
    await foundVoters(`sqlite:${template}`);
    for (const kind of ["open", "secret"] as const) {
      const path = join(folder, `${kind}.db`);
      copyFileSync(template, path);
      const { seconds, wrong } = await right(path, kind);
      notes.push(...wrong.slice(0, 10));
      figures.push(
        {
          figure: `${kind} vote: ballots lost, doubled or counted late, of 10,000`,
          measured: wrong.length,
          unit: "ballots",
          goal: { atMost: 0 },
        },
        { figure: `${kind} vote: 10,000 people cast their ballots`, measured: seconds, unit: "s", goal: { atMost: 60 } },
      );
      const { ours, byHand } = await against(folder, template, kind);
      figures.push({
        figure: `${kind} vote, 64 callers on two platforms, against by hand`,
        measured: ours / byHand,
        unit: "×",
        goal: { atLeast: 0.6 },
      });
      notes.push(`${kind} vote: ${Math.round(ours)} ballots a second, by hand ${Math.round(byHand)}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  report("votes", figures, notes);
}

const ordered = process.argv.indexOf("--record");
if (ordered === -1) await measure();
else await record(JSON.parse(process.argv[ordered + 1] as string) as Order);
process.exit(0);
