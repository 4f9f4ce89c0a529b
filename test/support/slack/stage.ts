import type { AnyCommand } from "#chat/command.ts";
import { commands } from "#commands/all.ts";
import { silentLog } from "#kernel/log.ts";
import { type SlackParts, type SlackPlatform, slackPlatform } from "#platforms/slack/platform.ts";
import { type FakeSlack, fakeSlack } from "#test/support/fake-slack.ts";
import { fakePerson, type Way } from "./person.ts";

/** A fake Slack with the real platform in front of it. */
export interface SlackStage {
  readonly fake: FakeSlack;
  readonly platform: SlackPlatform;
  readonly way: () => Way;
  readonly person: (key: "ines" | "paul" | "nour") => ReturnType<typeof fakePerson>;
  /** Ends both, and fails where anything that was sent was wrong. */
  readonly close: () => Promise<void>;
}

const KEYS = { ines: "UINES00001", paul: "UPAUL00001", nour: "UNOUR00001" } as const;

/** Opens the stage; the platform is not started yet. */
export async function slackStage(kind: "socket" | "http" = "socket", more: Partial<SlackParts> = {}): Promise<SlackStage> {
  const fake = await fakeSlack();
  const platform = madeOrClosed(fake, {
    botToken: fake.team.token,
    appToken: kind === "socket" ? fake.appToken : null,
    signingSecret: kind === "http" ? fake.signingSecret : null,
    installing: null,
    installations: null,
    shared: null,
    lasting: null,
    onWritten: () => () => undefined,
    apiUrl: fake.apiUrl,
    url: null,
    listen: kind === "http" ? { host: "127.0.0.1", port: 0 } : null,
    connections: 1,
    commands: commands as readonly AnyCommand<never>[],
    findUser: async () => null,
    log: silentLog,
    ...more,
  });
  const way = (): Way => (kind === "socket" ? { kind } : { kind, url: `http://127.0.0.1:${platform.port()}/slack/events` });
  return {
    fake,
    platform,
    way,
    person: (key) => fakePerson(fake, fake.team, KEYS[key], way),
    async close() {
      await platform.stop();
      await fake.close();
      if (fake.state.problems.length > 0) throw new Error(`What was sent to Slack is wrong: ${fake.state.problems.join("; ")}`);
    },
  };
}

function madeOrClosed(fake: FakeSlack, parts: SlackParts): SlackPlatform {
  try {
    return slackPlatform(parts);
  } catch (error) {
    void fake.close();
    throw error;
  }
}

/** Resolves when `found` gives something other than null or false; looks whenever the process has nothing else to do. */
export async function until<T>(found: () => T | null | false | undefined, what = "it"): Promise<T> {
  const began = performance.now();
  for (;;) {
    const value = found();
    if (value !== null && value !== false && value !== undefined) return value;
    if (performance.now() - began > 10_000) throw new Error(`Waited in vain for ${what}.`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
