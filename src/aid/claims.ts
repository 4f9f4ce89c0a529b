import { writeAddress } from "#chat/address.ts";
import type { Act } from "#chat/call.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import type { RequestRow } from "#store/tables/aid.ts";
import { type Acting, auditedBy, stopAsking } from "./acting.ts";
import { askNext, tellPerson } from "./asking.ts";
import { takenInstead } from "./board.ts";
import { unsignedCharter } from "./charter-asked.ts";
import { isVettedFor } from "./checking.ts";
import { endClaim, insertClaim, openClaims } from "./claim-store.ts";
import { findOffer, offerName, openOffers, setOffer } from "./offer-store.ts";
import { promise, unpromise } from "./promising.ts";
import { type Claim, isOpen, requireClaimable, requireLive, stateWith } from "./request.ts";
import { cardOut, changeRequest, requestById, setRequestState } from "./request-store.ts";
import { goTogether } from "./routing/rank.ts";
import type { RequestView } from "./view.ts";
import type { Volunteer } from "./volunteer.ts";
import { findVolunteer, holdVolunteer, keptApartFrom } from "./volunteer-store.ts";

/** Taking on, giving back, saying no, saying later, handing over. */
export function claimsService({ db, ids }: Parts, { acting, step }: Acting) {
  /** A refusal undoes the change, so the attempt is written down in one of its own: with its reason, for the audit alone. */
  async function attempted<T>(act: Act, id: Id, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal) {
        const facts = { reason: String(error.values["reason"] ?? error.key) };
        const community = act.community.id;
        await change(db, async (tx) => {
          const by = auditedBy(act, await requestById.first(tx, { community, id }));
          await audit(tx, { community, at: act.now, ...by, action: "aid claim refused", subject: id, facts });
        });
      }
      throw error;
    }
  }

  /** Takes a request on. Whoever comes too late is pointed to the one that suits them best instead. */
  async function claim(act: Act, id: Id, note: string | null = null): Promise<RequestView> {
    try {
      return await attempted(act, id, () => acting(act, id, (tx, row, claims) => takeOn(tx, act, row, claims, note)));
    } catch (error) {
      throw error instanceof Refusal && error.key === "aid-taken" ? await takenInstead(db, act, id, error) : error;
    }
  }

  async function takeOn(tx: Tx, act: Act, row: RequestRow, claims: readonly Claim[], note: string | null): Promise<void> {
    const community = act.community.id;
    const { id } = row;
    if (claims.some((each) => each.person === act.person)) return;
    const volunteer = await holdVolunteer(tx, community, act.person);
    if (volunteer === null) throw new Refusal("aid-not-volunteer");
    const offer = await findOffer(tx, community, id, act.person);
    const from = offer?.state === "open" ? (claims.find(({ person }) => person === offer.handed_by) ?? null) : null;
    const load = { open: await openClaims(tx, community, act.person), most: volunteer.most };
    requireClaimable(cardOut(row), row.requester === act.person, claims, load, from === null ? 0 : 1);
    const staying = claims.filter((each) => each !== from);
    await requireFit(tx, act, row, volunteer, staying);
    if (from !== null) await leaveTo(tx, act, row, from);
    const at = instantIn(act.now);
    await insertClaim.run(tx, { community, id: ids.next(), request: id, person: act.person, at, until: at });
    await promise(tx, act.community, { request: id, person: act.person }, act.now);
    await setOffer(tx, { community, request: id, person: act.person, state: "accepted", at: act.now });
    const state = stateWith(cardOut(row), staying.length + 1, true);
    await changeRequest(tx, community, id, { state, ...(row.claimed_at === null ? { claimed_at: at } : {}) });
    if (state === "claimed") await stopAsking(tx, community, id);
    const event = await step(tx, act, row, "claimed", note);
    // another seat is free, and nobody is being asked for it any more
    if (isOpen(state) && (await openOffers(tx, community, id)).length === 0)
      await askNext(tx, { ids }, act.community, { ...row, state }, act.now);
    const facts = { request: id, helper: act.person, event };
    await tellPerson(tx, act, row.requester, "aid-claimed", facts, `aid-claimed:${event}`);
    if (row.pair === 1 && state === "claimed")
      for (const { person } of staying)
        await tellPerson(tx, act, person, "aid-pair-found", { request: id }, `aid-pair-found:${event}:${person}`);
  }

  /**
   * What holds for whoever takes on, whoever was asked: the check that is required, on the day of help; never two who are kept apart,
   * of which nobody learns; and where two go together, that they may.
   */
  async function requireFit(tx: Tx, act: Act, row: RequestRow, volunteer: Volunteer, staying: readonly Claim[]): Promise<void> {
    const community = act.community.id;
    const { vetting, handle } = cardOut(row);
    const apart = row.requester === null ? [] : await keptApartFrom(tx, community, row.requester);
    const between = apart.find(({ other }) => other === act.person);
    if (between !== undefined) throw new Refusal("aid-taken", { handle, reason: between.kind === "interest" ? "interest" : "kept apart" });
    if (row.section !== null && volunteer.sections.length > 0 && !volunteer.sections.includes(fold(row.section)))
      throw new Refusal("aid-other-section", { handle, section: row.section });
    await requireCharter(tx, act);
    if (vetting !== null && !(await isVettedFor(tx, act.community, row, act.person, act.now)))
      throw new Refusal("aid-not-vetted", { handle, level: vetting });
    if (row.pair === 0) return;
    for (const { person } of staying) {
      const other = await findVolunteer(tx, community, person);
      if (other !== null && !goTogether(volunteer, other)) throw new Refusal("aid-not-together", { handle });
    }
  }

  /** Whoever holds a request keeps it; the charter in force is asked for at the next one. */
  async function requireCharter(tx: Tx, act: Act): Promise<void> {
    const charter = await unsignedCharter(tx, act.community.id, act.person);
    if (charter === null) return;
    const address = writeAddress({ command: "charter read", press: "read", id: charter.id });
    throw new Refusal("aid-charter-first", { charter: charter.handle, title: charter.title }, { label: "label-read", address });
  }

  async function leaveTo(tx: Tx, act: Act, row: RequestRow, from: Claim): Promise<void> {
    const community = act.community.id;
    await endClaim.first(tx, { community, request: row.id, person: from.person, state: "released" });
    await unpromise(tx, community, row.id, from.person);
    const event = await step(tx, act, row, "handed over");
    await tellPerson(tx, act, from.person, "aid-handed", { request: row.id }, `aid-handed:${event}`);
  }

  function release(act: Act, id: Id, note: string | null = null): Promise<RequestView> {
    const community = act.community.id;
    return acting(act, id, async (tx, row, claims) => {
      requireLive(cardOut(row));
      if ((await endClaim.first(tx, { community, request: id, person: act.person, state: "released" })) === null)
        throw new Refusal("aid-not-yours", { handle: row.handle });
      await unpromise(tx, community, id, act.person);
      await setRequestState.run(tx, { community, id, state: stateWith(cardOut(row), claims.length - 1, true) });
      const event = await step(tx, act, row, "released", note);
      const facts = { request: id, event };
      await tellPerson(tx, act, row.requester, "aid-released", facts, `aid-released:${event}`);
      await askNext(tx, { ids }, act.community, { ...row, state: "offered" }, act.now);
    });
  }

  function decline(act: Act, id: Id, note: string | null = null): Promise<RequestView> {
    const community = act.community.id;
    return acting(act, id, async (tx, row, claims) => {
      requireLive(cardOut(row));
      if (claims.some((each) => each.person === act.person)) throw new Refusal("aid-release-instead", { handle: row.handle });
      if (row.requester === act.person) throw new Refusal("aid-own-request");
      const offer = await findOffer(tx, community, id, act.person);
      await setOffer(tx, { community, request: id, person: act.person, state: "declined", at: act.now });
      const event = await step(tx, act, row, "declined", note);
      if (offer?.handed_by !== null && offer?.handed_by !== undefined)
        await tellPerson(tx, act, offer.handed_by, "aid-not-handed", { request: id }, `aid-not-handed:${event}`);
      if (isOpen(row.state) && (await openOffers(tx, community, id)).length === 0) await askNext(tx, { ids }, act.community, row, act.now);
    });
  }

  function extend(act: Act, id: Id, note: string | null = null): Promise<RequestView> {
    return acting(act, id, async (tx, row, claims) => {
      requireLive(cardOut(row));
      const mine = claims.find((each) => each.person === act.person);
      if (mine === undefined) throw new Refusal("aid-not-yours", { handle: row.handle });
      await promise(tx, act.community, { request: id, person: act.person }, Math.max(mine.until, act.now) as Instant);
      const event = await step(tx, act, row, "extended", note);
      if (note !== null) await tellPerson(tx, act, row.requester, "aid-word", { request: id, event }, `aid-word:${event}`);
    });
  }

  /** Asks somebody by name to take over; whoever holds it keeps it until then. A coordinator may ask for anybody's. */
  function hand(act: Act, id: Id, to: Id, note: string | null = null): Promise<RequestView> {
    const community = act.community.id;
    return acting(act, id, async (tx, row, claims) => {
      requireLive(cardOut(row));
      const from = claims.find((each) => each.person === act.person) ?? (act.may("coordinate help") ? (claims[0] ?? null) : undefined);
      if (from === undefined) throw new Refusal("aid-not-yours", { handle: row.handle });
      if (claims.some((each) => each.person === to)) throw new Refusal("aid-holds-it", { handle: row.handle });
      const volunteer = await findVolunteer(tx, community, to);
      if (volunteer === null) throw new Refusal("aid-no-volunteer");
      const staying = claims.filter((each) => each !== from);
      // why somebody may not take over for whom is nobody's business; whoever is on pause, or has left, is asked nothing
      const { requester, handle } = row;
      const apart = requester === null ? [] : await keptApartFrom(tx, community, requester);
      if (to === requester || volunteer.paused || apart.some(({ other }) => other === to)) throw new Refusal("aid-cannot-hand", { handle });
      await requireFit(tx, { ...act, person: to }, row, volunteer, staying);
      const by = from === null ? {} : { by: from.person };
      await setOffer(tx, { community, request: id, person: to, state: "open", at: act.now, ...by });
      const event = await step(tx, act, row, "offered on", note);
      const fresh = { kind: "offer", id: offerName(id, to, event) };
      await tellPerson(tx, act, to, "aid-take-over", { request: id, event }, `aid-take-over:${event}`, fresh);
    });
  }

  return { claim, release, decline, extend, hand };
}
