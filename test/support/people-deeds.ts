import assert from "node:assert/strict";
import { type BothWays, labelIn } from "./both-ways.ts";
import { hidden } from "./site.ts";
import { until } from "./slack/stage.ts";

/** What is read in each language. */
const WORDS = {
  en: {
    ...{ keepers: /admit members/, charter: /is published/, signed: /You have signed/, again: /already/, none: /C9/ },
    ...{ second: /second person/, proposed: /proposed to suspend Paul/, suspended: /You are suspended until/, dropped: /It is dropped/ },
    ...{ against: /asks that somebody else look/, lifted: /It is lifted/, nothing: /no warning or suspension/, warned: /You are warned/ },
    ...{
      yours: /had a part|You proposed/,
      theirs: /not yours to see/,
      dealt: /being dealt with/,
      closed: /is closed/,
      told: /Paul was told/,
    },
    ...{
      ability: "announce",
      lacks: /no power to announce/,
      given: /power to announce/,
      fallen: /may no longer/,
      notOnes: /power that one has/,
    },
    ...{ waits: /waits for approval/, preview: /nothing was posted/, own: /Nobody approves their own/, topic: /no topic “rien”/ },
    ...{ approved: /is approved/, changed: /You have changed/, over: /refused or withdrawn/, follows: /told of each/ },
    consent: { missing: /Please fill this in/, signed: /Mme Roy has signed this text/, copy: /The signed copy as PDF/ },
  },
  fr: {
    ...{ keepers: /admettre des membres/, charter: /est publiée/, signed: /Vous avez signé/, again: /déjà signé/, none: /C9/ },
    ...{
      second: /seconde personne/,
      proposed: /proposé de suspendre Paul/,
      suspended: /est suspendue jusqu’au/,
      dropped: /est abandonnée/,
    },
    ...{ against: /quelqu’un d’autre réexamine/, lifted: /La mesure est levée/, nothing: /Aucun avertissement ni suspension/ },
    ...{
      warned: /Ceci est un avertissement/,
      yours: /pris part|proposé cette mesure/,
      theirs: /pas accès/,
      dealt: /en cours de traitement/,
    },
    ...{ closed: /il est clos/, told: /envoyé à Paul/, ability: "annoncer", lacks: /pouvoir de faire des annonces/, given: /annonces/ },
    ...{ fallen: /ne peut plus/, notOnes: /un pouvoir que l’on a/, waits: /attend l’approbation/, preview: /rien n’est publié/ },
    ...{ own: /On n’approuve pas sa propre/, topic: /pas de thème «\srien\s»/, approved: /est approuvée/, changed: /Vous avez modifié/ },
    ...{ over: /refusée ou retirée/, follows: /un message pour chaque/ },
    consent: { missing: /Remplissez ce champ/, signed: /Mme Roy a signé ce texte le/, copy: /La copie signée en PDF/ },
  },
} as const;

/** The register goes out as files to whoever keeps it, and to nobody else. */
async function registered({ say, files, raw, locale }: BothWays): Promise<void> {
  const words = WORDS[locale];
  assert.match(await say("Paul", "member list", { format: "csv" }), words.keepers);
  assert.equal(files().length, 0);
  for (const format of ["csv", "pdf"]) {
    await say("Ines", "member list", { status: "everybody", format });
    const linked = /download="register\.(csv|pdf)"/.exec(raw("Ines"))?.[1];
    if (linked === undefined) await until(() => files().find(({ name }) => name === `register.${format}`), `register.${format}`);
    else assert.equal(linked, format);
  }
  const bytesOf = (ending: string) => files().find(({ name }) => name === `register.${ending}`)?.bytes ?? null;
  const [csv, pdf] = [bytesOf("csv"), bytesOf("pdf")];
  if (csv !== null) assert.match(Buffer.from(csv).toString("utf8"), /^\ufeff.*\r\n(?:.*\r\n)*.*Samir/);
  if (pdf !== null) assert.match(Buffer.from(pdf).toString("latin1"), /^%PDF-/);
}

