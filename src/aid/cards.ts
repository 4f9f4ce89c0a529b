import { writeAddress } from "#chat/address.ts";
import { type Card, type Control, card, facts, list, paragraph, pressControl, quote, type Weight } from "#chat/card.ts";
import { code, member, type Prose, plain, plainText, prose } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { isOpen, type RequestCard } from "./request.ts";
import type { RequestView } from "./service.ts";
import type { Volunteer } from "./volunteer.ts";

function languageWords(codes: readonly string[], voice: Voice): string {
  const names = new Intl.DisplayNames(voice.locale, { type: "language" });
  return voice.list(codes.map((code) => names.of(code) ?? code));
}

function to(press: string, request: Pick<RequestCard, "id">): string {
  const command = press === "show" ? "aid show" : `aid ${press}`;
  return writeAddress({ command, press: "now", id: request.id });
}

function button(label: string, press: string, request: Pick<RequestCard, "id">, weight: Weight = "plain"): Control {
  return pressControl(label, to(press, request), weight);
}

/** A request in one line, for lists: nothing confidential. */
export function requestLine(request: RequestCard, voice: Voice): Prose {
  const where = request.zone ?? "";
  const urgency = voice.text("aid-urgency", { urgency: request.urgency });
  return prose`${code(request.handle)} ${[request.category, where, urgency].filter((word) => word !== "").join(", ")}`;
}

function sentence(request: RequestCard, active: number, voice: Voice): Prose {
  const what = [request.category, request.zone ?? "", voice.text("aid-urgency", { urgency: request.urgency })]
    .filter((word) => word !== "")
    .join(", ");
  if (request.state === "done") return voice.say("aid-state-done", { what });
  if (request.state === "withdrawn") return voice.say("aid-state-withdrawn", { what });
  if (request.state === "claimed") return voice.say("aid-state-claimed", { what });
  return voice.say("aid-looking", { what, missing: request.helpers - active });
}

function requestFacts(request: RequestCard, active: number, voice: Voice) {
  return facts(
    [voice.text("aid-category-label"), [plain(request.category)]],
    request.zone === null ? null : [voice.text("aid-zone-label"), [plain(request.zone)]],
    [voice.text("aid-urgency-label"), voice.say("aid-urgency", { urgency: request.urgency })],
    request.languages.length === 0 ? null : [voice.text("aid-languages-label"), [plain(languageWords(request.languages, voice))]],
    isOpen(request.state) ? [voice.text("aid-helpers-label"), voice.say("aid-helpers", { have: active, need: request.helpers })] : null,
  );
}

/** The public card, by allow-list: handle, category, zone, urgency, languages, how many helpers. */
export function publicRequestCard(request: RequestCard, active: number, voice: Voice): Card {
  const said = sentence(request, active, voice);
  const open = isOpen(request.state);
  return card({
    summary: `${request.handle}: ${plainText(said)}`,
    tone: open ? "calm" : request.state === "withdrawn" ? "closed" : "good",
    title: voice.say("aid-title", { handle: request.handle }),
    blocks: [paragraph(said), requestFacts(request, active, voice)],
    controls: open
      ? [[button(voice.text("label-take-it-on"), "claim", request, "main"), button(voice.text("label-details"), "show", request)]]
      : [],
    footer: open ? voice.say("aid-public-footer") : [],
  });
}

/** A request as one person may see it. */
export function requestCard(view: RequestView, voice: Voice): Card {
  const { request, contact, active } = view;
  if (contact === null)
    return { ...publicRequestCard(request, active, voice), controls: takeControls(view, voice), footer: voice.say("aid-public-footer") };
  const said = sentence(request, active, voice);
  const asker = view.role === "asker";
  return card({
    summary: `${request.handle}: ${plainText(said)}`,
    tone: request.state === "done" ? "good" : "calm",
    title: voice.say("aid-title", { handle: request.handle }),
    blocks: [paragraph(said), quote([plain(contact.about)]), requestFacts(request, active, voice), ...whoFacts(view, voice)],
    controls: asker ? askerControls(view, voice) : helperControls(view, voice),
    footer: asker ? voice.say("aid-asker-footer") : view.mine?.state === "active" ? voice.say("aid-helper-footer") : [],
  });
}

