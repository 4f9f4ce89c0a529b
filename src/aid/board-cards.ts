import { writeAddress } from "#chat/address.ts";
import { type Card, type Control, card, list, paragraph, pressControl } from "#chat/card.ts";
import { type Prose, plainText, prose } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { monthWords } from "#locales/time.ts";
import { requestLine } from "./cards.ts";
import type { Answered, Queued } from "./coordination.ts";
import type { Statistics } from "./figures.ts";
import type { RequestCard } from "./request.ts";
import type { Removable } from "./retention.ts";

/** So many requests stand on one page: as many as the smallest select of all platforms lists. */
const ON_PAGE = 20;

/** One page of a list: what stands there, where to go on, and what is said below it. A page beyond the last is the last. */
function pageOf<T>(all: readonly T[], wanted: number, command: "aid list" | "aid queue", voice: Voice) {
  const pages = Math.max(1, Math.ceil(all.length / ON_PAGE));
  const page = Math.min(Math.max(1, wanted), pages);
  const next = pressControl(voice.text("label-show-more"), writeAddress({ command, press: "page", id: String(page + 1) }));
  return {
    items: all.slice((page - 1) * ON_PAGE, page * ON_PAGE),
    more: page < pages ? [[next]] : [],
    footer: pages === 1 ? {} : { footer: voice.say("page-of", { page, pages }) },
  };
}

/** The board: what may be taken on, the best match first with a button, the others a choice away. */
export function boardCard(
  requests: readonly RequestCard[],
  voice: Voice,
  reader: "volunteer" | "coordinator" = "volunteer",
  page = 1,
): Card {
  const { items, more, footer } = pageOf(requests, page, "aid list", voice);
  const [best] = items;
  return card({
    ...footer,
    summary: voice.text("aid-board-summary", { count: requests.length }),
    title: voice.say("aid-board-title"),
    blocks: [items.length === 0 ? paragraph(voice.say("aid-board-none")) : list(items.map((request) => requestLine(request, voice)))],
    controls: [
      ...(best === undefined
        ? []
        : [
            [pressControl(voice.text("label-take-it-on"), writeAddress({ command: "aid claim", press: "now", id: best.id }), "main")],
            [detailsPick(choicesOf(items, voice), voice)],
          ]),
      ...more,
      ...(reader === "coordinator"
        ? [[pressControl(voice.text("label-queue"), writeAddress({ command: "aid queue", press: "show", id: "" }))]]
        : []),
    ],
  });
}

function choicesOf(requests: readonly RequestCard[], voice: Voice) {
  return requests.map((request) => ({ value: request.id, label: plainText(requestLine(request, voice)) }));
}

/** The coordinators' queue: what is stuck first, then the oldest. */
export function queueCard(queue: readonly Queued[], voice: Voice, page = 1): Card {
  const { items, more, footer } = pageOf(queue, page, "aid queue", voice);
  const line = ({ request, age, active, stuck }: Queued) => {
    const state = voice.text("aid-state", { state: request.state });
    const facts = { state, age: voice.length(age), have: active, need: request.helpers };
    return prose`${requestLine(request, voice)} – ${voice.text(stuck ? "aid-queue-stuck" : "aid-queue-line", facts)}`;
  };
  const stuck = queue.filter((each) => each.stuck).length;
  const choices = choicesOf(
    items.map(({ request }) => request),
    voice,
  );
  return card({
    ...footer,
    summary: voice.text("aid-queue-summary", { count: queue.length, stuck }),
    tone: stuck > 0 ? "warning" : "calm",
    title: voice.say("aid-queue-title"),
    blocks: [queue.length === 0 ? paragraph(voice.say("aid-board-none")) : list(items.map(line))],
    controls:
      queue.length === 0
        ? []
        : [
            [pressControl(voice.text("label-propose"), writeAddress({ command: "aid queue", press: "propose", id: "" }), "main")],
            [
              {
                kind: "pick",
                label: voice.text("label-why"),
                address: writeAddress({ command: "aid queue", press: "why", id: "" }),
                choices,
                many: false,
              },
            ],
            [detailsPick(choices, voice)],
            ...more,
          ],
  });
}

/** What matching the whole queue has led to. */
export function proposedProse(offers: number, voice: Voice): Prose {
  return voice.say("aid-proposed", { count: offers });
}

