import {
  type DatabaseConnection,
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  type Dialect as KyselyDialect,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Dialect } from "./db.ts";
import type { Schema } from "./schema.ts";

const parts = {
  sqlite: {
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    } satisfies KyselyDialect,
    adapter: new SqliteAdapter(),
    compiler: new SqliteQueryCompiler(),
  },
  postgres: {
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    } satisfies KyselyDialect,
    adapter: new PostgresAdapter(),
    compiler: new PostgresQueryCompiler(),
  },
} as const;

/**
 * Kysely over one connection that is ours already: no driver, no pool and no lock between the two, since `change` and
 * the engines do that work. Cheap enough to be made once for each change.
 */
export function kyselyOver(dialect: Dialect, connection: DatabaseConnection): Kysely<Schema> {
  const part = parts[dialect];
  const executor = new DefaultQueryExecutor(part.compiler, part.adapter, {
    provideConnection: (consumer) => consumer(connection),
  });
  return new Kysely<Schema>({
    config: { dialect: part.dialect },
    dialect: part.dialect,
    driver: part.dialect.createDriver(),
    executor,
  });
}

/** Kysely that compiles and never runs anything. */
export function kyselyCompiler(dialect: Dialect): Kysely<Schema> {
  return kyselyOver(dialect, {
    executeQuery: () => Promise.reject(new Error("This builder only compiles.")),
    streamQuery: () => {
      throw new Error("This builder only compiles.");
    },
  });
}
