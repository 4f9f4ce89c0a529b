import "#kernel/node-version.ts";
import { enableCompileCache } from "node:module";

enableCompileCache();
const { runCommandLine } = await import("./command-line.ts");
await runCommandLine(process.argv);
