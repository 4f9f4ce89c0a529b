import type { LocalDate } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import { Misuse } from "#kernel/refusal.ts";
import { readQuiet } from "#membership/settings.ts";
import { change } from "#store/change.ts";
import type { Tx } from "#store/db.ts";
import { heard } from "#store/heard.ts";
import type { Parts } from "#store/parts.ts";
import type { Gathering } from "./gathering.ts";
import { occurrenceAt } from "./occurrence.ts";
import { promiseReminders, withdrawReminders } from "./promises.ts";
import { readReminders } from "./proposal.ts";
import type { KeptOccurrence } from "./register.ts";
import { findGathering, findKept } from "./store.ts";
import { type QuietHours, quietOf, type Wish, wishOf, writeWish } from "./wishes.ts";

/** How somebody wants to be reminded, as typed: leads, `none`, or `usual` for what holds without a wish. */
export interface TypedWish {
  readonly before?: string | undefined;
  readonly quiet?: string | undefined;
}

/** How the asker is reminded now. */
export interface Reminded {
  readonly wish: Wish;
  /** The quiet hours that hold for them; null for none. */
  readonly quiet: QuietHours | null;
}

const USUAL = /^(usual|usuel|usuels|default|defaut|défaut)$/i;
const NONE = /^(none|aucun|aucune|no|non|0)$/i;

/** How people choose when they are reminded. */
export function reminding({ db, ids }: Pick<Parts, "db" | "ids">) {
  /** Changes when the asker is reminded, of what they have answered for already too; says how they are. */
  function remind(act: Act, typed: TypedWish): Promise<Reminded> {
    const community = act.community.id;
    return change(db, async (tx) => {
      const repeated = act.delivery !== null && (await heard(tx, { community, ...act.delivery }, act.person)) !== null;
      const was = await wishOf(tx, community, act.person);
      const wish = { leads: readLeads(typed.before, was), quiet: readOwnQuiet(typed.quiet, was) };
      if (!repeated && (typed.before !== undefined || typed.quiet !== undefined)) {
        const dates = await answeredAhead(tx, act);
        for (const { gathering, date } of dates) await withdrawReminders(tx, gathering, date, act.person);
        await writeWish(tx, ids, community, act.person, wish);
        for (const { gathering, date } of dates) await promiseReminders(tx, gathering, date, [act.person], act.now);
      }
      const quiet = wish.quiet ?? (await quietOf(tx, community));
      return { wish, quiet: quiet === "none" ? null : quiet };
    });
  }

  return { remind };
}

function readLeads(typed: string | undefined, was: Wish): Wish["leads"] {
  if (typed === undefined) return was.leads;
  if (USUAL.test(typed.trim())) return null;
  try {
    return readReminders(typed);
  } catch (error) {
    if (error instanceof Misuse) throw new Misuse("before", error.key, error.values);
    throw error;
  }
}

function readOwnQuiet(typed: string | undefined, was: Wish): Wish["quiet"] {
  if (typed === undefined) return was.quiet;
  if (USUAL.test(typed.trim())) return null;
  if (NONE.test(typed.trim())) return "none";
  const { quietFrom, quietTo } = readQuiet(typed);
  return { from: quietFrom, to: quietTo };
}

interface Ahead {
  readonly gathering: Gathering;
  readonly date: KeptOccurrence;
}

async function answeredAhead(tx: Tx, act: Act): Promise<readonly Ahead[]> {
  const rows = await tx
    .selectFrom("registrations as r")
    .innerJoin("occurrences as o", (join) => join.onRef("o.community", "=", "r.community").onRef("o.id", "=", "r.occurrence"))
    .select(["o.gathering as gathering", "o.original as original"])
    .where("r.community", "=", act.community.id)
    .where("r.person", "=", act.person)
    .where("r.state", "in", ["going", "maybe"])
    .execute();
  const found: Ahead[] = [];
  for (const row of rows) {
    const gathering = await findGathering(tx, act.community.id, row.gathering);
    if (gathering === null) continue;
    const kept = await findKept(tx, gathering, row.original as LocalDate);
    const date = kept === null ? null : occurrenceAt(gathering, kept.original, kept);
    if (date !== null && kept !== null && date.cancelled === null && date.at > act.now) found.push({ gathering, date: { ...date, kept } });
  }
  return found;
}
