import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import type { Instant } from "#kernel/clock.ts";
import { LOCALES, type Locale } from "#locales/locale.ts";
import { listen } from "#platforms/web/server.ts";
import { openBrowser, openPage, withoutBrowser } from "#test/support/browser.ts";
import { openTestStore, type TestStore } from "#test/support/databases.ts";
import { flaws, noSidewaysScrolling } from "#test/support/sight.ts";
import { openSite } from "#test/support/site.ts";
import { DESK_PAGES, deskName, PUBLIC_PAGES, takePicture } from "#test/support/site-pages.ts";
import { openWholeHouse, type WholeHouse } from "#test/support/whole-house.ts";

const THEMES = ["light", "dark"] as const;

let browser: Browser;
let url: string;
let house: WholeHouse;
let store: TestStore;
/** Where a certificate is checked. */
let certificate = "";
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

/** A club with something of everything. */
async function furnish(): Promise<void> {
  await house.person("Ada", { roles: ["admin"] });
  await house.person("Bo");
  for (const [who, line] of [
    ["Ada", '/parvis settings site:all name:"Les Amis du Parvis"'],
    [
      "Ada",
      '/gathering new title:"Atelier d’écriture" start:"2027-04-07 18:30" place:"12 rue du Lac" capacity:8 party:3 repeat:"every 2 weeks" description:"Apportez un texte court."',
    ],
    ["Ada", '/gathering new title:"Chorale" start:"2027-04-04 10:30" repeat:weekly place:"Salle du parvis"'],
    ["Bo", "/gathering join gathering:G1 seats:3"],
    ["Bo", '/motion propose title:"Un bureau partagé" text:"L’association loue un bureau." secret:yes'],
    ["Ada", "/motion open M1"],
    ["Bo", "/vote M1 for"],
    ["Ada", "/vote M1 against"],
    ["Ada", "/motion close M1 confirm:yes"],
    ["Bo", '/motion propose title:"Où aller au printemps" text:"Une sortie." method:irv choices:"La mer, Le lac, La forêt"'],
    ["Ada", "/motion open M2"],
    ["Bo", '/vote M2 "Le lac > La mer"'],
    ["Ada", '/vote M2 "La mer > La forêt > Le lac"'],
    ["Ada", "/motion close M2 confirm:yes"],
    ["Ada", '/charter publish title:"Charte de bienveillance" text:"Nous nous écoutons. Nous répondons avec douceur."'],
    [
      "Ada",
      '/charter publish charter:C1 title:"Charte de bienveillance" text:"Nous nous écoutons. Nous répondons avec douceur, et à temps." changes:"Et à temps." kind:substance',
    ],
    ["Bo", "/charter sign C1 show:yes"],
    ["Ada", '/assembly convene title:"Assemblée de printemps" start:"2027-05-08 14:00"'],
    ["Ada", '/partner follow name:"Le Cercle du lac"'],
    ["Ada", '/service add title:"Tarif réduit au théâtre" about:"Dix euros la place."'],
    ["Bo", '/aid ask category:transport about:"Chez le médecin" urgency:week'],
    ["Bo", '/work share title:"Au matin" text:"Le parvis attend." audience:everyone'],
  ] as const)
    await done(who, line);
  await share("tulips.jpg", '/work share title:"Tulipes" consent:nobody alt:"Trois tulipes rouges" audience:everyone');
  await done("Ada", '/work exhibit title:"Printemps" works:"W1 W2" text:"Ce que nous avons vu." audience:everyone');
  certificate = await certified();
}

async function done(who: string, line: string): Promise<void> {
  const reply = await house.type(who, line);
  assert.equal(reply.outcome, "done", `${line}: ${JSON.stringify(reply.answer).slice(0, 300)}`);
}

/** Bo shares a file that a platform would hand over. */
async function share(file: string, line: string): Promise<void> {
  const bytes = readFileSync(`test/scenarios/files/${file}`);
  const row = await house.parvis.db.selectFrom("people").select("id").where("name", "=", "Bo").executeTakeFirstOrThrow();
  const act = { community: house.community, person: row.id, now: store.clock.now() };
  const taken = await house.parvis.house.files.take(act, "upload", async () => ({
    name: file,
    size: bytes.byteLength,
    bytes: async () => bytes,
  }));
  await done("Bo", `${line} file:${taken.id}`);
}

/** A course of one lesson that Bo was at; the page by which its certificate is checked. */
async function certified(): Promise<string> {
  const { clock } = store;
  const start = new Date(clock.now() + 3 * 3_600_000).toISOString().slice(0, 16).replace("T", " ");
  await done("Ada", `/course new title:"Premiers secours" text:"Les gestes." start:"${start}" duration:1h`);
  await done("Ada", "/course enrol F1 person:Bo");
  clock.moveTo((clock.now() + 6 * 3_600_000) as Instant);
  await done("Ada", "/course attendance F1 lesson:1 present:Bo");
  await done("Ada", "/course end F1 confirm:yes");
  const { code } = await house.parvis.db.selectFrom("certificates").select("code").executeTakeFirstOrThrow();
  return `/certificate/${code}`;
}

/** Fewer rules than these kept, and axe has looked at next to nothing. */
const LEAST = 12;