/** A charter is published in a form, signed by a button, typed and on a page; a link is used once. A new version asks anew where its substance changed. */
async function signed(both: BothWays): Promise<void> {
  const { say, submit, press, told, settle, hangs, fetch: get, locale } = both;
  const words = WORDS[locale];
  await say("Ines", "charter publish");
  assert.match(await submit("Ines", { title: "Charte d’accueil", text: "Répondre sous huit jours." }), words.charter);
  await settle();
  assert.match(hangs().join("\n"), /Charte d’accueil/);
  assert.match(await press("Paul", labelIn(locale, "sign"), /Charte d’accueil/), words.signed);
  assert.match(await say("Chloe", "charter sign", { charter: "C1", capacity: "Trésorière", show: "yes" }), words.signed);
  assert.match(await say("Chloe", "charter sign", { charter: "C1" }), words.again);
  assert.match(await say("Chloe", "charter sign", { charter: "C9" }), words.none);
  const answer = await say("Ines", "charter invite", { charter: "C1", name: "Mme Roy", organisation: "Atelier Nord" });
  const [, token = assert.fail(answer)] = /\/p\/([\w-]{43})/.exec(answer) ?? [];
  const headers = { "accept-language": locale };
  const page = await get(`/p/${token}`, headers);
  const asked = await page.text();
  assert.match(asked, new RegExp(`<html lang="${locale}"`));
  assert.match(asked, /Répondre sous huit jours/);
  const seal = hidden({ body: asked }, "seal");
  const send = async (values: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({ seal, name: "Mme Roy", organisation: "Atelier Nord", consent: "1", ...values }).toString();
    const more = { origin: new URL(page.url).origin, "content-type": "application/x-www-form-urlencoded" };
    return (await fetch(page.url, { method: "POST", headers: { ...headers, ...more }, body })).text();
  };
  assert.match(await send({ capacity: "  " }), words.consent.missing);
  assert.match(await send({ capacity: "Gérante" }), words.consent.signed);
  assert.match(await (await get(`/p/${token}`, headers)).text(), words.consent.copy);
  assert.doesNotMatch(await send({ capacity: "Gérante", name: "Quelqu’un" }), /Quelqu’un (?:a signé|has signed)/);
  await settle();
  assert.match(told("Ines").join("\n"), /Mme Roy/);
  assert.equal((await both.db.selectFrom("signatures").select("id").execute()).length, 3);
  await say("Ines", "charter publish", {
    charter: "C1",
    text: "Répondre sous sept jours.",
    changes: "Un jour de moins.",
    kind: "substance",
  });
  await settle();
  assert.match(told("Paul").at(-1) ?? "", /Charte d’accueil/);
  assert.match(await press("Paul", labelIn(locale, "sign"), /Charte d’accueil/), words.signed);
  const corrected = { charter: "C1", text: "Répondre sous sept (7) jours.", changes: "Le chiffre aussi.", kind: "correction" };
  await say("Ines", "charter publish", corrected);
  await settle();
  assert.doesNotMatch(told("Paul").at(-1) ?? "", /Le chiffre aussi/, "a correction asks nobody again");
  assert.match(await say("Paul", "charter sign", { charter: "C1" }), words.again);
  const signatories = await say("Chloe", "charter signatories", { charter: "C1" });
  assert.match(signatories, /Paul/);
  assert.match(signatories, /Mme Roy/);
  assert.match(await say("Chloe", "charter read", { charter: "C1", version: 1 }), /huit jours/);
}

