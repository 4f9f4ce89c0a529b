import assert from "node:assert/strict";
import { test } from "node:test";
import { type Local, type LocalDate, readZone, toInstant, weekdayOf, type Zone } from "#calendar/calendar.ts";
import { readCalendarFile } from "#calendar/calendar-files.ts";
import { addDays, dayOf, easterDay } from "#calendar/civil.ts";
import { type FrenchRegion, frenchHolidays, regionOfZone } from "#calendar/french-holidays.ts";
import { hebrewFeasts } from "#calendar/hebrew-feasts.ts";
import { type Pause, pausesOf, pausesOn, pauseTest } from "#calendar/pauses.ts";
import { lastOccurrence, nextOccurrence, occurrenceOn, occurrences, previousOccurrence, type Rule } from "#calendar/repetition.ts";
import { writeRRule } from "#calendar/rrule-text.ts";
import { LOCALES } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";
import { readLeftOut } from "#phrases/rules.ts";
import { randomFrom } from "#test/support/zones.ts";

const paris = readZone("Europe/Paris") as Zone;
const jerusalem = readZone("Asia/Jerusalem") as Zone;
const france: Pause = { kind: "french holidays", region: "metropole" };

function date(text: string): LocalDate {
  return text as LocalDate;
}

function holidays(year: number, region: FrenchRegion): string {
  return frenchHolidays(year, region)
    .map((holiday) => holiday.date.slice(5))
    .join(" ");
}

function dates(rule: Rule, start: string, most: number, zone = paris): readonly string[] {
  const found: string[] = [];
  for (const occurrence of occurrences(rule, start as Local, zone)) {
    found.push(occurrence.date);
    if (found.length === most) break;
  }
  return found;
}

test("the eleven public holidays of France fall where the law and Easter put them", () => {
  assert.equal(holidays(2027, "metropole"), "01-01 03-29 05-01 05-06 05-08 05-17 07-14 08-15 11-01 11-11 12-25");
  assert.equal(holidays(2026, "metropole"), "01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25");
  for (let year = 1990; year < 2060; year += 1) {
    const moving = frenchHolidays(year, "metropole").filter(({ key }) => /easter|ascension|whit/.test(key));
    assert.deepEqual(
      moving.map((holiday) => [dayOf(holiday.date) - easterDay(year), weekdayOf(holiday.date)]),
      [
        [1, 1],
        [39, 4],
        [50, 1],
      ],
    );
  }
});

test("regions of France add their own holidays", () => {
  const own: Readonly<Record<string, string>> = {
    "alsace-moselle": "03-26 12-26",
    guadeloupe: "05-27",
    guyane: "06-10",
    martinique: "05-22",
    mayotte: "04-27",
    "nouvelle-caledonie": "09-24",
    polynesie: "03-05 03-26 11-20",
    reunion: "12-20",
    "saint-barthelemy": "10-09",
    "saint-martin": "05-28",
    "saint-pierre-et-miquelon": "",
    "wallis-et-futuna": "04-28 06-29 07-29",
  };
  const common = new Set(holidays(2027, "metropole").split(" "));
  for (const [region, expected] of Object.entries(own)) {
    const added = holidays(2027, region as FrenchRegion)
      .split(" ")
      .filter((day) => !common.has(day));
    assert.equal(added.join(" "), expected, region);
  }
  assert.match(holidays(2024, "polynesie"), /06-29/);
  assert.doesNotMatch(holidays(2025, "polynesie"), /06-29/);
});

test("a community's zone tells its region, and outside France there is none", () => {
  assert.equal(regionOfZone(paris), "metropole");
  assert.equal(regionOfZone(readZone("Indian/Reunion") as Zone), "reunion");
  for (const zone of ["America/Martinique", "America/Miquelon", "Pacific/Noumea", "America/St_Barthelemy", "America/Marigot"]) {
    assert.notEqual(regionOfZone(readZone(zone) as Zone), null, zone);
  }
  assert.equal(regionOfZone(jerusalem), null);
});

