import { allCharters } from "#charters/store.ts";
import type { Act } from "#chat/call.ts";
import { DAY, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { actedBefore, noteAct, tellEach, wordOfAct } from "#membership/acting.ts";
import { peopleWhoMay, personNames } from "#membership/store.ts";
import { issueLink, type OneTimeLink, spendLink, voidLinks } from "#outbox/one-time.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { type Breach, requireBreach, type Subject } from "./party.ts";
import { breachesOf, insertBreach, updateBreach } from "./store.ts";

/** What breaches are reported of, as its module keeps it. */
export interface Breachable {
  readonly kind: Subject["kind"];
  /** What the links are for behind which the other side replies. */
  readonly purpose: string;
  /** What it is, for whoever reads. Throws a Refusal where it is not there. */
  readonly read: (db: Db, community: Id, id: Id) => Promise<Subject>;
  /** Takes its turn; null when it is not there. Throws a Refusal where nothing can be reported of it. */
  readonly turn: (tx: Tx, community: Id, id: Id, why: "report" | "follow up") => Promise<Taken | null>;
}

/** A subject whose turn was taken. */
export interface Taken extends Subject {
  readonly party: Id | null;
}

/** What is reported, as it was typed. */
export interface Reporting {
  readonly words: string;
  readonly charter?: Id | undefined;
}

/** What is said to a breach, as it was typed. */
export interface FollowUp {
  readonly number: number;
  /** What the other side says: its right of reply. */
  readonly reply?: string | undefined;
  /** What the association answers to whoever reported. */
  readonly answer?: string | undefined;
  readonly close?: "yes" | "no" | undefined;
  /** What the other side is told of it, in the association's own words: it makes a link. */
  readonly tell?: string | undefined;
}

/** A breach as those who follow it up read it. */
export interface BreachLine extends Omit<Breach, "id" | "charter" | "reporter"> {
  readonly reporter: string;
  /** The handle of the charter that is said not to be kept. */
  readonly charter: string | null;
}

/** How long the other side has to reply behind its link, in milliseconds. */
const REPLY_HOLDS = 30 * DAY;
export const LONGEST_REPLY = 4_000;
/** A reply of these alone says nothing. */
const UNSEEN = /[\p{Z}\p{Cc}\p{Cf}]/gu;

/** Breaches: reported in confidence, followed up, answered; to everybody else only counted, with what the other side says. */
export function breaching({ db, ids }: Pick<Parts, "db" | "ids">, breachable: Breachable) {
  const { kind, purpose } = breachable;

  async function turn(tx: Tx, community: Id, id: Id, why: "report" | "follow up"): Promise<Taken> {
    const taken = await breachable.turn(tx, community, id, why);
    if (taken === null) throw new Refusal("press-stale");
    return taken;
  }

  async function report(act: Act, id: Id, { words, charter }: Reporting): Promise<Subject> {
    const community = act.community.id;
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const { handle, party } = await turn(tx, community, id, "report");
      const number = (await breachesOf(tx, community, { kind, id })).length + 1;
      await insertBreach(tx, {
        community,
        id: ids.next(),
        agreement: kind === "agreement" ? id : null,
        party,
        charter: charter ?? null,
        number,
        reporter: act.person,
        words,
        state: "open",
        reply: null,
        answer: null,
        at: instantIn(act.now),
      });
      const following = (await peopleWhoMay(tx, community, "run votes")).filter((person) => person !== act.person);
      await tellEach(tx, act, following, { name: `${kind}-breach`, facts: { id, number }, once: `${handle}:${number}` });
    });
    return breachable.read(db, community, id);
  }

  /**
   * Writes down what the other side says, answers whoever reported, closes; and makes the link behind which the other side
   * replies, whose token it resolves to. Behind it stand the association's own words about the matter, never those of whoever
   * reported it, nor who that was. A link made before opens nothing any more.
   */
  function followUp(act: Act, id: Id, given: FollowUp): Promise<string | null> {
    const community = act.community.id;
    const { number, reply, answer, close, tell } = given;
    return change(db, async (tx) => {
      const again = (await actedBefore(tx, act, id)) !== null;
      if (again && tell === undefined) return null;
      const subject = await turn(tx, community, id, "follow up");
      const breach = requireBreach(subject, await breachesOf(tx, community, { kind, id }), number);
      const state = close === "yes" ? "closed" : answer === undefined ? breach.state : "answered";
      if (!again) {
        await updateBreach(tx, community, breach.id, {
          state,
          ...(reply === undefined ? {} : { reply }),
          ...(answer === undefined ? {} : { answer }),
        });
        await noteAct(tx, act, "breach followed up", id, subject.handle);
      }
      if (!again && answer !== undefined) {
        const once = `${subject.handle}:${number}:${wordOfAct(tx)}`;
        await tellEach(tx, act, [breach.reporter], { name: `${kind}-breach-answered`, facts: { id, number }, once });
      }
      if (tell === undefined) return null;
      await voidLinks(tx, community, purpose, breach.id);
      await noteAct(tx, act, "reply asked", id, subject.handle);
      const facts = { [kind]: id, number, words: tell };
      return issueLink(tx, { community, purpose, subject: breach.id, facts, now: act.now, holds: REPLY_HOLDS });
    });
  }

  /** Keeps what the other side replies, once; whoever follows it up is told. */
  async function replyBehind(link: OneTimeLink, id: Id, number: number, reply: string, now: Instant): Promise<void> {
    const { community } = link;
    if (reply.replaceAll(UNSEEN, "") === "") throw new Misuse("reply", "breach-reply-empty");
    if (reply.length > LONGEST_REPLY) throw new Misuse("reply", "breach-reply-long", { most: LONGEST_REPLY });
    await change(db, async (tx) => {
      if (!(await spendLink(tx, link, now))) throw new Refusal("agreement-link-used");
      const subject = await breachable.turn(tx, community, id, "follow up");
      if (subject === null) throw new Refusal("agreement-link-used");
      await updateBreach(tx, community, link.subject, { reply });
      const notice = { name: `${kind}-breach-reply`, facts: { id, number }, once: `${subject.handle}:${number}:${link.id}` };
      await tellEach(tx, { community: { id: community }, now }, await peopleWhoMay(tx, community, "run votes"), notice);
    });
  }

  /** What was reported: to whoever follows it up all of it, to a member what is their own. */
  async function breaches(act: Act, id: Id): Promise<{ readonly subject: Subject; readonly lines: readonly BreachLine[] }> {
    const community = act.community.id;
    const subject = await breachable.read(db, community, id);
    const rows = (await breachesOf(db, community, { kind, id })).filter(({ reporter }) => act.may("run votes") || reporter === act.person);
    const reporters = rows.map(({ reporter }) => reporter);
    const names = await personNames(db, community, reporters);
    const charters = new Map((await allCharters(db, community)).map(({ id: charter, handle }) => [charter, handle]));
    const lines = rows.map(({ number, charter, words, state, reporter, reply, answer }) => ({
      ...{ number, words, state, reply, answer },
      reporter: names.get(reporter) ?? "",
      charter: charter === null ? null : (charters.get(charter) ?? null),
    }));
    return { subject, lines };
  }

  return { report, followUp, replyBehind, breaches };
}
