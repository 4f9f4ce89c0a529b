import { readConfig } from "#config.ts";
import { startPlatforms } from "#start.ts";

/** Parvis with Slack, as `parvis start` opens it, in a process of its own that can be killed. Says the port once it is there. */
const read = readConfig(JSON.parse(process.argv[2] ?? "{}") as Record<string, string>);
if ("problems" in read) throw new Error(JSON.stringify(read.problems));
const running = await startPlatforms(read.config);
process.stdout.write(`${running.port}\n`);
