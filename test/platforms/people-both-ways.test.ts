import assert from "node:assert/strict";
import { test } from "node:test";
import { type BothWays, labelIn, onDiscord, onSlack } from "#test/support/both-ways.ts";
import { until } from "#test/support/slack/stage.ts";

/** What is read in each language. */
const WORDS = {
  en: {
    ...{ keepers: /admit members/, charter: /is published/, signed: /You have signed/, again: /already/, none: /C9/ },
    ...{ second: /second person/, proposed: /proposed to suspend Paul/, suspended: /You are suspended until/ },
    ...{ against: /asks that somebody else look/, lifted: /It is lifted/, nothing: /no warning or suspension/ },
  },
  fr: {
    ...{ keepers: /admettre des membres/, charter: /est publiée/, signed: /Vous avez signé/, again: /déjà signé/, none: /C9/ },
    ...{ second: /seconde personne/, proposed: /proposé de suspendre Paul/, suspended: /est suspendue jusqu’au/ },
    ...{ against: /quelqu’un d’autre réexamine/, lifted: /La mesure est levée/, nothing: /Aucun avertissement ni suspension/ },
  },
} as const;

/** The register goes out as files to whoever keeps it, and to nobody else. */
async function registered({ say, files, locale }: BothWays): Promise<void> {
  const words = WORDS[locale];
  assert.match(await say("Paul", "member list", { format: "csv" }), words.keepers);
  assert.equal(files().length, 0);
  for (const format of ["csv", "pdf"]) {
    await say("Ines", "member list", { status: "everybody", format });
    await until(() => files().find(({ name }) => name === `register.${format}`), `register.${format}`);
  }
  const bytesOf = (ending: string) => files().find(({ name }) => name === `register.${ending}`)?.bytes ?? null;
  const [csv, pdf] = [bytesOf("csv"), bytesOf("pdf")];
  if (csv !== null) assert.match(Buffer.from(csv).toString("utf8"), /^\ufeff.*\r\n(?:.*\r\n)*.*Samir/);
  if (pdf !== null) assert.match(Buffer.from(pdf).toString("latin1"), /^%PDF-/);
}

/** A charter is published in a form, signed by a button, typed and on a page; a link is used once. */
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
  const headers = { "accept-language": "fr" };
  const page = await get(`/p/${token}`, headers);
  const asked = await page.text();
  for (const wanted of [/<html lang="fr"/, /vous demande de lire ce texte/, /En quelle qualité vous signez/, /Répondre sous huit jours/])
    assert.match(asked, wanted);
  const [, seal = ""] = /name="seal" value="([^"]*)"/.exec(asked) ?? [];
  const send = async (values: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({ seal, name: "Mme Roy", organisation: "Atelier Nord", consent: "1", ...values }).toString();
    const more = { origin: new URL(page.url).origin, "content-type": "application/x-www-form-urlencoded" };
    return (await fetch(page.url, { method: "POST", headers: { ...headers, ...more }, body })).text();
  };
  assert.match(await send({ capacity: "  " }), /Remplissez ce champ/);
  assert.match(await send({ capacity: "Gérante" }), /Mme Roy a signé ce texte le/);
  assert.match(await (await get(`/p/${token}`, headers)).text(), /La copie signée en PDF/);
  assert.match(await send({ capacity: "Gérante", name: "Quelqu’un" }), /^(?!.*Quelqu’un a signé)/s);
  await settle();
  assert.match(told("Ines").join("\n"), /Mme Roy/);
  assert.equal((await both.db.selectFrom("signatures").select("id").execute()).length, 3);
}

/** A suspension that two decide by a press each, an appeal in a form that opens from a press, and a third who lifts it. */
async function suspended(both: BothWays): Promise<void> {
  const { say, press, submit, told, settle, appoint, locale } = both;
  const words = WORDS[locale];
  assert.match(await say("Paul", "report", { appeal: "Trop." }), words.nothing);
  await say("Chloe", "report", { about: "Paul crie.", person: "Paul" });
  await appoint("Samir", "secretary");
  await settle();
  await say("Ines", "report", { report: "T1", step: "suspension", days: 30, note: "Trente jours." });
  await settle();
  assert.match(await say("Ines", "report", { person: "Paul", decision: "confirm" }), words.second);
  assert.match(told("Samir").at(-1) ?? "", words.proposed);
  await press("Samir", labelIn(locale, "confirm"), words.proposed);
  await settle();
  assert.match(told("Paul").at(-1) ?? "", words.suspended);
  assert.match(await say("Paul", "motion propose", { title: "Moi", text: "Encore." }), words.suspended);
  await appoint("Chloe", "secretary");
  await press("Paul", labelIn(locale, "appeal"), words.suspended);
  await submit("Paul", { appeal: "Je n’ai <pas> crié." });
  await settle();
  assert.match(told("Chloe").at(-1) ?? "", words.against);
  assert.match(told("Chloe").at(-1) ?? "", /crié/);
  await press("Chloe", labelIn(locale, "lift"), words.against);
  await settle();
  assert.match(told("Paul").at(-1) ?? "", words.lifted);
  assert.doesNotMatch(await say("Paul", "motion propose", { title: "Moi", text: "Encore." }), words.suspended);
}

test("the register in files, a charter signed in every way, a suspension and its appeal on Discord, in French", () =>
  onDiscord("fr", async (both) => {
    await registered(both);
    await signed(both);
    await suspended(both);
  }));

test("the same on Slack, in English, where what a role of the platform cannot give is said in words", () =>
  onSlack("en", async (both) => {
    await registered(both);
    await signed(both);
    await suspended(both);
    const role = { role: "board", own: "treasurer" };
    assert.match(
      await both.say("Ines", "parvis roles", role),
      /“board” can give nothing here: this platform does not tell Parvis who is in it/,
    );
    await both.say("Ines", "parvis language", { language: "fr" });
    assert.match(
      await both.say("Ines", "parvis roles", role),
      /«\sboard\s» ne peut rien donner ici.*avec\s\/deleguer\sdonner ou\s\/adherent\srôle/,
    );
    assert.equal((await both.db.selectFrom("platform_roles").select("id").execute()).length, 0);
  }));
