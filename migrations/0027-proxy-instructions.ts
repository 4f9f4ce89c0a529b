// What a proxy tells its holder to vote: an imperative proxy is bound, motion by motion. Of a secret vote nothing is written down.
import { type Kysely, sql } from "kysely";

export const proxyInstructions = {
  name: "0027-proxy-instructions",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    const statement = `create table proxy_instructions (
      community ${text} not null,
      id ${text} not null,
      assembly ${text} not null,
      giver ${text} not null,
      motion ${text} not null,
      mark ${text} not null,
      primary key (community, id),
      unique (community, motion, giver),
      foreign key (community, assembly) references assemblies (community, id),
      foreign key (community, motion) references motions (community, id),
      foreign key (community, giver) references people (community, id)
    )${strict}`;
    await sql.raw(statement).execute(db);
  },
};
