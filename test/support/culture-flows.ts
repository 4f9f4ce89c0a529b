import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import type { Id } from "#kernel/ids.ts";
import { change } from "#store/change.ts";
import { type BothWays, labelIn } from "./both-ways.ts";

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
      kindly: /Read and sign it/,
      certificate: /Your certificate has the code/,
      unknown: /No certificate has the code/,
    },
    ...{
      how: /How was Lino/,
      early: /is not over/,
      stars: "4 stars",
      kept: /4 stars/,
      few: /Fewer than 5 people/,
      absent: /Only those who were at/,
    },
    ...{ asks: /Paul cannot do accueil/, instead: /in your place/, settled: /settled already/, yours: /is yours now/ },
    ...{ large: /25 MB/, power: /no power/, turn: /Your turn: accueil/, noExercise: /has no exercise/, notIn: /not enrolled/ },
    ...{ asked: /You have asked for a place/, declined: /were not admitted/, allTheSame: /\/course enrol F2 person:"Paul"/ },
    ...{ begunBy: /Only whoever began/, nobody: /nobody is put together/, share: /Share a work of yours/, ended: /has ended/ },
    ...{ ahead: /is still ahead/, stays: /cannot do accueil on [\s\S]* either/, stranger: /Dimanche/ },
    ...{ notPast: /is past/, twice: /two different things/, present: /Paul: present/ },
    ...{ mean: /5 answers, 3\.4 of 5 stars/, picture: /Gravure\. [\s\S]*5 stars/, holidays: "public holidays", easter: /Easter Monday/ },
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
    ...{ how: /Comment était «\sLino/, early: /n’est pas fini/, stars: "4 étoiles", kept: /4 étoiles/ },
    ...{ few: /Moins de 5 personnes/, absent: /Seules les personnes venues/ },
    ...{ asks: /Paul ne peut pas assurer «\saccueil/, instead: /à votre place/, settled: /déjà réglé/, yours: /vous revient/ },
    ...{
      large: /25\sMo/,
      power: /pouvoir/,
      turn: /Votre tour\s: accueil/,
      noExercise: /n’a pas d’exercice/,
      notIn: /pas (?:de place|inscri)/,
    },
    ...{ asked: /Vous avez demandé une place/, declined: /n’a pas été acceptée/, allTheSame: /\/formation inscrire F2 personne:"Paul"/ },
    ...{ begunBy: /Seules la personne/, nobody: /aucun duo/, share: /Partagez ici/, ended: /est terminé/ },
    ...{ ahead: /encore à venir/, stays: /ne peut pas non plus assurer/, stranger: /Dimanche/ },
    ...{ notPast: /est passé/, twice: /deux choses différentes/, present: /Paul\s: prés/ },
    ...{
      mean: /5 réponses, 3,4 étoiles sur 5/,
      picture: /Gravure\. [\s\S]*5 étoiles/,
      holidays: "jours fériés",
      easter: /Lundi de Pâques/,
    },
  },
} as const;

