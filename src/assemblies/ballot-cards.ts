import { type Card, card, file, list, paragraph } from "#chat/card.ts";
import { code, plainText, prose } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { ballotJson, ballotTable, type PublishedBallots } from "./ballot-file.ts";
import { markWords } from "./cards.ts";

/** More ballots than these are read in a file only. */
const LISTED = 50;

/** The ballots of a closed vote: of a secret one each under its receipt; the files, and how to count them again. */
export function ballotsCard({ motion, ballots, file: blt }: PublishedBallots, voice: Voice): Card {
  const said = voice.say("ballots-summary", { handle: motion.handle, count: ballots.length });
  const items = ballots
    .slice(0, LISTED)
    .flatMap(({ receipt, mark }) => (receipt === null ? [] : [prose`${code(receipt)} ${markWords(motion, mark, voice)}`]));
  const name = (ending: string) => `${motion.handle}.${ending}`;
  return card({
    summary: plainText(said),
    title: prose`${motion.handle} · ${motion.title}`,
    blocks: [
      paragraph(said),
      ...(items.length === 0 || ballots.length > LISTED ? [] : [list(items)]),
      paragraph(
        voice.say("ballots-file", { name: code(name("blt")), line: code(`parvis tally ${name("blt")} --method ${motion.method}`) }),
      ),
      file(name("blt"), "text/plain", blt, voice.text("ballots-blt")),
      file(name("csv"), "text/csv", `\ufeff${ballotTable(motion, ballots)}`, voice.text("ballots-csv")),
      file(name("json"), "application/json", ballotJson(motion, ballots), voice.text("ballots-json")),
    ],
    footer: motion.secret ? voice.say("ballots-receipts", { line: code(`/vote ${motion.handle} receipt:ABCD-EFGH-JKMN-PQRS`) }) : [],
  });
}
