import type { Answer } from "#chat/answer.ts";
import { type Card, card, paragraph } from "#chat/card.ts";
import { fitCard } from "#chat/fit.ts";
import type { Form } from "#chat/form.ts";
import type { Reply, Said } from "#chat/platform.ts";
import { type Prose, plainText } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Called, Calls } from "./calls.ts";
import { type Carried, cardModal, formModal, type Modal } from "./form.ts";
import { sayAtHook } from "./hooks.ts";
import { MODAL_STACK, slackLimits } from "./limits.ts";
import type { Outgoing } from "./outgoing.ts";
import { AGAIN, type Origin, placeOf, writeAgain } from "./receive.ts";
import { type Payload, render, renderText } from "./render.ts";
import type { Installed } from "./workspaces.ts";

/** A modal that is open before somebody. */
export interface OpenModal {
  readonly id: string;
  readonly hash: string;
}

export interface AnswerParts {
  readonly calls: Calls;
  readonly outgoing: Outgoing;
}

/** Shows what was answered, wherever this asker can be answered. */
export interface Answers {
  readonly show: (reply: Reply, origin: Origin, said: Said, installed: Installed, loading: OpenModal | null) => Promise<void>;
  /** Opens a modal, on top of the one it was asked for in; null when Slack would not have it any more. */
  readonly open: (installed: Installed, origin: Origin, modal: Modal) => Promise<OpenModal | null>;
  readonly update: (installed: Installed, open: OpenModal, modal: Modal) => Promise<boolean>;
  /** A card fitted and rendered for a workspace. */
  readonly payload: (installed: Installed, answer: Exclude<Answer, { kind: "ask" | "nothing" }>, voice: Voice) => Promise<Payload>;
  readonly cardView: (installed: Installed, shown: Card, carried: Carried, voice: Voice) => Promise<Modal>;
}

/** What a modal that this one leads to carries. */
export function carriedFrom(origin: Origin): Carried {
  const depth = origin.view?.carried.depth ?? 0;
  return { address: null, hook: origin.hook, channel: origin.channel, depth: Math.min(MODAL_STACK, depth + 1) };
}

/** A told sentence as a card, for what can only show cards. */
export function cardOf(answer: Exclude<Answer, { kind: "ask" | "nothing" }>): Card {
  return answer.kind === "show" ? answer.card : card({ summary: plainText(answer.text), title: [], blocks: [paragraph(answer.text)] });
}

