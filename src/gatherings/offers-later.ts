import { z } from "zod";
import { done, gone, type JobKind } from "#jobs/job.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { communitySettings } from "#membership/store.ts";
import { noticeTeller } from "#outbox/teller.ts";
import { settleWithout } from "./answered.ts";
import { personalCard } from "./cards.ts";
import { occurrenceAt } from "./occurrence.ts";
import { offerAgain } from "./offering.ts";
import { MISSED } from "./offers.ts";
import { tellEach } from "./promises.ts";
import { findRegistration, findRegistrationById, updateRegistration } from "./registrations.ts";
import { findKeptById, takeGathering, writeFill } from "./store.ts";
import { dateOfId } from "./told.ts";

const id = z.string().transform((text) => text as Id);
const instant = z.number().transform((value) => value as Instant);

/** A seat is kept for somebody who waits. What was taken, declined or ran out meanwhile is not told any more. */
export const offered = noticeTeller({
  version: 1,
  facts: z.object({ gathering: id, occurrence: id, until: instant }),
  async card(db, facts, voice, telling) {
    const found = await dateOfId(db, telling.community, facts.occurrence);
    const mine = telling.person === null ? null : await findRegistration(db, telling.community, facts.occurrence, telling.person);
    if (found === null || mine?.offeredUntil !== facts.until || facts.until <= telling.now) return null;
    const { gathering, occurrence } = found;
    if (occurrence.cancelled !== null || occurrence.at <= telling.now) return null;
    const moments = { moment: voice.moment(occurrence.at), until: voice.moment(facts.until) };
    const values = { title: occurrence.title, seats: mine.seats, ...moments };
    const [text, summary] = [voice.say("gathering-offered", values), voice.text("gathering-offered", values)];
    return personalCard({ text, summary, tone: "good", gathering, occurrence, answers: "offer" }, voice);
  },
});

/** The seat that was kept for somebody has gone on to the next. */
export const offerOver = noticeTeller({
  version: 1,
  facts: z.object({ gathering: id, occurrence: id }),
  async card(db, facts, voice, telling) {
    const found = await dateOfId(db, telling.community, facts.occurrence);
    const mine = telling.person === null ? null : await findRegistration(db, telling.community, facts.occurrence, telling.person);
    if (found === null || mine?.state !== "declined") return null;
    const { gathering, occurrence } = found;
    if (occurrence.cancelled !== null || occurrence.at <= telling.now) return null;
    const values = { title: occurrence.title, moment: voice.moment(occurrence.at) };
    const [text, summary] = [voice.say("gathering-offer-over", values), voice.text("gathering-offer-over", values)];
    return personalCard({ text, summary, tone: "calm", gathering, occurrence, answers: "all" }, voice);
  },
});

const facts = z.object({ occurrence: id });

/**
 * Ends an offer that was neither taken nor declined: whoever had it does not wait any more, and the seat is offered to the
 * next. One that ran out while nothing ran is made again, since nobody could have answered it.
 */
export const offerEnds: JobKind = {
  catchUp: "once",
  async handle(tx, job, run) {
    const { community, subject } = job;
    const date = await findKeptById(tx, community, facts.parse(job.facts).occurrence);
    const gathering = date === null ? null : await takeGathering(tx, community, date.gathering);
    const kept = gathering === null ? null : ((await findKeptById(tx, community, date?.kept.id as Id))?.kept ?? null);
    const theirs = await findRegistrationById(tx, community, subject);
    if (gathering === null || kept === null || theirs === null || theirs.offeredUntil === null) return gone;
    if (theirs.offeredUntil > run.now) return gone;
    const here = occurrenceAt(gathering, kept.original, kept);
    if (run.late > MISSED && here !== null && here.cancelled === null) {
      const settings = await communitySettings(tx, community);
      if ((await offerAgain(tx, run.now, gathering, { ...here, kept }, theirs, settings)) !== null) return done;
    }
    const { person, guests } = theirs;
    const over = { community, id: theirs.id, occurrence: kept.id, person, account: null, guests, now: run.now };
    if (here !== null && here.at <= run.now) {
      // It has begun meanwhile: who waited has waited in vain, and is asked nothing any more.
      await updateRegistration(tx, { ...over, state: "waitlisted", seats: theirs.seats, place: theirs.place });
      await writeFill(tx, community, kept.id, { ...kept, held: kept.held - theirs.seats });
      return done;
    }
    await updateRegistration(tx, { ...over, state: "declined", seats: 0, place: gathering.version });
    await settleWithout(tx, run.now, { gathering, kept }, theirs);
    await tellEach(tx, community, [person], () => ({
      name: "gathering-offer-over",
      version: 1,
      facts: { gathering: gathering.id, occurrence: kept.id },
      once: `offer-over/${theirs.id}/${theirs.place}`,
      now: run.now,
      kind: null,
    }));
    return done;
  },
};
