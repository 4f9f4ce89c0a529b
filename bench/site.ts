import { Hono } from "hono";
import { after as later } from "#kernel/clock.ts";
import { openTestStore } from "#test/support/databases.ts";
import { openSite } from "#test/support/site.ts";
import { openWholeHouse, type WholeHouse } from "#test/support/whole-house.ts";
import { type Figure, median, report } from "./report.ts";

/**
 * What a public page costs, in processor time: the page of a date with its seats, the month, the first page and a result, on an
 * association with forty gatherings, each held against a bare Hono application that sends the same text from memory, in the same run:
 * asked for again within a moment, as when many come at once, and made anew each time, as after every writing.
 */
const ROUNDS = 9;
const PAGES_IN_A_ROUND = 40;
const GATHERINGS = 40;

async function furnish(house: WholeHouse): Promise<void> {
  await house.person("ada", { roles: ["admin"] });
  await house.person("bo");
  const lines: (readonly [string, string])[] = [["ada", "/parvis settings site:all"]];
  for (let n = 0; n < GATHERINGS; n += 1) {
    const day = String((n % 27) + 1).padStart(2, "0");
    const repeat = n % 2 === 0 ? " repeat:weekly" : "";
    lines.push(["ada", `/gathering new title:"Evening ${n}" start:"2027-04-${day} 19:00" place:"Room ${n}" capacity:30${repeat}`]);
  }
  lines.push(
    ["bo", "/gathering join gathering:G1"],
    ["bo", '/motion propose title:"An oven" text:"We buy one."'],
    ["ada", "/motion open M1"],
  );
  lines.push(["bo", "/vote M1 for"], ["ada", "/motion close M1 confirm:yes"]);
  for (const [who, line] of lines) {
    const reply = await house.type(who, line);
    if (reply.outcome !== "done") throw new Error(`${line}: ${JSON.stringify(reply.answer)}`);
  }
}

/** Microseconds of processor for one page. */
async function costOf(page: () => Promise<string>): Promise<number> {
  const before = process.cpuUsage();
  for (let n = 0; n < PAGES_IN_A_ROUND; n += 1) await page();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / PAGES_IN_A_ROUND;
}

const store = await openTestStore("sqlite");
const figures: Figure[] = [];
try {
  const house = await openWholeHouse(store);
  await furnish(house);
  const site = openSite(house, store);
  for (const [name, path] of [
    ["a date with its seats", "/a/club-t1/g/G1"],
    ["a month of forty gatherings", "/a/club-t1/month/2027-04"],
    ["the first page", "/a/club-t1"],
    ["a result", "/a/club-t1/results/M1"],
  ] as const) {
    const text = (await site.get(path)).body;
    const bare = new Hono();
    bare.get("/page", (context) => context.html(text));
    const again = async () => (await site.get(path)).body;
    const anew = async () => {
      store.clock.moveTo(later(store.clock.now(), 3_000));
      return (await site.get(path)).body;
    };
    const theirs = async () => (await bare.request("http://127.0.0.1/page")).text();
    for (const [how, ours] of [
      ["again", again],
      ["anew", anew],
    ] as const) {
      const ratios: number[] = [];
      const costs: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const [own, plain] = [await costOf(ours), await costOf(theirs)];
        costs.push(own);
        ratios.push(own / plain);
      }
      figures.push({ figure: `${name}, ${how}, against a bare page`, measured: median(ratios), unit: "×", goal: null });
      figures.push({ figure: `${name}, ${how}, processor time`, measured: median(costs), unit: "µs", goal: null });
    }
  }
} finally {
  await store.remove();
}
report("site", figures);