test("the feasts of the Hebrew calendar begin at their eve", () => {
  const feasts = hebrewFeasts(5788).map(({ from, first, to, key }) => `${key.slice(6)} ${from} ${first} ${to}`);
  assert.deepEqual(feasts, [
    "rosh-hashanah 2027-10-01 2027-10-02 2027-10-03",
    "yom-kippur 2027-10-10 2027-10-11 2027-10-11",
    "sukkot 2027-10-15 2027-10-16 2027-10-22",
    "shemini-atzeret 2027-10-22 2027-10-23 2027-10-24",
    "pesach 2028-04-10 2028-04-11 2028-04-18",
    "shavuot 2028-05-30 2028-05-31 2028-06-01",
  ]);
  // Rosh Hashanah never begins on a Sunday, a Wednesday or a Friday; Pesach comes 163 days before it.
  for (let year = 5780; year < 5850; year += 1) {
    const first = hebrewFeasts(year)[0]?.first as LocalDate;
    assert.ok(![7, 3, 5].includes(weekdayOf(first)), first);
    assert.equal(addDays(hebrewFeasts(year - 1)[4]?.first as LocalDate, 163), first);
  }
});

test("dates in a pause are left out, and the others keep their identity", () => {
  const wednesdays: Rule = { freq: "weekly", days: [{ weekday: 3 }] };
  const pause: Pause = { kind: "dates", from: date("2027-12-20"), to: date("2028-01-04") };
  assert.deepEqual(dates({ ...wednesdays, pauses: [pause] }, "2027-12-08T19:30", 4), [
    "2027-12-08",
    "2027-12-15",
    "2028-01-05",
    "2028-01-12",
  ]);
  assert.deepEqual(dates({ ...wednesdays, pauses: [{ kind: "months", months: [7, 8] }] }, "2027-06-23T19:30", 3), [
    "2027-06-23",
    "2027-06-30",
    "2027-09-01",
  ]);
  const saturdays: Rule = { freq: "weekly", days: [{ weekday: 6 }], pauses: [france] };
  assert.deepEqual(dates(saturdays, "2027-04-24T10:00", 3), ["2027-04-24", "2027-05-15", "2027-05-22"]);
});

test("a date left out by a pause still counts, as one that was cancelled does", () => {
  const rule: Rule = { freq: "weekly", count: 4, pauses: [{ kind: "dates", from: date("2027-03-28"), to: date("2027-04-03") }] };
  assert.deepEqual(dates(rule, "2027-03-24T19:30", 9), ["2027-03-24", "2027-04-07", "2027-04-14"]);
});

test("whatever is asked, a series with pauses is the series without them, less what falls into them", () => {
  const random = randomFrom(1789);
  const kinds: readonly Pause[] = [
    france,
    { kind: "hebrew feasts" },
    { kind: "months", months: [8] },
    { kind: "dates", from: date("2028-02-10"), to: date("2028-05-02") },
  ];
  const plains: readonly Rule[] = [
    { freq: "daily", interval: 2 },
    { freq: "weekly", days: [{ weekday: 1 }, { weekday: 6 }] },
    {
      freq: "weekly",
      interval: 2,
      days: [
        { weekday: 3, time: "19:30" },
        { weekday: 7, time: "10:00" },
      ],
    },
    { freq: "monthly", days: [{ weekday: 7, nth: 1 }] },
    { freq: "monthly", monthDays: [1, 11] },
    { freq: "monthly", monthDays: [1] },
  ];
  for (let i = 0; i < 60; i += 1) {
    const rule = random.one(plains);
    const pauses = kinds.filter(() => random.part() < 0.5);
    const start = `2027-${String(random.whole(1, 9)).padStart(2, "0")}-11T02:30` as Local;
    const isPaused = pauseTest(pauses);
    const all = dates(rule, start, 120);
    const left = all.filter((day) => !isPaused(dayOf(date(day))));
    const paused: Rule = { ...rule, pauses };
    assert.deepEqual(dates(paused, start, left.length), left, JSON.stringify({ rule, pauses, start }));
    const [one, two] = [left[3], left[4]] as [LocalDate, LocalDate];
    const found = occurrenceOn(paused, start, paris, one);
    assert.equal(found?.date, one);
    assert.equal(nextOccurrence(paused, start, paris, found?.instant as never)?.date, two);
    assert.equal(previousOccurrence(paused, start, paris, occurrenceOn(paused, start, paris, two)?.instant as never)?.date, one);
    for (const day of all) {
      assert.equal(pausesOn(pauses, date(day)).length > 0, isPaused(dayOf(date(day))), day);
      if (isPaused(dayOf(date(day)))) assert.equal(occurrenceOn(paused, start, paris, date(day)), null);
    }
  }
});

