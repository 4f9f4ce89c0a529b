import assert from "node:assert/strict";
import { test } from "node:test";
import { HOUR } from "#kernel/clock.ts";
import { LOCALES } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";
import { BEGINS, type BothWays, labelIn, onDiscord, onSlack } from "#test/support/both-ways.ts";

const CONTACT = "06 12 34 56 78";
const ADDRESS = "3 rue des Lilas";
const PRIVATE = /06 12 34|rue des Lilas|troisième étage|Cartons lourds/;

type Key = Parameters<typeof speak>[1];
type Holes = Readonly<Record<string, string | number>>;

for (const [platform, open] of [
  ["Discord", onDiscord],
  ["Slack", onSlack],
] as const)
  for (const locale of LOCALES)
    test(`on ${platform}, help asked for somebody else, contact for as long as it is held, visits of two, checks, leave, rules, figures (${locale})`, () =>
      open(locale, async (both) => {
        await offering(both);
        await forSomebodyElse(both);
        await held(both);
        await ofTwo(both);
        await whoCoordinates(both);
        await forgotten(both);
      }));

function plain(text: string): string {
  return text.replaceAll(/\s+/gu, " ");
}

function sees(said: string | readonly string[], { locale }: BothWays, key: Key, holes: Holes = {}): void {
  const wanted = plain(speak(locale, key, { helpers: 1, ...holes } as never));
  const texts = (typeof said === "string" ? [said] : said).map(plain);
  assert.ok(
    texts.some((each) => each.includes(wanted)),
    `${wanted}\n--- is not in\n${texts.join("\n---\n")}`,
  );
}

/** A message that says a sentence, whatever the width of its spaces. */
function on({ locale }: BothWays, key: Key, holes: Holes = {}): RegExp {
  const said = plain(speak(locale, key, { helpers: 1, ...holes } as never));
  return new RegExp(said.replace(/[.?*()[\]]/g, "\\$&").replaceAll(" ", "\\s+"));
}

/** With what somebody helps, said whole; what is not on the list and what has run out is sent back. */
async function offering(both: BothWays): Promise<void> {
  const { locale, say } = both;
  await say("Ines", "parvis settings", { zones: "nord, sud" });
  sees(await say("Samir", "aid volunteer", { categories: "transport", zones: "nrod" }), both, "aid-not-listed-meant", {
    ...{ typed: "nrod", meant: "nord", known: "nord, sud" },
  });
  const over = await say("Samir", "aid volunteer", { categories: "transport", skills: "conduite until 2020-01-01" });
  sees(over, both, "aid-skill-over", { name: "conduite" });
  const hours = locale === "fr" ? "lun-dim 8h-21h" : "mon-sun 08:00-21:00";
  const says = { categories: "transport, visites", zones: "nord", languages: "fr, pt", hours, most: 5, week: 9, quiet: "22:30-07:00" };
  const shown = plain(await say("Samir", "aid volunteer", { ...says, skills: "conduite until 2040-12-31, chant" }));
  for (const said of [hours, "22:30-07:00", "2040", "chant", locale === "fr" ? "portugais" : "Portuguese"])
    assert.ok(shown.includes(said), shown);
  await say("Chloe", "aid volunteer", { categories: "transport, visites", most: 5 });
}

/** A form for somebody who has agreed; without that, or to a place that is none, nothing is asked. */
async function forSomebodyElse(both: BothWays): Promise<void> {
  const { db, say, submit, told, settle, hangs } = both;
  const asked = { category: "transport", about: "Josette, troisième étage", contact: CONTACT, address: ADDRESS, for: "Josette" };
  sees(await say("Paul", "aid ask", asked), both, "aid-consent-needed");
  sees(await say("Paul", "aid ask", { ...asked, consent: "yes", zone: "ouest" }), both, "aid-not-listed", {
    ...{ typed: "ouest", known: "nord, sud" },
  });
  assert.equal((await db.selectFrom("requests").select("id").execute()).length, 0);
  await say("Paul", "aid ask");
  const answer = await submit("Paul", { ...asked, zone: "nord", consent: "yes" });
  sees(answer, both, "aid-asked", { handle: "R1" });
  sees(answer, both, "aid-special");
  const again = await say("Paul", "aid ask", { ...asked, zone: "nord", consent: "yes" });
  sees(again, both, "aid-asked", { handle: "R1" });
  assert.equal((await db.selectFrom("requests").select("id").execute()).length, 1, "asked again after a time-out, it is the same request");
  await settle();
  for (const who of ["Samir", "Chloe"]) sees(told(who), both, "aid-offer", { handle: "R1" });
  assert.doesNotMatch([...hangs(), ...told("Samir"), ...told("Chloe")].join("\n"), PRIVATE);
}

