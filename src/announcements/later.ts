import { z } from "zod";
import type { Zone } from "#calendar/calendar.ts";
import { again, done, type JobKinds } from "#jobs/job.ts";
import { DAY, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { notifiedRole } from "#membership/platform-roles.ts";
import { communitySettings, findCommunity, personNames } from "#membership/store.ts";
import { tell } from "#outbox/notice.ts";
import { type FreshTellers, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import { announcementCard, announcementViewCard, decidedCard, digestCard } from "./cards.ts";
import { ANNOUNCEMENT_JOB, comesDue, DIGEST_JOB, nextDigest, outsideQuiet } from "./service.ts";
import { countReach, deliveryOf, followsOf, listAnnouncements, loadAnnouncement } from "./store.ts";

const id = z.string().transform((text) => text as Id);
const aboutAnnouncement = z.object({ announcement: id });

/** After so many private messages that no platform took, the rest of them is not sent: the first warnings are heeded. */
const WARNINGS = 3;
const WEEK = 7 * DAY;
/** More announcements than anybody makes in a week: a digest leaves none out. */
const MOST_OF_A_WEEK = 1_000;

/** What is told and done later about announcements. */
export const announcementsLater: { readonly notices: NoticeTellers; readonly fresh: FreshTellers; readonly jobs: JobKinds } = {
  notices: {
    "announcement-asks": noticeTeller({
      version: 1,
      facts: aboutAnnouncement,
      async card(db, { announcement }, voice, { community }) {
        const found = await loadAnnouncement(db, community, announcement);
        if (found === null || (found.state !== "waiting" && found.pending === null)) return null;
        const names = await personNames(db, community, [found.author]);
        const reach = await countReach(db, community, found.places, found.topic?.id ?? null);
        const delivery = await deliveryOf(db, community, announcement);
        const notify = await notifiedRole(db, community, found.notify);
        return announcementViewCard(
          { announcement: found, authorName: names.get(found.author) ?? "", reach, delivery, doubt: null, notify },
          voice,
        );
      },
    }) as NoticeTellers[string],
    "announcement-decided": noticeTeller({
      version: 1,
      facts: z.object({ announcement: id, how: z.string() }),
      async card(db, { announcement, how }, voice, { community }) {
        const found = await loadAnnouncement(db, community, announcement);
        return found === null ? null : decidedCard(found, how, voice);
      },
    }) as NoticeTellers[string],
    "announcement-followed": noticeTeller({
      version: 1,
      letter: "asked",
      facts: aboutAnnouncement,
      async card(db, { announcement }, voice, { community, person }) {
        const found = await loadAnnouncement(db, community, announcement);
        if (found === null || found.state !== "posted" || person === null) return null;
        const follows = await followsOf(db, community, person);
        if (!follows.some((one) => one.topic === found.topic?.id && one.how === "each")) return null;
        const { notReached } = await deliveryOf(db, community, announcement);
        return notReached >= WARNINGS ? null : announcementCard(found, voice);
      },
    }) as NoticeTellers[string],
    "announcement-digest": noticeTeller({
      version: 1,
      letter: "asked",
      facts: z.object({ from: z.number(), to: z.number() }),
      async card(db, { from, to }, voice, { community, person }) {
        if (person === null) return null;
        const topics = (await followsOf(db, community, person)).filter((one) => one.how === "digest").map((one) => one.topic);
        if (topics.length === 0) return null;
        const all = await listAnnouncements(db, community, { state: "posted", topics, since: from as Instant, limit: MOST_OF_A_WEEK });
        const week = all.filter((one) => one.at <= to).toReversed();
        return week.length === 0 ? null : digestCard(week, voice);
      },
    }) as NoticeTellers[string],
  },
  fresh: {
    async announcement(db, community, subject, voice, late) {
      const found = await loadAnnouncement(db, community, subject);
      if (found === null || found.state === "waiting" || found.state === "refused") return null;
      return announcementCard(found, voice, await notifiedRole(db, community, found.notify), late);
    },
  },
  jobs: {
    [ANNOUNCEMENT_JOB]: {
      catchUp: "once",
      async handle(tx, job, run) {
        await comesDue(tx, job.community, job.subject, run.now);
        return done;
      },
    },
    [DIGEST_JOB]: {
      catchUp: "once",
      async handle(tx, { community, subject: person, due }, run) {
        const facts = await findCommunity.first(tx, { community });
        const digests = (await followsOf(tx, community, person)).some((one) => one.how === "digest");
        if (facts === null || !digests) return done;
        const span = { from: due - WEEK, to: run.now };
        const once = `digest:${person}:${due}`;
        const notice = { community, to: { person }, name: "announcement-digest", version: 1, facts: span, once, now: run.now } as const;
        const at = outsideQuiet(run.now, facts.zone as Zone, await communitySettings(tx, community));
        await tell(tx, { ...notice, kind: "programme", ...(at > run.now ? { due: at } : {}) });
        return again(nextDigest(run.now, facts.zone as Zone));
      },
    },
  },
};
