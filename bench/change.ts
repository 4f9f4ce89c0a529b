import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import Sqlite from "better-sqlite3";
import postgres from "pg";
import type { Id } from "#kernel/ids.ts";
import { migrations } from "#migrations/all.ts";
import { change, onCommit } from "#store/change.ts";
import { migrate } from "#store/migrate.ts";
import { openStore, type Store } from "#store/open.ts";
import { postgresServer } from "#test/support/postgres-server.ts";
import { type Command, runCommand, script, TEXTS } from "./change-statements.ts";
import { median, report, type Figure as Told } from "./report.ts";

/**
 * What `change` costs: the eight statements of an ordinary command, durable, against the same statements in the same
 * grouping written by hand on better-sqlite3 and pg. Both sides take turns in one run, and the figure is the ratio of their
 * medians. `--json` prints one object; `--on sqlite` leaves the other database out; `--rounds` and
 * `--commands` make it longer.
 */
const { values: options } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    on: { type: "string", default: "sqlite,postgres" },
    rounds: { type: "string", default: "5" },
    commands: { type: "string", default: "2048" },
  },
});
const ROUNDS = Number(options.rounds);
const COMMANDS = Number(options.commands);

interface Side {
  readonly run: (callers: number, commands: number) => Promise<void>;
}

interface Figure {
  readonly callers: number;
  readonly ours: number;
  readonly byHand: number;
  readonly ratio: number;
  readonly commandsForOneCommit: number;
}

let serial = 0;

async function seed(store: Store): Promise<{ readonly community: Id; readonly space: Id }> {
  const community = store.ids.next();
  const space = store.ids.next();
  const at = "2027-03-20T12:00:00.000Z";
  await change(store.db, async (tx) => {
    await tx
      .insertInto("communities")
      .values({ community, id: community, name: "Union", zone: "Europe/Paris", locale: "fr", settings: "{}", version: 1, created_at: at })
      .execute();
    await tx
      .insertInto("spaces")
      .values({ community, id: space, platform: "web", team: space, name: "playground", announcements: null, created_at: at })
      .execute();
  });
  return { community, space };
}

interface Place {
  readonly community: Id;
  readonly space: Id;
}

/** How many communities the callers on PostgreSQL work in, since those of one wait for each other's rows. */
const SPREAD = 64;

function oneOf(places: readonly Place[]): Place {
  return places[serial % places.length] as Place;
}

function nextCommand(store: Store, place: { readonly community: Id; readonly space: Id }): Command {
  serial += 1;
  return { ...place, key: `web/${serial}`, first: store.ids.next(), second: store.ids.next(), at: "2027-03-20T12:00:00.000Z" };
}

/** Runs `one` `commands` times from `callers` callers, each asking again once it is answered. */
async function fromCallers(callers: number, commands: number, one: () => Promise<unknown>): Promise<void> {
  let left = commands;
  async function caller(): Promise<void> {
    while (left > 0) {
      left -= 1;
      await one();
    }
  }
  await Promise.all(Array.from({ length: callers }, caller));
}

