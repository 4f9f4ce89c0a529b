import type { Act } from "#chat/call.ts";
import type { GivenThing } from "#chat/option.ts";
import type { Suggestion } from "#chat/platform.ts";
import type { SourceParts } from "#gatherings/calendar-sources.ts";
import type { Id } from "#kernel/ids.ts";
import type { Parts } from "#store/parts.ts";
import { partnersElsewhere } from "./elsewhere.ts";
import { linkingPartners } from "./linking.ts";
import type { Partner } from "./partner.ts";
import { sharingWithPartners } from "./sharing.ts";
import { loadPartner, offerPartners, partnerNamed, partnersOf } from "./store.ts";
import { type PartnerView, partnerView } from "./view.ts";

export type PartnersService = ReturnType<typeof partnersService>;

/** Partners: other communities, on this installation and on others, with which this one shares what it chooses. */
export function partnersService(parts: SourceParts & Pick<Parts, "clock" | "vault">) {
  const { db } = parts;
  const elsewhere = partnersElsewhere(parts);

  function find(community: Id, text: string): Promise<GivenThing | null> {
    return partnerNamed(db, community, text);
  }

  async function offer(asker: { readonly community: Id }, typed: string): Promise<readonly Suggestion[]> {
    const found = await offerPartners(db, asker.community, typed);
    return found.map(({ handle, name }) => ({ value: handle, label: `${handle} · ${name}` }));
  }

  async function seen(act: Act, partner: Partner): Promise<PartnerView> {
    const feed = act.may("settle the community") ? await elsewhere.feedPath(partner) : null;
    const view = await partnerView(db, partner, { locale: act.locale, now: act.now }, feed);
    // Why a calendar cannot be read may say its address, which is a secret.
    return act.may("settle the community") ? view : { ...view, partner: { ...view.partner, trouble: null } };
  }

  /** One partner as the asker may see it. */
  async function view(act: Act, id: Id): Promise<PartnerView> {
    return seen(act, await loadPartner(db, act.community.id, id));
  }

  /** Every partner that has not ended; those not confirmed yet only for whoever settles the community. */
  async function list(act: Act): Promise<readonly PartnerView[]> {
    const all = await partnersOf(db, act.community.id, "without");
    const shown = act.may("settle the community") ? all : all.filter(({ state }) => state === "linked");
    return Promise.all(shown.map((partner) => seen(act, partner)));
  }

  return { find, offer, view, list, ...linkingPartners(parts), ...sharingWithPartners(parts), ...elsewhere };
}
