import { openToAll, roomOf } from "./doors.ts";
import type { Files, Node, Source } from "./source.ts";
import { isNode, sources, walk } from "./source.ts";

type Parts = { readonly [key: string]: unknown };

/** What is turned away on sight, found in the syntax of every file. */
export function checkHabits(files: Files): readonly string[] {
  return sources(files).flatMap((source) => {
    const wrong: string[] = [];
    const refuse = (node: Node, why: string) => wrong.push(`${source.path}:${source.line(node.start)} ${why}`);
    if (source.exportsDefault) wrong.push(`${source.path}: named exports only`);
    walk(source.body, (node, above) => {
      for (const check of checks) {
        const why = check(node, source, above);
        if (why !== null) refuse(node, why);
      }
    });
    return wrong;
  });
}

type Check = (node: Node, source: Source, above: readonly Node[]) => string | null;

const checks: readonly Check[] = [emptyCatch, waiting, machineClock, environment, chosenTests, cronText, phrase];

function emptyCatch(node: Node): string | null {
  if (node.type !== "CatchClause") return null;
  const { body } = node["body"] as { readonly body: readonly Node[] };
  return body.length === 0 ? "an empty catch: say what is expected, or let it through" : null;
}

/** `sleep`, and every spelling of it: time is an argument, and what happens later is a job. */
function waiting(node: Node, source: Source, above: readonly Node[]): string | null {
  if (waitsOnPurpose.includes(source.path)) return null;
  const why = "sleeps; wait for what should happen, or make it a job";
  if (node.type === "ImportDeclaration" && literal(node["source"]) === "node:timers/promises") {
    const taken = (node["specifiers"] as readonly Node[]).map(({ imported }) => nameOf(imported));
    return taken.every((name) => name === "setImmediate") ? null : why;
  }
  if (node.type !== "CallExpression") return null;
  const name = nameOf(node["callee"]);
  if (name === "sleep") return why;
  const inPromise = above.some((around) => around.type === "NewExpression" && nameOf(around["callee"]) === "Promise");
  return name === "setTimeout" && inPromise ? why : null;
}

/** Files that may wait by the machine's clock, since another process or a device is what they wait for. */
const waitsOnPurpose: readonly string[] = ["src/platforms/discord/signed.ts"];

const tellsTime = ["src/kernel/clock.ts", "src/jobs/graphile.ts"];

