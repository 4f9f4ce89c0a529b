import { spawn } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { RunProblem } from "#problem.ts";

/** Where Debian and its kin keep the tools of each version. */
const VERSIONS = "/usr/lib/postgresql";

/** Writes an archive with PostgreSQL's own pg_dump and reads its contents back. Leaves nothing where that fails. Throws a `RunProblem`. */
export async function dumpPostgres(url: string, path: string): Promise<void> {
  const { env, schema } = addressed(url);
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
export async function restorePostgres(url: string, path: string): Promise<void> {
  const { env, schema, database } = addressed(url);
  const how = ["--clean", "--if-exists", "--single-transaction", "--no-owner", "--no-privileges", "--exit-on-error"];
  await run("pg_restore", [...how, `--schema=${schema}`, `--dbname=${database}`, path], env);
}

/** The names of the tables in an archive. Throws a `RunProblem` when it is none. */
export async function tablesInArchive(path: string): Promise<readonly string[]> {
  const listed = await run("pg_restore", ["--list", path], {});
  return [...listed.matchAll(/ TABLE DATA \S+ (\S+) /gu)].map(([, name]) => name ?? "");
}

/** What the tools take from the environment, so that the password stands in no list of processes. */
function addressed(text: string) {
  const url = new URL(text);
  const given = (name: string, part: string) => url.searchParams.get(name) ?? decodeURIComponent(part);
  const said: Readonly<Record<string, string>> = {
    PGHOST: given("host", url.hostname),
    PGPORT: given("port", url.port),
    PGUSER: given("user", url.username),
    PGPASSWORD: given("password", url.password),
    PGDATABASE: given("dbname", url.pathname.slice(1)),
    PGSSLMODE: given("sslmode", ""),
  };
  const env = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ""));
  return { env, schema: url.searchParams.get("schema") ?? "public", database: said["PGDATABASE"] || said["PGUSER"] || "postgres" };
}

function run(tool: string, options: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(pathOf(tool), options, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
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
function pathOf(tool: string): string {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(VERSIONS, version, "bin")), ...(process.env.PATH ?? "").split(delimiter)];
  return folders.map((folder) => join(folder, tool)).find((path) => existsSync(path)) ?? tool;
}
