import { type Card, contentOf } from "#chat/card.ts";
import type { Place } from "#chat/place.ts";
import type { AccountRef, Edited, Sent } from "#chat/platform.ts";
import type { Id } from "#kernel/ids.ts";
import type { Attempt, Attempts } from "./attempts.ts";
import type { Called, Calls } from "./calls.ts";
import { HISTORY_SCOPES } from "./manifest.ts";
import type { Pictures } from "./pictures.ts";
import { TURNED_DOWN } from "./problem.ts";
import { fallback, mentioned, type Payload, type Picture, picturesIn, render, type Scenery } from "./render.ts";
import { uploadFile } from "./upload.ts";
import type { Installed, Workspaces } from "./workspaces.ts";

/** Who somebody is in a workspace, so that a mention finds them; null where they have no account there. */
export type FindUser = (team: string, person: Id) => Promise<string | null>;

/** What is sent by itself, and edited. */
export interface Outgoing {
  readonly post: (place: Place, card: Card, key: string) => Promise<Sent>;
  readonly edit: (where: string, card: Card) => Promise<Edited>;
  readonly whisper: (account: AccountRef, card: Card, key: string) => Promise<Sent>;
  /** Brings the files of a card into a channel, or into the private messages with somebody. */
  readonly files: (installed: Installed, to: string, card: Card) => Promise<void>;
  /** What a card needs of a workspace before it is rendered there. */
  readonly scenery: (installed: Installed, cards: readonly Card[]) => Promise<Scenery>;
}

export interface OutgoingParts {
  readonly calls: Calls;
  readonly workspaces: Workspaces;
  readonly pictures: Pictures;
  readonly findUser: FindUser;
  readonly attempts: Attempts;
}

/** The message is there no more, or can be edited no more. */
const GONE = new Set(["message_not_found", "cant_update_message", "edit_window_closed"]);

/** What is wrong with what we sent: a fault of ours. */
const OURS = new Set([
  ...["invalid_blocks", "invalid_blocks_format", "msg_blocks_too_long", "msg_too_long", "no_text", "invalid_arguments", "invalid_arg_name"],
  ...["metadata_too_large", "invalid_metadata_format", "invalid_metadata_schema", "too_many_attachments", "invalid_form_data"],
]);

/** Slack may come back to it by itself. */
const PASSING = new Set(["ratelimited", "rate_limited", "message_limit_exceeded", "service_unavailable", "team_added_to_org"]);

/** Slack says itself that some of it may have been done. */
const DOUBTFUL = new Set(["fatal_error", "internal_error", "request_timeout"]);

const EVENT = "parvis_message";

/** How many of the newest messages are looked at for one that may have arrived; docs.slack.dev/reference/methods/conversations.history advises no more. */
const LOOKED_AT = 200;

/** How long a doubtful message is left alone before it is looked for again and sent, in milliseconds. */
const DOUBT = 3_000;

/** Where a message goes: a channel or a person, and the message in whose thread it is said. */
interface Spot {
  readonly to: string;
  readonly thread: string | null;
}

