import assert from "node:assert/strict";
import { test } from "node:test";
import type { Local, LocalDate, Zone } from "#calendar/calendar.ts";
import type { Rule } from "#calendar/repetition.ts";
import { plainText } from "#chat/prose.ts";
import { voiceOf } from "#chat/voice.ts";
import { reasonHoles } from "#gatherings/gathering.ts";
import { leadInWords, ruleInWords, skipsMonths, wallHour } from "#gatherings/rule-words.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Locale } from "#locales/locale.ts";

const zone = "Europe/Paris" as Zone;
const now = Date.UTC(2027, 0, 1) as Instant;

function inWords(locale: Locale, rule: Rule): readonly string[] {
  const rows = ruleInWords(voiceOf(locale, zone, now), rule, "2027-01-06T19:30" as Local, zone);
  return rows.map(([label, value]) => `${label}: ${plainText(value)}`);
}

test("places on the waiting list are counted as people count them, in both languages", () => {
  const en = voiceOf("en", zone, now);
  const fr = voiceOf("fr", zone, now);
  const place = (voice: typeof en, rank: number) => voice.text("gathering-already-waiting", { title: "Atelier", moment: "", rank });
  const expected = [
    [1, "1st", "1re"],
    [2, "2nd", "2ᵉ"],
    [3, "3rd", "3ᵉ"],
    [4, "4th", "4ᵉ"],
    [11, "11th", "11ᵉ"],
    [22, "22nd", "22ᵉ"],
    [113, "113th", "113ᵉ"],
  ] as const;
  for (const [rank, english, french] of expected) {
    assert.ok(place(en, rank).includes(` ${english} on the waiting list`), english);
    assert.ok(place(fr, rank).includes(` ${french} place`), french);
  }
});

test("what repeats is said in rows, never in a sentence put together from pieces", () => {
  assert.deepEqual(
    inWords("en", { freq: "weekly", days: [{ weekday: 3 }, { weekday: 5 }, { weekday: 7 }], until: "2027-06-30" as LocalDate }),
    ["Repeats: every week", "Days: Wednesday, Friday and Sunday", "Until: Wednesday 30 June 2027"],
  );
  assert.deepEqual(
    inWords("fr", { freq: "monthly", interval: 2, days: [{ weekday: 5, nth: -1 }], count: 4, except: ["2027-03-26" as LocalDate] }),
    ["Répétition: tous les 2 mois", "Jours: dernier vendredi", "Nombre de fois: 4 fois", "Sauf: vendredi 26 mars 2027"],
  );
  assert.deepEqual(
    inWords("en", {
      freq: "weekly",
      days: [
        { weekday: 3, time: "19:30" },
        { weekday: 7, time: "10:00" },
      ],
    }),
    ["Repeats: every week", "Days: Wednesday 19:30 and Sunday 10:00"],
  );
  assert.deepEqual(inWords("en", { freq: "monthly", monthDays: [2, -1] }), ["Repeats: every month", "Days: the 2nd and the last day"]);
});

test("months that are too short are said to be skipped, and only then", () => {
  assert.equal(skipsMonths({ freq: "monthly" }, "2027-01-31T19:00" as Local), true);
  assert.equal(skipsMonths({ freq: "monthly" }, "2027-01-28T19:00" as Local), false);
  assert.equal(skipsMonths({ freq: "monthly", monthDays: [-1] }, "2027-01-31T19:00" as Local), false);
  assert.equal(skipsMonths({ freq: "monthly", days: [{ weekday: 7, nth: 1 }] }, "2027-01-31T19:00" as Local), false);
  assert.equal(skipsMonths({ freq: "weekly" }, "2027-01-31T19:00" as Local), false);
});

test("leads and hours read as people say them", () => {
  const fr = voiceOf("fr", zone, now);
  assert.equal(leadInWords(fr, { days: 1 }), "1 jour avant");
  assert.equal(leadInWords(fr, { milliseconds: 86_400_000 }), "24\u00a0h avant");
  assert.equal(wallHour(fr, "2027-03-28T02:30" as Local), "2\u00a0h\u00a030");
});

test("a reason is told without its full stop, since the sentence around it has one", () => {
  const said: readonly (readonly [reason: string | null, told: string, why: "yes" | "no"])[] = [
    [null, "", "no"],
    ["Grève", "Grève", "yes"],
    ["The hall is closed.", "The hall is closed", "yes"],
    ["The hall is closed. ", "The hall is closed", "yes"],
    ["We shall see...", "We shall see...", "yes"],
    ["Why?", "Why?", "yes"],
    [".", "", "no"],
  ];
  for (const [reason, told, why] of said) assert.deepEqual(reasonHoles(reason), { reason: told, why });
});
