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
