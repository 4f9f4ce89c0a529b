import type { Motion } from "#assemblies/motion.ts";
import { loadMotion } from "#assemblies/store.ts";
import { tableMotion } from "#assemblies/tabling.ts";
import { dateAt, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { GivenMoment, GivenThing } from "#chat/option.ts";
import type { Suggestion } from "#chat/platform.ts";
import { suggested } from "#chat/suggested.ts";
import { type Voice, voiceOf } from "#chat/voice.ts";
import { unplanAll } from "#jobs/plan.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { nearestLocale } from "#locales/locale.ts";
import { actedBefore, noteAct, tellEach } from "#membership/acting.ts";
import { freshen } from "#outbox/fresh.ts";
import { voidLinks } from "#outbox/one-time.ts";
import { breaching } from "#parties/breaches.ts";
import { change } from "#store/change.ts";
import type { Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import type { AgreementLogRow } from "#store/tables/agreements.ts";
import { type Agreement, type AgreementState, requireDays, requireDrafting, requireMandate, requireNegotiator } from "./agreement.ts";
import { agreementKeeping } from "./breaches.ts";
import { adoptedMotion, type Mandating, mandate } from "./mandating.ts";
import { signing } from "./signing.ts";
import {
  type AboutMotion,
  aboutMotion,
  agreementOut,
  bumpAgreement,
  findAgreement,
  insertAboutMotion,
  insertLog,
  insertText,
  loadAgreement,
  mandatesFrom,
  motionsAbout,
  negotiatorsOf,
  searchAgreements,
  textsOf,
  updateAboutMotion,
  updateAgreement,
} from "./store.ts";
import { planTerm } from "./term.ts";
import { type AgreementView, agreementView, type MandateLine, mandatesInForce } from "./view.ts";
import { holdsWords, namesHandle, ratifyingText, withdrawingText } from "./wording.ts";

/** A line of the log, as it was typed. */
export interface Logging {
  readonly text: string;
  readonly kind?: AgreementLogRow["kind"] | undefined;
  readonly next?: GivenMoment | undefined;
}

/** A version of the text, with its days, as it was typed. */
export interface Drafting {
  readonly text?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly renewal?: "none" | "tacit" | undefined;
  readonly notice?: number | undefined;
}

export type AgreementsService = ReturnType<typeof agreementsService>;

/** What a change of an agreement is done with. */
export type OnAgreement = (
  act: Act,
  id: Id,
  work: (tx: Tx, agreement: Agreement, negotiators: readonly Id[]) => Promise<void>,
) => Promise<AgreementView>;

/** Agreements: a mandate, its negotiation, a text, its ratification, two signatures, its term and what breaks it. */
export function agreementsService(parts: Parts) {
  const { db, ids } = parts;
  const today = (act: Act) => dateAt(act.now, act.community.zone as Zone);
  const view = (act: Act, id: Id): Promise<AgreementView> => agreementView(db, act.community.id, id, act);

  /** Runs `work` on an agreement whose turn it is, once for each delivery. */
  const acting: OnAgreement = async (act, id, work) => {
    const community = act.community.id;
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const row = await bumpAgreement.first(tx, { community, id });
      if (row === null) throw new Refusal("press-stale");
      await work(tx, agreementOut(row), await negotiatorsOf(tx, community, id));
      await freshen(tx, community, { kind: "agreement", id });
    });
    return view(act, id);
  };

  async function giveMandate(act: Act, given: Mandating): Promise<AgreementView> {
    const id = ids.next();
    const made = await change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      if (again !== null) return again;
      await mandate(tx, act, { id, counterpart: ids.next() }, given);
      return id;
    });
    return view(act, made);
  }

  function log(act: Act, id: Id, given: Logging): Promise<AgreementView> {
    return acting(act, id, async (tx, agreement, negotiators) => {
      requireNegotiator(agreement, negotiators, act.person);
      requireMandate(agreement, today(act));
      const { text, kind, next } = given;
      const community = act.community.id;
      const line = { kind: kind ?? "note", words: text, next: next?.at ?? null, author: act.person, at: act.now };
      await insertLog(tx, { community, id: ids.next(), agreement: id, ...line });
      if (agreement.state === "mandated") await updateAgreement(tx, community, id, { state: "negotiating" });
      await noteAct(tx, act, "negotiation logged", id, agreement.handle);
    });
  }

  /** Writes a new version of the text, or its days. Fixed while the assembly decides on it, and after. */
  function draft(act: Act, id: Id, given: Drafting): Promise<AgreementView> {
    const community = act.community.id;
    return acting(act, id, async (tx, agreement, negotiators) => {
      requireNegotiator(agreement, negotiators, act.person);
      requireDrafting(agreement, today(act));
      await requireNoVote(tx, act, agreement, "ratify");
      const { text, notice } = given;
      const days = {
        from: given.from ?? agreement.from ?? undefined,
        until: given.until ?? agreement.until ?? undefined,
        renewal: given.renewal ?? agreement.renewal,
      };
      requireDays(days);
      if (text !== undefined) {
        const number = (await textsOf(tx, community, id)).length + 1;
        await insertText(tx, { community, id: ids.next(), agreement: id, number, words: text, author: act.person, at: act.now });
      }
      await updateAgreement(tx, community, id, {
        state: "negotiating",
        from_day: days.from ?? null,
        until_day: days.until ?? null,
        renewal: days.renewal,
        notice_days: notice ?? agreement.noticeDays,
      });
      await noteAct(tx, act, "agreement drafted", id, agreement.handle);
    });
  }

  /** Refuses what waits for a vote that is to come: on the text, or on taking the mandate back. */
  async function requireNoVote(tx: Tx, act: Act, agreement: Agreement, on: AboutMotion["purpose"]): Promise<void> {
    for (const { motion, purpose } of await motionsAbout(tx, act.community.id, agreement.id)) {
      if (purpose !== on) continue;
      const { state, handle } = await loadMotion(tx, act.community.id, motion);
      if (state !== "closed" && state !== "withdrawn")
        throw new Refusal("agreement-before-assembly", { handle: agreement.handle, motion: handle, purpose });
    }
  }

  /** Puts the text to the assembly, word for word; or writes down the adopted motion that ratifies it. */
  function ratify(
    act: Act,
    id: Id,
    given: { readonly assembly?: GivenThing | undefined; readonly motion?: GivenThing | undefined },
  ): Promise<AgreementView> {
    const community = act.community.id;
    return acting(act, id, async (tx, agreement, negotiators) => {
      if (!act.may("run votes")) requireNegotiator(agreement, negotiators, act.person);
      requireDrafting(agreement, today(act));
      await requireNoVote(tx, act, agreement, "ratify");
      const [text] = await textsOf(tx, community, id);
      if (text === undefined) throw new Refusal("agreement-no-text", { handle: agreement.handle });
      const { number } = text;
      if (given.motion !== undefined) {
        const motion = await adoptedMotion(tx, community, given.motion.id);
        await requireOther(tx, community, agreement, motion);
        if (!holdsWords(motion, text.words))
          throw new Refusal("agreement-motion-other-words", { handle: agreement.handle, motion: motion.handle, number });
        await about(tx, community, { agreement: id, motion: motion.id, purpose: "ratify", number });
        await updateAgreement(tx, community, id, { state: "ratified", ratified_by: motion.id });
      } else {
        const voice = voiceFor(act);
        const { handle, title } = agreement;
        const motion = ids.next();
        await tableMotion(tx, act, motion, {
          title: voice.text("agreement-ratify-title", { handle, title }),
          text: ratifyingText(agreement, text, voice),
          assembly: given.assembly,
        });
        await about(tx, community, { agreement: id, motion, purpose: "ratify", number });
      }
      await noteAct(tx, act, "ratification asked", id, agreement.handle);
    });
  }

  /** Puts to the assembly that a mandate be taken back; or writes down the adopted motion that does. */
  function withdraw(
    act: Act,
    id: Id,
    given: { readonly assembly?: GivenThing | undefined; readonly motion?: GivenThing | undefined },
  ): Promise<AgreementView> {
    const community = act.community.id;
    return acting(act, id, async (tx, agreement, negotiators) => {
      requireMandate(agreement, today(act));
      if (agreement.state === "signed" || agreement.state === "in-force")
        throw new Refusal("agreement-text-fixed", { handle: agreement.handle, state: agreement.state });
      if (given.motion !== undefined) {
        if (!act.may("run votes")) throw new Refusal("agreement-withdraw-by-vote", { handle: agreement.handle });
        const motion = await adoptedMotion(tx, community, given.motion.id);
        await requireOther(tx, community, agreement, motion);
        if (!namesHandle(motion, agreement.handle))
          throw new Refusal("agreement-motion-not-naming", { handle: agreement.handle, motion: motion.handle });
        await about(tx, community, { agreement: id, motion: motion.id, purpose: "withdraw", number: null });
        await takeBack(tx, act, agreement, motion.id, negotiators);
      } else {
        await requireNoVote(tx, act, agreement, "withdraw");
        const voice = voiceFor(act);
        const { handle, title } = agreement;
        const motion = ids.next();
        const words = {
          title: voice.text("agreement-withdraw-title", { handle, title }),
          text: withdrawingText(agreement, voice),
        };
        await tableMotion(tx, act, motion, { ...words, assembly: given.assembly });
        await about(tx, community, { agreement: id, motion, purpose: "withdraw", number: null });
      }
      await noteAct(tx, act, "withdrawal of mandate asked", id, agreement.handle);
    });
  }

  /** Ties a motion to the agreement; one that is tied to it already, for the same purpose, to the version that it holds. */
  async function about(tx: Tx, community: Id, link: AboutMotion): Promise<void> {
    if (await insertAboutMotion(tx, { community, id: ids.next(), ...link })) return;
    const before = await aboutMotion(tx, community, link.motion);
    if (before?.agreement !== link.agreement || before.purpose !== link.purpose) {
      const { handle } = await loadMotion(tx, community, link.motion);
      throw new Refusal("agreement-motion-used", { handle });
    }
    if (link.number !== null) await updateAboutMotion(tx, community, link.motion, link.number);
  }

  /**
   * Refuses a motion that gave a mandate, this one or another: to be sent to negotiate is not to have agreed, nor to be called
   * back. And one that was decided before there was a mandate.
   */
  async function requireOther(tx: Tx, community: Id, agreement: Agreement, motion: Motion): Promise<void> {
    const { handle } = agreement;
    if (motion.id === agreement.motion) throw new Refusal("agreement-same-motion", { handle, motion: motion.handle });
    const [other] = await mandatesFrom(tx, community, motion.id);
    if (other !== undefined) throw new Refusal("agreement-same-motion", { handle: other.handle, motion: motion.handle });
    const mandated = await loadMotion(tx, community, agreement.motion);
    if ((motion.closedAt ?? 0) < (mandated.closedAt ?? 0))
      throw new Refusal("agreement-motion-earlier", { handle, motion: motion.handle, mandate: mandated.handle });
  }

  /** Refuses whoever may not give notice, and notice of what does not run or was given it already. */
  function requireTerminable(act: Act, agreement: Agreement, negotiators: readonly Id[]): void {
    const { handle, state, ending, until } = agreement;
    if (!act.may("run votes")) requireNegotiator(agreement, negotiators, act.person);
    if (state !== "in-force" && state !== "signed") throw new Refusal("agreement-not-in-force", { handle, state });
    if (ending !== null) throw new Refusal("agreement-ending-already", { handle, day: { date: until ?? today(act) } });
  }

  /** Gives notice of termination: the agreement ends on its own day, or after the notice that it asks for. */
  function end(act: Act, id: Id, reason: string | undefined): Promise<AgreementView> {
    const community = act.community.id;
    return acting(act, id, async (tx, agreement, negotiators) => {
      requireTerminable(act, agreement, negotiators);
      await updateAgreement(tx, community, id, { ending: reason ?? "", renewal: "none" });
      await planTerm(tx, act, { ...agreement, renewal: "none" }, "notice given");
      await noteAct(tx, act, "notice of termination given", id, agreement.handle);
    });
  }

  return {
    giveMandate,
    log,
    draft,
    ratify,
    withdraw,
    end,
    ...signing(parts, acting),
    ...breaching(parts, agreementKeeping),
    view,
    mandates: (act: Act, person: Id | undefined): Promise<readonly MandateLine[]> =>
      mandatesInForce(db, act.community.id, today(act), person),
    async requireEnding(act: Act, id: Id): Promise<void> {
      const community = act.community.id;
      requireTerminable(act, await loadAgreement(db, community, id), await negotiatorsOf(db, community, id));
    },
    list: (act: Act, states: readonly AgreementState[], searched: string): Promise<readonly Agreement[]> =>
      searchAgreements(db, act.community.id, states, searched, 100),
    find: (community: Id, text: string): Promise<GivenThing | null> => findAgreement(db, community, text),
    async offer(asker: { readonly community: Id }, typed: string): Promise<readonly Suggestion[]> {
      const all: readonly AgreementState[] = ["mandated", "negotiating", "ratified", "signed", "in-force"];
      return suggested(await searchAgreements(db, asker.community, all, typed, 25));
    },
  };
}

/** The community's own language, in which its motions are written. */
function voiceFor(act: Act): Voice {
  return voiceOf(nearestLocale(act.community.locale) ?? "en", act.community.zone, act.now);
}

/** A mandate taken back by a vote: its links open nothing any more, its negotiators are told. */
export async function takeBack(
  tx: Tx,
  act: Pick<Act, "now"> & { readonly community: { readonly id: Id } },
  agreement: Agreement,
  motion: Id,
  negotiators: readonly Id[],
): Promise<void> {
  const community = act.community.id;
  await updateAgreement(tx, community, agreement.id, { state: "withdrawn", withdrawn_by: motion });
  await voidLinks(tx, community, "agreement", agreement.id);
  await unplanAll(tx, community, agreement.id);
  await tellEach(tx, act, negotiators, { name: "agreement-mandate-withdrawn", facts: { id: agreement.id }, once: agreement.handle });
}
