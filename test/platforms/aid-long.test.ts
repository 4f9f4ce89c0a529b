import assert from "node:assert/strict";
import { test } from "node:test";
import { LOCALES } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";
import { labelIn, onSlack } from "#test/support/both-ways.ts";
import { text, withWhole } from "#test/support/discord-whole-stage.ts";

const FAMILY = "👩‍👩‍👧‍👦";

/** Four thousand characters of numbered words, with a family of one sign at every tenth, so that what is lost or cut is seen. */
function longText(): string {
  let text = "";
  for (let n = 1; ; n += 1) {
    const next = `${text}${n === 1 ? "" : " "}m${n}${n % 10 === 0 ? ` ${FAMILY}` : ""}`;
    if (next.length > 4_000) return text.padEnd(4_000, "·");
    text = next;
  }
}

const LONG = longText();
const MOST = { en: /4,?000/, fr: /4\s?000/ } as const;
const wordsIn = (text: string) => text.match(/m\d+|👩‍👩‍👧‍👦|·+$/gmu) ?? [];

/** A claimer reads every word, in order; no sign is cut in two. */
function reaches(read: string): void {
  assert.deepEqual(
    wordsIn(read).filter((word) => !word.startsWith("·")),
    wordsIn(LONG).filter((word) => !word.startsWith("·")),
  );
  assert.equal([...read].filter((sign) => sign === "👩").length, 2 * (LONG.match(/👩‍👩/gu) ?? []).length);
}

for (const locale of LOCALES) {
  test(`on Slack, four thousand characters of two inputs are kept whole and reach whoever helps whole; one more is sent back, in the form (${locale})`, () =>
    onSlack(locale, async ({ db, say, submit, press, settle }) => {
      await say("Samir", "aid volunteer", { categories: "transport" });
      await say("Paul", "aid ask");
      await submit("Paul", { category: "transport", about: LONG.slice(0, 3_000), "about~2": LONG.slice(3_000) });
      await settle();
      assert.equal((await db.selectFrom("requests").select("about").executeTakeFirstOrThrow()).about, LONG);
      reaches(await press("Samir", labelIn(locale, "take-it-on")));
      const shown = await say("Paul", "aid edit", { request: "R1", zone: "nord" });
      assert.match(shown, /m600/);
      await say("Paul", "aid ask");
      const over = await submit("Paul", { category: "transport", about: "a".repeat(3_000), "about~2": "a".repeat(1_001) });
      assert.match(over, MOST[locale], "one more is said to be too many, and what was typed stays in the form");
      await submit("Paul", { category: "transport", about: "a".repeat(3_000), "about~2": "a".repeat(1_000) });
      const rows = await db.selectFrom("requests").select("about").orderBy("id").execute();
      assert.deepEqual(
        rows.map(({ about }) => about.length),
        [4_000, 4_000],
      );
    }));

  test(`on Discord, four thousand characters of one input reach whoever helps whole (${locale})`, () =>
    withWhole(locale, async ({ fake, member, say, press, submit, settle, enrol, running }) => {
      await say("Ines", "parvis setup", { name: "Les Amis du Parvis", language: locale });
      await enrol("Paul", "Samir");
      await say("Samir", "aid volunteer", { categories: "transport" });
      await say("Paul", "aid ask");
      await submit("Paul", { category: "transport", about: LONG });
      await press("Paul", speak(locale, "discord-form-send"));
      await settle();
      assert.equal((await running().store.db.selectFrom("requests").select("about").executeTakeFirstOrThrow()).about, LONG);
      await press("Samir", labelIn(locale, "take-it-on"));
      // more than one message holds stands whole in a file beside it, for whoever was answered alone
      const card = fake.privateTo(member("Samir").user).at(-1);
      assert.deepEqual(card?.files, ["parvis.txt"]);
      assert.match(text(card), /m1 m2 m3/);
      reaches(fake.uploads.at(-1)?.bytes.toString("utf8") ?? "");
    }));
}
