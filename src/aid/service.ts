import type { Act } from "#chat/call.ts";
import type { GivenThing } from "#chat/option.ts";
import type { Suggestion } from "#chat/platform.ts";
import { plan, unplan } from "#jobs/plan.ts";
import { type Instant, MINUTE } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { isUnread } from "#kernel/unread.ts";
import { communitySettings, holdPerson, personNames } from "#membership/store.ts";
import { freshen } from "#outbox/fresh.ts";
import { readHours } from "#phrases/hours.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import { heard } from "#store/heard.ts";
import type { Parts } from "#store/parts.ts";
import type { RequestRow } from "#store/tables/aid.ts";
import { type AskParts, announceRequest, askNext, tellPerson } from "./asking.ts";
import { promiseUntil, remindersOf } from "./promise.ts";
import {
  type Claim,
  isOpen,
  type RequestCard,
  type RequestContact,
  type RequestState,
  readsContact,
  requireClaimable,
  requireLive,
  stateWith,
  type Urgency,
} from "./request.ts";
import {
  bumpRequest,
  cardOut,
  closeOffers,
  contactOut,
  endClaim,
  findRequest,
  findVolunteer,
  holdVolunteer,
  insertClaim,
  insertRequest,
  keepVolunteer,
  listRequests,
  loadClaims,
  offerRequests,
  openClaims,
  openOffers,
  recordEvent,
  requestById,
  sameRequest,
  setClaimUntil,
  setOffer,
  setRequestState,
} from "./store.ts";
import { readLanguages, readListed, readWords, type Volunteer } from "./volunteer.ts";

/** A request as one person may see it: the contact only for whoever asked and whoever holds it. */
export interface RequestView {
  readonly request: RequestCard;
  readonly role: "asker" | "helper" | "other";
  readonly contact: (RequestContact & { readonly name: string }) | null;
  /** Names of those who have taken it on, for whoever asked. */
  readonly helpers: readonly string[];
  readonly active: number;
  readonly mine: Claim | null;
  /** Whether the reader may take it on by a press. */
  readonly takeable: boolean;
}

/** What is asked, as it was typed. */
export interface Asking {
  readonly category: string;
  readonly about: string;
  readonly zone?: string | undefined;
  readonly urgency?: Urgency | undefined;
  readonly languages?: string | undefined;
  readonly anonymous?: "yes" | "no" | undefined;
  readonly helpers?: number | undefined;
}

/** What somebody offers to help with, as it was typed. */
export interface Volunteering {
  readonly categories: string;
  readonly zones?: string | undefined;
  readonly languages?: string | undefined;
  readonly hours?: string | undefined;
  readonly most?: number | undefined;
}

/** A form sent again within this time, with the same text, is the same request. */
const SAME = 10 * MINUTE;
const LIVE: readonly RequestState[] = ["open", "offered", "claimed", "unmet"];

export type AidService = ReturnType<typeof aidService>;

