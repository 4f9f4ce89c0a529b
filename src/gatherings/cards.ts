import { dateOf, type LocalDate, toLocal } from "#calendar/calendar.ts";
import { writeAddress } from "#chat/address.ts";
import { type Block, type Card, type Control, card, facts, list, paragraph, pressControl, type Tone } from "#chat/card.ts";
import { code, joined, link, type Prose, plain, plainText, prose, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Cancelled } from "./cancel.ts";
import { type Gathering, gatheringState, isSeries, reasonHoles, writeDateAddress } from "./gathering.ts";
import type { NamedDays } from "./named-days.ts";
import { closesAt, type Occurrence, occurrenceState } from "./occurrence.ts";
import type { Proposed } from "./propose.ts";
import type { Revised } from "./revise.ts";
import { asksForFifth, leadInWords, marksInWords, ruleInWords, skippedInWords, skipsMonths, wallHour } from "./rule-words.ts";
import { freeSeats } from "./seat.ts";
import type { OwnSight, Page } from "./service.ts";
import type { Attendee, Sight } from "./sight.ts";
import { slotBlocks, slotsButton } from "./slot-cards.ts";
import { termIndex } from "./term.ts";
import { materialBlocks, workshopBlocks } from "./workshop-cards.ts";

/** The buttons of one date: they say what the person's answer shall be, however often they are pressed. */
function answerButtons(gathering: Gathering, occurrence: Occurrence, voice: Voice): readonly Control[] {
  const id = writeDateAddress(gathering.id, occurrence.original);
  return [
    pressControl(voice.text("label-join"), writeAddress({ command: "gathering join", press: "going", id }), "main"),
    pressControl(voice.text("label-maybe"), writeAddress({ command: "gathering join", press: "maybe", id })),
    pressControl(voice.text("label-leave"), writeAddress({ command: "gathering leave", press: "leave", id })),
    detailsButton(id, voice.text("label-details")),
  ];
}

/** The buttons of a card in a room, no others than those that do something now: where there is something to fill, that too. */
function cardButtons({ gathering, slots }: Sight, occurrence: Occurrence, state: CardState, voice: Voice): readonly Control[] {
  const all = answerButtons(gathering, occurrence, voice);
  if (state === "begun") return all.slice(-1);
  const answers = state === "closed" ? all.slice(-2) : all;
  return slots.length === 0 ? answers : [...answers, slotsButton(writeDateAddress(gathering.id, occurrence.original), voice)];
}

function detailsButton(id: string, label: string): Control {
  return pressControl(label, writeAddress({ command: "gathering show", press: "details", id }));
}

function isFull(sight: Sight): boolean {
  const { occurrence } = sight;
  if (occurrence === null || occurrence.capacity === null) return false;
  return freeSeats({ capacity: occurrence.capacity, taken: takenIn(sight), waiting: 0, held: occurrence.kept?.held ?? 0 }) === 0;
}

/** Seats that are taken here, and of the common ones those taken at partners'. */
function takenIn({ counts, elsewhere }: Sight): number {
  return counts.going.seats + elsewhere;
}

function seatsInWords(sight: Sight, voice: Voice): Prose {
  const { waitlisted } = sight.counts;
  const taken = takenIn(sight);
  const capacity = sight.occurrence?.capacity ?? null;
  if (capacity === null) return voice.say("gathering-seats-open", { taken });
  const offered = sight.occurrence?.kept?.held ?? 0;
  if (offered > 0) return voice.say("gathering-seats-offered", { taken, capacity, offered, waiting: waitlisted.seats - offered });
  if (waitlisted.seats > 0) return voice.say("gathering-seats-waiting", { taken, capacity, waiting: waitlisted.seats });
  return voice.say("gathering-seats", { taken, capacity });
}

/** Names in the order of arrival, with how many seats each takes, and how many more there are. */
function namesInWords(attendees: readonly Pick<Attendee, "name" | "seats">[], people: number, voice: Voice): Prose {
  const names = attendees.map(({ name, seats }) => (seats > 1 ? voice.say("gathering-name-seats", { name, seats }) : [plain(name)]));
  const rest = people - attendees.length;
  if (rest > 0) names.push(voice.say("gathering-names-more", { rest }));
  return joined(names, ", ");
}

