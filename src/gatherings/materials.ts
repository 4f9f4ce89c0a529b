import type { Act } from "#chat/call.ts";
import type { GivenFile } from "#chat/option.ts";
import type { FileAddress } from "#files/file.ts";
import { claimFile, dropFilesOf, filesOf } from "#files/store.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { type Gathering, isOrganizer, refuseStrangers } from "./gathering.ts";
import { heardBefore, taken } from "./meant.ts";
import { findGathering } from "./store.ts";
import { NONE, readWebAddress } from "./web-address.ts";

/** Something to read or to follow, for those who are registered. */
export interface Material {
  readonly title: string;
  readonly words: string | null;
  readonly link: string | null;
  readonly file: { readonly id: Id; readonly name: string } | null;
}

/** The same, with the address where its file is fetched. */
export interface Readable extends Material {
  readonly at: string | null;
}

export function readable(materials: readonly Material[], address: FileAddress): readonly Readable[] {
  return materials.map((one) => ({ ...one, at: one.file === null ? null : address(one.file.id) }));
}

/** The same as it was typed. */
export interface MaterialWish {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly link?: string | undefined;
  readonly file?: GivenFile | undefined;
  readonly remove?: "yes" | "no" | undefined;
}

/** The materials of a gathering, for somebody who may see them. */
export interface Materials {
  readonly gathering: Gathering;
  readonly materials: readonly Readable[];
  readonly mayChange: boolean;
}

const MOST_MATERIALS = 50;

/** What there is to read of a gathering, in the order in which it was added. */
export async function materialsOf(db: Db, { community, id }: Pick<Gathering, "community" | "id">): Promise<readonly Material[]> {
  const rows = await db
    .selectFrom("gathering_materials as m")
    .leftJoin("files as f", (join) => join.onRef("f.community", "=", "m.community").onRef("f.owner", "=", "m.id"))
    .select(["m.title", "m.words", "m.link", "f.id as file", "f.name"])
    .where("m.community", "=", community)
    .where("m.gathering", "=", id)
    .orderBy("m.at")
    .orderBy("m.id")
    .execute();
  return rows.map(({ file, name, ...row }) => ({ ...row, file: file === null || name === null ? null : { id: file, name } }));
}

/** Whether somebody has a seat on any date of a gathering: then its materials are theirs to read, before and after. */
export async function isRegistered(db: Db, { community, id }: Pick<Gathering, "community" | "id">, person: Id): Promise<boolean> {
  const row = await db
    .selectFrom("registrations as r")
    .innerJoin("occurrences as o", (join) => join.onRef("o.community", "=", "r.community").onRef("o.id", "=", "r.occurrence"))
    .select("r.id")
    .where("r.community", "=", community)
    .where("r.person", "=", person)
    .where("r.state", "=", "going")
    .where("o.gathering", "=", id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How what there is to read is kept, and shown to those who are registered. */
export function sharingMaterials({ db, ids }: Pick<Parts, "db" | "ids">, address: FileAddress) {
  async function materials(act: Act, id: Id, wish: MaterialWish): Promise<Materials> {
    const link = wish.link === undefined ? undefined : readWebAddress("link", wish.link);
    return change(db, async (tx) => {
      const reads = Object.values(wish).every((value) => value === undefined) || (await heardBefore(tx, act, id));
      const gathering = reads ? await findGathering(tx, act.community.id, id) : await taken(tx, act, id);
      if (gathering === null) throw new Refusal("gathering-gone");
      const mayChange = isOrganizer(gathering, act.person) || act.may("change any gathering");
      if (!reads) await alter(tx, act, gathering, { ...wish, link });
      else if (!mayChange && !(await isRegistered(tx, gathering, act.person)))
        throw new Refusal("gathering-material-registered", { title: gathering.title });
      return { gathering, materials: readable(await materialsOf(tx, gathering), address), mayChange };
    });
  }

  async function alter(
    tx: Tx,
    act: Act,
    gathering: Gathering,
    wish: Omit<MaterialWish, "link"> & { readonly link: string | null | undefined },
  ): Promise<void> {
    refuseStrangers(gathering, act.person, act.may("change any gathering"));
    const { community } = gathering;
    if (wish.title === undefined) throw new Misuse("title", "gathering-material-title-missing");
    const folded = fold(wish.title.trim());
    const known = tx
      .selectFrom("gathering_materials")
      .select(["id", "words", "link"])
      .where("community", "=", community)
      .where("gathering", "=", gathering.id)
      .where("folded", "=", folded);
    const found = await known.executeTakeFirst();
    if (wish.remove === "yes") {
      if (found === undefined) throw new Refusal("gathering-material-none", { typed: wish.title, title: gathering.title });
      await dropFilesOf(tx, community, found.id);
      await tx.deleteFrom("gathering_materials").where("community", "=", community).where("id", "=", found.id).execute();
    } else await keep(tx, act, gathering, found ?? null, wish, wish.title.trim());
    const entry = { community, at: act.now, actor: act.person, account: act.account, action: "gathering material", subject: gathering.id };
    await audit(tx, { ...entry, facts: { handle: gathering.handle } });
  }

  /** Keeps something new, or changes what is called so; what was not said of it stays. */
  async function keep(
    tx: Tx,
    act: Act,
    gathering: Gathering,
    known: { readonly id: Id; readonly words: string | null; readonly link: string | null } | null,
    wish: { readonly text?: string | undefined; readonly link: string | null | undefined; readonly file?: GivenFile | undefined },
    title: string,
  ): Promise<void> {
    const { community } = gathering;
    const words = wish.text === undefined ? (known?.words ?? null) : NONE.test(wish.text.trim()) ? null : wish.text;
    const link = wish.link === undefined ? (known?.link ?? null) : wish.link;
    const has = wish.file !== undefined || (known !== null && (await filesOf(tx, community, known.id)).length > 0);
    if (words === null && link === null && !has) throw new Misuse("text", "gathering-material-empty");
    const id = known?.id ?? ids.next();
    if (known === null) {
      if ((await materialsOf(tx, gathering)).length >= MOST_MATERIALS)
        throw new Refusal("gathering-materials-many", { max: MOST_MATERIALS });
      const row = { community, id, gathering: gathering.id, author: act.person, folded: fold(title), at: instantIn(act.now) };
      await tx
        .insertInto("gathering_materials")
        .values({ ...row, title, words, link })
        .execute();
    } else {
      await tx
        .updateTable("gathering_materials")
        .set({ words, link, title })
        .where("community", "=", community)
        .where("id", "=", id)
        .execute();
    }
    if (wish.file === undefined) return;
    await dropFilesOf(tx, community, id);
    await claimFile(tx, { community, id: wish.file.id, person: act.person, owner: id });
  }

  return { materials };
}
