import { readConfig } from "#config.ts";
import { restoreConfigured } from "#copies/restore.ts";
import { eraseAgain } from "#erase-again.ts";

/** What a restore that dies on the way is given; see store/copies.test.ts. */
interface Restoring {
  readonly data: string;
  readonly url: string;
  readonly path: string;
  /** How many it forgets again before it is killed. */
  readonly forget: number;
}

const { data, url, path, forget } = JSON.parse(process.env["RESTORING"] ?? "") as Restoring;
const read = readConfig({ PARVIS_DATA: data, DATABASE_URL: url, PARVIS_SECRET: "x".repeat(32) });
if ("problems" in read) throw new Error("The configuration is wrong.");
await restoreConfigured(read.config, process.env, path, async (store, erasures) => {
  await eraseAgain(read.config)(store, erasures.slice(0, forget));
  process.kill(process.pid, "SIGKILL");
  return forget;
});
