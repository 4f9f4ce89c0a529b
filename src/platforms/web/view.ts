import { type Voice, voiceOf } from "#chat/voice.ts";
import type { DemoCommunity, DemoControls, DemoPerson, DemoRoom } from "./demo.ts";
import type { Look } from "./look.ts";

/** What stands in the second column: a person, or what happens behind the scenes. */
export type Behind = "outbox" | "jobs";

/** What the address of a page asks for, resolved: who looks, at which channel, who or what stands beside. */
export interface View {
  readonly community: DemoCommunity;
  readonly people: readonly DemoPerson[];
  readonly rooms: readonly DemoRoom[];
  readonly as: DemoPerson;
  readonly beside: DemoPerson | null;
  readonly behind: Behind | null;
  readonly room: DemoRoom;
  readonly look: Look;
  readonly voice: Voice;
  /** A line that stands in the first composer already: one that was not understood. */
  readonly line: string;
}

/** What of a view can be changed by a link. */
export type ViewChange = Partial<{ readonly as: string; readonly beside: string; readonly behind: Behind | null; readonly room: string }>;

/** Reads an address; what is unknown or not given falls back to the first of its kind. Null when there is nobody to be. */
export async function readView(demo: DemoControls, search: URLSearchParams, look: Look): Promise<View | null> {
  const [community, people, rooms] = await Promise.all([demo.community(), demo.people(look.locale), demo.rooms()]);
  const as = named(people, search.get("as")) ?? people[0];
  if (as === undefined) return null;
  const voice = voiceOf(look.locale, community.zone, demo.now());
  const all = [...rooms, { team: as.team, room: "", name: voice.text("web-private-room") }];
  const room = all.find((one) => one.room === search.get("room")) ?? (all[0] as DemoRoom);
  const behind = search.get("behind");
  return {
    community,
    people,
    rooms: all,
    as,
    beside: named(people, search.get("beside")) ?? people.find((one) => one !== as) ?? null,
    behind: behind === "outbox" || behind === "jobs" ? behind : null,
    room,
    look,
    voice,
    line: search.get("line") ?? "",
  };
}

function named(people: readonly DemoPerson[], handle: string | null): DemoPerson | undefined {
  return people.find((person) => person.handle === handle);
}

/** The address of a view, with something changed. Two panes never show the same person: they swap. */
export function addressOf(view: View, change: ViewChange = {}): string {
  const as = change.as ?? view.as.handle;
  const wanted = change.beside ?? view.beside?.handle;
  const other = change.as === undefined ? undefined : view.as.handle;
  const search = new URLSearchParams({ as });
  const beside = wanted === as ? other : wanted;
  if (beside !== undefined && beside !== as) search.set("beside", beside);
  search.set("room", change.room ?? view.room.room);
  const behind = change.behind === undefined ? view.behind : change.behind;
  if (behind !== null) search.set("behind", behind);
  return `/?${search}`;
}

/** Where in the page a person's pane is; a narrow screen shows that one. */
export function paneHash(handle: string): string {
  return `#pane-${encodeURIComponent(handle)}`;
}

/** An address of ours to go back to, read again so that nobody is ever sent elsewhere. */
export function backTo(text: unknown, line = ""): string {
  if (typeof text !== "string" || !text.startsWith("/")) return "/";
  const { pathname, search } = new URL(text, "http://127.0.0.1");
  if (pathname === "/gallery") return "/gallery";
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of ["as", "beside", "room", "behind"]) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  if (line !== "") kept.set("line", line.slice(0, 2000));
  return kept.size === 0 ? "/" : `/?${kept}`;
}
