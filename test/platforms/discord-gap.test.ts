import assert from "node:assert/strict";
import { test } from "node:test";
import { typing } from "#test/support/discord/people.ts";
import { text, type Whole, withWhole } from "#test/support/discord-whole-stage.ts";

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 30_000;
  while (!(await isSo()) && performance.now() < end) await new Promise((resolve) => setImmediate(resolve));
  assert.ok(await isSo(), "it never came to that");
}

/** The session ends for good; `meanwhile` happens while nothing is heard; then a new one stands. */
async function gap({ fake }: Whole, meanwhile: () => void): Promise<void> {
  const before = fake.gateway.identifies.length;
  fake.gateway.invalidate(false);
  meanwhile();
  await until(() => fake.gateway.identifies.length === before + 1 && fake.gateway.connected() === 1);
}

test(
  "what happened while nothing was heard is found when a session begins anew: roles, channels, events, and who took the bot out",
  {
    timeout: 60_000,
  },
  () =>
    withWhole(
      "en",
      async (whole) => {
        const { fake, act, seat, registered, say, enrol, member, guild, running, settle } = whole;
        const { db } = running().store;
        const rolesKnown = async () =>
          (await db.selectFrom("platform_roles").select("name").orderBy("name").execute()).map(({ name }) => name);
        const channelsKnown = async () => {
          const rows = await db.selectFrom("rooms").select("name").where("platform", "=", "discord").orderBy("name").execute();
          return rows.map(({ name }) => name);
        };
        const roleOfPaul = async () =>
          (await db.selectFrom("people").select("roles").where("name", "=", "Paul").executeTakeFirst())?.roles ?? "";
        const idOf = (wanted: string) => [...guild.roles].find(([, name]) => name === wanted)?.[0] ?? "";
        const other = fake.addGuild({ name: "Elsewhere", channels: ["general"], people: { Zoe: "fr" } });
        await say("Ines", "parvis setup", { name: "Les Amis du Parvis" });
        await enrol("Paul");
        await until(async () => (await rolesKnown()).length === 2);
        await say("Ines", "parvis roles", { role: "@Board", gives: "organizer" });
        member("Paul").roles = [idOf("Board")];
        await say("Paul", "gathering list");
        assert.equal(await roleOfPaul(), '["organizer"]');
        await say("Ines", "gathering new", { title: "Soup", start: "in 10 days at 19:00" });
        await until(() => guild.events.size === 1);
        const [general, aid] = [...guild.channels.values()];
        assert.ok(general !== undefined && aid !== undefined);

        await gap(whole, () => {
          guild.roles.delete(idOf("Board"));
          guild.roles.set(idOf("Cooks"), "Chefs");
          guild.channels.set(aid.id, { ...aid, name: "help" });
          guild.channels.set("1520000000000000001", { ...aid, id: "1520000000000000001", name: "garden" });
          guild.channels.delete(general.id);
          guild.events.clear();
          fake.world.guilds.delete(other.id);
        });

        await until(async () => (await rolesKnown()).join() === "Chefs");
        await until(async () => (await roleOfPaul()) === "[]");
        await until(async () => /garden.*help/.test((await channelsKnown()).join()));
        await until(() => guild.events.size === 1);
        await settle();
        const asked = fake.requests.length;
        const told = await say("Paul", "gathering list");
        assert.match(text(told.message), /Soup/);
        await say("Ines", "gathering new", { title: "Bread", start: "in 11 days at 19:00", channel: "#general" });
        await settle();
        const trouble = () => fake.privateTo(member("Ines").user).filter((message) => /#?general/.test(text(message)) && !message.onlyFor);
        assert.equal(trouble().length, 1, "the channel that is gone is told to the organisers once");
        await say("Ines", "gathering new", { title: "Salad", start: "in 12 days at 19:00", channel: "#help" });
        await settle();
        assert.equal(fake.messagesIn(aid.id).filter((message) => /Salad/.test(text(message))).length, 1);
        assert.equal(trouble().length, 1);
        const offered = async () => {
          const { answer } = await act(typing(seat("Ines"), registered, "gathering new", "channel", ""));
          const choices: readonly { readonly name: string }[] = answer?.data.choices ?? [];
          return choices.map(({ name }) => name).join();
        };
        assert.equal(await offered(), "#garden,#help", "what is known to be gone is offered no more");
        guild.channels.delete("1520000000000000001");
        fake.gateway.dispatch("CHANNEL_DELETE", { id: "1520000000000000001", guild_id: guild.id, type: 0, name: "garden" }, guild.id);
        await until(async () => (await offered()) === "#help");
        assert.ok(
          !fake.requests.slice(asked).some(({ path }) => path.includes(other.id)),
          "nothing is asked of a server that took the bot out",
        );
      },
      { roles: ["Board", "Cooks"] },
    ),
);
