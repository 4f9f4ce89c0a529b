import assert from "node:assert/strict";
import { speak } from "#locales/speak.ts";
import { codeIn } from "./both-at-once.ts";
import { type BothWays, type Given, labelIn } from "./both-ways.ts";

/** One of two associations: Ines administers it, Paul is a member; whatever is due is told after each thing that they do. */
export function telling(ways: BothWays): BothWays {
  const told = async (said: Promise<string>): Promise<string> => {
    const answer = await said;
    await ways.settle();
    return answer;
  };
  return { ...ways, say: (...given) => told(ways.say(...given)), press: (...given) => told(ways.press(...given)) };
}

function hangs(side: BothWays): string {
  return side.hangs().join("\n");
}

function told(side: BothWays, name: string): string {
  return side.told(name).join("\n");
}

/** What one of the sides reads of the other, by language. */
const WORDS = {
  en: {
    ...{ wrong: /no such invitation/, already: /already/, seat: /One seat is yours/, waits: /waiting list/ },
    ...{ over: /is a partner no more/, gone: /does not share this any more/, none: /There are no partners yet/ },
    ...{
      news: /From Union du Nord, our partner|From Southern Union, our partner/,
      campaign: /A campaign of (?:Union du Nord|Southern Union)/,
    },
    ...{ one: /one thing|only one/i, stopped: /K1.* is shared no more/ },
    ...{ stranger: /comes from a partner/, present: /Present\s*:?\s*1 – Paul/, once: /have attended Essai once/, code: /not the code/ },
  },
  fr: {
    ...{ wrong: /Cette invitation n’existe pas/, already: /déjà/, seat: /Une place est à vous/, waits: /liste d’attente/ },
    ...{ over: /le partenariat a pris fin/, gone: /ne partage plus ceci/, none: /Il n’y a pas encore de partenaire/ },
    ...{ news: /De (?:Union du Nord|Southern Union), notre partenaire/, campaign: /Une campagne de (?:Union du Nord|Southern Union)/ },
    ...{ one: /une seule|une chose/i, stopped: /K1.* n’est plus partagé/ },
    ...{
      stranger: /ne vient d’un partenaire/,
      present: /Présences\s*:?\s*1 – Paul/,
      once: /participé 1 fois à Essai/,
      code: /pas le code/,
    },
  },
} as const;

