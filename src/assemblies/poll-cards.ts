import { writeAddress } from "#chat/address.ts";
import { type Block, type Card, card, facts, list, paragraph } from "#chat/card.ts";
import { code, plain, plainText, prose, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Poll } from "./poll.ts";
import type { Answered, PollView } from "./polls.ts";

function resultBlocks({ poll, result, names }: PollView, voice: Voice): readonly Block[] {
  if (result === null) return [];
  const rows = poll.choices.map((label, place) => ({ label, count: result.counts[place] ?? 0 }));
  const taken = names?.flatMap((people, place) =>
    people.length === 0 ? [] : [voice.say("said-of", { what: poll.choices[place] as string, said: voice.list(people) })],
  );
  return [{ kind: "tally", rows }, ...(taken === undefined || taken.length === 0 ? [] : [list(taken)])];
}

/** A poll with a way to answer while it is open, and its result where it may be seen. */
export function pollCard(view: PollView, voice: Voice): Card {
  const { poll, answers } = view;
  const choices = poll.choices.map((label, place) => ({ value: String(place), label }));
  const address = writeAddress({ command: "poll answer", press: "choose", id: poll.id });
  const open = poll.state === "open";
  return card({
    summary: voice.text("poll-summary", { handle: poll.handle, title: poll.title, state: poll.state, answers }),
    tone: open ? "calm" : "closed",
    title: prose`${poll.handle} · ${poll.title}`,
    blocks: [
      ...(view.result === null ? [list(poll.choices.map((name) => [plain(name)]))] : []),
      ...resultBlocks(view, voice),
      facts(
        [voice.text("poll-asker-label"), [plain(view.asker)]],
        [
          voice.text("poll-kind-label"),
          voice.say("poll-kind", { many: poll.many ? "yes" : "no", anonymous: poll.anonymous ? "yes" : "no" }),
        ],
        [voice.text("poll-answers-label"), [plain(voice.number(answers))]],
        open && poll.closesAt !== null ? [voice.text("motion-closes-label"), [voice.moment(poll.closesAt)]] : null,
        poll.closedAt === null ? null : [voice.text("motion-closed-label"), [voice.moment(poll.closedAt)]],
      ),
    ],
    controls: open ? [[{ kind: "pick", label: voice.text("label-answer"), address, choices, many: poll.many }]] : [],
    footer: open
      ? voice.say(poll.live ? "poll-footer-live" : "poll-footer", { line: code(voice.text("poll-line", { handle: poll.handle })) })
      : [],
  });
}

/** The announcement of a poll's result. */
export function pollResultCard(view: PollView, voice: Voice): Card {
  const said = voice.say("poll-result", { handle: view.poll.handle, title: strong(view.poll.title), answers: view.answers });
  return card({ summary: plainText(said), tone: "closed", title: said, blocks: resultBlocks(view, voice) });
}

/** What whoever answered is told, and nobody else. */
export function answeredCard({ poll, places }: Answered, voice: Voice): Card {
  const said = voice.say("poll-answered", {
    handle: poll.handle,
    answer: strong(voice.list(places.map((place) => poll.choices[place] ?? ""))),
  });
  return card({ summary: plainText(said), tone: "good", title: said, blocks: [paragraph(voice.say("poll-may-change"))] });
}

/** The list of polls, each with a way to its card. */
export function pollsCard(polls: readonly Poll[], voice: Voice): Card {
  const items = polls.map((poll) => prose`${code(poll.handle)} ${poll.title} – ${voice.text("poll-state", { state: poll.state })}`);
  const choices = polls.slice(0, 25).map((poll) => ({ value: poll.id, label: `${poll.handle} ${poll.title}` }));
  const address = writeAddress({ command: "poll list", press: "show", id: "" });
  return card({
    summary: voice.text("polls-summary", { count: polls.length }),
    title: voice.say("polls-title"),
    blocks: [polls.length === 0 ? paragraph(voice.say("polls-none")) : list(items)],
    controls: polls.length === 0 ? [] : [[{ kind: "pick", label: voice.text("label-details"), address, choices, many: false }]],
  });
}
