import { type HandClock, handClock, type Instant } from "#kernel/clock.ts";
import type { Locale } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";
import type { Role } from "#membership/role.ts";
import type { Running } from "#running.ts";
import { change } from "#store/change.ts";
import type { Db } from "#store/db.ts";
import { pingsOf } from "./discord/world.ts";
import { discordWays } from "./discord-ways.ts";
import { withWhole } from "./discord-whole-stage.ts";
import { blockPings } from "./slack/check-blocks.ts";
import { GENERAL, openWhole } from "./slack/whole.ts";
import { slackWays } from "./slack-ways.ts";

export type Given = Readonly<Record<string, string | number>>;

export interface Brought {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What people do and see on a platform, in one language, said alike for each. */
export interface PlatformWays {
  readonly locale: Locale;
  /** Types a command, whole, in the words of the language; gives what the answer says, of a form what stands in it. */
  readonly say: (name: string, path: string, given?: Given) => Promise<string>;
  /** Types a line as it stands, whatever it is; not given where the platform takes only what it knows. */
  readonly type?: (name: string, line: string) => Promise<string>;
  /** The same with a file beside it, that they have brought to the platform. */
  readonly hand: (name: string, path: string, given: Given, file: Brought) => Promise<string>;
  /** The newest thing that somebody alone sees, as it was sent: with its addresses. */
  readonly raw: (name: string) => string;
  /** Presses the newest button with this label, on a message that says something where that is given. */
  readonly press: (name: string, label: string, on?: RegExp) => Promise<string>;
  readonly pick: (name: string, placeholder: string, labels: readonly string[]) => Promise<string>;
  /** Fills in the form that is open and sends it, in as many steps as the platform asks it. */
  readonly submit: (name: string, values: Readonly<Record<string, string>>) => Promise<string>;
  /** The private messages that somebody was sent, each by itself, the newest last. */
  readonly told: (name: string) => readonly string[];
  /** The files that were sent, in the order in which they came; their bytes where the platform keeps them. */
  readonly files: () => readonly { readonly name: string; readonly bytes: Uint8Array | null }[];
  /** What hangs in the first channel, or in the second. */
  readonly hangs: (room?: "general" | "second") => readonly string[];
  /** How a channel is named in what is typed. */
  readonly room: (room: "general" | "second") => string;
  /** How somebody is named in what is typed. */
  readonly mention: (name: string) => string;
  /** The second channel is closed to the bot from now on. */
  readonly shut: () => void;
  /** Somebody takes no private messages any more. */
  readonly deafen: (name: string) => void;
}

/** What is done past every platform, in the house that it stands on. */
interface HouseWays {
  readonly db: Db;
  /** Does and tells what is due, at an hour where one is given. */
  readonly settle: (at?: string) => Promise<void>;
  /** Fetches a page of the site below its address. */
  readonly fetch: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  /** Gives somebody roles. */
  readonly appoint: (name: string, ...roles: readonly Role[]) => Promise<void>;
}

/** Both: whoever acts is Ines, who administers, Paul, Chloe or Samir, members all. */
export type BothWays = PlatformWays & HouseWays;

/** A group of the platform, and whom posts notify. */
export interface Called {
  /** The group called "Board", as somebody mentions it in what they type. */
  readonly group: string;
  /** Whom each message that hangs in the first channel notifies, the newest last. */
  readonly notified: () => readonly (readonly string[])[];
}

const USERS = { Ines: "UINES00001", Paul: "UPAUL00001", Chloe: "UCHLOE0001", Samir: "USAMIR0001" } as const;

/** The hour at which it begins. */
export const BEGINS = Date.UTC(2027, 2, 20, 12) as Instant;

/** A word of the one table of labels, in a language. */
export function labelIn(locale: Locale, name: string): string {
  return speak(locale, `label-${name}`);
}

export function houseWays(running: Running, clock: HandClock): HouseWays {
  const { db } = running.store;
  return {
    db,
    async settle(at) {
      if (at !== undefined) clock.moveTo(Date.parse(at) as Instant);
      await running.parvis.settle();
    },
    fetch: (path, headers = {}) => fetch(`http://127.0.0.1:${running.port}${path}`, { headers }),
    async appoint(name, ...roles) {
      await change(db, (tx) =>
        tx
          .updateTable("people")
          .set({ roles: JSON.stringify(roles) })
          .where("name", "=", name)
          .execute(),
      );
    },
  };
}

/** What the environment says besides. */
type Environment = Readonly<Record<string, string>>;

/** Runs on Discord: an association that Ines has set up, whose members are the others. */
export function onDiscord(
  locale: Locale,
  body: (both: BothWays, called: Called) => Promise<void>,
  environment: Environment = {},
): Promise<void> {
  return withWhole(
    locale,
    async ({ fake, guild, clock, running, enrol, ...people }) => {
      const ways = { ...houseWays(running(), clock), ...discordWays({ locale, fake, guild, people }) };
      await ways.say("Ines", "parvis setup", { name: "Les Amis du Parvis", language: locale });
      await enrol("Paul", "Chloe", "Samir");
      const [general = ""] = guild.channels.keys();
      const [board = ""] = guild.roles.keys();
      const hanging = () => fake.messagesIn(general).filter(({ onlyFor }) => onlyFor === null);
      await body(ways, { group: `<@&${board}>`, notified: () => hanging().map(pingsOf) });
    },
    { environment: { PARVIS_PORT: "0", ...environment }, roles: ["Board"] },
  );
}

/** Runs on Slack, the same. What is typed is typed in the words of the language. */
export async function onSlack(
  locale: Locale,
  body: (both: BothWays, called: Called) => Promise<void>,
  environment: Environment = {},
): Promise<void> {
  const clock = handClock(BEGINS);
  const { fake, running, close } = await openWhole("socket", environment, null, clock);
  for (const [name, id] of Object.entries(USERS)) {
    const language = locale === "fr" ? "fr-FR" : "en-US";
    fake.team.users.set(id, { id, name, locale: language, tz: "Europe/Paris", admin: name === "Ines", deleted: false });
  }
  const ways = { ...houseWays(running, clock), ...slackWays({ locale, fake, users: USERS }) };
  try {
    await ways.say("Ines", "parvis setup", { name: "Les Amis du Parvis", language: locale });
    for (const name of Object.keys(USERS)) await ways.say(name, "parvis language", { language: locale });
    await change(ways.db, (tx) => tx.updateTable("people").set({ standing: "member" }).execute());
    const hanging = () => fake.team.messages.filter(({ channel }) => channel === GENERAL);
    await body(ways, { group: "<!subteam^S0123ABCD|@Board>", notified: () => hanging().map(({ blocks }) => blockPings(blocks)) });
  } finally {
    await close();
  }
}
