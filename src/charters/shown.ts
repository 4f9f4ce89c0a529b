import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Parts } from "#store/parts.ts";
import type { Charter, Version } from "./charter.ts";
import { allCharters, countHolding, findCharter, findVersion, loadCharter, shownSignatories, versionsOf } from "./store.ts";

/** A charter in the public list. */
export interface ShownCharter {
  readonly handle: string;
  readonly title: string;
  readonly version: number;
  readonly signatories: number;
}

/** Somebody who signed and chose that everybody may see it. */
export interface ShownSignatory {
  readonly name: string;
  readonly capacity: string;
  readonly organisation: string;
  readonly number: number;
  readonly at: Instant;
}

/** A charter as everybody reads it: its text, its versions, how many have signed, and by name those who chose so. */
export interface ShownCharterText {
  readonly charter: Charter;
  readonly shown: Version;
  readonly versions: readonly Version[];
  readonly signatories: number;
  readonly named: readonly ShownSignatory[];
}

/** What everybody sees of charters. Whoever signs chooses whether their name is shown; the others are counted. */
export function showingCharters({ db }: Pick<Parts, "db">) {
  async function list(community: Id): Promise<readonly ShownCharter[]> {
    const found: ShownCharter[] = [];
    for (const row of await allCharters(db, community)) {
      const { handle, title, current } = row;
      found.push({ handle, title, version: current, signatories: await countHolding(db, community, row) });
    }
    return found;
  }

  async function one(community: Id, handle: string, number: number | null): Promise<ShownCharterText | null> {
    const named = /^c\d{1,9}$/i.test(handle) ? await findCharter(db, community, handle) : null;
    const charter = named === null ? null : await loadCharter(db, community, named.id);
    if (charter === null) return null;
    const shown = number === null ? charter.current : await findVersion(db, community, charter.id, number);
    if (shown === null) return null;
    return {
      charter,
      shown,
      versions: await versionsOf(db, community, charter.id),
      signatories: await countHolding(db, community, charter),
      named: await shownSignatories(db, community, charter),
    };
  }

  return { list, one };
}