export function slackOutgoing(parts: OutgoingParts): Outgoing {
  const { calls, workspaces, pictures, findUser, attempts } = parts;
  /** The channel of the private messages with a person, once it is known. */
  const direct = new Map<string, string>();

  async function scenery(installed: Installed, cards: readonly Card[]): Promise<Scenery> {
    const mentions = new Map<Id, string>();
    for (const person of cards.flatMap(mentioned)) {
      const user = await findUser(installed.team, person);
      if (user !== null) mentions.set(person, user);
    }
    const shown = new Map<string, Picture>();
    for (const { url, alt } of cards.flatMap(picturesIn)) shown.set(url, await pictures.bring(installed.token, url, alt));
    return { mentions, picture: (url) => shown.get(url) ?? { kind: "words" } };
  }

  async function files(installed: Installed, to: string, card: Card): Promise<void> {
    const blocks = card.blocks.filter((block) => block.kind === "file");
    if (blocks.length === 0) return;
    const channel = /^[UW]/.test(to)
      ? await directWith(
          installed,
          to,
          blocks.map(({ alt }) => alt),
        )
      : to;
    if (channel === null) return;
    for (const block of blocks) {
      await uploadFile(calls, installed.token, { name: block.name, about: block.alt, bytes: contentOf(block).bytes }, channel);
    }
  }

  /** The channel of the private messages with somebody. The first message there says what comes, since its answer names the channel. */
  async function directWith(installed: Installed, user: string, about: readonly string[]): Promise<string | null> {
    const spot = `${installed.team} ${user}`;
    const known = direct.get(spot);
    if (known !== undefined) return known;
    const text = fallback(about.join(", "));
    const said = await calls.call(installed.token, "chat.postMessage", { channel: user, text, parse: "none", link_names: false }, user);
    if (said.kind !== "ok") return null;
    const { channel } = said.data as { readonly channel: string };
    direct.set(spot, channel);
    return channel;
  }

  /** Sends a message with its key, unless it is there already; where that fails in doubt, looks for it, and says so when it cannot look. */
  async function send(installed: Installed, to: string, card: Card, key: string, posted?: string): Promise<Sent> {
    const spot = `${installed.team} ${to}`;
    const attempt = await attempts.begin(spot, key);
    if (attempt.channel !== null) direct.set(spot, attempt.channel);
    const thread = card.below?.split(" ").at(-1) ?? null;
    const before = await earlier(installed, { to, thread }, key, attempt);
    if (before !== null) return before;
    const scene = { ...(await scenery(installed, [card])), ...(posted === undefined ? {} : { posted }) };
    let sent = await say(installed, { to, thread }, render(card, scene), key);
    if (sent.kind === "error" && sent.error === "invalid_blocks" && picturesIn(card).length > 0) {
      sent = await say(installed, { to, thread }, render(card, { ...scene, picture: () => ({ kind: "words" }) }), key);
    }
    if (sent.kind === "ok") {
      const { channel, ts } = sent.data as { readonly channel: string; readonly ts: string };
      if (channel !== to) {
        direct.set(spot, channel);
        await attempts.went(spot, key, channel);
      }
      await files(installed, channel, card);
      return { kind: "done", where: `${installed.team} ${channel} ${ts}` };
    }
    if (sent.kind === "lost") return inDoubt(installed, { to, thread }, key, sent.reason);
    if (sent.kind === "error" && DOUBTFUL.has(sent.error)) return inDoubt(installed, { to, thread }, key, sent.error);
    await attempts.undo(spot);
    return failed(sent);
  }

  function say(installed: Installed, { to, thread }: Spot, payload: Payload, key: string): Promise<Called> {
    const quiet = { unfurl_links: false, unfurl_media: false, link_names: false, parse: "none" };
    const metadata = { event_type: EVENT, event_payload: { key } };
    const below = thread === null ? {} : { thread_ts: thread };
    return calls.call(installed.token, "chat.postMessage", { channel: to, ...below, ...payload, ...quiet, metadata }, to);
  }

  /** A message with this key that is there already; null when there is none, or nothing suggests that there may be one. */
  async function earlier(installed: Installed, spot: Spot, key: string, attempt: Attempt): Promise<Sent | null> {
    if (!attempt.again) return null;
    const found = await look(installed, spot, key);
    if (found === "cannot look") return { kind: "unsure", reason: "the message may have arrived" };
    if (typeof found === "string") return { kind: "done", where: found };
    return found === null ? null : { kind: "later", wait: found.wait };
  }

  async function inDoubt(installed: Installed, spot: Spot, key: string, reason: string): Promise<Sent> {
    const found = await look(installed, spot, key);
    if (found === "cannot look") return { kind: "unsure", reason };
    if (typeof found === "string") return { kind: "done", where: found };
    return { kind: "later", wait: found?.wait ?? DOUBT };
  }

  /** Where the message with this key hangs, null when it is not there, or that one cannot look. */
  async function look(
    installed: Installed,
    { to, thread }: Spot,
    key: string,
  ): Promise<string | null | { readonly wait: number } | "cannot look"> {
    const channel = /^[UW]/.test(to) ? direct.get(`${installed.team} ${to}`) : to;
    const scopes = calls.scopesOf(installed.token);
    if (channel === undefined) return "cannot look";
    if (scopes !== null && !Object.values(HISTORY_SCOPES).some((scope) => scopes.has(scope))) return "cannot look";
    const args = { channel, limit: LOOKED_AT, include_all_metadata: true };
    const told =
      thread === null
        ? await calls.call(installed.token, "conversations.history", args, channel)
        : await calls.call(installed.token, "conversations.replies", { ...args, ts: thread }, channel);
    if (told.kind === "wait") return { wait: told.wait };
    if (told.kind === "lost" || told.kind === "unreached") return { wait: DOUBT };
    if (told.kind === "error") return "cannot look";
    const messages = (told.data["messages"] ?? []) as readonly {
      readonly ts: string;
      readonly metadata?: { readonly event_payload?: { readonly key?: string } };
    }[];
    const found = messages.find((each) => each.metadata?.event_payload?.key === key);
    return found === undefined ? null : `${installed.team} ${channel} ${found.ts}`;
  }

  return {
    scenery,
    files,
    post: (place, card, key) => withToken(place.team, (installed) => send(installed, place.room, card, key, place.team)),
    whisper: (account, card, key) => withToken(account.team, (installed) => send(installed, account.user, card, key)),
    edit(where, card) {
      const [team = "", channel = "", ts = ""] = where.split(" ");
      return withToken(team, (installed) => editAt(installed, channel, ts, card));
    },
  };

  /** Acts with the workspace's token; where Slack turns that down, with the one that is kept by then, if it is another. */
  async function withToken<T extends Sent | Edited>(
    team: string,
    act: (installed: Installed) => Promise<T>,
  ): Promise<T | typeof NOT_INSTALLED> {
    const installed = await workspaces.of(team);
    if (installed === null) return NOT_INSTALLED;
    const done = await act(installed);
    if (done.kind !== "never" || !TURNED_DOWN.has(done.reason)) return done;
    const renewed = await workspaces.renewed(installed);
    return renewed === null ? done : act(renewed);
  }

  /** The files that a message of ours shows now; none where one may not look. */
  async function filesShown(installed: Installed, channel: string, ts: string): Promise<readonly string[]> {
    const args = { channel, latest: ts, oldest: ts, inclusive: true, limit: 1 };
    const told = await calls.call(installed.token, "conversations.history", args, channel);
    return told.kind === "ok" ? slackFilesIn(told.data["messages"]) : [];
  }

  async function editAt(installed: Installed, channel: string, ts: string, card: Card): Promise<Edited> {
    const payload = render(card, { ...(await scenery(installed, [card])), posted: installed.team });
    const before = card.forgets === true ? await filesShown(installed, channel, ts) : [];
    const edited = await calls.call(installed.token, "chat.update", { channel, ts, ...payload, link_names: false, parse: "none" }, channel);
    if (edited.kind === "ok") {
      const still = new Set(slackFilesIn(payload));
      for (const id of before.filter((file) => !still.has(file))) await pictures.forget(installed.token, id);
      return { kind: "done" };
    }
    if (edited.kind === "error" && GONE.has(edited.error)) return { kind: "gone" };
    if (edited.kind === "lost" || (edited.kind === "error" && DOUBTFUL.has(edited.error))) return { kind: "later", wait: null };
    return failed(edited);
  }
}

const NOT_INSTALLED = { kind: "never", reason: "the app is not installed in this workspace" } as const;

/** A call that did nothing, as the courier takes it. */
function failed(called: Exclude<Called, { kind: "ok" }>): Exclude<Sent, { kind: "done" | "unsure" }> {
  if (called.kind === "wait") return { kind: "later", wait: called.wait };
  if (called.kind !== "error") return { kind: "later", wait: null };
  if (PASSING.has(called.error)) return { kind: "later", wait: null };
  return OURS.has(called.error) ? { kind: "broken", reason: called.error } : { kind: "never", reason: called.error };
}

/** The ids of the files of Slack's that stand in blocks. */
function slackFilesIn(blocks: unknown): readonly string[] {
  const found: string[] = [];
  JSON.stringify(blocks, (key, value: unknown) => {
    const { id } = (key === "slack_file" ? (value ?? {}) : {}) as { readonly id?: unknown };
    if (typeof id === "string") found.push(id);
    return value;
  });
  return found;
}
