import { z } from "zod";
import { offerUndelivered } from "#aid/undelivered.ts";
import { card, paragraph } from "#chat/card.ts";
import { plainText } from "#chat/prose.ts";
import { seatUndelivered } from "#gatherings/undelivered.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Ids } from "#kernel/ids.ts";
import { noteBounce } from "#membership/letters.ts";
import { peopleWhoMay } from "#membership/store.ts";
import { tell } from "#outbox/notice.ts";
import type { GivenUp } from "#outbox/settle.ts";
import { type NoticeTeller, noticeTeller } from "#outbox/teller.ts";
import type { Tx } from "#store/db.ts";
import { tellUnreached } from "./unreached.ts";

const facts = z.object({ room: z.string(), why: z.enum(["closed", "late", "unsure", "broken"]) });

/** Told to organisers once when something for a room was given up: the room is closed to us, too late, or a fault of ours. */
export const roomClosed = noticeTeller({
  version: 1,
  facts,
  async card(_db, { room, why }, voice) {
    const said = voice.say("room-closed", { room, why });
    return card({ summary: plainText(said), tone: "warning", title: voice.say("room-closed-title"), blocks: [paragraph(said)] });
  },
}) as NoticeTeller;

/** What a room or a person could not be told, the organisers hear. */
export async function givenUp(tx: Tx, notice: GivenUp, ids: Ids, now: Instant): Promise<void> {
  const { community, person, reason } = notice;
  if (notice.letter === true && person !== null) await noteBounce(tx, ids, { community, person, reason }, now);
  if (person !== null) return tellUnreached(tx, notice, now);
  for (const person of await peopleWhoMay(tx, notice.community, "change any gathering")) {
    await tell(tx, {
      community: notice.community,
      to: { person },
      name: "room-closed",
      version: 1,
      facts: { room: notice.roomName, why: notice.why },
      once: `room-closed:${notice.notice}:${person}`,
      now,
      kind: null,
    });
  }
}

/** An offer that did not arrive goes to somebody else, whether or not its person was known to be out of reach. */
export async function lost(tx: Tx, notice: GivenUp, ids: Ids, now: Instant): Promise<void> {
  const { community, person, name } = notice;
  if (person === null) return;
  const missed = { community, notice: notice.notice, person };
  if (name === "aid-offer" || name === "aid-take-over") await offerUndelivered(tx, ids, missed, now);
  if (name === "gathering-offered" && notice.why !== "unsure") await seatUndelivered(tx, missed, now);
}
