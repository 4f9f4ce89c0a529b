import assert from "node:assert/strict";
import { get } from "node:http";
import { test } from "node:test";
import { ask as askForm, show, tell } from "#chat/answer.ts";
import { card, paragraph, pressControl } from "#chat/card.ts";
import type { Form, Input } from "#chat/form.ts";
import { HOSTILE } from "#chat/gallery.ts";
import type { Ears, Reply, Utterance } from "#chat/platform.ts";
import { plain, prose } from "#chat/prose.ts";
import { shortened } from "#chat/split.ts";
import { voiceOf } from "#chat/voice.ts";
import { DAY, HOUR, type Instant } from "#kernel/clock.ts";
import { speak } from "#locales/speak.ts";
import { webLimits } from "#platforms/web/limits.ts";
import { WebProblem } from "#platforms/web/server.ts";
import { STAGE_TEAM, type StageParts, webStage } from "#test/support/web-stage.ts";
import { platformContract } from "./contract.ts";

const voice = voiceOf("en", "Europe/Paris", Date.UTC(2027, 2, 26, 17) as Instant);

type Answering = (utterance: Utterance) => Partial<Reply>;

function reply(parts: Partial<Reply>): Reply {
  return { outcome: "done", audience: "to the asker", answer: { kind: "nothing" }, voice, ...parts };
}

function earsThat(answer: Answering) {
  const heard: Utterance[] = [];
  const ears: Ears = {
    async hear(utterance) {
      heard.push(utterance);
      return reply(answer(utterance));
    },
    home: async () => ({ cards: [], voice }),
    suggest: async (_speaker, what, typed) => [{ value: "G1", label: `${what} ${typed}` }],
  };
  return { heard, ears };
}

/** Runs `body` on a started stage and stops it whatever happens. */
async function onStage(
  body: (stage: ReturnType<typeof webStage> & { readonly heard: readonly Utterance[] }) => Promise<void>,
  answer: Answering = () => ({}),
  parts: StageParts = {},
): Promise<void> {
  const stage = webStage(parts);
  const { heard, ears } = earsThat(answer);
  await stage.platform.start(ears);
  try {
    await body({ ...stage, heard });
  } finally {
    await stage.platform.stop();
  }
}

const room = { platform: "web", team: STAGE_TEAM, room: "general", name: "general" };
const fields = { as: "U1", room: "general", back: "/?as=U1&room=general" };

function unescaped(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&");
}

platformContract("web", async () => {
  const stage = webStage();
  const account = { platform: "web", team: STAGE_TEAM, user: "ines" };
  async function page(): Promise<string> {
    return (await stage.ask("/?as=U1&beside=U2&room=general")).body;
  }
  async function send(path: string, form: Readonly<Record<string, string>>): Promise<void> {
    const answered = await stage.ask(path, { form: { ...fields, ...form } });
    assert.equal(answered.status, 303);
  }
  return {
    platform: stage.platform,
    room,
    lostRoom: { ...room, room: "gone" },
    account,
    lostAccount: { ...account, user: "nobody" },
    textAt: async (where) => {
      const found = (await page()).split("<li ").find((part) => part.includes(`id="U1-${where}"`));
      return found === undefined ? null : unescaped(found);
    },
    countIn: async ({ team, room: name }) => (await stage.wall.seen(team, name, "", 1000)).length,
    privateText: async () => {
      const seen = await stage.wall.seen(STAGE_TEAM, "general", "ines", 1000);
      return JSON.stringify(seen.filter((message) => message.user === "ines"));
    },
    pings: async () => [],
    type: (_account, _room, line) => send("/say", { line }),
    press: async (_account, label) => {
      const address = new RegExp(`name="address" value="([^"]*)">${label}<`).exec(await page())?.[1];
      await send("/press", { address: address ?? "" });
    },
    submit: async (_account, values) => {
      const markup = await page();
      const message = /name="message" value="([^"]*)"[^<]*<input type="hidden" name="address"/.exec(markup)?.[1] ?? "";
      const address = /<input type="hidden" name="address" value="([^"]*)"/.exec(markup)?.[1] ?? "";
      const typed = Object.fromEntries(Object.entries(values).map(([name, value]) => [`field-${name}`, value]));
      await send("/form", { address, message, ...typed });
    },
    close: () => stage.platform.stop(),
  };
});