async function sqliteSides(folder: string): Promise<{ readonly ours: Side; readonly byHand: Side; readonly store: Store }> {
  const store = await openStore({ url: `sqlite:${join(folder, "ours.db")}` });
  await migrate(store, migrations);
  const place = await seed(store);
  const other = await openStore({ url: `sqlite:${join(folder, "hand.db")}` });
  await migrate(other, migrations);
  const otherPlace = await seed(other);
  await other.close();
  const ours: Side = {
    run: (callers, commands) => fromCallers(callers, commands, () => change(store.db, (tx) => runCommand(tx, nextCommand(store, place)))),
  };
  const hand = handWrittenSqlite(join(folder, "hand.db"));
  const byHand: Side = {
    async run(callers, commands) {
      for (let done = 0; done < commands; done += callers) {
        hand.group(Array.from({ length: Math.min(callers, commands - done) }, () => nextCommand(store, otherPlace)));
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
  return { ours, byHand, store };
}

function handWrittenSqlite(path: string) {
  const database = new Sqlite(path);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  database.pragma("secure_delete = ON");
  const say = Object.fromEntries(
    ["begin immediate", "savepoint work", "release work", "commit"].map((text) => [text, database.prepare(text)]),
  ) as Record<string, Sqlite.Statement<[]>>;
  const prepared = Object.fromEntries(
    Object.entries(TEXTS).map(([name, text]) => [name, database.prepare(text.replace(/\$\d/g, "?"))]),
  ) as unknown as Record<keyof typeof TEXTS, Sqlite.Statement<unknown[]>>;
  function group(commands: readonly Command[]): void {
    say["begin immediate"]?.run();
    for (const command of commands) {
      say["savepoint work"]?.run();
      for (const [name, given] of script(command)) {
        const statement = prepared[name];
        if (statement.reader) statement.get(given);
        else statement.run(given);
      }
      say["release work"]?.run();
    }
    say.commit?.run();
  }
  return { group };
}

async function postgresSides(url: string): Promise<{ readonly ours: Side; readonly byHand: Side; readonly store: Store }> {
  const store = await openStore({ url: `${url}&schema=bench`, connections: 16 });
  await migrate(store, migrations);
  const places = await Promise.all(Array.from({ length: SPREAD }, () => seed(store)));
  const otherPlaces = await Promise.all(Array.from({ length: SPREAD }, () => seed(store)));
  const ours: Side = {
    run: (callers, commands) =>
      fromCallers(callers, commands, () => change(store.db, (tx) => runCommand(tx, nextCommand(store, oneOf(places))))),
  };
  const pool = new postgres.Pool({ connectionString: url, max: 16, options: "-c search_path=bench" });
  const byHand: Side = {
    run: (callers, commands) =>
      fromCallers(callers, commands, async () => {
        const client = await pool.connect();
        await client.query("begin");
        for (const [name, values] of script(nextCommand(store, oneOf(otherPlaces))))
          await client.query({ name, text: TEXTS[name], values: [...values] });
        await client.query("commit");
        client.release();
      }),
  };
  return { ours, byHand, store };
}

async function compare(sides: { readonly ours: Side; readonly byHand: Side; readonly store: Store }, callers: number): Promise<Figure> {
  const commands = Math.max(callers * 4, callers === 1 ? COMMANDS / 8 : COMMANDS);
  const ours: number[] = [];
  const byHand: number[] = [];
  let commits = 0;
  await sides.ours.run(callers, commands / 2);
  await sides.byHand.run(callers, commands / 2);
  const forget = onCommit(sides.store.db, () => {
    commits += 1;
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await rate(sides.ours, callers, commands));
    byHand.push(await rate(sides.byHand, callers, commands));
  }
  forget();
  const [a, b] = [median(ours), median(byHand)];
  return {
    callers,
    ours: Math.round(a),
    byHand: Math.round(b),
    ratio: round2(a / b),
    commandsForOneCommit: round2((commands * ROUNDS) / commits),
  };
}

async function rate(side: Side, callers: number, commands: number): Promise<number> {
  const start = performance.now();
  await side.run(callers, commands);
  return (commands * 1000) / (performance.now() - start);
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}

function told(place: string, { callers, ours, byHand, ratio, commandsForOneCommit }: Figure): readonly [Told, string] {
  const who = callers === 1 ? "1 caller" : `${callers} callers`;
  return [
    { figure: `change on ${place}, ${who}, against by hand`, measured: ratio, unit: "×", goal: null },
    `${place}, ${who}: ${ours} a second, by hand ${byHand}; ${commandsForOneCommit} changes for one commit`,
  ];
}

const folder = mkdtempSync(join(tmpdir(), "parvis-bench-"));
const sqlite = await sqliteSides(folder);
const measured: (readonly [Told, string])[] = [];
for (const callers of [1, 16, 64]) measured.push(told("SQLite", await compare(sqlite, callers)));
await sqlite.store.close();
rmSync(folder, { recursive: true, force: true });

const server = options.on.includes("postgres") ? await postgresServer({ durable: true }) : null;
if (server !== null) measured.push(told("PostgreSQL", await compare(await postgresSides(server.url), 16)));

report(
  "change",
  measured.map(([figure]) => figure),
  measured.map(([, note]) => note),
);
process.exit(0);
