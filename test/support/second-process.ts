import { spawn } from "node:child_process";

/** How a second process ended: what it printed on standard output, parsed line by line, and how it died. */
export interface Ended {
  readonly lines: readonly unknown[];
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** What it said on standard error. */
  readonly trouble: string;
}

/**
 * Runs `file` (from the project's folder) in a process of its own, with `input` as JSON in its first argument, and waits
 * for its end. For races between two processes and for deaths in the middle.
 */
export function secondProcess(file: string, input: unknown, environment: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const child = spawn(process.execPath, [file, JSON.stringify(input)], {
    env: { ...process.env, NODE_TEST_CONTEXT: "", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  let trouble = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    trouble += text;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => {
      const whole = said.slice(0, said.lastIndexOf("\n") + 1);
      const lines = whole
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line) as unknown);
      resolve({ lines, code, signal, trouble });
    });
  });
}
