import { readGrades, readPlace, readRanking, writeGraded, writeRanking } from "#assemblies/mark.ts";
import { castCard, gradingCard, rankingCard, verifiedCard } from "#assemblies/vote-cards.ts";
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
      const { motion } = await house.assemblies.view(call.by, beginning(id) as Id);
      return show(motion.method === "score" ? gradingCard(motion, [], call.voice) : rankingCard(motion, [], call.voice));
    }),
    grade: pick("to the asker", async (house, call, id, values) => {
      const { motion } = await house.assemblies.view(call.by, beginning(id) as Id);
      const grades = readGrades(motion, given(id) + (values[0] ?? ""));
      return replace(gradingCard(motion, grades, call.voice));
    }),
    rank: pick("to the asker", async (house, call, id, values) => {
      const { motion, ranked } = await ranking(house, call, id);
      const next = [...ranked, readPlace(motion, values[0] as string)];
      return replace(rankingCard(motion, readRanking(motion, writeRanking(next)), call.voice));
    }),
    cast: press("to the asker", async (house, call, id) => {
      const { motion: put } = await house.assemblies.view(call.by, beginning(id) as Id);
      if (put.method === "score") return cast(house, call, put.id, writeGraded(put, readGrades(put, given(id))));
      const { motion, ranked } = await ranking(house, call, id);
      if (ranked.length === 0) throw new Refusal("press-stale");
      return cast(house, call, motion.id, ranked.map((place) => motion.choices[place] as string).join(" > "));
    }),
  },
});

function beginning(id: string): string {
  return id.split("~")[0] as string;
}

/** What was ranked or graded so far, as it stands in a button's id. */
function given(id: string): string {
  return id.split("~")[1] ?? "";
}

/** The motion and what is ranked so far, from a button's id. */
async function ranking(house: House, call: Call<null>, id: string) {
  const { motion } = await house.assemblies.view(call.by, beginning(id) as Id);
  return { motion, ranked: readRanking(motion, given(id)) };
}

async function cast(house: House, call: Call<null>, id: string, choice: string): Promise<Answer> {
  return show(castCard(await house.assemblies.vote(call.by, id as Id, choice, null), call.voice));
}