/** A workshop: what there is to read, shown in a second channel, kept out of the lists. */
async function workshop(both: BothWays): Promise<void> {
  const { locale, say, hand, raw, press, hangs, room, settle, fetch: read } = both;
  const words = WORDS[locale];
  const poem = readFileSync("test/scenarios/files/poem.txt");
  await say("Ines", "gathering new", { title: "Lino", start: "2027-03-27 14:00", kind: "workshop", capacity: 5 });
  await say("Ines", "gathering workshop", { gathering: "G1", bring: "Un tablier", fee: "15 €", pay: "Sur place" });
  await say("Ines", "gathering material", { gathering: "G1", title: "Notice", text: "Graver vers l’avant." });
  assert.match(
    await hand("Ines", "gathering material", { gathering: "G1", title: "Poème" }, { name: "poem.txt", bytes: poem }),
    /poem\.txt/,
  );
  assert.match(await hand("Paul", "gathering material", { gathering: "G1", title: "À moi" }, { name: "mine.txt", bytes: poem }), /Lino/);
  assert.doesNotMatch(await say("Ines", "gathering material", { gathering: "G1" }), /mine\.txt/);
  assert.match(await say("Paul", "gathering material", { gathering: "G1" }), words.registered);
  await settle();
  await press("Paul", labelIn(locale, "join"), /Lino/);
  assert.match(await say("Paul", "gathering material", { gathering: "G1" }), /Graver vers[\s\S]*poem\.txt/);
  const file = await read(/\/files\/[\w-]+/.exec(raw("Paul"))?.[0] ?? raw("Paul"));
  assert.equal(await file.text(), poem.toString("utf8"), "what arrives is what was handed in");
  assert.match(await say("Ines", "gathering promote", { gathering: "G1", channels: "#nowhere" }), words.nowhere);
  await say("Ines", "gathering promote", { gathering: "G1", channels: room("second") });
  await settle();
  assert.match(hangs("second").join("\n"), /Lino[\s\S]*15 €/);
  assert.doesNotMatch([...hangs(), ...hangs("second")].join("\n"), /Graver vers|poem\.txt/);
  assert.match(await say("Ines", "gathering promote", { gathering: "G1", feeds: "no" }), words.lists);
  await thought(both);
}

/** What was thought of it: asked of those who were there, rated by the select, counted without a name or not at all. */
async function thought(both: BothWays): Promise<void> {
  const { locale, db, say, pick, told, settle } = both;
  const words = WORDS[locale];
  await say("Ines", "gathering workshop", { gathering: "G1", feedback: "yes" });
  await say("Chloe", "gathering join", { gathering: "G1" });
  assert.match(await say("Paul", "gathering feedback", { gathering: "G1", stars: 5, date: "2027-03-27" }), words.early);
  await settle("2027-03-27T20:00:00Z");
  assert.match(told("Paul").at(-1) ?? "", words.how);
  await pick("Paul", labelIn(locale, "rate"), [words.stars.replace("4", "3")]);
  assert.match(await say("Samir", "gathering feedback", { gathering: "G1", stars: 1 }), words.absent);
  await say("Chloe", "gathering feedback", { gathering: "G1", stars: 2, text: "Trop vite." });
  assert.match(await pick("Paul", labelIn(locale, "rate"), [words.stars]), words.kept, "who thinks again has one answer");
  const kept = await db.selectFrom("feedbacks").select(["stars", "words"]).orderBy("stars").execute();
  assert.deepEqual(kept, [
    { stars: 2, words: "Trop vite." },
    { stars: 4, words: null },
  ]);
  await settle("2027-04-03T20:00:00Z");
  assert.match(told("Ines").at(-1) ?? "", words.few);
  assert.doesNotMatch(told("Ines").join("\n"), /Trop vite|Chloe/);
  assert.match(await say("Ines", "gathering feedback", { gathering: "G1" }), words.few);
  assert.equal((await db.selectFrom("feedbacks").select("id").execute()).length, 0, "who thought what is forgotten");
  await enough(both);
}

