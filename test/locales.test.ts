import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { FluentParser, type Message, type SelectExpression, serializeExpression, type VariableReference, Visitor } from "@fluent/syntax";
import { readLine } from "#chat/line.ts";
import { choiceLabel, commandAbout, commandName, namesOf, optionAbout, optionName } from "#chat/names.ts";
import type { Options } from "#chat/option.ts";
import { commands } from "#commands/all.ts";
import { fold } from "#kernel/fold.ts";
import { Refusal } from "#kernel/refusal.ts";
import { LOCALES, type Locale } from "#locales/locale.ts";
import { canSpeak } from "#locales/speak.ts";

const folder = join(import.meta.dirname, "..", "src", "locales");
const parser = new FluentParser();

const places: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(folder, "files.json"), "utf8"));

for (const locale of LOCALES) {
  test(`each file of ${locale} has the sentences that files.json says, so that none is looked for elsewhere`, () => {
    assert.deepEqual(readdirSync(join(folder, locale)).sort(), Object.keys(places).sort());
    for (const [file, ids] of Object.entries(places)) {
      const found = parser.parse(readFileSync(join(folder, locale, file), "utf8")).body.flatMap((entry) => {
        return entry.type === "Message" ? [(entry as Message).id.name] : [];
      });
      assert.deepEqual(found.toSorted(), ids.split(" ").toSorted(), `${locale}/${file}`);
    }
  });
}

interface Sentence {
  readonly holes: ReadonlySet<string>;
  readonly selects: readonly SelectExpression[];
  readonly text: string;
}

function sentencesOf(locale: Locale): ReadonlyMap<string, Sentence> {
  const found = new Map<string, Sentence>();
  for (const file of readdirSync(join(folder, locale))) {
    const source = readFileSync(join(folder, locale, file), "utf8");
    for (const entry of parser.parse(source).body) {
      assert.notEqual(entry.type, "Junk", `${locale}/${file} has lines that cannot be read`);
      if (entry.type !== "Message") continue;
      const message = entry as Message;
      const parts = [["", message.value], ...message.attributes.map((each) => [`.${each.id.name}`, each.value])] as const;
      for (const [suffix, pattern] of parts) {
        if (pattern === null) continue;
        const key = `${message.id.name}${suffix}`;
        assert.ok(!found.has(key), `${key} stands twice in ${locale}`);
        found.set(key, sentenceOf(pattern as Message["value"], source));
      }
    }
  }
  return found;
}

function sentenceOf(pattern: Message["value"], source: string): Sentence {
  const holes = new Set<string>();
  const selects: SelectExpression[] = [];
  class Reader extends Visitor {
    override visitVariableReference(node: VariableReference): void {
      holes.add(node.id.name);
    }
    override visitSelectExpression(node: SelectExpression): void {
      selects.push(node);
      this.genericVisit(node);
    }
  }
  if (pattern !== null) new Reader().visit(pattern);
  const span = pattern?.span;
  return { holes, selects, text: span ? source.slice(span.start, span.end) : "" };
}

const names = namesOf(commands);
const all = new Map(LOCALES.map((locale) => [locale, sentencesOf(locale)]));
const english = all.get("en") as ReadonlyMap<string, Sentence>;

test("every language has the same sentences with the same holes", () => {
  assert.ok(english.size > 300, "the English sentences were read");
  for (const [locale, sentences] of all) {
    assert.deepEqual([...sentences.keys()].sort(), [...english.keys()].sort(), `the sentences of ${locale}`);
    for (const [key, { holes }] of sentences)
      assert.deepEqual([...holes].sort(), [...(english.get(key) as Sentence).holes].sort(), `${locale}: ${key}`);
  }
});

test("a sentence that counts has every plural of its language", () => {
  let checked = 0;
  for (const [locale, sentences] of all) {
    for (const [key, { selects }] of sentences) {
      for (const select of selects) {
        const variants = select.variants.map((each) => (each.key.type === "Identifier" ? each.key.name : each.key.value));
        if (!variants.includes("one") && !variants.includes("few")) continue;
        checked += 1;
        const ordinal = source(select).includes('type: "ordinal"');
        const needed = new Intl.PluralRules(locale, { type: ordinal ? "ordinal" : "cardinal" }).resolvedOptions().pluralCategories;
        for (const category of needed) assert.ok(variants.includes(category), `${locale}: ${key} has no plural for ${category}`);
      }
    }
  }
  assert.ok(checked > 10);
});

