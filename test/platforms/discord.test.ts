import assert from "node:assert/strict";
import { pingsOf, textOf } from "#test/support/discord/world.ts";
import { discordStage, shown } from "#test/support/discord-stage.ts";
import { platformContract } from "./contract.ts";

platformContract("discord", async () => {
  const stage = await discordStage();
  const { fake, guild, platform, general } = stage;
  const room = { platform: "discord", team: guild.id, room: general, name: "general" };
  const account = { platform: "discord", team: guild.id, user: stage.member("Paul").user };
  const messageAt = (where: string) => fake.world.messages.get(where.split("/")[2] ?? "");
  return {
    platform,
    room,
    lostRoom: { ...room, room: "999999999999999999" },
    account,
    lostAccount: { ...account, user: "999999999999999998" },
    textAt: async (where) => {
      const message = messageAt(where);
      return message === undefined ? null : shown(textOf(message));
    },
    countIn: async () => fake.messagesIn(general).length,
    privateText: async () =>
      fake
        .privateTo(account.user)
        .map((message) => shown(textOf(message)))
        .join("\n"),
    pings: async (where) =>
      pingsOf(messageAt(where) ?? { body: {}, files: [], id: "", channel: "", onlyFor: null, thinking: false, edits: 0, deleted: false }),
    async type(_, __, line) {
      const [first = "", second = "", thing] = line.slice(1).split(" ");
      await stage.say("Paul", `${first} ${second}`, thing === undefined ? {} : { gathering: thing });
    },
    press: async (_, label) => void (await stage.press("Paul", label)),
    submit: async (_, values) => void (await stage.submit("Paul", values)),
    async close() {
      await platform.stop();
      await fake.close();
      assert.deepEqual(fake.problems(), []);
    },
  };
});
