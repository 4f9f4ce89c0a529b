import assert from "node:assert/strict";
import { test } from "node:test";
import { handClock } from "#kernel/clock.ts";
import type { Locale } from "#locales/locale.ts";
import { change } from "#store/change.ts";
import { openOverBoth } from "#test/support/both-at-once.ts";
import { BEGINS, houseWays } from "#test/support/both-ways.ts";
import { discordWays } from "#test/support/discord-ways.ts";
import { partnering, telling } from "#test/support/partner-flow.ts";
import { slackWays } from "#test/support/slack-ways.ts";

/** A Discord server and a Slack workspace on one installation, each an association of its own, in two languages. */
async function openTwo(here: Locale, there: Locale) {
  const own = here === "fr" ? "fr" : "en-GB";
  const clock = handClock(BEGINS);
  const over = await openOverBoth({ name: "Union du Nord", people: { Ines: own, Paul: own } }, clock);
  const { discord, slack, guild, running, db } = over;
  const house = houseWays(running, clock);
  const north = telling({ ...house, ...discordWays({ locale: here, fake: discord, guild, people: over.there }) });
  const south = telling({ ...house, ...slackWays({ locale: there, fake: slack, users: { Ines: "UINES00001", Paul: "UPAUL00001" } }) });
  await north.say("Ines", "parvis setup", { name: "Union du Nord", language: here });
  await south.say("Ines", "parvis setup", { name: "Southern Union", language: there });
  for (const name of ["Ines", "Paul"]) await south.say(name, "parvis language", { language: there });
  await north.say("Paul", "gathering list");
  await change(db, (tx) => tx.updateTable("people").set({ standing: "member" }).execute());
  assert.equal((await db.selectFrom("communities").select("id").execute()).length, 2);
  return { north, south, close: over.close };
}

for (const [here, there] of [
  ["fr", "en"],
  ["en", "fr"],
] as const) {
  test(`two associations become partners over Discord (${here}) and Slack (${there}), share, and one drops out in the middle`, async () => {
    const { north, south, close } = await openTwo(here, there);
    try {
      if (here === "fr") await partnering(north, south, "pressed");
      else await partnering(south, north, "typed");
    } finally {
      await close();
    }
  });
}
