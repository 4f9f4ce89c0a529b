import "#kernel/node-version.ts";
import { enableCompileCache } from "node:module";
import { findOwnFilesByName } from "#kernel/own-imports.ts";

enableCompileCache();
findOwnFilesByName();
const { runStart } = await import("./start.ts");
await runStart();
