import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commands } from "#commands/all.ts";
import { manifest } from "#platforms/discord/manifest.ts";
import type { Body } from "#test/support/discord/body.ts";
import { type Seat, slash } from "#test/support/discord/people.ts";
import { type FakeGuild, TOKEN } from "#test/support/discord/world.ts";
import { type FakeDiscord, openFakeDiscord } from "#test/support/fake-discord.ts";
import { type Figure, median, report } from "./report.ts";

/**
 * Parvis on Discord against two bare discord.js bots that answer with a fixed text: one writes the answer durably before, as
 * ours does (SQLite, WAL, `synchronous = FULL`), one writes nothing. The goals are held against the first, since a command that
 * may be lost is another command; the second is told beside it. Each has a Discord of its own, in this process, and is alone in
 * its own. A command is timed from its dispatch to the arrival of its callback. They take turns in one run; the figures are
 * ratios. Memory and the time to ready are those of the bot that writes nothing.
 */
const ROUNDS = 5;
const EACH = 80;
const BURST = 400;
const SERVERS = 1_000;
const PEOPLE = 50;
const BARE = [
  {
    name: "gathering",
    type: 1,
    options: [
      {
        type: 1,
        name: "join",
        options: [
          { type: 3, name: "gathering" },
          { type: 3, name: "answer" },
        ],
      },
    ],
  },
];

interface Side {
  readonly fake: FakeDiscord;
  readonly guild: FakeGuild;
  readonly registered: readonly Body[];
  readonly start: () => ChildProcess;
  child: ChildProcess;
  readonly ready: number;
}

const data = mkdtempSync(join(tmpdir(), "parvis-bench-"));
let said = 0;

async function side(registered: readonly Body[], file: string, ...more: string[]): Promise<Side> {
  const fake = await openFakeDiscord({ strict: false });
  const people = Object.fromEntries(Array.from({ length: PEOPLE }, (_, at) => [`P${at}`, "en-GB"]));
  const guild = fake.addGuild({ name: "Association", channels: ["general"], people });
  const start = () => fork(join(import.meta.dirname, file), [fake.api, TOKEN, ...more]);
  const { child, milliseconds } = await started(start);
  return { fake, guild, registered, start, child, ready: milliseconds };
}

async function started(start: () => ChildProcess): Promise<{ readonly child: ChildProcess; readonly milliseconds: number }> {
  const begun = performance.now();
  const child = start();
  await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => Promise.reject(new Error("A bot stopped before it was ready."))),
  ]);
  return { child, milliseconds: performance.now() - begun };
}

function seatOf({ guild }: Side, at: number): Seat {
  const members = [...guild.members.values()];
  return { guild, member: members[at % members.length] as Seat["member"], channel: guild.channels.keys().next().value as string };
}

function send(one: Side, path: string, given: Readonly<Record<string, string>>, at: number) {
  return one.fake.interact(slash(seatOf(one, at), one.registered, path, given));
}

function answerIn(one: Side) {
  said += 1;
  return send(one, "gathering join", { gathering: "G1", answer: said % 2 === 0 ? "yes" : "maybe" }, said);
}

async function timed(one: Side): Promise<number> {
  const interaction = answerIn(one);
  await interaction.answered.promise;
  return (interaction.answeredAt as number) - interaction.sentAt;
}

async function burst(one: Side): Promise<readonly number[]> {
  const all = Array.from({ length: BURST }, () => answerIn(one));
  await Promise.all(all.map(({ answered }) => answered.promise));
  return all.map((each) => (each.answeredAt as number) - each.sentAt);
}

function share(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] as number;
}

/** Memory that a process holds, in MB; as Linux says it. */
function resident({ child }: Side): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"));
  return Number(line?.[1] ?? Number.NaN) / 1024;
}

async function stop({ child }: Side): Promise<void> {
  const gone = once(child, "exit");
  child.disconnect();
  await gone;
}

