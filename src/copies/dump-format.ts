import { createHash, type Hash } from "node:crypto";

/** The first line of a dump. */
export interface DumpHead {
  readonly dump: 1;
  /** The version of the program that wrote it. */
  readonly program: string;
  /** The migrations that its database had, in order: the shape of its tables. */
  readonly schema: readonly string[];
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** A line of a dump: the head, the beginning of a table, a row of the table begun last, or the end. */
export type DumpLine =
  | { readonly parvis: DumpHead }
  | { readonly table: string; readonly columns: readonly string[] }
  | readonly unknown[]
  | { readonly end: { readonly rows: number; readonly sha256: string } };

/** The hash of the lines of a dump before its end, each with its line feed; hexadecimal at `digest`. */
export function dumpHash(): Hash {
  return createHash("sha256");
}

/** A value of a row as JSON holds it: texts, whole numbers, null, and bytes as `{ "bytes": base64 }`. */
export function valueOut(value: unknown): unknown {
  return value instanceof Uint8Array ? { bytes: Buffer.from(value).toString("base64") } : value;
}

/** The value that `valueOut` wrote. */
export function valueIn(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Buffer.from((value as { readonly bytes: string }).bytes, "base64");
}
