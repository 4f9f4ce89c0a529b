import { test } from "node:test";
import { LOCALES } from "#locales/locale.ts";
import { onDiscord, onSlack } from "#test/support/both-ways.ts";
import { firstWords } from "#test/support/first-words.ts";

for (const locale of LOCALES) {
  test(`on Discord, help for each, status, settings, language, and a clear sentence for what is wrong (${locale})`, () =>
    onDiscord(locale, firstWords));
  test(`on Slack, help for each, status, settings, language, and a clear sentence for what is wrong (${locale})`, () =>
    onSlack(locale, firstWords));
}
