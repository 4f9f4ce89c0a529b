import { type App, SocketModeReceiver, webApi } from "@slack/bolt";
import type { Log } from "#kernel/log.ts";
import type { SlackLog } from "./logging.ts";
import { SlackProblem, TURNED_DOWN } from "./problem.ts";

/** A frame of Socket Mode, as far as it must be understood before Bolt sees it. */
type Frame = { readonly type?: unknown; readonly envelope_id?: unknown; readonly reason?: unknown; readonly payload?: unknown };

/** How a connection is kept. */
export interface LineParts {
  readonly appToken: string;
  readonly apiUrl: string | null;
  readonly app: App;
  readonly log: Log;
  readonly slackLog: SlackLog;
  /** Milliseconds without a pong after which the connection counts as dead; longer than the process ever stands still. */
  readonly pingTimeout: number;
}

/** One connection that is always there: made anew before Slack takes it away where it says so, and at once where it does not. */
export interface SocketLine {
  /** Resolves once it stands. Rejects where it never will: the token is wrong. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Whether something can be received now. */
  readonly stands: () => boolean;
}

/** How long to wait for Slack's greeting, in milliseconds. */
const GREETING = 10_000;

/** The longest pause between two attempts, in milliseconds. */
const LONGEST_PAUSE = 30_000;

/** How long Slack may take to say goodbye before a connection is cut, in milliseconds. */
const GOODBYE = 1_000;

interface Connection {
  readonly receiver: SocketModeReceiver;
  /** Resolves when it has ended, however. */
  readonly ended: Promise<void>;
  /** Ends it, politely and then by cutting it. */
  readonly close: () => void;
}

/**
 * Keeps one Socket Mode connection with Bolt's own receiver, whose reconnecting is switched off: it waits before it comes
 * back, and a failure in between ends the process. Here a connection that is to be taken away is replaced first.
 */
