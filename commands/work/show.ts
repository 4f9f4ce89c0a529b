import { show } from "#chat/answer.ts";
import type { Call } from "#chat/call.ts";
import { command, press } from "#chat/command.ts";
import { choice, existing, optional } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { workDetailsCard, workTextCard } from "#works/cards.ts";

async function details(house: House, call: Pick<Call<unknown>, "by" | "voice">, id: Id) {
  const view = await house.works.view(call.by, id);
  return show(workDetailsCard(view, { own: view.work.person === call.by.person, address: house.files.address }, call.voice));
}

/** Shows a work with its file, what was said of it, and where it hangs. */
export const showWork = command<House>()({
  path: "work show",
  may: "look around",
  answers: "to the asker",
  options: { work: existing("work"), whole: optional(choice(["text"])) },
  async run(house, call) {
    const { work, whole } = call.given;
    if (whole === "text") return show(workTextCard(await house.works.view(call.by, work.id), call.voice));
    return details(house, call, work.id);
  },
  presses: {
    details: press<House>("to the asker", (house, call, id) => details(house, call, id as Id)),
    text: press<House>("to the asker", async (house, call, id) =>
      show(workTextCard(await house.works.view(call.by, id as Id), call.voice)),
    ),
  },
});
