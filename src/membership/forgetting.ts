import type { Act, CommunityFacts } from "#chat/call.ts";
import { unplanAll } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { freshenCopies } from "#outbox/fresh.ts";
import { roomOfPerson } from "#outbox/room.ts";
import { audit } from "#store/audit.ts";
import { change, scrub } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { fallPowers } from "./delegations.ts";
import { foreseeAnotherAdmin, requireAnotherAdmin } from "./life.ts";
import { recordEvent } from "./life-store.ts";
import { selvesOf } from "./merge.ts";
import { findPersonById, holdPerson } from "./store.ts";

/** Somebody who asks to be forgotten, for each practice to forget its own part. */
export interface Forgotten {
  readonly community: CommunityFacts;
  readonly person: Id;
  readonly now: Instant;
}

/** What a practice does when somebody asks to be forgotten: what is theirs and live is withdrawn, what they confided is gone. */
export type Forgetter = (tx: Tx, forgotten: Forgotten) => Promise<void>;

export type ForgettingService = ReturnType<typeof forgettingService>;

/**
 * Erases a person: name, accounts, profile, whatever they confided and whatever of theirs is live. What the law asks to keep (votes that
 * were counted, minutes, receipts of dues) stays, under a person without a name.
 */
export function forgettingService({ db }: Parts, forgetters: readonly Forgetter[]) {
  function forget(act: Act): Promise<void> {
    return change(db, async (tx) => {
      await holdPerson.first(tx, { community: act.community.id, id: act.person });
      const row = await findPersonById.first(tx, { community: act.community.id, id: act.person });
      if (row === null || row.merged_into !== null) throw new Refusal("press-stale");
      await requireAnotherAdmin(tx, act.community.id, row, []);
      await erase(tx, { community: act.community, person: act.person, now: act.now });
    });
  }

  /** Refuses who could not be erased, before anybody is asked whether they are sure. */
  async function requireForgetting(act: Act): Promise<void> {
    const row = await findPersonById.first(db, { community: act.community.id, id: act.person });
    if (row === null || row.merged_into !== null) throw new Refusal("press-stale");
    await foreseeAnotherAdmin(db, act.community.id, row);
  }

  /** Erases somebody again who was erased before, in a database that was restored from an earlier copy. False where there is nobody to erase. */
  function forgetAgain(forgotten: Forgotten): Promise<boolean> {
    return change(db, async (tx) => {
      const row = await findPersonById.first(tx, { community: forgotten.community.id, id: forgotten.person });
      if (row === null || row.merged_into !== null) return false;
      await erase(tx, forgotten);
      return true;
    });
  }

  async function erase(tx: Tx, { community: about, person, now }: Forgotten): Promise<void> {
    const community = about.id;
    scrub(tx);
    await holdPerson.first(tx, { community, id: person });
    const row = await findPersonById.first(tx, { community, id: person });
    if (row === null) throw new Refusal("press-stale");
    for (const forgetter of forgetters) await forgetter(tx, { community: about, person, now });
    const standing = row.standing === "excluded" || row.standing === "guest" ? row.standing : ("resigned" as const);
    await tx
      .updateTable("people")
      .set((e) => ({
        ...{ name: row.handle, folded: fold(row.handle), standing, roles: "[]", locale: null, joined: null },
        ...{ category: "", profile: "{}", mail: null, erased_at: instantIn(now), version: e("version", "+", 1) },
      }))
      .where("community", "=", community)
      .where("id", "=", person)
      .execute();
    await fallPowers(tx, community, person, { at: now, actor: null, account: null });
    for (const self of await selvesOf(tx, community, person)) {
      if (self !== person) await forgetName(tx, community, self, now);
      await forgetRows(tx, community, self);
    }
    await unplanAll(tx, community, person);
    await recordEvent(tx, community, { person, event: "forgotten", at: now, actor: null, reason: null });
    await audit(tx, { community, at: now, actor: null, action: "person forgotten", subject: person });
  }

  return { forget, requireForgetting, forgetAgain };
}

/** The name and whatever else is left in the row of somebody who turned out to be another. */
async function forgetName(tx: Tx, community: Id, self: Id, now: Instant): Promise<void> {
  const row = await findPersonById.first(tx, { community, id: self });
  if (row === null) return;
  const nameless = { name: row.handle, folded: fold(row.handle), locale: null, joined: null, category: "", profile: "{}", mail: null };
  await tx
    .updateTable("people")
    .set((e) => ({ ...nameless, erased_at: instantIn(now), version: e("version", "+", 1) }))
    .where("community", "=", community)
    .where("id", "=", self)
    .execute();
}

/** What membership itself knows of somebody beyond their row. */
async function forgetRows(tx: Tx, community: Id, person: Id): Promise<void> {
  await tx.deleteFrom("drafts").where("community", "=", community).where("person", "=", person).execute();
  await tx.deleteFrom("imports").where("community", "=", community).where("person", "=", person).execute();
  await tx.deleteFrom("letter_boxes").where("community", "=", community).where("person", "=", person).execute();
  await tx
    .updateTable("member_events")
    .set({ reason: null })
    .where("community", "=", community)
    .where("person", "=", person)
    .where("event", "!=", "paid")
    .execute();
  await tx
    .updateTable("exclusions")
    .set({ reason: "", answer: null, state: "dropped" })
    .where("community", "=", community)
    .where("person", "=", person)
    .where("state", "=", "proposed")
    .execute();
  const unsaid = await tx
    .updateTable("exclusions")
    .set({ reason: "", answer: null })
    .where("community", "=", community)
    .where("person", "=", person)
    .returning("id")
    .execute();
  for (const { id } of unsaid) await freshenCopies(tx, community, { kind: "exclusion", id });
  const room = await roomOfPerson(tx, community, person);
  await tx
    .updateTable("notices")
    .set({ state: "dropped", reason: "forgotten" })
    .where("community", "=", community)
    .where("room", "=", room)
    .where("state", "=", "due")
    .execute();
  await tx
    .updateTable("notices")
    .set({ facts: "{}" })
    .where("community", "=", community)
    .where("state", "!=", "due")
    .where((e) => e.or([e("room", "=", room), e("facts", "like", `%${person}%`)]))
    .execute();
  const accounts = (
    await tx.selectFrom("accounts").select("id").where("community", "=", community).where("person", "=", person).execute()
  ).map((row) => row.id);
  if (accounts.length === 0) return;
  await tx.deleteFrom("web_sessions").where("community", "=", community).where("account", "in", accounts).execute();
  for (const table of ACCOUNT_TABLES) {
    // biome-ignore lint/suspicious/noExplicitAny: the list names tables of several practices
    await (tx as any).deleteFrom(table).where("community", "=", community).where("id", "in", accounts).execute();
  }
  await tx.deleteFrom("accounts").where("community", "=", community).where("id", "in", accounts).execute();
}

/** Tables whose rows are about an account and go with it. */
const ACCOUNT_TABLES: readonly string[] = ["account_roles", "absences"];
