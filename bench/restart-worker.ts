import Database from "better-sqlite3";
import type { Local, Zone } from "#calendar/calendar.ts";
import { nextInstant, type Rule } from "#calendar/repetition.ts";
import type { Instant } from "#kernel/clock.ts";
import { randomFrom } from "#test/support/zones.ts";
import { someSeries } from "./some-series.ts";

/** Run by `calendar.ts`: 100,000 series lie in a table; how much processor and memory does it take to know when each comes next? */
const SERIES = 100_000;
const database = new Database(":memory:");
database.exec("create table series (id integer primary key, start text not null, zone text not null, rule text not null) strict");
const insert = database.prepare("insert into series (start, zone, rule) values (?, ?, ?)");
const random = randomFrom(SERIES);
database.transaction(() => {
  for (let i = 0; i < SERIES; i += 1) {
    const { rule, start, zone } = someSeries(random);
    insert.run(start, zone, JSON.stringify(rule));
  }
})();
(globalThis as { gc?: () => void }).gc?.();

const now = Date.UTC(2027, 2, 20) as Instant;
const before = process.memoryUsage().rss;
const begun = process.cpuUsage();
const known = new Map<string, Rule>();

/** As the store of gatherings does: a text that was read before is not read again, and many series follow one rule. */
function ruleOf(text: string): Rule {
  const before = known.get(text);
  if (before !== undefined) return before;
  const rule = JSON.parse(text) as Rule;
  known.set(text, rule);
  return rule;
}

const next = new Float64Array(SERIES);
let at = 0;
for (const row of database.prepare("select start, zone, rule from series order by id").raw().iterate() as Iterable<string[]>) {
  const [start, zone, rule] = row as [Local, Zone, string];
  next[at] = nextInstant(ruleOf(rule), start, zone, now) ?? Number.POSITIVE_INFINITY;
  at += 1;
}
const { user, system } = process.cpuUsage(begun);
const megabytes = (process.memoryUsage().rss - before) / 1e6;
if (at !== SERIES || next.some((instant) => !(instant > now))) throw new Error("Not every series has a next date.");
console.log(JSON.stringify({ seconds: (user + system) / 1e6, megabytes }));
