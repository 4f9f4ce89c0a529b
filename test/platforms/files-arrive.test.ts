import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { ask, tell } from "#chat/answer.ts";
import type { Form, Input } from "#chat/form.ts";
import type { Ears, SentFile, Utterance } from "#chat/platform.ts";
import { plain } from "#chat/prose.ts";
import { voiceOf } from "#chat/voice.ts";
import { commands } from "#commands/all.ts";
import type { Instant } from "#kernel/clock.ts";
import { attachmentsOf, keepAttachments } from "#platforms/discord/attachments.ts";
import { modalOf, readModal } from "#platforms/discord/form.ts";
import type { Interaction } from "#platforms/discord/interaction.ts";
import { manifest } from "#platforms/discord/manifest.ts";
import type { Calls } from "#platforms/slack/calls.ts";
import { slackFiles } from "#platforms/slack/files.ts";
import { formModal, readSubmission } from "#platforms/slack/form.ts";
import { memoryDirectory } from "#test/support/discord-stage.ts";
import { STAGE_TEAM, webStage } from "#test/support/web-stage.ts";

const NOW = Date.UTC(2027, 2, 26, 17) as Instant;
const voice = voiceOf("en", "Europe/Paris", NOW);
const PICTURE = readFileSync("test/scenarios/files/tulips.jpg");
const KEPT = "01980000-0000-4000-8000-000000000001";

const input: Input = {
  ...{ kind: "file", name: "file", label: "File", help: "A picture", required: true, start: "", wrong: null, max: 400, choices: [] },
};
const form: Form = { title: "Share", intro: "", inputs: [input], submit: "Send", address: "work.share/form/" };

