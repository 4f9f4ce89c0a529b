import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { assemblyCalledAgain } from "#test/support/assembly-called-again.ts";
import { openBrowser, withoutBrowser } from "#test/support/browser.ts";
import { onPage } from "#test/support/page-ways.ts";

let browser: Browser;

before(async () => {
  if (withoutBrowser === false) browser = await openBrowser();
});

after(async () => {
  if (withoutBrowser === false) await browser.close();
});

test(
  "on the page, rules are set, notices followed, an assembly called again and broken off, typed and pressed (en)",
  {
    skip: withoutBrowser,
  },
  () => onPage(browser, "en", assemblyCalledAgain),
);
