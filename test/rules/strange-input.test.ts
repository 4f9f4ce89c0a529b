import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Announcement } from "#announcements/announcement.ts";
import { announcementCard } from "#announcements/cards.ts";
import { readChoice, readMark, writeMark } from "#assemblies/mark.ts";
import type { Motion } from "#assemblies/motion.ts";
import { readZone, type Zone } from "#calendar/calendar.ts";
import { readCalendarFile } from "#calendar/calendar-files.ts";
import { readAddress, writeAddress } from "#chat/address.ts";
import { readLine } from "#chat/line.ts";
import { namesOf } from "#chat/names.ts";
import { voiceOf } from "#chat/voice.ts";
import { commands } from "#commands/all.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { isUnread } from "#kernel/unread.ts";
import { readImport } from "#membership/import-table.ts";
import { occurrencesReport, whenReport } from "#phrases/reports.ts";
import { readSayAddress, writeSayAddress } from "#platforms/discord/say-address.ts";
import { RunProblem } from "#problem.ts";

const RUNS = { numRuns: 400 };
const PARIS = readZone("Europe/Paris") as Zone;
const names = namesOf(commands);

/** Anything: whole graphemes, lone surrogates, what turns sentences around, long runs. */
const anything = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ maxLength: 4_000 }),
);

/** Pieces of what is meant to be said there, in any order: it comes much further than noise. */
function made(...pieces: readonly string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...pieces) },
    { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 6 }) },
  );
  return fc.array(piece, { maxLength: 14 }).map((parts) => parts.join(""));
}

/** Either an answer, or a refusal that a person can read; everything else fails the test. */
function answers<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal || error instanceof RunProblem) return null;
    throw error;
  }
}

test("whatever line is typed names a command or is refused", () => {
  const line = made(
    "/",
    "gathering ",
    "join ",
    "rencontre ",
    "G1 ",
    "date:",
    '"',
    "«",
    "»",
    ":",
    "confirm:yes ",
    "\\",
    "\n",
    "/parvis ",
    "vote ",
    "M1 ",
    ">",
  );
  fc.assert(
    fc.property(fc.oneof(anything, line), (text) => {
      const found = answers(() => readLine(names, text));
      if (found !== null) for (const [name, value] of Object.entries(found.given)) assert.ok(typeof value === "string" && name !== "");
    }),
    RUNS,
  );
});

test("whatever is typed as a date has readings that are ahead, or a word that was not understood", () => {
  const words = made(
    "next ",
    "dimanche ",
    "31 ",
    "juin ",
    "30/06/2027 ",
    "2027-03-28 ",
    "10h30",
    " 25:61",
    "in ",
    "3 ",
    "days ",
    "dans ",
    "tomorrow ",
    "-",
    "99999 ",
  );
  fc.assert(
    fc.property(fc.oneof(anything, words), fc.constantFrom("en", "fr"), (text, locale) => {
      const read = answers(() => whenReport(text, { now: "2027-03-20T12:00", zone: "Europe/Paris", locale }));
      if (read === null) return;
      const data = read.data as { readonly readings: readonly string[]; readonly refused?: string };
      assert.ok(data.readings.length > 0 || typeof data.refused === "string");
      for (const reading of data.readings) assert.match(reading, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u);
    }),
    RUNS,
  );
});

test("whatever is typed as a rule gives dates in their order, or is refused", () => {
  const rule = made(
    "weekly ",
    "on ",
    "wed,",
    "fri ",
    "monthly ",
    "last ",
    "day",
    "every ",
    "2 ",
    "weeks ",
    "FREQ=",
    "DAILY",
    ";COUNT=",
    "0",
    "-1",
    ";BYDAY=",
    "MO,XX",
    "chaque ",
    "semaine ",
    "le ",
    "RRULE:",
    "99999999",
  );
  fc.assert(
    fc.property(fc.oneof(anything, rule), (text) => {
      const read = answers(() => occurrencesReport(text, { start: "2027-03-21T02:30", zone: "Europe/Paris", count: "12" }));
      if (read === null) return;
      const instants = read.data.map(({ instant }) => instant);
      assert.ok(instants.length <= 12);
      assert.deepEqual(instants, [...instants].sort());
    }),
    RUNS,
  );
});

