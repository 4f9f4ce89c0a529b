import type { REST } from "discord.js";
import { shortened } from "#chat/split.ts";
import { after, type Clock, type Instant, MINUTE } from "#kernel/clock.ts";
import type { Log } from "#kernel/log.ts";
import type { ComingDate, Directory } from "./directory.ts";
import { problemOf } from "./problem.ts";

/** Guild Scheduled Event: lengths of a name, a description and a location. */
const NAME = 100;
const ABOUT = 1_000;
const PLACE = 100;

/** A server has a hundred events, those of others included, and takes no more (Opcodes and Status Codes). */
const FULL = 30_038;

/** No longer there: somebody has deleted it meanwhile (Opcodes and Status Codes). */
const GONE = 10_070;

/** An event as it is written: in some place outside Discord, seen by the server's members. */
interface EventBody {
  readonly name: string;
  readonly description: string;
  readonly scheduled_start_time: string;
  readonly scheduled_end_time: string;
  readonly entity_metadata: { readonly location: string };
}

/** An event as Discord gives it back. */
interface ServerEvent extends Partial<EventBody> {
  readonly id: string;
  readonly status: number;
  readonly creator_id?: string | null;
}

/** The last line of a description says which date of ours it is; nothing else has to be remembered. */
const OURS = /(?:^|\n)([A-Z]+\d+ \d{4}-\d{2}-\d{2})$/;

/** An event that has not begun (Guild Scheduled Event Status). */
const SCHEDULED = 1;

/**
 * Shows the dates ahead among a server's own events, one event for each date: those that are missing are made, those that
 * differ are changed, those that no longer take place are taken away. Said again it changes nothing. Only what `me` made is
 * touched, and what people answer there is not looked at. Resolves to how much was changed.
 */
export async function mirrorEvents(rest: REST, me: string, team: string, wanted: readonly ComingDate[], now: Instant): Promise<number> {
  const route = `/guilds/${team}/scheduled-events` as const;
  const present = (await rest.get(route)) as readonly ServerEvent[];
  const ours = new Map<string, ServerEvent>();
  const surplus: ServerEvent[] = [];
  for (const event of present) {
    const key = OURS.exec(event.description ?? "")?.[1];
    if (key === undefined || event.creator_id !== me) continue;
    const ahead = event.status === SCHEDULED && Date.parse(event.scheduled_start_time ?? "") > now;
    const isWanted = wanted.some((date) => date.key === key);
    if ((isWanted || !ahead) && !ours.has(key)) ours.set(key, event);
    else if (ahead) surplus.push(event);
  }
  let changes = 0;
  for (const event of surplus) changes += await unlessGone(rest.delete(`${route}/${event.id}`));
  for (const date of wanted) {
    const body = bodyOf(date);
    const event = ours.get(date.key);
    if (event === undefined) {
      if (!(await made(rest, route, body))) break;
      changes += 1;
    } else if (event.status === SCHEDULED && differs(event, body)) {
      changes += await unlessGone(rest.patch(`${route}/${event.id}`, { body: { ...body, entity_type: 3 } }));
    }
  }
  return changes;
}

/** Makes an event; false where the server has as many as it can. */
async function made(rest: REST, route: `/${string}`, body: EventBody): Promise<boolean> {
  try {
    await rest.post(route, { body: { ...body, privacy_level: 2, entity_type: 3 } });
    return true;
  } catch (error) {
    if (problemOf(error).code !== FULL) throw error;
    return false;
  }
}

async function unlessGone(asked: Promise<unknown>): Promise<0 | 1> {
  try {
    await asked;
    return 1;
  } catch (error) {
    if (problemOf(error).code !== GONE) throw error;
    return 0;
  }
}

function bodyOf(date: ComingDate): EventBody {
  const about = date.about === "" ? "" : `${shortened(date.about, ABOUT - date.key.length - 2)}\n\n`;
  return {
    name: shortened(date.title, NAME),
    description: `${about}${date.key}`,
    scheduled_start_time: new Date(date.at).toISOString(),
    scheduled_end_time: new Date(date.end).toISOString(),
    entity_metadata: { location: date.place === "" ? "–" : shortened(date.place, PLACE) },
  };
}

function differs(event: ServerEvent, body: EventBody): boolean {
  const hours = (text: string | undefined) => Date.parse(text ?? "");
  return (
    event.name !== body.name ||
    event.description !== body.description ||
    event.entity_metadata?.location !== body.entity_metadata.location ||
    hours(event.scheduled_start_time) !== hours(body.scheduled_start_time) ||
    hours(event.scheduled_end_time) !== hours(body.scheduled_end_time)
  );
}

/** What keeping servers' events needs of the platform. */
export interface Mirroring {
  readonly rest: REST;
  readonly directory: Directory;
  readonly clock: Clock;
  readonly log: Log;
}

/** How long one process has a server's events to itself, should it die over them. */
const OWN = MINUTE;

/**
 * Keeps the events of servers like the dates ahead. A server is asked only when its dates have changed since it was last, and
 * by one process at a time: two at once would make an event twice.
 */
export function eventMirror({ rest, directory, clock, log }: Mirroring) {
  const shown = new Map<string, string>();
  const closed = new Set<string>();
  let me: string | null = null;
  let under: Promise<void> = Promise.resolve();

  async function mirror(team: string): Promise<void> {
    if (closed.has(team)) return;
    const wanted = await directory.comingIn(team);
    if (wanted === null) return;
    const print = JSON.stringify(wanted);
    if (shown.get(team) === print) return;
    const name = `discord-events ${team}`;
    if ((await directory.claim(name, "looked at", after(clock.now(), OWN))) !== null) return;
    try {
      me ??= ((await rest.get("/users/@me")) as { readonly id: string }).id;
      await mirrorEvents(rest, me, team, wanted, clock.now());
      shown.set(team, print);
    } catch (error) {
      const { code } = problemOf(error);
      if (code !== 50013 && code !== 50001 && code !== 10004) throw error;
      closed.add(team);
      log.info({ team }, "this server lets the bot make no events");
    } finally {
      await directory.drop(name);
    }
  }

  async function mirrorSafely(team: string): Promise<void> {
    try {
      await mirror(team);
    } catch (error) {
      log.warn({ team, err: problemOf(error).message }, "events could not be shown");
    }
  }

  /** One look at each of the servers, one after another. `anew` asks Discord again, whatever was shown before. */
  function look(teams: readonly string[], anew: "anew" | "changes"): Promise<void> {
    if (anew === "anew") {
      for (const team of teams) {
        shown.delete(team);
        closed.delete(team);
      }
    }
    const before = under;
    const run = async () => {
      await before;
      for (const team of teams) await mirrorSafely(team);
    };
    under = run();
    return under;
  }

  return { look };
}