/** The one invites and shares, the other accepts, joins and drops out: pressed where there is a button. */
export async function partnering(one: BothWays, other: BothWays, how: "pressed" | "typed"): Promise<void> {
  const [here, there] = [WORDS[one.locale], WORDS[other.locale]];
  const label = (side: BothWays, name: string) => labelIn(side.locale, name);
  assert.match(await other.say("Ines", "partner accept", { code: "ABCD-2345" }), there.wrong);
  const code = codeIn(await one.say("Ines", "partner invite"));
  if (how === "pressed") {
    await other.say("Ines", "partner accept", { code });
    await other.press("Ines", label(other, "confirm"));
    await one.press("Ines", label(one, "confirm"), /L1/);
  } else {
    await other.say("Ines", "partner accept", { code, answer: "yes" });
    await one.say("Ines", "partner accept", { partner: "L1" });
  }
  assert.match(told(other, "Ines"), /L1/);
  assert.match(await other.say("Ines", "partner accept", { code }), there.wrong);
  assert.match(await one.say("Paul", "partner list"), /L1/);

  await one.say("Ines", "gathering new", { title: "Bal", start: "2027-03-28 18:30", capacity: "1" });
  await one.say("Ines", "gathering new", { title: "Bureau", start: "2027-03-29 18:30", audience: "members" });
  assert.match(await one.say("Ines", "partner share", { gathering: "G2" }), /Bureau/);
  const shared = await one.say("Ines", "partner share", { gathering: "G1" });
  assert.match(shared, /Bal/);
  assert.match(await one.say("Ines", "partner share", { gathering: "G1" }), here.already);
  await one.say("Ines", "service add", { title: "Relieuse", about: "Au local." });
  await one.say("Ines", "partner share", { service: "S1" });
  assert.match(hangs(other), /Bal/);
  assert.match(hangs(other), /Relieuse/);
  assert.doesNotMatch(hangs(other), /Bureau/);

  await one.say("Ines", "announce post", { title: "Grève", text: "Demain." });
  await one.say("Ines", "campaign start", { title: "Repos", demand: "Le dimanche." });
  assert.match(await one.say("Ines", "partner share", { announcement: "B1", campaign: "K1" }), here.one);
  await one.say("Ines", "partner share", { announcement: "B1" });
  const campaign = await one.say("Ines", "partner share", { campaign: "K1" });
  assert.match(campaign, /Repos/);
  assert.match(hangs(other), /Grève[\s\S]*Demain/);
  assert.match(hangs(other), there.news);
  assert.match(hangs(other), /Repos[\s\S]*Le dimanche/);
  assert.match(hangs(other), there.campaign);
  await one.say("Ines", "announce edit", { announcement: "B1", text: "Après-demain." });
  assert.match(hangs(other), /Grève[\s\S]*Après-demain/);
  const stopped =
    how === "pressed"
      ? await one.press("Ines", label(one, "stop-sharing"), /Repos/)
      : await one.say("Ines", "partner share", { campaign: "K1", stop: "yes" });
  assert.match(stopped, here.stopped);
  assert.doesNotMatch(hangs(other), /Repos|Le dimanche/);
  assert.match(hangs(other), there.gone);

  const joined =
    how === "pressed"
      ? await other.press("Paul", label(other, "join"), /Bal/)
      : await other.say("Paul", "gathering join", { gathering: "G1" });
  assert.match(joined, there.seat);
  assert.match(await one.say("Paul", "gathering join", { gathering: "G1" }), here.waits);
  assert.doesNotMatch(hangs(one), /Union.*Paul|Paul.*Union/);
  assert.match(await one.say("Ines", "gathering show", { gathering: "G1" }), /Paul/);
  await callingRoll(one, other, how);

  if (how === "pressed") {
    await other.say("Ines", "partner end", { partner: "L1" });
    assert.match(await other.press("Ines", label(other, "confirm")), there.over);
    assert.match(told(one, "Ines"), /L1/);
  } else {
    assert.match(await one.say("Ines", "partner end", { partner: "L1", confirm: "yes" }), here.over);
    assert.match(told(other, "Ines"), /L1/);
  }
  assert.match(hangs(other), there.gone);
  assert.match(told(other, "Paul"), /Bal/);
  assert.doesNotMatch(hangs(other), /Relieuse|Grève|Après-demain/);
  assert.match(told(one, "Paul"), /Bal/, "the seat that is free again goes to who waits");
  assert.match(await one.say("Paul", "partner list"), here.none);
}

/** Whoever comes from the partner is marked on the roll by those who organise it, or checks in by the code of the room. */
async function callingRoll(one: BothWays, other: BothWays, how: "pressed" | "typed"): Promise<void> {
  const [here, there] = [WORDS[one.locale], WORDS[other.locale]];
  const roll = (given: Given = {}) => one.say("Ines", "gathering attendance", { gathering: "G3", ...given });
  const attended = (given: Given = {}) => other.say("Paul", "gathering attendance", { gathering: "G2", ...given });
  await one.say("Ines", "gathering new", { title: "Essai", start: "2027-03-20 13:45" });
  await one.say("Ines", "partner share", { gathering: "G3" });
  await other.say("Paul", "gathering join", { gathering: "G2" });
  const called = await roll();
  const name = /Paul[^,\n(]*\([^)]+\)/.exec(called)?.[0] ?? assert.fail(called);
  const code = /code:\s?([A-Z2-9]{6})/.exec(called)?.[1] ?? assert.fail(called);
  assert.match(await roll({ partners: "Zoé" }), here.stranger);
  await roll();
  const pick = speak(one.locale, "gathering-presence-pick");
  assert.match(how === "pressed" ? await one.pick("Ines", pick, [name]) : await roll({ partners: name }), here.present);
  assert.match(await attended(), there.once);
  assert.doesNotMatch(await roll({ partners: "none" }), here.present);
  assert.match(await attended({ code: "XXXXXX" }), there.code);
  assert.match(await attended({ code }), there.once);
  assert.match(await roll({ partners: "none" }), here.present, "that one has checked in oneself stays");
}
