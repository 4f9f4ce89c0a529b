import { createHash } from "node:crypto";
import type { Instant } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import type { FilePieceRow, FileRow } from "#store/tables/files.ts";
import { MOST_WAITING } from "./file.ts";
import type { Looked } from "./looking.ts";

type Key = { readonly community: Id; readonly id: Id };

/** A piece of a file, in bytes. */
const PIECE = 1_048_576;

const fileById = hot((q, p: Key) => q.selectFrom("files").selectAll().where("community", "=", p.community).where("id", "=", p.id));

/** A file by the address that whoever was given it has: its id is drawn at random, so it alone says which community. */
const fileByAddress = hot((q, p: { readonly id: Id }) => q.selectFrom("files").selectAll().where("id", "=", p.id).limit(1));

const filesByOwner = hot((q, p: { readonly community: Id; readonly owner: Id }) =>
  q.selectFrom("files").selectAll().where("community", "=", p.community).where("owner", "=", p.owner).orderBy("created_at").orderBy("id"),
);

const addPiece = hotWrite((q, p: FilePieceRow) =>
  q.insertInto("file_pieces").values({ community: p.community, id: p.id, file: p.file, part: p.part, place: p.place, bytes: p.bytes }),
);

const piecesOf = hot((q, p: { readonly community: Id; readonly file: Id; readonly part: FilePieceRow["part"] }) =>
  q
    .selectFrom("file_pieces")
    .select("bytes")
    .where("community", "=", p.community)
    .where("file", "=", p.file)
    .where("part", "=", p.part)
    .orderBy("place"),
);

/** Takes a file that waits for something to be made of it: once, and only of its giver's. */
const claim = hotWrite((q, p: Key & { readonly person: Id; readonly owner: Id }) =>
  q
    .updateTable("files")
    .set({ owner: p.owner })
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .where("person", "=", p.person)
    .where("owner", "is", null)
    .returning("id"),
);

const dropPieces = hotWrite((q, p: Key) => q.deleteFrom("file_pieces").where("community", "=", p.community).where("file", "=", p.id));
const dropRow = hotWrite((q, p: Key) => q.deleteFrom("files").where("community", "=", p.community).where("id", "=", p.id));

export function findFile(db: Db, community: Id, id: Id): Promise<FileRow | null> {
  return fileById.first(db, { community, id });
}

export function findByAddress(db: Db, id: Id): Promise<FileRow | null> {
  return fileByAddress.first(db, { id });
}

/** The files of something, in the order in which they were given. */
export function filesOf(db: Db, community: Id, owner: Id): Promise<readonly FileRow[]> {
  return filesByOwner.all(db, { community, owner });
}

/** The bytes of a file, or of the smaller picture of it; null where there are none. */
export async function bytesOf(db: Db, community: Id, file: Id, part: FilePieceRow["part"]): Promise<Buffer | null> {
  const rows = await piecesOf.all(db, { community, file, part });
  return rows.length === 0 ? null : Buffer.concat(rows.map(({ bytes }) => bytes));
}

/** Keeps a file that was looked into, and lets go of this person's oldest that nothing was made of where there are too many. */
export async function keepFile(
  tx: Tx,
  ids: Ids,
  given: { readonly community: Id; readonly person: Id; readonly name: string; readonly looked: Looked; readonly now: Instant },
): Promise<FileRow> {
  const { community, person, name, looked } = given;
  const waiting = await tx
    .selectFrom("files")
    .select("id")
    .where("community", "=", community)
    .where("person", "=", person)
    .where("owner", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .offset(MOST_WAITING - 1)
    .limit(100)
    .execute();
  for (const { id } of waiting) await dropFile(tx, community, id);
  const row: FileRow = {
    community,
    id: ids.secret(),
    person,
    name,
    sort: looked.sort,
    media: looked.media,
    size: looked.whole.byteLength,
    sha256: createHash("sha256").update(looked.whole).digest("hex"),
    width: looked.width,
    height: looked.height,
    owner: null,
    created_at: instantIn(given.now),
  };
  await tx.insertInto("files").values(row).execute();
  await addPieces(tx, ids, row, "whole", looked.whole);
  if (looked.small !== null) await addPieces(tx, ids, row, "small", looked.small);
  return row;
}

async function addPieces(tx: Tx, ids: Ids, file: FileRow, part: FilePieceRow["part"], bytes: Uint8Array): Promise<void> {
  for (let place = 0; place * PIECE < bytes.byteLength; place += 1) {
    const piece = Buffer.from(bytes.subarray(place * PIECE, (place + 1) * PIECE));
    await addPiece.run(tx, { community: file.community, id: ids.next(), file: file.id, part, place: place + 1, bytes: piece });
  }
}

/** Makes a waiting file part of something. Refuses one that is gone, was used, or is somebody else's. */
export async function claimFile(
  tx: Tx,
  file: { readonly community: Id; readonly id: Id; readonly person: Id; readonly owner: Id },
): Promise<void> {
  if ((await claim.first(tx, file)) === null) throw new Refusal("file-gone");
}

/** Deletes a file and every byte of it. */
export async function dropFile(tx: Tx, community: Id, id: Id): Promise<void> {
  await dropPieces.run(tx, { community, id });
  await dropRow.run(tx, { community, id });
}

/** Deletes the files of something, every byte of them. */
export async function dropFilesOf(tx: Tx, community: Id, owner: Id): Promise<void> {
  for (const { id } of await filesOf(tx, community, owner)) await dropFile(tx, community, id);
}

/** Deletes whatever file somebody gave, whether something was made of it or not. */
export async function dropGiven(tx: Tx, community: Id, person: Id): Promise<void> {
  const rows = await tx.selectFrom("files").select("id").where("community", "=", community).where("person", "=", person).execute();
  for (const { id } of rows) await dropFile(tx, community, id);
}

/** Deletes every file that nothing was made of and that was given before an instant. Resolves to how many. */
export async function dropUnused(tx: Tx, before: Instant): Promise<number> {
  const rows = await tx
    .selectFrom("files")
    .select(["community", "id"])
    .where("owner", "is", null)
    .where("created_at", "<", instantIn(before))
    .execute();
  for (const { community, id } of rows) await dropFile(tx, community, id);
  return rows.length;
}