/** Requests for help: asked in confidence, offered to those who can, taken on by one, done. */
export function aidService(parts: Parts) {
  const { db, ids } = parts;
  const asking: AskParts = { ids };

  async function viewFor(reader: Db, act: Act, id: Id): Promise<RequestView> {
    const community = act.community.id;
    const row = await requestById.first(reader, { community, id });
    if (row === null) throw new Refusal("press-stale");
    const claims = (await loadClaims(reader, community, id)).filter((claim) => claim.state === "active" || claim.state === "done");
    const settled = { state: row.state, confirmed: row.confirmed === 1 };
    const mine = claims.find((claim) => claim.person === act.person && readsContact(claim, settled)) ?? null;
    const role = row.requester === act.person ? "asker" : mine === null ? "other" : "helper";
    const contact = contactOut(row);
    const names = await personNames(reader, community, [row.requester, ...claims.map((claim) => claim.person)]);
    const active = claims.filter((claim) => claim.state === "active").length;
    return {
      request: cardOut(row),
      role,
      contact: role === "other" ? null : { ...contact, name: contact.anonymous ? "" : (names.get(row.requester) ?? "") },
      helpers: role === "asker" ? claims.map((claim) => names.get(claim.person) ?? "") : [],
      active,
      mine,
      takeable: role === "other" && isOpen(row.state) && act.may("help"),
    };
  }

  /** Runs `work` on a request whose turn it is, once for each delivery, and gives the request as the actor sees it then. */
  async function acting(
    act: Act,
    id: Id,
    work: (tx: Tx, row: RequestRow, claims: readonly Claim[]) => Promise<void>,
  ): Promise<RequestView> {
    const community = act.community.id;
    return change(db, async (tx) => {
      const again = act.delivery === null ? null : await heard(tx, { community, ...act.delivery }, id);
      if (again === null) {
        const row = await bumpRequest.first(tx, { community, id });
        if (row === null) throw new Refusal("press-stale");
        const claims = (await loadClaims(tx, community, id)).filter((claim) => claim.state === "active");
        await work(tx, row, claims);
        await freshen(tx, community, { kind: "request", id });
      }
      return viewFor(tx, act, id);
    });
  }

  async function step(tx: Tx, act: Act, row: Pick<RequestRow, "id" | "handle">, event: string, note: string | null = null): Promise<Id> {
    const community = act.community.id;
    const id = ids.next();
    await recordEvent(tx, id, { community, request: row.id, at: act.now, event, person: act.person, note });
    await audit(tx, {
      community,
      at: act.now,
      actor: act.person,
      account: act.account,
      action: `aid ${event}`,
      subject: row.id,
      facts: { handle: row.handle },
    });
    return id;
  }

  async function ask(act: Act, given: Asking): Promise<RequestView> {
    const community = act.community.id;
    const settings = await communitySettings(db, community);
    const category = readListed("category", given.category, settings.categories);
    const zone = given.zone === undefined ? null : readListed("zone", given.zone, settings.zones);
    const languages = given.languages === undefined ? [] : readLanguages(given.languages);
    const id = ids.next();
    return change(db, async (tx) => {
      const again = act.delivery === null ? null : ((await heard(tx, { community, ...act.delivery }, id)) as Id | null);
      if (again !== null) return viewFor(tx, act, again);
      await holdPerson.first(tx, { community, id: act.person });
      const same = await sameRequest(tx, community, act.person, given.about, (act.now - SAME) as Instant);
      if (same !== null) return viewFor(tx, act, same);
      const row: RequestRow = {
        community,
        id,
        handle: await nextHandle(tx, community, "R"),
        requester: act.person,
        category,
        zone,
        about: given.about,
        urgency: given.urgency ?? "week",
        languages: JSON.stringify(languages),
        anonymous: given.anonymous === "yes" ? 1 : 0,
        helpers: given.helpers ?? 1,
        state: "open",
        confirmed: 0,
        version: 1,
        created_at: instantIn(act.now),
      };
      await insertRequest(tx, row);
      await step(tx, act, row, "asked");
      await announceRequest(tx, act.community, row, act.now);
      await askNext(tx, asking, act.community, row, act.now);
      return viewFor(tx, act, id);
    });
  }

  function claim(act: Act, id: Id, note: string | null = null): Promise<RequestView> {
    const community = act.community.id;
    return acting(act, id, async (tx, row, claims) => {
      if (claims.some((each) => each.person === act.person)) return;
      const volunteer = await holdVolunteer(tx, community, act.person);
      if (volunteer === null) throw new Refusal("aid-not-volunteer");
      const load = { open: await openClaims(tx, community, act.person), most: volunteer.most };
      requireClaimable(cardOut(row), row.requester === act.person, claims, load);
      const settings = await communitySettings(tx, community);
      const until = promiseUntil(act.now, settings, act.community.zone);
      await insertClaim.run(tx, {
        community,
        id: ids.next(),
        request: id,
        person: act.person,
        at: instantIn(act.now),
        until: instantIn(until),
      });
      await setOffer.run(tx, {
        community,
        id: `${id}:${act.person}`,
        request: id,
        person: act.person,
        state: "accepted",
        at: instantIn(act.now),
      });
      const state = stateWith(cardOut(row), claims.length + 1, true);
      await setRequestState.run(tx, { community, id, state });
      if (state === "claimed") await stopAsking(tx, community, id);
      await planPromise(tx, act, id, until, remindersOf(act.now, settings, act.community.zone));
      const event = await step(tx, act, row, "claimed", note);
      await tellPerson(
        tx,
        act,
        row.requester,
        "aid-claimed",
        { request: id, helper: act.person, event },
        `aid-claimed:${row.handle}:${act.person}:${act.now}`,
      );
    });
  }

  async function stopAsking(tx: Tx, community: Id, id: Id): Promise<void> {
    await closeOffers(tx, community, id);
    await unplan(tx, { community, kind: "aid-next-wave", subject: id });
  }

  async function planPromise(tx: Tx, act: Act, id: Id, until: Instant, reminders: ReturnType<typeof remindersOf>): Promise<void> {
    const { person } = act;
    const community = act.community.id;
    await plan(tx, { community, kind: "aid-promise", subject: id, key: person, due: until, facts: { person } });
    for (const [part, due] of Object.entries(reminders))
      await plan(tx, { community, kind: "aid-nudge", subject: id, key: `${person}/${part}`, due, facts: { person } });
  }

  async function unplanPromise(tx: Tx, community: Id, id: Id, person: Id): Promise<void> {
    await unplan(tx, { community, kind: "aid-promise", subject: id, key: person });
    for (const part of ["half", "three-quarters"])
      await unplan(tx, { community, kind: "aid-nudge", subject: id, key: `${person}/${part}` });
  }

  function release(act: Act, id: Id, note: string | null = null): Promise<RequestView> {
    const community = act.community.id;
    return acting(act, id, async (tx, row, claims) => {
      requireLive(cardOut(row));
      if ((await endClaim.first(tx, { community, request: id, person: act.person, state: "released" })) === null)
        throw new Refusal("aid-not-yours", { handle: row.handle });
      await unplanPromise(tx, community, id, act.person);
      await setRequestState.run(tx, { community, id, state: stateWith(cardOut(row), claims.length - 1, true) });
      const event = await step(tx, act, row, "released", note);
      await tellPerson(
        tx,
        act,
        row.requester,
        "aid-released",
        { request: id, event },
        `aid-released:${row.handle}:${act.person}:${act.now}`,
      );
      await askNext(tx, asking, act.community, { ...row, state: "offered" }, act.now);
    });
  }

  function decline(act: Act, id: Id, note: string | null = null): Promise<RequestView> {
    const community = act.community.id;
    return acting(act, id, async (tx, row, claims) => {
      requireLive(cardOut(row));
      if (claims.some((each) => each.person === act.person)) throw new Refusal("aid-release-instead", { handle: row.handle });
      if (row.requester === act.person) throw new Refusal("aid-own-request");
      await setOffer.run(tx, {
        community,
        id: `${id}:${act.person}`,
        request: id,
        person: act.person,
        state: "declined",
        at: instantIn(act.now),
      });
      await step(tx, act, row, "declined", note);
      if (isOpen(row.state) && (await openOffers(tx, community, id)).length === 0) await askNext(tx, asking, act.community, row, act.now);
    });
  }

  function extend(act: Act, id: Id, note: string | null = null): Promise<RequestView> {
    const community = act.community.id;
    return acting(act, id, async (tx, row, claims) => {
      requireLive(cardOut(row));
      const mine = claims.find((each) => each.person === act.person);
      if (mine === undefined) throw new Refusal("aid-not-yours", { handle: row.handle });
      const settings = await communitySettings(tx, community);
      const from = Math.max(mine.until, act.now) as Instant;
      const until = promiseUntil(from, settings, act.community.zone);
      await setClaimUntil.run(tx, { community, request: id, person: act.person, until: instantIn(until) });
      await planPromise(tx, act, id, until, remindersOf(from, settings, act.community.zone));
      const event = await step(tx, act, row, "extended", note);
      if (note !== null) await tellPerson(tx, act, row.requester, "aid-word", { request: id, event }, `aid-word:${event}`);
    });
  }

  /** Says that it is done: a helper, to be confirmed by whoever asked; or whoever asked, which settles it. */
  function finish(act: Act, id: Id, note: string | null = null): Promise<RequestView> {
    const community = act.community.id;
    return acting(act, id, async (tx, row, claims) => {
      const asker = row.requester === act.person;
      const helping = claims.some((each) => each.person === act.person);
      if (row.state === "withdrawn") requireLive(cardOut(row));
      if (!asker && row.state === "done") requireLive(cardOut(row));
      if (!asker && !helping) throw new Refusal("aid-not-yours", { handle: row.handle });
      if (asker && row.state === "done" && row.confirmed === 1) throw new Refusal("aid-is-done", { handle: row.handle });
      for (const each of claims) {
        await endClaim.first(tx, { community, request: id, person: each.person, state: "done" });
        await unplanPromise(tx, community, id, each.person);
      }
      await tx
        .updateTable("requests")
        .set({ state: "done", confirmed: asker ? 1 : 0 })
        .where("community", "=", community)
        .where("id", "=", id)
        .execute();
      await stopAsking(tx, community, id);
      const event = await step(tx, act, row, asker ? "confirmed" : "done", note);
      const helped = (await loadClaims(tx, community, id)).filter((each) => each.state === "done").map((each) => each.person);
      const told = asker ? helped : [row.requester];
      for (const person of told)
        await tellPerson(
          tx,
          act,
          person,
          asker ? "aid-thanks" : "aid-finished",
          { request: id, event },
          `aid-finished:${row.handle}:${person}:${act.now}`,
        );
    });
  }

  /** Refuses who did not ask for it, and what is over, before anybody is asked whether they are sure. */
  async function requireWithdrawing(act: Act, id: Id): Promise<void> {
    const row = await requestById.first(db, { community: act.community.id, id });
    if (row === null) throw new Refusal("press-stale");
    if (row.requester !== act.person) throw new Refusal("aid-not-yours", { handle: row.handle });
    requireLive(cardOut(row));
  }

  function withdraw(act: Act, id: Id): Promise<RequestView> {
    const community = act.community.id;
    return acting(act, id, async (tx, row, claims) => {
      if (row.requester !== act.person) throw new Refusal("aid-not-yours", { handle: row.handle });
      requireLive(cardOut(row));
      for (const each of claims) {
        await endClaim.first(tx, { community, request: id, person: each.person, state: "released" });
        await unplanPromise(tx, community, id, each.person);
        await tellPerson(tx, act, each.person, "aid-withdrawn", { request: id }, `aid-withdrawn:${row.handle}:${each.person}`);
      }
      await setRequestState.run(tx, { community, id, state: "withdrawn" });
      await stopAsking(tx, community, id);
      await step(tx, act, row, "withdrawn");
    });
  }

  async function volunteer(act: Act, given: Volunteering): Promise<Volunteer> {
    const community = act.community.id;
    const settings = await communitySettings(db, community);
    const categories = readWords(given.categories);
    for (const word of categories) readListed("category", word, settings.categories);
    if (categories.length === 0) throw new Misuse("categories", "option-empty");
    const zones = readWords(given.zones ?? "");
    for (const word of zones) readListed("zone", word, settings.zones);
    const languages = given.languages === undefined ? [] : readLanguages(given.languages);
    const hours = given.hours === undefined ? null : readHours(given.hours, act.community.locale);
    if (hours !== null && isUnread(hours)) throw new Misuse("hours", hours.key, hours.values);
    const profile: Volunteer = {
      person: act.person,
      categories,
      zones,
      languages,
      hours: given.hours ?? null,
      most: given.most ?? 2,
      paused: false,
      askedAt: null,
    };
    await change(db, async (tx) => {
      if (act.delivery !== null && (await heard(tx, { community, ...act.delivery }, act.person)) !== null) return;
      await keepVolunteer(tx, community, profile, act.now);
      await audit(tx, {
        community,
        at: act.now,
        actor: act.person,
        account: act.account,
        action: "aid volunteered",
        subject: act.person,
        facts: {},
      });
    });
    return profile;
  }

  /** Pauses being asked, or takes it up again. Setting what is set already changes nothing. */
  async function pause(act: Act, paused: boolean): Promise<Volunteer> {
    return change(db, async (tx) => {
      const known = await findVolunteer(tx, act.community.id, act.person);
      if (known === null) throw new Refusal("aid-not-volunteer");
      const next = { ...known, paused };
      await keepVolunteer(tx, act.community.id, next, act.now);
      return next;
    });
  }

  async function board(act: Act): Promise<readonly RequestCard[]> {
    const rows = await listRequests(db, act.community.id, ["open", "offered", "unmet"], null, 100);
    return rows.filter((row) => row.requester !== act.person).map(cardOut);
  }

  async function mine(act: Act): Promise<{ readonly asked: readonly RequestCard[]; readonly held: readonly RequestCard[] }> {
    const asked = await listRequests(db, act.community.id, LIVE, { requester: act.person }, 50);
    const held = await listRequests(db, act.community.id, LIVE, { claimer: act.person }, 50);
    return { asked: asked.map(cardOut), held: held.map(cardOut) };
  }

  return {
    ask,
    claim,
    release,
    decline,
    extend,
    finish,
    withdraw,
    requireWithdrawing,
    volunteer,
    pause,
    board,
    mine,
    view: (act: Act, id: Id) => viewFor(db, act, id),
    find: (community: Id, text: string): Promise<GivenThing | null> => findRequest(db, community, text),
    async offer(asker: { readonly community: Id; readonly person: Id }, typed: string): Promise<readonly Suggestion[]> {
      const rows = await offerRequests(db, asker.community, asker.person, typed);
      return rows.map(({ handle, category, zone }) => ({
        value: handle,
        label: [handle, category, zone ?? ""].join(" ").trim().slice(0, 100),
      }));
    },
  };
}