/** What was confided is read below the button that gives it back, and is gone from there when it is pressed. */
async function held(both: BothWays): Promise<void> {
  const { locale, say, press, told, settle } = both;
  const taken = await press("Samir", labelIn(locale, "take-it-on"), on(both, "aid-offer", { handle: "R1" }));
  for (const said of [CONTACT, ADDRESS, "Josette"]) assert.ok(taken.includes(said), taken);
  const back = await press("Samir", labelIn(locale, "release"), new RegExp(CONTACT));
  assert.doesNotMatch(back, PRIVATE);
  await assert.rejects(press("Samir", labelIn(locale, "release"), new RegExp(CONTACT)), "the card that held it says so no more");
  assert.doesNotMatch(await say("Samir", "aid show", { request: "R1" }), PRIVATE);
  sees(await say("Samir", "aid extend", { request: "R1" }), both, "aid-not-yours", { handle: "R1" });
  await settle();
  sees(told("Paul"), both, "aid-released", { handle: "R1" });
  assert.match(await say("Chloe", "aid claim", { request: "R1", note: "Vers midi" }), new RegExp(CONTACT));
  await settle();
  assert.match(told("Paul").join("\n"), /Vers midi/);
  const before = told("Paul").length;
  await settle(new Date(BEGINS + 4 * HOUR + 60_000).toISOString());
  sees(told("Chloe"), both, "aid-lapsed", { handle: "R1" });
  sees(told("Paul").slice(before), both, "aid-released", { handle: "R1" });
  assert.doesNotMatch(await say("Chloe", "aid show", { request: "R1" }), PRIVATE);
  sees(await say("Samir", "aid why", { request: "R1" }), both, "aid-why-not-person", { name: "Samir", reason: "asked" });
}

/** A visit of two with a check: nobody reads it alone; whoever has no check that is valid is told so; what changes is told to both. */
async function ofTwo(both: BothWays): Promise<void> {
  const { locale, say, press, told, settle, mention } = both;
  const check = { person: mention("Samir"), level: "home" };
  sees(await say("Ines", "aid vet", { ...check, until: "2020-01-01" }), both, "aid-check-over");
  sees(await say("Ines", "aid vet", { ...check, until: "2040-01-01", experienced: "yes" }), both, "aid-checked", { name: "Samir" });
  await say("Paul", "aid ask", { category: "visites", about: "Cartons lourds", pair: "yes", vetting: "home", urgency: "today" });
  sees(await say("Chloe", "aid claim", { request: "R2" }), both, "aid-not-vetted", { handle: "R2", level: "home" });
  await settle();
  const first = await press("Samir", labelIn(locale, "take-it-on"), on(both, "aid-offer", { handle: "R2" }));
  sees(first, both, "aid-pair-waits");
  assert.doesNotMatch(first, PRIVATE);
  await say("Ines", "aid vet", { person: mention("Chloe"), level: "home", household: "Lavoir" });
  await say("Ines", "aid vet", { person: mention("Samir"), household: "Lavoir" });
  sees(await say("Chloe", "aid claim", { request: "R2" }), both, "aid-not-together", { handle: "R2" });
  await say("Ines", "aid vet", { person: mention("Chloe"), household: "-" });
  assert.match(await say("Chloe", "aid claim", { request: "R2" }), /Cartons lourds/);
  await settle();
  sees(told("Samir"), both, "aid-pair-found", { handle: "R2" });
  sees(await say("Paul", "aid edit", { request: "R2", helpers: 1 }), both, "aid-helpers-too-few", { count: 2 });
  await say("Paul", "aid edit", { request: "R2", when: "2027-04-02 10:00" });
  await settle();
  for (const who of ["Samir", "Chloe"]) sees(told(who), both, "aid-changed", { handle: "R2" });
  await press("Samir", labelIn(locale, "extend"), on(both, "aid-changed", { handle: "R2" }));
  sees(await say("Paul", "aid done", { request: "R2", note: "Merci à vous deux" }), both, "aid-state-done", {
    what: `visites, ${speak(locale, "aid-urgency", { urgency: "today" })}`,
  });
  await settle();
  for (const who of ["Samir", "Chloe"]) assert.match(told(who).join("\n"), /Merci à vous deux/);
  assert.match(await press("Paul", labelIn(locale, "reopen")), /R2/);
  sees(await say("Samir", "aid reopen", { request: "R2" }), both, "aid-reopen-others", { handle: "R2" });
  await settle();
  sees(told("Samir"), both, "aid-reopened", { handle: "R2" });
  await say("Paul", "aid mine", { withdraw: "R2" });
  await press("Paul", labelIn(locale, "confirm"));
}

