import assert from "node:assert/strict";
import { test } from "node:test";
import { type Local, type LocalDate, readZone, resolve, toInstant, weekdayOf, type Zone } from "#calendar/calendar.ts";
import { addDays, dateOf, localOf } from "#calendar/civil.ts";
import { isUnread } from "#kernel/unread.ts";
import { readDay, readMoment } from "#phrases/moments.ts";
import { occurrencesReport, whenReport } from "#phrases/reports.ts";
import { readRule } from "#phrases/rules.ts";
import { randomFrom } from "#test/support/zones.ts";
import { englishMoments, englishRules } from "./phrases-en.ts";
import { frenchMoments, frenchRules } from "./phrases-fr.ts";

const paris = readZone("Europe/Paris") as Zone;
const saturday = "2027-03-20T12:00";

function when(text: string, locale: string, now = saturday, zone = paris): string {
  const read = readMoment(text, { now: toInstant(now as Local, zone), zone, locale });
  return isUnread(read) ? `${read.key}: ${read.refused}` : read.readings.join(" | ");
}

function day(text: string, locale: string, now = saturday): string {
  const read = readDay(text, { now: toInstant(now as Local, paris), zone: paris, locale });
  return isUnread(read) ? `${read.key}: ${read.refused}` : read.readings.join(" | ");
}

function rule(text: string, locale: string): object | string {
  const read = readRule(text, { now: toInstant(saturday as Local, paris), zone: paris, locale });
  return isUnread(read) ? `${read.key}: ${read.refused}` : read.rule;
}

test("dates in French words are read, asked about or refused", () => {
  for (const [typed, read] of frenchMoments) assert.equal(when(typed, "fr"), read, typed);
});

test("dates in English words are read, asked about or refused", () => {
  for (const [typed, read] of englishMoments) assert.equal(when(typed, "en"), read, typed);
});

test("repetition in French words is read or refused", () => {
  for (const [typed, read] of frenchRules) assert.deepEqual(rule(typed, "fr"), read, typed);
});

test("repetition in English words is read or refused", () => {
  for (const [typed, read] of englishRules) assert.deepEqual(rule(typed, "en"), read, typed);
});

test("each language is read in a community of the other one", () => {
  const figures = /\d[/.-]\d/;
  for (const [typed, read] of frenchMoments) if (!figures.test(typed) && /^\d{4}/.test(read)) assert.equal(when(typed, "en"), read, typed);
  for (const [typed, read] of frenchRules)
    if (!figures.test(typed) && typeof read !== "string") assert.deepEqual(rule(typed, "en"), read, typed);
  for (const [typed, read] of englishRules) if (typeof read !== "string") assert.deepEqual(rule(typed, "fr"), read, typed);
});

test("accents, capitals and spaces make no difference", () => {
  for (const [typed, read] of [...frenchMoments, ...englishMoments]) {
    if (!/^\d{4}/.test(read)) continue;
    const locale = frenchMoments.some(([one]) => one === typed) ? "fr" : "en";
    const bare = typed.normalize("NFD").replace(/\p{M}/gu, "");
    for (const variant of [
      bare,
      typed.toUpperCase(),
      `  ${typed.replaceAll(" ", "  ")} `,
      typed.replaceAll("'", "’"),
      typed.replaceAll(" ", "\u00a0"),
    ]) {
      assert.equal(when(variant, locale), read, variant);
    }
  }
});

test("the words of a public fault report are read as the person meant them", () => {
  assert.equal(when("demain à 10h", "fr", "2016-08-05T00:30"), "2016-08-06T10:00");
  assert.equal(when("Fri 11am", "en", "2024-05-11T12:00"), "2024-05-17T11:00");
  assert.equal(when("20 nov. 2024, 05 h 17", "fr", "2024-05-11T12:00"), "2024-11-20T05:17");
  assert.equal(when("dimanche 28 mars à 10h", "fr", "2026-11-30T09:00"), "2027-03-28T10:00");
  assert.equal(when("01/04/2027 19:30", "fr"), "2027-04-01T19:30");
  assert.equal(toInstant("2027-04-01T19:30" as Local, paris), Date.parse("2027-04-01T17:30Z"));
  assert.equal(when("03/04/2027 10:00", "fr", "2026-11-30T09:00"), "2027-04-03T10:00");
  assert.equal(when("03/04/2027 10:00", "en", "2026-11-30T09:00"), "2027-03-04T10:00 | 2027-04-03T10:00");
});

