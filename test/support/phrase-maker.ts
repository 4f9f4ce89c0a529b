import { timedWays, ways } from "./phrase-ways.ts";
import type { Random } from "./zones.ts";

/** A phrase and what it was made to mean. */
export interface Made<T> {
  readonly text: string;
  readonly meant: T;
}

/** A rule as the maker means it: made before its words are chosen, and never from them. */
export interface MeantRule {
  readonly freq: "daily" | "weekly" | "monthly" | "yearly";
  readonly interval: number;
  readonly days: readonly string[];
  readonly monthDays: readonly number[];
  readonly months: readonly number[];
  /** `10:30`; null where the phrase has none. */
  readonly time: string | null;
  readonly end: string | null;
  readonly except: readonly string[];
  readonly weeks?: "even" | "odd";
}

type Language = "fr" | "en";

const WEEKDAYS = {
  fr: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
  en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
} as const;
const SHORT = {
  fr: ["lun", "mar", "mer", "jeu", "ven", "sam", "dim"],
  en: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
} as const;
const MONTHS = {
  fr: ["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre"],
  en: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
} as const;
const COUNTS = {
  fr: ["", "", "deux", "trois", "quatre", "cinq", "six"],
  en: ["", "", "two", "three", "four", "five", "six"],
} as const;
const ORDINALS = {
  fr: ["", "premier", "deuxième", "troisième", "quatrième"],
  en: ["", "first", "second", "third", "fourth"],
} as const;
const SHORT_ORDINALS = { fr: ["", "1er", "2e", "3e", "4e"], en: ["", "1st", "2nd", "3rd", "4th"] } as const;

const NOTHING: MeantRule = { freq: "weekly", interval: 1, days: [], monthDays: [], months: [], time: null, end: null, except: [] };

/** Makes a rule and says it in one of the ways that people have; the ways are this file's own and not those of the reader. */
export function someRulePhrase(random: Random, language: Language): Made<MeantRule> {
  if (random.part() < 0.2) return random.one(timedWays)(random, language);
  const core = random.one([weekly, weekly, everySoManyWeeks, nthOfMonth, dayOfMonth, yearly, daily, ...ways])(random, language);
  const isOpen = core.meant.end === null && core.meant.monthDays.length < 2;
  const withHour = isOpen && random.part() < 0.55 ? addHour(random, language, core) : core;
  return isOpen && random.part() < 0.35 ? addEnd(random, language, withHour) : withHour;
}

function weekly(random: Random, language: Language): Made<MeantRule> {
  const chosen = someWeekdays(random, random.whole(1, 3));
  const list = saidDays(random, language, chosen);
  const fr = [`le ${list}`, `tous les ${list}`, `chaque semaine le ${list}`, `toutes les semaines, le ${list}`, list, `chaque ${list}`];
  const en = [`every ${list}`, `weekly on ${list}`, `on ${list}`, `each ${list}`, `every week on ${list}`, list];
  return { text: random.one(language === "fr" ? fr : en), meant: { ...NOTHING, days: chosen.map(String) } };
}

function everySoManyWeeks(random: Random, language: Language): Made<MeantRule> {
  const interval = random.whole(2, 6);
  const [weekday = 1] = someWeekdays(random, 1);
  const day = WEEKDAYS[language][weekday - 1] as string;
  const count = random.one([String(interval), COUNTS[language][interval] as string]);
  const fr = [
    `toutes les ${count} semaines le ${day}`,
    `le ${day} toutes les ${count} semaines`,
    `un ${day} sur ${count}`,
    `le ${day}, une semaine sur ${count}`,
  ];
  const en = [`every ${count} weeks on ${day}`, `${day} every ${count} weeks`, `one ${day} in ${count}`, `every ${count} weeks, ${day}s`];
  if (interval === 2) en.push(`every other ${day}`, `fortnightly on ${day}`, `alternate ${day}s`);
  return { text: random.one(language === "fr" ? fr : en), meant: { ...NOTHING, interval, days: [String(weekday)] } };
}

