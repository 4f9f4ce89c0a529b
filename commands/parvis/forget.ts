import { tell } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import type { House } from "#house.ts";

/** Erases whoever asks; what the law asks to keep stays without a name. */
export const forgetMe = command<House>()({
  path: "parvis forget",
  may: "ask for help",
  answers: "to the asker",
  confirms: true,
  before: (house, call) => house.forgetting.requireForgetting(call.by),
  options: {},
  async run(house, call) {
    await house.forgetting.forget(call.by);
    return tell(call.voice.say("forget-done"));
  },
});
