import { test } from "node:test";
import { LOCALES } from "#locales/locale.ts";
import { onDiscord, onSlack } from "#test/support/both-ways.ts";
import { actTogether, fromNeedToService, yearEnds } from "#test/support/union-life.ts";

const PLATFORMS = [
  ["Discord", onDiscord],
  ["Slack", onSlack],
] as const;

for (const locale of LOCALES) {
  for (const [name, on] of PLATFORMS)
    test(`on ${name}, in ${locale}: campaigns, a survey, from a need to a service, a party that is reported; typed, pressed and behind links`, () =>
      on(locale, async (both) => {
        await actTogether(both);
        await fromNeedToService(both);
        await yearEnds(both);
      }));
}
