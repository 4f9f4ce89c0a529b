import { writeFileSync } from "node:fs";
import { serialize } from "node:v8";
import { readConfig } from "#config.ts";
import { startPlatforms } from "#start.ts";
import { postgresUnits } from "./postgres-recording.ts";
import { statementRecorder } from "./sqlite-recording.ts";

/** What the process of a day is told: the configuration, and where to leave its statements, null to leave none. */
export interface DayBot {
  readonly env: Readonly<Record<string, string>>;
  readonly recording: string | null;
}

/** What it answers with at each `part`: processor time in microseconds and memory in bytes, of its own. */
export interface DayUse {
  readonly busy: number;
  readonly resident: number;
}

/**
 * Parvis on Discord and on Slack as `parvis start` opens it, for `bench/day.ts`. What it asks of its database is written down in
 * three parts: until the day begins, the day, and what is done after it.
 */
const { env, recording } = JSON.parse(process.argv[2] as string) as DayBot;
const read = readConfig(env);
if ("problems" in read) throw new Error(JSON.stringify(read.problems));
const recorder = recording === null ? null : read.config.databaseUrl.startsWith("postgres") ? postgresUnits() : statementRecorder();
recorder?.begin();
const running = await startPlatforms(read.config);
process.send?.("ready");
process.on("message", (said) => {
  if (said === "stop") {
    void running.stop().then(() => {
      recorder?.end();
      if (recorder !== null) writeFileSync(recording as string, serialize(recorder.recording()));
      process.exit(0);
    });
    return;
  }
  recorder?.end();
  recorder?.begin();
  const { user, system } = process.cpuUsage();
  process.send?.({ busy: user + system, resident: process.memoryUsage.rss() } satisfies DayUse);
});
process.on("disconnect", () => process.exit(0));
