import type { Act } from "#chat/call.ts";
import { voiceOf } from "#chat/voice.ts";
import { showElsewhere } from "#gatherings/copies.ts";
import { endCopy } from "#gatherings/copy-end.ts";
import { takeGathering } from "#gatherings/store.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { nearestLocale } from "#locales/locale.ts";
import { actedBefore, hangCard, noteAct } from "#membership/acting.ts";
import { announcementPlaces, findCommunity } from "#membership/store.ts";
import { freshen } from "#outbox/fresh.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { type Content, requireShareable } from "./content.ts";
import { type Partner, requireLinked, type Share, type Shareable } from "./partner.ts";
import {
  endRow,
  findShare,
  findShown,
  insertShare,
  insertShown,
  loadPartner,
  partnersOf,
  sharesOf,
  sharesOfSubject,
  takePartnership,
} from "./store.ts";

/** What is to be shared, with whom, and with which seats. */
export interface Sharing {
  readonly kind: Shareable;
  readonly subject: Id;
  /** Null for the only partner there is. */
  readonly partner: Id | null;
  /** Seats of the partner's own; null for the common ones. */
  readonly seats: number | null;
}

/** What came of it. */
export interface Shared {
  readonly partner: Partner;
  readonly content: Content;
  readonly kind: Shareable;
  readonly seats: number | null;
  /** By which it is taken back. */
  readonly share: Id;
}

/** How a community shares what is its own, and takes it back. */
export function sharingWithPartners({ db, ids }: Pick<Parts, "db" | "ids">) {
  /** Shows a partner something of one's own: a gathering in its list and on its card, anything else on a card where it announces. */
  async function share(act: Act, asked: Sharing): Promise<Shared> {
    const { id: community } = act.community;
    const { kind, subject, seats } = asked;
    if (seats !== null && kind !== "gathering") throw new Misuse("seats", "partner-seats-gathering");
    const { id: partner } = await partnerMeant(db, act, asked.partner);
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, subject);
      const { own } = await takePartnership(tx, community, partner);
      const content = await requireShareable(tx, act, kind, subject);
      const known = (await sharesOfSubject(tx, community, subject)).find((one) => one.partner === partner);
      const shared = { partner: own, content, kind, seats };
      if (again !== null && known !== undefined) return { ...shared, share: known.id };
      if (own.kind === "elsewhere") throw new Refusal("partner-is-elsewhere", { name: own.name, handle: own.handle });
      requireLinked(own);
      if (known !== undefined) throw new Refusal("partner-share-already", { handle: content.handle, title: content.title, name: own.name });
      const share = await show(tx, act, own, asked, content);
      await noteAct(tx, act, "shared with partner", subject, content.handle);
      return { ...shared, share };
    });
  }

  async function show(tx: Tx, act: Act, own: Partner, { kind, subject, seats }: Sharing, content: Content): Promise<Id> {
    const { far } = own;
    if (far === null) throw new Refusal("press-stale");
    const at = instantIn(act.now);
    const shown = ids.next();
    const theirs = await loadPartner(tx, far.community, far.partner);
    const gathering = kind === "gathering" ? await showGathering(tx, act, theirs, subject, seats) : null;
    const open = { kind, subject, state: "open", created_at: at, ended_at: null } as const;
    await insertShown(tx, { ...open, community: far.community, id: shown, partner: far.partner, gathering });
    const share = { ...open, community: own.community, id: ids.next(), partner: own.id, handle: content.handle, seats };
    await insertShare(tx, { ...share, person: act.person, shown });
    if (kind === "gathering") return share.id;
    const about = await communityThere(tx, far.community);
    const card = { kind: "partner-shown", id: shown, name: "partner-shown", handle: shown, at: null };
    await hangCard(tx, { community: about, now: act.now }, card);
    return share.id;
  }

  async function showGathering(tx: Tx, act: Act, theirs: Partner, subject: Id, seats: number | null): Promise<Id> {
    const origin = await takeGathering(tx, act.community.id, subject);
    if (origin === null) throw new Refusal("gathering-gone");
    const places = await announcementPlaces(tx, theirs.community);
    const showing = { community: theirs.community, by: theirs.person, places, seats: seats ?? ("common" as const) };
    return (await showElsewhere(tx, ids, origin, showing, act.now)).id;
  }

  /** Takes back what a partner is shown, or all partners where none is named. */
  function unshare(act: Act, asked: Pick<Sharing, "subject" | "partner">): Promise<readonly Share[]> {
    const { id: community } = act.community;
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, asked.subject);
      const all = (await sharesOfSubject(tx, community, asked.subject)).filter(
        (one) => asked.partner === null || one.partner === asked.partner,
      );
      if (again !== null) return all;
      if (all.length === 0) throw new Refusal("partner-share-none");
      for (const one of all) {
        const { own } = await takePartnership(tx, community, one.partner);
        await endShare(tx, ids, own, one, act.now);
        await noteAct(tx, act, "no longer shared with partner", one.subject, one.handle);
      }
      return all;
    });
  }

  /** Takes one thing back that one partner is shown. Refuses what is taken back already. */
  async function unshareOne(act: Act, id: Id): Promise<readonly Share[]> {
    const found = await findShare(db, act.community.id, id);
    if (found === null) throw new Refusal("press-stale");
    return unshare(act, found);
  }

  return { share, unshare, unshareOne };
}

/** The partner that is meant: the one named, else the only one that there is. */
async function partnerMeant(db: Db, act: Act, named: Id | null): Promise<Partner> {
  if (named !== null) return loadPartner(db, act.community.id, named);
  const linked = (await partnersOf(db, act.community.id, "without")).filter(({ kind, state }) => kind === "here" && state === "linked");
  const [only, other] = linked;
  if (only === undefined) throw new Refusal("partner-none");
  if (other === undefined) return only;
  throw new Misuse("partner", "partner-which", { known: linked.map(({ handle, name }) => `${handle} (${name})`).join(", ") });
}

async function communityThere(db: Db, community: Id) {
  const row = await findCommunity.first(db, { community });
  if (row === null) throw new Error("A partner is not there.");
  const { name, zone } = row;
  return { id: community, name, zone, locale: nearestLocale(row.locale) ?? "en" };
}

/** Ends everything that one side shares with the other. */
export async function endShares(tx: Tx, ids: Ids, own: Partner, now: Instant): Promise<void> {
  for (const share of await sharesOf(tx, own.community, own.id, ["open"])) await endShare(tx, ids, own, share, now);
}

/** Takes one thing back: the card at the partner's says so, and a gathering there is called off with a word to those registered. */
export async function endShare(tx: Tx, ids: Ids, own: Partner, share: Share, now: Instant): Promise<void> {
  if (own.far === null) return;
  const there = own.far.community;
  const shown = await findShown(tx, there, share.shown);
  await endRow(tx, "partner_shares", share, instantIn(now));
  if (shown === null || shown.state === "ended") return;
  await endRow(tx, "partner_shown", shown, instantIn(now));
  if (shown.gathering === null) {
    await freshen(tx, there, { kind: "partner-shown", id: shown.id });
    return;
  }
  const [us, them] = [await communityThere(tx, own.community), await communityThere(tx, there)];
  const reason = voiceOf(them.locale, them.zone, now).text("partner-gathering-gone", { name: us.name });
  await endCopy(tx, ids, { community: there, id: shown.gathering }, reason, now);
}
