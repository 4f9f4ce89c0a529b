import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { LOCALES } from "#locales/locale.ts";
import { openBrowser, withoutBrowser } from "#test/support/browser.ts";
import { firstWords } from "#test/support/first-words.ts";
import { onPage } from "#test/support/page-ways.ts";

let browser: Browser;

before(async () => {
  if (withoutBrowser === false) browser = await openBrowser();
});

after(async () => {
  if (withoutBrowser === false) await browser.close();
});

for (const locale of LOCALES)
  test(
    `on the page, help for each, status, settings, language, and a clear sentence for what is wrong (${locale})`,
    { skip: withoutBrowser },
    () => onPage(browser, locale, firstWords),
  );
