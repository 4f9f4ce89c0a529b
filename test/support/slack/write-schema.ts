import { readFileSync, writeFileSync } from "node:fs";
import { createGenerator } from "ts-json-schema-generator";

/**
 * Writes `block-schema.json` anew from the installed @slack/types: `node test/support/slack/write-schema.ts`. Unions over
 * `type` become if/then, so that what is wrong is said of the branch that was meant.
 */
type Json = { [key: string]: unknown };

const types = "node_modules/@slack/types";
const { version } = JSON.parse(readFileSync(`${types}/package.json`, "utf8")) as { readonly version: string };
const made = createGenerator({
  path: `${types}/dist/index.d.ts`,
  type: "KnownBlock",
  skipTypeCheck: true,
  additionalProperties: false,
}).createSchema("KnownBlock");
const definitions = made.definitions as { [name: string]: Json };
delete definitions["Block"];

function follow(schema: Json): Json {
  const ref = schema["$ref"];
  if (typeof ref !== "string") return schema;
  return follow(definitions[decodeURIComponent(ref.slice("#/definitions/".length))] ?? {});
}

function constOf(schema: Json): string | null {
  const properties = follow(schema)["properties"] as { readonly type?: Json } | undefined;
  const value = properties?.type?.["const"];
  return typeof value === "string" ? value : null;
}

/** The members of a union, those of unions within it included; a reference that leads nowhere is left out. */
function members(schema: Json): readonly Json[] {
  const target = follow(schema);
  const union = target["anyOf"] as readonly Json[] | undefined;
  if (union !== undefined && constOf(schema) === null) return union.flatMap(members);
  return Object.keys(target).length === 0 ? [] : [schema];
}

function branched(union: readonly Json[]): Json | null {
  const all = union.flatMap(members);
  const byType = new Map<string, Json[]>();
  for (const one of all) {
    const type = constOf(one);
    if (type === null) return null;
    byType.set(type, [...(byType.get(type) ?? []), one]);
  }
  const known = [...byType.keys()];
  if (known.length < 2) return null;
  return {
    type: "object",
    required: ["type"],
    properties: { type: { enum: known } },
    allOf: known.map((type) => {
      const found = byType.get(type) as Json[];
      const then = found.length === 1 ? (found[0] as Json) : { anyOf: found };
      return { if: { properties: { type: { const: type } }, required: ["type"] }, then };
    }),
  };
}

function tidied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidied);
  if (typeof value !== "object" || value === null) return value;
  const node = value as Json;
  const union = node["anyOf"];
  const { description: _, ...rest } = node;
  const asSchema = typeof node["description"] === "string" ? rest : node;
  const branches = Array.isArray(union) && union.length > 1 ? branched(union as Json[]) : null;
  const kept = branches === null ? asSchema : branches;
  return Object.fromEntries(Object.entries(kept).map(([key, inner]) => [key, tidied(inner)]));
}

const schema = { $comment: `@slack/types ${version}`, ...(tidied({ ...made, definitions }) as Json) };
writeFileSync("test/support/slack/block-schema.json", `${JSON.stringify(schema)}\n`);
