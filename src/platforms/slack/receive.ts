import { createHash } from "node:crypto";
import type { AnyCommand } from "#chat/command.ts";
import { saidByPicking } from "#chat/fit-controls.ts";
import type { Option, Options } from "#chat/option.ts";
import type { Place } from "#chat/place.ts";
import type { Said } from "#chat/platform.ts";
import { shortened } from "#chat/split.ts";
import { type Carried, readCarried, readSubmission } from "./form.ts";
import { unescaped } from "./prose.ts";
import { teamKey } from "./workspaces.ts";

/** A payload as it arrives: nothing in it is taken for granted. */
export type Payload = Readonly<Record<string, unknown>>;

/** Where something was said, as far as its answer needs to know. */
export interface Origin {
  readonly team: string;
  readonly user: string;
  /** What Slack calls the person, until it says more. */
  readonly name: string;
  readonly from: "command" | "message" | "private message" | "home" | "modal" | "shortcut";
  readonly channel: { readonly id: string; readonly name: string } | null;
  readonly hook: string | null;
  /** What opens a modal, and when it was given, in milliseconds of this process. */
  readonly trigger: string | null;
  readonly arrived: number;
  /** The modal in which it was said. */
  readonly view: { readonly id: string; readonly hash: string; readonly carried: Carried } | null;
}

/** Something that arrived: what was said, under a name of its own that a repetition shares. */
export interface Incoming {
  readonly origin: Origin;
  readonly key: string;
  /** Null for what needs no answer: a link that was followed. */
  readonly said: Said | null;
}

