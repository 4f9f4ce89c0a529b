import { type Card, card, list, paragraph, quote } from "#chat/card.ts";
import { code, plain, plainText, prose } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { PublishedBallots } from "./ballot-file.ts";
import { markWords } from "./cards.ts";

/** The ballots of a closed vote: of a secret one each under its receipt; then the file, and how to count it again. */
export function ballotsCard({ motion, ballots, file }: PublishedBallots, voice: Voice): Card {
  const said = voice.say("ballots-summary", { handle: motion.handle, count: ballots.length });
  const items = ballots.flatMap(({ receipt, mark }) =>
    receipt === null ? [] : [prose`${code(receipt)} ${markWords(motion, mark, voice)}`],
  );
  return card({
    summary: plainText(said),
    title: prose`${motion.handle} · ${motion.title}`,
    blocks: [
      paragraph(said),
      ...(items.length === 0 ? [] : [list(items)]),
      paragraph(voice.say("ballots-file", { line: code(`parvis tally ${motion.handle}.blt --method ${motion.method}`) })),
      quote([plain(file)]),
    ],
    footer: motion.secret ? voice.say("ballots-receipts", { line: code(`/vote ${motion.handle} receipt:ABCD-EFGH-JKLM-NPQR`) }) : [],
  });
}