function nthOfMonth(random: Random, language: Language): Made<MeantRule> {
  const [weekday = 1] = someWeekdays(random, 1);
  const day = WEEKDAYS[language][weekday - 1] as string;
  const nths = random.part() < 0.3 ? ([1, 3] as const) : [random.one([1, 2, 3, 4, -1])];
  const words = nths.map((nth) => ordinal(random, language, nth));
  const fr =
    words.length === 2
      ? [
          `les ${words[0]} et ${words[1]} ${day}s du mois`,
          `le ${words[0]} et le ${words[1]} ${day} de chaque mois`,
          `chaque mois les ${words[0]} et ${words[1]} ${day}s`,
        ]
      : [
          `le ${words[0]} ${day} du mois`,
          `tous les mois le ${words[0]} ${day}`,
          `chaque ${words[0]} ${day} du mois`,
          `le ${words[0]} ${day} de chaque mois`,
        ];
  const en =
    words.length === 2
      ? [
          `${words[0]} and ${words[1]} ${day}s of the month`,
          `monthly on the ${words[0]} and ${words[1]} ${day}`,
          `the ${words[0]} and the ${words[1]} ${day} of every month`,
        ]
      : [
          `the ${words[0]} ${day} of the month`,
          `monthly on the ${words[0]} ${day}`,
          `every ${words[0]} ${day} of the month`,
          `${words[0]} ${day} of each month`,
        ];
  const days = nths.map((nth) => `${weekday}/${nth}`);
  return { text: random.one(language === "fr" ? fr : en), meant: { ...NOTHING, freq: "monthly", days } };
}

function dayOfMonth(random: Random, language: Language): Made<MeantRule> {
  const day = random.whole(2, 28);
  const fr = [`le ${day} de chaque mois`, `tous les mois le ${day}`, `chaque mois, le ${day}`, `le ${day} du mois`];
  const en = [
    `monthly on ${day}`,
    `on the ${day}${ending(day)} of every month`,
    `every month on the ${day}${ending(day)}`,
    `the ${day}${ending(day)} of each month`,
  ];
  return { text: random.one(language === "fr" ? fr : en), meant: { ...NOTHING, freq: "monthly", monthDays: [day] } };
}

function yearly(random: Random, language: Language): Made<MeantRule> {
  const [day, month] = [random.whole(2, 28), random.whole(1, 12)];
  const name = MONTHS[language][month - 1] as string;
  const fr = [
    `tous les ans le ${day} ${name}`,
    `chaque année le ${day} ${name}`,
    `le ${day} ${name} de chaque année`,
    `chaque ${day} ${name}`,
  ];
  const en = [
    `yearly on ${day} ${name}`,
    `every year on ${name} ${day}`,
    `every ${day}${ending(day)} of ${name}`,
    `annually on the ${day}${ending(day)} of ${name}`,
  ];
  return { text: random.one(language === "fr" ? fr : en), meant: { ...NOTHING, freq: "yearly", monthDays: [day], months: [month] } };
}

function daily(random: Random, language: Language): Made<MeantRule> {
  const [weekday = 1] = someWeekdays(random, 1);
  const others = [1, 2, 3, 4, 5, 6, 7].filter((day) => day !== weekday).map(String);
  const day = WEEKDAYS[language][weekday - 1] as string;
  if (random.part() < 0.5) {
    const text = language === "fr" ? `tous les jours sauf le ${day}` : `every day except ${day}`;
    return { text, meant: { ...NOTHING, days: others } };
  }
  return {
    text: random.one(language === "fr" ? ["tous les jours", "chaque jour", "quotidien"] : ["daily", "every day"]),
    meant: { ...NOTHING, freq: "daily" },
  };
}

