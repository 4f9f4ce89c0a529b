import { dateAt, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { Id } from "#kernel/ids.ts";
import { actedBefore } from "#membership/acting.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import type { Db } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { changedRules, type DatedRules, KINDS, type Kind, type TypedRules } from "./rules.ts";
import { putRules, rulesFor, ruleVersions } from "./rules-store.ts";

/** The rules for one kind of assembly: those in force on the day asked for, and the days on which others began or begin. */
export interface RulesView {
  readonly kind: Kind;
  readonly day: string;
  readonly inForce: DatedRules;
  readonly versions: readonly string[];
}

export type RulesService = ReturnType<typeof rulesService>;

/** Which rules are looked at or changed: the kinds, and the day; both kinds and today unless said. */
export interface Which {
  readonly kind?: Kind | undefined;
  readonly from?: string | undefined;
}

/** The rules of assemblies, dated: what is changed holds from a day on, and what was decided under earlier rules stays. */
export function rulesService({ db, ids }: Parts) {
  function dayOf(act: Act, which: Which): string {
    return which.from ?? dateAt(act.now, act.community.zone as Zone);
  }

  async function views(from: Db, act: Act, which: Which): Promise<readonly RulesView[]> {
    const day = dayOf(act, which);
    const found: RulesView[] = [];
    for (const kind of which.kind === undefined ? KINDS : [which.kind]) {
      const versions = await ruleVersions(from, act.community.id, kind);
      found.push({ kind, day, inForce: await rulesFor(from, act.community.id, kind, day), versions: versions.map(({ since }) => since) });
    }
    return found;
  }

  /** Changes what was typed, for the kind that was named or for both, from that day on. */
  async function set(act: Act, which: Which, typed: TypedRules): Promise<readonly RulesView[]> {
    const community = act.community.id;
    const since = dayOf(act, which);
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, community)) !== null) return;
      for (const kind of which.kind === undefined ? KINDS : [which.kind]) {
        const { rules } = await rulesFor(tx, community, kind, since);
        await putRules(tx, { community, id: ids.next(), kind, since, rules: changedRules(rules, typed), author: act.person, now: act.now });
        await audit(tx, {
          community,
          at: act.now,
          actor: act.person,
          account: act.account,
          action: "rules changed",
          subject: community as Id,
          facts: { kind, since },
        });
      }
    });
    return views(db, act, which);
  }

  return { show: (act: Act, which: Which): Promise<readonly RulesView[]> => views(db, act, which), set };
}
