import type { Act } from "#chat/call.ts";
import type { Id } from "#kernel/ids.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { selvesOf } from "./merge.ts";
import { readProfile } from "./profile.ts";
import { findPersonById } from "./store.ts";

/** Where what somebody did or said stands: a table, and its column that names them. What others confided about them is not theirs to read. */
export const OWN: readonly (readonly [table: string, column: string])[] = [
  ["accounts", "person"],
  ["member_events", "person"],
  ["dues", "person"],
  ["exclusions", "person"],
  ["letter_boxes", "person"],
  ["delegations", "giver"],
  ["delegations", "holder"],
  ["gatherings", "organizer"],
  ["gathering_holds", "author"],
  ["registrations", "person"],
  ["standing_answers", "person"],
  ["slots", "driver"],
  ["slot_takes", "person"],
  ["slot_swaps", "giver"],
  ["slot_swaps", "receiver"],
  ["gathering_messages", "author"],
  ["gathering_materials", "author"],
  ["feedbacks", "person"],
  ["presences", "person"],
  ["reminder_wishes", "person"],
  ["motions", "proposer"],
  ["motion_seconds", "person"],
  ["electors", "person"],
  ["ballots", "person"],
  ["assemblies", "convener"],
  ["assemblies", "chair"],
  ["assembly_electors", "person"],
  ["attendances", "person"],
  ["speakers", "person"],
  ["assembly_letters", "person"],
  ["proxies", "giver"],
  ["proxies", "holder"],
  ["proxy_instructions", "giver"],
  ["candidates", "person"],
  ["mandates", "person"],
  ["minutes", "secretary"],
  ["minutes", "approver"],
  ["polls", "asker"],
  ["poll_answers", "person"],
  ["requests", "requester"],
  ["claims", "person"],
  ["offers", "person"],
  ["volunteers", "id"],
  ["request_events", "person"],
  ["vettings", "person"],
  ["leaves", "person"],
  ["leaves", "substitute"],
  ["signatures", "person"],
  ["charter_versions", "author"],
  ["needs", "submitter"],
  ["need_supports", "person"],
  ["need_remarks", "person"],
  ["campaigns", "starter"],
  ["campaign_signatures", "person"],
  ["campaign_pledges", "person"],
  ["campaign_tasks", "person"],
  ["negotiators", "person"],
  ["agreement_log", "author"],
  ["agreement_texts", "author"],
  ["agreement_signatures", "person"],
  ["services", "author"],
  ["surveys", "asker"],
  ["breaches", "reporter"],
  ["announcements", "author"],
  ["follows", "person"],
  ["reports", "reporter"],
  ["courses", "leader"],
  ["lessons", "leader"],
  ["enrolments", "person"],
  ["lesson_marks", "person"],
  ["hand_ins", "person"],
  ["lesson_absences", "person"],
  ["course_substitutes", "person"],
  ["certificates", "person"],
  ["files", "person"],
  ["works", "person"],
  ["work_comments", "person"],
  ["exhibitions", "curator"],
  ["exchanges", "author"],
  ["exchange_members", "person"],
  ["exchange_seats", "person"],
  ["measures", "person"],
];

/**
 * What names somebody and is not theirs to read: what others confided about them, what they did about others (they read that in the record,
 * where they may), answers that are sealed until nobody can tell whose they are, and what only the house needs.
 */
export const NOT_THEIRS: readonly (readonly [table: string, column: string])[] = [
  ["reports", "meant"],
  ["reports", "handler"],
  ["measures", "proposer"],
  ["measures", "seconder"],
  ["kept_apart", "person"],
  ["kept_apart", "other"],
  ["kept_apart", "recorded_by"],
  ["vettings", "recorded_by"],
  ["contact_looks", "person"],
  ["member_events", "actor"],
  ["dues", "actor"],
  ["exclusions", "proposer"],
  ["exclusions", "decider"],
  ["gathering_holds", "decider"],
  ["presences", "marked_by"],
  ["lesson_marks", "marked_by"],
  ["hand_ins", "answered_by"],
  ["certificates", "given_by"],
  ["assembly_letters", "handed_by"],
  ["candidates", "nominated_by"],
  ["announcements", "approver"],
  ["rules", "author"],
  ["partners", "person"],
  ["partner_shares", "person"],
  ["survey_answers", "person"],
  ["drafts", "person"],
  ["imports", "person"],
  ["calendar_addresses", "person"],
];

/** Who handled or decided something about somebody is not their data; nor is what only the house needs. */
const LEFT_OUT: readonly string[] = [
  "community",
  "version",
  "proposer",
  "seconder",
  "decider",
  "handler",
  "passed",
  "actor",
  "folded",
  "report",
  "marked_by",
  "handed_by",
  "recorded_by",
  "nominated_by",
];

export type OwnDataService = ReturnType<typeof ownDataService>;

/** One's own data, to carry away (regulation 2016/679, articles 15 and 20). */
export function ownDataService({ db }: Parts) {
  async function exported(act: Act): Promise<string> {
    const community = act.community.id;
    const person = await findPersonById.first(db, { community, id: act.person });
    if (person === null) throw new Error("Whoever asks for their data is not there.");
    const { handle, name, standing, roles, locale, joined, dues_through, category, mail, created_at } = person;
    const profile = readProfile(person.profile);
    const own = {
      handle,
      name,
      standing,
      roles: JSON.parse(roles) as unknown,
      locale,
      joined,
      duesThrough: dues_through,
      category,
      mail,
      profile,
      since: created_at,
    };
    const tables: Record<string, unknown> = {};
    const selves = await selvesOf(db, community, act.person);
    for (const [table, column] of OWN) {
      const rows = await rowsOf(db, { table, column, community, selves });
      if (rows.length > 0) tables[column === "person" || column === "id" ? table : `${table} (${column})`] = rows;
    }
    const entry = { community, at: act.now, actor: act.person, account: act.account, subject: act.person };
    await change(db, (tx) => audit(tx, { ...entry, action: "own data taken out" }));
    return `${JSON.stringify({ association: act.community.name, at: instantIn(act.now), person: own, ...tables }, null, 2)}\n`;
  }

  return { exported };
}

interface Rows {
  readonly table: string;
  readonly column: string;
  readonly community: Id;
  /** Whoever asks, and everybody who turned out to be them. */
  readonly selves: readonly Id[];
}

async function rowsOf(db: Db, { table, column, community, selves }: Rows): Promise<readonly unknown[]> {
  // biome-ignore lint/suspicious/noExplicitAny: the list names tables of every practice
  const rows = (await (db as any)
    .selectFrom(table)
    .selectAll()
    .where("community", "=", community)
    .where(column, "in", selves)
    .execute()) as Record<string, unknown>[];
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !LEFT_OUT.includes(name) || name === column)));
}
