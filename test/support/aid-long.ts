import assert from "node:assert/strict";
import { type BothWays, labelIn } from "./both-ways.ts";

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

/** What a form is filled in with: where its inputs end earlier, what is left stands in a second one. */
function filled(text: string, most: number): Readonly<Record<string, string>> {
  const rest = text.slice(most);
  return { category: "transport", about: text.slice(0, most), ...(rest === "" ? {} : { "about~2": rest }) };
}

/**
 * Four thousand characters are kept whole and reach whoever helps whole, in what stands there or in a file beside it; one more is sent back,
 * in the form and typed, or cannot be typed at all. An input of the platform takes `most`.
 */
export async function aidLong({ db, locale, say, submit, press, files, settle }: BothWays, most: number): Promise<void> {
  await say("Samir", "aid volunteer", { categories: "transport" });
  await say("Paul", "aid ask");
  await submit("Paul", filled(LONG, most));
  await settle();
  assert.equal((await db.selectFrom("requests").select("about").executeTakeFirstOrThrow()).about, LONG);
  const read = await press("Samir", labelIn(locale, "take-it-on"));
  assert.match(read, /m1 m2 m3/);
  const whole = files().findLast(({ name }) => name === "parvis.txt");
  reaches(whole === undefined ? read : Buffer.from(whole.bytes ?? []).toString("utf8"));
  assert.match(await say("Paul", "aid edit", { request: "R1", zone: "nord" }), whole === undefined ? /m600/ : /m1 m2 m3/);
  const over = say("Paul", "aid ask", { category: "transport", about: "a".repeat(4_001) });
  if (most === 4_000)
    await assert.rejects(over, /too long to be typed/, "where the platform knows how much is taken, it lets nobody type more");
  else assert.match(await over, MOST[locale], "one more is too many");
  assert.equal((await db.selectFrom("requests").select("about").execute()).length, 1);
  await say("Paul", "aid ask");
  if (most !== 4_000) assert.match(await submit("Paul", filled("a".repeat(4_001), most)), MOST[locale], "what was typed stays in the form");
  await submit("Paul", filled("a".repeat(4_000), most));
  const rows = await db.selectFrom("requests").select("about").orderBy("id").execute();
  assert.deepEqual(
    rows.map(({ about }) => about.length),
    [4_000, 4_000],
  );
}
