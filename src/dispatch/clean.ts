import type { Said, Utterance } from "#chat/platform.ts";

const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * What was said, in text that every database can keep and every platform can show: no NUL, no half of a surrogate pair. In a
 * name, nothing that turns the direction of the sentence it will stand in.
 */
export function clean(utterance: Utterance): Utterance {
  const { speaker, said } = utterance;
  const name = wellFormed(speaker.name).replace(UNSEEN, "").trim();
  return { ...utterance, speaker: { ...speaker, name: name === "" ? speaker.user : name }, said: cleanSaid(said) };
}

function cleanSaid(said: Said): Said {
  switch (said.kind) {
    case "line":
      return { ...said, text: wellFormed(said.text) };
    case "command":
      return { ...said, given: cleanValues(said.given) };
    case "form":
      return { ...said, values: cleanValues(said.values) };
    case "pick":
      return { ...said, values: said.values.map(wellFormed) };
    case "press":
      return said;
    default:
      return said satisfies never;
  }
}

function cleanValues(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wellFormed(value)]));
}

function wellFormed(text: string): string {
  return text.toWellFormed().replaceAll("\u0000", "");
}
