import { type Card, card, facts, list, paragraph } from "#chat/card.ts";
import { plain, plainText } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { RulesView } from "./asked-of-helpers.ts";

/** By which rules helpers are chosen. */
export function rulesCard({ charter, near, rings, limitKm, sections }: RulesView, voice: Voice): Card {
  const said = charter === null ? voice.say("aid-rules-no-charter") : voice.say("aid-rules-asks-charter", { ...charter });
  const pair = ({ from, to, km }: RulesView["near"][number]) =>
    km === null ? voice.say("aid-rules-touch", { from, to }) : voice.say("aid-rules-way", { from, to, km });
  return card({
    summary: plainText(said),
    title: voice.say("aid-rules-title"),
    blocks: [
      paragraph(said),
      paragraph(near.length === 0 ? voice.say("aid-rules-alone") : voice.say("aid-rules-reach", { rings })),
      ...(near.length === 0 ? [] : [list(near.map(pair))]),
      facts(
        [
          voice.text("aid-rules-limit-label"),
          limitKm === null ? voice.say("aid-rules-no-limit") : voice.say("aid-rules-km", { km: limitKm }),
        ],
        sections.length === 0 ? null : [voice.text("aid-section-label"), [plain(voice.list(sections))]],
      ),
    ],
  });
}
