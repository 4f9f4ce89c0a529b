import type { Act } from "#chat/call.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { personNames } from "#membership/store.ts";
import { type Told, toldTo } from "#outbox/told.ts";
import { instantIn, instantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Assembly } from "./assembly.ts";
import { loadAssembly } from "./assembly-store.ts";
import { noticeKey } from "./convening.ts";
import { loadElectors } from "./electorate-store.ts";

/** Whether one member entitled was convened: when, by which way. `by hand` is whoever convened, who needs no notice. */
export interface Convoked {
  readonly person: Id;
  readonly name: string;
  readonly state: Told["state"] | "by hand";
  readonly at: Instant | null;
  readonly way: string | null;
}

export interface NoticesView {
  readonly assembly: Assembly;
  readonly convoked: readonly Convoked[];
}

/** The members entitled, each with what became of the notice; those not reached first. */
export async function noticesView(db: Db, community: Id, id: Id): Promise<NoticesView> {
  const assembly = await loadAssembly(db, community, id);
  const people = [...(await loadElectors(db, community, id))];
  const told = await toldTo(db, community, noticeKey(assembly.handle, ""));
  const onPaper = await handedTo(db, community, id);
  const names = await personNames(db, community, people);
  const order = { "not reached": 0, waiting: 1, told: 2, "by hand": 3 } as const;
  const convoked = people.map((person): Convoked => {
    const name = names.get(person) ?? "";
    if (person === assembly.convener) return { person, name, state: "by hand", at: null, way: null };
    const found = told.get(person);
    const handed = onPaper.get(person);
    if (found?.state !== "told" && handed !== undefined) return { person, name, state: "told", at: handed, way: ON_PAPER };
    return { person, name, state: found?.state ?? "not reached", at: found?.at ?? null, way: found?.way ?? null };
  });
  const { compare } = new Intl.Collator("fr");
  return { assembly, convoked: convoked.sort((a, b) => order[a.state] - order[b.state] || compare(a.name, b.name)) };
}

/** The way of a notice that was given on paper, as notices and minutes name it. */
const ON_PAPER = "letter";

/** Who was given the notice on paper, and when. */
async function handedTo(db: Db, community: Id, assembly: Id): Promise<ReadonlyMap<Id, Instant>> {
  const rows = await db
    .selectFrom("assembly_letters")
    .select(["person", "handed_at"])
    .where("community", "=", community)
    .where("assembly", "=", assembly)
    .execute();
  return new Map(rows.map((row) => [row.person, instantOut(row.handed_at)]));
}

/** Who asked to speak and has not spoken, in the order of asking. */
export async function speakersOf(db: Db, community: Id, assembly: Id): Promise<readonly Id[]> {
  const rows = await db
    .selectFrom("speakers")
    .select("person")
    .where("community", "=", community)
    .where("assembly", "=", assembly)
    .where("done_at", "is", null)
    .orderBy("asked_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => row.person);
}

/** Puts somebody on the speaking list; whoever stands there keeps their place. */
export async function askToSpeak(tx: Tx, act: Act, id: Id, assembly: Id, person: Id): Promise<void> {
  await tx
    .insertInto("speakers")
    .values({ community: act.community.id, id, assembly, person, asked_at: instantIn(act.now), done_at: null })
    .onConflict((conflict) => conflict.columns(["community", "assembly", "person"]).where("done_at", "is", null).doNothing())
    .execute();
}

/** Takes somebody off the speaking list; false when they were not on it. */
export async function doneSpeaking(tx: Tx, act: Act, assembly: Id, person: Id): Promise<boolean> {
  const done = await tx
    .updateTable("speakers")
    .set({ done_at: instantIn(act.now) })
    .where("community", "=", act.community.id)
    .where("assembly", "=", assembly)
    .where("person", "=", person)
    .where("done_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return done !== undefined;
}
