import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { openBrowser, withoutBrowser } from "#test/support/browser.ts";
import { CULTURE_FLOWS } from "#test/support/culture-flows.ts";
import { onPage, onPageTogether } from "#test/support/page-ways.ts";
import { partnering, telling } from "#test/support/partner-flow.ts";

let browser: Browser;

before(async () => {
  if (withoutBrowser === false) browser = await openBrowser();
});

after(async () => {
  if (withoutBrowser === false) await browser.close();
});

/** Each in one of the two languages: on Discord and on Slack all are done in both. */
const { workshop, rota, works, course, exchange } = CULTURE_FLOWS;
const SHOWN = [
  ["workshop", "fr", workshop],
  ["rota", "en", rota],
  ["works", "fr", works],
  ["course", "en", course],
  ["exchange", "fr", exchange],
] as const;

for (const [name, locale, flow] of SHOWN)
  test(`${name}: on the page, in ${locale}, typed and pressed and in forms`, { skip: withoutBrowser }, () => onPage(browser, locale, flow));

for (const [locales, how] of [
  [["fr", "en"], "pressed"],
  [["en", "fr"], "typed"],
] as const)
  test(
    `two associations of the page become partners, share, and one drops out in the middle: ${how}, in ${locales.join(" and ")}`,
    { skip: withoutBrowser },
    () => onPageTogether(browser, locales, (north, south) => partnering(telling(north), telling(south), how)),
  );