function addHour(random: Random, language: Language, { text, meant }: Made<MeantRule>): Made<MeantRule> {
  const [hour, minute] = [random.whole(0, 23), random.one([0, 5, 15, 30, 45])];
  const time = `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
  const said = saidHour(random, language, hour, minute);
  const at =
    language === "fr" ? random.one([` à ${said}`, ` ${said}`, `, à ${said}`]) : random.one([` at ${said}`, ` ${said}`, `, ${said}`]);
  return { text: `${text}${at}`, meant: { ...meant, time } };
}

/** An hour in one of the ways that leave no doubt. */
export function saidHour(random: Random, language: Language, hour: number, minute: number): string {
  const two = String(minute).padStart(2, "0");
  const ways = [`${hour}:${two}`.padStart(5, "0")];
  if (language === "fr") ways.push(minute === 0 ? `${hour}h` : `${hour}h${two}`, minute === 0 ? `${hour} heures` : `${hour} h ${two}`);
  else if (hour % 12 !== 0)
    ways.push(minute === 0 ? `${hour % 12}${hour < 12 ? "am" : "pm"}` : `${hour % 12}:${two} ${hour < 12 ? "am" : "p.m."}`);
  if (hour === 12 && minute === 0) ways.push(language === "fr" ? "midi" : "noon");
  return random.one(ways);
}

function addEnd(random: Random, language: Language, { text, meant }: Made<MeantRule>): Made<MeantRule> {
  const [day, month] = [random.whole(2, 28), random.whole(1, 12)];
  const date = `2028-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  const name = MONTHS[language][month - 1] as string;
  const count = random.whole(2, 60);
  switch (random.whole(1, 4)) {
    case 1:
      return {
        text: `${text}${language === "fr" ? random.one([` jusqu'au ${day} ${name} 2028`, `, jusqu'au ${day}/${month}/2028`]) : ` until ${day} ${name} 2028`}`,
        meant: { ...meant, end: date },
      };
    case 2:
      return { text: `${text}, ${count} ${language === "fr" ? "fois" : "times"}`, meant: { ...meant, end: String(count) } };
    case 3:
      return {
        text: `${text} ${language === "fr" ? `sauf le ${day} ${name} 2028` : `except ${name} ${day}, 2028`}`,
        meant: { ...meant, except: [date] },
      };
    default:
      return {
        text: `${text} ${language === "fr" ? `sauf en ${name}` : `except in ${name}`}`,
        meant: { ...meant, except: [`month ${month}`] },
      };
  }
}

function someWeekdays(random: Random, count: number): readonly number[] {
  const days = new Set<number>();
  while (days.size < count) days.add(random.whole(1, 7));
  return [...days].sort((a, b) => a - b);
}

function saidDays(random: Random, language: Language, days: readonly number[]): string {
  const isShort = random.part() < 0.4;
  const hasDots = isShort && random.part() < 0.4;
  const isPlural = !isShort && random.part() < 0.4;
  const words = days.map((day) => `${(isShort ? SHORT : WEEKDAYS)[language][day - 1]}${hasDots ? "." : ""}${isPlural ? "s" : ""}`);
  const and = language === "fr" ? random.one([" et ", ", ", " & "]) : random.one([" and ", ", ", " & "]);
  return words.length === 1 ? (words[0] as string) : `${words.slice(0, -1).join(", ")}${and}${words.at(-1)}`;
}

function ordinal(random: Random, language: Language, nth: number): string {
  if (nth < 0) return language === "fr" ? "dernier" : "last";
  return random.one([ORDINALS, SHORT_ORDINALS])[language][nth] as string;
}

function ending(day: number): string {
  if (day > 3 && day < 21) return "th";
  return ["th", "st", "nd", "rd"][day % 10] ?? "th";
}

