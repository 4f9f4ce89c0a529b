import { type Place, samePlace } from "#chat/place.ts";
import type { Suggestion } from "#chat/platform.ts";
import { saidBack } from "#chat/split.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse } from "#kernel/refusal.ts";
import { change } from "#store/change.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot } from "#store/hot.ts";
import { reopen, roomFor } from "./room.ts";
import { PERSON_CLOSED } from "./settle.ts";

const channelsOf = hot((q, p: { readonly community: Id }) =>
  q
    .selectFrom("rooms")
    .select(["platform", "team", "native as room", "name", "trouble"])
    .where("community", "=", p.community)
    .where("person", "is", null)
    .orderBy("name")
    .orderBy("id"),
);

/** The private room of somebody who could not be reached; none for everybody else. */
const closedTo = hot((q, p: { readonly community: Id; readonly person: Id }) =>
  q
    .selectFrom("rooms")
    .select("id")
    .where("community", "=", p.community)
    .where("platform", "=", "")
    .where("team", "=", "")
    .where("native", "=", p.person)
    .where("trouble", "is not", null),
);

/** The most channels that one text may name. */
const MOST_NAMED = 20;

/** The channels that the community is known to have: those where something was said or told. */
export interface RoomDirectory {
  /** The channel that a text names: `#general`, `general`, or the platform's own mention; near the given place first. */
  readonly find: (community: Id, text: string, near: Place | null) => Promise<Place | null>;
  /**
   * The channels that a text names with commas between, each once. Throws a Misuse about `channels` for too many of them, and for the
   * first that is not known, with the sentences of those keys.
   */
  readonly findEach: (
    community: Id,
    text: string,
    near: Place | null,
    wrong: { readonly many: string; readonly unknown: string },
  ) => Promise<readonly Place[]>;
  /** At most 25 channels whose name contains what was typed, without those that nothing can be told in: they are gone, or closed to us. */
  readonly offer: (community: Id, typed: string) => Promise<readonly Suggestion[]>;
  /** Makes a channel known. */
  readonly learn: (community: Id, place: Place) => Promise<Id>;
  /** Somebody speaks to us in private, so they can be reached there: what could not be told them lately is told at once. */
  readonly reachable: (community: Id, person: Id, now: Instant) => Promise<void>;
}

/** The directory over the rows of `db`. */
export function roomDirectory(db: Db): RoomDirectory {
  async function find(community: Id, text: string, near: Place | null): Promise<Place | null> {
    const mention = /^<#([\w-]+)(?:\|([^>]*))?>$/.exec(text.trim());
    const known = (await channelsOf.all(db, { community })).map(({ trouble: _, ...place }) => place);
    if (mention !== null) {
      const [, room, name] = mention as unknown as [string, string, string | undefined];
      const place = known.find((each) => each.room === room);
      if (place !== undefined || near === null) return place ?? null;
      return { platform: near.platform, team: near.team, room, name: name ?? room };
    }
    const wanted = fold(text.trim().replace(/^#/, ""));
    const [name, space] = wanted.split("@") as [string, string?];
    const matching = known.filter((each) => fold(each.name) === name && (space === undefined || fold(each.platform) === space));
    return matching.find((each) => each.platform === near?.platform && each.team === near.team) ?? matching[0] ?? null;
  }

  const findEach: RoomDirectory["findEach"] = async (community, text, near, wrong) => {
    const names = text.split(/[,;\n]/).flatMap((name) => (name.trim() === "" ? [] : [name.trim()]));
    if (names.length > MOST_NAMED) throw new Misuse("channels", wrong.many, { max: MOST_NAMED });
    const found: Place[] = [];
    for (const name of names) {
      const place = await find(community, name, near);
      if (place === null) throw new Misuse("channels", wrong.unknown, { typed: saidBack(name) });
      if (!found.some((one) => samePlace(one, place))) found.push(place);
    }
    return found;
  };

  async function offer(community: Id, typed: string): Promise<readonly Suggestion[]> {
    const wanted = fold(typed.replace(/^#/, ""));
    const known = await channelsOf.all(db, { community });
    const several = new Set(known.map((each) => each.platform)).size > 1;
    const suggestions = known
      .filter((each) => each.trouble === null && fold(each.name).includes(wanted))
      .map((each) => {
        const value = several ? `#${each.name}@${each.platform}` : `#${each.name}`;
        return { value, label: value };
      });
    return suggestions.slice(0, 25);
  }

  async function reachable(community: Id, person: Id, now: Instant): Promise<void> {
    const closed = await closedTo.first(db, { community, person });
    if (closed !== null) await change(db, (tx) => reachAgain(tx, community, person, now));
  }

  return { find, findEach, offer, reachable, learn: (community, place) => change(db, (tx) => roomFor(tx, community, place)) };
}

/** Somebody can be reached again, by a way that is new or open again: what could not be told them lately is due once more. */
export async function reachAgain(tx: Tx, community: Id, person: Id, now: Instant): Promise<void> {
  const closed = await closedTo.first(tx, { community, person });
  if (closed !== null) await reopen(tx, community, closed.id, (now - PERSON_CLOSED) as Instant);
}
