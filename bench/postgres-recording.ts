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

/** What one connection asked in one go: a transaction from its begin to its end, or a single statement. */
export interface PostgresUnits {
  readonly rounds: readonly (readonly (readonly Query[])[])[];
}

/** Statements that are a library's own or wait for others: nobody writes those by hand. */
const NOT_BY_HAND = /_waking\b|\bwake_job\b|^\s*(?:un)?listen\b|^\s*do \$\$/iu;
const ENDS = new Set(["commit", "rollback"]);

/**
 * Writes down every statement of this process while many connections are at work: each transaction in one piece, in the order in
 * which they began. What a library asks for itself is left out, and so is what was rolled back.
 */
export function postgresUnits() {
  const rounds: Query[][][] = [];
  const open = new WeakMap<postgres.Client, Query[]>();
  let round: Query[][] | null = null;
  const { query } = postgres.Client.prototype;
  postgres.Client.prototype.query = function queryHeard(this: postgres.Client, ...given: unknown[]) {
    const [first, beside] = given as [string | { readonly text: string; readonly values?: readonly unknown[] }, unknown];
    const { text, values } = typeof first === "string" ? { text: first, values: Array.isArray(beside) ? beside : [] } : first;
    const heard: Query = { text, values: [...(values ?? [])] };
    if (round !== null && !NOT_BY_HAND.test(heard.text)) write(this, heard, round);
    return (query as (...given: unknown[]) => unknown).apply(this, given);
  } as typeof query;

  function write(client: postgres.Client, heard: Query, into: Query[][]): void {
    const { text } = heard;
    const unit = open.get(client);
    if (unit === undefined) {
      const begun = [heard];
      into.push(begun);
      if (/^begin\b/iu.test(text)) open.set(client, begun);
      return;
    }
    unit.push(heard);
    if (!ENDS.has(text.toLowerCase())) return;
    open.delete(client);
    if (text.toLowerCase() === "rollback") unit.splice(0);
  }

  return {
    begin(): void {
      round = [];
    },
    end(): void {
      if (round !== null) rounds.push(round);
      round = null;
    },
    recording: (): PostgresUnits => ({ rounds: rounds.map((each) => each.filter((unit) => unit.length > 0)) }),
  };
}

/** A row that another connection has not written yet: in another order than the recorded one, some come too early. */
const TOO_EARLY = new Set(["23503", "23505", "40P01"]);

function tooEarly(error: unknown): boolean {
  return TOO_EARLY.has((error as { readonly code?: string }).code ?? "");
}

/** The same units by hand, from so many connections, each prepared once on each; what came too early is done again. */
export function unitsByHand(url: string, connections: number, recording: PostgresUnits) {
  const pool = new postgres.Pool({ connectionString: url, max: connections });
  const rounds = recording.rounds.map((round) =>
    round.map((unit) => unit.map((query) => (query.values.length === 0 ? query.text : named(query)))),
  );

  async function once(unit: readonly (Named | string)[]): Promise<void> {
    const client = await pool.connect();
    let at: Named | string = "";
    try {
      for (const query of unit) {
        at = query;
        await client.query(query as Named);
      }
    } catch (error) {
      await client.query("rollback");
      if (error instanceof Error && !tooEarly(error)) error.message += `, in ${JSON.stringify(at).slice(0, 400)}`;
      throw error;
    } finally {
      client.release();
    }
  }

  return {
    /** Replays a part; says how many transactions had to be done again. */
    async replay(round: number): Promise<number> {
      const units = (rounds[round] ?? []).values();
      let again = 0;
      async function one(): Promise<void> {
        for (const unit of units) {
          try {
            await once(unit);
          } catch (error) {
            if (!tooEarly(error)) throw error;
            again += 1;
            await once(unit).catch(() => undefined);
          }
        }
      }
      await Promise.all(Array.from({ length: connections }, one));
      return again;
    },
    close: () => pool.end(),
  };
}
