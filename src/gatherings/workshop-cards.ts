import { writeAddress } from "#chat/address.ts";
import { type Block, type Card, card, facts, list, paragraph, pressControl, quote } from "#chat/card.ts";
import { link, type Prose, plain, plainText, prose } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { carriedBars } from "#pictures/carried.ts";
import type { Counted, Feedback, FeedbackResult } from "./feedback.ts";
import { FLOOR, MOST_STARS } from "./feedback.ts";
import type { Gathering } from "./gathering.ts";
import { titled } from "./heading.ts";
import type { Materials, Readable } from "./materials.ts";
import type { Promotion } from "./promoting.ts";
import type { Workshop, WorkshopView } from "./workshop.ts";

const FACTS = ["level", "age", "access", "fee", "pay"] as const;
const TEXTS = ["programme", "bring"] as const;

/** What a workshop asks and brings, on its card. */
export function workshopBlocks(workshop: Workshop | null, voice: Voice): readonly Block[] {
  if (workshop === null) return [];
  const texts = TEXTS.flatMap((name) => {
    const said = workshop[name];
    return said === null ? [] : [paragraph(voice.say(`gathering-workshop-${name}-label`)), quote([plain(said)])];
  });
  const known = FACTS.flatMap((name) => {
    const said = workshop[name];
    return said === null ? [] : [[voice.text(`gathering-workshop-${name}-label`), [plain(said)] as Prose] as const];
  });
  const paid = workshop.fee === null ? [] : [paragraph(voice.say("gathering-workshop-not-here"))];
  return [...texts, ...(known.length === 0 ? [] : [facts(...known)]), ...paid];
}

/** What there is to read and to follow, for those who are registered. */
export function materialBlocks(materials: readonly Readable[], voice: Voice): readonly Block[] {
  if (materials.length === 0) return [];
  return [paragraph(voice.say("gathering-materials-label")), list(materials.map(materialInWords))];
}

function materialInWords({ title, words, link: url, file, at }: Readable): Prose {
  const named = url === null ? [plain(title)] : [link(title, url)];
  const whole = file === null || at === null ? named : prose`${named} · ${link(file.name, at)}`;
  return words === null ? whole : prose`${whole} – ${words}`;
}

/** What a workshop asks and brings, for whoever changed or asked for it. */
export function workshopCard({ gathering, workshop, mayChange }: WorkshopView, voice: Voice): Card {
  const blocks = workshopBlocks(workshop, voice);
  const asked = workshop.feedback ? [paragraph(voice.say("gathering-workshop-feedback-asked"))] : [];
  const id = gathering.id;
  return card({
    summary: voice.text("gathering-workshop-summary", { title: gathering.title }),
    title: titled(gathering, gathering.title),
    blocks: blocks.length === 0 ? [paragraph(voice.say("gathering-workshop-nothing")), ...asked] : [...blocks, ...asked],
    controls: mayChange
      ? [[pressControl(voice.text("label-edit"), writeAddress({ command: "gathering workshop", press: "begin", id }))]]
      : [],
  });
}

/** The materials by themselves. */
export function materialsCard({ gathering, materials }: Materials, voice: Voice): Card {
  return card({
    summary: voice.text("gathering-materials-summary", { title: gathering.title, count: materials.length }),
    title: titled(gathering, gathering.title),
    blocks: materials.length === 0 ? [paragraph(voice.say("gathering-materials-none"))] : materialBlocks(materials, voice),
  });
}

/** What one thought of a date: asked of those who were there, for each alone. */
export function feedbackCard(asked: Exclude<Feedback, { kind: "counted" }>, voice: Voice): Card {
  const { gathering, occurrence, kept, until, stars } = asked;
  const holes = { title: occurrence.title, until: voice.moment(until) };
  const said = stars === null ? voice.say("gathering-feedback-asks", holes) : voice.say("gathering-feedback-kept", { ...holes, stars });
  const choices = Array.from({ length: MOST_STARS }, (_, at) => ({
    value: String(at + 1),
    label: voice.text("service-stars", { count: at + 1 }),
  }));
  const address = writeAddress({ command: "gathering feedback", press: "rate", id: kept });
  return card({
    summary: plainText(said),
    tone: stars === null ? "calm" : "good",
    title: titled(gathering, occurrence.title),
    blocks: [paragraph(said), paragraph(voice.say("gathering-feedback-anonymous", { floor: FLOOR, handle: gathering.handle }))],
    controls: [
      [
        {
          kind: "pick",
          label: voice.text("label-rate"),
          address,
          choices,
          many: false,
          ...(stars === null ? {} : { chosen: [String(stars)] }),
        },
      ],
    ],
  });
}

function resultInWords(result: FeedbackResult, voice: Voice): Prose {
  if (result.kind === "few") return voice.say("gathering-feedback-few", { floor: FLOOR });
  const count = result.stars.reduce((sum, one) => sum + one, 0);
  const sum = result.stars.reduce((all, one, at) => all + one * (at + 1), 0);
  return voice.say("gathering-feedback-mean", { count, mean: voice.number(Math.round((sum * 10) / count) / 10) });
}

/** What was thought of the dates of a gathering, with a picture of each: of nobody in particular. */
export async function feedbackResultCard(gathering: Gathering, dates: readonly Counted[], voice: Voice): Promise<Card> {
  const blocks: Block[] = [];
  for (const { occurrence, result } of dates.slice(-5)) {
    blocks.push(paragraph(prose`${voice.moment(occurrence.at, "day")} – ${resultInWords(result, voice)}`));
    if (result.kind === "few") continue;
    blocks.push(await pictureOf(occurrence.title, result.stars, voice));
    if (result.words.length > 0) blocks.push(list(result.words.map((word) => [plain(word)])));
  }
  return card({
    summary: voice.text("gathering-feedback-summary", { title: gathering.title }),
    title: titled(gathering, gathering.title),
    blocks: blocks.length === 0 ? [paragraph(voice.say("gathering-feedback-none"))] : blocks,
  });
}

async function pictureOf(title: string, stars: readonly number[], voice: Voice): Promise<Block> {
  const bars = stars.map((value, at) => ({
    label: voice.text("service-stars", { count: at + 1 }),
    value,
    shown: voice.number(value),
    won: false,
  }));
  const alt = bars.map(({ label, shown }) => voice.text("said-of", { what: label, said: shown })).join(", ");
  return { kind: "picture", url: await carriedBars({ title, bars, mark: null }), alt: `${title}. ${alt}` };
}

/** Where a gathering is shown: the channels, and whether anybody finds it on the site and in the calendars. */
export function promotionCard({ gathering }: Promotion, voice: Voice): Card {
  const { title, places, audience, listed } = gathering;
  const where = places.length === 0 ? voice.text("gathering-promote-nowhere") : voice.list(places.map(({ name }) => `#${name}`));
  return card({
    summary: voice.text("gathering-promote-summary", { title }),
    title: titled(gathering, title),
    blocks: [
      facts(
        [voice.text("gathering-promote-channels-label"), [plain(where)]],
        [
          voice.text("gathering-promote-feeds-label"),
          voice.say("gathering-promote-listed", { listed: audience === "members" ? "members" : listed ? "yes" : "no" }),
        ],
      ),
    ],
  });
}
