import type { REST } from "discord.js";
import { shortened } from "#chat/split.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Log } from "#kernel/log.ts";
import type { ComingDate, Directory } from "./directory.ts";
import { problemOf } from "./problem.ts";

/** Guild Scheduled Event: lengths of a name, a description and a location. */
const NAME = 100;
const ABOUT = 1_000;
const PLACE = 100;

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
}

/** The last line of a description says which date of ours it is; nothing else has to be remembered. */
const OURS = /(?:^|\n)([A-Z]+\d+ \d{4}-\d{2}-\d{2})$/;

/**
 * Shows the dates ahead among a server's own events, one event for each date: those that are missing are made, those that
 * differ are changed, those that no longer take place are taken away. Said again it changes nothing. What people answer there
 * is not looked at.
 */
export async function mirrorEvents(rest: REST, team: string, wanted: readonly ComingDate[], now: Instant): Promise<number> {
  const route = `/guilds/${team}/scheduled-events` as const;
  const present = (await rest.get(route)) as readonly ServerEvent[];
  const ours = new Map<string, ServerEvent>();
  let changes = 0;
  for (const event of present) {
    const key = OURS.exec(event.description ?? "")?.[1];
    if (key === undefined) continue;
    const ahead = Date.parse(event.scheduled_start_time ?? "") > now && event.status === 1;
    const gone = ahead && !wanted.some((date) => date.key === key);
    if (!gone && !ours.has(key)) ours.set(key, event);
    else if (ahead) {
      await rest.delete(`${route}/${event.id}`);
      changes += 1;
    }
  }
  for (const date of wanted) {
    const body = bodyOf(date);
    const event = ours.get(date.key);
    if (event === undefined) await rest.post(route, { body: { ...body, privacy_level: 2, entity_type: 3 } });
    else if (event.status === 1 && differs(event, body)) await rest.patch(`${route}/${event.id}`, { body: { ...body, entity_type: 3 } });
    else continue;
    changes += 1;
  }
  return changes;
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

/** Keeps the events of servers like the dates ahead. A server is written to only when its dates have changed since it was last. */
export function eventMirror(rest: REST, directory: Directory, log: Log) {
  const shown = new Map<string, string>();
  const closed = new Set<string>();
  let under: Promise<void> = Promise.resolve();

  async function mirror(team: string, now: Instant): Promise<void> {
    if (closed.has(team)) return;
    const wanted = await directory.comingIn(team);
    if (wanted === null) return;
    const print = JSON.stringify(wanted);
    if (shown.get(team) === print) return;
    try {
      await mirrorEvents(rest, team, wanted, now);
      shown.set(team, print);
    } catch (error) {
      const { code } = problemOf(error);
      if (code !== 50013 && code !== 50001 && code !== 10004) throw error;
      closed.add(team);
      log.info({ team }, "this server lets the bot make no events");
    }
  }

  /** One look at each of the servers, one after another, and never two looks at a time: two would make an event twice. */
  function look(teams: readonly string[], now: Instant, anew: "anew" | "changes"): Promise<void> {
    if (anew === "anew") shown.clear();
    const before = under;
    const run = async () => {
      await before;
      for (const team of teams) await mirror(team, now);
    };
    const own = run();
    under = own.catch((error: unknown) => log.warn({ err: problemOf(error).message }, "events could not be shown"));
    return under;
  }

  return { look };
}
