import assert from "node:assert/strict";
import { RRuleTemporal } from "rrule-temporal";
import type { ReadDate } from "#test/support/calendar-files.ts";

/** A property of a component: its parameters and its value, as written. */
interface Property {
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
}

type Event = ReadonlyMap<string, readonly Property[]>;

/**
 * A calendar file as a second program reads it: one that takes the hours of a zone from the machine's own zone data, and not from
 * what the file says of it, and whose rules are worked out by rrule-temporal. What it finds before an instant, in the order of time.
 */
export function readAgain(text: string, before: string): readonly ReadDate[] {
  const events = eventsIn(text);
  const found: ReadDate[] = [];
  for (const [uid, own] of Map.groupBy(events, (event) => the(event, "UID").value)) {
    const masters = own.filter((event) => !event.has("RECURRENCE-ID"));
    assert.equal(masters.length, 1, `one event that is no exception has the identity ${uid}`);
    const [master] = masters as [Event];
    const exceptions = new Map(own.filter((event) => event !== master).map((event) => [instantOf(the(event, "RECURRENCE-ID")), event]));
    const length = instantOf(the(master, "DTEND")) - instantOf(the(master, "DTSTART"));
    for (const at of instantsOf(master, Date.parse(before))) {
      const exception = exceptions.get(at);
      exceptions.delete(at);
      if (exception === undefined) found.push(read(master, at, at + length));
      else found.push(read(exception, instantOf(the(exception, "DTSTART")), instantOf(the(exception, "DTEND"))));
    }
    for (const at of exceptions.keys()) assert.ok(at >= Date.parse(before), `an exception belongs to a date of its series: ${text}`);
  }
  return found.sort((one, other) => (one.at < other.at ? -1 : 1));
}

function eventsIn(text: string): readonly Event[] {
  const events: Map<string, Property[]>[] = [];
  let open: Map<string, Property[]> | null = null;
  for (const line of text.replace(/\r\n[ \t]/g, "").split("\r\n")) {
    if (line === "BEGIN:VEVENT") {
      open = new Map();
      events.push(open);
    } else if (line === "END:VEVENT") open = null;
    else if (open !== null) {
      const colon = line.indexOf(":");
      const [name = "", ...given] = line.slice(0, colon).split(";");
      const parameters = new Map(given.map((each) => each.split("=") as [string, string]));
      open.set(name, [...(open.get(name) ?? []), { parameters, value: line.slice(colon + 1) }]);
    }
  }
  return events;
}

function the(event: Event, name: string): Property {
  const [only, ...others] = event.get(name) ?? [];
  assert.ok(only !== undefined && others.length === 0, `${name} stands once`);
  return only;
}

/** `20270328T103000` with its zone, or with Z. */
function zonedOf({ parameters, value }: Property): Temporal.ZonedDateTime {
  const [, year, month, day, hour, minute, second, utc] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(Z?)$/.exec(value) ?? [];
  assert.ok(second !== undefined, value);
  const zone = utc === "Z" ? "UTC" : parameters.get("TZID");
  assert.ok(zone !== undefined, `${value} has a zone`);
  return Temporal.ZonedDateTime.from(`${year}-${month}-${day}T${hour}:${minute}:${second}[${zone}]`);
}

function instantOf(property: Property): number {
  return zonedOf(property).epochMilliseconds;
}

function instantsOf(master: Event, before: number): readonly number[] {
  const first = the(master, "DTSTART");
  const added = (master.get("RDATE") ?? []).map(instantOf);
  const left = new Set((master.get("EXDATE") ?? []).map(instantOf));
  const ruled = master.has("RRULE") ? ruledOf(first, the(master, "RRULE").value, before) : [instantOf(first)];
  return [...ruled.filter((at) => !left.has(at)), ...added.filter((at) => at < before)].sort((one, other) => one - other);
}

function ruledOf(first: Property, rule: string, before: number): readonly number[] {
  const start = zonedOf(first);
  const zone = start.timeZoneId === "UTC" ? "" : `;TZID=${start.timeZoneId}`;
  const dates = new RRuleTemporal({ rruleString: `DTSTART${zone}:${first.value}\nRRULE:${rule}`, includeDtstart: true });
  return dates.between(new Date(start.epochMilliseconds), new Date(before - 1), true).map(({ epochMilliseconds }) => epochMilliseconds);
}

function read(event: Event, at: number, end: number): ReadDate {
  const unescaped = the(event, "SUMMARY").value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? "\n" : sign));
  const [uid, status, sequence] = ["UID", "STATUS", "SEQUENCE"].map((name) => the(event, name).value) as [string, string, string];
  return { uid, at: textOf(at), end: textOf(end), title: unescaped, status, sequence: Number(sequence) };
}

function textOf(at: number): string {
  return new Date(at).toISOString().replace(".000Z", "Z");
}
