import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { instantIn, jsonIn } from "./column.ts";
import { link, type Tx } from "./db.ts";
import { hotWrite } from "./hot.ts";

/** Something that was done and may be asked about later. */
export interface AuditEntry {
  readonly community: Id;
  readonly at: Instant;
  /** The person, or null when the house acted by itself. */
  readonly actor: Id | null;
  /** The account that the person acted from, where there was one. */
  readonly account?: Id | null;
  /** What was done, as a short name: `gathering cancelled`. */
  readonly action: string;
  /** The id of what it was done to. */
  readonly subject: string;
  /** Ids, numbers and names of settings; never what somebody wrote, nor who voted how. */
  readonly facts?: Readonly<Record<string, string | number | boolean | null>>;
}

const append = hotWrite(
  (
    q,
    p: {
      readonly community: Id;
      readonly id: Id;
      readonly at: string;
      readonly actor: Id | null;
      readonly account: Id | null;
      readonly action: string;
      readonly subject: string;
      readonly facts: string;
    },
  ) =>
    q.insertInto("audit").values({
      community: p.community,
      id: p.id,
      at: p.at,
      actor: p.actor,
      account: p.account,
      action: p.action,
      subject: p.subject,
      facts: p.facts,
    }),
);

/** Appends to the record of who did what. Its rows are never changed. */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  await append.run(tx, {
    community: entry.community,
    id: tx[link].engine.ids.next(),
    at: instantIn(entry.at),
    actor: entry.actor,
    account: entry.account ?? null,
    action: entry.action,
    subject: entry.subject,
    facts: jsonIn(entry.facts ?? {}),
  });
}
