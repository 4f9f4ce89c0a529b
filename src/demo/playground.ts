import type { Place } from "#chat/place.ts";
import type { Speaker } from "#chat/platform.ts";
import type { Locale } from "#locales/locale.ts";
import type { Sample, SamplePerson } from "./sample.ts";

/** The platform and the space of the playground. */
export const PLATFORM = "web";
export const TEAM = "playground";

/** A member of the sample as their platform knows them. The page says in which language it is read; nobody has chosen one. */
export function speakerOf(person: SamplePerson): Speaker {
  const owner = person.roles.includes("admin");
  return { platform: PLATFORM, team: TEAM, user: person.user, name: person.name, locale: null, zone: null, owner };
}

/** A channel of the sample. */
export function placeOf(sample: Sample, room: string, locale: Locale): Place {
  const found = sample.rooms.find((each) => each.room === room);
  if (found === undefined) throw new Error(`The sample ${sample.key} has no channel ${room}.`);
  return { platform: PLATFORM, team: TEAM, room, name: found.name[locale] };
}
