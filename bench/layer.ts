import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { type Seat, slash } from "#test/support/discord/people.ts";
import { TOKEN } from "#test/support/discord/world.ts";
import { type FakeDiscord, openFakeDiscord } from "#test/support/fake-discord.ts";
import { type Figure, median, report } from "./report.ts";

/**
 * What our layer adds without the disk, in processor time, against what a bare discord.js bot takes to answer one slash
 * command of a Discord on this machine. Three processes: the fake Discord is in this one, so its time counts for nobody; the
 * bot is alone in the second; ours is alone in the third, over a store that gives from memory what SQLite gave to the same
 * statements before (see `layer-ours.ts`). Each answers one thing at a time. The bot is also measured with 16 under way, and
 * held against us at whichever is cheaper for it. They take turns in one run; the figures are ratios of medians.
 */
const ROUNDS = 7;
const ANSWERS = 400;
const COMMANDS = [{ name: "gathering", type: 1, options: [{ type: 1, name: "join", options: [{ type: 3, name: "gathering" }] }] }];

const discord = await openFakeDiscord({ strict: false });
const guild = discord.addGuild({ name: "Association", channels: ["general"], people: { Ada: "en-US" } });
const seat: Seat = {
  guild,
  member: guild.members.values().next().value as Seat["member"],
  channel: guild.channels.keys().next().value as string,
};

function start(file: string, ...given: string[]): ChildProcess {
  const child = fork(join(import.meta.dirname, file), given);
  child.on("exit", (code) => {
    if (code !== 0) process.exit(1);
  });
  return child;
}

async function told<T>(child: ChildProcess): Promise<T> {
  const [message] = (await once(child, "message")) as [T];
  return message;
}

function asked<T>(child: ChildProcess, what: string): Promise<T> {
  const answer = told<T>(child);
  child.send(what);
  return answer;
}

/** Microseconds of the bot's processor for one answer, with so many under way. */
async function botTime(bot: ChildProcess, at: FakeDiscord, underWay: number): Promise<number> {
  const begun = await asked<string>(bot, "begin");
  if (begun !== "begun") throw new Error("The bot is out of step.");
  let left = ANSWERS;
  async function caller(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const { answered } = at.interact(slash(seat, COMMANDS, "gathering join", { gathering: "G1" }));
      await answered.promise;
    }
  }
  await Promise.all(Array.from({ length: underWay }, caller));
  return (await asked<number>(bot, "end")) / ANSWERS;
}

const bot = start("layer-bot.ts", discord.api, TOKEN);
await told(bot);
const ours = start("layer-ours.ts");
await told(ours);

const alone: number[] = [];
const together: number[] = [];
const layer = new Map<string, number[]>();
for (let round = -2; round < ROUNDS; round += 1) {
  const one = await botTime(bot, discord, 1);
  const times = await asked<Readonly<Record<string, number>>>(ours, "round");
  const many = await botTime(bot, discord, 16);
  if (round < 0) continue;
  alone.push(one);
  together.push(many);
  for (const [kind, time] of Object.entries(times)) layer.set(kind, [...(layer.get(kind) ?? []), time]);
}

const bare = Math.min(median(alone), median(together));
const figures: Figure[] = [...layer].map(([kind, times]) => ({
  figure: `our layer for ${kind}, against a bare discord.js answer`,
  measured: median(times) / bare,
  unit: "×",
  goal: { atMost: 1 },
}));
report("layer", figures, [
  `a bare discord.js answer: ${Math.round(median(alone))} µs of processor, ${Math.round(median(together))} with 16 under way`,
  ...[...layer].map(([kind, times]) => `${kind}: ${Math.round(median(times))} µs of processor`),
]);
process.exit(0);
