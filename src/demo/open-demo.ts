import { rmSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { dateAt, type Zone } from "#calendar/calendar.ts";
import type { Voice } from "#chat/voice.ts";
import { commands } from "#commands/all.ts";
import { type Config, keptSecret, publicAddress } from "#config.ts";
import { machineClock } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { type Log, openLog } from "#kernel/log.ts";
import { ownFile } from "#kernel/own-files.ts";
import { openVault } from "#kernel/vault.ts";
import type { Locale } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";
import { migrations } from "#migrations/all.ts";
import { openParvis, type Parvis } from "#parvis.ts";
import { webPlatform } from "#platforms/web/platform.ts";
import { RunProblem, terminalLocale } from "#problem.ts";
import { laterRoutes } from "#site/later-routes.ts";
import { mountCertificates, mountDesk, mountLinks, mountPublic } from "#site/mount.ts";
import { change, onCommit } from "#store/change.ts";
import { holdWriterLock } from "#store/lock.ts";
import { migrate } from "#store/migrate.ts";
import { openStore, type Store } from "#store/open.ts";
import { demoControls } from "./controls.ts";
import { type DemoClock, demoClock } from "./demo-clock.ts";
import type { Sample } from "./sample.ts";
import { samples } from "./samples/all.ts";
import { storedWall } from "./stored-wall.ts";

const forms = ownFile<typeof import("#dispatch/declared-form.ts")>("#dispatch/declared-form.ts");

/** What the playground remembers of itself: which sample, in which language, made on which day, and how far its clock was turned. */
interface Remembered {
  readonly made: string;
  readonly ahead: number;
  readonly community: Id;
}

/**
 * Opens the playground on a sample association: a page of its own on a database of its own (`demo.db`), which is kept over a
 * restart and made anew on another day. Prints where it is and who can reach it.
 */
export async function openDemo(config: Config, key: string | null): Promise<{ readonly stop: () => Promise<void> }> {
  const terminal = terminalLocale(process.env);
  const sample = key === null ? samples[0] : samples.find((each) => each.key === key);
  if (sample === undefined)
    throw new RunProblem("cli-unknown-sample", { typed: key ?? "", known: samples.map((each) => each.key).join(", ") });
  const path = join(config.data, "demo.db");
  const lock = await holdWriterLock(path);
  const made = `${sample.key} ${config.locale} ${dateAt(machineClock.now(), sample.zone as Zone)}`;
  const clock = demoClock(0);
  let store = await openMigrated(path, clock);
  let remembered = await recall(store);
  const stale = remembered !== null && remembered.made !== made;
  const unfinished = remembered === null && (await holdsSomething(store));
  if (stale || unfinished) {
    await store.close();
    for (const suffix of ["", "-wal", "-shm"]) rmSync(`${path}${suffix}`, { force: true });
    store = await openMigrated(path, clock);
    remembered = null;
  }
  if (remembered !== null && remembered.ahead > 0) clock.turnTo((machineClock.now() + remembered.ahead) as ReturnType<typeof clock.now>);
  const demo = await furnish({ config, sample, store, clock, remembered, made });
  say(config, sample, demo.address(), terminal, stale);
  return {
    async stop() {
      process.stdout.write(`${speak(terminal, "start-stopping")}\n`);
      await demo.parvis.stop();
      await store.close();
      lock.release();
    },
  };
}

async function openMigrated(path: string, clock: DemoClock): Promise<Store> {
  const store = await openStore({ url: `sqlite:${path}`, clock });
  await migrate(store, migrations);
  return store;
}

interface Furnishing {
  readonly config: Config;
  readonly sample: Sample;
  readonly store: Store;
  readonly clock: DemoClock;
  readonly remembered: Remembered | null;
  readonly made: string;
}

async function furnish({
  config,
  sample,
  store,
  clock,
  remembered,
  made,
}: Furnishing): Promise<{ readonly parvis: Parvis; readonly address: () => string }> {
  let community = remembered?.community ?? null;
  const here = () => {
    if (community === null) throw new Error("The sample association is not there yet.");
    return community;
  };
  const log = openLog(config.log === "info" ? "warn" : config.log);
  const keepClock = (ahead: number) => remember(store, { made, ahead, community: here() });
  let parvis: Parvis | null = null;
  const controls = demoControls({ parvis: () => parvis as Parvis, sample, locale: config.locale, clock, community: here, keepClock });
  const web = webPlatform({
    host: config.host,
    port: config.port,
    url: config.url,
    demo: controls,
    wall: storedWall(store.db, here),
    commands,
    log,
    beside: pagesBeside({ config, clock, log, parvis: () => parvis as Parvis }),
    served: async (path) => (parvis === null ? null : ((await parvis.house.partners.serve(path)) ?? parvis.house.gatherings.serve(path))),
  });
  parvis = openParvis({
    store,
    defaults: { zone: config.zone, locale: config.locale, url: publicAddress(config) },
    vault: openVault(keptSecret(config)),
    commands,
    platforms: [web],
    log,
    owner: "playground",
    wakeUrl: null,
  });
  if (community === null) {
    const { seedSample } = await import("./seed.ts");
    await seedSample(parvis, sample, config.locale, clock, machineClock.now(), (founded) => {
      community = founded;
    });
    await keepClock(0);
  }
  await parvis.start();
  return { parvis, address: web.address };
}

/** What the playground serves beside itself: whether it is well, one-time links, certificates, the public site below `/a`, and the pages that `/parvis web` opens. */
function pagesBeside(beside: {
  readonly config: Config;
  readonly clock: DemoClock;
  readonly log: Log;
  readonly parvis: () => Parvis;
}): Hono {
  const { config, clock, log, parvis } = beside;
  const site = { house: () => parvis().house, url: config.url, now: clock.now, log };
  const formOf = (path: string, voice: Voice) => forms().emptyForm(parvis().house, path, voice);
  const onWritten = (listener: () => void) => onCommit(parvis().db, listener);
  const app = new Hono();
  app.route(
    "/",
    laterRoutes(["/healthz", "/readyz"], async () => {
      const { watchRoutes } = await import("#watch/routes.ts");
      return watchRoutes({ db: parvis().db, clock, metrics: null, platforms: [], works: false, underWay: () => true });
    }),
  );
  for (const mount of [mountLinks, mountCertificates, mountDesk, mountPublic])
    mount(app, { ...site, ears: () => parvis().ears, formOf, onWritten });
  return app;
}

/** A sample that was not finished, since the process died while it was made. */
async function holdsSomething(store: Store): Promise<boolean> {
  return (await store.db.selectFrom("communities").select("id").limit(1).executeTakeFirst()) !== undefined;
}

async function recall(store: Store): Promise<Remembered | null> {
  const row = await store.db.selectFrom("memos").select("value").where("name", "=", "demo").executeTakeFirst();
  return row === undefined ? null : (JSON.parse(row.value) as Remembered);
}

async function remember(store: Store, remembered: Remembered): Promise<void> {
  const value = JSON.stringify(remembered);
  await change(store.db, async (tx) => {
    await tx
      .insertInto("memos")
      .values({ name: "demo", value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
      .execute();
  });
}

function say(config: Config, sample: Sample, url: string, locale: Locale, renewed: boolean): void {
  const loopback = config.host === "127.0.0.1" || config.host === "localhost" || config.host === "::1";
  const lines = [
    speak(locale, "start-playground", { url }),
    speak(locale, "start-playground-about", { name: sample.name[locale] }),
    loopback ? speak(locale, "start-loopback") : speak(locale, "start-open", { host: config.host }),
    ...(renewed ? [speak(locale, "start-sample-new")] : []),
    speak(locale, "start-stop"),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
