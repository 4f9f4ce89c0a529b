/**
 * How the rows of one person become another's. `within`: the columns besides the person that may stand only once (null where
 * nothing clashes); `whileIs`: only rows in this state count. Of two that clash the one that stays keeps its own, and the
 * other's is dropped, set to something that no longer counts, or left with the one who is gone, where history is meant.
 */
export interface MergeRule {
  readonly table: string;
  readonly column: string;
  readonly within: readonly string[] | null;
  readonly whileIs?: readonly [column: string, value: string | null];
  readonly clash: "drop" | "leave" | { readonly column: string; readonly value: string };
}

function all(table: string, column: string): MergeRule {
  return { table, column, within: null, clash: "leave" };
}

function dropped(table: string, column: string, ...within: readonly string[]): MergeRule {
  return { table, column, within, clash: "drop" };
}

/**
 * Every column that names a person, in the order in which it is taken. Roll and ballots of an open vote are settled
 * before (`merge.ts`), and registrations for one date by their own practice: what still clashes there is history. A test compares this list with the
 * foreign keys of the database.
 */
export const MERGE_RULES: readonly MergeRule[] = [
  all("accounts", "person"),
  all("drafts", "person"),
  all("member_events", "person"),
  all("member_events", "actor"),
  all("dues", "person"),
  all("dues", "actor"),
  { table: "exclusions", column: "person", within: [], whileIs: ["state", "proposed"], clash: { column: "state", value: "dropped" } },
  all("exclusions", "proposer"),
  all("exclusions", "decider"),
  all("imports", "person"),
  dropped("letter_boxes", "person"),
  all("delegations", "giver"),
  all("delegations", "holder"),
  all("gatherings", "organizer"),
  dropped("registrations", "person", "occurrence"),
  dropped("standing_answers", "person", "gathering"),
  all("slots", "driver"),
  dropped("slot_takes", "person", "slot", "occurrence"),
  all("slot_swaps", "giver"),
  all("slot_swaps", "receiver"),
  all("gathering_messages", "author"),
  all("gathering_materials", "author"),
  dropped("feedbacks", "person", "occurrence"),
  dropped("presences", "person", "occurrence"),
  all("presences", "marked_by"),
  dropped("reminder_wishes", "person"),
  all("calendar_addresses", "person"),
  all("gathering_holds", "author"),
  all("gathering_holds", "decider"),
  all("motions", "proposer"),
  { table: "electors", column: "person", within: ["motion"], clash: "leave" },
  { table: "ballots", column: "person", within: ["motion"], clash: "leave" },
  dropped("motion_seconds", "person", "motion"),
  all("assemblies", "convener"),
  all("assemblies", "chair"),
  { table: "assembly_electors", column: "person", within: ["assembly"], clash: "leave" },
  { table: "attendances", column: "person", within: ["assembly"], whileIs: ["left_at", null], clash: "drop" },
  {
    table: "proxies",
    column: "giver",
    within: ["assembly"],
    whileIs: ["state", "active"],
    clash: { column: "state", value: "revoked" },
  },
  all("proxies", "holder"),
  dropped("proxy_instructions", "giver", "motion"),
  all("rules", "author"),
  { table: "speakers", column: "person", within: ["assembly"], whileIs: ["done_at", null], clash: "drop" },
  dropped("assembly_letters", "person", "assembly"),
  all("assembly_letters", "handed_by"),
  all("polls", "asker"),
  dropped("poll_answers", "person", "poll"),
  all("minutes", "secretary"),
  all("minutes", "approver"),
  dropped("candidates", "person", "motion"),
  all("candidates", "nominated_by"),
  dropped("mandates", "person", "office", "from_day"),
  all("needs", "submitter"),
  dropped("need_supports", "person", "need"),
  all("need_remarks", "person"),
  all("campaigns", "starter"),
  dropped("campaign_signatures", "person", "campaign"),
  dropped("campaign_pledges", "person", "campaign"),
  all("campaign_tasks", "person"),
  dropped("negotiators", "person", "agreement"),
  all("agreement_log", "author"),
  all("agreement_texts", "author"),
  all("agreement_signatures", "person"),
  all("breaches", "reporter"),
  all("services", "author"),
  all("surveys", "asker"),
  all("exchanges", "author"),
  dropped("exchange_members", "person", "exchange"),
  dropped("exchange_seats", "person", "party"),
  dropped("survey_answers", "person", "survey"),
  all("files", "person"),
  all("works", "person"),
  all("work_comments", "person"),
  all("exhibitions", "curator"),
  all("requests", "requester"),
  {
    table: "claims",
    column: "person",
    within: ["request"],
    whileIs: ["state", "active"],
    clash: { column: "state", value: "released" },
  },
  dropped("offers", "person", "request"),
  dropped("volunteers", "id"),
  all("announcements", "author"),
  all("announcements", "approver"),
  dropped("follows", "person", "topic"),
  all("reports", "reporter"),
  all("reports", "meant"),
  all("reports", "handler"),
  all("measures", "person"),
  all("measures", "proposer"),
  all("measures", "seconder"),
  all("charter_versions", "author"),
  { table: "signatures", column: "person", within: ["charter", "number"], clash: "drop" },
  all("request_events", "person"),
  dropped("vettings", "person", "level"),
  all("vettings", "recorded_by"),
  all("leaves", "person"),
  all("leaves", "substitute"),
  dropped("kept_apart", "person", "other"),
  dropped("kept_apart", "other", "person"),
  all("kept_apart", "recorded_by"),
  all("contact_looks", "person"),
  all("courses", "leader"),
  all("lessons", "leader"),
  dropped("enrolments", "person", "course"),
  dropped("lesson_marks", "person", "lesson"),
  all("lesson_marks", "marked_by"),
  dropped("hand_ins", "person", "lesson"),
  dropped("lesson_absences", "person", "lesson"),
  all("course_substitutes", "person"),
  all("hand_ins", "answered_by"),
  dropped("certificates", "person", "course"),
  all("certificates", "given_by"),
  all("partners", "person"),
  all("partner_shares", "person"),
];
