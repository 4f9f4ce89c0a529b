#!/usr/bin/env node
// Plain JavaScript, so that any Node can read it: finds a Node that runs TypeScript, and starts the program with it.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const firstNode = 26;
const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} version */
function isEnough(version) {
  return Number.parseInt(version, 10) >= firstNode;
}

function findNode() {
  if (isEnough(process.versions.node)) return process.execPath;
  const local = join(root, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");
  if (!existsSync(local)) return null;
  const said = spawnSync(local, ["--version"], { encoding: "utf8" });
  return said.status === 0 && isEnough(said.stdout.replace("v", "")) ? local : null;
}

const node = findNode();
if (node === null) {
  console.error(
    `Parvis needs Node ${firstNode} or later, and this is Node ${process.versions.node}. Run "npm ci" here: it brings the right one.`,
  );
  console.error(
    `Parvis a besoin de Node ${firstNode} ou plus récent, et ceci est Node ${process.versions.node}. Lancez « npm ci » ici : le bon est fourni.`,
  );
  process.exit(1);
}

const program = spawn(node, [join(root, "src", "cli.ts"), ...process.argv.slice(2)], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => program.kill(signal));
program.on("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
program.on("exit", (code, signal) => {
  if (signal === null) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
