import { castCard, rankingCard, verifiedCard } from "#assemblies/cards.ts";
import { type Answer, replace, show } from "#chat/answer.ts";
import type { Call } from "#chat/call.ts";
import { command, pick, press } from "#chat/command.ts";
import { existing, optional, person, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";

/** Casts a ballot, or with a receipt alone checks one. */
export const vote = command<House>()({
  path: "vote",
  may: "vote",
  answers: "to the asker",
  options: {
    motion: existing("motion"),
    choice: optional(text({ max: 2_000 })),
    as: optional(person()),
    receipt: optional(text({ max: 40 })),
  },
  async run(house, call) {
    const { motion, choice, as, receipt } = call.given;
    if (as !== undefined && as.id !== call.by.person) throw new Refusal("vote-no-proxy", { name: as.name });
    if (choice !== undefined) return show(castCard(await house.assemblies.vote(call.by, motion.id, choice, receipt ?? null), call.voice));
    if (receipt !== undefined) return show(verifiedCard(await house.assemblies.verify(call.by, motion.id, receipt), call.voice));
    throw new Misuse("choice", "option-missing");
  },
  presses: {
    for: press("to the asker", (house, call, id) => cast(house, call, id, "for")),
    against: press("to the asker", (house, call, id) => cast(house, call, id, "against")),
    abstain: press("to the asker", (house, call, id) => cast(house, call, id, "abstain")),
    blank: press("to the asker", (house, call, id) => cast(house, call, id, "blank")),
    choose: pick("to the asker", async (house, call, id, values) => {
      const { motion } = await house.assemblies.view(call.by, id as Id);
      return cast(house, call, id, values.map((value) => motion.choices[Number(value)] ?? "").join(","));
    }),
    begin: press("to the asker", async (house, call, id) => rank(house, call, id.split("~")[0] as Id, [])),
    rank: pick("to the asker", async (house, call, id, values) => {
      const [motion, ranked] = rankedSoFar(id);
      return rank(house, call, motion, [...ranked, Number(values[0])]);
    }),
    cast: press("to the asker", async (house, call, id) => {
      const [motion, ranked] = rankedSoFar(id);
      const { choices } = (await house.assemblies.view(call.by, motion)).motion;
      return cast(house, call, motion, ranked.map((place) => choices[place] ?? "").join(" > "));
    }),
  },
});

function rankedSoFar(id: string): readonly [Id, readonly number[]] {
  const [motion, places] = id.split("~") as [Id, string?];
  return [motion, (places ?? "") === "" ? [] : (places as string).split(".").map(Number)];
}

async function cast(house: House, call: Call<null>, id: string, choice: string): Promise<Answer> {
  return show(castCard(await house.assemblies.vote(call.by, id as Id, choice, null), call.voice));
}

async function rank(house: House, call: Call<null>, id: Id, ranked: readonly number[]): Promise<Answer> {
  const { motion } = await house.assemblies.view(call.by, id);
  const shown = rankingCard(motion, ranked, call.voice);
  return ranked.length === 0 ? show(shown) : replace(shown);
}
