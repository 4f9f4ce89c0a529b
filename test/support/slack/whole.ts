import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "#config.ts";
import { type Clock, machineClock } from "#kernel/clock.ts";
import type { Running } from "#running.ts";
import { startPlatforms } from "#start.ts";
import { type FakeSlack, fakeSlack } from "#test/support/fake-slack.ts";
import { blockText, type Node } from "./check-blocks.ts";
import { fakePerson, type Way } from "./person.ts";

export const GENERAL = "CGENERAL01";

/** Parvis as `parvis start` opens it, in front of a Slack of our own where nobody has set anything up. */
export interface Whole {
  readonly fake: FakeSlack;
  readonly running: Running;
  readonly way: () => Way;
  readonly person: (key: string) => ReturnType<typeof fakePerson>;
  /** What one person was answered or told, each message by itself. */
  readonly privately: (user: string) => readonly string[];
  /** What hangs in a channel. */
  readonly standing: (channel?: string) => string;
  /** What stands in somebody's home tab; empty while there is none. */
  readonly home: (user: string) => string;
  readonly close: () => Promise<void>;
}

/** `more` is added to the environment; `fake` is shared where several processes have one Slack, and then closed by whoever made it. */
export async function openWhole(
  kind: "socket" | "http" = "socket",
  more: Readonly<Record<string, string>> = {},
  shared: FakeSlack | null = null,
  clock: Clock = machineClock,
): Promise<Whole> {
  const own = more["PARVIS_DATA"] ?? null;
  const data = own ?? mkdtempSync(join(tmpdir(), "parvis-slack-"));
  const fake = shared ?? (await fakeSlack());
  const over = kind === "socket" ? { SLACK_APP_TOKEN: fake.appToken } : { SLACK_SIGNING_SECRET: fake.signingSecret };
  const usual = { PARVIS_DATA: data, PARVIS_ZONE: "Europe/Paris", PARVIS_LOG: "error", PARVIS_PORT: "0" };
  const read = readConfig({ ...usual, SLACK_BOT_TOKEN: fake.team.token, SLACK_API_URL: fake.apiUrl, ...over, ...more });
  assert.ok("config" in read, JSON.stringify(read));
  const lost: Error[] = [];
  const running = await startPlatforms(read.config, (problem) => lost.push(problem), clock);
  const way = (): Way => (kind === "socket" ? { kind } : { kind, url: `http://127.0.0.1:${running.port}/slack/events` });
  const { team } = fake;
  return {
    fake,
    running,
    way,
    person: (key) => fakePerson(fake, team, key, way),
    privately(user) {
      const direct = team.messages.filter(({ channel }) => team.channels.get(channel)?.im === user);
      return [...team.ephemerals.filter((each) => each.user === user), ...direct].map(({ blocks }) => blockText(blocks));
    },
    standing: (wanted = GENERAL) =>
      team.messages
        .filter(({ channel }) => channel === wanted)
        .map(({ blocks }) => blockText(blocks))
        .join("\n"),
    home: (user) => blockText((team.homes.get(user)?.["blocks"] ?? []) as readonly Node[]),
    async close() {
      await running.stop();
      if (shared === null) await fake.close();
      if (own === null) rmSync(data, { recursive: true, force: true });
      assert.deepEqual(fake.state.problems, []);
      assert.deepEqual(lost, []);
    },
  };
}
