import assert from "node:assert/strict";
import { assemblyRepresented } from "./assembly-represented.ts";
import { type BothWays, labelIn } from "./both-ways.ts";

/** What is read in each language. */
const WORDS = {
  en: {
    ...{ silent: /statutes are silent/, power: /no power to/, twoWays: /read in two ways/, interval: /no interval/, set: /in force from/ },
    ...{ rules: /3\/4 of those entitled[\s\S]*3 days before[\s\S]*without quorum, at least 6 days later/, others: /Other versions begin/ },
    ...{
      short: /3 days of notice/,
      reached: /3 of 4 members entitled were reached for A1; not reached: 1/,
      missed: /Samir.*: not reached/,
    },
    ...{ letter: /One letter, to the member/, paper: /4 of 4[\s\S]*Samir.*by a letter on paper/, nobody: /no letter to print/ },
    ...{ early: /not been held yet/, lacking: /quorum missing/, soon: /at least 6 days after the first/, call: /second call of A1/ },
    ...{
      already: /convened already: A2/,
      closing: /State\W+closed/,
      over: /A1 is closed/,
      free: /no quorum asked for/,
      voting: /still open: .*M1/,
      two: /\b2 present, 0/,
      adopted: /Adopted: 2 for, 0 against/,
    },
    ...{
      past: /“2020-01-01 09:00” is past: I read/,
      until: /Adjourned until/,
      adjourned: /A2.*is adjourned/,
      late: /has begun or is over/,
      itself: /second call itself|give it a second/,
    },
  },
  fr: {
    ...{
      silent: /silence des statuts/,
      power: /pas ici le pouvoir/,
      twoWays: /deux façons/,
      interval: /pas un intervalle/,
      set: /en vigueur depuis/,
    },
    ...{ rules: /3\/4 des inscrits[\s\S]*3 jours avant[\s\S]*sans quorum, au moins 6 jours après/, others: /D’autres versions commencent/ },
    ...{
      short: /3 jours de délai/,
      reached: /3 membres inscrits sur 4 ont été joints pour A1.*non joints.: 1/,
      missed: /Samir.*: non joint/,
    },
    ...{
      letter: /Une lettre, pour le membre/,
      paper: /4 membres inscrits sur 4[\s\S]*Samir.*par lettre sur papier/,
      nobody: /pas de lettre à imprimer/,
    },
    ...{
      early: /pas encore eu lieu/,
      lacking: /quorum n(?:on|’est pas) atteint/i,
      soon: /au moins 6 jours après la première/,
      call: /seconde convocation de A1/,
    },
    ...{
      already: /existe déjà.: A2/,
      closing: /État\W+close/,
      over: /A1 est close/,
      free: /aucun quorum n’est demandé/,
      voting: /encore ouverts.: .*M1/,
      two: /\b2 présents, 0/,
      adopted: /adoptée.: 2 voix pour, 0 contre/,
    },
    ...{
      past: /«.2020-01-01 09:00.» est passé/,
      until: /Suspendue jusqu’à/,
      adjourned: /A2.*est suspendue/,
      late: /a commencé ou est terminée/,
      itself: /ne prévoient/,
    },
  },
} as const;

/** The rules are looked at by everybody, and changed from a day on by whoever settles the community. */
async function ruled({ locale, say }: BothWays): Promise<void> {
  const words = WORDS[locale];
  assert.match(await say("Paul", "assembly rules"), words.silent);
  assert.match(await say("Paul", "assembly rules", { quorum: "1/2" }), words.power);
  assert.match(await say("Ines", "assembly rules", { quorum: "50" }), words.twoWays);
  assert.match(await say("Ines", "assembly rules", { interval: "???" }), words.interval);
  assert.match(await say("Ines", "assembly rules", { quorum: "3/4", second: "none", interval: "6", notice: 3 }), words.set);
  await say("Ines", "assembly rules", { kind: "ordinary", from: "2027-06-01", basis: "present" });
  const seen = await say("Paul", "assembly rules", { kind: "ordinary" });
  for (const expected of [words.rules, words.others]) assert.match(seen, expected);
}

