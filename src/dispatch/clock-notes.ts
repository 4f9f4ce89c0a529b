import { dateOf, type Local, resolve, type Zone } from "#calendar/calendar.ts";
import type { Answer } from "#chat/answer.ts";
import { type Block, paragraph } from "#chat/card.ts";
import type { AnyCommand } from "#chat/command.ts";
import type { GivenMoment, Option } from "#chat/option.ts";
import { type Prose, plainText } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { House } from "#house.ts";
import { hourWords } from "#locales/time.ts";

/**
 * Says with the answer what the clocks made of an hour that somebody typed: one that they jump over in spring is moved on, of one that
 * comes twice in autumn the first is meant. A card that names the hour that was asked tells it in its own way.
 */
export function withClockNotes(
  answer: Answer,
  command: AnyCommand<House>,
  values: Readonly<Record<string, unknown>>,
  zone: Zone,
  voice: Voice,
): Answer {
  if (answer.kind !== "show") return answer;
  const said = answer.card.blocks.flatMap((block) => (block.kind === "paragraph" ? [plainText(block.text)] : []));
  const notes = Object.entries(values).flatMap(([name, value]): readonly Block[] => {
    if ((command.options[name] as Option<unknown>).spec.kind !== "moment") return [];
    return noteOf((value as GivenMoment).local, zone, said, voice).map(paragraph);
  });
  return notes.length === 0 ? answer : { ...answer, card: { ...answer.card, blocks: [...answer.card.blocks, ...notes] } };
}

function noteOf(local: Local, zone: Zone, said: readonly string[], voice: Voice): readonly Prose[] {
  const { meeting, shown } = resolve(local, zone);
  if (meeting === "exact") return [];
  const asked = hourOnWall(local, voice);
  const date = voice.date(dateOf(local));
  if (meeting === "overlap") return [voice.say("clock-overlap", { date, asked })];
  if (said.some((text) => text.includes(asked))) return [];
  return [voice.say("clock-gap", { date, asked, shown: hourOnWall(shown, voice) })];
}

function hourOnWall(local: Local, voice: Voice): string {
  return hourWords(voice.locale, "UTC", Date.parse(`${local}Z`));
}
