import { writeAddress } from "#chat/address.ts";
import { type Card, card, list } from "#chat/card.ts";
import { pageTurns } from "#chat/pages.ts";
import { code, type Prose, plain, plainText, prose, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { abilityText } from "#membership/delegation-cards.ts";
import { writeAsked } from "./entry.ts";
import type { AuditPage, Shown } from "./service.ts";
import { actionWords } from "./words.ts";

/** What it was done to: handles, names, powers and settings, never what somebody wrote. */
function about({ entry, whom }: Shown, voice: Voice): readonly Prose[] {
  const { handle, ability, roles, changed, receipt } = entry.facts;
  const said = (value: unknown): value is string => typeof value === "string" && value !== "";
  return [
    ...(said(handle) ? [[code(handle)]] : []),
    ...(said(receipt) ? [[code(receipt)]] : []),
    ...(said(ability) ? [[plain(abilityText(ability, voice))]] : []),
    ...(whom.length === 0 ? [] : [[plain(voice.list(whom))]]),
    ...(said(roles) ? [[plain(voice.list(roles.split(" ").map((role) => voice.text("member-role-name", { role }))))]] : []),
    ...(said(changed) ? [[code(changed)]] : []),
  ];
}

function line(shown: Shown, voice: Voice): Prose {
  const { at, action } = shown.entry;
  const who = shown.inConfidence ? voice.text("record-in-confidence") : (shown.who ?? voice.text("record-by-itself"));
  const when = prose`${voice.moment(at, "day")} ${voice.moment(at, "hour")}`;
  const parts = about(shown, voice).flatMap((part) => [[plain(" · ")], part]);
  return [...voice.say("record-line", { when, who: strong(who), what: actionWords(action, voice.locale) }), ...parts.flat()];
}

/** A page of the record of who did what. */
export function auditCard({ asked, shown, total, page, pages }: AuditPage, voice: Voice): Card {
  const said = voice.say("record-found", { count: total });
  const to = (turned: number) => writeAddress({ command: "parvis audit", press: "page", id: writeAsked({ ...asked, page: turned }) });
  return card({
    summary: plainText(said),
    title: said,
    blocks: [list(shown.map((each) => line(each, voice)))],
    controls: pageTurns({ page, pages }, to, voice),
    footer: voice.say("record-footer", { page, pages }),
  });
}
