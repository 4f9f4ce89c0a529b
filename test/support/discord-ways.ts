import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locale } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";
import type { Brought, PlatformWays } from "./both-ways.ts";
import { slash } from "./discord/people.ts";
import type { FakeGuild, FakeMessage } from "./discord/world.ts";
import type { discordPeople } from "./discord-stage.ts";
import { text } from "./discord-whole-stage.ts";
import type { FakeDiscord } from "./fake-discord.ts";
import { until } from "./slack/stage.ts";

interface DiscordWays {
  readonly locale: Locale;
  readonly fake: FakeDiscord;
  readonly guild: FakeGuild;
  readonly people: ReturnType<typeof discordPeople>;
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

/** What people do and see in the first two channels of a Discord server. */
export function discordWays({ locale, fake, guild, people }: DiscordWays): PlatformWays {
  const [general = "", second = ""] = guild.channels.keys();
  const rooms = { general, second };
  const user = (name: string) => people.member(name).user;
  const isDirect = ({ channel, onlyFor }: FakeMessage) => onlyFor === null && fake.world.directs.has(channel);

  /** What an answer says, once it is there: on a machine that is busy Parvis says first that it is at it. */
  async function shown({ message, answer }: Awaited<ReturnType<typeof people.act>>): Promise<string> {
    if (message === null) return JSON.stringify(answer?.data ?? null);
    await until(() => !message.thinking, "what was put off");
    return text(message);
  }

  async function submit(name: string, values: Readonly<Record<string, string>>): Promise<string> {
    const left = { ...values };
    for (;;) {
      const open = fake.world.modals.get(user(name)) ?? assert.fail("no form is open");
      const asked = open.data.components.map((part: { readonly component: { readonly custom_id: string } }) => part.component.custom_id);
      const step = Object.fromEntries(Object.entries(left).filter(([input]) => asked.includes(input)));
      for (const input of Object.keys(step)) delete left[input];
      const sent = await people.submit(name, step);
      const said = await shown(sent);
      const labels = JSON.stringify(sent.message?.body ?? {});
      const button = (key: string) => speak(locale, `discord-form-${key}`);
      if (Object.keys(left).length > 0) await people.press(name, button("continue"));
      else if (labels.includes(`"${button("send")}"`)) return shown(await people.press(name, button("send")));
      else return said;
    }
  }

  return {
    locale,
    say: async (name, path, given = {}) => shown(await people.say(name, path, given)),
    hand: (name, path, given, file) =>
      beside(file, async (url) => {
        const payload = slash(people.seat(name), people.registered, path, { ...given, file: "700" });
        const attachments = { "700": { id: "700", filename: file.name, size: file.bytes.byteLength, url, proxy_url: url } };
        return shown(await people.act({ ...payload, data: { ...payload.data, resolved: { attachments } } }));
      }),
    raw: (name) => JSON.stringify(people.seen(name, ({ onlyFor }) => onlyFor === user(name)).body),
    press: async (name, label, on) => shown(await people.press(name, label, (message) => on === undefined || on.test(text(message)))),
    pick: async (name, placeholder, labels) => shown(await people.pick(name, placeholder, labels)),
    submit,
    told: (name) => fake.privateTo(user(name)).filter(isDirect).map(text),
    files: () =>
      [...fake.world.messages.values()].flatMap(({ files }) =>
        files.map((name) => ({ name, bytes: fake.uploads.findLast((each) => each.name === name)?.bytes ?? null })),
      ),
    hangs: (room = "general") =>
      fake
        .messagesIn(rooms[room])
        .filter(({ onlyFor }) => onlyFor === null)
        .map(text),
    room: (room) => `<#${rooms[room]}>`,
    mention: (name) => `<@${user(name)}>`,
    shut() {
      const channel = guild.channels.get(second) ?? assert.fail();
      channel.access = "read only";
    },
    deafen: (name) => void fake.world.closed.add(user(name)),
  };
}
