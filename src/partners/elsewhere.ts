import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Zone } from "#calendar/calendar.ts";
import { readCalendarDates } from "#calendar/calendar-files.ts";
import type { Act } from "#chat/call.ts";
import { readerOf, type SourceParts } from "#gatherings/calendar-sources.ts";
import { ownCalendar, type Served } from "#gatherings/feeds.ts";
import { after, DAY, HOUR, type Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { isUnread, type Unread } from "#kernel/unread.ts";
import type { ReadWeb } from "#kernel/web-text.ts";
import { actedBefore, noteAct, tellEach } from "#membership/acting.ts";
import { peopleWhoMay } from "#membership/store.ts";
import { change } from "#store/change.ts";
import { instantIn, jsonIn } from "#store/column.ts";
import { nextHandle } from "#store/handles.ts";
import type { Parts } from "#store/parts.ts";
import type { FarEvent, Partner } from "./partner.ts";
import { feedKeyOf, feedsReadBefore, insertPartner, loadPartner, markRead, partnersOf, writePartner } from "./store.ts";

/** How often a partner's calendar is read, and how many in one go. */
const AGAIN = 6 * HOUR;
const AT_ONCE = 20;

/** How far ahead a partner's gatherings are listed, and how many of them. */
const AHEAD = 92 * DAY;
const MOST_EVENTS = 50;

/** The most partners elsewhere that a community may have. */
const MOST_ELSEWHERE = 50;

interface Found {
  readonly events: readonly FarEvent[];
  readonly tag: string | null;
}

/** Partners on other installations: each reads the other's calendar at an address that is secret and signed. */
export function partnersElsewhere(parts: SourceParts & Pick<Parts, "clock" | "vault">) {
  const { db, ids, clock, vault } = parts;

  async function read(reader: ReadWeb, address: string, tag: string | null, zone: Zone): Promise<Found | Unread | null> {
    const answer = await reader(address, tag);
    if (answer === "same") return null;
    if (isUnread(answer)) return answer;
    const now = clock.now();
    const events = readCalendarDates(answer.text, zone, { from: now, to: after(now, AHEAD), most: MOST_EVENTS });
    return isUnread(events) ? events : { events: events.map(trimmed), tag: answer.tag };
  }

  /** Adds a partner elsewhere; its calendar is read at once where its address is given. */
  async function follow(act: Act, name: string, typed: string | undefined): Promise<Partner> {
    const { id: community, zone } = act.community;
    const address = typed === undefined ? null : (URL.parse(typed.trim().replace(/^webcal:/i, "https:"))?.href ?? typed);
    const known = (await partnersOf(db, community, "without")).filter(({ kind }) => kind === "elsewhere");
    const same = known.find((one) => one.address !== null && one.address === address);
    const found = address === null || same !== undefined ? null : await read(await readerOf(parts), address, null, zone as Zone);
    if (found !== null && isUnread(found)) throw new Misuse("address", found.key, found.values);
    const id = ids.next();
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      if (again !== null) return loadPartner(tx, community, again);
      if (same !== undefined) throw new Refusal("partner-already", { name: same.name, handle: same.handle });
      if (known.length >= MOST_ELSEWHERE) throw new Refusal("partner-too-many", { most: MOST_ELSEWHERE });
      const at = instantIn(act.now);
      const handle = await nextHandle(tx, community, "L");
      await insertPartner(tx, {
        ...{ community, id, handle, kind: "elsewhere", name, folded: fold(name), state: "linked", person: act.person },
        ...{ far_community: null, far_partner: null, address, tag: found?.tag ?? null, trouble: null, version: 1 },
        events: jsonIn(found?.events ?? []),
        read_at: address === null ? null : at,
        feed_key: vault.seal(randomBytes(32)),
        ...{ created_at: at, linked_at: at, ended_at: null },
      });
      await noteAct(tx, act, "partner followed", id, handle);
      return loadPartner(tx, community, id);
    });
  }

  /** Reads the calendars whose last reading is a while ago; resolves to how many were. Of what cannot be read organisers hear once. */
  async function readFeeds(): Promise<number> {
    const now = clock.now();
    let count = 0;
    for (const { partner, address, readAt, zone } of await feedsReadBefore(db, after(now, -AGAIN), AT_ONCE)) {
      const found = await read(await readerOf(parts), address, partner.tag, zone);
      count += (await keep(partner, readAt, found)) ? 1 : 0;
    }
    return count;
  }

  /** Of several processes the first to write that it has read goes on. */
  function keep(partner: Partner, readAt: Instant, found: Found | Unread | null): Promise<boolean> {
    const now = clock.now();
    const trouble = found !== null && isUnread(found) ? found : null;
    const seen = found === null || isUnread(found) ? {} : { tag: found.tag, events: jsonIn(found.events) };
    return change(db, async (tx) => {
      if (!(await markRead(tx, partner, readAt, now))) return false;
      const why =
        trouble === null ? null : jsonIn({ key: trouble.key, values: trouble.values as Readonly<Record<string, string | number>> });
      await writePartner(tx, partner, { ...seen, trouble: why });
      if (trouble === null || partner.trouble !== null) return true;
      const people = [partner.person, ...(await peopleWhoMay(tx, partner.community, "settle the community"))];
      const notice = { name: "partner-trouble", facts: { partner: partner.id }, once: `${partner.id}:${now}` };
      await tellEach(tx, { community: { id: partner.community }, now }, people, notice);
      return true;
    });
  }

  /** Where a partner elsewhere reads our calendar, from the root of the public address; null for one that has none, or none any more. */
  async function feedPath(partner: Partner): Promise<string | null> {
    const key = partner.state === "linked" ? await feedKeyOf(db, partner.community, partner.id) : null;
    if (key === null) return null;
    return `/calendar/partner/${partner.community}/${partner.id}.${signed(vault.open(key), partner)}.ics`;
  }

  /** What is read at a path below `/calendar/`; null for everything else, for what was altered, and once the partnership has ended. */
  async function serve(path: string): Promise<Served | null> {
    const found = /^partner\/([0-9a-f-]{36})\/([0-9a-f-]{36})\.([\w-]{43})\.ics$/.exec(path);
    if (found === null) return null;
    const [, community, id, signature] = found as unknown as [string, Id, Id, string];
    const key = await feedKeyOf(db, community, id);
    if (key === null) return null;
    const meant = Buffer.from(signed(vault.open(key), { community, id }));
    const given = Buffer.from(signature);
    if (meant.length !== given.length || !timingSafeEqual(meant, given)) return null;
    return ownCalendar(db, community, clock.now());
  }

  return { follow, readFeeds, feedPath, serve };
}

function signed(key: Buffer, { community, id }: { readonly community: Id; readonly id: Id }): string {
  return createHmac("sha256", key).update(`parvis partner feed\n${community}\n${id}`).digest("base64url");
}

function trimmed(event: FarEvent): FarEvent {
  return { ...event, title: event.title === "" ? "–" : event.title.slice(0, 200) };
}
