import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { choiceLabel, commandName, optionName } from "#chat/names.ts";
import { commands } from "#commands/all.ts";
import { LOCALES, type Locale } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";
import { monthWords } from "#locales/time.ts";
import { aidCare } from "#test/support/aid-care.ts";
import { aidLong } from "#test/support/aid-long.ts";
import { aidPressed } from "#test/support/aid-pressed.ts";
import type { BothWays } from "#test/support/both-ways.ts";
import { openBrowser, openPage, withoutBrowser } from "#test/support/browser.ts";
import { onPage } from "#test/support/page-ways.ts";
import { playing } from "#test/support/playground.ts";

let browser: Browser;

before(async () => {
  if (withoutBrowser === false) browser = await openBrowser();
});

after(async () => {
  if (withoutBrowser === false) await browser.close();
});

type Key = Parameters<typeof speak>[1];
type Holes = Readonly<Record<string, string | number>>;
type Given = Readonly<Record<string, string | number>>;

/** The page as one person has it open, in their language, with somebody beside them. */
interface Open {
  readonly page: Page;
  /** Types a command and sends it. */
  readonly types: (who: string, path: string, given?: Given) => Promise<void>;
  /** Chooses a command from the list, without typing: its form opens. */
  readonly begins: (who: string, path: string) => Promise<void>;
  /** Fills in the form that is open and sends it; an empty text empties a field. */
  readonly fills: (who: string, values: Given) => Promise<void>;
  /** Presses a button of the newest message that says something. */
  readonly presses: (who: string, label: string, on: string) => Promise<void>;
  readonly picks: (who: string, label: string, choice: RegExp) => Promise<void>;
  /** Waits until somebody sees a text, or a sentence of ours with what stands in it. */
  readonly sees: (who: string, text: string) => Promise<void>;
  readonly reads: (who: string, key: Key, holes?: Holes) => Promise<void>;
  /** Nothing of it stands before somebody. */
  readonly misses: (who: string, text: string | RegExp) => Promise<void>;
  readonly turns: (times: number, by?: "hour" | "day" | "week") => Promise<void>;
  readonly say: (key: Key, holes?: Holes) => string;
}

async function shown(page: Page, locale: Locale): Promise<Open> {
  const pane = (who: string) => page.getByRole("region", { name: speak(locale, "web-pane", { name: who }), exact: true });
  const log = (who: string) => pane(who).getByRole("log");
  const say = (key: Key, holes: Holes = {}) => speak(locale, key, { helpers: 1, ...holes } as never);

  async function sees(who: string, text: string): Promise<void> {
    const wanted = text.replaceAll(/\s+/gu, " ");
    const found = log(who).filter({ hasText: wanted });
    await found
      .waitFor({ timeout: 10_000 })
      .catch(async () => assert.fail(`${who} does not see ${wanted}, but: ${plain(await log(who).textContent()).slice(-1800)}`));
  }

  async function misses(who: string, text: string | RegExp): Promise<void> {
    const all = plain(await log(who).textContent());
    assert.ok(typeof text === "string" ? !all.includes(text) : !text.test(all), `${who} sees ${text}`);
  }

  function line(path: string, given: Given): string {
    const declared = commands.find((each) => each.path === path) ?? assert.fail(path);
    const words = Object.entries(given).map(([name, value]) => {
      const chosen = declared.options[name]?.spec.kind === "choice" ? choiceLabel(locale, path, name, String(value)) : String(value);
      return `${optionName(locale, path, name)}:"${chosen}"`;
    });
    return [`/${commandName(locale, path)}`, ...words].join(" ");
  }

  async function fills(who: string, values: Given): Promise<void> {
    const form = log(who).locator(".form").last();
    const more = form.locator("details.more:not([open]) > summary");
    if ((await more.count()) > 0) await more.click();
    for (const [name, value] of Object.entries(values)) {
      const choice = form.locator(`select[name="field-${name}"]`);
      if ((await choice.count()) > 0) await choice.selectOption(String(value));
      else await form.locator(`[name="field-${name}"]`).fill(String(value));
    }
    await form.locator(".controls button").click();
  }

  return {
    page,
    say,
    sees,
    misses,
    fills,
    reads: (who, key, holes = {}) => sees(who, say(key, holes)),
    async types(who, path, given = {}) {
      const input = pane(who).locator("form.say input[name=line]");
      const typed = line(path, given);
      await input.fill(typed);
      await input.press("Escape");
      const heard = page.waitForResponse((response) => response.request().redirectedFrom()?.url().endsWith("/say") === true);
      await input.press("Enter");
      await (await heard).finished();
      await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
      // the line is taken away when it was understood, and left to be mended when it was not
      const mends = log(who)
        .locator(".message-misuse")
        .filter({ hasText: plain(typed) });
      while ((await input.inputValue()) !== "" && (await mends.count()) === 0) await page.evaluate("new Promise(requestAnimationFrame)");
    },
    async begins(who, path) {
      await pane(who).locator(".commands > summary").click();
      await pane(who).locator(`.commands button[value="${path}"]`).click();
      await log(who).locator(".message").last().locator(".form").waitFor();
    },
    async presses(who, label, on) {
      const message = log(who).locator(".message").filter({ hasText: on }).last();
      await message.getByRole("button", { name: label, exact: true }).click();
    },
    async picks(who, label, choice) {
      const form = log(who).locator("form.pick").filter({ hasText: label }).last();
      const option = form.locator("option").filter({ hasText: choice });
      await form.locator("select").selectOption((await option.first().getAttribute("value")) ?? assert.fail(String(choice)));
      await form.getByRole("button").click();
    },
    async turns(times, by = "hour") {
      for (let time = 0; time < times; time += 1) {
        const before = (await page.locator("#clock time.narrow").getAttribute("datetime")) ?? "";
        await page.locator(`#turns button[value="${by}"]`).click();
        await page.locator(`#clock time.narrow:not([datetime="${before}"])`).waitFor({ state: "attached" });
      }
    },
  };
}

