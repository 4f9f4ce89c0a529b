import { readGrades, readPlace, readRanking, typedOf, writeRanking } from "#assemblies/mark.ts";
import { castCard, gradingCard, rankingCard, verifiedCard } from "#assemblies/vote-cards.ts";
import { type Answer, replace, show } from "#chat/answer.ts";
import type { Call } from "#chat/call.ts";
import { command, pick, press } from "#chat/command.ts";
import { existing, optional, person, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse } from "#kernel/refusal.ts";

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
    if (choice === undefined && receipt !== undefined)
      return show(verifiedCard(await house.assemblies.verify(call.by, motion.id, receipt), call.voice));
    if (choice === undefined && as === undefined) throw new Misuse("choice", "option-missing");
    return show(castCard(await house.assemblies.vote(call.by, motion.id, choice ?? null, receipt ?? null, as ?? null), call.voice));
  },
  presses: {
    for: press("to the asker", (house, call, id) => cast(house, call, id, "for")),
    against: press("to the asker", (house, call, id) => cast(house, call, id, "against")),
    abstain: press("to the asker", (house, call, id) => cast(house, call, id, "abstain")),
    blank: press("to the asker", (house, call, id) => cast(house, call, id, "blank")),
    choose: pick("to the asker", async (house, call, id, values) => {
      const { motion } = await house.assemblies.view(call.by, id as Id);
      return cast(house, call, id, values.map((value) => motion.choices[readPlace(motion, value)] as string).join(","));
    }),
    begin: press("to the asker", async (house, call, id) => {
      const { motion } = await begun(house, call, id);
      return show(motion.method === "score" ? gradingCard(motion, [], call.voice) : rankingCard(motion, [], call.voice));
    }),
    grade: pick("to the asker", async (house, call, id, values) => {
      const { motion, said } = await begun(house, call, id);
      return replace(gradingCard(motion, readGrades(motion, said + (values[0] ?? "")), call.voice));
    }),
    rank: pick("to the asker", async (house, call, id, values) => {
      const { motion, said } = await begun(house, call, id);
      const next = writeRanking([readPlace(motion, values[0] as string)]);
      return replace(rankingCard(motion, readRanking(motion, said + next), call.voice));
    }),
    cast: press("to the asker", async (house, call, id) => {
      const { motion, said } = await begun(house, call, id);
      return cast(house, call, motion.id, typedOf(motion, said));
    }),
  },
});

/** The motion of a button's id, and what was ranked or graded so far as it stands there. */
async function begun(house: House, call: Call<null>, id: string) {
  const [motion = "", said = ""] = id.split("~");
  return { motion: (await house.assemblies.view(call.by, motion as Id)).motion, said };
}

async function cast(house: House, call: Call<null>, id: string, choice: string): Promise<Answer> {
  return show(castCard(await house.assemblies.vote(call.by, id as Id, choice, null), call.voice));
}
