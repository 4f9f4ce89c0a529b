import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";
import type { Role, Standing } from "./role.ts";
import { allPeople, personOut } from "./store.ts";

/** A person as the export shows them. Days are local, `2027-03-28`. */
export interface ExportedPerson {
  readonly name: string;
  readonly roles: readonly Role[];
  readonly status: Standing;
  readonly joined: string | null;
  readonly duesThrough: string | null;
  readonly accounts: readonly { readonly platform: string; readonly id: string }[];
}

/** Everybody of the community; `name` gives the key that a person stands under. */
export async function exportPeople(
  db: Db,
  community: Id,
  { name }: { readonly name: (person: Id) => string },
): Promise<Record<string, ExportedPerson>> {
  const accounts = await db
    .selectFrom("accounts")
    .select(["person", "platform", "user as id"])
    .where("community", "=", community)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const accountsOf = Map.groupBy(accounts, (account) => account.person);
  const people: Record<string, ExportedPerson> = {};
  for (const row of await allPeople(db, community)) {
    const person = personOut(row);
    people[name(row.id)] = {
      name: person.name,
      roles: person.roles,
      status: person.standing,
      joined: person.joined,
      duesThrough: person.duesThrough,
      accounts: (accountsOf.get(row.id) ?? []).map(({ platform, id }) => ({ platform, id })),
    };
  }
  return people;
}
