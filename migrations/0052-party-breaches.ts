// What is reported may be about a party that no agreement names: one table for both sorts, and handles for the parties.
import { type Kysely, sql } from "kysely";

export const partyBreaches = { name: "0052-party-breaches", up };

async function up(db: Kysely<any>, dialect: "sqlite" | "postgres"): Promise<void> {
  const text = dialect === "postgres" ? 'text collate "C"' : "text";
  const strict = dialect === "sqlite" ? " strict" : "";
  await sql.raw(`alter table counterparts add column handle ${text} not null default ''`).execute(db);
  await sql.raw("alter table counterparts add column version integer not null default 1").execute(db);
  await numberParties(db);
  for (const statement of [
    "create unique index counterparts_by_handle on counterparts (community, handle)",
    `create table breaches (
      community ${text} not null,
      id ${text} not null,
      agreement ${text},
      party ${text},
      charter ${text},
      number integer not null,
      reporter ${text} not null,
      words ${text} not null,
      state ${text} not null,
      reply ${text},
      answer ${text},
      at ${text} not null,
      primary key (community, id),
      unique (community, agreement, number),
      foreign key (community, agreement) references agreements (community, id),
      foreign key (community, party) references counterparts (community, id),
      foreign key (community, charter) references charters (community, id),
      foreign key (community, reporter) references people (community, id)
    )${strict}`,
    "create unique index breaches_by_party on breaches (community, party, number) where agreement is null",
    `insert into breaches (community, id, agreement, party, charter, number, reporter, words, state, reply, answer, at)
      select b.community, b.id, b.agreement, a.counterpart, null, b.number, b.reporter, b.words, b.state, b.reply, b.answer, b.at
      from agreement_breaches b join agreements a on a.community = b.community and a.id = b.agreement`,
    "drop table agreement_breaches",
  ]) {
    await sql.raw(statement).execute(db);
  }
}

/** Handles count from 1 in each community, in the order in which its parties were written down. */
async function numberParties(db: Kysely<any>): Promise<void> {
  const rows: readonly { readonly community: string; readonly id: string }[] = await db
    .selectFrom("counterparts")
    .select(["community", "id"])
    .orderBy("community")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const last = new Map<string, number>();
  for (const { community, id } of rows) {
    const number = (last.get(community) ?? 0) + 1;
    last.set(community, number);
    await db
      .updateTable("counterparts")
      .set({ handle: `O${number}` })
      .where("community", "=", community)
      .where("id", "=", id)
      .execute();
  }
  for (const [community, number] of last) await db.insertInto("handles").values({ community, id: "O", last: number }).execute();
}
