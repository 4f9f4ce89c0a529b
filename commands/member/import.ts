import { replace, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { importCard, importPageCard } from "#membership/member-cards.ts";

/** Takes members over from a table: shows first what it would change, unless that is wanted at once. Without one, gives the page for a long table. */
export const importMembers = command<House>()({
  path: "member import",
  may: "admit members",
  answers: "to the asker",
  options: { csv: optional(text({ max: 4_000, lines: true })), apply: optional(choice(["yes", "no"])) },
  async run(house, call) {
    const { csv, apply } = call.given;
    if (csv === undefined) return show(importPageCard(`${house.defaults.url}/p/${await house.imports.page(call.by)}`, call.voice));
    const preview = await house.imports.begin(call.by, csv);
    if (apply !== "yes" || preview.table.problems.length > 0) return show(importCard(preview, "preview", call.voice));
    return show(importCard(await house.imports.apply(call.by, preview.id), "done", call.voice));
  },
  presses: {
    apply: press<House>("to the asker", async (house, call, id) =>
      replace(importCard(await house.imports.apply(call.by, id as Id), "done", call.voice)),
    ),
  },
});
