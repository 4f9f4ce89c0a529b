import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Zone } from "#calendar/calendar.ts";
import { zonedText } from "#calendar/iso.ts";
import { EXISTING, type OptionSpec, type Options } from "#chat/option.ts";
import { commands } from "#commands/all.ts";
import { dumpStore } from "#copies/dump.ts";
import { checkDump, loadStore } from "#copies/load.ts";
import { exportCommunity } from "#export/community.ts";
import type { Instant } from "#kernel/clock.ts";
import { eachDatabase, openTestStore } from "#test/support/databases.ts";
import { openWholeHouse, type WholeHouse, wordsOf } from "#test/support/whole-house.ts";

const HOUR = 3_600_000;

const PEOPLE = {
  ada: { roles: ["admin"] },
  oto: { roles: ["organizer"] },
  sec: { roles: ["secretary"] },
  vol: { roles: ["volunteer"] },
  bo: {},
  cy: {},
  gus: { standing: "guest" },
} as const;

/** Numbers below `most`, the same ones for the same seed (mulberry32). */
function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * most);
  };
}

const LETTERS = [...Object.values(EXISTING), "U"];
const TEXTS = [
  "Soup",
  "Repair café",
  "north",
  "fr",
  "50%",
  "1",
  "for",
  "against",
  "Ana > Bo",
  "weekly",
  "2",
  "none",
  "secret-word 7",
  "for, blank",
];

/** Something that a person might say for an option, at an hour of the test. */
function valueFor(spec: OptionSpec, now: Instant, below: (most: number) => number): string {
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const day = (days: number) => zonedText((now + days * 24 * HOUR) as Instant, "Europe/Paris" as Zone).slice(0, 10);
  switch (spec.kind) {
    case "text":
      return pick(TEXTS);
    case "whole":
      return String(Math.min(spec.max, Math.max(spec.min, below(5))));
    case "choice":
      return pick(spec.choices);
    case "moment":
      return `${day(below(20) - 2)} 18:30`;
    case "day":
      return day(below(40) - 5);
    case "length":
      return pick(["30m", "1h", "2h", "3d"]);
    case "person":
      return pick(Object.keys(PEOPLE));
    case "people":
      return `${pick(Object.keys(PEOPLE))}, ${pick(Object.keys(PEOPLE))}`;
    case "room":
      return "general";
    case "file":
      return "missing.jpg";
    // Handles begin with a letter of their kind: the wrong one is only ever refused, so it is seldom worth a try.
    case "existing":
      return `${below(9) === 0 ? pick(LETTERS) : EXISTING[spec.what]}${1 + below(3)}`;
    default:
      return spec satisfies never;
  }
}

async function liveAMonth(
  house: WholeHouse,
  clock: { readonly now: () => Instant },
  seed: number,
  steps: number,
): Promise<Readonly<Record<string, number>>> {
  const below = dice(seed);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const people = Object.keys(PEOPLE);
  const outcomes: Record<string, number> = {};
  let buttons: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    const who = below(3) === 0 ? "ada" : pick(people);
    const pressed = buttons.length > 0 && below(3) === 0 ? pick(buttons) : null;
    const command = pick(commands);
    const given: Record<string, string> = {};
    for (const [name, { spec, required }] of Object.entries(command.options as Options)) {
      if (!required && below(3) > 0) continue;
      given[name] = valueFor(spec, clock.now(), below);
    }
    const said =
      pressed === null ? ({ kind: "command", path: command.path, given } as const) : ({ kind: "press", address: pressed } as const);
    const { answer, outcome } = await house.hear(who, said);
    assert.notEqual(outcome, "incident", `seed ${seed}, step ${step}, ${who}: ${JSON.stringify(said)}\n${house.troubles.join("\n")}`);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    const found = [...wordsOf(answer).matchAll(/"address":"([^"]+)"/gu)].map(([, address]) => address ?? "");
    buttons = [...found, ...buttons].slice(0, 30);
    if (step % 12 === 11) await house.moveTo((clock.now() + below(30) * HOUR) as Instant);
  }
  return outcomes;
}

eachDatabase("a month of people who say whatever comes to their mind leaves nothing broken", async (open, dialect) => {
  for (const seed of dialect === "sqlite" ? [1, 2, 3, 4] : [5]) {
    const store = await open();
    const house = await openWholeHouse(store);
    for (const [name, somebody] of Object.entries(PEOPLE)) await house.person(name, somebody as Parameters<WholeHouse["person"]>[1]);
    const outcomes = await liveAMonth(house, store.clock, seed, dialect === "sqlite" ? 500 : 250);
    await house.moveTo((store.clock.now() + 40 * 24 * HOUR) as Instant);
    assert.deepEqual(house.troubles, [], `seed ${seed}`);
    assert.ok((outcomes["done"] ?? 0) > 20, JSON.stringify(outcomes));
    const exported = await exportCommunity(store.db, house.community, { name: (person) => person, now: store.clock.now() });
    assert.ok(JSON.stringify(exported).length > 1_000);
    await overTheCounter(store);
  }
});

/** What is there can be carried to the other database and is the same there. */
async function overTheCounter(store: Parameters<typeof dumpStore>[0]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "parvis-months-"));
  const other = await openTestStore("sqlite");
  try {
    const one = await dumpStore(store, join(folder, "one.jsonl"));
    await loadStore(other, one.path, await checkDump(one.path));
    const two = await dumpStore(other, join(folder, "two.jsonl"));
    const body = (path: string) => readFileSync(path, "utf8").split("\n").slice(1, -2);
    assert.deepEqual(body(two.path), body(one.path));
  } finally {
    await other.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
