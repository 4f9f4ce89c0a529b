import { type Lead, roughly } from "#calendar/calendar.ts";
import { DAY } from "#kernel/clock.ts";
import { type Unread, unread } from "#kernel/unread.ts";
import { hear, notRead } from "./languages.ts";
import { fold, tokensOf } from "./tokens.ts";

/** Reads how long something lasts: `90m`, `1h30`, `2 h`, `1 hour 30`, `2 jours`. Milliseconds; a day is 24 hours. */
export function readDuration(text: string): { readonly milliseconds: number } | Unread {
  const read = readLead(text);
  return "refused" in read ? read : { milliseconds: roughly(read.lead) };
}

/** Reads how long before something: `2d`, `1 jour`, `1w` are calendar days, `24h`, `90m` elapsed time. More than nothing, at most 400 days. */
export function readLead(text: string): { readonly lead: Lead } | Unread {
  const tokens = tokensOf(text);
  const heard = hear(tokens, "length", "en");
  const [found, ...others] = distinct(heard.values as readonly Lead[]);
  if (found === undefined) return unread("duration-unclear", notRead(text, tokens, heard.stuck));
  if (others.length > 0) return unread("duration-unclear", text.trim());
  if (roughly(found) <= 0 || roughly(found) > 400 * DAY) return unread("duration-out-of-bounds", text.trim());
  return { lead: found };
}

/** Reads several leads separated by commas: `24h,1h`. `none` and `aucun` give none. */
export function readLeads(text: string): { readonly leads: readonly Lead[] } | Unread {
  if (/^(?:none|aucun|aucune)$/.test(fold(text.trim()))) return { leads: [] };
  const leads: Lead[] = [];
  for (const part of text.split(/[,;]/)) {
    const read = readLead(part);
    if ("refused" in read) return read;
    leads.push(read.lead);
  }
  return { leads };
}

function distinct(leads: readonly Lead[]): Lead[] {
  return [...new Map(leads.map((lead) => [JSON.stringify(lead), lead])).values()];
}
