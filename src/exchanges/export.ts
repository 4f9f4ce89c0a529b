import type { Zone } from "#calendar/calendar.ts";
import { zonedText } from "#calendar/iso.ts";
import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";
import { DAYS } from "./exchange.ts";
import { type Group, groupsOf } from "./group-store.ts";
import { listExchanges, membersOf } from "./store.ts";

/** The community's exchanges as the export shows them: who takes part, and who was put with whom in which round. */
export async function exportExchanges(
  db: Db,
  community: Id,
  { name, zone }: { readonly name: (person: Id) => string; readonly zone: Zone },
) {
  const entries: [string, unknown][] = [];
  for (const exchange of await listExchanges(db, community)) {
    const groups = await groupsOf(db, community, exchange.id, {});
    const members = await membersOf(db, community, exchange.id);
    entries.push([
      exchange.handle,
      {
        title: exchange.title,
        kind: exchange.kind,
        text: exchange.about,
        questions: exchange.questions,
        state: exchange.state,
        author: name(exchange.author),
        day: DAYS[exchange.weekday - 1],
        hour: exchange.time,
        channels: exchange.places.map((place) => place.name),
        audience: exchange.audience,
        pairs: exchange.pairs,
        members: members.map(({ person, pause }) => ({ person: name(person), pause })),
        rounds: roundsIn(groups, name, zone),
        held: exchange.round,
      },
    ]);
  }
  return Object.fromEntries(entries.sort(([one], [other]) => Number(one.slice(1)) - Number(other.slice(1))));
}

function roundsIn(groups: readonly Group[], name: (person: Id) => string, zone: Zone): readonly unknown[] {
  const numbers = [...new Set(groups.map(({ round }) => round))];
  return numbers.map((number) => {
    const here = groups.filter(({ round }) => round === number);
    return {
      number,
      at: zonedText(here[0]?.at as Group["at"], zone),
      groups: here
        .filter(({ seats }) => seats.length > 1)
        .map(({ seats }) => ({
          people: seats.map(({ person }) => name(person)),
          declined: seats.filter(({ state }) => state === "declined").map(({ person }) => name(person)),
        })),
      satOut: here.filter(({ seats }) => seats.length === 1).flatMap(({ seats }) => seats.map(({ person }) => name(person))),
    };
  });
}
