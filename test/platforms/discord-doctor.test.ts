import assert from "node:assert/strict";
import { test } from "node:test";
import { commands } from "#commands/all.ts";
import { LOCALES } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";
import { type Examined, examine } from "#platforms/discord/doctor.ts";
import { registerOnce } from "#platforms/discord/register.ts";
import { APPLICATION, TOKEN } from "#test/support/discord/world.ts";
import { openFakeDiscord } from "#test/support/fake-discord.ts";

async function onDiscord(body: (fake: Awaited<ReturnType<typeof openFakeDiscord>>) => Promise<void>): Promise<void> {
  const fake = await openFakeDiscord();
  try {
    await body(fake);
  } finally {
    await fake.close();
  }
  assert.deepEqual(fake.problems(), []);
}

test("the doctor finds what is wrong with Discord, and says it in every language", () =>
  onDiscord(async (fake) => {
    const parts: Examined = { token: TOKEN, applicationId: null, publicKey: null, apiUrl: fake.api, url: null, commands, now: Date.now };
    const keys = async (more: Partial<Examined> = {}) => {
      const found = await examine({ ...parts, ...more });
      for (const { key, values } of found) for (const locale of LOCALES) assert.ok(speak(locale, key, values).length > 10);
      return found.map(({ state, key }) => `${state} ${key.replace("discord-doctor-", "")}`);
    };
    const fresh = await keys();
    assert.deepEqual(fresh, [
      "well connected",
      "well clock",
      "well budget",
      "well gateway",
      "note commands-differ",
      "note no-server",
      "note invite",
    ]);
    const guild = fake.addGuild({ name: "Server", channels: ["general", "rules"], people: { Ines: "fr" } });
    await registerOnce(parts, null, "write");
    assert.deepEqual((await keys()).slice(4), ["well commands", "well server", "note invite"]);
    const [general, rules] = [...guild.channels.values()];
    if (rules !== undefined) rules.access = "read only";
    assert.ok((await keys()).includes("note mute"));
    if (general !== undefined) general.access = "hidden";
    assert.ok((await keys()).includes("wrong nowhere"));
    guild.mayRegister = false;
    assert.ok((await keys()).includes("wrong scope"));
    assert.ok((await keys({ applicationId: "123456789012345678" })).includes("wrong application"));
    assert.ok((await keys({ now: () => Date.now() + 600_000 })).includes("wrong clock-off"));
    fake.sessions.remaining = 12;
    assert.ok((await keys()).includes("note budget-low"));
    assert.deepEqual(await keys({ token: "fake.wrong" }), ["wrong discord-token-wrong"]);
    const link = (await examine(parts)).at(-1)?.values["url"];
    assert.match(String(link), new RegExp(`client_id=${APPLICATION}&scope=bot\\+applications\\.commands&permissions=\\d+$`));
  }));

test("registering by hand only looks when asked to, and says where Discord cannot be used", () =>
  onDiscord(async (fake) => {
    const parts = { token: TOKEN, applicationId: null, apiUrl: fake.api, commands };
    assert.equal((await registerOnce(parts, null, "only look")).kind, "would write");
    assert.equal(fake.world.commands.length, 0);
    assert.equal((await registerOnce(parts, null, "write")).kind, "written");
    assert.equal((await registerOnce(parts, null, "write")).kind, "same");
    assert.equal((await registerOnce(parts, "123456789012345678", "write")).kind, "no access");
    await assert.rejects(registerOnce({ ...parts, token: "wrong" }, null, "write"), { key: "discord-token-wrong" });
  }));
