import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { LOCALES } from "#locales/locale.ts";
import { openBrowser, withoutBrowser } from "#test/support/browser.ts";
import { onPage } from "#test/support/page-ways.ts";
import { actTogether, fromNeedToService, yearEnds } from "#test/support/union-life.ts";

let browser: Browser;

before(async () => {
  if (withoutBrowser === false) browser = await openBrowser();
});

after(async () => {
  if (withoutBrowser === false) await browser.close();
});

for (const locale of LOCALES) {
  test(`on the page, in ${locale}: typed, pressed and behind links`, { skip: withoutBrowser }, (t) =>
    onPage(browser, locale, async (both) => {
      await t.test("a campaign and a survey", () => actTogether(both));
      await t.test("from a need to a service, a party that is reported", () => fromNeedToService(both));
      await t.test("the report of a year, a mandate that lapses and one that is taken back, the term of an agreement", () =>
        yearEnds(both),
      );
    }),
  );
}
