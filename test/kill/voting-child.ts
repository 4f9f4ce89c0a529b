import { appendFileSync } from "node:fs";
import type { Zone } from "#calendar/calendar.ts";
import { commands } from "#commands/all.ts";
import { handClock, type Instant } from "#kernel/clock.ts";
import { logTo } from "#kernel/log.ts";
import { openVault } from "#kernel/vault.ts";
import { openParvis } from "#parvis.ts";
import { paperPlatform } from "#platforms/paper/platform.ts";
import { openStore } from "#store/open.ts";
import { SECRET } from "#test/support/whole-house.ts";

/** A line that somebody types, with the key under which it is delivered in this life and the next. */
export interface Typed {
  readonly who: string;
  readonly key: string;
  readonly text: string;
}

/** What one life of the process is given: the ballots are cast at once, then the votes are closed one after another. */
export interface VotingLife {
  readonly url: string;
  readonly team: string;
  readonly now: number;
  readonly ballots: readonly Typed[];
  readonly closes: readonly Typed[];
  /** The file of the keys that were answered well, one a line. */
  readonly answered: string;
}

async function live({ url, team, now, ballots, closes, answered }: VotingLife): Promise<void> {
  const store = await openStore({ url, clock: handClock(now as Instant), connections: 3 });
  const paper = paperPlatform("paper");
  const parvis = openParvis({
    store,
    defaults: { zone: "Europe/Paris" as Zone, locale: "en" },
    vault: openVault(SECRET),
    commands,
    platforms: [paper],
    log: logTo("warn", (line) => process.stderr.write(line)),
    owner: "the only one",
    wakeUrl: null,
  });
  await paper.start(parvis.ears);
  paper.openRoom({ platform: "paper", team, room: "general", name: "general" });

  async function say({ who, key, text }: Typed): Promise<void> {
    paper.openAccount({ platform: "paper", team, user: who });
    const speaker = { platform: "paper", team, user: who, name: who, locale: null, zone: null, owner: false };
    const { outcome } = await parvis.ears.hear({ speaker, key, place: null, said: { kind: "line", text } });
    if (outcome === "done") appendFileSync(answered, `${key}\n`);
  }

  await Promise.all(ballots.map(say));
  for (const close of closes) await say(close);
  await parvis.settle();
  await store.close();
}

if (import.meta.main) await live(JSON.parse(process.argv[2] as string) as VotingLife);
