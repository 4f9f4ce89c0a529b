import { type Card, card, paragraph } from "#chat/card.ts";
import type { Edited, Platform, Sent } from "#chat/platform.ts";
import { plain, prose } from "#chat/prose.ts";
import { voiceOf } from "#chat/voice.ts";
import { type Clock, type Instant, MINUTE, machineClock } from "#kernel/clock.ts";
import { clockIds, type Id } from "#kernel/ids.ts";
import { type Courier, type CourierParts, courier, type TellingTrouble } from "#outbox/courier.ts";
import { type Notice, tell } from "#outbox/notice.ts";
import { roomFor } from "#outbox/room.ts";
import type { GivenUp } from "#outbox/settle.ts";
import { noticeTeller } from "#outbox/teller.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Store } from "#store/open.ts";

const ids = clockIds(machineClock);

/** An id that is nobody's yet. */
export function newId(): Id {
  return ids.next();
}

/** A community in the store, with nothing in it. */
export async function makeCommunity(store: Store): Promise<Id> {
  const id = newId();
  await change(store.db, async (tx) => {
    await tx
      .insertInto("communities")
      .values({
        community: id,
        id,
        name: "Les Amis du lac",
        zone: "Europe/Paris",
        locale: "fr",
        settings: "{}",
        version: 1,
        created_at: instantIn(store.clock.now()),
      })
      .execute();
  });
  return id;
}

/** A channel of the platform `recorder`, or of another one. */
export async function makeRoom(db: Db, community: Id, name: string, platform = "recorder"): Promise<Id> {
  return change(db, (tx) => roomFor(tx, community, { platform, team: "T1", room: `native-${name}`, name }));
}

/** One thing that a recorder was asked to show. */
export interface Shown {
  readonly how: "post" | "edit" | "whisper";
  /** The channel's name, the user, or where the edited message hangs. */
  readonly to: string;
  readonly text: string;
  readonly key: string | null;
}

/** A platform that writes down what it is asked to show, and answers what it is told to. */
export interface Recorder extends Platform {
  readonly shown: Shown[];
  /** Answers for the next things asked, in turn; afterwards all is taken. A function is asked when its turn comes. */
  readonly answers: (Sent | Edited | (() => Promise<Sent | Edited>))[];
  /** The most that were under way together. */
  readonly most: () => number;
}

/** A recorder; it says that it knows a repeated post again unless `nonce` is false. */
export function recorder(options: { readonly name?: string; readonly nonce?: boolean } = {}): Recorder {
  const name = options.name ?? "recorder";
  const shown: Shown[] = [];
  const answers: Recorder["answers"] = [];
  let under = 0;
  let most = 0;

  async function ask(how: Shown["how"], to: string, given: Card, key: string | null): Promise<Sent | Edited> {
    under += 1;
    most = Math.max(most, under);
    await new Promise((resolve) => setImmediate(resolve));
    const scripted = answers.shift();
    const answer =
      typeof scripted === "function" ? await scripted() : (scripted ?? { kind: "done" as const, where: `${to}#${shown.length}` });
    under -= 1;
    if (answer.kind === "done") shown.push({ how, to, text: given.summary, key });
    return answer;
  }

  return {
    name,
    can: { forms: [], whisper: true, edit: true, thread: false, nonce: options.nonce ?? true },
    limits: {
      titleLength: 200,
      paragraphLength: 2000,
      listItems: 50,
      factCount: 25,
      buttonsPerRow: 5,
      rows: 5,
      buttonLabel: 80,
      pickChoices: 25,
      formTitle: 45,
      formInputs: 5,
      inputLabel: 45,
      inputLength: 4000,
      total: 6000,
    },
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
    stands: () => true,
    post: async (place, given, key) => (await ask("post", place.name, given, key)) as Sent,
    edit: async (where, given) => (await ask("edit", where, given, null)) as Edited,
    whisper: async (account, given, key) => (await ask("whisper", account.user, given, key)) as Sent,
    shown,
    answers,
    most: () => most,
  };
}

/** A card that says one thing. */
export function says(text: string): Card {
  return card({ summary: text, title: prose`${plain(text)}`, blocks: [paragraph([plain(text)])] });
}

/** The teller of the notice `said`: its fact `text`, and how late it is. */
export const said = noticeTeller<{ readonly text: string }>({
  version: 1,
  facts: {
    parse(value) {
      const text = (value as { readonly text?: unknown } | null)?.text;
      if (typeof text !== "string") throw new TypeError("A text is missing.");
      return { text };
    },
  },
  async card(_, facts, _voice, telling) {
    if (facts.text === "stale") return null;
    return says(telling.late === 0 ? facts.text : `${facts.text} (${telling.late / MINUTE} minutes late)`);
  },
});

/** A courier of a test, with what it gave up and what went wrong. */
export interface TestCourier extends Courier {
  readonly givenUp: GivenUp[];
  readonly lost: GivenUp[];
  readonly troubles: TellingTrouble[];
}

/** A courier on `store` that tells the notice `said` through `platforms`. */
export function testCourier(store: Store, platforms: readonly Platform[], more: Partial<CourierParts> = {}): TestCourier {
  const givenUp: GivenUp[] = [];
  const lost: GivenUp[] = [];
  const troubles: TellingTrouble[] = [];
  const made = courier({
    db: store.db,
    clock: store.clock,
    platforms,
    notices: { said },
    fresh: {},
    voiceFor: async () => voiceOf("en", "Europe/Paris", store.clock.now()),
    reach: async (_, __, person) => platforms.map((platform) => ({ platform: platform.name, team: "T1", user: person })),
    owner: "one",
    gaveUp: async (_, notice) => {
      givenUp.push(notice);
    },
    lost: async (_, notice) => {
      lost.push(notice);
    },
    trouble: (trouble) => troubles.push(trouble),
    ...more,
  });
  return { ...made, givenUp, lost, troubles };
}

/** Promises the notice `said` in a room. */
export async function say(tx: Tx, clock: Clock, community: Id, room: Id, text: string, more: Partial<Notice> = {}): Promise<boolean> {
  return tell(tx, {
    community,
    to: { room },
    name: "said",
    version: 1,
    facts: { text },
    once: `said:${room}:${text}`,
    now: clock.now(),
    kind: null,
    ...more,
  });
}

/** `minutes` after `from`. */
export function minutesAfter(from: Instant, minutes: number): Instant {
  return (from + minutes * 60_000) as Instant;
}
