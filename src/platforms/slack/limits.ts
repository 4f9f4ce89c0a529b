import type { Can, Limits } from "#chat/platform.ts";

/**
 * What a message on Slack can hold. Blocks: docs.slack.dev/reference/block-kit/blocks (50 in a message, a header of 150
 * characters, a button of 75, 100 options of 75). The total is nowhere written: messages fail near 13,200 characters
 * (slackapi/bolt-js#2509), so cards stay clear of it.
 */
export const slackLimits: Limits = {
  titleLength: 150,
  paragraphLength: 2_800,
  listItems: 30,
  factCount: 15,
  buttonsPerRow: 5,
  rows: 12,
  buttonLabel: 75,
  pickChoices: 100,
  /** A modal's title; docs.slack.dev/reference/views/modal-views. What is longer stands whole above the inputs. */
  formTitle: 24,
  formInputs: 40,
  inputLabel: 2_000,
  inputLength: 3_000,
  total: 10_000,
};

/** Slack drops no second post with the same key; `outgoing.ts` says what is done instead. */
export const slackCan: Can = {
  forms: ["line", "lines", "whole", "choice", "day", "person", "file"],
  whisper: true,
  edit: true,
  thread: false,
  nonce: false,
};

/** Blocks in one message; docs.slack.dev/reference/block-kit/blocks. */
export const MESSAGE_BLOCKS = 50;

/** Blocks in a modal or a home tab; docs.slack.dev/reference/views. */
export const VIEW_BLOCKS = 100;

/** Characters of the text beside the blocks that are advised at most; docs.slack.dev/reference/methods/chat.postMessage. */
export const FALLBACK_LENGTH = 3_900;

/** Characters of an option's text and of its value; docs.slack.dev/reference/block-kit/composition-objects/option-object. */
export const OPTION_LENGTH = 75;

/** Characters that one typed input takes; docs.slack.dev/reference/block-kit/block-elements/plain-text-input-element. */
export const INPUT_LENGTH = 3_000;

/** Characters of a modal's title and of its two buttons; docs.slack.dev/reference/views/modal-views. */
export const VIEW_LABEL = 24;

/** Characters that a view carries for its app; docs.slack.dev/reference/views/modal-views. */
export const METADATA_LENGTH = 3_000;

/** Modals on top of one another; docs.slack.dev/reference/methods/views.push. */
export const MODAL_STACK = 3;

/** Slash commands in one manifest; docs.slack.dev/reference/app-manifest. */
export const MANIFEST_COMMANDS = 50;

/** Characters of a shortcut's name in its menu; docs.slack.dev/reference/app-manifest. */
export const SHORTCUT_NAME = 24;

/** Milliseconds within which Slack wants to be acknowledged, and in which a trigger opens a view; docs.slack.dev/interactivity/handling-user-interaction. */
export const ACKNOWLEDGE = 3_000;

/** Bytes of one delivery that are read: a view alone may have 250,000, and comes encoded; docs.slack.dev/reference/views. */
export const BODY_LENGTH = 2_000_000;

/** Seconds by which the date of a signed request may be off, either way; docs.slack.dev/authentication/verifying-requests-from-slack. */
export const SIGNATURE_WINDOW = 300;

/** Milliseconds for which a delivery is remembered: Slack's last retry comes after about six minutes; docs.slack.dev/apis/events-api. */
export const REMEMBERED = 15 * 60_000;
