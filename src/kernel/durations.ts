import type { Lead } from "./calendar.ts";
import { DAY, HOUR, MINUTE } from "./clock.ts";
import { type Unread, unread } from "./unread.ts";

/** Reads how long something lasts: `90m`, `1h30`, `2 h`, `1 hour 30`, `2 jours`. Milliseconds; a day is 24 hours. */
export function readDuration(text: string): { readonly milliseconds: number } | Unread {
  const lead = readLead(text);
  if ("refused" in lead) return lead;
  return { milliseconds: "days" in lead.lead ? lead.lead.days * DAY : lead.lead.milliseconds };
}

/** Reads how long before something: `2d`, `1 jour`, `1w` are calendar days, `24h`, `90m` elapsed time. */
export function readLead(text: string): { readonly lead: Lead } | Unread {
  const match = /^(\d+)\s*(m|h|d|w)$/i.exec(text.trim());
  if (match === null) return unread("duration-unclear", text);
  const count = Number(match[1]);
  switch ((match[2] as string).toLowerCase()) {
    case "m":
      return { lead: { milliseconds: count * MINUTE } };
    case "h":
      return { lead: { milliseconds: count * HOUR } };
    case "d":
      return { lead: { days: count } };
    default:
      return { lead: { days: count * 7 } };
  }
}

/** Reads several leads separated by commas: `24h,1h`. */
export function readLeads(text: string): { readonly leads: readonly Lead[] } | Unread {
  const leads: Lead[] = [];
  for (const part of text.split(",")) {
    const read = readLead(part);
    if ("refused" in read) return read;
    leads.push(read.lead);
  }
  return { leads };
}
