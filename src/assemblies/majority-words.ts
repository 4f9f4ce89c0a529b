import { Misuse } from "#kernel/refusal.ts";
import type { Base, Majority } from "./majority.ts";

/** Words that carry nothing here: articles, and what ties a share to what it is of. */
const TIES = /\b(?:the|of|an|de|des|du|la|le|les|l|d|aux?|among|parmi|by|with|par)\b/g;

const MORE = /^(?:(?:strictly|strictement) )?(?:more than|greater than(?! or equal)|over|plus(?: que)?|superieure? a)(?: |$)/;
const LEAST =
  /^(?:at least|greater than or equal to|superieure? ou egale?(?: a)?|(?:a |un )?minimum|no less than|not less than|no fewer than|pas moins)(?: |$)/;
const LEAST_BEHIND = /(?:^| )(?:at least|or more|ou plus|minimum)(?: |$)/;
const MAJORITY =
  /^(?:a )?(?:(absolute|qualified|special|simple) )?(?:majority(?: vote)?|majorite)(?: (absolue|qualifiee|speciale|renforcee|simple))?(?: |$)/;
const RELATIVE =
  /^(?:plurality|pluralite|simple majority|majorite simple|(?:relative majority|majorite relative)(?: (?:votes cast|votes|suffrages exprimes|suffrages|voix(?: exprimees)?))?|more (?:votes )?for than against|plus (?:voix |votes )?(?:pour|oui) que (?:contre|non))$/;
const UNANIMITY = /^(?:unanimity|unanimously|unanimous(?: vote| consent)?|unanimite|unanime)(?: (.+))?$/;
const ONE_MORE = /(?:\bplus|\+) ?(?:one|1|une?)(?: (?:vote|voix|more))?(?= |$)/;

const NUMERATORS: Readonly<Record<string, number>> = Object.assign(Object.create(null), {
  ...{ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
  ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9 },
});
const DENOMINATORS: readonly RegExp[] = [
  /^(?:half|halves|demi|moitie)$/,
  /^(?:thirds?|tiers)$/,
  /^(?:quarters?|fourths?|quarts?)$/,
  /^(?:fifths?|cinquiemes?)$/,
  /^(?:sixths?|sixiemes?)$/,
  /^(?:sevenths?|septiemes?)$/,
  /^(?:eighths?|huitiemes?)$/,
  /^(?:ninths?|neuviemes?)$/,
  /^(?:tenths?|dixiemes?)$/,
];

/** What a majority can be counted on. Members present are those in the room; who is represented is named, or does not count. */
const BASES: readonly (readonly [Base, RegExp])[] = [
  [
    "cast",
    /^(?:(?:valid )?votes?(?: validly)?(?: cast| expressed)?|(?:valid )?(?:cast|expressed) votes|votes? exprimes?|(?:suffrages|voix)(?: valablement)?(?: exprime(?:e?s)?)?|exprimes)(?: (?:abstentions? (?:excluded|aside|not counted|not counting|exclues?|non comprises?)|excluding abstentions|without abstentions|hors abstentions?|sans (?:compter )?abstentions))?$/,
  ],
  [
    "cast",
    /^(?:votes(?: validly)? (?:cast|expressed)|(?:suffrages|voix|votes)(?: valablement)? exprimee?s) (?:(?:members|those|membres|adherents) )?(?:present|presente?s)(?: (?:or|and|ou|et) representee?s?| (?:or|and) represented| in person or proxy)?$/,
  ],
  ["cast", /^(?:members|those|people) present and voting$/],
  [
    "voters",
    /^(?:(?:all )?voters|those voting|those who vote|members voting|(?:all )?ballots(?: cast)?|(?:membres )?votants|bulletins(?: deposes)?)$/,
  ],
  [
    "present",
    /^(?:(?:members|those|people|membres|adherents|personnes) )?(?:present (?:or|and) represented(?: proxy)?|present in person or proxy|presente?s (?:ou|et) representee?s(?: ayant (?:voix deliberative|droit vote))?)(?: members)?$/,
  ],
  [
    "present-only",
    /^(?:(?:members|those|people) present(?: only| alone| in person| in room| proxies aside)?|(?:membres|adherents|personnes) presente?s(?: seulement| seule?s| uniquement| dans salle| hors pouvoirs| sans pouvoirs| pouvoirs non comptes)?|presente?s seule?s)$/,
  ],
  [
    "entitled",
    /^(?:(?:membres |adherents |electeurs )?inscrits|electeurs|corps electoral|(?:tous|ensemble|totalite) (?:membres|adherents|inscrits|electeurs)|membres (?:association|en exercice|ayant (?:droit )?vote|composant assemblee)|(?:membres|adherents) a jour(?: (?:leurs? )?cotisations?)?|(?:paid up|voting) members|members (?:in good standing|paid up)|all those entitled(?: to vote)?|(?:all |every )(?:members?|electors?)(?: entitled(?: to vote)?)?|(?:members |those )?entitled(?: to vote)?|electors|electorate|enrolled(?: members)?|registered (?:members|voters|electors)|(?:whole|entire|full|total) membership|members (?:in office|association))$/,
  ],
];

/** Said of members without more: those who are there, with or without those they stand for, or all of them. */
const OF_WHOM =
  /^(?:(?:votes?|voix|suffrages) (?:(?:members|membres|adherents) )?(?:present(?: (?:or|and) represented)?|presente?s(?: (?:ou|et) representee?s)?)|members|membres|adherents|assemblee(?: generale)?|assembly|membership|association|(?:those )?present|presente?s)$/;

/**
 * Reads a majority written in words, as statutes do in English and French: `two thirds of the votes cast`, `majorité absolue des inscrits`,
 * `plus de la moitié des membres présents ou représentés`. Null where something in it is not understood. Throws a Misuse that asks
 * where it can mean several things, and where the share is rounded or half plus one.
 */
