import { readLine } from "#chat/line.ts";
import type { Names } from "#chat/names.ts";
import type { Utterance } from "#chat/platform.ts";
import type { House } from "#house.ts";
import { readZone } from "#kernel/calendar.ts";
import { nearestLocale } from "#locales/locale.ts";
import type { Arrival } from "#membership/service.ts";

/**
 * The one thing that can be said where no community is yet: `/parvis setup`, by whoever administers the space on its
 * platform. It founds the community and makes that person its first admin; the command then runs as for anybody.
 * Null for everything and everybody else.
 */
export async function firstSetup(house: House, names: Names<House>, utterance: Utterance): Promise<Arrival | null> {
  const { speaker, place, said } = utterance;
  if (!speaker.owner) return null;
  const path = said.kind === "command" ? said.path : said.kind === "line" ? readLine(names, said.text).command.path : null;
  if (path !== "parvis setup") return null;
  const zone = readZone(speaker.zone ?? "") ?? house.defaults.zone;
  const locale = nearestLocale(speaker.locale) ?? house.defaults.locale;
  const space = { platform: speaker.platform, team: speaker.team, name: place?.name ?? speaker.team, announcements: place?.room ?? null };
  const community = await house.members.found({ name: space.name, zone, locale, spaces: [space] });
  await house.members.welcome(community, {
    name: speaker.name,
    standing: "member",
    roles: ["admin"],
    locale: null,
    joined: null,
    duesThrough: null,
    accounts: [speaker],
  });
  return house.members.arrive(speaker);
}
