import type { Instant } from "#kernel/clock.ts";
import type { Value } from "#kernel/refusal.ts";
import type { Keys } from "#locales/keys.ts";
import type { Locale } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";
import { dayWords, distanceWords, fullWords, hourWords, lengthWords, shortWords } from "#locales/time.ts";
import { append, type MomentSpan, type MomentStyle, type Prose, type ProseValue, plainText, type Span } from "./prose.ts";

/** A sentence that the locale files have. */
export type Key = keyof Keys<ProseValue>;

/** What the holes of a sentence take: nothing when it has none. */
export type HolesOf<K extends Key> = Keys<ProseValue>[K] extends null ? [] : [Keys<ProseValue>[K]];

/** The language, time zone and formats of whoever is spoken to: the asker in private answers, the room in public ones. */
export interface Voice {
  readonly locale: Locale;
  /** IANA name. */
  readonly zone: string;
  readonly now: Instant;
  /** A sentence as prose; spans given for its holes stay spans. */
  readonly say: <K extends Key>(key: K, ...holes: HolesOf<K>) => Prose;
  /** A sentence as plain text, for labels and summaries. */
  readonly text: <K extends Key>(key: K, ...holes: HolesOf<K>) => string;
  /** A sentence whose key is only known at run time (a refusal, a declaration); throws when there is none. */
  readonly sayAny: (key: string, holes: Readonly<Record<string, ProseValue>>) => Prose;
  readonly moment: (at: Instant, as?: MomentStyle) => MomentSpan;
  /** A day of the calendar, `YYYY-MM-DD`: `Sunday 28 March 2027`. What is none, as a forged address may have it, stays as it is. */
  readonly date: (day: string) => string;
  readonly number: (value: number) => string;
  readonly percent: (share: number) => string;
  /** `a, b and c`. */
  readonly list: (items: readonly string[]) => string;
  /** A length of time in milliseconds. */
  readonly length: (milliseconds: number) => string;
}

const OPEN = "\ue000";
const CLOSE = "\ue001";
const HOLE = /\ue000(\d+)\ue001/;
const PRIVATE = /[\ue000\ue001]/g;

function fill(locale: Locale, key: string, holes: Readonly<Record<string, ProseValue>> | null): Prose {
  if (holes === null) return [{ kind: "plain", text: speak(locale, key) }];
  const given: ProseValue[] = [];
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(holes)) {
    if (typeof value === "string") args[name] = value.replace(PRIVATE, "\ufffd");
    else if (typeof value === "number") args[name] = value;
    else {
      args[name] = `${OPEN}${given.length}${CLOSE}`;
      given.push(value);
    }
  }
  const text = speak(locale, key, args);
  if (given.length === 0) return [{ kind: "plain", text }];
  const spans: Span[] = [];
  text.split(HOLE).forEach((piece, index) => {
    append(spans, index % 2 === 0 ? piece : (given[Number(piece)] as ProseValue));
  });
  return spans;
}

function words(locale: Locale, zone: string, now: Instant, at: Instant, as: MomentStyle): string {
  if (as === "day") return dayWords(locale, zone, at);
  if (as === "hour") return hourWords(locale, zone, at);
  if (as === "short") return shortWords(locale, zone, at);
  if (as === "from now") return distanceWords(locale, at, now);
  return fullWords(locale, zone, at);
}

function dateWords(locale: Locale, day: string): string {
  const at = Date.parse(`${day}T12:00:00Z`);
  return Number.isNaN(at) ? day : dayWords(locale, "UTC", at);
}

const forms: Readonly<Record<Locale, string>> = { en: "en-GB", fr: "fr-FR" };

/** Makes a format for a language when it is first needed: each takes milliseconds, which a start would have to wait for. */
function once<F>(make: (form: string) => F): (locale: Locale) => F {
  const made = new Map<Locale, F>();
  return (locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const format = make(forms[locale]);
    made.set(locale, format);
    return format;
  };
}

const numbers = once((form) => new Intl.NumberFormat(form));
const percents = once((form) => new Intl.NumberFormat(form, { style: "percent", maximumFractionDigits: 1 }));
const lists = once((form) => new Intl.ListFormat(form));

/** A number as a language writes it, for a platform that draws a card and speaks to nobody in particular. */
export function numberIn(locale: Locale | undefined, value: number): string {
  return numbers(locale ?? "en").format(value);
}

/** The voices of this very moment: when many speak at once, most of them hear the same one. */
const ofNow = new Map<string, Voice>();
let since = Number.NaN;

/** The voice for someone who reads `locale` and lives in `zone`, speaking at `now`. Cheap: formats are shared, and those of one moment too. */
export function voiceOf(locale: Locale, zone: string, now: Instant): Voice {
  if (now !== since) ofNow.clear();
  since = now;
  const name = `${locale} ${zone}`;
  const known = ofNow.get(name);
  if (known !== undefined) return known;
  const made = makeVoice(locale, zone, now);
  ofNow.set(name, made);
  return made;
}

function makeVoice(locale: Locale, zone: string, now: Instant): Voice {
  return {
    locale,
    zone,
    now,
    say: (key, ...holes) => fill(locale, key, holes[0] ?? null),
    text: (key, ...holes) => plainText(fill(locale, key, holes[0] ?? null)),
    sayAny: (key, holes) => fill(locale, key, Object.keys(holes).length === 0 ? null : holes),
    moment: (at, as = "full") => ({ kind: "moment", at, as, text: words(locale, zone, now, at, as) }),
    date: (day) => dateWords(locale, day),
    number: (value) => numbers(locale).format(value),
    percent: (share) => percents(locale).format(share),
    list: (items) => lists(locale).format(items),
    length: (milliseconds) => lengthWords(locale, milliseconds),
  };
}

/** What a refusal fills its sentence with, as this voice says it. */
export function saidBy(voice: Voice, values: Readonly<Record<string, Value>>): Readonly<Record<string, ProseValue>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, said(value)]));

  function said(value: Value): ProseValue {
    if (typeof value !== "object") return value;
    return "moment" in value ? voice.moment(value.moment) : voice.date(value.date);
  }
}
