import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import generator from "ical-generator";
import type { Local, Zone } from "#calendar/calendar.ts";
import { type CalendarEvent, writeCalendar } from "#gatherings/ics.ts";
import type { Instant } from "#kernel/clock.ts";
import { type Figure, median, report } from "./report.ts";

/** What a calendar feed costs: a thousand events written here, and the same events written by ical-generator, in turns within one run. */
parseArgs({ options: { json: { type: "boolean", default: false } } });
const EVENTS = 1_000;
const ROUNDS = 60;
const ZONE = "Europe/Paris" as Zone;
const MADE = Date.parse("2027-01-01T00:00:00Z") as Instant;
const UNTIL = Date.parse("2037-01-01T00:00:00Z") as Instant;

const events = Array.from({ length: EVENTS }, (_, index): CalendarEvent => {
  const day = new Date(MADE + index * 43_200_000).toISOString().slice(0, 10);
  const weekly = index % 4 === 0;
  return {
    uid: `gathering-${index}@parvis`,
    sequence: index % 5,
    recurrence: null,
    start: `${day}T19:30` as Local,
    end: `${day}T21:30` as Local,
    zone: ZONE,
    rule: weekly ? "FREQ=WEEKLY;BYDAY=WE,FR;UNTIL=20270630T215959Z" : null,
    except: [],
    added: [],
    status: index % 50 === 0 ? "cancelled" : "confirmed",
    title: `Assemblée générale extraordinaire n° ${index} — procès-verbal, émargement & dépouillement ; salle A`,
    place: "Maison des associations, 12 rue du Lac",
    description: "Ordre du jour, pouvoirs, questions diverses.\nLe bar reste ouvert.",
    url: "https://example.org/rencontre",
    made: MADE,
  };
});

function ours(): string {
  return writeCalendar({ name: "Les Amis du lac", zone: ZONE, until: UNTIL }, events);
}

/** Its own way to say the same: no zone definitions, which it leaves to another package. */
function theirs(): string {
  const calendar = generator({ name: "Les Amis du lac", timezone: ZONE, ttl: 3_600 });
  for (const event of events) {
    const made = calendar.createEvent({
      id: event.uid,
      sequence: event.sequence,
      start: new Date(`${event.start}:00`),
      end: new Date(`${event.end}:00`),
      timezone: ZONE,
      stamp: new Date(event.made),
      summary: event.title,
      location: event.place ?? "",
      description: event.description ?? "",
      url: event.url ?? "",
    });
    made.status((event.status === "cancelled" ? "CANCELLED" : "CONFIRMED") as never);
    if (event.rule !== null) made.repeating(event.rule);
  }
  return calendar.toString();
}

const longest = Math.max(
  ...ours()
    .split("\r\n")
    .map((line) => Buffer.byteLength(line)),
);
const count = (text: string) => text.split("BEGIN:VEVENT").length - 1;
if (count(ours()) !== EVENTS || count(theirs()) !== EVENTS || longest > 75) throw new Error("The feeds do not hold what they should.");

const times = { ours: [] as number[], theirs: [] as number[] };
const sides = { ours, theirs };
for (let round = 0; round < ROUNDS; round += 1) {
  for (const side of round % 2 === 0 ? (["ours", "theirs"] as const) : (["theirs", "ours"] as const)) {
    const start = performance.now();
    sides[side]();
    if (round >= 10) times[side].push(performance.now() - start);
  }
}
const figures: Figure[] = [
  {
    figure: "a feed of 1,000 events, against ical-generator",
    measured: median(times.ours) / median(times.theirs),
    unit: "×",
    goal: { atMost: 1 },
  },
];
const notes = [
  `Ours ${median(times.ours).toFixed(1)} ms with the definition of its zone, theirs ${median(times.theirs).toFixed(1)} ms without.`,
];
report("feed", figures, notes);