/** The dates of a series, each with what is special about it. */
function datesInWords(dates: readonly Occurrence[], voice: Voice, marks: NamedDays = []): readonly Prose[] {
  return dates.map((date) => {
    const marked = marksInWords(voice, marks, dateOf(date.start));
    if (date.cancelled === null && marked !== null)
      return voice.say("gathering-date-marked", { moment: voice.moment(date.at), names: marked });
    if (date.cancelled !== null)
      return voice.say("gathering-date-off", { moment: voice.moment(date.at), ...reasonHoles(date.cancelled.reason) });
    return date.moved ? voice.say("gathering-date-moved", { moment: voice.moment(date.at) }) : [voice.moment(date.at)];
  });
}

/** An hour that the clock change moves is said wherever its date is shown. */
function shiftNotices(dates: readonly (Occurrence | null)[], gathering: Gathering, voice: Voice): readonly Block[] {
  const shifted = dates.find((date) => date?.shifted === true);
  if (shifted === undefined || shifted === null) return [];
  const shown = toLocal(shifted.at, gathering.zone);
  const values = { asked: wallHour(voice, shifted.start), shown: wallHour(voice, shown), date: [voice.moment(shifted.at, "day")] };
  return [paragraph(voice.say("gathering-shifted", values))];
}

function dateFacts(sight: Sight, voice: Voice): Block {
  const { gathering, occurrence } = sight;
  const term = gathering.terms[termIndex(gathering.terms, occurrence?.original ?? gathering.terms[0]?.from ?? ("" as LocalDate))];
  const rule = term === undefined || !isSeries(gathering) ? [] : ruleInWords(voice, term.rule, term.start, gathering.zone);
  return facts(
    occurrence === null ? null : [voice.text("gathering-when-label"), [voice.moment(occurrence.at)]],
    occurrence === null ? null : [voice.text("gathering-length-label"), [plain(voice.length(occurrence.duration))]],
    markFact(sight, voice),
    occurrence === null || occurrence.place === null ? null : [voice.text("gathering-place-label"), [plain(occurrence.place)]],
    gathering.kind === "meeting" ? null : [voice.text("gathering-kind-label"), voice.say("gathering-kind", { kind: gathering.kind })],
    ...rule,
    [voice.text("gathering-seats-label"), seatsInWords(sight, voice)],
    sight.counts.maybe.people === 0 ? null : [voice.text("gathering-maybe-label"), [plain(voice.number(sight.counts.maybe.people))]],
    gathering.audience === "members" ? [voice.text("gathering-audience-label"), voice.say("gathering-audience-members")] : null,
    closesFact(sight, voice),
    gathering.offers === true ? [voice.text("gathering-offers-label"), voice.say("gathering-offers")] : null,
    gathering.link === null || gathering.reveal !== "everyone" ? null : linkFact(gathering.link, voice),
    [voice.text("gathering-organizer-label"), [plain(sight.organizer)]],
    sight.organizers.length === 0 ? null : [voice.text("gathering-organizers-label"), [plain(voice.list(sight.organizers))]],
    [voice.text("gathering-handle-label"), [code(gathering.handle)]],
  );
}

/** What the day of the date is called, where the organisers have it marked. */
function markFact({ gathering, occurrence }: Sight, voice: Voice): readonly [string, Prose] | null {
  const marked = occurrence === null ? null : marksInWords(voice, gathering.marks, dateOf(occurrence.start));
  return marked === null ? null : [voice.text("gathering-mark-label"), [plain(marked)]];
}

function closesFact({ gathering, occurrence }: Sight, voice: Voice): readonly [string, Prose] | null {
  if (gathering.closes === null || occurrence === null) return null;
  return [voice.text("gathering-closes-label"), [voice.moment(closesAt(gathering, occurrence))]];
}

/** Where an online gathering is joined. */
function linkFact(url: string, voice: Voice): readonly [string, Prose] {
  return [voice.text("gathering-link-label"), [link(url, url)]];
}

/** Closed: registration is over, and it has not begun. Begun: it is under way, and nobody answers any more. */
type CardState = "cancelled" | "past" | "begun" | "closed" | "open";

