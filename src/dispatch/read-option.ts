import { type Local, readLocal, resolve, toInstant, type Zone } from "#calendar/calendar.ts";
import type { AnyCommand } from "#chat/command.ts";
import { choiceLabel } from "#chat/names.ts";
import type { GivenFile, Option, OptionSpec } from "#chat/option.ts";
import type { Place } from "#chat/place.ts";
import type { Utterance } from "#chat/platform.ts";
import { plainText } from "#chat/prose.ts";
import { saidBack } from "#chat/split.ts";
import type { Voice } from "#chat/voice.ts";
import type { House } from "#house.ts";
import { DAY, type Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { ownFile } from "#kernel/own-files.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { isUnread } from "#kernel/unread.ts";
import { LOCALES } from "#locales/locale.ts";
import { Ambiguous } from "./ambiguous.ts";

const durations = ownFile<typeof import("#phrases/durations.ts")>("#phrases/durations.ts");
const moments = ownFile<typeof import("#phrases/moments.ts")>("#phrases/moments.ts");

/** What reading an option may need to know. */
export interface Reading {
  readonly house: House;
  readonly command: AnyCommand<House>;
  readonly community: { readonly id: Id; readonly zone: string };
  readonly person: Id;
  readonly name: string;
  readonly place: Place | null;
  readonly now: Instant;
  readonly voice: Voice;
  /** Where files that options name come from. */
  readonly open: Utterance["open"];
}

/**
 * Reads every option of a command from text. Gives the values, and what is wrong with the others: all of it, so that a form
 * can show each mistake where it was made.
 */
export async function readOptions(
  reading: Reading,
  given: Readonly<Record<string, string>>,
): Promise<{
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: readonly Misuse[];
  /** What was typed, with what stands now for files that were taken: they are not asked for again. */
  readonly kept: Readonly<Record<string, string>>;
}> {
  const values: Record<string, unknown> = {};
  const problems: Misuse[] = [];
  const kept: Record<string, string> = { ...given };
  for (const name in reading.command.options) {
    const option = reading.command.options[name] as Option<unknown>;
    const typed = given[name];
    if (typed === undefined || typed.trim() === "") {
      if (option.required) problems.push(new Misuse(name, typed === undefined ? "option-missing" : "option-empty"));
      continue;
    }
    try {
      values[name] = await readOption(reading, name, option.spec, typed);
      if (option.spec.kind === "file") kept[name] = (values[name] as GivenFile).id;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push(error instanceof Misuse ? error : new Misuse(name, error.key, error.values));
      if (option.spec.kind === "file") delete kept[name];
    }
  }
  return { values, problems, kept };
}

async function readOption(reading: Reading, name: string, spec: OptionSpec, typed: string): Promise<unknown> {
  const { house, community } = reading;
  switch (spec.kind) {
    case "text":
      return readText(name, spec, typed);
    case "whole":
      return readWhole(name, spec, typed);
    case "choice":
      return readChoice(reading, name, spec.choices, typed);
    case "moment":
      return readGivenMoment(reading, name, typed);
    case "day":
      return readGivenDay(reading, name, typed);
    case "length":
      return readLength(reading, name, spec.max, typed);
    case "person":
      return readPerson(reading, typed);
    case "people":
      return readPeople(reading, name, spec.max, typed);
    case "room": {
      const place = await house.rooms.find(community.id, typed, reading.place);
      if (place === null) throw new Misuse(name, "option-no-room", { typed });
      return place;
    }
    case "existing": {
      const found = await house.existing[spec.what].find(community.id, typed.trim());
      if (found === null) throw new Misuse(name, "option-nothing-found", { typed: saidBack(typed), what: spec.what });
      return found;
    }
    case "file":
      return house.files.take({ community: community.id, person: reading.person, now: reading.now }, typed.trim(), reading.open);
    default:
      return spec satisfies never;
  }
}

const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** A letter, a figure, a sign, an emoji: anything but spaces, marks and fillers that nobody sees by themselves. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

function readText(name: string, spec: Extract<OptionSpec, { kind: "text" }>, typed: string): string {
  const clean = typed
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(CONTROL, "")
    .normalize("NFC")
    .trim();
  const text = spec.lines ? clean : clean.replace(/\s*\n\s*/g, " ");
  const length = [...text].length;
  if (!VISIBLE.test(text)) throw new Misuse(name, "option-empty");
  if (length > spec.max) throw new Misuse(name, "option-too-long", { max: spec.max, length });
  if (length < spec.min) throw new Misuse(name, "option-too-short", { min: spec.min });
  return text;
}

function readWhole(name: string, spec: Extract<OptionSpec, { kind: "whole" }>, typed: string): number {
  const digits = typed.trim().replace(/[\s\u00a0\u202f]/g, "");
  const value = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
  if (!(value >= spec.min && value <= spec.max)) {
    throw new Misuse(name, "option-not-whole", { min: spec.min, max: spec.max, typed: saidBack(typed) });
  }
  return value;
}

function readChoice(reading: Reading, name: string, choices: readonly string[], typed: string): string {
  const wanted = fold(typed);
  const { path } = reading.command;
  for (const choice of choices) {
    if (fold(choice) === wanted) return choice;
    if (LOCALES.some((locale) => fold(choiceLabel(locale, path, name, choice)) === wanted)) return choice;
  }
  const known = choices.map((choice) => choiceLabel(reading.voice.locale, path, name, choice));
  throw new Misuse(name, "option-not-a-choice", { known: reading.voice.list(known), typed: saidBack(typed) });
}

/** What lies about two hundred years ahead is read as words are: they say that it is too far. */
const FAR = 200 * 365 * DAY;

function readGivenMoment(reading: Reading, name: string, typed: string) {
  const zone = reading.community.zone as Zone;
  const exact = readLocal(typed.trim().replace(" ", "T"));
  const found =
    exact === null || toInstant(exact, zone) > reading.now + FAR
      ? moments().readMoment(typed, { now: reading.now, zone, locale: reading.voice.locale })
      : { readings: [exact] as readonly Local[] };
  if (isUnread(found)) throw new Misuse(name, found.key, found.values);
  if (found.readings.length > 1) throw new Ambiguous(name, saidBack(typed), found.readings);
  const local = found.readings[0] as Local;
  const at = toInstant(local, zone);
  const spec = reading.command.options[name]?.spec as Extract<OptionSpec, { kind: "moment" }>;
  if (spec.ahead && at <= reading.now) {
    throw new Misuse(name, "option-past", { typed: saidBack(typed), moment: plainText([reading.voice.moment(at)]) });
  }
  return { local, at, shifted: resolve(local, zone).meeting === "gap" };
}

function readGivenDay(reading: Reading, name: string, typed: string): string {
  const zone = reading.community.zone as Zone;
  const found = moments().readDay(typed, { now: reading.now, zone, locale: reading.voice.locale });
  if (isUnread(found)) throw new Misuse(name, found.key, found.values);
  if (found.readings.length > 1) throw new Ambiguous(name, saidBack(typed), found.readings);
  return found.readings[0] as string;
}

function readLength(reading: Reading, name: string, max: number, typed: string): number {
  const found = durations().readDuration(typed);
  if (isUnread(found) || found.milliseconds <= 0) throw new Misuse(name, "option-not-a-length", { typed: saidBack(typed) });
  const { milliseconds } = found;
  if (milliseconds > max) throw new Misuse(name, "option-length-too-long", { max: reading.voice.length(max) });
  return milliseconds;
}

const MYSELF = new Set(["me", "moi"]);

async function readPerson(reading: Reading, typed: string) {
  if (MYSELF.has(fold(typed))) return { id: reading.person, name: reading.name };
  return reading.house.members.named(reading.community.id, typed);
}

async function readPeople(reading: Reading, name: string, max: number, typed: string) {
  const names = typed
    .split(/[,;\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== "");
  if (names.length > max) throw new Misuse(name, "option-too-many-people", { max });
  const found = new Map<Id, { readonly id: Id; readonly name: string }>();
  for (const each of names) {
    const person = await readPerson(reading, each);
    found.set(person.id, person);
  }
  return [...found.values()];
}
