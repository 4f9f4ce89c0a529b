import assert from "node:assert/strict";
import { speak } from "#locales/speak.ts";
import { type BothWays, labelIn } from "./both-ways.ts";
import { pdfText } from "./pdf-text.ts";
import { hidden } from "./site.ts";

/** What is read in each language. */
const WORDS = {
  en: {
    ...{ tabled: /will be put to the assembly/, again: /before the assembly already/, confided: /by nobody else/, stars: "5 stars" },
    ...{
      adopted: /Adopted by a majority of the votes cast in general assembly/,
      early: /was not adopted/,
      kept: /negotiate, and nobody else/,
    },
    ...{ only: /Only the negotiators/, unratified: /is not ratified/, ratified: /It can be signed/, signed: /signed by both sides/ },
    ...{
      notYet: /is not in force/,
      code: /This is your code/,
      had: /You have had this code/,
    },
    ...{
      out: /has run out/,
      quiet: /[12] of 3/,
      picture: /Signatures 10% and Pledges 65%/,
      reached: /threshold is reached/,
      binds: /been binding since/,
      over: /closed on/,
    },
    ...{ obtained: /This was obtained/, sealed: /sealed until the close/, unclear: /1 answer was given to 2 questions/, back: /kept back/ },
    ...{
      toCome: /has not begun/,
      lapsed: /ended on Friday 31 December 2027/,
      noParty: /There is no party/,
      noReport: /has no report 7/,
    },
    ...{ confidence: /by nobody else/, told: /does not keep its word/, count: /1 report, 1 answered/, beside: /The reply to O2\/1/ },
  },
  fr: {
    ...{ tabled: /l’assemblée en décidera/, again: /déjà devant l’assemblée/, confided: /par personne d’autre/, stars: "5 étoiles" },
    ...{ adopted: /Adopté à la majorité des suffrages exprimés en assemblée générale/, early: /n’a pas été adoptée/ },
    ...{ kept: /et personne d’autre/, only: /Seules les personnes/, unratified: /n’est pas ratifiée/, ratified: /Elle peut être signée/ },
    ...{
      signed: /est signée par les deux parties/,
      notYet: /n’est pas en vigueur/,
    },
    ...{
      code: /Voici votre code/,
      had: /déjà eu ce code/,
      out: /est épuisé/,
      quiet: /[12] sur 3/,
      picture: /Signatures 10\s%\set Engagements 65\s%/,
      reached: /le seuil est atteint/,
    },
    ...{ binds: /valent depuis/, over: /s’est close le/, obtained: /Voici ce qui a été obtenu/, sealed: /scellée jusqu’à la clôture/ },
    ...{
      unclear: /1 réponse/,
      back: /non montré/,
      toCome: /n’a pas commencé/,
      lapsed: /a pris fin le vendredi 31 décembre 2027/,
    },
    ...{ noParty: /Il n’y a pas de partie/, noReport: /n’a pas de signalement 7/, confidence: /par personne d’autre/ },
    ...{ told: /à sa parole est signalé/, count: /1 signalement, dont 1 avec réponse/, beside: /La réponse à O2\/1/ },
  },
} as const;

const NEED = /Protections auditives/;

/** The last day for notice, the last day of the agreement, and its last day once it was renewed. */
const DAYS = {
  en: ["Wednesday 10 May 2028", "Friday 9 June 2028", "Saturday 9 June 2029"],
  fr: ["mercredi 10 mai 2028", "vendredi 9 juin 2028", "samedi 9 juin 2029"],
} as const;

/** A sentence of ours, as it stands in an answer. */
function sentence({ locale }: BothWays, key: string, holes: Readonly<Record<string, string | number>>): RegExp {
  const words = speak(locale, key, holes).replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(words.replaceAll(/\s+/gu, "\\s+"), "u");
}

/** A page of the site, as a browser has it. */
interface Opened {
  readonly status: number;
  readonly body: string;
}

