import type { Body } from "./body.ts";
import {
  APPLICATION,
  BOT,
  channelBody,
  type FakeGuild,
  type FakeInteraction,
  type FakeMessage,
  guildBody,
  memberBody,
  messageBody,
  snowflake,
  userBody,
  type World,
} from "./world.ts";

/** An answer of the API. */
export interface Answer {
  readonly status: number;
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Asked {
  readonly method: string;
  /** Without `/api/v10`, decoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Body;
  readonly files: readonly string[];
  readonly at: number;
}

export function refuse(status: number, code: number, message: string): Answer {
  return { status, body: { code, message } };
}

const MISSING: Readonly<Record<string, Answer>> = {
  channel: refuse(404, 10003, "Unknown Channel"),
  guild: refuse(404, 10004, "Unknown Guild"),
  member: refuse(404, 10007, "Unknown Member"),
  message: refuse(404, 10008, "Unknown Message"),
  user: refuse(404, 10013, "Unknown User"),
  webhook: refuse(404, 10015, "Unknown Webhook"),
  interaction: refuse(404, 10062, "Unknown interaction"),
  event: refuse(404, 10070, "Unknown Guild Scheduled Event"),
  access: refuse(403, 50001, "Missing Access"),
  permission: refuse(403, 50013, "Missing Permissions"),
  direct: refuse(403, 50007, "Cannot send messages to this user"),
};

type Handler = (world: World, asked: Asked, parts: readonly string[]) => Answer;

const HANDLERS: readonly (readonly [string, RegExp, Handler])[] = [
  ["GET", /^\/users\/@me$/, () => ok(userBody(BOT, "Parvis", true))],
  ["GET", /^\/users\/@me\/guilds$/, (world) => ok([...world.guilds.values()].map(({ id, name }) => ({ id, name, permissions: "0" })))],
  [
    "GET",
    /^\/applications\/@me$/,
    (world) => ok({ id: APPLICATION, name: "Parvis", flags: world.flags, bot_public: true, bot_require_code_grant: false, verify_key: "" }),
  ],
  ["GET", /^\/oauth2\/applications\/@me$/, (world) => ok({ id: APPLICATION, name: "Parvis", flags: world.flags, bot_public: true })],
  ["GET", /^\/guilds\/(\d+)$/, (world, _, [id]) => withGuild(world, id, (guild) => ok(guildBody(guild)))],
  [
    "GET",
    /^\/guilds\/(\d+)\/channels$/,
    (world, _, [id]) => withGuild(world, id, (guild) => ok([...guild.channels.values()].map((channel) => channelBody(guild, channel)))),
  ],
  ["GET", /^\/guilds\/(\d+)\/audit-logs$/, (world, asked, [id]) => withGuild(world, id, (guild) => auditLog(guild, asked))],
  ["GET", /^\/guilds\/(\d+)\/integrations$/, (world, _, [id]) => withGuild(world, id, integrations)],
  ["GET", /^\/guilds\/(\d+)\/members\/(\d+)$/, (world, _, [id, user]) => withGuild(world, id, (guild) => memberOf(guild, user))],
  ["GET", /^\/channels\/(\d+)$/, getChannel],
  ["POST", /^\/users\/@me\/channels$/, openDirect],
  ["POST", /^\/channels\/(\d+)\/messages$/, postMessage],
  ["PATCH", /^\/channels\/(\d+)\/messages\/(\d+)$/, editMessage],
  ["POST", /^\/channels\/(\d+)\/messages\/(\d+)\/threads$/, openThread],
  ["GET", /^\/applications\/(\d+)(?:\/guilds\/(\d+))?\/commands$/, getCommands],
  ["PUT", /^\/applications\/(\d+)(?:\/guilds\/(\d+))?\/commands$/, putCommands],
  ["POST", /^\/interactions\/(\w+)\/([^/]+)\/callback$/, callback],
  ["PATCH", /^\/webhooks\/(\d+)\/([^/]+)\/messages\/([^/]+)$/, editAnswer],
  ["DELETE", /^\/webhooks\/(\d+)\/([^/]+)\/messages\/([^/]+)$/, deleteAnswer],
  ["POST", /^\/webhooks\/(\d+)\/([^/]+)$/, followUp],
  ["GET", /^\/guilds\/(\d+)\/scheduled-events$/, (world, _, [id]) => withGuild(world, id, (guild) => ok([...guild.events.values()]))],
  ["POST", /^\/guilds\/(\d+)\/scheduled-events$/, newEvent],
  ["PATCH", /^\/guilds\/(\d+)\/scheduled-events\/(\d+)$/, editEvent],
  ["DELETE", /^\/guilds\/(\d+)\/scheduled-events\/(\d+)$/, deleteEvent],
];

/** Does what was asked, as Discord would. */
export function answerTo(world: World, asked: Asked): Answer {
  for (const [method, pattern, handle] of HANDLERS) {
    if (method !== asked.method) continue;
    const match = pattern.exec(asked.path);
    if (match !== null) return handle(world, asked, match.slice(1));
  }
  return refuse(404, 0, `404: Not Found: ${asked.method} ${asked.path}`);
}

function ok(body: Body, status = 200): Answer {
  return { status, body };
}

const NOTHING: Answer = { status: 204 };

function withGuild(world: World, id: string | undefined, act: (guild: FakeGuild) => Answer): Answer {
  const guild = world.guilds.get(id ?? "");
  return guild === undefined ? (MISSING["guild"] as Answer) : act(guild);
}

function missing(what: string): Answer {
  return MISSING[what] as Answer;
}

function memberOf(guild: FakeGuild, user: string | undefined): Answer {
  if (user === BOT) return ok(memberBody({ user: BOT, name: "Parvis", roles: [], permissions: "0", locale: "en-US" }));
  const member = guild.members.get(user ?? "");
  return member === undefined ? missing("member") : ok(memberBody(member));
}

/** Bot Add is 28; reading it takes View Audit Log (1 << 7). */
function auditLog(guild: FakeGuild, { query }: Asked): Answer {
  if ((guild.withheld & (1n << 7n)) !== 0n) return missing("permission");
  const added = guild.addedBy !== null && query.get("action_type") === "28";
  const entry = { id: snowflake(), user_id: guild.addedBy, target_id: BOT, action_type: 28, changes: [] };
  const adder = guild.members.get(guild.addedBy ?? "");
  return ok({
    audit_log_entries: added ? [{ ...entry, id: snowflake(), target_id: snowflake(), user_id: guild.owner }, entry] : [],
    users: added && adder !== undefined ? [userBody(BOT, "Parvis", true), userBody(adder.user, adder.name)] : [],
    integrations: [],
    webhooks: [],
    application_commands: [],
    auto_moderation_rules: [],
    guild_scheduled_events: [],
    threads: [],
  });
}

/** Reading them takes Manage Server (1 << 5). */
function integrations(guild: FakeGuild): Answer {
  if ((guild.withheld & (1n << 5n)) !== 0n) return missing("permission");
  const adder = guild.members.get(guild.addedBy ?? "");
  const ours = { id: snowflake(), name: "Parvis", type: "discord", enabled: true, account: { id: APPLICATION, name: "Parvis" } };
  const application = { id: APPLICATION, name: "Parvis", icon: null, description: "" };
  return ok(adder === undefined ? [] : [{ ...ours, application, user: userBody(adder.user, adder.name) }]);
}

/** Why the bot may not post in a channel; null when it may. */
function barred(world: World, channel: string): Answer | null {
  if (world.threads.has(channel)) return null;
  const user = world.directs.get(channel);
  if (user !== undefined) return world.closed.has(user) ? missing("direct") : null;
  for (const guild of world.guilds.values()) {
    const found = guild.channels.get(channel);
    if (found === undefined) continue;
    if (found.access === "hidden") return missing("access");
    return found.access === "read only" ? missing("permission") : null;
  }
  return missing("channel");
}

function getChannel(world: World, _: Asked, [id = ""]: readonly string[]): Answer {
  for (const guild of world.guilds.values()) {
    const found = guild.channels.get(id);
    if (found !== undefined) return found.access === "hidden" ? missing("access") : ok(channelBody(guild, found));
  }
  const user = world.directs.get(id);
  return user === undefined ? missing("channel") : ok({ id, type: 1, recipients: [userBody(user, user)] });
}

function openThread(world: World, asked: Asked, [channel = "", message = ""]: readonly string[]): Answer {
  const no = barred(world, channel);
  if (no !== null) return no;
  if (!world.messages.has(message)) return missing("message");
  if (world.threads.has(message)) return refuse(400, 160004, "A thread has already been created for this message");
  world.threads.set(message, asked.body.name);
  return ok({ id: message, type: 11, name: asked.body.name, parent_id: channel }, 201);
}

function openDirect(world: World, asked: Asked): Answer {
  const user = String(asked.body.recipient_id);
  const known = [...world.guilds.values()].some((guild) => guild.members.has(user));
  if (!known) return missing("user");
  const open = [...world.directs].find(([, own]) => own === user)?.[0] ?? snowflake();
  world.directs.set(open, user);
  return ok({ id: open, type: 1, recipients: [userBody(user, user)], last_message_id: null, flags: 0 });
}

function hang(world: World, channel: string, asked: Pick<Asked, "body" | "files">, onlyFor: string | null): FakeMessage {
  const message: FakeMessage = {
    id: snowflake(),
    channel,
    body: asked.body ?? {},
    files: asked.files,
    onlyFor,
    thinking: false,
    edits: 0,
    deleted: false,
  };
  world.messages.set(message.id, message);
  return message;
}

function postMessage(world: World, asked: Asked, [channel = ""]: readonly string[]): Answer {
  const no = barred(world, channel);
  if (no !== null) return no;
  const nonce = asked.body.enforce_nonce === true ? `${channel} ${asked.body.nonce}` : null;
  const before = nonce === null ? undefined : world.messages.get(world.nonces.get(nonce) ?? "");
  if (before !== undefined) return ok(messageBody(before));
  const message = hang(world, channel, asked, null);
  if (nonce !== null) world.nonces.set(nonce, message.id);
  return ok(messageBody(message));
}

function redraw(message: FakeMessage, asked: Pick<Asked, "body" | "files">): Answer {
  const v2 = 1 << 15;
  if (((message.body.flags ?? 0) & v2) !== 0 && (asked.body.content ?? "") !== "")
    return refuse(400, 50035, "The V2 flag can never be removed");
  const flags = (message.body.flags ?? 0) | (asked.body.flags ?? 0);
  message.body = { ...message.body, ...asked.body, flags };
  if (asked.body.attachments !== undefined) message.files = asked.files;
  message.thinking = false;
  message.edits += 1;
  return ok(messageBody(message));
}

function editMessage(world: World, asked: Asked, [channel = "", id = ""]: readonly string[]): Answer {
  const no = barred(world, channel);
  if (no !== null) return no;
  const message = world.messages.get(id);
  if (message === undefined || message.deleted || message.channel !== channel) return missing("message");
  return redraw(message, asked);
}

function getCommands(world: World, asked: Asked, [, guild]: readonly string[]): Answer {
  const localised = asked.query.get("with_localizations") === "true";
  const give = (list: readonly Body[]) =>
    ok(list.map((each) => (localised ? each : { ...each, name_localizations: undefined, description_localizations: undefined })));
  if (guild === undefined) return give(world.commands);
  return withGuild(world, guild, (found) => (found.mayRegister ? give(found.commands) : missing("access")));
}

/** As Discord gives commands back: with ids, and everything that was left out filled in. */
function registered(list: readonly Body[]): readonly Body[] {
  return list.map((each) => ({
    id: snowflake(),
    application_id: APPLICATION,
    version: snowflake(),
    type: 1,
    nsfw: false,
    default_member_permissions: null,
    dm_permission: true,
    contexts: null,
    integration_types: [0],
    name_localizations: null,
    description_localizations: null,
    ...each,
  }));
}

function putCommands(world: World, asked: Asked, [, guild]: readonly string[]): Answer {
  const list = registered(asked.body);
  if (guild === undefined) {
    world.commands = list;
    return ok(list);
  }
  return withGuild(world, guild, (found) => {
    if (!found.mayRegister) return missing("access");
    found.commands = list;
    return ok(list);
  });
}

function interactionBy(world: World, token: string): FakeInteraction | undefined {
  const found = [...world.interactions.values()].find(({ payload }) => payload.token === token);
  return found === undefined || found.expired ? undefined : found;
}

const EPHEMERAL = 64;

function callback(world: World, asked: Asked, [id = "", token = ""]: readonly string[]): Answer {
  const interaction = world.interactions.get(id);
  if (interaction === undefined || interaction.expired || interaction.payload.token !== token) return missing("interaction");
  if (interaction.answer !== null) return refuse(400, 40060, "Interaction has already been acknowledged.");
  const { payload } = interaction;
  const { type, data } = asked.body;
  const user: string = (payload.member ?? payload).user.id;
  if (type === 9 && payload.type === 5) return refuse(400, 50035, "A modal cannot answer a modal");
  if ((type === 6 || type === 7) && payload.message === undefined) return refuse(400, 50035, "There is no message to update");
  if (type === 8 && payload.type !== 4) return refuse(400, 50035, "Only autocomplete is answered so");
  if (payload.type === 4 && type !== 8) return refuse(400, 50035, "Autocomplete is answered with choices");
  interaction.answer = asked.body;
  interaction.answeredAt = asked.at;
  const only = ((data?.flags ?? 0) & EPHEMERAL) !== 0 ? user : null;
  if (type === 4 || type === 5) {
    interaction.message = hang(world, payload.channel_id, { body: data ?? {}, files: asked.files }, only);
    interaction.message.thinking = type === 5;
  }
  if (type === 6 || type === 7) {
    interaction.message = world.messages.get(payload.message.id) ?? null;
    if (type === 7 && interaction.message !== null) redraw(interaction.message, { body: data, files: asked.files });
  }
  if (type === 9) world.modals.set(user, { data, from: payload });
  interaction.answered.resolve(asked.body);
  return NOTHING;
}

function editAnswer(world: World, asked: Asked, [, token = "", id = ""]: readonly string[]): Answer {
  const interaction = interactionBy(world, token);
  if (interaction === undefined) return missing("webhook");
  const message = id === "@original" ? interaction.message : (world.messages.get(id) ?? null);
  if (message === null || message.deleted) return missing("message");
  return redraw(message, asked);
}

function deleteAnswer(world: World, _: Asked, [, token = "", id = ""]: readonly string[]): Answer {
  const interaction = interactionBy(world, token);
  if (interaction === undefined) return missing("webhook");
  const message = id === "@original" ? interaction.message : (world.messages.get(id) ?? null);
  if (message === null || message.deleted) return missing("message");
  message.deleted = true;
  return NOTHING;
}

function followUp(world: World, asked: Asked, [, token = ""]: readonly string[]): Answer {
  const interaction = interactionBy(world, token);
  if (interaction === undefined) return missing("webhook");
  if (interaction.answer === null) return missing("interaction");
  const { payload } = interaction;
  const user: string = (payload.member ?? payload).user.id;
  if (interaction.message?.thinking === true && !interaction.message.deleted) return redraw(interaction.message, asked);
  const only = ((asked.body.flags ?? 0) & EPHEMERAL) !== 0 ? user : null;
  return ok(messageBody(hang(world, payload.channel_id, asked, only)));
}

function newEvent(world: World, asked: Asked, [id = ""]: readonly string[]): Answer {
  return withGuild(world, id, (guild) => {
    const event = { ...asked.body, id: snowflake(), guild_id: id, creator_id: BOT, status: 1, channel_id: null, entity_id: null };
    guild.events.set(event.id, event);
    return ok(event);
  });
}

function editEvent(world: World, asked: Asked, [id = "", event = ""]: readonly string[]): Answer {
  return withGuild(world, id, (guild) => {
    const known = guild.events.get(event);
    if (known === undefined) return missing("event");
    const changed = { ...known, ...asked.body };
    guild.events.set(event, changed);
    return ok(changed);
  });
}

function deleteEvent(world: World, _: Asked, [id = "", event = ""]: readonly string[]): Answer {
  return withGuild(world, id, (guild) => (guild.events.delete(event) ? NOTHING : missing("event")));
}
