import type { Role, Standing } from "./role.ts";

/** A person as the others of the community know them. */
export interface Person {
  readonly id: string;
  readonly handle: string;
  readonly name: string;
  readonly standing: Standing;
  readonly roles: readonly Role[];
  /** Local days, `2027-03-28`. */
  readonly joined: string | null;
  readonly duesThrough: string | null;
}

/**
 * Whether a person has a vote on a local day: a member, joined by then, whose dues (where dues are asked) are paid through that
 * day. The law of 1901 leaves this to the statutes; most say "adhérent à jour de cotisation".
 */
export function hasVote(person: Pick<Person, "standing" | "joined" | "duesThrough">, day: string): boolean {
  if (person.standing !== "member") return false;
  if (person.joined !== null && person.joined > day) return false;
  return person.duesThrough === null || person.duesThrough >= day;
}
