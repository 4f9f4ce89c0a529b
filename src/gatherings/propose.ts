import { dateOf, type Lead, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { Group } from "#chat/card.ts";
import type { Place } from "#chat/place.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { notifiedRole, refuseElsewhere } from "#membership/platform-roles.ts";
import { readSettings } from "#membership/settings.ts";
import { announcementPlaces, findCommunity } from "#membership/store.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import { heard } from "#store/heard.ts";
import { type Again, copied } from "./again.ts";
import { daysFromWeb, type SourceParts } from "./calendar-sources.ts";
import { type Gathering, isSeries } from "./gathering.ts";
import { readNamedDays } from "./named-days.ts";
import { closesAt, comingDates, lastEnd, type Occurrence } from "./occurrence.ts";
import { arrange, postStandingCard } from "./promises.ts";
import { type Proposal, readReminders, understood } from "./proposal.ts";
import { copyTasks } from "./slots.ts";
import { findGathering, insertGathering } from "./store.ts";
import type { Term } from "./term.ts";
import { readBefore, readWhole, usualWhole, type Whole } from "./whole.ts";

/** A gathering just proposed, with what its organiser should know. */
export interface Proposed {
  readonly gathering: Gathering;
  /** The start that was said is not a date of the rule. */
  readonly startsLater: boolean;
  /** The role that its posts notify. */
  readonly notify: Group | null;
}

/** What a gathering is made of, beside its title and number. */
export interface Made extends Pick<Gathering, "kind" | "audience" | "zone" | "party" | "post" | "reminders" | "places"> {
  readonly term: Term;
  readonly whole: Whole;
}

/** A proposal that was understood: what it is made of is settled in the change that makes it. */
export interface Reading {
  readonly startsLater: boolean;
  /** The gathering whose tasks are copied; null for a new one. */
  readonly copy: Gathering | null;
  readonly wanted: (tx: Tx) => Promise<Made>;
}

/** How gatherings are proposed. */
export function proposing(parts: SourceParts) {
  const { db, ids } = parts;

  /** Makes a gathering, and promises its card or its announcements to the channel given, else where it was said, else where announcements go. */
  async function propose(act: Act, proposal: Proposal, said: Place | null): Promise<Proposed> {
    return make(act, await readProposal(act, proposal, said));
  }

  /** Understands a proposal, before anything is changed. */
  async function readProposal(act: Act, proposal: Proposal, said: Place | null): Promise<Reading> {
    const zone = act.community.zone as Zone;
    const setting = { now: act.now, zone, locale: act.locale, from: proposal.start.at };
    const fromWeb = (option: string, address: string) => daysFromWeb(parts, act, option, address);
    const { term, post, reminders, party, startsLater } = understood(
      proposal,
      setting,
      await readNamedDays("except", proposal.except, setting, fromWeb),
    );
    const known = await readBefore(db, act, proposal, setting, fromWeb);
    const whole = readWhole(proposal, usualWhole, act.person, known);
    const wanted = async (tx: Tx): Promise<Made> => {
      const places = await placesFor(tx, act, proposal.channel ?? said);
      refuseElsewhere(known.notified ?? null, places);
      return {
        kind: proposal.kind ?? "meeting",
        audience: proposal.audience ?? "everyone",
        zone,
        party,
        term,
        post,
        reminders: reminders ?? (await usualReminders(tx, act.community.id)),
        places,
        whole,
      };
    };
    return { startsLater, copy: null, wanted };
  }

  /** Makes a gathering as another one was, without its answers: the same tasks, nobody for them yet. */
  async function repropose(act: Act, from: Id, again: Again): Promise<Proposed> {
    return make(act, await readAgain(act, from, again));
  }

  /** Understands what is held as last time, before anything is changed. */
  async function readAgain(act: Act, from: Id, again: Again): Promise<Reading> {
    const { from: was, term, startsLater } = await copied(db, act, from, again);
    const whole = {
      closes: was.closes,
      link: was.link,
      reveal: was.reveal,
      organizers: was.organizers.filter((one) => one !== act.person),
      cover: was.cover,
      marks: was.marks,
      offers: was.offers,
      notify: was.notify,
    };
    return { startsLater, copy: was, wanted: async () => ({ ...was, term, whole }) };
  }

  function make(act: Act, reading: Reading): Promise<Proposed> {
    const id = ids.next();
    return change(db, async (tx) => {
      const first = act.delivery === null ? null : await heard(tx, { community: act.community.id, ...act.delivery }, id);
      if (first !== null) return proposed(tx, await present(tx, act, first as Id), reading.startsLater);
      return makeIn(tx, act, id, reading);
    });
  }

  /** What a gathering would be made of. Refuses one whose dates are all past. */
  async function making(tx: Tx, act: Act, reading: Reading): Promise<Made & { readonly next: Occurrence }> {
    const made = await reading.wanted(tx);
    const { term, zone } = made;
    const shape = { terms: [term], zone, ends: lastEnd({ terms: [term], zone }, []) };
    const next = comingDates(shape, [], act.now, 1)[0];
    if (next === undefined) throw new Refusal("gathering-all-past", { start: { date: dateOf(term.start) } });
    const closes = closesAt({ closes: made.whole.closes, zone }, next);
    if (made.whole.closes !== null && !isSeries(shape) && closes <= act.now)
      throw new Refusal("gathering-closes-past", { closes: { moment: closes } });
    return { ...made, next };
  }

  /** The same inside a change. `numbered`: the handle that was kept for it. */
  async function makeIn(tx: Tx, act: Act, id: Id, reading: Reading, numbered?: string): Promise<Proposed> {
    const { kind, audience, zone, party, term, post, reminders, places, whole, next } = await making(tx, act, reading);
    const made = {
      community: act.community.id,
      id,
      handle: numbered ?? (await nextHandle(tx, act.community.id, "G")),
      organizer: act.person,
      account: act.account,
      title: term.title,
      kind,
      audience,
      zone,
      party,
      terms: [term],
      post,
      reminders,
      places,
      ends: lastEnd({ terms: [term], zone }, []),
      ...whole,
      tie: null,
      listed: true,
    } as const;
    await insertGathering(tx, { ...made, nextStart: next.at, now: act.now });
    const gathering: Gathering = { ...made, version: 1, state: "scheduled", reason: null, sequence: 0 };
    if (reading.copy !== null) await copyTasks(tx, reading.copy, gathering, ids.next, act.now);
    if (post === null) await postStandingCard(tx, gathering, act.now);
    const arranged = await arrange(tx, ids, gathering, act.now, { calendar: "same", overdue: "asked now" });
    const entry = { community: act.community.id, at: act.now, actor: act.person, account: act.account };
    await audit(tx, { ...entry, action: "gathering proposed", subject: id, facts: { handle: made.handle } });
    return proposed(tx, arranged, reading.startsLater);
  }

  return { propose, repropose, readProposal, readAgain, making, makeIn };
}

async function proposed(db: Db, gathering: Gathering, startsLater: boolean): Promise<Proposed> {
  return { gathering, startsLater, notify: await notifiedRole(db, gathering.community, gathering.notify) };
}

async function present(db: Db, act: Act, id: Id): Promise<Gathering> {
  const gathering = await findGathering(db, act.community.id, id);
  if (gathering === null) throw new Refusal("gathering-gone");
  return gathering;
}

async function placesFor(db: Db, act: Act, place: Place | null): Promise<readonly Place[]> {
  return place === null ? announcementPlaces(db, act.community.id) : [place];
}

/** The reminders that the community has chosen for its gatherings. */
async function usualReminders(db: Db, community: Id): Promise<readonly Lead[]> {
  const row = await findCommunity.first(db, { community });
  const chosen = row === null ? [] : readSettings(row.settings).reminders;
  return chosen.length === 0 ? [] : readReminders(chosen.join(","));
}
