import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FluentParser, type Message, type VariableReference, Visitor } from "@fluent/syntax";

/**
 * Writes keys.ts from the English files, so that a missing sentence or hole does not compile, and files.json, which says in which file of every
 * language each sentence stands, so that a start need not read them all. `--check` only compares.
 */

const folder = join(import.meta.dirname, "en");
const parser = new FluentParser();
const places: Record<string, string> = {};
const lines: string[] = [];

function holesOf(message: Message["value"] | Message["attributes"][number]): readonly string[] {
  const holes = new Set<string>();
  class Holes extends Visitor {
    override visitVariableReference(node: VariableReference): void {
      holes.add(node.id.name);
    }
  }
  if (message !== null) new Holes().visit(message);
  return [...holes].sort();
}

/** What the formatter leaves on one line. */
const LINE_WIDTH = 140;

function line(key: string, holes: readonly string[]): string {
  const name = /^\w+$/.test(key) ? key : `"${key}"`;
  if (holes.length === 0) return `  ${name}: null;`;
  const fields = holes.map((hole) => `${/^\w+$/.test(hole) ? hole : `"${hole}"`}: Hole`);
  const whole = `  ${name}: { ${fields.join("; ")} };`;
  return whole.length <= LINE_WIDTH ? whole : [`  ${name}: {`, ...fields.map((field) => `    ${field};`), "  };"].join("\n");
}

for (const file of readdirSync(folder)
  .filter((name) => name.endsWith(".ftl"))
  .sort()) {
  const ids: string[] = [];
  for (const entry of parser.parse(readFileSync(join(folder, file), "utf8")).body) {
    if (entry.type === "Junk") throw new Error(`${file}: cannot be read: ${(entry as { content: string }).content.slice(0, 80)}`);
    if (entry.type !== "Message") continue;
    const message = entry as Message;
    ids.push(message.id.name);
    if (message.value !== null) lines.push(line(message.id.name, holesOf(message.value)));
    for (const attribute of message.attributes) lines.push(line(`${message.id.name}.${attribute.id.name}`, holesOf(attribute)));
  }
  places[file] = ids.join(" ");
}

const text = `// Written by \`npm run words\` from the English files. Do not edit.
/** Every sentence with its holes; \`Hole\` is what the speaker fills them with. */
export interface Keys<Hole> {
${lines.sort().join("\n")}
}
`;
const written = { "keys.ts": text, "files.json": `${JSON.stringify(places, null, 2)}\n` };
for (const [name, whole] of Object.entries(written)) {
  const target = join(import.meta.dirname, name);
  if (!process.argv.includes("--check")) writeFileSync(target, whole);
  else if (!existsSync(target) || readFileSync(target, "utf8") !== whole) {
    process.stderr.write(`src/locales/${name} is older than the English files: npm run words\n`);
    process.exitCode = 1;
  }
}
