import assert from "node:assert/strict";
import { test } from "node:test";
import { LOCALES } from "#locales/locale.ts";
import { type FakeMessage, textOf } from "#test/support/discord/world.ts";
import { text, type Whole, withWhole } from "#test/support/discord-whole-stage.ts";

const CANDIDATES = Array.from({ length: 30 }, (_, at) => `Candidate ${String.fromCharCode(65 + Math.floor(at / 5))}${at % 5}`);

/** What people press and read in each language. */
const WORDS = {
  en: { vote: "Vote", confirm: "Confirm", rank: (at: number) => `Choice no. ${at}`, start: "Cancel" },
  fr: { vote: "Voter", confirm: "Confirmer", rank: (at: number) => `Choix no ${at}`, start: "Annuler" },
} as const;

function holds(part: string): (message: FakeMessage) => boolean {
  return (message) => text(message).includes(part);
}

/** The placeholders of the selects that somebody sees on the newest message that holds this. */
function selectsOf({ seen }: Whole, name: string, part: string): readonly string[] {
  const found: string[] = [];
  JSON.stringify(seen(name, (message) => text(message).includes(part) && message.onlyFor !== null).body, (key, value) => {
    if (key === "placeholder") found.push(value);
    return value;
  });
  return found;
}

for (const locale of LOCALES) {
  const words = WORDS[locale];

  test(`on Discord, thirty candidates are ranked by selects and buttons, changed, and typed (${locale})`, { timeout: 60_000 }, () =>
    withWhole(locale, async (whole) => {
      const { fake, say, press, pick, settle, general, enrol, restart, running } = whole;
      await say("Ines", "parvis setup", { name: "Les Amis du Parvis" });
      await enrol("Paul", "Chloe", "Samir");
      const proposed = await say("Ines", "motion propose", {
        title: "Délégation",
        text: "Qui va à la fédération ?",
        method: "stv",
        seats: 2,
        choices: CANDIDATES.join(", "),
      });
      assert.match(text(proposed.message), /M1/);
      await say("Ines", "motion open", { motion: "M1" });
      await settle();
      const card = fake.messagesIn(general).find(holds("Délégation")) ?? assert.fail("the motion hangs in the channel");
      await press("Paul", words.vote, (message) => message.id === card.id);
      assert.equal(selectsOf(whole, "Paul", "M1").length, 2, "thirty names take two selects");
      const [first = "", second = ""] = selectsOf(whole, "Paul", "M1");
      assert.ok(first.startsWith(words.rank(1)) && second.startsWith(words.rank(1)), `${first} ${second}`);
      await pick("Paul", second, ["Candidate F4"]);
      await restart();
      await pick("Paul", selectsOf(whole, "Paul", "M1")[0] ?? "", ["Candidate A0"]);
      const cast = await press("Paul", words.vote, (message) => message.onlyFor !== null);
      assert.match(text(cast.message), /Candidate F4 > Candidate A0/);
      await press("Paul", words.vote, (message) => message.id === card.id);
      for (const name of CANDIDATES) {
        const places = selectsOf(whole, "Paul", "M1");
        const at = CANDIDATES.indexOf(name);
        await pick("Paul", places[0] ?? assert.fail(`after ${at} there is nothing more to rank`), [name]);
      }
      assert.deepEqual(selectsOf(whole, "Paul", "M1"), [], "everybody is ranked");
      const changed = await press("Paul", words.vote, (message) => message.onlyFor !== null);
      assert.match(text(changed.message), /Candidate A0 > Candidate A1 > /);
      const typed = await say("Chloe", "vote", { motion: "M1", choice: "Candidate F4 > Candidate B2" });
      assert.match(text(typed.message), /Candidate F4 > Candidate B2/);
      const wrong = await say("Samir", "vote", { motion: "M1", choice: "Candidate F4 > Candidate F4" });
      assert.doesNotMatch(text(wrong.message), /Candidate F4 > Candidate F4/);
      await say("Ines", "motion close", { motion: "M1" });
      await press("Ines", words.confirm);
      const rows = await running().store.db.selectFrom("motions").select("result").execute();
      const result = JSON.parse(String(rows[0]?.result)) as { readonly voters: number };
      assert.equal(result.voters, 2);
    }),
  );

  test(`on Discord, forty choices to approve are read on the card and typed (${locale})`, () =>
    withWhole(locale, async ({ fake, say, settle, general }) => {
      await say("Ines", "parvis setup", { name: "Les Amis du Parvis" });
      const choices = Array.from({ length: 40 }, (_, at) => `Choice ${at}`);
      await say("Ines", "motion propose", { title: "Couleurs", text: "Lesquelles ?", method: "approval", choices: choices.join(", ") });
      await say("Ines", "motion open", { motion: "M1" });
      await settle();
      const card = fake.messagesIn(general).find(holds("Couleurs")) ?? assert.fail("the motion hangs in the channel");
      for (const choice of choices) assert.ok(text(card).includes(choice), choice);
      const typed = await say("Ines", "vote", { motion: "M1", choice: "Choice 3, Choice 39" });
      assert.match(text(typed.message), /Choice 3[\s\S]*Choice 39/);
    }));

  test(`on Discord, a text of four thousand characters hangs whole in the channel (${locale})`, () =>
    withWhole(locale, async ({ fake, say, settle, general }) => {
      await say("Ines", "parvis setup", { name: "Les Amis du Parvis" });
      const long = `${"Considérant l’œuvre, *nous* décidons ; ".repeat(110).slice(0, 3_989)} LE DERNIER`;
      assert.equal(long.length, 4_000);
      const proposed = await say("Ines", "motion propose", { title: "Statuts", text: long });
      assert.match(text(proposed.message), /M1/);
      await say("Ines", "motion open", { motion: "M1" });
      await settle();
      const card = fake.messagesIn(general).find(holds("Statuts")) ?? assert.fail("the motion hangs in the channel");
      assert.ok(textOf(card).includes("parvis.txt") || text(card).includes("LE DERNIER"), "all of it is there, in the card or beside it");
      const other = await say("Ines", "motion show", { motion: "M1" });
      assert.ok(textOf(other.message ?? assert.fail()).includes("parvis.txt") || text(other.message).includes("LE DERNIER"));
    }));
}