test("next Sunday is the coming one, and is asked about on its eve alone", () => {
  for (let away = 0; away < 7; away += 1) {
    const today = addDays("2027-03-21" as LocalDate, away);
    const coming = addDays("2027-03-28" as LocalDate, 0);
    const expected = away === 6 ? `${coming}T10:30 | ${addDays(coming, 7)}T10:30` : `${coming}T10:30`;
    assert.equal(when("dimanche prochain 10h30", "fr", `${today}T12:00`), expected, today);
    assert.equal(when("next Sunday 10:30", "en", `${today}T12:00`), expected, today);
  }
});

test("a weekday named on that very day is asked about as long as its hour is ahead", () => {
  assert.equal(when("dimanche à 10h", "fr", "2027-03-21T09:00"), "2027-03-21T10:00 | 2027-03-28T10:00");
  assert.equal(when("dimanche à 10h", "fr", "2027-03-21T10:00"), "2027-03-28T10:00");
  assert.equal(when("ce dimanche à 10h", "fr", "2027-03-21T09:00"), "2027-03-21T10:00");
  assert.equal(when("ce dimanche à 10h", "fr", "2027-03-21T11:00"), "when-past: ce dimanche à 10h");
});

test("where the week begins matters in English alone", () => {
  assert.equal(when("vendredi de la semaine prochaine à 19h", "fr", "2027-03-21T12:00"), "2027-03-26T19:00");
  assert.equal(when("Friday next week at 7pm", "en", "2027-03-21T12:00"), "2027-03-26T19:00 | 2027-04-02T19:00");
  assert.equal(when("Friday next week at 7pm", "en", "2027-03-23T12:00"), "2027-04-02T19:00");
});

test("what is past by a minute is past, and what is ahead by a minute is not", () => {
  assert.equal(when("20/03/2027 12:00", "fr"), "when-past: 20/03/2027 12:00");
  assert.equal(when("20/03/2027 12:01", "fr"), "2027-03-20T12:01");
  assert.equal(when("aujourd'hui à 12h", "fr"), "when-past: aujourd'hui à 12h");
});

test("an hour in the gap is accepted, and said to be moved", () => {
  const report = whenReport("27/03/2022 02:00", { now: "2022-03-01T12:00", zone: "Europe/Berlin", locale: "fr" });
  assert.deepEqual(report.data, { readings: ["2022-03-27T03:00"] });
  assert.deepEqual(report.moved, [{ local: "2022-03-27T02:00", meeting: "gap", shown: "2022-03-27T03:00" }]);
  assert.equal(resolve("2022-03-27T02:00" as Local, readZone("Europe/Berlin") as Zone).instant, Date.parse("2022-03-27T01:00Z"));
});

test("in two hours is elapsed time, also over the change of the clocks", () => {
  assert.equal(when("dans 2 heures", "fr", "2027-03-28T01:30"), "2027-03-28T04:30");
  assert.equal(when("in 24 hours", "en", "2027-03-27T12:00"), "2027-03-28T13:00");
});

test("a date without its hour is read where a day is wanted", () => {
  const expected: readonly (readonly [string, string])[] = [
    ["2027-06-30", "2027-06-30"],
    ["30/06/2027", "2027-06-30"],
    ["le 30 juin", "2027-06-30"],
    ["30 June 2027", "2027-06-30"],
    ["fin juin", "2027-06-30"],
    ["end of June", "2027-06-30"],
    ["dimanche prochain", "2027-03-21 | 2027-03-28"],
    ["hier", "2027-03-19"],
    ["13/01", "2028-01-13"],
    ["le 12 mars", "2027-03-12 | 2028-03-12"],
    ["31/06/2027", "when-no-such-day: 31/06/2027"],
    ["28/03/2027 10h30", "when-hour-too-many: 28/03/2027 10h30"],
    ["", "when-empty: "],
    ["un jour", "when-unclear: jour"],
  ];
  for (const [typed, read] of expected) assert.equal(day(typed, "fr"), read, typed);
});

