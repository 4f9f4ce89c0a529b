import type { Zone } from "#calendar/calendar.ts";
import type { Place } from "#chat/place.ts";
import type { Platform, Speaker, Utterance } from "#chat/platform.ts";
import { commands } from "#commands/all.ts";
import type { Clock } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { silentLog } from "#kernel/log.ts";
import { openVault } from "#kernel/vault.ts";
import { migrations } from "#migrations/all.ts";
import { openParvis, type Parvis } from "#parvis.ts";
import { paperLimits } from "#platforms/paper/limits.ts";
import { migrate } from "#store/migrate.ts";
import { openStore, type Store } from "#store/open.ts";

/** An association in two spaces, whose members all want to come to one gathering. */
export interface Crowd {
  readonly store: Store;
  readonly parvis: Parvis;
  /** When each edit of a card was made, in milliseconds. */
  readonly edits: readonly number[];
}

const SIDES = ["one", "other"] as const;
const ZONE = "Europe/Paris" as Zone;
export const SEATS = 200;

function placeOn(side: string): Place {
  return { platform: side, team: "association", room: "square", name: "square" };
}

/** A platform that takes everything and shows nothing; `edits` hears when a card is edited, in milliseconds, `whispered` who is told something alone. */
export function silentPlatform(name: string, edits: number[] = [], whispered: (to: string) => void = () => undefined): Platform {
  let posts = 0;
  const can = { forms: ["line"], whisper: true, edit: true, thread: false, nonce: true } as const;
  const nothing = () => Promise.resolve();
  const done = () => {
    posts += 1;
    return Promise.resolve({ kind: "done", where: `post-${posts}` } as const);
  };
  function edit() {
    edits.push(performance.now());
    return Promise.resolve({ kind: "done" } as const);
  }
  function whisper(account: { readonly user: string }) {
    whispered(account.user);
    return done();
  }
  return { name, can, limits: paperLimits, start: nothing, stop: nothing, stands: () => true, post: done, whisper, edit };
}

/** Opens it over a database; the platforms take everything and show nothing. */
export function openCrowd(path: string, synchronous: "FULL" | "OFF"): Promise<Crowd> {
  return openCrowdAt(`sqlite:${path}`, synchronous);
}

/** What a bench may bring: a clock of its own, and ears for what is told to one person. */
export interface CrowdParts {
  readonly clock?: Clock;
  readonly whispered?: (to: string) => void;
}

/** The same on any database. */
export async function openCrowdAt(url: string, synchronous: "FULL" | "OFF", parts: CrowdParts = {}): Promise<Crowd> {
  const { clock, whispered = () => undefined } = parts;
  const store = await openStore({ url, synchronous, connections: 16, ...(clock === undefined ? {} : { clock }) });
  const edits: number[] = [];
  const parvis = openParvis({
    store,
    defaults: { zone: ZONE, locale: "en" },
    vault: openVault("for measuring, and known to everybody"),
    commands,
    platforms: SIDES.map((side) => silentPlatform(side, edits, whispered)),
    log: silentLog,
    owner: "bench",
    wakeUrl: null,
  });
  return { store, parvis, edits };
}

/** Every other person speaks from the other side. */
function speaker(person: number): Speaker {
  const side = SIDES[person % 2] as string;
  const names = { user: `user${person}`, name: `Person ${person}` };
  return { platform: side, team: "association", ...names, locale: "en", zone: null, owner: person === 0 };
}

export function saying(person: number, path: string, given: Readonly<Record<string, string>>): Utterance {
  const from = speaker(person);
  return {
    speaker: from,
    key: `${path} ${given["gathering"] ?? ""} ${person}`,
    place: placeOn(from.platform),
    said: { kind: "command", path, given },
  };
}

/** Founds the association in an empty database: its people, and one gathering announced on both sides. */
export async function foundCrowd({ parvis, store }: Crowd, people: number): Promise<Id> {
  await migrate(store, migrations);
  const spaces = SIDES.map((side) => ({ platform: side, team: "association", name: side, announcements: "square" }));
  const community = await parvis.house.members.found({ name: "Association", zone: ZONE, locale: "en", spaces });
  for (const side of SIDES) await parvis.house.rooms.learn(community, placeOn(side));
  for (let start = 0; start <= people; start += 256) {
    await Promise.all(
      Array.from({ length: Math.min(256, people + 1 - start) }, (_, at) => {
        const person = start + at;
        const roles = person === 0 ? (["admin"] as const) : [];
        const facts = { standing: "member", locale: null, joined: "2020-01-01", duesThrough: null } as const;
        return parvis.house.members.welcome(community, { name: `Person ${person}`, roles, ...facts, accounts: [speaker(person)] });
      }),
    );
  }
  await parvis.ears.hear(saying(0, "gathering new", { title: "Concert", start: "2099-03-20 18:00", capacity: String(SEATS) }));
  await parvis.ears.hear({ ...saying(0, "gathering new", { title: "Rehearsal", start: "2099-03-19 18:00" }), key: "rehearsal" });
  await parvis.settle();
  return community;
}

/** Everybody presses at once, in the order of their numbers: for G1, whose seats are few, or before that for G2, so that all is warm. */
export async function everybodyJoins({ parvis }: Crowd, people: number, gathering: "G1" | "G2" | "G3" = "G1"): Promise<void> {
  const replies = await Promise.all(
    Array.from({ length: people }, (_, at) => parvis.ears.hear(saying(at + 1, "gathering join", { gathering }))),
  );
  const lost = replies.filter((reply) => reply.outcome !== "done").length;
  if (lost > 0) throw new Error(`${lost} of ${people} answers were lost.`);
}
