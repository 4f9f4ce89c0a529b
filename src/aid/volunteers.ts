import { dateAt, readLocalDate, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { isUnread } from "#kernel/unread.ts";
import { actedBefore } from "#membership/acting.ts";
import { readQuiet } from "#membership/settings.ts";
import { communitySettings, personNames } from "#membership/store.ts";
import { readHours } from "#phrases/hours.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import type { KeptApartRow, VettingRow } from "#store/tables/aid.ts";
import { withdrawOffers } from "./asking.ts";
import type { Vetting } from "./vetting.ts";
import { readLanguages, readListed, readSkills, readWords, type Volunteer } from "./volunteer.ts";
import {
  dropVetting,
  findVolunteer,
  keepApart,
  keepLeave,
  keepStanding,
  keepVetting,
  keepVolunteer,
  leavesOf,
  letMeet,
  vettingsOf,
} from "./volunteer-store.ts";

/** What somebody offers to help with, as it was typed. */
export interface Volunteering {
  readonly categories: string;
  readonly zones?: string | undefined;
  readonly languages?: string | undefined;
  readonly hours?: string | undefined;
  readonly most?: number | undefined;
  readonly skills?: string | undefined;
  readonly week?: number | undefined;
  readonly every?: number | undefined;
  readonly quiet?: string | undefined;
  readonly sections?: string | undefined;
}

/** Days on which somebody does not help, and who does in their place. */
export interface Leaving {
  readonly from: string;
  readonly to: string;
  readonly substitute: Id | null;
}

/** What a volunteer sees of themselves. */
export interface VolunteerView extends Volunteer {
  readonly checks: readonly Pick<VettingRow, "level" | "until">[];
  readonly leave: { readonly from: string; readonly to: string; readonly substitute: string | null } | null;
}

/** What a coordinator writes down of a volunteer. */
export interface Checking {
  readonly person: Id;
  readonly level?: Vetting | undefined;
  readonly until?: string | undefined;
  readonly revoke: boolean;
  readonly experienced?: boolean | undefined;
  readonly household?: string | undefined;
}

/** Two people who are kept apart, or of whom one has an interest in the other's affairs; or who may meet again. */
export type Apart = KeptApartRow["kind"] | "together";

/** Those who help: with what, when, how much, and what was checked of them. */
export function volunteersService({ db, ids }: Parts) {
  async function viewOf(reader: Db, act: Act, person: Id): Promise<VolunteerView> {
    const community = act.community.id;
    const volunteer = await findVolunteer(reader, community, person);
    if (volunteer === null) throw new Refusal(person === act.person ? "aid-not-volunteer" : "aid-no-volunteer");
    const [leave] = await leavesOf(reader, community, person, todayFor(act));
    const names = await personNames(reader, community, leave?.substitute === null || leave === undefined ? [] : [leave.substitute]);
    return {
      ...volunteer,
      checks: (await vettingsOf(reader, community, person)).map(({ level, until }) => ({ level, until })),
      leave:
        leave === undefined
          ? null
          : {
              from: leave.from_day,
              to: leave.to_day,
              substitute: leave.substitute === null ? null : (names.get(leave.substitute) ?? null),
            },
    };
  }

  async function audited(
    tx: Tx,
    act: Act,
    action: string,
    subject: Id,
    facts: Readonly<Record<string, string | null>> = {},
  ): Promise<void> {
    await audit(tx, { community: act.community.id, at: act.now, actor: act.person, account: act.account, action, subject, facts });
  }

  async function volunteer(act: Act, given: Volunteering): Promise<VolunteerView> {
    const community = act.community.id;
    const profile = await profileOf(act, given);
    return change(db, async (tx) => {
      if ((await actedBefore(tx, act, act.person)) !== null) return viewOf(tx, act, act.person);
      await keepVolunteer(tx, community, profile, act.now);
      await withdrawOffers(tx, { ids }, act.community, act.person, act.now, "unfit");
      await audited(tx, act, "aid volunteered", act.person);
      return viewOf(tx, act, act.person);
    });
  }

  async function profileOf(act: Act, given: Volunteering): Promise<Volunteer> {
    const settings = await communitySettings(db, act.community.id);
    const categories = readWords(given.categories);
    for (const word of categories) readListed("categories", word, settings.categories);
    if (categories.length === 0) throw new Misuse("categories", "option-empty");
    const zones = readWords(given.zones ?? "");
    for (const word of zones) readListed("zones", word, settings.zones);
    const skills = given.skills === undefined ? [] : readSkills(given.skills);
    const over = skills.find(({ until }) => until !== null && until < todayFor(act));
    if (over !== undefined) throw new Misuse("skills", "aid-skill-over", { name: over.name });
    const sections = readWords(given.sections ?? "");
    for (const word of sections) readListed("sections", word, settings.aid.sections);
    const hours = given.hours === undefined ? null : readHours(given.hours, act.community.locale);
    if (hours !== null && isUnread(hours)) throw new Misuse("hours", hours.key, hours.values);
    if (given.quiet !== undefined) readQuiet(given.quiet);
    return {
      person: act.person,
      categories,
      zones,
      languages: given.languages === undefined ? [] : readLanguages(given.languages),
      hours: given.hours ?? null,
      most: given.most ?? 2,
      paused: false,
      askedAt: null,
      skills,
      perWeek: given.week ?? null,
      every: given.every ?? null,
      quiet: given.quiet ?? null,
      experienced: false,
      household: null,
      sections,
    };
  }

  /** Pauses being asked, or takes it up again. Setting what is set already changes nothing. What they were asked goes on to others. */
  async function pause(act: Act, paused: boolean): Promise<VolunteerView> {
    return change(db, async (tx) => {
      const known = await findVolunteer(tx, act.community.id, act.person);
      if (known === null) throw new Refusal("aid-not-volunteer");
      await keepVolunteer(tx, act.community.id, { ...known, paused }, act.now);
      if (paused) await withdrawOffers(tx, { ids }, act.community, act.person, act.now);
      return viewOf(tx, act, act.person);
    });
  }

  /** Plans a leave, which takes the place of one that was planned; null ends it. */
  async function leave(act: Act, given: Leaving | null): Promise<VolunteerView> {
    const community = act.community.id;
    if (given !== null) requireLeave(act, given);
    return change(db, async (tx) => {
      if ((await findVolunteer(tx, community, act.person)) === null) throw new Refusal("aid-not-volunteer");
      if (given !== null && given.substitute !== null && (await findVolunteer(tx, community, given.substitute)) === null)
        throw new Refusal("aid-no-volunteer");
      const row =
        given === null
          ? null
          : { community, id: ids.next(), person: act.person, from_day: given.from, to_day: given.to, substitute: given.substitute };
      await keepLeave(tx, row, { community, person: act.person });
      await withdrawOffers(tx, { ids }, act.community, act.person, act.now, "unfit");
      await audited(tx, act, given === null ? "aid leave ended" : "aid leave planned", act.person);
      return viewOf(tx, act, act.person);
    });
  }

  function requireLeave(act: Act, { from, to, substitute }: Leaving): void {
    if (to < from) throw new Misuse("to", "aid-leave-backwards");
    if (to < todayFor(act)) throw new Misuse("to", "aid-leave-over");
    if (substitute === act.person) throw new Misuse("substitute", "aid-leave-oneself");
  }

  /** A coordinator writes down what was checked of somebody, or that it holds no more. Everything is in the audit. */
  async function check(act: Act, given: Checking): Promise<VolunteerView> {
    const community = act.community.id;
    const until = given.until === undefined ? null : readLocalDate(given.until);
    if (until !== null && !given.revoke && until < todayFor(act)) throw new Misuse("until", "aid-check-over");
    if (given.level !== undefined && given.person === act.person) throw new Refusal("aid-check-oneself");
    return change(db, async (tx) => {
      if ((await findVolunteer(tx, community, given.person)) === null) throw new Refusal("aid-no-volunteer");
      if (given.level !== undefined && given.revoke) await dropVetting(tx, community, given.person, given.level);
      if (given.level !== undefined && !given.revoke) {
        const row = {
          community,
          id: ids.next(),
          person: given.person,
          level: given.level,
          until,
          recorded_by: act.person,
          at: instantIn(act.now),
        };
        await keepVetting(tx, row);
      }
      const household = given.household === undefined ? undefined : given.household === "-" ? null : given.household;
      await keepStanding(tx, community, given.person, { experienced: given.experienced, household });
      await withdrawOffers(tx, { ids }, act.community, given.person, act.now, "unfit");
      await audited(tx, act, given.revoke ? "aid check revoked" : "aid check recorded", given.person, {
        level: given.level ?? null,
        until,
      });
      return viewOf(tx, act, given.person);
    });
  }

  /** Two who are never brought together: recorded by one of them, or by a coordinator. Nobody is told. */
  async function apart(act: Act, one: Id, other: Id, how: Apart): Promise<void> {
    const community = act.community.id;
    if (one === other) throw new Refusal("aid-apart-oneself");
    if (one !== act.person && !act.may("coordinate help")) throw new Refusal("aid-apart-others");
    await change(db, async (tx) => {
      if (how === "together") await letMeet(tx, community, one, other);
      else
        await keepApart(tx, { community, id: ids.next(), person: one, other, kind: how, recorded_by: act.person, at: instantIn(act.now) });
      for (const person of [one, other]) await withdrawOffers(tx, { ids }, act.community, person, act.now, "unfit");
      await audited(tx, act, how === "together" ? "aid may meet" : "aid kept apart", one, { other, kind: how });
    });
  }

  return { volunteer, pause, leave, check, apart, volunteerView: (act: Act) => viewOf(db, act, act.person) };
}

function todayFor(act: Act) {
  return dateAt(act.now, act.community.zone as Zone);
}
