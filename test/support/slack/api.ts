import { randomUUID } from "node:crypto";
import { blockCharacters, blockProblems, mentionsIn, type Node, viewProblems } from "./check-blocks.ts";
import { callProblems, METHODS } from "./methods.ts";
import type { FakeChannel, FakeTeam, FakeUser, FakeView } from "./world.ts";

/** One call of the Web API, as it arrived. */
export interface FakeCall {
  readonly method: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly team: string | null;
}

/** What the next calls of a method come to, in place of the usual. */
export interface Failure {
  readonly method: string;
  /** Only for this channel, user or team. */
  readonly where?: string;
  /** How often; once when it is not given. */
  times?: number;
  readonly as:
    | { readonly kind: "rate limit"; readonly seconds: number }
    | { readonly kind: "server error"; readonly stored: boolean }
    | { readonly kind: "cut"; readonly stored: boolean }
    | { readonly kind: "error"; readonly error: string };
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null cuts the connection. */
  readonly body: Readonly<Record<string, unknown>> | null;
  /** What is answered in place of the body: a file. */
  readonly bytes?: Buffer;
}

/** Everything the fake knows and remembers. */
export interface FakeState {
  readonly teams: Map<string, FakeTeam>;
  readonly calls: FakeCall[];
  readonly problems: string[];
  readonly failures: Failure[];
  readonly appToken: string;
  /** What `apps.manifest.export` shows of the app to whoever has the configuration token. */
  manifest: Readonly<Record<string, unknown>>;
  readonly configToken: string;
  readonly triggers: Map<
    string,
    { readonly team: string; readonly user: string; readonly at: number; used: boolean; readonly view: string | null }
  >;
  /** Codes that `oauth.v2.access` takes, with the team they install. */
  readonly codes: Map<string, string>;
  readonly views: Map<string, FakeView>;
  /** How long a trigger lives, in milliseconds. */
  triggerLife: number;
  socketUrl: () => string;
  origin: () => string;
  sequence: number;
}

type Args = Readonly<Record<string, unknown>>;

class ApiError extends Error {}

function fail(error: string): never {
  throw new ApiError(error);
}

/** Answers a call, or fails as the test has asked. */
export function answerCall(state: FakeState, method: string, args: Args, token: string | null): Answered {
  const team = [...state.teams.values()].find((each) => each.token === token) ?? null;
  state.calls.push({ method, args, team: team?.id ?? null });
  state.problems.push(...callProblems(method, args));
  const failure = takeFailure(state, method, args, team);
  const headers = { "x-oauth-scopes": team?.scopes.join(",") ?? "" };
  if (failure?.as.kind === "rate limit")
    return { status: 429, headers: { "retry-after": String(failure.as.seconds) }, body: { ok: false, error: "ratelimited" } };
  if (failure?.as.kind === "error") return { status: 200, headers, body: { ok: false, error: failure.as.error } };
  const stored = failure === null || failure.as.stored;
  const body = stored ? run(state, method, args, team, token) : {};
  if (failure?.as.kind === "server error") return { status: 500, headers: {}, body: { ok: false, error: "fatal_error" } };
  if (failure?.as.kind === "cut") return { status: 200, headers, body: null };
  return { status: 200, headers, body };
}

/** The failure that a test has asked for here, if any; it is used up. */
export function takeFailure(state: FakeState, method: string, args: Args, team: FakeTeam | null): Failure | null {
  const places = [args["channel"], args["user"], args["user_id"], team?.id];
  const found = state.failures.find((each) => each.method === method && (each.where === undefined || places.includes(each.where)));
  if (found === undefined) return null;
  found.times = (found.times ?? 1) - 1;
  if (found.times <= 0) state.failures.splice(state.failures.indexOf(found), 1);
  return found;
}

