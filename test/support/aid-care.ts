import assert from "node:assert/strict";
import { HOUR } from "#kernel/clock.ts";
import { speak } from "#locales/speak.ts";
import { holds, on, plain, said, sees } from "./aid-words.ts";
import { BEGINS, type BothWays, labelIn } from "./both-ways.ts";

const CONTACT = "06 12 34 56 78";
const ADDRESS = "3 rue des Lilas";
const VISIT = { category: "visites", about: "Cartons lourds" } as const;
const PRIVATE = /06 12 34|rue des Lilas|troisième étage|Cartons lourds/;

/** Help asked for somebody else, contact for as long as it is held, visits of two, checks, leave, rules, figures; and whoever leaves. */
export async function aidCare(both: BothWays): Promise<void> {
  await offering(both);
  await forSomebodyElse(both);
  await held(both);
  await ofTwo(both);
  await whoCoordinates(both);
  await withdrawing(both);
  await forgotten(both);
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
  const second = await say("Paul", "aid ask", { ...VISIT, pair: "yes", vetting: "home", urgency: "today" });
  assert.ok(!holds([second], said(both, "aid-special")), "what is kept, and for how long, is said the first time alone");
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

/**
 * Whoever was asked and cannot help any more keeps nobody waiting: by a pause, by other help, by leaving for good; a late yes is a yes all
 * the same. What is taken back meanwhile is said on the offers, and to whoever comes too late.
 */
async function withdrawing(both: BothWays): Promise<void> {
  const { locale, db, say, press, told, settle } = both;
  const offers = async (handle: string) =>
    (
      await db
        .selectFrom("offers as o")
        .innerJoin("people as p", (join) => join.onRef("p.community", "=", "o.community").onRef("p.id", "=", "o.person"))
        .innerJoin("requests as r", (join) => join.onRef("r.community", "=", "o.community").onRef("r.id", "=", "o.request"))
        .select(["p.name", "o.state"])
        .where("r.handle", "=", handle)
        .orderBy("p.name")
        .execute()
    ).map(({ name, state }) => `${name} ${state}`);
  await say("Samir", "aid pause");
  await say("Chloe", "aid volunteer", { categories: "courses", most: 5 });
  await say("Ines", "aid ask", { category: "courses", about: "Le pain", urgency: "today" });
  await settle();
  sees(told("Chloe"), both, "aid-offer", { handle: "R3" });
  sees(await say("Chloe", "aid why", { request: "R3" }), both, "aid-why-not-person", { name: "Chloe", reason: "asked" });
  await say("Samir", "aid volunteer", { categories: "courses, transport", most: 5 });
  sees(await say("Samir", "aid why", { request: "R3" }), both, "aid-why-place", { name: "Samir", place: 1 });
  sees(await say("Chloe", "aid pause"), both, "aid-paused");
  await settle();
  assert.deepEqual(await offers("R3"), ["Chloe closed", "Samir open"]);
  sees(told("Samir"), both, "aid-offer", { handle: "R3" });
  await say("Samir", "aid volunteer", { categories: "transport", most: 5 });
  await settle();
  sees(told("Ines"), both, "aid-nobody-yet", { handle: "R3" });
  sees(told("Ines"), both, "aid-unmet", { handle: "R3" });
  assert.match(await press("Chloe", labelIn(locale, "take-it-on"), on(both, "aid-offer", { handle: "R3" })), /Le pain/);
  await say("Chloe", "aid volunteer", { categories: "courses", most: 5 });
  await say("Ines", "aid ask", { category: "courses", about: "La soupe", urgency: "today" });
  await settle();
  sees(told("Chloe"), both, "aid-offer", { handle: "R4" });
  await say("Samir", "aid volunteer", { categories: "courses, transport", most: 5 });
  await say("Chloe", "parvis forget");
  await press("Chloe", labelIn(locale, "confirm"));
  await settle();
  sees(told("Ines"), both, "aid-released", { handle: "R3" });
  for (const handle of ["R3", "R4"]) sees(told("Samir"), both, "aid-offer", { handle });
  await say("Ines", "aid mine", { withdraw: "R4" });
  await press("Ines", labelIn(locale, "confirm"));
  await settle();
  sees(told("Samir"), both, "aid-offer-over", { handle: "R4" });
  sees(await say("Samir", "aid claim", { request: "R4" }), both, "aid-is-withdrawn", { handle: "R4" });
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
