import { addDays, atTime, dateOf, type Local, minutesOf, readTime, toInstant, toLocal, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { Group } from "#chat/card.ts";
import type { GivenMoment, GivenThing } from "#chat/option.ts";
import { pageAmong } from "#chat/pages.ts";
import type { Place } from "#chat/place.ts";
import type { Suggestion } from "#chat/platform.ts";
import { plan, unplan } from "#jobs/plan.ts";
import { after, type Instant, SECOND } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import type { Locale } from "#locales/locale.ts";
import { actedBefore, tellEach, wordOfAct } from "#membership/acting.ts";
import { requireOnBehalf } from "#membership/on-behalf.ts";
import { notifiedRole, refuseElsewhere, roleToNotify } from "#membership/platform-roles.ts";
import { isReadFirst } from "#membership/read-first.ts";
import type { Settings } from "#membership/settings.ts";
import { lookAtShared } from "#membership/shared.ts";
import { announcementPlaces, communitySettings, findCommunity, peopleWhoMay, personNames } from "#membership/store.ts";
import { roomDirectory } from "#outbox/directory.ts";
import { freshen } from "#outbox/fresh.ts";
import { tell, untellAll } from "#outbox/notice.ts";
import { roomFor } from "#outbox/room.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import type { Parts } from "#store/parts.ts";
import { type Announcement, type Doubt, doubtOf, type Reach, type Texts, wordsFor } from "./announcement.ts";
import {
  allTopics,
  bumpAnnouncement,
  changersOf,
  countAnnouncements,
  countReach,
  deliveryOf,
  findAnnouncement,
  followersOf,
  followsOf,
  insertAnnouncement,
  insertTopic,
  keepFollow,
  listAnnouncements,
  loadAnnouncement,
  offeredAnnouncements,
  topicNamed,
  writeAnnouncement,
} from "./store.ts";

/** What is to be said, as it was typed. `title2` and `text2` say the same in the other language. */
export interface Announcing {
  readonly title: string;
  readonly text: string;
  readonly language?: Locale | undefined;
  readonly title2?: string | undefined;
  readonly text2?: string | undefined;
  readonly topic?: string | undefined;
  /** Channels, separated by commas; where announcements go unless said. */
  readonly channels?: string | undefined;
  readonly when?: GivenMoment | undefined;
  /** The role of a platform that its posts notify, as typed. */
  readonly notify?: string | undefined;
}

/** What is to be said instead, as it was typed. */
export type Rewording = { readonly [K in "title" | "text" | "language"]?: Announcing[K] | undefined };

/** An announcement as those who announce see it. */
export interface AnnouncementView {
  readonly announcement: Announcement;
  readonly authorName: string;
  readonly reach: Reach;
  readonly delivery: Awaited<ReturnType<typeof deliveryOf>>;
  /** Why it waits; null for what does not. */
  readonly doubt: Doubt | null;
  /** The role that its posts notify. */
  readonly notify: Group | null;
}

/** What an announcement would say, whom it would reach, and whom its posts would notify. */
export interface Preview extends Pick<AnnouncementView, "reach" | "doubt" | "notify"> {
  readonly texts: Texts;
  readonly places: readonly Place[];
}

/** A page of the announcements in one state. */
export interface AnnouncementsPage {
  readonly shown: readonly Announcement[];
  readonly state: Announcement["state"];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

/** Whoever is offered announcements while they type. */
interface Offered {
  readonly community: Id;
  readonly person: Id;
  readonly locale: Locale;
}

/** As many as can be picked from in one list on every platform. */
const ON_A_PAGE = 25;

/** Private messages to followers go out one in so many milliseconds: never a burst. */
const PACE = 2 * SECOND;
const JOB = "announcement";
const DIGEST = "digest";
/** The digest of the week comes on Monday at nine, in minutes after midnight. */
const DIGEST_HOUR = 540;

export type AnnouncementsService = ReturnType<typeof announcementsService>;

/** What is said to many: written, approved where that is asked, posted, changed, taken back, and followed. */
export function announcementsService({ db, ids }: Parts) {
  const rooms = roomDirectory(db);

  async function view(reader: Db, act: Act, id: Id): Promise<AnnouncementView> {
    const community = act.community.id;
    const announcement = await loadAnnouncement(reader, community, id);
    if (announcement === null) throw new Refusal("press-stale");
    const names = await personNames(reader, community, [announcement.author]);
    const reach = await countReach(reader, community, announcement.places, announcement.topic?.id ?? null);
    const delivery = await deliveryOf(reader, community, id);
    const notify = await notifiedRole(reader, community, announcement.notify);
    return { announcement, authorName: names.get(announcement.author) ?? "", reach, delivery, doubt: null, notify };
  }

  /** The channels that are named; one that nothing was said in yet is known by its mention, near where it is said. */
  async function placesOf(act: Act, typed: string | undefined, said: Place | null): Promise<readonly Place[]> {
    if (typed === undefined) return announcementPlaces(db, act.community.id);
    return rooms.findEach(act.community.id, typed, said, { many: "announce-too-many-channels", unknown: "announce-no-channel" });
  }

  /** The role that is to be notified; refused where it may not be, or where nothing is posted in its space. */
  async function notifiedBy(act: Act, { notify }: Announcing, places: readonly Place[]) {
    const notified = notify === undefined ? null : await roleToNotify(db, act, notify);
    refuseElsewhere(notified, places);
    return notified;
  }

  /** The topic that a word names; null for a new one, where there are none yet, or from whoever approves. Throws a Misuse for any other. */
  async function topicMeant(reader: Db, act: Act, name: string): Promise<{ readonly id: Id; readonly name: string } | null> {
    const known = await topicNamed(reader, act.community.id, name);
    if (known !== null) return known;
    const all = await allTopics(reader, act.community.id);
    const free = act.may("approve announcements") || all.length === 0;
    if (!free) throw new Misuse("topic", "announce-no-topic", { typed: name.slice(0, 60), known: all.map((one) => one.name).join(", ") });
    return null;
  }

  async function topicFor(tx: Tx, act: Act, name: string): Promise<{ readonly id: Id; readonly name: string }> {
    const community = act.community.id;
    const known = await topicMeant(tx, act, name);
    if (known !== null) return known;
    await insertTopic(tx, { community, id: ids.next(), name, folded: fold(name), created_at: instantIn(act.now) });
    return (await topicNamed(tx, community, name)) as { readonly id: Id; readonly name: string };
  }

  async function post(act: Act, given: Announcing, said: Place | null): Promise<AnnouncementView> {
    const community = act.community.id;
    const places = await placesOf(act, given.channels, said);
    if (places.length === 0) throw new Misuse("channels", "announce-nowhere");
    const notified = await notifiedBy(act, given, places);
    const id = ids.next();
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      if (again !== null) return view(tx, act, again);
      const topic = given.topic === undefined ? null : await topicFor(tx, act, given.topic);
      const reach = await countReach(tx, community, places, topic?.id ?? null);
      const doubt = await doubtAbout(tx, act, { reach: reach.reachable, topic: topic?.name ?? null, places });
      const at = given.when?.at ?? act.now;
      const texts = textsOf(given, act.community.locale);
      const title = wordsFor(texts, act.community.locale).title;
      const state = doubt !== null ? "waiting" : given.when === undefined ? "posted" : "scheduled";
      await insertAnnouncement(tx, {
        ...{ community, id, handle: await nextHandle(tx, community, "B"), author: act.person, title, folded: fold(title) },
        ...{
          texts: JSON.stringify(texts),
          pending: null,
          topic: topic?.id ?? null,
          places: JSON.stringify(places),
          post_at: instantIn(at),
          state,
        },
        ...{ reach: reach.reachable, approver: null, decided_at: null, version: 1, created_at: instantIn(act.now) },
        notify: notified?.id ?? null,
      });
      await note(tx, act, `announcement ${state}`, id, { reach: reach.reachable });
      const made = (await loadAnnouncement(tx, community, id)) as Announcement;
      if (state === "waiting") await askApproval(tx, act, made);
      else await send(tx, community, made, act.now);
      return { ...(await view(tx, act, id)), doubt };
    });
  }

  /** What an announcement would say and whom it would reach; nothing is kept. */
  async function preview(act: Act, given: Announcing, said: Place | null): Promise<Preview> {
    const places = await placesOf(act, given.channels, said);
    const notified = await notifiedBy(act, given, places);
    const topic = given.topic === undefined ? null : await topicMeant(db, act, given.topic);
    const reach = await countReach(db, act.community.id, places, topic?.id ?? null);
    const doubt = await doubtAbout(db, act, { reach: reach.reachable, topic: given.topic ?? null, places });
    return { texts: textsOf(given, act.community.locale), reach, places, doubt, notify: notified?.group ?? null };
  }

  /** Approves or refuses what waits. Never by its author. */
  function decide(act: Act, id: Id, how: "approve" | "refuse"): Promise<AnnouncementView> {
    const community = act.community.id;
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      const found = await held(tx, community, id);
      if (again !== null) return view(tx, act, id);
      if (found.author === act.person) throw new Refusal("announce-own");
      if (found.state !== "waiting" && found.pending === null) throw new Refusal("announce-nothing-waits", { handle: found.handle });
      if (how === "approve" && (await changersOf(tx, community, id)).includes(act.person))
        throw new Refusal("announce-changed-by-you", { handle: found.handle });
      const decided = { approver: act.person, decided_at: instantIn(act.now) };
      await note(tx, act, how === "approve" ? "announcement approved" : "announcement refused", id, {});
      if (found.pending !== null) {
        const texts = how === "approve" ? { texts: JSON.stringify(found.pending), ...titled(found.pending, act.community.locale) } : {};
        await writeAnnouncement(tx, community, id, { ...texts, pending: null, ...decided });
        await freshen(tx, community, { kind: "announcement", id });
      } else if (how === "refuse") {
        await writeAnnouncement(tx, community, id, { state: "refused", ...decided });
      } else {
        const state = found.at > act.now ? "scheduled" : "posted";
        await writeAnnouncement(tx, community, id, { state, post_at: instantIn(Math.max(found.at, act.now) as Instant), ...decided });
        await send(tx, community, (await loadAnnouncement(tx, community, id)) as Announcement, act.now);
      }
      const facts = { announcement: id, how };
      await tellEach(tx, act, [found.author], { name: "announcement-decided", facts, once: wordOfAct(tx) });
      return view(tx, act, id);
    });
  }

  /** Changes what it says. What was approved is void; what hangs already is changed once the change may be. */
  function edit(act: Act, id: Id, typed: Rewording): Promise<AnnouncementView> {
    const community = act.community.id;
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      const found = await own(tx, act, id);
      if (again !== null) return view(tx, act, id);
      if (found.state === "refused" || found.state === "withdrawn") throw new Refusal("announce-over", { handle: found.handle });
      const texts = changedTexts(found.pending ?? found.texts, typed, act.community.locale);
      const reach = await countReach(tx, community, found.places, found.topic?.id ?? null);
      const doubt = await doubtAbout(tx, act, { reach: reach.reachable, topic: found.topic?.name ?? null, places: found.places });
      await note(tx, act, "announcement changed", id, {});
      if (found.state === "posted") {
        if (doubt === null)
          await writeAnnouncement(tx, community, id, {
            texts: JSON.stringify(texts),
            pending: null,
            ...titled(texts, act.community.locale),
          });
        else await writeAnnouncement(tx, community, id, { pending: JSON.stringify(texts) });
        await freshen(tx, community, { kind: "announcement", id });
        await lookAtShared(tx, community, id, act.now);
      } else {
        const state = doubt === null ? found.state : "waiting";
        await writeAnnouncement(tx, community, id, {
          texts: JSON.stringify(texts),
          state,
          approver: null,
          decided_at: null,
          ...titled(texts, act.community.locale),
        });
        if (doubt !== null && found.state === "scheduled") await unsend(tx, community, id);
      }
      if (doubt !== null) await askApproval(tx, act, (await loadAnnouncement(tx, community, id)) as Announcement);
      return { ...(await view(tx, act, id)), doubt };
    });
  }

  /** Takes it back: what was not posted is not; what hangs says that it was withdrawn. */
  function withdraw(act: Act, id: Id): Promise<AnnouncementView> {
    const community = act.community.id;
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      const found = await own(tx, act, id);
      if (again === null) {
        requireThere(found);
        await unsend(tx, community, id);
        await writeAnnouncement(tx, community, id, { state: "withdrawn", pending: null });
        await freshen(tx, community, { kind: "announcement", id });
        await lookAtShared(tx, community, id, act.now);
        await note(tx, act, "announcement withdrawn", id, {});
      }
      return view(tx, act, id);
    });
  }

  /** Refuses what could not be taken back, before anybody is asked whether they are sure. */
  async function requireWithdrawing(act: Act, id: Id): Promise<void> {
    const found = await loadAnnouncement(db, act.community.id, id);
    if (found === null) throw new Refusal("press-stale");
    requireOwn(act, found);
    requireThere(found);
  }

  async function own(tx: Tx, act: Act, id: Id): Promise<Announcement> {
    const found = await held(tx, act.community.id, id);
    requireOwn(act, found);
    return found;
  }

  async function addTopic(act: Act, name: string): Promise<void> {
    if (!act.may("announce")) throw new Refusal("not-allowed", { ability: "announce" });
    await change(db, async (tx) => {
      await insertTopic(tx, { community: act.community.id, id: ids.next(), name, folded: fold(name), created_at: instantIn(act.now) });
      await note(tx, act, "topic added", act.community.id, {});
    });
  }

  /**
   * Somebody follows a topic: each announcement in private, a digest of the week, or nothing of it. Whoever keeps the register writes
   * it down for those without chat, who get letters.
   */
  function follow(act: Act, name: string, how: "each" | "digest" | "off", person: Id = act.person): Promise<void> {
    const community = act.community.id;
    return change(db, async (tx) => {
      await requireOnBehalf(tx, act, person);
      const topic = await topicNamed(tx, community, name);
      if (topic === null) {
        const known = (await allTopics(tx, community)).map((one) => one.name).join(", ");
        throw new Misuse("topic", "announce-no-topic", { typed: name.slice(0, 60), known: known === "" ? "–" : known });
      }
      await keepFollow(tx, { community, id: ids.next(), person, topic: topic.id, how, since: instantIn(act.now) });
      const digests = (await followsOf(tx, community, person)).some((one) => one.how === "digest");
      const job = { community, kind: DIGEST, subject: person };
      if (digests) await plan(tx, { ...job, due: nextDigest(act.now, act.community.zone as Zone) });
      else await unplan(tx, job);
    });
  }

  /** A page of those in a state, the newest first. */
  async function list(act: Act, state: Announcement["state"], page?: number): Promise<AnnouncementsPage> {
    const total = await countAnnouncements(db, act.community.id, state);
    const { after, ...place } = pageAmong(total, ON_A_PAGE, page);
    const shown = await listAnnouncements(db, act.community.id, { state, limit: ON_A_PAGE, after });
    return { shown, state, total, ...place };
  }

  /** What is not posted yet is offered to its author, and to those who announce or approve for the whole association. */
  async function offer(asker: Offered, typed: string): Promise<readonly Suggestion[]> {
    const { community, person, locale } = asker;
    const [announcing, approving] = await Promise.all([
      peopleWhoMay(db, community, "announce"),
      peopleWhoMay(db, community, "approve announcements"),
    ]);
    const all = announcing.includes(person) || approving.includes(person);
    const found = await offeredAnnouncements(db, community, typed, all ? null : person);
    return found.map((one) => ({ value: one.handle, label: `${one.handle} · ${wordsFor(one.texts, locale).title}` }));
  }

  return {
    post,
    preview,
    decide,
    edit,
    withdraw,
    requireWithdrawing,
    addTopic,
    follow,
    view: (act: Act, id: Id) => view(db, act, id),
    list,
    topics: (act: Act) => allTopics(db, act.community.id),
    follows: (act: Act, person: Id = act.person) => followsOf(db, act.community.id, person),
    read: (act: Act, id: Id) => loadAnnouncement(db, act.community.id, id),
    find: (community: Id, text: string): Promise<GivenThing | null> => findAnnouncement(db, community, text),
    offer,
  };
}