function run(state: FakeState, method: string, args: Args, team: FakeTeam | null, token: string | null): Readonly<Record<string, unknown>> {
  try {
    if (METHODS[method] === undefined) fail("unknown_method");
    if (method === "apps.connections.open") {
      if (token !== state.appToken) fail("invalid_auth");
      return { ok: true, url: state.socketUrl() };
    }
    if (method === "apps.manifest.export") {
      if (token !== state.configToken) fail("token_expired");
      return args["app_id"] === "A00000001" ? { ok: true, manifest: state.manifest } : fail("app_not_found");
    }
    if (method === "oauth.v2.access") return installed(state, args);
    if (team === null) fail("invalid_auth");
    const { scope } = METHODS[method] ?? {};
    if (scope !== undefined && !team.scopes.includes(scope))
      return { ok: false, error: "missing_scope", needed: scope, provided: team.scopes.join(",") };
    return { ok: true, ...answers[method]?.(state, team, args) };
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, error: error.message };
    throw error;
  }
}

function installed(state: FakeState, args: Args) {
  const team = state.teams.get(state.codes.get(String(args["code"])) ?? "");
  if (team === undefined) fail("invalid_code");
  state.codes.delete(String(args["code"]));
  return {
    ok: true,
    app_id: "A00000001",
    access_token: team.token,
    token_type: "bot",
    scope: team.scopes.join(","),
    bot_user_id: team.bot,
    team: { id: team.id, name: team.name },
    enterprise: team.enterprise === null ? null : { id: team.enterprise, name: "Enterprise" },
    is_enterprise_install: false,
    authed_user: { id: [...team.users.keys()][0] },
  };
}

type Method = (state: FakeState, team: FakeTeam, args: Args) => Readonly<Record<string, unknown>>;

const answers: Readonly<Record<string, Method>> = {
  "auth.test": (state, team) => ({
    url: `${state.origin()}/`,
    team: team.name,
    team_id: team.id,
    user: "parvis",
    user_id: team.bot,
    bot_id: `B${team.id}`,
    ...(team.enterprise === null ? {} : { enterprise_id: team.enterprise }),
    is_enterprise_install: false,
  }),
  "bots.info": (_state, team) => ({ bot: { id: `B${team.id}`, app_id: "A00000001", user_id: team.bot, name: "parvis", deleted: false } }),
  "auth.revoke": () => ({ revoked: true }),
  "api.test": () => ({}),
  "users.info": (_state, team, args) => {
    const user = team.users.get(String(args["user"])) ?? fail("user_not_found");
    const { id, name, locale, tz, admin, deleted } = user;
    return {
      user: {
        ...{
          id,
          team_id: team.id,
          name: name.toLowerCase().replaceAll(" ", "."),
          deleted,
          real_name: name,
          tz,
          is_admin: admin,
          is_owner: false,
        },
        ...{ is_bot: false, profile: { real_name: name, display_name: "" } },
        ...(args["include_locale"] === "true" || args["include_locale"] === true ? { locale } : {}),
      },
    };
  },
  "conversations.open": (_state, team, args) => {
    const person = livingUser(team, String(args["users"]));
    return { channel: { id: directMessage(team, person).id } };
  },
  "conversations.info": (_state, team, args) => {
    const channel = team.channels.get(String(args["channel"])) ?? fail("channel_not_found");
    return {
      channel: {
        id: channel.id,
        name: channel.name,
        is_archived: channel.archived,
        is_member: channel.member,
        is_private: channel.private,
      },
    };
  },
  "conversations.history": (_, team, args) => history(team, args, null),
  "conversations.replies": (_, team, args) => history(team, args, String(args["ts"])),
  "chat.postMessage": postMessage,
  "chat.postEphemeral": (state, team, args) => {
    const channel = team.channels.get(String(args["channel"])) ?? fail("channel_not_found");
    if (!channel.member) fail("not_in_channel");
    livingUser(team, String(args["user"]));
    const blocks = readBlocks(state, args);
    const id = nextTs(state);
    team.ephemerals.push({ id, channel: channel.id, user: String(args["user"]), text: String(args["text"] ?? ""), blocks });
    return { message_ts: id };
  },
  "chat.update": (state, team, args) => {
    const channel = team.channels.get(String(args["channel"])) ?? fail("channel_not_found");
    if (channel.archived) fail("is_archived");
    const message = team.messages.find((each) => each.channel === channel.id && each.ts === args["ts"]) ?? fail("message_not_found");
    message.blocks = readBlocks(state, args);
    message.text = String(args["text"] ?? "");
    message.edited += 1;
    return { channel: channel.id, ts: message.ts };
  },
  "views.open": (state, team, args) => openView(state, team, args, false),
  "views.push": (state, team, args) => openView(state, team, args, true),
  "views.update": (state, team, args) => {
    const known = state.views.get(String(args["view_id"])) ?? fail("not_found");
    if (args["hash"] !== undefined && args["hash"] !== known.hash) fail("hash_conflict");
    return { view: shownView(replaceView(state, team, known, readView(state, args))) };
  },
  "views.publish": (state, team, args) => {
    const user = livingUser(team, String(args["user_id"]));
    const view = readView(state, args);
    if (view["type"] !== "home") fail("invalid_arguments");
    team.homes.set(user.id, view);
    return { view: { id: `VHOME${user.id}`, hash: nextTs(state), ...view } };
  },
  "files.getUploadURLExternal": (state, team, args) => {
    const id = `F${nextTs(state).replace(".", "")}`;
    team.files.set(id, {
      name: String(args["filename"]),
      alt: String(args["alt_txt"] ?? ""),
      bytes: Buffer.alloc(0),
      complete: false,
      channel: null,
    });
    return { file_id: id, upload_url: `${state.origin()}/upload/${team.id}/${id}` };
  },
  "files.completeUploadExternal": (_state, team, args) => {
    const files = JSON.parse(String(args["files"])) as readonly { readonly id: string }[];
    for (const { id } of files) {
      const file = team.files.get(id) ?? fail("file_not_found");
      if (file.bytes.length === 0) fail("file_upload_size_mismatch");
      file.complete = true;
      file.channel = args["channel_id"] === undefined ? null : String(args["channel_id"]);
    }
    return { files };
  },
  "files.info": (state, team, args) => {
    const file = team.files.get(String(args["file"])) ?? fail("file_not_found");
    const { name, bytes, owner } = file;
    const url = `${state.origin()}/file/${team.id}/${String(args["file"])}`;
    return { file: { id: args["file"], name, size: bytes.length, user: owner ?? team.bot, url_private: url, url_private_download: url } };
  },
  "files.delete": (_state, team, args) => {
    if (!team.files.delete(String(args["file"]))) fail("file_not_found");
    return {};
  },
};

