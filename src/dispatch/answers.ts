import { randomInt } from "node:crypto";
import { type Local, toInstant, type Zone } from "#calendar/calendar.ts";
import { writeAddress } from "#chat/address.ts";
import { type Answer, ask, show, tell } from "#chat/answer.ts";
import { card, facts, paragraph, pressControl } from "#chat/card.ts";
import type { AnyCommand } from "#chat/command.ts";
import type { Input } from "#chat/form.ts";
import { commandAbout, optionAbout, optionName } from "#chat/names.ts";
import type { Outcome } from "#chat/platform.ts";
import { type Prose, plain, plainText } from "#chat/prose.ts";
import { saidBy, type Voice } from "#chat/voice.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, type Refusal, type Unsure } from "#kernel/refusal.ts";
import { Ambiguous } from "./ambiguous.ts";
import { declaredForm } from "./declared-form.ts";

const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** A short reference that the asker can quote and the log has: easy to read aloud, without letters that look alike. */
export function newReference(): string {
  return Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

/** A refusal or a misuse as a sentence; a misuse speaks of its option by the name that the reader knows. */
export function sentenceOf(problem: Refusal, command: AnyCommand<House> | null, voice: Voice): Prose {
  const values = saidBy(voice, problem.values);
  if (!(problem instanceof Misuse) || problem.option === null || command === null) return voice.sayAny(problem.key, values);
  const known = Object.hasOwn(command.options, problem.option);
  return voice.sayAny(problem.key, {
    ...values,
    option: known ? optionName(voice.locale, command.path, problem.option) : problem.option,
    about: known ? optionAbout(voice.locale, command.path, problem.option) : "",
  });
}

/** What is answered when a rule said no: why, and a button for what would do instead, where one press does it. */
export function refusedAnswer(problem: Refusal, command: AnyCommand<House> | null, voice: Voice): Answer {
  const sentence = sentenceOf(problem, command, voice);
  if (problem.way === null) return tell(sentence);
  const button = pressControl(plainText(voice.sayAny(problem.way.label, {})), problem.way.address, "main");
  const title = voice.say("refused-title");
  return show(card({ summary: plainText(sentence), title, tone: "warning", blocks: [paragraph(sentence)], controls: [[button]] }));
}

/** What is answered when options are missing or cannot be read: a question between readings, else the form with what was given. */
export async function misuseAnswer(
  problems: readonly Misuse[],
  command: AnyCommand<House>,
  given: Readonly<Record<string, string>>,
  voice: Voice,
  zone: Zone,
  keep: () => Promise<Id>,
): Promise<{ readonly outcome: Outcome; readonly answer: Answer }> {
  const ambiguous = problems.find((problem) => problem instanceof Ambiguous);
  if (ambiguous instanceof Ambiguous && problems.length === 1) {
    return { outcome: "misuse", answer: readingsAnswer(ambiguous, command, voice, zone, await keep()) };
  }
  const wrong: Record<string, string> = {};
  for (const problem of problems) {
    if (problem.option !== null) wrong[problem.option] = plainText(sentenceOf(problem, command, voice));
  }
  return { outcome: "misuse", answer: ask(declaredForm(command, given, wrong, voice)) };
}

function readingsAnswer(ambiguous: Ambiguous, command: AnyCommand<House>, voice: Voice, zone: Zone, draft: Id): Answer {
  const sentence = sentenceOf(ambiguous, command, voice);
  const summary = plainText(sentence);
  const controls = ambiguous.readings.slice(0, 5).map((reading) => {
    const hasHour = reading.includes("T");
    const at = toInstant((hasHour ? reading : `${reading}T12:00`) as Local, zone);
    const label = plainText([voice.moment(at, hasHour ? "full" : "day")]);
    const id = `${draft}~${ambiguous.option}~${reading}`;
    return pressControl(label, writeAddress({ command: command.path, press: "reading", id }), "main");
  });
  return show(
    card({ summary, title: [plain(voice.text("wrong-title"))], tone: "warning", blocks: [paragraph(sentence)], controls: [controls] }),
  );
}

/** Asks once before what cannot be undone, or before what may be a mistake, with what was given; written from the declaration. */
export function confirmAnswer(
  command: AnyCommand<House>,
  given: Readonly<Record<string, string>>,
  voice: Voice,
  draft: Id,
  unsure: Unsure | null = null,
): Answer {
  const what = commandAbout(voice.locale, command.path);
  const why = unsure === null ? voice.say("confirm-text", { what }) : sentenceOf(unsure, command, voice);
  const pairs = Object.entries(given).map(
    ([name, text]) => [optionName(voice.locale, command.path, name), [plain(text)]] as readonly [string, Prose],
  );
  return show(
    card({
      summary: unsure === null ? voice.text("confirm-summary", { what }) : plainText(why),
      title: [plain(voice.text("confirm-title"))],
      tone: "warning",
      blocks: [paragraph(why), facts(...pairs)],
      controls: [
        [
          pressControl(voice.text("label-confirm"), writeAddress({ command: command.path, press: "confirm", id: draft }), "danger"),
          pressControl(voice.text("label-cancel"), writeAddress({ command: command.path, press: "cancel", id: draft })),
        ],
      ],
      footer: voice.say("confirm-typed"),
    }),
  );
}

/** The same answer with something said before all else; in a form, at the first field that is to be looked at again. */
export function withFirst(answer: Answer, first: Prose): Answer {
  const said = plainText(first);
  switch (answer.kind) {
    case "tell":
      return tell([...first, plain(" "), ...answer.text]);
    case "show": {
      const { summary, blocks } = answer.card;
      return { ...answer, card: { ...answer.card, summary: `${said} ${summary}`, blocks: [paragraph(first), ...blocks] } };
    }
    case "ask": {
      const { inputs } = answer.form;
      const at = Math.max(
        0,
        inputs.findIndex(({ wrong }) => wrong !== null),
      );
      return ask({ ...answer.form, inputs: inputs.with(at, withWrong(inputs[at] as Input, said)) });
    }
    case "nothing":
      return tell(first);
    default:
      return answer satisfies never;
  }
}

function withWrong(input: Input, said: string): Input {
  return { ...input, wrong: input.wrong === null ? said : `${said} ${input.wrong}` };
}

/** What the asker is told when something broke. */
export function incidentAnswer(voice: Voice, reference: string): Answer {
  return tell(voice.say("incident", { reference }));
}
