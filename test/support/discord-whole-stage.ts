import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commands } from "#commands/all.ts";
import { readConfig } from "#config.ts";
import { handClock, type Instant } from "#kernel/clock.ts";
import type { Locale } from "#locales/locale.ts";
import { manifest } from "#platforms/discord/manifest.ts";
import { startPlatforms } from "#start.ts";
import { change } from "#store/change.ts";
import { type FakeMessage, TOKEN, textOf } from "#test/support/discord/world.ts";
import { discordPeople, shown } from "#test/support/discord-stage.ts";
import { openFakeDiscord } from "#test/support/fake-discord.ts";

/** What a test may set on the whole stage. */
export interface WholeParts {
  /** More of the environment, over the usual. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Those who are in the server besides Inès, who manages it. */
  readonly people?: readonly string[];
  readonly roles?: readonly string[];
  /** The server's id where that is given from outside. */
  readonly guild?: string;
}

/** Parvis as `parvis start` opens it, in front of a Discord of our own, with a server nobody has set up yet; the first of its people manages it. */
export async function openWhole(locale: Locale, parts: WholeParts = {}) {
  const data = mkdtempSync(join(tmpdir(), "parvis-discord-"));
  const fake = await openFakeDiscord();
  const own = locale === "fr" ? "fr" : "en-GB";
  const names = ["Ines", ...(parts.people ?? ["Paul", "Chloe", "Samir"])];
  const guild = fake.addGuild({
    name: "Les Amis du Parvis",
    channels: ["general", "aid"],
    people: Object.fromEntries(names.map((name) => [name, own])),
    ...(parts.guild === undefined ? {} : { id: parts.guild }),
    ...(parts.roles === undefined ? {} : { roles: parts.roles }),
  });
  const read = readConfig({
    PARVIS_DATA: data,
    PARVIS_ZONE: "Europe/Paris",
    PARVIS_LOG: "error",
    DISCORD_TOKEN: TOKEN,
    DISCORD_API_URL: fake.api,
    ...parts.environment,
  });
  assert.ok("config" in read);
  const lost: Error[] = [];
  const clock = handClock(Date.UTC(2027, 2, 20, 12) as Instant);
  let running = await startPlatforms(read.config, (problem) => lost.push(problem), clock).catch(async (error: unknown) => {
    await fake.close();
    throw error;
  });
  const people = discordPeople(fake, guild, manifest(commands));
  return {
    fake,
    guild,
    ...people,
    clock,
    running: () => running,
    settle: () => running.parvis.settle(),
    /** Says something for everybody, so that they are registered, and makes members of them. */
    async enrol(...names: readonly string[]) {
      for (const name of names) await people.say(name, "gathering list");
      await change(running.store.db, async (tx) => {
        await tx.updateTable("people").set({ standing: "member" }).where("name", "in", names).execute();
      });
    },
    async restart() {
      await running.stop();
      running = await startPlatforms(read.config, (problem) => lost.push(problem), clock);
    },
    async close() {
      await running.stop();
      await fake.close();
      rmSync(data, { recursive: true });
      assert.deepEqual(fake.problems(), []);
      assert.deepEqual(lost, []);
    },
  };
}

export type Whole = Awaited<ReturnType<typeof openWhole>>;

/** Runs a test on a whole stage of its own; nothing wrong may be left in any body, and no connection lost. */
export async function withWhole(locale: Locale, body: (whole: Whole) => Promise<void>, parts: WholeParts = {}): Promise<void> {
  const whole = await openWhole(locale, parts);
  try {
    await body(whole);
  } finally {
    await whole.close();
  }
}

/** What people read in a message. */
export function text(message: FakeMessage | null | undefined): string {
  return message === null || message === undefined ? "" : shown(textOf(message));
}
