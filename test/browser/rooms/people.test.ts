import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { LOCALES } from "#locales/locale.ts";
import { openBrowser, withoutBrowser } from "#test/support/browser.ts";
import { openFakeMail } from "#test/support/fake-mail.ts";
import { onPage } from "#test/support/page-ways.ts";
import { peopleDeeds } from "#test/support/people-deeds.ts";
import { peopleLetters } from "#test/support/people-letters.ts";
import { membersLife } from "#test/support/people-life.ts";
import { peopleNews } from "#test/support/people-news.ts";

let browser: Browser;

before(async () => {
  if (withoutBrowser === false) browser = await openBrowser();
});

after(async () => {
  if (withoutBrowser === false) await browser.close();
});

const SHOWN = [
  ["a register, a charter, powers, announcements, a report and its appeals", peopleDeeds],
  ["what is told to whom and when", peopleNews],
  ["a membership from first to last", membersLife],
] as const;

for (const locale of LOCALES) {
  for (const [what, flow] of SHOWN) test(`on the page: ${what} (${locale})`, { skip: withoutBrowser }, () => onPage(browser, locale, flow));

  test(`on the page: mail to whoever has no chat, and letters to print (${locale})`, { skip: withoutBrowser }, async () => {
    const mail = await openFakeMail();
    try {
      await onPage(browser, locale, (both) => peopleLetters(both, mail), mail);
    } finally {
      await mail.close();
    }
  });
}
