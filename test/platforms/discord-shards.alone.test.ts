import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { commands } from "#commands/all.ts";
import { silentLog } from "#kernel/log.ts";
import { manifest } from "#platforms/discord/manifest.ts";
import { divide, partsNeeded } from "#platforms/discord/shards.ts";
import { slash } from "#test/support/discord/people.ts";
import { TOKEN, textOf } from "#test/support/discord/world.ts";
import { openFakeDiscord } from "#test/support/fake-discord.ts";

test("up to two thousand servers one connection serves all; beyond, each part is a process that hears its own servers", async () => {
  const fake = await openFakeDiscord();
  try {
    for (const [advised, parts] of [
      [1, 1],
      [2, 1],
      [3, 3],
    ] as const) {
      fake.sessions.shards = advised;
      assert.equal(await partsNeeded(TOKEN, fake.api), parts);
    }
    await assert.rejects(partsNeeded("fake.wrong", fake.api), { key: "discord-token-wrong" });
    const guilds = Array.from({ length: 6 }, (_, at) => fake.addGuild({ name: `S${at}`, channels: ["general"], people: { Ana: "fr" } }));
    const file = join(import.meta.dirname, "..", "support", "discord-shard-worker.ts");
    let ended = 0;
    const divided = await divide({ file, args: [fake.api, TOKEN], token: TOKEN, parts: 2, log: silentLog, ended: () => (ended += 1) });
    try {
      assert.deepEqual(fake.gateway.identifies.map(({ shard }) => shard).sort(), [
        [0, 2],
        [1, 2],
      ]);
      const processes = new Map<number, Set<string>>();
      for (const guild of guilds) {
        const seat = { guild, member: [...guild.members.values()][0] ?? assert.fail(), channel: [...guild.channels.keys()][0] ?? "" };
        const interaction = fake.interact(slash(seat, manifest(commands), "gathering list"));
        await interaction.answered.promise;
        const part = Number((BigInt(guild.id) >> 22n) % 2n);
        processes.set(part, (processes.get(part) ?? new Set()).add(textOf(interaction.message ?? assert.fail())));
      }
      assert.deepEqual(
        [...processes.values()].map(({ size }) => size),
        Array(processes.size).fill(1),
      );
      assert.equal(new Set([...processes.values()].flatMap((each) => [...each])).size, processes.size);
    } finally {
      await divided.stop();
    }
    assert.equal(ended, 0);
  } finally {
    await fake.close();
  }
  assert.deepEqual(fake.problems(), []);
});
