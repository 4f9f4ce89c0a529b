import { spawn } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
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

/** Puts an archive in the place of what the database holds, all or nothing. Throws a `RunProblem`. */
export async function restorePostgres(url: string, path: string, own: ToolEnvironment): Promise<void> {
  const { said, schema, database } = addressed(url);
  const env = { ...own, ...said };
  const how = ["--clean", "--if-exists", "--single-transaction", "--no-owner", "--no-privileges", "--exit-on-error"];
  await run("pg_restore", [...how, `--schema=${schema}`, `--dbname=${database}`, path], env);
}

/** The names of the tables in an archive. Throws a `RunProblem` when it is none. */
export async function tablesInArchive(path: string, own: ToolEnvironment): Promise<readonly string[]> {
  const listed = await run("pg_restore", ["--list", path], own);
  return [...listed.matchAll(/ TABLE DATA \S+ (\S+) /gu)].map(([, name]) => name ?? "");
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

/** The newest of the machine's own, since an older one refuses a newer server; else the one on the PATH. */
function pathOf(tool: string, env: ToolEnvironment): string {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(VERSIONS, version, "bin")), ...(env["PATH"] ?? "").split(delimiter)];
  return folders.map((folder) => join(folder, tool)).find((path) => existsSync(path)) ?? tool;
}
