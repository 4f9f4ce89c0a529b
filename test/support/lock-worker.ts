import { writeSync } from "node:fs";
import { holdWriterLock } from "#store/lock.ts";
import { StoreProblem } from "#store/problem.ts";

const { path, die } = JSON.parse(process.argv[2] ?? "") as { readonly path: string; readonly die?: boolean };
const said = await holdWriterLock(path).then(
  () => "held",
  (error: unknown) => (error instanceof StoreProblem ? error.key : String(error)),
);
writeSync(1, `${JSON.stringify(said)}\n`);
if (die === true) process.kill(process.pid, "SIGKILL");
