import { choiceLabel, commandName, optionName } from "#chat/names.ts";
import { handClock, type Instant } from "#kernel/clock.ts";
import type { Locale } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";
import { change } from "#store/change.ts";
import { openWhole as openDiscord, text } from "#test/support/discord-whole-stage.ts";
import { blockText, type Node } from "#test/support/slack/check-blocks.ts";
import { until } from "#test/support/slack/stage.ts";
import { GENERAL, openWhole as openSlack } from "#test/support/slack/whole.ts";

/** Who is there: Ines runs the association; Paul and the third are members. */
export type Who = "ines" | "paul" | "third";
type Given = Readonly<Record<string, string | number>>;

/** An association that was set up on one platform, and what its people can do there: the same words for each. */
export interface Stage {
  /** Types a command with its options, under their names in the language of the stage; the answer. */
  say(who: Who, path: string, given?: Given): Promise<string>;
  /** Types a command that opens a form; what stands in it. */
  opens(who: Who, path: string, given?: Given): Promise<string>;
  /** Sends the form that is open; the answer, or what is wrong with it. */
  submit(who: Who, values: Readonly<Record<string, string>>): Promise<string>;
  /** Presses the newest button with this label; the answer. */
  press(who: Who, label: string): Promise<string>;
  /** Picks from the newest select of that name; the answer. */
  pick(who: Who, select: string, chosen: readonly string[]): Promise<string>;
  /** Picks what opens a form. */
  pickForm(who: Who, select: string, chosen: string): Promise<void>;
  /** What somebody was told in private. */
  told(who: Who): string;
  /** What hangs in the channel. */
  standing(): string;
  /** Somebody as an option names them, and as they are called. */
  mention(who: Who): string;
  called(who: Who): string;
  /** The names of all files that were sent. */
  files(): readonly string[];
  /** The bytes of a file that was sent, where the platform keeps them. */
  bytesOf(name: string): Uint8Array | null;
  settle(): Promise<void>;
  moveTo(at: number): void;
  close(): Promise<void>;
}

export const STAGE_BEGINS = Date.UTC(2027, 2, 20, 12) as Instant;

/** A Discord server of our own. */
export async function discordStageOf(locale: Locale): Promise<Stage> {
  const whole = await openDiscord(locale, { people: ["Paul", "Chloe"] });
  const { fake, general, member, clock } = whole;
  const names = { ines: "Ines", paul: "Paul", third: "Chloe" } as const;
  await whole.say("Ines", "parvis setup", { name: "Les Amis du Parvis" });
  await whole.enrol("Paul", "Chloe");
  return {
    say: async (who, path, given = {}) => text((await whole.say(names[who], path, given)).message),
    opens: async (who, path, given = {}) => {
      const { answer } = await whole.say(names[who], path, given);
      if (answer?.type !== 9) throw new Error(`/${path} opened no form`);
      return JSON.stringify(answer.data);
    },
    submit: async (who, values) => {
      const said = text((await whole.submit(names[who], values)).message);
      const send = speak(locale, "label-send");
      return said.includes(send) ? text((await whole.press(names[who], send)).message) : said;
    },
    press: async (who, label) => text((await whole.press(names[who], label)).message),
    pick: async (who, select, chosen) => text((await whole.pick(names[who], select, chosen)).message),
    pickForm: async (who, select, chosen) => {
      const { answer } = await whole.pick(names[who], select, [chosen]);
      if (answer?.type !== 9) throw new Error(`${select} opened no form`);
    },
    told: (who) =>
      [...fake.world.messages.values()]
        .filter(({ channel }) => fake.world.directs.get(channel) === member(names[who]).user)
        .map(text)
        .join("\n"),
    standing: () => fake.messagesIn(general).map(text).join("\n"),
    mention: (who) => `<@${member(names[who]).user}>`,
    called: (who) => names[who],
    files: () => [...fake.world.messages.values()].flatMap(({ files }) => files),
    bytesOf: () => null,
    settle: whole.settle,
    moveTo: (at) => clock.moveTo(at as Instant),
    close: whole.close,
  };
}

/** A Slack workspace of our own. */
export async function slackStageOf(locale: Locale): Promise<Stage> {
  const clock = handClock(STAGE_BEGINS);
  const whole = await openSlack("socket", {}, null, clock);
  const { fake, running, person } = whole;
  const people = { ines: person("UINES00001"), paul: person("UPAUL00001"), third: person("UNOUR00001") };
  const own = (who: Who) => fake.team.ephemerals.filter(({ user }) => user === people[who].user).map(({ blocks }) => blockText(blocks));
  const form = (who: Who) => until(() => (people[who].modal()?.view["callback_id"] === "form" ? people[who].modal() : null), "the form");

  /** What somebody alone sees of it: a new answer, or one that was changed. */
  async function answered(who: Who, what: string, act: () => Promise<unknown>): Promise<string> {
    const before = own(who);
    await act();
    return until(() => own(who).find((each, at) => each !== before[at]), what);
  }

  function typed(path: string, given: Given): readonly [string, string] {
    const [first = "", ...words] = commandName(locale, path).split(" ");
    const options = Object.entries(given).map(
      ([name, value]) => `${optionName(locale, path, name)}:"${choiceLabel(locale, path, name, String(value))}"`,
    );
    return [`/${first}`, [...words, ...options].join(" ")];
  }

  const say: Stage["say"] = (who, path, given = {}) => {
    const [command, rest] = typed(path, given);
    return answered(who, `${command} ${rest}`, () => people[who].slash(command, rest, GENERAL));
  };
  await answered("ines", "what is set up", () => people.ines.slash("/parvis", `setup language:${locale}`, GENERAL));
  for (const who of ["ines", "paul", "third"] as const) await say(who, "parvis language", { language: locale });
  await change(running.store.db, async (tx) => void (await tx.updateTable("people").set({ standing: "member" }).execute()));
  return {
    say,
    async opens(who, path, given = {}) {
      const before = own(who).length;
      await people[who].slash(...typed(path, given), GENERAL);
      const open = await until(() => people[who].modal() ?? own(who)[before], "the form");
      if (typeof open === "string") throw new Error(`In place of a form: ${open}`);
      return blockText((await form(who)).view["blocks"] as readonly Node[]);
    },
    async submit(who, values) {
      const before = own(who);
      const { errors } = (await people[who].submit(values)).payload;
      return errors === undefined
        ? until(() => own(who).find((each, at) => each !== before[at]), "the answer to a form")
        : JSON.stringify(errors);
    },
    press: (who, label) => answered(who, label, () => people[who].press(label)),
    pick: (who, select, chosen) => answered(who, select, () => people[who].choose(select, chosen)),
    pickForm: async (who, select, chosen) => {
      await people[who].choose(select, [chosen]);
      await form(who);
    },
    told: (who) => whole.privately(people[who].user).join("\n"),
    standing: () => whole.standing(),
    mention: (who) => `<@${people[who].user}>`,
    called: (who) => ({ ines: "Inès Moreau", paul: "Paul Diallo", third: "Nour Haddad" })[who],
    files: () => [...fake.team.files.values()].map(({ name }) => name),
    bytesOf: (name) => [...fake.team.files.values()].find((each) => each.name === name)?.bytes ?? null,
    settle: () => running.parvis.settle(),
    moveTo: (at) => clock.moveTo(at as Instant),
    close: whole.close,
  };
}
