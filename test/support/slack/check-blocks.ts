import { readFileSync } from "node:fs";
import { Ajv } from "ajv";

/** A block or an element as it arrives. */
export type Node = { readonly [key: string]: unknown };

let validate: ReturnType<Ajv["compile"]> | null = null;

function matches(block: unknown): string | null {
  validate ??= new Ajv({ strict: false }).compile(JSON.parse(readFileSync(new URL("block-schema.json", import.meta.url), "utf8")));
  if (validate(block)) return null;
  const [worst] = validate.errors ?? [];
  return `${worst?.instancePath ?? ""} ${worst?.message ?? "is wrong"} ${JSON.stringify(worst?.params ?? {})}`;
}

/** Longest texts by where they stand, from the documentation of Block Kit. */
const LENGTHS: readonly (readonly [type: string, path: string, max: number])[] = [
  ["header", "text.text", 150],
  ["section", "text.text", 3000],
  ["button", "text.text", 75],
  ["button", "value", 2000],
  ["button", "url", 3000],
  ["button", "accessibility_label", 75],
  ["image", "alt_text", 2000],
  ["image", "image_url", 3000],
  ["input", "label.text", 2000],
  ["input", "hint.text", 2000],
  ["static_select", "placeholder.text", 150],
  ["multi_static_select", "placeholder.text", 150],
  ["external_select", "placeholder.text", 150],
  ["plain_text_input", "placeholder.text", 150],
];

function at(node: Node, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => (value as Node | undefined)?.[key], node);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function lengthProblems(node: Node): readonly string[] {
  const found: string[] = [];
  for (const [type, path, max] of LENGTHS) {
    const text = node["type"] === type ? at(node, path) : undefined;
    if (typeof text === "string" && text.length > max) found.push(`${type} ${path} has ${text.length} characters, ${max} at most`);
  }
  for (const key of ["action_id", "block_id"]) {
    const text = node[key];
    if (typeof text === "string" && (text.length > 255 || text === "")) found.push(`${key} has ${text.length} characters`);
  }
  if ((node["type"] === "plain_text" || node["type"] === "mrkdwn") && node["text"] === "") found.push("an empty text");
  if ((node["type"] === "plain_text" || node["type"] === "mrkdwn") && String(node["text"]).length > 3000)
    found.push("a text longer than 3000");
  const { initial_value: initial, max_length: most } = node;
  if (typeof initial === "string" && typeof most === "number" && initial.length > most)
    found.push("what stands in an input is too long for it");
  if (node["type"] === "text" && node["text"] === "") found.push("an empty text in rich text");
  const { options } = node;
  if (Array.isArray(options)) found.push(...optionProblems(node, options as readonly Node[]));
  const { elements } = node;
  if (node["type"] === "actions" && Array.isArray(elements)) {
    if (elements.length > 25 || elements.length === 0) found.push(`actions has ${elements.length} elements`);
    const ids = (elements as readonly Node[]).map((each) => each["action_id"]);
    if (new Set(ids).size !== ids.length) found.push("two elements of one block have the same action_id");
  }
  if (node["type"] === "context" && Array.isArray(elements) && elements.length > 10) found.push(`context has ${elements.length} elements`);
  const fields = node["fields"];
  if (Array.isArray(fields) && fields.length > 10) found.push(`section has ${fields.length} fields`);
  if (Array.isArray(fields))
    for (const field of fields as readonly Node[]) if (String(field["text"]).length > 2000) found.push("a field is too long");
  return found;
}

function optionProblems(node: Node, options: readonly Node[]): readonly string[] {
  const found: string[] = [];
  if (options.length > 100 || options.length === 0) found.push(`${String(node["type"])} has ${options.length} options`);
  const values = options.map((option) => String(option["value"]));
  if (new Set(values).size !== values.length) found.push("two options have the same value");
  for (const option of options) {
    if (String(at(option, "text.text")).length > 75) found.push("the text of an option is longer than 75");
    if (String(option["value"]).length > 75) found.push("the value of an option is longer than 75");
    if (String(at(option, "description.text") ?? "").length > 75) found.push("the description of an option is longer than 75");
  }
  for (const chosen of [node["initial_option"] ?? [], node["initial_options"] ?? []].flat() as unknown as readonly Node[]) {
    if (!options.some((option) => JSON.stringify(option) === JSON.stringify(chosen))) found.push("what is chosen is none of the options");
  }
  return found;
}

