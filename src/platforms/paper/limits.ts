import type { Limits } from "#chat/platform.ts";

/**
 * Paper is patient: the numbers are our own and only keep a page from being endless. What a scenario expects to read is
 * therefore never folded away because of the platform it plays on.
 */
export const paperLimits: Limits = {
  titleLength: 1_000,
  paragraphLength: 100_000,
  listItems: 1_000,
  factCount: 200,
  buttonsPerRow: 25,
  rows: 100,
  buttonLabel: 80,
  pickChoices: 1_000,
  formTitle: 200,
  formInputs: 50,
  inputLabel: 200,
  inputLength: 100_000,
  total: 1_000_000,
};
