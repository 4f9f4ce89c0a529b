import { existsSync } from "node:fs";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Where a Chromium is, or null. `CHROMIUM` names another. */
export const chromiumPath: string | null =
  [process.env["CHROMIUM"] ?? "", ...PLACES].find((path) => path !== "" && existsSync(path)) ?? null;

/** Why the browser tests do not run here; false where they do. On the machine that judges a change they always do. */
export const withoutBrowser: string | false =
  chromiumPath === null && process.env["CI"] !== "true" ? "Chromium is missing; apt install chromium, or name one in CHROMIUM" : false;

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts a Chromium that asks nobody outside for anything. */
export function openBrowser(): Promise<Browser> {
  if (chromiumPath === null) throw new Error("Chromium is missing: apt install chromium, or name one in CHROMIUM.");
  return chromium.launch({ executablePath: chromiumPath, args: ARGUMENTS });
}

/** Opens a page that fails the test for every error in it and every request that leaves the machine. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<{ readonly page: Page; readonly troubles: readonly string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") troubles.push(message.text());
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(new URL(url).origin) && !request.url().startsWith("data:")) troubles.push(`asked for ${request.url()}`);
  });
  await page.goto(url);
  return { page, troubles };
}
