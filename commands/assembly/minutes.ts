import { approveCard, correctionForm, extractCard, minutesCard } from "#assemblies/minutes/cards.ts";
import { sectionNamed } from "#assemblies/minutes/minutes.ts";
import { type Answer, ask, show } from "#chat/answer.ts";
import type { Call } from "#chat/call.ts";
import { command, pick, press } from "#chat/command.ts";
import { choice, existing, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Shows the minutes of an assembly, corrects a section of the draft, approves them, or certifies an extract. */
export const assemblyMinutes = command<House>()({
  path: "assembly minutes",
  may: "vote",
  answers: "to the asker",
  confirms: (given) => given.approve === "yes",
  before: (house, call) => house.minutes.requireApprovable(call.by, call.given.assembly.id),
  options: {
    assembly: existing("assembly"),
    section: optional(text({ max: 120 })),
    text: optional(text({ max: 20_000, lines: true })),
    extract: optional(existing("motion")),
    language: optional(choice(["en", "fr"])),
    approve: optional(choice(["yes"])),
  },
  async run(house, call) {
    const { assembly, section, text: words, extract, language, approve } = call.given;
    if (approve === "yes") return approved(house, call, assembly.id);
    if (extract !== undefined) return certified(house, call, assembly.id, extract.id);
    if (words !== undefined) {
      const view = await house.minutes.correct(call.by, assembly.id, { section: section ?? "debates", words });
      return show(minutesCard(view, null, call.voice));
    }
    if (section !== undefined) return correcting(house, call, assembly.id, section);
    const view = await house.minutes.show(call.by, assembly.id, language);
    return show(minutesCard(view, await house.minutes.written(view), call.voice));
  },
  presses: {
    correct: pick("to the asker", (house, call, id, values) => correcting(house, call, id as Id, values[0] ?? "")),
    extract: pick("to the asker", (house, call, id, values) => certified(house, call, id as Id, (values[0] ?? "") as Id)),
    approve: press("to the asker", async (house, call, id) => {
      await house.minutes.requireApprovable(call.by, id as Id);
      return show(approveCard(await house.minutes.draft(call.by, id as Id), call.voice));
    }),
    freeze: press("to the asker", (house, call, id) => approved(house, call, id as Id)),
  },
});

async function approved(house: House, call: Call<unknown>, id: Id): Promise<Answer> {
  const view = await house.minutes.approve(call.by, id);
  return show(minutesCard(view, await house.minutes.written(view), call.voice));
}

async function certified(house: House, call: Call<unknown>, id: Id, motion: Id): Promise<Answer> {
  const extract = await house.minutes.extract(call.by, id, motion);
  return show(extractCard(extract, await house.minutes.written(extract), call.voice));
}

async function correcting(house: House, call: Call<unknown>, id: Id, section: string): Promise<Answer> {
  const view = await house.minutes.draft(call.by, id);
  return ask(correctionForm(view, sectionNamed(view.sections, section), call.voice));
}