test("whatever stands in a calendar file is read or refused", () => {
  const file = made(
    "BEGIN:VCALENDAR\r\n",
    "END:VCALENDAR\r\n",
    "BEGIN:VEVENT\r\n",
    "END:VEVENT\r\n",
    "DTSTART;VALUE=DATE:20270801\r\n",
    "DTEND:20270230T250000Z\r\n",
    "SUMMARY:Vacances\r\n",
    "RRULE:FREQ=SECONDLY\r\n",
    "DTSTART;TZID=Mars/Olympus:20270801T100000\r\n",
    " folded\r\n",
    "VERSION:2.0\r\n",
    "UID:1\r\n",
  );
  fc.assert(
    fc.property(fc.oneof(anything, file), (text) => {
      const read = answers(() => readCalendarFile(text, PARIS));
      if (read !== null && !isUnread(read)) assert.ok("pause" in read);
    }),
    RUNS,
  );
});

test("whatever stands in a table of members is lines and problems, each with its place", () => {
  const table = made(
    "name",
    "mail",
    ";",
    ",",
    "\t",
    "\n",
    "\r\n",
    '"',
    "Inès Moreau",
    "a@b.fr",
    "2027-13-45",
    "=cmd()",
    "cotisation",
    "\ufeff",
    "prénom",
    "nom",
  );
  fc.assert(
    fc.property(fc.oneof(anything, table), (text) => {
      const read = answers(() => readImport(text, []));
      if (read === null) return;
      for (const problem of read.problems) assert.equal(typeof problem.key, "string");
    }),
    RUNS,
  );
});

test("whatever is typed as a choice is a ballot that is kept and read back the same, or is refused", () => {
  const choice = made("for", "contre", "blank", "Ana", "Bo", "Chen", ">", ",", "=", ":5", ":9", " ", "abstain");
  const methods = ["yes-no", "plurality", "approval", "score", "irv", "scottish-stv", "meek-stv", "schulze"] as const;
  fc.assert(
    fc.property(fc.oneof(anything, choice), fc.constantFrom(...methods), (text, method) => {
      const choices = method === "yes-no" ? [] : ["Ana", "Bo", "Chen"];
      const motion = { method, choices, seats: 1, names: null, handle: "M1" } as unknown as Motion;
      const mark = answers(() => readChoice(motion, text));
      if (mark !== null) assert.deepEqual(readMark(writeMark(mark)), mark);
    }),
    RUNS,
  );
});

test("whatever address a button claims to have is one that was written, or none", () => {
  const address = made("gathering", ".", "join", "/", "going", "~", "2027-03-28", "..", "%2e", "\u202e", "a".repeat(90));
  fc.assert(
    fc.property(fc.oneof(anything, address), (text) => {
      const read = readAddress(text);
      if (read === null) return;
      assert.ok(text.length <= 100);
      assert.deepEqual(readAddress(writeAddress(read)), read);
    }),
    RUNS,
  );
});

test("the form and every button of each command lead back to it, whatever it is called", () => {
  for (const { path, presses } of commands) {
    for (const press of ["form", "confirm", ...Object.keys(presses)])
      assert.deepEqual(readAddress(writeAddress({ command: path, press, id: "x" })), { command: path, press, id: "x" }, path);
    assert.deepEqual(readSayAddress(writeSayAddress(path, { title: "x" })), { path, given: { title: "x" } }, path);
  }
});

test("what is quoted or summed up is never cut within a letter, which no platform would take", () => {
  const signs = "🗳".repeat(400);
  for (const typed of [signs, `a${signs}`]) {
    const { values } = new Misuse("channels", "announce-no-channel", { typed: typed.slice(0, 61) });
    assert.ok(String(values["typed"]).isWellFormed() && String(values["typed"]).length > 58);
    const one: Announcement = {
      ...{ id: "b" as Id, handle: "B1", author: "p" as Id, texts: { en: { title: "T", text: typed } }, pending: null, topic: null },
      ...{ places: [], at: 0 as Instant, state: "posted", reach: 0, approver: null, notify: null },
    };
    assert.ok(announcementCard(one, voiceOf("en", PARIS, 0 as Instant)).summary.isWellFormed());
  }
});
