import type { Made, MeantRule } from "./phrase-maker.ts";
import type { Random } from "./zones.ts";

type Language = "fr" | "en";

const DAYS = {
  fr: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
  en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
} as const;

const NOTHING: MeantRule = { freq: "weekly", interval: 1, days: [], monthDays: [], months: [], time: null, end: null, except: [] };

/** Further ways of saying a rule, each meant before it is said; those that carry an hour of their own are in `timedWays`. */
export const ways: readonly ((random: Random, language: Language) => Made<MeantRule>)[] = [
  fortnightly,
  listOfNths,
  listOfMonthDays,
  weekdayRange,
  parity,
  lastDays,
  counted,
  butOneOfTheMonth,
  someMonths,
];

/** Ways of saying a rule together with its hour. */
export const timedWays: readonly ((random: Random, language: Language) => Made<MeantRule>)[] = [
  partOfDay,
  eachItsHour,
  exceptionFirst,
  clockWords,
];

function said(random: Random, language: Language, fr: readonly string[], en: readonly string[]): string {
  return random.one(language === "fr" ? fr : en);
}

function dayOf(language: Language, weekday: number): string {
  return DAYS[language][weekday - 1] as string;
}

function fortnightly(random: Random, language: Language): Made<MeantRule> {
  const weekday = random.whole(1, 7);
  const day = dayOf(language, weekday);
  const text = said(
    random,
    language,
    [
      `tous les 15 jours le ${day}`,
      `tous les quinze jours, le ${day}`,
      `chaque quinzaine le ${day}`,
      `un ${day} sur deux`,
      `une semaine sur deux le ${day}`,
      `chaque deux semaines le ${day}`,
    ],
    [
      `every other ${day}`,
      `every fortnight on ${day}`,
      `${day}s fortnightly`,
      `alternate ${day}s`,
      `every second week on ${day}`,
      `each 2 weeks on ${day}`,
    ],
  );
  return { text, meant: { ...NOTHING, interval: 2, days: [String(weekday)] } };
}

function nth(language: Language, which: number, short: boolean): string {
  if (which < 0) return language === "fr" ? "dernier" : "last";
  if (language === "fr")
    return short ? (which === 1 ? "1er" : `${which}e`) : (["premier", "deuxième", "troisième", "quatrième"][which - 1] as string);
  return short ? `${which}${["st", "nd", "rd", "th"][which - 1]}` : (["first", "second", "third", "fourth"][which - 1] as string);
}

function listOfNths(random: Random, language: Language): Made<MeantRule> {
  const weekday = random.whole(1, 7);
  const day = dayOf(language, weekday);
  const chosen = random.one([
    [1, 3],
    [2, 4],
    [1, 2],
    [1, 4],
    [2, -1],
    [1, 3, -1],
  ] as const);
  const short = random.part() < 0.6;
  const words = chosen.map((which) => nth(language, which, short));
  const list = `${words.slice(0, -1).join(", ")} ${language === "fr" ? "et" : random.one(["and", "&"])} ${words.at(-1)}`;
  const text = said(
    random,
    language,
    [`les ${list} ${day}s`, `${list} ${day} du mois`, `les ${list} ${day}s de chaque mois`, `chaque mois, les ${list} ${day}s`],
    [
      `${list} ${day}`,
      `the ${list} ${day}s`,
      `${list} ${day} of the month`,
      `on the ${list} ${day} of each month`,
      `monthly on ${list} ${day}`,
    ],
  );
  return { text, meant: { ...NOTHING, freq: "monthly", days: chosen.map((which) => `${weekday}/${which}`) } };
}