test("a page asked for by another name is refused, on the loopback address too", async () => {
  await onStage(async ({ ask, platform, heard }) => {
    const { port } = new URL(platform.address());
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`]) {
      assert.equal((await ask("/", { headers: { host } })).status, 200, host);
    }
    for (const host of [`evil.example:${port}`, "evil.example", `127.0.0.1.evil.example:${port}`, `192.0.2.7:${port}`, "a b"]) {
      const refused = await ask("/", { headers: { host } });
      assert.ok([400, 421].includes(refused.status), `${host}: ${refused.status}`);
      assert.doesNotMatch(refused.body, /Inès/);
    }
    const posted = await ask("/say", { form: { ...fields, line: "/x" }, headers: { host: "evil.example", origin: "http://evil.example" } });
    assert.equal(posted.status, 421);
    assert.equal(heard.length, 0);
  });
});

test("a form sent by another site's page changes nothing", async () => {
  await onStage(async ({ ask, heard }) => {
    for (const origin of ["http://evil.example", "null", "http://127.0.0.1:1", ""]) {
      const refused = await ask("/say", { form: { ...fields, line: "/x" }, headers: { origin, "accept-language": "fr" } });
      assert.equal(refused.status, 403, origin);
      assert.match(refused.body, /Rien n’a été modifié/);
    }
    assert.equal(heard.length, 0);
    await ask("/say", { form: { ...fields, line: "/x" } });
    assert.equal(heard.length, 1);
  });
});

test("no page lets a script in, is framed, or asks another server for anything", async () => {
  await onStage(async ({ ask }) => {
    for (const path of ["/", "/gallery", "/nowhere", "/assets/client.js"]) {
      const { headers, body } = await ask(path);
      const policy = String(headers["content-security-policy"]);
      assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self'/);
      assert.doesNotMatch(policy, /unsafe|https?:|\*/);
      assert.match(policy, /frame-ancestors 'none'/);
      assert.equal(headers["x-content-type-options"], "nosniff");
      const loaded = [...body.matchAll(/<(?:script|link|img|iframe)\b[^>]*(?:src|href)="([^"]*)"/g)].map((match) => match[1] ?? "");
      assert.deepEqual(
        loaded.filter((url) => !/^(\/|data:image)/.test(url)),
        [],
        path,
      );
      assert.doesNotMatch(body, /<[^>]+\s(?:on\w+|style)=/, path);
      assert.doesNotMatch(body, /<script(?![^>]*src=)/, path);
    }
  });
});

test("what a member typed is shown as typed, in every part of a card and of the page", async () => {
  const hostile = card({
    summary: HOSTILE,
    title: [plain(HOSTILE)],
    blocks: [
      paragraph([{ kind: "link", text: HOSTILE, url: "javascript:alert(1)" }]),
      { kind: "picture", alt: HOSTILE, url: "https://evil.example/x.png" },
    ],
    controls: [
      [pressControl(HOSTILE, "a/b/c")],
      [{ kind: "pick", label: HOSTILE, address: "a/b/c", many: false, choices: [{ value: HOSTILE, label: HOSTILE }] }],
    ],
  });
  await onStage(
    async ({ ask }) => {
      await ask("/say", { form: { ...fields, line: HOSTILE } });
      const { body } = await ask("/?as=U1&room=general");
      assert.doesNotMatch(body, /<script>|href="javascript:|src="https?:/i);
      const shown = unescaped(body).split(HOSTILE).length - 1;
      assert.ok(shown >= 4, `shown as typed ${shown} times`);
      assert.ok(
        unescaped(body).split(shortened(HOSTILE, webLimits.buttonLabel)).length > 3,
        "labels are shown as typed, as far as they fit",
      );
    },
    () => ({ answer: show(hostile) }),
  );
});

test("a private answer is seen by its asker alone, and a public one tells the others no options", async () => {
  await onStage(
    async ({ ask }) => {
      await ask("/say", { form: { ...fields, line: "/aid ask transport about:secret-a" } });
      await ask("/say", { form: { ...fields, line: "/vote M1 secret-b" } });
      const mine = (await ask("/?as=U1&beside=U1&room=general")).body;
      assert.match(mine, /answer one/);
      assert.match(mine, /secret-a/);
      assert.match(mine, /Only you see this/);
      const [, theirs = ""] = (await ask("/?as=U1&beside=U2&room=general")).body.split(`id="log-U2"`);
      assert.doesNotMatch(theirs, /answer one|secret/);
      assert.match(theirs, /answer two/);
      assert.match(theirs, /<code>\/vote M1<\/code>/);
    },
    ({ said }) =>
      said.kind === "line" && said.text.startsWith("/aid")
        ? { answer: tell(prose`answer one`) }
        : { answer: tell(prose`answer two`), audience: "in the room" },
  );
});

const input: Input = {
  kind: "line",
  name: "title",
  label: "Title",
  help: "As members read it.",
  required: true,
  start: "",
  wrong: null,
  max: 80,
  choices: [],
};
const form: Form = {
  title: "Propose",
  intro: "",
  inputs: [input, { ...input, kind: "lines", name: "text", label: "Text", required: false }],
  submit: "Send",
  address: "gathering.new/form/",
};

test("a form comes back with what is wrong at its field and what was typed, until it is right", async () => {
  await onStage(
    async ({ ask, wall }) => {
      await ask("/say", { form: { ...fields, line: "/gathering new" } });
      const [opened] = await wall.seen(STAGE_TEAM, "general", "ines", 10);
      assert.ok(opened?.content.kind === "form");
      const sent = { ...fields, message: opened.id, address: form.address, "field-title": "", "field-text": "two\r\nlines <b>" };
      await ask("/form", { form: sent });
      const { body } = await ask("/?as=U1&room=general");
      assert.match(body, /aria-describedby="\S+-title-help \S+-title-wrong" aria-invalid="true"/);
      assert.match(body, /<p class="wrong"[^>]*>A title is missing\.<\/p>/);
      assert.match(body, /<textarea[^>]*>\ntwo\nlines &lt;b&gt;<\/textarea>/);
      assert.equal((await wall.seen(STAGE_TEAM, "general", "ines", 10)).length, 1);
      await ask("/form", { form: { ...sent, "field-title": "Soup" } });
      const left = await wall.seen(STAGE_TEAM, "general", "ines", 10);
      assert.deepEqual(
        left.map((message) => message.content),
        [{ kind: "prose", text: [plain("done: Soup")] }],
      );
    },
    ({ said }) => {
      if (said.kind !== "form") return { outcome: "asked", answer: askForm(form) };
      const title = said.values["title"] ?? "";
      if (title !== "") return { answer: tell(prose`done: ${title}`) };
      const inputs = form.inputs.map((one) => ({
        ...one,
        start: said.values[one.name] ?? "",
        wrong: one.name === "title" ? "A title is missing." : null,
      }));
      return { outcome: "misuse", answer: askForm({ ...form, inputs }) };
    },
  );
});

test("a line that was not understood stands in the composer again", async () => {
  await onStage(
    async ({ ask }) => {
      const answered = await ask("/say", { form: { ...fields, line: '/gathring "x"' } });
      const back = String(answered.headers["location"]);
      assert.match((await ask(back)).body, /name="line"[^>]*value="\/gathring &quot;x&quot;"/);
      assert.equal((await ask("/say", { form: { ...fields, back: "//evil.example/", line: "/x" } })).headers["location"], "/?line=%2Fx");
      assert.equal((await ask("/look", { form: { back: "https://evil.example/" } })).headers["location"], "/");
    },
    () => ({ outcome: "misuse", answer: tell(prose`There is no such command.`) }),
  );
});

test("a repeated sending carries the same key, two sendings carry two", async () => {
  await onStage(async ({ ask, heard }) => {
    const { body } = await ask("/?as=U1&room=general");
    const keys = [...body.matchAll(/name="key" value="([^"]*)"/g)].map((match) => match[1] ?? "");
    assert.equal(new Set(keys).size, keys.length);
    const form = { ...fields, line: "/x", key: keys[0] ?? "" };
    await ask("/say", { form });
    await ask("/say", { form });
    await ask("/say", { form: { ...form, key: keys[1] ?? "" } });
    assert.deepEqual(
      heard.map(({ key }) => key),
      [keys[0], keys[0], keys[1]],
    );
  });
});

test("an open page hears that something changed", async () => {
  await onStage(async ({ platform }) => {
    const changed = Promise.withResolvers<string>();
    const opened = Promise.withResolvers<void>();
    const listening = get(new URL("/live", platform.address()), (response) => {
      response.setEncoding("utf8");
      let text = "";
      response.on("data", (chunk: string) => {
        text += chunk;
        if (text.includes("event: open")) opened.resolve();
        if (text.includes("event: change")) changed.resolve(text);
      });
      response.on("error", () => changed.reject(new Error("the stream broke")));
    });
    await opened.promise;
    await platform.post(room, card({ summary: "s", title: prose`t` }), "k");
    assert.match(await changed.promise, /event: change\ndata: \n/);
    listening.destroy();
  });
});

test("stopping lets go of the pages that listen", async () => {
  const stage = webStage();
  await stage.platform.start(earsThat(() => ({})).ears);
  const ended = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  get(new URL("/live", stage.platform.address()), (response) => {
    response.once("data", () => opened.resolve());
    response.resume();
    response.on("close", ended.resolve);
  });
  await opened.promise;
  await stage.platform.stop();
  await ended.promise;
});

test("the clock is turned by an hour, a day, a week, or to what is due next", async () => {
  const next = Date.UTC(2027, 3, 20, 8) as Instant;
  await onStage(
    async ({ ask, clock }) => {
      const start = clock.now();
      await ask("/clock", { form: { by: "hour", back: "/" } });
      await ask("/clock", { form: { by: "day", back: "/" } });
      await ask("/clock", { form: { by: "week", back: "/" } });
      assert.equal(clock.now(), start + HOUR + 8 * DAY);
      assert.match((await ask("/", { headers: { "accept-language": "fr" } })).body, /samedi 3 avril 2027 à 20\u00a0h \(heure de Paris\)/);
      await ask("/clock", { form: { by: "next", back: "/" } });
      assert.equal(clock.now(), next);
      await ask("/clock", { form: { by: "century", back: "/" } });
      assert.equal(clock.now(), next);
    },
    undefined,
    { nextDue: () => next },
  );
});

test("a step of the list is said by whoever it names, once pressed, and is marked as taken", async () => {
  const tries = [{ part: "aid" as const, title: "Paul asks for help", as: "U2", line: "/aid ask transport", room: "aid" }];
  await onStage(
    async ({ ask, heard }) => {
      assert.doesNotMatch((await ask("/")).body, /try-taken/);
      const answered = await ask("/try", { form: { step: "0", back: "/?as=U1&room=general" } });
      assert.equal(heard[0]?.speaker.user, "paul");
      assert.equal(heard[0]?.place?.room, "aid");
      assert.deepEqual(heard[0]?.said, { kind: "line", text: "/aid ask transport" });
      assert.equal(answered.headers["location"], "/?as=U1&beside=U2&room=aid#pane-U2");
      assert.match((await ask("/")).body, /try-taken/);
    },
    undefined,
    { tries },
  );
});

test("language and theme are remembered, and the first language is the browser's", async () => {
  await onStage(async ({ ask }) => {
    const french = (await ask("/", { headers: { "accept-language": "de, fr-CA;q=0.7, en;q=0.3" } })).body;
    assert.match(french, /<html lang="fr" data-theme="auto">/);
    const answered = await ask("/look", { form: { locale: "fr", theme: "dark", back: "/gallery" } });
    assert.equal(answered.headers["location"], "/gallery");
    const cookies = (answered.headers["set-cookie"] as readonly string[]).map((cookie) => cookie.split(";")[0]).join("; ");
    assert.match((await ask("/", { headers: { cookie: cookies, "accept-language": "en" } })).body, /<html lang="fr" data-theme="dark">/);
    assert.match((await ask("/", { headers: { cookie: "locale=xx; theme=red" } })).body, /<html lang="en" data-theme="auto">/);
  });
});

test("a port that is in use is said in a sentence, in both languages", async () => {
  await onStage(async ({ platform }) => {
    const { port } = new URL(platform.address());
    const second = webStage({ port: Number(port) });
    const failed = await second.platform.start(earsThat(() => ({})).ears).then(
      () => null,
      (error: unknown) => error,
    );
    assert.ok(failed instanceof WebProblem);
    assert.match(speak("en", failed.key, failed.values), new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is in use.*PARVIS_PORT=`));
    assert.match(speak("fr", failed.key, failed.values), new RegExp(`^Le port ${port} de 127\\.0\\.0\\.1 est déjà pris`));
  });
});

test("a body that is too large is refused before it is read", async () => {
  await onStage(async ({ ask, heard }) => {
    assert.equal((await ask("/say", { form: { ...fields, line: "x".repeat(300_000) } })).status, 413);
    assert.equal(heard.length, 0);
  });
});