/** A word of the lists is hinted at to whoever said it, whole and in private, and never in a report. */
async function hinted({ say, told, settle }: BothWays): Promise<void> {
  await say("Ines", "parvis settings", { hints: "fr: andouille; en: dimwit" });
  for (const [text, word] of [
    ["Quelle ANDOUILLE.", /andouille/],
    ["A dimwit.", /dimwit/],
  ] as const) {
    await say("Chloe", "need submit", { title: word.source, text });
    await settle();
    assert.match(told("Chloe").at(-1) ?? "", word);
  }
  const before = told("Chloe").length;
  await say("Chloe", "need submit", { title: "Repas", text: "Des andouillettes." });
  await say("Chloe", "report", { about: "On me traite d’andouille." });
  await settle();
  assert.equal(told("Chloe").length, before);
  assert.doesNotMatch(told("Paul").join("\n"), /andouille/i);
  await say("Ines", "parvis settings", { hints: "none" });
}

/** A power given in a form, given on, refused to be given, taken back by a press, with what was drawn from it. */
async function powers({ say, submit, press, told, settle, mention, locale }: BothWays): Promise<void> {
  const words = WORDS[locale];
  const post = { title: "Chorale", text: "Vendredi." };
  assert.match(await say("Paul", "announce post", post), words.lacks);
  await say("Ines", "delegate grant");
  assert.match(await submit("Ines", { person: mention("Paul"), ability: "announce" }), /D1/);
  await settle();
  assert.match(told("Paul").at(-1) ?? "", words.given);
  assert.match(await say("Paul", "delegate grant", { person: "Chloe", ability: "announce", end: "2027-12-31" }), /D2/);
  assert.match(await say("Chloe", "delegate grant", { person: "Samir", ability: "moderate" }), words.notOnes);
  assert.match(await say("Samir", "delegate list"), /D1[\s\S]*↳ D2/);
  assert.match(await say("Chloe", "announce post", post), /B1/);
  assert.match(await press("Ines", labelIn(locale, "revoke"), /D1/), words.fallen);
  await settle();
  assert.match(told("Chloe").at(-1) ?? "", words.fallen);
  assert.match(await say("Chloe", "announce post", post), words.lacks);
}

/** What a representative says is approved by another, followed, changed, looked at beforehand, and taken back. */
async function announced({ say, press, told, settle, hangs, appoint, locale }: BothWays): Promise<void> {
  const words = WORDS[locale];
  await appoint("Paul", "representative");
  await appoint("Samir", "secretary");
  await say("Ines", "parvis settings", { approval: "1" });
  await say("Ines", "announce topics", { add: "nouvelles" });
  assert.match(await say("Chloe", "announce follow", { topic: "nouvelles", how: "each" }), words.follows);
  assert.match(await say("Chloe", "announce follow", { topic: "rien" }), words.topic);
  const post = { title: "Fête", text: "Dimanche & lundi.", topic: "nouvelles" };
  assert.match(await say("Paul", "announce post", { ...post, preview: "yes" }), words.preview);
  assert.match(await say("Paul", "announce post", post), words.waits);
  await settle();
  assert.doesNotMatch(hangs().join("\n"), /Dimanche/);
  assert.match(await say("Ines", "announce edit", { announcement: "B2", text: "Dimanche seulement." }), /B2/);
  assert.match(await say("Ines", "announce approve", { announcement: "B2" }), words.changed);
  await settle();
  await press("Samir", labelIn(locale, "approve"), /Dimanche seulement/);
  await settle();
  assert.match(hangs().join("\n"), /Dimanche seulement/);
  assert.match(told("Paul").at(-1) ?? "", words.approved);
  assert.match(told("Chloe").at(-1) ?? "", /Dimanche seulement/);
  await say("Paul", "announce withdraw", { announcement: "B2" });
  await press("Paul", labelIn(locale, "confirm"));
  await settle();
  assert.doesNotMatch(hangs().join("\n"), /Dimanche/);
  assert.match(await say("Paul", "announce edit", { announcement: "B2", text: "Jamais." }), words.over);
  await appoint("Paul");
  await appoint("Samir");
}

