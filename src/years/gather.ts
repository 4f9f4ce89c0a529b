import { STATES as AGREEMENT_STATES } from "#agreements/agreement.ts";
import { logOf, searchAgreements } from "#agreements/store.ts";
import { agreementView } from "#agreements/view.ts";
import { listAssemblies } from "#assemblies/assembly-store.ts";
import { resultSentence } from "#assemblies/cards.ts";
import type { Motion } from "#assemblies/motion.ts";
import { listMotions } from "#assemblies/store.ts";
import { dateAt, type LocalDate, startOfDate, type Zone } from "#calendar/calendar.ts";
import { listCampaigns } from "#campaigns/store.ts";
import { campaignView } from "#campaigns/view.ts";
import type { Act } from "#chat/call.ts";
import type { Voice } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import { turnsOfMembership } from "#membership/life-store.ts";
import { allPeople } from "#membership/store.ts";
import { STATES as NEED_STATES } from "#needs/need.ts";
import { listNeeds, needsOfMotion } from "#needs/store.ts";
import { breachesOf } from "#parties/store.ts";
import { leftOf } from "#services/service-offer.ts";
import { listServices, serviceFigures } from "#services/store.ts";
import type { Db } from "#store/db.ts";
import { leftWithin, wasMember, type Year } from "./year.ts";

const ALL = 100_000;

/** What each practice did in a calendar year, in the community's zone. */
export async function gatherYear(db: Db, act: Act, year: number, voice: Voice): Promise<Year> {
  const community = act.community.id;
  const closed = await listMotions(db, community, ["closed"], ALL);
  const inYear = (at: Instant | null) => at !== null && yearOf(at, act) === year;
  return {
    year,
    community: act.community.name,
    membership: await membershipIn(db, act, year),
    assemblies: await assembliesIn(db, act, inYear, closed),
    ...(await needsIn(db, act, inYear, closed, voice)),
    ...(await agreementsIn(db, act, year, inYear)),
    services: await servicesIn(db, act, year),
    campaigns: await campaignsIn(db, act, inYear),
  };
}

/** The calendar year of an instant, where the community is. */
function yearOf(at: Instant, act: Act): number {
  return Number(dateAt(at, act.community.zone as Zone).slice(0, 4));
}

type InYear = (at: Instant | null) => boolean;

async function membershipIn(db: Db, act: Act, year: number): Promise<Year["membership"]> {
  const { id: community, zone } = act.community;
  const [from, to] = [year, year + 1].map((each) => startOfDate(`${each}-01-01` as LocalDate, zone as Zone)) as [Instant, Instant];
  const turns = Map.groupBy(await turnsOfMembership(db, community), ({ person }) => person);
  const people = await allPeople(db, community);
  const members = people.filter(
    ({ id, standing, joined }) =>
      (joined === null || joined <= `${year}-12-31`) && wasMember(standing === "member", turns.get(id) ?? [], to),
  );
  return {
    members: members.length,
    joined: people.filter(({ joined }) => joined?.startsWith(`${year}-`) === true).length,
    left: people.filter(({ id }) => leftWithin(turns.get(id) ?? [], from, to)).length,
  };
}

async function assembliesIn(db: Db, act: Act, inYear: InYear, closed: readonly Motion[]): Promise<Year["assemblies"]> {
  const held = (await listAssemblies(db, act.community.id)).filter(({ openedAt }) => inYear(openedAt));
  return held.map(({ id, handle, title, entitled }) => {
    const decided = closed.filter(({ assembly }) => assembly === id);
    return {
      handle,
      title,
      entitled,
      motions: decided.length,
      adopted: decided.filter(({ result }) => result?.outcome === "adopted").length,
    };
  });
}

async function needsIn(
  db: Db,
  act: Act,
  inYear: InYear,
  closed: readonly Motion[],
  voice: Voice,
): Promise<Pick<Year, "adopted" | "needs">> {
  const community = act.community.id;
  const all = await listNeeds(db, community, NEED_STATES, null, ALL);
  const adopted: Year["adopted"][number][] = [];
  for (const motion of closed.toReversed()) {
    if (motion.result?.outcome !== "adopted" || !inYear(motion.closedAt)) continue;
    for (const { handle, title, supports } of await needsOfMotion(db, community, motion.id)) {
      adopted.push({ handle, title, supports, numbers: resultSentence(motion.result, voice) });
    }
  }
  const submitted = all.filter(({ createdAt }) => inYear(createdAt));
  // Who supported a need that was joined into another supports that one: counted there, and once.
  const supported = submitted.reduce((sum, { state, supports }) => (state === "merged" ? sum : sum + supports), 0);
  return { adopted, needs: { submitted: submitted.length, supported } };
}

async function agreementsIn(db: Db, act: Act, year: number, inYear: InYear): Promise<Pick<Year, "negotiations" | "agreements">> {
  const community = act.community.id;
  const negotiations: Year["negotiations"][number][] = [];
  const agreements: Year["agreements"][number][] = [];
  for (const agreement of (await searchAgreements(db, community, AGREEMENT_STATES, "", ALL)).toReversed()) {
    const { id, handle, title, state, from, until } = agreement;
    const { counterpart, signatures } = await agreementView(db, community, id, null);
    const steps = (await logOf(db, community, id)).filter(({ at }) => inYear(at)).length;
    if (steps > 0 || inYear(agreement.createdAt)) negotiations.push({ handle, title, counterpart, steps, state });
    const both = signatures.length === 2 && signatures.every((each) => yearOf(each.at, act) <= year);
    const touches = (from === null || from <= `${year}-12-31`) && (until === null || until >= `${year}-01-01`);
    if (!both || !touches) continue;
    const breaches = await breachesOf(db, community, { kind: "agreement", id });
    const answered = breaches.filter((each) => each.state !== "open").length;
    agreements.push({ handle, title, counterpart, state, from, until, breaches: breaches.length, answered });
  }
  return { negotiations, agreements };
}

async function servicesIn(db: Db, act: Act, year: number): Promise<Year["services"]> {
  const community = act.community.id;
  const services: Year["services"][number][] = [];
  for (const service of await listServices(db, community, ["open", "ended"], ALL)) {
    if (yearOf(service.createdAt, act) > year) continue;
    const { uses } = await serviceFigures(db, community, service.id, `${year}-01`, `${year}-12`);
    if (service.state === "ended" && uses === 0) continue;
    services.push({ handle: service.handle, title: service.title, uses, left: leftOf(service) });
  }
  return services;
}

async function campaignsIn(db: Db, act: Act, inYear: InYear): Promise<Year["campaigns"]> {
  const community = act.community.id;
  const campaigns: Year["campaigns"][number][] = [];
  for (const campaign of (await listCampaigns(db, community, ["open", "closed"], ALL)).toReversed()) {
    if (!inYear(campaign.createdAt) && !inYear(campaign.closedAt)) continue;
    const { signed, pledged } = await campaignView(db, community, campaign.id, null, act.now);
    campaigns.push({ handle: campaign.handle, title: campaign.title, signed, pledged, obtained: campaign.obtained });
  }
  return campaigns;
}
