import { spawnSync } from "node:child_process";
import { closeSync, existsSync, fdatasyncSync, openSync, readdirSync, readFileSync, writeSync } from "node:fs";
import { delimiter, join } from "node:path";
import { performance } from "node:perf_hooks";

/** How many times a second the disk under `folder` takes 4 KiB for good. */
export function fdatasyncRate(folder: string): number {
  const file = openSync(join(folder, "sync"), "w");
  const page = Buffer.alloc(4096, 1);
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < 700) {
    writeSync(file, page);
    fdatasyncSync(file);
    count += 1;
  }
  const elapsed = performance.now() - start;
  closeSync(file);
  return (count * 1000) / elapsed;
}

/** Transactions a second that pgbench gets from a server, 16 clients, its own simple update, prepared; null without pgbench. */
export function pgbenchRate(url: string): number | null {
  const program = findProgram("pgbench");
  if (program === null) return null;
  const host = new URL(url).searchParams.get("host") ?? "";
  const common = ["-h", host, "-U", "parvis", "postgres"];
  if (spawnSync(program, ["-i", "-q", "-s", "5", ...common]).status !== 0) return null;
  const { stdout } = spawnSync(program, ["-N", "-M", "prepared", "-c", "16", "-j", "2", "-T", "3", ...common], { encoding: "utf8" });
  const found = /tps = ([\d.]+)/.exec(stdout);
  return found === null ? null : Number(found[1]);
}

/**
 * Microseconds of processor that the processes which `parent` started have used by now; 0 where there is no `/proc`. One that
 * ends takes its time away with it.
 */
export function processorBelow(parent: number): number {
  if (!existsSync("/proc/self/schedstat")) return 0;
  return childrenOf(parent).reduce((sum, pid) => sum + Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1000, 0);
}

function childrenOf(parent: number): readonly string[] {
  return readFileSync(`/proc/${parent}/task/${parent}/children`, "utf8")
    .trim()
    .split(" ")
    .filter((pid) => pid !== "");
}

/** Which process started another; 0 where there is no `/proc`. */
export function parentOf(pid: number): number {
  const status = `/proc/${pid}/status`;
  return existsSync(status) ? Number(/^PPid:\s+(\d+)/m.exec(readFileSync(status, "utf8"))?.[1]) : 0;
}

/** A program on the PATH, or where Debian keeps those of PostgreSQL; null where there is none. */
export function findProgram(name: string): string | null {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), ...versions.map((version) => join(debian, version, "bin"))];
  const folder = folders.find((each) => each !== "" && existsSync(join(each, name)));
  return folder === undefined ? null : join(folder, name);
}

/** Turns what runs in this process over to whoever else waits for the event loop. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
