import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { LOCALES, type Locale } from "#locales/locale.ts";
import { openBrowser, openPage, withoutBrowser } from "#test/support/browser.ts";
import { openPlayground, type Playground, playing } from "#test/support/playground.ts";
import { flaws, noSidewaysScrolling } from "#test/support/sight.ts";

const THEMES = ["light", "dark"] as const;

/** Where pictures are put: beside the tests, or in the documentation when it is to be renewed (`PARVIS_PICTURES=docs/pictures`). */
const PICTURES = process.env["PARVIS_PICTURES"] ?? "test/.pictures";

let browser: Browser;
let playground: Playground;
const opened: (() => Promise<void>)[] = [];

before(async () => {
  if (withoutBrowser !== false) return;
  mkdirSync(PICTURES, { recursive: true });
  playground = await openPlayground("culture", "fr");
  opened.push(playground.stop);
  browser = await openBrowser();
  opened.push(() => browser.close());
});

after(async () => {
  for (const close of opened) await close();
});

/** Fewer rules than these kept, and axe has looked at next to nothing. */
const LEAST = 20;

async function picture(page: Page, name: string): Promise<void> {
  const file = name === "1280-light-en" ? "playground.png" : `playground-${name}.png`;
  writeFileSync(join(PICTURES, file), await page.screenshot({ animations: "disabled" }));
}

const STATES: readonly (readonly [name: string, path: string, prepare: (page: Page) => Promise<void>])[] = [
  ["rooms", "/", async () => undefined],
  ["outbox", "/?behind=outbox", async () => undefined],
  ["jobs", "/?behind=jobs", async () => undefined],
  ["gallery", "/gallery", async () => undefined],
  ["people", "/", (page) => page.locator(".pane-head summary").first().click()],
  ["commands", "/", (page) => page.locator(".commands summary").first().click()],
  ["suggestions", "/", suggestions],
  ["form", "/", wrongForm],
];

async function suggestions(page: Page): Promise<void> {
  await page.locator(".say input[type=text]").first().pressSequentially("/gath");
  await page.locator("[role=option]:visible").first().waitFor();
}

async function wrongForm(page: Page): Promise<void> {
  await page.locator(".say input[type=text]").first().fill("/parvis language");
  await page.locator(".say button").first().click();
  await page.locator(".form .wrong").first().waitFor();
}

/** Looks at the page as it stands in both themes. */
async function lookInBothThemes(page: Page, what: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    assert.deepEqual(await flaws(page, LEAST), [], `${what} ${colorScheme}`);
    await noSidewaysScrolling(page);
  }
}

for (const [name, path, prepare] of STATES) {
  test(`axe finds nothing to say in either theme or language: ${name}`, { skip: withoutBrowser }, async () => {
    for (const locale of LOCALES) {
      const { page, troubles } = await openPage(browser, `${playground.url}${path}`, { locale });
      await prepare(page);
      await lookInBothThemes(page, locale);
      assert.deepEqual(troubles, [], locale);
      await page.context().close();
    }
  });
}

for (const path of ["/", "/#menu", "/?behind=jobs", "/gallery"]) {
  test(`the page can be read and used at 360 pixels: ${path}`, { skip: withoutBrowser }, async () => {
    for (const locale of LOCALES) {
      const phone = { locale, viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
      const { page, troubles } = await openPage(browser, `${playground.url}${path}`, phone);
      await lookInBothThemes(page, locale);
      assert.deepEqual(troubles, [], locale);
      await page.context().close();
    }
  });
}

/** The workshop is full, Tom is on the waiting list, and Leïla begins to type. */
async function takePictures(url: string, locale: Locale, theme: "light" | "dark"): Promise<void> {
  const look = { locale, colorScheme: theme };
  const wide = await openPage(browser, `${url}/?as=U1&beside=U2&room=workshops`, look);
  await wide.page
    .locator(".say input[type=text]")
    .first()
    .pressSequentially(locale === "fr" ? "/renc" : "/gath");
  await wide.page.locator("[role=option]:visible").first().waitFor();
  await picture(wide.page, `1280-${theme}-${locale}`);
  await wide.page.context().close();
  const small = await openPage(browser, `${url}/?as=U2&room=workshops`, { ...look, viewport: { width: 360, height: 740 } });
  await small.page.locator(".message-private").first().waitFor();
  await picture(small.page, `360-${theme}-${locale}`);
  await small.page.context().close();
}

for (const locale of LOCALES) {
  test(`the playground has its picture taken, wide and small, light and dark (${locale})`, { skip: withoutBrowser }, async () => {
    await playing("culture", locale, async ({ url }) => {
      const { page } = await openPage(browser, `${url}/?as=U1&beside=U2&room=workshops`, { locale });
      await page.locator(".try").first().click();
      await page.locator(".message-private").first().waitFor();
      await page.context().close();
      for (const theme of THEMES) await takePictures(url, locale, theme);
    });
  });
}

test("a chosen theme holds against the device's, and a chosen language against the browser's", { skip: withoutBrowser }, async () => {
  const { page } = await openPage(browser, playground.url, { locale: "en", colorScheme: "light" });
  const ground = () => page.evaluate("getComputedStyle(document.body).backgroundColor");
  const light = await ground();
  await page.getByRole("button", { name: "Dark" }).first().click();
  await page.locator("html[data-theme=dark]").waitFor();
  assert.notEqual(await ground(), light);
  await page.getByRole("button", { name: "FR Français" }).first().click();
  await page.locator("html[lang=fr]").waitFor();
  await page.goto(playground.url);
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");
  assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
  await page.context().close();
});

test("without script everything that is said, pressed and filled in works all the same", { skip: withoutBrowser }, async () => {
  const { page } = await openPage(browser, `${playground.url}/?as=U7&beside=U2`, { javaScriptEnabled: false });
  await page.locator(".say input[type=text]").first().fill("/parvis help");
  await page.locator(".say button").first().click();
  await page.locator(".message-private").first().waitFor();
  await page.locator(".pane").first().locator(".commands summary").click();
  await page.locator('.commands button[value="gathering join"]').first().click();
  const form = page.locator(".form").first();
  await form.locator("input[type=text]").first().fill("nothing of the kind");
  await form.locator(".button-main").click();
  assert.equal(await page.locator(".form input[type=text]").first().inputValue(), "nothing of the kind");
  assert.ok((await page.locator(".form .wrong").count()) > 0);
  const people = page.locator(".pane-head summary").first();
  await people.click();
  await page.locator(".pane-head .menu-list a").nth(1).click();
  assert.equal(await page.locator(".pane").first().locator(".form").count(), 0);
  await page.context().close();
});

test("a page that is open hears what others do, and says when the connection is lost", { skip: withoutBrowser }, () =>
  playing("union", "en", async ({ url, stop }) => {
    const one = await openPage(browser, `${url}/?as=U1&beside=U4&room=assembly`);
    const other = await openPage(browser, `${url}/?as=U1&beside=U4&room=assembly`);
    const line = other.page.locator(".say input[type=text]").first();
    await line.fill('/motion propose title:"A shared office" text:"The union rents an office."');
    await other.page.locator(".say button").first().click();
    await other.page.getByText("To open the vote").first().waitFor();
    await line.fill("/motion open M4");
    await other.page.locator(".say button").first().click();
    await one.page.getByText("Have voted").first().waitFor();
    await stop();
    await one.page.locator("#offline:visible").waitFor();
    await one.page.context().close();
    await other.page.context().close();
  }),
);