/** Opens the page behind a link, and sends its form. */
function pages({ fetch: get, locale }: BothWays) {
  const tokenIn = (answer: string) => /\/p\/([\w-]{43})/.exec(answer)?.[1] ?? assert.fail(answer);
  const headers = { "accept-language": locale };
  const seals = new Map<string, string>();
  return {
    tokenIn,
    async open(token: string): Promise<Opened> {
      const answer = await get(`/p/${token}`, headers);
      return { status: answer.status, body: await answer.text() };
    },
    async send(token: string, values: Readonly<Record<string, string>>): Promise<Opened> {
      const shown = await get(`/p/${token}`, headers);
      const body = await shown.text();
      const { origin } = new URL(shown.url);
      if (body.includes('name="seal"')) seals.set(token, hidden({ body }, "seal"));
      const form = new URLSearchParams({ seal: seals.get(token) ?? "", ...values });
      const sent = { ...headers, origin, "content-type": "application/x-www-form-urlencoded" };
      const answer = await fetch(shown.url, { method: "POST", headers: sent, body: form.toString() });
      return { status: answer.status, body: await answer.text() };
    },
  };
}

/** Those who vote are in the room, and the assembly is opened. */
async function gather({ say }: BothWays, assembly: string): Promise<void> {
  for (const name of ["Ines", "Paul"]) await say(name, "assembly attend", { assembly });
  await say("Ines", "assembly open", { assembly });
}

/** A motion is opened and adopted by two: one presses, the other types. */
async function decide(both: BothWays, motion: string): Promise<void> {
  const { say, press, settle, locale } = both;
  await say("Ines", "motion open", { motion });
  await settle();
  await press("Paul", labelIn(locale, "for"), new RegExp(motion));
  await say("Ines", "vote", { motion, choice: "for" });
  await say("Ines", "motion close", { motion });
  await press("Ines", labelIn(locale, "confirm"));
  await settle();
}

/** Asked in a form, supported by a press, tabled; what the assembly said comes back to whoever asked and supported. */
async function needed(both: BothWays): Promise<void> {
  const { say, press, submit, told, hangs, settle, locale } = both;
  const words = WORDS[locale];
  await say("Paul", "need submit");
  await submit("Paul", { title: "Protections auditives", text: "Des bouchons <moulés>, @everyone *ici*." });
  assert.match(await say("Samir", "need submit", { title: "Retards du Studio Ombre", private: "yes" }), words.confided);
  await settle();
  await press("Chloe", labelIn(locale, "support"), NEED);
  await press("Chloe", labelIn(locale, "support"), NEED);
  await say("Samir", "need support", { need: "N1" });
  await say("Samir", "need discuss", { need: "N1", text: "Et sur scène ?" });
  await say("Chloe", "need submit", { title: "Bouchons", text: "La même chose." });
  assert.match(await say("Samir", "need merge", { need: "N3", into: "N1" }), sentence(both, "need-not-yours", { handle: "N3" }));
  assert.match(await say("Chloe", "need merge", { need: "N3", into: "N1" }), /N3/);
  assert.match(await say("Samir", "need list"), /N1[\s\S]*N2/, "those most supported first");
  await say("Ines", "assembly convene", { title: "AG", start: "2027-04-10 14:00", quorum: "none" });
  assert.match(await press("Paul", labelIn(locale, "table"), NEED), words.tabled);
  assert.match(await say("Paul", "need table", { need: "N1" }), words.again);
  assert.match(await say("Ines", "agreement mandate", { motion: "M1", negotiators: "Paul" }), words.early);
  await settle("2027-04-10T12:00:00Z");
  assert.doesNotMatch(hangs().join("\n"), /Ombre/);
  await gather(both, "A1");
  await decide(both, "M1");
  for (const name of ["Paul", "Chloe", "Samir"]) assert.match(told(name).at(-1) ?? "", words.adopted, name);
  assert.match(hangs().join("\n"), words.adopted);
}