function stateOf(sight: Sight, voice: Voice): CardState {
  const { gathering, occurrence } = sight;
  if (occurrence === null) return gatheringState(gathering, voice.now) === "cancelled" ? "cancelled" : "past";
  const state = occurrenceState(occurrence, voice.now);
  if (state === "cancelled" || state === "past") return state;
  if (occurrence.at <= voice.now) return "begun";
  return closesAt(gathering, occurrence) <= voice.now ? "closed" : "open";
}

function toneOf(sight: Sight, state: CardState): Tone {
  if (state !== "open") return "closed";
  return isFull(sight) ? "warning" : "calm";
}

function stateNotice(sight: Sight, state: CardState, voice: Voice): readonly Block[] {
  const reason = sight.occurrence?.cancelled?.reason ?? sight.gathering.reason;
  if (state === "cancelled") return [paragraph(voice.say("gathering-card-cancelled", reasonHoles(reason)))];
  if (state === "past") return [paragraph(voice.say("gathering-card-past"))];
  if (state === "begun") return [paragraph(voice.say("gathering-card-begun"))];
  if (state === "closed") return [paragraph(voice.say("gathering-card-closed"))];
  return isFull(sight) ? [paragraph(voice.say("gathering-card-full"))] : [];
}

function summaryOf(sight: Sight, state: CardState, voice: Voice): string {
  const { gathering, occurrence } = sight;
  const title = occurrence?.title ?? gathering.title;
  const { handle } = gathering;
  if (occurrence === null) return voice.text("gathering-summary-over", { title, handle });
  const moment = [voice.moment(occurrence.at)];
  if (state === "cancelled") return voice.text("gathering-summary-cancelled", { title, handle, moment });
  if (state === "past") return voice.text("gathering-summary-past", { title, handle, moment });
  if (state === "begun") return voice.text("gathering-summary-begun", { title, handle, moment });
  return voice.text("gathering-summary", { title, handle, moment });
}

/** The card of a gathering in a room, or of one of its dates; `late` is how late it was posted, in milliseconds. */
export function gatheringCard(sight: Sight, voice: Voice, late = 0): Card {
  const { gathering, occurrence } = sight;
  const state = stateOf(sight, voice);
  const coming = gathering.post === null ? sight.next : [];
  const off = gathering.post === null ? sight.calledOff : [];
  return card({
    summary: summaryOf(sight, state, voice),
    tone: toneOf(sight, state),
    title: [plain(occurrence?.title ?? gathering.title)],
    blocks: [
      ...(late > 0 && state === "open" ? [paragraph(voice.say("gathering-card-late"))] : []),
      ...stateNotice(sight, state, voice),
      ...cover(gathering, occurrence?.title ?? gathering.title, voice),
      ...description(occurrence),
      dateFacts(sight, voice),
      ...workshopBlocks(sight.workshop, voice),
      ...shiftNotices([occurrence, ...coming], gathering, voice),
      ...(sight.going.length === 0
        ? []
        : [paragraph(voice.say("gathering-coming", { names: namesInWords(sight.going, sight.counts.going.people, voice) }))]),
      ...slotBlocks(sight.slots, voice),
      ...nextDates(coming, off, sight, voice),
    ],
    controls: occurrence === null || state === "cancelled" || state === "past" ? [] : [cardButtons(sight, occurrence, state, voice)],
  });
}

function cover({ cover: url }: Gathering, title: string, voice: Voice): readonly Block[] {
  return url === null ? [] : [{ kind: "picture", url, alt: voice.text("gathering-cover-alt", { title }) }];
}

function description(occurrence: Occurrence | null): readonly Block[] {
  return occurrence === null || occurrence.description === null ? [] : [paragraph([plain(occurrence.description)])];
}

function nextDates(next: readonly Occurrence[], off: readonly Occurrence[], { gathering, more }: Sight, voice: Voice): readonly Block[] {
  if (next.length === 0 && off.length === 0) return [];
  const dates = [...next, ...off].sort((one, other) => one.at - other.at);
  const items = [...datesInWords(dates, voice, gathering.marks), ...(more ? [voice.say("gathering-next-more")] : [])];
  return [paragraph(voice.say("gathering-next-label")), list(items)];
}

