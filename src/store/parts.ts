import type { Clock } from "#kernel/clock.ts";
import type { Ids } from "#kernel/ids.ts";
import type { Vault } from "#kernel/vault.ts";
import type { Db } from "./db.ts";

/** What a module's service is built from: where rows are, where identities and the time come from, what seals secrets. */
export interface Parts {
  readonly db: Db;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly vault: Vault;
}
