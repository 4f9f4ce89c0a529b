import { createHash, randomBytes } from "node:crypto";
import type { LocalDate, Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import { voiceOf } from "#chat/voice.ts";
import { after, DAY, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { nearestLocale } from "#locales/locale.ts";
import { findCommunity, personNames } from "#membership/store.ts";
import { change } from "#store/change.ts";
import { instantIn, instantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import type { CalendarAddressRow } from "#store/tables/gatherings.ts";
import { eventsOf, ownEvent } from "./calendar.ts";
import { type Gathering, refuseStrangers } from "./gathering.ts";
import { type CalendarEvent, writeCalendar } from "./ics.ts";
import { occurrenceAt } from "./occurrence.ts";
import { certificatePage, PAPER_STYLE, sheetPage } from "./papers.ts";
import { attendedOf, rollOf } from "./presences.ts";
import { findGathering, findKept, gatheringOut, keptDates } from "./store.ts";

/** What is served at an address: its kind, its text, and a mark that is the same for as long as the text is. */
export interface Served {
  readonly type: string;
  readonly body: string;
  readonly etag: string;
}

/** Where calendars are read, each from the root of the public address. */
export interface CalendarAddresses {
  /** Everything that is for everyone. */
  readonly everyone: string;
  /** What the asker comes to; whoever knows it can read it. */
  readonly own: string;
  /** One gathering, where one was named. */
  readonly one: { readonly gathering: Gathering; readonly path: string } | null;
  /** The own address was made anew; the one before opens nothing any more. */
  readonly renewed: boolean;
}

/** How long a paper can be opened by its address. */
const PAPER_OPEN = 7 * DAY;

/** How long something over is still shown in feeds. */
const SHOWN_AFTER = 92 * DAY;

/** For how many years the clock changes are written into a file. */
const YEARS_AHEAD = 10;

type AddressKind = CalendarAddressRow["kind"];

interface Opened {
  readonly kind: AddressKind;
  readonly person?: Id;
  readonly gathering?: Id;
  readonly original?: LocalDate;
}

/** Calendars and papers: where they are, and what is read there. */
export function feeding({ db, ids, clock }: Pick<Parts, "db" | "ids" | "clock">) {
  /** Where the asker reads calendars; `renew` closes the own address and makes another. */
  async function calendars(act: Act, gathering: Id | undefined, renew: "renew" | "keep"): Promise<CalendarAddresses> {
    const community = act.community.id;
    const found = gathering === undefined ? null : await findGathering(db, community, gathering);
    if (gathering !== undefined && found === null) throw new Refusal("gathering-gone");
    const secret = await change(db, (tx) => secretOf(tx, act, { kind: "feed", person: act.person }, renew));
    const one = found === null ? null : { gathering: found, path: onePath(found, secret) };
    return { everyone: `/calendar/${community}/public.ics`, own: `/calendar/me/${secret}.ics`, one, renewed: renew === "renew" };
  }

  /** The address of a date's sign-in sheet, for those who organise it. */
  async function sheetAddress(act: Act, gathering: Gathering, original: LocalDate): Promise<string> {
    refuseStrangers(gathering, act.person, act.may("change any gathering"));
    const opened = { kind: "sheet", person: act.person, gathering: gathering.id, original } as const;
    return `/calendar/papers/${await change(db, (tx) => secretOf(tx, act, opened, "keep"))}`;
  }

  /** The address of the asker's own attendance certificate. */
  async function certificateAddress(act: Act, gathering: Gathering): Promise<string> {
    const opened = { kind: "certificate", person: act.person, gathering: gathering.id } as const;
    return `/calendar/papers/${await change(db, (tx) => secretOf(tx, act, opened, "keep"))}`;
  }

  async function secretOf(tx: Tx, act: Act, opened: Opened, how: "renew" | "keep"): Promise<string> {
    const community = act.community.id;
    const since = instantIn(opened.kind === "feed" ? (0 as Instant) : after(act.now, -PAPER_OPEN / 2));
    const same = await tx
      .selectFrom("calendar_addresses")
      .select(["id", "secret", "made_at"])
      .where("community", "=", community)
      .where("kind", "=", opened.kind)
      .where("person", "=", opened.person ?? null)
      .where("gathering", opened.gathering === undefined ? "is" : "=", opened.gathering ?? null)
      .where("original", opened.original === undefined ? "is" : "=", opened.original ?? null)
      .orderBy("made_at", "desc")
      .executeTakeFirst();
    if (same !== undefined && how === "keep" && same.made_at >= since) return same.secret;
    if (same !== undefined)
      await tx.deleteFrom("calendar_addresses").where("community", "=", community).where("id", "=", same.id).execute();
    const secret = randomBytes(24).toString("base64url");
    const facts = { person: opened.person ?? null, gathering: opened.gathering ?? null, original: opened.original ?? null };
    const row = { community, id: ids.next(), kind: opened.kind, secret, ...facts, made_at: instantIn(act.now) };
    await tx.insertInto("calendar_addresses").values(row).execute();
    return secret;
  }

  /** What is read at a path below `/calendar/`; null when there is nothing. */
  async function serve(path: string): Promise<Served | null> {
    if (path === "papers/paper.css") return served("text/css; charset=utf-8", PAPER_STYLE);
    const paper = /^papers\/([\w-]{32})$/.exec(path);
    if (paper !== null) return servePaper(db, paper[1] as string, clock.now());
    const own = /^me\/([\w-]{32})(?:\/(g\d{1,9}))?\.ics$/i.exec(path);
    if (own !== null) return serveOwn(db, own[1] as string, own[2] ?? null, clock.now());
    const open = /^([0-9a-f-]{36})\/(public|g\d{1,9})\.ics$/i.exec(path);
    return open === null ? null : serveOpen(db, open[1] as Id, open[2] as string, clock.now());
  }

  return { calendars, sheetAddress, certificateAddress, serve };
}

/** A gathering for everyone is read by everyone; one for members only by the address of somebody who may see it. */
function onePath(gathering: Gathering, secret: string): string {
  const file = `${gathering.handle}.ics`;
  return gathering.audience === "everyone" ? `/calendar/${gathering.community}/${file}` : `/calendar/me/${secret}/${file}`;
}

function served(type: string, body: string): Served {
  return { type, body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` };
}

function calendarServed(name: string, zone: string, now: Instant, events: readonly CalendarEvent[]): Served {
  const until = Date.UTC(new Date(now).getUTCFullYear() + YEARS_AHEAD, 0, 1) as Instant;
  return served("text/calendar; charset=utf-8", writeCalendar({ name, zone: zone as Zone, until }, events));
}

async function serveOpen(db: Db, community: Id, what: string, now: Instant): Promise<Served | null> {
  const facts = await findCommunity.first(db, { community });
  if (facts === null) return null;
  const wanted = what.toLowerCase() === "public" ? null : what.toUpperCase();
  const gatherings = (await shownGatherings(db, community, wanted, now)).filter(({ audience }) => audience === "everyone");
  if (wanted !== null && gatherings.length === 0) return null;
  const events: CalendarEvent[] = [];
  for (const gathering of gatherings) {
    const link = gathering.reveal === "everyone" ? "with the link" : "without";
    events.push(...eventsOf(gathering, await keptDates(db, gathering, ""), link));
  }
  return calendarServed(wanted === null ? facts.name : (gatherings[0]?.title ?? facts.name), facts.zone, now, events);
}

async function shownGatherings(db: Db, community: Id, handle: string | null, now: Instant): Promise<readonly Gathering[]> {
  const since = instantIn(after(now, -SHOWN_AFTER));
  let query = db.selectFrom("gatherings").selectAll().where("community", "=", community).orderBy("created_at").orderBy("id");
  if (handle !== null) query = query.where("handle", "=", handle);
  else query = query.where((row) => row.or([row("ends", "is", null), row("ends", ">", since), row("state", "=", "cancelled")]));
  return (await query.execute()).map(gatheringOut);
}

async function addressOpened(db: Db, secret: string, kinds: readonly AddressKind[]): Promise<CalendarAddressRow | null> {
  const row = await db.selectFrom("calendar_addresses").selectAll().where("secret", "=", secret).executeTakeFirst();
  return row !== undefined && kinds.includes(row.kind) ? row : null;
}

async function serveOwn(db: Db, secret: string, handle: string | null, now: Instant): Promise<Served | null> {
  const address = await addressOpened(db, secret, ["feed"]);
  const facts = address === null ? null : await findCommunity.first(db, { community: address.community });
  if (address === null || facts === null || address.person === null) return null;
  const { community, person } = address;
  if (handle !== null) {
    const [gathering] = await shownGatherings(db, community, handle.toUpperCase(), now);
    if (gathering === undefined) return null;
    const link = gathering.reveal === "everyone" ? "with the link" : "without";
    return calendarServed(gathering.title, facts.zone, now, eventsOf(gathering, await keptDates(db, gathering, ""), link));
  }
  return calendarServed(facts.name, facts.zone, now, await ownEvents(db, community, person, now));
}

async function ownEvents(db: Db, community: Id, person: Id, now: Instant): Promise<readonly CalendarEvent[]> {
  const rows = await db
    .selectFrom("registrations as r")
    .innerJoin("occurrences as o", (join) => join.onRef("o.community", "=", "r.community").onRef("o.id", "=", "r.occurrence"))
    .select(["o.gathering as gathering", "o.original as original", "r.state as state"])
    .where("r.community", "=", community)
    .where("r.person", "=", person)
    .where("r.state", "in", ["going", "maybe"])
    .orderBy("o.original")
    .orderBy("o.id")
    .execute();
  const events: CalendarEvent[] = [];
  const known = new Map<Id, Gathering | null>();
  for (const { gathering: id, original, state } of rows) {
    if (!known.has(id)) known.set(id, await findGathering(db, community, id));
    const gathering = known.get(id) ?? null;
    if (gathering === null) continue;
    const date = occurrenceAt(gathering, original as LocalDate, await findKept(db, gathering, original as LocalDate));
    if (date !== null && date.end > after(now, -SHOWN_AFTER)) events.push(ownEvent(gathering, date, state as "going" | "maybe"));
  }
  return events;
}

async function servePaper(db: Db, secret: string, now: Instant): Promise<Served | null> {
  const address = await addressOpened(db, secret, ["sheet", "certificate"]);
  if (address === null || address.gathering === null || address.person === null) return null;
  if (instantOut(address.made_at) < after(now, -PAPER_OPEN)) return null;
  const { community, person } = address;
  const facts = await findCommunity.first(db, { community });
  const gathering = await findGathering(db, community, address.gathering);
  if (facts === null || gathering === null) return null;
  const voice = voiceOf(nearestLocale(facts.locale) ?? "en", facts.zone, now);
  if (address.kind === "certificate") {
    const name = (await personNames(db, community, [person])).get(person) ?? "";
    const dates = await attendedOf(db, gathering, person);
    return served("text/html; charset=utf-8", certificatePage({ association: facts.name, title: gathering.title, name, dates }, voice));
  }
  const original = address.original as LocalDate;
  const kept = await findKept(db, gathering, original);
  const date = occurrenceAt(gathering, original, kept);
  if (date === null) return null;
  const people = kept === null ? [] : await rollOf(db, gathering, kept);
  return served("text/html; charset=utf-8", sheetPage({ association: facts.name, date, people }, voice));
}
