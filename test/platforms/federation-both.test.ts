import assert from "node:assert/strict";
import { test } from "node:test";
import { onDiscord, onSlack } from "#test/support/both-ways.ts";

const WORDS = {
  fr: { none: /site public ne montre pas le calendrier/u, no: /Suivi depuis d’autres serveurs[\s\S]*non/u, power: /pas ici le pouvoir/u },
  en: { none: /public site does not show the calendar/u, no: /Followed from other servers[\s\S]*no/u, power: /no power to/u },
} as const;

for (const [platform, locale, on] of [
  ["Discord", "fr", onDiscord],
  ["Slack", "en", onSlack],
] as const) {
  test(`whoever settles an association chooses whether it is followed from other servers, and nobody else (${platform}, ${locale})`, () =>
    on(locale, async ({ say }) => {
      const { none, no, power } = WORDS[locale];
      assert.match(await say("Ines", "parvis settings"), no);
      assert.match(await say("Paul", "parvis settings", { fediverse: "yes" }), power);
      assert.match(await say("Ines", "parvis settings"), no);
      assert.match(await say("Ines", "parvis settings", { fediverse: "yes" }), none);
      assert.match(await say("Ines", "parvis settings", { site: "calendar" }), /PARVIS_URL/u);
      assert.match(await say("Ines", "parvis settings", { fediverse: "no" }), no);
    }));
}
