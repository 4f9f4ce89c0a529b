import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { RunProblem } from "#problem.ts";

/** The environment of whoever runs the tools: where they are looked for, and what they read besides. */
export type ToolEnvironment = Readonly<Record<string, string | undefined>>;

/** Where Debian and its kin keep the tools of each version. */
const VERSIONS = "/usr/lib/postgresql";

/** Writes an archive with PostgreSQL's own pg_dump and reads its contents back. Leaves nothing where that fails. Throws a `RunProblem`. */
export async function dumpPostgres(url: string, path: string, own: ToolEnvironment): Promise<void> {
  const { said, schema } = addressed(url);
  const env = { ...own, ...said };
  try {
    await run("pg_dump", ["--format=custom", "--no-owner", "--no-privileges", `--schema=${schema}`, `--file=${path}`], env);
    const listed = await run("pg_restore", ["--list", path], env);
    if (!listed.includes(" TABLE DATA ")) throw new RunProblem("copies-unsound", { path, reason: "no tables" });
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

/**
 * Puts an archive in the place of what the database holds, all or nothing: `present` are the tables and functions that go, those too that the
 * archive does not know since they were made after it, each as it is named in a statement; the same transaction puts the text
 * `kept` into the table `into`. `script` is a file that is written on the way and removed. Throws a `RunProblem`.
 */
export async function restorePostgres(
  url: string,
  path: string,
  own: ToolEnvironment,
  {
    present: { tables, functions },
    into,
    kept,
    script,
  }: {
    readonly present: { readonly tables: readonly string[]; readonly functions: readonly string[] };
    readonly into: string;
    readonly kept: string;
    readonly script: string;
  },
): Promise<void> {
  const { said, schema, database } = addressed(url);
  const env = { ...own, ...said };
  const drop = [
    ...(tables.length === 0 ? [] : [`--command=drop table ${tables.join(", ")} cascade`]),
    ...(functions.length === 0 ? [] : [`--command=drop function ${functions.join(", ")}`]),
  ];
  try {
    // What is read first must be whole: what ends in the middle would be kept as far as it went.
    writeFileSync(script, "", { mode: 0o600 });
    await run("pg_restore", ["--no-owner", "--no-privileges", `--schema=${schema}`, `--file=${script}`, path], env);
    appendFileSync(
      script,
      `
create table if not exists "${schema}"."${into}" (id text primary key, taken text not null);
insert into "${schema}"."${into}" values ('${randomUUID()}', '${kept.replaceAll("'", "''")}');
`,
    );
    const how = ["--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1", `--dbname=${database}`];
    await run("psql", [...how, ...drop, `--file=${script}`], env);
  } finally {
    rmSync(script, { force: true });
  }
}

/** What an archive holds: the names of its tables, and of the migrations that it has had. Throws a `RunProblem` when it is none. */
export async function archived(
  path: string,
  own: ToolEnvironment,
): Promise<{ readonly tables: readonly string[]; readonly migrations: readonly string[] }> {
  const listed = await run("pg_restore", ["--list", path], own);
  const tables = [...listed.matchAll(/ TABLE DATA \S+ (\S+) /gu)].map(([, name]) => name ?? "");
  if (!tables.includes("migrations")) return { tables, migrations: [] };
  const rows = await run("pg_restore", ["--data-only", "--table=migrations", "--file=-", path], own);
  const [, columns = "", body = ""] = /^COPY \S+ \(([^)]*)\) FROM stdin;\n([\s\S]*?)^\\\.$/mu.exec(rows) ?? [];
  const at = columns.split(", ").indexOf("name");
  return {
    tables,
    migrations: body
      .split("\n")
      .flatMap((line) => line.split("\t")[at] ?? [])
      .filter((name) => name !== ""),
  };
}

/** What the tools take from the environment, so that the password stands in no list of processes. */
function addressed(text: string) {
  const url = new URL(text);
  const given = (name: string, part: string) => url.searchParams.get(name) ?? decodeURIComponent(part);
  const parts: Readonly<Record<string, string>> = {
    PGHOST: given("host", url.hostname),
    PGPORT: given("port", url.port),
    PGUSER: given("user", url.username),
    PGPASSWORD: given("password", url.password),
    PGDATABASE: given("dbname", url.pathname.slice(1)),
    PGSSLMODE: given("sslmode", ""),
  };
  const said = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ""));
  return { said, schema: url.searchParams.get("schema") ?? "public", database: parts["PGDATABASE"] || parts["PGUSER"] || "postgres" };
}

function run(tool: string, options: readonly string[], env: ToolEnvironment): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(pathOf(tool, env), options, { env, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    let wrong = "";
    child.stdout.on("data", (piece: Buffer) => {
      said += piece.toString("utf8");
    });
    child.stderr.on("data", (piece: Buffer) => {
      wrong += piece.toString("utf8");
    });
    child.on("error", () => reject(new RunProblem("copies-no-tool", { tool })));
    child.on("close", (code) => {
      if (code === 0) resolve(said);
      else reject(new RunProblem("copies-tool-failed", { tool, reason: wrong.trim().split("\n")[0] ?? "" }));
    });
  });
}

/** Whether there is such a tool on this machine. */
export function hasTool(tool: string, env: ToolEnvironment): boolean {
  return pathOf(tool, env) !== tool;
}

/** The newest of the machine's own, since an older one refuses a newer server; else the one on the PATH. */
function pathOf(tool: string, env: ToolEnvironment): string {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(VERSIONS, version, "bin")), ...(env["PATH"] ?? "").split(delimiter)];
  return folders.map((folder) => join(folder, tool)).find((path) => existsSync(path)) ?? tool;
}