/** Where five have said what they thought, two of them elsewhere, whoever leads is told it as a picture, of nobody in particular. */
async function enough({ locale, db, say, told, settle }: BothWays): Promise<void> {
  const words = WORDS[locale];
  await say("Ines", "gathering new", { title: "Gravure", start: "2027-04-10 14:00", kind: "workshop" });
  await say("Ines", "gathering workshop", { gathering: "G2", feedback: "yes" });
  for (const name of ["Paul", "Chloe", "Samir"]) await say(name, "gathering join", { gathering: "G2" });
  await settle("2027-04-10T20:00:00Z");
  await say("Chloe", "gathering feedback", { gathering: "G2", stars: 4, text: "L’odeur de l’encre." });
  for (const name of ["Paul", "Samir"]) await say(name, "gathering feedback", { gathering: "G2", stars: 5 });
  const [member] = await db.selectFrom("people").selectAll().where("name", "=", "Paul").execute();
  const [given] = await db.selectFrom("feedbacks").selectAll().where("stars", "=", 5).execute();
  for (const stars of [1, 2]) {
    const id = `elsewhere-${stars}` as Id;
    await change(db, async (tx) => {
      await tx
        .insertInto("people")
        .values({ ...(member ?? assert.fail()), id, handle: `U9${stars}`, name: "Zoé" })
        .execute();
      await tx
        .insertInto("feedbacks")
        .values({ ...(given ?? assert.fail()), id, person: id, stars })
        .execute();
    });
  }
  await settle("2027-04-17T20:00:00Z");
  const news = told("Ines").at(-1) ?? "";
  assert.match(news, words.mean);
  assert.match(news, words.picture, "the picture is described");
  assert.match(news, /odeur de l’encre/);
  assert.doesNotMatch(news, /Chloe|Paul|Samir|Zoé/);
}

/** A task that goes round: a date given up, declined and taken by buttons, another changed for one in turn, and the message of the week. */
async function rota({ locale, db, say, press, hangs, told, settle }: BothWays): Promise<void> {
  const words = WORDS[locale];
  const label = (name: string) => labelIn(locale, name);
  const task = { gathering: "G1", name: "accueil" };
  const whose = async (original: string) => {
    const takes = db.selectFrom("slot_takes as t").innerJoin("occurrences as o", "o.id", "t.occurrence");
    const found = await takes.innerJoin("people as p", "p.id", "t.person").select("p.name").where("o.original", "=", original).execute();
    return found.map(({ name }) => name).join();
  };
  await say("Ines", "gathering new", { title: "Dimanche", start: "2027-03-28 10:00", repeat: "RRULE:FREQ=WEEKLY;COUNT=6" });
  await say("Ines", "gathering rota", { ...task, people: "Paul, Chloe, Samir", dates: 6 });
  await settle();
  assert.match(told("Samir").join("\n"), /accueil/);
  assert.match(await say("Paul", "gathering rota", { ...task, people: "Paul" }), words.stranger);
  await say("Chloe", "gathering show", { gathering: "G1" });
  assert.match(await press("Chloe", label("rota")), /accueil\s?: Paul[\s\S]*accueil\s?: Chloe/);

  assert.match(await say("Paul", "gathering swap", { ...task, date: "2027-03-28" }), /accueil/);
  await settle();
  for (const name of ["Chloe", "Samir"]) assert.match(told(name).at(-1) ?? "", words.asks);
  await press("Chloe", label("decline"), words.asks);
  await settle();
  assert.equal(await whose("2027-03-28"), "Paul");
  assert.match(await press("Samir", label("take-it-on"), words.asks), words.yours);
  await settle();
  assert.match(told("Paul").at(-1) ?? "", /^(?=[\s\S]*Samir)/);
  assert.match(told("Paul").at(-1) ?? "", words.instead);
  assert.match(await press("Chloe", label("take-it-on"), words.asks), words.settled);
  assert.equal(await whose("2027-03-28"), "Samir");

  await say("Chloe", "gathering swap", { ...task, date: "2027-04-04", with: "Paul", for: "2027-04-18" });
  await settle();
  await press("Paul", label("decline"), /Chloe/);
  await settle();
  assert.match(told("Chloe").at(-1) ?? "", words.stays);
  await say("Chloe", "gathering swap", { ...task, date: "2027-04-04", with: "Paul", for: "2027-04-18" });
  assert.match(await say("Paul", "gathering swap", { ...task, date: "2027-04-04", answer: "take" }), words.yours);
  assert.deepEqual([await whose("2027-04-04"), await whose("2027-04-18")], ["Paul", "Chloe"]);

  await settle("2027-03-26T09:30:00Z");
  assert.match(told("Samir").at(-1) ?? "", words.turn);
  const message = { gathering: "G1", text: "Heureux les doux." };
  await settle("2027-03-28T12:00:00Z");
  assert.match(await say("Ines", "gathering message", { ...message, date: "2027-04-04" }), words.ahead);
  assert.match(await say("Chloe", "gathering message", message), words.stranger);
  assert.doesNotMatch(hangs().join("\n"), /Heureux/);
  await say("Ines", "gathering message", { ...message, link: "https://example.org/28.mp3" });
  await say("Ines", "gathering message", { ...message, text: "Heureux les simples." });
  await settle();
  const [hung = "", ...more] = hangs().filter((each) => /Heureux/.test(each));
  assert.match(hung, /Heureux les simples\.[\s\S]*example\.org\/28\.mp3/);
  assert.deepEqual(more, [], "it is changed where it hangs");
  assert.match(await say("Paul", "gathering message", { gathering: "G1" }), /Heureux les simples/);
  await say("Ines", "gathering new", { title: "Lundi", start: "2027-03-29 10:00", mark: words.holidays });
  await settle();
  assert.match(hangs().join("\n"), words.easter);
}

