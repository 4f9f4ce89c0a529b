// Campaigns: a demand that members sign and pledge themselves to, its dated actions, its tasks and materials, and what was obtained.
import { type Kysely, sql } from "kysely";

export const campaigns = {
  name: "0019-campaigns",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    // rows that are taken away again shall leave no number behind that tells who came before whom
    const unnumbered = dialect === "sqlite" ? " strict, without rowid" : "";
    for (const statement of [
      `create table campaigns (
        community ${text} not null references communities (community),
        id ${text} not null,
        handle ${text} not null,
        title ${text} not null,
        folded ${text} not null,
        demand ${text} not null,
        reasons ${text},
        pledge ${text},
        goal integer,
        threshold integer,
        state ${text} not null,
        starter ${text} not null,
        closes_at ${text},
        closed_at ${text},
        obtained ${text},
        reached_at ${text},
        lapsed integer not null,
        version integer not null,
        created_at ${text} not null,
        primary key (community, id),
        unique (community, handle),
        foreign key (community, starter) references people (community, id)
      )${strict}`,
      "create index campaigns_by_title on campaigns (community, folded)",
      "create index campaigns_by_state on campaigns (community, state, created_at)",
      `create table campaign_signatures (
        community ${text} not null,
        id ${text} not null,
        campaign ${text} not null,
        person ${text} not null,
        confided integer not null,
        at ${text} not null,
        primary key (community, id),
        unique (community, campaign, person),
        foreign key (community, campaign) references campaigns (community, id),
        foreign key (community, person) references people (community, id)
      )${unnumbered}`,
      `create table campaign_pledges (
        community ${text} not null,
        id ${text} not null,
        campaign ${text} not null,
        person ${text} not null,
        at ${text} not null,
        primary key (community, id),
        unique (community, campaign, person),
        foreign key (community, campaign) references campaigns (community, id),
        foreign key (community, person) references people (community, id)
      )${unnumbered}`,
      `create table campaign_actions (
        community ${text} not null,
        id ${text} not null,
        campaign ${text} not null,
        gathering ${text} not null,
        primary key (community, id),
        unique (community, campaign, gathering),
        foreign key (community, campaign) references campaigns (community, id),
        foreign key (community, gathering) references gatherings (community, id)
      )${strict}`,
      `create table campaign_tasks (
        community ${text} not null,
        id ${text} not null,
        campaign ${text} not null,
        place integer not null,
        title ${text} not null,
        state ${text} not null,
        person ${text},
        primary key (community, id),
        unique (community, campaign, place),
        foreign key (community, campaign) references campaigns (community, id),
        foreign key (community, person) references people (community, id)
      )${strict}`,
      `create table campaign_materials (
        community ${text} not null,
        id ${text} not null,
        campaign ${text} not null,
        title ${text} not null,
        url ${text} not null,
        primary key (community, id),
        foreign key (community, campaign) references campaigns (community, id)
      )${strict}`,
      "create index campaign_materials_by_campaign on campaign_materials (community, campaign)",
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
