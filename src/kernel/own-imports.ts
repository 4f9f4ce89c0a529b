import { readFileSync } from "node:fs";
import { type ResolveFnOutput, registerHooks } from "node:module";

const root = new URL("../../", import.meta.url).href;

/** How a package's file imports another of the same package. */
const BESIDE = /^\.\.?\/.*\.m?js$/;

/** The doors of package.json, each as the beginning of a name and the folder that it stands for. */
function doors(): ReadonlyMap<string, string> {
  const { imports } = JSON.parse(readFileSync(new URL("package.json", root), "utf8")) as {
    readonly imports: Readonly<Record<string, string>>;
  };
  return new Map(Object.entries(imports).map(([door, place]) => [door.replace("*", ""), root + place.slice(2).replace("*", "")]));
}

/**
 * Finds files by their names alone from now on: our own, and those that a package imports from beside itself. Such an import
 * says the whole path, so there is nothing to look for. Node would ask the disk several times for each of a thousand files, a
 * good third of what a start takes. A package that many of our files import is looked for once.
 */
export function findOwnFilesByName(): void {
  const known = doors();
  const packages = new Map<string, ResolveFnOutput>();

  function urlOf(specifier: string, parent: string): string | null {
    if (!specifier.endsWith(".ts")) return null;
    if (specifier.startsWith("./")) return new URL(specifier, parent).href;
    if (!specifier.startsWith("#")) return null;
    const whole = known.get(specifier);
    if (whole !== undefined) return whole;
    const end = specifier.indexOf("/") + 1;
    const folder = known.get(specifier.slice(0, end));
    return folder === undefined ? null : folder + specifier.slice(end);
  }

  function forUs(specifier: string, parent: string, find: () => ResolveFnOutput): ResolveFnOutput {
    const url = urlOf(specifier, parent);
    if (url !== null) return { url, format: "module-typescript", shortCircuit: true };
    const found = packages.get(specifier) ?? find();
    if (found.url.includes("/node_modules/")) packages.set(specifier, found);
    return { ...found, shortCircuit: true };
  }

  registerHooks({
    resolve(specifier, context, next) {
      const parent = context.parentURL ?? "";
      const find = () => next(specifier, context);
      if (!context.conditions.includes("import")) return find();
      if (!parent.includes("/node_modules/")) return parent.startsWith(root) ? forUs(specifier, parent, find) : find();
      return BESIDE.test(specifier) ? { url: new URL(specifier, parent).href, shortCircuit: true } : find();
    },
  });
}