export function nextTs(state: FakeState): string {
  state.sequence += 1;
  return `${1_800_000_000 + Math.floor(state.sequence / 1000)}.${String((state.sequence % 1000) * 100).padStart(6, "0")}`;
}

function livingUser(team: FakeTeam, id: string): FakeUser {
  const user = team.users.get(id) ?? fail("user_not_found");
  if (user.deleted) fail("user_disabled");
  return user;
}

function directMessage(team: FakeTeam, user: FakeUser): FakeChannel {
  const id = `D${user.id.slice(1)}`;
  const known = team.channels.get(id);
  if (known !== undefined) return known;
  const channel = { id, name: "directmessage", private: true, member: true, archived: false, im: user.id };
  team.channels.set(id, channel);
  return channel;
}

function parsed(value: unknown): unknown {
  return typeof value === "string" ? JSON.parse(value) : value;
}

function readBlocks(state: FakeState, args: Args): readonly Node[] {
  const blocks = (args["blocks"] === undefined ? [] : parsed(args["blocks"])) as readonly Node[];
  const wrong = messageProblems(blocks, String(args["text"] ?? ""));
  state.problems.push(...wrong);
  if (wrong.length > 0) fail("invalid_blocks");
  return blocks;
}

/** What is wrong with a message's blocks and text. */
export function messageProblems(blocks: readonly Node[], text: string): readonly string[] {
  const wrong = [...blockProblems(blocks, 50)];
  if (blockCharacters(blocks) > 13_200) wrong.push("msg_blocks_too_long");
  if (text.length > 4000) wrong.push(`text has ${text.length} characters, 4000 are advised at most`);
  if (text === "") wrong.push("no text to fall back on");
  if (mentionsIn(text).length > 0) wrong.push(`the text notifies ${mentionsIn(text).join(", ")}`);
  return wrong;
}

function readView(state: FakeState, args: Args): Node {
  const view = parsed(args["view"]) as Node;
  const wrong = viewProblems(view);
  state.problems.push(...wrong);
  if (wrong.length > 0) fail("invalid_arguments");
  return view;
}

