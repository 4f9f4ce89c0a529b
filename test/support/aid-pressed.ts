import assert from "node:assert/strict";
import { HOUR } from "#kernel/clock.ts";
import { speak } from "#locales/speak.ts";
import { monthWords } from "#locales/time.ts";
import { holds, on, plain, said, sees } from "./aid-words.ts";
import { BEGINS, type BothWays, labelIn } from "./both-ways.ts";

const CONFIDED = "Ma fille Josette va à l’hôpital, 12 rue du Lavoir.";
const HELPERS = ["Chloe", "Samir", "Ines"] as const;

/** Whoever asks without a name is answered; a no, an extension, a thank you and the boards by their buttons; an account that is gone, danger, a regular need. */
export async function aidPressed(both: BothWays): Promise<void> {
  await withoutName(both);
  await boards(both);
  await gone(both);
  await inDanger(both);
  await regular(both);
}

/** One request without a name: declined, taken on, spoken about both ways, extended, handed on in vain, done and confirmed. */
async function withoutName(both: BothWays): Promise<void> {
  const { locale, db, say, press, told, settle, hangs } = both;
  const claim = () => db.selectFrom("claims").select("until").where("state", "=", "active").executeTakeFirstOrThrow();
  for (const who of HELPERS) await say(who, "aid volunteer", { categories: "transport" });
  await say("Paul", "aid ask", { category: "transport", about: CONFIDED, urgency: "week", anonymous: "yes" });
  await settle();
  for (const who of HELPERS) sees(told(who), both, "aid-offer");
  const before = told("Ines").length;
  await press("Chloe", labelIn(locale, "decline"), on(both, "aid-offer"));
  await settle();
  sees(told("Chloe"), both, "aid-offer-declined");
  const taken = await press("Samir", labelIn(locale, "take-it-on"), on(both, "aid-offer"));
  assert.match(taken, /12 rue du Lavoir/);
  sees(taken, both, "aid-anonymous");
  await settle();
  sees(told("Ines"), both, "aid-offer-taken");
  assert.equal(told("Ines").length, before, "the offer is edited, and nothing is sent anew");
  await say("Paul", "aid write", { request: "R1", text: "À midi, devant la porte" });
  await settle();
  assert.ok(holds(told("Samir"), "À midi, devant la porte"));
  await say("Samir", "aid write", { request: "R1", text: "Entendu, sous le porche" });
  await settle();
  assert.ok(holds(told("Paul"), "Entendu, sous le porche"));
  const first = await claim();
  await settle(new Date(BEGINS + 2 * HOUR).toISOString());
  sees(told("Samir"), both, "aid-nudge");
  await press("Samir", labelIn(locale, "extend"), on(both, "aid-nudge"));
  assert.ok((await claim()).until > first.until);
  await say("Samir", "aid hand", { request: "R1", to: "Chloe" });
  await settle();
  await press("Chloe", labelIn(locale, "decline"), on(both, "aid-take-over"));
  await settle();
  sees(told("Samir"), both, "aid-not-handed");
  await press("Samir", labelIn(locale, "done"));
  await settle();
  await press("Paul", labelIn(locale, "done"), on(both, "aid-finished"));
  await settle();
  sees(told("Samir"), both, "aid-thanks");
  assert.equal((await db.selectFrom("requests").select("confirmed").executeTakeFirstOrThrow()).confirmed, 1);
  sees(await say("Ines", "aid claim", { request: "R1" }), both, "aid-is-done");
  for (const who of HELPERS) assert.doesNotMatch(told(who).join("\n"), /Paul|UPAUL/, `${who} is not told who asked`);
  for (const who of ["Chloe", "Ines"]) assert.doesNotMatch(told(who).join("\n"), /Josette|Lavoir|porte|porche/);
  assert.doesNotMatch(hangs().join("\n"), /Paul|UPAUL|Josette|Lavoir|porte|porche/);
}

