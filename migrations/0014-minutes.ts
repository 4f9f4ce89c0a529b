// Minutes: drawn up from the assembly, corrected by the secretary section by section, and once approved kept as they were, with a hash.
import { type Kysely, sql } from "kysely";

export const minutes = {
  name: "0014-minutes",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    await sql
      .raw(
        `create table minutes (
        community ${text} not null,
        id ${text} not null,
        assembly ${text} not null,
        state ${text} not null,
        locale ${text} not null,
        corrections ${text} not null,
        secretary ${text} not null,
        drafted_at ${text} not null,
        approved_at ${text},
        approver ${text},
        document ${text},
        text ${text},
        hash ${text},
        version integer not null,
        primary key (community, id),
        unique (community, assembly),
        foreign key (community, assembly) references assemblies (community, id),
        foreign key (community, secretary) references people (community, id),
        foreign key (community, approver) references people (community, id)
      )${strict}`,
      )
      .execute(db);
  },
};
