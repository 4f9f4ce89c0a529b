import { fold } from "#kernel/fold.ts";
import { Misuse } from "#kernel/refusal.ts";

/** Of what kind a danger is, the most urgent first. */
export const DANGERS = ["suicide", "child", "violence", "health", "fire", "shelter"] as const;
type Danger = (typeof DANGERS)[number];

/**
 * Words and turns that speak of danger, folded, per language; a text is looked at in all of them, since people write in their own.
 * Whole words only: a list that is matched inside words finds danger in every second letter.
 */
const SIGNS: Readonly<Record<Danger, readonly string[]>> = {
  suicide: [
    ...["suicide", "suicider", "me tuer", "en finir", "mettre fin a mes jours", "plus envie de vivre", "envie de mourir", "veux mourir"],
    ...[
      "idees suicidaires",
      "suicidaire",
      "se suicider",
      "se tuer",
      "mettre fin a ses jours",
      "veut mourir",
      "voudrais mourir",
      "plus vivre",
    ],
    ...["kill myself", "end my life", "want to die", "suicidal", "end it all"],
    ...[
      "kill himself",
      "kill herself",
      "end his life",
      "end her life",
      "wants to die",
      "no reason to live",
      "don't want to live",
      "hang myself",
    ],
  ],
  child: [
    ...["mon enfant est en danger", "enfant en danger", "enfant battu", "enfants battus", "enfant maltraite", "inceste", "pedophile"],
    ...[
      "enfant disparu",
      "fils a disparu",
      "fille a disparu",
      "frappe mon fils",
      "frappe ma fille",
      "frappe les enfants",
      "bat les enfants",
    ],
    ...["missing child", "hits my son", "hits my daughter", "hits the children", "beats the children", "my child is missing"],
    ...["child in danger", "child abuse", "children are in danger", "abused child"],
  ],
  violence: [
    ...[
      "me frappe",
      "me bat",
      "il me menace",
      "elle me menace",
      "menace de mort",
      "menace de me tuer",
      "peur pour ma vie",
      "viol",
      "violee",
    ],
    ...["violences conjugales", "m'a frappee", "m'a frappe", "me sequestre", "agresse", "agressee", "coups de couteau"],
    ...["violence conjugale", "femme battue", "suis battue", "se fait battre", "la frappe", "le frappe", "frappe ma mere", "veut me tuer"],
    ...["il a un couteau", "il a une arme", "m'a violee", "m'a menacee", "m'a menace", "peur de mon mari", "peur de lui"],
    ...[
      "hits her",
      "beats her",
      "hits my mother",
      "hit me",
      "beaten up",
      "he has a knife",
      "he has a gun",
      "wants to kill me",
      "afraid of him",
    ],
    ...["hits me", "beats me", "threatens me", "threatens to kill", "afraid for my life", "raped", "domestic violence", "stabbed"],
  ],
  health: [
    ...[
      "ne respire plus",
      "n'arrive plus a respirer",
      "crise cardiaque",
      "infarctus",
      "avc",
      "inconscient",
      "inconsciente",
      "overdose",
      "saigne beaucoup",
    ],
    ...["douleur a la poitrine", "urgence vitale", "malaise grave"],
    ...["mal a la poitrine", "douleur thoracique", "ne respire pas", "peux plus respirer", "s'etouffe", "convulsions", "crise d'epilepsie"],
    ...[
      "perdu connaissance",
      "a avale des medicaments",
      "avale trop de medicaments",
      "perd beaucoup de sang",
      "hemorragie",
      "va accoucher",
    ],
    ...[
      "chest hurts",
      "pain in my chest",
      "pain in the chest",
      "struggling to breathe",
      "choking",
      "seizure",
      "passed out",
      "took too many pills",
    ],
    ...["cannot breathe", "can't breathe", "not breathing", "heart attack", "stroke", "unconscious", "bleeding heavily", "chest pain"],
  ],
  fire: [
    ...["incendie", "au feu", "fuite de gaz", "odeur de gaz", "la maison brule"],
    ...["ca sent le gaz", "sent le gaz", "il y a le feu", "prend feu", "monoxyde de carbone"],
    ...["there is a fire", "house is burning", "smells of gas", "carbon monoxide"],
    ...["house is on fire", "gas leak", "smell of gas", "smell gas"],
  ],
  shelter: [
    ...[
      "dormir dehors",
      "dors dehors",
      "dort dehors",
      "dormons dehors",
      "a la rue",
      "sans abri",
      "nulle part ou dormir",
      "pas d'endroit ou dormir",
    ],
    ...["nuit dehors", "nuits dehors", "dormir dans ma voiture", "dors dans ma voiture", "mise dehors ce soir", "mis dehors ce soir"],
    ...["sans toit", "sdf", "ou dormir ce soir", "expulse ce soir", "expulsee ce soir", "expulses ce soir"],
    ...["nowhere to stay", "sleep in my car", "sleeping in my car", "place to sleep tonight", "evicted tonight", "thrown out tonight"],
    ...["nowhere to sleep", "sleeping rough", "sleep outside", "sleeping outside", "homeless", "on the street tonight"],
  ],
};