/** A request that nobody is left for: the queue says why, the board offers it, and from there it is taken on. */
async function boards(both: BothWays): Promise<void> {
  const { locale, db, say, press, pick, told, settle } = both;
  await say("Paul", "aid ask", { category: "jardin", about: "La haie", urgency: "week" });
  await settle();
  sees(told("Paul"), both, "aid-nobody-yet", { handle: "R2" });
  sees(told("Ines"), both, "aid-unmet", { handle: "R2" });
  const line = `R2 jardin, ${speak(locale, "aid-urgency", { urgency: "week" })}`;
  assert.match(await say("Ines", "aid queue"), /R2/);
  const why = await pick("Ines", labelIn(locale, "why"), [line]);
  sees(why, both, "aid-why-title", { handle: "R2" });
  sees(why, both, "aid-filter", { filter: "category", count: 3 });
  sees(await say("Paul", "aid why", { request: "R2" }), both, "aid-filter", { filter: "category", count: 3 });
  sees(await press("Ines", labelIn(locale, "propose")), both, "aid-proposed", { count: 0 });
  await say("Ines", "aid list");
  sees(await press("Ines", labelIn(locale, "queue")), both, "aid-queue-title");
  assert.match(await say("Samir", "aid list"), /R2/);
  await pick("Samir", labelIn(locale, "details"), [line]);
  assert.match(await press("Samir", labelIn(locale, "take-it-on")), /La haie/);
  assert.equal((await db.selectFrom("requests").select("state").where("handle", "=", "R2").executeTakeFirstOrThrow()).state, "claimed");
}

/** Words of danger beside a field that is wrong: the numbers are read before anything else, and nothing is sent. */
async function inDanger(both: BothWays): Promise<void> {
  const { db, say, press, told, settle, locale } = both;
  const wrong = await say("Paul", "aid ask", { category: "transport", about: "Je veux mourir", when: "2020-01-01 10:00" });
  assert.match(wrong, /3114, 112, 15/);
  assert.equal((await db.selectFrom("requests").select("id").where("danger", "is not", null).execute()).length, 0);
  assert.match(await say("Paul", "aid ask", { category: "transport", about: "Je veux mourir" }), /3114/);
  await settle();
  const page = told("Ines").filter((each) => holds([each], said(both, "aid-danger", { handle: "R4" })));
  assert.equal(page.length, 1, told("Ines").join("\n---\n"));
  assert.doesNotMatch(page.join("\n"), /mourir/);
  assert.match(await press("Ines", labelIn(locale, "open")), /Je veux mourir/);
  const looked = await say("Paul", "aid show", { request: "R4" });
  sees(looked, both, "aid-looks");
  assert.match(looked, /Ines/);
  assert.match(looked, /3114/);
}

/** An account that is gone: the offer goes on at once, and the room says so without a detail. */
async function gone(both: BothWays): Promise<void> {
  const { db, say, told, hangs, settle, deafen } = both;
  deafen("Chloe");
  await say("Paul", "aid ask", { category: "transport", about: "Le marché avec Josette", urgency: "today" });
  await settle();
  const offers = await db
    .selectFrom("offers as o")
    .innerJoin("people as p", (join) => join.onRef("p.community", "=", "o.community").onRef("p.id", "=", "o.person"))
    .innerJoin("requests as r", (join) => join.onRef("r.community", "=", "o.community").onRef("r.id", "=", "o.request"))
    .select(["p.name", "o.state"])
    .where("r.handle", "=", "R3")
    .execute();
  const states = new Map(offers.map(({ name, state }) => [name, state]));
  assert.deepEqual([states.get("Chloe"), states.get("Samir")], ["unreachable", "open"]);
  sees(told("Samir"), both, "aid-offer", { handle: "R3" });
  sees(hangs(), both, "aid-undelivered", { name: "Chloe" });
  assert.doesNotMatch(hangs().join("\n"), /Josette/);
}

