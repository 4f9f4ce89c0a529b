import { announcementCard, announcementIn, announcementsCard, announcementViewCard } from "#announcements/cards.ts";
import { type Answer, replace, show } from "#chat/answer.ts";
import type { Call } from "#chat/call.ts";
import type { Card } from "#chat/card.ts";
import { command, pick, press } from "#chat/command.ts";
import { choice, existing, optional, whole } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";

const STATES = ["posted", "waiting", "scheduled", "withdrawn", "refused"] as const;

type Asking = Pick<Call<unknown>, "by" | "voice">;

/** Those who announce see how an announcement stands and what was delivered, everybody else what it says. */
async function shown(house: House, call: Asking, id: Id): Promise<Card> {
  if (call.by.may("announce")) return announcementViewCard(await house.announcements.view(call.by, id), call.voice);
  const found = await house.announcements.read(call.by, id);
  if (found === null) throw new Refusal("press-stale");
  if (found.state !== "posted" && found.state !== "withdrawn") throw new Refusal("announce-not-posted", { handle: found.handle });
  return announcementCard(found, call.voice);
}

/** A page of those in a state: what is not posted is for those who announce or approve. */
async function listed(house: House, call: Asking, state: (typeof STATES)[number], page?: number): Promise<Card> {
  if (state !== "posted" && !call.by.may("announce") && !call.by.may("approve announcements"))
    throw new Refusal("not-allowed", { ability: "announce" });
  return announcementsCard(await house.announcements.list(call.by, state, page), call.voice);
}

/** What was and will be announced. */
export const listAnnouncements = command<House>()({
  path: "announce list",
  may: "look around",
  answers: "to the asker",
  options: {
    announcement: optional(existing("announcement")),
    state: optional(choice(STATES)),
    page: optional(whole({ min: 1, max: 100_000 })),
  },
  async run(house, call): Promise<Answer> {
    const { announcement, state = "posted", page } = call.given;
    if (announcement !== undefined) return show(await shown(house, call, announcement.id));
    return show(await listed(house, call, state, page));
  },
  presses: {
    show: pick<House>("to the asker", async (house, call, _id, values) => replace(await shown(house, call, values[0] as Id))),
    page: press<House>("to the asker", async (house, call, id) => {
      const [wanted, page] = id.split("~");
      const state = STATES.find((each) => each === wanted);
      const turned = Number(page);
      if (state === undefined || !Number.isSafeInteger(turned)) throw new Refusal("press-stale");
      return replace(await listed(house, call, state, turned));
    }),
    in: press<House>("to the asker", async (house, call, id) => {
      const [locale, announcement] = id.split(":") as [string, string];
      const found = await house.announcements.read(call.by, announcement as Id);
      if (found === null || found.state !== "posted") throw new Refusal("press-stale");
      return show(announcementIn(found, locale, call.voice));
    }),
  },
});
