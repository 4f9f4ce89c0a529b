import { type Card, card, paragraph, pressControl } from "#chat/card.ts";
import type { Voice } from "#chat/voice.ts";
import { writeSayAddress } from "./say-address.ts";

/** What is said when the bot is added to a server: what it is, and three buttons to begin with. `known`: it was here before. */
export function welcomeCard(voice: Voice, known: "known" | "new"): Card {
  const other = voice.locale === "fr" ? "en" : "fr";
  return card({
    summary: voice.text("discord-welcome-summary"),
    title: voice.say("discord-welcome-title"),
    blocks: [paragraph(voice.say(known === "known" ? "discord-welcome-again" : "discord-welcome"))],
    controls: [
      [
        pressControl(voice.text("discord-welcome-setup"), writeSayAddress("parvis setup"), "main"),
        pressControl(voice.text("discord-welcome-help"), writeSayAddress("parvis help")),
        pressControl(voice.text("discord-welcome-language"), writeSayAddress("parvis language", { language: other })),
      ],
    ],
  });
}
