import { looksLikeRRule, readRRule } from "#calendar/rrule.ts";
import type { Rule } from "#calendar/rule.ts";
import type { Zone } from "#calendar/zones.ts";
import type { Instant } from "#kernel/clock.ts";
import { type Unread, unread } from "#kernel/unread.ts";
import { hear, notRead, quote } from "./languages.ts";
import { allLeft, type Left, type LeftOut } from "./left-out.ts";
import { contextOf } from "./moment-meanings.ts";
import { withoutZone } from "./moments.ts";
import type { DatedDraft } from "./rule-meanings.ts";
import { tokensOf } from "./tokens.ts";

/**
 * Against what a rule is read: the language tried first, and the day from which dates without a year are looked for, which is the first one of the
 * series (`from`) where that lies ahead: "until 30 June", of what begins in September, is the June that follows.
 */
export interface RuleSetting {
  readonly locale: string;
  readonly now: Instant;
  readonly zone: Zone;
  readonly from?: Instant;
}

/**
 * Reads what repeats: `every 2 weeks on thu`, `le dernier vendredi du mois`, `mer 19h30, dim 10h`, or RFC 5545 text. One rule or a refusal, never a
 * guess: what can be read in two ways is refused as well.
 */
export function readRule(text: string, setting: RuleSetting): { readonly rule: Rule } | Unread {
  if (text.trim() === "") return unread("rule-empty", text);
  if (looksLikeRRule(text)) return readRRule(text, setting.zone);
  const tokens = tokensOf(withoutZone(text, setting.zone));
  const heard = hear(tokens, "rule", setting.locale);
  if (heard.values.length === 0) return unread("rule-unclear", notRead(text, tokens, heard.stuck));
  const context = contextOf(setting, heard.language, false);
  const drafts = heard.values.map((value) => (value as DatedDraft)(context));
  const rules = new Map<string, Rule>();
  for (const draft of drafts) if (!("problem" in draft)) rules.set(inOneForm(draft), draft);
  if (rules.size > 1) return unread("rule-ambiguous", text.trim());
  for (const rule of rules.values()) return { rule };
  for (const draft of drafts) if ("problem" in draft) return unread(draft.problem, quote(text, tokens, draft.span), draft.holes);
  return unread("rule-unclear", text.trim());
}

/**
 * Reads what a series leaves out, without the word "except": dates, `20/12–04/01`, `August`, `public holidays`, `fêtes juives`, several after commas.
 * All of it or a refusal.
 */
export function readLeftOut(text: string, setting: RuleSetting): { readonly leftOut: LeftOut } | Unread {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return unread("except-empty", text);
  const heard = hear(tokens, "lefts", setting.locale);
  if (heard.values.length === 0) return unread("except-unclear", notRead(text, tokens, heard.stuck));
  const context = contextOf(setting, heard.language, false);
  const read = heard.values.map((value) => allLeft(value as readonly Left[], context));
  const found = new Map<string, LeftOut>();
  for (const one of read) if (!("problem" in one)) found.set(JSON.stringify(one), one);
  if (found.size > 1) return unread("rule-ambiguous", text.trim());
  for (const leftOut of found.values()) return { leftOut };
  for (const one of read) if ("problem" in one) return unread(one.problem, quote(text, tokens, one.span), one.holes);
  return unread("except-unclear", text.trim());
}

function inOneForm(rule: Rule): string {
  return JSON.stringify(Object.entries(rule).sort(([a], [b]) => (a < b ? -1 : 1)));
}
