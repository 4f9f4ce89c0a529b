import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { recordedIn, replay } from "#test/support/discord/replay.ts";
import { textOf } from "#test/support/discord/world.ts";
import { withWhole } from "#test/support/discord-whole-stage.ts";

const FOLDER = process.env["PARVIS_RECORDED"] ?? join(import.meta.dirname, "..", "support", "discord", "recorded");

/** Runs what was recorded in front of Parvis as `parvis start` opens it, in the server that it was recorded in. */
async function replayed(setUp: "set up" | "not set up"): Promise<void> {
  const recorded = recordedIn(FOLDER);
  assert.ok(recorded.length > 0, "something was recorded");
  const guild: string | undefined = recorded.find(({ payload }) => payload.guild_id !== undefined)?.payload.guild_id;
  await withWhole(
    "en",
    async ({ fake, say, running }) => {
      if (setUp === "set up") await say("Ines", "parvis setup", { name: "Les Amis du Parvis" });
      for (const each of recorded) {
        const interaction = replay(fake, each);
        if (interaction === null) continue;
        const late = setTimeout(() => interaction.answered.reject(new Error(`${each.name} was never answered`)), 10_000);
        const { type } = await interaction.answered.promise.finally(() => clearTimeout(late));
        assert.ok([4, 5, 6, 7, 8, 9].includes(type), each.name);
        if (interaction.message !== null && type === 4) assert.match(textOf(interaction.message), /\S/, each.name);
      }
      assert.match(textOf((await say("Paul", "parvis help")).message ?? assert.fail()), /\S/);
      assert.equal(fake.gateway.identifies.length, 1, "the connection has held");
      const incidents = [...fake.world.messages.values()].filter((message) => /went wrong on our side|incident/i.test(textOf(message)));
      assert.deepEqual(incidents.map(textOf), []);
      await running().parvis.settle();
    },
    guild === undefined ? {} : { guild },
  );
}

test("recorded payloads are each answered, in a server that is set up", { timeout: 60_000 }, () => replayed("set up"));

test("recorded payloads are each answered, in a server that nobody has set up", { timeout: 60_000 }, () => replayed("not set up"));
