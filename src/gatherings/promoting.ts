import type { Act } from "#chat/call.ts";
import type { Place } from "#chat/place.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { roomDirectory } from "#outbox/directory.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import type { Parts } from "#store/parts.ts";
import { type Gathering, refuseClosed, refuseStrangers } from "./gathering.ts";
import { heardBefore, taken } from "./meant.ts";
import { arrange, freshenDate, postElsewhere } from "./promises.ts";
import { findGathering } from "./store.ts";

/** Where a gathering is to be shown, as it was typed; nothing to look. */
export interface PromotionWish {
  /** Channels by their names, separated by commas. */
  readonly channels?: string | undefined;
  readonly feeds?: "yes" | "no" | undefined;
}

/** Where a gathering is shown. */
export interface Promotion {
  readonly gathering: Gathering;
}

const MOST_CHANNELS = 20;

/** How a gathering is shown in more channels than the one it was proposed in, and in the lists for everyone or not. */
export function promoting({ db, ids }: Pick<Parts, "db" | "ids">) {
  const rooms = roomDirectory(db);

  /** The channels that were named, each once. Throws a Misuse for one that is not known. */
  async function placesNamed(act: Act, typed: string | undefined, said: Place | null): Promise<readonly Place[]> {
    const names = (typed ?? "").split(/[,;\n]/).flatMap((name) => (name.trim() === "" ? [] : [name.trim()]));
    if (names.length > MOST_CHANNELS) throw new Misuse("channels", "gathering-promote-many", { max: MOST_CHANNELS });
    const found: Place[] = [];
    for (const name of names) {
      const place = await rooms.find(act.community.id, name, said);
      if (place === null) throw new Misuse("channels", "gathering-promote-no-channel", { typed: name.slice(0, 60) });
      if (!found.some((one) => isSame(one, place))) found.push(place);
    }
    return found;
  }

  /** Shows a gathering in more channels, at once where its card hangs already; and keeps it out of the lists for everyone, or not. */
  async function promote(act: Act, id: Id, wish: PromotionWish, said: Place | null): Promise<Promotion> {
    const named = await placesNamed(act, wish.channels, said);
    return change(db, async (tx) => {
      const reads = (wish.channels === undefined && wish.feeds === undefined) || (await heardBefore(tx, act, id));
      const gathering = reads ? await findGathering(tx, act.community.id, id) : await taken(tx, act, id);
      if (gathering === null) throw new Refusal("gathering-gone");
      refuseStrangers(gathering, act.person, act.may("change any gathering"));
      if (reads) return { gathering };
      refuseClosed(gathering, act.now);
      if (wish.feeds === "yes" && gathering.audience !== "everyone")
        throw new Misuse("feeds", "gathering-promote-feeds-members", { title: gathering.title });
      const fresh = named.filter((place) => !gathering.places.some((one) => isSame(one, place)));
      const next = {
        ...gathering,
        places: [...gathering.places, ...fresh],
        listed: wish.feeds === undefined ? gathering.listed : wish.feeds === "yes",
      };
      const arranged = await arrange(tx, ids, next, act.now, { calendar: "same", overdue: "asked now" });
      if (fresh.length > 0) await postElsewhere(tx, ids, arranged, fresh, act.now);
      await freshenDate(tx, arranged, null);
      const entry = { community: act.community.id, at: act.now, actor: act.person, account: act.account };
      await audit(tx, { ...entry, action: "gathering promoted", subject: id, facts: { handle: gathering.handle } });
      return { gathering: arranged };
    });
  }

  return { promote };
}

function isSame(one: Place, other: Place): boolean {
  return one.platform === other.platform && one.team === other.team && one.room === other.room;
}
