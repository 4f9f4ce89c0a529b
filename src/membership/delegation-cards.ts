import { writeAddress } from "#chat/address.ts";
import { type Card, card, facts, list, paragraph, pressControl } from "#chat/card.ts";
import { code, type Prose, plain, plainText, prose, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import type { ShownDelegation } from "./delegations.ts";

/** An ability as the words that come after *may*. */
export function abilityText(ability: string, voice: Voice): string {
  return voice.text("ability-name", { ability: ability.replaceAll(" ", "-") });
}

function limits(one: ShownDelegation, voice: Voice) {
  return facts(
    one.topic === null ? null : [voice.text("delegate-topic-label"), [plain(one.topic)]],
    one.place === null ? null : [voice.text("delegate-place-label"), [plain(`#${one.place.name}`)]],
    [voice.text("delegate-start-label"), [voice.moment(one.starts, "day")]],
    [voice.text("delegate-end-label"), one.ends === null ? voice.say("delegate-no-end") : [voice.moment((one.ends - 1) as Instant, "day")]],
  );
}

/** A delegation, with who gave what to whom. */
export function delegationCard(one: ShownDelegation, reader: "giver" | "holder", voice: Voice): Card {
  const said = voice.say("delegate-says", {
    state: one.state,
    giver: strong(one.giverName),
    holder: strong(one.holderName),
    ability: abilityText(one.ability, voice),
  });
  const live = one.state === "active" || one.state === "waiting";
  return card({
    summary: voice.text("said-of", { what: one.handle, said: plainText(said) }),
    tone: live ? "good" : "closed",
    title: prose`${code(one.handle)} ${voice.text("delegate-title")}`,
    blocks: [paragraph(said), limits(one, voice)],
    controls:
      live && reader === "giver"
        ? [[pressControl(voice.text("label-revoke"), writeAddress({ command: "delegate revoke", press: "now", id: one.id }), "danger")]]
        : [],
  });
}

function line(one: ShownDelegation, voice: Voice): Prose {
  const said = voice.say("delegate-line", {
    giver: one.giverName,
    holder: strong(one.holderName),
    ability: abilityText(one.ability, voice),
  });
  const bounds = [one.topic ?? "", one.place === null ? "" : `#${one.place.name}`].filter((each) => each !== "").join(", ");
  const end: Prose = one.ends === null ? [] : voice.say("delegate-line-end", { end: voice.moment((one.ends - 1) as Instant, "day") });
  const begins: Prose = one.state === "waiting" ? voice.say("delegate-line-start", { start: voice.moment(one.starts, "day") }) : [];
  return prose`${"\u2003".repeat(one.depth)}${one.depth > 0 ? "↳ " : ""}${code(one.handle)} ${said}${bounds === "" ? "" : ` (${bounds})`}${begins}${end}`;
}

/** Who gave which power to whom, as a tree; after it the powers that an assembly gave, each in its own words. */
export function delegationsCard(all: readonly ShownDelegation[], mandates: readonly Prose[], voice: Voice): Card {
  const count = all.length + mandates.length;
  const lines = [...all.map((one) => line(one, voice)), ...mandates];
  return card({ summary: voice.text("powers-given", { count }), title: voice.say("powers-given", { count }), blocks: [list(lines)] });
}
