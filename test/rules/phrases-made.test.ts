import assert from "node:assert/strict";
import { test } from "node:test";
import { type Local, readZone, toInstant, type Zone } from "#calendar/calendar.ts";
import type { Rule } from "#calendar/repetition.ts";
import { readMoment } from "#phrases/moments.ts";
import { readRule } from "#phrases/rules.ts";
import { harmless, type MeantRule, slipped, someMomentPhrase, someRulePhrase } from "#test/support/phrase-maker.ts";
import { type Random, randomFrom } from "#test/support/zones.ts";
import { hostileMoments, hostileRules } from "./phrases-hostile.ts";

const zone = readZone("Europe/Paris") as Zone;
const now = toInstant("2027-03-20T12:00" as Local, zone);
const LANGUAGES = ["fr", "en"] as const;

/** Words that change what is meant and that no rule or date has a place for. */
const POISON = {
  fr: ["pas", "environ", "vers", "ou", "presque", "jamais", "peut-être", "sinon"],
  en: ["not", "about", "or", "almost", "never", "maybe", "around", "unless"],
} as const;

function ruleRead(text: string, locale: string): MeantRule | null {
  const read = readRule(text, { now, zone, locale });
  return "rule" in read ? inTheMakersTerms(read.rule) : null;
}

function inTheMakersTerms(rule: Rule): MeantRule {
  const days = (rule.days ?? []).map(
    ({ weekday, nth, time }) => `${weekday}${nth === undefined ? "" : `/${nth}`}${time === undefined ? "" : ` ${time}`}`,
  );
  const hour = rule.hours === undefined ? null : `${String(rule.hours[0]).padStart(2, "0")}:${String(rule.minutes?.[0]).padStart(2, "0")}`;
  const months = (rule.pauses ?? []).flatMap((pause) =>
    pause.kind === "months" ? pause.months.map((month) => `month ${month}`) : [JSON.stringify(pause)],
  );
  const end = rule.until ?? rule.count;
  return {
    freq: rule.freq as MeantRule["freq"],
    interval: rule.interval ?? 1,
    days: days.sort(),
    monthDays: rule.monthDays ?? [],
    months: rule.months ?? [],
    ...(rule.weeks === undefined ? {} : { weeks: rule.weeks }),
    time: hour,
    end: end === undefined ? null : String(end),
    except: [...(rule.except ?? []), ...months],
  };
}

function momentsRead(text: string, locale: string): readonly string[] {
  const read = readMoment(text, { now, zone, locale });
  return "readings" in read ? read.readings : [];
}

/** The share of phrases that were read; each one that was must be read as it was meant. */
function shareRead(seed: number, count: number, one: (random: Random, language: "fr" | "en") => "right" | "asked" | "refused"): number {
  const random = randomFrom(seed);
  let right = 0;
  for (let i = 0; i < count; i += 1) if (one(random, LANGUAGES[i % 2] as "fr") === "right") right += 1;
  return right / count;
}

test("a rule said in ways that nobody here has written down is read as it was meant, or refused", () => {
  const share = shareRead(101, 5_000, (random, language) => {
    const { text, meant } = someRulePhrase(random, language);
    const typed = harmless(random, text);
    const read = ruleRead(typed, random.one(LANGUAGES));
    if (read === null) return "refused";
    assert.deepEqual(read, { ...meant, days: [...meant.days].sort() }, typed);
    return "right";
  });
  assert.ok(share > 0.85, `only ${share} of the phrases were read`);
});

test("a date said in ways that nobody here has written down is read as it was meant, asked about or refused", () => {
  const share = shareRead(102, 5_000, (random, language) => {
    const { text, meant } = someMomentPhrase(random, language);
    const typed = harmless(random, text);
    const read = momentsRead(typed, language);
    if (read.length === 0) return "refused";
    assert.ok(read.includes(meant), `${typed}: ${read} instead of ${meant}`);
    return read.length === 1 ? "right" : "asked";
  });
  assert.ok(share > 0.85, `only ${share} of the phrases were read`);
});

test("a slip of the finger is never read as something else", () => {
  const random = randomFrom(103);
  for (let i = 0; i < 4_000; i += 1) {
    const language = LANGUAGES[i % 2] as "fr";
    const rule = someRulePhrase(random, language);
    const typed = slipped(random, rule.text);
    const read = typed === null ? null : ruleRead(typed, language);
    if (read !== null) assert.deepEqual(read, { ...rule.meant, days: [...rule.meant.days].sort() }, `${typed} for ${rule.text}`);
    const moment = someMomentPhrase(random, language);
    const wrong = slipped(random, moment.text);
    const readings = wrong === null ? [] : momentsRead(wrong, language);
    if (readings.length > 0) assert.ok(readings.includes(moment.meant), `${wrong} for ${moment.text}: ${readings}`);
  }
});

test("a word that changes what is meant is never passed over", () => {
  const random = randomFrom(104);
  for (let i = 0; i < 3_000; i += 1) {
    const language = LANGUAGES[i % 2] as "fr";
    const rule = withPoison(random, language, someRulePhrase(random, language).text);
    assert.equal(ruleRead(rule, language), null, rule);
    const moment = withPoison(random, language, someMomentPhrase(random, language).text);
    assert.deepEqual(momentsRead(moment, language), [], moment);
  }
});

function withPoison(random: Random, language: "fr" | "en", text: string): string {
  const words = text.split(" ");
  words.splice(random.whole(0, words.length), 0, random.one(POISON[language]));
  return words.join(" ");
}

test("what means two things, or half of one, is asked about or refused, whatever the hurry and the language of the community", () => {
  const random = randomFrom(105);
  for (const language of LANGUAGES) {
    for (const phrase of hostileRules[language]) {
      for (const locale of LANGUAGES) {
        const read = readRule(phrase, { now, zone, locale });
        assert.ok("refused" in read, `${phrase}: ${JSON.stringify(read)}`);
      }
      assert.equal(ruleRead(harmless(random, phrase), language), null, phrase);
    }
    for (const phrase of hostileMoments[language]) {
      const read = momentsRead(phrase, language);
      assert.notEqual(read.length, 1, `${phrase}: ${read}`);
    }
  }
});
