import { type Card, card, list, paragraph, pressControl } from "#chat/card.ts";
import { code, plain, plainText } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { writeSayAddress } from "./say-address.ts";

/**
 * What is said when the bot is added to a server: what it is, and three buttons to begin with. `known`: it was here before;
 * `by` is the name of whoever added it, where the server says.
 */
export function welcomeCard(voice: Voice, { known, by }: { readonly known: boolean; readonly by: string | null }): Card {
  const other = voice.locale === "fr" ? "en" : "fr";
  const added = by === null || known ? [] : [paragraph(voice.say("discord-welcome-by", { name: by }))];
  return card({
    summary: voice.text("discord-welcome-summary"),
    title: voice.say("discord-welcome-title"),
    blocks: [paragraph(voice.say(known ? "discord-welcome-again" : "discord-welcome")), ...added],
    controls: [
      [
        pressControl(voice.text("discord-welcome-setup"), writeSayAddress("parvis setup"), "main"),
        pressControl(voice.text("discord-welcome-help"), writeSayAddress("parvis help")),
        pressControl(voice.text("discord-welcome-language"), writeSayAddress("parvis language", { language: other })),
      ],
    ],
  });
}

/** The first steps, for whoever added the bot, in private; `at` is where the greeting hangs, null where the bot may write nowhere. */
export function firstStepsCard(voice: Voice, { server, at }: { readonly server: string; readonly at: string | null }): Card {
  const said = voice.say("discord-steps", { server });
  const line = (key: "setup" | "gathering" | "roles") => code(voice.text(`discord-steps-${key}-line`));
  return card({
    summary: plainText(said),
    title: voice.say("discord-steps-title", { server }),
    blocks: [
      paragraph(at === null ? voice.say("discord-steps-mute") : said),
      list([
        voice.say("discord-steps-setup", { line: line("setup") }),
        voice.say("discord-steps-gathering", { line: line("gathering") }),
        voice.say("discord-steps-roles", { line: line("roles") }),
      ]),
    ],
    controls: at === null ? [] : [[{ kind: "link", label: voice.text("discord-steps-there"), url: at }]],
    footer: [plain(voice.text("discord-steps-footer"))],
  });
}
