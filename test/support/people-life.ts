import assert from "node:assert/strict";
import { change } from "#store/change.ts";
import { codeIn } from "./both-at-once.ts";
import { type BothWays, labelIn } from "./both-ways.ts";
import { sendTables } from "./people-letters.ts";

/** What is read in each language. */
const WORDS = {
  en: {
    ...{
      join: /\/member join asks to become one/,
      waits: /whoever admits members decides/,
      applied: /is written down/,
      twice: /waits already/,
    },
    ...{ admitted: /is a member now/, welcome: /You were admitted/, already: /member already/, refused: /was not accepted/ },
    ...{ left: /no longer a member/, gone: /has resigned/, waiting: /One person waits/, nobody: /nothing to resign from/ },
    ...{ unheard: /right to be heard/, heard: /is proposed/, excluded: /is excluded/, out: /You were excluded/, second: /second person/ },
    ...{
      rule: "12 months",
      alike: /looks like receipt 2027-1/,
      unchanged: /Nothing was changed/,
      amount: /as an amount/,
      future: /a day that has come/,
    },
    ...{ ending: /through Monday 31 May 2027\. Whoever keeps/, lapsed: /Your dues ended on Monday 31 May 2027/, pay: /dues/ },
    ...{
      mail: /is not a mail address/,
      found: /One person/,
      show: "city",
      imported: /add 1, change 0/,
      done: /Taken over: 1 new/,
      line: /Line 3/,
    },
    ...{
      ask: /Are both of these accounts yours/,
      other: /other account is asked/,
      one: /one person now/,
      none: /no such code/,
      promoted: /seat has become free/,
    },
    ...{ yours: /will be yours no longer/, loose: /is yours no longer/, stranger: /no account “Nobody”/ },
    ...{ data: /everything that is kept of you/, erased: /You are erased/, last: /last person/ },
  },
  fr: {
    ...{ join: /\/adherent adhérer permet/, waits: /attend la réponse/, applied: /est enregistrée/, twice: /attend déjà/ },
    ...{ admitted: /est maintenant membre/, welcome: /Bienvenue/, already: /déjà membre/, refused: /n’a pas été acceptée/ },
    ...{ left: /n’est plus membre/, gone: /a démissionné/, waiting: /Une personne attend/, nobody: /rien à quitter/ },
    ...{
      unheard: /droit d’être entendue/,
      heard: /est proposée/,
      excluded: /est prononcée/,
      out: /exclusion a été prononcée/,
      second: /seconde personne/,
    },
    ...{
      rule: "12 mois",
      alike: /ressemble au reçu 2027-1/,
      unchanged: /Rien n’a été modifié/,
      amount: /comme montant/,
      future: /jour déjà venu/,
    },
    ...{ ending: /jusqu’au lundi 31 mai 2027\. Les personnes/, lapsed: /a pris fin le lundi 31 mai 2027/, pay: /cotisation/ },
    ...{
      mail: /n’est pas une adresse/,
      found: /Une personne/,
      show: "ville",
      imported: /ajouterait 1, modifierait 0/,
      done: /Repris\s: 1 nouveaux/,
      line: /Ligne 3/,
    },
    ...{
      ask: /Ces deux comptes sont-ils les vôtres/,
      other: /posée à votre autre compte/,
      one: /une seule personne/,
      none: /n’existe pas/,
      promoted: /Une place s’est libérée/,
    },
    ...{ yours: /ne sera plus le vôtre/, loose: /n’est plus le vôtre/, stranger: /pas de compte «\sNobody\s»/ },
    ...{ data: /tout ce qui est gardé de vous/, erased: /est effacé/, last: /dernière personne/ },
  },
} as const;

