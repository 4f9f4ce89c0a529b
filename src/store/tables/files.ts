import type { Id } from "#kernel/ids.ts";

/** The tables of the module files. */
export interface FileTables {
  readonly files: FileRow;
  readonly file_pieces: FilePieceRow;
}

/** A file that somebody gave. Its id is drawn at random: whoever knows it may fetch the file while it is kept. */
export interface FileRow {
  readonly community: Id;
  readonly id: Id;
  readonly person: Id;
  /** As it was called where it came from, without what no file can be called. */
  readonly name: string;
  readonly sort: "picture" | "recording" | "film" | "paper" | "text";
  /** The type that its content has, such as `image/jpeg`. */
  readonly media: string;
  /** Bytes, as they are kept. */
  readonly size: number;
  /** Of what is kept, in hexadecimal. */
  readonly sha256: string;
  /** Of a picture, in pixels; null otherwise. */
  readonly width: number | null;
  readonly height: number | null;
  /** What it belongs to; null until something is made of it. */
  readonly owner: Id | null;
  readonly created_at: string;
}

/** At most 1 MiB of a file. `part`: the file itself, or the smaller picture that is shown of it. */
export interface FilePieceRow {
  readonly community: Id;
  readonly id: Id;
  readonly file: Id;
  readonly part: "whole" | "small";
  readonly place: number;
  readonly bytes: Uint8Array;
}
