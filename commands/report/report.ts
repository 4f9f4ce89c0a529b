import { ask, replace, show } from "#chat/answer.ts";
import type { Call } from "#chat/call.ts";
import { command, press } from "#chat/command.ts";
import { choice, existing, optional, person, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse } from "#kernel/refusal.ts";
import { appealForm, measureCard, reportCard, reportsCard } from "#moderation/cards.ts";
import { DECISIONS, STEPS, type Step } from "#moderation/report.ts";

function stepping(step: Step) {
  return press<House>(
    "to the asker",
    async (house, call, id) => replace(reportCard(await house.moderation.step(call.by, id as Id, { step }), call.voice)),
    "moderate",
  );
}

type Asked = Pick<Call<unknown>, "by" | "voice">;

async function measured(house: House, call: Asked, decided: ReturnType<House["moderation"]["second"]>) {
  const measure = await decided;
  const name = await house.members.nameOf(call.by.community.id, measure.person);
  return replace(measureCard(measure, name, measure.person === call.by.person ? "meant" : "second", call.voice));
}

/** Says in confidence what went wrong; one person who is not concerned handles it. For them, also what they do about it. */
export const report = command<House>()({
  path: "report",
  may: "ask for help",
  answers: "with a form",
  onMessage: "message",
  onPerson: "person",
  options: {
    about: optional(text({ max: 4_000, lines: true })),
    person: optional(person()),
    message: optional(text({ max: 4_000, lines: true })),
    report: optional(existing("report")),
    step: optional(choice(STEPS)),
    note: optional(text({ max: 2_000, lines: true })),
    days: optional(whole({ min: 1, max: 365 })),
    appeal: optional(text({ max: 4_000, lines: true })),
    decision: optional(choice(DECISIONS)),
  },
  async run(house, call) {
    const { about, person: meant, message, report: known, step, note, days, appeal, decision } = call.given;
    if (appeal !== undefined) return measured(house, call, house.moderation.appeal(call.by, appeal));
    if (decision !== undefined) {
      if (meant === undefined) throw new Misuse("person", "option-missing");
      return measured(house, call, house.moderation.decideAbout(call.by, meant, decision));
    }
    if (known !== undefined && step !== undefined) {
      return show(reportCard(await house.moderation.step(call.by, known.id, { step, note, days }), call.voice));
    }
    if (known !== undefined) return show(reportCard(await house.moderation.view(call.by, known.id), call.voice));
    if (about === undefined && message === undefined) throw new Misuse("about", "option-missing");
    const said = about ?? call.voice.text("report-message-only");
    return show(reportCard(await house.moderation.report(call.by, { about: said, person: meant, message }), call.voice));
  },
  presses: {
    mine: press<House>("to the asker", async (house, call) => show(reportsCard(await house.moderation.mine(call.by), call.voice))),
    resolve: stepping("resolve"),
    dismiss: stepping("dismiss"),
    pass: stepping("pass"),
    second: press<House>(
      "to the asker",
      (house, call, id) => measured(house, call, house.moderation.second(call.by, id as Id, "confirm")),
      "moderate",
    ),
    drop: press<House>(
      "to the asker",
      (house, call, id) => measured(house, call, house.moderation.second(call.by, id as Id, "drop")),
      "moderate",
    ),
    uphold: press<House>(
      "to the asker",
      (house, call, id) => measured(house, call, house.moderation.review(call.by, id as Id, "uphold")),
      "moderate",
    ),
    lift: press<House>(
      "to the asker",
      (house, call, id) => measured(house, call, house.moderation.review(call.by, id as Id, "lift")),
      "moderate",
    ),
    appeal: press<House>("to the asker", async (_house, call) => ask(appealForm(call.voice))),
  },
});
