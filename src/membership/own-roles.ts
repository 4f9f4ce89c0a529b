import type { Ability } from "#chat/ability.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse } from "#kernel/refusal.ts";
import { LOCALES, type Locale } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";
import type { Tx } from "#store/db.ts";
import { GIVEN_ABILITIES } from "./delegation.ts";
import { isOwnRole, type OwnRole, ownRole, ROLES, type Role, readRoles, roleName } from "./role.ts";
import type { Settings } from "./settings.ts";

/** The roles that an association has made for itself, as its settings keep them. */
export type OwnRoles = Settings["roles"];

const MOST = 20;
const LONGEST = 40;

/** What a role of one's own may hold: what can be given, besides settling the community, which would hold everything else. */
const HELD = GIVEN_ABILITIES.filter((ability) => ability !== "settle the community");

/** Words that take every role of the association's own away. */
const NONE = new Set(["none", "aucun", "aucune", "-"]);

/**
 * Reads `treasurer: admit members, announce; host: propose gatherings`: each role with what it may do, in the words of any language.
 * Throws a Misuse of the option `roles` that says what was not understood, and what would be, in the words of `locale`.
 */
export function readOwnRoles(typed: string, locale: Locale): OwnRoles {
  if (NONE.has(fold(typed))) return [];
  const roles = typed
    .split(/[;\n]/)
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, name = "", list = ""] = /^([^:]*):(.*)$/s.exec(line) ?? [];
      const said = name.trim();
      const shaped = said !== "" && [...said].length <= LONGEST && !/[=+"\\\p{Cc}]/u.test(said) && list.trim() !== "";
      if (!shaped) throw new Misuse("roles", "member-roles-unclear", { typed: line.trim().slice(0, 60) });
      if (isTaken(said)) throw new Misuse("roles", "member-roles-taken", { name: said });
      return { name: said, abilities: [...new Set(list.split(",").map((word) => readAbility(word.trim(), locale)))] };
    });
  const names = roles.map(({ name }) => fold(name));
  if (roles.length === 0 || roles.length > MOST || new Set(names).size < names.length)
    throw new Misuse("roles", "member-roles-unclear", { typed: typed.slice(0, 60) });
  return roles;
}

function readAbility(word: string, locale: Locale): Ability {
  const found = HELD.find((ability) => wordsFor(ability).some((words) => fold(words) === fold(word)));
  if (found !== undefined) return found;
  const known = HELD.map((ability) => labelOf(ability, locale)).join(", ");
  throw new Misuse("roles", "member-roles-ability", { typed: word.slice(0, 60), known });
}

/** What an ability is called in commands and on cards, in any language. */
function wordsFor(ability: Ability): readonly string[] {
  const named = LOCALES.flatMap((locale) => [
    labelOf(ability, locale),
    speak(locale, "ability-name", { ability: ability.replaceAll(" ", "-") }),
  ]);
  return [ability, ...named];
}

function labelOf(ability: Ability, locale: Locale): string {
  return speak(locale, `delegate-grant-ability-${ability.replaceAll(" ", "-")}`);
}

/** Whether a name is that of a role which every association has, in any language. */
function isTaken(name: string): boolean {
  return ROLES.some(
    (role) => fold(role) === fold(name) || LOCALES.some((locale) => fold(speak(locale, `member-role-role-${role}`)) === fold(name)),
  );
}

/** The role of that name, as persons hold it. Throws a Misuse of the option `own`. */
export function ownRoleNamed(roles: OwnRoles, typed: string): OwnRole {
  const found = roles.find(({ name }) => fold(name) === fold(typed));
  if (found === undefined)
    throw new Misuse("own", "member-own-unknown", { typed: typed.slice(0, 60), known: roles.map(({ name }) => name).join(", ") || "–" });
  return ownRole(found);
}

/** Gives whoever holds a role of the association's own what it holds from now on; one that is no more, nobody holds. Resolves to whom this changed. */
export async function renewOwnRoles(tx: Tx, community: Id, roles: OwnRoles): Promise<readonly Id[]> {
  const holders = await tx
    .selectFrom("people")
    .select(["id", "roles"])
    .where("community", "=", community)
    .where("roles", "like", "%=%")
    .orderBy("id")
    .execute();
  const changed: Id[] = [];
  for (const { id, roles: text } of holders) {
    const before = readRoles(JSON.parse(text) as string[]);
    const after = before.flatMap((role): readonly Role[] => {
      if (!isOwnRole(role)) return [role];
      const kept = roles.find(({ name }) => fold(name) === fold(roleName(role)));
      return kept === undefined ? [] : [ownRole(kept)];
    });
    if (JSON.stringify(after) === JSON.stringify(before)) continue;
    await tx
      .updateTable("people")
      .set((e) => ({ roles: JSON.stringify(after), version: e("version", "+", 1) }))
      .where("community", "=", community)
      .where("id", "=", id)
      .execute();
    changed.push(id);
  }
  return changed;
}