function whoFacts(view: RequestView, voice: Voice) {
  const { contact, helpers, mine, role } = view;
  if (contact === null) return [];
  if (role === "asker") return helpers.length === 0 ? [] : [facts([voice.text("aid-helped-by-label"), [plain(voice.list(helpers))]])];
  const who: Prose = contact.anonymous ? voice.say("aid-anonymous") : [member(contact.requester, contact.name)];
  return [
    facts(
      [voice.text("aid-asked-by-label"), who],
      mine === null || mine.state !== "active" ? null : [voice.text("aid-until-label"), [voice.moment(mine.until)]],
    ),
  ];
}

function takeControls({ request, takeable }: RequestView, voice: Voice): readonly (readonly Control[])[] {
  if (!takeable) return [];
  return [[button(voice.text("label-take-it-on"), "claim", request, "main"), button(voice.text("label-decline"), "decline", request)]];
}

function helperControls({ request, mine }: RequestView, voice: Voice): readonly (readonly Control[])[] {
  if (mine?.state !== "active") return [];
  return [
    [
      button(voice.text("label-done"), "done", request, "main"),
      button(voice.text("label-extend"), "extend", request),
      button(voice.text("label-release"), "release", request, "danger"),
    ],
  ];
}

function askerControls({ request }: RequestView, voice: Voice): readonly (readonly Control[])[] {
  if (request.state === "withdrawn") return [];
  const done = button(voice.text("label-done"), "done", request, "main");
  if (request.state === "done") return [[done]];
  return [
    [done, pressControl(voice.text("label-withdraw"), writeAddress({ command: "aid mine", press: "withdraw", id: request.id }), "danger")],
  ];
}

/** What the asker is told at once. */
export function askedCard(view: RequestView, voice: Voice): Card {
  const shown = requestCard(view, voice);
  const said = voice.say("aid-asked", { handle: view.request.handle });
  return { ...shown, tone: "good", summary: plainText(said), blocks: [paragraph(said), ...shown.blocks.slice(1)] };
}

/** The board: what may be taken on, with a way to each. */
export function boardCard(requests: readonly RequestCard[], voice: Voice): Card {
  const choices = requests.slice(0, 25).map((request) => ({ value: request.id, label: plainText(requestLine(request, voice)) }));
  return card({
    summary: voice.text("aid-board-summary", { count: requests.length }),
    title: voice.say("aid-board-title"),
    blocks: [requests.length === 0 ? paragraph(voice.say("aid-board-none")) : list(requests.map((request) => requestLine(request, voice)))],
    controls: requests.length === 0 ? [] : [[detailsPick(choices, voice)]],
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
  const choices = all.slice(0, 25).map((request) => ({ value: request.id, label: plainText(requestLine(request, voice)) }));
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

/** With what somebody helps, as it was understood. */
export function volunteerCard(volunteer: Volunteer, voice: Voice): Card {
  const words = (values: readonly string[], none: string): Prose => [plain(values.length === 0 ? none : voice.list(values))];
  const said = voice.say(volunteer.paused ? "aid-paused" : "aid-volunteering");
  return card({
    summary: plainText(said),
    tone: volunteer.paused ? "closed" : "good",
    title: voice.say("aid-volunteer-title"),
    blocks: [
      paragraph(said),
      facts(
        [voice.text("aid-category-label"), words(volunteer.categories, "–")],
        [voice.text("aid-zone-label"), words(volunteer.zones, voice.text("aid-everywhere"))],
        [
          voice.text("aid-languages-label"),
          volunteer.languages.length === 0 ? [plain("–")] : [plain(languageWords(volunteer.languages, voice))],
        ],
        volunteer.hours === null ? null : [voice.text("aid-hours-label"), [plain(volunteer.hours)]],
        [voice.text("aid-most-label"), [plain(voice.number(volunteer.most))]],
      ),
    ],
    controls: [
      [
        volunteer.paused
          ? pressControl(voice.text("label-resume"), writeAddress({ command: "aid pause", press: "resume", id: "" }), "main")
          : pressControl(voice.text("label-pause"), writeAddress({ command: "aid pause", press: "now", id: "" })),
      ],
    ],
  });
}