function plain(text: string | null): string {
  return (text ?? "").replaceAll(/\s+/gu, " ");
}

function label(locale: Locale, name: string): string {
  return speak(locale, `label-${name}` as Key);
}

/** Turns the clock to a forenoon, whenever the test is run: nobody is asked at night, and promises are kept in waking hours. */
async function toForenoon({ page, turns }: Open): Promise<void> {
  for (;;) {
    const at = (await page.locator("#clock time.narrow").getAttribute("datetime")) ?? "";
    const { hour } = Temporal.Instant.from(at).toZonedDateTimeISO("Europe/Paris");
    if (hour >= 9 && hour <= 11) return;
    await turns(1);
  }
}

const CONFIDED = "My knee is broken, @everyone";
const CONTACT = "06 12 34 56 78";
const ADDRESS = "3 rue des Lilas";
const PRIVATE = /My knee|06 12 34|rue des Lilas|Ada Lovelace/;
const [PETER, MIRIAM, THEO, JONAS] = ["Peter Quinn", "Miriam Adler", "Théo Rakoto", "Jonas Perrin"] as const;

/** Théo and Jonas on a page in French, Peter and Miriam on one in English. */
interface Both {
  readonly fr: Open;
  readonly en: Open;
}

test(
  "help is asked for, routed, given and closed on the page, in French and in English, typed, pressed and in forms",
  {
    skip: withoutBrowser,
  },
  () =>
    playing("ministry", "en", async ({ url }) => {
      const french = await openPage(browser, `${url}/?as=U4&beside=U2&room=help`, { locale: "fr" });
      const english = await openPage(browser, `${url}/?as=U8&beside=U3&room=help`, { locale: "en" });
      const both = { fr: await shown(french.page, "fr"), en: await shown(english.page, "en") };
      await toForenoon(both.fr);
      await volunteering(both);
      await asking(both);
      await routing(both);
      await boards(both);
      await caring(both);
      await inDanger(both);
      await together(both);
      await settings(both);
      await closing(both);
      await lapsing(both);
      await regular(both);
      await nothingElsewhere(both, url);
      assert.deepEqual([...french.troubles, ...english.troubles], []);
      await french.page.context().close();
      await english.page.context().close();
    }),
);

const FLOWS = {
  "help for somebody else, what is held for as long as it is, visits of two, checks, leaves, whoever leaves": aidCare,
  "help without a name, the boards, an account that is gone, danger, a regular need, the month drawn": aidPressed,
  "four thousand characters reach whoever helps whole, and one more is sent back in the form and typed": (both: BothWays) =>
    aidLong(both, Number.POSITIVE_INFINITY),
} as const;

for (const [name, flow] of Object.entries(FLOWS))
  for (const locale of LOCALES)
    test(`on the page, as on every platform, ${name} (${locale})`, { skip: withoutBrowser }, () => onPage(browser, locale, flow));

