// Gatherings, their dates as far as something hangs on them, and who has answered what for which date.
import { type Kysely, sql } from "kysely";

export const gatherings = {
  name: "0004-gatherings",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? sql`text collate "C"` : sql`text`;
    const strict = dialect === "sqlite" ? sql`strict` : sql``;

    await db.schema
      .createTable("gatherings")
      .modifyEnd(strict)
      .addColumn("community", text, (c) => c.notNull())
      .addColumn("id", text, (c) => c.notNull())
      .addColumn("handle", text, (c) => c.notNull())
      .addColumn("version", "integer", (c) => c.notNull())
      .addColumn("organizer", text, (c) => c.notNull())
      .addColumn("account", text)
      .addColumn("title", text, (c) => c.notNull())
      .addColumn("folded", text, (c) => c.notNull())
      .addColumn("kind", text, (c) => c.notNull())
      .addColumn("audience", text, (c) => c.notNull())
      .addColumn("zone", text, (c) => c.notNull())
      .addColumn("party", "integer", (c) => c.notNull())
      .addColumn("terms", text, (c) => c.notNull())
      .addColumn("post", text)
      .addColumn("reminders", text, (c) => c.notNull())
      .addColumn("places", text, (c) => c.notNull())
      .addColumn("state", text, (c) => c.notNull())
      .addColumn("reason", text)
      .addColumn("next_start", text)
      .addColumn("ends", text)
      .addColumn("sequence", "integer", (c) => c.notNull())
      .addColumn("created_at", text, (c) => c.notNull())
      .addPrimaryKeyConstraint("gatherings_key", ["community", "id"])
      .addUniqueConstraint("gatherings_handle", ["community", "handle"])
      .addForeignKeyConstraint("gatherings_organizer", ["community", "organizer"], "people", ["community", "id"])
      .execute();
    await db.schema.createIndex("gatherings_coming").on("gatherings").columns(["community", "state", "next_start"]).execute();
    await db.schema.createIndex("gatherings_titles").on("gatherings").columns(["community", "folded"]).execute();

    await db.schema
      .createTable("occurrences")
      .modifyEnd(strict)
      .addColumn("community", text, (c) => c.notNull())
      .addColumn("id", text, (c) => c.notNull())
      .addColumn("gathering", text, (c) => c.notNull())
      .addColumn("original", text, (c) => c.notNull())
      .addColumn("state", text, (c) => c.notNull())
      .addColumn("reason", text)
      .addColumn("start", text)
      .addColumn("changes", text, (c) => c.notNull())
      .addColumn("taken", "integer", (c) => c.notNull())
      .addColumn("waiting", "integer", (c) => c.notNull())
      .addColumn("announced", text)
      .addPrimaryKeyConstraint("occurrences_key", ["community", "id"])
      .addUniqueConstraint("occurrences_original", ["community", "gathering", "original"])
      .addForeignKeyConstraint("occurrences_gathering", ["community", "gathering"], "gatherings", ["community", "id"])
      .execute();

    await db.schema
      .createTable("registrations")
      .modifyEnd(strict)
      .addColumn("community", text, (c) => c.notNull())
      .addColumn("id", text, (c) => c.notNull())
      .addColumn("occurrence", text, (c) => c.notNull())
      .addColumn("person", text, (c) => c.notNull())
      .addColumn("account", text)
      .addColumn("state", text, (c) => c.notNull())
      .addColumn("seats", "integer", (c) => c.notNull())
      .addColumn("guests", text)
      .addColumn("place", "integer", (c) => c.notNull())
      .addColumn("answered_at", text, (c) => c.notNull())
      .addColumn("promoted_at", text)
      .addPrimaryKeyConstraint("registrations_key", ["community", "id"])
      .addUniqueConstraint("registrations_person", ["community", "occurrence", "person"])
      .addForeignKeyConstraint("registrations_occurrence", ["community", "occurrence"], "occurrences", ["community", "id"])
      .addForeignKeyConstraint("registrations_people", ["community", "person"], "people", ["community", "id"])
      .execute();
    await db.schema.createIndex("registrations_queue").on("registrations").columns(["community", "occurrence", "state", "place"]).execute();
    await db.schema.createIndex("registrations_by_person").on("registrations").columns(["community", "person"]).execute();
  },
};
