import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";

/** A quick consultation: it binds nobody, and has neither electorate nor majority. */
export interface Poll {
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly choices: readonly string[];
  /** Whether several choices may be taken. */
  readonly many: boolean;
  readonly anonymous: boolean;
  /** Whether the result shows before the close. */
  readonly live: boolean;
  readonly state: "open" | "closed";
  readonly asker: Id;
  readonly closesAt: Instant | null;
  readonly closedAt: Instant | null;
  readonly result: PollResult | null;
}

/** How many answered, and how often each choice was taken, in the order of the choices. */
export interface PollResult {
  readonly answers: number;
  readonly counts: readonly number[];
}

/** A select of every platform holds this many choices. */
const MOST_CHOICES = 25;

/** The choices as they were typed, separated by commas, semicolons or new lines. Throws a Misuse that names the option. */
export function readPollChoices(typed: string): readonly string[] {
  const names = typed
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== "");
  if (names.length < 2) throw new Misuse("choices", "motion-choices-needed");
  if (names.length > MOST_CHOICES) throw new Misuse("choices", "poll-choices-many", { most: MOST_CHOICES });
  if (new Set(names.map(fold)).size !== names.length) throw new Misuse("choices", "motion-choice-twice");
  const long = names.find((name) => [...name].length > 75);
  if (long !== undefined) throw new Misuse("choices", "poll-choice-long", { typed: [...long].slice(0, 60).join("") });
  return names;
}

/** The choices that somebody typed, by their places. A choice whose name has a comma is found whole. */
export function readPollAnswer(poll: Poll, typed: string): readonly number[] {
  const whole = placeOf(poll, typed);
  if (whole !== -1) return [whole];
  const places = typed.split(/[,;\n]/).map((name) => {
    const place = placeOf(poll, name);
    if (place === -1)
      throw new Misuse("choice", "vote-choice-unknown", { typed: [...name.trim()].slice(0, 60).join(""), known: poll.choices.join(", ") });
    return place;
  });
  return places;
}

function placeOf(poll: Poll, name: string): number {
  return poll.choices.findIndex((each) => fold(each) === fold(name));
}

/** Refuses an answer that the poll does not take: none, one twice, several where one is asked for, one that is not there. */
export function requireAnswer(poll: Poll, places: readonly number[]): void {
  if (places.some((place) => !Number.isInteger(place) || place < 0 || place >= poll.choices.length)) throw new Refusal("press-stale");
  if (places.length === 0) throw new Misuse("choice", "option-missing");
  if (new Set(places).size !== places.length) throw new Misuse("choice", "vote-choice-twice");
  if (places.length > 1 && !poll.many) throw new Misuse("choice", "vote-one-choice", { known: poll.choices.join(", ") });
}

/** Whether an answer received at this instant counts: strictly before the close, by the server's clock. */
export function takesAnswers(poll: Pick<Poll, "state" | "closesAt">, now: Instant): boolean {
  return poll.state === "open" && (poll.closesAt === null || now < poll.closesAt);
}

/** Refuses an answer at the close or after it. */
export function requirePollOpen(poll: Poll, now: Instant): void {
  if (takesAnswers(poll, now)) return;
  throw new Refusal("poll-is-closed", { handle: poll.handle, when: { moment: poll.closedAt ?? poll.closesAt ?? now } });
}

/** Counts the answers. */
export function countPoll(poll: Pick<Poll, "choices">, answers: readonly (readonly number[])[]): PollResult {
  const counts = poll.choices.map(() => 0);
  for (const places of answers) for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
  return { answers: answers.length, counts };
}