function titled(texts: Texts, locale: Locale) {
  const { title } = wordsFor(texts, locale);
  return { title, folded: fold(title) };
}

/** What was typed, by language. Throws a Misuse of `text2` for a second title without a second text. */
function textsOf(given: Announcing, usual: Locale): Texts {
  if (given.title2 !== undefined && given.text2 === undefined) throw new Misuse("text2", "announce-second-text");
  const first = given.language ?? usual;
  const other: Locale = first === "fr" ? "en" : "fr";
  const second = given.text2 === undefined ? {} : { [other]: { title: given.title2 ?? given.title, text: given.text2 } };
  return { [first]: { title: given.title, text: given.text }, ...second };
}

function changedTexts(before: Texts, typed: Rewording, usual: Locale): Texts {
  const known = Object.keys(before) as Locale[];
  const first = typed.language ?? (known.includes(usual) ? usual : (known[0] as Locale));
  const was = before[first] ?? wordsFor(before, first);
  return { ...before, [first]: { title: typed.title ?? was.title, text: typed.text ?? was.text } };
}

function requireOwn(act: Act, found: Announcement): void {
  if (found.author !== act.person && !act.may("approve announcements")) throw new Refusal("announce-not-yours");
}

function requireThere(found: Announcement): void {
  if (found.state === "withdrawn") throw new Refusal("announce-over", { handle: found.handle });
}

