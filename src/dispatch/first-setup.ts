import { readZone } from "#calendar/calendar.ts";
import { readLine } from "#chat/line.ts";
import type { Names } from "#chat/names.ts";
import type { Utterance } from "#chat/platform.ts";
import type { House } from "#house.ts";
import { Refusal } from "#kernel/refusal.ts";
import { nearestLocale } from "#locales/locale.ts";
import type { Arrival } from "#membership/service.ts";

/**
 * What can be said where no community is yet, by whoever administers the space on its platform: `/parvis setup` founds the
 * community and makes that person its first admin; `/parvis link` with a code that an admin of a community was given
 * attaches the space to that community. The command then runs as for anybody. Null for everything and everybody else.
 */
export async function firstSetup(house: House, names: Names<House>, utterance: Utterance): Promise<Arrival | null> {
  const { speaker, place } = utterance;
  if (!speaker.owner) return null;
  const { path, given } = commandIn(names, utterance);
  if (path !== "parvis setup" && path !== "parvis link") return null;
  const name = (await utterance.spaceName?.()) ?? place?.name ?? speaker.team;
  const space = { platform: speaker.platform, team: speaker.team, name, announcements: place?.room ?? null };
  const code = path === "parvis link" ? given["code"] : undefined;
  if (code !== undefined) {
    const joined = await house.linking.attach(code, space);
    if (joined === null) throw new Refusal("link-no-such-code");
    if (place !== null) await house.rooms.learn(joined, place);
    return house.members.arrive(speaker);
  }
  if (path !== "parvis setup") return null;
  const zone = readZone(speaker.zone ?? "") ?? house.defaults.zone;
  const locale = nearestLocale(speaker.locale) ?? house.defaults.locale;
  await house.members.foundBy(
    { name: space.name, zone, locale, spaces: [space] },
    {
      name: speaker.name,
      standing: "member",
      roles: ["admin"],
      locale: null,
      joined: null,
      duesThrough: null,
      accounts: [speaker],
    },
  );
  const founder = await house.members.arrive(speaker);
  if (founder !== null && place !== null) await house.rooms.learn(founder.community.id, place);
  return founder;
}

function commandIn(
  names: Names<House>,
  { said }: Utterance,
): { readonly path: string | null; readonly given: Readonly<Record<string, string>> } {
  if (said.kind === "command") return said;
  if (said.kind !== "line") return { path: null, given: {} };
  const { command, given } = readLine(names, said.text);
  return { path: command.path, given };
}
