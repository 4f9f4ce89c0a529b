import type { Can, Limits } from "#chat/platform.ts";

/**
 * A letter has no narrow places: only its subject is kept short enough to be read in a list. What is longer stands whole in the
 * letter. The numbers of forms are those of no form: nobody answers a letter.
 */
export const mailLimits: Limits = {
  titleLength: 200,
  paragraphLength: 100_000,
  listItems: 1_000,
  factCount: 200,
  buttonsPerRow: 25,
  rows: 100,
  buttonLabel: 200,
  pickChoices: 1_000,
  formTitle: 200,
  formInputs: 50,
  inputLabel: 200,
  inputLength: 100_000,
  total: 1_000_000,
};

/** A mail server drops no second letter with the same number; whoever reads their mail with a program is shown it once, mostly. */
export const mailCan: Can = { forms: ["line"], whisper: true, edit: false, thread: false, nonce: false };

/** A line of a letter's head, without its name; RFC 5322 section 2.1.1 advises 78 and allows 998, folded. */
export const HEAD_LENGTH = 200;
