import { tell } from "#chat/answer.ts";
import { plain } from "#chat/prose.ts";
import { voiceOf } from "#chat/voice.ts";
import { machineClock } from "#kernel/clock.ts";
import { silentLog } from "#kernel/log.ts";
import { discordPlatform } from "#platforms/discord/platform.ts";
import { earsThat, memoryDirectory } from "./discord-stage.ts";

/** One part of a divided connection: the platform alone, which says the number of its process to whoever speaks. */
const [apiUrl = "", token = ""] = process.argv.slice(2);
const platform = discordPlatform({
  token,
  applicationId: null,
  publicKey: null,
  apiUrl,
  commands: [],
  directory: memoryDirectory(),
  clock: machineClock,
  log: silentLog,
  lost: () => process.exit(1),
});
process.on("SIGTERM", () => void platform.stop().then(() => process.exit(0)));
await platform.start(
  earsThat(async () => ({
    outcome: "done",
    audience: "to the asker",
    answer: tell([plain(`process ${process.pid}`)]),
    voice: voiceOf("en", "UTC", machineClock.now()),
  })),
);
