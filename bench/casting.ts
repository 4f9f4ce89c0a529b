import { performance } from "node:perf_hooks";
import { resultSchema } from "#assemblies/result.ts";
import { boxIdOf, newVoteKey, receiptOf, sealBallot } from "#assemblies/secrecy.ts";
import { openVault } from "#kernel/vault.ts";
import { fromCallers } from "./association.ts";
import { CLOSE, LATE, openVoters, PEOPLE, SECRET_KEY, type Voters, voteOf } from "./voters.ts";

/** Which of the two votes. */
export type Kind = "open" | "secret";

export const ROUND = 250;
export const CALLERS = 64;
/** A third of the rounds warm up. On PostgreSQL each ballot waits for the disk by itself, so that fewer rounds are compared there. */
export const ROUNDS = Math.floor(PEOPLE / ROUND);
export const ROUNDS_ON_POSTGRES = Math.min(ROUNDS, 12);

/** One round of ballots, from so many callers at once. `next` hears the end of each. */
export function castRound(voters: Voters, kind: Kind, round: number, callers = CALLERS, next: () => void = () => undefined): Promise<void> {
  return fromCallers(callers, 1 + round * ROUND, ROUND, async (person) => {
    const reply = await voters.parvis.ears.hear(voteOf(kind, person));
    if (reply.outcome !== "done") throw new Error(`A ballot is ${reply.outcome}: ${JSON.stringify(reply.answer)}`);
    next();
  });
}

/** Casts everybody's ballot within the minute, some twice, some from two accounts, some too late; then closes and counts. */
export async function right(url: string, kind: Kind): Promise<{ readonly seconds: number; readonly wrong: readonly string[] }> {
  const voters = await openVoters(url, "FULL");
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
  wrong.push(...(await wrongIn(voters, kind)));
  await voters.store.close();
  return { seconds, wrong };
}

/** What is wrong with the vote once it is closed: ballots lost, doubled or counted late, or another hour of closing. */
async function wrongIn({ store }: Voters, kind: Kind): Promise<readonly string[]> {
  const wrong: string[] = [];
  const row = await store.db
    .selectFrom("motions")
    .select(["result", "closed_at"])
    .where("handle", "=", kind === "open" ? "M1" : "M2")
    .executeTakeFirstOrThrow();
  const result = resultSchema.parse(JSON.parse(row.result ?? "null"));
  const due = PEOPLE + LATE.filter((at) => at < CLOSE).length;
  const counted = result.for + result.against + result.abstain + result.blank;
  if (counted !== due || result.voters !== due) wrong.push(`${counted} ballots were counted of ${due}`);
  const table = kind === "open" ? "ballots" : "published_ballots";
  const { kept } = await store.db
    .selectFrom(table)
    .select((e) => e.fn.countAll().as("kept"))
    .executeTakeFirstOrThrow();
  if (Number(kept) !== due) wrong.push(`${kept} ballots are kept of ${due}`);
  if (row.closed_at !== new Date(CLOSE).toISOString()) wrong.push(`closed at ${row.closed_at}`);
  return wrong;
}

/** What sealing one ballot takes, as the house does it: its key unwrapped, a receipt made, the ballot sealed and placed. */
export function sealing(): () => void {
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

/** What one round of either side took. */
export interface Took {
  /** Ballots a second. */
  readonly rate: number;
  /** Microseconds of this process for each ballot, which a busy machine disturbs less. */
  readonly busy: number;
}

export async function timed(work: () => Promise<void>): Promise<Took> {
  const [begun, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { rate: (ROUND * 1000) / (performance.now() - begun), busy: (user + system) / ROUND };
}
