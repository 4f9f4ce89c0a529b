import type { RawFile } from "discord.js";
import type { Log } from "#kernel/log.ts";
import { COMMAND, COMPONENT, type Interaction, isEphemeral, isPrivate } from "./interaction.ts";
import { bodyOf, EPHEMERAL, filesOf } from "./payload.ts";
import { loggable, problemOf } from "./problem.ts";
import { type Message, wordsOf } from "./render.ts";

/** The first answer to an interaction: a callback of one of Discord's types. */
export interface Callback {
  readonly type: number;
  readonly data?: unknown;
}

/** The ways to answer one interaction: the first answer, whichever way it came, and what follows through its token. */
export interface Line {
  readonly answer: (callback: Callback, files: readonly RawFile[]) => Promise<void>;
  readonly edit: (body: unknown, files: readonly RawFile[]) => Promise<void>;
  readonly follow: (body: unknown, files: readonly RawFile[]) => Promise<void>;
  readonly remove: () => Promise<void>;
}

type State = "open" | "late private" | "late public" | "late update" | "answered";

/** How a message is shown; `passing` says that it does not stay among the private messages either. */
interface Showing {
  readonly open: boolean;
  readonly replaces: boolean;
  readonly passing?: boolean;
}

/** How an interaction may be answered now. It is answered once; what comes later edits or follows. */
export interface Exchange {
  readonly raw: Interaction;
  /** Whether a modal can still be opened: only as the first answer, and never to a modal that was sent. */
  readonly takesModal: () => boolean;
  /** Says that an answer will come; what is decided here is who will see it. Nothing when it was answered already. */
  readonly putOff: () => void;
  /** Shows a message: to everybody or to the asker alone, in the place of the pressed one where that is meant. */
  readonly show: (message: Message, how: Showing) => Promise<void>;
  readonly openModal: (modal: unknown) => Promise<void>;
  readonly suggest: (choices: readonly unknown[]) => Promise<void>;
  /** Acknowledges where there is nothing to say; `done` is what a typed command is told. */
  readonly quiet: (done: Message) => Promise<void>;
}

/**
 * Begins to answer an interaction. `open` says that its answer is meant for everybody; `overwrites` that the pressed message
 * is one of our own steps, whose place the answer takes.
 */
export function exchange(
  raw: Interaction,
  line: Line,
  meant: { readonly open: boolean; readonly overwrites: boolean },
  log: Log,
): Exchange {
  let state: State = "open";
  let gone = false;
  let puttingOff: Promise<void> = Promise.resolve();
  const inPrivate = raw.guild_id === undefined;
  const secret = (open: boolean) => (open || inPrivate ? 0 : EPHEMERAL);

  /** The first answer. That it came too late or was given already ends nothing: the first is said, the second is as good as done. */
  async function first(callback: Callback, files: readonly RawFile[] = []): Promise<void> {
    try {
      await line.answer(callback, files);
    } catch (error) {
      const { code } = problemOf(error);
      if (code === 40060) return;
      if (code === 10062) {
        gone = true;
        log.warn({ interaction: raw.type }, "an answer came too late for Discord");
        return;
      }
      throw error;
    }
  }

  function putOff(): void {
    if (state !== "open") return;
    state = meant.overwrites ? "late update" : meant.open && !inPrivate ? "late public" : "late private";
    const said = first(meant.overwrites ? { type: 6 } : { type: 5, data: { flags: secret(meant.open) } });
    puttingOff = said.catch((error: unknown) => log.error({ err: loggable(error) }, "an answer could not be put off"));
  }

  /** Says a message; where Discord does not take it, which is a fault of ours, its words alone, so that nobody is left waiting. */
  async function told(message: Message, say: (body: unknown, files: readonly RawFile[]) => Promise<void>, flags: number): Promise<void> {
    try {
      await say(bodyOf(message, flags), filesOf(message));
    } catch (error) {
      const { status } = problemOf(error);
      if (status !== 400 && status !== 500) throw error;
      log.error({ err: loggable(error) }, "Discord did not take a message; its words are said alone");
      await say(bodyOf(wordsOf(message), flags), []);
    }
  }

  async function show(message: Message, how: Showing): Promise<void> {
    const before = state;
    state = "answered";
    await puttingOff;
    if (gone) return;
    const files = filesOf(message);
    const passing = how.passing === true && !how.open;
    const flags = passing ? EPHEMERAL : secret(how.open);
    const pressed = raw.message !== undefined && (passing ? isEphemeral(raw) : isPrivate(raw));
    const replaces = meant.overwrites || (how.replaces && pressed);
    if (before === "open") {
      const type = replaces && !how.open ? 7 : 4;
      return told(message, (body, beside) => first({ type, data: body }, beside), type === 4 ? flags : 0);
    }
    if (before === "answered") return line.follow(bodyOf(message, flags), files);
    const stays = inPrivate && before !== "late update";
    if (!(stays && passing) && ((before === "late public") === how.open || inPrivate)) return told(message, line.edit, 0);
    if (before === "late public" || stays) await line.remove();
    await line.follow(bodyOf(message, flags), files);
  }

  async function openModal(modal: unknown): Promise<void> {
    state = "answered";
    await first({ type: 9, data: modal });
  }

  async function quiet(done: Message): Promise<void> {
    const before = state;
    state = "answered";
    await puttingOff;
    if (gone) return;
    if (before === "open" && raw.message !== undefined) return first({ type: 6 });
    if (before === "open") return first({ type: 4, data: bodyOf(done, secret(false)) });
    if (before === "late private" || before === "late public") await line.remove();
  }

  return {
    raw,
    takesModal: () => state === "open" && (raw.type === COMMAND || raw.type === COMPONENT),
    putOff,
    show,
    openModal,
    suggest: (choices) => first({ type: 8, data: { choices } }),
    quiet,
  };
}