/** Negotiated by those named alone, ratified by a vote, signed here by a press and there behind a link, which signs once. */
async function agreed(both: BothWays): Promise<void> {
  const { say, press, told, settle, locale } = both;
  const words = WORDS[locale];
  const { tokenIn, open, send } = pages(both);
  const mandate = { motion: "M1", object: "Bouchons", negotiators: "Paul, Chloe", counterpart: "Studio Ombre", kind: "company" };
  assert.match(
    await say("Ines", "agreement mandate", { ...mandate, report: "2027-09-01", expires: "2027-12-31", title: "Bouchons" }),
    words.kept,
  );
  assert.match(await say("Samir", "agreement log", { agreement: "E1", text: "Moi aussi." }), words.only);
  assert.match(await say("Samir", "delegate list"), /E1/, "a mandate is one of the powers that there are");
  assert.match(await say("Chloe", "agreement log", { agreement: "E1", text: "On offre 80.", kind: "position" }), /80/);
  await say("Ines", "assembly convene", { title: "Automne", start: "2027-06-05 14:00", quorum: "none" });
  const drafted = { agreement: "E1", text: "Bouchons à 85 euros.", from: "2027-06-10", until: "2028-06-09", renewal: "tacit", notice: 30 };
  await say("Paul", "agreement draft", drafted);
  assert.match(await say("Paul", "agreement sign", { agreement: "E1" }), words.unratified);
  assert.match(
    await say("Ines", "agreement ratify", { agreement: "E1", motion: "M1" }),
    sentence(both, "agreement-same-motion", { handle: "E1", motion: "M1" }),
  );
  await press("Paul", labelIn(locale, "ratify"), /85 euros/);
  await say("Chloe", "motion amend", { motion: "M2", passage: "85", text: "80" });
  await settle("2027-06-05T12:00:00Z");
  await gather(both, "A2");
  await decide(both, "M3");
  await decide(both, "M2");
  assert.match(told("Chloe").at(-1) ?? "", words.ratified);
  assert.match(told("Chloe").at(-1) ?? "", /80 euros/, "what was adopted is what is ratified");
  const old = tokenIn(await say("Chloe", "agreement sign", { agreement: "E1", for: "them" }));
  const token = tokenIn(await press("Paul", labelIn(locale, "signing-link"), /80 euros/));
  assert.equal((await open(old)).status, 404, "a new link makes the one before worthless");
  assert.match((await open(token)).body, /80 euros/);
  assert.match((await open(token)).body, /2028/, "the other side reads how long it runs");
  await press("Paul", labelIn(locale, "sign"), /80 euros/);
  for (const nothing of ["", "\u200b", "n".repeat(121)]) assert.match((await send(token, { name: nothing })).body, /name="name"/);
  assert.match((await send(token, { name: "M. <Durand>\0, gérant" })).body, /M\. &lt;Durand&gt; , gérant/);
  assert.doesNotMatch((await open(token)).body, /name="name"/);
  assert.doesNotMatch((await send(token, { name: "Mme Petit" })).body, /Petit|name="name"/, "sent again, it shows what was signed");
  await settle();
  assert.match(told("Chloe").at(-1) ?? "", words.signed);
}

