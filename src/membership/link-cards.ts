import { writeAddress } from "#chat/address.ts";
import { type Card, card, facts, paragraph, pressControl } from "#chat/card.ts";
import { code, plain, plainText } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Linking } from "./linking.ts";

/** The code, and where to say it; `attaches` where the code also attaches another space to the community. */
export function linkCodeCard(given: string, attaches: boolean, voice: Voice): Card {
  const said = voice.say("link-code", { line: code(`/parvis link ${given}`) });
  return card({
    summary: plainText(said),
    title: voice.say("link-title"),
    blocks: [paragraph(said), paragraph(voice.say("link-code-why")), ...(attaches ? [paragraph(voice.say("link-code-space"))] : [])],
  });
}

/** Both accounts, and the question whether they are one person's. */
export function linkCard(linking: Linking, voice: Voice): Card {
  const to = (press: string) => writeAddress({ command: "parvis link", press, id: linking.id });
  const said = voice.say(linking.state === "linked" ? "link-done" : linking.state === "asked" ? "link-ask" : "link-waits");
  const asks = linking.state !== "linked";
  return card({
    summary: plainText(said),
    tone: asks ? "warning" : "good",
    title: voice.say("link-title"),
    blocks: [
      paragraph(said),
      facts(
        [voice.text("link-first-label"), [plain(`${linking.first.name} (${linking.first.platform})`)]],
        [voice.text("link-second-label"), [plain(`${linking.second.name} (${linking.second.platform})`)]],
      ),
    ],
    controls: asks
      ? [[pressControl(voice.text("label-confirm"), to("confirm"), "danger"), pressControl(voice.text("label-cancel"), to("cancel"))]]
      : [],
  });
}
