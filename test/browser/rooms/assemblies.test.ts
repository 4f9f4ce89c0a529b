import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { LOCALES } from "#locales/locale.ts";
import { assemblyCalledAgain } from "#test/support/assembly-called-again.ts";
import { assemblyHeld } from "#test/support/assembly-held.ts";
import { openBrowser, withoutBrowser } from "#test/support/browser.ts";
import { onPage } from "#test/support/page-ways.ts";

let browser: Browser;

before(async () => {
  if (withoutBrowser === false) browser = await openBrowser();
});

after(async () => {
  if (withoutBrowser === false) await browser.close();
});

for (const locale of LOCALES) {
  test(
    `on the page, an assembly is convened, held, voted in and written down, typed and pressed (${locale})`,
    {
      skip: withoutBrowser,
    },
    () => onPage(browser, locale, assemblyHeld),
  );

  test(
    `on the page, rules are set, notices followed, an assembly called again and broken off, proxies cast, a poll asked, typed and pressed (${locale})`,
    {
      skip: withoutBrowser,
    },
    () => onPage(browser, locale, assemblyCalledAgain),
  );
}
