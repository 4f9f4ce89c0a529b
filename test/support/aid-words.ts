import assert from "node:assert/strict";
import { speak } from "#locales/speak.ts";
import type { BothWays } from "./both-ways.ts";

type Key = Parameters<typeof speak>[1];
export type Holes = Readonly<Record<string, string | number>>;

/** A text with every space one, whatever its width. */
export function plain(text: string): string {
  return text.replaceAll(/\s+/gu, " ");
}

/** A sentence as it stands in a message about a request, R1 unless another is named. */
export function said({ locale }: Pick<BothWays, "locale">, key: Key, holes: Holes = {}): string {
  return plain(speak(locale, key, { handle: "R1", helpers: 1, ...holes } as never));
}

export function holds(texts: readonly string[], wanted: string): boolean {
  return texts.some((each) => plain(each).includes(wanted));
}

/** Fails where a sentence stands in none of these texts. */
export function sees(seen: string | readonly string[], both: Pick<BothWays, "locale">, key: Key, holes: Holes = {}): void {
  const wanted = said(both, key, holes);
  const texts = typeof seen === "string" ? [seen] : seen;
  assert.ok(holds(texts, wanted), `${wanted}\n--- is not in\n${texts.join("\n---\n")}`);
}

/** A message that says a sentence, whatever the width of its spaces. */
export function on(both: Pick<BothWays, "locale">, key: Key, holes: Holes = {}): RegExp {
  return new RegExp(
    said(both, key, holes)
      .replace(/[.?*()[\]]/g, "\\$&")
      .replaceAll(" ", "\\s+"),
  );
}