/** Théo says in a form with what he helps, twice not as it should be; he pauses and resumes; Jonas writes down what was checked. */
async function volunteering({ fr }: Both): Promise<void> {
  for (const who of [THEO, JONAS]) await fr.types(who, "parvis language", { language: "fr" });
  await fr.begins(THEO, "aid volunteer");
  const skills = "conduite jusqu'au 2020-01-01";
  await fr.fills(THEO, { categories: "food, transport", zones: "nort", skills, languages: "fr, pt", most: 3, quiet: "21:30-07:30" });
  await fr.sees(THEO, "Vouliez-vous dire north");
  await fr.fills(THEO, { zones: "north, centre" });
  await fr.reads(THEO, "aid-skill-over", { name: "conduite" });
  await fr.fills(THEO, { skills: "conduite jusqu'au 2040-12-31" });
  await fr.reads(THEO, "aid-volunteering");
  for (const said of ["portugais", "21:30-07:30", "2040"]) await fr.sees(THEO, said);
  await fr.presses(THEO, label("fr", "pause"), "portugais");
  await fr.reads(THEO, "aid-paused");
  await fr.presses(THEO, label("fr", "resume"), "portugais");
  await fr.reads(THEO, "aid-volunteering");
  await fr.types(JONAS, "aid vet", { person: THEO, level: "home", until: "2020-01-01" });
  await fr.reads(JONAS, "aid-check-over");
  await fr.types(JONAS, "aid vet", { person: THEO, level: "home", until: "2040-12-31", experienced: "yes" });
  await fr.reads(JONAS, "aid-checked", { name: THEO });
}

/** Peter asks for somebody else, without a name: one thing to put right in a line, two in a form that keeps the rest; then once more, as after a time-out. */
async function asking({ fr, en }: Both): Promise<void> {
  const asked = {
    ...{ category: "food", about: CONFIDED, for: "Ada Lovelace", contact: CONTACT, address: ADDRESS, anonymous: "yes" },
    urgency: "week",
  };
  await en.types(PETER, "aid ask", { ...asked, zone: "north" });
  await en.reads(PETER, "aid-consent-needed");
  await en.begins(PETER, "aid ask");
  await en.fills(PETER, { ...asked, consent: "yes", zone: "nrth", languages: "portuguese" });
  await en.sees(PETER, "Did you mean north");
  await en.fills(PETER, { zone: "north" });
  await en.reads(PETER, "aid-language-unclear", { typed: "portuguese" });
  await en.fills(PETER, { languages: "" });
  await en.reads(PETER, "aid-asked", { handle: "R2" });
  await en.reads(PETER, "aid-special");
  await en.types(PETER, "aid ask", { ...asked, consent: "yes", zone: "north" });
  await en.types(PETER, "aid mine");
  await en.sees(PETER, "R2 food, north, this week");
  await en.misses(PETER, "R3");
  await fr.reads(THEO, "aid-offer", { handle: "R2" });
  await en.reads(MIRIAM, "aid-offer", { handle: "R2" });
}

/** One says no, one takes it on and gives it back: what was confided is his to read for so long and no longer. Nobody is left, and all are told. */
async function routing({ fr, en }: Both): Promise<void> {
  await en.presses(MIRIAM, label("en", "decline"), en.say("aid-offer", { handle: "R2" }));
  await en.reads(MIRIAM, "aid-offer-declined", { handle: "R2" });
  await fr.presses(THEO, label("fr", "take-it-on"), fr.say("aid-offer", { handle: "R2" }));
  for (const said of [CONFIDED, CONTACT, ADDRESS, "Ada Lovelace", fr.say("aid-anonymous")]) await fr.sees(THEO, said);
  await fr.misses(THEO, PETER);
  await en.sees(PETER, en.say("aid-claimed", { handle: "R2", name: THEO }));
  await en.types(MIRIAM, "aid claim", { request: "R2" });
  await en.sees(MIRIAM, "R2 has been taken on by someone else, thank you");
  await fr.presses(THEO, label("fr", "release"), CONTACT);
  await en.reads(PETER, "aid-released", { handle: "R2" });
  await fr.reads(THEO, "aid-offer-given-back", { handle: "R2" });
  await fr.misses(THEO, PRIVATE);
  await fr.types(THEO, "aid show", { request: "R2" });
  await fr.types(THEO, "aid extend", { request: "R2" });
  await fr.reads(THEO, "aid-not-yours", { handle: "R2" });
  await fr.misses(THEO, PRIVATE);
  await en.reads(PETER, "aid-nobody-yet", { handle: "R2" });
  await fr.reads(JONAS, "aid-unmet", { handle: "R2" });
  await fr.misses(JONAS, PRIVATE);
}