/** Ways in which people write one and the same moment; each must be read as exactly that moment. */
const ways: Readonly<Record<string, Readonly<Record<string, (moment: Local) => string>>>> = {
  fr: {
    iso: (moment) => moment.replace("T", " "),
    figures: (moment) => `${part(moment, 8)}/${part(moment, 5)}/${moment.slice(0, 4)} ${part(moment, 11)}h${part(moment, 14)}`,
    figuresAt: (moment) =>
      `le ${Number(part(moment, 8))}/${Number(part(moment, 5))}/${moment.slice(0, 4)} à ${Number(part(moment, 11))} h ${part(moment, 14)}`,
    dots: (moment) => `${part(moment, 8)}.${part(moment, 5)}.${moment.slice(0, 4)} à ${part(moment, 11)}:${part(moment, 14)}`,
    words: (moment) => `${inWords(moment, "fr-FR")} à ${Number(part(moment, 11))}h${part(moment, 14)}`,
    short: (moment) => `${inWords(moment, "fr-FR", "short")}, ${Number(part(moment, 11))} h ${part(moment, 14)}`,
    hourFirst: (moment) => `à ${Number(part(moment, 11))}h${part(moment, 14)} le ${inWords(moment, "fr-FR")}`,
    plain: (moment) =>
      `${Number(part(moment, 8))} ${inWords(moment, "fr-FR").split(" ")[2]} ${moment.slice(0, 4)} ${part(moment, 11)}:${part(moment, 14)}`,
  },
  en: {
    iso: (moment) => moment,
    words: (moment) => `${inWords(moment, "en-GB")}, ${part(moment, 11)}:${part(moment, 14)}`,
    american: (moment) => `${inWords(moment, "en-US")} at ${twelve(moment)}`,
    short: (moment) => `${inWords(moment, "en-GB", "short")} ${part(moment, 11)}:${part(moment, 14)}`,
    hourFirst: (moment) => `${twelve(moment)} on ${inWords(moment, "en-US")}`,
    dotted: (moment) =>
      `${inWords(moment, "en-GB")} at ${Number(part(moment, 11)) % 12 || 12}.${part(moment, 14)}${Number(part(moment, 11)) < 12 ? "am" : "pm"}`,
  },
};

function part(moment: Local, from: number): string {
  return moment.slice(from, from + 2);
}

function inWords(moment: Local, locale: string, length: "long" | "short" = "long"): string {
  return new Intl.DateTimeFormat(locale, { weekday: length, day: "numeric", month: length, year: "numeric", timeZone: "UTC" }).format(
    Date.parse(`${moment}Z`),
  );
}

function twelve(moment: Local): string {
  const hour = Number(part(moment, 11));
  return `${hour % 12 || 12}:${part(moment, 14)} ${hour < 12 ? "am" : "p.m."}`;
}

test("however a moment is written in full, it is read as that moment", () => {
  const random = randomFrom(1604);
  for (let i = 0; i < 250; i += 1) {
    const minutes = random.whole(1, 10 * 365 * 24 * 60);
    const moment = localOf(Date.parse("2027-03-20T12:00Z") + minutes * 60_000);
    // Twelve am is asked about, since it may end the day.
    if (moment.slice(11) === "00:00") continue;
    for (const [locale, forms] of Object.entries(ways)) {
      for (const [name, write] of Object.entries(forms)) assert.equal(when(write(moment), locale), moment, `${name}: ${write(moment)}`);
    }
  }
});

test("a date that is written with another weekday is refused", () => {
  const random = randomFrom(7);
  for (let i = 0; i < 200; i += 1) {
    const moment = localOf(Date.parse("2027-03-21T10:30Z") + random.whole(1, 3_000) * 86_400_000);
    const other = addDays(dateOf(moment), random.whole(1, 6));
    const weekday = new Intl.DateTimeFormat("fr-FR", { weekday: "long", timeZone: "UTC" }).format(Date.parse(other));
    const text = `${weekday} ${inWords(moment, "fr-FR").split(" ").slice(1).join(" ")} à 10h30`;
    assert.notEqual(weekdayOf(other), weekdayOf(dateOf(moment)));
    assert.match(when(text, "fr"), /^when-other-weekday: /, text);
  }
});