const bare = await side(BARE, "layer-bot.ts");
const ours = await side(manifest(commands), "discord-bot.ts", data);
const writing = await side(BARE, "discord-bare-bot.ts", join(data, "bare.db"));
const sides = [bare, writing, ours] as const;
await send(ours, "parvis setup", { name: "Association" }, 0).answered.promise;
await send(ours, "gathering new", { title: "Soup night", start: "2099-03-20 18:00" }, 0).answered.promise;
for (const one of sides) for (let at = 0; at < PEOPLE; at += 1) await timed(one);

const singles = new Map(sides.map((one) => [one, [] as number[]]));
const bursts = new Map(sides.map((one) => [one, [] as number[]]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const one of round % 2 === 0 ? sides : [...sides].reverse()) {
    for (let at = 0; at < EACH; at += 1) singles.get(one)?.push(await timed(one));
    bursts.get(one)?.push(...(await burst(one)));
  }
}
const small = [resident(bare), resident(ours)];
for (const one of sides) await stop(one);
for (const { fake } of [bare, ours]) {
  for (let at = 0; at < SERVERS; at += 1) {
    fake.addGuild({
      name: `Server ${at}`,
      channels: ["general", "aid", "votes", "news", "staff", "music", "library", "kitchen"],
      people: { Ada: "fr" },
    });
  }
}
const readyTimes: number[] = [];
const large: number[] = [];
for (const one of [bare, ours]) {
  const { child, milliseconds } = await started(one.start);
  one.child = child;
  readyTimes.push(milliseconds);
  large.push(resident(one));
  await stop(one);
}
for (const { fake } of sides) await fake.close();
rmSync(data, { recursive: true });

const of = (values: Map<Side, number[]>, one: Side) => values.get(one) as number[];
const ratio = (measure: (values: readonly number[]) => number, values: Map<Side, number[]>, against: Side = writing) =>
  measure(of(values, ours)) / measure(of(values, against));
const latest = (values: readonly number[]) => share(values, 0.99);
const times = (figure: string, measured: number, atMost: number | null): Figure => ({
  figure,
  measured,
  unit: "×",
  goal: atMost === null ? null : { atMost },
});
report(
  "discord",
  [
    times("a command with its durable write, median, against a bare bot with the same", ratio(median, singles), 2),
    times("the same, 99th percentile", ratio(latest, singles), null),
    times(`${BURST} at once, 99th percentile`, ratio(latest, bursts), 1),
    times(`${BURST} at once, median`, ratio(median, bursts), null),
    times("the command, median, against a bare bot that writes nothing", ratio(median, singles, bare), null),
    times(`${BURST} at once, 99th percentile, against a bare bot that writes nothing`, ratio(latest, bursts, bare), null),
    times("memory in one server", (small[1] as number) / (small[0] as number), null),
    times(`memory in ${SERVERS} servers`, (large[1] as number) / (large[0] as number), null),
    times(`time to ready in ${SERVERS} servers`, (readyTimes[1] as number) / (readyTimes[0] as number), null),
  ],
  [
    `bare with the write: median ${median(of(singles, writing)).toFixed(2)} ms, 99 % ${latest(of(singles, writing)).toFixed(1)} ms; burst 99 % ${latest(of(bursts, writing)).toFixed(0)} ms`,
    `bare: median ${median(of(singles, bare)).toFixed(2)} ms, 99 % ${share(of(singles, bare), 0.99).toFixed(1)} ms; burst 99 % ${share(of(bursts, bare), 0.99).toFixed(0)} ms; ready in ${readyTimes[0]?.toFixed(0)} ms with ${large[0]?.toFixed(0)} MB`,
    `ours: median ${median(of(singles, ours)).toFixed(2)} ms, 99 % ${share(of(singles, ours), 0.99).toFixed(1)} ms; burst 99 % ${share(of(bursts, ours), 0.99).toFixed(0)} ms; ready in ${readyTimes[1]?.toFixed(0)} ms with ${large[1]?.toFixed(0)} MB`,
  ],
);