/** Asks whoever pressed "cancel" whether they mean it: one date of a series, or a single gathering. */
export function callOffCard(sight: OwnSight, voice: Voice): Card {
  const { gathering, occurrence } = sight;
  const values = { title: occurrence?.title ?? gathering.title, handle: gathering.handle };
  const text =
    occurrence === null
      ? voice.say("gathering-call-off-whole", values)
      : voice.say("gathering-call-off", { ...values, moment: voice.moment(occurrence.at) });
  const id = writeDateAddress(gathering.id, occurrence !== null && isSeries(gathering) ? occurrence.original : null);
  return card({
    summary: plainText(text),
    tone: "warning",
    title: voice.say("gathering-call-off-title"),
    blocks: [paragraph(text)],
    controls: [[pressControl(voice.text("label-confirm"), writeAddress({ command: "gathering cancel", press: "off", id }), "danger")]],
  });
}

/** A gathering as somebody asked to see it: with their own answer, and everybody by name. */
export function ownCard(sight: OwnSight, voice: Voice): Card {
  const shown = gatheringCard(sight, voice);
  const waiting =
    sight.waiting.length === 0
      ? []
      : [paragraph(voice.say("gathering-waiting", { names: namesInWords(sight.waiting, sight.counts.waitlisted.people, voice) }))];
  const { mine, gathering } = sight;
  const answer = mine === null ? [] : [paragraph(voice.say("gathering-mine", { state: mine.state, seats: mine.seats }))];
  const until = mine?.offeredUntil ?? null;
  const offered = until === null ? [] : [paragraph(voice.say("gathering-mine-offered", { until: voice.moment(until) }))];
  const stands = sight.standing ? [paragraph(voice.say("gathering-standing"))] : [];
  const also =
    sight.also.length === 0 ? [] : [paragraph(voice.say("gathering-also", { dates: joined(datesInWords(sight.also, voice), ", ") }))];
  const told = gathering.reminders.length === 0 ? [] : [[voice.text("gathering-reminders-label"), leadsInWords(gathering, voice)] as const];
  const dates = gathering.post === null ? [] : nextDates(sight.next, sight.calledOff, sight, voice);
  const guests = sight.partners.map(({ partner, people }) =>
    paragraph(voice.say("gathering-partner-people", { partner, names: namesInWords(people, people.length, voice) })),
  );
  return {
    ...shown,
    controls: [
      ...shown.controls,
      ...seriesButtons(sight, shown.controls.length > 0, voice),
      ...aroundButtons(sight, shown.controls.length > 0, voice),
      ...organiserButtons(sight, shown.controls.length > 0, voice),
    ],
    blocks: [
      ...answer,
      ...offered,
      ...stands,
      ...also,
      ...joinBlock(sight, voice),
      ...materialBlocks(sight.materials, voice),
      ...shown.blocks,
      ...guests,
      ...waiting,
      ...dates,
      ...(told.length === 0 ? [] : [facts(...told)]),
    ],
  };
}

/** Who was there; where a calendar reads it, when one is reminded, and whom one takes along. */
function aroundButtons({ gathering, occurrence }: OwnSight, open: boolean, voice: Voice): readonly (readonly Control[])[] {
  const { id } = gathering;
  const date = writeDateAddress(id, occurrence?.original ?? null);
  const presence = pressControl(voice.text("label-presence"), writeAddress({ command: "gathering attendance", press: "look", id: date }));
  if (!open) return occurrence === null || occurrence.cancelled !== null ? [] : [[presence]];
  return [
    [
      pressControl(voice.text("label-calendar"), writeAddress({ command: "gathering calendar", press: "one", id })),
      pressControl(voice.text("label-reminders"), writeAddress({ command: "gathering remind", press: "look", id })),
      presence,
      pressControl(voice.text("label-ride"), writeAddress({ command: "gathering ride", press: "begin", id: date })),
    ],
  ];
}

/** What those who organise it can do with it: hold it again also when it is over. */
function organiserButtons({ gathering, occurrence, mayChange }: OwnSight, open: boolean, voice: Voice): readonly (readonly Control[])[] {
  if (!mayChange) return [];
  const id = writeDateAddress(gathering.id, occurrence?.original ?? null);
  const again = pressControl(voice.text("label-again"), writeAddress({ command: "gathering again", press: "begin", id: gathering.id }));
  if (!open) return [[again]];
  return [
    [
      pressControl(voice.text("label-edit"), writeAddress({ command: "gathering edit", press: "begin", id })),
      again,
      pressControl(voice.text("label-slot"), writeAddress({ command: "gathering slot", press: "begin", id })),
      pressControl(voice.text("label-cancel"), writeAddress({ command: "gathering cancel", press: "ask", id }), "danger"),
    ],
  ];
}