/** The coordinators' queue says what is stuck and why, and finds who may be asked again after a pause; what was confided is opened, and whoever asked sees by whom. From the board it is taken on again, and both sides write to one another. */
async function boards({ fr, en }: Both): Promise<void> {
  await fr.types(JONAS, "aid queue");
  await fr.reads(JONAS, "aid-queue-title");
  await fr.picks(JONAS, label("fr", "why"), /^R2/);
  await fr.reads(JONAS, "aid-why-title", { handle: "R2" });
  await fr.reads(JONAS, "aid-filter", { filter: "asked", count: 2 });
  await fr.presses(JONAS, label("fr", "propose"), fr.say("aid-queue-title"));
  await fr.reads(JONAS, "aid-proposed", { count: 1 });
  await fr.presses(JONAS, label("fr", "open"), fr.say("aid-unmet", { handle: "R2" }));
  await fr.sees(JONAS, CONTACT);
  await en.types(PETER, "aid show", { request: "R2" });
  await en.sees(PETER, `${en.say("aid-looks")}`);
  await en.sees(PETER, JONAS);
  await en.types(MIRIAM, "aid why", { request: "R2" });
  await en.reads(MIRIAM, "aid-why-not-person", { name: MIRIAM, reason: "asked" });
  await fr.types(THEO, "aid list");
  await fr.reads(THEO, "aid-board-title");
  await fr.picks(THEO, label("fr", "details"), /^R2/);
  await fr.presses(THEO, label("fr", "take-it-on"), `${label("fr", "details")}: R2`);
  await fr.sees(THEO, CONTACT);
  await en.types(PETER, "aid write", { request: "R2", text: "Ring twice" });
  await fr.reads(THEO, "aid-word-back", { handle: "R2" });
  await fr.sees(THEO, "Ring twice");
  await fr.types(THEO, "aid write", { request: "R2", text: "Vers midi" });
  await en.sees(PETER, "Vers midi");
  await en.types(MIRIAM, "aid write", { request: "R2", text: "And me" });
  await en.reads(MIRIAM, "aid-not-yours", { handle: "R2" });
}

/** A sign is recalled in time and promised later; somebody asked to take over says no; it is done, with a word of thanks. */
async function caring({ fr, en }: Both): Promise<void> {
  await fr.turns(3);
  await fr.reads(THEO, "aid-nudge", { handle: "R2" });
  await fr.presses(THEO, label("fr", "extend"), fr.say("aid-nudge", { handle: "R2" }));
  await fr.types(THEO, "aid hand", { request: "R2", to: MIRIAM });
  await en.reads(MIRIAM, "aid-take-over", { handle: "R2" });
  await en.presses(MIRIAM, label("en", "decline"), en.say("aid-take-over", { handle: "R2" }));
  await fr.reads(THEO, "aid-not-handed", { handle: "R2" });
  await fr.presses(THEO, label("fr", "done"), CONTACT);
  await en.reads(PETER, "aid-finished", { handle: "R2" });
  await en.types(PETER, "aid done", { request: "R2", note: "Thank you, kind soul" });
  await fr.reads(THEO, "aid-thanks", { handle: "R2" });
  await fr.sees(THEO, "Thank you, kind soul");
  await en.types(MIRIAM, "aid claim", { request: "R2" });
  await en.reads(MIRIAM, "aid-is-done", { handle: "R2" });
}

/** Words of danger: the numbers before anything else, whoever is on duty is paged without a word of it, and reads it by opening it. */
async function inDanger({ fr, en }: Both): Promise<void> {
  await fr.types(JONAS, "aid duty", { people: JONAS });
  await fr.reads(JONAS, "aid-duty-order", { names: JONAS });
  await en.begins(PETER, "aid ask");
  await en.fills(PETER, { category: "company", about: "I want to die" });
  await en.reads(PETER, "aid-emergency");
  await en.sees(PETER, "3114");
  await fr.reads(JONAS, "aid-danger", { handle: "R3" });
  await fr.misses(JONAS, "want to die");
  await fr.presses(JONAS, label("fr", "open"), fr.say("aid-danger", { handle: "R3" }));
  await fr.sees(JONAS, "want to die");
  await fr.types(JONAS, "aid done", { request: "R3", reason: "referred" });
  await en.reads(PETER, "aid-closed", { handle: "R3", reason: "referred" });
}

