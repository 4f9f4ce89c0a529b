import { posix } from "node:path";
import type { Files } from "./source.ts";
import { sources, walk } from "./source.ts";

const bannedNames = ["index", "utils", "util", "helpers", "helper", "common", "misc", "types", "manager", "constants"];
const spelledInCapitals = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE"];

/** Names of files and folders: kebab-case, and none that says nothing. */
export function checkNames(files: Files): readonly string[] {
  return [...files.keys()].flatMap((path) => {
    const parts = path.split("/");
    const file = parts.at(-1) ?? "";
    const said = parts.map((part) => part.split(".")[0] ?? "");
    const wrong: string[] = [];
    if (said.some((name) => bannedNames.includes(name))) wrong.push(`${path}: the name says nothing; name what it holds`);
    const kebab = said.every((name) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(name) || name === "");
    if (!kebab && !spelledInCapitals.includes(file)) wrong.push(`${path}: names are in kebab-case`);
    return wrong;
  });
}

const platformFiles = ["platform.ts", "receive.ts", "render.ts", "prose.ts", "form.ts", "manifest.ts", "limits.ts", "README.md"];

/** A platform is the same few files, so that whoever knows one knows all. */
export function checkPlatforms(files: Files): readonly string[] {
  const platforms = new Set([...files.keys()].flatMap((path) => /^src\/platforms\/([^/]+)\//u.exec(path)?.[1] ?? []));
  const missing = [...platforms]
    .flatMap((name) => platformFiles.map((file) => `src/platforms/${name}/${file}`))
    .filter((path) => !files.has(path));
  return missing.map((path) => `${path} is missing; every platform has the same files`);
}

/** Migrations are numbered from 0001 without a gap, say why in their first line, and stand in the list in their order. */
export function checkMigrations(files: Files): readonly string[] {
  const paths = [...files.keys()].filter((path) => path.startsWith("migrations/") && path !== "migrations/all.ts").sort();
  const wrong: string[] = [];
  for (const [at, path] of paths.entries()) {
    const number = String(at + 1).padStart(4, "0");
    if (!path.startsWith(`migrations/${number}-`)) wrong.push(`${path}: the number should be ${number}`);
    if (!/^\s*(?:\/\/|\/\*)/u.test(files.get(path) ?? "")) wrong.push(`${path}: its first line does not say why`);
  }
  return [...wrong, ...checkList(files, "migrations/all.ts", paths)];
}

/** Every command file is in the list, and says the path at which it stands; a one-word command is `vote/vote.ts`. */
export function checkCommands(files: Files): readonly string[] {
  const list = "commands/all.ts";
  const commands = sources(files).filter(({ path }) => path.startsWith("commands/") && path !== list);
  const wrong: string[] = [];
  const stand: string[] = [];
  for (const { path, body } of commands) {
    const [, first = "", file = "", deeper] = path.split("/");
    const second = file.replace(/\.ts$/u, "");
    if (second === "" || deeper !== undefined) wrong.push(`${path}: a command stands at commands/first/second.ts`);
    const expected = first === second ? first : `${first} ${second}`;
    stand.push(expected);
    const said: string[] = [];
    walk(body, (node, above) => {
      const { key, value } = node as { readonly key?: { readonly name?: string }; readonly value?: { readonly value?: unknown } };
      const called = above.at(-2) as { readonly callee?: { readonly callee?: { readonly name?: string } } } | undefined;
      if (node.type !== "Property" || key?.name !== "path" || called?.callee?.callee?.name !== "command") return;
      said.push(String(value?.value));
    });
    if (said.length !== 1 || said[0] !== expected)
      wrong.push(`${path}: declares ${said.join(", ") || "no path"}, and stands at "${expected}"`);
  }
  return [...wrong, ...checkPaths(files, list, stand)];
}

/** The list of commands names the path of every file, once, and nothing else. */
function checkPaths(files: Files, list: string, stand: readonly string[]): readonly string[] {
  if (stand.length === 0) return [];
  const source = sources(files).find(({ path }) => path === list);
  if (source === undefined) return [`${list} is missing`];
  const listed: string[] = [];
  walk(source.body, (node, above) => {
    if (node.type === "Literal" && typeof node["value"] === "string" && above.at(-1)?.type === "ArrayExpression")
      listed.push(node["value"]);
  });
  return [
    ...stand.filter((path) => !listed.includes(path)).map((path) => `${list} does not list "${path}"`),
    ...listed.filter((path) => !stand.includes(path)).map((path) => `${list} lists "${path}", which stands nowhere`),
    ...listed.filter((path, at) => listed.indexOf(path) !== at).map((path) => `${list} lists "${path}" twice`),
  ];
}

/** A list names every file of its folder, once, in their order. */
function checkList(files: Files, list: string, paths: readonly string[]): readonly string[] {
  if (paths.length === 0) return [];
  const source = sources(files).find(({ path }) => path === list);
  if (source === undefined) return [`${list} is missing`];
  const folder = list.slice(0, list.lastIndexOf("/"));
  const listed = source.imports
    .filter(({ typeOnly, from }) => !typeOnly && from.startsWith("./"))
    .map(({ from }) => `${folder}/${from.slice(2)}`);
  const wrong = paths.filter((path) => !listed.includes(path)).map((path) => `${list} does not list ${path}`);
  if (wrong.length > 0) return wrong;
  return listed.join() === paths.join() ? [] : [`${list} lists the migrations out of order`];
}

/** Every link from one page to another leads somewhere. */
export function checkLinks(files: Files): readonly string[] {
  const paths = [...files.keys()];
  return [...files].flatMap(([path, text]) => {
    if (!path.endsWith(".md")) return [];
    return [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/gu)].flatMap(({ 1: link = "" }) => {
      const target = posix.join(posix.dirname(path), link).replace(/\/$/u, "");
      return paths.some((each) => each === target || each.startsWith(`${target}/`)) ? [] : [`${path}: the link to ${link} leads nowhere`];
    });
  });
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly gypfile?: boolean; readonly resolved?: string; readonly version?: string }>>;
}

/** What npm loses whenever it locks anew (docs/decisions says why it must stand there). */
export function checkInstall(files: Files): readonly string[] {
  const wrong: string[] = [];
  const lock = JSON.parse(files.get("package-lock.json") ?? "{}") as Lock;
  const manifest = JSON.parse(files.get("package.json") ?? "{}") as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  const packages = Object.entries(lock.packages ?? {});
  if (packages.length < 2) wrong.push("package-lock.json lists no package");
  const sqlite = lock.packages?.["node_modules/better-sqlite3"];
  if (sqlite?.gypfile !== false) wrong.push('package-lock.json: better-sqlite3 must keep "gypfile": false, or npm 10 compiles it');
  for (const [name, { resolved }] of packages) {
    if (resolved !== undefined)
      wrong.push(`package-lock.json: ${name} has a resolved address (npm config set omit-lockfile-registry-resolved true)`);
  }
  const scripts = manifest["allowScripts"] ?? {};
  if (scripts["node"] !== true || scripts["better-sqlite3"] !== false)
    wrong.push("package.json: allowScripts must allow node, and not better-sqlite3");
  for (const [name, version] of Object.entries({ ...manifest["dependencies"], ...manifest["devDependencies"] })) {
    if (!/^\d+\.\d+\.\d+/u.test(String(version))) wrong.push(`package.json: ${name} is ${String(version)}; versions are exact`);
  }
  return wrong;
}