/** The place of a channel; null in private. */
export function placeOf(origin: Origin): Place | null {
  const { channel, team } = origin;
  if (channel === null || channel.id === "" || channel.id.startsWith("D") || channel.name === "directmessage") return null;
  return { platform: "slack", team, room: channel.id, name: channel.name };
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function node(value: unknown): Payload {
  return typeof value === "object" && value !== null ? (value as Payload) : {};
}

function orNull(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** A slash command as a typed line. Mentions stay as they are; what Slack escaped is read again, its links are addresses. */
export function fromCommand(body: Payload): Incoming {
  const team = teamKey(text(body["team_id"]), orNull(body["enterprise_id"]));
  const typed = plainLinks(text(body["text"]));
  const origin: Origin = {
    team,
    user: text(body["user_id"]),
    name: text(body["user_name"]),
    from: "command",
    channel: { id: text(body["channel_id"]), name: text(body["channel_name"]) },
    hook: orNull(body["response_url"]),
    trigger: orNull(body["trigger_id"]),
    arrived: performance.now(),
    view: null,
  };
  return { origin, key: keyOf(team, body), said: { kind: "line", text: `${text(body["command"])} ${typed}`.trim() } };
}

/** What a delivery and its repetitions share: its trigger. Without one it is alike only to what is the same in every word. */
function keyOf(team: string, body: Payload, otherwise = ""): string {
  const trigger = text(body["trigger_id"]) || otherwise.trim();
  return `${team} ${trigger === "" ? createHash("sha256").update(JSON.stringify(body)).digest("base64url") : trigger}`;
}

/** Addresses as they were typed: `<https://a.b|a.b>` is `https://a.b`, `<mailto:a@b|a@b>` is `a@b`. Mentions are left. */
function plainLinks(typed: string): string {
  const links = typed.replaceAll(/<mailto:[^|>]*\|([^>]*)>/g, "$1").replaceAll(/<(https?:[^|>]*)(?:\|[^>]*)?>/g, "$1");
  return unescaped(links);
}

/** What a click, a submission and a shortcut have in common. */
function originOf(body: Payload, from: Origin["from"]): Origin {
  const [user, teamNode, enterprise, channel] = [node(body["user"]), node(body["team"]), node(body["enterprise"]), node(body["channel"])];
  const view = node(body["view"]);
  const installedIn = orNull(view["app_installed_team_id"]) ?? orNull(teamNode["id"]) ?? text(user["team_id"]);
  const carried = readCarried(view["private_metadata"] ?? "");
  const inModal = text(view["type"]) === "modal";
  return {
    team: teamKey(installedIn, orNull(enterprise["id"]) ?? orNull(teamNode["enterprise_id"])),
    user: text(user["id"]),
    name: text(user["username"]) || text(user["name"]),
    from,
    channel: channel["id"] === undefined ? carried.channel : { id: text(channel["id"]), name: text(channel["name"]) },
    hook: orNull(body["response_url"]) ?? (inModal ? carried.hook : null),
    trigger: orNull(body["trigger_id"]),
    arrived: performance.now(),
    view: inModal ? { id: text(view["id"]), hash: text(view["hash"]), carried } : null,
  };
}

/** A click as a press or a pick. What stands before the first slash of an action's id says how it is heard (`render.ts`). */
export function fromAction(body: Payload): Incoming {
  const container = node(body["container"]);
  const view = node(body["view"]);
  const home = text(view["type"]) === "home";
  const inMessage = container["is_ephemeral"] === true ? "private message" : "message";
  const origin = originOf(body, home ? "home" : text(view["type"]) === "modal" ? "modal" : inMessage);
  const actions = body["actions"];
  const action = node(Array.isArray(actions) ? actions[0] : null);
  return { origin, key: keyOf(origin.team, body), said: saidByAction(action) };
}

/** What a press on something that opened too late says again. */
export const AGAIN = "again/";

function saidByAction(action: Payload): Said | null {
  const id = text(action["action_id"]);
  const value = text(action["value"]);
  if (id.startsWith("link/")) return null;
  if (id.startsWith("press/")) return { kind: "press", address: value };
  if (id.startsWith(AGAIN)) return readAgain(value);
  const picked = /^pick\/[^/]*\/(.*)$/s.exec(id);
  if (picked === null) return { kind: "press", address: value === "" ? id : value };
  const one = node(action["selected_option"])["value"];
  const several = action["selected_options"];
  const values = Array.isArray(several) ? several.map((each) => text(node(each)["value"])) : [text(one)];
  return saidByPicking(picked[1] as string, values);
}

/** What was said, as a button can carry it; null where it is too long. */
export function writeAgain(said: Said): string | null {
  const value = JSON.stringify(said);
  return value.length <= 2_000 ? value : null;
}

function readAgain(value: string): Said {
  try {
    const said = node(JSON.parse(value));
    if (said["kind"] === "line" && typeof said["text"] === "string") return { kind: "line", text: said["text"] };
    if (said["kind"] === "press" && typeof said["address"] === "string") return { kind: "press", address: said["address"] };
    if (said["kind"] === "command" && typeof said["path"] === "string" && typeof said["given"] === "object") return said as unknown as Said;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return { kind: "press", address: value };
}

/** A modal that was sent, as a form. */
export function fromSubmission(body: Payload): Incoming {
  const origin = originOf(body, "modal");
  const view = node(body["view"]);
  const address = origin.view?.carried.address ?? null;
  const values = readSubmission(view["state"] ?? null);
  const said: Said = { kind: "form", address: address ?? "", values };
  return { origin, key: keyOf(origin.team, body, `${text(view["id"])} ${text(view["hash"])}`), said };
}

/** The inputs that a modal shows, by their names. */
export function inputsOf(body: Payload): readonly string[] {
  const blocks = node(body["view"])["blocks"];
  return Array.isArray(blocks)
    ? blocks
        .map(node)
        .filter((block) => block["type"] === "input")
        .map((block) => text(block["block_id"]))
    : [];
}

/** A shortcut on a message: the command, with the message's text and its address in the option that takes a message. */
export function fromShortcut(body: Payload, command: AnyCommand<never>): Incoming {
  const origin = originOf(body, "shortcut");
  const message = node(body["message"]);
  const domain = text(node(body["team"])["domain"]);
  const stamp = (text(message["ts"]) || text(body["message_ts"])).replace(".", "");
  const link = domain === "" || stamp === "" ? "" : `https://${domain}.slack.com/archives/${origin.channel?.id ?? ""}/p${stamp}`;
  const option = command.onMessage as string;
  const { spec } = (command.options as Options)[option] as Option<unknown>;
  const room = (spec.kind === "text" ? spec.max : 0) - link.length - 1;
  const given = [shortened(plainLinks(text(message["text"])), Math.max(1, room)), link].filter((part) => part !== "").join("\n");
  return {
    origin,
    key: keyOf(origin.team, body),
    said: { kind: "command", path: command.path, given: { [option]: given } },
  };
}

/** What somebody looks up while a modal is filled in. */
export interface LookUp {
  readonly origin: Origin;
  /** What is looked up; null for an action that is none of ours. */
  readonly source: string | null;
  readonly typed: string;
}

export function fromLookUp(body: Payload): LookUp {
  const source = /^find\/([a-z]+)$/.exec(text(body["action_id"]))?.[1] ?? null;
  return { origin: originOf(body, "modal"), source, typed: text(body["value"]) };
}

/** An event of the Events API, with every name that a repetition of it could bear. */
export interface Happening {
  readonly team: string;
  /** Where the app is installed: the workspace, or its whole enterprise. */
  readonly installed: string;
  readonly event: Payload;
  readonly names: readonly string[];
}

export function fromEvent(body: Payload): Happening {
  const event = node(body["event"]);
  const authorizations = body["authorizations"];
  const authorized = node(Array.isArray(authorizations) ? authorizations[0] : null);
  const team = teamKey(
    orNull(authorized["team_id"]) ?? text(body["team_id"]),
    orNull(authorized["enterprise_id"]) ?? orNull(body["enterprise_id"]),
  );
  const stamp = text(event["event_ts"]) || text(event["ts"]);
  const natural = stamp === "" ? [] : [`${team} ${text(event["type"])} ${text(event["user"])} ${text(event["channel"])} ${stamp}`];
  const id = orNull(body["event_id"]);
  const enterprise = orNull(authorized["enterprise_id"]) ?? orNull(body["enterprise_id"]);
  const installed = authorized["is_enterprise_install"] === true && enterprise !== null ? enterprise : team;
  return { team, installed, event, names: [...(id === null ? [] : [`event ${id}`]), ...natural] };
}