/** Two who go together: neither reads it alone; another day is said to both, and one who is too many is told so. */
async function together({ fr, en }: Both): Promise<void> {
  await en.types(PETER, "aid ask", { category: "food", zone: "north", about: "Heavy crates", pair: "yes" });
  await en.reads(MIRIAM, "aid-offer", { handle: "R4" });
  await en.presses(MIRIAM, label("en", "take-it-on"), en.say("aid-offer", { handle: "R4" }));
  await en.reads(MIRIAM, "aid-pair-waits");
  await en.misses(MIRIAM, "Heavy crates");
  await fr.presses(THEO, label("fr", "take-it-on"), fr.say("aid-offer", { handle: "R4" }));
  await fr.sees(THEO, "Heavy crates");
  await en.reads(MIRIAM, "aid-pair-found", { handle: "R4" });
  await en.types(MIRIAM, "aid show", { request: "R4" });
  await en.sees(MIRIAM, "Heavy crates");
  await fr.types(JONAS, "aid claim", { request: "R4" });
  await fr.reads(JONAS, "aid-not-volunteer");
  await en.types(PETER, "aid edit", { request: "R4", helpers: 1 });
  await en.sees(PETER, en.say("aid-helpers-too-few", { count: 2 }));
  await en.types(PETER, "aid edit", { request: "R4", when: "in 3 days 10:00" });
  await en.reads(MIRIAM, "aid-changed", { handle: "R4" });
  await fr.reads(THEO, "aid-changed", { handle: "R4" });
}

/** Miriam says everything in one line, and when she is away; figures hide what is small; nothing is old enough to be removed. */
async function settings({ fr, en }: Both): Promise<void> {
  const says = { categories: "food, company", zones: "north", hours: "mon-fri 18:00-21:00", most: 4, week: 6, every: 12 };
  await en.types(MIRIAM, "aid volunteer", { ...says, quiet: "22:00-07:00", skills: "first aid until 2040-06-30, signs" });
  for (const said of ["mon-fri 18:00-21:00", "22:00-07:00", en.say("aid-week-label"), en.say("aid-every-label"), "first aid until"])
    await en.sees(MIRIAM, said);
  await en.types(MIRIAM, "aid leave", { from: "2040-07-14", to: "2040-07-01" });
  await en.reads(MIRIAM, "aid-leave-backwards");
  await en.types(MIRIAM, "aid leave", { from: "2040-07-01", to: "2040-07-14", substitute: THEO });
  await en.sees(MIRIAM, `${THEO} helps meanwhile`);
  await fr.types(JONAS, "aid stats");
  await fr.reads(JONAS, "aid-stats-footer");
  await fr.sees(JONAS, fr.say("aid-stats-hidden"));
  await fr.types(JONAS, "aid purge", { dry: "yes" });
  await fr.sees(JONAS, fr.say("aid-would-remove", { count: 0 }));
  await fr.types(JONAS, "aid purge");
  await fr.reads(JONAS, "aid-nothing-to-remove");
}

/** Peter asks to be forgotten while both still hold what he asked for: they hear that it is closed, and nothing of it is left to read. */
async function closing({ fr, en }: Both): Promise<void> {
  await en.types(PETER, "parvis forget");
  await en.presses(PETER, label("en", "confirm"), "");
  await fr.reads(THEO, "aid-withdrawn", { handle: "R4" });
  await en.reads(MIRIAM, "aid-withdrawn", { handle: "R4" });
  await fr.types(JONAS, "aid show", { request: "R4", open: "yes" });
  await fr.reads(JONAS, "aid-not-to-open", { handle: "R4" });
}

/** A promise without a sign is given back by itself; what was reported done is opened again, by whoever asked alone. */
async function lapsing({ fr, en }: Both): Promise<void> {
  await en.types(MIRIAM, "aid ask", { category: "transport", zone: "north", about: "Soup for two", urgency: "today" });
  await fr.presses(THEO, label("fr", "take-it-on"), fr.say("aid-offer", { handle: "R5" }));
  await fr.sees(THEO, "Soup for two");
  await fr.turns(1, "day");
  await fr.reads(THEO, "aid-lapsed", { handle: "R5" });
  await en.reads(MIRIAM, "aid-released", { handle: "R5" });
  await fr.types(THEO, "aid claim", { request: "R5" });
  await fr.types(THEO, "aid done", { request: "R5" });
  await en.presses(MIRIAM, label("en", "reopen"), en.say("aid-finished", { handle: "R5" }));
  await fr.reads(THEO, "aid-reopened", { handle: "R5" });
  await en.types(MIRIAM, "aid reopen", { request: "R5" });
  await en.reads(MIRIAM, "aid-reopen-open", { handle: "R5" });
  await fr.types(THEO, "aid reopen", { request: "R5" });
  await fr.reads(THEO, "aid-reopen-others", { handle: "R5" });
  await en.types(MIRIAM, "aid mine", { withdraw: "R5" });
  await en.presses(MIRIAM, label("en", "confirm"), "");
}

