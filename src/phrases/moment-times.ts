import type { Bound, Meaning, Span } from "./grammar.ts";
import { type Outcome, only, problem } from "./outcome.ts";

/** The part of a day that was named beside the hour. */
export type Part = "morning" | "afternoon" | "evening" | "night";

/** The hours that a phrase may mean, as minutes after the midnight with which its date begins; 1440 and more lie in the night that follows. */
export type Hours = (part: Part | null) => Outcome;

/** Hours of the day; the keys are those of the phrases in the word files. */
export const timeMeanings: Readonly<Record<string, Meaning>> = {
  "clock.clock": (bound, span) => onTheClock(number(bound, "hour"), minuteOf(bound), span),
  "clock.seconds": (bound, span) => (bound.second === 0 ? onTheClock(number(bound, "hour"), minuteOf(bound), span) : undefined),
  "clock.words": (bound, span) => onTheClock(number(bound, "hour"), minuteOf(bound), span),
  "clock.half": (bound, span) => onTheClock(number(bound, "hour"), 30, span),
  "clock.quarter": (bound, span) => onTheClock(number(bound, "hour"), 15, span),
  "clock.threeQuarters": (bound, span) => onTheClock(number(bound, "hour"), 45, span),
  "clock.lessQuarter": (bound, span) => onTheClock(number(bound, "hour") - 1, 45, span),
  "clock.less": (bound, span) => onTheClock(number(bound, "hour") - 1, 60 - minuteOf(bound), span),
  "clock.am": (bound, span) => halfDay(number(bound, "hour"), minuteOf(bound), 0, span),
  "clock.pm": (bound, span) => halfDay(number(bound, "hour"), minuteOf(bound), 12, span),
  "clock.twelve": (bound, span) => onTwelve(number(bound, "hour"), minuteOf(bound), span),
  "clock.halfPast": (bound, span) => onTwelve(number(bound, "hour"), 30, span),
  "clock.quarterPast": (bound, span) => onTwelve(number(bound, "hour"), 15, span),
  "clock.quarterTo": (bound, span) => onTwelve(hourBefore(bound), 45, span),
  "clock.past": (bound, span) => onTwelve(number(bound, "hour"), minuteOf(bound), span),
  "clock.toWords": (bound, span) => toHour(bound, number(bound, "hour"), span),
  "clock.toFigures": (bound, span) => toHour(bound, 13, span),
  "clock.to": (bound, span) => onTwelve(hourBefore(bound), 60 - minuteOf(bound), span),
  "clock.noon": (_, span) => exactly(12, 0, span),
  "clock.noonHalf": (_, span) => exactly(12, 30, span),
  "clock.halfPastNoon": (_, span) => exactly(12, 30, span),
  "clock.noonQuarter": (_, span) => exactly(12, 15, span),
  "clock.noonPast": (bound, span) => exactly(12, minuteOf(bound), span),
  "clock.midnight": (_, span) => atMidnight(0, span),
  "clock.midnightHalf": (_, span) => atMidnight(30, span),
  "clock.midnightPast": (bound, span) => atMidnight(minuteOf(bound), span),
  "dotted.clock": (bound, span) => onTheClock(number(bound, "hour"), minuteOf(bound), span),
  "time.ofPart": ofPart,
  "time.plain": ({ clock }) => clock,
  "time.exactly": ({ clock }) => clock,
  "part.morning": () => "morning",
  "part.afternoon": () => "afternoon",
  "part.evening": () => "evening",
  "part.night": () => "night",
};

/** An hour said as a bare number, which may be before noon or after it. */
export function bareHour(hour: number, span: Span): Hours {
  return onTwelve(hour, 0, span);
}

function number(bound: Bound, name: string): number {
  return bound[name] as number;
}

function minuteOf(bound: Bound): number {
  return (bound.minute as number | undefined) ?? 0;
}

/** "Five to seven" is an hour, or two of them; it is read as one where the minutes are no hour that could come before: from `least` on. */
function toHour(bound: Bound, least: number, span: Span): Hours | undefined {
  if (minuteOf(bound) < least || number(bound, "hour") > 12) return undefined;
  return onTwelve(hourBefore(bound), 60 - minuteOf(bound), span);
}

function hourBefore(bound: Bound): number {
  const hour = number(bound, "hour");
  return hour === 1 ? 12 : hour - 1;
}

/** An hour as clocks with 24 hours show it; "in the evening" makes 20 of 8. */
function onTheClock(hour: number, minute: number, span: Span): Hours {
  return (part) => {
    if (hour === 24 && minute === 0 && (part === null || part === "evening" || part === "night")) return only(1440);
    if (hour < 0 || hour > 23 || minute > 59 || minute < 0) return problem("when-no-such-hour", span);
    return part === null ? only(hour * 60 + minute) : inPart(hour, minute, part, span);
  };
}

/** An hour as people say it in English: one to twelve, before noon or after it, unless something else tells. */
function onTwelve(hour: number, minute: number, span: Span): Hours {
  return (part) => {
    if (hour < 1 || hour > 12 || part !== null) return onTheClock(hour, minute, span)(part);
    if (minute > 59) return problem("when-no-such-hour", span);
    const early = (hour % 12) * 60 + minute;
    return only(early, early + 720);
  };
}

/** With am or pm. Twelve am with a date may be the midnight that begins it or the one that ends it. */
function halfDay(hour: number, minute: number, noon: 0 | 12, span: Span): Hours {
  if (hour < 1 || hour > 12 || minute > 59) return () => problem("when-no-such-hour", span);
  if (hour === 12 && noon === 0 && minute === 0) return atMidnight(0, span);
  return exactly((hour % 12) + noon, minute, span);
}

/** An hour that leaves no doubt; a part of the day beside it must agree. */
function exactly(hour: number, minute: number, span: Span): Hours {
  return (part) => {
    if (minute > 59) return problem("when-no-such-hour", span);
    if (part === null) return only(hour * 60 + minute);
    const found = inPart(hour, minute, part, span);
    return "problem" in found || found.values[0] === hour * 60 + minute ? found : problem("when-other-part", span);
  };
}

function atMidnight(minute: number, span: Span): Hours {
  return (part) => {
    if (minute > 59) return problem("when-no-such-hour", span);
    if (part === null) return only(minute, 1440 + minute);
    return part === "evening" || part === "night" ? only(1440 + minute) : problem("when-other-part", span);
  };
}

function inPart(hour: number, minute: number, part: Part, span: Span): Outcome {
  const [from, to, least] = PARTS[part];
  if (hour >= from && hour <= to) return only(hour * 60 + minute);
  if (hour >= least && hour < 12 && hour + 12 >= from && hour + 12 <= to) return only((hour + 12) * 60 + minute);
  if (hour === 0 && (part === "evening" || part === "night")) return only(1440 + minute);
  return problem("when-other-part", span);
}

/** First and last hour of each part of the day, and the first hour of a twelve-hour clock that can mean it. */
const PARTS = {
  morning: [0, 11, 12],
  afternoon: [12, 18, 1],
  evening: [16, 23, 4],
  night: [20, 23, 8],
} as const;

function ofPart(bound: Bound, span: Span): Hours {
  const own = bound.part as Part;
  const hours = typeof bound.bare === "number" ? bareHour(bound.bare, span) : (bound.clock as Hours);
  return (part) => (part === null || part === own ? hours(own) : problem("when-other-part", span));
}
