import { findMotion } from "#assemblies/store.ts";
import { dateAt, type LocalDate, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { GivenPerson } from "#chat/option.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { actedBefore } from "#membership/acting.ts";
import { personNames } from "#membership/store.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { dropReminder, enterMandate } from "./enter.ts";
import {
  daysOf,
  inARow,
  type Mandate,
  type MandateState,
  type Office,
  requireEligible,
  requireEnding,
  stateOn,
  type TypedMandate,
} from "./mandate.ts";
import { electionHandles, endMandate, findOffice, listMandates, listOffices, putOffice } from "./store.ts";

/** A mandate as the register shows it. */
export interface MandateLine extends Mandate {
  readonly name: string;
  readonly state: MandateState;
  /** The handle of the election it comes from. */
  readonly election: string | null;
  /** Which mandate in a row it is for its holder. */
  readonly row: number;
}

/** An office with its mandates, and how many of its seats nobody holds. */
export interface OfficeView {
  readonly office: Office;
  readonly mandates: readonly MandateLine[];
  readonly vacant: number;
}

export interface RegisterView {
  readonly day: LocalDate;
  readonly offices: readonly OfficeView[];
}

/** What may be typed of the register. */
export interface TypedRegister extends TypedMandate {
  readonly office?: string | undefined;
  readonly person?: GivenPerson | undefined;
  readonly seats?: number | undefined;
  readonly months?: number | undefined;
  readonly most?: number | undefined;
  readonly end?: string | undefined;
  readonly reason?: string | undefined;
}

export type MandatesService = ReturnType<typeof mandatesService>;

/** The register on a day: of one office or all, of one person or everybody. */
export async function registerView(
  db: Db,
  community: Id,
  day: LocalDate,
  only: { readonly office?: Id; readonly person?: Id } = {},
): Promise<RegisterView> {
  const offices = (await listOffices(db, community)).filter(({ id }) => only.office === undefined || id === only.office);
  const all = await listMandates(db, community);
  const names = await personNames(db, community, [...new Set(all.map(({ person }) => person))]);
  const elections = await electionHandles(db, community);
  const views = offices.map((office): OfficeView => {
    const own = all.filter((each) => each.office === office.id);
    const holders = own.filter((each) => stateOn(each, day) === "in force").length;
    const mandates = own
      .filter(({ person }) => only.person === undefined || person === only.person)
      .map((each) => ({
        ...each,
        name: names.get(each.person) ?? "",
        state: stateOn(each, day),
        election: each.motion === null ? null : (elections.get(each.motion) ?? null),
        row: inARow(own, each.person, each.from) + 1,
      }));
    return { office, mandates, vacant: Math.max(0, office.seats - holders) };
  });
  return { day, offices: only.person === undefined ? views : views.filter(({ mandates }) => mandates.length > 0) };
}

/** The register of mandates: who holds which office, elected by what, from when until when, and how often. */
export function mandatesService({ db, ids }: Parts) {
  async function say(act: Act, typed: TypedRegister): Promise<RegisterView> {
    const day = dateAt(act.now, act.community.zone as Zone);
    const community = act.community.id;
    const changes = [typed.seats, typed.months, typed.most, typed.from, typed.until, typed.by, typed.end, typed.reason];
    if (changes.some((value) => value !== undefined)) await write(act, typed, day);
    const office = typed.office === undefined ? null : await findOffice(db, community, typed.office);
    if (typed.office !== undefined && office === null)
      throw new Misuse("office", "mandate-no-office", { typed: typed.office.slice(0, 80) });
    return registerView(db, community, day, {
      ...(office === null ? {} : { office: office.id }),
      ...(typed.person === undefined ? {} : { person: typed.person.id }),
    });
  }

  async function write(act: Act, typed: TypedRegister, day: LocalDate): Promise<void> {
    if (!act.may("convene assemblies")) throw new Refusal("not-allowed", { ability: "convene-assemblies" });
    const name = typed.office?.trim();
    if (name === undefined || name === "") throw new Misuse("office", "option-missing");
    const community = act.community.id;
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, community)) !== null) return;
      const office = await putOffice(tx, {
        community,
        id: ids.next(),
        name,
        now: act.now,
        ...(typed.seats === undefined ? {} : { seats: typed.seats }),
        ...(typed.months === undefined ? {} : { term: typed.months }),
        ...(typed.most === undefined ? {} : { most: typed.most }),
      });
      if (typed.end !== undefined) return end(tx, act, office, typed, typed.end as LocalDate);
      if (typed.person !== undefined) return enter(tx, act, office, typed, typed.person, day);
      if (typed.from !== undefined || typed.until !== undefined || typed.by !== undefined || typed.reason !== undefined)
        throw new Misuse("person", "option-missing");
      await record(tx, act, "office settled", office.id);
    });
  }

  async function enter(tx: Tx, act: Act, office: Office, typed: TypedRegister, person: GivenPerson, day: LocalDate): Promise<void> {
    const community = act.community.id;
    const { from, until } = daysOf(office, typed, day);
    const known = await listMandates(tx, community, office.id);
    requireEligible(office, known, person, from);
    const overlaps = known.some(
      (each) => each.person === person.id && each.ended === null && (each.until ?? "9999") >= from && each.from <= (until ?? "9999"),
    );
    if (overlaps) throw new Refusal("mandate-holds-already", { name: person.name, office: office.name });
    const motion = typed.by === undefined ? null : await findMotion(tx, community, typed.by);
    const mandate: Mandate = {
      id: ids.next(),
      office: office.id,
      person: person.id,
      motion: motion?.id ?? null,
      electedBy: motion === null ? (typed.by ?? null) : null,
      from,
      until,
      ended: null,
      reason: null,
    };
    await enterMandate(tx, community, mandate, act.now);
    await record(tx, act, "mandate entered", mandate.id);
  }

  async function end(tx: Tx, act: Act, office: Office, typed: TypedRegister, day: LocalDate): Promise<void> {
    const community = act.community.id;
    if (typed.person === undefined) throw new Misuse("person", "option-missing");
    const { id: person, name } = typed.person;
    const known = await listMandates(tx, community, office.id);
    const mandate = known.findLast((each) => each.person === person && each.ended === null);
    if (mandate === undefined) throw new Refusal("mandate-none", { name, office: office.name });
    requireEnding(mandate, day);
    await endMandate(tx, community, mandate.id, day, typed.reason ?? null);
    await dropReminder(tx, community, mandate.id);
    await record(tx, act, "mandate ended", mandate.id);
  }

  function record(tx: Tx, act: Act, action: string, subject: Id): Promise<void> {
    return audit(tx, { community: act.community.id, at: act.now, actor: act.person, account: act.account, action, subject });
  }

  return { say };
}
