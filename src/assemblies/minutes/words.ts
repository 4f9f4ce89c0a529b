import { majorityWords, resultSentence } from "#assemblies/cards.ts";
import type { Motion } from "#assemblies/motion.ts";
import type { Result } from "#assemblies/result.ts";
import { roundLines, settlingWords } from "#assemblies/result-words.ts";
import { plain, plainText } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { column, type PaperPart, points, says, section, table } from "#papers/paper.ts";
import type { MinutedMotion, MinutesFacts } from "./minutes.ts";

/** What the clerk writes of each part of a session, from its figures. Dates are said in full: minutes have no blanks to fill. */

export function sessionParts(facts: MinutesFacts, voice: Voice): readonly PaperPart[] {
  const { assembly, association, notice } = facts;
  const kind = assembly.kind;
  const held = voice.text(assembly.place === null ? "minutes-held" : "minutes-held-at", {
    association,
    kind,
    when: voice.moment(assembly.openedAt ?? assembly.start),
    place: assembly.place ?? "",
  });
  const called =
    notice.from === null
      ? voice.text("minutes-called-by", { name: facts.convener, start: voice.moment(assembly.start) })
      : voice.text("minutes-called", {
          name: facts.convener,
          start: voice.moment(assembly.start),
          when: voice.moment(notice.from),
          ways: voice.list(notice.ways.map((way) => voice.text("notice-way", { way }))),
          reached: notice.reached,
          entitled: facts.entitled,
          missing: notice.missing,
        });
  const rules =
    assembly.rulesSince === null
      ? voice.text("minutes-rules-silent")
      : voice.text("minutes-rules", { since: voice.date(assembly.rulesSince) });
  return [
    says(held),
    ...(facts.seat === "" ? [] : [says(voice.text("minutes-seat", { seat: facts.seat }))]),
    says(called),
    ...(facts.first === null ? [] : [says(voice.text("minutes-second-call", { handle: facts.first }))]),
    says(voice.text("minutes-electorate", { when: voice.moment(assembly.record), entitled: facts.entitled })),
    says(rules),
    says(voice.text("minutes-bureau", { chair: facts.chair, secretary: facts.secretary })),
  ];
}

export function attendanceParts(facts: MinutesFacts, voice: Voice): readonly PaperPart[] {
  const { assembly, roll } = facts;
  const present = roll.filter(({ stays }) => stays.length > 0);
  const represented = roll.filter(({ stays, holder }) => stays.length === 0 && holder !== null);
  const opening = assembly.opening;
  const counts = says(
    voice.text("minutes-attendance", {
      entitled: roll.length,
      present: present.length,
      represented: represented.length,
      absent: roll.length - present.length - represented.length,
    }),
  );
  const quorum =
    opening === null
      ? []
      : [
          says(
            voice.text("minutes-quorum", {
              state: opening.required === 0 ? "none" : opening.met ? "met" : "missing",
              present: opening.present,
              represented: opening.represented,
              counted: opening.counted,
              required: opening.required,
            }),
          ),
        ];
  const holders = represented.map(({ name, holder }) => voice.text("minutes-represented-by", { name, holder: holder ?? "" }));
  return [
    counts,
    ...quorum,
    ...(holders.length === 0 ? [] : [says(voice.text("minutes-represented")), points(holders)]),
    says(voice.text("minutes-roll-annexed")),
  ];
}

export function agendaParts({ assembly, motions, carried }: MinutesFacts, voice: Voice): readonly PaperPart[] {
  // an id says when a motion was proposed: that is their order on the agenda, whatever the order of the votes
  const proposed = [...motions.map(({ motion }) => motion), ...(carried?.motions ?? [])].sort((a, b) => (a.id < b.id ? -1 : 1));
  const items = [...assembly.agenda, ...proposed.map(({ handle, title }) => `${handle} · ${title}`)];
  return items.length === 0 ? [says(voice.text("minutes-agenda-empty"))] : [points(items, "numbered")];
}

