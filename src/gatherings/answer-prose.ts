import { type Prose, prose } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Given } from "./attend.ts";

/** What came of an answer: one's own for a date, for a series, or one that an organiser gave for somebody. */
export function answerProse(answer: Given, voice: Voice): Prose {
  if (answer.series === null) return answer.whom === null ? ownProse(answer, voice) : otherProse(answer, answer.whom, voice);
  return seriesProse(answer, answer.series, voice);
}

function ownProse({ occurrence, state, seats, already, rank }: Given, voice: Voice): Prose {
  const values = { title: occurrence.title, moment: voice.moment(occurrence.at) };
  if (state === "going") return voice.say(already ? "gathering-already-going" : "gathering-joined-going", { ...values, seats });
  if (state === "waitlisted")
    return voice.say(already ? "gathering-already-waiting" : "gathering-joined-waiting", { ...values, rank: rank ?? 1 });
  if (state === "maybe") return voice.say("gathering-joined-maybe", values);
  if (state === "declined") return voice.say("gathering-joined-declined", values);
  return voice.say("gathering-left", values);
}

function otherProse({ occurrence, state, already, rank }: Given, name: string, voice: Voice): Prose {
  const values = { title: occurrence.title, moment: voice.moment(occurrence.at), name, state, rank: rank ?? 0 };
  const what = voice.say("gathering-answered-other", values);
  return already ? what : prose`${what} ${voice.say("gathering-told", { told: 1 })}`;
}

function seriesProse({ occurrence, state, whom, already }: Given, series: NonNullable<Given["series"]>, voice: Voice): Prose {
  const moment = voice.moment(occurrence.at);
  const values = { title: occurrence.title, moment, dates: series.dates, state: series.waiting > 0 ? "going" : state };
  const parts: Prose[] = [
    whom === null ? voice.say("gathering-series-answer", values) : voice.say("gathering-series-answer-other", { ...values, name: whom }),
  ];
  if (series.waiting > 0) parts.push(voice.say("gathering-series-waiting", { waiting: series.waiting }));
  if (series.onward) parts.push(voice.say("gathering-series-onward"));
  if (whom !== null && !already) parts.push(voice.say("gathering-told", { told: 1 }));
  return parts.reduce((all, part) => prose`${all} ${part}`);
}
