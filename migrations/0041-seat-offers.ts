// A seat that frees up may be offered for a time to whoever waits: which gatherings do so, which seats are kept, and until when.
import { type Kysely, sql } from "kysely";

export const seatOffers = {
  name: "0041-seat-offers",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    await sql.raw("alter table gatherings add column offers integer").execute(db);
    await sql.raw("alter table occurrences add column held integer not null default 0").execute(db);
    await sql.raw(`alter table registrations add column offered_until ${text}`).execute(db);
  },
};
