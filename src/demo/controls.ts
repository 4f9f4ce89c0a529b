import { dateAt, type Zone } from "#calendar/calendar.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Locale } from "#locales/locale.ts";
import { canSpeak, speak } from "#locales/speak.ts";
import { personNames } from "#membership/store.ts";
import type { Parvis } from "#parvis.ts";
import type { DemoControls, DemoWaiting, Try } from "#platforms/web/demo.ts";
import { instantOut } from "#store/column.ts";
import { filledLine } from "./dates.ts";
import type { DemoClock } from "./demo-clock.ts";
import { placeOf, TEAM } from "./playground.ts";
import type { Sample } from "./sample.ts";

/** What the playground's controls are made of. */
export interface ControlParts {
  readonly parvis: () => Parvis;
  readonly sample: Sample;
  readonly locale: Locale;
  readonly clock: DemoClock;
  readonly community: () => Id;
  /** Keeps how far the clock was turned, so that a restart does not turn it back. */
  readonly keepClock: (ahead: number) => Promise<void>;
}

/** The controls of the playground over a sample association. */
export function demoControls(parts: ControlParts): DemoControls {
  const { sample, locale, clock } = parts;

  async function handles(): Promise<ReadonlyMap<string, string>> {
    const rows = await parts
      .parvis()
      .db.selectFrom("accounts as a")
      .innerJoin("people as p", (join) => join.onRef("p.community", "=", "a.community").onRef("p.id", "=", "a.person"))
      .select(["a.user as user", "p.handle as handle"])
      .where("a.community", "=", parts.community())
      .execute();
    return new Map(rows.map((row) => [row.user, row.handle]));
  }

  async function advance(to: Instant): Promise<void> {
    const parvis = parts.parvis();
    for (let last: Instant | null = null; ; ) {
      const due = await parvis.nextDue();
      if (due === null || due > to || due === last) break;
      last = due;
      if (due > clock.now()) clock.turnTo(due);
      await parvis.settle();
    }
    if (to > clock.now()) clock.turnTo(to);
    await parvis.settle();
    await parts.keepClock(clock.ahead());
  }

  return {
    community: async () => ({ name: sample.name[locale], zone: sample.zone, locale }),
    async people(reader) {
      const known = await handles();
      return sample.people.map((person) => ({
        handle: known.get(person.user) ?? person.user,
        name: person.name,
        about: person.about[reader],
        team: TEAM,
        user: person.user,
        owner: person.roles.includes("admin"),
      }));
    },
    rooms: async () => sample.rooms.map(({ room }) => ({ team: TEAM, room, name: placeOf(sample, room, locale).name })),
    now: clock.now,
    advance,
    nextDue: () => parts.parvis().nextDue(),
    outbox: (reader) => outbox(parts, reader),
    jobs: (reader) => jobs(parts, reader),
    async tries(reader) {
      const known = await handles();
      const today = dateAt(clock.now(), sample.zone as Zone);
      return sample.tries.map((each): Try => {
        if ("turn" in each) return { part: each.part, title: each.title[reader], turn: each.turn };
        const { part, room } = each;
        const said = { part, title: each.title[reader], as: known.get(each.as) ?? each.as, line: filledLine(each.line[reader], today) };
        return room === undefined ? said : { ...said, room };
      });
    },
  };
}

/** What a notice or a job is called in the reader's language. */
function called(locale: Locale, kind: "notice" | "job", name: string): string {
  const key = kind === "notice" ? `notice-${name}` : `job-${name}`;
  return canSpeak(locale, key) ? speak(locale, key) : name;
}

const SHOWN = 40;

async function outbox(parts: ControlParts, reader: Locale): Promise<readonly DemoWaiting[]> {
  const community = parts.community();
  const { db } = parts.parvis();
  const rows = await db
    .selectFrom("notices as n")
    .innerJoin("rooms as r", (join) => join.onRef("r.community", "=", "n.community").onRef("r.id", "=", "n.room"))
    .select(["n.id as id", "n.name as name", "n.due as due", "n.state as state", "r.name as room", "r.person as person"])
    .where("n.community", "=", community)
    .orderBy("n.due", "desc")
    .orderBy("n.id", "desc")
    .limit(SHOWN)
    .execute();
  const people = await personNames(
    db,
    community,
    rows.flatMap((row) => (row.person === null ? [] : [row.person])),
  );
  return rows.map((row) => ({
    id: row.id,
    what: called(reader, "notice", row.name),
    to: row.person === null ? `#${row.room}` : (people.get(row.person) ?? ""),
    due: instantOut(row.due),
    state: speak(reader, `outbox-state-${row.state}`),
    waits: row.state === "due",
    trouble: row.state === "given-up",
  }));
}

async function jobs(parts: ControlParts, reader: Locale): Promise<readonly DemoWaiting[]> {
  const rows = await parts
    .parvis()
    .db.selectFrom("jobs")
    .select(["id", "kind", "due", "state"])
    .where("community", "=", parts.community())
    .orderBy("due")
    .orderBy("id")
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    what: called(reader, "job", row.kind),
    to: "",
    due: instantOut(row.due),
    state: speak(reader, `job-state-${row.state}`),
    waits: true,
    trouble: row.state === "failed",
  }));
}