/** One resolution: its exact text, its amendments, how it was voted on, the verdict with its figures and its rule. */
export function motionParts(minuted: MinutedMotion, voice: Voice): readonly PaperPart[] {
  const { motion, proposer, seconds, amendments } = minuted;
  return [
    says(voice.text("minutes-proposed", { proposer, seconds })),
    ...amendmentSections(amendments, voice),
    says(voice.text(amendments.some((each) => each.motion.result?.outcome === "adopted") ? "minutes-text-amended" : "minutes-text")),
    { kind: "quote", text: motion.text },
    ...voteParts(motion, voice),
  ];
}

function amendmentSections(amendments: readonly MinutedMotion[], voice: Voice): readonly PaperPart[] {
  return amendments.map((each) =>
    section(voice.text("minutes-amendment", { handle: each.motion.handle, title: each.motion.title }), ...amendmentParts(each, voice)),
  );
}

/** An amendment as it was put to the vote, after those to itself. */
function amendmentParts({ motion, proposer, amendments }: MinutedMotion, voice: Voice): readonly PaperPart[] {
  const passage =
    motion.passage === null
      ? [says(voice.text("minutes-amendment-whole", { proposer }))]
      : [
          says(voice.text("minutes-amendment-passage", { proposer })),
          { kind: "quote", text: motion.passage } as const,
          says(voice.text("minutes-amendment-by")),
        ];
  return [...amendmentSections(amendments, voice), ...passage, { kind: "quote", text: motion.text }, ...voteParts(motion, voice)];
}

function voteParts(motion: Motion, voice: Voice): readonly PaperPart[] {
  const { result } = motion;
  if (motion.state === "withdrawn") return [says(voice.text("minutes-withdrawn"))];
  if (result === null) return [says(voice.text("minutes-not-voted"))];
  const verdict = says([plain(plainText(resultSentence(result, voice)))]);
  if (motion.state !== "closed") return [verdict];
  const rule =
    motion.method === "yes-no" ? majorityWords(motion.majority, voice) : voice.text("motion-method-name", { method: motion.method });
  const [opened, closed] = [motion.openedAt ?? motion.closedAt ?? voice.now, motion.closedAt ?? voice.now];
  const sameDay = voice.moment(opened, "day").text === voice.moment(closed, "day").text;
  const how = voice.text(sameDay ? "minutes-vote-hours" : "minutes-vote", {
    secret: motion.secret ? "yes" : "no",
    opened: voice.moment(opened, sameDay ? "hour" : "full"),
    closed: voice.moment(closed, sameDay ? "hour" : "full"),
    rule,
  });
  return [
    says(how),
    verdict,
    figuresTable(motion, result, voice),
    ...settlingParts(motion, result, voice),
    ...roundParts(motion, result, voice),
  ];
}

/** Every number of a vote, none left out: a nought is written as one. */
function figuresTable(motion: Motion, result: Result, voice: Voice): PaperPart {
  const rows: (readonly [string, number | null])[] = [
    [voice.text("figure-entitled"), result.entitled],
    [voice.text("figure-present"), result.present],
    [voice.text("figure-represented"), result.present === null ? null : result.represented],
    [voice.text("figure-quorum"), result.quorum?.required ?? null],
    [voice.text("figure-voters"), result.voters],
    ...(motion.method === "yes-no"
      ? ([
          [voice.text("label-for"), result.for],
          [voice.text("label-against"), result.against],
        ] as const)
      : []),
    [voice.text("figure-abstain"), result.abstain],
    [voice.text("figure-blank"), result.blank],
    [voice.text("figure-void"), result.void],
    [voice.text("figure-cast"), result.cast],
    [voice.text("figure-quota"), typeof result.quota === "number" ? result.quota : null],
    ...(motion.method === "yes-no" || result.required > 0
      ? ([
          [voice.text("figure-base"), result.base],
          [voice.text("figure-required"), result.required],
        ] as const)
      : []),
  ];
  const shown = rows.flatMap(([label, count]) => (count === null ? [] : [[label, voice.number(count)]]));
  const columns = [column(voice.text("figure-name")), column(voice.text("figure-count"), "narrow", "end")];
  return table(columns, shown, voice.text("figures-caption", { handle: motion.handle }));
}

