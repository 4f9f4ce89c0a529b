import assert from "node:assert/strict";
import { type BothWays, labelIn } from "./both-ways.ts";
import type { FakeMail } from "./fake-mail.ts";
import { hidden } from "./site.ts";
import { until } from "./slack/stage.ts";

/** What is read in each language. */
const WORDS = {
  en: {
    ...{ line: /Line 3/, added: /Taken over: 2 new/, asked: /because you asked for it/, wanted: /sends you the reminders/ },
    ...{
      refused: /no longer sends you/,
      owed: /owes this notice/,
      reached: /Léa Blanc.*by mail/s,
      missed: /Tom Noir: not reached/,
    },
    letters: "A1-letters.html",
  },
  fr: {
    ...{ line: /Ligne 3/, added: /Repris\s: 2 nouveaux/, asked: /parce que vous l’avez demandé/, wanted: /vous envoie par courriel/ },
    ...{ refused: /ne vous envoie plus/, owed: /doit cet avis/, reached: /Léa Blanc.*courriel/s, missed: /Tom Noir\s: non joint/ },
    letters: "A1-lettres.html",
  },
} as const;

/** Sends a table of members to the page for it, and gives what each sending is answered. */
export async function sendTables({ say, fetch: get, locale }: BothWays, tables: readonly string[]): Promise<readonly string[]> {
  const [, path = assert.fail()] = /(\/p\/[\w-]{43})/.exec(await say("Ines", "member import")) ?? [];
  const headers = { "accept-language": locale };
  const page = await get(path, headers);
  const seal = hidden({ body: await page.text() }, "seal");
  const send = async (values: Readonly<Record<string, string>>) => {
    const more = { origin: new URL(page.url).origin, "content-type": "application/x-www-form-urlencoded" };
    const body = new URLSearchParams({ seal, ...values }).toString();
    return (await fetch(page.url, { method: "POST", headers: { ...headers, ...more }, body })).text();
  };
  const answers: string[] = [];
  for (const file of tables) answers.push(await send({ file }));
  return [...answers, await send({ confirm: "yes" })];
}

/**
 * Who has no chat gets what they asked for by mail until they refuse it with one request, and what is owed to each member all the same; a
 * mailbox that there is not is noted, and there is a letter to print instead.
 */
export async function peopleLetters(both: BothWays, mail: FakeMail): Promise<void> {
  const { say, press, settle, raw, files, fetch: get, locale } = both;
  const words = WORDS[locale];
  const heads = "Nom;Courriel;Membre depuis\n";
  const [wrong = "", , added = ""] = await sendTables(both, [
    `${heads}Léa Blanc;lea@example.org;2020-01-01\nTom Noir;faux;2020-01-01\n`,
    `${heads}Léa Blanc;lea@example.org;2020-01-01\r\n\r\nTom Noir;tom@example.org;01/01/2020\r\n`,
  ]);
  assert.match(wrong, words.line);
  assert.match(added, words.added);
  const to = (address: string) => mail.received.filter((letter) => letter.to[0] === address);

  await say("Ines", "parvis settings", { approval: "100" });
  await say("Ines", "announce topics", { add: "courrier" });
  await say("Ines", "announce follow", { topic: "courrier", person: "Léa Blanc", how: "each" });
  await say("Ines", "announce post", { title: "Marche", text: "Vendredi à midi.", topic: "courrier" });
  await settle();
  const [letter = assert.fail("no letter")] = to("lea@example.org");
  assert.match(letter.text, /Vendredi à midi/);
  assert.match(letter.text, words.asked);
  const [, refuse = assert.fail()] = /(\/letters\/[\w-]+)/.exec(letter.head.get("list-unsubscribe")?.[0] ?? "") ?? [];
  const page = await get(refuse, { "accept-language": locale });
  assert.match(await page.text(), words.wanted);
  const once = { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" }, body: "List-Unsubscribe=One-Click" };
  assert.equal((await fetch(page.url, once)).status, 200);
  assert.match(await (await get(refuse, { "accept-language": locale })).text(), words.refused);
  await say("Ines", "announce post", { title: "Marche", text: "Samedi à midi.", topic: "courrier" });
  await settle();
  assert.equal(to("lea@example.org").length, 1, "what was refused is not sent");

  mail.treat("tom@example.org", { at: "to", answer: "550 5.1.1 <tom@example.org> unknown" });
  await say("Ines", "assembly convene", { title: "Assemblée", start: "2027-05-10 18:00" });
  await settle();
  assert.match(to("lea@example.org").at(-1)?.text ?? "", words.owed);
  assert.equal(to("tom@example.org").length, 0);
  const notices = await say("Ines", "assembly notices", { assembly: "A1" });
  assert.match(notices, words.reached);
  assert.match(notices, words.missed);
  await press("Ines", labelIn(locale, "letters"), words.missed);
  if (!raw("Ines").includes(`download="${words.letters}"`))
    await until(() => files().find(({ name }) => name === words.letters), "the letters to print");
}
