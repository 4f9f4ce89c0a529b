import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { LOCALES, type Locale } from "#locales/locale.ts";
import { listen } from "#platforms/web/server.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import { openBrowser, openPage, withoutBrowser } from "#test/support/browser.ts";
import { openTestStore, type TestStore } from "#test/support/databases.ts";
import { flaws, noSidewaysScrolling } from "#test/support/sight.ts";
import { openSite } from "#test/support/site.ts";
import { type LINKED_PAGES, takePicture } from "#test/support/site-pages.ts";
import { openWholeHouse, type WholeHouse } from "#test/support/whole-house.ts";

let browser: Browser;
let url: string;
let house: WholeHouse;
let store: TestStore;
const opened: (() => Promise<unknown>)[] = [];

before(async () => {
  if (withoutBrowser !== false) return;
  store = await openTestStore("sqlite");
  opened.push(() => store.remove());
  house = await openWholeHouse(store);
  await furnish();
  const listening = await listen(openSite(house, store).app, "127.0.0.1", 0);
  opened.push(listening.close);
  url = `http://127.0.0.1:${listening.port}`;
  browser = await openBrowser();
  opened.push(() => browser.close());
});

after(async () => {
  for (const close of opened.reverse()) await close();
});

async function done(who: string, line: string, at: WholeHouse = house): Promise<string> {
  const reply = await at.type(who, line);
  const said = JSON.stringify(reply.answer);
  assert.equal(reply.outcome, "done", `${line}: ${said.slice(0, 300)}`);
  return said;
}

/** A union with a text to sign, reports to be answered, and another association beside it. */
async function furnish(): Promise<void> {
  await house.person("Sara", { roles: ["admin", "secretary"] });
  await house.person("Alice");
  for (const [who, line] of [
    ["Sara", '/parvis settings site:all name:"Union des métiers du lac"'],
    ["Sara", '/charter publish title:"Charte des donneurs d’ordre" text:"Payer sous trente jours. Dire le tarif avant le travail."'],
    ["Sara", '/motion propose title:"Un canot" text:"La mairie prête un canot." secret:yes'],
    ["Sara", "/motion open M1"],
    ["Sara", "/vote M1 against"],
    ["Alice", "/vote M1 for"],
    ["Sara", '/motion propose title:"Le mandat" text:"Sara et Alice négocient le canot."'],
    ["Sara", "/motion open M2"],
    ["Alice", "/vote M2 for"],
    ["Sara", "/motion close M2 confirm:yes"],
    [
      "Sara",
      '/agreement mandate motion:M2 object:"Le canot" negotiators:"Alice, Sara" report:2027-10-01 counterpart:"La mairie" kind:public-body',
    ],
    ["Alice", '/agreement draft E1 text:"La mairie prête un canot aux membres, chaque samedi." until:2028-12-31'],
    ["Sara", '/motion propose title:"Le prêt" text:"La mairie prête un canot aux membres, chaque samedi."'],
    ["Sara", "/motion open M3"],
    ["Alice", "/vote M3 for"],
    ["Sara", "/motion close M3 confirm:yes"],
    ["Sara", "/agreement ratify E1 motion:M3"],
    ["Alice", "/agreement sign E1"],
    ["Sara", '/agreement sign E1 name:"Le maire"'],
    ["Alice", '/agreement breach E1 text:"Le canot manque."'],
    ["Sara", '/motion propose title:"Le second mandat" text:"Sara et Alice négocient la salle."'],
    ["Sara", "/motion open M4"],
    ["Alice", "/vote M4 for"],
    ["Sara", "/motion close M4 confirm:yes"],
    [
      "Sara",
      '/agreement mandate motion:M4 object:"La salle" negotiators:"Alice, Sara" report:2027-10-01 counterpart:"Le théâtre du lac" kind:company',
    ],
    ["Alice", '/agreement draft E2 text:"Le théâtre prête sa salle aux membres, chaque lundi." until:2028-12-31'],
    ["Sara", '/motion propose title:"La salle" text:"Le théâtre prête sa salle aux membres, chaque lundi."'],
    ["Sara", "/motion open M5"],
    ["Alice", "/vote M5 for"],
    ["Sara", "/motion close M5 confirm:yes"],
    ["Sara", "/agreement ratify E2 motion:M5"],
    ["Alice", '/charter breach O1 text:"Le ponton ferme à midi."'],
  ] as const)
    await done(who, line);
  const other = await openWholeHouse(store, "T2");
  await other.person("Mina", { roles: ["admin"] });
  await done("Mina", '/parvis settings site:calendar name:"Atelier du ponton"', other);
}

