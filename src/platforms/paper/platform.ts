import type { Card } from "#chat/card.ts";
import { fitCard } from "#chat/fit.ts";
import type { Form } from "#chat/form.ts";
import type { Place } from "#chat/place.ts";
import type { AccountRef, Can, Ears, Edited, Outcome, Platform, Reply, Sent, Utterance } from "#chat/platform.ts";
import { formPage } from "./form.ts";
import { paperLimits } from "./limits.ts";
import { type PaperAct, receive } from "./receive.ts";
import { type Page, render, renderText } from "./render.ts";

/** A message with every state it ever had. */
export interface Sheet {
  readonly where: string;
  /** Counts up over all paper of the process: the greater is the newer. */
  readonly number: number;
  /** The room where it hangs or where it was asked for; null in private. */
  readonly place: Place | null;
  /** The only one who sees it; null when everybody in the room does. */
  readonly reader: AccountRef | null;
  /** Whether it is the answer to something its reader did, rather than sent by itself. */
  readonly answers: boolean;
  readonly pages: readonly Page[];
}

/** An answer as it was read: how the act ended, and the page, null when nothing was said. */
export interface Heard {
  readonly outcome: Outcome;
  readonly page: Page | null;
}

/** A form with the place where it was asked for. */
export interface OpenForm {
  readonly form: Form;
  readonly place: Place | null;
}

/** A platform that writes plain text into lists, under whatever name: it stands in for the spaces of a scenario. */
export interface PaperPlatform extends Platform {
  /** Everything ever written, oldest first. */
  readonly sheets: readonly Sheet[];
  /** Opens a channel. What is posted anywhere else never arrives. */
  readonly openRoom: (place: Place) => void;
  /** Gives an account, so that it can be told things in private. */
  readonly openAccount: (account: AccountRef) => void;
  /** Does something. What is pressed on a private answer may be replaced by what comes of it: `pressed` is its `where`. */
  readonly act: (act: PaperAct, pressed?: string) => Promise<Heard>;
  /** The form that is open before somebody, and where it was opened; null when there is none. */
  readonly formOf: (account: AccountRef) => OpenForm | null;
}

const can: Can = {
  forms: ["line", "lines", "whole", "choice", "day", "moment", "person", "file"],
  whisper: true,
  edit: true,
  thread: false,
  nonce: true,
};

let numbers = 0;

interface Draft extends Omit<Sheet, "number"> {
  number: number;
  readonly pages: Page[];
}

/** A platform on paper called `name`. Its lists outlive `stop`, as messages outlive a bot. `open` finds the files that are named on it. */
export function paperPlatform(name: string, open?: Utterance["open"]): PaperPlatform {
  const sheets: Draft[] = [];
  const rooms = new Set<string>();
  const accounts = new Set<string>();
  const posted = new Map<string, Sent>();
  const forms = new Map<string, OpenForm>();
  const flying = new Set<Promise<unknown>>();
  let ears: Ears | null = null;
  let acts = 0;

  function write(place: Place | null, reader: AccountRef | null, answers: boolean, page: Page): string {
    numbers += 1;
    const where = `${name}-${sheets.length + 1}`;
    sheets.push({ where, number: numbers, place, reader, answers, pages: [page] });
    return where;
  }

  /** What takes the place of a private answer is as new as an answer of its own. */
  function replace(sheet: Draft, page: Page): void {
    numbers += 1;
    sheet.number = numbers;
    sheet.pages.push(page);
  }

  /** A second delivery with the same key is dropped, and told where the first one hangs. */
  function once(key: string, send: () => Sent): Sent {
    const before = posted.get(key);
    if (before !== undefined) return before;
    const sent = send();
    if (sent.kind === "done") posted.set(key, sent);
    return sent;
  }

  async function post(place: Place, card: Card, key: string): Promise<Sent> {
    if (!rooms.has(roomKey(place))) return { kind: "never", reason: "no such room" };
    return once(`${roomKey(place)} ${key}`, () => ({ kind: "done", where: write(place, null, false, render(card)) }));
  }

  async function whisper(account: AccountRef, card: Card, key: string): Promise<Sent> {
    if (!accounts.has(accountKey(account))) return { kind: "never", reason: "no such account" };
    return once(`${accountKey(account)} ${key}`, () => ({ kind: "done", where: write(null, account, false, render(card)) }));
  }

  async function edit(where: string, card: Card): Promise<Edited> {
    const sheet = sheets.find((one) => one.where === where);
    if (sheet === undefined) return { kind: "gone" };
    sheet.pages.push(render(card));
    return { kind: "done" };
  }

  async function act(given: PaperAct, pressed?: string): Promise<Heard> {
    if (ears === null) throw new Error(`Nobody listens on ${name}.`);
    acts += 1;
    const account: AccountRef = { platform: name, team: given.speaker.team, user: given.speaker.user };
    accounts.add(accountKey(account));
    const hearing = ears.hear(receive(name, given, acts, open));
    flying.add(hearing);
    try {
      return show(await hearing, given, account, pressed ?? null);
    } finally {
      flying.delete(hearing);
    }
  }

  function show(reply: Reply, given: PaperAct, account: AccountRef, pressed: string | null): Heard {
    const { answer, outcome } = reply;
    if (given.said.kind === "form") forms.delete(accountKey(account));
    if (answer.kind === "nothing") return { outcome, page: null };
    if (answer.kind === "ask") {
      forms.set(accountKey(account), { form: answer.form, place: given.place });
      return { outcome, page: formPage(answer.form) };
    }
    const page = answer.kind === "tell" ? renderText(answer.text) : render(fitCard(answer.card, paperLimits, reply.voice));
    const room = given.place ?? given.before ?? null;
    const shown = pressed === null ? undefined : sheets.find((one) => one.where === pressed && one.reader !== null);
    if (answer.kind === "show" && answer.replaces && shown !== undefined) replace(shown, page);
    else if (reply.audience === "in the room" && room !== null) write(room, null, true, page);
    else write(given.place, account, true, page);
    return { outcome, page };
  }

  async function stop(): Promise<void> {
    ears = null;
    await Promise.allSettled(flying);
  }

  return {
    name,
    can,
    limits: paperLimits,
    sheets,
    start: async (given) => {
      ears = given;
    },
    stop,
    stands: () => ears !== null,
    post,
    edit,
    whisper,
    openRoom: (place) => rooms.add(roomKey(place)),
    openAccount: (account) => accounts.add(accountKey(account)),
    act,
    formOf: (account) => forms.get(accountKey(account)) ?? null,
  };
}

function roomKey(place: Place): string {
  return `${place.team}/${place.room}`;
}

function accountKey(account: AccountRef): string {
  return `${account.team}/${account.user}`;
}
