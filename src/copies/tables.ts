import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Dialect } from "#store/db.ts";

/** A connection on which whole tables are read or written, whatever their columns. */
// biome-ignore lint/suspicious/noExplicitAny: what is copied has the tables of any schema
export type AnyTables = Kysely<any>;

/** A table as it is copied. */
export interface TableShape {
  readonly name: string;
  /** In the order in which they were made. */
  readonly columns: readonly string[];
  /** The columns of its primary key, in their order. */
  readonly key: readonly string[];
}

/** Every table of the schema in use, by name. Throws an Error for a table without a primary key: its rows have no order. */
export async function tablesOf(db: AnyTables, dialect: Dialect): Promise<readonly TableShape[]> {
  const { rows } = await (dialect === "sqlite" ? sqliteColumns : postgresColumns).execute(db);
  const shapes = new Map<string, { readonly columns: string[]; readonly key: (readonly [number, string])[] }>();
  for (const { tab, col, place } of rows) {
    const shape = shapes.get(tab) ?? { columns: [], key: [] };
    shapes.set(tab, shape);
    shape.columns.push(col);
    if (Number(place) > 0) shape.key.push([Number(place), col]);
  }
  return [...shapes].map(([name, { columns, key }]) => {
    if (key.length === 0) throw new Error(`The table ${name} has no primary key.`);
    return { name, columns, key: key.sort(([a], [b]) => a - b).map(([, column]) => column) };
  });
}

interface ColumnRow {
  readonly tab: string;
  readonly col: string;
  /** Its place in the primary key from 1 on; 0 or null outside it. */
  readonly place: number | string | null;
}

const sqliteColumns = sql<ColumnRow>`
  select m.name as tab, p.name as col, p.pk as place
  from sqlite_master m join pragma_table_info(m.name) p
  where m.type = 'table' and m.name not like 'sqlite\\_%' escape '\\'
  order by m.name, p.cid`;

/** From the catalogue itself: the standard's views over it take seconds where there are many schemas. */
const postgresColumns = sql<ColumnRow>`
  select c.relname as tab, a.attname as col,
    array_position(string_to_array(i.indkey::text, ' ')::smallint[], a.attnum) as place
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relkind = 'r'
  order by c.relname collate "C", a.attnum`;

/** How many rows of a table are read or written at once: few of those that hold pieces of files, which are a mebibyte each. */
export function rowsAtOnce(columns: readonly string[]): number {
  return columns.includes("bytes") ? 16 : 1_000;
}

/** The rows of a table in the order of its key, each as its values in the order of the columns. */
export async function* rowsOf(db: AnyTables, table: TableShape): AsyncGenerator<readonly unknown[]> {
  const key = sql.join(table.key.map((column) => sql.ref(column)));
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  const most = rowsAtOnce(table.columns);
  let after: readonly unknown[] | null = null;
  while (true) {
    const beyond: RawBuilder<unknown> = after === null ? sql`` : sql`where (${key}) > (${sql.join(after.map((value) => sql`${value}`))})`;
    const page = sql<
      Readonly<Record<string, unknown>>
    >`select ${columns} from ${sql.table(table.name)} ${beyond} order by ${key} limit ${sql.lit(most)}`;
    const { rows } = await page.execute(db);
    for (const row of rows) yield table.columns.map((column) => row[column]);
    const last = rows.at(-1);
    if (rows.length < most || last === undefined) return;
    after = table.key.map((column) => last[column]);
  }
}
