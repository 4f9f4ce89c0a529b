// What was done is written down once: no statement changes or removes a line of the record. It is read by its hour.
import { type Kysely, sql } from "kysely";

export const auditKept = { name: "0035-audit-kept", up };

async function up(db: Kysely<any>, dialect: "sqlite" | "postgres"): Promise<void> {
  const refusal = "a line of the audit is never changed";
  const statements =
    dialect === "sqlite"
      ? ["update", "delete"].map(
          (act) => `create trigger audit_no_${act} before ${act} on audit begin select raise(abort, '${refusal}'); end`,
        )
      : [
          `create function audit_kept() returns trigger language plpgsql as $$ begin raise exception '${refusal}'; end $$`,
          "create trigger audit_no_change before update or delete on audit for each row execute function audit_kept()",
        ];
  for (const statement of ["create index audit_by_hour on audit (community, at, id)", ...statements]) await sql.raw(statement).execute(db);
}
