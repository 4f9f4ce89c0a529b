import type { Zone } from "#calendar/calendar.ts";
import type { Said } from "#chat/platform.ts";
import { commands } from "#commands/all.ts";
import { handClock, type Instant } from "#kernel/clock.ts";
import { logTo } from "#kernel/log.ts";
import { openVault } from "#kernel/vault.ts";
import { openParvis, type Parvis } from "#parvis.ts";
import { openStore, type Store } from "#store/open.ts";
import { SECRET } from "#test/support/whole-house.ts";
import { keeping, write } from "./child.ts";

/** Something that somebody says about help, with the key under which it is delivered, in this life and the next. */
export interface Deed {
  readonly who: string;
  readonly key: string;
  readonly said: Said;
}

/** What one life of the process is given: it answers what is said, all at once, then does and tells what is due. */
export interface AidLife {
  readonly url: string;
  readonly folder: string;
  readonly owner: string;
  readonly now: number;
  readonly deeds: readonly Deed[];
}

/** What was answered to a deed. */
export interface Acknowledged {
  readonly key: string;
  readonly outcome: string;
}

/** A whole Parvis on a platform that keeps what it shows in the folder, and drops what it has shown before. */
export async function openAid(store: Store, folder: string, owner: string): Promise<Parvis> {
  const platform = keeping({ folder }, "keen", true);
  const parvis = openParvis({
    store,
    defaults: { zone: "Europe/Paris" as Zone, locale: "en" },
    vault: openVault(SECRET),
    commands,
    platforms: [platform],
    log: logTo("warn", (line) => write({ folder }, "troubles", line)),
    owner,
    wakeUrl: null,
  });
  await platform.start(parvis.ears);
  return parvis;
}

/** Says the deeds together, writes down what was answered, and does and tells what is due. */
export async function sayAndSettle(parvis: Parvis, folder: string, deeds: readonly Deed[]): Promise<void> {
  async function say({ who, key, said }: Deed): Promise<void> {
    const speaker = { platform: "keen", team: "T1", user: who, name: who, locale: null, zone: null, owner: false };
    const { outcome } = await parvis.ears.hear({ speaker, key, place: null, said });
    write({ folder }, "acknowledged", { key, outcome } satisfies Acknowledged);
  }
  await Promise.all(deeds.map(say));
  await parvis.settle();
}

async function live({ url, folder, owner, now, deeds }: AidLife): Promise<void> {
  const store = await openStore({ url, clock: handClock(now as Instant), connections: 3 });
  await sayAndSettle(await openAid(store, folder, owner), folder, deeds);
  await store.close();
}

if (import.meta.main) await live(JSON.parse(process.argv[2] as string) as AidLife);