test("a rule whose every date falls into a pause ends at once", () => {
  assert.deepEqual(dates({ freq: "yearly", months: [12], monthDays: [25], pauses: [france] }, "2027-01-01T10:00", 1), []);
  assert.deepEqual(dates({ freq: "yearly", months: [5], monthDays: [1], pauses: [france] }, "2027-05-01T10:00", 1), []);
  const ended: Rule = {
    freq: "daily",
    until: date("2027-05-02"),
    pauses: [{ kind: "dates", from: date("2027-04-30"), to: date("2027-05-09") }],
  };
  assert.equal(lastOccurrence(ended, "2027-04-20T10:00" as Local, paris)?.date, "2027-04-29");
});

test("pauses are told with their names, in order, whole", () => {
  const told = pausesOf(
    [{ kind: "dates", from: date("2027-04-30"), to: date("2027-05-03") }, france],
    date("2027-05-01"),
    date("2027-05-08"),
  );
  assert.deepEqual(
    told.map(({ from, to, key }) => `${from} ${to} ${key}`),
    [
      "2027-04-30 2027-05-03 null",
      "2027-05-01 2027-05-01 holiday-labour",
      "2027-05-06 2027-05-06 holiday-ascension",
      "2027-05-08 2027-05-08 holiday-victory",
    ],
  );
  assert.deepEqual(
    pausesOn([{ kind: "hebrew feasts" }], date("2027-10-10")).map(({ key }) => key),
    ["feast-yom-kippur"],
  );
});

const file = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//test//FR",
  "BEGIN:VEVENT",
  "UID:1",
  "SUMMARY:Vacances de No\u00ebl",
  "DTSTART;VALUE=DATE:20271218",
  "DTEND;VALUE=DATE:20280103",
  "END:VEVENT",
  "BEGIN:VEVENT",
  "UID:2",
  "SUMMARY:Saint-Jean",
  "DTSTART;VALUE=DATE:20200624",
  "RRULE:FREQ=YEARLY",
  "EXDATE;VALUE=DATE:20290624",
  "END:VEVENT",
  "BEGIN:VEVENT",
  "UID:3",
  "SUMMARY:Salle prise",
  "DTSTART:20270405T220000Z",
  "DTEND:20270406T050000Z",
  "END:VEVENT",
  "BEGIN:VEVENT",
  "UID:4",
  "SUMMARY:Nuit",
  "DTSTART;TZID=America/New_York:20270410T200000",
  "DURATION:PT1H",
  "END:VEVENT",
  "BEGIN:VEVENT",
  "UID:5",
  "STATUS:CANCELLED",
  "SUMMARY:Annul\u00e9",
  "DTSTART;VALUE=DATE:20270501",
  "END:VEVENT",
  "BEGIN:VEVENT",
  "UID:6",
  "SUMMARY:Journ\u00e9e",
  "DTSTART;VALUE=DATE:20270228",
  "END:VEVENT",
  "END:VCALENDAR",
  "",
].join("\r\n");

test("a calendar file gives the days that it names, in the community's zone, year after year", () => {
  const read = readCalendarFile(file, paris);
  assert.ok("pause" in read, JSON.stringify(read));
  const told = pausesOf([read.pause], date("2027-01-01"), date("2029-12-31"));
  assert.deepEqual(
    told.map(({ from, to, name }) => `${from} ${to} ${name}`),
    [
      "2027-02-28 2027-02-28 Journ\u00e9e",
      "2027-04-06 2027-04-06 Salle prise",
      "2027-04-11 2027-04-11 Nuit",
      "2027-06-24 2027-06-24 Saint-Jean",
      "2027-12-18 2028-01-02 Vacances de No\u00ebl",
      "2028-06-24 2028-06-24 Saint-Jean",
    ],
  );
  assert.deepEqual(JSON.parse(JSON.stringify(read.pause)), read.pause);
});

