import type { Zone } from "#calendar/calendar.ts";
import type { Place } from "#chat/place.ts";
import type { Platform, Reply, Speaker, Utterance } from "#chat/platform.ts";
import { commands } from "#commands/all.ts";
import { silentLog } from "#kernel/log.ts";
import { openVault } from "#kernel/vault.ts";
import { migrations } from "#migrations/all.ts";
import { openParvis, type Parvis } from "#parvis.ts";
import { paperLimits } from "#platforms/paper/limits.ts";
import { migrate } from "#store/migrate.ts";
import { openStore, type Store } from "#store/open.ts";

/** An association for measuring: Parvis whole, over a database, with a platform that takes everything and shows nothing. */
export interface Association {
  readonly store: Store;
  readonly parvis: Parvis;
}

/** How large it is. Person 0 runs it; gatherings are G1, G2…, motions M1, M2…, open to everybody. */
export interface Size {
  readonly people: number;
  readonly gatherings: number;
  readonly motions: number;
}

/** What is said in the measured runs, each by somebody who has not said it before. */
export type Kind = "join" | "vote";

const NAME = "paper";
const SQUARE: Place = { platform: NAME, team: "association", room: "square", name: "square" };
const ZONE = "Europe/Paris" as Zone;

function silentPlatform(): Platform {
  let posts = 0;
  const done = () => {
    posts += 1;
    return Promise.resolve({ kind: "done", where: `post-${posts}` } as const);
  };
  const can = { forms: ["line"], whisper: true, edit: true, thread: false, nonce: true } as const;
  const nothing = () => Promise.resolve();
  return { name: NAME, can, limits: paperLimits, start: nothing, stop: nothing, stands: () => true, post: done, whisper: done, edit: done };
}

export async function openAssociation(url: string, synchronous: "FULL" | "OFF" = "FULL"): Promise<Association> {
  return associationOver(await openStore({ url, synchronous, connections: 16 }));
}

export function associationOver(store: Store): Association {
  const parvis = openParvis({
    store,
    defaults: { zone: ZONE, locale: "en" },
    vault: openVault("for measuring, and known to everybody"),
    commands,
    platforms: [silentPlatform()],
    log: silentLog,
    owner: "bench",
    wakeUrl: null,
  });
  return { store, parvis };
}

function speaker(person: number): Speaker {
  return {
    platform: NAME,
    team: SQUARE.team,
    user: `user${person}`,
    name: `Person ${person}`,
    locale: "en",
    zone: null,
    owner: person === 0,
  };
}

/** Something that a person says in the square, as a platform delivers it. */
export function saying(person: number, key: string, path: string, given: Readonly<Record<string, string>>): Utterance {
  return { speaker: speaker(person), key, place: SQUARE, said: { kind: "command", path, given } };
}

/** `/gathering join` or `/vote` by a person, in one of several gatherings or motions. */
export function act(kind: Kind, person: number, size: Size): Utterance {
  const key = `${kind}-${person}`;
  if (kind === "join") return saying(person, key, "gathering join", { gathering: `G${1 + (person % size.gatherings)}` });
  return saying(person, key, "vote", { motion: `M${1 + (person % size.motions)}`, choice: "for" });
}

/** Says something and insists that it is done. */
export async function done({ parvis }: Association, utterance: Utterance): Promise<Reply> {
  const reply = await parvis.ears.hear(utterance);
  if (reply.outcome !== "done")
    throw new Error(`This is ${reply.outcome}: ${JSON.stringify(utterance.said)} ${JSON.stringify(reply.answer)}`);
  return reply;
}

/**
 * Makes a new association in an empty database: its people, gatherings and open votes, everything said as members say it.
 * Person 0 comes to every gathering and votes on every motion, so that those who follow find what the first one begins.
 */
export async function found(association: Association, size: Size): Promise<void> {
  const { parvis, store } = association;
  await migrate(store, migrations);
  const space = { platform: NAME, team: SQUARE.team, name: "Association", announcements: SQUARE.room };
  const community = await parvis.house.members.found({ name: "Association", zone: ZONE, locale: "en", spaces: [space] });
  await parvis.house.rooms.learn(community, SQUARE);
  await fromCallers(16, 0, size.people, (person) => welcome(association, community, person));
  const texts = { text: "That the association continues." };
  for (let n = 1; n <= size.gatherings; n += 1) {
    await done(association, saying(0, `new-${n}`, "gathering new", { title: `Gathering ${n}`, start: "2099-03-20 18:00" }));
  }
  for (let n = 1; n <= size.motions; n += 1) {
    await done(association, saying(0, `propose-${n}`, "motion propose", { title: `Motion ${n}`, ...texts }));
    await done(association, saying(0, `open-${n}`, "motion open", { motion: `M${n}` }));
  }
  for (let n = 1; n <= size.gatherings; n += 1) await done(association, saying(0, `join-0-${n}`, "gathering join", { gathering: `G${n}` }));
  for (let n = 1; n <= size.motions; n += 1) await done(association, saying(0, `vote-0-${n}`, "vote", { motion: `M${n}`, choice: "for" }));
  await parvis.settle();
}

function welcome({ parvis }: Association, community: Parameters<Parvis["house"]["members"]["welcome"]>[0], person: number) {
  const roles = person === 0 ? (["admin"] as const) : [];
  const { name } = speaker(person);
  const facts = { standing: "member", locale: null, joined: "2020-01-01", duesThrough: null } as const;
  return parvis.house.members.welcome(community, { name, roles, ...facts, accounts: [speaker(person)] });
}

/** Says `count` things from `callers` callers, each speaking again once answered; the first is said by `first`. */
export async function fromCallers(callers: number, first: number, count: number, one: (person: number) => Promise<unknown>): Promise<void> {
  let next = first;
  const end = first + count;
  async function caller(): Promise<void> {
    while (next < end) {
      const person = next;
      next += 1;
      await one(person);
    }
  }
  await Promise.all(Array.from({ length: callers }, caller));
}
