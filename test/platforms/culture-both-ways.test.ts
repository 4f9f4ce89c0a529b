import { test } from "node:test";
import { onDiscord, onSlack } from "#test/support/both-ways.ts";
import { CULTURE_FLOWS } from "#test/support/culture-flows.ts";

for (const [name, flow] of Object.entries(CULTURE_FLOWS)) {
  for (const [locale, language] of [
    ["fr", "French"],
    ["en", "English"],
  ] as const) {
    test(`${name}: on Discord in ${language}, typed and pressed, bad inputs among it`, () => onDiscord(locale, flow));
    test(`${name}: on Slack in ${language}, typed and pressed, bad inputs among it`, () => onSlack(locale, flow));
  }
}
