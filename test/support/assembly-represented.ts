import assert from "node:assert/strict";
import { type BothWays, labelIn } from "./both-ways.ts";

const RECEIPT = /(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/;
const LONG = "Considérant l’œuvre commune, nous décidons. ".repeat(100).slice(0, 3_980);

/** What is read in each language. */
const WORDS = {
  en: {
    ...{
      dated: /at most 1 for one holder[\s\S]*20 March 2027 and .*1 June 2027/,
      ofItsDay: /3 required/,
      irregular: /1 day before.*3/,
      cap: /as many as the rules allow/,
    },
    ...{ inesHolds: /Ines holds your proxy/, paulHolds: /Paul holds your proxy/, takenBack: /Samir has taken back the proxy/ },
    ...{
      both: /2 present, 2 represented/,
      arrived: /3 present, 1 represented/,
      bound: /bound on M3.*against/s,
      noProxy: /no proxy of Chloe/,
    },
    ...{ unclear: /is no answer to a yes-or-no motion/, again: /on M3 is open already/, came: /Chloe came during the vote on M3/ },
    ...{ casting: /Adopted by the chair’s casting vote: 2 for, 2 against/, secret: /1 for, 1 against.*a secret vote has no casting vote/ },
    ...{ result: /Result of P1/, late: /Your answer came after that/, over: /its result stands/, nobody: /nobody here called/ },
    ...{
      departed: /Samir is not in the electorate/,
      lacking: /quorum missing/,
      left: /A4 is closed and left M5 undecided/,
      share: "2/3 of the members",
    },
    ...{ anew: /M6/ },
  },
  fr: {
    ...{
      dated: /au plus[\s\S]*20 mars 2027 et .*1er juin 2027/,
      ofItsDay: /requis.: 3/,
      irregular: /1 jour avant.*3/,
      cap: /le maximum permis/,
    },
    ...{ inesHolds: /Ines détient votre pouvoir/, paulHolds: /Paul détient votre pouvoir/, takenBack: /Samir a repris le pouvoir/ },
    ...{
      both: /2 présents, 2 représentés/,
      arrived: /3 présents, 1 représenté/,
      bound: /lié sur M3.*contre/s,
      noProxy: /aucun pouvoir de Chloe/,
    },
    ...{ unclear: /ne répond pas à une résolution/, again: /sur M3 est déjà ouvert/, came: /vote sur M3, Chloe a émargé et voté/ },
    ...{
      casting: /voix prépondérante de la présidence.: 2 voix pour, 2 contre/,
      secret: /1 voix pour, 1 contre.*n’admet pas de voix prépondérante/,
    },
    ...{
      result: /Résultat de P1/,
      late: /Votre réponse est arrivée après/,
      over: /son résultat est acquis/,
      nobody: /Personne ici ne s’appelle/,
    },
    ...{
      departed: /Samir ne fait pas partie du corps électoral/,
      lacking: /quorum n’est pas atteint/,
      left: /A4 est close sans avoir décidé de M5/,
    },
    ...{ share: "les deux tiers des adhérents", anew: /M6/ },
  },
} as const;

/** Convened too late, which is written down; proxies without a name, beyond the cap, bound, taken back; a text in pieces. */
async function given({ locale, say, settle, told, files, mention }: BothWays): Promise<void> {
  const words = WORDS[locale];
  const rules = { quorum: "none", second: "never", blank: "chair", casting: "yes", late: "record", proxies: "1" };
  assert.match(await say("Ines", "assembly rules", rules), words.dated);
  assert.match(await say("Paul", "assembly status", { assembly: "A1" }), words.ofItsDay);
  assert.match(await say("Ines", "assembly convene", { title: "AGE", start: "2027-04-05 18:00" }), words.irregular);
  await say("Ines", "motion propose", { title: "Chauffage", text: LONG, assembly: "A3" });
  for (let piece = 0; piece < 3; piece += 1) await say("Ines", "motion text", { motion: "M3", add: LONG });
  const whole = await say("Ines", "motion text", { motion: "M3", add: `${LONG} LE DERNIER` });
  await say("Ines", "motion propose", { title: "Serment", text: "Le bureau.", assembly: "A3", secret: "yes" });
  const proxy = (name: string, rest: Readonly<Record<string, string>>) => say(name, "assembly proxy", { assembly: "A3", ...rest });
  assert.match(await proxy("Samir", {}), words.inesHolds);
  await proxy("Samir", { revoke: "yes" });
  await settle();
  assert.match(told("Ines").join("\n"), words.takenBack);
  const beside = () => files().some(({ name, bytes }) => name === "parvis.txt" && Buffer.from(bytes ?? []).includes("LE DERNIER"));
  assert.ok(whole.includes("LE DERNIER") || beside(), "all of it is there, in the card or beside it");
  assert.match(await proxy("Samir", {}), words.inesHolds);
  assert.match(await proxy("Chloe", { to: mention("Paul") }), words.paulHolds);
  assert.match(await proxy("Samir", { to: mention("Paul") }), words.cap);
  assert.match(await proxy("Samir", { to: "Zoé Inconnue" }), words.nobody);
  await proxy("Chloe", { motion: "M3", choice: labelIn(locale, "against") });
}

/** Proxies cast apart, one suspended when its giver comes; a tie that the chair decides, and one in secret that nobody does. */
async function counted({ locale, say, press, settle, hangs, mention }: BothWays): Promise<void> {
  const words = WORDS[locale];
  const label = (key: string) => labelIn(locale, key);
  const forOther = (name: string, motion: string, choice: string, giver: string) =>
    say(name, "vote", { motion, choice: label(choice), as: mention(giver) });
  async function closed(motion: string): Promise<string> {
    await say("Ines", "motion close", { motion });
    await press("Ines", label("confirm"));
    await settle();
    return hangs().join("\n");
  }
  await settle("2027-04-05T16:00:00Z");
  for (const name of ["Ines", "Paul"]) await press(name, label("attend"), /A3/);
  assert.match(await say("Ines", "assembly open", { assembly: "A3" }), words.both);
  await say("Ines", "motion open", { motion: "M3" });
  await settle();
  await press("Ines", label("for"), /M3/);
  await press("Paul", label("against"), /M3/);
  await forOther("Ines", "M3", "for", "Samir");
  assert.match(await forOther("Paul", "M3", "for", "Chloe"), words.bound);
  await forOther("Paul", "M3", "against", "Chloe");
  assert.match(await say("Paul", "vote", { motion: "M3", choice: "Peut-être" }), words.unclear);
  assert.match(await say("Ines", "motion open", { motion: "M3" }), words.again);
  assert.match(await press("Chloe", label("attend"), /A3/), words.arrived);
  assert.match(await forOther("Paul", "M3", "against", "Chloe"), words.noProxy);
  await press("Chloe", label("against"), /M3/);
  await press("Chloe", label("depart"), /A3/);
  assert.match(await forOther("Paul", "M3", "against", "Chloe"), words.came);
  assert.match(await closed("M3"), words.casting);
  await say("Ines", "motion open", { motion: "M4" });
  await settle();
  const own = RECEIPT.exec(await press("Paul", label("for"), /M4/))?.[0] ?? assert.fail();
  const other = RECEIPT.exec(await forOther("Paul", "M4", "abstain", "Chloe"))?.[0] ?? assert.fail();
  await press("Ines", label("against"), /M4/);
  await forOther("Ines", "M4", "blank", "Samir");
  const told = await closed("M4");
  assert.match(told, words.secret);
  assert.doesNotMatch(told, RECEIPT);
  const published = await say("Samir", "motion ballots", { motion: "M4" });
  for (const receipt of [own, other]) assert.ok(published.includes(receipt), receipt);
  await say("Ines", "assembly close", { assembly: "A3" });
  await press("Ines", label("confirm"));
}

/** A poll of several choices without names closes by itself, at its hour. */
async function polled({ locale, say, pick, settle, hangs }: BothWays): Promise<void> {
  const words = WORDS[locale];
  const poll = { title: "Sorties", choices: "Lac, Musée, Forêt", many: "yes", anonymous: "yes", closes: "2027-04-05 20:00" };
  await say("Paul", "poll new", poll);
  await settle();
  await pick("Chloe", labelIn(locale, "answer"), ["Lac", "Forêt"]);
  await say("Samir", "poll answer", { poll: "P1", choice: "Musée, Lac" });
  await settle("2027-04-05T18:00:00Z");
  const result = hangs().find((each) => words.result.test(each)) ?? assert.fail();
  assert.doesNotMatch(result, /Chloe|Samir/);
  assert.match(await say("Chloe", "poll answer", { poll: "P1", choice: "Musée" }), words.late);
  assert.match(await say("Paul", "poll close", { poll: "P1" }), words.over);
}

/** Whoever has left represents nobody; what an assembly without its quorum left undecided is taken up again. */
async function leftOver({ locale, say, press, settle, mention }: BothWays): Promise<void> {
  const words = WORDS[locale];
  const confirm = (name: string) => press(name, labelIn(locale, "confirm"));
  await say("Ines", "assembly convene", { title: "AG", start: "2027-04-06 18:00", quorum: words.share });
  await say("Samir", "member resign");
  await confirm("Samir");
  assert.match(await say("Chloe", "assembly proxy", { assembly: "A4", to: mention("Samir") }), words.departed);
  await say("Ines", "motion propose", { title: "Toit", text: "On répare.", assembly: "A4" });
  await settle("2027-04-06T16:00:00Z");
  await press("Ines", labelIn(locale, "attend"), /A4/);
  await say("Ines", "assembly open", { assembly: "A4" });
  assert.match(await say("Ines", "motion open", { motion: "M5" }), words.lacking);
  await say("Ines", "assembly close", { assembly: "A4" });
  await confirm("Ines");
  assert.match(await say("Chloe", "motion second", { motion: "M5" }), words.left);
  await say("Ines", "motion reopen", { motion: "M5" });
  assert.match(await confirm("Ines"), words.anew);
}

/** Proxies, ties, a poll and what stays undecided, in the assemblies that come after one that was called again. */
export async function assemblyRepresented(both: BothWays): Promise<void> {
  await given(both);
  await counted(both);
  await polled(both);
  await leftOver(both);
}
