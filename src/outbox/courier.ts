import { after, type Clock, DAY, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { killPoint } from "#kernel/kill-point.ts";
import { change } from "#store/change.ts";
import type { Tx } from "#store/db.ts";
import type { RoomRow } from "#store/tables/telling.ts";
import { type Delivering, deliver, redraw } from "./deliver.ts";
import { giveBack, LEASE, type NextCard, type NextNotice, nextIn, take, type WaitingRoom, waitingRooms } from "./queue.ts";
import { type GivenUp, settleCard, settleNotice } from "./settle.ts";

/** Something that went wrong while telling, for the log. It holds no facts and no names of people. */
export interface TellingTrouble {
  readonly what: "a notice failed" | "an edit failed" | "the outbox stopped";
  readonly community: Id | null;
  /** The notice or the card. */
  readonly id: Id | null;
  readonly name: string;
  readonly reason: string;
  readonly error: unknown;
}

/** What a courier needs of the house. */
export interface CourierParts extends Delivering {
  readonly clock: Clock;
  /**
   * The name of this process among those that share the database: unique among those that run at the same time. Where
   * only one can run, it is the same after a restart, which then need not wait for its own loans to end.
   */
  readonly owner: string;
  /** Called inside the change that gives a notice up, so that it may tell the organisers. Once for each room's trouble. */
  readonly gaveUp: (tx: Tx, notice: GivenUp) => Promise<void>;
  /** Called inside the change that gives a notice up, for each of them, so that what was offered in it can go on to somebody else. */
  readonly lost: (tx: Tx, notice: GivenUp) => Promise<void>;
  readonly trouble?: (trouble: TellingTrouble) => void;
}

/** What carries notices and edits to the platforms. */
export interface Courier {
  /** Says that there may be something to tell. Returns at once; does nothing before `start`. */
  readonly ring: () => void;
  /**
   * Delivers everything that is due by now, edits included, and resolves when nothing more can be told at this instant.
   * Rejects when the database fails.
   */
  readonly flush: () => Promise<void>;
  /** From now on rings are heard. */
  readonly start: () => void;
  /** Hears no more rings, and resolves when what is in flight has ended. */
  readonly stop: () => Promise<void>;
}

/** After a look that found nothing the next one waits so long, in milliseconds: commits follow one another faster than there is something to tell. */
const BETWEEN_LOOKS = 20;

/** How many rooms of platforms that know a post again are told side by side. */
const SIDE_BY_SIDE = 16;

/**
 * Makes a courier. It promises that what is due is told at least once, in each room in the order of the changes that
 * promised it, one at a time. A notice is told twice only if the process dies, or loses its loan of the room, between the
 * platform's taking it and the mark that it did: a platform with a nonce drops the second one, since every attempt
 * carries the notice's id as its key; on a platform without, one message may come twice, never more, because its rooms
 * are told one after another.
 *
 * It looks only when it is rung: by each commit, and every second by the clock, for what has become due meanwhile. Rings that
 * come soon after a look that found nothing share the next one.
 */
export function courier(parts: CourierParts): Courier {
  let started = false;
  let rung = false;
  let going: Promise<void> | null = null;
  let resting: NodeJS.Timeout | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  /** Rounds never overlap: both would hold the same loans. */
  function roundInTurn(ahead: number): Promise<number> {
    const mine = turn.then(() => {
      const now = parts.clock.now();
      return round(parts, now, after(now, ahead));
    });
    turn = mine.catch(() => undefined);
    return mine;
  }

  function ring(): void {
    if (!started) return;
    rung = true;
    if (resting === null)
      going ??= goOn().finally(() => {
        going = null;
        if (rung) ring();
      });
  }

  function rest(): void {
    resting = setTimeout(() => {
      resting = null;
      if (rung) ring();
    }, BETWEEN_LOOKS);
  }

  async function goOn(): Promise<void> {
    while (rung && started && resting === null) {
      rung = false;
      try {
        if ((await roundInTurn(0)) > 0) rung = true;
        else rest();
      } catch (error) {
        rung = false;
        parts.trouble?.({ what: "the outbox stopped", community: null, id: null, name: "", reason: nameOf(error), error });
        return;
      }
    }
  }

  async function flush(): Promise<void> {
    while ((await roundInTurn(DAY)) > 0);
  }

  return {
    ring,
    flush,
    start() {
      started = true;
      ring();
    },
    async stop() {
      started = false;
      rung = false;
      await going;
      await turn;
      if (resting !== null) clearTimeout(resting);
      resting = null;
    },
  };
}

/** One look at all rooms. Resolves to how many notices and cards were dealt with. */
async function round(parts: CourierParts, now: Instant, edits: Instant): Promise<number> {
  const rooms = await waitingRooms(parts.db, parts.owner, now, edits);
  killPoint("courier looked");
  const [together, inTurn] = lanes(parts, rooms);
  let count = 0;
  const queue = together.values();
  async function lane(own: Iterable<WaitingRoom>): Promise<void> {
    for (const room of own) count += await serve(parts, room, edits);
  }
  const lanesOfAll = [...Array.from({ length: Math.min(SIDE_BY_SIDE, together.length) }, () => lane(queue)), lane(inTurn)];
  const failed = (await Promise.allSettled(lanesOfAll)).find((one) => one.status === "rejected");
  if (failed !== undefined) throw failed.reason;
  return count;
}

/** Which rooms are told side by side, and which one after another, since their platform could not tell a repeated post. */
function lanes(parts: CourierParts, rooms: readonly WaitingRoom[]): readonly [readonly WaitingRoom[], readonly WaitingRoom[]] {
  const blind = parts.platforms.filter((platform) => !platform.can.nonce).map((platform) => platform.name);
  const inTurn = (room: WaitingRoom) => (room.platform === "" ? blind.length > 0 : blind.includes(room.platform));
  return [rooms.filter((room) => !inTurn(room)), rooms.filter(inTurn)];
}

/** Tells one room what it can be told now. Resolves to how many notices and cards were dealt with. */
async function serve(parts: CourierParts, waiting: WaitingRoom, edits: Instant): Promise<number> {
  for (let count = 0; ; ) {
    const taken = parts.clock.now();
    const room = await change(parts.db, (tx) => take(tx, waiting, parts.owner, taken));
    killPoint("courier took");
    if (room === null) return count;
    while (parts.clock.now() - taken < LEASE / 2) {
      const next = await nextIn(parts.db, room, parts.clock.now(), edits);
      killPoint("courier read");
      if (next === null) {
        await change(parts.db, (tx) => giveBack(tx, room, parts.owner));
        return count;
      }
      count += 1;
      const goesOn = next.kind === "notice" ? await tellOne(parts, room, next) : await editOne(parts, room, next);
      if (!goesOn) return count;
    }
  }
}

/** Tells one notice and writes down what became of it. Resolves to whether the room goes on; if not, it is given back. */
async function tellOne(parts: CourierParts, room: RoomRow, { notice, last }: NextNotice): Promise<boolean> {
  const delivered = await deliver(parts, room, notice, parts.clock.now());
  const goesOn = await change(parts.db, async (tx) => {
    const settled = await settleNotice(tx, room, notice, delivered, parts.clock.now());
    if (settled.givenUp !== null) await parts.gaveUp(tx, settled.givenUp);
    if (settled.lost !== null) await parts.lost(tx, settled.lost);
    const ends = last || !settled.left;
    if (ends) await giveBack(tx, room, parts.owner);
    return !ends;
  });
  killPoint("courier marked");
  if (delivered.kind === "broken") {
    const { reason, error } = delivered;
    parts.trouble?.({ what: "a notice failed", community: notice.community, id: notice.id, name: notice.name, reason, error });
  }
  return goesOn;
}

async function editOne(parts: CourierParts, room: RoomRow, { card, last }: NextCard): Promise<boolean> {
  const redrawn = await redraw(parts, room, card);
  const goesOn = await change(parts.db, async (tx) => {
    const left = await settleCard(tx, room, card, redrawn, parts.clock.now());
    const ends = last || !left;
    if (ends) await giveBack(tx, room, parts.owner);
    return !ends;
  });
  killPoint("courier kept");
  if (redrawn.kind === "broken") {
    const { reason, error } = redrawn;
    parts.trouble?.({ what: "an edit failed", community: card.community, id: card.id, name: card.kind, reason, error });
  }
  return goesOn;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "unknown";
}
