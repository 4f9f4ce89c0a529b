import { writeAddress } from "#chat/address.ts";
import { type Block, type Card, type Control, card, facts, list, paragraph, pressControl, quote } from "#chat/card.ts";
import { code, link, type Prose, plain, plainText, prose } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Gathering } from "#gatherings/gathering.ts";
import { type Campaign, namesPledges } from "./campaign.ts";
import type { CampaignView } from "./view.ts";

/** How many stand behind it, against what is aimed at. */
function progress({ campaign, signed, pledged }: CampaignView, voice: Voice): readonly Block[] {
  const { goal, threshold } = campaign;
  const signatures: Block =
    goal === null
      ? paragraph(voice.say("campaign-signed", { count: signed }))
      : { kind: "progress", label: voice.text("campaign-signatures-label"), have: signed, need: goal };
  if (threshold === null) return pledged === 0 ? [signatures] : [signatures, paragraph(voice.say("campaign-pledged", { count: pledged }))];
  return [signatures, { kind: "progress", label: voice.text("campaign-pledges-label"), have: pledged, need: threshold }];
}

/** What holds of the pledges now, in one sentence. */
function pledgeSentence({ campaign, pledged }: CampaignView, voice: Voice): Prose | null {
  const { threshold, reachedAt, state } = campaign;
  if (threshold === null) return null;
  if (reachedAt !== null) return voice.say("campaign-reached-on", { moment: voice.moment(reachedAt) });
  if (state === "closed") return voice.say("campaign-lapsed", { count: pledged, threshold });
  return voice.say("campaign-hidden", { threshold });
}

function names(view: CampaignView, voice: Voice): readonly Block[] {
  const { signers, signed, confided, pledgers } = view;
  const shown = signed - confided;
  const others = confided === 0 ? [] : [paragraph(voice.say("campaign-confided", { count: confided }))];
  const signing =
    signers.length === 0 ? [] : [paragraph(voice.say("campaign-signers", { names: voice.list(signers), more: shown - signers.length }))];
  const pledging =
    pledgers === null || pledgers.length === 0
      ? []
      : [paragraph(voice.say("campaign-pledgers", { names: voice.list(pledgers), more: view.pledged - pledgers.length }))];
  return [...signing, ...others, ...pledging];
}

function work({ actions, tasks, materials }: CampaignView, voice: Voice): readonly Block[] {
  const dates = actions.map(({ handle, title, next }) =>
    next === null
      ? prose`${code(handle)} ${title} – ${voice.text("campaign-action-over")}`
      : prose`${code(handle)} ${title} – ${voice.moment(next, "short")}`,
  );
  const jobs = tasks.map(({ place, title, state, name }) => voice.say("campaign-task-line", { place, title, state, name: name ?? "" }));
  const things = materials.map(({ title, url }) => [link(title, url)]);
  const titled = (key: "campaign-actions" | "campaign-tasks" | "campaign-materials", items: readonly Prose[]): readonly Block[] =>
    items.length === 0 ? [] : [paragraph(voice.say(key)), list(items)];
  return [...titled("campaign-actions", dates), ...titled("campaign-tasks", jobs), ...titled("campaign-materials", things)];
}

function to(command: string, press: string, id: string): string {
  return writeAddress({ command, press, id });
}

/** What can be pressed while it runs. Each sets a state: pressed again, it changes nothing. */
function controls({ campaign, own, tasks }: CampaignView, voice: Voice): readonly (readonly Control[])[] {
  if (campaign.state === "closed") return [];
  const { id } = campaign;
  const sign = pressControl(voice.text("label-sign"), to("campaign sign", "now", id), "main");
  const quietly = pressControl(voice.text("label-sign-quietly"), to("campaign sign", "quietly", id));
  const pledges = campaign.threshold !== null || campaign.pledge !== null;
  const pledge = pressControl(voice.text("label-pledge"), to("campaign pledge", "now", id), "main");
  const back = pressControl(voice.text("label-withdraw-pledge"), to("campaign pledge", "back", id));
  const takeBack = own?.pledge === true && !namesPledges(campaign);
  const free = tasks.filter(({ state }) => state === "open").slice(0, 25);
  const unsign = pressControl(voice.text("label-withdraw-signature"), to("campaign sign", "back", id));
  const signed = own !== null && own.signature !== null;
  const row = [sign, quietly, ...(pledges ? [takeBack ? back : pledge] : []), ...(signed ? [unsign] : [])];
  if (free.length === 0) return [row];
  const choices = free.map(({ place, title }) => ({ value: String(place), label: title }));
  return [row, [{ kind: "pick", label: voice.text("label-take-it-on"), address: to("campaign task", "take", id), choices, many: false }]];
}