function machineClock(node: Node, source: Source): string | null {
  if (!/^(?:src|commands)\//u.test(source.path) || tellsTime.includes(source.path)) return null;
  const why = "asks the machine for the time; take it from the clock";
  const callee = node["callee"] as Parts | undefined;
  if (node.type === "CallExpression" && nameOf(callee?.["object"]) === "Date" && nameOf(callee?.["property"]) === "now") return why;
  if (node.type === "NewExpression" && nameOf(callee) === "Date" && (node["arguments"] as readonly unknown[]).length === 0) return why;
  if (node.type === "MemberExpression" && nameOf(node["object"]) === "Temporal" && nameOf(node["property"]) === "Now") return why;
  return null;
}

function environment(node: Node, source: Source): string | null {
  const room = roomOf(source.path) ?? "";
  if (openToAll.includes(room) || source.path === "src/kernel/kill-point.ts") return null;
  const reads = node.type === "MemberExpression" && nameOf(node["object"]) === "process" && nameOf(node["property"]) === "env";
  return reads ? "reads the environment; config.ts does, and hands it over" : null;
}

/** Tests that leave others out, or are never run. A skip must depend on something, and say what is missing. */
function chosenTests(node: Node, source: Source): string | null {
  if (!source.path.startsWith("test/")) return null;
  if (node.type === "MemberExpression" && ["test", "it", "describe", "suite"].includes(nameOf(node["object"]) ?? "")) {
    const chosen = nameOf(node["property"]);
    if (chosen !== null && ["only", "skip", "todo"].includes(chosen)) return `a test marked ${chosen}`;
  }
  if (node.type !== "CallExpression" || !["test", "it", "describe", "suite"].includes(nameOf(node["callee"]) ?? "")) return null;
  const options = (node["arguments"] as readonly Node[])[1];
  if (options?.type !== "ObjectExpression") return null;
  for (const property of options["properties"] as readonly Node[]) {
    const name = nameOf(property["key"]);
    const fixed = isNode(property["value"]) && property["value"].type === "Literal" && literal(property["value"]) !== false;
    if (name === "only" || name === "todo" || (name === "skip" && fixed)) return `a test marked ${name}`;
  }
  return null;
}

const cronField = "(?:\\*|[0-9]+(?:-[0-9]+)?)(?:/[0-9]+)?(?:,[0-9]+(?:-[0-9]+)?)*";
const cron = new RegExp(`^${cronField}(?: ${cronField}){4,5}$`, "u");

function cronText(node: Node, source: Source): string | null {
  const inHouse = /^(?:src|commands)\//u.test(source.path) && !source.path.startsWith("src/jobs/");
  return inHouse && cron.test(textOf(node) ?? "") ? "a cron string; rules of time are in calendar and jobs" : null;
}

/** Rooms in which nothing that a person reads is written: it is asked of the locales. */
const wordless = [
  "commands",
  "dispatch",
  "membership",
  "gatherings",
  "assemblies",
  "aid",
  "needs",
  "campaigns",
  "agreements",
  "services",
  "courses",
  "surveys",
  "years",
];

function phrase(node: Node, source: Source, above: readonly Node[]): string | null {
  const text = textOf(node);
  if (text === null || !/^\p{Lu}\S* +\S/u.test(text) || !wordless.includes(roomOf(source.path) ?? "")) return null;
  const inError = above.some((around) => around.type === "NewExpression" && /Error$/u.test(nameOf(around["callee"]) ?? ""));
  return inError ? null : `"${text.slice(0, 40)}" is a phrase; it belongs to the locales`;
}

/** The text of a literal, or of the beginning of a template. */
function textOf(node: Node): string | null {
  if (node.type === "TemplateElement") return (node["value"] as { readonly cooked?: string | null }).cooked ?? null;
  const value = node.type === "Literal" ? node["value"] : null;
  return typeof value === "string" ? value : null;
}

function nameOf(value: unknown): string | null {
  if (!isNode(value)) return null;
  const { name } = value;
  if (typeof name === "string") return name;
  return value.type === "Literal" && typeof value["value"] === "string" ? value["value"] : null;
}

function literal(value: unknown): unknown {
  return isNode(value) ? value["value"] : undefined;
}

/** Files that name platforms because choosing them is their office; the locales say what is wrong with that choice. */
const namesPlatforms = [
  "src/config.ts",
  "src/main.ts",
  "src/cli.ts",
  "src/start.ts",
  "src/only.ts",
  "src/doctor.ts",
  "src/command-line.ts",
  "src/setup/",
];

/** A platform's name in the code of the house, outside its own folder. Comments may give it as the source of a number. */
export function checkPlatformNames(files: Files): readonly string[] {
  return sources(files).flatMap(({ path, code }) => {
    if (
      !/^(?:src|commands|migrations)\//u.test(path) ||
      namesPlatforms.some((named) => path.startsWith(named)) ||
      path.startsWith("src/locales/")
    )
      return [];
    return [...code.matchAll(/discord|slack/giu)].flatMap(({ 0: name, index }) => {
      if (path.startsWith(`src/platforms/${name.toLowerCase()}/`)) return [];
      return [`${path}:${code.slice(0, index).split("\n").length} names ${name} outside its folder`];
    });
  });
}

/** Work put off without a place where it is kept. */
export function checkPutOff(files: Files): readonly string[] {
  return [...files].flatMap(([path, text]) => {
    if (path === "package-lock.json") return [];
    const found = new RegExp(`\\b(?:${["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"].join("|")})\\b`, "u").exec(text);
    return found === null ? [] : [`${path}:${text.slice(0, found.index).split("\n").length} puts work off: ${found[0]}`];
  });
}