/** What coordinators set and see: duty, rules, people kept apart, figures, removals; a leave with a substitute. */
async function whoCoordinates(both: BothWays): Promise<void> {
  const { locale, say, press, mention } = both;
  sees(await say("Samir", "aid leave", { from: "2040-07-14", to: "2040-07-01" }), both, "aid-leave-backwards");
  const leave = await say("Samir", "aid leave", { from: "2040-07-01", to: "2040-07-14", substitute: mention("Chloe") });
  assert.match(plain(leave), locale === "fr" ? /Chloe/ : /Chloe helps meanwhile/);
  sees(await press("Samir", labelIn(locale, "pause")), both, "aid-paused");
  sees(await press("Samir", labelIn(locale, "resume")), both, "aid-volunteering");
  sees(
    await say("Ines", "aid duty", { people: `${mention("Ines")}, ${mention("Chloe")}`, numbers: "shelter 0800 123" }),
    both,
    "aid-days",
    { count: 30 },
  );
  sees(await say("Ines", "aid duty", { numbers: "abri douze" }), both, "aid-numbers-unclear", { typed: "abri douze" });
  sees(await say("Ines", "aid rules", { near: "nord / sud 3 km", rings: 2, limit: 10 }), both, "aid-rules-way", {
    from: "nord",
    to: "sud",
    km: 3,
  });
  sees(await say("Ines", "aid rules", { near: "nord / lune" }), both, "aid-not-listed", { typed: "lune", known: "nord, sud" });
  sees(await say("Paul", "aid apart", { person: mention("Chloe") }), both, "aid-kept-apart", { name: "Chloe" });
  sees(await say("Paul", "aid apart", { person: mention("Chloe"), from: mention("Samir") }), both, "aid-apart-others");
  const figures = await say("Ines", "aid stats");
  sees(figures, both, "aid-stats-footer");
  sees(figures, both, "aid-stats-few", { name: "transport" });
  sees(await say("Ines", "aid stats", { month: "2027-03" }), both, "aid-stats-footer");
  sees(await say("Ines", "aid stats", { month: "mars" }), both, "aid-month-unclear", { typed: "mars" });
  sees(await say("Ines", "aid purge", { dry: "yes" }), both, "aid-would-remove", { count: 0 });
  sees(await say("Ines", "aid purge"), both, "aid-nothing-to-remove");
}

/** Somebody is forgotten while others hold what they asked for: a neutral word, and nothing is left to read. */
async function forgotten(both: BothWays): Promise<void> {
  const { locale, db, say, press, told, settle, hangs } = both;
  await say("Samir", "aid claim", { request: "R1" });
  await say("Paul", "parvis forget");
  await press("Paul", labelIn(locale, "confirm"));
  await settle();
  sees(told("Samir"), both, "aid-withdrawn", { handle: "R1" });
  assert.doesNotMatch(await say("Samir", "aid show", { request: "R1" }), PRIVATE);
  assert.doesNotMatch(JSON.stringify(await db.selectFrom("requests").selectAll().execute()), PRIVATE);
  assert.doesNotMatch([...hangs(), ...hangs("second"), ...told("Chloe"), ...told("Samir"), ...told("Ines")].join("\n"), PRIVATE);
}