/** A code for each, in the same turn typed and pressed; asked for twice it is the same, and no channel has it. */
async function served(both: BothWays): Promise<void> {
  const { say, press, pick, told, hangs, settle, db, locale } = both;
  const words = WORDS[locale];
  const offered = { title: "Bouchons", agreement: "E1", codes: "ZQ-101 ZQ-102 ZQ-103" };
  assert.match(await say("Ines", "service add", offered), words.notYet);
  await settle("2027-06-10T08:00:00Z");
  await say("Ines", "service add", offered);
  await settle();
  const given = await Promise.all([press("Paul", labelIn(locale, "use"), /S1/), say("Chloe", "service use", { service: "S1" })]);
  const codes = given.map((answer) => /ZQ-\d+/.exec(answer)?.[0] ?? assert.fail(answer));
  assert.equal(new Set(codes).size, 2);
  const again = await say("Paul", "service use", { service: "S1" });
  assert.match(again, words.had);
  assert.match(again, new RegExp(codes[0] ?? ""));
  assert.match(await press("Samir", labelIn(locale, "use"), /S1/), words.code);
  assert.match(await say("Ines", "service use", { service: "S1" }), words.out);
  await settle();
  assert.equal(told("Ines").filter((each) => words.out.test(each)).length, 1, "who organises is told that none is left");
  await say("Samir", "service list");
  assert.match(await pick("Samir", labelIn(locale, "details"), ["S1 Bouchons"]), /S1 · Bouchons/);
  await pick("Paul", labelIn(locale, "rate"), [words.stars]);
  assert.deepEqual(await db.selectFrom("service_ratings").select("stars").execute(), [{ stars: 5 }]);
  await settle();
  assert.doesNotMatch(hangs().join("\n"), /ZQ-/);
}

/** That an agreement is not kept is read by those who follow it up alone, and answered. */
async function broken({ say, told, hangs, settle }: BothWays): Promise<void> {
  await say("Chloe", "agreement breach", { agreement: "E1", text: "Ma commande attend depuis six semaines." });
  await settle();
  assert.match(told("Ines").at(-1) ?? "", /six semaines/);
  await say("Ines", "agreement answer", { agreement: "E1", number: 1, answer: "Nous les relançons.", close: "yes" });
  await settle();
  assert.match(told("Chloe").at(-1) ?? "", /Nous les relançons/);
  assert.doesNotMatch(hangs().join("\n"), /six semaines|relançons/);
  assert.match(await say("Samir", "agreement list", { search: "ombre" }), /E1/);
}

/** Pledged to under a threshold that nobody sees through; reached, everybody is told once; after the close nothing is added. */
async function campaigned(both: BothWays): Promise<void> {
  const { say, press, pick, told, hangs, settle, locale } = both;
  const words = WORDS[locale];
  await say("Ines", "campaign start", { title: "Scènes calmes", demand: "Du silence.", threshold: 3, pledge: "J’en porte", goal: 10 });
  await settle();
  const card = /Scènes calmes/;
  assert.match(await press("Paul", labelIn(locale, "pledge"), card), words.quiet);
  assert.match(await say("Chloe", "campaign pledge", { campaign: "K1" }), words.quiet);
  await press("Samir", labelIn(locale, "sign-quietly"), card);
  await settle();
  for (const hanging of hangs().filter((each) => card.test(each))) assert.doesNotMatch(hanging, /Paul|Chloe|Samir/);
  assert.match(hangs().join("\n"), words.picture, "the picture is as fresh as the card");
  await press("Chloe", labelIn(locale, "sign"), card);
  assert.match(
    await press("Chloe", labelIn(locale, "withdraw-signature"), card),
    sentence(both, "campaign-signature-back", { handle: "K1" }),
  );
  const unsigned = sentence(both, "campaign-no-signature", { handle: "K1" });
  assert.match(await say("Chloe", "campaign sign", { campaign: "K1", answer: "no" }), unsigned);
  await press("Samir", labelIn(locale, "pledge"), card);
  await settle();
  for (const name of ["Paul", "Chloe", "Samir"])
    assert.equal(told(name).filter((each) => words.reached.test(each)).length, 1, `${name} is told once`);
  assert.match(await say("Paul", "campaign pledge", { campaign: "K1", answer: "no" }), words.binds);
  await say("Ines", "campaign act", { campaign: "K1", title: "Balance muette", start: "2027-06-21 18:00", place: "Grand-Place" });
  await say("Ines", "campaign task", { campaign: "K1", add: "Les tracts" });
  const unsafe = { campaign: "K1", title: "Tract", address: "javascript:alert(1)" };
  assert.match(await say("Ines", "campaign material", unsafe), sentence(both, "campaign-address-unclear", { typed: unsafe.address }));
  await say("Ines", "campaign material", { ...unsafe, address: "https://tracts.example/un.pdf" });
  await settle();
  await pick("Chloe", labelIn(locale, "take-it-on"), ["Les tracts"]);
  await settle();
  assert.match(hangs().join("\n"), /Balance muette[\s\S]*Les tracts[\s\S]*Chloe[\s\S]*Tract/);
  await say("Ines", "campaign close", { campaign: "K1", obtained: "Des bouchons pour tous." });
  await press("Ines", labelIn(locale, "confirm"));
  assert.match(await say("Ines", "campaign pledge", { campaign: "K1" }), words.over);
  await settle();
  assert.match(told("Samir").at(-1) ?? "", words.obtained);
}

