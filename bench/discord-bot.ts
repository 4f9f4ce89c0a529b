import { readConfig } from "#config.ts";
import { startPlatforms } from "#start.ts";

/** Parvis as `parvis start` opens it, in a process of its own: the address of the fake Discord, its token, the folder of its database. */
const [api, token, data] = process.argv.slice(2) as [string, string, string];
const read = readConfig({
  PARVIS_DATA: data,
  PARVIS_ZONE: "Europe/Paris",
  PARVIS_LOG: "error",
  DISCORD_TOKEN: token,
  DISCORD_API_URL: api,
});
if ("problems" in read) throw new Error(JSON.stringify(read.problems));
const running = await startPlatforms(read.config);
process.send?.("ready");
process.on("message", () => {
  void running.stop().then(() => process.exit(0));
});
process.on("disconnect", () => process.exit(0));