async function held(tx: Tx, community: Id, id: Id): Promise<Announcement> {
  await bumpAnnouncement.first(tx, { community, id });
  const found = await loadAnnouncement(tx, community, id);
  if (found === null) throw new Refusal("press-stale");
  return found;
}

async function doubtAbout(
  db: Db,
  act: Act,
  what: { readonly reach: number; readonly topic: string | null; readonly places: readonly Place[] },
): Promise<Doubt | null> {
  const settings = await communitySettings(db, act.community.id);
  const representative = await isReadFirst(db, act);
  return doubtOf(act, { ...what, representative }, { above: settings.approvalAbove });
}

async function note(tx: Tx, act: Act, action: string, subject: Id, facts: Readonly<Record<string, number>>): Promise<void> {
  await audit(tx, { community: act.community.id, at: act.now, actor: act.person, account: act.account, action, subject, facts });
}

async function askApproval(tx: Tx, act: Act, one: Announcement): Promise<void> {
  const community = act.community.id;
  const people = (await peopleWhoMay(tx, community, "approve announcements")).filter(
    (person) => person !== one.author && person !== act.person,
  );
  await tellEach(tx, act, people, { name: "announcement-asks", facts: { announcement: one.id }, once: wordOfAct(tx) });
}

/** Promises the posts: now, or at their hour; what is to be told to followers comes with them. */
async function send(tx: Tx, community: Id, one: Announcement, now: Instant): Promise<void> {
  const later = one.at > now;
  const ids = new Set<Id>();
  for (const place of one.places) ids.add(await roomFor(tx, community, place));
  for (const room of [...ids].sort()) {
    const fresh = { kind: "announcement", id: one.id };
    const once = `announced:${one.id}:${room}`;
    const notice = { community, to: { room }, name: "announcement", version: 1, facts: null, once, now, fresh };
    await tell(tx, later ? { ...notice, kind: "announcement", due: one.at } : { ...notice, kind: null });
  }
  if (later) await plan(tx, { community, kind: JOB, subject: one.id, due: one.at });
  else await tellFollowers(tx, community, one, now);
}

