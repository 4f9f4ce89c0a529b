import Sqlite from "better-sqlite3";
import { nextTurn } from "./machine.ts";

/** One statement as it was run: on which connection, its text (by its place in `texts`), how it was asked, and with what. */
export type Step = readonly [connection: "writer" | "reader", text: number, asked: "all" | "get" | "run", values: readonly unknown[]];

/** Every statement of some rounds of work, in order. */
export interface Recording {
  readonly texts: readonly string[];
  readonly rounds: readonly (readonly Step[])[];
}

interface Askable {
  readonly reader: boolean;
  readonly all: (values: readonly unknown[]) => unknown[];
  readonly get: (values: readonly unknown[]) => unknown;
  readonly run: (values: readonly unknown[]) => { readonly changes: number; readonly lastInsertRowid: number | bigint };
}

/** What hears each statement of this process, with what it gave. */
export type Listener = (
  connection: "writer" | "reader",
  text: string,
  asked: "all" | "get" | "run",
  values: readonly unknown[],
  gave: unknown,
) => void;

/** From now on every statement that this process prepares is told to `listener` when it is run. */
export function listenToStatements(listener: Listener): void {
  const { prepare } = Sqlite.prototype;
  Sqlite.prototype.prepare = function prepareHeard(this: Sqlite.Database, text: string) {
    const real = prepare.call(this, text) as unknown as Askable;
    const connection = this.readonly ? "reader" : "writer";
    function heard<T>(asked: "all" | "get" | "run", ask: (values: readonly unknown[]) => T) {
      return (values: readonly unknown[]): T => {
        const gave = ask(values);
        listener(connection, text, asked, values, gave);
        return gave;
      };
    }
    return {
      reader: real.reader,
      all: heard("all", (values) => real.all(values)),
      get: heard("get", (values) => real.get(values)),
      run: heard("run", (values) => real.run(values)),
    };
  } as unknown as typeof prepare;
}

/** Writes down every statement between `begin` and `end`, as one round. */
export function statementRecorder() {
  const texts: string[] = [];
  const places = new Map<string, number>();
  const rounds: Step[][] = [];
  let round: Step[] | null = null;
  listenToStatements((connection, text, asked, values) => {
    if (round === null) return;
    const place = places.get(text) ?? texts.push(text) - 1;
    places.set(text, place);
    round.push([connection, place, asked, [...values]]);
  });
  return {
    begin(): void {
      round = [];
    },
    end(): void {
      if (round !== null) rounds.push(round);
      round = null;
    },
    recording: (): Recording => ({ texts, rounds }),
  };
}

interface Ready {
  readonly run: (values: readonly unknown[]) => unknown;
  readonly values: readonly unknown[];
  readonly ends: boolean;
}

/**
 * The same statements by hand: two connections opened as the house opens them, every statement prepared once and
 * beforehand, its values at hand. It runs them in the recorded order and grouping, and turns to the event loop after each
 * commit, as whatever answers somebody must.
 */
export function handWritten(path: string, recording: Recording, synchronous: "FULL" | "OFF") {
  const writer = new Sqlite(path);
  for (const pragma of [
    "journal_mode = WAL",
    `synchronous = ${synchronous}`,
    "foreign_keys = ON",
    "secure_delete = ON",
    "journal_size_limit = 67108864",
  ]) {
    writer.pragma(pragma);
  }
  const reader = new Sqlite(path, { readonly: true });
  reader.pragma("query_only = ON");
  const connections = { writer, reader };
  const prepared = new Map<string, Askable>();
  function ready([connection, text, asked, values]: Step): Ready {
    const key = `${connection} ${text}`;
    const known = prepared.get(key) ?? (connections[connection].prepare(recording.texts[text] as string) as unknown as Askable);
    prepared.set(key, known);
    const run = {
      all: (given: readonly unknown[]) => known.all(given),
      get: (given: readonly unknown[]) => known.get(given),
      run: (given: readonly unknown[]) => known.run(given),
    }[asked];
    return { run, values, ends: recording.texts[text] === "commit" };
  }
  const rounds = recording.rounds.map((round) => round.map(ready));
  return {
    async replay(round: number): Promise<void> {
      for (const step of rounds[round] as readonly Ready[]) {
        step.run(step.values);
        if (step.ends) await nextTurn();
      }
    },
    close(): void {
      reader.close();
      writer.close();
    },
  };
}

/** How many works and how many commits a round had. */
export function groupingOf(recording: Recording, round: number): { readonly works: number; readonly commits: number } {
  const said = (recording.rounds[round] as readonly Step[]).map(([, text]) => recording.texts[text]);
  return { works: said.filter((text) => text === "savepoint work").length, commits: said.filter((text) => text === "commit").length };
}

/** Every row of every table but SQLite's own, as one text: two databases that hold the same say the same. */
export function contents(path: string): string {
  const database = new Sqlite(path, { readonly: true });
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name")
    .pluck()
    .all() as string[];
  const said = tables.map(
    (table) =>
      `${table} ${JSON.stringify(
        database
          .prepare(`select * from "${table}"`)
          .raw()
          .all()
          .map((row) => JSON.stringify(row))
          .sort(),
      )}`,
  );
  database.close();
  return said.join("\n");
}
