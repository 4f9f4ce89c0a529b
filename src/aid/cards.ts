import { writeAddress } from "#chat/address.ts";
import { type Card, type Control, card, facts, list, paragraph, pressControl, quote, type Weight } from "#chat/card.ts";
import { code, member, type Prose, plain, plainText, prose } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Emergency } from "./danger.ts";
import { isOpen, type RequestCard } from "./request.ts";
import type { RequestView } from "./view.ts";

/** Languages by name, in the reader's own. */
export function languageWords(codes: readonly string[], voice: Voice): string {
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

/** What anybody may know, by allow-list. */
function requestFacts(request: RequestCard, active: number, voice: Voice) {
  return facts(
    [voice.text("aid-category-label"), [plain(request.category)]],
    request.zone === null ? null : [voice.text("aid-zone-label"), [plain(request.zone)]],
    [voice.text("aid-urgency-label"), voice.say("aid-urgency", { urgency: request.urgency })],
    request.languages.length === 0 ? null : [voice.text("aid-languages-label"), [plain(languageWords(request.languages, voice))]],
    request.starts === null ? null : [voice.text("aid-when-label"), [voice.moment(request.starts)]],
    isOpen(request.state) ? [voice.text("aid-helpers-label"), voice.say("aid-helpers", { have: active, need: request.helpers })] : null,
  );
}

/** The public card, by allow-list: handle, category, zone, urgency, languages, how many helpers. */
export function publicRequestCard(request: RequestCard, active: number, voice: Voice): Card {
  const said = sentence(request, active, voice);
  const open = isOpen(request.state);
  return card({
    summary: voice.text("said-of", { what: request.handle, said: plainText(said) }),
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
  if (contact === null) {
    const card = publicRequestCard(request, active, voice);
    const alone = request.pair && active < request.helpers;
    const waits = alone && view.mine?.state === "active" ? [paragraph(voice.say("aid-pair-waits"))] : [];
    const asks = termFacts(request, voice);
    const controls = view.role === "helper" ? helperControls(view, voice) : [...takeControls(view, voice), ...reopenControls(view, voice)];
    return { ...card, blocks: [...card.blocks, ...asks, ...waits], controls, footer: voice.say("aid-public-footer") };
  }
  const said = sentence(request, active, voice);
  const asker = view.role === "asker";
  return card({
    summary: voice.text("said-of", { what: request.handle, said: plainText(said) }),
    tone: request.state === "done" ? "good" : "calm",
    title: voice.say("aid-title", { handle: request.handle }),
    blocks: [
      paragraph(said),
      ...emergencyBlocks(view.emergency, voice),
      ...(contact.about === "" ? [] : [quote([plain(contact.about)])]),
      requestFacts(request, active, voice),
      ...termFacts(request, voice),
      ...whoFacts(view, voice),
      ...lookBlocks(view, voice),
    ],
    controls: asker ? askerControls(view, voice) : view.role === "coordinator" ? reopenControls(view, voice) : helperControls(view, voice),
    ...(asker ? {} : { passing: true as const }),
    footer: asker ? voice.say("aid-asker-footer") : view.mine?.state === "active" ? voice.say("aid-helper-footer") : [],
  });
}

/** What is asked of whoever takes it on; not for the public card, since it says something of the person. */
function termFacts({ vetting, pair, skills, section }: RequestCard, voice: Voice) {
  if (vetting === null && !pair && skills.length === 0 && section === null) return [];
  return [
    facts(
      vetting === null ? null : [voice.text("aid-vetting-label"), voice.say("aid-vetting", { level: vetting })],
      pair ? [voice.text("aid-pair-label"), voice.say("aid-pair")] : null,
      skills.length === 0 ? null : [voice.text("aid-skills-label"), [plain(voice.list(skills))]],
      section === null ? null : [voice.text("aid-section-label"), [plain(section)]],
    ),
  ];
}

function whoFacts(view: RequestView, voice: Voice) {
  const { contact, helpers, mine, role } = view;
  if (contact === null) return [];
  const confided = [
    contact.behalf === null ? null : ([voice.text("aid-behalf-label"), [plain(contact.behalf)]] as const),
    contact.contact === null ? null : ([voice.text("aid-contact-label"), [plain(contact.contact)]] as const),
    contact.address === null ? null : ([voice.text("aid-address-label"), [plain(contact.address)]] as const),
    contact.repeat === null ? null : ([voice.text("aid-repeats-label"), [plain(contact.repeat)]] as const),
  ];
  const by = helpers.length === 0 ? null : ([voice.text("aid-helped-by-label"), [plain(voice.list(helpers))]] as const);
  if (role === "asker") return [by, ...confided].every((fact) => fact === null) ? [] : [facts(by, ...confided)];
  const who: Prose =
    contact.anonymous || contact.requester === null ? voice.say("aid-anonymous") : [member(contact.requester, contact.name)];
  return [
    facts(
      [voice.text("aid-asked-by-label"), who],
      by,
      ...confided,
      mine === null || mine.state !== "active" ? null : [voice.text("aid-until-label"), [voice.moment(mine.until)]],
    ),
  ];
}

/** Who looked at what was confided: whoever asked may always know. */
function lookBlocks({ looks }: RequestView, voice: Voice) {
  if (looks.length === 0) return [];
  return [paragraph(voice.say("aid-looks")), list(looks.map(({ name, at }) => prose`${name}, ${voice.moment(at)}`))];
}

/** Numbers that answer at any hour. */
export function emergencyBlocks(numbers: readonly Emergency[], voice: Voice) {
  if (numbers.length === 0) return [];
  return [paragraph(voice.say("aid-emergency")), numberList(numbers, voice)];
}

/** Numbers, each with what it serves. */
export function numberList(numbers: readonly Emergency[], voice: Voice) {
  return list(numbers.map(({ number, serves }) => prose`${code(number)} ${voice.text("aid-emergency-serves", { serves })}`));
}

/** What is said before a refusal, where what was typed speaks of danger; null where it does not. */
export function numbersProse(numbers: readonly Emergency[], of: "request" | "words", voice: Voice): Prose | null {
  if (numbers.length === 0) return null;
  return voice.say(of === "request" ? "aid-danger-unsent" : "aid-danger-first", {
    numbers: numbers.map(({ number }) => number).join(", "),
  });
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

function askerControls(view: RequestView, voice: Voice): readonly (readonly Control[])[] {
  const { request, confirmed } = view;
  if (request.state === "withdrawn") return [];
  const done = button(voice.text("label-done"), "done", request, "main");
  if (request.state === "done") return [...(confirmed ? [] : [[done]]), ...reopenControls(view, voice)];
  return [
    [done, pressControl(voice.text("label-withdraw"), writeAddress({ command: "aid mine", press: "withdraw", id: request.id }), "danger")],
  ];
}

function reopenControls({ request, reopenable }: RequestView, voice: Voice): readonly (readonly Control[])[] {
  return reopenable ? [[button(voice.text("label-reopen"), "reopen", request)]] : [];
}

/** What the asker is told at once: numbers to call first, where there is danger; the truth about when somebody is asked. */
export function askedCard(view: RequestView, voice: Voice): Card {
  const shown = requestCard(view, voice);
  const numbers = emergencyBlocks(view.emergency, voice);
  const { handle } = view.request;
  const said =
    view.request.state === "unmet"
      ? voice.say("aid-nobody-yet", { handle })
      : view.asksAt === null
        ? voice.say("aid-asked", { handle })
        : voice.say("aid-asked-later", { handle, at: voice.moment(view.asksAt) });
  const notice = view.first ? [paragraph(voice.say("aid-special"))] : [];
  return {
    ...shown,
    tone: view.emergency.length > 0 ? "warning" : "good",
    summary: plainText(said),
    blocks: [...numbers, paragraph(said), ...shown.blocks.slice(1 + numbers.length), ...notice],
  };
}
