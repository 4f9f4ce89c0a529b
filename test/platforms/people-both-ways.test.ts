import assert from "node:assert/strict";
import { test } from "node:test";
import { LOCALES } from "#locales/locale.ts";
import { type BothWays, onDiscord, onSlack } from "#test/support/both-ways.ts";
import { peopleDeeds } from "#test/support/people-deeds.ts";
import { membersLife } from "#test/support/people-life.ts";

/** On Slack nobody can be given anything by a role of the platform, which never says who has it. */
async function ungrouped({ say, db }: BothWays): Promise<void> {
  const role = { role: "board", own: "treasurer" };
  await say("Ines", "parvis language", { language: "en" });
  assert.match(await say("Ines", "parvis roles", role), /“board” can give nothing here: this platform does not tell Parvis who is in it/);
  await say("Ines", "parvis language", { language: "fr" });
  assert.match(
    await say("Ines", "parvis roles", role),
    /«\sboard\s» ne peut rien donner ici.*avec\s\/deleguer\sdonner ou\s\/adherent\srôle/,
  );
  assert.equal((await db.selectFrom("platform_roles").select("id").execute()).length, 0);
}

for (const locale of LOCALES) {
  test(`on Discord: a register, a charter, powers, announcements, a report and its appeals; then a membership from first to last (${locale})`, () =>
    onDiscord(locale, async (both) => {
      await peopleDeeds(both);
      await membersLife(both);
    }));

  test(`the same on Slack, where what a role of the platform cannot give is said in words (${locale})`, () =>
    onSlack(locale, async (both) => {
      await peopleDeeds(both);
      await membersLife(both);
      await ungrouped(both);
    }));
}
