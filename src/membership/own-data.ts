import type { Act } from "#chat/call.ts";
import type { Id } from "#kernel/ids.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { readProfile } from "./profile.ts";
import { findPersonById } from "./store.ts";

/** Where what somebody did or said stands: a table, and its column that names them. What others confided about them is not theirs to read. */
const OWN: readonly (readonly [table: string, column: string])[] = [
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
  ["slot_takes", "person"],
  ["slot_swaps", "giver"],
  ["gathering_messages", "author"],
  ["gathering_materials", "author"],
  ["feedbacks", "person"],
  ["presences", "person"],
  ["reminder_wishes", "person"],
  ["motions", "proposer"],
  ["motion_seconds", "person"],
  ["electors", "person"],
  ["ballots", "person"],
  ["assembly_electors", "person"],
  ["attendances", "person"],
  ["assembly_letters", "person"],
  ["proxies", "giver"],
  ["proxies", "holder"],
  ["polls", "asker"],
  ["poll_answers", "person"],
  ["requests", "requester"],
  ["claims", "person"],
  ["offers", "person"],
  ["volunteers", "id"],
  ["signatures", "person"],
  ["needs", "submitter"],
  ["need_supports", "person"],
  ["need_remarks", "person"],
  ["campaigns", "starter"],
  ["campaign_signatures", "person"],
  ["campaign_pledges", "person"],
  ["campaign_tasks", "person"],
  ["negotiators", "person"],
  ["breaches", "reporter"],
  ["announcements", "author"],
  ["follows", "person"],
  ["reports", "reporter"],
  ["courses", "leader"],
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
    for (const [table, column] of OWN) {
      const rows = await rowsOf(db, table, column, community, act.person);
      if (rows.length > 0) tables[column === "person" || column === "id" ? table : `${table} (${column})`] = rows;
    }
    const entry = { community, at: act.now, actor: act.person, account: act.account, subject: act.person };
    await change(db, (tx) => audit(tx, { ...entry, action: "own data taken out" }));
    return `${JSON.stringify({ association: act.community.name, at: instantIn(act.now), person: own, ...tables }, null, 2)}\n`;
  }

  return { exported };
}

async function rowsOf(db: Db, table: string, column: string, community: Id, person: Id): Promise<readonly unknown[]> {
  // biome-ignore lint/suspicious/noExplicitAny: the list names tables of every practice
  const rows = (await (db as any)
    .selectFrom(table)
    .selectAll()
    .where("community", "=", community)
    .where(column, "=", person)
    .execute()) as Record<string, unknown>[];
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !LEFT_OUT.includes(name) || name === column)));
}