/** Where a page is that a link of an answer opens. */
function linkIn(said: string, below = "/p/"): string {
  const found = new RegExp(`${below}[\\w-]{43}`, "u").exec(said)?.[0];
  assert.ok(found !== undefined, said.slice(0, 400));
  return found;
}

/** Looks at the page as it stands, wide and light, on a phone and dark; what stands on it in this language is read aloud in it. */
async function lookAt(page: Page, name: (typeof LINKED_PAGES)[number], locale: string): Promise<void> {
  assert.equal(await page.locator("html").getAttribute("lang"), locale, name);
  for (const [theme, width] of [
    ["dark", 360],
    ["light", 1_000],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ colorScheme: theme });
    assert.deepEqual(await flaws(page, 11), [], `${name} ${locale} ${theme}`);
    await noSidewaysScrolling(page);
  }
  await takePicture(page, `site-${name}-1000-${locale}.png`);
}

/** Enters in one language, without script; at the end nothing may have gone wrong in the page. */
async function walk(locale: Locale, body: (page: Page) => Promise<void>): Promise<void> {
  const { page, troubles } = await openPage(browser, `${url}/?lang=${locale}`, { locale });
  await body(page);
  assert.deepEqual(
    troubles.filter((trouble) => !/404|422/.test(trouble)),
    [],
    locale,
  );
  await page.context().close();
}

for (const locale of LOCALES) {
  test(`axe finds nothing to say of what an outside party reads and signs by a link of its own (${locale})`, { skip: withoutBrowser }, () =>
    walk(locale, async (page) => {
      await lookAt(page, "associations", locale);
      await page.goto(`${url}${linkIn(await done("Sara", '/charter invite C1 name:"Éditions du Lac" organisation:"Éditions du Lac SA"'))}`);
      await lookAt(page, "charter-invitation", locale);
      for (const box of await page.locator("form input[type=checkbox]").all()) await box.check();
      await page.locator("form button").click();
      await page.locator("main h1").waitFor();
      await lookAt(page, "charter-signed", locale);
      await page.goto(`${url}${linkIn(await done("Alice", "/agreement sign E2 for:them"))}`);
      await lookAt(page, "agreement-to-sign", locale);
    }),
  );

  test(`axe finds nothing to say of where a party replies, and of where members are brought in (${locale})`, { skip: withoutBrowser }, () =>
    walk(locale, async (page) => {
      await page.goto(`${url}${linkIn(await done("Sara", '/agreement answer E1 1 tell:"Un membre dit que le canot manque."'))}`);
      await lookAt(page, "reply-of-an-agreement", locale);
      await page.goto(`${url}${linkIn(await done("Sara", '/charter answer O1 1 tell:"On nous dit que le ponton ferme tôt."'))}`);
      await lookAt(page, "reply-of-a-party", locale);
      await page.goto(`${url}${linkIn(await done("Sara", "/member import"))}`);
      await lookAt(page, "members-to-bring-in", locale);
      await page.goto(`${url}/p/${"A".repeat(43)}`);
      await lookAt(page, "used-up", locale);
    }),
  );

  test(`axe finds nothing to say of the page of a mailbox, and of the door to one's own pages (${locale})`, { skip: withoutBrowser }, () =>
    walk(locale, async (page) => {
      await page.goto(`${url}/letters/${await mailbox()}`);
      await lookAt(page, "letters", locale);
      await page.goto(`${url}${linkIn(await done("Sara", "/parvis web"), "/desk/enter/")}`);
      await lookAt(page, "desk-door", locale);
      await page.locator("form button").click();
      await page.locator(".leave button").click();
      await page.locator("main h1").waitFor();
      await lookAt(page, "desk-left", locale);
    }),
  );
}

/** Where Alice refuses letters. */
async function mailbox(): Promise<string> {
  const { id: person } = await store.db.selectFrom("people").select("id").where("name", "=", "Alice").executeTakeFirstOrThrow();
  const row = {
    community: house.community,
    id: store.ids.secret(),
    person,
    bounced: null,
    bounced_at: null,
    reason: null,
    refused_at: null,
  };
  await change(store.db, async (tx) => {
    await tx
      .insertInto("letter_boxes")
      .values({ ...row, created_at: instantIn(store.clock.now()) })
      .onConflict((conflict) => conflict.columns(["community", "person"]).doNothing())
      .execute();
  });
  return (await store.db.selectFrom("letter_boxes").select("id").executeTakeFirstOrThrow()).id;
}
