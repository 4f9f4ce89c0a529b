import { z } from "zod";
import { dateAt, type Zone } from "#calendar/calendar.ts";
import type { Voice } from "#chat/voice.ts";
import { done, gone, type Job, type JobKind, type JobKinds } from "#jobs/job.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { hangCard, tellEach } from "#membership/acting.ts";
import { abilitiesOf, readRoles } from "#membership/role.ts";
import { findCommunity, findPersonById, peopleWhoMay } from "#membership/store.ts";
import { freshen } from "#outbox/fresh.ts";
import { type FreshTellers, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import { breachTellers } from "#parties/later.ts";
import type { Db, Tx } from "#store/db.ts";
import { type Agreement, hasLapsed, lastNoticeDay, remindsStill, renewedUntil } from "./agreement.ts";
import { agreementKeeping } from "./breaches.ts";
import { agreementCard, agreementNews } from "./cards.ts";
import { agreementOut, bumpAgreement, negotiatorsOf, updateAgreement } from "./store.ts";
import { planTerm } from "./term.ts";
import { type AgreementView, agreementView } from "./view.ts";

const id = z.string().transform((text) => text as Id);
const about = z.object({ id });
const voted = z.object({ id, adopted: z.boolean() });

const NEWS = [
  "agreement-mandated",
  "agreement-mandate-withdrawn",
  "agreement-mandate-lapsed",
  "agreement-report-due",
  "agreement-signed",
  "agreement-notice-soon",
  "agreement-renewed",
  "agreement-over",
] as const;

/** An agreement as the person who is told of it may see it. */
async function seenBy(db: Db, community: Id, agreement: Id, person: Id | null, now: Instant, voice: Voice): Promise<AgreementView> {
  const facts = await findCommunity.first(db, { community });
  const row = person === null ? null : await findPersonById.first(db, { community, id: person });
  if (person === null || row === null || facts === null) return agreementView(db, community, agreement, null);
  const abilities = abilitiesOf(row.standing, readRoles(JSON.parse(row.roles) as string[]));
  const where = { id: community, name: facts.name, locale: voice.locale, zone: facts.zone };
  return agreementView(db, community, agreement, { person, now, community: where, may: (ability) => abilities.has(ability) });
}

function newsTeller(name: (typeof NEWS)[number]): NoticeTellers[string] {
  return noticeTeller({
    version: 1,
    facts: about,
    async card(db, { id: agreement }, voice, { community, person, now }) {
      const view = await seenBy(db, community, agreement, person, now, voice);
      const { handle, title, until } = view.agreement;
      const last = lastNoticeDay(view.agreement);
      return agreementNews(
        voice.say(name, { handle, title, day: until === null ? "–" : voice.date(until), last: last === null ? "–" : voice.date(last) }),
        view,
        voice,
      );
    },
  }) as NoticeTellers[string];
}

/** Who is told how an agreement fares: its negotiators, and whoever runs the votes. */
async function concerned(tx: Tx, community: Id, agreement: Id): Promise<readonly Id[]> {
  return [...(await negotiatorsOf(tx, community, agreement)), ...(await peopleWhoMay(tx, community, "run votes"))];
}

interface OnTerm {
  readonly tx: Tx;
  readonly community: { readonly id: Id; readonly zone: string; readonly name: string; readonly locale: string };
  readonly agreement: Agreement;
  readonly today: string;
  readonly now: Instant;
  readonly job: Job;
}

/** A job about an agreement, which takes its turn first. */
function onTerm(work: (on: OnTerm) => Promise<void>): JobKind {
  return {
    catchUp: "once",
    async handle(tx, job, { now }) {
      const { community, subject } = job;
      const row = await bumpAgreement.first(tx, { community, id: subject });
      const facts = await findCommunity.first(tx, { community });
      if (row === null || facts === null) return gone;
      const where = { id: community, zone: facts.zone, name: facts.name, locale: facts.locale };
      await work({ tx, community: where, agreement: agreementOut(row), today: dateAt(now, facts.zone as Zone), now, job });
      await freshen(tx, community, { kind: "agreement", id: subject });
      return done;
    },
  };
}

function tellConcerned({ tx, community, agreement, now }: OnTerm, people: readonly Id[], name: string, once: string): Promise<void> {
  return tellEach(tx, { community, now }, people, { name, facts: { id: agreement.id }, once: `${agreement.handle}:${once}` });
}

/** What another practice does when an agreement has ended; inside the change that ends it. */
export type WhenEnded = (tx: Tx, community: Id, agreement: Id, now: Instant) => Promise<void>;

const jobs = (listeners: readonly WhenEnded[]): JobKinds => ({
  "agreement-report": onTerm(async (on) => {
    if (!["mandated", "negotiating", "ratified"].includes(on.agreement.state)) return;
    await tellConcerned(on, await negotiatorsOf(on.tx, on.community.id, on.agreement.id), "agreement-report-due", on.agreement.reportOn);
  }),
  "agreement-expires": onTerm(async (on) => {
    if (!hasLapsed(on.agreement, on.today)) return;
    await updateAgreement(on.tx, on.community.id, on.agreement.id, { state: "lapsed" });
    await tellConcerned(on, await concerned(on.tx, on.community.id, on.agreement.id), "agreement-mandate-lapsed", on.agreement.expiresOn);
  }),
  "agreement-begins": onTerm(async ({ tx, community, agreement, now }) => {
    if (agreement.state !== "signed") return;
    await updateAgreement(tx, community.id, agreement.id, { state: "in-force" });
    const { id: which, handle } = agreement;
    const where = { ...community, locale: community.locale as "en" | "fr" };
    await hangCard(tx, { community: where, now }, { kind: "agreement", id: which, name: "agreement-in-force", handle, at: null });
  }),
  "agreement-reminder": onTerm(async (on) => {
    if (on.agreement.state !== "in-force" && on.agreement.state !== "signed") return;
    if (!remindsStill(on.agreement, Number(on.job.key), on.today)) return;
    const once = `${on.agreement.until}:${on.job.key}`;
    await tellConcerned(on, await concerned(on.tx, on.community.id, on.agreement.id), "agreement-notice-soon", once);
  }),
  "agreement-ends": onTerm(async (on) => {
    const { tx, community, agreement, now } = on;
    const { state, until } = agreement;
    if ((state !== "in-force" && state !== "signed") || until === null || until >= on.today) return;
    const people = await concerned(tx, community.id, agreement.id);
    const next = agreement.renewal === "tacit" && agreement.ending === null ? renewedUntil(agreement) : null;
    if (next === null) {
      await updateAgreement(tx, community.id, agreement.id, { state: "ended" });
      for (const listener of listeners) await listener(tx, community.id, agreement.id, now);
      await tellConcerned(on, people, "agreement-over", until);
      return;
    }
    await updateAgreement(tx, community.id, agreement.id, { until_day: next });
    await planTerm(tx, { community, now }, { ...agreement, until: next }, "renewed");
    await tellConcerned(on, people, "agreement-renewed", until);
  }),
});

/** What is told and done later about agreements; `listeners` hear of each that ends. */
export const agreementsLater = (
  listeners: readonly WhenEnded[],
): { readonly notices: NoticeTellers; readonly fresh: FreshTellers; readonly jobs: JobKinds } => ({
  notices: {
    ...Object.fromEntries(NEWS.map((name) => [name, newsTeller(name)])),
    "agreement-in-force": noticeTeller({
      version: 1,
      facts: about,
      card: async (db, { id: agreement }, voice, { community }) =>
        agreementCard(await agreementView(db, community, agreement, null), voice),
    }) as NoticeTellers[string],
    "agreement-voted": noticeTeller({
      version: 1,
      facts: voted,
      async card(db, { id: agreement, adopted }, voice, { community, person, now }) {
        const view = await seenBy(db, community, agreement, person, now, voice);
        const { handle, title } = view.agreement;
        return agreementNews(
          voice.say(adopted ? "agreement-ratified-by-vote" : "agreement-not-ratified-by-vote", { handle, title }),
          view,
          voice,
        );
      },
    }) as NoticeTellers[string],
    ...breachTellers(agreementKeeping),
  },
  fresh: {
    agreement: async (db, community, agreement, voice) => agreementCard(await agreementView(db, community, agreement, null), voice),
  },
  jobs: jobs(listeners),
});
