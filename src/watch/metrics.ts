import type { CollectFunction, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Heard } from "#dispatch/dispatch.ts";
import type { Clock } from "#kernel/clock.ts";
import type { Db } from "#store/db.ts";
import { type Backlog, backlogOf } from "./backlog.ts";

/** What a process counts of itself, for whoever watches it. */
export interface Metrics {
  /** One call that was answered. */
  readonly heard: (call: Heard) => void;
  /** One line of the log: its level and its fixed text. */
  readonly logged: (level: string, text: string) => void;
  /** Everything in the text format of Prometheus, and its media type. */
  readonly text: () => Promise<{ readonly type: string; readonly body: string }>;
}

/** Seconds: from what nobody notices to what a platform no longer waits for. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Makes the counters. Names and labels hold no person, no room and no text of anybody. */
export async function openMetrics(db: Db, clock: Clock): Promise<Metrics> {
  const prom = await import("prom-client");
  const registry = new prom.Registry();
  prom.collectDefaultMetrics({ register: registry, prefix: "parvis_" });
  const calls: Counter = new prom.Counter({
    name: "parvis_calls_total",
    help: "Calls that were answered, by platform, command and outcome.",
    labelNames: ["platform", "command", "outcome"],
    registers: [registry],
  });
  const seconds: Histogram = new prom.Histogram({
    name: "parvis_call_seconds",
    help: "From the arrival of a call to its answer.",
    labelNames: ["platform"],
    buckets: BUCKETS,
    registers: [registry],
  });
  const lines: Counter = new prom.Counter({
    name: "parvis_log_lines_total",
    help: "Lines of the log from warnings on, by level and fixed text: failures of platforms, rate limits, incidents.",
    labelNames: ["level", "text"],
    registers: [registry],
  });
  addBacklog(prom.Gauge, registry, () => backlogOf(db, clock.now()));
  return {
    heard({ platform, command, outcome, milliseconds }) {
      calls.inc({ platform, command: command ?? "none", outcome });
      seconds.observe({ platform }, milliseconds / 1000);
    },
    logged: (level, text) => lines.inc({ level, text }),
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  };
}

const BACKLOG: readonly (readonly [keyof Backlog, string, string])[] = [
  ["waiting", "parvis_outbox_waiting", "Notices that are due and not told yet."],
  ["oldestWaiting", "parvis_outbox_oldest_seconds", "How long the oldest of them has been due."],
  ["givenUp", "parvis_outbox_given_up", "Notices given up in the last week."],
  ["staleCards", "parvis_cards_stale", "Cards that hang with an older state than the one wanted."],
  ["troubledRooms", "parvis_rooms_in_trouble", "Rooms where nothing can be told at present."],
  ["lateJobs", "parvis_jobs_late", "Jobs that should have been done a minute ago."],
  ["failedJobs", "parvis_jobs_failed", "Jobs that were given up."],
];

/** The database is looked at once for all of them, when somebody asks. */
function addBacklog(GaugeOf: typeof Gauge, registry: Registry, look: () => Promise<Backlog>): void {
  let looking: Promise<Backlog> | null = null;
  for (const [fact, name, help] of BACKLOG) {
    const collect: CollectFunction<Gauge> = async function collect() {
      looking ??= look().finally(() => {
        looking = null;
      });
      this.set((await looking)[fact]);
    };
    new GaugeOf({ name, help, registers: [registry], collect });
  }
}
