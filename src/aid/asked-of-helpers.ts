import type { Act } from "#chat/call.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { communitySettings } from "#membership/store.ts";
import { change } from "#store/change.ts";
import type { Db } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { type AidSettings, settleAid } from "./aid-settings.ts";
import { charterAsked } from "./charter-asked.ts";
import { type Near, readNear } from "./zones.ts";

/** By which rules helpers are chosen, as far as the community has a say in them. */
export interface RulesView {
  readonly charter: { readonly handle: string; readonly title: string } | null;
  readonly near: readonly Near[];
  readonly rings: number;
  readonly limitKm: number | null;
  readonly sections: readonly string[];
}

/** What is to be changed of them, as it was typed. */
export interface RulesChange {
  readonly charter?: Id | undefined;
  /** No charter is asked for any more. */
  readonly free?: boolean | undefined;
  readonly near?: string | undefined;
  readonly rings?: number | undefined;
  /** In kilometres; 0 for no limit. */
  readonly limit?: number | undefined;
  readonly sections?: string | undefined;
}

const NONE = new Set(["none", "aucun", "aucune", "-"]);

/** The rules by which helpers are chosen. */
export function rulesService({ db }: Parts) {
  async function viewOf(reader: Db, community: Id): Promise<RulesView> {
    const { near, rings, limitKm, sections } = (await communitySettings(reader, community)).aid;
    return { charter: await charterAsked(reader, community), near, rings, limitKm, sections };
  }

  /** Changes what is given, and shows how it stands. */
  async function rules(act: Act, given: RulesChange): Promise<RulesView> {
    const community = act.community.id;
    if (Object.values(given).every((value) => value === undefined)) return viewOf(db, community);
    const { zones } = await communitySettings(db, community);
    const near = given.near === undefined ? undefined : readNear(given.near, zones);
    const wanted = (aid: AidSettings): AidSettings => ({
      ...aid,
      ...(given.charter === undefined ? {} : { charter: given.charter }),
      ...(given.free === true ? { charter: null } : {}),
      ...(near === undefined ? {} : { near: [...near] }),
      ...(given.rings === undefined ? {} : { rings: given.rings }),
      ...(given.limit === undefined ? {} : { limitKm: given.limit === 0 ? null : given.limit }),
      ...(given.sections === undefined ? {} : { sections: readNames(given.sections) }),
    });
    return change(db, async (tx) => {
      const facts = ({ charter, rings, limitKm, near: pairs }: AidSettings) => ({ charter, rings, limitKm, near: pairs.length });
      await settleAid(tx, act, "aid rules set", wanted, facts);
      return viewOf(tx, community);
    });
  }

  return { rules };
}

/** Names as they are shown, each once. */
function readNames(typed: string): string[] {
  if (NONE.has(fold(typed))) return [];
  const names = typed.split(/[,;\n]/).map((name) => name.trim());
  return names.filter((name, at) => name !== "" && names.findIndex((other) => fold(other) === fold(name)) === at);
}
