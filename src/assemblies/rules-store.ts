import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot } from "#store/hot.ts";
import { type DatedRules, type Kind, type Rules, rulesOn, rulesSchema } from "./rules.ts";

const rulesOf = hot((q, p: { readonly community: Id; readonly kind: Kind }) =>
  q.selectFrom("rules").select(["in_force", "rules"]).where("community", "=", p.community).where("kind", "=", p.kind).orderBy("in_force"),
);

export function readRules(text: string): Rules {
  return rulesSchema.parse(JSON.parse(text));
}

/** Every version of the rules for a kind of assembly, the earliest first. */
export async function ruleVersions(db: Db, community: Id, kind: Kind) {
  const rows = await rulesOf.all(db, { community, kind });
  return rows.map((row) => ({ since: row.in_force, rules: readRules(row.rules) }));
}

/** The rules for a kind of assembly on a local day. */
export async function rulesFor(db: Db, community: Id, kind: Kind, day: string): Promise<DatedRules> {
  return rulesOn(await ruleVersions(db, community, kind), day);
}

/** Writes the rules in force from a day on, in place of what was to begin that day. */
export async function putRules(
  tx: Tx,
  row: { community: Id; id: Id; kind: Kind; since: string; rules: Rules; author: Id; now: Instant },
): Promise<void> {
  const rules = JSON.stringify(row.rules);
  await tx
    .insertInto("rules")
    .values({
      community: row.community,
      id: row.id,
      kind: row.kind,
      in_force: row.since,
      rules,
      author: row.author,
      created_at: instantIn(row.now),
    })
    .onConflict((conflict) => conflict.columns(["community", "kind", "in_force"]).doUpdateSet({ rules, author: row.author }))
    .execute();
}
