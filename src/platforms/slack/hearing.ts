import type { AnyCommand } from "#chat/command.ts";
import { readLine } from "#chat/line.ts";
import { type Names, namesOf } from "#chat/names.ts";
import type { Options, SuggestSource } from "#chat/option.ts";
import { EXISTING } from "#chat/option.ts";
import type { Ears, Reply, Said, Utterance } from "#chat/platform.ts";
import { beginning, shortened } from "#chat/split.ts";
import { type Voice, voiceOf } from "#chat/voice.ts";
import type { Clock } from "#kernel/clock.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Locale } from "#locales/locale.ts";
import { type Answers, cardOf, carriedFrom, type OpenModal } from "./answer.ts";
import type { Calls } from "./calls.ts";
import { inTime } from "./deadline.ts";
import { slackFiles } from "./files.ts";
import { type Carried, fieldErrors, formModal, loadingModal, type Modal } from "./form.ts";
import type { Home } from "./home.ts";
import { ACKNOWLEDGE, MODAL_STACK, OPTION_LENGTH } from "./limits.ts";
import type { Ours } from "./once.ts";
import type { People } from "./people.ts";
import { markup } from "./prose.ts";
import { type Incoming, inputsOf, type LookUp, type Origin, type Payload, placeOf } from "./receive.ts";
import { context } from "./render.ts";
import type { Installed, Workspaces } from "./workspaces.ts";

/** How long what opens a form may take before something is opened that says to wait: well within a trigger's life, in milliseconds. */
const LOADING_AFTER = Math.floor(ACKNOWLEDGE / 4);

/** How long a modal that was sent may wait for its answer, in milliseconds: what is left is for the way back. */
const SUBMISSION_WAITS = ACKNOWLEDGE - 1_200;

/** How long a look-up may take, in milliseconds. */
const LOOK_UP_WAITS = ACKNOWLEDGE - 500;

export interface HearingParts {
  readonly calls: Calls;
  readonly commands: readonly AnyCommand<never>[];
  readonly workspaces: Workspaces;
  readonly people: People;
  readonly answers: Answers;
  readonly home: Home;
  readonly clock: Clock;
}

/** What a submission is answered with at once. */
export type Acknowledged = Readonly<Record<string, unknown>> | undefined;