/** Ties by name with the rule that settled them, limits applied, and the draw, as they were announced. */
function settlingParts(motion: Motion, result: Result, voice: Voice): readonly PaperPart[] {
  return settlingWords(motion, result, voice).map((said) => says([plain(plainText(said))]));
}

function roundParts(motion: Motion, result: Result, voice: Voice): readonly PaperPart[] {
  if (motion.method === "yes-no") return [];
  const lines = roundLines(result, voice);
  return lines.length === 0 ? [] : [points(lines, lines.length > 1 ? "numbered" : "plain")];
}

/** What did not go as the rules have it, and who came or went while the session lasted. */
export function incidentParts(facts: MinutesFacts, voice: Voice): readonly PaperPart[] {
  const { assembly, roll } = facts;
  const [opened, closed] = [assembly.openedAt, assembly.closedAt];
  const lines: string[] = assembly.irregularities.map(({ days, required }) => voice.text("irregularity-late-notice", { days, required }));
  for (const at of facts.adjourned) lines.push(voice.text("minutes-adjourned", { when: voice.moment(at) }));
  for (const { handle, at } of facts.unheld) lines.push(voice.text("minutes-no-quorum", { handle, when: voice.moment(at, "hour") }));
  if (facts.carried !== null && facts.carried.motions.length > 0) {
    const { motions, to } = facts.carried;
    lines.push(voice.text("minutes-carried", { motions: voice.list(motions.map(({ handle }) => handle)), count: motions.length, to }));
  }
  for (const { name, stays } of roll) {
    for (const { arrived, left } of stays) {
      if (opened !== null && arrived > opened) lines.push(voice.text("minutes-arrived", { name, when: voice.moment(arrived, "hour") }));
      if (left !== null && closed !== null && left < closed)
        lines.push(voice.text("minutes-left", { name, when: voice.moment(left, "hour") }));
    }
  }
  return lines.length === 0 ? [] : [points(lines)];
}

export function closingParts({ assembly, chair, secretary }: MinutesFacts, voice: Voice): readonly PaperPart[] {
  if (assembly.closedAt === null) return [says(voice.text("minutes-still-open"))];
  return [says(voice.text("minutes-closed", { when: voice.moment(assembly.closedAt), chair, secretary }))];
}

export function rollParts({ roll }: MinutesFacts, voice: Voice): readonly PaperPart[] {
  const hours = (each: MinutesFacts["roll"][number], which: "arrived" | "left") =>
    each.stays.map((stay) => (stay[which] === null ? "–" : voice.moment(stay[which], "hour").text)).join(", ");
  const rows = roll.map((each) => [each.name, hours(each, "arrived"), hours(each, "left"), each.holder ?? "", ""]);
  const columns = [
    column(voice.text("roll-name")),
    column(voice.text("roll-arrived"), "narrow"),
    column(voice.text("roll-left"), "narrow"),
    column(voice.text("roll-holder")),
    column(voice.text("roll-signature"), "sign"),
  ];
  return [table(columns, rows)];
}

export function proxyParts({ proxies }: MinutesFacts, voice: Voice): readonly PaperPart[] {
  if (proxies.length === 0) return [says(voice.text("minutes-no-proxies"))];
  const rows = proxies.map(({ from, to, given, ended, state }) => [
    from,
    to,
    voice.moment(given, "short").text,
    ended === null
      ? voice.text("proxy-state", { state })
      : `${voice.text("proxy-state", { state })} (${voice.moment(ended, "short").text})`,
  ]);
  const columns = [
    column(voice.text("proxies-from")),
    column(voice.text("proxies-to")),
    column(voice.text("proxies-given"), "narrow"),
    column(voice.text("proxies-state")),
  ];
  return [table(columns, rows)];
}