/** Who was convened and who was not reached; a letter for whom nothing reached, noted once it was given. */
async function noticed({ locale, say, press, settle, deafen, told }: BothWays): Promise<void> {
  const words = WORDS[locale];
  assert.match(await say("Ines", "assembly convene", { title: "AG", start: "2027-03-22 14:00" }), words.short);
  deafen("Samir");
  await say("Ines", "assembly convene", { title: "AG", start: "2027-03-27 14:00" });
  for (const title of ["Budget", "Local"]) await say("Ines", "motion propose", { title, text: "On en décide.", assembly: "A1" });
  await settle();
  assert.match(told("Paul").join("\n"), /A1/);
  const seen = await say("Ines", "assembly notices", { assembly: "A1" });
  for (const expected of [words.reached, words.missed]) assert.match(seen, expected);
  assert.match(await say("Paul", "assembly notices", { assembly: "A1" }), words.power);
  assert.match(await press("Ines", labelIn(locale, "letters")), words.letter);
  assert.match(await say("Ines", "assembly notices", { assembly: "A1", handed: "Samir" }), words.paper);
  assert.match(await say("Ines", "assembly notices", { assembly: "A1", letters: "yes" }), words.nobody);
}

/** Too few came: nothing is put to the vote, and the second call comes when the rules let it. */
async function calledAgain({ locale, say, press, settle, told, hangs }: BothWays): Promise<void> {
  const words = WORDS[locale];
  const again = (start: string) => say("Ines", "assembly second", { assembly: "A1", start });
  assert.match(await again("2027-04-03 14:00"), words.early);
  await settle("2027-03-27T13:00:00Z");
  await press("Chloe", labelIn(locale, "attend"), /A1/);
  assert.match(await say("Ines", "assembly open", { assembly: "A1" }), words.lacking);
  assert.match(await say("Ines", "motion open", { motion: "M1" }), words.lacking);
  assert.match(await say("Ines", "assembly notices", { assembly: "A1", handed: "Samir" }), words.late);
  assert.match(await again("2027-03-29 14:00"), words.soon);
  assert.match(await say("Paul", "assembly second", { assembly: "A1", start: "2027-04-03 14:00" }), words.power);
  assert.match(await again("2027-04-03 14:00"), words.call);
  await settle();
  for (const read of [told("Paul"), hangs()]) assert.match(read.join("\n"), words.call);
  assert.match(await again("2027-04-04 14:00"), words.already);
  assert.match(await say("Chloe", "assembly attend", { assembly: "A1" }), words.over);
  assert.match(await say("Ines", "assembly second", { assembly: "A2", start: "2027-05-03 14:00" }), words.itself);
}

/** The second call decides with whoever came; it is broken off between two votes and goes on the day after, everybody signing in again. */
async function brokenOff({ locale, say, press, settle, told, hangs }: BothWays): Promise<void> {
  const words = WORDS[locale];
  const adjourn = (name: string, until: string) => say(name, "assembly adjourn", { assembly: "A2", until });
  const attend = (name: string) => press(name, labelIn(locale, "attend"), /A2/);
  async function decided(motion: string, ...people: readonly string[]): Promise<void> {
    for (const name of people) await press(name, labelIn(locale, "for"), new RegExp(motion));
    await say("Ines", "motion close", { motion });
    await press("Ines", labelIn(locale, "confirm"));
    await settle();
    assert.match(hangs().find((each) => each.includes(motion) && words.adopted.test(each)) ?? "", words.adopted);
  }
  await settle("2027-04-03T12:00:00Z");
  for (const name of ["Ines", "Chloe"]) await attend(name);
  assert.match(await say("Ines", "assembly open", { assembly: "A2" }), words.free);
  await say("Ines", "motion open", { motion: "M1" });
  await settle();
  assert.match(await adjourn("Ines", "2027-04-04 09:00"), words.voting);
  await decided("M1", "Ines", "Chloe");
  assert.match(await adjourn("Ines", "2020-01-01 09:00"), words.past);
  assert.match(await adjourn("Paul", "2027-04-04 09:00"), words.power);
  assert.match(await adjourn("Ines", "2027-04-04 09:00"), words.until);
  await settle();
  assert.match(told("Paul").at(-1) ?? "", words.adjourned);
  assert.match(await attend("Paul"), words.adjourned);
  assert.match(await say("Ines", "motion open", { motion: "M2" }), words.adjourned);
  await settle("2027-04-04T07:00:00Z");
  await attend("Paul");
  assert.match(await attend("Ines"), words.two);
  await say("Ines", "motion open", { motion: "M2" });
  await settle();
  await decided("M2", "Ines", "Paul");
  await say("Ines", "assembly close", { assembly: "A2" });
  assert.match(await press("Ines", labelIn(locale, "confirm")), words.closing);
}

/** Rules are set, notices followed, an assembly called again and broken off, typed and pressed, with what is refused on the way. */
export async function assemblyCalledAgain(both: BothWays): Promise<void> {
  await ruled(both);
  await noticed(both);
  await calledAgain(both);
  await brokenOff(both);
  await assemblyRepresented(both);
}