/** Whoever was a guest becomes a member by asking, is refused, leaves and comes back; another is heard, excluded and admitted again. */
async function members({ say, press, pick, told, settle, appoint, db, locale }: BothWays): Promise<void> {
  const words = WORDS[locale];
  const label = (name: string) => labelIn(locale, name);
  await change(db, (tx) => tx.updateTable("people").set({ standing: "guest", joined: null }).where("name", "=", "Samir").execute());
  for (const [path, given] of [
    ["charter sign", { charter: "C1" }],
    ["motion propose", { title: "Moi", text: "Encore." }],
    ["member list", {}],
  ] as const)
    assert.match(await say("Samir", path, given), words.join, path);
  assert.match(await say("Samir", "member resign"), words.nobody);
  assert.match(await say("Samir", "member join", { message: "J’aime <le> bois." }), words.applied);
  assert.match(await say("Samir", "member join"), words.twice);
  assert.match(await say("Samir", "charter sign", { charter: "C1" }), words.waits);
  await settle();
  assert.match(told("Ines").at(-1) ?? "", /J’aime <le> bois|J’aime &lt;le&gt; bois/);
  assert.match(await press("Ines", label("admit"), /J’aime/), words.admitted);
  await settle();
  assert.match(told("Samir").at(-1) ?? "", words.welcome);
  assert.match(await say("Samir", "member join"), words.already);
  await say("Samir", "member resign", { reason: "Je déménage." });
  assert.match(await press("Samir", label("confirm")), words.left);
  await settle();
  assert.match(told("Ines").at(-1) ?? "", words.gone);
  await say("Samir", "member join");
  await say("Ines", "member admit", { person: "Samir", decision: "refuse", reason: "Plus tard." });
  await settle();
  assert.match(told("Samir").at(-1) ?? "", words.refused);
  await say("Samir", "member join");
  const waiting = await say("Ines", "member admit");
  assert.match(waiting, words.waiting);
  const [handle = assert.fail(waiting)] = /U\d+/.exec(waiting) ?? [];
  assert.match(await pick("Ines", label("admit"), [`Samir (${handle})`]), words.admitted);

  await appoint("Chloe", "secretary");
  await say("Ines", "member exclude", { person: "Paul", reason: "Il crie." });
  await settle();
  assert.match(told("Paul").at(-1) ?? "", words.heard);
  assert.match(await press("Chloe", label("exclude"), /Il crie/), words.unheard);
  assert.match(await say("Ines", "member exclude", { person: "Paul", decision: "exclude" }), words.second);
  await say("Paul", "member exclude", { answer: "Je n’ai pas crié." });
  await settle();
  assert.match(await press("Chloe", label("exclude"), /Je n’ai pas crié/), words.excluded);
  await settle();
  assert.doesNotMatch(told("Chloe").join("\n"), /Il crie|pas crié/, "the reasons do not stay with whoever has decided");
  assert.match(await say("Paul", "gathering list"), words.out);
  assert.match(await say("Ines", "member admit", { person: "Paul" }), words.admitted);
  await appoint("Chloe");
}

/** Dues with their receipts; what was paid twice, or typed twice. */
async function payments({ say, press, told, settle, locale }: BothWays): Promise<void> {
  const words = WORDS[locale];
  await say("Ines", "member dues", { rule: words.rule });
  const paid = { person: "Paul", paid: "2027-01-10", amount: "12,50", way: "chèque" };
  assert.match(await say("Ines", "member dues", paid), /2027-1/);
  await settle();
  assert.match(told("Paul").at(-1) ?? "", /2027-1/);
  assert.match(await say("Ines", "member dues", paid), words.alike);
  assert.match(await press("Ines", labelIn(locale, "cancel"), words.alike), words.unchanged);
  assert.match(await say("Ines", "member dues", { ...paid, way: "CHEQUE" }), words.alike);
  assert.match(await press("Ines", labelIn(locale, "confirm"), words.alike), /2027-2/);
  assert.match(await say("Ines", "member dues", { person: "Paul", amount: "beaucoup" }), words.amount);
  assert.match(await say("Ines", "member dues", { person: "Paul", paid: "2028-01-01" }), words.future);

  await say("Ines", "member dues", { reminders: "10" });
  await say("Ines", "member dues", { person: "Samir", through: "2027-05-31", amount: "€ 5" });
  await settle("2027-05-20T22:00:01Z");
  assert.doesNotMatch(told("Samir").join("\n"), words.ending);
  await settle("2027-05-21T22:00:01Z");
  assert.match(told("Samir").at(-1) ?? "", words.ending);
  assert.match(await say("Samir", "motion list"), /./);
  await settle("2027-05-31T22:00:01Z");
  assert.match(told("Samir").at(-1) ?? "", words.lapsed);
  assert.match(await say("Samir", "motion propose", { title: "Moi", text: "Encore." }), words.pay);
  await say("Ines", "member dues", { person: "Samir", amount: "12€50" });
  assert.match(await say("Samir", "member dues"), /12[.,]50/);
  assert.doesNotMatch(await say("Samir", "motion propose", { title: "Moi", text: "Encore." }), words.pay);
}

