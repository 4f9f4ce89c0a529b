// Communities, their spaces, handles, what was heard and the audit: what every module stands on.
import { type Kysely, sql } from "kysely";

export const house = {
  name: "0001-house",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? sql`text collate "C"` : sql`text`;

    await db.schema
      .createTable("memos")
      .addColumn("name", text, (c) => c.primaryKey())
      .addColumn("value", text, (c) => c.notNull())
      .execute();

    await db.schema
      .createTable("communities")
      .addColumn("community", text, (c) => c.notNull().unique())
      .addColumn("id", text, (c) => c.notNull().check(sql`id = community`))
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("zone", text, (c) => c.notNull())
      .addColumn("locale", text, (c) => c.notNull())
      .addColumn("settings", text, (c) => c.notNull())
      .addColumn("version", "integer", (c) => c.notNull())
      .addColumn("created_at", text, (c) => c.notNull())
      .addPrimaryKeyConstraint("communities_key", ["community", "id"])
      .execute();

    await db.schema
      .createTable("spaces")
      .addColumn("community", text, (c) => c.notNull())
      .addColumn("id", text, (c) => c.notNull())
      .addColumn("platform", text, (c) => c.notNull())
      .addColumn("team", text, (c) => c.notNull())
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("announcements", text)
      .addColumn("created_at", text, (c) => c.notNull())
      .addPrimaryKeyConstraint("spaces_key", ["community", "id"])
      .addUniqueConstraint("spaces_team", ["platform", "team"])
      .addForeignKeyConstraint("spaces_community", ["community"], "communities", ["community"])
      .execute();

    await db.schema
      .createTable("handles")
      .addColumn("community", text, (c) => c.notNull())
      .addColumn("id", text, (c) => c.notNull())
      .addColumn("last", "integer", (c) => c.notNull())
      .addPrimaryKeyConstraint("handles_key", ["community", "id"])
      .addForeignKeyConstraint("handles_community", ["community"], "communities", ["community"])
      .execute();

    await db.schema
      .createTable("heard")
      .addColumn("community", text, (c) => c.notNull())
      .addColumn("id", text, (c) => c.notNull())
      .addColumn("subject", text, (c) => c.notNull())
      .addColumn("at", text, (c) => c.notNull())
      .addPrimaryKeyConstraint("heard_key", ["community", "id"])
      .execute();
    await db.schema.createIndex("heard_at").on("heard").column("at").execute();

    await db.schema
      .createTable("audit")
      .addColumn("community", text, (c) => c.notNull())
      .addColumn("id", text, (c) => c.notNull())
      .addColumn("at", text, (c) => c.notNull())
      .addColumn("actor", text)
      .addColumn("account", text)
      .addColumn("action", text, (c) => c.notNull())
      .addColumn("subject", text, (c) => c.notNull())
      .addColumn("facts", text, (c) => c.notNull())
      .addPrimaryKeyConstraint("audit_key", ["community", "id"])
      .addForeignKeyConstraint("audit_community", ["community"], "communities", ["community"])
      .execute();
    await db.schema.createIndex("audit_subject").on("audit").columns(["community", "subject"]).execute();
  },
};
