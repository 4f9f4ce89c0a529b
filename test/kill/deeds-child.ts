import { flushCompileCache } from "node:module";
import type { Zone } from "#calendar/calendar.ts";
import type { Said } from "#chat/platform.ts";
import { commands } from "#commands/all.ts";
import { handClock, type Instant } from "#kernel/clock.ts";
import { logTo } from "#kernel/log.ts";
import { openVault } from "#kernel/vault.ts";
import { openParvis, type Parvis } from "#parvis.ts";
import { openStore, type Store } from "#store/open.ts";
import { SECRET, wordsOf } from "#test/support/whole-house.ts";
import { keeping, write } from "./child.ts";

/** Something that somebody says, with the key under which it is delivered, in this life and the next. */
export interface Deed {
  readonly who: string;
  readonly key: string;
  readonly said: Said;
}

/** Where it is said, by people of the team `T1` on a platform of that name, and the folder in which is kept what was answered and shown. */
export interface Scene {
  readonly platform: string;
  readonly folder: string;
}

/** What one life of the process is given: it answers what is said at once, then what is said one after another, and does and tells what is due. */
export interface DeedsLife {
  readonly scene: Scene;
  readonly url: string;
  readonly owner: string;
  readonly now: number;
  readonly together: readonly Deed[];
  readonly then?: readonly Deed[];
}

/** What was answered to a deed. */
export interface Acknowledged {
  readonly key: string;
  readonly outcome: string;
  readonly words: string;
}

/** A whole Parvis on a platform that keeps what it shows in the folder, and drops what it has shown before. */
export async function openDeeds(store: Store, { platform: name, folder }: Scene, owner: string): Promise<Parvis> {
  const platform = keeping({ folder }, name, true);
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

/** Says the deeds and writes down what was answered, then does and tells what is due. */
export async function sayAndSettle(
  parvis: Parvis,
  { platform, folder }: Scene,
  together: readonly Deed[],
  then: readonly Deed[] = [],
): Promise<void> {
  async function say({ who, key, said }: Deed): Promise<void> {
    const speaker = { platform, team: "T1", user: who, name: who, locale: null, zone: null, owner: false };
    const { outcome, answer } = await parvis.ears.hear({ speaker, key, place: null, said });
    write({ folder }, "acknowledged", { key, outcome, words: wordsOf(answer) } satisfies Acknowledged);
  }
  await Promise.all(together.map(say));
  for (const deed of then) await say(deed);
  await parvis.settle();
}

async function live({ scene, url, owner, now, together, then }: DeedsLife): Promise<void> {
  const store = await openStore({ url, clock: handClock(now as Instant), connections: 3 });
  const parvis = await openDeeds(store, scene, owner);
  // Whoever is killed keeps nothing of what was compiled.
  flushCompileCache();
  await sayAndSettle(parvis, scene, together, then);
  await store.close();
}

if (import.meta.main) await live(JSON.parse(process.argv[2] as string) as DeedsLife);
