import { createHmac, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { hostname } from "node:os";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import type { Place } from "#chat/place.ts";
import type { Platform } from "#chat/platform.ts";
import type { Voice } from "#chat/voice.ts";
import { commands } from "#commands/all.ts";
import { type Config, keptSecret, publicAddress } from "#config.ts";
import { emptyForm } from "#dispatch/declared-form.ts";
import { usualPaces } from "#dispatch/pace.ts";
import { isWhole } from "#federation/addresses.ts";
import { type ComingDate, comingOpenDates } from "#gatherings/coming.ts";
import { tick } from "#jobs/tick.ts";
import { after, type Clock, HOUR, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { type Log, openLog } from "#kernel/log.ts";
import { openVault, type Vault } from "#kernel/vault.ts";
import { type Locale, nearestLocale } from "#locales/locale.ts";
import { findSpace } from "#membership/store.ts";
import { migrations } from "#migrations/all.ts";
import { configuredParts, type Only } from "#only.ts";
import { forgetRooms, openRoomsOf } from "#outbox/room.ts";
import { openParvis, type Parvis } from "#parvis.ts";
import { answerFile } from "#platforms/web/served.ts";
import { type Listening, listen, strictHeaders } from "#platforms/web/server.ts";
import { mountCertificates, mountDesk, mountFederation, mountLetters, mountLinks, mountPublic, mountRoot } from "#site/mount.ts";
import { change, onCommit } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import { holdWriterLock } from "#store/lock.ts";
import { migrate } from "#store/migrate.ts";
import { openStore, type Store } from "#store/open.ts";
import { openMetrics } from "#watch/metrics.ts";
import { watchRoutes } from "#watch/routes.ts";

/** What a platform asks of the house, over the rows of one database. */
export interface Directory {
  readonly usersOf: (people: readonly string[], team: string) => Promise<ReadonlyMap<string, string>>;
  readonly teamOf: (user: string) => Promise<string | null>;
  readonly localeOf: (team: string) => Promise<Locale | null>;
  readonly comingIn: (team: string) => Promise<readonly ComingDate[] | null>;
  readonly teams: () => Promise<readonly string[]>;
  readonly learnRoles: (team: string, roles: readonly { readonly native: string; readonly name: string }[]) => Promise<void>;
  readonly awaited: (team: string) => Promise<readonly string[]>;
  readonly absent: (team: string, user: string) => Promise<void>;
  readonly present: (team: string, user: string) => Promise<void>;
  readonly holds: (team: string, user: string, roles: readonly string[]) => Promise<void>;
  readonly parted: (team: string, rooms: readonly string[]) => Promise<void>;
  readonly back: (team: string) => Promise<void>;
  readonly onWritten: (listener: () => void) => () => void;
  readonly meet: (rooms: readonly Place[]) => Promise<void>;
  readonly keep: (name: string, value: string, until: Instant | null) => Promise<void>;
  /** Keeps a text until an instant unless one is kept there by then: null when it was kept, otherwise what is there. */
  readonly claim: (name: string, value: string, until: Instant) => Promise<string | null>;
  readonly recall: (name: string) => Promise<string | null>;
  readonly drop: (name: string) => Promise<void>;
}

/** What platforms are made with. */
export interface Making {
  readonly log: Log;
  readonly store: Store;
  readonly clock: Clock;
  readonly directory: (platform: string) => Directory;
  /** Says what whoever runs Parvis must mend, and ends the process when what is in flight has ended. */
  readonly lost: (problem: Error) => void;
  /** Serves a path of the public address; the server listens where at least one is asked for. */
  readonly serve: (path: string, answer: (request: Request) => Promise<Response>) => void;
  /** Serves everything below a path with what takes Node's own requests. */
  readonly serveAll: (below: string, listener: (request: IncomingMessage, response: ServerResponse) => void) => void;
  /** Seals what must not lie open in the database. */
  readonly vault: Vault;
  /** A secret of this house for one purpose, the same in every process that shares it. */
  readonly secretFor: (purpose: string) => string;
}

/** Parvis on its real database, under way. */
export interface Running {
  readonly parvis: Parvis;
  readonly store: Store;
  readonly log: Log;
  /** Where the ways in over HTTP are; null where there are none. */
  readonly port: number | null;
  readonly stop: () => Promise<void>;
}

/**
 * Opens the configured database, brings it up to date, and starts the platforms that `make` gives. On SQLite this process
 * holds the right to write until it stops. What fails on the way closes what was opened.
 */
export async function openRunning(
  config: Config,
  make: (making: Making) => Promise<readonly Platform[]>,
  lost: (problem: Error) => void,
  clock: Clock,
  only: Only = configuredParts(config),
): Promise<Running> {
  const sqlite = config.databaseUrl.startsWith("sqlite:");
  const lock = sqlite ? await holdWriterLock(config.databaseUrl.slice("sqlite:".length)) : null;
  const store = await openStore({ url: config.databaseUrl, clock }).catch((error: unknown) => {
    lock?.release();
    throw error;
  });
  const closing: (() => Promise<void>)[] = [async () => lock?.release(), () => store.close()];
  let underWay = false;
  const close = async () => {
    underWay = false;
    for (const each of closing.splice(0).reverse()) await each();
  };
  try {
    await migrate(store, migrations);
    const metrics = await openMetrics(store.db, clock);
    const log = openLog(config.log, metrics.logged);
    const secret = keptSecret(config);
    const vault = openVault(secret, config.secretOld === null ? [] : [config.secretOld]);
    const routes = new Hono();
    const paths: string[] = [];
    let parvis: Parvis | null = null;
    const making: Making = {
      log,
      store,
      clock,
      directory: (platform) => directoryOf(store, platform, () => parvis as Parvis),
      lost,
      serve(path, answer) {
        paths.push(path);
        routes.all(path, (context) => answer(context.req.raw));
      },
      serveAll(below, listener) {
        paths.push(below);
        routes.all(`${below}/*`, (context) => {
          const { incoming, outgoing } = context.env as { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse };
          listener(incoming, outgoing);
          return RESPONSE_ALREADY_SENT;
        });
      },
      vault,
      secretFor: (purpose) => createHmac("sha256", secret).update(`parvis ${purpose}`).digest("hex"),
    };
    const platforms = await make(making);
    parvis = openParvis({
      store,
      defaults: { zone: config.zone, locale: config.locale, url: publicAddress(config) },
      vault,
      commands,
      platforms,
      log,
      heard: metrics.heard,
      paces: usualPaces,
      owner: sqlite ? ALONE : `${hostname()}-${process.pid}-${randomUUID()}`,
      wakeUrl: sqlite ? null : config.databaseUrl,
      works: only.has("worker"),
      letters: config.mail === null ? undefined : publicAddress(config),
    });
    closing.push(parvis.stop);
    await parvis.start();
    if (config.backup !== null && only.has("worker")) {
      const { claim } = making.directory("");
      const nightly = tick(
        "minute",
        () => copyNow(config, log, clock, claim),
        (error) => log.error({ err: error }, "a copy failed"),
      );
      await nightly.start();
      closing.push(nightly.stop);
    }
    if (only.has("web")) serveCalendars(routes, parvis);
    if (only.has("web")) mountLinks(routes, { house: () => (parvis as Parvis).house, url: config.url, now: clock.now, log });
    if (only.has("web")) mountCertificates(routes, { house: () => (parvis as Parvis).house, now: clock.now });
    if (only.has("web")) mountLetters(routes, { house: () => (parvis as Parvis).house });
    routes.route("/", watchRoutes({ db: store.db, clock, metrics, platforms, works: only.has("worker"), underWay: () => underWay }));
    if (only.has("web")) mountSite(routes, config, parvis, clock, log);
    if (only.has("web") && (config.url !== null || only.size === 1))
      paths.push("/calendar", "/p", "/certificate", "/desk", ...(config.site ? ["/a", "/federation"] : []));
    if (only.has("web") && config.mail !== null) paths.push("/letters");
    const listening = await listenWhere(paths.length > 0, routes, config, log);
    if (listening !== null) closing.push(listening.close);
    underWay = true;
    return { parvis, store, log, port: listening?.port ?? null, stop: close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** How the process that alone may write to its database signs what it takes: after a kill the next one goes on at once. */
const ALONE = "alone";

/** For how long a copy is left to the process that began it, and one that failed is not tried again, in milliseconds. */
const ONE_COPIES = HOUR;

/** Makes the copy of the night where it is due; of several processes with one data folder one does. */
async function copyNow(config: Config, log: Log, clock: Clock, claim: Directory["claim"]): Promise<void> {
  const { copyIsDue, copyTonight } = await import("#copies/nightly.ts");
  const now = clock.now();
  if (!copyIsDue(config, now)) return;
  if ((await claim("backup", "", after(now, ONE_COPIES))) !== null) return;
  const done = await copyTonight(config, process.env, now);
  if (done !== null) log.info({ path: done.made.path, bytes: done.made.bytes, removed: done.removed.length }, "a copy was made");
}

/** The public site where it is on, and the pages of whoever asks for them in chat. */
function mountSite(routes: Hono, config: Config, parvis: Parvis, clock: Clock, log: Log): void {
  const formOf = (path: string, voice: Voice) => emptyForm(parvis.house, path, voice);
  const onWritten = (listener: () => void) => onCommit(parvis.db, listener);
  const site = { house: () => parvis.house, ears: () => parvis.ears, formOf, url: config.url, now: clock.now, log, onWritten };
  mountDesk(routes, site);
  if (!config.site) return;
  mountPublic(routes, site);
  const { url } = config;
  if (url !== null && isWhole(url)) mountFederation(routes, { ...site, url });
  mountRoot(routes, site);
}

/** Listens where something is served, and where an address was named: then only to say how it is, which must not keep it from starting. */
async function listenWhere(served: boolean, routes: Hono, config: Config, log: Log): Promise<Listening | null> {
  if (served) return listen(routes, config.host, config.port);
  if (!config.listens) return null;
  try {
    return await listen(routes, config.host, config.port);
  } catch (error) {
    log.warn({ err: error, port: config.port }, "nothing is said of health: the address cannot be listened on");
    return null;
  }
}

/** Calendars and papers are read where the server listens: for a platform's own way in, or since a public address is given. */
function serveCalendars(routes: Hono, parvis: Parvis): void {
  const { gatherings, partners } = parvis.house;
  const serve = async (path: string) => (await partners.serve(path)) ?? gatherings.serve(path);
  routes.get("/calendar/*", strictHeaders, async (context) => (await answerFile(context, serve)) ?? context.notFound());
}

/** A server shows at most a hundred events, those of others included; so many of them are ours. */
const EVENTS = 50;

/** A brief memo is kept until its hour, which stands before it: so many characters of ISO text. */
const HOUR_LENGTH = 24;

function directoryOf(store: Store, platform: string, parvis: () => Parvis): Directory {
  const { db } = store;
  const spaceOf = (team: string) => findSpace.first(db, { platform, team });
  const briefly = (name: string) => `brief/${name}`;

  async function usersOf(people: readonly string[], team: string): Promise<ReadonlyMap<string, string>> {
    const space = await spaceOf(team);
    if (space === null || people.length === 0) return new Map();
    const rows = await db
      .selectFrom("accounts")
      .select(["person", "user", "team"])
      .where("community", "=", space.community)
      .where("platform", "=", platform)
      .where("person", "in", people as readonly Id[])
      .orderBy("created_at", "desc")
      .execute();
    const sorted = rows.sort((a, b) => Number(a.team === team) - Number(b.team === team));
    return new Map(sorted.map((row) => [row.person, row.user]));
  }

  async function teamOf(user: string): Promise<string | null> {
    const row = await db
      .selectFrom("accounts")
      .select("team")
      .where("platform", "=", platform)
      .where("user", "=", user)
      .orderBy("created_at", "desc")
      .limit(1)
      .executeTakeFirst();
    return row?.team ?? null;
  }

  async function meet(rooms: readonly Place[]): Promise<void> {
    for (const room of rooms) {
      const space = await spaceOf(room.team);
      if (space === null) continue;
      const known = await parvis().house.rooms.find(space.community, `<#${room.room}>`, null);
      if (known === null || known.name !== room.name) await parvis().house.rooms.learn(space.community, room);
    }
  }

  async function keep(name: string, value: string, until: Instant | null): Promise<void> {
    const row = until === null ? { name, value } : { name: briefly(name), value: `${instantIn(until)}${value}` };
    await change(db, async (tx) => {
      if (until !== null) {
        const now = instantIn(store.clock.now());
        await tx
          .deleteFrom("memos")
          .where("name", ">=", briefly(""))
          .where("name", "<", briefly("\uffff"))
          .where((e) => e(e.fn<string>("substr", ["value", e.lit(1), e.lit(HOUR_LENGTH)]), "<", now))
          .execute();
      }
      await tx
        .insertInto("memos")
        .values(row)
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: row.value }))
        .execute();
    });
  }

  async function claim(name: string, value: string, until: Instant): Promise<string | null> {
    const now = instantIn(store.clock.now());
    const taken = await change(db, async (tx) => {
      await tx
        .deleteFrom("memos")
        .where("name", "=", briefly(name))
        .where((e) => e(e.fn<string>("substr", ["value", e.lit(1), e.lit(HOUR_LENGTH)]), "<", now))
        .execute();
      const kept = await tx
        .insertInto("memos")
        .values({ name: briefly(name), value: `${instantIn(until)}${value}` })
        .onConflict((conflict) => conflict.column("name").doNothing())
        .returning("name")
        .executeTakeFirst();
      return kept === undefined;
    });
    return taken ? ((await recall(name)) ?? "") : null;
  }

  async function recall(name: string): Promise<string | null> {
    const rows = await db
      .selectFrom("memos")
      .select(["name", "value"])
      .where("name", "in", [name, briefly(name)])
      .execute();
    const [row] = rows;
    if (row === undefined || row.name === name) return row?.value ?? null;
    return row.value.slice(0, HOUR_LENGTH) < instantIn(store.clock.now()) ? null : row.value.slice(HOUR_LENGTH);
  }

  async function drop(name: string): Promise<void> {
    await change(db, async (tx) => {
      await tx
        .deleteFrom("memos")
        .where("name", "in", [name, briefly(name)])
        .execute();
    });
  }

  return {
    usersOf,
    teamOf,
    async localeOf(team) {
      const space = await spaceOf(team);
      return space === null ? null : (nearestLocale(space.locale) ?? "en");
    },
    async comingIn(team) {
      const space = await spaceOf(team);
      return space === null ? null : comingOpenDates(db, space.community, store.clock.now(), EVENTS);
    },
    async teams() {
      const rows = await db.selectFrom("spaces").select("team").where("platform", "=", platform).orderBy("id").execute();
      return rows.map((row) => row.team);
    },
    onWritten: (listener) => onCommit(db, listener),
    parted: (team, rooms) => change(db, (tx) => forgetRooms(tx, { platform, team }, rooms)),
    back: (team) => change(db, (tx) => openRoomsOf(tx, { platform, team })),
    learnRoles: (team, roles) => parvis().house.platformRoles.learn({ platform, team }, roles, store.clock.now()),
    awaited: (team) => parvis().house.absences.awaited({ platform, team }),
    absent: (team, user) => parvis().house.absences.left({ platform, team, user }, store.clock.now()),
    present: (team, user) => parvis().house.absences.returned({ platform, team, user }),
    holds: (team, user, roles) => parvis().house.platformRoles.hold({ platform, team, user, roles }, store.clock.now()),
    meet,
    keep,
    claim,
    recall,
    drop,
  };
}
