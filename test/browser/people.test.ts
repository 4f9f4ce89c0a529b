import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { LOCALES } from "#locales/locale.ts";
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

for (const locale of LOCALES) {
  test(
    `on the page: a register, a charter, powers, announcements, a report and its appeals; then a membership from first to last (${locale})`,
    {
      skip: withoutBrowser,
    },
    () =>
      onPage(browser, locale, async (both) => {
        await peopleDeeds(both);
        await membersLife(both);
      }),
  );
}
