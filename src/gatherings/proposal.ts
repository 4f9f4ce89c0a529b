import { dateOf, type Lead, type LocalDate, type Zone } from "#calendar/calendar.ts";
import { firstOccurrence, givesItsStart, givesOneADay, ONCE, type Rule } from "#calendar/repetition.ts";
import type { GivenMoment } from "#chat/option.ts";
import type { Place } from "#chat/place.ts";
import type { Instant } from "#kernel/clock.ts";
import { Misuse } from "#kernel/refusal.ts";
import { isUnread } from "#kernel/unread.ts";
import { readLead, readLeads } from "#phrases/durations.ts";
import { comesAgain, type LeftOut, leavingOut } from "#phrases/left-out.ts";
import { readRule } from "#phrases/rules.ts";
import { type GatheringAudience, type Kind, USUAL_DURATION } from "./gathering.ts";
import type { Term } from "./term.ts";
import type { WholeWish } from "./whole.ts";

/** What somebody says of a gathering they propose; texts as typed where a grammar reads them. */
export interface Proposal extends WholeWish {
  readonly title: string;
  readonly start: GivenMoment;
  readonly duration?: number | undefined;
  readonly place?: string | undefined;
  readonly kind?: Kind | undefined;
  readonly capacity?: number | undefined;
  readonly party?: number | undefined;
  readonly repeat?: string | undefined;
  readonly until?: string | undefined;
  readonly except?: string | undefined;
  readonly channel?: Place | undefined;
  readonly post?: string | undefined;
  readonly reminders?: string | undefined;
  readonly audience?: GatheringAudience | undefined;
  readonly description?: string | undefined;
}

/** Against what it is read. */
export interface ProposalSetting {
  readonly now: Instant;
  readonly zone: Zone;
  readonly locale: string;
}

/** The proposal, understood. */
export interface Understood {
  readonly term: Term;
  readonly post: Lead | null;
  /** Null where nothing was said, and the community's setting holds. */
  readonly reminders: readonly Lead[] | null;
  readonly party: number;
  /** The start that was given is not a date of the rule: the first one is later. */
  readonly startsLater: boolean;
}

/** The furthest that an announcement or a reminder may lie before a date. */
const FURTHEST_DAYS = 366;
const MOST_REMINDERS = 5;

/** Reads a proposal as a whole; `left` is what its `except` leaves out. Throws a Misuse that names the option and says what would do. */
export function understood(proposal: Proposal, setting: ProposalSetting, left: LeftOut = {}): Understood {
  const rule = ruleOf(proposal, setting, left);
  const { local } = proposal.start;
  const first = firstOccurrence(rule, local, setting.zone);
  if (first === null) throw new Misuse("repeat", "gathering-rule-empty", { repeat: proposal.repeat ?? "" });
  const capacity = proposal.capacity ?? null;
  const party = proposal.party ?? 1;
  if (capacity !== null && party > capacity) throw new Misuse("party", "gathering-party-over-capacity", { party, capacity });
  const term: Term = {
    from: dateOf(local),
    to: null,
    start: local,
    rule,
    said: proposal.repeat ?? null,
    duration: proposal.duration ?? USUAL_DURATION,
    title: proposal.title,
    place: proposal.place ?? null,
    capacity,
    description: proposal.description ?? null,
    cancelled: null,
  };
  return {
    term,
    post: proposal.post === undefined ? null : readPost(proposal.post),
    reminders: proposal.reminders === undefined ? null : readReminders(proposal.reminders),
    party,
    startsLater: !givesItsStart(rule, local, setting.zone),
  };
}

function ruleOf(proposal: Proposal, setting: ProposalSetting, left: LeftOut): Rule {
  if (proposal.repeat === undefined) {
    if (proposal.until !== undefined) throw new Misuse("until", "gathering-needs-repeat", { option: "until" });
    if (proposal.except !== undefined) throw new Misuse("except", "gathering-needs-repeat", { option: "except" });
    return ONCE;
  }
  const read = readRule(proposal.repeat, { ...setting, from: proposal.start.at });
  if (isUnread(read)) throw new Misuse("repeat", read.key, read.values);
  if (!givesOneADay(read.rule)) throw new Misuse("repeat", "gathering-rule-often", { repeat: proposal.repeat });
  const until = proposal.until === undefined ? {} : { until: lastDay(proposal.until, proposal.start) };
  const rule = { ...read.rule, ...until };
  const next = { date: left.feast?.next ?? "" };
  if (comesAgain(left, rule)) throw new Misuse("except", "rule-feast-again", { text: proposal.except ?? "", next });
  return leavingOut(rule, left);
}

function lastDay(until: string, start: GivenMoment): LocalDate {
  if (until < dateOf(start.local)) throw new Misuse("until", "gathering-until-early", { until: { date: until } });
  return until as LocalDate;
}

function readPost(text: string): Lead {
  const read = readLead(text);
  if (isUnread(read)) throw new Misuse("post", "gathering-lead-unclear", { typed: text });
  return within("post", read.lead, text);
}

/** Reads the reminders of a gathering, the longest lead first; `none` asks for none. */
export function readReminders(text: string): readonly Lead[] {
  if (/^(none|aucun|aucune|no|non|0)$/i.test(text.trim())) return [];
  const read = readLeads(text);
  if (isUnread(read)) throw new Misuse("reminders", "gathering-lead-unclear", { typed: String(read.refused) });
  if (read.leads.length > MOST_REMINDERS) throw new Misuse("reminders", "gathering-reminders-many", { max: MOST_REMINDERS });
  const texts = new Set<string>();
  return read.leads
    .map((lead) => within("reminders", lead, text))
    .filter((lead) => !texts.has(JSON.stringify(lead)) && texts.add(JSON.stringify(lead)));
}

function within(option: string, lead: Lead, typed: string): Lead {
  const days = "days" in lead ? lead.days : lead.milliseconds / 86_400_000;
  if (days > FURTHEST_DAYS) throw new Misuse(option, "gathering-lead-long", { typed, days: FURTHEST_DAYS });
  return lead;
}
