import { announcementCard, announcementIn, announcementsCard, announcementViewCard } from "#announcements/cards.ts";
import { type Answer, replace, show } from "#chat/answer.ts";
import type { Call } from "#chat/call.ts";
import { command, pick, press } from "#chat/command.ts";
import { choice, existing, optional } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";

/** Those who announce see how an announcement stands and what was delivered, everybody else what it says. */
async function shown(house: House, call: Pick<Call<unknown>, "by" | "voice">, id: Id): Promise<ReturnType<typeof announcementCard>> {
  if (call.by.may("announce")) return announcementViewCard(await house.announcements.view(call.by, id), call.voice);
  const found = await house.announcements.read(call.by, id);
  if (found === null) throw new Refusal("press-stale");
  if (found.state !== "posted" && found.state !== "withdrawn") throw new Refusal("announce-not-posted", { handle: found.handle });
  return announcementCard(found, call.voice);
}

/** What was and will be announced. */
export const listAnnouncements = command<House>()({
  path: "announce list",
  may: "look around",
  answers: "to the asker",
  options: {
    announcement: optional(existing("announcement")),
    state: optional(choice(["posted", "waiting", "scheduled", "withdrawn", "refused"])),
  },
  async run(house, call): Promise<Answer> {
    const { announcement, state = "posted" } = call.given;
    if (announcement !== undefined) return show(await shown(house, call, announcement.id));
    if (state !== "posted" && !call.by.may("announce")) throw new Refusal("not-allowed", { ability: "announce" });
    return show(announcementsCard(await house.announcements.list(call.by, state), call.voice));
  },
  presses: {
    show: pick<House>("to the asker", async (house, call, _id, values) => replace(await shown(house, call, values[0] as Id))),
    in: press<House>("to the asker", async (house, call, id) => {
      const [locale, announcement] = id.split(":") as [string, string];
      const found = await house.announcements.read(call.by, announcement as Id);
      if (found === null || found.state !== "posted") throw new Refusal("press-stale");
      return show(announcementIn(found, locale, call.voice));
    }),
  },
});
