import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { signedRequest, signingKeys } from "#test/support/discord/knock.ts";
import { TOKEN } from "#test/support/discord/world.ts";
import { openFakeDiscord } from "#test/support/fake-discord.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** `parvis start` with this environment, until it has said something that matches; then it is asked to stop. */
async function started(
  environment: Readonly<Record<string, string>>,
  ready: RegExp,
  act: (said: string) => Promise<void> = async () => undefined,
  stops: "when asked" | "by itself" = "when asked",
) {
  const data = mkdtempSync(join(tmpdir(), "parvis-discord-start-"));
  const child = spawn(process.execPath, ["src/cli.ts", "start"], {
    cwd: ROOT,
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: tmpdir(),
      LANG: "en_GB.UTF-8",
      PARVIS_DATA: data,
      PARVIS_LOG: "error",
      PARVIS_PORT: "0",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const heard = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      if (ready.test(said)) heard.resolve();
    });
  }
  const ended = once(child, "exit");
  try {
    await Promise.race([heard.promise, ended]);
    assert.match(said, ready);
    await act(said);
    if (stops === "when asked") child.kill("SIGTERM");
    const [code] = (await ended) as [number | null];
    return { code, said };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

test("parvis start says when Discord is heard, over either way in, and stops with a clean end", { timeout: 60_000 }, async () => {
  const fake = await openFakeDiscord();
  fake.addGuild({ name: "S", channels: ["general"], people: { Ines: "fr" } });
  const keys = signingKeys();
  const environment = { DISCORD_TOKEN: TOKEN, DISCORD_API_URL: fake.api };
  try {
    const gateway = await started(environment, /Parvis hears Discord/);
    assert.equal(gateway.code, 0);
    assert.equal(fake.gateway.identifies.length, 1);
    const http = await started({ ...environment, DISCORD_PUBLIC_KEY: keys.publicKey }, /ways in are at (http:\S+)/, async (said) => {
      const address = `${/are at (http:\S+)/.exec(said)?.[1]}/discord/interactions`;
      const ping = { id: "1", type: 1, token: "t", application_id: "2", version: 1 };
      assert.deepEqual(await (await fetch(signedRequest(address, keys, ping, Date.now()))).json(), { type: 1 });
      assert.equal((await fetch(signedRequest(address, keys, ping, Date.now(), { spoilt: true }))).status, 401);
    });
    assert.equal(http.code, 0);
    assert.equal(fake.gateway.identifies.length, 1, "over HTTP nothing is connected");
    assert.ok(fake.world.commands.length > 5, "the commands are known");
  } finally {
    await fake.close();
  }
  assert.deepEqual(fake.problems(), []);
});

test("parvis start says in a sentence what is wrong with the token, and ends", { timeout: 30_000 }, async () => {
  const fake = await openFakeDiscord();
  try {
    const wrong = await started(
      { DISCORD_TOKEN: "fake.wrong", DISCORD_API_URL: fake.api },
      /does not accept DISCORD_TOKEN/,
      undefined,
      "by itself",
    );
    assert.equal(wrong.code, 1);
    assert.doesNotMatch(wrong.said, /\n\s+at /);
  } finally {
    await fake.close();
  }
});