/** A place where platforms keep files: it hands the picture over to whoever has the right to it, and says who asked. */
async function shelf(body: (origin: string, asked: string[]) => Promise<void>): Promise<void> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization ?? "-"}`);
    if (request.url === "/sign-in") return void response.writeHead(200, { "content-type": "text/html" }).end("<p>Sign in</p>");
    if (request.url === "/gone") return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": "image/jpeg" }).end(PICTURE);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    await body(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

async function bytesOf(sent: SentFile | null, most = 25_000_000): Promise<unknown> {
  const bytes = await sent?.bytes(most);
  return bytes instanceof Uint8Array ? Buffer.from(bytes) : bytes;
}

test("on Discord an attachment is an option of its own kind, and a form asks for an upload", () => {
  const [work] = manifest(commands.filter(({ path }) => path === "work share"));
  const share = work?.options?.[0];
  assert.deepEqual(share?.options?.find(({ name }) => name === "file")?.type, 11);
  const [part] = modalOf(form, form.inputs, {}, "x").components;
  assert.deepEqual(part?.component, { type: 19, custom_id: "file", required: true, min_values: 1, max_values: 1 });
  const [again] = modalOf(form, form.inputs, { file: KEPT }, "x").components;
  assert.deepEqual(again?.component, { type: 19, custom_id: "file", required: false, min_values: 0, max_values: 1 });
  const sent = (values: readonly string[]) => readModal([{ type: 18, component: { type: 19, custom_id: "file", values } }]);
  assert.deepEqual(sent(["700"]), { file: "700" });
  assert.deepEqual(sent([]), {}, "what was given before stays");
});

test("on Discord what came along is fetched where Discord says, in this step and the next, and nowhere else", async () => {
  await shelf(async (origin, asked) => {
    const directory = memoryDirectory();
    const attachments = {
      "700": { filename: "tulips.jpg", size: PICTURE.byteLength, url: `${origin}/tulips.jpg` },
      "701": { filename: "gone.jpg", size: 10, url: `${origin}/gone` },
      "702": { filename: "own.jpg", size: 10, url: "file:///etc/passwd" },
    };
    const raw = {
      id: "1",
      type: 5,
      token: "t",
      application_id: "2",
      user: { id: "42" },
      data: { resolved: { attachments } },
    } as Interaction;
    const open = attachmentsOf(raw, directory);
    const found = await open("700");
    assert.deepEqual([found?.name, found?.size], ["tulips.jpg", PICTURE.byteLength]);
    assert.deepEqual(await bytesOf(found), PICTURE);
    assert.equal(await bytesOf(found, 1_000), "too large", "whatever was said of its size");
    assert.equal(await bytesOf(await open("701")), "gone");
    assert.equal(await open("702"), null);
    assert.equal(await open("999"), null);
    assert.equal(await open(`${origin}/tulips.jpg`), null, "an address that somebody types is never asked");
    await keepAttachments(raw, directory, NOW);
    const later = { ...raw, data: {} };
    assert.deepEqual(await bytesOf(await attachmentsOf(later, directory)("700")), PICTURE);
    assert.equal(await attachmentsOf({ ...later, user: { id: "43" } }, directory)("700"), null, "of somebody else");
    assert.equal(asked.filter((each) => each.startsWith("/tulips.jpg")).length, 3);
  });
});

test("on Slack a form asks for a file, which is fetched with the workspace's token, and only its sender's", async () => {
  await shelf(async (origin, asked) => {
    const info = { name: "tulips.jpg", size: PICTURE.byteLength, user: "UINES", url_private_download: `${origin}/tulips.jpg` };
    const files: Readonly<Record<string, unknown>> = {
      F0000001: info,
      F0000002: { ...info, user: "UPAUL" },
      F0000003: { ...info, url_private_download: `${origin}/sign-in` },
    };
    const calls: Calls = {
      scopesOf: () => null,
      async call(_token, method, args) {
        assert.equal(method, "files.info");
        const file = files[String(args["file"])];
        return file === undefined ? { kind: "error", error: "file_not_found" } : { kind: "ok", data: { file } };
      },
    };
    const open = slackFiles(calls, "xoxb-1", "UINES");
    assert.deepEqual(await bytesOf(await open("F0000001")), PICTURE);
    assert.deepEqual(await bytesOf(await open("https://team.slack.com/files/UINES/F0000001/tulips.jpg")), PICTURE);
    assert.equal(await open("F0000002"), null, "what somebody else has uploaded is not theirs to share");
    assert.equal(await bytesOf(await open("F0000003")), "gone", "a page for signing in is no file");
    assert.equal(await open("F9999999"), null);
    assert.equal(await open(`${origin}/tulips.jpg`), null);
    assert.ok(asked.includes("/tulips.jpg Bearer xoxb-1"));
  });
  const [block] = formModal(form, { address: null, hook: null, channel: null, depth: 1 }, voice).blocks as unknown as Record<
    string,
    unknown
  >[];
  assert.deepEqual(block?.["element"], { type: "file_input", action_id: "value", max_files: 1 });
  assert.deepEqual(readSubmission({ values: { file: { value: { type: "file_input", files: [{ id: "F0000001" }] } } } }), {
    file: "F0000001",
  });
  const again = { ...form, inputs: [{ ...input, start: KEPT }] };
  const [kept] = formModal(again, { address: null, hook: null, channel: null, depth: 1 }, voice).blocks as unknown as Record<
    string,
    unknown
  >[];
  const id = String(kept?.["block_id"]);
  assert.equal(kept?.["optional"], true);
  assert.deepEqual(
    readSubmission({ values: { [id]: { value: { type: "file_input", files: [] } } } }),
    { file: KEPT },
    "what was given before stays",
  );
  assert.deepEqual(readSubmission({ values: { [id]: { value: { type: "file_input", files: [{ id: "F0000001" }] } } } }), {
    file: "F0000001",
  });
});

test("in the playground a file is uploaded with its form; one that was given before stays", async () => {
  const heard: Utterance[] = [];
  const ears: Ears = {
    async hear(utterance) {
      heard.push(utterance);
      const common = { audience: "to the asker", voice } as const;
      if (utterance.said.kind !== "form") return { ...common, outcome: "asked", answer: ask(form) };
      const wrong = (utterance.said.values["file"] ?? "") === "";
      if (!wrong) return { ...common, outcome: "done", answer: tell([plain("done")]) };
      return { ...common, outcome: "misuse", answer: ask({ ...form, inputs: [{ ...input, start: KEPT, wrong: "Which title?" }] }) };
    },
    home: async () => ({ cards: [], voice }),
    suggest: async () => [],
  };
  const { platform, ask: get, wall } = webStage();
  await platform.start(ears);
  try {
    const origin = platform.address();
    const common = { as: "U1", room: "general", back: "/", address: form.address };
    await get("/say", { form: { ...common, line: "/work share", key: "k1" } });
    assert.match((await get("/?as=U1&room=general")).body, /enctype="multipart\/form-data"[\s\S]*type="file"/u);
    const send = (fields: Readonly<Record<string, string>>, file: File | null) => {
      const body = new FormData();
      if (file !== null) body.append("field-file", file);
      for (const [name, value] of Object.entries({ ...common, ...fields })) body.append(name, value);
      return fetch(new URL("/form", origin), { method: "POST", body, headers: { origin: new URL(origin).origin }, redirect: "manual" });
    };
    await send({ key: "k2" }, new File([new Uint8Array(PICTURE)], "tulips.jpg", { type: "image/jpeg" }));
    const sent = heard.at(-1) ?? assert.fail();
    assert.ok(sent.said.kind === "form");
    const opened = await sent.open?.(sent.said.values["file"] ?? "");
    assert.equal(opened?.name, "tulips.jpg");
    assert.deepEqual(await bytesOf(opened ?? null), PICTURE);
    assert.equal(await bytesOf(opened ?? null, 1_000), "too large");
    assert.equal(await sent.open?.("/etc/passwd"), null);

    await send({ key: "k3" }, new File([], ""));
    const empty = heard.at(-1)?.said;
    assert.ok(empty?.kind === "form" && (empty.values["file"] ?? "") === "", "no file was chosen");
    assert.match((await get("/?as=U1&room=general")).body, new RegExp(`type="hidden" name="field-file" value="${KEPT}"`, "u"));
    await send({ key: "k4", "field-file": KEPT }, new File([], ""));
    const again = heard.at(-1)?.said;
    assert.ok(again?.kind === "form");
    assert.equal(again.values["file"], KEPT);

    const large = await send({ key: "k5" }, new File([new Uint8Array(26_000_000)], "film.mp4"));
    assert.equal(large.status, 303, "twenty-six megabytes arrive, so that they are refused in words");
    assert.equal((await send({ key: "k6" }, new File([new Uint8Array(41_000_000)], "film.mp4"))).status, 413);
    assert.ok((await wall.seen(STAGE_TEAM, "general", "ines", 10)).length > 0);
  } finally {
    await platform.stop();
  }
});
