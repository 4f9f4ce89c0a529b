import type { Act } from "#chat/call.ts";
import { readSettings, type Settings } from "#membership/settings.ts";
import { audit } from "#store/audit.ts";
import type { Tx } from "#store/db.ts";

/** What a community has chosen for aid. */
export type AidSettings = Settings["aid"];

/**
 * Changes what a community has chosen for aid, and writes it down as `action`. It takes the community's turn first: of two who change
 * it at once, neither loses what they said.
 */
export async function settleAid(
  tx: Tx,
  act: Act,
  action: string,
  wanted: (aid: AidSettings) => AidSettings,
  facts: (aid: AidSettings) => Readonly<Record<string, string | number | null>>,
): Promise<void> {
  const community = act.community.id;
  const row = await tx
    .updateTable("communities")
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("id", "=", community)
    .returning("settings")
    .executeTakeFirstOrThrow();
  const settings = readSettings(row.settings);
  const aid = wanted(settings.aid);
  await tx
    .updateTable("communities")
    .set({ settings: JSON.stringify({ ...settings, aid }) })
    .where("id", "=", community)
    .execute();
  await audit(tx, { community, at: act.now, actor: act.person, account: act.account, action, subject: community, facts: facts(aid) });
}
