// What is still to be told and still to be done: rooms, notices, cards that stay fresh, and jobs.
import { type Kysely, sql } from "kysely";

export const telling = {
  name: "0002-telling",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? sql`text collate "C"` : sql`text`;
    const strict = dialect === "sqlite" ? sql`strict` : sql``;

    await db.schema
      .createTable("rooms")
      .modifyEnd(strict)
      .addColumn("community", text, (c) => c.notNull())
      .addColumn("id", text, (c) => c.notNull())
      .addColumn("space", text)
      .addColumn("person", text)
      .addColumn("platform", text, (c) => c.notNull())
      .addColumn("team", text, (c) => c.notNull())
      .addColumn("native", text, (c) => c.notNull())
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("next_seq", "integer", (c) => c.notNull())
      .addColumn("last_turn", text, (c) => c.notNull())
      .addColumn("lease_owner", text)
      .addColumn("lease_until", text)
      .addColumn("held_until", text)
      .addColumn("closed_until", text)
      .addColumn("trouble", text)
      .addPrimaryKeyConstraint("rooms_key", ["community", "id"])
      .addUniqueConstraint("rooms_place", ["community", "platform", "team", "native"])
      .addForeignKeyConstraint("rooms_community", ["community"], "communities", ["community"])
      .addForeignKeyConstraint("rooms_space", ["community", "space"], "spaces", ["community", "id"])
      .execute();
    await db.schema.createIndex("rooms_held").on("rooms").column("held_until").where(sql.ref("held_until"), "is not", null).execute();

    await db.schema
      .createTable("notices")
      .modifyEnd(strict)
      .addColumn("community", text, (c) => c.notNull())
      .addColumn("id", text, (c) => c.notNull())
      .addColumn("room", text, (c) => c.notNull())
      .addColumn("sequence", "integer", (c) => c.notNull())
      .addColumn("turn", text, (c) => c.notNull())
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("version", "integer", (c) => c.notNull())
      .addColumn("facts", text, (c) => c.notNull())
      .addColumn("once", text, (c) => c.notNull())
      .addColumn("kind", text)
      .addColumn("due", text, (c) => c.notNull())
      .addColumn("state", text, (c) => c.notNull().check(sql`state in ('due', 'sent', 'given-up', 'dropped')`))
      .addColumn("attempts", "integer", (c) => c.notNull())
      .addColumn("reason", text)
      .addColumn("place", text)
      .addColumn("posted", text)
      .addPrimaryKeyConstraint("notices_key", ["community", "id"])
      .addUniqueConstraint("notices_once", ["community", "once"])
      .addForeignKeyConstraint("notices_room", ["community", "room"], "rooms", ["community", "id"])
      .execute();
    await db.schema.createIndex("notices_due").on("notices").column("due").where(sql.ref("state"), "=", sql.lit("due")).execute();
    await db.schema
      .createIndex("notices_turn")
      .on("notices")
      .columns(["community", "room", "turn", "sequence"])
      .where(sql.ref("state"), "=", sql.lit("due"))
      .execute();

    await db.schema
      .createTable("cards")
      .modifyEnd(strict)
      .addColumn("community", text, (c) => c.notNull())
      .addColumn("id", text, (c) => c.notNull())
      .addColumn("room", text, (c) => c.notNull())
      .addColumn("kind", text, (c) => c.notNull())
      .addColumn("subject", text, (c) => c.notNull())
      .addColumn("wanted", "integer", (c) => c.notNull())
      .addColumn("shown", "integer", (c) => c.notNull())
      .addColumn("state", text, (c) => c.notNull().check(sql`state in ('waiting', 'up', 'down')`))
      .addColumn("place", text)
      .addColumn("digest", text)
      .addColumn("edit_after", text, (c) => c.notNull())
      .addColumn("attempts", "integer", (c) => c.notNull())
      .addPrimaryKeyConstraint("cards_key", ["community", "id"])
      .addForeignKeyConstraint("cards_notice", ["community", "id"], "notices", ["community", "id"])
      .addForeignKeyConstraint("cards_room", ["community", "room"], "rooms", ["community", "id"])
      .execute();
    await db.schema.createIndex("cards_subject").on("cards").columns(["community", "kind", "subject"]).execute();
    await sql`create index cards_stale on cards (edit_after) where state = 'up' and wanted > shown`.execute(db);

    await db.schema
      .createTable("jobs")
      .modifyEnd(strict)
      .addColumn("community", text, (c) => c.notNull())
      .addColumn("id", text, (c) => c.notNull())
      .addColumn("kind", text, (c) => c.notNull())
      .addColumn("subject", text, (c) => c.notNull())
      .addColumn("key", text, (c) => c.notNull())
      .addColumn("due", text, (c) => c.notNull())
      .addColumn("try_at", text, (c) => c.notNull())
      .addColumn("facts", text, (c) => c.notNull())
      .addColumn("version", "integer", (c) => c.notNull())
      .addColumn("state", text, (c) => c.notNull().check(sql`state in ('due', 'failed')`))
      .addColumn("attempts", "integer", (c) => c.notNull())
      .addColumn("reason", text)
      .addPrimaryKeyConstraint("jobs_key", ["community", "id"])
      .addUniqueConstraint("jobs_name", ["community", "kind", "subject", "key"])
      .addForeignKeyConstraint("jobs_community", ["community"], "communities", ["community"])
      .execute();
    await db.schema.createIndex("jobs_due").on("jobs").columns(["try_at", "id"]).where(sql.ref("state"), "=", sql.lit("due")).execute();
    await db.schema.createIndex("jobs_subject").on("jobs").columns(["community", "subject"]).execute();
  },
};