/** Answered in a form and typed; a cell below its floor is kept back, and the one that would tell it too. */
async function surveyed(both: BothWays): Promise<void> {
  const { say, press, submit, hangs, files, settle, db, locale } = both;
  const words = WORDS[locale];
  const asked = { title: "Tarifs", questions: "Métier: image, son; Tarif: nombre", floor: 3 };
  await say("Ines", "campaign survey", asked);
  await settle();
  await press("Paul", labelIn(locale, "answer"), /Tarifs/);
  assert.match(await submit("Paul", { survey: "Q1", answers: "Métier: image\nTarif: 240" }), words.sealed);
  assert.match(await say("Samir", "campaign answer", { survey: "Q1", answers: "son" }), words.unclear);
  assert.match(await say("Samir", "campaign answer", { survey: "Q1", answers: "son; 777" }), words.sealed);
  for (const name of ["Chloe", "Ines"]) await say(name, "campaign answer", { survey: "Q1", answers: "image; 250" });
  const result = await say("Ines", "campaign survey", { survey: "Q1", close: "yes" });
  assert.match(result, words.back);
  assert.doesNotMatch(result, /777/);
  await settle();
  assert.doesNotMatch(hangs().join("\n"), /777/);
  assert.match(await say("Paul", "campaign answer", { survey: "Q1", answers: "son; 1" }), words.over);
  assert.match(await say("Paul", "campaign results", { survey: "Q1" }), words.back);
  assert.ok(files().some(({ name }) => name === "Q1.csv"));
  assert.match(
    await say("Ines", "campaign survey", { ...asked, questions: "Tarif: nombre" }),
    /Q1/,
    "asked again, it would tell the difference",
  );
  assert.equal((await db.selectFrom("surveys").select("id").execute()).length, 1);
  assert.equal((await db.selectFrom("survey_answers").select("id").execute()).length, 0, "the answers are destroyed");
}