/** A moment in words, seen from Saturday 2027-03-20 at noon. */
export function someMomentPhrase(random: Random, language: Language): Made<string> {
  const [hour, minute] = [random.whole(1, 23), random.one([0, 5, 15, 30, 45])];
  const time = `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
  const { text, meant } = random.one([aheadByDays, comingWeekday, namedDate, namedDate, nthInMonth, figures])(random, language);
  const said = saidHour(random, language, hour, minute);
  const ways =
    language === "fr"
      ? [`${text} à ${said}`, `${text} ${said}`, `à ${said} ${text}`, `${text}, ${said}`]
      : [`${text} at ${said}`, `${text} ${said}`, `at ${said} ${text}`, `${said}, ${text}`];
  return { text: random.one(ways), meant: `${meant}T${time}` };
}

const TODAY = Date.UTC(2027, 2, 20);

function dayAfter(days: number): string {
  return new Date(TODAY + days * 86_400_000).toISOString().slice(0, 10);
}

function aheadByDays(random: Random, language: Language): Made<string> {
  const days = random.whole(1, 40);
  const weeks = random.whole(1, 6);
  const fr = [
    [`dans ${days} jours`, days],
    ["demain", 1],
    ["après-demain", 2],
    [`dans ${weeks} semaines`, weeks * 7],
  ] as const;
  const en = [
    [`in ${days} days`, days],
    ["tomorrow", 1],
    ["the day after tomorrow", 2],
    [`in ${weeks} weeks`, weeks * 7],
  ] as const;
  const [text, away] = random.one<readonly [string, number]>(language === "fr" ? fr : en);
  return { text, meant: dayAfter(away) };
}

function comingWeekday(random: Random, language: Language): Made<string> {
  const away = random.whole(1, 6);
  const weekday = ((away + 5) % 7) + 1;
  const day = WEEKDAYS[language][weekday - 1] as string;
  const fr = [day, `${day} prochain`, `ce ${day}`, `le ${day} qui vient`];
  const en = [day, `next ${day}`, `this ${day}`, `on ${day}`, `this coming ${day}`];
  return { text: random.one(language === "fr" ? fr : en), meant: dayAfter(away) };
}

function namedDate(random: Random, language: Language): Made<string> {
  const meant = dayAfter(random.whole(1, 360));
  const [, month = 1, day = 1] = meant.split("-").map(Number);
  const name = MONTHS[language][month - 1] as string;
  const weekday = WEEKDAYS[language][(new Date(meant).getUTCDay() + 6) % 7] as string;
  const year = meant.slice(0, 4);
  const fr = [`le ${day} ${name}`, `${day} ${name} ${year}`, `${weekday} ${day} ${name}`, `le ${weekday} ${day} ${name} ${year}`];
  const en = [
    `${day} ${name}`,
    `${name} ${day}`,
    `${weekday} ${day} ${name} ${year}`,
    `the ${day}${ending(day)} of ${name}`,
    `${weekday}, ${name} ${day}, ${year}`,
  ];
  return { text: random.one(language === "fr" ? fr : en), meant };
}

function nthInMonth(random: Random, language: Language): Made<string> {
  const [nth, weekday, month] = [random.whole(1, 4), random.whole(1, 7), random.whole(4, 12)];
  const first = new Date(Date.UTC(2027, month - 1, 1));
  const day = 1 + ((weekday - ((first.getUTCDay() + 6) % 7) - 1 + 7) % 7) + (nth - 1) * 7;
  const name = MONTHS[language][month - 1] as string;
  const said = WEEKDAYS[language][weekday - 1] as string;
  const of = language === "fr" ? (/^[aeiouéâ]/.test(name) ? "d'" : "de ") : "of ";
  const text = `${language === "fr" ? "le" : "the"} ${ordinal(random, language, nth)} ${said} ${of}${name}`;
  return { text, meant: `2027-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}` };
}

function figures(random: Random, language: Language): Made<string> {
  const meant = dayAfter(random.whole(1, 900));
  const [year, month, day] = meant.split("-") as [string, string, string];
  return {
    text:
      language === "fr"
        ? random.one([`${day}/${month}/${year}`, `le ${Number(day)}.${Number(month)}.${year}`, meant])
        : random.one([meant, `${year}/${month}/${day}`]),
    meant,
  };
}

/** What hurry and phones do to a phrase without changing what it says. */
export function harmless(random: Random, text: string): string {
  const changes: readonly ((one: string) => string)[] = [
    (one) => one,
    (one) => one.toUpperCase(),
    (one) => one.normalize("NFD").replace(/\p{M}/gu, ""),
    (one) => ` ${one.replaceAll(" ", "  ")}`,
    (one) => one.replaceAll("'", "’"),
    (one) => one.replaceAll(" ", "\u00a0"),
    (one) => `${one}.`,
  ];
  return random.one(changes)(text);
}

/** One slip of the finger in a word of four letters or more; null where the phrase has none. */
export function slipped(random: Random, text: string): string | null {
  const words = [...text.matchAll(/\p{L}{4,}/gu)];
  if (words.length === 0) return null;
  const word = random.one(words);
  const at = random.whole(0, word[0].length - 1);
  const letter = random.one([..."abcdefghijklmnopqrstuvwxyz"]);
  const before = word[0];
  const made = random.one([
    before.slice(0, at) + before.slice(at + 1),
    before.slice(0, at) + letter + before.slice(at),
    before.slice(0, at) + letter + before.slice(at + 1),
    before.slice(0, at) + (before[at + 1] ?? "") + before[at] + before.slice(at + 2),
  ]);
  return text.slice(0, word.index) + made + text.slice(word.index + before.length);
}
