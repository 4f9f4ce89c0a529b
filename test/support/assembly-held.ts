import assert from "node:assert/strict";
import { tallyReport } from "#assemblies/count/report.ts";
import type { Locale } from "#locales/locale.ts";
import { type BothWays, labelIn } from "./both-ways.ts";

const START = "2027-03-25T17:00:00Z";
const RECEIPT = /(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/;

/** What is read in each language. */
const WORDS = {
  en: {
    ...{
      past: /“2020-01-01 10:00” is past: I read/,
      hour: "2027-03-25 18:00",
      early: /opens at the hour/,
      closed: /is not open yet/,
      again: /is open already/,
    },
    ...{ convened: /convened/, holds: /holds your proxy/, self: /somebody else/, declines: /declines your proxy/ },
    ...{ farther: /M4/, changed: /is changed to/, absent: /sign in first/i, noProxy: /no proxy/, adopted: /Adopted: 2 for, 1 against/ },
    ...{ already: /voted already/, inBox: /lies in the box/, published: /published ballots/, rank: (n: number) => `Choice no. ${n}` },
    ...{
      unknown: /not among the choices/,
      elected: /Elected: Bo/,
      board: /Board – 1 seat/,
      poll: /Result of P1/,
      closing: /State\W+closed/,
      over: /A1 is closed/,
    },
    ...{ title: /Minutes of the ordinary general assembly/, frozen: /can no longer be changed/, extract: /Extract certified true/ },
    ...{ speakers: /Wish to speak\W+Paul/, stood: "Board", amended: "two boats", debates: "Debates" },
  },
  fr: {
    ...{
      past: /«.2020-01-01 10:00.» est passé/,
      hour: "25/03/2027 18h00",
      early: /s’ouvre à l’heure/,
      closed: /pas encore ouverte/,
      again: /déjà ouverte/,
    },
    ...{ convened: /convoquée/, holds: /détient votre pouvoir/, self: /quelqu’un d’autre/, declines: /décline votre pouvoir/ },
    ...{
      farther: /M4/,
      changed: /devient/,
      absent: /émargez d’abord/,
      noProxy: /aucun pouvoir/,
      adopted: /adoptée.: 2 voix pour, 1 contre/,
    },
    ...{ already: /déjà voté/, inBox: /est dans l’urne/, published: /bulletins publiés/, rank: (n: number) => `Choix no ${n}` },
    ...{
      unknown: /ne figure pas parmi/,
      elected: /Élection de Bo/,
      board: /Board – 1 siège/,
      poll: /Résultat de P1/,
      closing: /État\W+close/,
      over: /A1 est close/,
    },
    ...{ title: /Procès-verbal de l’assemblée générale ordinaire/, frozen: /ne change plus/, extract: /Extrait certifié conforme/ },
    ...{ speakers: /Demandent la parole\W+Paul/, stood: "Board", amended: "deux canots", debates: "Débats" },
  },
} as const;

type Words = (typeof WORDS)[Locale];

interface Course {
  readonly stage: BothWays;
  readonly words: Words;
  readonly label: (key: string) => string;
}

function standing(stage: BothWays): string {
  return stage.hangs().join("\n");
}

/** Convened in a form, the agenda filled, an amendment, candidates, proxies; what is wrong is said on the way. */
async function convened({ stage, words, label }: Course): Promise<void> {
  assert.match(await stage.say("Ines", "assembly convene", { title: "AG", start: "2020-01-01 10:00" }), words.past);
  await stage.submit("Ines", { title: "AG", start: words.hour, quorum: "1/2" });
  await stage.settle();
  assert.match(standing(stage), words.convened);
  for (const who of ["Paul", "Chloe"] as const) assert.match(stage.told(who).join("\n"), words.convened);
  await stage.say("Ines", "assembly agenda", { assembly: "A1", add: "Rapport moral" });
  await stage.say("Ines", "motion propose", { title: "Canot", text: "On achète un canot.", assembly: "A1" });
  await stage.say("Ines", "motion propose", { title: "Confiance", text: "Le bureau.", assembly: "A1", secret: "yes" });
  await stage.say("Ines", "motion propose", { title: "Nom", text: "Lequel ?", assembly: "A1", method: "irv", choices: "Ana, Bo, Chen" });
  await stage.say("Paul", "motion amend", { motion: "M1", passage: "un canot", text: words.amended });
  await stage.say("Chloe", "motion show", { motion: "M1" });
  await stage.press("Chloe", label("second"));
  await stage.say("Ines", "assembly candidates", { assembly: "A1", office: "Board", seats: 1, months: 12 });
  await stage.settle();
  await stage.press("Paul", label("stand"));
  await stage.say("Paul", "assembly candidates", { assembly: "A1", person: stage.mention("Chloe") });
  await stage.settle();
  await stage.press("Chloe", label("accept"));
  assert.match(await stage.say("Chloe", "assembly proxy", { assembly: "A1", to: stage.mention("Chloe") }), words.self);
  assert.match(await stage.say("Chloe", "assembly proxy", { assembly: "A1", to: stage.mention("Paul") }), words.holds);
  await stage.settle();
  await stage.press("Paul", label("decline"));
  await stage.settle();
  assert.match(stage.told("Chloe").join("\n"), words.declines);
  await stage.say("Chloe", "assembly proxy", { assembly: "A1", to: stage.mention("Paul") });
  assert.match(await stage.say("Paul", "assembly attend", { assembly: "A1" }), words.early);
  assert.match(await stage.say("Ines", "motion open", { motion: "M2" }), words.closed);
}

/** Signed in and opened; the amendment, then the text by buttons and by a proxy. */
async function debated({ stage, words, label }: Course): Promise<void> {
  await stage.settle(START);
  await stage.say("Ines", "assembly attend", { assembly: "A1" });
  await stage.press("Paul", label("attend"));
  await stage.say("Ines", "assembly open", { assembly: "A1" });
  assert.match(await stage.say("Ines", "assembly open", { assembly: "A1" }), words.again);
  await stage.settle();
  assert.match(await stage.press("Paul", label("speak")), words.speakers);
  await stage.press("Paul", label("spoken"));
  assert.match(await stage.say("Ines", "motion open", { motion: "M1" }), words.farther);
  await stage.say("Ines", "motion open", { motion: "M4" });
  await stage.settle();
  for (const who of ["Ines", "Paul"] as const) await stage.press(who, label("for"));
  await closed({ stage, words, label }, "M4");
  await stage.say("Ines", "motion open", { motion: "M1" });
  await stage.settle();
  assert.match(standing(stage), new RegExp(`On achète ${words.amended}`));
  await stage.press("Ines", label("for"));
  await stage.press("Paul", label("against"));
  assert.match(await stage.press("Paul", label("for")), words.changed);
  assert.match(await stage.press("Chloe", label("for")), words.absent);
  await stage.say("Paul", "vote", { motion: "M1", choice: label("against"), as: stage.mention("Chloe") });
  assert.match(await stage.say("Ines", "vote", { motion: "M1", choice: label("for"), as: stage.mention("Chloe") }), words.noProxy);
  await closed({ stage, words, label }, "M1");
  assert.match(standing(stage), words.adopted);
}

/** A vote is closed by typing and by confirming with a button. */
async function closed({ stage, label }: Course, motion: string): Promise<void> {
  await stage.say("Ines", "motion close", { motion });
  await stage.press("Ines", label("confirm"));
  await stage.settle();
}

/** In secret: a receipt, a changed mind, the published list; by ranks; for an office. */
async function elected({ stage, words, label }: Course): Promise<void> {
  await stage.press("Chloe", label("attend"));
  await stage.say("Ines", "motion open", { motion: "M2" });
  await stage.settle();
  const receipt = RECEIPT.exec(await stage.press("Paul", label("against")))?.[0] ?? "";
  assert.match(await stage.press("Paul", label("for")), words.already);
  await stage.say("Paul", "vote", { motion: "M2", choice: label("for"), receipt });
  assert.match(await stage.say("Paul", "vote", { motion: "M2", receipt }), words.inBox);
  assert.match(await stage.press("Ines", label("blank")), RECEIPT);
  assert.match(await stage.say("Chloe", "vote", { motion: "M2", choice: label("for") }), RECEIPT);
  assert.doesNotMatch(standing(stage), RECEIPT);
  await closed({ stage, words, label }, "M2");
  assert.match(await stage.say("Paul", "vote", { motion: "M2", receipt }), words.published);
  assert.ok((await stage.say("Chloe", "motion ballots", { motion: "M2" })).includes(receipt));

  await stage.say("Ines", "motion open", { motion: "M3" });
  await stage.settle();
  await stage.press("Paul", label("vote"));
  await stage.pick("Paul", words.rank(1), ["Bo"]);
  await stage.pick("Paul", words.rank(2), ["Ana"]);
  assert.match(await stage.press("Paul", label("vote")), /Bo > Ana/);
  assert.match(await stage.say("Chloe", "vote", { motion: "M3", choice: "Bo > Dora" }), words.unknown);
  await stage.say("Chloe", "vote", { motion: "M3", choice: "Bo > Chen" });
  await stage.say("Ines", "vote", { motion: "M3", choice: "Ana" });
  await closed({ stage, words, label }, "M3");
  assert.match(standing(stage), words.elected);
  await stage.say("Paul", "motion ballots", { motion: "M3" });

  await stage.say("Ines", "motion open", { motion: "M5" });
  await stage.settle();
  for (const who of ["Ines", "Paul"] as const) await stage.pick(who, label("vote"), ["Chloe"]);
  await stage.say("Chloe", "vote", { motion: "M5", choice: "Paul" });
  await closed({ stage, words, label }, "M5");
  const register = await stage.say("Paul", "assembly mandates");
  assert.match(register, words.board);
  assert.ok(register.includes("Chloe"));
}

/** A poll beside it; the close; the minutes corrected, approved, and one resolution as an extract. */
async function minuted({ stage, words, label }: Course): Promise<void> {
  await stage.say("Paul", "poll new", { title: "Thé ?", choices: "Oui, Non", many: "no" });
  await stage.settle();
  await stage.pick("Chloe", label("answer"), ["Non"]);
  await stage.pick("Chloe", label("answer"), ["Oui"]);
  assert.match(await stage.say("Ines", "poll answer", { poll: "P1", choice: "Peut-être" }), words.unknown);
  await stage.say("Ines", "poll answer", { poll: "P1", choice: "oui" });
  await stage.say("Paul", "poll close", { poll: "P1" });
  await stage.press("Paul", label("confirm"));
  await stage.settle();
  assert.match(standing(stage), words.poll);

  await stage.say("Chloe", "assembly leave", { assembly: "A1" });
  await stage.say("Ines", "assembly close", { assembly: "A1" });
  assert.match(await stage.press("Ines", label("confirm")), words.closing);
  assert.match(await stage.say("Paul", "assembly attend", { assembly: "A1" }), words.over);
  assert.match(await stage.say("Ines", "assembly minutes", { assembly: "A1" }), words.title);
  await stage.pick("Ines", label("correct"), [words.debates]);
  await stage.submit("Ines", { text: "Paul rappelle le prix." });
  await stage.press("Ines", label("approve"));
  assert.match(await stage.press("Ines", label("confirm")), /SHA-256/);
  assert.match(await stage.say("Ines", "assembly minutes", { assembly: "A1", section: "4", text: "Trop tard." }), words.frozen);
  await stage.say("Paul", "assembly minutes", { assembly: "A1" });
  assert.match(await stage.pick("Paul", label("extract"), ["M1 Canot"]), words.extract);
}

/** The papers and the drawing of a result arrive; what was published is counted again; the PDF is tagged for those who hear it. */
function carried({ stage }: Course): void {
  const papers = [
    "M3.blt",
    "M3.csv",
    "M3.json",
    ...["md", "html", "pdf"].flatMap((ending) => [`A1-minutes.${ending}`, `A1-M1-extract.${ending}`]),
  ];
  const names = stage.files().map(({ name }) => name);
  for (const name of papers) assert.ok(names.includes(name), name);
  assert.ok(
    names.some((name) => name.endsWith(".png")),
    "the drawing of a result",
  );
  const bytesOf = (name: string) => stage.files().find((file) => file.name === name)?.bytes ?? null;
  const ballots = bytesOf("M3.blt");
  if (ballots === null) return;
  assert.deepEqual(tallyReport(ballots, { method: "irv" }, "en").data.elected, ["Bo"]);
  const pdf = Buffer.from(bytesOf("A1-minutes.pdf") ?? []).toString("latin1");
  assert.match(pdf, /^%PDF-/);
  assert.match(pdf, /\/StructTreeRoot[\s\S]*pdfuaid:part>1</);
}

/** An assembly is convened, held, voted in and written down, typed and pressed, with what is refused on the way. */
export async function assemblyHeld(stage: BothWays): Promise<void> {
  const { locale } = stage;
  const course = { stage, words: WORDS[locale], label: (key: string) => labelIn(locale, key) };
  await convened(course);
  await debated(course);
  await elected(course);
  await minuted(course);
  carried(course);
}
