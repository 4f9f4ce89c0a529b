import type { Id } from "#kernel/ids.ts";
import type { Tx } from "./db.ts";
import { hotWrite } from "./hot.ts";

const count = hotWrite((q, p: { readonly community: Id; readonly letter: string; readonly first: number }) =>
  q
    .insertInto("handles")
    .values({ community: p.community, id: p.letter, last: p.first })
    .onConflict((conflict) => conflict.columns(["community", "id"]).doUpdateSet((e) => ({ last: e("handles.last", "+", 1) })))
    .returning("last"),
);

/**
 * The next handle of a kind in a community, such as `G12`; they count from 1 and none is left out, since a change that
 * fails gives its number back. `letter` is the capital of the kind: G gathering, A assembly, M motion, P poll, R aid request, U person, …
 */
export async function nextHandle(tx: Tx, community: Id, letter: string): Promise<string> {
  const row = await count.first(tx, { community, letter, first: 1 });
  if (row === null) throw new Error("The database gave no handle.");
  return `${letter}${row.last}`;
}

const countMany = hotWrite((q, p: { readonly community: Id; readonly letter: string; readonly count: number }) =>
  q
    .insertInto("handles")
    .values({ community: p.community, id: p.letter, last: p.count })
    .onConflict((conflict) =>
      conflict.columns(["community", "id"]).doUpdateSet((e) => ({ last: e("handles.last", "+", e.ref("excluded.last")) })),
    )
    .returning("last"),
);

/** Takes the next `count` handles of a kind at once, and resolves to the number before the first of them. With 0 it only waits its turn. */
export async function nextHandles(tx: Tx, community: Id, letter: string, count: number): Promise<number> {
  const row = await countMany.first(tx, { community, letter, count });
  if (row === null) throw new Error("The database gave no handles.");
  return row.last - count;
}
