import { randomBytes } from "node:crypto";
import { isInForce } from "#agreements/agreement.ts";
import { loadAgreement } from "#agreements/store.ts";
import { addDays, dateAt, type LocalDate, startOfDate, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { GivenThing } from "#chat/option.ts";
import type { Place } from "#chat/place.ts";
import type { Suggestion } from "#chat/platform.ts";
import { suggested } from "#chat/suggested.ts";
import { plan } from "#jobs/plan.ts";
import { after, DAY, type Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { actedBefore, hangCard, noteAct, tellEach } from "#membership/acting.ts";
import { lookAtShared } from "#membership/shared.ts";
import { communitySettings, findPersonById, peopleWhoMay } from "#membership/store.ts";
import { freshen } from "#outbox/fresh.ts";
import { change } from "#store/change.ts";
import { flagIn, instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import type { Parts } from "#store/parts.ts";
import type { ServiceRow } from "#store/tables/services.ts";
import { countedAs, leftOf, type Offered, periodOf, readCodes, requireEntitled, requireInTime, runsLow } from "./service-offer.ts";
import {
  bumpService,
  findService,
  findUse,
  formerSelves,
  hasUsed,
  insertCodes,
  insertService,
  keepRating,
  keepUse,
  listServices,
  loadService,
  offerServices,
  placeUse,
  sealedAt,
  sealedCodes,
  serviceFigures,
  serviceOut,
  servicesFrom,
  takePlace,
  updateService,
} from "./store.ts";

/** What is offered, as it was typed. Days are local. */
export interface Adding {
  readonly title: string;
  readonly about?: string | undefined;
  readonly agreement?: GivenThing | undefined;
  readonly code?: string | undefined;
  readonly codes?: string | undefined;
  readonly dues?: "yes" | "no" | undefined;
  readonly charter?: GivenThing | undefined;
  readonly section?: string | undefined;
  readonly every?: Offered["every"] | undefined;
  readonly limit?: number | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** A service as its card shows it. */
export interface ServiceView {
  readonly service: Offered;
  /** The handle of the agreement that it comes from. */
  readonly agreement: string | null;
  readonly left: number | null;
  readonly ratings: number;
  readonly stars: number;
  /** How often it was used this month and in all; null for who does not organise. */
  readonly uses: { readonly month: number; readonly all: number } | null;
}

/** What one person is given: the code is theirs, and shown to nobody else. */
export interface Given {
  readonly service: Offered;
  readonly code: string | null;
  /** It was given before: the same one again. */
  readonly again: boolean;
}

/** Who may be asked whether somebody has signed a charter. */
export interface Signatories {
  readonly hasSigned: (community: Id, charter: string, person: Id) => Promise<boolean>;
}

/** A service that nobody has used for so long is told to the organisers. */
export const UNUSED = 90 * DAY;

/** How many services are looked through for the catalogue, and how many it shows. */
const LISTED = 1_000;
const SHOWN = 100;

export type ServicesService = ReturnType<typeof servicesService>;

/** A service as a room sees it, or with what organisers see beside it. */
export async function serviceView(db: Db, community: Id, id: Id, month: string | null): Promise<ServiceView> {
  const service = serviceOut(await loadService(db, community, id));
  const figures = await serviceFigures(db, community, id, "");
  const now = month === null ? null : await serviceFigures(db, community, id, month);
  return {
    service,
    agreement: service.agreement === null ? null : (await loadAgreement(db, community, service.agreement)).handle,
    left: leftOf(service),
    ratings: figures.ratings,
    stars: figures.stars,
    uses: now === null ? null : { month: now.uses, all: figures.uses },
  };
}

/** Who is told how a service fares: whoever organises, and whoever added it. */
export async function keepersOf(db: Db, community: Id, service: Offered): Promise<readonly Id[]> {
  return [service.author, ...(await peopleWhoMay(db, community, "change any gathering"))];
}

/** What comes of an agreement ends with it, on every card where it stands. */
export async function servicesOver(tx: Tx, community: Id, agreement: Id, now: Instant): Promise<void> {
  for (const { id } of await servicesFrom(tx, community, agreement)) await endService(tx, community, id, now);
}

/** Ends a service inside a change: its card says so, and partners who are shown it see that it is over. */
export async function endService(tx: Tx, community: Id, id: Id, now: Instant): Promise<void> {
  await updateService(tx, community, id, { state: "ended" });
  await freshen(tx, community, { kind: "service", id });
  await lookAtShared(tx, community, id, now);
}

/** A section as the register names it; who belongs to it is written down there. Throws a Misuse that says which there are. */
async function sectionNamed(db: Db, community: Id, typed: string): Promise<string> {
  const { members } = await communitySettings(db, community);
  const found = members.find(({ name }) => fold(name) === fold(typed));
  if (found !== undefined) return found.name;
  throw new Misuse("section", "service-no-section", {
    typed: typed.slice(0, 60),
    known: members.map(({ name }) => name).join(", ") || "–",
  });
}

/** Services: added, used by those entitled, each code given once, counted and not spied on. */
export function servicesService({ db, ids, vault }: Parts, signatories: Signatories) {
  const today = (act: Act) => dateAt(act.now, act.community.zone as Zone);
  const organises = (act: Act) => act.may("change any gathering") || act.may("announce");

  async function view(act: Act, id: Id): Promise<ServiceView> {
    const shown = await serviceView(db, act.community.id, id, organises(act) ? today(act).slice(0, 7) : null);
    return { ...shown, service: await asItHolds(act, shown.service) };
  }

  /** A service as it stands on the day: what comes of an agreement ends with it. */
  async function asItHolds(act: Act, service: Offered): Promise<Offered> {
    if (service.agreement === null || service.state === "ended") return service;
    const agreement = await loadAgreement(db, act.community.id, service.agreement);
    return isInForce(agreement, today(act)) ? service : { ...service, state: "ended" };
  }

  async function list(act: Act, states: readonly Offered["state"][]): Promise<readonly Offered[]> {
    const found: Offered[] = [];
    for (const service of await listServices(db, act.community.id, ["open", "ended"], LISTED)) {
      const held = await asItHolds(act, service);
      if (states.includes(held.state)) found.push(held);
    }
    return found.slice(0, SHOWN);
  }

  async function add(act: Act, given: Adding, at: Place | null): Promise<ServiceView> {
    const community = act.community.id;
    const { from, until, agreement, code } = given;
    if (from !== undefined && until !== undefined && until < from)
      throw new Misuse("until", "service-until-early", { from: { date: from }, until: { date: until } });
    if (until !== undefined && until < today(act)) throw new Misuse("until", "service-until-past", { until: { date: until } });
    if (given.code !== undefined && given.codes !== undefined) throw new Misuse("codes", "service-code-or-codes");
    if (given.codes !== undefined && given.limit !== undefined) throw new Misuse("limit", "service-limit-of-codes");
    const codes = given.codes === undefined ? [] : readCodes(given.codes);
    const section = given.section === undefined ? null : await sectionNamed(db, community, given.section);
    const sort = codes.length > 0 ? "each" : code === undefined ? "none" : "shared";
    const key = randomBytes(32);
    const id = ids.next();
    const made = await change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      if (again !== null) return again;
      if (agreement !== undefined && !isInForce(await loadAgreement(tx, community, agreement.id), today(act)))
        throw new Refusal("service-agreement-not-in-force", { handle: agreement.handle });
      const handle = await nextHandle(tx, community, "S");
      await insertService(tx, {
        community,
        id,
        handle,
        title: given.title,
        folded: fold(given.title),
        about: given.about ?? "",
        agreement: agreement?.id ?? null,
        author: act.person,
        sort,
        sealed: code === undefined ? null : vault.seal(Buffer.from(code)),
        sealed_key: vault.seal(key),
        dues: flagIn(given.dues !== "no"),
        charter: given.charter?.handle ?? null,
        section,
        every: given.every ?? (sort === "each" ? "once" : "month"),
        most: sort === "each" ? codes.length : (given.limit ?? null),
        given: 0,
        from_day: from ?? null,
        until_day: until ?? null,
        state: "open",
        version: 1,
        created_at: instantIn(act.now),
      });
      await insertCodes(tx, community, id, 0, sealedOnce(codes));
      await plan(tx, { community, kind: "service-watch", subject: id, due: after(act.now, UNUSED) });
      if (until !== undefined) {
        const due = startOfDate(addDays(until as LocalDate, 1), act.community.zone as Zone);
        await plan(tx, { community, kind: "service-over", subject: id, due });
      }
      await hangCard(tx, act, { kind: "service", id, name: "service-added", handle, at });
      await noteAct(tx, act, "service added", id, handle);
      return id;
    });
    return view(act, made);
  }

  function sealedOnce(codes: readonly string[]): readonly { readonly id: Id; readonly sealed: string }[] {
    return codes.map((each) => ({ id: ids.next(), sealed: vault.seal(Buffer.from(each)) }));
  }

  /** Adds codes to those that are given one to each. */
  async function addCodes(act: Act, id: Id, typed: string): Promise<ServiceView> {
    const community = act.community.id;
    const codes = readCodes(typed);
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const row = await bumpService.first(tx, { community, id });
      if (row === null) throw new Refusal("press-stale");
      requireKeeping(act, row);
      if (row.sort !== "each") throw new Refusal("service-no-codes", { handle: row.handle });
      const known = new Set((await sealedCodes(tx, community, id)).map((sealed) => vault.open(sealed).toString()));
      const twice = codes.findIndex((code) => known.has(code));
      if (twice >= 0) throw new Misuse("codes", "service-code-twice", { place: twice + 1 });
      await insertCodes(tx, community, id, row.most ?? 0, sealedOnce(codes));
      await updateService(tx, community, id, { most: (row.most ?? 0) + codes.length });
      await freshen(tx, community, { kind: "service", id });
      await noteAct(tx, act, "service codes added", id, row.handle);
    });
    return view(act, id);
  }

  function requireKeeping(act: Act, row: Pick<ServiceRow, "author" | "handle">): void {
    if (row.author !== act.person && !act.may("change any gathering")) throw new Refusal("service-not-yours", { handle: row.handle });
  }

  /** Everything that can be refused before anything is written, as it stands now. */
  async function entitled(act: Act, id: Id): Promise<ServiceRow> {
    const community = act.community.id;
    const row = await loadService(db, community, id);
    const service = serviceOut(row);
    if (service.agreement !== null) {
      const agreement = await loadAgreement(db, community, service.agreement);
      if (!isInForce(agreement, today(act)))
        throw new Refusal("service-agreement-over", { handle: row.handle, agreement: agreement.handle });
    }
    requireInTime(service, today(act));
    const person = await findPersonById.first(db, { community, id: act.person });
    const signed = service.charter === null || (await signatories.hasSigned(community, service.charter, act.person));
    requireEntitled(service, {
      standing: person?.standing ?? "guest",
      duesThrough: person?.dues_through ?? null,
      today: today(act),
      section: person?.category ?? "",
      signed,
    });
    return row;
  }

  /**
   * Gives what a service gives: the same again to who has it, otherwise the next that is left. The place is taken by one
   * conditional update, so no code is ever given to two people, in however many processes they ask.
   */
  async function use(act: Act, id: Id): Promise<Given> {
    const community = act.community.id;
    const row = await entitled(act, id);
    const key = vault.open(row.sealed_key);
    const whos = [act.person, ...(await formerSelves(db, community, act.person))].map((person) => countedAs(key, person));
    const period = periodOf(serviceOut(row), today(act));
    const before = await findUse(db, community, id, period, whos);
    if (before !== null) return given(db, row, before.place, true);
    if (leftOf(serviceOut(row)) === 0) throw new Refusal("service-run-out", { handle: row.handle });
    return change(db, async (tx) => {
      const there = await findUse(tx, community, id, period, whos);
      if (there !== null) return given(tx, row, there.place, true);
      const who = whos[0] as string;
      const kept = await keepUse(tx, { community, id: ids.secret(), service: id, period, who, month: today(act).slice(0, 7) });
      if (kept === null) return given(tx, row, (await findUse(tx, community, id, period, whos))?.place ?? null, true);
      const taken = await takePlace.first(tx, { community, id });
      if (taken === null) throw new Refusal("service-run-out", { handle: row.handle });
      if (taken.state === "ended") throw new Refusal("service-is-over", { handle: row.handle });
      await placeUse(tx, community, kept.id, taken.given);
      await tellWhereLow(tx, act, { ...row, ...taken });
      await freshen(tx, community, { kind: "service", id });
      return given(tx, row, taken.given, false);
    });
  }

  async function given(reader: Db, row: ServiceRow, place: number | null, again: boolean): Promise<Given> {
    const service = serviceOut(row);
    const sealed = row.sort === "each" && place !== null ? await sealedAt(reader, row.community, row.id, place) : row.sealed;
    return { service, code: sealed === null ? null : vault.open(sealed).toString(), again };
  }

  /** Tells the organisers once that few are left, and once that none is; more codes make it news again. */
  async function tellWhereLow(tx: Tx, act: Act, row: ServiceRow): Promise<void> {
    const service = serviceOut(row);
    const left = leftOf(service);
    const before = runsLow({ ...service, given: service.given - 1 });
    if (left !== 0 && (!runsLow(service) || before)) return;
    const name = left === 0 ? "service-none-left" : "service-few-left";
    const notice = { name, facts: { id: row.id }, once: `${row.handle}:${row.most}` };
    await tellEach(tx, act, await keepersOf(tx, act.community.id, service), notice);
  }

  /** Says how good it was, from 1 to 5; only who has used it, and under nobody's name. */
  async function rate(act: Act, id: Id, stars: number): Promise<ServiceView> {
    const community = act.community.id;
    const row = await loadService(db, community, id);
    const key = vault.open(row.sealed_key);
    const whos = [act.person, ...(await formerSelves(db, community, act.person))].map((person) => countedAs(key, person));
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      if (!(await hasUsed(tx, community, id, whos))) throw new Refusal("service-rate-unused", { handle: row.handle });
      await keepRating(tx, { community, id: ids.secret(), service: id, who: whos[0] as string, stars });
      await freshen(tx, community, { kind: "service", id });
    });
    return view(act, id);
  }

  function requireOpenStill(act: Act, row: Pick<ServiceRow, "author" | "handle" | "state">): void {
    requireKeeping(act, row);
    if (row.state === "ended") throw new Refusal("service-is-over", { handle: row.handle });
  }

  async function end(act: Act, id: Id): Promise<ServiceView> {
    const community = act.community.id;
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const row = await bumpService.first(tx, { community, id });
      if (row === null) throw new Refusal("press-stale");
      requireOpenStill(act, row);
      await endService(tx, community, id, act.now);
      await noteAct(tx, act, "service ended", id, row.handle);
    });
    return view(act, id);
  }

  return {
    add,
    addCodes,
    use,
    rate,
    end,
    async requireEnding(act: Act, id: Id): Promise<void> {
      requireOpenStill(act, await loadService(db, act.community.id, id));
    },
    view,
    list,
    find: (community: Id, text: string): Promise<GivenThing | null> => findService(db, community, text),
    async offer(asker: { readonly community: Id }, typed: string): Promise<readonly Suggestion[]> {
      return suggested(await offerServices(db, asker.community, typed));
    },
  };
}
