import type { Card } from "./card.ts";
import type { Form } from "./form.ts";
import type { Prose } from "./prose.ts";

/** Who sees an answer. */
export type Audience = "in the room" | "to the asker";

/**
 * What a command gives back. `show` and `tell` go to the audience that the command or the press declares; `replaces` puts
 * the card in the place of the one that was pressed, where that one was shown to the asker alone.
 */
export type Answer =
  | { readonly kind: "show"; readonly card: Card; readonly replaces: boolean }
  | { readonly kind: "ask"; readonly form: Form }
  | { readonly kind: "tell"; readonly text: Prose }
  | { readonly kind: "nothing" };

/** What a press may give back besides: the form of its command, written from the declaration, with what is known already in it. */
export interface Begun {
  readonly kind: "begin";
  readonly given: Readonly<Record<string, string>>;
}

/** Opens the form of the command that a press belongs to; `given` is what stands in it, as it would be typed. */
export function begin(given: Readonly<Record<string, string>> = {}): Begun {
  return { kind: "begin", given };
}

export function show(card: Card): Answer {
  return { kind: "show", card, replaces: false };
}

/** Shows the card in the place of the private one that was pressed. */
export function replace(card: Card): Answer {
  return { kind: "show", card, replaces: true };
}

export function ask(form: Form): Answer {
  return { kind: "ask", form };
}

export function tell(text: Prose): Answer {
  return { kind: "tell", text };
}

export const nothing: Answer = { kind: "nothing" };
