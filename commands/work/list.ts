import { replace, show } from "#chat/answer.ts";
import { command, pick, press } from "#chat/command.ts";
import { choice, existing, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { galleryCard, workDetailsCard } from "#works/cards.ts";
import { KINDS, type WorkKind } from "#works/work.ts";

/** The gallery, the newest first, by kind and by author. */
export const listWorks = command<House>()({
  path: "work list",
  may: "look around",
  answers: "to the asker",
  options: { kind: optional(choice(KINDS)), author: optional(text({ max: 120 })), before: optional(existing("work")) },
  async run(house, call) {
    const { kind, author, before } = call.given;
    return show(galleryCard(await house.works.gallery(call.by, { kind, author, before: before?.id }), call.voice));
  },
  presses: {
    show: pick("to the asker", async (house, call, _id, values) => {
      const view = await house.works.view(call.by, values[0] as Id);
      return replace(workDetailsCard(view, { own: view.work.person === call.by.person, address: house.files.address }, call.voice));
    }),
    more: press("to the asker", async (house, call, id) => {
      const [kind = "", before = ""] = id.split("~");
      if (kind !== "" && !KINDS.includes(kind as WorkKind)) throw new Refusal("press-stale");
      const wanted = { kind: kind === "" ? undefined : (kind as WorkKind), before: before as Id };
      return replace(galleryCard(await house.works.gallery(call.by, wanted), call.voice));
    }),
  },
});
