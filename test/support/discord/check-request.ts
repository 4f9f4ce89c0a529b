import {
  ApplicationCommandAutocompleteCallbackRequestSchema,
  ApplicationCommandUpdateRequestSchema,
  CreateMessageInteractionCallbackRequestSchema,
  CreatePrivateChannelRequestSchema,
  CreateTextThreadWithMessageRequestSchema,
  ExternalScheduledEventCreateRequestSchema,
  ExternalScheduledEventPatchRequestPartialSchema,
  IncomingWebhookInteractionRequestSchema,
  IncomingWebhookUpdateRequestPartialSchema,
  MessageCreateRequestSchema,
  MessageEditRequestPartialSchema,
  ModalInteractionCallbackRequestSchema,
  PongInteractionCallbackRequestSchema,
  UpdateMessageInteractionCallbackRequestSchema,
} from "discord-api-spec/zod";
import type { Body } from "./body.ts";
import { commandProblems, eventProblems, messageProblems, modalProblems } from "./rules.ts";

interface Schema {
  safeParse(value: unknown): {
    readonly success: boolean;
    readonly data?: unknown;
    readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] };
  };
}

const CALLBACKS: Readonly<Record<number, Schema>> = {
  1: PongInteractionCallbackRequestSchema,
  4: CreateMessageInteractionCallbackRequestSchema,
  5: CreateMessageInteractionCallbackRequestSchema,
  6: UpdateMessageInteractionCallbackRequestSchema,
  7: UpdateMessageInteractionCallbackRequestSchema,
  8: ApplicationCommandAutocompleteCallbackRequestSchema,
  9: ModalInteractionCallbackRequestSchema,
};

type Check = (body: Body, files: readonly string[]) => readonly string[];

const CHECKS: readonly (readonly [method: string, path: RegExp, check: Check])[] = [
  ["POST", /^\/interactions\/\w+\/[^/]+\/callback$/, callbackProblems],
  ["PUT", /^\/applications\/\d+(?:\/guilds\/\d+)?\/commands$/, (body) => commandsProblems(body)],
  [
    "POST",
    /^\/channels\/\d+\/messages$/,
    (body, files) => [...bySchema(MessageCreateRequestSchema, body), ...messageProblems(body, files)],
  ],
  [
    "PATCH",
    /^\/channels\/\d+\/messages\/\d+$/,
    (body, files) => [...bySchema(MessageEditRequestPartialSchema, body), ...messageProblems(body, files)],
  ],
  [
    "PATCH",
    /^\/webhooks\/\d+\/[^/]+\/messages\/[^/]+$/,
    (body, files) => [...bySchema(IncomingWebhookUpdateRequestPartialSchema, body), ...messageProblems(body, files)],
  ],
  [
    "POST",
    /^\/webhooks\/\d+\/[^/]+$/,
    (body, files) => [...bySchema(IncomingWebhookInteractionRequestSchema, body), ...messageProblems(body, files)],
  ],
  ["POST", /^\/users\/@me\/channels$/, (body) => bySchema(CreatePrivateChannelRequestSchema, body)],
  [
    "POST",
    /^\/guilds\/\d+\/scheduled-events$/,
    (body) => [...bySchema(ExternalScheduledEventCreateRequestSchema, body), ...eventProblems(body, "new")],
  ],
  [
    "PATCH",
    /^\/guilds\/\d+\/scheduled-events\/\d+$/,
    (body) => [...bySchema(ExternalScheduledEventPatchRequestPartialSchema, body), ...eventProblems(body, "patch")],
  ],
  ["POST", /^\/channels\/\d+\/messages\/\d+\/threads$/, (body) => bySchema(CreateTextThreadWithMessageRequestSchema, body)],
];

/**
 * Everything that Discord would refuse in a request's body, by its official schema and by the rules which that misses.
 * `files` are the names of what came beside the JSON. A request with a body that no check knows is a problem too.
 */
export function requestProblems(method: string, path: string, body: Body, files: readonly string[] = []): readonly string[] {
  const found = CHECKS.find(([own, pattern]) => own === method && pattern.test(path));
  if (found === undefined) return body === undefined ? [] : [`${method} ${path} has a body that nothing checks`];
  return found[2](body, files);
}

function callbackProblems(body: Body, files: readonly string[]): readonly string[] {
  const schema = CALLBACKS[body?.type];
  if (schema === undefined) return [`there is no interaction callback of type ${body?.type}`];
  const wrong = bySchema(schema, body);
  if (body.type === 9) return [...wrong, ...modalProblems(body.data)];
  if (body.type === 4 || (body.type === 7 && body.data !== undefined)) return [...wrong, ...messageProblems(body.data, files)];
  return wrong;
}

/** Everything wrong with a whole list of commands, as one PUT sends it. */
export function commandsProblems(list: Body): readonly string[] {
  if (!Array.isArray(list)) return ["the commands are not a list"];
  const numbers = list.map((each) => {
    const permissions = each.default_member_permissions;
    return typeof permissions === "string" ? { ...each, default_member_permissions: Number(permissions) } : each;
  });
  return [
    ...numbers.flatMap((each) => bySchema(ApplicationCommandUpdateRequestSchema, each).map((text) => `${each.name}: ${text}`)),
    ...commandProblems(list),
  ];
}

/** What a schema finds, and properties that it does not know: Discord's own validation drops them in silence. */
function bySchema(schema: Schema, body: unknown): readonly string[] {
  const read = schema.safeParse(body);
  if (!read.success) return (read.error?.issues ?? []).map((issue) => `${issue.path.map(String).join(".")}: ${issue.message}`);
  return unknownProperties(body, read.data, "");
}

function unknownProperties(given: unknown, known: unknown, path: string): readonly string[] {
  if (Array.isArray(given) && Array.isArray(known))
    return given.flatMap((item, at) => unknownProperties(item, known[at], `${path}[${at}]`));
  if (typeof given !== "object" || given === null || typeof known !== "object" || known === null) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (!(name in known)) return [`${path}.${name}: unknown property`];
    return unknownProperties(value, (known as Record<string, unknown>)[name], `${path}.${name}`);
  });
}