test("a word too many, before, after or between, is never passed over", () => {
  for (const [typed, read] of [...frenchMoments, ...englishMoments].filter(([, read]) => /^\d{4}/.test(read))) {
    const locale = frenchMoments.some(([one]) => one === typed) ? "fr" : "en";
    const words = typed.split(" ");
    for (const extra of ["peut-être", "except", "17", "not", "sauf"]) {
      for (const at of [0, Math.ceil(words.length / 2), words.length]) {
        const text = [...words.slice(0, at), extra, ...words.slice(at)].join(" ");
        const got = when(text, locale);
        if (extra !== "17") assert.match(got, /^when-/, text);
        else if (/^\d{4}/.test(got)) assert.notEqual(got, read, text);
      }
    }
  }
});

test("the report of occurrences prints local times and instants", () => {
  const report = occurrencesReport("weekly", { start: "2027-03-21T02:30", zone: "Europe/Paris", count: "3" });
  assert.deepEqual(report.data, [
    { local: "2027-03-21T02:30", zone: "Europe/Paris", instant: "2027-03-21T01:30:00Z" },
    { local: "2027-03-28T03:30", zone: "Europe/Paris", instant: "2027-03-28T01:30:00Z" },
    { local: "2027-04-04T02:30", zone: "Europe/Paris", instant: "2027-04-04T00:30:00Z" },
  ]);
  const some = occurrencesReport("wed 19:30, sun 10:00", {
    start: "2027-03-24T19:30",
    zone: "Europe/Paris",
    count: "9",
    from: "2027-03-27T00:00:00Z",
    until: "2027-04-07",
    except: "2027-04-04",
  });
  assert.deepEqual(
    some.data.map(({ local }) => local),
    ["2027-03-28T10:00", "2027-03-31T19:30", "2027-04-07T19:30"],
  );
  for (const [option, typed] of [
    ["zone", { start: "2027-03-21T02:30", zone: "EST" }],
    ["start", { start: "2027-02-29T02:30", zone: "UTC" }],
    ["from", { start: "2027-03-21T02:30", zone: "UTC", from: "tomorrow" }],
    ["from", { start: "2027-03-21T02:30", zone: "UTC", from: "2027-02-31T10:00:00Z" }],
    ["count", { start: "2027-03-21T02:30", zone: "UTC", count: "many" }],
    ["until", { start: "2027-03-21T02:30", zone: "UTC", until: "2027-02-30" }],
  ] as const) {
    assert.throws(() => occurrencesReport("weekly", typed), { option });
  }
  const start = { start: "2027-03-21T02:30", zone: "Europe/Paris" };
  for (const typed of [
    { until: "2027-01-01" },
    { from: "2030-01-01T00:00:00Z", until: "2027-06-01" },
    { except: "2027-03-21", until: "2027-03-21" },
  ])
    assert.equal(occurrencesReport("weekly", { ...start, ...typed }).unread?.key, "rule-gives-none");
  assert.equal(occurrencesReport("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", start).unread?.refused, "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30");
  assert.equal(occurrencesReport("weekly", { ...start, count: "0" }).unread, null);
  assert.throws(() => occurrencesReport("weekly", { ...start, locale: "xx" }), { option: "locale", key: "locale-unknown" });
  assert.throws(() => whenReport("demain 10h", { locale: "xx" }), { option: "locale", key: "locale-unknown" });
  for (const locale of ["fr", "fr-CA", "FR_fr", "en-GB"]) whenReport("demain 10h", { locale });
  assert.throws(() => occurrencesReport("every blue moon", { start: "2027-03-21T02:30", zone: "UTC" }), {
    option: "rule",
    key: "rule-unclear",
  });
});

test("the report of a date in words gives its readings, or the part not understood", () => {
  const typed = { now: "2027-03-20T12:00", zone: "Europe/Paris", locale: "fr" };
  assert.deepEqual(whenReport("dimanche prochain 10h30", typed).data, { readings: ["2027-03-21T10:30", "2027-03-28T10:30"] });
  assert.deepEqual(whenReport("demain à la fraîche", typed).data, { readings: [], refused: "la fraîche" });
});