function listOfMonthDays(random: Random, language: Language): Made<MeantRule> {
  const [first, second] = [random.whole(2, 13), random.whole(14, 28)];
  const th = (day: number) => `${day}${day > 3 && day < 21 ? "th" : (["th", "st", "nd", "rd"][day % 10] ?? "th")}`;
  const text = said(
    random,
    language,
    [
      `le ${first} et le ${second}`,
      `les ${first} et ${second} du mois`,
      `le ${first} et le ${second} de chaque mois`,
      `tous les mois, les ${first} et ${second}`,
    ],
    [
      `on the ${th(first)} and the ${th(second)}`,
      `the ${th(first)} and ${th(second)} of each month`,
      `every month on the ${th(first)} and ${th(second)}`,
    ],
  );
  return { text, meant: { ...NOTHING, freq: "monthly", monthDays: [first, second] } };
}

function weekdayRange(random: Random, language: Language): Made<MeantRule> {
  const first = random.whole(1, 4);
  const last = random.whole(first + 1, 6);
  const [from, to] = [dayOf(language, first), dayOf(language, last)];
  const days = Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  const text = said(
    random,
    language,
    [`du ${from} au ${to}`, `${from} à ${to}`, `de ${from} à ${to}`],
    [`${from} to ${to}`, `from ${from} to ${to}`, `${from}-${to}`, `${from} through ${to}`],
  );
  return { text, meant: { ...NOTHING, days } };
}

function parity(random: Random, language: Language): Made<MeantRule> {
  const weekday = random.whole(1, 7);
  const weeks = random.one(["even", "odd"] as const);
  const day = dayOf(language, weekday);
  const fr = weeks === "even" ? "paires" : "impaires";
  const text = said(
    random,
    language,
    [`le ${day} des semaines ${fr}`, `les semaines ${fr}, le ${day}`, `${day} en semaine ${fr.slice(0, -1)}`],
    [`${day} on ${weeks} weeks`, `${weeks} weeks on ${day}`, `every ${weeks} week, ${day}`],
  );
  return { text, meant: { ...NOTHING, days: [String(weekday)], weeks } };
}

function lastDays(random: Random, language: Language): Made<MeantRule> {
  const text = said(
    random,
    language,
    ["le dernier jour du mois", "tous les mois le dernier jour", "le dernier jour de chaque mois"],
    ["the last day of the month", "monthly on last day", "on the last day of every month"],
  );
  return { text, meant: { ...NOTHING, freq: "monthly", monthDays: [-1] } };
}

function counted(random: Random, language: Language): Made<MeantRule> {
  const weekday = random.whole(1, 7);
  const count = random.whole(2, 12);
  const day = dayOf(language, weekday);
  const text = said(
    random,
    language,
    [
      `${count} ${day}s de suite`,
      `les ${count} prochains ${day}s`,
      `tous les ${day}s, ${count} fois`,
      `le ${day} pendant ${count} semaines`,
    ],
    [`${count} ${day}s`, `the next ${count} ${day}s`, `every ${day} for ${count} weeks`, `${day}s x ${count}`],
  );
  return { text, meant: { ...NOTHING, days: [String(weekday)], end: String(count) } };
}

function butOneOfTheMonth(random: Random, language: Language): Made<MeantRule> {
  const weekday = random.whole(1, 7);
  const day = dayOf(language, weekday);
  const which = random.whole(1, 4);
  const word = nth(language, which, random.part() < 0.5);
  const text = said(
    random,
    language,
    [`tous les ${day}s sauf le ${word} ${day} du mois`, `chaque ${day}, hormis le ${word} ${day} de chaque mois`],
    [`every ${day} except the ${word} ${day} of the month`, `${day}s but not the ${word} ${day} of each month`],
  );
  const days = [1, 2, 3, 4, 5].filter((one) => one !== which).map((one) => `${weekday}/${one}`);
  return { text, meant: { ...NOTHING, freq: "monthly", days } };
}

function someMonths(random: Random, language: Language): Made<MeantRule> {
  const weekday = random.whole(1, 7);
  const interval = random.one([2, 3]);
  const day = dayOf(language, weekday);
  const fr =
    interval === 2
      ? ["un mois sur deux", "tous les deux mois", "tous les 2 mois"]
      : ["tous les trois mois", "chaque trimestre", "tous les 3 mois"];
  const en =
    interval === 2 ? ["every other month", "every two months", "every 2 months"] : ["every three months", "every quarter", "quarterly"];
  const text = language === "fr" ? `${random.one(fr)} le premier ${day}` : `${random.one(en)} on the first ${day}`;
  return { text, meant: { ...NOTHING, freq: "monthly", interval, days: [`${weekday}/1`] } };
}

