// A rule that ends after so many times, or on a day whose year nobody wrote, is counted from where the need began.
import { type Kysely, sql } from "kysely";

export const repeatsFrom = { name: "0058-repeats-from", up };

async function up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
  const text = dialect === "postgres" ? 'text collate "C"' : "text";
  for (const statement of [
    `alter table requests add column repeats_from ${text}`,
    "update requests set repeats_from = starts_at where repeat is not null",
  ])
    await sql.raw(statement).execute(db);
}
