import type { Id } from "#kernel/ids.ts";
import type { Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";

/**
 * The statements of an ordinary command: hear it, look up what it is about, bump the version, count, write, record. Once as
 * the house writes them, and once as plain texts for whoever writes them by hand; both sides run the same eight.
 */
export interface Command {
  readonly community: Id;
  readonly space: Id;
  readonly key: string;
  readonly first: Id;
  readonly second: Id;
  readonly at: string;
}

interface Key {
  readonly community: Id;
  readonly id: string;
}

interface Audit {
  readonly community: Id;
  readonly id: Id;
  readonly at: string;
  readonly action: string;
  readonly subject: string;
  readonly facts: string;
}

const FACTS = '{"seats":2}';

/** Their texts, with PostgreSQL's marks, in the order of what they are given: each becomes a `?` on SQLite. */
export const TEXTS = {
  hear: "insert into heard (community, id, subject, at) values ($1, $2, $3, $4) on conflict (community, id) do nothing returning id",
  community: "select * from communities where community = $1 and id = $2",
  space: "select * from spaces where community = $1 and id = $2",
  handle:
    "insert into handles (community, id, last) values ($1, $2, 1) on conflict (community, id) do update set last = handles.last + 1 returning last",
  heard: "select subject from heard where community = $1 and id = $2",
  version: "update spaces set name = $1 where community = $2 and id = $3 returning name",
  audit: "insert into audit (community, id, at, action, subject, facts) values ($1, $2, $3, $4, $5, $6)",
} as const;

/** What each text is given, in the order in which a command runs them. */
export function script(c: Command): readonly (readonly [keyof typeof TEXTS, readonly (string | number)[]])[] {
  return [
    ["hear", [c.community, c.key, c.first, c.at]],
    ["community", [c.community, c.community]],
    ["space", [c.community, c.space]],
    ["handle", [c.community, "G"]],
    ["version", [c.key, c.community, c.space]],
    ["heard", [c.community, c.key]],
    ["audit", [c.community, c.first, c.at, "joined", c.space, FACTS]],
    ["audit", [c.community, c.second, c.at, "told", c.space, FACTS]],
  ];
}

const hear = hotWrite((q, p: Key & { readonly subject: string; readonly at: string }) =>
  q
    .insertInto("heard")
    .values({ community: p.community, id: p.id, subject: p.subject, at: p.at })
    .onConflict((conflict) => conflict.columns(["community", "id"]).doNothing())
    .returning("id"),
);

const findCommunity = hot((q, p: { readonly community: Id }) =>
  q.selectFrom("communities").selectAll().where("community", "=", p.community).where("id", "=", p.community),
);

const findSpace = hot((q, p: { readonly community: Id; readonly id: Id }) =>
  q.selectFrom("spaces").selectAll().where("community", "=", p.community).where("id", "=", p.id),
);

const countHandle = hotWrite((q, p: Key) =>
  q
    .insertInto("handles")
    .values({ community: p.community, id: p.id, last: 1 })
    .onConflict((conflict) => conflict.columns(["community", "id"]).doUpdateSet((e) => ({ last: e("handles.last", "+", 1) })))
    .returning("last"),
);

const nameSpace = hotWrite((q, p: { readonly community: Id; readonly id: Id; readonly name: string }) =>
  q.updateTable("spaces").set({ name: p.name }).where("community", "=", p.community).where("id", "=", p.id).returning("name"),
);

const findHeard = hot((q, p: Key) => q.selectFrom("heard").select("subject").where("community", "=", p.community).where("id", "=", p.id));

const appendAudit = hotWrite((q, p: Audit) =>
  q.insertInto("audit").values({
    community: p.community,
    id: p.id,
    at: p.at,
    action: p.action,
    subject: p.subject,
    facts: p.facts,
    actor: null,
    account: null,
  }),
);

/** One command as the house writes it. */
export async function runCommand(tx: Tx, c: Command): Promise<number> {
  const { community, space, key, at } = c;
  await hear.first(tx, { community, id: key, subject: c.first, at });
  await findCommunity.first(tx, { community });
  await findSpace.first(tx, { community, id: space });
  const handle = await countHandle.first(tx, { community, id: "G" });
  await nameSpace.first(tx, { community, id: space, name: key });
  await findHeard.first(tx, { community, id: key });
  await appendAudit.run(tx, { community, id: c.first, at, action: "joined", subject: space, facts: FACTS });
  await appendAudit.run(tx, { community, id: c.second, at, action: "told", subject: space, facts: FACTS });
  return handle?.last ?? 0;
}
