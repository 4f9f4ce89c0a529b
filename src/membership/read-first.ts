import type { Act } from "#chat/call.ts";
import type { Db } from "#store/db.ts";
import { readRoles } from "./role.ts";
import { communitySettings, findPersonById } from "./store.ts";

/** Whether a second person reads first what this one publishes: where the community says so of its representatives, who are nothing else. */
export async function isReadFirst(db: Db, act: Pick<Act, "community" | "person">): Promise<boolean> {
  const settings = await communitySettings(db, act.community.id);
  if (!settings.approveRepresentatives) return false;
  const row = await findPersonById.first(db, { community: act.community.id, id: act.person });
  const roles = row === null ? [] : readRoles(JSON.parse(row.roles) as string[]);
  return roles.length === 1 && roles[0] === "representative";
}
