import { randomUUID } from "node:crypto";
import type { FakeSlack } from "#test/support/fake-slack.ts";
import { pushView, replaceView, shownView } from "./api.ts";
import { blockText, type Node, viewProblems } from "./check-blocks.ts";
import { deliverOverHttp, type Taken } from "./delivery.ts";
import type { FakeEphemeral, FakeMessage, FakeTeam, FakeView } from "./world.ts";

/** How an app is reached: over its socket, or at a request URL. */
export type Way = { readonly kind: "socket" } | { readonly kind: "http"; readonly url: string };

/** What a person has before them that can be pressed. */
interface Shown {
  readonly blocks: readonly Node[];
  readonly on:
    | { readonly kind: "message"; readonly message: FakeMessage }
    | { readonly kind: "ephemeral"; readonly ephemeral: FakeEphemeral }
    | { readonly kind: "home"; readonly view: Node }
    | { readonly kind: "modal"; readonly view: FakeView };
}

/** Somebody who types and presses in a fake workspace. */
export function fakePerson(fake: FakeSlack, team: FakeTeam, user: string, way: () => Way = () => ({ kind: "socket" })) {
  const named = () => ({ id: user, username: user.toLowerCase(), name: user.toLowerCase(), team_id: team.id });
  const teamNode = () => ({ id: team.id, domain: team.domain, ...(team.enterprise === null ? {} : { enterprise_id: team.enterprise }) });
  const common = () => ({
    api_app_id: "A00000001",
    token: "verification",
    team: teamNode(),
    enterprise: team.enterprise === null ? null : { id: team.enterprise, name: "Enterprise" },
    is_enterprise_install: false,
    user: named(),
  });

  /** A new trigger of this person. */
  function trigger(view: string | null = null): string {
    const id = `${fake.state.triggers.size + 1}.${team.id}.${randomUUID().replaceAll("-", "")}`;
    fake.state.triggers.set(id, { team: team.id, user, at: performance.now(), used: false, view });
    return id;
  }

  /** Delivers what is form-encoded over HTTP and an envelope over a socket. */
  function deliver(type: "slash_commands" | "interactive", payload: Node, envelope?: string): Promise<Taken> {
    const over = way();
    if (over.kind === "socket") return fake.line.deliver(type, payload, envelope === undefined ? {} : { envelope_id: envelope });
    const form =
      type === "slash_commands"
        ? new URLSearchParams(Object.entries(payload).map(([name, value]) => [name, String(value)]))
        : new URLSearchParams({ payload: JSON.stringify(payload) });
    return deliverOverHttp(over.url, fake.signingSecret, form.toString());
  }

  function slashPayload(command: string, text: string, channel: string, with_trigger = trigger()): Node {
    const known = team.channels.get(channel);
    return {
      ...{
        token: "verification",
        team_id: team.id,
        team_domain: team.domain,
        channel_id: channel,
        channel_name: known?.name ?? "directmessage",
      },
      ...{ user_id: user, user_name: user.toLowerCase(), command, text, api_app_id: "A00000001", is_enterprise_install: "false" },
      ...(team.enterprise === null ? {} : { enterprise_id: team.enterprise, enterprise_name: "Enterprise" }),
      response_url: fake.hook(team, channel, user, null),
      trigger_id: with_trigger,
    };
  }

  /** Types a slash command in a channel. */
  function slash(command: string, text: string, channel: string): Promise<Taken> {
    return deliver("slash_commands", slashPayload(command, text, channel));
  }

  /** Everything with buttons that this person sees, the newest last. */
  function shown(): readonly Shown[] {
    const all: Shown[] = [
      ...team.messages.map((message): Shown => ({ blocks: message.blocks, on: { kind: "message", message } })),
      ...team.ephemerals
        .filter((each) => each.user === user)
        .map((ephemeral): Shown => ({ blocks: ephemeral.blocks, on: { kind: "ephemeral", ephemeral } })),
    ];
    const when = (one: Shown) => (one.on.kind === "message" ? one.on.message.ts : one.on.kind === "ephemeral" ? one.on.ephemeral.id : "");
    all.sort((a, b) => (when(a) < when(b) ? -1 : 1));
    const home = team.homes.get(user);
    if (home !== undefined) all.unshift({ blocks: home["blocks"] as readonly Node[], on: { kind: "home", view: home } });
    const modal = (team.modals.get(user) ?? []).at(-1);
    if (modal !== undefined) all.push({ blocks: modal.view["blocks"] as readonly Node[], on: { kind: "modal", view: modal } });
    return all;
  }

  function find(
    wanted: (element: Node, block: Node) => boolean,
    on?: RegExp,
  ): { readonly where: Shown; readonly block: Node; readonly element: Node } {
    for (const where of shown().toReversed()) {
      if (on !== undefined && !on.test(blockText(where.blocks))) continue;
      for (const block of where.blocks) {
        const elements = [block["elements"], block["accessory"], block["element"]].flat().filter(isElement);
        const element = elements.find((each) => wanted(each, block));
        if (element !== undefined) return { where, block, element };
      }
    }
    throw new Error(`${user} sees nothing like it.`);
  }

  function actionPayload(where: Shown, action: Node): Node {
    const { on } = where;
    const base = { type: "block_actions", ...common(), trigger_id: trigger(on.kind === "modal" ? on.view.id : null), actions: [action] };
    if (on.kind === "message") {
      const { message } = on;
      const channel = { id: message.channel, name: team.channels.get(message.channel)?.name ?? "directmessage" };
      const container = { type: "message", message_ts: message.ts, channel_id: message.channel, is_ephemeral: false };
      return {
        ...base,
        container,
        channel,
        message: { type: "message", user: team.bot, ts: message.ts, text: message.text, blocks: message.blocks },
        response_url: fake.hook(team, message.channel, user, null),
      };
    }
    if (on.kind === "ephemeral") {
      const { ephemeral } = on;
      const channel = { id: ephemeral.channel, name: team.channels.get(ephemeral.channel)?.name ?? "directmessage" };
      const container = { type: "message", message_ts: ephemeral.id, channel_id: ephemeral.channel, is_ephemeral: true };
      return { ...base, container, channel, response_url: fake.hook(team, ephemeral.channel, user, ephemeral) };
    }
    const view = on.kind === "home" ? { id: `VHOME${user}`, type: "home", ...on.view } : shownView(on.view);
    return { ...base, container: { type: "view", view_id: view["id"] }, view };
  }

  /** What is delivered when the newest button with this label is pressed, on a message that says something where that is given. */
  function pressPayload(label: string, on?: RegExp): Node {
    const { where, block, element } = find((each) => each["type"] === "button" && (each["text"] as Node)["text"] === label, on);
    const { type, action_id, value, text } = element;
    const action = {
      type,
      action_id,
      block_id: block["block_id"] ?? "abc",
      ...(value === undefined ? {} : { value }),
      text,
      action_ts: "1.0",
    };
    return actionPayload(where, action);
  }

  /** Presses the newest button with this label, on a message that says something where that is given. */
  async function press(label: string, on?: RegExp): Promise<Taken> {
    return deliver("interactive", pressPayload(label, on));
  }

  /** Picks from the newest select whose label or placeholder says so. */
  function choose(label: string, chosen: readonly string[]): Promise<Taken> {
    const says = (each: Node, block: Node) =>
      String(each["type"]).endsWith("static_select") &&
      [(each["placeholder"] as Node)["text"], (block["text"] as Node | undefined)?.["text"]].includes(label);
    const { where, block, element } = find(says);
    const options = (element["options"] as readonly Node[]).filter((option) => chosen.includes((option["text"] as Node)["text"] as string));
    if (options.length !== chosen.length) throw new Error(`There is no such choice: ${chosen.join(", ")}`);
    const picked = element["type"] === "static_select" ? { selected_option: options[0] } : { selected_options: options };
    return deliver(
      "interactive",
      actionPayload(where, {
        type: element["type"],
        action_id: element["action_id"],
        block_id: block["block_id"] ?? "abc",
        ...picked,
        action_ts: "1.0",
      }),
    );
  }

  /** The modal on top, or null. */
  function modal(): FakeView | null {
    return (team.modals.get(user) ?? []).at(-1) ?? null;
  }

  /** Sends the modal on top with these values by input, over what stands there already. */
  async function submit(values: Readonly<Record<string, string>>): Promise<Taken> {
    const open = modal();
    if (open === null) throw new Error(`${user} has no form open.`);
    const inputs = (open.view["blocks"] as readonly Node[]).filter((block) => block["type"] === "input");
    const state: Record<string, Record<string, unknown>> = {};
    for (const block of inputs) {
      const element = block["element"] as Node;
      state[block["block_id"] as string] = { [element["action_id"] as string]: stateOf(element, values[block["block_id"] as string]) };
    }
    const view = { ...shownView(open), state: { values: state } };
    const taken = await deliver("interactive", {
      type: "view_submission",
      ...common(),
      trigger_id: trigger(open.id),
      view,
      response_urls: [],
    });
    afterSubmission(open, taken);
    return taken;
  }

  function afterSubmission(open: FakeView, taken: Taken): void {
    if (!taken.acknowledged) return;
    const {
      response_action: action,
      view,
      errors,
    } = taken.payload as { readonly response_action?: string; readonly view?: Node; readonly errors?: Readonly<Record<string, string>> };
    if (view !== undefined) fake.state.problems.push(...viewProblems(view));
    if (action === "errors") {
      const known = (open.view["blocks"] as readonly Node[]).filter((block) => block["type"] === "input").map((block) => block["block_id"]);
      for (const name of Object.keys(errors ?? {}))
        if (!known.includes(name)) fake.state.problems.push(`there is no input ${name} to say what is wrong at`);
    } else if (action === "update" && view !== undefined) replaceView(fake.state, team, open, view);
    else if (action === "push" && view !== undefined) pushView(fake.state, team, user, view);
    else if (action === "clear") team.modals.set(user, []);
    else team.modals.set(user, (team.modals.get(user) ?? []).slice(0, -1));
  }

  /** What is offered in an external select, as its options' texts. */
  async function suggestions(block: string, typed: string): Promise<readonly string[]> {
    const open = modal();
    const input = ((open?.view["blocks"] ?? []) as readonly Node[]).find((each) => each["block_id"] === block) as Node;
    const { action_id } = input["element"] as Node;
    const payload = {
      type: "block_suggestion",
      ...common(),
      action_id,
      block_id: block,
      value: typed,
      container: { type: "view", view_id: open?.id },
      view: shownView(open as FakeView),
    };
    const taken = await deliver("interactive", payload);
    return ((taken.payload["options"] ?? []) as readonly Node[]).map((option) => (option["text"] as Node)["text"] as string);
  }

  /** Uses a shortcut on a message. */
  function shortcut(
    callback: string,
    message: { readonly ts: string; readonly text: string; readonly user: string },
    channel: string,
  ): Promise<Taken> {
    const named = { id: channel, name: team.channels.get(channel)?.name ?? "" };
    const payload = {
      type: "message_action",
      ...common(),
      callback_id: callback,
      trigger_id: trigger(),
      message_ts: message.ts,
      action_ts: "1.0",
      channel: named,
      message: { type: "message", ...message },
      response_url: fake.hook(team, channel, user, null),
    };
    return deliver("interactive", payload);
  }

  /** Delivers an event of the Events API that concerns this workspace. */
  function event(inner: Node, more: { readonly id?: string; readonly retry?: number; readonly envelope?: string } = {}): Promise<Taken> {
    const body = {
      ...{
        token: "verification",
        team_id: team.id,
        api_app_id: "A00000001",
        type: "event_callback",
        event: inner,
        event_id: more.id ?? `Ev${randomUUID()}`,
      },
      ...{
        event_time: Math.floor(Date.now() / 1000),
        is_ext_shared_channel: false,
        ...(team.enterprise === null ? {} : { enterprise_id: team.enterprise }),
      },
      authorizations: [{ enterprise_id: team.enterprise, team_id: team.id, user_id: team.bot, is_bot: true, is_enterprise_install: false }],
    };
    const over = way();
    const retry = more.retry === undefined ? {} : { retry_attempt: more.retry, retry_reason: "timeout" };
    if (over.kind === "socket")
      return fake.line.deliver("events_api", body, { ...retry, ...(more.envelope === undefined ? {} : { envelope_id: more.envelope }) });
    const headers: Record<string, string> =
      more.retry === undefined ? {} : { "x-slack-retry-num": String(more.retry), "x-slack-retry-reason": "http_timeout" };
    return deliverOverHttp(over.url, fake.signingSecret, JSON.stringify(body), { json: true, headers });
  }

  return {
    user,
    slash,
    slashPayload,
    deliver,
    press,
    pressPayload,
    choose,
    modal,
    submit,
    suggestions,
    shortcut,
    event,
    trigger,
    shown,
    openHome: () => event({ type: "app_home_opened", user, channel: `D${user.slice(1)}`, tab: "home", event_ts: "1.0" }),
  };
}

function isElement(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

/** What the state of a view holds for an element, with what was filled in or what stands there. */
function stateOf(element: Node, value: string | undefined): Node {
  const type = element["type"];
  if (type === "file_input") return { type, files: value === undefined ? [] : [{ id: value }] };
  if (type === "static_select") {
    const options = element["options"] as readonly Node[];
    const chosen = value === undefined ? element["initial_option"] : options.find((option) => option["value"] === value);
    return { type, selected_option: chosen ?? null };
  }
  if (type === "external_select") {
    const chosen = value === undefined ? element["initial_option"] : { text: { type: "plain_text", text: value }, value };
    return { type, selected_option: chosen ?? null };
  }
  if (type === "datepicker") return { type, selected_date: value ?? element["initial_date"] ?? null };
  return { type, value: value ?? element["initial_value"] ?? null };
}
