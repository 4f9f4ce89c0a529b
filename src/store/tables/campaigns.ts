import type { Id } from "#kernel/ids.ts";

/** The tables of the module campaigns. */
export interface CampaignTables {
  readonly campaigns: CampaignRow;
  readonly campaign_signatures: CampaignSignatureRow;
  readonly campaign_pledges: CampaignPledgeRow;
  readonly campaign_actions: CampaignActionRow;
  readonly campaign_tasks: CampaignTaskRow;
  readonly campaign_materials: CampaignMaterialRow;
}

/** A demand and those who stand behind it. */
export interface CampaignRow {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly folded: string;
  readonly demand: string;
  readonly reasons: string | null;
  /** What is pledged, in words. */
  readonly pledge: string | null;
  /** How many signatures are aimed at. */
  readonly goal: number | null;
  /** How many must pledge before a pledge binds, and before anybody learns who has. */
  readonly threshold: number | null;
  readonly state: "open" | "closed";
  readonly starter: Id;
  readonly closes_at: string | null;
  readonly closed_at: string | null;
  readonly obtained: string | null;
  readonly reached_at: string | null;
  /** How many had pledged when it closed below its threshold; who they were is not kept. */
  readonly lapsed: number;
  readonly version: number;
  readonly created_at: string;
}

export interface CampaignSignatureRow {
  readonly community: Id;
  readonly id: Id;
  readonly campaign: Id;
  readonly person: Id;
  /** Counted, and named nowhere: 0 or 1. */
  readonly confided: number;
  readonly at: string;
}

export interface CampaignPledgeRow {
  readonly community: Id;
  readonly id: Id;
  readonly campaign: Id;
  readonly person: Id;
  readonly at: string;
}

/** A dated action of a campaign: a gathering. */
export interface CampaignActionRow {
  readonly community: Id;
  readonly id: Id;
  readonly campaign: Id;
  readonly gathering: Id;
}

export interface CampaignTaskRow {
  readonly community: Id;
  readonly id: Id;
  readonly campaign: Id;
  /** Its number on the campaign's card, from 1. */
  readonly place: number;
  readonly title: string;
  readonly state: "open" | "taken" | "done";
  readonly person: Id | null;
}

export interface CampaignMaterialRow {
  readonly community: Id;
  readonly id: Id;
  readonly campaign: Id;
  readonly title: string;
  readonly url: string;
}
