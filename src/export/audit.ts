import { isInConfidence } from "#audit/entry.ts";
import { zonedText } from "#calendar/iso.ts";
import type { Id } from "#kernel/ids.ts";
import { allPeople } from "#membership/store.ts";
import { instantOut } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import type { ExportingIn } from "./community.ts";

/** Who did what and when, in its order; nobody's name for what is done in confidence. People stand under the name that the export gives them, wherever their id stood. */
export async function exportAudit(db: Db, community: Id, { name, zone }: ExportingIn) {
  const people = new Set<string>((await allPeople(db, community)).map((person) => person.id));
  const called = (value: unknown) => (typeof value === "string" && people.has(value) ? name(value as Id) : value);
  const rows = await db.selectFrom("audit").selectAll().where("community", "=", community).orderBy("at").orderBy("id").execute();
  return rows.map((row) => {
    const facts = JSON.parse(row.facts) as Readonly<Record<string, unknown>>;
    return {
      at: zonedText(instantOut(row.at), zone),
      actor: row.actor === null || isInConfidence(row.action) ? null : name(row.actor),
      action: row.action,
      subject: called(row.subject),
      facts: Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, called(value)])),
    };
  });
}