/** Looks at a page in both languages and themes, wide and on a phone, and keeps its picture. */
async function lookAt(name: string, path: string, prepare: (page: Page) => Promise<void> = async () => undefined): Promise<void> {
  for (const locale of LOCALES) {
    const { page, troubles } = await openPage(browser, `${url}${path}`, { locale });
    await prepare(page);
    assert.equal(await page.locator("html").getAttribute("lang"), locale, name);
    for (const theme of THEMES) {
      const width = theme === "light" ? 1_000 : 360;
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia({ colorScheme: theme });
      assert.deepEqual(await flaws(page, LEAST), [], `${name} ${locale} ${theme}`);
      await noSidewaysScrolling(page);
      await takePicture(page, `site-${name}-${width}-${locale}.png`);
    }
    assert.deepEqual(
      troubles.filter((trouble) => !/40[14]/.test(trouble)),
      [],
      `${name} ${locale}`,
    );
    await page.context().close();
  }
}

for (const [name, path] of PUBLIC_PAGES) {
  test(`axe finds nothing to say of the public page, in either theme and language: ${name}`, { skip: withoutBrowser }, () =>
    lookAt(name, path),
  );
}

test("axe finds nothing to say of the page that a certificate's code opens", { skip: withoutBrowser }, () =>
  lookAt("certificate", certificate),
);

test("a guest registers and withdraws in the browser, without script", { skip: withoutBrowser }, async () => {
  await lookAt("guest", "/a/les-amis-du-parvis/g/G1", async (page) => {
    await page.locator("form button").click();
    await page.locator("input[name=name]").fill("Zoé");
  });
  const { page, troubles } = await openPage(browser, `${url}/a/les-amis-du-parvis/g/G1`, { javaScriptEnabled: false, locale: "en" });
  await page.locator("form button").click();
  await page.locator("input[name=name]").fill("Zoé");
  await page.locator("input[name=seats]").fill("2");
  await page.locator("form button").click();
  await page.getByText("with 2 seats").waitFor();
  const own = page.url();
  await page.goto(`${url}/a/les-amis-du-parvis/g/G1`);
  await page.getByText("3 free of 8").waitFor();
  await page.goto(own);
  await page.locator("input[name=withdraw]").check();
  await page.locator("form button").click();
  await page.getByText("not registered any more").waitFor();
  assert.deepEqual(troubles, []);
  await page.context().close();
});

test("a receipt is checked in the browser", { skip: withoutBrowser }, async () => {
  await lookAt("receipt", "/a/les-amis-du-parvis/results/M1", async (page) => {
    await page.locator("input[name=receipt]").fill("AAAA-BBBB-CCCC-DDDD");
    await page.locator("form button").click();
    await page.locator("[role=status]").waitFor();
  });
  const { page } = await openPage(browser, `${url}/a/les-amis-du-parvis/results/M1`, { javaScriptEnabled: false, locale: "fr" });
  await page.locator("input[name=receipt]").fill("AAAA-BBBB-CCCC-DDDD");
  await page.locator("form button").click();
  const answer = page.locator("[role=status]");
  assert.match((await answer.textContent()) ?? "", /reçu|bulletins/u);
  const { y = -1 } = (await answer.boundingBox()) ?? {};
  assert.ok(y >= 0 && y < 740, `the answer stands at ${y}, where nobody looks`);
  await page.context().close();
});

/** Opens the pages of somebody by the link that they are given in chat. */
async function enter(page: Page, who: string): Promise<void> {
  const reply = await house.type(who, "/parvis web");
  const address = /\/desk\/enter\/[\w-]{43}/u.exec(JSON.stringify(reply.answer))?.[0] ?? "";
  await page.goto(`${url}${address}`);
  await page.locator("form button").click();
  await page.locator(".tabs").waitFor();
}

let desk: Page | null = null;

/** Ada's own pages in a browser, which she enters once. */
async function ownPages(): Promise<Page> {
  if (desk !== null) return desk;
  const { page } = await openPage(browser, `${url}/desk`, { viewport: { width: 1_000, height: 740 } });
  await enter(page, "Ada");
  desk = page;
  return page;
}

async function lookAtDesk(locale: Locale, path: string): Promise<void> {
  const page = await ownPages();
  await house.type("Ada", `/parvis language ${locale}`);
  await page.goto(`${url}/desk${path === "" ? "" : `/${path}`}`);
  assert.equal(await page.locator("html").getAttribute("lang"), locale, path);
  for (const theme of ["dark", "light"] as const) {
    await page.setViewportSize({ width: theme === "light" ? 1_000 : 360, height: 740 });
    await page.emulateMedia({ colorScheme: theme });
    assert.deepEqual(await flaws(page, LEAST), [], `${path} ${locale} ${theme}`);
    await noSidewaysScrolling(page);
  }
  await takePicture(page, `desk-${deskName(path)}-${locale}.png`);
}

for (const locale of LOCALES) {
  for (const path of DESK_PAGES) {
    test(`axe finds nothing to say of one's own page: ${path === "" ? "home" : path} (${locale})`, { skip: withoutBrowser }, () =>
      lookAtDesk(locale, path),
    );
  }
}

test("what is said at one's own pages is done, and they close", { skip: withoutBrowser }, async () => {
  const { page } = await openPage(browser, `${url}/desk`, { javaScriptEnabled: false });
  await enter(page, "Ada");
  await page.locator("input[name=line]").fill("/gathering show gathering:G1");
  await page.locator(".say button").click();
  await page.getByText("Atelier d’écriture").first().waitFor();
  await page.locator(".leave button").click();
  await page.goto(`${url}/desk`);
  assert.equal(await page.locator(".tabs").count(), 0);
  await page.context().close();
});

test("a printed page has its text and no ways to press", { skip: withoutBrowser }, async () => {
  const { page } = await openPage(browser, `${url}/a/les-amis-du-parvis/g/G1`);
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator("h1").isVisible(), true);
  for (const unseen of [".languages", ".tabs", "form", "footer"])
    assert.equal(await page.locator(unseen).first().isVisible(), false, unseen);
  await page.context().close();
});
