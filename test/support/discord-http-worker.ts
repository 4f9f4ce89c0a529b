import { commands } from "#commands/all.ts";
import { readConfig } from "#config.ts";
import { readOnly } from "#only.ts";
import { startPlatforms } from "#start.ts";

/**
 * Parvis as `parvis start` opens it with a public key, in a process of its own. It is given the environment in its first
 * argument (`ONLY`: the parts of it), says the port of its endpoint, and ends with its parent.
 */
const read = readConfig(JSON.parse(process.argv[2] ?? "{}") as Record<string, string>);
if ("problems" in read) throw new Error(JSON.stringify(read.problems));
const typed = JSON.parse(process.argv[2] ?? "{}") as { readonly ONLY?: string };
const only = typed.ONLY === undefined ? undefined : readOnly(typed.ONLY, read.config);
const running = await startPlatforms(read.config, undefined, undefined, only);
process.send?.({ port: running.port, commands: commands.length });
process.on("message", () => void running.stop().then(() => process.exit(0)));
process.on("disconnect", () => process.exit(0));
