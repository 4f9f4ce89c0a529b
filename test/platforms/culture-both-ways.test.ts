import assert from "node:assert/strict";
import { test } from "node:test";
import { type BothWays, labelIn, onDiscord, onSlack } from "#test/support/both-ways.ts";

/** What is read in each language. */
const WORDS = {
  en: {
    ...{ registered: /for those who are registered/, nowhere: /I know no channel/, lists: /not on the site/, consent: /can be recognised/ },
    ...{
      agree: /only when they agree/,
      nothing: /Give a file, a link or a text/,
      withdrawn: /was withdrawn/,
      unwanted: /asks for no comments/,
    },
    ...{
      begun: /began/,
      place: /You have a place|You are enrolled/,
      away: /will not come/,
      back: /comes after all/,
      excused: /You are excused/,
    },
    ...{ caught: /counts as attended/, over: /is over/, substitute: /is led by Chloe/, mine: /Only those who lead/, first: "1 · Ink" },
    ...{
      off: /cannot this time/,
      kindly: /read it and sign it/i,
      certificate: /Your certificate has the code/,
      unknown: /No certificate has the code/,
    },
  },
  fr: {
    ...{
      registered: /réservés aux personnes inscrites/,
      nowhere: /Je ne connais pas de salon/,
      lists: /ni sur le site/,
      consent: /reconnaissables/,
    },
    ...{
      agree: /d’accord|leur accord/,
      nothing: /Donnez un fichier, un lien ou un texte/,
      withdrawn: /retirée/,
      unwanted: /pas de commentaire|aucun commentaire/,
    },
    ...{
      begun: /a commencé/,
      place: /Vous avez une place/,
      away: /ne viendra pas/,
      back: /vient quand même/,
      excused: /Votre absence est excusée/,
    },
    ...{
      caught: /elle compte comme suivie/,
      over: /est finie/,
      substitute: /dirigée par Chloe/,
      mine: /Seules les personnes/,
      first: "1 · Ink",
    },
    ...{
      off: /n’est pas disponible cette fois/,
      kindly: /Lisez-la et signez-la/,
      certificate: /Votre attestation a le code|code/,
      unknown: /Aucune attestation/,
    },
  },
} as const;

/** A workshop: what there is to read, shown in a second channel, kept out of the lists. */
async function workshop({ locale, say, press, hangs, room, settle }: BothWays): Promise<void> {
  const words = WORDS[locale];
  await say("Ines", "gathering new", { title: "Lino", start: "2027-03-27 14:00", kind: "workshop", capacity: 5 });
  await say("Ines", "gathering workshop", { gathering: "G1", bring: "Un tablier", fee: "15 €", pay: "Sur place" });
  await say("Ines", "gathering material", { gathering: "G1", title: "Notice", text: "Graver vers l’avant." });
  assert.match(await say("Paul", "gathering material", { gathering: "G1" }), words.registered);
  await settle();
  await press("Paul", labelIn(locale, "join"), /Lino/);
  assert.match(await say("Paul", "gathering material", { gathering: "G1" }), /Graver vers/);
  assert.match(await say("Ines", "gathering promote", { gathering: "G1", channels: "#nowhere" }), words.nowhere);
  await say("Ines", "gathering promote", { gathering: "G1", channels: room("second") });
  await settle();
  assert.match(hangs("second").join("\n"), /Lino[\s\S]*15 €/);
  assert.doesNotMatch([...hangs(), ...hangs("second")].join("\n"), /Graver vers/);
  assert.match(await say("Ines", "gathering promote", { gathering: "G1", feeds: "no" }), words.lists);
}

/** Works: what is refused, shared, spoken of, exhibited and withdrawn. */
async function works({ locale, say, press, submit, hangs, told, settle }: BothWays): Promise<void> {
  const words = WORDS[locale];
  assert.match(await say("Paul", "work share", { title: "Rien" }), words.nothing);
  assert.match(await say("Paul", "work share", { title: "Film", link: "https://example.org/film", kind: "film" }), words.consent);
  assert.match(
    await say("Paul", "work share", { title: "Film", link: "https://example.org/film", kind: "film", consent: "no" }),
    words.agree,
  );
  await say("Paul", "work share", { title: "Au matin", text: "Le parvis attend.", audience: "everyone" });
  await say("Chloe", "work share", { title: "Le soir", text: "Il attend encore.", comments: "no" });
  await settle();
  assert.match(hangs().join("\n"), /Au matin/);
  await press("Samir", labelIn(locale, "comment"), /Au matin/);
  await submit("Samir", { text: "C’est beau." });
  await settle();
  assert.match(told("Paul").join("\n"), /C’est beau/);
  assert.match(await say("Samir", "work comment", { work: "W2", text: "Oui." }), words.unwanted);
  await say("Ines", "work exhibit", { title: "Printemps", works: "W1 W2" });
  await settle();
  assert.match(hangs().join("\n"), /Printemps/);
  assert.match(await say("Samir", "work list"), /Au matin/);
  await say("Paul", "work withdraw", { work: "W1" });
  assert.match(await press("Paul", labelIn(locale, "confirm")), words.withdrawn);
  await settle();
  assert.doesNotMatch(hangs().join("\n"), /Au matin|C’est beau|Le parvis attend/);
  assert.match(await say("Samir", "work show", { work: "W1" }), words.withdrawn);
}

