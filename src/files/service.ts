import type { Act } from "#chat/call.ts";
import type { GivenFile } from "#chat/option.ts";
import type { Utterance } from "#chat/platform.ts";
import { type Id, isId } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { change } from "#store/change.ts";
import type { Parts } from "#store/parts.ts";
import type { FileRow } from "#store/tables/files.ts";
import { MOST_BYTES, nameOf, requireSize } from "./file.ts";
import { lookInto } from "./looking.ts";
import { bytesOf, findByAddress, findFile, keepFile } from "./store.ts";

/** A file as it is sent to a browser. */
export interface FetchedFile {
  readonly name: string;
  readonly media: string;
  readonly bytes: Buffer;
  readonly sha256: string;
}

export type FilesService = ReturnType<typeof filesService>;

/** Files: taken from a platform, looked into, kept; fetched by whoever has their address. */
export function filesService({ db, ids }: Parts, url: string) {
  /**
   * Takes a file that an option names: one that the platform hands over is fetched, looked into and kept; one that was taken
   * before is found by its id. Refuses, with what would do, what cannot be had or is not kept. Outside any change.
   */
  async function take(
    act: Pick<Act, "person" | "now"> & { readonly community: Id },
    typed: string,
    open: Utterance["open"],
  ): Promise<GivenFile> {
    const { community, person } = act;
    if (isId(typed)) {
      const row = await findFile(db, community, typed);
      if (row === null || row.person !== person || row.owner !== null) throw new Refusal("file-gone");
      return givenOf(row);
    }
    const sent = (await open?.(typed)) ?? null;
    if (sent === null) throw new Refusal("file-none", { typed: typed.slice(0, 60) });
    const name = nameOf(sent.name);
    if (sent.size !== null) requireSize(name, sent.size);
    const bytes = await sent.bytes(MOST_BYTES);
    if (bytes === "too large") throw new Refusal("file-too-large", { name, most: MOST_BYTES / 1_000_000, size: 0 });
    if (bytes === "gone") throw new Refusal("file-not-fetched", { name });
    const looked = await lookInto(name, bytes);
    return givenOf(await change(db, (tx) => keepFile(tx, ids, { community, person, name, looked, now: act.now })));
  }

  /** A file by its address, whole or as a smaller picture; null where there is none. */
  async function fetch(address: string, part: "whole" | "small"): Promise<FetchedFile | null> {
    const row = isId(address) ? await findByAddress(db, address) : null;
    if (row === null || row.owner === null) return null;
    const bytes = await bytesOf(db, row.community, row.id, part);
    if (bytes === null) return null;
    return { name: row.name, media: part === "small" ? "image/jpeg" : row.media, bytes, sha256: row.sha256 };
  }

  /** Where a file is fetched: whoever knows it may, while the file is kept. */
  const address = (id: Id): string => `${url}/files/${id}`;

  return { take, fetch, address };
}

function givenOf({ id, name, sort, media, size }: FileRow): GivenFile {
  return { id, name, sort, media, size };
}