/** A party that signed a charter behind a link, and that no agreement binds, is reported; what it replies stands beside the count. */
async function reported(both: BothWays): Promise<void> {
  const { say, told, hangs, settle, locale } = both;
  const words = WORDS[locale];
  const { tokenIn, open, send } = pages(both);
  await say("Ines", "charter publish", { title: "Charte des donneurs d’ordre", text: "Payer sous trente jours." });
  const invited = tokenIn(await say("Ines", "charter invite", { charter: "C1", name: "Mme Roy", organisation: "Atelier Nord" }));
  const party = { name: "Mme Roy", capacity: "Gérante", organisation: "Atelier Nord", consent: "1" };
  assert.match(await say("Chloe", "charter breach", { party: "Atelier Nord", text: "Trop tôt." }), words.noParty);
  assert.equal((await send(invited, party)).status, 200);
  assert.match(
    await say("Chloe", "charter breach", { party: "atelier nord", text: "Payée après nonante jours.", charter: "C1" }),
    words.confidence,
  );
  await settle();
  assert.match(told("Ines").at(-1) ?? "", words.told);
  assert.match(told("Ines").at(-1) ?? "", /nonante/);
  assert.match(await say("Ines", "charter answer", { party: "O2", number: 7, answer: "?" }), words.noReport);
  const asked = { party: "O2", number: 1, tell: "On nous dit que vous payez tard.", answer: "Nous leur écrivons." };
  const token = tokenIn(await say("Ines", "charter answer", asked));
  const page = (await open(token)).body;
  assert.match(page, /On nous dit que vous payez tard/);
  assert.doesNotMatch(page, /nonante|Chloe/);
  for (const nothing of ["  ", "\u200b\u2060"]) assert.match((await send(token, { reply: nothing })).body, /name="reply"/);
  assert.match((await send(token, { reply: "é".repeat(4_001) })).body, /name="reply"/);
  assert.equal((await send(token, { reply: "Une erreur de <notre> banque." })).status, 200);
  assert.doesNotMatch((await send(token, { reply: "Encore." })).body, /Encore|name="reply"/);
  await settle();
  const directory = await say("Samir", "agreement parties");
  for (const wanted of [/Atelier Nord/, /C1/, words.count, words.beside, /Une erreur de <notre> banque/]) assert.match(directory, wanted);
  assert.doesNotMatch(directory, /nonante|Chloe|Encore/);
  assert.doesNotMatch(hangs().join("\n"), /nonante|banque/);
  assert.match(told("Chloe").at(-1) ?? "", /Nous leur écrivons/);
  const late = tokenIn(await say("Ines", "charter answer", { ...asked, answer: "Encore une fois." }));
  await settle("2027-08-01T08:00:00Z");
  assert.equal((await open(late)).status, 404, "a link that has ended opens nothing");
}

/** Every cell of every table in the one stands in the other. */
function agree(markdown: string, paper: string): void {
  const flat = (words: string) => words.normalize("NFKC").replaceAll(/[\s\u00ad\u200b‐-]|\\(?=[^\w\s])/gu, "");
  const printed = flat(paper);
  const cells = markdown.split("\n").flatMap((line) => (line.startsWith("|") ? line.split("|") : []));
  const said = cells.map((cell) => flat(cell)).filter((cell) => /[\p{L}\p{N}]/u.test(cell));
  assert.ok(said.length > 40, `${said.length} cells`);
  for (const cell of said) assert.ok(printed.includes(cell), `“${cell}” is not printed`);
}

/** The year as it is told to the assembly, and what a mandate is worth after its last day. */
export async function yearEnds(both: BothWays): Promise<void> {
  const { say, settle, locale } = both;
  const words = WORDS[locale];
  const year = await say("Samir", "assembly report", { year: 2027 });
  assert.match(year, NEED);
  const sent = both.files().filter(({ name }) => name.includes("2027"));
  assert.deepEqual(sent.map(({ name }) => name.replace(/^.*\./, "")).sort(), ["md", "pdf"]);
  const [text, paper] = ["md", "pdf"].map((kind) => sent.find(({ name }) => name.endsWith(kind))?.bytes ?? null);
  if (text != null && paper != null) agree(Buffer.from(text).toString(), pdfText(paper));
  assert.match(await say("Samir", "assembly report", { year: 2031 }), words.toCome);
  await say("Ines", "agreement mandate", { motion: "M1", negotiators: "Paul", report: "2027-10-01", expires: "2027-12-31" });
  await settle("2028-01-01T08:00:00Z");
  for (const [path, given] of [
    ["agreement log", { text: "Une lettre." }],
    ["agreement draft", { text: "Un texte." }],
    ["agreement ratify", {}],
    ["agreement withdraw", {}],
  ] as const)
    assert.match(await say("Paul", path, { agreement: "E2", ...given }), words.lapsed, path);
  for (const side of ["us", "them"])
    assert.match(
      await say("Paul", "agreement sign", { agreement: "E2", for: side }),
      sentence(both, "agreement-not-to-sign", { handle: "E2", state: "lapsed" }),
    );
  assert.match(
    await say("Ines", "agreement mandate", { motion: "M1", negotiators: "Paul" }),
    sentence(both, "agreement-mandate-again", { handle: "M1", mandate: "E2", why: "lapsed" }),
  );
  await say("Samir", "motion propose", { title: "Transports", text: "Le syndicat négocie les trajets." });
  await decide(both, "M4");
  await say("Ines", "agreement mandate", { motion: "M4", negotiators: "Paul" });
  await say("Samir", "agreement withdraw", { agreement: "E3" });
  await decide(both, "M5");
  const withdrawn = sentence(both, "agreement-mandate-withdrawn", { handle: "E3", title: "Transports" });
  assert.match(both.told("Paul").at(-1) ?? "", withdrawn);
  assert.match(
    await say("Paul", "agreement log", { agreement: "E3", text: "Encore." }),
    sentence(both, "agreement-withdrawn", { handle: "E3" }),
  );
  await termEnds(both);
}

