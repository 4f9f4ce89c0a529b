import type { Act } from "#chat/call.ts";
import { DAY, type Instant } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { actedBefore, noteAct, tellEach } from "#membership/acting.ts";
import { findCommunity } from "#membership/store.ts";
import { freshen } from "#outbox/fresh.ts";
import { issueLink, type OneTimeLink, spendLink, voidLinks } from "#outbox/one-time.ts";
import { change } from "#store/change.ts";
import type { Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { type Agreement, requireNegotiator } from "./agreement.ts";
import type { OnAgreement } from "./service.ts";
import {
  agreementOut,
  bumpAgreement,
  insertSignature,
  negotiatorsOf,
  type Signature,
  signaturesOf,
  textsOf,
  updateAgreement,
} from "./store.ts";
import { planTerm } from "./term.ts";
import { type AgreementView, agreementView } from "./view.ts";

/** How long the other side has to sign behind its link, in milliseconds. */
const HOLDS = 30 * DAY;
const LONGEST_NAME = 120;

/** Refuses to sign what the assembly has not ratified, and what is signed already. */
function requireSignable(agreement: Agreement): void {
  const { handle, state } = agreement;
  if (state === "ratified") return;
  if (state === "mandated" || state === "negotiating") throw new Refusal("agreement-not-ratified", { handle });
  throw new Refusal("agreement-not-to-sign", { handle, state });
}

/** Keeps a signature; with both, the agreement is signed and its days are planned. */
async function sign(
  tx: Tx,
  ids: Ids,
  community: Id,
  agreement: Agreement,
  signature: Omit<Signature, "number">,
  now: Instant,
): Promise<void> {
  const { id } = agreement;
  const [text] = await textsOf(tx, community, id);
  const number = text?.number ?? 0;
  const kept = await insertSignature(tx, { community, id: ids.next(), agreement: id, ...signature, number });
  if (!kept) throw new Refusal("agreement-signed-by", { handle: agreement.handle, side: signature.side });
  await freshen(tx, community, { kind: "agreement", id });
  if ((await signaturesOf(tx, community, id)).length < 2) return;
  await updateAgreement(tx, community, id, { state: "signed" });
  await voidLinks(tx, community, "agreement", id);
  const facts = await findCommunity.first(tx, { community });
  if (facts === null) throw new Error("There is no such community.");
  await planTerm(tx, { community: { id: community, zone: facts.zone }, now }, { ...agreement, state: "signed" }, "signed");
  const notice = { name: "agreement-signed", facts: { id }, once: agreement.handle };
  await tellEach(tx, { community: { id: community }, now }, await negotiatorsOf(tx, community, id), notice);
}

/** The signatures of both sides: ours in chat, the other one behind a link that signs once. */
export function signing({ db, ids }: Parts, acting: OnAgreement) {
  /** Signs for the association: a negotiator, or who convenes assemblies. */
  function signForUs(act: Act, id: Id): Promise<AgreementView> {
    return acting(act, id, async (tx, agreement, negotiators) => {
      if (!act.may("convene assemblies")) requireNegotiator(agreement, negotiators, act.person);
      requireSignable(agreement);
      await sign(tx, ids, act.community.id, agreement, { side: "us", name: act.name, person: act.person, at: act.now }, act.now);
      await noteAct(tx, act, "agreement signed", id, agreement.handle);
    });
  }

  /** Makes the link behind which the other side signs. Those made before open nothing any more. */
  async function linkForThem(act: Act, id: Id): Promise<{ readonly view: AgreementView; readonly token: string }> {
    const community = act.community.id;
    const token = await change(db, async (tx) => {
      await actedBefore(tx, act, id);
      const row = await bumpAgreement.first(tx, { community, id });
      if (row === null) throw new Refusal("press-stale");
      const agreement = agreementOut(row);
      if (!act.may("convene assemblies")) requireNegotiator(agreement, await negotiatorsOf(tx, community, id), act.person);
      requireSignable(agreement);
      const signed = (await signaturesOf(tx, community, id)).some(({ side }) => side === "them");
      if (signed) throw new Refusal("agreement-signed-by", { handle: agreement.handle, side: "them" });
      await voidLinks(tx, community, "agreement", id);
      await noteAct(tx, act, "signing link made", id, agreement.handle);
      return issueLink(tx, { community, purpose: "agreement", subject: id, facts: null, now: act.now, holds: HOLDS });
    });
    return { view: await agreementView(db, community, id, act), token };
  }

  /** Signs for the other side, behind its link: once, and while it holds. */
  async function signForThem(link: OneTimeLink, name: string, now: Instant): Promise<void> {
    const { community, subject } = link;
    if (name === "") throw new Misuse("name", "agreement-sign-unnamed");
    if (name.length > LONGEST_NAME) throw new Misuse("name", "agreement-sign-name-long", { most: LONGEST_NAME });
    await change(db, async (tx) => {
      if (!(await spendLink(tx, link, now))) throw new Refusal("agreement-link-used");
      const row = await bumpAgreement.first(tx, { community, id: subject });
      if (row === null) throw new Refusal("agreement-link-used");
      requireSignable(agreementOut(row));
      await sign(tx, ids, community, agreementOut(row), { side: "them", name, person: null, at: now }, now);
    });
  }

  /** Writes down that the other side has signed on paper; whoever convenes assemblies keeps that sheet. */
  function signedOnPaper(act: Act, id: Id, name: string): Promise<AgreementView> {
    return acting(act, id, async (tx, agreement) => {
      if (!act.may("convene assemblies")) throw new Refusal("agreement-paper-kept", { handle: agreement.handle });
      requireSignable(agreement);
      await sign(tx, ids, act.community.id, agreement, { side: "them", name, person: null, at: act.now }, act.now);
      await noteAct(tx, act, "paper signature written down", id, agreement.handle);
    });
  }

  return {
    signForUs,
    signedOnPaper,
    linkForThem,
    signForThem,
  };
}
