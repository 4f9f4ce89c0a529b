import { writeAddress } from "#chat/address.ts";
import { type Block, type Card, type Control, card, facts, list, paragraph, pressControl } from "#chat/card.ts";
import { code, type Prose, plain, plainText, prose, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Again } from "./again.ts";
import type { Done, HeldView } from "./approve.ts";
import { revisedCard } from "./cards.ts";
import type { AskedFor, Decision } from "./hold.ts";
import type { Proposal } from "./proposal.ts";
import type { Revised, Revision } from "./revise.ts";

/** What any of them may say. */
type Wish = { readonly [K in keyof (Proposal & Again & Revision)]?: (Proposal & Again & Revision)[K] | undefined };

function wishOf(asked: AskedFor): Wish {
  if (asked.kind === "new") return { ...asked.proposal, channel: asked.proposal.channel ?? asked.said ?? undefined };
  return asked.kind === "again" ? asked.again : asked.revision;
}

/** Everything that was asked for, so that whoever approves has read it whole. */
function wishBlocks(asked: AskedFor, voice: Voice): readonly Block[] {
  const wish = wishOf(asked);
  const fact = (key: Parameters<Voice["text"]>[0], said: string | number | undefined): readonly [string, Prose] | null =>
    said === undefined ? null : [voice.text(key as "gathering-place-label"), [plain(String(said))]];
  return [
    facts(
      wish.start === undefined ? null : [voice.text("gathering-when-label"), [voice.moment(wish.start.at)]],
      fact("gathering-hold-repeat-label", wish.repeat),
      fact("gathering-hold-until-label", wish.until),
      wish.duration === undefined ? null : [voice.text("gathering-length-label"), [plain(voice.length(wish.duration))]],
      fact("gathering-place-label", wish.place),
      fact("gathering-seats-label", wish.capacity),
      fact("gathering-hold-link-label", wish.link),
      fact("gathering-hold-cover-label", wish.cover),
      wish.channel === undefined ? null : [voice.text("gathering-hold-channel-label"), [plain(`#${wish.channel.name}`)]],
      fact("gathering-hold-date-label", asked.kind === "change" ? asked.revision.date : undefined),
      fact("gathering-hold-new-title-label", asked.kind === "change" ? asked.revision.title : undefined),
    ),
    ...(wish.description === undefined ? [] : wish.description.split(/\n{2,}/).map((part) => paragraph([plain(part)]))),
  ];
}

/** What waits, or what has become of it. */
export function heldCard({ held, authorName, reader }: HeldView, voice: Voice): Card {
  const { asked, state, title, handle } = held;
  const holes = { state, reader, what: asked?.kind === "change" ? "change" : "gathering", author: strong(authorName) } as const;
  const said = voice.say("gathering-hold-says", holes);
  const to = (press: Decision) => writeAddress({ command: "gathering approve", press, id: held.id });
  const decides: readonly Control[] =
    reader === "author"
      ? [pressControl(voice.text("label-withdraw"), to("withdraw"))]
      : [pressControl(voice.text("label-approve"), to("approve"), "main"), pressControl(voice.text("label-refuse"), to("refuse"))];
  return card({
    summary: voice.text("said-of", { what: handle, said: plainText(said) }),
    tone: state === "waiting" ? "warning" : state === "approved" ? "good" : "closed",
    title: prose`${code(handle)} ${title}`,
    blocks: [paragraph(said), ...(asked === null ? [] : wishBlocks(asked, voice))],
    controls: state === "waiting" ? [decides] : [],
  });
}

/** What waits, in a list. */
export function holdsCard(all: readonly HeldView[], voice: Voice): Card {
  const summary = voice.text("gathering-holds-found", { count: all.length });
  const items = all.map(
    ({ held, authorName }) => prose`${code(held.handle)} ${strong(held.title)} · ${authorName} · ${voice.moment(held.at, "short")}`,
  );
  const choices = all.slice(0, 25).map(({ held }) => ({ value: held.id, label: `${held.handle} · ${held.title}` }));
  const address = writeAddress({ command: "gathering approve", press: "show", id: "" });
  return card({
    summary,
    title: [plain(summary)],
    blocks: [list(items)],
    controls: all.length === 0 ? [] : [[{ kind: "pick", label: voice.text("label-details"), address, choices, many: false }]],
  });
}

/** A change that was made, or that waits. */
export function revisedOrHeldCard(done: Done<Revised>, voice: Voice): Card {
  return done.kind === "held" ? heldCard(done.view, voice) : revisedCard(done.done, voice);
}
