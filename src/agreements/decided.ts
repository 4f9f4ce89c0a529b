import type { Motion } from "#assemblies/motion.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { tellEach } from "#membership/acting.ts";
import { findCommunity } from "#membership/store.ts";
import { freshen } from "#outbox/fresh.ts";
import type { Tx } from "#store/db.ts";
import type { Agreement } from "./agreement.ts";
import { takeBack } from "./service.ts";
import {
  type AboutMotion,
  aboutMotion,
  agreementOut,
  bumpAgreement,
  insertText,
  negotiatorsOf,
  textsOf,
  updateAboutMotion,
  updateAgreement,
} from "./store.ts";
import { ratifiedWords, saysWithdrawal } from "./wording.ts";

/**
 * What a vote means for the agreement that it was about: ratified, or a mandate taken back. The negotiators are told either
 * way. What counts are the words that were adopted: an amendment to the text is a version of its own, and a motion that was
 * turned into something else neither ratifies nor takes back.
 */
export function agreementDecided(ids: Ids) {
  return async (tx: Tx, community: Id, motion: Motion, now: Instant): Promise<void> => {
    const about =
      (await aboutMotion(tx, community, motion.id)) ?? (motion.reopens === null ? null : await aboutMotion(tx, community, motion.reopens));
    if (about === null || motion.state === "withdrawn") return;
    const row = await bumpAgreement.first(tx, { community, id: about.agreement });
    if (row === null) return;
    const agreement = agreementOut(row);
    const { id, handle, state } = agreement;
    const adopted = motion.result?.outcome === "adopted";
    const negotiators = await negotiatorsOf(tx, community, id);
    const by = { community: { id: community }, now };
    const open = state === "mandated" || state === "negotiating" || state === "lapsed";
    if (about.purpose === "ratify" && open) {
      const ratified = adopted && (await ratifyAsAdopted(tx, community, { agreement, about, motion, id: ids.next(), now }));
      await tellEach(tx, by, negotiators, {
        name: "agreement-voted",
        facts: { id, adopted: ratified },
        once: `${handle}:${motion.handle}`,
      });
    }
    if (
      about.purpose === "withdraw" &&
      adopted &&
      (open || state === "ratified") &&
      saysWithdrawal(agreement, motion.text, await zoneOf(tx, community))
    )
      await takeBack(tx, by, agreement, motion.id, negotiators);
    await freshen(tx, community, { kind: "agreement", id });
  };
}

async function zoneOf(tx: Tx, community: Id): Promise<string> {
  return (await findCommunity.first(tx, { community }))?.zone ?? "UTC";
}

interface Adopted {
  readonly agreement: Agreement;
  readonly about: AboutMotion;
  readonly motion: Motion;
  /** Of the version that an amendment makes. */
  readonly id: Id;
  readonly now: Instant;
}

/** Ratifies the words that were adopted; false where the motion came to say something else. */
async function ratifyAsAdopted(tx: Tx, community: Id, { agreement, about, motion, id, now }: Adopted): Promise<boolean> {
  const texts = await textsOf(tx, community, agreement.id);
  const put = texts.find(({ number }) => number === about.number);
  if (put === undefined) return false;
  const words = ratifiedWords(agreement, put, motion.text, await zoneOf(tx, community));
  if (words === null) return false;
  // What is signed is the newest version: it is made the one that was adopted.
  if (words !== texts[0]?.words) {
    const number = texts.length + 1;
    await insertText(tx, { community, id, agreement: agreement.id, number, words, author: motion.proposer, at: now });
    await updateAboutMotion(tx, community, about.motion, number);
  }
  await updateAgreement(tx, community, agreement.id, { state: "ratified", ratified_by: motion.id });
  return true;
}
