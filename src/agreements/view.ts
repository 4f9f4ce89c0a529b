import type { Motion } from "#assemblies/motion.ts";
import { loadMotion } from "#assemblies/store.ts";
import { dateAt, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { personNames } from "#membership/store.ts";
import { type Counted, counted, type Reply, repliesIn } from "#parties/party.ts";
import { breachesOf, loadParty } from "#parties/store.ts";
import type { Db } from "#store/db.ts";
import { type Agreement, hasLapsed } from "./agreement.ts";
import { loadAgreement, logOf, motionsAbout, negotiatorsOf, searchAgreements, signaturesOf, textsOf } from "./store.ts";

/** As long as it stands like this, what was adopted about it has not been what was asked. */
const OPEN: readonly Agreement["state"][] = ["mandated", "negotiating", "lapsed"];

/** How many mandates the list of powers shows. */
const MANDATES = 100;

/** A motion about an agreement: that it be ratified, or that the mandate be taken back. */
export interface AboutIt {
  readonly handle: string;
  readonly purpose: "ratify" | "withdraw";
  readonly result: Motion["result"];
  /** Adopted, but saying something else by then than what was asked. */
  readonly otherwise: boolean;
}

/** An agreement as somebody may see it. The log and the drafts are null for whoever the mandate leaves out. */
export interface AgreementView {
  readonly agreement: Agreement;
  readonly counterpart: string | null;
  readonly mandate: Pick<Motion, "handle" | "title" | "result" | "majority">;
  readonly negotiators: readonly string[];
  readonly log:
    | readonly {
        readonly kind: string;
        readonly words: string;
        readonly next: Instant | null;
        readonly name: string;
        readonly at: Instant;
      }[]
    | null;
  readonly text: { readonly number: number; readonly words: string } | null;
  /** How many versions of the text there are. */
  readonly versions: number;
  /** The motions about it, but for those that were withdrawn; with its result where one is decided. */
  readonly motions: readonly AboutIt[];
  readonly signatures: readonly { readonly side: "us" | "them"; readonly name: string; readonly at: Instant }[];
  readonly breaches: Counted;
  /** What the other side says to them; for members. */
  readonly replies: readonly Reply[];
  /** Whether the reader acts for the association here. */
  readonly acts: boolean;
}

/** A mandate in force, as a power of those whom it names. */
export interface MandateLine {
  readonly handle: string;
  readonly title: string;
  readonly negotiators: readonly string[];
  readonly motion: string;
  readonly expiresOn: string;
}

/** The mandates in force on a day; those that name one person where asked. */
export async function mandatesInForce(db: Db, community: Id, today: string, person: Id | undefined): Promise<readonly MandateLine[]> {
  const found: MandateLine[] = [];
  for (const agreement of await searchAgreements(db, community, ["mandated", "negotiating", "ratified"], "", MANDATES)) {
    const people = await negotiatorsOf(db, community, agreement.id);
    if (hasLapsed(agreement, today) || (person !== undefined && !people.includes(person))) continue;
    const names = await personNames(db, community, people);
    const { handle, title, expiresOn } = agreement;
    const { handle: motion } = await loadMotion(db, community, agreement.motion);
    found.push({ handle, title, negotiators: people.map((each) => names.get(each) ?? ""), motion, expiresOn });
  }
  return found;
}

/** Whether somebody reads the log and the drafts: as the mandate says, and whoever runs the votes. */
export function readsAll(agreement: Agreement, negotiators: readonly Id[], act: Pick<Act, "person" | "may">): boolean {
  return negotiators.includes(act.person) || act.may("run votes") || (agreement.seenBy === "members" && act.may("vote"));
}

/** Reads an agreement; for a room (null) as any member may see it. */
export async function agreementView(
  db: Db,
  community: Id,
  id: Id,
  act: Pick<Act, "person" | "may" | "now" | "community"> | null,
): Promise<AgreementView> {
  const found = await loadAgreement(db, community, id);
  const agreement =
    act !== null && hasLapsed(found, dateAt(act.now, act.community.zone as Zone)) ? { ...found, state: "lapsed" as const } : found;
  const negotiators = await negotiatorsOf(db, community, id);
  const open = act === null ? agreement.seenBy === "members" : readsAll(agreement, negotiators, act);
  const log = await logOf(db, community, id);
  const texts = await textsOf(db, community, id);
  const about = await motionsAbout(db, community, id);
  const names = await personNames(db, community, [...negotiators, ...log.map(({ author }) => author)]);
  const mandate = await loadMotion(db, community, agreement.motion);
  const signed = agreement.state === "signed" || agreement.state === "in-force" || agreement.state === "ended";
  const breaches = await breachesOf(db, community, { kind: "agreement", id });
  const [newest] = texts;
  const motions: AboutIt[] = [];
  for (const { motion, purpose } of about) {
    const { handle, state, result } = await loadMotion(db, community, motion);
    const done = purpose === "ratify" ? agreement.ratifiedBy === motion : agreement.withdrawnBy === motion;
    const otherwise = result?.outcome === "adopted" && !done && OPEN.includes(agreement.state);
    if (state !== "withdrawn") motions.push({ handle, purpose, result, otherwise });
  }
  return {
    agreement,
    counterpart: agreement.counterpart === null ? null : (await loadParty(db, community, agreement.counterpart)).name,
    mandate,
    negotiators: negotiators.map((person) => names.get(person) ?? ""),
    // A room is read by more people than members: what was negotiated stands in none.
    log: open ? (act === null ? [] : log).map(({ author, ...line }) => ({ ...line, name: names.get(author) ?? "" })) : null,
    text: newest === undefined || !(open || signed || agreement.state === "ratified") ? null : newest,
    versions: texts.length,
    motions,
    signatures: (await signaturesOf(db, community, id)).map(({ side, name, at }) => ({ side, name, at })),
    breaches: counted(breaches),
    replies: act === null ? [] : repliesIn(agreement.handle, breaches),
    acts: act !== null && negotiators.includes(act.person),
  };
}
