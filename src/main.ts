import "#kernel/node-version.ts";
import { enableCompileCache } from "node:module";

enableCompileCache();
const { runStart } = await import("./start.ts");
await runStart();