/** Takes back what was promised of posts that are not there yet. */
export async function unsend(tx: Tx, community: Id, id: Id): Promise<void> {
  await untellAll(tx, community, `announced:${id}:`);
  await unplan(tx, { community, kind: JOB, subject: id });
}

/** Those who asked for each announcement of its topic are told in private: one after another, and never at night. */
async function tellFollowers(tx: Tx, community: Id, one: Announcement, now: Instant): Promise<void> {
  if (one.topic === null) return;
  const facts = await findCommunity.first(tx, { community });
  if (facts === null) return;
  const begin = outsideQuiet(now, facts.zone as Zone, await communitySettings(tx, community));
  let step = 0;
  for (const person of await followersOf(tx, community, one.topic.id, "each")) {
    if (person === one.author) continue;
    const due = after(begin, step * PACE);
    const once = `announced:${one.id}:to:${person}`;
    const notice = {
      community,
      to: { person },
      name: "announcement-followed",
      version: 1,
      facts: { announcement: one.id },
      once,
      now,
      kind: null,
    };
    await tell(tx, due > now ? { ...notice, due } : notice);
    step += 1;
  }
}

/** The instant itself, or the end of the quiet hours it lies in. */
export function outsideQuiet(at: Instant, zone: Zone, settings: Pick<Settings, "quietFrom" | "quietTo">): Instant {
  const from = readTime(settings.quietFrom) ?? 0;
  const to = readTime(settings.quietTo) ?? 0;
  const local = toLocal(at, zone);
  const minutes = minutesOf(local);
  const over = from > to;
  const quiet = over ? minutes >= from || minutes < to : minutes >= from && minutes < to;
  if (!quiet) return at;
  const day = dateOf(local);
  return toInstant(atTime(over && minutes >= from ? addDays(day, 1) : day, to), zone);
}

/** The next Monday at nine. */
export function nextDigest(now: Instant, zone: Zone): Instant {
  const today = dateOf(toLocal(now, zone) as Local);
  for (let days = 0; ; days += 1) {
    const day = addDays(today, days);
    const at = toInstant(atTime(day, DIGEST_HOUR), zone);
    if (new Date(`${day}T00:00:00Z`).getUTCDay() === 1 && at > now) return at;
  }
}

/** An announcement whose hour has come: it is posted now, and its followers are told. */
export async function comesDue(tx: Tx, community: Id, id: Id, now: Instant): Promise<void> {
  const one = await held(tx, community, id);
  if (one.state !== "scheduled") return;
  await writeAnnouncement(tx, community, id, { state: "posted" });
  await tellFollowers(tx, community, one, now);
}

export const ANNOUNCEMENT_JOB = JOB;
export const DIGEST_JOB = DIGEST;
