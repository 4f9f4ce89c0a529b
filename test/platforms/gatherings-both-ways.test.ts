import { test } from "node:test";
import { LOCALES } from "#locales/locale.ts";
import { onDiscord, onSlack } from "#test/support/both-ways.ts";
import { GATHERING_FLOWS } from "#test/support/gathering-flows.ts";

for (const [name, flow] of Object.entries(GATHERING_FLOWS)) {
  for (const locale of LOCALES) {
    const language = locale === "fr" ? "French" : "English";
    test(`on Discord in ${language}, ${name}, typed and pressed`, () => onDiscord(locale, flow));
    test(`on Slack in ${language}, ${name}, typed and pressed`, () => onSlack(locale, flow));
  }
}