/**
 * What is reported in a form and read by one handler; a suspension that two decide by a press each, an appeal in a form that opens from a
 * press, and a third who lifts it; one that is dropped, and a warning that is upheld.
 */
async function suspended(both: BothWays): Promise<void> {
  const { say, press, submit, told, settle, appoint, mention, locale } = both;
  const words = WORDS[locale];
  const label = (name: string) => labelIn(locale, name);
  assert.match(await say("Paul", "report", { appeal: "Trop." }), words.nothing);
  await say("Chloe", "report");
  assert.match(await submit("Chloe", { about: "Paul crie.", person: mention("Paul") }), /T1/);
  assert.match(await say("Paul", "report", { report: "T1" }), words.theirs);
  await settle();
  assert.match(told("Ines").at(-1) ?? "", /Paul crie/);
  await appoint("Samir", "secretary");
  await say("Ines", "report", { report: "T1", step: "suspension", days: 30, note: "Trente jours." });
  await settle();
  assert.match(told("Chloe").at(-1) ?? "", words.dealt);
  assert.match(await say("Ines", "report", { person: "Paul", decision: "confirm" }), words.second);
  assert.match(told("Samir").at(-1) ?? "", words.proposed);
  await press("Samir", label("confirm"), words.proposed);
  await settle();
  assert.doesNotMatch(told("Samir").join("\n"), /Trente jours/, "the reason does not stay with whoever has decided");
  assert.match(told("Paul").at(-1) ?? "", words.suspended);
  assert.match(await say("Paul", "motion propose", { title: "Moi", text: "Encore." }), words.suspended);
  await appoint("Chloe", "secretary");
  await press("Paul", label("appeal"), words.suspended);
  await submit("Paul", { appeal: "Je n’ai <pas> crié." });
  await settle();
  assert.match(told("Chloe").at(-1) ?? "", words.against);
  assert.match(told("Chloe").at(-1) ?? "", /crié/);
  await press("Chloe", label("lift"), words.against);
  await settle();
  assert.doesNotMatch(told("Chloe").join("\n"), /Trente jours|crié/, "nor does what was said against it");
  assert.match(told("Paul").at(-1) ?? "", words.lifted);
  assert.doesNotMatch(await say("Paul", "motion propose", { title: "Moi", text: "Encore." }), words.suspended);

  await say("Ines", "report", { report: "T1", step: "suspension", days: 3, note: "Trois jours." });
  await settle();
  assert.match(await press("Samir", label("drop"), /Trois jours/), words.dropped);
  await say("Ines", "report", { report: "T1", step: "warning", note: "Une fois pour toutes." });
  await settle();
  assert.match(told("Paul").at(-1) ?? "", words.warned);
  await press("Paul", label("appeal"), /Une fois pour toutes/);
  await submit("Paul", { appeal: "Non." });
  await settle();
  assert.match(await say("Ines", "report", { person: "Paul", decision: "uphold" }), words.yours);
  assert.match(await press("Chloe", label("uphold"), /Une fois pour toutes/), words.told);
  await settle();
  assert.match(told("Paul").at(-1) ?? "", words.warned);
  assert.match(await say("Paul", "report", { appeal: "Encore." }), /./);
  assert.match(await say("Ines", "report", { report: "T1" }), /Paul crie/);
  await press("Ines", label("resolve"), /Paul crie/);
  await settle();
  assert.doesNotMatch(told("Ines").join("\n"), /Paul crie/, "what was confided does not stay with whoever has dealt with it");
  assert.match(told("Chloe").findLast((each) => each.includes("T1")) ?? "", words.closed);
}

/** What organisers keep, give, say and settle: typed, pressed, in forms and behind links. */
export async function peopleDeeds(both: BothWays): Promise<void> {
  await registered(both);
  await signed(both);
  await powers(both);
  await announced(both);
  await suspended(both);
  await hinted(both);
}