/** A regular need is asked again of whoever helped, or of whom they named for their leave; meanwhile a month has ended, and whoever coordinates sees how it went. */
async function regular({ fr, en }: Both): Promise<void> {
  const zone = "Europe/Paris";
  const now = async () => Temporal.Instant.from((await fr.page.locator("#clock time.narrow").getAttribute("datetime")) ?? "");
  const began = (await now()).toZonedDateTimeISO(zone).toPlainDate();
  const need = { category: "transport", zone: "north", about: "Heavy bags" };
  await fr.types(JONAS, "aid volunteer", { categories: "transport" });
  await en.types(MIRIAM, "aid ask", { ...need, repeat: "weekly" });
  await en.reads(MIRIAM, "aid-repeat-needs-when");
  await en.begins(MIRIAM, "aid ask");
  await en.fills(MIRIAM, { ...need, when: "in 2 days 10:00", repeat: "now and then" });
  await en.sees(MIRIAM, "now and then");
  await en.fills(MIRIAM, { repeat: "weekly" });
  await en.reads(MIRIAM, "aid-asked", { handle: "R6" });
  await fr.presses(THEO, label("fr", "take-it-on"), fr.say("aid-offer", { handle: "R6" }));
  await fr.sees(THEO, "Heavy bags");
  await en.types(MIRIAM, "aid done", { request: "R6" });
  await fr.turns(1, "week");
  await fr.reads(THEO, "aid-offer", { handle: "R7" });
  await fr.misses(JONAS, fr.say("aid-offer", { handle: "R7" }));
  await fr.presses(THEO, label("fr", "take-it-on"), fr.say("aid-offer", { handle: "R7" }));
  const away = { from: `${began.add({ days: 14 })}`, to: `${began.add({ days: 18 })}` };
  await fr.types(THEO, "aid leave", { ...away, substitute: THEO });
  await fr.reads(THEO, "aid-leave-oneself");
  await fr.types(THEO, "aid leave", { ...away, substitute: JONAS });
  await fr.sees(THEO, `${JONAS} aide entre-temps`);
  await en.types(MIRIAM, "aid done", { request: "R7" });
  await fr.turns(1, "week");
  await fr.reads(JONAS, "aid-offer", { handle: "R8" });
  await fr.misses(THEO, fr.say("aid-offer", { handle: "R8" }));
  await en.types(MIRIAM, "aid edit", { request: "R8", repeat: "none" });
  while ((await now()).toZonedDateTimeISO(zone).month === began.month) await fr.turns(1, "week");
  const month = `${monthWords("fr", began.month)} ${began.year}`;
  await fr.reads(JONAS, "aid-stats-in-month", { month });
  const drawn = fr.page.locator(`img.picture[alt*="${fr.say("aid-stats-picture-kinds", { month })}"]`);
  await drawn.first().waitFor({ state: "attached" });
  await en.misses(MIRIAM, en.say("aid-stats-in-month", { month: `${monthWords("en", began.month)} ${began.year}` }));
}

/** Whoever has nothing to do with it, the rooms and what happens behind the scenes say nothing that was confided. */
async function nothingElsewhere({ fr, en }: Both, url: string): Promise<void> {
  for (const room of ["general", "help"]) {
    await en.page.goto(`${url}/?as=U6&beside=U5&room=${room}`);
    const text = plain(await en.page.locator("body").textContent());
    assert.doesNotMatch(
      text,
      /My knee|06 12 34|rue des Lilas|Ada Lovelace|want to die|Heavy crates|Ring twice|Vers midi|Soup for two|Heavy bags/,
      room,
    );
  }
  for (const behind of ["outbox", "jobs"]) {
    await fr.page.goto(`${url}/?as=U6&behind=${behind}`);
    const text = plain(await fr.page.locator("body").textContent());
    assert.doesNotMatch(
      text,
      /My knee|06 12 34|rue des Lilas|Ada Lovelace|want to die|Heavy crates|Ring twice|Vers midi|Soup for two|Heavy bags/,
      behind,
    );
  }
}
