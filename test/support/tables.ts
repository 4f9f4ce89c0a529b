import { readdirSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { parseSync } from "oxc-parser";
import type { Store } from "#store/open.ts";

/** Tables, and for each of their columns what it holds: `text`, `integer`, or either `or null`. */
export type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The tables that a database has. */
export async function tablesOf(store: Store): Promise<Tables> {
  const columns =
    store.dialect === "sqlite"
      ? sql<Column>`
          select t.name as "table", c.name as "column", lower(c.type) as kind,
            case when c."notnull" = 1 or c.pk > 0 then 'NO' else 'YES' end as nullable
          from sqlite_master t join pragma_table_info(t.name) c
          where t.type = 'table' and t.name not like 'sqlite_%'`
      : sql<Column>`
          select table_name as "table", column_name as "column", case data_type when 'bytea' then 'blob' else data_type end as kind, is_nullable as nullable
          from information_schema.columns where table_schema = current_schema()`;
  const { rows } = await columns.execute(store.db);
  return tablesFrom(rows.map((row) => [row.table, row.column, `${row.kind}${row.nullable === "YES" ? " or null" : ""}`]));
}

interface Column {
  readonly table: string;
  readonly column: string;
  readonly kind: string;
  readonly nullable: string;
}

function tablesFrom(columns: readonly (readonly [string, string, string])[]): Tables {
  const tables: Record<string, Record<string, string>> = {};
  for (const [table, column, kind] of columns.toSorted((a, b) => (a.join() < b.join() ? -1 : 1))) {
    tables[table] = { ...tables[table], [column]: kind };
  }
  return tables;
}

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

/**
 * The tables that the files under src/store/tables declare: an interface ending in `Tables` names the table and its row, the
 * row's interface names the columns. A union with null may be absent, a number is an integer, bytes are a blob, the rest is text.
 */
export function declaredTables(folder = "src/store/tables"): Tables {
  const interfaces = new Map<string, readonly Node[]>();
  const aliases = new Map<string, Node>();
  for (const file of readdirSync(folder)) readTypes(`${folder}/${file}`, interfaces, aliases);
  const columns: [string, string, string][] = [];
  for (const [name, members] of interfaces) {
    if (!name.endsWith("Tables")) continue;
    for (const member of members) {
      const row = referred(annotation(member));
      for (const column of interfaces.get(row) ?? []) {
        columns.push([keyOf(member), keyOf(column), kindOf(annotation(column), aliases)]);
      }
    }
  }
  return tablesFrom(columns);
}

function readTypes(path: string, interfaces: Map<string, readonly Node[]>, aliases: Map<string, Node>): void {
  const { program, errors } = parseSync(path, readFileSync(path, "utf8"));
  if (errors.length > 0) throw new Error(`${path} cannot be read.`);
  for (const statement of program.body as unknown as readonly Node[]) {
    const declaration = (statement["declaration"] ?? statement) as Node;
    const name = (declaration["id"] as { readonly name?: string } | undefined)?.name;
    if (name === undefined) continue;
    if (declaration.type === "TSInterfaceDeclaration")
      interfaces.set(name, (declaration["body"] as { readonly body: readonly Node[] }).body);
    if (declaration.type === "TSTypeAliasDeclaration") aliases.set(name, declaration["typeAnnotation"] as Node);
  }
}

function keyOf(member: Node): string {
  const key = member["key"] as { readonly name?: string; readonly value?: string };
  return key.name ?? key.value ?? "";
}

function annotation(member: Node): Node {
  return (member["typeAnnotation"] as { readonly typeAnnotation: Node }).typeAnnotation;
}

function referred(node: Node): string {
  return (node["typeName"] as { readonly name?: string } | undefined)?.name ?? "";
}

function kindOf(node: Node, aliases: ReadonlyMap<string, Node>): string {
  const members = flat(node, aliases);
  const kinds = new Set(members.filter((member) => member !== "null"));
  const kind = [...kinds].join(" and ");
  return members.includes("null") ? `${kind} or null` : kind;
}

function flat(node: Node, aliases: ReadonlyMap<string, Node>): readonly string[] {
  if (node.type === "TSUnionType") return (node["types"] as readonly Node[]).flatMap((member) => flat(member, aliases));
  if (node.type === "TSNullKeyword") return ["null"];
  if (node.type === "TSNumberKeyword") return ["integer"];
  if (node.type === "TSLiteralType")
    return [typeof (node["literal"] as { readonly value: unknown }).value === "number" ? "integer" : "text"];
  const alias = aliases.get(referred(node));
  if (alias !== undefined) return flat(alias, aliases);
  if (referred(node) === "Flag") return ["integer"];
  if (/^(Buffer|Uint8Array)$/.test(referred(node))) return ["blob"];
  return ["text"];
}
