import { replace, show, tell } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, optional, person, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse } from "#kernel/refusal.ts";
import { type CodeFor, linkCard, linkCodeCard } from "#membership/link-cards.ts";

/** Joins two accounts of one person: a code here, said there, and confirmed on both sides; or the new account of somebody who lost theirs. */
export const link = command<House>()({
  path: "parvis link",
  may: "look around",
  answers: "to the asker",
  options: { code: optional(text({ max: 20 })), person: optional(person()), answer: optional(choice(["confirm", "cancel"])) },
  async run(house, call) {
    const { code, person: lost, answer } = call.given;
    if (answer !== undefined) {
      if (code !== undefined) throw new Misuse("answer", "link-look-first");
      const replied = await house.linking.reply(call.by, answer);
      return replied === null ? tell(call.voice.say("link-cancelled")) : show(linkCard(replied, call.voice));
    }
    if (code === undefined) {
      const given = await house.linking.begin(call.by, lost);
      const space: CodeFor = { kind: call.by.may("settle the community") ? "own and a space" : "own" };
      const whose: CodeFor = lost === undefined || lost.id === call.by.person ? space : { kind: "lost", name: lost.name };
      return show(linkCodeCard(given, whose, call.voice));
    }
    return show(linkCard(await house.linking.answer(call.by, code), call.voice));
  },
  presses: {
    confirm: press<House>("to the asker", async (house, call, id) =>
      replace(linkCard(await house.linking.confirm(call.by, id as Id), call.voice)),
    ),
    cancel: press<House>("to the asker", async (house, call, id) => {
      await house.linking.cancel(call.by, id as Id);
      return tell(call.voice.say("link-cancelled"));
    }),
  },
});
