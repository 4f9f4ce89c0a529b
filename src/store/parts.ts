import type { Clock } from "#kernel/clock.ts";
import type { Ids } from "#kernel/ids.ts";
import type { Db } from "./db.ts";

/** What a module's service is built from: where rows are, where identities and the time come from. */
export interface Parts {
  readonly db: Db;
  readonly ids: Ids;
  readonly clock: Clock;
}
