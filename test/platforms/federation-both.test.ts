import assert from "node:assert/strict";
import { test } from "node:test";
import { discordStageOf, slackStageOf } from "#test/support/two-stages.ts";

const STAGES = [
  {
    name: "Discord, in French",
    open: () => discordStageOf("fr"),
    none: /site public ne montre pas le calendrier/u,
    no: /Suivi depuis d’autres serveurs[\s\S]*non/u,
  },
  {
    name: "Slack, in English",
    open: () => slackStageOf("en"),
    none: /public site does not show the calendar/u,
    no: /Followed from other servers[\s\S]*no/u,
  },
] as const;

for (const { name, open, none, no } of STAGES) {
  test(`whoever settles an association chooses whether it is followed from other servers, and nobody else (${name})`, async () => {
    const stage = await open();
    try {
      assert.match(await stage.say("ines", "parvis settings"), no);
      const refused = await stage.say("paul", "parvis settings", { fediverse: "yes" });
      assert.doesNotMatch(refused, none);
      assert.match(await stage.say("ines", "parvis settings"), no);
      assert.match(await stage.say("ines", "parvis settings", { fediverse: "yes" }), none);
      assert.match(await stage.say("ines", "parvis settings", { site: "calendar" }), /PARVIS_URL/u);
      assert.match(await stage.say("ines", "parvis settings", { fediverse: "no" }), no);
    } finally {
      await stage.close();
    }
  });
}