export function majorityInWords(text: string, typed: string = text): Majority | null {
  const said = worded(text);
  if (RELATIVE.test(said)) return { kind: "plurality" };
  const together = UNANIMITY.exec(said);
  if (together === null) return shareInWords(said, typed);
  if (together[1] === undefined) return { kind: "unanimity" };
  const base = baseIn(together[1], typed, ">=1/1");
  if (base === null || base === "cast") return base === null ? null : { kind: "unanimity" };
  return { kind: "share", base, at: "least", part: 1, whole: 1 };
}

/** Small letters without accents, each word and each figure apart. */
function plainWords(typed: string): string {
  return typed
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/(\d)\s*%/g, "$1 %")
    .replace(/\s*\/\s*/g, "/")
    .replace(/[\u2019'‐‑–()-]|[,;.](?=\s|$)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** What is left of it when what only ties words together, and what only leads to them, is left out. */
function worded(typed: string): string {
  return plainWords(typed)
    .replace(/\bau moins\b/g, "at least")
    .replace(TIES, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(?:>=|≥) ?/, "at least ")
    .replace(/^> ?/, "more than ")
    .replace(/^(?:adopted|carried|passed|adoptee?|votee?|acquise?) /, "")
    .replace(/^a /, "");
}

function shareInWords(said: string, typed: string): Majority | null {
  if (ONE_MORE.test(plainWords(typed))) throw new Misuse("majority", "majority-half-plus-one", { typed });
  const majority = MAJORITY.exec(said);
  let rest = said.slice(majority?.[0].length ?? 0);
  const more = MORE.test(rest);
  let least = !more && LEAST.test(rest);
  rest = rest.replace(more ? MORE : LEAST, "");
  const share = shareAtHead(rest, typed);
  if (share === null) return more || least || majority === null ? null : halfInWords(majority[1] ?? majority[2] ?? "", rest, typed);
  rest = saidAgain(share, share.behind.replace(/^(?:majority(?: vote)?|vote(?= (?:members|those))|majorite)(?: |$)/, ""));
  if (LEAST_BEHIND.test(rest)) {
    least = true;
    rest = rest.replace(LEAST_BEHIND, " ").trim();
  }
  const { part, whole } = share;
  if ((more && least) || (rest === "" && 2 * part <= whole && !more)) return null;
  const base = baseIn(rest, typed, `${more ? ">" : ">="}${part}/${whole}`);
  return base === null ? null : { kind: "share", base, at: more ? "more" : "least", part, whole };
}

/** A majority that names no share is more than half. Absolute, it is that of the votes cast unless something else is named. */
function halfInWords(how: string, about: string, typed: string): Majority | null {
  const absolute = how.startsWith("absol");
  if (how !== "" && how !== "simple" && !absolute) throw new Misuse("majority", "majority-which-share", { typed });
  const base = absolute && about === "" ? "cast" : baseIn(about, typed, ">1/2");
  return base === null ? null : { kind: "share", base, at: "more", part: 1, whole: 2 };
}

interface ShareSaid {
  readonly part: number;
  readonly whole: number;
  readonly behind: string;
}

/** Without a share that says in figures what the words before it say: two thirds (2/3). */
function saidAgain({ part, whole }: ShareSaid, rest: string): string {
  const figures = /^(\d{1,6})\/(\d{1,6})(?: |$)/.exec(rest);
  return figures !== null && Number(figures[1]) * whole === Number(figures[2]) * part ? rest.slice(figures[0].length) : rest;
}

function shareAtHead(said: string, typed: string): ShareSaid | null {
  const figures = /^(\d{1,6})\/(\d{1,6})(?:e|emes?|ths?)?(?: |$)/.exec(said);
  if (figures !== null) return { part: Number(figures[1]), whole: Number(figures[2]), behind: said.slice(figures[0].length) };
  const percent = /^(\d{1,3})([.,]\d+)? ?(?:%|percent|per cent|pour cent)(?: |$)/.exec(said);
  if (percent !== null) {
    const rounded = percent[2] !== undefined || ["33", "34", "66", "67"].includes(percent[1] as string);
    if (rounded) throw new Misuse("majority", "majority-rounded", { typed });
    return { part: Number(percent[1]), whole: 100, behind: said.slice(percent[0].length) };
  }
  const [first = "", second = "", ...others] = said.split(" ");
  const alone = shareNamed(first);
  if (alone !== null) return { ...alone, behind: [second, ...others].join(" ").trim() };
  const named = shareNamed(first, second);
  return named === null ? null : { ...named, behind: others.join(" ") };
}

/** A share that is named in words without accents: `third`, `moitie`, `two thirds`, `3 quarts`; null for other words. */
export function shareNamed(...words: readonly string[]): { readonly part: number; readonly whole: number } | null {
  const [first = "", second] = words;
  const whole = wholeIn(second ?? first);
  const part = second === undefined ? 1 : /^\d{1,2}$/.test(first) ? Number(first) : NUMERATORS[first];
  return words.length > 2 || part === undefined || whole === null ? null : { part, whole };
}

function wholeIn(word: string): number | null {
  const place = DENOMINATORS.findIndex((each) => each.test(word));
  return place === -1 ? null : place + 2;
}

/** What it is counted on; null where that is not understood. Asks where nothing is named, or members and nothing more. */
function baseIn(about: string, typed: string, share: string): Base | null {
  const found = BASES.find(([, words]) => words.test(about));
  if (found !== undefined) return found[0];
  if (about === "" || OF_WHOM.test(about)) throw new Misuse("majority", "majority-of-what", { typed, share });
  return null;
}
