import { type LocalDate, startOfDate, type Zone } from "#calendar/calendar.ts";
import { type Card, card, facts, paragraph } from "#chat/card.ts";
import { plain, plainText } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { MINUTE } from "#kernel/clock.ts";
import { majorityWords } from "./cards.ts";
import { readMajority } from "./majority.ts";
import type { Rules } from "./rules.ts";
import type { RulesView } from "./rules-service.ts";

/** A local day as `2027-03-28`, as a moment that each platform shows. */
export function dayOf(day: string, voice: Voice) {
  return voice.moment(startOfDate(day as LocalDate, voice.zone as Zone), "day");
}

function ruleFacts(rules: Rules, voice: Voice) {
  return facts(
    [voice.text("motion-rule-label"), [plain(majorityWords(readMajority(rules.majority), voice))]],
    [
      voice.text("assembly-quorum-label"),
      rules.quorum === "none" ? voice.say("assembly-quorum-none") : voice.say("rules-quorum", { quorum: rules.quorum, basis: rules.basis }),
    ],
    [voice.text("rules-notice-label"), voice.say("rules-notice", { days: rules.notice, late: rules.late })],
    [
      voice.text("rules-second-label"),
      rules.second === null
        ? voice.say("rules-second-none")
        : voice.say("rules-second", {
            quorum: rules.second,
            none: rules.second === "none" ? "yes" : "no",
            days: rules.interval,
            length: rules.intervalMinutes === 0 ? "" : voice.length(rules.intervalMinutes * MINUTE),
            hours: rules.intervalMinutes === 0 ? "no" : "yes",
          }),
    ],
    [
      voice.text("rules-proxies-label"),
      voice.say("rules-proxies", {
        cap: rules.proxies === null ? "any" : rules.proxies === 0 ? "none" : "some",
        most: rules.proxies ?? 0,
        blank: rules.blank,
      }),
    ],
    [voice.text("rules-casting-label"), voice.say("rules-casting", { casting: rules.casting ? "yes" : "no" })],
    [voice.text("rules-tie-label"), voice.say("rules-tie", { tie: rules.tie })],
    [voice.text("motion-secret-label"), voice.say("rules-secret", { secret: rules.secret })],
    [voice.text("rules-electors-label"), voice.say("rules-electors", { days: rules.membership, dues: rules.dues })],
    [voice.text("rules-seconds-label"), voice.say("rules-seconds", { seconds: rules.seconds })],
  );
}

/** The rules as they stand on a day, for each kind of assembly, with the days on which others begin. */
export function rulesCard(views: readonly RulesView[], voice: Voice): Card {
  const blocks = views.flatMap(({ kind, inForce, versions }) => {
    const head = voice.say("rules-head", {
      kind,
      since: inForce.since === null ? "" : dayOf(inForce.since, voice),
      set: inForce.since === null ? "no" : "yes",
    });
    const others = versions.filter((since) => since !== inForce.since);
    return [
      paragraph(head),
      ruleFacts(inForce.rules, voice),
      ...(others.length === 0
        ? []
        : [paragraph(voice.say("rules-others", { days: voice.list(others.map((day) => dayOf(day, voice).text)) }))]),
    ];
  });
  const said = voice.say("rules-title");
  return card({ summary: plainText(said), title: said, blocks, footer: voice.say("rules-footer") });
}