/** Months ahead those concerned hear until when notice can be given; it renews itself, notice ends it, and what came of it ends with it. */
async function termEnds(both: BothWays): Promise<void> {
  const { say, press, told, hangs, settle, locale } = both;
  const words = WORDS[locale];
  const [last, until, renewed] = DAYS[locale];
  const about = { handle: "E1", title: "Bouchons" };
  const soon = sentence(both, "agreement-notice-soon", { ...about, day: until, last });
  for (const name of ["Paul", "Chloe", "Ines"]) assert.equal(told(name).filter((each) => soon.test(each)).length, 1, name);
  assert.ok(!told("Samir").some((each) => soon.test(each)), "who neither negotiates nor runs the votes is not reminded");
  for (const ahead of ["2028-02-10T09:00:00Z", "2028-04-10T09:00:00Z", "2028-06-09T22:00:00Z"]) await settle(ahead);
  assert.equal(told("Paul").filter((each) => soon.test(each)).length, 3, "six, three and one month ahead");
  assert.match(told("Paul").at(-1) ?? "", sentence(both, "agreement-renewed", { ...about, day: renewed }));
  assert.match(await say("Chloe", "service use", { service: "S1" }), words.had);
  await say("Paul", "agreement end", { agreement: "E1", reason: "Trop cher." });
  await press("Paul", labelIn(locale, "confirm"));
  assert.match(
    await say("Paul", "agreement end", { agreement: "E1" }),
    sentence(both, "agreement-ending-already", { handle: "E1", day: renewed }),
  );
  await settle("2029-06-09T22:00:00Z");
  assert.equal(told("Paul").filter((each) => soon.test(each)).length, 3, "nobody is reminded of what was given notice of");
  assert.match(told("Chloe").at(-1) ?? "", sentence(both, "agreement-over", { ...about, day: renewed }));
  const service = hangs().findLast((each) => each.includes("S1 · Bouchons")) ?? "";
  assert.match(service, sentence(both, "service-state", { state: "ended" }), "what came of it is over on its card too");
  assert.doesNotMatch(service, sentence(both, "service-use-line", { handle: "S1" }));
  assert.match(
    await say("Paul", "service use", { service: "S1" }),
    sentence(both, "service-agreement-over", { agreement: "E1", handle: "S1" }),
  );
}

/** From a need to a service, and who is reported; the same on every platform, in both languages. */
export async function fromNeedToService(both: BothWays): Promise<void> {
  for (const part of [needed, agreed, served, broken, reported]) await part(both);
}

/** What members do together: a campaign, a survey. */
export async function actTogether(both: BothWays): Promise<void> {
  for (const part of [campaigned, surveyed]) await part(both);
}