/** One answer for every date of a series, and its end. */
function seriesButtons({ gathering, standing }: OwnSight, open: boolean, voice: Voice): readonly (readonly Control[])[] {
  if (!open || !isSeries(gathering)) return [];
  const [command, label] = standing ? (["gathering leave", "label-leave-all"] as const) : (["gathering join", "label-join-all"] as const);
  const rota = pressControl(voice.text("label-rota"), writeAddress({ command: "gathering rota", press: "look", id: gathering.id }));
  return [[pressControl(voice.text(label), writeAddress({ command, press: "series", id: gathering.id })), rota]];
}

/** Where it is joined online, for those who come and those who organise it. */
function joinBlock({ gathering, mine, mayChange }: OwnSight, voice: Voice): readonly Block[] {
  const shown = gathering.link !== null && gathering.reveal === "registered" && (mine?.state === "going" || mayChange);
  return shown && gathering.link !== null ? [facts(linkFact(gathering.link, voice))] : [];
}

function leadsInWords(gathering: Gathering, voice: Voice): Prose {
  return [plain(voice.list(gathering.reminders.map((lead) => leadInWords(voice, lead))))];
}

/** What was understood of a proposal, and where it will be told. */
export function proposedCard({ gathering, startsLater, notify }: Proposed, sight: Sight, voice: Voice): Card {
  const rooms = joined(
    gathering.places.map((place) => [{ kind: "room", room: place.room, name: place.name }] as Prose),
    ", ",
  );
  const term = gathering.terms[0];
  const { post } = gathering;
  const told =
    post === null
      ? voice.say("gathering-posted-in", { rooms })
      : voice.say("gathering-announced-in", { rooms, lead: leadInWords(voice, post) });
  return card({
    summary: voice.text("gathering-proposed-summary", { title: gathering.title, handle: gathering.handle }),
    tone: "good",
    title: voice.say("gathering-proposed-title", { title: strong(gathering.title) }),
    blocks: [
      paragraph(gathering.places.length === 0 ? voice.say("gathering-posted-nowhere") : told),
      ...(notify === null ? [] : [paragraph(voice.say("gathering-notifies", { role: `@${notify.name}` }))]),
      ...(startsLater ? [paragraph(voice.say("gathering-starts-later"))] : []),
      ...(term !== undefined && skipsMonths(term.rule, term.start) ? [paragraph(voice.say("gathering-skips-months"))] : []),
      ...(term !== undefined && asksForFifth(term.rule) ? [paragraph(voice.say("gathering-skips-fifth"))] : []),
      dateFacts(sight, voice),
      ...shiftNotices([sight.occurrence, ...sight.next], gathering, voice),
      ...nextDates(sight.next, [], sight, voice),
      ...leftOutBlock(sight, voice),
      ...(gathering.reminders.length === 0 ? [] : [facts([voice.text("gathering-reminders-label"), leadsInWords(gathering, voice)])]),
    ],
    controls: [[detailsButton(gathering.id, voice.text("label-details"))]],
  });
}

/** The first days that the rule would give and that are left out, each with its name where it has one. */
function leftOutBlock({ gathering, next }: Sight, voice: Voice): readonly Block[] {
  const term = gathering.terms[0];
  const last = next.at(-1);
  if (term === undefined || last === undefined) return [];
  const skipped = skippedInWords(voice, term, gathering.zone, last.original);
  return skipped.length === 0 ? [] : [paragraph(voice.say("gathering-left-out-label")), list(skipped)];
}

