import { writeAddress } from "#chat/address.ts";
import { type Block, type Card, type Control, card, facts, list, paragraph, pressControl, quote } from "#chat/card.ts";
import { member, type Prose, plain, plainText, prose } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Id } from "#kernel/ids.ts";
import { wallHourWords } from "#locales/time.ts";
import { DAYS, type Exchange, questionsOf, USUAL_QUESTIONS } from "./exchange.ts";
import type { ExchangeLine, ExchangeView } from "./view.ts";

/** `Y1 · Saturday coffee` */
export function exchangeTitle({ handle, title }: Pick<Exchange, "handle" | "title">): Prose {
  return prose`${handle} · ${title}`;
}

function button(label: string, command: string, press: string, id: string): Control {
  return pressControl(label, writeAddress({ command, press, id }));
}

/** `Mondays at 18:30`, in the zone of the association. */
function whenInWords({ weekday, time }: Exchange, voice: Voice): Prose {
  return voice.say("exchange-when", { day: DAYS[weekday - 1] ?? "monday", time: wallHourWords(voice.locale, time) });
}

/** The questions of one round. */
function questionBlocks({ kind, questions }: Exchange, round: number, voice: Voice): readonly Block[] {
  if (kind !== "questions") return [paragraph(voice.say("exchange-share"))];
  const places = questionsOf(questions.length === 0 ? USUAL_QUESTIONS : questions.length, round);
  return [
    list(
      places.map((place) =>
        questions.length === 0 ? voice.say("exchange-question", { number: place + 1 }) : [plain(questions[place] ?? "")],
      ),
    ),
  ];
}

/** The post of one week. */
export function roundCard(exchange: Exchange, round: number, voice: Voice, late: number): Card {
  const { id, title, about, pairs } = exchange;
  const join = button(voice.text("label-join"), "exchange join", "now", id);
  const leave = button(voice.text("label-leave"), "exchange leave", "now", id);
  return card({
    summary: voice.text("exchange-round-summary", { kind: exchange.kind, title }),
    title: exchangeTitle(exchange),
    blocks: [
      ...(late > 0 ? [paragraph(voice.say("exchange-late"))] : []),
      ...(about === null ? [] : [quote([plain(about)])]),
      ...questionBlocks(exchange, round, voice),
      ...(pairs ? [paragraph(voice.say("exchange-pairs-told"))] : []),
    ],
    controls: [[...(pairs ? [join, leave] : []), button(voice.text("label-details"), "exchange show", "one", id)]],
  });
}

/** Whom somebody is with this week, for that person alone. */
export function pairedCard(
  exchange: Exchange,
  {
    round,
    group,
    others,
  }: { readonly round: number; readonly group: Id; readonly others: readonly { readonly id: Id; readonly name: string }[] },
  voice: Voice,
): Card {
  const names = voice.list(others.map(({ name }) => name));
  const said = voice.say("exchange-paired", { names, count: others.length });
  return card({
    summary: plainText(said),
    tone: "good",
    title: exchangeTitle(exchange),
    blocks: [
      paragraph(said),
      list(others.map(({ id, name }) => [member(id, name)])),
      ...questionBlocks(exchange, round, voice),
      paragraph(voice.say("exchange-paired-how")),
    ],
    controls: [
      [
        button(voice.text("label-not-this-time"), "exchange decline", "group", group),
        button(voice.text("label-leave"), "exchange leave", "now", exchange.id),
      ],
    ],
  });
}

/** A sentence for one person, over the name of the exchange. */
export function exchangeWord(exchange: Exchange, said: Prose): Card {
  return card({ summary: plainText(said), title: exchangeTitle(exchange), blocks: [paragraph(said)] });
}

function ownButtons(
  { exchange: { id, state, pairs }, own, withNow, mayChange }: ExchangeView,
  voice: Voice,
): readonly (readonly Control[])[] {
  if (state === "ended") return [];
  const first = [
    ...(pairs && own === null ? [button(voice.text("label-join"), "exchange join", "now", id)] : []),
    ...(withNow.length > 0 ? [button(voice.text("label-not-this-time"), "exchange decline", "now", id)] : []),
    ...(own === null
      ? []
      : [
          own.pause > 0
            ? button(voice.text("label-resume"), "exchange pause", "resume", id)
            : button(voice.text("label-pause"), "exchange pause", "once", id),
          button(voice.text("label-leave"), "exchange leave", "now", id),
        ]),
  ];
  const second = mayChange ? [button(voice.text("label-edit"), "exchange edit", "begin", id)] : [];
  return [first, second].filter((row) => row.length > 0);
}

/** An exchange in detail, as its reader stands in it. */
export function exchangeCard(view: ExchangeView, voice: Voice, news: Prose | null = null): Card {
  const { exchange, members, next, own, withNow } = view;
  const { handle, title, state, about, pairs, places } = exchange;
  return card({
    summary: news === null ? voice.text("exchange-summary", { handle, title, state }) : plainText(news),
    tone: state === "ended" ? "closed" : "calm",
    title: exchangeTitle(exchange),
    blocks: [
      ...(news === null ? [] : [paragraph(news)]),
      ...(about === null ? [] : [quote([plain(about)])]),
      facts(
        [voice.text("exchange-kind-label"), voice.say("exchange-kind", { kind: exchange.kind })],
        state === "ended"
          ? [voice.text("exchange-state-label"), voice.say("exchange-ended-state")]
          : [voice.text("exchange-when-label"), whenInWords(exchange, voice)],
        next === null ? null : [voice.text("exchange-next-label"), [voice.moment(next)]],
        [voice.text("exchange-where-label"), [plain(places.map(({ name }) => `#${name}`).join(", "))]],
        pairs ? [voice.text("exchange-members-label"), [plain(voice.number(members))]] : null,
        pairs && exchange.audience === "members" ? [voice.text("exchange-audience-label"), voice.say("exchange-audience-members")] : null,
        own === null ? null : [voice.text("exchange-own-label"), voice.say("exchange-own", { pause: own.pause })],
        withNow.length === 0 ? null : [voice.text("exchange-with-label"), [plain(voice.list(withNow))]],
      ),
    ],
    controls: ownButtons(view, voice),
  });
}

/** All exchanges, those that are held first. */
export function exchangesCard(lines: readonly ExchangeLine[], voice: Voice): Card {
  const items = lines.map(({ exchange, members }) =>
    voice.say("exchange-line", {
      exchange: exchangeTitle(exchange),
      when: whenInWords(exchange, voice),
      state: exchange.state,
      pairs: exchange.pairs ? "yes" : "no",
      members,
    }),
  );
  const choices = lines.slice(0, 25).map(({ exchange }) => ({ value: exchange.id, label: `${exchange.handle} ${exchange.title}` }));
  const address = writeAddress({ command: "exchange list", press: "show", id: "" });
  return card({
    summary: voice.text("exchanges-summary", { count: lines.length }),
    title: voice.say("exchanges-title"),
    blocks: [items.length === 0 ? paragraph(voice.say("exchanges-none")) : list(items)],
    controls: choices.length === 0 ? [] : [[{ kind: "pick", label: voice.text("label-details"), address, choices, many: false }]],
  });
}