/** Why somebody was asked or not, or why nobody was. */
export function whyCard({ request, ranked, counts, relax, person }: Answered, voice: Voice): Card {
  const removed = Object.entries(counts).map(([filter, count]) => voice.say("aid-filter", { filter, count: count ?? 0 }));
  const gives = relax.map(({ give, found }) => voice.say("aid-relax", { give, count: found }));
  const said = personSentence(person, voice);
  return card({
    summary: voice.text("aid-why-title", { handle: request.handle }),
    title: voice.say("aid-why-title", { handle: request.handle }),
    blocks: [
      ...(said === null ? [] : [paragraph(said)]),
      ...(person?.cost === null || person === null ? [] : [paragraph(voice.say("aid-why-cost", { name: person.name, ...person.cost }))]),
      ...(ranked.length === 0 ? [] : [list(ranked.map(({ name, cost }) => voice.say("aid-why-cost", { name, ...cost })))]),
      ...(removed.length === 0 ? [] : [paragraph(voice.say("aid-why-not")), list([...removed, ...gives])]),
      ...(said === null && ranked.length === 0 && removed.length === 0 ? [paragraph(voice.say("aid-why-no-volunteers"))] : []),
    ],
  });
}

function personSentence(person: Answered["person"], voice: Voice) {
  if (person === null) return null;
  const { name, reason, place } = person;
  if (reason !== null) return voice.say("aid-why-not-person", { name, reason });
  return place === null ? null : voice.say("aid-why-place", { name, place });
}

/** A month as `2027-09` by its name: September 2027. */
export function monthOf(month: string, voice: Voice): string {
  const [year, number] = month.split("-") as [string, string];
  return `${monthWords(voice.locale, Number(number))} ${year}`;
}

/** How aid went, small numbers hidden. */
export function statisticsCard({ month, categories, outcomes, wait }: Statistics, voice: Voice): Card {
  const row = ({ name, count }: { readonly name: string; readonly count: number | null }) =>
    count === null ? voice.say("aid-stats-few", { name }) : voice.say("aid-stats-row", { name, count });
  const total = categories.total ?? outcomes.total;
  const empty = categories.cells.length === 0;
  return card({
    summary: voice.text("aid-stats-summary"),
    title: month === null ? voice.say("aid-stats-title") : voice.say("aid-stats-in-month", { month: monthOf(month, voice) }),
    blocks: empty
      ? [paragraph(voice.say("aid-stats-none"))]
      : [
          paragraph(voice.say("aid-stats-categories")),
          list(categories.cells.map(row)),
          paragraph(voice.say("aid-stats-outcomes")),
          list(outcomes.cells.map(({ name, count }) => row({ name: voice.text("aid-state", { state: name }), count }))),
          ...(total === null ? [] : [paragraph(voice.say("aid-stats-total", { count: total }))]),
          ...(wait === null ? [] : [paragraph(voice.say("aid-stats-wait", { wait: voice.length(wait) }))]),
        ],
    footer: voice.say("aid-stats-footer"),
  });
}

/** What a removal of confided things takes, or would take. */
export function removalCard(requests: readonly Removable[], done: "done" | "would be", voice: Voice): Card {
  const said = voice.say(done === "done" ? "aid-removed" : "aid-would-remove", { count: requests.length });
  return card({
    summary: plainText(said),
    title: voice.say("aid-removal-title"),
    blocks: [
      paragraph(said),
      ...(requests.length === 0
        ? []
        : [list(requests.map(({ handle, category, closedAt }) => prose`${handle} ${category}, ${voice.moment(closedAt)}`))]),
    ],
  });
}

function detailsPick(choices: readonly { readonly value: string; readonly label: string }[], voice: Voice): Control {
  return {
    kind: "pick",
    label: voice.text("label-details"),
    address: writeAddress({ command: "aid list", press: "show", id: "" }),
    choices,
    many: false,
  };
}

/** What one person asked and holds. */
export function mineCard(asked: readonly RequestCard[], held: readonly RequestCard[], voice: Voice): Card {
  const line = (request: RequestCard) => prose`${requestLine(request, voice)} – ${voice.text("aid-state", { state: request.state })}`;
  const all = [...asked, ...held];
  const choices = choicesOf(all, voice);
  return card({
    summary: voice.text("aid-mine-summary", { asked: asked.length, held: held.length }),
    title: voice.say("aid-mine-title"),
    blocks: [
      ...(all.length === 0 ? [paragraph(voice.say("aid-mine-none"))] : []),
      ...(asked.length === 0 ? [] : [paragraph(voice.say("aid-mine-asked")), list(asked.map(line))]),
      ...(held.length === 0 ? [] : [paragraph(voice.say("aid-mine-held")), list(held.map(line))]),
    ],
    controls: all.length === 0 ? [] : [[detailsPick(choices, voice)]],
  });
}
