import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { openBrowser, openPage, withoutBrowser } from "#test/support/browser.ts";
import { keyboard } from "#test/support/keyboard.ts";
import { playing } from "#test/support/playground.ts";

let browser: Browser;

before(async () => {
  if (withoutBrowser === false) browser = await openBrowser();
});

after(async () => {
  if (withoutBrowser === false) await browser.close();
});

/** A playground of one's own, entered at a path; at the end nothing may have gone wrong in the page. */
async function play(
  path: string,
  body: (page: Page, keys: ReturnType<typeof keyboard>, enter: (path: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  await playing("union", "en", async ({ url }) => {
    const { page, troubles } = await openPage(browser, `${url}${path}`);
    await body(page, keyboard(page), async (other) => void (await page.goto(`${url}${other}`)));
    await page.context().close();
    assert.deepEqual(troubles, []);
  });
}

/** Waits until a page that leads to one of its parts is drawn: then the browser gives the focus up (HTML, scrolling to a fragment), and nobody acts before. */
async function drawn(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
}

/** Turns the clock by days, one after another. */
async function turnDays(page: Page, keys: ReturnType<typeof keyboard>, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    const shown = await page.locator("#clock .wide").textContent();
    const today = shown?.split(",")[0] ?? "";
    await keys.goTo({ name: /^\+1\sd: / });
    await keys.press("Enter");
    await page.locator("#clock .wide").filter({ hasNotText: today }).waitFor();
  }
}

/** Goes to the composer of the first pane, from the top of the page. */
async function toComposer(keys: ReturnType<typeof keyboard>): Promise<void> {
  await keys.goTo({ name: "Skip to the messages" });
  await keys.press("Enter");
}

/** Types a whole line and sends it, whatever is suggested on the way. */
async function say(keys: ReturnType<typeof keyboard>, line: string): Promise<void> {
  await keys.write(line);
  await keys.press("Escape");
  await keys.press("Enter");
}

test("a gathering is proposed, joined, filled up and announced at its hour, by keyboard alone", { skip: withoutBrowser }, () =>
  play("/?as=U5&beside=U2&room=general", async (page, keys) => {
    await toComposer(keys);
    await say(keys, "/gathering new");
    await keys.at({ name: "Title" });
    await keys.write("Soup night");
    await keys.press("Enter");
    await keys.see("Farid Amrani", "missing");
    await keys.at({ name: "Start" });
    await keys.write("in 3 days 19:30");
    await keys.goTo({ name: /more, optional/ });
    await keys.press("Enter");
    await keys.goTo({ name: /^Capacity/ });
    await keys.write("1");
    await keys.press("Enter");
    await keys.see("Farid Amrani", "Noted: Soup night");
    await keys.see("David Brun", /Soup night[\s\S]*0 of 1 taken/);
    await keys.missing("David Brun", /Noted/);

    await keys.goTo({ name: "Join", pane: "David Brun", message: "Soup night" });
    await keys.press("Enter");
    await keys.see("Farid Amrani", /1 of 1 taken[\s\S]*Coming: David Brun/);
    await keys.at({ name: "Join", pane: "David Brun" });

    await keys.goTo({ name: /David Brun.*Be someone else/ });
    await keys.press("Enter");
    await keys.goTo({ name: /^WM ?Wendy Marsh/ });
    await keys.press("Enter");
    await page.waitForURL(/beside=U3/);
    await keys.goTo({ name: /^Write as Wendy Marsh/ });
    await keys.write("/gathering join gathering:soup");
    await keys.offered("Soup night");
    await keys.press("Enter");
    await keys.press("Escape");
    await keys.press("Enter");
    await keys.see("Wendy Marsh", "You are 1st on the waiting list");
    await keys.missing("Farid Amrani", /waiting list;/);

    await keys.goTo({ name: /^Write as Farid Amrani/ });
    await say(keys, '/gathering new title:"Reading circle" start:"in 6 days 18:00" post:2d');
    await keys.see("Farid Amrani", "Noted: Reading circle");
    await keys.missing("Wendy Marsh", /Reading circle/);
    await turnDays(page, keys, 5);
    await keys.see("Wendy Marsh", /Reading circle[\s\S]*Join/);
  }),
);

test("a motion is opened, voted on by hand and by button, and closes by itself, by keyboard alone", { skip: withoutBrowser }, () =>
  play("/?as=U1&beside=U2&room=assembly", async (page, keys) => {
    await toComposer(keys);
    await say(keys, '/motion propose title:"A shared office" text:"The union rents an office for its members."');
    await keys.see("Claire Montel", /A shared office[\s\S]*To open the vote/);
    await say(keys, '/motion propose title:"Trust in the editor" text:"The members trust the editor of the bulletin." secret:yes');
    await keys.see("Claire Montel", /Trust in the editor[\s\S]*To open the vote/);
    await keys.write("/motion op");
    await keys.offered("/motion open");
    await keys.press("Enter");
    await keys.offered("A shared office");
    await keys.write("office");
    await keys.offered("A shared office");
    await keys.press("Tab");
    await keys.write("cl");
    await keys.offered("closes");
    await keys.press("ArrowDown");
    await keys.press("Tab");
    await keys.write('"in 2 days 18:00"');
    await keys.press("Enter");
    await keys.see("David Brun", /A shared office[\s\S]*Have voted ?0/);
    await keys.goTo({ name: "For", pane: "David Brun", message: "A shared office" });
    await keys.press("Enter");
    await keys.see("David Brun", /Your vote on “A shared office[\s\S]*is recorded: For/);
    await keys.missing("Claire Montel", /is recorded/);
    await keys.see("Claire Montel", /Have voted ?1/);
    await keys.goTo({ name: /^Write as Claire Montel/ });
    await say(keys, "/vote M4 against");
    await keys.see("Claire Montel", /is recorded: Against/);
    await say(keys, '/motion open M5 closes:"in 2 days 18:00"');
    await keys.see("David Brun", /Trust in the editor[\s\S]*secret/);
    await keys.goTo({ name: "For", pane: "David Brun", message: "Trust in the editor" });
    await keys.press("Enter");
    await keys.see("David Brun", /receipt/i);
    await turnDays(page, keys, 3);
    await keys.see("David Brun", /Rejected: 1 for, 1 against \(2 votes cast/);
    await keys.see("David Brun", /Adopted: 1 for, 0 against/);
  }),
);

test("a page that comes late takes nothing away that came meanwhile", { skip: withoutBrowser }, () =>
  play("/?as=U1&beside=U2&room=general", async (page, keys) => {
    const drawnByServer = Promise.withResolvers<void>();
    const letThrough = Promise.withResolvers<void>();
    await page.route("**/say", async (route) => {
      const response = await route.fetch();
      drawnByServer.resolve();
      await letThrough.promise;
      await route.fulfill({ response });
    });
    await toComposer(keys);
    await say(keys, "/parvis status");
    await drawnByServer.promise;
    const said = await page.request.post(new URL("/say", page.url()).href, {
      form: { as: "U2", room: "general", line: "/parvis language", back: "/" },
      headers: { origin: new URL(page.url()).origin },
    });
    assert.equal(said.status(), 200);
    await keys.see("David Brun", /language/i);
    letThrough.resolve();
    await keys.see("Claire Montel", /Version/i);
    await page.waitForLoadState("networkidle");
    await keys.see("David Brun", /language/i);
  }),
);

const SECRET = "My knee is broken and I cannot drive";

test("help is asked for in confidence, taken on by one person and done, by keyboard alone", { skip: withoutBrowser }, () =>
  play("/?as=U3&beside=U6&room=general", async (_page, keys, enter) => {
    await toComposer(keys);
    await say(keys, "/aid ask");
    await keys.at({ name: /^Category/ });
    await keys.write("contracts");
    await keys.goTo({ name: /^About/ });
    await keys.write(SECRET);
    await keys.goTo({ name: "Send", pane: "Wendy Marsh", message: "Category" });
    await keys.press("Enter");
    await keys.see("Wendy Marsh", "R2");
    await keys.see("Greta Lindqvist", "R2");
    await keys.missing("Greta Lindqvist", SECRET);
    await keys.goTo({ name: "Take it on", pane: "Greta Lindqvist", message: "R2" });
    await keys.press("Enter");
    await keys.see("Greta Lindqvist", SECRET);
    await keys.goTo({ name: "Done", pane: "Greta Lindqvist", message: SECRET });
    await keys.press("Enter");
    await keys.see("Greta Lindqvist", /done/i);
    await enter("/?as=U2&beside=U1&room=general");
    await keys.missing("David Brun", SECRET);
    await keys.missing("Claire Montel", SECRET);
  }),
);

test("every step of the list can be pressed, one after another, and the page says that it was", { skip: withoutBrowser }, () =>
  play("/", async (page, keys) => {
    const steps = await page.locator(".try").count();
    assert.ok(steps >= 6, `${steps} steps`);
    for (let step = 0; step < steps; step += 1) {
      await page.locator(".try").nth(step).focus();
      await keys.press("Enter");
      await page.locator(".tries li").locator(`button[value="${step}"].try-taken`).waitFor();
      await drawn(page);
      assert.equal(await page.locator(".message-incident, .message-misuse").count(), 0);
    }
  }),
);