/** Works: what is refused, shared with its file, spoken of under a charter, reported, exhibited day by day, and withdrawn. */
async function works({ locale, say, hand, raw, press, submit, hangs, told, settle, fetch: read }: BothWays): Promise<void> {
  const words = WORDS[locale];
  const film = { title: "Film", link: "https://example.org/film", kind: "film" };
  assert.match(await say("Paul", "work share", { title: "Rien" }), words.nothing);
  assert.match(await say("Paul", "work share", film), words.consent);
  assert.match(await say("Paul", "work share", { ...film, consent: "no" }), words.agree);
  const tulips = { title: "Tulipes", consent: "nobody", alt: "Trois tulipes", technique: "Aquarelle", year: 2026, licence: "cc-by-sa" };
  const brought = (name: string) => ({ name, bytes: readFileSync(`test/scenarios/files/${name}`) });
  assert.match(await hand("Paul", "work share", tulips, brought("letter.jpg")), /application\/pdf/);
  assert.match(await hand("Paul", "work share", tulips, { name: "long.mp3", bytes: Buffer.alloc(26_000_000, "ID3") }), words.large);
  await say("Paul", "work share", { title: "Au matin", text: "Le parvis attend.", audience: "everyone" });
  await say("Chloe", "work share", { title: "Le soir", text: "Il attend encore.", comments: "no" });
  const given = brought("tulips.jpg");
  assert.ok(given.bytes.includes("Fotofix"), "the device is in it");
  assert.match(await hand("Paul", "work share", tulips, given), /W3/);
  const shown = /\/files\/[\w-]+/.exec(raw("Paul"))?.[0] ?? assert.fail(raw("Paul"));
  const kept = Buffer.from(await (await read(shown)).arrayBuffer());
  for (const trace of ["Fotofix", "GPS", "Exif"]) assert.ok(!kept.includes(trace), trace);
  await settle();
  assert.match(hangs().join("\n"), /Au matin/);
  const hung = hangs().find((each) => each.includes("Tulipes")) ?? assert.fail();
  assert.match(hung, /Aquarelle[\s\S]*2026[\s\S]*CC BY-SA/);

  await say("Ines", "charter publish", { title: "Bienveillance", text: "Nous nous écoutons." });
  await say("Ines", "work charter", { charter: "C1" });
  await press("Samir", labelIn(locale, "comment"), /Au matin/);
  assert.match(await submit("Samir", { text: "C’est beau." }), words.kindly);
  await say("Samir", "charter sign", { charter: "C1" });
  await say("Samir", "work comment", { work: "W1", text: "C’est beau." });
  await settle();
  assert.match(told("Paul").join("\n"), /C’est beau/);
  assert.match(await say("Samir", "work comment", { work: "W2", text: "Oui." }), words.unwanted);
  assert.match(await say("Samir", "work report", { work: "W2", about: "Recopié mot pour mot." }), /T1/);
  assert.match(await say("Samir", "work list", { kind: "text", author: "Chloe" }), /^(?=[\s\S]*Le soir)(?![\s\S]*Au matin)/);

  assert.match(await say("Paul", "work exhibit", { title: "À moi", works: "W1" }), words.power);
  assert.match(await say("Ines", "work exhibit", { title: "Printemps", works: "W1 W9" }), /W9/);
  assert.match(
    await say("Ines", "work exhibit", { title: "Printemps", works: "W1", from: "2027-03-01", until: "2027-03-23" }),
    words.notPast,
  );
  await say("Ines", "work exhibit", { title: "Printemps", works: "W1 W2 W3", from: "2027-03-21", until: "2027-03-23" });
  await settle("2027-03-21T11:00:00Z");
  assert.match(hangs().at(-1) ?? "", /Printemps[\s\S]*Au matin/);
  await say("Chloe", "work unhang", { work: "W2", exhibition: "X1" });
  await settle("2027-03-22T11:00:00Z");
  assert.equal(hangs().filter((each) => each.includes("Il attend encore") && each.includes("Printemps")).length, 0);
  await settle("2027-03-23T11:00:00Z");
  assert.match(hangs().at(-1) ?? "", /Printemps[\s\S]*Tulipes/);
  assert.match(await say("Samir", "work exhibition"), /Printemps/);

  assert.match(await say("Samir", "work list"), /Au matin/);
  assert.match(await say("Samir", "work withdraw", { work: "W1" }), /W1/);
  for (const work of ["W1", "W3"]) {
    await say("Paul", "work withdraw", { work });
    assert.match(await press("Paul", labelIn(locale, "confirm")), words.withdrawn);
  }
  await settle();
  assert.doesNotMatch(hangs().join("\n"), /Au matin|C’est beau|Le parvis attend|Tulipes|Aquarelle/);
  assert.equal((await read(shown)).status, 404);
  assert.match(await say("Samir", "work show", { work: "W1" }), words.withdrawn);
}

