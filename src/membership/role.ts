import { ABILITIES, type Ability } from "#chat/ability.ts";
import { fold } from "#kernel/fold.ts";

/** What a person is to the community besides being a member. Every role but guest is a member with a vote. */
export const ROLES = ["volunteer", "organizer", "secretary", "representative", "admin"] as const;

type UsualRole = (typeof ROLES)[number];

/** A role that an association has made for itself, with what whoever holds it may do: `treasurer=admit members+announce`. */
export type OwnRole = `${string}=${string}`;

export type Role = UsualRole | OwnRole;

/** Where a person stands: only a member in force counts in an electorate. */
export type Standing = "guest" | "applicant" | "member" | "lapsed" | "resigned" | "excluded";

const everyone: readonly Ability[] = ["look around", "take part", "ask for help"];
const members: readonly Ability[] = ["vote", "propose motions", "help", "see members"];

/** What whoever administers keeps when their own dues have lapsed: somebody must be able to write down that they were paid. */
const keeping: readonly Ability[] = ["admit members", "settle the community"];

const byRole: Readonly<Record<UsualRole, readonly Ability[]>> = {
  volunteer: [],
  organizer: ["propose gatherings", "change any gathering", "coordinate help", "announce"],
  secretary: [
    ...(["propose gatherings", "run votes", "convene assemblies", "admit members", "announce"] as const),
    ...(["moderate", "publish charters", "approve announcements"] as const),
  ],
  representative: ["propose gatherings", "announce"],
  admin: ABILITIES,
};

/** What somebody of this standing with these roles may do. Excluded people may only ask for help: need has no standing. */
export function abilitiesOf(standing: Standing, roles: readonly Role[]): ReadonlySet<Ability> {
  if (standing === "excluded") return new Set(["ask for help"]);
  const may = new Set(everyone);
  if (standing === "lapsed" && roles.includes("admin")) for (const ability of keeping) may.add(ability);
  if (standing !== "member") return may;
  for (const ability of members) may.add(ability);
  for (const role of roles) for (const ability of abilitiesIn(role)) may.add(ability);
  return may;
}

/** The roles in a list of words: those that every association has, then its own, each once; others are left out. */
export function readRoles(words: readonly string[]): readonly Role[] {
  const own = words.filter(isOwnRole);
  const first = own.filter((role, at) => own.findIndex((each) => roleName(each) === roleName(role)) === at);
  return [...ROLES.filter((role) => words.includes(role)), ...first];
}

/** A role of an association's own, as a person holds it. */
export function ownRole({ name, abilities }: { readonly name: string; readonly abilities: readonly string[] }): OwnRole {
  return `${name}=${abilities.join("+")}`;
}

/** What a role is called: for those of an association's own the name that it gave. */
export function roleName(role: Role): string {
  return isOwnRole(role) ? role.slice(0, role.indexOf("=")) : role;
}

/** What tells a role from another, whatever it may do at the moment: for one of an association's own its folded name and `=`. */
export function roleKey(role: string): string {
  return isOwnRole(role) ? `${fold(roleName(role))}=` : role;
}

export function isOwnRole(role: string): role is OwnRole {
  return role.includes("=");
}

function abilitiesIn(role: Role): readonly Ability[] {
  if (!isOwnRole(role)) return byRole[role];
  const held = role.slice(role.indexOf("=") + 1).split("+");
  return ABILITIES.filter((ability) => ability !== "settle the community" && held.includes(ability));
}

/** How somebody stands on a local day: a member whose dues are over is shown as lapsed from the next day on. */
export function standingOn(person: { readonly standing: Standing; readonly dues_through: string | null }, today: string): Standing {
  const over = person.standing === "member" && person.dues_through !== null && person.dues_through < today;
  return over ? "lapsed" : person.standing;
}
