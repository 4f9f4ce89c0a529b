import assert from "node:assert/strict";
import { test } from "node:test";
import type { Lead, Local } from "#calendar/calendar.ts";
import { isUnread } from "#kernel/unread.ts";
import { readDuration, readLead, readLeads } from "#phrases/durations.ts";
import { isWithin, readHours } from "#phrases/hours.ts";

const MINUTE = 60_000;

function minutes(count: number): Lead {
  return { milliseconds: count * MINUTE };
}

function days(count: number): Lead {
  return { days: count };
}

const leads: readonly (readonly [typed: string, read: Lead])[] = [
  ["90m", minutes(90)],
  ["90 min", minutes(90)],
  ["90 minutes", minutes(90)],
  ["1440m", minutes(1440)],
  ["1h30", minutes(90)],
  ["1 h 30", minutes(90)],
  ["1 h 30 min", minutes(90)],
  ["1 hour 30", minutes(90)],
  ["1 hour and 30 minutes", minutes(90)],
  ["une heure trente", minutes(90)],
  ["une heure et demie", minutes(90)],
  ["an hour and a half", minutes(90)],
  ["1.5h", minutes(90)],
  ["1,5 h", minutes(90)],
  ["2 h", minutes(120)],
  ["2h", minutes(120)],
  ["2 heures", minutes(120)],
  ["deux heures", minutes(120)],
  ["two hours", minutes(120)],
  ["half an hour", minutes(30)],
  ["une demi-heure", minutes(30)],
  ["trois quarts d'heure", minutes(45)],
  ["un quart d'heure", minutes(15)],
  ["24h", minutes(1440)],
  ["24 h avant", minutes(1440)],
  ["1 hour before", minutes(60)],
  ["2 jours", days(2)],
  ["2j", days(2)],
  ["2d", days(2)],
  ["2 days before", days(2)],
  ["la veille", days(1)],
  ["the day before", days(1)],
  ["1w", days(7)],
  ["2 weeks", days(14)],
  ["une semaine avant", days(7)],
  ["1 semaine", days(7)],
];

test("how long before is calendar days or elapsed time, as it was said", () => {
  for (const [typed, read] of leads) assert.deepEqual(readLead(typed), { lead: read }, typed);
  assert.deepEqual(readDuration("2 jours"), { milliseconds: 2 * 1440 * MINUTE });
  assert.deepEqual(readDuration("1h30"), { milliseconds: 90 * MINUTE });
});

test("a length of time that is no length, or none that will do, is refused with the part that stood in the way", () => {
  for (const [typed, key, refused] of [
    ["90", "duration-unclear", "90"],
    ["", "duration-unclear", ""],
    ["soon", "duration-unclear", "soon"],
    ["2h90", "duration-unclear", "2h90"],
    ["1d12h", "duration-unclear", "12h"],
    ["1:30", "duration-unclear", ":30"],
    ["3 months", "duration-unclear", "months"],
    ["-2h", "duration-unclear", "-2h"],
    ["about 2h", "duration-unclear", "about 2h"],
    ["0m", "duration-out-of-bounds", "0m"],
    ["500d", "duration-out-of-bounds", "500d"],
  ] as const) {
    const read = readLead(typed);
    assert.ok(isUnread(read), typed);
    assert.deepEqual([read.key, read.refused], [key, refused], typed);
  }
});

test("several leads are separated by commas, and none can be said", () => {
  assert.deepEqual(readLeads("24h,1h"), { leads: [minutes(1440), minutes(60)] });
  assert.deepEqual(readLeads("1 jour, 2 h"), { leads: [days(1), minutes(120)] });
  assert.deepEqual(readLeads("none"), { leads: [] });
  assert.deepEqual(readLeads("Aucun"), { leads: [] });
  assert.ok(isUnread(readLeads("24h, later")));
});

function hours(typed: string, locale = "en"): string {
  const read = readHours(typed, locale);
  return isUnread(read)
    ? `refused: ${read.refused}`
    : read.hours.map(({ weekday, from, to }) => `${weekday} ${from / 60}-${to / 60}`).join(", ");
}

test("hours of the week are read in both languages", () => {
  for (const [typed, read] of [
    ["mon-fri 18:00-21:00", "1 18-21, 2 18-21, 3 18-21, 4 18-21, 5 18-21"],
    ["weekdays 6pm-9pm", "1 18-21, 2 18-21, 3 18-21, 4 18-21, 5 18-21"],
    ["lun-ven 18h-21h", "1 18-21, 2 18-21, 3 18-21, 4 18-21, 5 18-21"],
    ["du lundi au vendredi de 18h à 21h", "1 18-21, 2 18-21, 3 18-21, 4 18-21, 5 18-21"],
    ["sat 9:00-12:00, sun 14:00-18:00", "6 9-12, 7 14-18"],
    ["sam 9h-12h, dim 14h-18h", "6 9-12, 7 14-18"],
    ["samedi de 9h à 12h et dimanche de 14h à 18h", "6 9-12, 7 14-18"],
    ["mon 9:00-12:00, 14:00-18:00; tue 10:00-12:00", "1 9-12, 1 14-18, 2 10-12"],
    ["mon,wed 18-21", "1 18-21, 3 18-21"],
    ["sat 9-12h", "6 9-12"],
    ["sat 6-9pm", "6 18-21"],
    ["fri 22:00-02:00", "5 22-24, 6 0-2"],
    ["sun 22:00-02:00", "1 0-2, 7 22-24"],
    ["mon 9:00-12:00, mon 11:00-14:00", "1 9-14"],
    ["weekends", "6 0-24, 7 0-24"],
    ["sat 18:00-midnight", "6 18-24"],
    ["sat 6-9", "refused: sat 6-9"],
    ["monday 18:00", "refused: monday 18:00"],
    ["sometimes", "refused: sometimes"],
    ["mon 25:00-26:00", "refused: mon 25:00-26:00"],
  ] as const) {
    assert.equal(hours(typed), read, typed);
  }
  assert.equal(hours("tous les jours 9h-12h", "fr"), [1, 2, 3, 4, 5, 6, 7].map((day) => `${day} 9-12`).join(", "));
  assert.equal(hours("24/7"), [1, 2, 3, 4, 5, 6, 7].map((day) => `${day} 0-24`).join(", "));
});

test("a volunteer is there from the first minute of the hours and not at the last", () => {
  const read = readHours("mon-fri 18:00-21:00");
  assert.ok(!isUnread(read));
  const within = ["2027-03-22T18:00", "2027-03-22T20:59", "2027-03-22T21:00", "2027-03-20T19:00"].map((local) =>
    isWithin(read.hours, local as Local),
  );
  assert.deepEqual(within, [true, true, false, false]);
});