/** A regular need, asked in a form: twice not as it should be, then asked again of whoever helped, or of whom they named for their leave, until it is ended. */
async function regular(both: BothWays): Promise<void> {
  const { locale, db, say, submit, press, told, settle, mention } = both;
  const asked = { category: "courses", about: "Sacs lourds", when: "2027-03-25 10:00" };
  const weekly = locale === "fr" ? "chaque semaine" : "every week";
  const offered = async (handle: string) =>
    (
      await db
        .selectFrom("offers as o")
        .innerJoin("people as p", (join) => join.onRef("p.community", "=", "o.community").onRef("p.id", "=", "o.person"))
        .innerJoin("requests as r", (join) => join.onRef("r.community", "=", "o.community").onRef("r.id", "=", "o.request"))
        .select(["p.name"])
        .where("r.handle", "=", handle)
        .execute()
    ).map(({ name }) => name);
  for (const who of ["Samir", "Ines"]) await say(who, "aid volunteer", { categories: "courses" });
  sees(await say("Paul", "aid ask", { category: "courses", about: "Sacs lourds", repeat: weekly }), both, "aid-repeat-needs-when");
  assert.match(await say("Paul", "aid ask", { ...asked, repeat: "quelquefois" }), /quelquefois/);
  await say("Paul", "aid ask");
  sees(await submit("Paul", { ...asked, repeat: weekly }), both, "aid-asked", { handle: "R5" });
  await settle();
  assert.match(await press("Samir", labelIn(locale, "take-it-on"), on(both, "aid-offer", { handle: "R5" })), /Sacs lourds/);
  await say("Paul", "aid done", { request: "R5" });
  await settle("2027-03-29T10:00:00Z");
  assert.deepEqual(await offered("R6"), ["Samir"], "whoever helped is asked first, and alone");
  assert.match(await press("Samir", labelIn(locale, "take-it-on"), on(both, "aid-offer", { handle: "R6" })), /Sacs lourds/);
  const away = { from: "2027-04-07", to: "2027-04-10" };
  sees(await say("Samir", "aid leave", { ...away, substitute: mention("Samir") }), both, "aid-leave-oneself");
  assert.match(await say("Samir", "aid leave", { ...away, substitute: mention("Ines") }), /Ines/);
  await press("Samir", labelIn(locale, "done"), /Sacs lourds/);
  await settle();
  await press("Paul", labelIn(locale, "done"), on(both, "aid-finished", { handle: "R6" }));
  await say("Paul", "aid ask", { category: "jardin", about: "La pelouse" });
  for (let n = 1; n <= 5; n += 1) await say("Paul", "aid ask", { category: "papiers", about: `Formulaire ${n}` });
  await settle("2027-04-05T10:00:00Z");
  assert.deepEqual(await offered("R13"), ["Ines"], "whom they named is asked in their place");
  sees(told("Ines"), both, "aid-offer", { handle: "R13" });
  await drawn(both);
  await say("Paul", "aid edit", { request: "R13", repeat: "none" });
  assert.deepEqual(await db.selectFrom("requests").select("handle").where("repeat", "is not", null).execute(), []);
}

/** How a month went is drawn too: what the drawing shows is said beside it, and stands in the words as well, small numbers in neither. */
async function drawn(both: BothWays): Promise<void> {
  const { locale, say, told, files } = both;
  const month = `${monthWords(locale, 3)} 2027`;
  const sent = told("Ines").findLast((each) => holds([each], said(both, "aid-stats-in-month", { month }))) ?? assert.fail("no figures");
  const typed = await say("Ines", "aid stats", { month: "2027-03" });
  for (const figures of [plain(sent), plain(typed)]) {
    assert.match(figures, new RegExp(`${said(both, "aid-stats-picture-kinds", { month })}.*papiers 5`, "u"));
    sees(figures, both, "aid-stats-row", { name: "papiers", count: 5 });
    sees(figures, both, "aid-stats-few", { name: "transport" });
    assert.doesNotMatch(figures, /transport:? ?\d/u);
  }
  const pictures = files().filter(({ name }) => name.endsWith(".png"));
  assert.ok(pictures.length >= 2, JSON.stringify(files().map(({ name }) => name)));
  for (const { bytes } of pictures) assert.equal(Buffer.from(bytes ?? []).toString("latin1", 1, 4), "PNG");
}