test("a French sentence keeps its signs together with what they belong to", () => {
  for (const [key, { text }] of all.get("fr") as ReadonlyMap<string, Sentence>) {
    const prose = text.replace(/\{[^{}]*\}/g, "x");
    assert.doesNotMatch(prose, / [;!?»]|« | :(\s|$)/, `${key}: ${text}`);
    assert.doesNotMatch(prose, /[a-zàéè]'[a-zàéèêh]/i, `${key} has a straight apostrophe: ${text}`);
  }
});

test("no sentence ends in an exclamation mark", () => {
  for (const [locale, sentences] of all) {
    for (const [key, { text }] of sentences) assert.doesNotMatch(text, /!(\s|$)/, `${locale}: ${key}`);
  }
});

test("every command, option and choice has a name and a line about it in every language, within the tightest platform", () => {
  assert.ok(commands.length > 10);
  for (const locale of LOCALES) {
    for (const { path, options } of commands) {
      const [first, second] = path.split(" ") as [string, string?];
      for (const word of commandName(locale, path).split(" ")) assert.match(word, /^[\p{Ll}\p{Lo}\d_-]{1,32}$/u, `${locale}: ${path}`);
      fits(commandAbout(locale, path), 100, `${locale}: ${path}`);
      fits(commandAbout(locale, first), 100, `${locale}: ${first}`);
      if (locale === "en") assert.equal(commandName("en", path), path, second ?? path);
      for (const [name, option] of Object.entries(options as Options)) {
        assert.match(optionName(locale, path, name), /^[\p{Ll}\p{Lo}\d_-]{1,32}$/u, `${locale}: ${path} ${name}`);
        if (locale === "en") assert.equal(optionName("en", path, name), name);
        fits(optionAbout(locale, path, name), 100, `${locale}: ${path} ${name}`);
        const { spec } = option;
        if (spec.kind !== "choice") continue;
        for (const each of spec.choices) {
          const key = `${path.replace(" ", "-")}-${name}-${each.replace(/[^a-z0-9]+/g, "-")}`;
          assert.ok(canSpeak(locale, key), `${locale}: ${key}`);
          fits(choiceLabel(locale, path, name, each), 100, key);
        }
      }
    }
  }
});

function source(select: SelectExpression): string {
  return serializeExpression(select.selector);
}

function fits(text: string, most: number, where: string): void {
  assert.ok(text.length >= 1 && [...text].length <= most, `${where}: ${[...text].length} characters`);
}

test("no two names mean two things, and at most twenty-five options stand on a command", () => {
  assert.equal(names.byPath.size, commands.length);
  assert.equal(new Set(names.firsts.values()).size, new Set(commands.map(({ path }) => path.split(" ")[0])).size);
  for (const { path, options } of commands) {
    const names = Object.keys(options);
    assert.ok(names.length <= 25, path);
    const firstOptional = names.findIndex((name) => options[name].required === false);
    if (firstOptional !== -1)
      assert.ok(
        names.slice(firstOptional).every((name) => options[name].required === false),
        `${path}: required options come first`,
      );
  }
});

test("a line that a sentence quotes is one that its own language declares", () => {
  const lines = [...all].flatMap(([locale, sentences]) =>
    [...sentences].flatMap(([key, { text }]) => (namesNoLine(key) ? [] : quotedLines(text)).map((line) => ({ locale, key, line }))),
  );
  assert.ok(lines.length > 250);
  const wrong = lines.flatMap(({ locale, key, line }) => {
    const declared = declaredLine(locale, line);
    return declared === line ? [] : [`${locale}: ${key} quotes /${line}, which should be ${declared}`];
  });
  assert.deepEqual(wrong, []);
});

/** Sentences about regular expressions, and the one about the single command that takes all others. */
function namesNoLine(key: string): boolean {
  return key.startsWith("scenario-") || key === "slack-too-many-commands";
}

/** Each `/first second option:value` of a sentence, its holes filled; the words of the sentence after it are no part of it. */
function quotedLines(text: string): readonly string[] {
  const word = String.raw`[\p{L}\d]+(?:-[\p{L}\d]+)*`;
  const option = String.raw`${word}:(?:"[^"]*"|[^\s"]*[^\s".,;])`;
  const line = new RegExp(String.raw`(?<![\p{L}\d/.:<])/(${word})(?![\p{L}\d/-])(?: (${word}))?((?: (?:H1|${option}))*)`, "gu");
  return [...text.replace(/\{[^{}]*\}/g, "H1").matchAll(line)].map(([, first = "", second, rest = ""]) => {
    const alone = second === undefined || names.byPath.has(names.firsts.get(fold(first)) ?? "");
    return `${alone ? first : `${first} ${second}`}${rest}`;
  });
}

/** The same line in the words of a language, or why it cannot be read. */
function declaredLine(locale: Locale, line: string): string {
  try {
    const { path } = readLine(names, line).command;
    const options = names.options.get(path);
    const rest = line.split(" ").slice(path.split(" ").length).join(" ");
    const declared = rest.replace(/(?<=^| )[\p{L}\d-]+(?=:)/gu, (typed) => {
      const option = options?.get(fold(typed));
      return option === undefined ? typed : optionName(locale, path, option);
    });
    return `${commandName(locale, path)} ${declared}`.trimEnd();
  } catch (problem) {
    return problem instanceof Refusal ? problem.key : String(problem);
  }
}

test("labels obey the smallest limit of all platforms", () => {
  for (const [locale, sentences] of all) {
    for (const [key, { text }] of sentences) if (key.startsWith("label-")) fits(text, 24, `${locale}: ${key}`);
  }
});

test("every sentence that the code refuses with exists", () => {
  const keys = new Set<string>();
  for (const file of sourceFiles()) {
    for (const match of readFileSync(file, "utf8").matchAll(
      /new (?:Refusal|RunProblem)\(\s*"([a-z0-9-]+)"|new Misuse\([^,()]+,\s*"([a-z0-9-]+)"/g,
    )) {
      keys.add((match[1] ?? match[2]) as string);
    }
  }
  assert.ok(keys.size > 40);
  assert.deepEqual(
    [...keys].filter((key) => !english.has(key)),
    [],
  );
});

test("every sentence is said somewhere", () => {
  const code = sourceFiles()
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const declared = new Set(commands.flatMap(({ path, options }) => declaredKeys(path, options as Options)));
  const built = new Set([...code.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((match) => match[1] as string));
  const table = (key: string) => key.startsWith("label-");
  const ends = [...new Set([...code.matchAll(/\$\{\w+\}([-.][a-z]+)`/g)].map((match) => match[1] as string))];
  const withEnd = (key: string) => ends.some((end) => key.endsWith(end) && code.includes(`"${key.slice(0, -end.length)}"`));
  const isBuilt = (key: string) => table(key) || withEnd(key) || [...built].some((prefix) => key.startsWith(prefix));
  const unsaid = [...english.keys()].filter((key) => !declared.has(key) && !isBuilt(key) && !code.includes(`"${key}"`));
  assert.deepEqual(unsaid, []);
});

function declaredKeys(path: string, options: Options): readonly string[] {
  const stem = path.replace(" ", "-");
  const first = `command-${path.split(" ")[0]}`;
  return [
    first,
    `${first}.about`,
    stem,
    `${stem}.about`,
    ...Object.entries(options).flatMap(([name, { spec }]) => [
      `${stem}-${name}`,
      `${stem}-${name}.about`,
      ...(spec.kind === "choice" ? spec.choices.map((each) => `${stem}-${name}-${each.replace(/[^a-z0-9]+/g, "-")}`) : []),
    ]),
  ];
}

function sourceFiles(): readonly string[] {
  const root = join(import.meta.dirname, "..");
  const files = ["src", "commands"].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: "utf8" }).map((name) => join(root, top, name)),
  );
  return files.filter((name) => name.endsWith(".ts") && !name.endsWith("keys.ts"));
}