function walk(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, see);
  else if (isNode(value)) {
    see(value);
    for (const inner of Object.values(value)) walk(inner, see);
  }
}

/** Everything that is wrong with blocks: unknown shapes, and lengths and counts beyond what is documented. */
export function blockProblems(blocks: readonly unknown[], most: 50 | 100): readonly string[] {
  const found: string[] = [];
  if (blocks.length > most) found.push(`${blocks.length} blocks, ${most} at most`);
  for (const block of blocks) {
    const wrong = matches(block);
    if (wrong !== null) found.push(`${String((block as Node | null)?.["type"])}: ${wrong}`);
  }
  walk(blocks, (node) => found.push(...lengthProblems(node)));
  const ids = blocks.flatMap((block) => (isNode(block) && block["block_id"] !== undefined ? [block["block_id"]] : []));
  if (new Set(ids).size !== ids.length) found.push("two blocks have the same block_id");
  return found;
}

/** The characters that blocks show, as far as a message's unwritten total counts them. */
export function blockCharacters(blocks: readonly unknown[]): number {
  let total = 0;
  walk(blocks, (node) => {
    if (typeof node["text"] === "string") total += node["text"].length;
  });
  return total;
}

/** Everything that is wrong with a modal or a home tab. */
export function viewProblems(view: Node): readonly string[] {
  const found = [...blockProblems((view["blocks"] ?? []) as readonly unknown[], 100)];
  const known = [
    "type",
    "title",
    "blocks",
    "submit",
    "close",
    "private_metadata",
    "callback_id",
    "clear_on_close",
    "notify_on_close",
    "external_id",
  ];
  for (const key of Object.keys(view)) if (!known.includes(key)) found.push(`a view has no ${key}`);
  if (JSON.stringify(view).length > 250_000) found.push("view_too_large");
  if (String(view["private_metadata"] ?? "").length > 3000) found.push("private_metadata is longer than 3000");
  if (String(view["callback_id"] ?? "").length > 255) found.push("callback_id is longer than 255");
  if (view["type"] === "home") return found;
  if (view["type"] !== "modal") found.push(`a view of type ${String(view["type"])}`);
  for (const key of ["title", "submit", "close"]) {
    const text = at(view, `${key}.text`);
    if (key === "title" && text === undefined) found.push("a modal without a title");
    if (typeof text === "string" && (text.length > 24 || text === "")) found.push(`${key} has ${text.length} characters, 24 at most`);
  }
  const inputs = ((view["blocks"] ?? []) as readonly Node[]).filter((block) => block["type"] === "input");
  if (inputs.length > 0 && view["submit"] === undefined) found.push("a modal with inputs needs submit");
  return found;
}

/** What a reader sees of blocks, as text. */
export function blockText(blocks: readonly unknown[]): string {
  const lines: string[] = [];
  for (const block of blocks) lines.push(textOf(block));
  return lines.join("\n");
}

function textOf(value: unknown): string {
  if (Array.isArray(value))
    return value.map(textOf).join(value.some((item) => isNode(item) && typeof item["text"] === "string") ? "" : "\n");
  if (!isNode(value)) return "";
  if (typeof value["text"] === "string") return value["text"];
  if (value["type"] === "date") return String(value["fallback"] ?? "");
  if (value["type"] === "user") return `<@${String(value["user_id"])}>`;
  if (value["type"] === "channel") return `<#${String(value["channel_id"])}>`;
  if (typeof value["alt_text"] === "string") return value["alt_text"];
  if (value["type"] === "link") return String(value["url"]);
  return ["text", "label", "fields", "elements", "element", "accessory", "options", "placeholder"]
    .map((key) => textOf(value[key]))
    .filter((text) => text !== "")
    .join("\n");
}

/** Whom blocks notify. */
export function blockPings(blocks: readonly unknown[]): readonly string[] {
  const found: string[] = [];
  walk(blocks, (node) => {
    if (node["type"] === "user") found.push(String(node["user_id"]));
    if (node["type"] === "broadcast" || node["type"] === "usergroup") found.push(String(node["range"] ?? node["usergroup_id"]));
    if (node["type"] === "mrkdwn") found.push(...mentionsIn(String(node["text"])));
  });
  return found;
}

/** What mrkdwn would notify: mentions, groups, channels. */
export function mentionsIn(text: string): readonly string[] {
  return [...text.matchAll(/<(?:@|!)([^>|^]+)[^>]*>/g)].map((match) => match[1] as string).filter((name) => name !== "date");
}
