import type { Id } from "#kernel/ids.ts";

/** The tables of what platforms say of their people. */
export interface PlatformRoleTables {
  readonly platform_roles: PlatformRoleRow;
  readonly account_roles: AccountRolesRow;
  readonly absences: AbsenceRow;
}

/** A role of a platform, in one of the community's spaces. */
export interface PlatformRoleRow {
  readonly community: Id;
  readonly id: Id;
  readonly platform: string;
  readonly team: string;
  /** The platform's own id. */
  readonly native: string;
  readonly name: string;
  /** The role of ours that whoever holds it has; `member` makes a member of a guest; null for none. */
  readonly gives: string | null;
  /** Whether an announcement may notify everybody who holds it: 0 or 1. */
  readonly notify: number;
  readonly created_at: string;
}

/** The roles of ours that an account has only because its platform says so, as a JSON array. `id` is the account. */
export interface AccountRolesRow {
  readonly community: Id;
  readonly id: Id;
  readonly given: string;
}

/** An account whose space has been left. `id` is the account. */
export interface AbsenceRow {
  readonly community: Id;
  readonly id: Id;
  readonly since: string;
}
