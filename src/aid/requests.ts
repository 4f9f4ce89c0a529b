import type { Act } from "#chat/call.ts";
import { plan, planned, unplan } from "#jobs/plan.ts";
import { type Instant, MINUTE } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { actedBefore } from "#membership/acting.ts";
import { communitySettings, holdPerson } from "#membership/store.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import type { Parts } from "#store/parts.ts";
import type { RequestRow } from "#store/tables/aid.ts";
import { type Acting, stopAsking } from "./acting.ts";
import { announceRequest, askNext, tellPerson } from "./asking.ts";
import { flagUnvetted } from "./checking.ts";
import { closeRequest } from "./closing.ts";
import { bothDangers, dangerIn, type Emergency, numbersOf } from "./danger.ts";
import { pageDuty } from "./duty.ts";
import { forgetDeclined } from "./offer-store.ts";
import { dailyAt, firstOfMonth } from "./pace.ts";
import { promise } from "./promising.ts";
import { needRule, planNext, stopRepeating } from "./regular.ts";
import { type RequestCard, type RequestState, requireLive, type Urgency } from "./request.ts";
import { cardOut, changeRequest, insertRequest, listRequests, requestById, sameRequest } from "./request-store.ts";
import { askedAgainAt } from "./retention.ts";
import type { Vetting } from "./vetting.ts";
import { type RequestView, viewFor } from "./view.ts";
import { readLanguages, readListed, readWords } from "./volunteer.ts";

/** What is asked, as it was typed. */
export interface Asking {
  readonly category: string;
  readonly about: string;
  readonly zone?: string | undefined;
  readonly urgency?: Urgency | undefined;
  readonly languages?: string | undefined;
  readonly anonymous?: "yes" | "no" | undefined;
  readonly helpers?: number | undefined;
  readonly when?: { readonly at: Instant } | undefined;
  /** Who is helped, where that is somebody else, and whether they have agreed. */
  readonly for?: string | undefined;
  readonly consent?: "yes" | "no" | undefined;
  readonly contact?: string | undefined;
  readonly address?: string | undefined;
  readonly skills?: string | undefined;
  readonly vetting?: Vetting | undefined;
  readonly pair?: "yes" | "no" | undefined;
  readonly repeat?: string | undefined;
  readonly section?: string | undefined;
}

/** What is to be changed of a request, as it was typed. */
export interface Changing {
  readonly about?: string | undefined;
  readonly zone?: string | undefined;
  readonly urgency?: Urgency | undefined;
  readonly languages?: string | undefined;
  readonly helpers?: number | undefined;
  readonly when?: { readonly at: Instant } | undefined;
  readonly contact?: string | undefined;
  readonly address?: string | undefined;
  /** A regular need is one no more. */
  readonly stop?: boolean | undefined;
}

/** A form sent again within this time, with the same text, is the same request. */
const SAME = 10 * MINUTE;
const LIVE: readonly RequestState[] = ["open", "offered", "claimed", "unmet"];