export function socketLine(parts: LineParts): SocketLine {
  const { log } = parts;
  let current: Connection | null = null;
  let stopped = false;
  let pause: NodeJS.Timeout | null = null;
  let failures = 0;
  let halted = halting();
  const making = new Set<Connection>();

  /** A connection that has been greeted. Rejects when it was not, or when the line is stopped meanwhile. */
  async function connect(): Promise<Connection> {
    const made = prepare();
    const { receiver } = made;
    const greeted = Promise.withResolvers<never>();
    const alarm = setTimeout(() => greeted.reject(new Error("Slack did not greet the connection.")), GREETING);
    const starting = receiver.client.start();
    making.add(made);
    try {
      await Promise.race([starting, greeted.promise, halted.promise]);
    } catch (error) {
      starting.catch(() => undefined).finally(made.close);
      made.close();
      throw error;
    } finally {
      clearTimeout(alarm);
      making.delete(made);
    }
    return made;
  }

  /** A connection that is not begun yet. */
  function prepare(): Connection {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const receiver = new SocketModeReceiver({
      appToken: parts.appToken,
      autoReconnectEnabled: false,
      clientPingTimeout: parts.pingTimeout,
      logger: parts.slackLog,
      installerOptions: { clientOptions: { ...(parts.apiUrl === null ? {} : { slackApiUrl: parts.apiUrl }), retryConfig: { retries: 0 } } },
      processEventErrorHandler: async ({ error }) => {
        log.error({ err: error }, "a delivery of Slack's failed");
        return false;
      },
    });
    receiver.init(parts.app);
    const { client } = receiver;
    client.on("disconnected", () => end());
    const leave = () => void client.disconnect().catch((error: unknown) => log.warn({ err: error }, "a connection to Slack did not close"));
    const close = () => {
      leave();
      const cut = setTimeout(leave, GOODBYE);
      void ended.then(() => clearTimeout(cut));
    };
    let going = false;
    guard(receiver, (reason) => {
      if (going) return;
      going = true;
      if (current?.receiver === receiver) replace(reason, close);
      else close();
    });
    return { receiver, ended, close };
  }

  /** Keeps nonsense and notices of leave-taking from Bolt's client, which would end the process or leave at once. */
  function guard(receiver: SocketModeReceiver, leaving: (reason: string) => void): void {
    const { client } = receiver;
    const listeners = client.listeners("ws_message") as ((data: unknown, isBinary: boolean) => unknown)[];
    client.removeAllListeners("ws_message");
    client.on("ws_message", (data: unknown, isBinary: boolean) => {
      const frame = isBinary ? null : frameOf(data);
      if (frame === null) {
        log.warn({}, "Slack sent a frame that means nothing");
        return;
      }
      if (frame.type === "disconnect") {
        leaving(String(frame.reason));
        return;
      }
      const said = isPlain(frame, (name) => client.listenerCount(name) > 0) ? data : JSON.stringify(plainly(frame));
      for (const listener of listeners) {
        Promise.resolve(listener(said, false)).catch((error: unknown) =>
          log.error({ err: error }, "a frame of Slack's could not be taken"),
        );
      }
    });
  }

  /** Another connection in the place of one that is to end; the old one is left once the new one stands. */
  function replace(reason: string, leave: () => void): void {
    if (stopped) return;
    if (reason === "link_disabled" || reason === "too_many_websockets") {
      log.warn({ reason }, "Slack closes the connection");
      failures = Math.max(failures, 4);
      leave();
      return;
    }
    void connect().then(
      (next) => {
        adopt(next);
        leave();
      },
      (error: unknown) => {
        if (!stopped) log.warn({ err: error }, "Slack could not be reached again yet");
        leave();
      },
    );
  }

  function adopt(next: Connection): void {
    current = next;
    failures = 0;
    void next.ended.then(() => {
      if (current !== next) return;
      current = null;
      if (!stopped) again();
    });
  }

  /** Connects again: at once the first time, then after pauses that grow. */
  function again(): void {
    const wait = failures === 0 ? 0 : Math.min(LONGEST_PAUSE, 250 * 2 ** failures) * (0.75 + Math.random() / 2);
    failures += 1;
    pause = setTimeout(() => {
      pause = null;
      connect().then(
        (next) => (stopped ? next.close() : adopt(next)),
        (error: unknown) => {
          if (stopped) return;
          log.warn({ err: error }, "Slack could not be reached");
          again();
        },
      );
    }, wait);
  }

  return {
    stands: () => current !== null,
    async start() {
      stopped = false;
      halted = halting();
      try {
        adopt(await connect());
      } catch (error) {
        const said = error instanceof webApi.WebAPIPlatformError ? error.data.error : "";
        if (TURNED_DOWN.has(said)) throw new SlackProblem("slack-doctor-app-token", { error: said });
        log.warn({ err: error }, "Slack could not be reached");
        failures = 1;
        again();
      }
    },
    async stop() {
      stopped = true;
      if (pause !== null) clearTimeout(pause);
      const leaving = [...making, ...(current === null ? [] : [current])];
      current = null;
      halted.reject(new Error("The connection is not wanted any more."));
      for (const each of leaving) each.close();
      await Promise.all(leaving.map(({ ended }) => ended));
    },
  };
}

/** A frame that asks to be acknowledged, or speaks of the connection itself; null for anything else. */
function frameOf(data: unknown): Frame | null {
  if (typeof data !== "string") return null;
  try {
    const frame = JSON.parse(data) as Frame | null;
    if (typeof frame !== "object" || frame === null || typeof frame.type !== "string") return null;
    const known = frame.type === "hello" || frame.type === "disconnect" || typeof frame.envelope_id === "string";
    return known ? frame : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Rejects when a line is stopped; whoever waits for nothing then need not know. */
function halting(): PromiseWithResolvers<never> {
  const halt = Promise.withResolvers<never>();
  halt.promise.catch(() => undefined);
  return halt;
}

/** Whether Bolt's client may have a frame as it is: it tells envelopes around by the names of their kind and their event. */
function isPlain(frame: Frame, means: (name: string) => boolean): boolean {
  if (frame.type === "hello") return true;
  const { payload } = frame as { readonly payload?: { readonly event?: { readonly type?: unknown } | null } | null };
  if (typeof payload !== "object" || payload === null || Array.isArray(payload)) return false;
  if (frame.type === "slash_commands" || frame.type === "interactive") return true;
  const name = payload.event?.type;
  return frame.type === "events_api" && typeof name === "string" && !means(name);
}

/**
 * An envelope under one name, whatever it holds: Bolt's client would tell it around by the names that Slack gave it and its
 * event, and some of them mean something else to it.
 */
function plainly(frame: Frame): Frame {
  const { payload } = frame;
  const whole = typeof payload === "object" && payload !== null && !Array.isArray(payload);
  return { ...frame, type: "delivery", payload: whole ? payload : {} };
}
