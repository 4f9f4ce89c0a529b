import type { Id } from "#kernel/ids.ts";

/** The table of the browser page. */
export interface WallTables {
  readonly wall: WallRow;
}

/** One message as it hangs on the page, in its newest state. */
export interface WallRow {
  readonly community: Id;
  readonly id: string;
  /** Its place in the order of hanging. */
  readonly sequence: number;
  readonly team: string;
  /** The channel; empty for what is told in private. */
  readonly room: string;
  /** The only account that sees it, or null when everybody does. */
  readonly user: string | null;
  /** The message as JSON. */
  readonly message: string;
}
