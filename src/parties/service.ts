import { allCharters, signatoriesOf } from "#charters/store.ts";
import type { Act } from "#chat/call.ts";
import type { GivenThing } from "#chat/option.ts";
import type { Suggestion } from "#chat/platform.ts";
import { suggested } from "#chat/suggested.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { actedBefore, noteAct } from "#membership/acting.ts";
import { change } from "#store/change.ts";
import type { Db } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { type Breachable, breaching, type Taken } from "./breaches.ts";
import type { Counted, Party, PartyKind, Reply, Subject } from "./party.ts";
import { allParties, breachCounts, bumpParty, findParty, loadParty, offerParties, partyNamed, repliesOf, updateParty } from "./store.ts";

/** A party as the directory shows it. */
export interface PartyLine extends Counted {
  readonly party: Party;
  /** The charters that somebody has signed for it, and that still hold: its badge. */
  readonly charters: readonly string[];
  /** What it says to what was reported. */
  readonly replies: readonly Reply[];
}

/** What is written into the directory, as it was typed. */
export interface Naming {
  readonly name: string;
  readonly kind?: PartyKind | undefined;
  readonly contact?: string | undefined;
}

const AUDITED = 60;

/** A party of which a breach may be reported, whether or not an agreement binds it. */
export const partyKeeping: Breachable = {
  kind: "party",
  purpose: "party-breach",
  async read(db: Db, community: Id, id: Id): Promise<Subject> {
    const { handle, name } = await loadParty(db, community, id);
    return { kind: "party", id, handle, title: name };
  },
  async turn(tx, community, id): Promise<Taken | null> {
    const row = await bumpParty.first(tx, { community, id });
    return row === null ? null : { kind: "party", id, handle: row.handle, title: row.name, party: id };
  },
};

export type PartiesService = ReturnType<typeof partiesService>;

/** Those outside with whom the association has to do: their directory, what they signed, and how they keep it. */
export function partiesService({ db, ids }: Pick<Parts, "db" | "ids">) {
  const list = (act: Act): Promise<readonly PartyLine[]> =>
    partyLines(db, act.community.id, act.may("run votes") ? "with contacts" : "without");

  /** Adds somebody to the directory, or says what it is and how to reach it. */
  async function keep(act: Act, { name, kind, contact }: Naming): Promise<readonly PartyLine[]> {
    const community = act.community.id;
    await change(db, async (tx) => {
      const made = ids.next();
      if ((await actedBefore(tx, act, made)) !== null) return;
      const id = await partyNamed(tx, { community, id: made, name, kind: kind ?? "other" }, act.now);
      const set = { ...(kind === undefined ? {} : { kind }), ...(contact === undefined ? {} : { contact }) };
      if (Object.keys(set).length > 0) await updateParty(tx, community, id, set);
      await noteAct(tx, act, "counterpart written down", id, name.slice(0, AUDITED));
    });
    return list(act);
  }

  return {
    list,
    keep,
    ...breaching({ db, ids }, partyKeeping),
    find: (community: Id, text: string): Promise<GivenThing | null> => findParty(db, community, text),
    async offer(asker: { readonly community: Id }, typed: string): Promise<readonly Suggestion[]> {
      return suggested(await offerParties(db, asker.community, typed));
    },
  };
}

/** The directory; how to reach a party is for whoever runs the votes. */
export async function partyLines(db: Db, community: Id, how: "with contacts" | "without"): Promise<readonly PartyLine[]> {
  const counts = await breachCounts(db, community);
  const signed = await chartersSigned(db, community);
  const said = await repliesOf(db, community);
  return (await allParties(db, community)).map((party) => ({
    party: { ...party, contact: how === "with contacts" ? party.contact : null },
    charters: signed.get(party.folded) ?? [],
    ...(counts.get(party.id) ?? { reported: 0, answered: 0 }),
    replies: said.flatMap(({ party: by, agreement, number, words }) =>
      by === party.id ? [{ handle: agreement ?? party.handle, number, words }] : [],
    ),
  }));
}

/** Which charters somebody from outside has signed for each party, by its folded name; those signatures alone that still hold. */
async function chartersSigned(db: Db, community: Id): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  for (const charter of await allCharters(db, community)) {
    for (const { person, name, organisation, holds } of await signatoriesOf(db, community, charter)) {
      const party = fold(organisation === "" && person === null ? name : organisation);
      const known = found.get(party) ?? [];
      if (holds && party !== "" && !known.includes(charter.handle)) found.set(party, [...known, charter.handle]);
    }
  }
  return found;
}
