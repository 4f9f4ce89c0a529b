import { begin, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { existing, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { reportCard } from "#moderation/cards.ts";

/** Says in confidence what is wrong with a work; one person who is not concerned handles it, as for messages. */
export const reportWork = command<House>()({
  path: "work report",
  may: "ask for help",
  answers: "with a form",
  options: { work: existing("work"), about: text({ max: 4_000, lines: true }) },
  async run(house, call) {
    const { work, by, comments } = await house.works.view(call.by, call.given.work.id);
    const said = comments.map(({ number, name, text: each }) => call.voice.text("work-comment-line", { number, name, text: each }));
    const message = [call.voice.text("work-summary", { handle: work.handle, title: work.title, by }), work.text ?? "", ...said]
      .filter((line) => line !== "")
      .join("\n")
      .slice(0, 4_000);
    const person = { id: work.person, name: by };
    return show(reportCard(await house.moderation.report(call.by, { about: call.given.about, person, message }), call.voice));
  },
  presses: {
    begin: press("to the asker", async (house, call, id) => begin({ work: (await house.works.view(call.by, id as Id)).work.handle })),
  },
});
