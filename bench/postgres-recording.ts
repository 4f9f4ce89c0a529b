import { createHash } from "node:crypto";
import postgres from "pg";

/** One statement as it was sent. */
export interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** For each round, for each command, its statements in order; reads before its transaction stand before `begin`. */
export interface PostgresRecording {
  readonly rounds: readonly (readonly (readonly Query[])[])[];
}

/** Writes down every statement that this process sends, command by command. */
export function postgresRecorder() {
  const rounds: Query[][][] = [];
  let round: Query[][] | null = null;
  let now: Query[] = [];
  const { query } = postgres.Client.prototype;
  postgres.Client.prototype.query = function queryHeard(this: postgres.Client, ...given: unknown[]) {
    const [first] = given as [string | { readonly text: string; readonly values?: readonly unknown[] }];
    if (round !== null)
      now.push(typeof first === "string" ? { text: first, values: [] } : { text: first.text, values: [...(first.values ?? [])] });
    return (query as (...given: unknown[]) => unknown).apply(this, given);
  } as typeof query;
  return {
    begin(): void {
      round = [];
      now = [];
    },
    next(): void {
      round?.push(now);
      now = [];
    },
    end(): void {
      if (round !== null) rounds.push(round);
      round = null;
    },
    recording: (): PostgresRecording => ({ rounds }),
  };
}

interface Named {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

const CONTROL = new Set(["begin", "commit"]);

/**
 * The same by hand: a pool of as many connections as there are callers. What is read beforehand is asked of the pool, and one
 * of its connections is taken for the transaction; every statement is named, and so prepared once for each connection.
 */
export function handWrittenOn(url: string, connections: number, recording: PostgresRecording) {
  const pool = new postgres.Pool({ connectionString: url, max: connections });
  const rounds = recording.rounds.map((round) => round.map((command) => command.map(named)));

  async function one(queries: readonly (Named | string)[]): Promise<void> {
    const begins = queries.indexOf("begin");
    for (const query of queries.slice(0, begins)) await pool.query(query as Named);
    const client = await pool.connect();
    for (const query of queries.slice(begins)) await client.query(query as Named);
    client.release();
  }

  return {
    replay(round: number, at: number): Promise<void> {
      return one(rounds[round]?.[at] ?? []);
    },
    close: () => pool.end(),
  };
}

function named({ text, values }: Query): Named | string {
  if (CONTROL.has(text)) return text;
  return { name: createHash("sha256").update(text).digest("hex").slice(0, 24), text, values: [...values] };
}
