import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FakeSlack, fakeSlack } from "#test/support/fake-slack.ts";
import { blockText } from "#test/support/slack/check-blocks.ts";
import { fakePerson } from "#test/support/slack/person.ts";
import { fakeTeam } from "#test/support/slack/world.ts";
import { type Figure, median, report } from "./report.ts";
import type { BotParts } from "./slack-bot.ts";

/**
 * Parvis on Slack against a bare Bolt app whose one command is written by hand. Each has a Slack of its own, in this process,
 * and is alone in its own. A command is timed from its delivery to its acknowledgement and to its answer; both write an answer
 * to a gathering durably before they answer, and keep the card fresh that hangs in the channel. They take turns in one run; the figures are ratios.
 */
const ROUNDS = 5;
const EACH = 60;
const BURST = 300;
const WORKSPACES = 200;
const GENERAL = "CGENERAL01";

type Way = BotParts["way"];

interface Side {
  readonly fake: FakeSlack;
  readonly child: ChildProcess;
  readonly person: ReturnType<typeof fakePerson>;
  readonly line: () => readonly [command: string, text: string];
}

interface Times {
  readonly acknowledged: number[];
  readonly answered: number[];
}

const folder = mkdtempSync(join(tmpdir(), "parvis-bench-"));
let said = 0;

async function begin(bot: BotParts["bot"], way: Way, tokens: BotParts["tokens"] = {}, fake?: FakeSlack): Promise<Side> {
  const own = fake ?? (await fakeSlack());
  const parts: BotParts = {
    ...{ bot, way, api: own.apiUrl, token: own.team.token, appToken: own.appToken, secret: own.signingSecret, tokens },
    data: join(folder, `${bot}-${way}`),
  };
  const child = fork(join(import.meta.dirname, "slack-bot.ts"), [JSON.stringify(parts)], { execArgv: ["--expose-gc"] });
  const [{ port }] = (await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => Promise.reject(new Error("A bot stopped."))),
  ])) as [{ readonly port: number }];
  const url = `http://127.0.0.1:${port}/slack/events`;
  const person = fakePerson(own, own.team, "UINES00001", () => (way === "socket" ? { kind: "socket" } : { kind: "http", url }));
  const line = (): readonly [string, string] => {
    said += 1;
    return ["/gathering", `join G1 answer:${said % 2 === 0 ? "yes" : "maybe"}`];
  };
  return { fake: own, child, person, line };
}

/** Resolves once there are so many private answers. */
async function answers({ fake }: Side, count: number): Promise<void> {
  while (fake.team.ephemerals.length < count) await new Promise((resolve) => setImmediate(resolve));
}

/** How long until all of many at once are answered, and until all but one in a hundred are acknowledged. */
async function once300(side: Side): Promise<{ readonly all: number; readonly acknowledged: number }> {
  const before = side.fake.team.ephemerals.length;
  const begun = performance.now();
  const taken = await Promise.all(Array.from({ length: BURST }, () => side.person.slash(...side.line(), GENERAL)));
  await answers(side, before + BURST);
  return { all: performance.now() - begun, acknowledged: highest(taken.map(({ milliseconds }) => milliseconds)) };
}

async function inARow(side: Side, times: Times): Promise<void> {
  for (let at = 0; at < EACH; at += 1) {
    const before = side.fake.team.ephemerals.length;
    const begun = performance.now();
    const taken = await side.person.slash(...side.line(), GENERAL);
    times.acknowledged.push(taken.milliseconds);
    await answers(side, before + 1);
    times.answered.push(performance.now() - begun);
  }
}

function highest(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.99)] as number;
}

async function prepare(side: Side): Promise<void> {
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  for (const text of ["setup", `gathering new title:"Figures" start:"${day} 18:00"`]) {
    const before = side.fake.team.ephemerals.length;
    await side.person.slash("/parvis", text, GENERAL);
    await answers(side, before + 1);
  }
  const words = side.fake.team.ephemerals.map(({ blocks }) => blockText(blocks)).join("\n");
  if (!words.includes("G1")) throw new Error(`There is no gathering to answer for: ${words}`);
}

async function compared(way: Way): Promise<readonly Figure[]> {
  const [bare, ours] = [await begin("bare", way), await begin("parvis", way)];
  await prepare(ours);
  const none = (): Times => ({ acknowledged: [], answered: [] });
  const [theirs, own, bursts] = [
    none(),
    none(),
    { bare: [] as number[], ours: [] as number[], bareLast: [] as number[], oursLast: [] as number[] },
  ];
  await inARow(bare, none());
  await inARow(ours, none());
  for (let round = 0; round < ROUNDS; round += 1) {
    await inARow(bare, theirs);
    await inARow(ours, own);
    const [theirBurst, ownBurst] = [await once300(bare), await once300(ours)];
    bursts.bare.push(theirBurst.all);
    bursts.bareLast.push(theirBurst.acknowledged);
    bursts.ours.push(ownBurst.all);
    bursts.oursLast.push(ownBurst.acknowledged);
  }
  for (const side of [bare, ours]) {
    side.child.disconnect();
    await side.fake.close();
  }
  const ratio = (figure: string, a: number, b: number, goal: number | null): Figure => ({
    figure: `${way}: ${figure}`,
    measured: a / b,
    unit: "×",
    goal: goal === null ? null : { atMost: goal },
  });
  return [
    ratio("acknowledged, median", median(own.acknowledged), median(theirs.acknowledged), 2),
    ratio("acknowledged, 99th percentile", highest(own.acknowledged), highest(theirs.acknowledged), null),
    ratio("written and answered, median", median(own.answered), median(theirs.answered), 2),
    ratio("written and answered, 99th percentile", highest(own.answered), highest(theirs.answered), null),
    ratio(`${BURST} at once, all answered`, median(bursts.ours), median(bursts.bare), 1),
    ratio(`${BURST} at once, acknowledged, 99th percentile`, median(bursts.oursLast), median(bursts.bareLast), 1),
    { figure: `${way}: written and answered, median`, measured: median(own.answered), unit: "ms", goal: null },
  ];
}

/** The memory of a bot after somebody of each of many workspaces has spoken. */
async function memoryOf(bot: "bare" | "platform"): Promise<number> {
  const fake = await fakeSlack();
  const teams = Array.from({ length: WORKSPACES }, (_, at) => fakeTeam(100 + at));
  for (const team of teams) fake.state.teams.set(team.id, team);
  const side = await begin(bot, "socket", Object.fromEntries(teams.map((team) => [team.id, team.token])), fake);
  for (const team of teams) {
    const person = fakePerson(fake, team, [...team.users.keys()][0] as string);
    await person.slash("/parvis", "help", [...team.channels.keys()][0] as string);
  }
  while (teams.some((team) => team.ephemerals.length === 0)) await new Promise((resolve) => setImmediate(resolve));
  side.child.send("memory");
  const [{ rss }] = (await once(side.child, "message")) as [{ readonly rss: number }];
  side.child.disconnect();
  await fake.close();
  return rss / 2 ** 20;
}

try {
  const figures = [...(await compared("socket")), ...(await compared("http"))];
  const [bare, ours] = [await memoryOf("bare"), await memoryOf("platform")];
  const memory: readonly Figure[] = [
    { figure: `memory at ${WORKSPACES} workspaces`, measured: ours / bare, unit: "×", goal: null },
    { figure: `memory at ${WORKSPACES} workspaces`, measured: ours, unit: "MB", goal: null },
  ];
  report(
    "slack",
    [...figures, ...memory],
    ["× is Parvis over a bare Bolt app whose one command is written by hand, writes the same durably, and keeps its card fresh."],
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
