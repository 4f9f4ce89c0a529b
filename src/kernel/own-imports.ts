import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

const root = new URL("../../", import.meta.url).href;

/** The doors of package.json, each as the beginning of a name and the folder that it stands for. */
function doors(): ReadonlyMap<string, string> {
  const { imports } = JSON.parse(readFileSync(new URL("package.json", root), "utf8")) as {
    readonly imports: Readonly<Record<string, string>>;
  };
  return new Map(Object.entries(imports).map(([door, place]) => [door.replace("*", ""), root + place.slice(2).replace("*", "")]));
}

/**
 * Finds our own files by their names alone from now on: every import says the whole path, so there is nothing to look for.
 * Node would ask the disk several times for each of some hundred files, a good third of what a start takes of its own.
 * What a package imports is found as ever.
 */
export function findOwnFilesByName(): void {
  const known = doors();

  function urlOf(specifier: string, parent: string): string | null {
    if (!specifier.endsWith(".ts") || !parent.startsWith(root) || parent.includes("/node_modules/")) return null;
    if (specifier.startsWith("./")) return new URL(specifier, parent).href;
    if (!specifier.startsWith("#")) return null;
    const whole = known.get(specifier);
    if (whole !== undefined) return whole;
    const end = specifier.indexOf("/") + 1;
    const folder = known.get(specifier.slice(0, end));
    return folder === undefined ? null : folder + specifier.slice(end);
  }

  registerHooks({
    resolve(specifier, context, next) {
      const url = urlOf(specifier, context.parentURL ?? "");
      return url === null ? next(specifier, context) : { url, format: "module-typescript", shortCircuit: true };
    },
  });
}