/** "Tuesday evenings at 7:30": the part of the day makes the hour plain. */
function partOfDay(random: Random, language: Language): Made<MeantRule> {
  const weekday = random.whole(1, 7);
  const day = dayOf(language, weekday);
  const evening = random.part() < 0.5;
  const hour = evening ? random.whole(6, 9) : random.whole(8, 11);
  const time = `${String(evening ? hour + 12 : hour).padStart(2, "0")}:30`;
  const [fr, en] = evening ? ["soir", "evening"] : ["matin", "morning"];
  const text = said(
    random,
    language,
    [`le ${day} ${fr} à ${hour}h30`, `tous les ${day}s ${fr}s à ${hour} heures et demie`, `le ${day} à ${hour}h30 du ${fr}`],
    [
      `${day} ${en}s at ${hour}:30`,
      `every ${day} ${en} at half past ${hour}`,
      `${day}s at half past ${hour} in the ${en}`,
      `half past ${hour} in the ${en} on ${day}s`,
    ],
  );
  return { text, meant: { ...NOTHING, days: [String(weekday)], time } };
}

function eachItsHour(random: Random, language: Language): Made<MeantRule> {
  const first = random.whole(1, 4);
  const second = random.whole(first + 1, 7);
  const [a, b] = [random.whole(8, 12), random.whole(13, 21)];
  const [one, other] = [dayOf(language, first), dayOf(language, second)];
  const text = said(
    random,
    language,
    [`le ${one} à ${a}h et le ${other} à ${b}h30`, `${one} ${a}h, ${other} ${b}h30`, `${one} ${a}:00 et ${other} ${b}:30`],
    [`${one} ${a}:00, ${other} ${b}:30`, `${one} at ${a}:00 and ${other} at ${b}:30`, `${one} ${a}:00; ${other} ${b - 12}:30pm`],
  );
  const two = (hour: number) => String(hour).padStart(2, "0");
  return { text, meant: { ...NOTHING, days: [`${first} ${two(a)}:00`, `${second} ${two(b)}:30`] } };
}

function exceptionFirst(random: Random, language: Language): Made<MeantRule> {
  const weekday = random.whole(1, 7);
  const day = dayOf(language, weekday);
  const hour = random.whole(8, 21);
  const text = said(
    random,
    language,
    [`le ${day}, hors juillet et août, à ${hour}h`, `tous les ${day}s sauf en juillet et en août à ${hour}h`],
    [`every ${day}, except in July and August, at ${hour}:00`, `${day}s outside July and August at ${hour}:00`],
  );
  const time = `${String(hour).padStart(2, "0")}:00`;
  return { text, meant: { ...NOTHING, days: [String(weekday)], time, except: ["month 7", "month 8"] } };
}

function clockWords(random: Random, language: Language): Made<MeantRule> {
  const weekday = random.whole(1, 7);
  const day = dayOf(language, weekday);
  const [time, fr, en] = random.one([
    ["12:00", "midi", "noon"],
    ["12:15", "midi et quart", "12:15"],
    ["18:45", "19 heures moins le quart", "a quarter to seven in the evening"],
    ["19:15", "dix-neuf heures et quart", "quarter past seven in the evening"],
    ["20:20", "vingt heures vingt", "twenty past eight in the evening"],
    ["10:30", "dix heures et demie", "half past ten in the morning"],
    ["18:30", "18.30", "18.30"],
  ] as const);
  const text = language === "fr" ? `tous les ${day}s à ${fr}` : `every ${day} at ${en}`;
  return { text, meant: { ...NOTHING, days: [String(weekday)], time } };
}
