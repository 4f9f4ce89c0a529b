import { request } from "node:http";
import type { AnyCommand } from "#chat/command.ts";
import type { Instant } from "#kernel/clock.ts";
import { handClock } from "#kernel/clock.ts";
import { type Log, silentLog } from "#kernel/log.ts";
import type { DemoControls, DemoWaiting, Try } from "#platforms/web/demo.ts";
import { webPlatform } from "#platforms/web/platform.ts";
import { memoryWall } from "#platforms/web/wall.ts";

/** What a test may set on the stage. */
export interface StageParts {
  readonly host?: string;
  readonly port?: number;
  readonly log?: Log;
  readonly commands?: readonly AnyCommand<never>[];
  readonly tries?: readonly Try[];
  readonly nextDue?: () => Instant | null;
  readonly jobs?: readonly DemoWaiting[];
}

/** The answer of a page. */
export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

export const STAGE_TEAM = "stage";

/** The platform `web` on a demo made for tests: two people, two channels, a clock that stands still. It is not started. */
export function webStage(parts: StageParts = {}) {
  const clock = handClock(Date.UTC(2027, 2, 26, 17) as Instant);
  const wall = memoryWall();
  const demo: DemoControls = {
    community: async () => ({ name: "Les Amis du Parvis", zone: "Europe/Paris", locale: "fr" }),
    people: async () => [
      { handle: "U1", name: "Inès Moreau", about: "organizer", team: STAGE_TEAM, user: "ines", owner: true },
      { handle: "U2", name: "Paul Girard", about: "member", team: STAGE_TEAM, user: "paul", owner: false },
    ],
    rooms: async () => [
      { team: STAGE_TEAM, room: "general", name: "general" },
      { team: STAGE_TEAM, room: "aid", name: "aid" },
    ],
    now: clock.now,
    advance: async (to) => clock.moveTo(to),
    nextDue: async () => parts.nextDue?.() ?? null,
    outbox: async () => [],
    jobs: async () => parts.jobs ?? [],
    tries: async () => parts.tries ?? [],
  };
  const { host = "127.0.0.1", port = 0, commands = [] } = parts;
  const platform = webPlatform({ host, port, demo, commands, wall, log: parts.log ?? silentLog });

  /** Asks the page for something, as a browser without script would; headers may be overwritten. */
  function ask(
    path: string,
    given: { readonly form?: Readonly<Record<string, string>>; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    const { hostname, port: at, host: name } = new URL(platform.address());
    const method = given.form === undefined ? "GET" : "POST";
    const posted = given.form === undefined ? {} : { origin: `http://${name}`, "content-type": "application/x-www-form-urlencoded" };
    const { promise, resolve, reject } = Promise.withResolvers<Answered>();
    const sent = request({ hostname, port: at, path, method, headers: { host: name, ...posted, ...given.headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString("utf8") }),
      );
    });
    sent.on("error", reject);
    sent.end(given.form === undefined ? undefined : new URLSearchParams(given.form).toString());
    return promise;
  }

  return { platform, wall, demo, clock, ask };
}
