import { randomUUID } from "node:crypto";
import type { Control } from "#chat/card.ts";
import { fitCard } from "#chat/fit.ts";
import type { Ears, Reply, Said, Speaker, Utterance } from "#chat/platform.ts";
import type { Voice } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import type { DemoPerson, DemoRoom } from "./demo.ts";
import { webLimits } from "./limits.ts";
import type { Look } from "./look.ts";
import type { Content, Message, Wall } from "./wall.ts";

/** What hearing needs of the platform. */
export interface Hearing {
  readonly ears: Ears;
  readonly wall: Wall;
  readonly now: () => Instant;
}

/** Something that came in from a page. `message` is the id of the message it was pressed on. */
export interface Incoming {
  readonly person: DemoPerson;
  readonly room: DemoRoom;
  readonly look: Look;
  readonly zone: string;
  readonly said: Said;
  readonly key: string;
  /** The files that came along. */
  readonly open?: Utterance["open"] | undefined;
  readonly message: string | null;
  /** What a command is called in the page's language, where one was chosen from the list. */
  readonly called: string | null;
}

/** The account of a person, as dispatch hears it. */
export function speakerOf(person: DemoPerson, look: Look, zone: string): Speaker {
  return { platform: "web", team: person.team, user: person.user, name: person.name, locale: look.locale, zone, owner: person.owner };
}

/** Hears what came in, and hangs up what is answered. The reply says how it went. */
export async function receive(hearing: Hearing, incoming: Incoming): Promise<Reply> {
  const { person, room, said } = incoming;
  const pressed = incoming.message === null ? null : await hearing.wall.find(incoming.message);
  const place = room.room === "" ? null : { platform: "web", team: room.team, room: room.room, name: room.name };
  const reply = await hearing.ears.hear({
    speaker: speakerOf(person, incoming.look, incoming.zone),
    key: incoming.key,
    place,
    said,
    ...(incoming.open === undefined ? {} : { open: incoming.open }),
  });
  const mine = pressed !== null && pressed.user === person.user ? pressed : null;
  await answer(hearing, incoming, reply, mine, captions(incoming, pressed));
  return reply;
}

/** What was said, for whoever said it and for everybody: options are for the first alone. */
interface Captions {
  readonly own: string | null;
  readonly open: string | null;
}

function captions({ said, called }: Incoming, pressed: Message | null): Captions {
  switch (said.kind) {
    case "line":
      return { own: said.text, open: said.text.trim().split(/\s+/).slice(0, 2).join(" ") };
    case "command":
      return { own: `/${called ?? said.path}`, open: `/${called ?? said.path}` };
    case "press":
    case "pick": {
      const label = labelOf(said, pressed);
      return { own: label, open: label };
    }
    case "form": {
      const title = pressed?.content.kind === "form" ? pressed.content.form.title : null;
      return { own: title, open: title };
    }
    default:
      return said satisfies never;
  }
}

function labelOf(said: Extract<Said, { kind: "press" | "pick" }>, pressed: Message | null): string | null {
  if (pressed?.content.kind !== "card") return null;
  const controls: readonly Control[] = pressed.content.card.controls.flat();
  const control = controls.find((one) => one.kind !== "link" && one.address === said.address);
  if (control === undefined) return null;
  if (control.kind !== "pick" || said.kind !== "pick") return control.label;
  const chosen = control.choices.filter((choice) => said.values.includes(choice.value)).map((choice) => choice.label);
  return `${control.label}: ${chosen.join(", ")}`;
}

async function answer(hearing: Hearing, incoming: Incoming, reply: Reply, mine: Message | null, said: Captions): Promise<void> {
  const answered = reply.answer;
  const wasForm = mine?.content.kind === "form";
  if (wasForm && answered.kind !== "ask") await hearing.wall.takeDown(mine.id);
  if (answered.kind === "nothing") return;
  const open = reply.audience === "in the room" && answered.kind !== "ask" && incoming.room.room !== "";
  const stays =
    (answered.kind === "ask" && wasForm) ||
    (answered.kind === "show" && answered.replaces && mine !== null && mine.by !== null && !wasForm);
  const now = hearing.now();
  await hearing.wall.hang({
    id: stays ? mine.id : randomUUID(),
    team: incoming.room.team,
    room: incoming.room.room,
    user: open ? null : incoming.person.user,
    by: incoming.person.name,
    said: open ? said.open : said.own,
    outcome: reply.outcome,
    locale: reply.voice.locale,
    content: contentOf(answered, reply.voice),
    at: stays ? mine.at : now,
    edited: stays ? now : null,
  });
}

function contentOf(answered: Exclude<Reply["answer"], { kind: "nothing" }>, voice: Voice): Content {
  switch (answered.kind) {
    case "show":
      return { kind: "card", card: fitCard(answered.card, webLimits, voice) };
    case "ask":
      return { kind: "form", form: answered.form };
    case "tell":
      return { kind: "prose", text: answered.text };
    default:
      return answered satisfies never;
  }
}
