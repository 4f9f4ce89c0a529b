import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { openBrowser, withoutBrowser } from "#test/support/browser.ts";
import { onPage } from "#test/support/page-ways.ts";
import { actTogether, fromNeedToService } from "#test/support/union-life.ts";

let browser: Browser;

before(async () => {
  if (withoutBrowser === false) browser = await openBrowser();
});

after(async () => {
  if (withoutBrowser === false) await browser.close();
});

/** Each in one of the two languages: on Discord and on Slack both are done in both. */
const SHOWN = [
  ["a campaign and a survey", "en", actTogether],
  ["from a need to a service, a party that is reported", "fr", fromNeedToService],
] as const;

for (const [what, locale, flow] of SHOWN) {
  test(`on the page, in ${locale}: ${what}; typed, pressed and behind links`, { skip: withoutBrowser }, () =>
    onPage(browser, locale, flow),
  );
}
