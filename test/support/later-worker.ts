import { performance } from "node:perf_hooks";
import { readConfig } from "#config.ts";
import type { Instant } from "#kernel/clock.ts";
import { startPlatforms } from "#start.ts";

/** Parvis as `parvis start` opens it, from an instant on, in a process of its own that can be killed. */
const read = readConfig(JSON.parse(process.argv[2] ?? "{}") as Record<string, string>);
if ("problems" in read) throw new Error(JSON.stringify(read.problems));
const from = Number(process.argv[3]);

function lost(problem: Error): void {
  throw problem;
}

const running = await startPlatforms(read.config, lost, { now: () => Math.round(from + performance.now()) as Instant });
process.once("SIGTERM", () => void running.stop());