/** Brings what arrived to the ears, and what they say to whoever said it. */
export interface Hearing {
  /** Hears what was acknowledged already. */
  readonly hear: (ears: Ears, incoming: Incoming, ours: Ours) => Promise<void>;
  /** Hears a modal that was sent; `acknowledge` is called once, in time. */
  readonly submit: (
    ears: Ears,
    incoming: Incoming,
    body: Payload,
    acknowledge: (answer: Acknowledged) => Promise<void>,
    ours: Ours,
  ) => Promise<void>;
  /** What is offered for a look-up, as Slack's options. */
  readonly lookUp: (ears: Ears, lookUp: LookUp) => Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** A modal that was sent, and what came of it in time. */
interface Submitted {
  readonly reply: Reply;
  readonly origin: Origin;
  readonly carried: Carried;
  readonly body: Payload;
  readonly installed: Installed;
  readonly acknowledge: (answer: Acknowledged) => Promise<void>;
  readonly said: Said;
  readonly ours: Ours;
}

export function slackHearing(parts: HearingParts): Hearing {
  const { calls, workspaces, people, answers, home, clock } = parts;
  const names = namesOf(parts.commands);

  async function ask(ears: Ears, incoming: Incoming): Promise<Reply> {
    const { origin, said, key } = incoming;
    const speaker = await people.speaker(origin.team, origin.user, origin.name);
    const spaceName = async () => (await workspaces.of(origin.team))?.name ?? null;
    return ears.hear({ speaker, key, place: placeOf(origin), said: said as Said, spaceName, open: fileFinder(origin) });
  }

  /** Opens what its sender has uploaded, with the workspace's token. */
  function fileFinder({ team, user }: Origin): NonNullable<Utterance["open"]> {
    return async function open(reference) {
      const installed = await workspaces.of(team);
      return installed === null ? null : slackFiles(calls, installed.token, user)(reference);
    };
  }

  /** The voice for a word before anything is known of the reader but what Slack tells at once. */
  async function earlyVoice(origin: Origin): Promise<Voice> {
    const asked = await inTime(people.speaker(origin.team, origin.user, origin.name), 200);
    const locale: Locale = !asked.late && asked.value.locale?.toLowerCase().startsWith("fr") === true ? "fr" : "en";
    return voiceOf(locale, "UTC", clock.now());
  }

  async function load(installed: Installed, origin: Origin): Promise<OpenModal | null> {
    return answers.open(installed, origin, loadingModal(carriedFrom(origin), await earlyVoice(origin)));
  }

  async function hear(ears: Ears, incoming: Incoming, ours: Ours): Promise<void> {
    const { origin, said } = incoming;
    if (said === null || origin.user === "") return;
    const installed = await workspaces.of(origin.team);
    if (installed === null) return;
    const asking = ask(ears, incoming);
    const early = opensForm(names, said) ? await inTime(asking, LOADING_AFTER - (performance.now() - origin.arrived)) : null;
    const loading = early?.late === true ? await load(installed, origin) : null;
    const reply = await asking;
    if (!(await ours())) return;
    await answers.show(reply, origin, said, installed, loading);
    if (origin.from === "home") await home.publish(ears, origin.team, origin.user);
    else home.freshen(ears, origin.team, origin.user);
  }

  async function submit(
    ears: Ears,
    incoming: Incoming,
    body: Payload,
    acknowledge: (answer: Acknowledged) => Promise<void>,
    ours: Ours,
  ): Promise<void> {
    const { origin } = incoming;
    const installed = await workspaces.of(origin.team);
    if (installed === null || origin.view === null) {
      await acknowledge(undefined);
      return;
    }
    const asking = ask(ears, incoming);
    const early = await inTime(asking, SUBMISSION_WAITS - (performance.now() - origin.arrived));
    if (early.late) {
      const { carried } = origin.view;
      await acknowledge({ response_action: "update", view: loadingModal(carried, await earlyVoice(origin)) });
      const reply = await asking;
      if (await ours()) await answers.show(reply, sameDepth(origin), incoming.said as Said, installed, { id: origin.view.id, hash: "" });
      return;
    }
    const { carried } = origin.view;
    await answerSubmission({ reply: early.value, origin, carried, body, installed, acknowledge, said: incoming.said as Said, ours });
    if (origin.channel === null) await home.publish(ears, origin.team, origin.user);
    else home.freshen(ears, origin.team, origin.user);
  }

  async function answerSubmission(submitted: Submitted): Promise<void> {
    const { reply, origin, carried, body, installed, acknowledge, said, ours } = submitted;
    const { answer, voice } = reply;
    if (answer.kind === "ask") {
      const errors = answer.form.address === carried.address ? fieldErrors(answer.form, inputsOf(body)) : null;
      if (errors !== null) return acknowledge({ response_action: "errors", errors });
      const pushes = answer.form.address !== carried.address && carried.depth < MODAL_STACK;
      const next = { ...carried, depth: pushes ? carried.depth + 1 : carried.depth };
      return acknowledge({ response_action: pushes ? "push" : "update", view: formModal(answer.form, next, voice) });
    }
    if (answer.kind !== "nothing" && reply.outcome !== "done") {
      const again = answer.kind === "tell" ? withNotice(body, markup(answer.text), carried) : null;
      return acknowledge({ response_action: "update", view: again ?? (await answers.cardView(installed, cardOf(answer), carried, voice)) });
    }
    if (answer.kind !== "nothing" && origin.hook === null && placeOf(origin) === null) {
      return acknowledge({ response_action: "update", view: await answers.cardView(installed, cardOf(answer), carried, voice) });
    }
    await acknowledge({ response_action: "clear" });
    if (await ours()) await answers.show(reply, { ...origin, trigger: null }, said, installed, null);
  }

  async function lookUp(ears: Ears, { origin, source, typed }: LookUp): Promise<readonly Readonly<Record<string, unknown>>[]> {
    if (!isSource(source)) return [];
    const looking = people.speaker(origin.team, origin.user, origin.name).then((speaker) => ears.suggest(speaker, source, typed));
    const found = await inTime(looking, LOOK_UP_WAITS - (performance.now() - origin.arrived));
    const offered = found.late ? [] : found.value.filter(({ value }) => value.length <= OPTION_LENGTH);
    const own = beginning(typed.trim(), OPTION_LENGTH);
    const all = own === "" || offered.some(({ value }) => value === own) ? offered : [...offered, { value: own, label: own }];
    return all.map(({ value, label }) => ({ text: { type: "plain_text", text: shortened(label, OPTION_LENGTH) }, value }));
  }

  return { hear, submit, lookUp };
}

function sameDepth(origin: Origin): Origin {
  if (origin.view === null) return origin;
  const { carried } = origin.view;
  return { ...origin, trigger: null, view: { ...origin.view, carried: { ...carried, depth: carried.depth - 1 } } };
}

/** The modal as it was sent, with a word above it: what was filled in stays, since its inputs are the same. */
function withNotice(body: Payload, notice: string, carried: Carried): Modal | null {
  const view = body["view"] as Partial<Modal> | undefined;
  if (view?.title === undefined || view.blocks === undefined || carried.address === null) return null;
  const blocks = view.blocks.filter((block) => block.block_id !== "notice");
  return {
    type: "modal",
    callback_id: "form",
    title: view.title,
    ...(view.submit === undefined ? {} : { submit: view.submit }),
    ...(view.close === undefined ? {} : { close: view.close }),
    private_metadata: view.private_metadata ?? "",
    blocks: [{ ...context(notice), block_id: "notice" }, ...blocks],
  };
}

function isSource(source: string | null): source is SuggestSource {
  return source === "person" || source === "room" || (source !== null && source in EXISTING);
}

/** Whether what was said opens a form, as far as its declaration tells: a command with a form, or one that lacks something. */
function opensForm(names: Names<never>, said: Said): boolean {
  if (said.kind !== "line" && said.kind !== "command") return false;
  try {
    const line = said.kind === "line" ? readLine(names, said.text) : { command: names.byPath.get(said.path), given: said.given };
    if (line.command === undefined) return false;
    const missing = Object.entries(line.command.options as Options).some(
      ([name, { required }]) => required && line.given[name] === undefined,
    );
    return missing || (line.command.form && Object.keys(line.given).length === 0);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