/** Everyday turns in which such a word stands: the traffic lights, a camp fire, luck. Where in doubt the numbers are shown. */
const EVERYDAY = ["au feu rouge", "au feu vert", "au feu tricolore", "au feu de camp", "stroke of luck"] as const;

/** The dangers that a text speaks of, with a space between them, the most urgent first; null where none of the words stands in it. */
export function dangerIn(text: string): string | null {
  let words = ` ${fold(text).replace(/[^\p{L}\p{N}']+/gu, " ")} `;
  for (const turn of EVERYDAY) words = words.replaceAll(` ${turn} `, " ");
  const found = DANGERS.filter((danger) => SIGNS[danger].some((sign) => words.includes(` ${sign} `)));
  return found.length === 0 ? null : found.join(" ");
}

/** The dangers of two texts together, each as `dangerIn` finds them. */
export function bothDangers(one: string | null, other: string | null): string | null {
  const said = new Set([one, other].flatMap((each) => each?.split(" ") ?? []));
  return said.size === 0 ? null : DANGERS.filter((danger) => said.has(danger)).join(" ");
}

/** For what a telephone number answers at any hour. */
export const SERVES = ["emergency", "medical", "police", "fire", "sms", "shelter", "child", "violence", "suicide"] as const;

/** A telephone number that answers at any hour, and for what. */
export interface Emergency {
  readonly number: string;
  readonly serves: (typeof SERVES)[number];
}

/** The words for what a number serves, folded, in every language that Parvis speaks. */
const SERVES_WORDS: Readonly<Record<string, Emergency["serves"]>> = {
  ...Object.fromEntries(SERVES.map((serves) => [serves, serves])),
  ...{ urgence: "emergency", urgences: "emergency", medecin: "medical", samu: "medical", pompiers: "fire", feu: "fire" },
  ...{ abri: "shelter", enfant: "child", enfance: "child", violences: "violence" },
};

const OWN = /^([\p{L}]+)\s+(\+?\d[\d .]{1,18})$/u;

/**
 * Numbers as coordinators type them: `emergency 119, shelter 0800 123 456`. A word such as `none` leaves those of the country. Throws a
 * Misuse of the option `numbers`, which names what was not understood.
 */
export function readNumbers(typed: string): readonly Emergency[] {
  if (NONE.has(fold(typed))) return [];
  const own = new Map<Emergency["serves"], string>();
  for (const part of typed.split(/[,;\n]/).map((each) => each.trim())) {
    if (part === "") continue;
    const [, word = "", number = ""] = OWN.exec(part) ?? [];
    const serves = Object.hasOwn(SERVES_WORDS, fold(word)) ? SERVES_WORDS[fold(word)] : undefined;
    if (serves === undefined) throw new Misuse("numbers", "aid-numbers-unclear", { typed: part.slice(0, 60) });
    own.set(serves, number.trim());
  }
  return [...own].map(([serves, number]) => ({ serves, number }));
}