test("what is no calendar file, or holds no day, is refused by name", () => {
  for (const [text, key] of [
    ["hello", "calendar-file-unclear"],
    ["", "calendar-file-unclear"],
    ["BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n", "calendar-file-empty"],
    ["BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:x\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n", "calendar-file-event"],
    [file.replace("FREQ=YEARLY", "FREQ=YEARLY;BYWEEKNO=3"), "rrule-unknown-part"],
  ] as const) {
    const read = readCalendarFile(text, paris);
    assert.ok("key" in read && read.key === key, `${key}: ${JSON.stringify(read)}`);
  }
});

test("what is left out is read in words, or refused by name", () => {
  function left(text: string, locale: string, zone = paris): unknown {
    const read = readLeftOut(text, { now: toInstant("2027-03-20T12:00" as Local, zone), zone, locale });
    return "leftOut" in read ? read.leftOut : `${read.key}: ${read.refused}`;
  }
  assert.deepEqual(left("2027-04-04,2027-04-11", "en"), { except: ["2027-04-04", "2027-04-11"] });
  assert.deepEqual(left("04/04/2027, jours f\u00e9ri\u00e9s", "fr"), { except: ["2027-04-04"], pauses: [france] });
  assert.deepEqual(left("ao\u00fbt", "fr"), { pauses: [{ kind: "months", months: [8] }] });
  assert.deepEqual(left("f\u00eates juives et le 14 juillet", "fr"), { except: ["2027-07-14"], pauses: [{ kind: "hebrew feasts" }] });
  assert.equal(left("public holidays", "en", jerusalem), "rule-holidays-where: public holidays");
  assert.deepEqual(left("public holidays of Martinique", "en", jerusalem), { pauses: [{ kind: "french holidays", region: "martinique" }] });
  assert.equal(left("les jours de pluie", "fr"), "except-unclear: de pluie");
  const christmas = { pauses: [{ kind: "dates", from: "2027-12-20", to: "2028-01-04" }] };
  for (const text of ["2027-12-20..2028-01-04", "2027-12-20/2028-01-04", "2027-12-20–2028-01-04", "2027-12-20 au 2028-01-04"]) {
    assert.deepEqual(left(text, "fr"), christmas, text);
  }
  assert.deepEqual(left("mercredi prochain", "fr"), { except: ["2027-03-24"] });
  assert.equal(left("dimanche prochain", "fr"), "rule-date-unclear: dimanche prochain");
  assert.equal(left("", "fr"), "except-empty: ");
  assert.equal(left("05/06/2027", "en"), "rule-date-unclear: 05/06/2027");
});

test("calendars are told which dates a pause leaves out", () => {
  const rule: Rule = { freq: "weekly", days: [{ weekday: 6 }], until: date("2027-05-31"), pauses: [france] };
  const [part] = writeRRule(rule, "2027-04-24T10:00" as Local, paris);
  assert.deepEqual(part?.except, ["2027-05-01T10:00", "2027-05-08T10:00"]);
  assert.doesNotMatch(part?.text ?? "", /pause/i);
});

test("what a sentence tells people to write is read in their language", () => {
  const about = ["except-empty", "except-unclear", "rule-range-backwards", "rule-holidays-which"] as const;
  for (const locale of LOCALES) {
    for (const key of about) {
      const said = speak(locale, key, key === "except-empty" ? {} : { text: "" });
      const told = [...said.matchAll(/[\u201c\u00ab]\s*([^\u201d\u00bb]+?)\s*[\u201d\u00bb]/g)]
        .map(([, text = ""]) => text.trim())
        .filter((text) => text !== "");
      assert.ok(told.length > 0, said);
      for (const text of told) {
        const read = readLeftOut(text, { now: toInstant("2027-03-20T12:00" as Local, paris), zone: paris, locale });
        assert.ok("leftOut" in read, `${locale}, ${key}: ${text}`);
      }
    }
  }
});