/** A course: enrolled in, absences said and excused, caught up with, somebody in the leader's place, the certificate. */
async function course(both: BothWays): Promise<void> {
  const { locale, say, press, pick, told, settle, db, files, fetch: read } = both;
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
  await exercise(both);
  await settle("2027-03-30T20:00:00Z");
  assert.match(await say("Chloe", "course attendance", { course: "F1", lesson: 2, present: "Paul", excused: "Paul" }), words.twice);
  await say("Chloe", "course attendance", { course: "F1", lesson: 2 });
  assert.match(await pick("Chloe", labelIn(locale, "present"), ["Paul"]), words.present);
  await say("Ines", "course end", { course: "F1" });
  await press("Ines", labelIn(locale, "confirm"));
  await settle();
  assert.match(told("Paul").join("\n"), words.certificate);
  const [given] = await db.selectFrom("certificates").select(["attended", "held", "code"]).execute();
  assert.deepEqual([given?.attended, given?.held], [2, 2]);
  assert.match(await say("Samir", "course certificate", { code: "AAAA-BBBB-CCCC" }), words.unknown);
  assert.match(await say("Samir", "course certificate", { code: given?.code ?? "" }), /Paul[\s\S]*Ink/);
  const there = (code: string) => read(`/certificate/${code}`, { "accept-language": locale });
  const page = await there(given?.code ?? "");
  assert.deepEqual([page.status, /Paul[\s\S]*Ink/.test(await page.text())], [200, true]);
  const guessed = await there("AAAA-BBBB-CCCC");
  assert.deepEqual([guessed.status, words.unknown.test(await guessed.text())], [404, true]);
  assert.match(await say("Paul", "course certificate", { course: "F1" }), /\/certificate\//);
  assert.ok(files().some(({ name }) => name.endsWith(".pdf")) || /\.pdf/.test(both.raw("Paul")));
  await admission(both);
}

/** An exercise: handed in as a file, read and answered by whoever leads, in private; how far one has come. */
async function exercise({ locale, say, hand, press, submit, told, settle, hangs }: BothWays): Promise<void> {
  const words = WORDS[locale];
  const picture = { name: "tulips.jpg", bytes: readFileSync("test/scenarios/files/tulips.jpg") };
  assert.match(await say("Paul", "course hand-in", { course: "F1", lesson: 2, text: "Une ligne." }), words.noExercise);
  assert.match(await say("Samir", "course hand-in", { course: "F1", lesson: 1, text: "Une ligne." }), words.notIn);
  assert.match(await hand("Paul", "course hand-in", { course: "F1", lesson: 1, text: "Ma ligne." }, picture), /tulips\.jpg/);
  await settle();
  assert.match(told("Chloe").at(-1) ?? "", /Ma ligne/);
  assert.match(await press("Chloe", labelIn(locale, "open-file"), /Ma ligne/), /tulips\.jpg/);
  await press("Chloe", labelIn(locale, "answer"), /Ma ligne/);
  await submit("Chloe", { text: "Bien droite.", passed: "yes" });
  await settle();
  assert.match(told("Paul").at(-1) ?? "", /Bien droite/);
  assert.doesNotMatch(hangs().join("\n"), /Ma ligne|Bien droite/);
  assert.match(await say("Paul", "course progress", { course: "F1" }), /Paul[\s\S]*1/);
  assert.match(await say("Samir", "course progress", { course: "F1", person: "Paul" }), words.mine);
  assert.match(await say("Paul", "course timetable", { week: "2027-03-30" }), /Ink/);
}

/** A course that comes after another, with admission: whoever leads says yes or no, and otherwise afterwards. */
async function admission({ locale, say, press, told, settle }: BothWays): Promise<void> {
  const words = WORDS[locale];
  const after = { title: "Gold", text: "After ink.", start: "2027-04-12 19:00", after: "F1", admission: "asked" };
  await say("Ines", "course new", after);
  await settle();
  assert.match(await say("Samir", "course enrol", { course: "F2" }), /F1/);
  assert.match(await press("Paul", labelIn(locale, "enrol"), /Gold/), words.asked);
  await settle();
  await press("Ines", labelIn(locale, "decline"), /Gold/);
  await settle();
  assert.match(told("Paul").at(-1) ?? "", words.declined);
  assert.match(await say("Ines", "course admit", { course: "F2", person: "Paul" }), words.allTheSame);
  await say("Ines", "course enrol", { course: "F2", person: "Paul" });
  await settle();
  assert.match(told("Paul").at(-1) ?? "", words.place);
}

/** Pairs drawn among those who are willing, each with a way to say no. */
async function exchange({ locale, say, press, told, hangs, settle }: BothWays): Promise<void> {
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
  assert.match(await say("Paul", "exchange end", { exchange: "Y1" }), words.begunBy);
  await say("Paul", "exchange pause", { exchange: "Y1", rounds: 1 });
  assert.match(await say("Samir", "exchange list"), /Cafés/);
  await say("Ines", "exchange new", { title: "Une œuvre", kind: "work", day: "tuesday", hour: "18:00", pairs: "no" });
  assert.match(await say("Samir", "exchange join", { exchange: "Y2" }), words.nobody);
  await settle("2027-03-23T19:00:00Z");
  assert.match(hangs().join("\n"), words.share);
  await say("Ines", "exchange end", { exchange: "Y2" });
  await press("Ines", labelIn(locale, "confirm"));
  assert.match(await say("Samir", "exchange join", { exchange: "Y2" }), words.ended);
  const before = told("Chloe").length;
  await settle("2027-03-29T19:00:00Z");
  assert.equal(told("Chloe").length, before, "whoever has left is put with nobody");
}

/** What members of a cultural association do: the same on every platform, in each language, typed and pressed, with what is refused. */
export const CULTURE_FLOWS = { workshop, rota, works, course, exchange } as const;
