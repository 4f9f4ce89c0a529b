import { writeAddress } from "#chat/address.ts";
import { type Card, type Control, card, list, paragraph, pressControl } from "#chat/card.ts";
import { code, plain, plainText, prose, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { markWords } from "./cards.ts";
import type { Cast, Verified } from "./cast.ts";
import { GRADES, writeGrades, writeRanking } from "./mark.ts";
import type { Motion } from "./motion.ts";

/** What the voter alone is told. */
export function castCard(cast: Cast, voice: Voice): Card {
  const { motion, mark, receipt, replaced } = cast;
  const values = { handle: motion.handle, title: motion.title, mark: strong(markWords(motion, mark, voice)) };
  const sentence = voice.say(replaced ? "vote-replaced" : "vote-cast", values);
  const change = receipt === null ? voice.say("vote-may-change") : voice.say("vote-receipt-keep", { receipt: code(receipt) });
  return card({
    summary: plainText(sentence),
    tone: "good",
    title: voice.say("vote-title", { handle: motion.handle }),
    blocks: [paragraph(sentence), paragraph(change)],
    footer: motion.closesAt === null ? [] : voice.say("vote-until", { when: voice.moment(motion.closesAt) }),
  });
}

/** What a receipt says. */
export function verifiedCard(verified: Verified, voice: Voice): Card {
  const { motion, receipt, found, mark } = verified;
  const marked = mark === null ? "" : markWords(motion, mark, voice);
  const key = found === "published" ? "receipt-published" : found === "in the box" ? "receipt-in-box" : "receipt-not-found";
  const sentence = voice.say(key, { receipt: code(receipt), handle: motion.handle, mark: strong(marked) });
  return card({
    summary: plainText(sentence),
    tone: found === "not found" ? "warning" : "good",
    title: voice.say("receipt-title", { handle: motion.handle }),
    blocks: [paragraph(sentence)],
  });
}

/** One step of casting a ranking: what is ranked so far stands in the buttons, so it works after a restart. */
export function rankingCard(motion: Motion, ranked: readonly number[], voice: Voice): Card {
  const so = ranked.map((place) => [plain(motion.choices[place] as string)]);
  const open = motion.choices
    .map((label, place) => ({ value: String(place), label }))
    .filter(({ value }) => !ranked.includes(Number(value)));
  const id = `${motion.id}~${writeRanking(ranked)}`;
  const to = (press: string) => writeAddress({ command: "vote", press, id });
  const next: Control = {
    kind: "pick",
    label: voice.text("ranking-next", { rank: ranked.length + 1 }),
    address: to("rank"),
    choices: open,
    many: false,
  };
  const last =
    ranked.length === 0
      ? []
      : [pressControl(voice.text("label-vote"), to("cast"), "main"), pressControl(voice.text("label-cancel"), to("begin"))];
  return card({
    summary: voice.text("ranking-summary", { handle: motion.handle, ranked: ranked.length }),
    title: prose`${motion.handle} · ${motion.title}`,
    blocks: [paragraph(voice.say("ranking-intro")), ...(so.length === 0 ? [] : [list(so)])],
    controls: [...(open.length === 0 ? [] : [[next]]), ...(last.length === 0 ? [] : [last])],
  });
}

/** One step of giving points: those given so far stand in the buttons, so it works after a restart. Whoever gets none has 0. */
export function gradingCard(motion: Motion, grades: readonly number[], voice: Voice): Card {
  const given = grades.map((points, place) => voice.say("vote-points", { name: motion.choices[place] as string, points }));
  const open = motion.choices[grades.length];
  const id = `${motion.id}~${writeGrades(grades)}`;
  const to = (press: string) => writeAddress({ command: "vote", press, id });
  const choices = GRADES.map((points) => ({ value: String(points), label: voice.text("vote-points-of", { points }) }));
  const next: readonly (readonly Control[])[] =
    open === undefined
      ? []
      : [[{ kind: "pick", label: voice.text("grading-next", { name: open }), address: to("grade"), choices, many: false }]];
  const last =
    grades.length === 0
      ? []
      : [[pressControl(voice.text("label-vote"), to("cast"), "main"), pressControl(voice.text("label-cancel"), to("begin"))]];
  return card({
    summary: voice.text("grading-summary", { handle: motion.handle, graded: grades.length, choices: motion.choices.length }),
    title: prose`${motion.handle} · ${motion.title}`,
    blocks: [paragraph(voice.say("grading-intro", { most: GRADES.length - 1 })), ...(given.length === 0 ? [] : [list(given)])],
    controls: [...next, ...last],
  });
}
