import type { Zone } from "#calendar/calendar.ts";
import type { Platform, Speaker, Utterance } from "#chat/platform.ts";
import { commands } from "#commands/all.ts";
import { type HandClock, handClock, type Instant } from "#kernel/clock.ts";
import { silentLog } from "#kernel/log.ts";
import { openVault } from "#kernel/vault.ts";
import { migrations } from "#migrations/all.ts";
import { openParvis, type Parvis } from "#parvis.ts";
import { paperLimits } from "#platforms/paper/limits.ts";
import { migrate } from "#store/migrate.ts";
import { openStore, type Store } from "#store/open.ts";

const ordered = process.argv.indexOf("--people");
/** How many cast their ballots within the minute; `--people 1000` for a look. */
export const PEOPLE = ordered === -1 ? 10_000 : Number(process.argv[ordered + 1]);
/** When the votes were opened, and when they close: by a clock that the bench moves. */
const OPENED = Date.UTC(2027, 2, 20, 12) as Instant;
export const CLOSE = (OPENED + 60_000) as Instant;
/** Ballots around the close, in order: before it they count; at it and after it they do not. */
export const LATE = [-2, -1, 0, 1, 1_000].map((from) => (CLOSE + from) as Instant);
export const SECRET_KEY = "for measuring, and known to everybody";

const SIDES = ["left", "right"] as const;
const ZONE = "Europe/Paris" as Zone;

/** Everybody who votes: Parvis whole over a database, with two platforms that take everything and show nothing. */
export interface Voters {
  readonly store: Store;
  readonly parvis: Parvis;
  readonly clock: HandClock;
  /** Lets a little of the minute pass, a bit less for each ballot than would reach the close. */
  readonly tick: () => void;
}

function silentPlatform(name: string): Platform {
  const done = () => Promise.resolve({ kind: "done", where: `${name} post` } as const);
  const can = { forms: ["line"], whisper: true, edit: true, thread: false, nonce: true } as const;
  const nothing = () => Promise.resolve();
  return { name, can, limits: paperLimits, start: nothing, stop: nothing, stands: () => true, post: done, whisper: done, edit: done };
}

export async function openVoters(url: string, synchronous: "FULL" | "OFF"): Promise<Voters> {
  const clock = handClock(OPENED);
  const store = await openStore({ url, synchronous, clock, connections: 16 });
  const parvis = openParvis({
    store,
    defaults: { zone: ZONE, locale: "en" },
    vault: openVault(SECRET_KEY),
    commands,
    platforms: SIDES.map(silentPlatform),
    log: silentLog,
    owner: "bench",
    wakeUrl: null,
  });
  let ballots = 0;
  function tick(): void {
    ballots += 1;
    clock.moveTo((OPENED + Math.floor((ballots * 59_000) / PEOPLE)) as Instant);
  }
  return { store, parvis, clock, tick };
}

function speaker(person: number, side: number): Speaker {
  const platform = SIDES[side % 2] as string;
  return { platform, team: "association", user: `user${person}`, name: `Person ${person}`, locale: "en", zone: null, owner: person === 0 };
}

function saying(who: Speaker, key: string, path: string, given: Readonly<Record<string, string>>): Utterance {
  const place = { platform: who.platform, team: who.team, room: "square", name: "square" };
  return { speaker: who, key, place, said: { kind: "command", path, given } };
}

/** The ballot of a person, from the side where they are, or from their other account. Two in three are for. */
export function voteOf(kind: "open" | "secret", person: number, from: "own account" | "other account" = "own account"): Utterance {
  const side = from === "own account" ? person : person + 1;
  const choice = person % 3 === 0 ? "against" : "for";
  return saying(speaker(person, side), `${kind}-${person}-${side % 2}`, "vote", { motion: kind === "open" ? "M1" : "M2", choice });
}

/** Makes the association in an empty database: everybody with an account on each side, an open vote and a secret one. */
export async function foundVoters(url: string): Promise<void> {
  const { store, parvis } = await openVoters(url, "OFF");
  await migrate(store, migrations);
  const spaces = SIDES.map((platform) => ({ platform, team: "association", name: platform, announcements: "square" }));
  const community = await parvis.house.members.found({ name: "Association", zone: ZONE, locale: "en", spaces });
  const everybody = PEOPLE + LATE.length + 1;
  for (let start = 0; start < everybody; start += 256) {
    const some = Array.from({ length: Math.min(256, everybody - start) }, (_, at) => start + at);
    await Promise.all(
      some.map((person) =>
        parvis.house.members.welcome(community, {
          name: `Person ${person}`,
          roles: person === 0 ? ["admin"] : [],
          standing: "member",
          locale: null,
          joined: "2020-01-01",
          duesThrough: null,
          accounts: [speaker(person, 0), speaker(person, 1)],
        }),
      ),
    );
  }
  for (const [at, secret] of (["no", "yes"] as const).entries()) {
    const text = { title: `Motion ${at + 1}`, text: "That the association continues.", secret };
    await said(parvis, saying(speaker(0, 0), `propose-${at}`, "motion propose", text));
    const closes = "2027-03-20 13:01";
    await said(parvis, saying(speaker(0, 0), `open-${at}`, "motion open", { motion: `M${at + 1}`, closes }));
  }
  await parvis.settle();
  await store.close();
}

async function said(parvis: Parvis, utterance: Utterance): Promise<void> {
  const reply = await parvis.ears.hear(utterance);
  if (reply.outcome !== "done") throw new Error(`This is ${reply.outcome}: ${JSON.stringify(reply.answer)}`);
}
