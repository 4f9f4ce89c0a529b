import { addDays, dateAt, type LocalDate, startOfDate, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import { pageAmong } from "#chat/pages.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse } from "#kernel/refusal.ts";
import { LOCALES, type Locale } from "#locales/locale.ts";
import { selvesOf } from "#membership/merge.ts";
import { findNamed, findPersonById, personNames } from "#membership/store.ts";
import type { Parts } from "#store/parts.ts";
import { type Asked, type Entry, hidesWhom, isInConfidence, wordsIn } from "./entry.ts";
import { countEntries, entriesFrom, knownActions, type Meant } from "./store.ts";
import { actionWords } from "./words.ts";

/** An entry with the names of the people in it; `who` is null when the house acted by itself, and for what is done in confidence. */
export interface Shown {
  readonly entry: Entry;
  readonly who: string | null;
  readonly inConfidence: boolean;
  readonly whom: readonly string[];
}

/** One page of the record, the newest first. */
export interface AuditPage {
  readonly asked: Asked;
  readonly shown: readonly Shown[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

const ON_A_PAGE = 20;
const SHOWN_ACTIONS = 12;

export type AuditService = ReturnType<typeof auditService>;

/** The record of who did what, for whoever administers. It is read here; nothing writes it but what is written down. */
export function auditService({ db }: Pick<Parts, "db">) {
  async function read(act: Act, asked: Asked): Promise<AuditPage> {
    const community = act.community.id;
    const known = await knownActions(db, community);
    const { meant, person } = await meantBy(act, asked, known);
    const total = await countEntries(db, community, meant, known);
    const { page, pages, after } = pageAmong(total, ON_A_PAGE, asked.page);
    const found = await entriesFrom(db, community, meant, known, { after, most: ON_A_PAGE });
    return { asked: { ...asked, person, page }, shown: await named(community, found), total, page, pages };
  }

  async function meantBy(act: Act, asked: Asked, known: readonly string[]): Promise<{ meant: Meant; person: string | undefined }> {
    const zone = act.community.zone as Zone;
    const { from, to } = asked;
    if (from !== undefined && to !== undefined && to < from)
      throw new Misuse("to", "record-to-early", { from: { date: from }, to: { date: to } });
    if (from !== undefined && from > dateAt(act.now, zone)) throw new Misuse("from", "record-from-ahead", { from: { date: from } });
    const actions = asked.action === undefined ? null : actionsNamed(asked.action, known, act.locale);
    const one = asked.person === undefined ? null : await personOf(act.community.id, asked.person);
    const people = one === null ? null : await selvesOf(db, act.community.id, one.id);
    return {
      person: one?.handle,
      meant: {
        people,
        actions,
        from: from === undefined ? null : startOfDate(from as LocalDate, zone),
        until: to === undefined ? null : startOfDate(addDays(to as LocalDate, 1), zone),
      },
    };
  }

  async function personOf(community: Id, typed: string) {
    const byId = /^[\da-f-]{36}$/.test(typed) ? await findPersonById.first(db, { community, id: typed as Id }) : null;
    const found = byId === null ? await findNamed(db, community, typed) : [byId];
    const one = found[0];
    if (one === undefined || found.length > 1) throw new Misuse("person", "option-nobody", { typed: typed.slice(0, 60) });
    return one;
  }

  async function named(community: Id, found: readonly Entry[]): Promise<readonly Shown[]> {
    const ids = found.flatMap(({ actor, subject, facts }) =>
      [actor, subject, ...Object.values(facts)].filter((each) => typeof each === "string"),
    );
    const names = await personNames(db, community, [...new Set(ids)] as Id[]);
    return found.map((entry) => {
      const { actor, action, subject, facts } = entry;
      const whom = [subject, ...Object.values(facts)].filter((each) => typeof each === "string" && each !== actor) as Id[];
      const inConfidence = isInConfidence(action);
      return {
        entry,
        inConfidence,
        who: actor === null || inConfidence ? null : (names.get(actor) ?? null),
        whom: hidesWhom(action) ? [] : [...new Set(whom.flatMap((id) => names.get(id) ?? []))],
      };
    });
  }

  return { read };
}

/** The actions that have these words, in whatever language. Throws a Misuse of the option `action` where none has. */
function actionsNamed(typed: string, known: readonly string[], locale: Locale): readonly string[] {
  const wanted = wordsIn(typed);
  const called = (action: string) => [action, ...LOCALES.map((each) => actionWords(action, each))].map(wordsIn);
  const found = known.filter((action) => called(action).some((words) => words.includes(wanted)));
  if (wanted !== "" && found.length > 0) return found;
  const some = known.slice(0, SHOWN_ACTIONS).map((action) => actionWords(action, locale));
  throw new Misuse("action", "record-no-action", { typed: typed.slice(0, 40), known: some.length === 0 ? "–" : some.join(", ") });
}
