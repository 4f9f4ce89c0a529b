import type { Block, Card } from "#chat/card.ts";
import type { Voice } from "#chat/voice.ts";
import { carriedBars } from "#pictures/carried.ts";
import { campaignCard } from "./cards.ts";
import type { CampaignView } from "./view.ts";

/** The picture moves by twentieths: the numbers stand beside it, and it is not drawn and sent anew for each signature. */
const STEPS = 20;
/** Pictures that were drawn, so that many who sign at once wait for one drawing. */
const drawn = new Map<string, Promise<string>>();
const KEPT = 200;

interface Reached {
  readonly label: string;
  /** In twentieths of what is aimed at; more than was aimed at is all of it. */
  readonly steps: number;
}

function reachedIn({ campaign, signed, pledged }: CampaignView, voice: Voice): readonly Reached[] {
  const of = (have: number, need: number) => Math.min(STEPS, Math.floor((have * STEPS) / need));
  const { goal, threshold } = campaign;
  return [
    ...(goal === null ? [] : [{ label: voice.text("campaign-signatures-label"), steps: of(signed, goal) }]),
    ...(threshold === null ? [] : [{ label: voice.text("campaign-pledges-label"), steps: of(pledged, threshold) }]),
  ];
}

function draw(title: string, reached: readonly Reached[], voice: Voice): Promise<string> {
  const bars = reached.map(({ label, steps }) => ({
    label,
    value: steps,
    shown: voice.percent(steps / STEPS),
    won: steps === STEPS,
  }));
  return carriedBars({ title, bars, mark: { at: STEPS, label: voice.percent(1) } });
}

/** How far a campaign is, as a picture of what is aimed at; nothing where it aims at no number. */
async function progressPicture(view: CampaignView, voice: Voice): Promise<readonly Block[]> {
  const reached = reachedIn(view, voice);
  if (reached.length === 0) return [];
  const title = view.campaign.handle;
  const said = voice.list(reached.map(({ label, steps }) => `${label} ${voice.percent(steps / STEPS)}`));
  const key = `${voice.locale} ${title} ${said}`;
  const url = drawn.get(key) ?? draw(title, reached, voice);
  drawn.delete(key);
  drawn.set(key, url);
  const [oldest] = drawn.keys();
  if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
  return [{ kind: "picture", url: await url, alt: said }];
}

/** The card of a campaign as it hangs in a channel: with a picture of how far it is. */
export async function hangingCampaignCard(view: CampaignView, voice: Voice): Promise<Card> {
  const shown = campaignCard(view, voice);
  return { ...shown, blocks: [...shown.blocks, ...(await progressPicture(view, voice))] };
}
