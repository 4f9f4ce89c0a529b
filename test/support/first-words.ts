import assert from "node:assert/strict";
import type { Locale } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";
import { type BothWays, labelIn } from "./both-ways.ts";

/** What is typed and read in each language. */
const WORDS = {
  en: {
    ...{
      convene: /\bconvene\b/,
      gathering: "/gathering",
      join: /\/gathering join/,
      unknown: /There is no command “rien” that you may use/,
    },
    ...{ well: /Given up\W*0/, people: /4 members, 4 in all/, lacks: /no power to settle the community here/ },
    ...{ zone: /EST/, convening: /no power to convene assemblies/, missing: /There is no gathering “G99”/, seat: /One seat is yours/ },
    ...{ waits: /1st on the waiting list/, late: /is over|has begun|is past/, typed: "/gathering nonsense", path: /nonsense/ },
    ...{ option: /nonsense/, other: /Ce que vous pouvez dire ici/ },
  },
  fr: {
    ...{
      convene: /\bconvoquer\b/,
      gathering: "/rencontre",
      join: /\/rencontre participer/,
      unknown: /Aucune commande «\srien\s» ne vous est/,
    },
    ...{
      well: /Abandonnés\W*0/,
      people: /4 membres, 4 en tout/,
      lacks: /pas ici le pouvoir de régler l’association/,
    },
    ...{
      zone: /EST/,
      convening: /pas ici le pouvoir de convoquer/,
      missing: /La rencontre «\sG99\s» n’existe pas/,
      seat: /Une place est à vous/,
    },
    ...{ waits: /1re place/, late: /terminée|commencé|passée/, typed: "/rencontre nulle", path: /nulle/, option: /nonsense/ },
    other: /What you can say here/,
  },
} as const;

const OTHER: Readonly<Record<Locale, Locale>> = { en: "fr", fr: "en" };

/** Help as far as each may, how the association stands, its settings, everybody's language; and a clear sentence for whatever is wrong. */
export async function firstWords({ say, type, pick, press, submit, settle, locale }: BothWays): Promise<void> {
  const words = WORDS[locale];
  assert.match(await say("Ines", "parvis help"), words.convene);
  assert.doesNotMatch(await say("Paul", "parvis help"), words.convene);
  assert.match(await pick("Paul", speak(locale, "help-pick"), [words.gathering]), words.join);
  assert.match(await say("Paul", "parvis help", { command: "rien" }), words.unknown);
  const status = await say("Chloe", "parvis status");
  assert.match(status, words.well);
  assert.match(status, words.people);
  await say("Samir", "parvis language", { language: OTHER[locale] });
  assert.match(await say("Samir", "parvis help"), words.other);
  await say("Samir", "parvis language", { language: locale });
  assert.match(await say("Paul", "parvis settings", { waiting: "fill" }), words.lacks);
  assert.match(await say("Ines", "parvis settings", { zone: "EST" }), words.zone);
  assert.match(await say("Paul", "assembly convene", { title: "AG", start: "2027-05-01 10:00" }), words.convening);
  assert.match(await say("Paul", "gathering join", { gathering: "G99" }), words.missing);
  await say("Ines", "gathering new", { title: "Soupe", start: "2027-03-24 19:30", capacity: 1 });
  await settle();
  // Discord asks for what is needed by itself: nothing can be left out there.
  if (type === undefined) assert.match(await say("Paul", "gathering join", { gathering: "G1" }), words.seat);
  else {
    await say("Paul", "gathering join");
    assert.match(await submit("Paul", { gathering: "G99" }), words.missing, "what was wrong stands in the form");
    assert.match(await submit("Paul", { gathering: "G1" }), words.seat);
    assert.match(await type("Paul", words.typed), words.path);
    assert.match(await type("Paul", `${words.gathering} ${locale === "fr" ? "liste" : "list"} nonsense:1`), words.option);
  }
  assert.match(await press("Paul", labelIn(locale, "join"), /Soupe/), words.seat, "already done is done");
  assert.match(await press("Samir", labelIn(locale, "join"), /Soupe/), words.waits, "full");
  await settle("2027-03-25T12:00:00Z");
  assert.match(await say("Chloe", "gathering join", { gathering: "G1" }), words.late, "too late");
}
