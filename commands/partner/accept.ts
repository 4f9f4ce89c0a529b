import { replace, show, tell } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, existing, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse } from "#kernel/refusal.ts";
import { invitationCard, partnerCard } from "#partners/cards.ts";

/** Accepts the invitation behind a code, or confirms who has accepted one's own. */
export const acceptPartner = command<House>()({
  path: "partner accept",
  may: "settle the community",
  answers: "to the asker",
  options: { code: optional(text({ max: 20 })), partner: optional(existing("partner")), answer: optional(choice(["yes", "no"])) },
  async run(house, call) {
    const { code, partner, answer } = call.given;
    if (partner !== undefined) {
      const done = answer === "no" ? house.partners.end(call.by, partner.id) : house.partners.confirm(call.by, partner.id);
      return show(partnerCard(await house.partners.view(call.by, (await done).id), call.voice));
    }
    if (code === undefined) throw new Misuse("code", "partner-code-missing");
    if (answer === "yes") {
      const { id } = await house.partners.accept(call.by, code);
      return show(partnerCard(await house.partners.view(call.by, id), call.voice));
    }
    const { name } = await house.partners.invitation(call.by, code);
    return answer === "no" ? tell(call.voice.say("partner-declined")) : show(invitationCard(name, code, call.voice));
  },
  presses: {
    accept: press<House>("to the asker", async (house, call, code) => {
      const { id } = await house.partners.accept(call.by, code);
      return replace(partnerCard(await house.partners.view(call.by, id), call.voice));
    }),
    decline: press<House>("to the asker", async (_house, call) => tell(call.voice.say("partner-declined"))),
    confirm: press<House>("to the asker", async (house, call, id) => {
      await house.partners.confirm(call.by, id as Id);
      return replace(partnerCard(await house.partners.view(call.by, id as Id), call.voice));
    }),
  },
});