export function slackAnswers({ calls, outgoing }: AnswerParts): Answers {
  async function open(installed: Installed, origin: Origin, modal: Modal): Promise<OpenModal | null> {
    if (origin.trigger === null) return null;
    const stacked = origin.view !== null;
    if (stacked && origin.view.carried.depth >= MODAL_STACK) {
      return (await update(installed, origin.view, modal)) ? origin.view : null;
    }
    const opened = await calls.call(installed.token, stacked ? "views.push" : "views.open", { trigger_id: origin.trigger, view: modal });
    return opened.kind === "ok" ? openedView(opened.data) : null;
  }

  async function update(installed: Installed, shown: OpenModal, modal: Modal): Promise<boolean> {
    const hash = shown.hash === "" ? {} : { hash: shown.hash };
    const updated = await calls.call(installed.token, "views.update", { view_id: shown.id, ...hash, view: modal });
    return updated.kind === "ok";
  }

  async function payload(installed: Installed, answer: Exclude<Answer, { kind: "ask" | "nothing" }>, voice: Voice): Promise<Payload> {
    if (answer.kind === "tell") return renderText(answer.text);
    const fitted = fitCard(answer.card, slackLimits, voice);
    return render(fitted, await outgoing.scenery(installed, [fitted]));
  }

  async function cardView(installed: Installed, shown: Card, carried: Carried, voice: Voice): Promise<Modal> {
    const fitted = fitCard(shown, slackLimits, voice);
    return cardModal(fitted, carried, voice, await outgoing.scenery(installed, [fitted]));
  }

  /** Opens the form; who waited too long for it is given a button that says the same again. */
  async function ask(form: Form, reply: Reply, origin: Origin, said: Said, installed: Installed, loading: OpenModal | null): Promise<void> {
    const modal = formModal(form, carriedFrom(origin), reply.voice);
    if (loading !== null && (await update(installed, loading, modal))) return;
    if (loading === null && (await open(installed, origin, modal)) !== null) return;
    const { voice } = reply;
    const text = voice.say("slack-form-late");
    const again = writeAgain(said);
    const { blocks, text: plain } = renderText(text);
    const label = { type: "plain_text", text: voice.text("slack-form-open"), emoji: false } as const;
    const button = { type: "button", action_id: `${AGAIN}0`, text: label, value: again ?? "", style: "primary" } as const;
    await say(
      installed,
      origin,
      { text: plain, blocks: again === null ? blocks : [...blocks, { type: "actions", elements: [button] }] },
      false,
      false,
    );
  }

  async function show(reply: Reply, origin: Origin, said: Said, installed: Installed, loading: OpenModal | null): Promise<void> {
    const { answer, voice } = reply;
    if (answer.kind === "nothing") return loading === null ? undefined : closeLoading(installed, origin, loading, voice);
    if (answer.kind === "ask") return ask(answer.form, reply, origin, said, installed, loading);
    const privately = reply.audience === "to the asker" || placeOf(origin) === null;
    const where = privately ? origin.user : (placeOf(origin)?.room ?? origin.user);
    // The whole of what is too long for a message comes beside it as a file of the fitted card.
    if (answer.kind === "show") await outgoing.files(installed, where, fitCard(answer.card, slackLimits, voice));
    if (loading !== null && privately) {
      if (await update(installed, loading, await cardView(installed, cardOf(answer), carriedFrom(origin), voice))) return;
    }
    if (loading !== null && !privately) await closeLoading(installed, origin, loading, voice);
    if (privately && (origin.from === "home" || origin.from === "modal") && origin.hook === null) {
      if ((await open(installed, origin, await cardView(installed, cardOf(answer), carriedFrom(origin), voice))) !== null) return;
    }
    const replaces = answer.kind === "show" && answer.replaces && origin.from === "private message";
    await say(installed, origin, await payload(installed, answer, voice), !privately, replaces);
  }

  async function closeLoading(installed: Installed, origin: Origin, loading: OpenModal, voice: Voice): Promise<void> {
    const done: Prose = voice.say("slack-done");
    await update(installed, loading, await cardView(installed, cardOf({ kind: "tell", text: done }), carriedFrom(origin), voice));
  }

  /** Says something at the hook, else in the channel to the asker alone, else in private. */
  async function say(installed: Installed, origin: Origin, shown: Payload, openly: boolean, replaces: boolean): Promise<void> {
    const audience = openly ? "in the room" : "to the asker";
    if (origin.hook !== null && (await sayAtHook(origin.hook, { ...shown, audience, replaces }))) return;
    const quiet = { ...shown, link_names: false, parse: "none" };
    const room = placeOf(origin)?.room ?? null;
    if (room !== null) {
      const method = openly ? "chat.postMessage" : "chat.postEphemeral";
      const to = openly ? { channel: room } : { channel: room, user: origin.user };
      if (await done(calls.call(installed.token, method, { ...to, ...quiet }, room))) return;
    }
    await calls.call(installed.token, "chat.postMessage", { channel: origin.user, ...quiet }, origin.user);
  }

  return { show, open, update, payload, cardView };
}

async function done(called: Promise<Called>): Promise<boolean> {
  return (await called).kind === "ok";
}

function openedView(data: Readonly<Record<string, unknown>>): OpenModal | null {
  const view = data["view"] as { readonly id?: string; readonly hash?: string } | undefined;
  return view?.id === undefined ? null : { id: view.id, hash: view.hash ?? "" };
}
