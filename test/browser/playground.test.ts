import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { openBrowser, openPage, withoutBrowser } from "#test/support/browser.ts";
import { keyboard } from "#test/support/keyboard.ts";
import { openPlayground, type Playground } from "#test/support/playground.ts";

let browser: Browser;
let playground: Playground;

before(async () => {
  if (withoutBrowser !== false) return;
  [browser, playground] = await Promise.all([openBrowser(), openPlayground("union", "en")]);
});

after(async () => {
  if (withoutBrowser !== false) return;
  await Promise.all([browser.close(), playground.stop()]);
});

async function enter(path: string) {
  const { page, troubles } = await openPage(browser, `${playground.url}${path}`);
  return { page, troubles, keys: keyboard(page) };
}

test("a gathering is proposed, joined, filled up and remembered, by keyboard alone", { skip: withoutBrowser }, async () => {
  const { page, troubles, keys } = await enter("/?as=U5&beside=U2&room=general");
  await keys.goTo({ name: "Skip to the messages" });
  await keys.press("Enter");
  await keys.write("/gath");
  await keys.offered("/gathering new");
  await keys.press("Enter");
  await keys.press("Escape");
  await keys.press("Control+A");
  await keys.write("/gathering new");
  await keys.press("Escape");
  await keys.press("Enter");
  await page.locator(".form").waitFor();
  await keys.write("Soup night");
  await keys.press("Enter");
  await keys.see("Farid Amrani", "missing");
  await keys.write("in 3 days 19:30");
  await keys.goTo({ name: /more, optional/ });
  await keys.press("Enter");
  await keys.goTo({ name: /^capacity/ });
  await keys.write("1");
  await keys.press("Enter");
  await keys.see("Farid Amrani", /Noted: Soup night/);
  await keys.see("David Brun", /Soup night[\s\S]*0 of 1 taken/);
  await keys.missing("David Brun", /Noted/);
  await keys.goTo({ name: "Join", pane: "David Brun", message: "Soup night" });
  await keys.press("Enter");
  await keys.see("Farid Amrani", /1 of 1 taken[\s\S]*Coming: David Brun/);
  await page.close();
  assert.deepEqual(troubles, []);
});
