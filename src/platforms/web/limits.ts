import type { Can, Limits } from "#chat/platform.ts";

/**
 * A page has no narrow limits: these keep one message readable and one request small. The body limit of the server
 * (`server.ts`) is larger than the longest form they allow.
 */
export const webLimits: Limits = {
  /** Two lines on a phone of 360 pixels. */
  titleLength: 200,
  paragraphLength: 8_000,
  listItems: 50,
  factCount: 50,
  buttonsPerRow: 8,
  rows: 20,
  buttonLabel: 80,
  pickChoices: 100,
  formTitle: 100,
  formInputs: 30,
  inputLabel: 100,
  inputLength: 20_000,
  total: 40_000,
};

/** All inputs are native here, private answers too, and a post with a key that was posted is the same post. */
export const webCan: Can = {
  forms: ["line", "lines", "whole", "choice", "day", "moment", "person", "file"],
  whisper: true,
  edit: true,
  thread: false,
  nonce: true,
};