function postMessage(state: FakeState, team: FakeTeam, args: Args) {
  const given = String(args["channel"]);
  const channel = /^[UW]/.test(given)
    ? directMessage(team, livingUser(team, given))
    : (team.channels.get(given) ?? fail("channel_not_found"));
  if (channel.archived) fail("is_archived");
  if (!channel.member && channel.private) fail("channel_not_found");
  if (!channel.member && !team.scopes.includes("chat:write.public")) fail("not_in_channel");
  const blocks = readBlocks(state, args);
  const metadata = args["metadata"] === undefined ? null : (parsed(args["metadata"]) as Node);
  const thread = args["thread_ts"] === undefined ? null : String(args["thread_ts"]);
  if (thread !== null && !team.messages.some((each) => each.channel === channel.id && each.ts === thread)) fail("thread_not_found");
  const message = { ts: nextTs(state), channel: channel.id, thread, text: String(args["text"] ?? ""), blocks, metadata, edited: 0 };
  team.messages.push(message);
  return { channel: channel.id, ts: message.ts, message: { text: message.text, ts: message.ts } };
}

/** What was said in a channel, or in one of its threads, the newest first. */
function history(team: FakeTeam, args: Args, thread: string | null) {
  const channel = team.channels.get(String(args["channel"])) ?? fail("channel_not_found");
  const scope = channel.im !== null ? "im:history" : channel.private ? "groups:history" : "channels:history";
  if (!team.scopes.includes(scope)) fail("missing_scope");
  if (!channel.member) fail("not_in_channel");
  const within = (ts: string) => ts >= String(args["oldest"] ?? "") && (args["latest"] === undefined || ts <= String(args["latest"]));
  const found = team.messages
    .filter((each) => each.channel === channel.id && (each.thread === thread || each.ts === thread) && within(each.ts))
    .toReversed();
  const limit = Number(args["limit"] ?? 100);
  return {
    messages: found.slice(0, limit).map(({ ts, text, blocks, metadata }) => ({
      type: "message",
      bot_id: `B${team.id}`,
      ts,
      text,
      blocks,
      ...(metadata === null ? {} : { metadata }),
    })),
  };
}

function openView(state: FakeState, team: FakeTeam, args: Args, pushes: boolean) {
  const trigger = state.triggers.get(String(args["trigger_id"])) ?? fail("invalid_trigger_id");
  if (trigger.team !== team.id) fail("invalid_trigger_id");
  if (performance.now() - trigger.at >= state.triggerLife) fail("expired_trigger_id");
  if (trigger.used) fail("exchanged_trigger_id");
  const view = readView(state, args);
  trigger.used = true;
  const stack = team.modals.get(trigger.user) ?? [];
  if (pushes && stack.length >= 3) fail("push_limit_reached");
  if (pushes && stack.length === 0) fail("not_found");
  const made = madeView(state, trigger.user, view, pushes ? (stack.at(-1) ?? null) : null);
  team.modals.set(trigger.user, pushes ? [...stack, made] : [made]);
  return { view: shownView(made) };
}

function madeView(state: FakeState, user: string, view: Node, below: FakeView | null): FakeView {
  const id = `V${randomUUID().slice(0, 8).toUpperCase()}`;
  const made: FakeView = { id, hash: nextTs(state), user, previous: below?.id ?? null, root: below?.root ?? id, view };
  state.views.set(id, made);
  return made;
}

/** Shows a view in the place of another. */
export function replaceView(state: FakeState, team: FakeTeam, known: FakeView, view: Node): FakeView {
  const next: FakeView = { ...known, hash: nextTs(state), view };
  state.views.set(known.id, next);
  const stack = team.modals.get(known.user) ?? [];
  team.modals.set(
    known.user,
    stack.map((each) => (each.id === known.id ? next : each)),
  );
  return next;
}

/** Puts a view on top of the stack, as `response_action: push` does. */
export function pushView(state: FakeState, team: FakeTeam, user: string, view: Node): void {
  const stack = team.modals.get(user) ?? [];
  if (stack.length >= 3) state.problems.push("push_limit_reached");
  team.modals.set(user, [...stack, madeView(state, user, view, stack.at(-1) ?? null)]);
}

/** A view as payloads carry it. */
export function shownView(made: FakeView): Node {
  return { id: made.id, hash: made.hash, root_view_id: made.root, previous_view_id: made.previous, ...made.view };
}
