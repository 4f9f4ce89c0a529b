import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";

/** The tree as text: a path from the top, with slashes, to what stands there. Checks take this, so that tests can plant files. */
export type Files = ReadonlyMap<string, string>;

export interface Import {
  readonly from: string;
  /** Nothing of it is left when the types are gone. */
  readonly typeOnly: boolean;
  /** It is read when it is first asked for, not with the file that names it. */
  readonly later: boolean;
  readonly line: number;
}

export type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };

export interface Source {
  readonly path: string;
  /** Every import and re-export, `import()`, `import("…")` types and `ownFile("…")` included. */
  readonly imports: readonly Import[];
  readonly exportsDefault: boolean;
  readonly body: Node;
  /** The text with its comments blanked out, of the same length. */
  readonly code: string;
  line(offset: number): number;
}

const readable = /\.(?:ts|js|json|md|ftl|css|html|parvis)$/u;
/** Kept by name alone. */
const unread = /\.(?:png|svg|ico|woff2|ttf)$|^LICENSE$/u;
const tops = ["src", "commands", "migrations", "test", "bench", "bin", "docs"];

/** Reads what the house is made of; nothing that Git ignores lies in these folders but the pictures of the tests. */
export function readHouse(root: string): Files {
  const files = new Map<string, string>();
  const keep = (path: string) => {
    if (readable.test(path)) files.set(path, readFileSync(join(root, path), "utf8"));
    else if (unread.test(path)) files.set(path, "");
  };
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (entry.isFile()) keep(entry.name);
  }
  for (const top of tops) {
    for (const entry of readdirSync(join(root, top), { withFileTypes: true, recursive: true })) {
      const path = join(entry.parentPath, entry.name).slice(root.length + 1);
      if (entry.isFile() && !path.startsWith("test/.pictures/")) keep(path);
    }
  }
  return files;
}

const parsed = new Map<string, { readonly text: string; readonly source: Source }>();

/** Every TypeScript file of the tree, parsed; a file that was parsed before with the same text is not parsed again. */
export function sources(files: Files): readonly Source[] {
  return [...files].filter(([path]) => path.endsWith(".ts")).map(([path, text]) => sourceOf(path, text));
}

function sourceOf(path: string, text: string): Source {
  const known = parsed.get(path);
  if (known?.text === text) return known.source;
  const source = parse(path, text);
  parsed.set(path, { text, source });
  return source;
}

function parse(path: string, text: string): Source {
  const result = parseSync(path, text);
  const [error] = result.errors;
  if (error !== undefined) throw new Error(`${path} cannot be read: ${error.message}`);
  const line = (offset: number) => text.slice(0, offset).split("\n").length;
  let code = text;
  for (const comment of result.comments) {
    const blank = text.slice(comment.start, comment.end).replace(/\S/gu, " ");
    code = code.slice(0, comment.start) + blank + code.slice(comment.end);
  }
  const { staticImports, staticExports } = result.module;
  const body = result.program as unknown as Node;
  const imports: Import[] = staticImports.map((found) => ({
    from: found.moduleRequest.value,
    typeOnly: found.entries.length > 0 && found.entries.every((entry) => entry.isType),
    later: false,
    line: line(found.start),
  }));
  for (const { entries, start } of staticExports) {
    for (const entry of entries) {
      if (entry.moduleRequest === null) continue;
      imports.push({ from: entry.moduleRequest.value, typeOnly: entry.isType, later: false, line: line(start) });
    }
  }
  walk(body, (node) => {
    const named = ownFileIn(node);
    if (named !== null) imports.push({ from: named, typeOnly: false, later: true, line: line(node.start) });
    if (node.type !== "ImportExpression" && node.type !== "TSImportType") return;
    const { value } = node["source"] as { readonly value?: unknown };
    const from = typeof value === "string" ? value : "(computed)";
    imports.push({ from, typeOnly: node.type === "TSImportType", later: true, line: line(node.start) });
  });
  const exportsDefault = staticExports.some(({ entries }) =>
    entries.some((entry) => entry.exportName.kind === "Default" || entry.exportName.name === "default"),
  );
  return { path, imports, exportsDefault, body, code, line };
}

/** The name of the file that a call of `ownFile` reads, `(computed)` where it is put together; null for everything else. */
export function ownFileIn(node: Node): string | null {
  const { callee, arguments: given } = node as { readonly callee?: { readonly name?: string }; readonly arguments?: readonly Node[] };
  if (node.type !== "CallExpression" || callee?.name !== "ownFile") return null;
  const value = given?.[0]?.["value"];
  return typeof value === "string" ? value : "(computed)";
}

/** Goes through the node and all below it, outermost first; `above` are the nodes around, the nearest last. */
export function walk(node: Node, see: (node: Node, above: readonly Node[]) => void, above: Node[] = []): void {
  see(node, above);
  above.push(node);
  for (const key in node) {
    const value = node[key];
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) walk(item, see, above);
    } else if (isNode(value)) {
      walk(value, see, above);
    }
  }
  above.pop();
}

/** Whether a value found in a node is itself a node. */
export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
