import type { Voice } from "#chat/voice.ts";
import { factsOf, type Paper, type PaperPart, says, section, signatures } from "#papers/paper.ts";
import { type Frozen, isRewritten, type Minutes, type MinutesFacts, type MinutesSection } from "./minutes.ts";
import { agendaParts, attendanceParts, closingParts, incidentParts, motionParts, proxyParts, rollParts, sessionParts } from "./words.ts";

/** The minutes in sections, the secretary's words where they stand. */
export function minutesSections(facts: MinutesFacts, corrections: Minutes["corrections"], voice: Voice): readonly MinutesSection[] {
  const sections: MinutesSection[] = [
    { key: "session", title: voice.text("minutes-section-session"), parts: sessionParts(facts, voice) },
    { key: "attendance", title: voice.text("minutes-section-attendance"), parts: attendanceParts(facts, voice) },
    { key: "agenda", title: voice.text("minutes-section-agenda"), parts: agendaParts(facts, voice) },
    { key: "debates", title: voice.text("minutes-section-debates"), parts: [] },
    { key: "documents", title: voice.text("minutes-section-documents"), parts: [] },
    ...facts.motions.map((each) => ({
      key: each.motion.handle,
      title: voice.text("minutes-section-motion", { handle: each.motion.handle, title: each.motion.title }),
      parts: motionParts(each, voice),
    })),
    { key: "incidents", title: voice.text("minutes-section-incidents"), parts: incidentParts(facts, voice) },
    { key: "closing", title: voice.text("minutes-section-closing"), parts: closingParts(facts, voice) },
  ];
  return sections.map((each) => withWords(each, corrections[each.key]));
}

/** The secretary's words in place of a narrative, or before a resolution's record. */
function withWords({ key, title, parts }: MinutesSection, words: string | undefined): MinutesSection {
  if (words === undefined || words.trim() === "") return { key, title, parts };
  const written = words
    .split(/\n{2,}/)
    .map((each) => each.trim())
    .filter((each) => each !== "")
    .map(says);
  return { key, title, parts: isRewritten(key) ? written : [...written, ...parts] };
}

/** The whole as one document: its sections (an empty one is left out), who signs, and what is annexed. */
export function minutesPaper(facts: MinutesFacts, sections: readonly MinutesSection[], voice: Voice): Paper {
  const { assembly } = facts;
  const day = voice.moment(assembly.openedAt ?? assembly.start, "day");
  return {
    locale: voice.locale,
    title: voice.text("minutes-title", { kind: assembly.kind, day }),
    issuer: facts.association,
    at: assembly.closedAt ?? assembly.openedAt ?? assembly.start,
    turned: "upright",
    parts: [
      ...sections.filter(({ parts }) => parts.length > 0).map(({ title, parts }) => section(title, ...parts)),
      signaturesOf(facts, voice),
      { kind: "new page" },
      section(voice.text("minutes-annex-roll"), ...rollParts(facts, voice)),
      section(voice.text("minutes-annex-proxies"), ...proxyParts(facts, voice)),
    ],
  };
}

function signaturesOf({ chair, secretary }: Pick<MinutesFacts, "chair" | "secretary">, voice: Voice): PaperPart {
  return signatures({ name: chair, as: voice.text("minutes-sign-chair") }, { name: secretary, as: voice.text("minutes-sign-secretary") });
}

/** One resolution out of approved minutes, certified: what a bank or an authority asks for. */
export function extractPaper(
  facts: MinutesFacts,
  frozen: Frozen,
  minutes: Pick<Minutes, "approvedAt" | "hash">,
  key: string,
  voice: Voice,
): Paper {
  const found = frozen.sections.find((each) => each.key === key);
  const day = voice.moment(facts.assembly.openedAt ?? facts.assembly.start, "day");
  return {
    locale: frozen.paper.locale,
    title: voice.text("extract-title", { kind: facts.assembly.kind, day }),
    issuer: frozen.paper.issuer,
    at: minutes.approvedAt ?? frozen.paper.at,
    turned: "upright",
    parts: [
      ...frozen.sections.filter((each) => each.key === "attendance").map(({ title, parts }) => section(title, ...parts)),
      ...(found === undefined ? [] : [section(found.title, ...found.parts)]),
      says(voice.text("extract-certified", { when: voice.moment(minutes.approvedAt ?? frozen.paper.at), chair: facts.chair })),
      factsOf([voice.text("minutes-hash-label"), minutes.hash ?? ""]),
      signaturesOf(facts, voice),
    ],
  };
}
