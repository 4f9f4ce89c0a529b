import type { Act } from "#chat/call.ts";
import { DAY, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { actedBefore, noteAct, tellEach } from "#membership/acting.ts";
import { peopleWhoMay, personNames } from "#membership/store.ts";
import { issueLink, type OneTimeLink, spendLink, voidLinks } from "#outbox/one-time.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Parts } from "#store/parts.ts";
import type { AgreementBreachRow } from "#store/tables/agreements.ts";
import type { OnAgreement } from "./service.ts";
import { breachesOf, bumpAgreement, insertBreach, loadAgreement, updateBreach } from "./store.ts";
import type { AgreementView } from "./view.ts";

/** A breach as those who follow it up read it. */
export interface BreachLine {
  readonly number: number;
  readonly words: string;
  readonly state: AgreementBreachRow["state"];
  readonly reporter: string;
  readonly reply: string | null;
  readonly answer: string | null;
}

/** What is said to a breach, as it was typed. */
export interface FollowUp {
  readonly number: number;
  /** What the other side says: its right of reply. */
  readonly reply?: string | undefined;
  /** What the association answers to whoever reported. */
  readonly answer?: string | undefined;
  readonly close?: "yes" | "no" | undefined;
}

/** How long the other side has to reply behind its link, in milliseconds. */
const REPLY_HOLDS = 30 * DAY;
const LONGEST_REPLY = 4_000;

/** Breaches of an agreement: reported in confidence, followed up, answered; to everybody else only counted. */
export function breaching({ db, ids }: Parts, acting: OnAgreement) {
  function report(act: Act, id: Id, words: string): Promise<AgreementView> {
    const community = act.community.id;
    return acting(act, id, async (tx, agreement) => {
      if (agreement.state !== "in-force" && agreement.state !== "signed" && agreement.state !== "ended")
        throw new Refusal("agreement-not-in-force", { handle: agreement.handle, state: agreement.state });
      const number = (await breachesOf(tx, community, id)).length + 1;
      const breach = ids.next();
      await insertBreach(tx, {
        community,
        id: breach,
        agreement: id,
        number,
        reporter: act.person,
        words,
        state: "open",
        reply: null,
        answer: null,
        at: instantIn(act.now),
      });
      const following = (await peopleWhoMay(tx, community, "run votes")).filter((person) => person !== act.person);
      await tellEach(tx, act, following, { name: "agreement-breach", facts: { id, number }, once: `${agreement.handle}:${number}` });
    });
  }

  /** Writes down what the other side says, answers whoever reported, closes. */
  function followUp(act: Act, id: Id, given: FollowUp): Promise<AgreementView> {
    const community = act.community.id;
    return acting(act, id, async (tx, agreement) => {
      const breach = (await breachesOf(tx, community, id)).find(({ number }) => number === given.number);
      if (breach === undefined) throw new Misuse("number", "agreement-no-breach", { handle: agreement.handle, number: given.number });
      if (breach.state === "closed") throw new Refusal("agreement-breach-closed", { handle: agreement.handle, number: given.number });
      const { reply, answer, close } = given;
      const state = close === "yes" ? "closed" : answer === undefined ? breach.state : "answered";
      await updateBreach(tx, community, breach.id, {
        state,
        ...(reply === undefined ? {} : { reply }),
        ...(answer === undefined ? {} : { answer }),
      });
      if (answer !== undefined) {
        const once = `${agreement.handle}:${given.number}:${act.now}`;
        await tellEach(tx, act, [breach.reporter], { name: "agreement-breach-answered", facts: { id, number: given.number }, once });
      }
      await noteAct(tx, act, "breach followed up", id, agreement.handle);
    });
  }

  /**
   * Makes the link behind which the other side replies: it reads the association's own words about the matter, never those of
   * whoever reported it, nor who that was. A link made before opens nothing any more.
   */
  async function linkForReply(act: Act, id: Id, number: number, words: string): Promise<string> {
    const community = act.community.id;
    return change(db, async (tx) => {
      await actedBefore(tx, act, id);
      const row = await bumpAgreement.first(tx, { community, id });
      if (row === null) throw new Refusal("press-stale");
      const breach = (await breachesOf(tx, community, id)).find((each) => each.number === number);
      if (breach === undefined) throw new Misuse("number", "agreement-no-breach", { handle: row.handle, number });
      if (breach.state === "closed") throw new Refusal("agreement-breach-closed", { handle: row.handle, number });
      await voidLinks(tx, community, "breach", breach.id);
      await noteAct(tx, act, "reply asked", id, row.handle);
      const facts = { agreement: id, number, words };
      return issueLink(tx, { community, purpose: "breach", subject: breach.id, facts, now: act.now, holds: REPLY_HOLDS });
    });
  }

  /** Keeps what the other side replies, once; whoever follows it up is told. */
  async function replyBehind(link: OneTimeLink, agreement: Id, number: number, reply: string, now: Instant): Promise<void> {
    const { community } = link;
    if (reply === "") throw new Misuse("reply", "agreement-reply-empty");
    if (reply.length > LONGEST_REPLY) throw new Misuse("reply", "agreement-reply-long", { most: LONGEST_REPLY });
    await change(db, async (tx) => {
      if (!(await spendLink(tx, link, now))) throw new Refusal("agreement-link-used");
      const row = await bumpAgreement.first(tx, { community, id: agreement });
      if (row === null) throw new Refusal("agreement-link-used");
      await updateBreach(tx, community, link.subject, { reply });
      const notice = { name: "agreement-breach-reply", facts: { id: agreement, number }, once: `${row.handle}:${number}:${link.id}` };
      await tellEach(tx, { community: { id: community }, now }, await peopleWhoMay(tx, community, "run votes"), notice);
    });
  }

  /** The breaches of an agreement, for whoever follows them up; to a member their own. */
  async function breaches(act: Act, id: Id): Promise<readonly BreachLine[]> {
    const community = act.community.id;
    await loadAgreement(db, community, id);
    const rows = (await breachesOf(db, community, id)).filter(({ reporter }) => act.may("run votes") || reporter === act.person);
    const names = await personNames(
      db,
      community,
      rows.map(({ reporter }) => reporter),
    );
    return rows.map(({ number, words, state, reporter, reply, answer }) => ({
      number,
      words,
      state,
      reply,
      answer,
      reporter: names.get(reporter) ?? "",
    }));
  }

  return { report, followUp, linkForReply, replyBehind, breaches };
}
