import { test } from "node:test";
import { LOCALES } from "#locales/locale.ts";
import { aidPressed } from "#test/support/aid-pressed.ts";
import { onDiscord, onSlack } from "#test/support/both-ways.ts";

for (const [platform, open] of [
  ["Discord", onDiscord],
  ["Slack", onSlack],
] as const)
  for (const locale of LOCALES)
    test(`on ${platform}, whoever asks without a name is answered; a no, an extension, a thank you and the boards by their buttons (${locale})`, () =>
      open(locale, aidPressed));