/** The gatherings ahead, a page at a time. */
export function listCard(page: Page, voice: Voice): Card {
  const title = voice.say("gathering-list-title");
  if (page.lines.length === 0) {
    return card({ summary: voice.text("gathering-list-empty"), title, blocks: [paragraph(voice.say("gathering-list-empty"))] });
  }
  const items = page.lines.map(({ gathering, occurrence }) =>
    voice.say("gathering-list-line", {
      handle: code(gathering.handle),
      title: strong(occurrence.title),
      moment: voice.moment(occurrence.at),
    }),
  );
  const details = page.lines.map(({ gathering }) =>
    detailsButton(
      gathering.id,
      page.lines.length === 1 ? voice.text("label-details") : voice.text("gathering-details-of", { handle: gathering.handle }),
    ),
  );
  const rest = page.total - page.from - page.lines.length;
  const from = page.from + page.lines.length;
  const more = writeAddress({ command: "gathering list", press: "more", id: String(from) });
  const onward = rest > 0 ? [[pressControl(voice.text("label-show-more"), more)]] : [];
  return card({
    summary: voice.text("gathering-list-summary", { count: page.total }),
    title,
    blocks: [list(items), ...(rest > 0 ? [paragraph(voice.say("gathering-list-more", { rest }))] : [])],
    controls: [details.slice(0, 5), details.slice(5), ...onward].filter((row) => row.length > 0),
  });
}

/** What was changed, and for whom that matters. */
export function revisedCard({ gathering, occurrence, scope, told, over }: Revised, voice: Voice): Card {
  const values = { title: occurrence.title, handle: gathering.handle, scope };
  return card({
    summary: voice.text("gathering-changed-done", values),
    tone: over === null ? "good" : "warning",
    title: [plain(occurrence.title)],
    blocks: [
      paragraph(voice.say("gathering-changed-done", values)),
      ...(over === null ? [] : [paragraph(voice.say("gathering-over-capacity", over))]),
      facts(
        [voice.text("gathering-when-label"), [voice.moment(occurrence.at)]],
        [voice.text("gathering-length-label"), [plain(voice.length(occurrence.duration))]],
        occurrence.place === null ? null : [voice.text("gathering-place-label"), [plain(occurrence.place)]],
        occurrence.capacity === null ? null : [voice.text("gathering-seats-label"), [plain(voice.number(occurrence.capacity))]],
      ),
      ...shiftNotices([occurrence], gathering, voice),
      paragraph(voice.say("gathering-told", { told })),
    ],
    controls: [[detailsButton(writeDateAddress(gathering.id, occurrence.original), voice.text("label-details"))]],
  });
}

/** What was called off, in one sentence. */
export function cancelledProse({ gathering, occurrence, scope, told }: Cancelled, voice: Voice): Prose {
  const values = { title: occurrence.title, handle: gathering.handle, moment: voice.moment(occurrence.at) };
  const single = scope === "this" || !isSeries(gathering);
  const what = voice.say(single ? "gathering-cancelled-one" : "gathering-cancelled-series", values);
  return prose`${what} ${voice.say("gathering-told", { told })}`;
}

/** A card for one person about one date: a reminder, a seat found, a change, a cancellation. */
export function personalCard(
  parts: {
    readonly text: Prose;
    readonly summary: string;
    readonly tone: Tone;
    readonly gathering: Gathering;
    readonly occurrence: Occurrence;
    readonly answers: "all" | "leave" | "offer" | "none";
    readonly extra?: readonly Block[];
  },
  voice: Voice,
): Card {
  const { gathering, occurrence } = parts;
  const id = writeDateAddress(gathering.id, occurrence.original);
  const leave = pressControl(voice.text("label-leave"), writeAddress({ command: "gathering leave", press: "leave", id }));
  const details = detailsButton(id, voice.text("label-details"));
  const controls = parts.answers === "all" ? answerButtons(gathering, occurrence, voice) : [leave, details];
  const offer = [
    pressControl(voice.text("label-join"), writeAddress({ command: "gathering join", press: "going", id }), "main"),
    pressControl(voice.text("label-decline"), writeAddress({ command: "gathering leave", press: "leave", id })),
    details,
  ];
  return card({
    summary: parts.summary,
    tone: parts.tone,
    title: [plain(occurrence.title)],
    blocks: [
      paragraph(parts.text),
      facts(
        [voice.text("gathering-when-label"), [voice.moment(occurrence.at)]],
        occurrence.place === null ? null : [voice.text("gathering-place-label"), [plain(occurrence.place)]],
        gathering.link === null || parts.answers !== "leave" || parts.tone === "warning" ? null : linkFact(gathering.link, voice),
        [voice.text("gathering-handle-label"), [code(gathering.handle)]],
      ),
      ...(parts.extra ?? []),
    ],
    controls: parts.answers === "none" ? [] : [parts.answers === "offer" ? offer : controls],
  });
}
