import { begin, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { existing, optional, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse } from "#kernel/refusal.ts";
import { workDetailsCard } from "#works/cards.ts";

/** Says something kind of a work, or takes back what was said. */
export const commentWork = command<House>()({
  path: "work comment",
  may: "take part",
  answers: "with a form",
  options: {
    work: existing("work"),
    text: optional(text({ max: 1_000, lines: true })),
    remove: optional(whole({ min: 1, max: 1_000_000 })),
  },
  async run(house, call) {
    const { work, text: said, remove } = call.given;
    if (remove === undefined && said === undefined) throw new Misuse("text", "option-missing");
    const view =
      remove === undefined
        ? await house.works.comment(call.by, work.id, said ?? "")
        : await house.works.uncomment(call.by, work.id, remove);
    return show(workDetailsCard(view, { own: view.work.person === call.by.person, address: house.files.address }, call.voice));
  },
  presses: {
    begin: press("to the asker", async (house, call, id) => begin({ work: (await house.works.view(call.by, id as Id)).work.handle })),
  },
});
