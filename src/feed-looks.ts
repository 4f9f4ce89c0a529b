import { existsSync } from "node:fs";
import type { Zone } from "#calendar/calendar.ts";
import type { Config } from "#config.ts";
import { databaseFile } from "#copies/configured-database.ts";
import { isUnread } from "#kernel/unread.ts";
import { type ReadWeb, webReader } from "#kernel/web-text.ts";
import { migrations } from "#migrations/all.ts";
import { pending } from "#store/migrate.ts";
import { openStore, type Store } from "#store/open.ts";
import type { Found } from "./machine-looks.ts";

/** More are not looked at in one go. */
const MOST = 50;

/** A partner may announce nothing at the moment. */
const EMPTY = "calendar-file-empty";

/**
 * Reads the calendars on the web that organisers left out or marked, and those of partners elsewhere, as they are read every day.
 * Changes nothing. Of an address only its host is said: the rest may be a secret.
 */
export async function feedLooks(config: Config, read: ReadWeb = webReader()): Promise<readonly Found[]> {
  const path = databaseFile(config);
  if (path !== null && !existsSync(path)) return [];
  let store: Store | null = null;
  try {
    store = await openStore({ url: config.databaseUrl, connections: 1 });
    if ((await pending(store, migrations)).length > 0) return [];
    const found: Found[] = [];
    for (const address of await addressesIn(store)) found.push(await look(read, address));
    return found;
  } catch {
    // The database is looked at by itself, and what is wrong with it said there.
    return [];
  } finally {
    await store?.close();
  }
}

async function addressesIn({ db }: Store): Promise<readonly string[]> {
  const own = await db.selectFrom("calendar_sources").select("address").orderBy("address").limit(MOST).execute();
  const theirs = await db
    .selectFrom("partners")
    .select("address")
    .where("state", "=", "linked")
    .where("address", "is not", null)
    .orderBy("address")
    .limit(MOST)
    .execute();
  return [...new Set([...own, ...theirs].flatMap(({ address }) => address ?? []))].slice(0, MOST);
}

async function look(read: ReadWeb, address: string): Promise<Found> {
  const host = URL.parse(address)?.host ?? "";
  const answer = await read(address, null);
  if (answer === "same") return { state: "well", key: "doctor-feed", values: { host } };
  const { readCalendarFile } = await import("#calendar/calendar-files.ts");
  const calendar = isUnread(answer) ? answer : readCalendarFile(answer.text, "UTC" as Zone);
  const well = !isUnread(calendar) || calendar.key === EMPTY;
  return well ? { state: "well", key: "doctor-feed", values: { host } } : { state: "note", key: "doctor-feed-unread", values: { host } };
}
