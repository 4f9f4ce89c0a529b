import type { SuggestSource } from "./option.ts";

/** The kinds of input a form knows. A platform says in `can.forms` which it shows natively; the others step down to a line; a file where none can be given is left out of the form. */
export type InputKind = "line" | "lines" | "whole" | "choice" | "day" | "moment" | "person" | "file";

/** What can be offered while an input is filled; null where there is nothing to look up. */
export type InputSource = SuggestSource | null;

/** One choice of an input. */
export interface InputChoice {
  readonly value: string;
  readonly label: string;
}

/**
 * One question of a form. `name` is the declared option; `label` and `help` are for people; `start` is what stands in it at
 * first (what was typed already); `wrong` says what is the matter with what stands there.
 */
export interface Input {
  readonly kind: InputKind;
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly required: boolean;
  readonly start: string;
  readonly wrong: string | null;
  readonly max: number;
  readonly choices: readonly InputChoice[];
  /** Nothing to look up when it is not given. */
  readonly source?: InputSource;
}

/** Questions asked together. `address` is where the answers go; it stands in the form and survives a restart. */
export interface Form {
  readonly title: string;
  readonly intro: string;
  readonly inputs: readonly Input[];
  readonly submit: string;
  readonly address: string;
}
