import { test } from "node:test";
import { LOCALES } from "#locales/locale.ts";
import { aidCare } from "#test/support/aid-care.ts";
import { onDiscord, onSlack } from "#test/support/both-ways.ts";

for (const [platform, open] of [
  ["Discord", onDiscord],
  ["Slack", onSlack],
] as const)
  for (const locale of LOCALES)
    test(`on ${platform}, help asked for somebody else, contact for as long as it is held, visits of two, checks, leave, rules, figures (${locale})`, () =>
      open(locale, aidCare));