/** What somebody shows of themselves, and a table of members sent to its page. */
async function directory(both: BothWays): Promise<void> {
  const { say, db, locale } = both;
  const words = WORDS[locale];
  await say("Paul", "member profile", { city: "Lyon", phone: "06 12 34 56 78", show: words.show });
  const listed = await say("Chloe", "member list", { search: "lyon" });
  assert.match(listed, words.found);
  assert.match(listed, /Paul.*Lyon/s);
  assert.doesNotMatch(listed, /06 12/);
  assert.match(await say("Paul", "member profile", { mail: "pas une adresse" }), words.mail);
  const [wrong = "", preview = "", imported = ""] = await sendTables(both, [
    "Nom;Courriel\nZoé Durand;zoe@example.org\nBo;faux\n",
    "Nom;Courriel\r\nZoé Durand;zoe@example.org\r\n",
  ]);
  assert.match(wrong, words.line);
  assert.match(preview, words.imported);
  assert.match(imported, words.done);
  assert.equal((await db.selectFrom("people").select("id").where("mail", "=", "zoe@example.org").execute()).length, 1);
}

/** Two accounts become one person's, whose places are one; one of them is taken away again. */
async function joined({ say, press, pick, told, settle, db, locale }: BothWays): Promise<void> {
  const words = WORDS[locale];
  const confirm = labelIn(locale, "confirm");
  await say("Ines", "gathering new", { title: "Chorale", start: "2027-09-05 18:00", capacity: 2 });
  for (const name of ["Paul", "Samir", "Chloe"]) await say(name, "gathering join", { gathering: "G1" });
  assert.match(await say("Samir", "parvis link", { code: "AAAA-BBBB" }), words.none);
  const code = codeIn(await say("Paul", "parvis link"));
  assert.match(await say("Samir", "parvis link", { code }), words.ask);
  assert.match(await say("Samir", "parvis link", { answer: "confirm" }), words.other);
  await settle();
  assert.match(told("Paul").at(-1) ?? "", words.ask);
  assert.match(await press("Paul", confirm, words.ask), words.one);
  await settle();
  assert.match(told("Chloe").at(-1) ?? "", words.promoted);
  const going = await db.selectFrom("registrations").select("person").where("state", "=", "going").execute();
  assert.equal(new Set(going.map(({ person }) => person)).size, 2);
  assert.match(await say("Samir", "parvis link", { code }), words.none);
  assert.match(await say("Paul", "parvis unlink", { account: "Nobody" }), words.stranger);
  const accounts = await say("Paul", "parvis unlink");
  const [theirs = assert.fail(accounts)] = /Samir \(\w+\)/.exec(accounts) ?? [];
  assert.match(await pick("Paul", labelIn(locale, "unlink"), [theirs]), words.yours);
  assert.match(await press("Paul", confirm, words.yours), words.loose);
  assert.match(await say("Samir", "motion propose", { title: "Moi", text: "Encore." }), words.join);
}

/** One's own data, and being forgotten. */
async function forgotten({ say, press, db, files, locale }: BothWays): Promise<void> {
  const words = WORDS[locale];
  const before = files().length;
  assert.match(await say("Paul", "parvis export"), words.data);
  const taken = files()
    .slice(before)
    .map(({ bytes }) => (bytes === null ? "" : Buffer.from(bytes).toString("utf8")));
  if (taken.some((text) => text !== "")) {
    assert.match(taken.join(), /Lyon/);
    assert.match(taken.join(), /2027-1\b/);
    assert.doesNotMatch(taken.join(), /Chloe|Samir/, "nobody else stands in it");
  }
  await say("Paul", "parvis forget");
  assert.match(await press("Paul", labelIn(locale, "confirm")), words.erased);
  assert.match(await say("Ines", "parvis forget"), words.last);
  const everything = JSON.stringify(await db.selectFrom("people").selectAll().execute());
  assert.doesNotMatch(everything, /"Paul"|06 12|Lyon/);
}

/** A membership from the first question to the last: typed, pressed, picked and sent to a page. */
export async function membersLife(both: BothWays): Promise<void> {
  await members(both);
  await payments(both);
  await directory(both);
  await joined(both);
  await forgotten(both);
}
