import assert from "node:assert/strict";
import { test } from "node:test";
import { DefaultRestOptions, REST } from "discord.js";
import { handClock, type Instant } from "#kernel/clock.ts";
import { silentLog } from "#kernel/log.ts";
import type { ComingDate } from "#platforms/discord/directory.ts";
import { eventMirror } from "#platforms/discord/events.ts";
import { restOptions } from "#platforms/discord/gateway.ts";
import { TOKEN } from "#test/support/discord/world.ts";
import { memoryDirectory } from "#test/support/discord-stage.ts";
import { openFakeDiscord } from "#test/support/fake-discord.ts";

const NOW = Date.UTC(2027, 2, 20, 12) as Instant;

function date(key: string, parts: Partial<ComingDate> = {}): ComingDate {
  const at = Date.UTC(2027, 2, 28, 8, 30) as Instant;
  return { key, title: "Soup night", about: "Bring a bowl.", place: "Hall 2", at, end: (at + 7_200_000) as Instant, ...parts };
}

test("dates ahead are shown among a server's events: made, moved and called off, and never twice", async () => {
  const fake = await openFakeDiscord();
  const guild = fake.addGuild({ name: "Server", channels: ["general"], people: { Ines: "fr" } });
  const rest = new REST(restOptions({ DefaultRestOptions }, fake.api)).setToken(TOKEN);
  let dates: readonly ComingDate[] | null = [date("G1 2027-03-28"), date("G2 2027-03-28", { place: "", about: "" })];
  const directory = memoryDirectory({ comingIn: async () => dates });
  const mirror = () => eventMirror({ rest, directory, clock: handClock(NOW), log: silentLog });
  const writes = () => fake.requests.filter(({ method, path }) => method !== "GET" && path.includes("scheduled-events")).length;
  try {
    const first = mirror();
    await Promise.all([first.look([guild.id], "changes"), first.look([guild.id], "anew")]);
    assert.equal(guild.events.size, 2);
    const event = [...guild.events.values()][0];
    assert.equal(
      event.scheduled_start_time,
      "2027-03-28T08:30:00.000Z",
      "the hour is the date's own instant, on the day of the clock change too",
    );
    assert.deepEqual([event.entity_type, event.entity_metadata.location, event.name], [3, "Hall 2", "Soup night"]);
    await mirror().look([guild.id], "changes");
    assert.deepEqual([guild.events.size, writes()], [2, 2], "another process adds nothing");
    const at = (dates[0]?.at ?? 0) as Instant;
    dates = [date("G1 2027-03-28", { at: (at + 3_600_000) as Instant, end: (at + 9_000_000) as Instant })];
    await mirror().look([guild.id], "changes");
    assert.deepEqual(
      [...guild.events.values()].map((each) => each.scheduled_start_time),
      ["2027-03-28T09:30:00.000Z"],
    );
    const other = { name: "Somebody else's", status: 1, scheduled_start_time: "2027-04-01T00:00:00Z", creator_id: "5" };
    guild.events.set("77", { ...other, id: "77", description: "" });
    guild.events.set("78", { ...other, id: "78", description: "Copied from\nG1 2027-03-28" });
    dates = [];
    await mirror().look([guild.id], "changes");
    assert.deepEqual([...guild.events.keys()], ["77", "78"], "what others made stays, whatever they write");
    dates = null;
    const before = fake.requests.length;
    await mirror().look([guild.id], "changes");
    assert.equal(fake.requests.length, before, "a server of no association is left alone");
  } finally {
    await fake.close();
  }
  assert.deepEqual(fake.problems(), []);
});
