import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The real program, playing: where its page is, and how to end it. */
export interface Playground {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  return address.port;
}

/** Starts `parvis demo` on a sample, in a folder of its own, and waits until it says where it is. */
export async function openPlayground(sample: string, locale: "en" | "fr"): Promise<Playground> {
  const data = mkdtempSync(join(tmpdir(), "parvis-playground-"));
  const port = await freePort();
  const child = spawn(process.execPath, ["src/cli.ts", "demo", "--sample", sample], {
    env: {
      ...process.env,
      PARVIS_DATA: data,
      PARVIS_PORT: String(port),
      PARVIS_LOCALE: locale,
      PARVIS_ZONE: "Europe/Paris",
      PARVIS_LOG: "error",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const open = Promise.withResolvers<void>();
  child.stdout.on("data", (chunk: Buffer) => {
    said += chunk.toString("utf8");
    if (said.includes("http://")) open.resolve();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString("utf8");
  });
  const ended = once(child, "exit");
  const endToo = () => void child.kill("SIGTERM");
  process.once("exit", endToo);
  void ended.then(() => open.reject(new Error(`The playground ended: ${said}`)));
  await open.promise;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      process.removeListener("exit", endToo);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Plays on a playground of one's own, which is closed whatever happens. */
export async function playing(sample: string, locale: "en" | "fr", body: (playground: Playground) => Promise<void>): Promise<void> {
  const playground = await openPlayground(sample, locale);
  try {
    await body(playground);
  } finally {
    await playground.stop();
  }
}
