// Surveys of working conditions: answers are sealed until the close, then counted into cells above a floor and destroyed with their key.
import { type Kysely, sql } from "kysely";

export const surveys = {
  name: "0022-surveys",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    const unnumbered = dialect === "sqlite" ? " strict, without rowid" : "";
    for (const statement of [
      `create table surveys (
        community ${text} not null references communities (community),
        id ${text} not null,
        handle ${text} not null,
        title ${text} not null,
        folded ${text} not null,
        questions ${text} not null,
        least integer not null,
        state ${text} not null,
        asker ${text} not null,
        closes_at ${text},
        closed_at ${text},
        sealed_key ${text},
        result ${text},
        version integer not null,
        created_at ${text} not null,
        primary key (community, id),
        unique (community, handle),
        foreign key (community, asker) references people (community, id)
      )${strict}`,
      "create index surveys_by_title on surveys (community, folded)",
      "create index surveys_by_state on surveys (community, state, created_at)",
      `create table survey_answers (
        community ${text} not null,
        id ${text} not null,
        survey ${text} not null,
        person ${text} not null,
        answer ${text} not null,
        primary key (community, id),
        unique (community, survey, person),
        foreign key (community, survey) references surveys (community, id),
        foreign key (community, person) references people (community, id)
      )${unnumbered}`,
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