/** Asking, changing, taking back, and words between both sides. */
export function requestsService({ db, ids }: Parts, { acting, step }: Acting) {
  async function ask(act: Act, given: Asking): Promise<RequestView> {
    const community = act.community.id;
    const row = await rowOf(act, given);
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, row.id);
      if (again !== null) return viewFor(tx, act, again);
      await holdPerson.first(tx, { community, id: act.person });
      const same = await sameRequest(tx, row, (act.now - SAME) as Instant);
      if (same !== null) return viewFor(tx, act, same);
      const asked = { ...row, handle: await nextHandle(tx, community, "R") };
      await insertRequest(tx, asked);
      await step(tx, act, asked, "asked");
      await announceRequest(tx, act.community, asked, act.now);
      if (isPressing(asked)) await pageDuty(tx, act.community, asked, act.now);
      await askNext(tx, { ids }, act.community, asked, act.now);
      await planNext(tx, act.community, asked);
      await keepPace(tx, act);
      return viewFor(tx, act, row.id);
    });
  }

  /** Once a day the waiting queue is matched as a whole; once a month the coordinators see how it went. */
  async function keepPace(tx: Tx, act: Act): Promise<void> {
    const { id, zone } = act.community;
    for (const [kind, due] of [
      ["aid-daily", dailyAt(act.now, zone)],
      ["aid-month", firstOfMonth(act.now, zone)],
    ] as const)
      if ((await planned(tx, { community: id, kind, subject: id })) === null) await plan(tx, { community: id, kind, subject: id, due });
  }

  async function rowOf(act: Act, given: Asking): Promise<RequestRow> {
    const community = act.community.id;
    const settings = await communitySettings(db, community);
    if (given.for !== undefined && given.consent !== "yes") throw new Misuse("consent", "aid-consent-needed");
    const { about } = given;
    const category = readListed("category", given.category, settings.categories);
    const pair = given.pair === "yes";
    const repeat = given.repeat === undefined ? null : needRule(given.repeat, act, given.when?.at ?? null);
    return {
      community,
      id: ids.next(),
      handle: "",
      requester: act.person,
      category,
      zone: given.zone === undefined ? null : readListed("zone", given.zone, settings.zones),
      about,
      urgency: given.urgency ?? "week",
      languages: JSON.stringify(given.languages === undefined ? [] : readLanguages(given.languages)),
      anonymous: given.anonymous === "yes" ? 1 : 0,
      helpers: Math.max(given.helpers ?? 1, pair ? 2 : 1),
      state: "open",
      confirmed: 0,
      version: 1,
      created_at: instantIn(act.now),
      skills: JSON.stringify(given.skills === undefined ? [] : readWords(given.skills)),
      vetting: given.vetting ?? null,
      pair: pair ? 1 : 0,
      starts_at: given.when === undefined ? null : instantIn(given.when.at),
      behalf: given.for ?? null,
      contact: given.contact ?? null,
      address: given.address ?? null,
      danger: dangerIn(
        wordsOf({ about, category, behalf: given.for ?? null, contact: given.contact ?? null, address: given.address ?? null }),
      ),
      preferred: null,
      repeat,
      repeats_from: repeat === null || given.when === undefined ? null : instantIn(given.when.at),
      claimed_at: null,
      closed_at: null,
      reason: null,
      helped: 0,
      purged_at: null,
      section: given.section === undefined ? null : readListed("section", given.section, settings.aid.sections),
    };
  }

  /**
   * Changes a request. Whoever holds it keeps it, and confirms again where the day, the place, the number or the way to reach whoever
   * asks has changed; those who said no to day, zone or number may be asked once more. A corrected spelling asks nobody.
   */
  function edit(act: Act, id: Id, given: Changing): Promise<RequestView> {
    const community = act.community.id;
    return acting(act, id, async (tx, row, claims) => {
      if (row.state === "done" && stopsOnly(given)) return stopBetween(tx, act, row);
      requireOwn(act, row);
      const settings = await communitySettings(tx, community);
      if (given.helpers !== undefined && given.helpers < Math.max(claims.length, row.pair === 1 ? 2 : 1))
        throw new Misuse("helpers", "aid-helpers-too-few", { count: claims.length });
      const texts = {
        about: given.about ?? row.about,
        zone: given.zone === undefined ? row.zone : readListed("zone", given.zone, settings.zones),
        urgency: given.urgency ?? row.urgency,
        languages: given.languages === undefined ? row.languages : JSON.stringify(readLanguages(given.languages)),
        helpers: given.helpers ?? row.helpers,
        starts_at: given.when === undefined ? row.starts_at : instantIn(given.when.at),
        contact: given.contact ?? row.contact,
        address: given.address ?? row.address,
      };
      // danger that was said once is seen to, whatever becomes of the words: whoever was paged has still to read them
      const danger = bothDangers(row.danger, dangerIn(wordsOf({ ...row, ...texts })));
      const wanted = { ...texts, danger };
      if (given.stop === true) await stopRepeating(tx, community, row);
      const anew = (["zone", "languages", "starts_at", "helpers", "urgency"] as const).some((field) => wanted[field] !== row[field]);
      const state = claims.length >= wanted.helpers ? "claimed" : claims.length > 0 && row.state === "claimed" ? "offered" : row.state;
      await changeRequest(tx, community, id, { ...wanted, state });
      if (state === "claimed" && row.state !== "claimed") await stopAsking(tx, community, id);
      const event = await step(tx, act, row, anew ? "changed" : "corrected");
      if (isPressing(wanted) && !isPressing(row)) await pageDuty(tx, act.community, { ...row, ...wanted }, act.now);
      const elsewhere = wanted.address !== row.address || wanted.contact !== row.contact;
      if (!anew && !elsewhere) return;
      for (const { person } of claims) {
        await promise(tx, act.community, { request: id, person }, act.now);
        await tellPerson(tx, act, person, "aid-changed", { request: id }, `aid-changed:${event}:${person}`);
      }
      if (!anew) return;
      for (const { person } of claims) await flagUnvetted(tx, act.community, { ...row, ...wanted }, person, act.now);
      await forgetDeclined(tx, community, id);
      if (state !== "claimed") await askNext(tx, { ids }, act.community, { ...row, ...wanted, state }, act.now);
    });
  }

  /** A regular need ends between two times: the last is done, and the next one is not asked for any more. */
  async function stopBetween(tx: Tx, act: Act, row: RequestRow): Promise<void> {
    if (row.requester !== act.person) throw new Refusal("aid-not-your-request", { handle: row.handle });
    if ((await askedAgainAt(tx, act.community.id, row)) === null) requireLive(cardOut(row));
    await stopRepeating(tx, act.community.id, row);
    await step(tx, act, row, "corrected");
  }

  /** Refuses who did not ask for it, and what is over. */
  function requireOwn(act: Act, row: RequestRow): void {
    if (row.requester !== act.person) throw new Refusal("aid-not-your-request", { handle: row.handle });
    requireLive(cardOut(row));
  }

  /** The same, before anybody is asked whether they are sure. */
  async function requireWithdrawing(act: Act, id: Id): Promise<void> {
    const row = await requestById.first(db, { community: act.community.id, id });
    if (row === null) throw new Refusal("press-stale");
    requireOwn(act, row);
  }

  function withdraw(act: Act, id: Id): Promise<RequestView> {
    return acting(act, id, async (tx, row) => {
      requireOwn(act, row);
      const end = { state: "withdrawn", claims: "released", reason: "withdrawn", confirmed: false } as const;
      for (const { person } of await closeRequest(tx, act.community, row, end, act.now))
        await tellPerson(tx, act, person, "aid-withdrawn", { request: id }, `aid-withdrawn:${row.handle}:${person}`);
      await unplan(tx, { community: act.community.id, kind: "aid-regular", subject: id });
      await step(tx, act, row, "withdrawn");
    });
  }

  /** A word to the other side, through the house: neither learns more of the other than they know. From a helper it is a sign. */
  function write(act: Act, id: Id, words: string): Promise<RequestView> {
    const community = act.community.id;
    return acting(act, id, async (tx, row, claims) => {
      requireLive(cardOut(row));
      const asker = row.requester === act.person;
      const helping = claims.some((each) => each.person === act.person);
      if (!asker && !helping) throw new Refusal("aid-not-yours", { handle: row.handle });
      const danger = asker ? dangerIn(words) : null;
      if (danger === null && asker && claims.length === 0) throw new Refusal("aid-nobody-to-write", { handle: row.handle });
      if (helping) await promise(tx, act.community, { request: id, person: act.person }, act.now);
      if (danger !== null && row.danger === null) {
        await changeRequest(tx, community, id, { danger });
        await pageDuty(tx, act.community, row, act.now);
      }
      // nobody is there to read it yet: whoever sees to the danger, and whoever helps then, reads it with the request
      if (danger !== null && claims.length === 0) await changeRequest(tx, community, id, { about: `${row.about}\n\n${words}` });
      const event = await step(tx, act, row, "wrote", words);
      for (const person of asker ? claims.map((each) => each.person) : [row.requester])
        await tellPerson(tx, act, person, asker ? "aid-word-back" : "aid-word", { request: id, event }, `aid-word:${event}:${person}`);
    });
  }

  /** The first numbers to call, where something that was typed speaks of danger. */
  async function numbersFor(act: Act, typed: Readonly<Record<string, string>>): Promise<readonly Emergency[]> {
    const danger = dangerIn(Object.values(typed).join("\n"));
    if (danger === null) return [];
    const { aid } = await communitySettings(db, act.community.id);
    return numbersOf({ zone: act.community.zone, aid }, danger).slice(0, 3);
  }

  async function mine(act: Act): Promise<{ readonly asked: readonly RequestCard[]; readonly held: readonly RequestCard[] }> {
    const asked = await listRequests(db, act.community.id, LIVE, { requester: act.person }, 500);
    const held = await listRequests(db, act.community.id, LIVE, { claimer: act.person }, 500);
    return { asked: asked.map(cardOut), held: held.map(cardOut) };
  }

  return { ask, edit, withdraw, requireWithdrawing, write, numbersFor, mine };
}

/** Whatever is said in a request: danger is heard wherever it stands. */
function wordsOf({ about, category, behalf, contact, address }: Pick<RequestRow, "about" | "category" | "behalf" | "contact" | "address">) {
  return [about, category, behalf ?? "", contact ?? "", address ?? ""].join("\n");
}

/** Whether somebody on duty looks at it at once. */
function isPressing({ danger, urgency }: Pick<RequestRow, "danger" | "urgency">): boolean {
  return danger !== null || urgency === "now";
}

/** Whether nothing else is to be changed than that a regular need ends. */
function stopsOnly({ stop, ...others }: Changing): boolean {
  return stop === true && Object.values(others).every((value) => value === undefined);
}
