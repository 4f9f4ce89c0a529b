import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { fold } from "#kernel/fold.ts";
import { LOCALES } from "./locale.ts";

let byText: ReadonlyMap<string, ReadonlySet<string>> | null = null;

/**
 * How a whole sentence or label without holes reads in every language: `Join` gives Join and Participer. For whoever must
 * recognise a label in a language that the reader did not choose, as scenarios do. Only the text itself when it is none of ours.
 */
export function sameWords(text: string): readonly string[] {
  byText ??= readTexts();
  return [...(byText.get(fold(text)) ?? new Set([text]))];
}

function readTexts(): ReadonlyMap<string, ReadonlySet<string>> {
  const byKey = new Map<string, string[]>();
  for (const locale of LOCALES) {
    const folder = join(import.meta.dirname, locale);
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".ftl"))) {
      for (const { id, value, attributes } of new FluentResource(readFileSync(join(folder, file), "utf8")).body) {
        add(byKey, id, value);
        for (const [name, text] of Object.entries(attributes)) add(byKey, `${id}.${name}`, text);
      }
    }
  }
  const found = new Map<string, Set<string>>();
  for (const texts of byKey.values()) {
    for (const text of texts) {
      const known = found.get(fold(text)) ?? new Set<string>();
      for (const each of texts) known.add(each);
      found.set(fold(text), known);
    }
  }
  return found;
}

function add(byKey: Map<string, string[]>, key: string, value: unknown): void {
  if (typeof value !== "string") return;
  byKey.set(key, [...(byKey.get(key) ?? []), value]);
}
