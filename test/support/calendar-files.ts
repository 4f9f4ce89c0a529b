import assert from "node:assert/strict";
import ICAL from "ical.js";
import { dateOf, type Local, type LocalDate, type Zone } from "#calendar/calendar.ts";
import { ONCE, type Rule } from "#calendar/repetition.ts";
import type { Gathering } from "#gatherings/gathering.ts";
import type { Term } from "#gatherings/term.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";

/** One date as another program reads it from a calendar file. */
export interface ReadDate {
  readonly uid: string;
  readonly at: string;
  readonly end: string;
  readonly title: string;
  readonly status: string;
  readonly sequence: number;
}

/** A gathering as it would be read from its row. */
export function gatheringOf(start: string, zone: string, rest: Partial<Term> & { readonly sequence?: number } = {}): Gathering {
  const { sequence = 0, ...term } = rest;
  const local = start as Local;
  const usual = { from: dateOf(local), to: null, said: null, duration: 7_200_000, place: null, capacity: null };
  const first: Term = { ...usual, start: local, rule: ONCE, title: "Veillée", description: null, cancelled: null, ...term };
  return {
    community: "c" as Id,
    id: "0199a3c0-0000-7000-8000-000000000001" as Id,
    handle: "G1",
    version: 1,
    organizer: "o" as Id,
    organizers: [],
    cover: null,
    marks: [],
    notify: null,
    tie: null,
    listed: true,
    offers: null,
    title: first.title,
    kind: "meeting",
    audience: "everyone",
    zone: zone as Zone,
    party: 1,
    terms: [first],
    post: null,
    reminders: [],
    places: [],
    state: "scheduled",
    reason: null,
    ends: null,
    sequence,
    closes: null,
    link: null,
    reveal: "registered",
  };
}

/** A weekly rule. */
export function weekly(rest: Partial<Rule> = {}): Rule {
  return { freq: "weekly", ...rest };
}

export function day(text: string): LocalDate {
  return text as LocalDate;
}

function instantText(time: ICAL.Time): string {
  return new Date(time.toJSDate().getTime()).toISOString().replace(".000Z", "Z");
}

/** What ical.js finds in a file before an instant: every date with what holds for it, in the order of time. */
export function readBack(text: string, before: string): readonly ReadDate[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of calendar.getAllSubcomponents("vtimezone")) {
    ICAL.TimezoneService.register(zone);
  }
  const components = calendar.getAllSubcomponents("vevent");
  const found: ReadDate[] = [];
  for (const master of components.filter((one) => !one.hasProperty("recurrence-id"))) {
    const uid = master.getFirstPropertyValue("uid");
    const exceptions = components.filter((one) => one.hasProperty("recurrence-id") && one.getFirstPropertyValue("uid") === uid);
    const event = new ICAL.Event(master, { strictExceptions: true, exceptions });
    for (const date of datesOf(event, before)) found.push(date);
  }
  return found.sort((one, other) => (one.at < other.at ? -1 : 1));
}

function* datesOf(event: ICAL.Event, before: string): Generator<ReadDate> {
  if (!event.isRecurring()) {
    yield read(event, event.startDate, event.endDate);
    return;
  }
  const dates = event.iterator();
  for (let count = 0; count < 2_000; count += 1) {
    const next = dates.next();
    if (next === null || next === undefined || instantText(next) >= before) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    yield read(item, startDate, endDate);
  }
  assert.fail("The rule gives more dates than a test can need.");
}

function read(event: ICAL.Event, start: ICAL.Time, end: ICAL.Time): ReadDate {
  const status = String(event.component.getFirstPropertyValue("status") ?? "");
  const times = { at: instantText(start), end: instantText(end) };
  return { uid: event.uid, ...times, title: event.summary, status, sequence: event.sequence };
}

/** Checks what holds for every line of a calendar file, and gives the lines as they are once unfolded. */
export function linesOf(text: string): readonly string[] {
  assert.ok(text.endsWith("\r\n"), "the last line ends too");
  assert.ok(!/[^\r]\n/.test(text) && !/\r[^\n]/.test(text), "every line ends with CRLF");
  for (const line of text.slice(0, -2).split("\r\n"))
    assert.ok(Buffer.byteLength(line) <= 75, `${Buffer.byteLength(line)} octets: ${line}`);
  return text.slice(0, -2).replace(/\r\n /g, "").split("\r\n");
}

/** An instant of a test. */
export function instant(text: string): Instant {
  return Date.parse(text) as Instant;
}
