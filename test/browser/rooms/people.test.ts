import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { openBrowser, withoutBrowser } from "#test/support/browser.ts";
import { onPage } from "#test/support/page-ways.ts";
import { peopleDeeds } from "#test/support/people-deeds.ts";
import { membersLife } from "#test/support/people-life.ts";

let browser: Browser;

before(async () => {
  if (withoutBrowser === false) browser = await openBrowser();
});

after(async () => {
  if (withoutBrowser === false) await browser.close();
});

/** Each in one of the two languages: on Discord and on Slack both are done in both. */
const SHOWN = [
  ["a register, a charter, powers, announcements, a report and its appeals", "fr", peopleDeeds],
  ["a membership from first to last", "en", membersLife],
] as const;

for (const [what, locale, flow] of SHOWN)
  test(`on the page: ${what} (${locale})`, { skip: withoutBrowser }, () => onPage(browser, locale, flow));