function ownFacts({ own }: CampaignView, voice: Voice): readonly Block[] {
  if (own === null || (own.signature === null && !own.pledge)) return [];
  return [
    facts(
      own.signature === null ? null : [voice.text("campaign-own-label"), voice.say("campaign-own-signature", { how: own.signature })],
      own.pledge ? [voice.text("campaign-own-pledge-label"), voice.say("campaign-own-pledge")] : null,
    ),
  ];
}

/** A campaign as it stands: its demand, who stands behind it, what is done for it, what was obtained. */
export function campaignCard(view: CampaignView, voice: Voice): Card {
  const { campaign, starter, signed, pledged } = view;
  const { handle, title, state, obtained } = campaign;
  const said = pledgeSentence(view, voice);
  return card({
    summary: voice.text("campaign-summary", { handle, title, state, signed, pledged }),
    tone: state === "closed" ? (obtained === null ? "closed" : "good") : campaign.reachedAt === null ? "calm" : "good",
    title: prose`${handle} · ${title}`,
    blocks: [
      quote([plain(campaign.demand)]),
      ...(campaign.reasons === null ? [] : [paragraph(prose`${voice.say("campaign-reasons")} ${campaign.reasons}`)]),
      ...(campaign.pledge === null ? [] : [paragraph(prose`${voice.say("campaign-pledge-words")} ${campaign.pledge}`)]),
      ...progress(view, voice),
      ...(said === null ? [] : [paragraph(said)]),
      ...(obtained === null ? [] : [paragraph(prose`${voice.say("campaign-obtained-label")} ${obtained}`)]),
      ...names(view, voice),
      ...work(view, voice),
      facts(
        [voice.text("campaign-state-label"), voice.say("campaign-state", { state })],
        starter === "" ? null : [voice.text("campaign-starter-label"), [plain(starter)]],
        state === "open" && campaign.closesAt !== null ? [voice.text("campaign-closes-label"), [voice.moment(campaign.closesAt)]] : null,
        campaign.closedAt === null ? null : [voice.text("campaign-closed-label"), [voice.moment(campaign.closedAt)]],
      ),
      ...ownFacts(view, voice),
    ],
    controls: controls(view, voice),
    footer: state === "open" ? voice.say("campaign-footer", { line: code(voice.text("campaign-sign-line", { handle })) }) : [],
  });
}

/** A sentence over a campaign's own card. */
export function campaignNews(said: Prose, view: CampaignView, voice: Voice): Card {
  const shown = campaignCard(view, voice);
  return { ...shown, summary: plainText(said), blocks: [paragraph(said), ...shown.blocks] };
}

export function startedCard(view: CampaignView, voice: Voice): Card {
  return { ...campaignNews(voice.say("campaign-started", { handle: view.campaign.handle }), view, voice), tone: "good" };
}

export function signedCard(view: CampaignView, voice: Voice): Card {
  const how = view.own?.signature ?? "public";
  return { ...campaignNews(voice.say("campaign-you-signed", { handle: view.campaign.handle, how }), view, voice), tone: "good" };
}

export function unsignedCard(view: CampaignView, voice: Voice): Card {
  return campaignNews(voice.say("campaign-signature-back", { handle: view.campaign.handle }), view, voice);
}

/** What somebody who pledges is told: what it means now. */
export function pledgedCard(view: CampaignView, voice: Voice): Card {
  const { handle, threshold, reachedAt } = view.campaign;
  const binds = threshold === null || reachedAt !== null;
  const said = binds
    ? voice.say("campaign-you-pledged", { handle })
    : voice.say("campaign-you-pledged-if", { handle, threshold, pledged: view.pledged });
  return { ...campaignNews(said, view, voice), tone: "good" };
}

export function unpledgedCard(view: CampaignView, voice: Voice): Card {
  return campaignNews(voice.say("campaign-pledge-back", { handle: view.campaign.handle }), view, voice);
}

/** The action that was set up: the gathering by its handle, over the campaign. */
export function actionCard(view: CampaignView, gathering: Gathering, voice: Voice): Card {
  const said = voice.say("campaign-action-set", {
    handle: view.campaign.handle,
    gathering: code(gathering.handle),
    title: gathering.title,
  });
  return { ...campaignNews(said, view, voice), tone: "good" };
}

/** The campaigns, each in one line. */
export function campaignsCard(campaigns: readonly Campaign[], voice: Voice): Card {
  const items = campaigns.map(({ handle, title, state }) => prose`${code(handle)} ${title} – ${voice.text("campaign-state", { state })}`);
  const choices = campaigns.slice(0, 25).map(({ id, handle, title }) => ({ value: id, label: `${handle} ${title}` }));
  const address = to("campaign list", "show", "");
  return card({
    summary: voice.text("campaigns-summary", { count: campaigns.length }),
    title: voice.say("campaigns-title"),
    blocks: [items.length === 0 ? paragraph(voice.say("campaigns-none")) : list(items)],
    controls: choices.length === 0 ? [] : [[{ kind: "pick", label: voice.text("label-details"), address, choices, many: false }]],
  });
}
