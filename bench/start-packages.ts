import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";

/**
 * Preloaded with `--import`: writes down which packages our own files import while the program starts, to the file that the
 * environment names. So the bare file of `bench/start.ts` imports just what `src/main.ts` does, whatever that is by then.
 */
const out = process.env["PARVIS_BENCH_PACKAGES"];

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const ours = context.parentURL !== undefined && !context.parentURL.includes("/node_modules/");
    if (out !== undefined && ours && found.url.includes("/node_modules/")) appendFileSync(out, `${specifier}\n`);
    return found;
  },
});
