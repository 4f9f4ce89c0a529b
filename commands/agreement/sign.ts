import { agreementCard, signingLinkCard } from "#agreements/cards.ts";
import { type Answer, show } from "#chat/answer.ts";
import type { Act } from "#chat/call.ts";
import { command, press } from "#chat/command.ts";
import { choice, existing, optional, text } from "#chat/option.ts";
import type { Voice } from "#chat/voice.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Signs an agreement for the association, or makes the link behind which the other side signs. */
export const signAgreement = command<House>()({
  path: "agreement sign",
  may: "vote",
  answers: "to the asker",
  options: { agreement: existing("agreement"), for: optional(choice(["us", "them"])), name: optional(text({ max: 120 })) },
  async run(house, call) {
    const { agreement, for: side, name } = call.given;
    if (name !== undefined) return show(agreementCard(await house.agreements.signedOnPaper(call.by, agreement.id, name), call.voice));
    if (side === "them") return link(house, call.by, agreement.id, call.voice);
    return show(agreementCard(await house.agreements.signForUs(call.by, agreement.id), call.voice));
  },
  presses: {
    now: press("to the asker", async (house, call, id) =>
      show(agreementCard(await house.agreements.signForUs(call.by, id as Id), call.voice)),
    ),
    link: press("to the asker", (house, call, id) => link(house, call.by, id as Id, call.voice)),
  },
});

async function link(house: House, by: Act, id: Id, voice: Voice): Promise<Answer> {
  const { view, token } = await house.agreements.linkForThem(by, id);
  return show(signingLinkCard(view, `${house.defaults.url}/p/${token}`, voice));
}