/** A course: enrolled in, absences said and excused, caught up with, somebody in the leader's place, the certificate. */
async function course({ locale, say, press, pick, told, settle, db }: BothWays): Promise<void> {
  const words = WORDS[locale];
  await say("Ines", "course new", {
    title: "Ink",
    text: "Two evenings.",
    start: "2027-03-29 19:00",
    duration: "1h",
    repeat: "RRULE:FREQ=DAILY;COUNT=2",
  });
  await settle();
  assert.match(await press("Paul", labelIn(locale, "enrol"), /Ink/), words.place);
  await say("Ines", "course lesson", { course: "F1", number: 1, text: "Mix it slowly.", exercise: "A line." });
  await pick("Paul", labelIn(locale, "lesson"), [words.first]);
  await press("Paul", labelIn(locale, "stay-away"));
  await settle();
  assert.match(told("Ines").join("\n"), words.away);
  await press("Paul", labelIn(locale, "come-after-all"));
  await say("Paul", "course absent", { course: "F1", lesson: 1, reason: "Chez le médecin" });
  await settle();
  assert.match(told("Ines").join("\n"), words.back);
  assert.match(told("Ines").join("\n"), /Chez le médecin/);
  assert.match(await say("Paul", "course edit", { course: "F1", title: "Mine" }), words.mine);
  await say("Ines", "course edit", { course: "F1", substitute: "Chloe" });
  await settle("2027-03-29T20:00:00Z");
  assert.match(told("Paul").join("\n"), words.substitute);
  assert.match(await say("Samir", "course enrol", { course: "F1" }), words.begun);
  assert.match(await say("Paul", "course absent", { course: "F1", lesson: 1 }), words.over);
  assert.match(await say("Paul", "course show", { course: "F1", lesson: 1 }), /Mix it slowly/);
  await press("Paul", labelIn(locale, "caught-up"));
  await settle();
  await press("Chloe", labelIn(locale, "confirm"), /Ink/);
  await settle();
  assert.match(told("Paul").join("\n"), words.caught);
  await settle("2027-03-30T20:00:00Z");
  await say("Chloe", "course attendance", { course: "F1", lesson: 2, present: "Paul" });
  await say("Ines", "course end", { course: "F1" });
  await press("Ines", labelIn(locale, "confirm"));
  await settle();
  assert.match(told("Paul").join("\n"), words.certificate);
  const [given] = await db.selectFrom("certificates").select(["attended", "held"]).execute();
  assert.deepEqual(given, { attended: 2, held: 2 });
  assert.match(await say("Samir", "course certificate", { code: "AAAA-BBBB-CCCC" }), words.unknown);
}

/** Pairs drawn among those who are willing, each with a way to say no. */
async function exchange({ locale, say, press, told, settle }: BothWays): Promise<void> {
  const words = WORDS[locale];
  await say("Ines", "exchange new", { title: "Cafés", kind: "questions", day: "monday", hour: "18:00" });
  await say("Paul", "exchange show", { exchange: "Y1" });
  await press("Paul", labelIn(locale, "join"), /Cafés/);
  await say("Chloe", "exchange join", { exchange: "Y1" });
  await settle("2027-03-22T19:00:00Z");
  assert.match(told("Paul").join("\n"), /Chloe/);
  assert.match(told("Chloe").join("\n"), /Paul/);
  await press("Paul", labelIn(locale, "not-this-time"), /Chloe/);
  await settle();
  assert.match(told("Chloe").join("\n"), words.off);
  await say("Chloe", "exchange leave", { exchange: "Y1" });
  const before = told("Chloe").length;
  await settle("2027-03-29T19:00:00Z");
  assert.equal(told("Chloe").length, before, "whoever has left is put with nobody");
}

const FLOWS = { workshop, works, course, exchange } as const;

for (const [name, flow] of Object.entries(FLOWS)) {
  test(`${name}: on Discord in French, typed and pressed, bad inputs among it`, () => onDiscord("fr", flow));
  test(`${name}: on Slack in English, typed and pressed, bad inputs among it`, () => onSlack("en", flow));
}
