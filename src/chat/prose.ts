import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";

/** How a moment is shown: the whole date and hour, the day alone, the hour alone, or the distance from now. */
export type MomentStyle = "full" | "short" | "day" | "hour" | "from now";

/**
 * A piece of text that says what it is. What a person typed can only be `plain`; each platform escapes spans in one file
 * of its own, so nothing that was typed becomes markup or a mention.
 */
export type Span =
  | { readonly kind: "plain"; readonly text: string }
  | { readonly kind: "strong"; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly url: string }
  | { readonly kind: "member"; readonly person: Id; readonly name: string }
  | { readonly kind: "room"; readonly room: string; readonly name: string }
  | MomentSpan;

/** A moment; `text` is how its first reader says it, where a platform does not show it in each reader's own zone. */
export interface MomentSpan {
  readonly kind: "moment";
  readonly at: Instant;
  readonly as: MomentStyle;
  readonly text: string;
}

/** Text for people, as spans in reading order. */
export type Prose = readonly Span[];

/** What a prose template may be filled with: spans as they are, anything else as plain text. */
export type ProseValue = string | number | Span | Prose;

export function plain(text: string): Span {
  return { kind: "plain", text };
}

export function strong(text: string): Span {
  return { kind: "strong", text };
}

export function code(text: string): Span {
  return { kind: "code", text };
}

export function link(text: string, url: string): Span {
  return { kind: "link", text, url };
}

/** A mention. On platforms with notifications only these spans notify anybody. */
export function member(person: Id, name: string): Span {
  return { kind: "member", person, name };
}

/** Builds prose: ``prose`${strong(title)} begins ${when}` ``. Neighbouring plain pieces are joined. */
export function prose(strings: TemplateStringsArray, ...values: readonly ProseValue[]): Prose {
  const spans: Span[] = [];
  strings.forEach((text, index) => {
    append(spans, text);
    if (index < values.length) append(spans, values[index] as ProseValue);
  });
  return spans;
}

/** Joins several pieces of prose, with `between` as plain text between them. */
export function joined(parts: readonly Prose[], between: string): Prose {
  const spans: Span[] = [];
  parts.forEach((part, index) => {
    if (index > 0) append(spans, between);
    append(spans, part);
  });
  return spans;
}

/** Adds a value to `spans`, as prose does. */
export function append(spans: Span[], value: ProseValue): void {
  if (Array.isArray(value)) {
    for (const span of value as Prose) append(spans, span);
    return;
  }
  if (typeof value !== "string" && typeof value !== "number") {
    spans.push(value as Span);
    return;
  }
  const text = String(value);
  if (text === "") return;
  const last = spans.at(-1);
  if (last?.kind === "plain") spans[spans.length - 1] = plain(last.text + text);
  else spans.push(plain(text));
}

/** The prose without any of its roles, as a screen reader would say it. Moments read as `text`, written for its first reader. */
export function plainText(value: Prose): string {
  return value.map((span) => (span.kind === "member" || span.kind === "room" ? span.name : span.text)).join("");
}
