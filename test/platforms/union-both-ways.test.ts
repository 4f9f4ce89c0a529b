import { test } from "node:test";
import { LOCALES } from "#locales/locale.ts";
import { onDiscord, onSlack } from "#test/support/both-ways.ts";
import { unionLife } from "#test/support/union-life.ts";

for (const locale of LOCALES) {
  test(`on Discord: from a need to a service, campaigns, a survey, a party that is reported; typed, pressed and behind links (${locale})`, () =>
    onDiscord(locale, unionLife));

  test(`on Slack: from a need to a service, campaigns, a survey, a party that is reported; typed, pressed and behind links (${locale})`, () =>
    onSlack(locale, unionLife));
}
