import { test } from "node:test";
import { LOCALES } from "#locales/locale.ts";
import { aidLong } from "#test/support/aid-long.ts";
import { onDiscord, onSlack } from "#test/support/both-ways.ts";

for (const locale of LOCALES) {
  test(`on Slack, four thousand characters of two inputs are kept whole and reach whoever helps whole; one more is sent back, in the form and typed (${locale})`, () =>
    onSlack(locale, (both) => aidLong(both, 3_000)));

  test(`on Discord, four thousand characters of one input reach whoever helps whole; one more is sent back (${locale})`, () =>
    onDiscord(locale, (both) => aidLong(both, 4_000)));
}
