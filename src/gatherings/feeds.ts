import { createHash, randomBytes } from "node:crypto";
import type { LocalDate, Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import { type Voice, voiceOf } from "#chat/voice.ts";
import { after, DAY, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { nearestLocale } from "#locales/locale.ts";
import { findCommunity, personNames } from "#membership/store.ts";
import { htmlOf, PAPER_STYLE } from "#papers/html.ts";
import { type Paper, says } from "#papers/paper.ts";
import { canWritePdf } from "#papers/pdf.ts";
import { writePaper } from "#papers/write.ts";
import { change } from "#store/change.ts";
import { instantIn, instantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import type { CalendarAddressRow } from "#store/tables/gatherings.ts";
import { eventsOf, ownEvent } from "./calendar.ts";
import { withLink } from "./copies.ts";
import { type Gathering, isPartners, isPublic, refuseStrangers } from "./gathering.ts";
import { type CalendarEvent, writeCalendar } from "./ics.ts";
import { comingDates, keptSince, type Occurrence, occurrenceAt } from "./occurrence.ts";
import { certificatePaper, type RollOfDate, seriesSheetPaper, sheetPaper } from "./papers.ts";
import { withVisitors } from "./presence-cards.ts";
import { attendedOf, type OnRoll, rollOf, visitorsOf } from "./roll.ts";
import { findGathering, findKept, gatheringOut, keptDates } from "./store.ts";

/** What is served at an address: its kind, its text, and a mark that is the same for as long as the text is. */
export interface Served {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** What the file is called, where somebody keeps it. */
  readonly name?: string;
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

  /** The address of a sign-in sheet, of one date or of the whole series, for those who organise it. */
  async function sheetAddress(act: Act, gathering: Gathering, date: LocalDate | "series"): Promise<string> {
    refuseStrangers(gathering, act.person, act.may("change any gathering"));
    const original = date === "series" ? {} : { original: date };
    const opened = { kind: "sheet", person: act.person, gathering: gathering.id, ...original } as const;
    return `/calendar/papers/${await change(db, (tx) => secretOf(tx, act, opened, "keep"))}`;
  }

  /** The address of the asker's own attendance certificate, of one date or of the whole series. */
  async function certificateAddress(act: Act, gathering: Gathering, date: LocalDate | "series"): Promise<string> {
    const original = date === "series" ? {} : { original: date };
    const opened = { kind: "certificate", person: act.person, gathering: gathering.id, ...original } as const;
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
    const paper = /^papers\/([\w-]{32})(?:\.(pdf|md))?$/.exec(path);
    if (paper !== null) return servePaper(db, paper[1] as string, (paper[2] ?? "html") as PaperEnding, clock.now());
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

function served(type: string, body: Served["body"]): Served {
  return { type, body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` };
}

function calendarServed(name: string, zone: string, now: Instant, events: readonly CalendarEvent[]): Served {
  const until = Date.UTC(new Date(now).getUTCFullYear() + YEARS_AHEAD, 0, 1) as Instant;
  return served("text/calendar; charset=utf-8", writeCalendar({ name, zone: zone as Zone, until }, events));
}

async function serveOpen(db: Db, community: Id, what: string, now: Instant, whose: "its own" | "all" = "all"): Promise<Served | null> {
  const facts = await findCommunity.first(db, { community });
  if (facts === null) return null;
  const wanted = what.toLowerCase() === "public" ? null : what.toUpperCase();
  const shown = await shownGatherings(db, community, wanted, now);
  const open = shown.filter((one) => (wanted === null ? isPublic(one) : one.audience === "everyone"));
  const gatherings = whose === "all" ? open : open.filter((gathering) => !isPartners(gathering));
  if (wanted !== null && gatherings.length === 0) return null;
  const events: CalendarEvent[] = [];
  for (const gathering of gatherings) {
    const link = gathering.reveal === "everyone" ? "with the link" : "without";
    events.push(...eventsOf(gathering, await keptDates(db, gathering, ""), link));
  }
  return calendarServed(wanted === null ? facts.name : (gatherings[0]?.title ?? facts.name), facts.zone, now, events);
}

/** What an association's own calendar says to everyone, without what it only shows of its partners. Null where there is no such association. */
export async function ownCalendar(db: Db, community: Id, now: Instant): Promise<Served | null> {
  return serveOpen(db, community, "public", now, "its own");
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
    const answer = state as "going" | "maybe";
    if (date !== null && date.end > after(now, -SHOWN_AFTER))
      events.push(ownEvent(await withLink(db, gathering, { state: answer }), date, answer));
  }
  return events;
}

type PaperEnding = "html" | "pdf" | "md";

async function servePaper(db: Db, secret: string, ending: PaperEnding, now: Instant): Promise<Served | null> {
  const address = await addressOpened(db, secret, ["sheet", "certificate"]);
  if (address === null || address.gathering === null || address.person === null) return null;
  if (instantOut(address.made_at) < after(now, -PAPER_OPEN)) return null;
  const facts = await findCommunity.first(db, { community: address.community });
  const gathering = await findGathering(db, address.community, address.gathering);
  if (facts === null || gathering === null) return null;
  // The paper bears the hour of its address, so that it is the same for as long as what it says is.
  const voice = voiceOf(nearestLocale(facts.locale) ?? "en", facts.zone, instantOut(address.made_at));
  const drawn = { association: facts.name, title: gathering.title };
  const paper =
    address.kind === "certificate"
      ? await certificateOf(db, gathering, address, drawn, voice)
      : await sheetOf(db, gathering, address.original as LocalDate | null, drawn, voice, now);
  return paper === null ? null : servedPaper(paper, ending, voice);
}

type Drawn = Pick<Parameters<typeof certificatePaper>[0], "association" | "title">;

async function certificateOf(db: Db, gathering: Gathering, address: CalendarAddressRow, drawn: Drawn, voice: Voice): Promise<Paper> {
  const person = address.person as Id;
  const name = (await personNames(db, gathering.community, [person])).get(person) ?? "";
  const attended = await attendedOf(db, gathering, person);
  const dates = address.original === null ? attended : attended.filter(({ original }) => original === address.original);
  return certificatePaper({ ...drawn, name, dates }, voice);
}

/** How many dates of a series a sheet has: those to come, or the last ones where it is over. */
const DATES_ON_SHEET = 12;

async function sheetOf(
  db: Db,
  gathering: Gathering,
  original: LocalDate | null,
  drawn: Drawn,
  voice: Voice,
  now: Instant,
): Promise<Paper | null> {
  if (original === null) {
    const rolls: RollOfDate[] = [];
    for (const date of await datesOnSheet(db, gathering, now)) rolls.push({ date, people: await peopleOn(db, gathering, date, voice) });
    return seriesSheetPaper({ ...drawn, rolls }, voice);
  }
  const date = occurrenceAt(gathering, original, await findKept(db, gathering, original));
  return date === null
    ? null
    : sheetPaper({ association: drawn.association, date, people: await peopleOn(db, gathering, date, voice) }, voice);
}

async function datesOnSheet(db: Db, gathering: Gathering, now: Instant): Promise<readonly Occurrence[]> {
  const coming = comingDates(gathering, await keptDates(db, gathering, keptSince(now, gathering.zone)), now, DATES_ON_SHEET);
  const held = coming.filter(({ cancelled }) => cancelled === null);
  if (held.length > 0) return held;
  const kept = await keptDates(db, gathering, "");
  const past = kept.flatMap((one) => occurrenceAt(gathering, one.original, one) ?? []).filter(({ cancelled }) => cancelled === null);
  return past.sort((one, other) => one.at - other.at).slice(-DATES_ON_SHEET);
}

/** Who is to sign: those of the association, then those who come from partners, each with whence. */
async function peopleOn(db: Db, gathering: Gathering, { kept, original }: Occurrence, voice: Voice): Promise<readonly OnRoll[]> {
  const own = kept === null ? [] : await rollOf(db, gathering, kept);
  return withVisitors(own, await visitorsOf(db, gathering, original), voice);
}

/** A page reads its look from the site; where PDF cannot be written, a page says so. */
async function servedPaper(paper: Paper, ending: PaperEnding, voice: Voice): Promise<Served> {
  const style = { href: "/calendar/papers/paper.css" };
  if (ending === "html") return served("text/html; charset=utf-8", htmlOf(paper, style));
  if (ending === "pdf" && !(await canWritePdf())) {
    const sorry = { ...paper, parts: [says(voice.say("paper-no-pdf"))] };
    return served("text/html; charset=utf-8", htmlOf(sorry, style));
  }
  const { type, bytes } = await writePaper(paper, ending === "pdf" ? "pdf" : "markdown");
  return { ...served(type, new Uint8Array(bytes)), name: `${paper.title}.${ending}` };
}