/** The numbers that an association shows: its own over those of its country. */
export function numbersOf(
  community: { readonly zone: string; readonly aid: { readonly numbers: readonly string[] } },
  danger: string | null,
) {
  return emergencyNumbers(community.zone, danger, readNumbers(community.aid.numbers.join(",")));
}

const NONE = new Set(["none", "aucun", "aucune", "-"]);

/** When the numbers were last looked at: a dead number is worse than none. */
export const NUMBERS_REVIEWED = "2026-11-30";

type Numbers = Readonly<Partial<Record<Emergency["serves"], string>>>;

const NUMBERS: Readonly<Record<string, Numbers>> = {
  FR: {
    emergency: "112",
    medical: "15",
    police: "17",
    fire: "18",
    sms: "114",
    shelter: "115",
    child: "119",
    violence: "3919",
    suicide: "3114",
  },
  BE: { emergency: "112", police: "101", child: "103", violence: "0800 30 030", suicide: "0800 32 123" },
  CH: { emergency: "112", medical: "144", police: "117", fire: "118", child: "147", suicide: "143" },
  LU: { emergency: "112", police: "113", suicide: "454545" },
  DE: { emergency: "112", police: "110", child: "116 111", violence: "116 016", suicide: "0800 1110111" },
  ES: { emergency: "112", violence: "016", suicide: "024" },
  IT: { emergency: "112", child: "114", violence: "1522" },
  GB: { emergency: "999", child: "0800 1111", violence: "0808 2000 247", suicide: "116 123" },
  IE: { emergency: "112", suicide: "116 123" },
  US: { emergency: "911", suicide: "988" },
  CA: { emergency: "911", suicide: "988" },
};

const ZONES: Readonly<Record<string, string>> = {
  "Europe/Brussels": "BE",
  "Europe/Zurich": "CH",
  "Europe/Luxembourg": "LU",
  "Europe/Berlin": "DE",
  "Europe/Madrid": "ES",
  "Europe/Rome": "IT",
  "Europe/London": "GB",
  "Europe/Dublin": "IE",
  "America/New_York": "US",
  "America/Chicago": "US",
  "America/Denver": "US",
  "America/Los_Angeles": "US",
  "America/Toronto": "CA",
  "America/Montreal": "CA",
  "America/Vancouver": "CA",
};

const FRENCH = /^(?:Europe\/Paris|America\/(?:Cayenne|Guadeloupe|Martinique|Miquelon|Marigot|St_Barthelemy)|Indian\/(?:Reunion|Mayotte))$/;

/** What is shown for each kind of danger, before what always is. */
const FIRST: Readonly<Record<Danger, Emergency["serves"]>> = {
  suicide: "suicide",
  child: "child",
  violence: "violence",
  health: "medical",
  fire: "fire",
  shelter: "shelter",
};

/**
 * Numbers for dangers, as `dangerIn` finds them or `any`, where an association is, the fittest first; those that it has set itself come in the place of its country's.
 * Elsewhere only 112, which most of the world's networks answer.
 */
export function emergencyNumbers(zone: string, danger: string | null, own: readonly Emergency[] = []): readonly Emergency[] {
  const country = FRENCH.test(zone) ? "FR" : ZONES[zone];
  const usual = country === undefined ? { emergency: "112" } : (NUMBERS[country] ?? { emergency: "112" });
  const known: Numbers = { ...usual, ...Object.fromEntries(own.map(({ serves, number }) => [serves, number])) };
  const wanted: readonly Emergency["serves"][] = [
    ...DANGERS.filter((each) => danger === "any" || (danger ?? "").split(" ").includes(each)).map((each) => FIRST[each]),
    "emergency",
    "medical",
    "police",
    "fire",
    "sms",
  ];
  return [...new Set(wanted)].flatMap((serves) => {
    const number = known[serves];
    return number === undefined ? [] : [{ number, serves }];
  });
}
