import type { Can, Limits } from "#chat/platform.ts";

/** What cards are fitted to before they are rendered. */
export const discordLimits: Limits = {
  /** A heading of ours; Discord sets no limit of its own to a line. */
  titleLength: 200,
  /** Escaping can make a text longer: the whole message may hold 4,000 characters (Components Reference, Text Display). */
  paragraphLength: 1_800,
  listItems: 20,
  factCount: 20,
  /** Components Reference, Action Row. */
  buttonsPerRow: 5,
  /** Rows by our own choice: 40 components hold five rows of five buttons, and the text. */
  rows: 5,
  /** Components Reference, Button. */
  buttonLabel: 80,
  /** Components Reference, String Select. */
  pickChoices: 25,
  /** Receiving and Responding, Modal. */
  formTitle: 45,
  /** Receiving and Responding, Modal: one to five top-level parts. */
  formInputs: 5,
  /** Components Reference, Label. */
  inputLabel: 45,
  /** Components Reference, Text Input. */
  inputLength: 4_000,
  /** Below 4,000, since markup counts too. */
  total: 3_400,
};

/** Text of all Text Displays of one message, in UTF-16 code units (Components Reference). */
export const MESSAGE_TEXT = 4_000;

/** UTF-8 bytes of text beyond which the API answers 500 (reported at about 10,170: discord-api-docs#8554). */
export const MESSAGE_BYTES = 10_000;

/** Components of one message, nested ones included (Components Reference). */
export const MESSAGE_COMPONENTS = 40;

/** A custom_id (Components Reference). */
export const CUSTOM_ID = 100;

/** A placeholder of a select (Components Reference, String Select). */
export const PLACEHOLDER = 150;

/** A placeholder of a text input, and the description of its label (Components Reference, Text Input and Label). */
export const INPUT_HELP = 100;

/** Choices of a select or of an autocomplete, and the length of their names and values (Components Reference; Application Commands). */
export const CHOICES = 25;
export const CHOICE_TEXT = 100;

/** A URL in a link button (Components Reference, Button). */
export const BUTTON_URL = 512;

/** The description of a picture (Components Reference, Media Gallery). */
export const PICTURE_ALT = 1_024;

/** A nonce (Message, Create Message). */
export const NONCE = 25;

/** The name of a command in a menu (Application Commands). */
export const COMMAND_NAME = 32;

/** The highest `max_length` of a string option (Application Commands). */
export const OPTION_LENGTH = 6_000;

/** An answer is due within three seconds (Receiving and Responding); in milliseconds, with room for the way there and back. */
export const PATIENCE = 700;

/** Suggestions cannot be put off; in milliseconds. */
export const SUGGEST_PATIENCE = 2_000;

/** Servers beyond which the gateway is divided (Gateway, Sharding: 2,500 a shard is refused). */
export const UNDIVIDED_SERVERS = 2_000;

/** IDENTIFYs that are kept back of the day's budget; beyond it Discord resets the token (Gateway, Session Start Limit). */
export const IDENTIFY_RESERVE = 50;

/** `line` stands for any text; a choice is a select inside a modal; the others are typed. */
export const discordCan: Can = {
  forms: ["line", "lines", "choice", "file"],
  whisper: true,
  edit: true,
  thread: true,
  nonce: true,
};
