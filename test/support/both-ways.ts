import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { choiceLabel, commandName, optionName } from "#chat/names.ts";
import { commands } from "#commands/all.ts";
import { handClock, type Instant } from "#kernel/clock.ts";
import type { Locale } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";
import type { Role } from "#membership/role.ts";
import { change } from "#store/change.ts";
import type { Db } from "#store/db.ts";
import { slash } from "./discord/people.ts";
import type { FakeMessage } from "./discord/world.ts";
import { text, withWhole } from "./discord-whole-stage.ts";
import { blockText, type Node } from "./slack/check-blocks.ts";
import type { Taken } from "./slack/delivery.ts";
import { until } from "./slack/stage.ts";
import { openWhole } from "./slack/whole.ts";

type Given = Readonly<Record<string, string | number>>;

interface Brought {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What people do and see, said once for every platform: whoever acts is Ines, who administers, Paul, Chloe or Samir, members all. */
export interface BothWays {
  readonly locale: Locale;
  readonly db: Db;
  /** Types a command, whole, in the words of the language; gives what the answer says, of a form what stands in it. */
  readonly say: (name: string, path: string, given?: Given) => Promise<string>;
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
  /** The second channel is closed to the bot from now on. */
  readonly shut: () => void;
  /** Somebody takes no private messages any more. */
  readonly deafen: (name: string) => void;
  /** Does and tells what is due, at an hour where one is given. */
  readonly settle: (at?: string) => Promise<void>;
  /** Fetches a page of the site below its address. */
  readonly fetch: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  /** Gives somebody roles. */
  readonly appoint: (name: string, ...roles: readonly Role[]) => Promise<void>;
}

const NAMES = ["Ines", "Paul", "Chloe", "Samir"] as const;

/** The hour at which it begins. */
export const BEGINS = Date.UTC(2027, 2, 20, 12) as Instant;

/** A word of the one table of labels, in a language. */
export function labelIn(locale: Locale, name: string): string {
  return speak(locale, `label-${name}`);
}

async function appointed(db: Db, name: string, roles: readonly Role[]): Promise<void> {
  await change(db, async (tx) => {
    await tx
      .updateTable("people")
      .set({ roles: JSON.stringify(roles) })
      .where("name", "=", name)
      .execute();
  });
}

/** Where Discord keeps what came along, for as long as something is done. */
async function beside<T>({ bytes }: Brought, act: (url: string) => Promise<T>): Promise<T> {
  const server = createServer((_, response) => void response.end(bytes));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await act(`http://127.0.0.1:${(server.address() as AddressInfo).port}/attachment`);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Runs on Discord: an association that Ines has set up, whose members are the others. */
export function onDiscord(locale: Locale, body: (both: BothWays) => Promise<void>): Promise<void> {
  return withWhole(
    locale,
    async ({ fake, guild, clock, running, settle, enrol, member, ...people }) => {
      const [general = "", second = ""] = guild.channels.keys();
      const isDirect = ({ channel, onlyFor }: FakeMessage) => onlyFor === null && fake.world.directs.has(channel);
      const shown = ({ message, answer }: Awaited<ReturnType<typeof people.act>>) =>
        message === null ? JSON.stringify(answer?.data ?? null) : text(message);
      await people.say("Ines", "parvis setup", { name: "Les Amis du Parvis", language: locale });
      await enrol("Paul", "Chloe", "Samir");
      const rooms = { general, second };
      const { db } = running().store;

      async function submit(name: string, values: Readonly<Record<string, string>>): Promise<string> {
        const left = { ...values };
        for (;;) {
          const open = fake.world.modals.get(member(name).user) ?? assert.fail("no form is open");
          const asked = open.data.components.map(
            (part: { readonly component: { readonly custom_id: string } }) => part.component.custom_id,
          );
          const step = Object.fromEntries(Object.entries(left).filter(([input]) => asked.includes(input)));
          for (const input of Object.keys(step)) delete left[input];
          const sent = await people.submit(name, step);
          const labels = JSON.stringify(sent.message?.body ?? {});
          const button = (key: string) => speak(locale, `discord-form-${key}`);
          if (Object.keys(left).length > 0) await people.press(name, button("continue"));
          else if (labels.includes(`"${button("send")}"`)) return shown(await people.press(name, button("send")));
          else return shown(sent);
        }
      }

      await body({
        locale,
        db,
        say: async (name, path, given = {}) => shown(await people.say(name, path, given)),
        hand: (name, path, given, file) =>
          beside(file, async (url) => {
            const payload = slash(people.seat(name), people.registered, path, { ...given, file: "700" });
            const attachments = { "700": { id: "700", filename: file.name, size: file.bytes.byteLength, url, proxy_url: url } };
            return shown(await people.act({ ...payload, data: { ...payload.data, resolved: { attachments } } }));
          }),
        raw: (name) => JSON.stringify(people.seen(name, ({ onlyFor }) => onlyFor === member(name).user).body),
        press: async (name, label, on) => shown(await people.press(name, label, (message) => on === undefined || on.test(text(message)))),
        pick: async (name, placeholder, labels) => shown(await people.pick(name, placeholder, labels)),
        submit,
        told: (name) => fake.privateTo(member(name).user).filter(isDirect).map(text),
        files: () => [...fake.world.messages.values()].flatMap(({ files }) => files.map((name) => ({ name, bytes: null }))),
        hangs: (room = "general") =>
          fake
            .messagesIn(rooms[room])
            .filter(({ onlyFor }) => onlyFor === null)
            .map(text),
        room: (room) => `<#${rooms[room]}>`,
        shut() {
          const channel = guild.channels.get(second) ?? assert.fail();
          channel.access = "read only";
        },
        deafen: (name) => void fake.world.closed.add(member(name).user),
        async settle(at) {
          if (at !== undefined) clock.moveTo(Date.parse(at) as Instant);
          await settle();
        },
        fetch: (path, headers = {}) => fetch(`http://127.0.0.1:${running().port}${path}`, { headers }),
        appoint: (name, ...roles) => appointed(db, name, roles),
      });
    },
    { environment: { PARVIS_PORT: "0" } },
  );
}

/** Runs on Slack, the same. What is typed is typed in the words of the language. */
export async function onSlack(locale: Locale, body: (both: BothWays) => Promise<void>): Promise<void> {
  const clock = handClock(BEGINS);
  const { fake, running, person, close } = await openWhole("socket", {}, null, clock);
  const { team } = fake;
  const { db } = running.store;
  const rooms = { general: "CGENERAL01", second: "CELSEWHE01" };
  const users: Readonly<Record<string, string>> = { Ines: "UINES00001", Paul: "UPAUL00001", Chloe: "UCHLOE0001", Samir: "USAMIR0001" };
  const byName = new Map(NAMES.map((name) => [name as string, person(users[name] ?? "")]));
  const who = (name: string) => byName.get(name) ?? assert.fail(name);
  for (const name of NAMES) {
    const admin = name === "Ines";
    team.users.set(users[name] ?? "", {
      id: users[name] ?? "",
      name,
      locale: locale === "fr" ? "fr-FR" : "en-US",
      tz: "Europe/Paris",
      admin,
      deleted: false,
    });
  }

  /** The form that is open before somebody, as it reads; null where there is none, or it is not there yet. */
  function formOf(name: string): string | null {
    const view = who(name).modal()?.view;
    return view === undefined || view["callback_id"] === "loading" ? null : blockText(view["blocks"] as readonly Node[]);
  }

  /** Does something and gives the answer: what is wrong in a form, what somebody alone sees that was not there before, or the form that opens. */
  async function answer(name: string, what: string, act: () => Promise<Taken>): Promise<string> {
    const answers = () => team.ephemerals.filter((each) => each.user === users[name]).map(({ blocks, text }) => blockText(blocks) || text);
    const [before, form] = [answers(), formOf(name)];
    const { payload } = await act();
    if (payload["response_action"] === "errors") return JSON.stringify(payload["errors"]);
    const fresh = () => {
      const found = answers().filter((each, at) => each !== before[at]);
      const open = formOf(name);
      if (found.length === 0 && (open === null || open === form)) return null;
      return [...found, ...(open === null || open === form ? [] : [open])];
    };
    return (await until(fresh, `${name}: ${what}`)).join("\n");
  }

  function typed(path: string, given: Given): readonly [string, string] {
    const [first = "", second = ""] = commandName(locale, path).split(" ");
    const declared = commands.find((each) => each.path === path) ?? assert.fail(path);
    const words = Object.entries(given).map(([name, value]) => {
      const spec = declared.options[name]?.spec;
      const chosen = spec?.kind === "choice" ? choiceLabel(locale, path, name, String(value)) : String(value);
      return `${optionName(locale, path, name)}:"${chosen.replaceAll('"', '\\"')}"`;
    });
    return [`/${first}`, [second, ...words].join(" ").trim()];
  }

  const say: BothWays["say"] = (name, path, given = {}) => {
    const [command, line] = typed(path, given);
    return answer(name, line, () => who(name).slash(command, line, rooms.general));
  };

  try {
    await say("Ines", "parvis setup", { name: "Les Amis du Parvis", language: locale });
    for (const name of NAMES) await say(name, "parvis language", { language: locale });
    await change(db, async (tx) => void (await tx.updateTable("people").set({ standing: "member" }).execute()));
    await body({
      locale,
      db,
      say,
      hand(name, path, given, { name: called, bytes }) {
        const id = `FBROUGHT${team.files.size + 10}`;
        team.files.set(id, { name: called, bytes, owner: users[name] ?? "", alt: "", complete: true, channel: null });
        return say(name, path, { ...given, file: id });
      },
      raw: (name) => JSON.stringify(team.ephemerals.findLast(({ user }) => user === users[name])?.blocks ?? []),
      press: (name, label, on) => answer(name, label, () => who(name).press(label, on)),
      pick: (name, placeholder, labels) => answer(name, placeholder, () => who(name).choose(placeholder, labels)),
      submit: (name, values) => answer(name, JSON.stringify(values), () => who(name).submit(values)),
      told: (name) =>
        team.messages.filter(({ channel }) => team.channels.get(channel)?.im === users[name]).map(({ blocks }) => blockText(blocks)),
      files: () => [...team.files.values()],
      hangs: (room = "general") => team.messages.filter(({ channel }) => channel === rooms[room]).map(({ blocks }) => blockText(blocks)),
      room: (room) => `<#${rooms[room]}|${room === "general" ? "general" : "elsewhere"}>`,
      shut() {
        const channel = team.channels.get(rooms.second) ?? assert.fail();
        channel.archived = true;
      },
      deafen(name) {
        const user = team.users.get(users[name] ?? "") ?? assert.fail();
        user.deleted = true;
      },
      async settle(at) {
        if (at !== undefined) clock.moveTo(Date.parse(at) as Instant);
        await running.parvis.settle();
      },
      fetch: (path, headers = {}) => fetch(`http://127.0.0.1:${running.port}${path}`, { headers }),
      appoint: (name, ...roles) => appointed(db, name, roles),
    });
  } finally {
    await close();
  }
}
