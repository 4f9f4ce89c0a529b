import { join } from "node:path";
import { dateAt, type Zone } from "#calendar/calendar.ts";
import { addDays, type LocalDate } from "#calendar/civil.ts";
import { DAY, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Locale } from "#locales/locale.ts";
import type { Parvis } from "#parvis.ts";
import { filesBeside } from "#scenario/beside.ts";
import { filledLine } from "./dates.ts";
import type { DemoClock } from "./demo-clock.ts";
import { PLATFORM, placeOf, speakerOf, TEAM } from "./playground.ts";
import type { Sample, SamplePerson, SampleStep } from "./sample.ts";

/**
 * Makes the sample's association and says its lines as its members would, at the hours at which they did, ending now. Throws
 * when a line is not understood or refused: a sample that does not hold is a mistake of ours.
 */
export async function seedSample(
  parvis: Parvis,
  sample: Sample,
  locale: Locale,
  clock: DemoClock,
  now: Instant,
  founded: (community: Id) => void,
): Promise<Id> {
  clock.hold(startOf(sample, now));
  const community = await parvis.house.members.found({
    name: sample.name[locale],
    zone: sample.zone,
    locale,
    spaces: [{ platform: PLATFORM, team: TEAM, name: sample.name[locale], announcements: sample.announcements }],
  });
  founded(community);
  for (const { room } of sample.rooms) await parvis.house.rooms.learn(community, placeOf(sample, room, locale));
  for (const person of sample.people) await seedPerson(parvis, community, person, dateAt(clock.now(), sample.zone as Zone));
  const today = dateAt(now, sample.zone as Zone);
  for (const step of sample.steps) {
    if (step.ago !== undefined) await turn(parvis, clock, (now - step.ago * DAY) as Instant);
    await say(parvis, sample, step, locale, today);
  }
  await turn(parvis, clock, now);
  clock.hold(null);
  return community;
}

function startOf(sample: Sample, now: Instant): Instant {
  const longest = Math.max(1, ...sample.steps.map((step) => step.ago ?? 0));
  return (now - (longest + 1) * DAY) as Instant;
}

async function seedPerson(parvis: Parvis, community: Id, person: SamplePerson, today: LocalDate): Promise<void> {
  const member = person.standing === "member";
  await parvis.house.members.welcome(community, {
    name: person.name,
    standing: person.standing,
    roles: person.roles,
    locale: null,
    joined: member ? addDays(today, -400) : null,
    duesThrough: member ? addDays(today, 300) : null,
    accounts: [speakerOf(person)],
  });
}

async function say(parvis: Parvis, sample: Sample, step: SampleStep, locale: Locale, today: LocalDate): Promise<void> {
  const person = sample.people.find((each) => each.user === step.as);
  if (person === undefined) throw new Error(`The sample ${sample.key} has nobody called ${step.as}.`);
  const text = filledLine(step.line[locale], today);
  const place = placeOf(sample, step.room ?? sample.announcements, locale);
  const reply = await parvis.ears.hear({ speaker: speakerOf(person), key: null, place, said: { kind: "line", text }, open: picture });
  await parvis.settle();
  if (reply.outcome !== "done")
    throw new Error(`The sample ${sample.key} says something that is ${reply.outcome}: ${text} ${JSON.stringify(reply.answer)}`);
}

/** The pictures that somebody of a sample shares; they lie beside it. */
const picture = filesBeside(join(import.meta.dirname, "samples/pictures"));

/** Moves the held clock to `to`, doing on the way what falls due, in order. */
async function turn(parvis: Parvis, clock: DemoClock, to: Instant): Promise<void> {
  for (;;) {
    const due = await parvis.nextDue();
    if (due === null || due > to) break;
    if (due > clock.now()) clock.turnTo(due);
    await parvis.settle();
    if ((await parvis.nextDue()) === due) break;
  }
  if (to > clock.now()) clock.turnTo(to);
  await parvis.settle();
}
