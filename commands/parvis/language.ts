import { tell } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice } from "#chat/option.ts";
import { voiceOf } from "#chat/voice.ts";
import type { House } from "#house.ts";
import { LOCALES } from "#locales/locale.ts";

/** Chooses the language in which Parvis speaks to the asker, on every platform. */
export const language = command<House>()({
  path: "parvis language",
  may: "ask for help",
  answers: "to the asker",
  options: { language: choice(LOCALES) },
  async run(house, call) {
    await house.members.speakIn(call.by, call.given.language);
    return tell(voiceOf(call.given.language, call.voice.zone, call.by.now).say("language-chosen"));
  },
});
