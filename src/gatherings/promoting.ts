import type { Act } from "#chat/call.ts";
import { type Place, samePlace } from "#chat/place.ts";
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

/** How a gathering is shown in more channels than the one it was proposed in, and in the lists for everyone or not. */
export function promoting({ db, ids }: Pick<Parts, "db" | "ids">) {
  const rooms = roomDirectory(db);

  /** Shows a gathering in more channels, at once where its card hangs already; and keeps it out of the lists for everyone, or not. */
  async function promote(act: Act, id: Id, wish: PromotionWish, said: Place | null): Promise<Promotion> {
    const wrong = { many: "gathering-promote-many", unknown: "gathering-promote-no-channel" };
    const named = await rooms.findEach(act.community.id, wish.channels ?? "", said, wrong);
    return change(db, async (tx) => {
      const reads = (wish.channels === undefined && wish.feeds === undefined) || (await heardBefore(tx, act, id));
      const gathering = reads ? await findGathering(tx, act.community.id, id) : await taken(tx, act, id);
      if (gathering === null) throw new Refusal("gathering-gone");
      refuseStrangers(gathering, act.person, act.may("change any gathering"));
      if (reads) return { gathering };
      refuseClosed(gathering, act.now);
      if (wish.feeds === "yes" && gathering.audience !== "everyone")
        throw new Misuse("feeds", "gathering-promote-feeds-members", { title: gathering.title });
      const fresh = named.filter((place) => !gathering.places.some((one) => samePlace(one, place)));
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
