import type { Hono } from "hono";
import type { Card } from "#chat/card.ts";
import type { AnyCommand } from "#chat/command.ts";
import type { Place } from "#chat/place.ts";
import type { AccountRef, Ears, Edited, Platform, Sent } from "#chat/platform.ts";
import { type Instant, machineClock } from "#kernel/clock.ts";
import type { Log } from "#kernel/log.ts";
import type { DemoControls } from "./demo.ts";
import { webCan, webLimits } from "./limits.ts";
import { liveBell } from "./live.ts";
import { webRoutes } from "./routes.ts";
import type { Served } from "./served.ts";
import { type Listening, listen } from "./server.ts";
import { type Message, memoryWall, type Wall } from "./wall.ts";

/** What the page needs of the house. */
export interface WebParts {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The public address, for a page behind a proxy; null when there is none. */
  readonly url?: string | null;
  /** The demo's own controls; null in production, where the page opens by personal links alone. */
  readonly demo: DemoControls | null;
  readonly commands: readonly AnyCommand<never>[];
  /** Where messages hang; in memory when it is not given. */
  readonly wall?: Wall;
  readonly log: Log;
  /** What is read below `/calendar/`; nothing when it is not given. */
  readonly served?: (path: string) => Promise<Served | null>;
  /** Pages that are not this platform's, served beside its own; none when it is not given. */
  readonly beside?: Hono;
}

/** The platform `web`, with where it can be opened. */
export interface WebPlatform extends Platform {
  /** Where the page is, once it is open. */
  readonly address: () => string;
}

/** Makes the platform `web`. `start` rejects with a `WebProblem` when it cannot listen. */
export function webPlatform(parts: WebParts): WebPlatform {
  const wall = parts.wall ?? memoryWall();
  const live = liveBell();
  const url = parts.url ?? null;
  let listening: Listening | null = null;
  const now = (): Instant => parts.demo?.now() ?? machineClock.now();

  async function hang(message: Message): Promise<void> {
    await wall.hang(message);
    live.ring();
  }
  async function isRoom(place: Place): Promise<boolean> {
    const rooms = await parts.demo?.rooms();
    return rooms === undefined || rooms.some((room) => room.team === place.team && room.room === place.room);
  }
  async function isAccount(account: AccountRef): Promise<boolean> {
    const people = await parts.demo?.people("en");
    return people === undefined || people.some((person) => person.team === account.team && person.user === account.user);
  }
  function address(): string {
    const host = parts.host.includes(":") ? `[${parts.host}]` : parts.host;
    return url ?? `http://${host === "0.0.0.0" || host === "[::]" ? "127.0.0.1" : host}:${listening?.port ?? parts.port}/`;
  }

  return {
    name: "web",
    can: webCan,
    limits: webLimits,
    address,
    async start(ears: Ears) {
      const app = webRoutes({
        host: parts.host,
        url,
        demo: parts.demo,
        commands: parts.commands,
        ears: () => ears,
        wall,
        live,
        log: parts.log,
        served: parts.served ?? null,
        beside: parts.beside ?? null,
      });
      listening = await listen(app, parts.host, parts.port);
    },
    async stop() {
      live.end();
      await listening?.close();
      listening = null;
    },
    stands: () => listening !== null,
    async post(place: Place, card: Card, key: string): Promise<Sent> {
      if (!(await isRoom(place))) return { kind: "never", reason: "there is no such channel" };
      if ((await wall.find(key)) === null) await hang(told(key, place.team, place.room, null, card, now()));
      return { kind: "done", where: key };
    },
    async edit(where: string, card: Card): Promise<Edited> {
      const message = await wall.find(where);
      if (message === null) return { kind: "gone" };
      await hang({ ...message, content: { kind: "card", card }, edited: now() });
      return { kind: "done" };
    },
    async whisper(account: AccountRef, card: Card, key: string): Promise<Sent> {
      if (!(await isAccount(account))) return { kind: "never", reason: "there is no such account" };
      if ((await wall.find(key)) === null) await hang(told(key, account.team, "", account.user, card, now()));
      return { kind: "done", where: key };
    },
  };
}

/** A message that Parvis hangs up by itself. */
function told(id: string, team: string, room: string, user: string | null, card: Card, at: Instant): Message {
  const content = { kind: "card", card } as const;
  return { id, team, room, user, by: null, said: null, outcome: "done", locale: null, content, at, edited: null };
}
