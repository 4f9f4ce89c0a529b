import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { type Card, card, list, paragraph } from "#chat/card.ts";
import type { AnyCommand } from "#chat/command.ts";
import { command } from "#chat/command.ts";
import { fitCard } from "#chat/fit.ts";
import { galleryOf, HOSTILE } from "#chat/gallery.ts";
import { text } from "#chat/option.ts";
import { plainLines } from "#chat/plain.ts";
import { member, plain, plainText, prose } from "#chat/prose.ts";
import { numberIn, voiceOf } from "#chat/voice.ts";
import { commands } from "#commands/all.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { LOCALES, type Locale } from "#locales/locale.ts";
import { render as letterOf } from "#platforms/mail/render.ts";
import { fieldErrors, formModal, readCarried, readSubmission } from "#platforms/slack/form.ts";
import { slackLimits } from "#platforms/slack/limits.ts";
import { manifest } from "#platforms/slack/manifest.ts";
import { markup } from "#platforms/slack/prose.ts";
import { plainScenery, render, renderAll } from "#platforms/slack/render.ts";
import { messageProblems } from "#test/support/slack/api.ts";
import { blockPings, blockProblems, blockText, mentionsIn, type Node, viewProblems } from "#test/support/slack/check-blocks.ts";

const known = commands as readonly AnyCommand<never>[];

function voiceIn(locale: Locale) {
  return voiceOf(locale, "Europe/Paris", Date.UTC(2027, 2, 26, 17) as Instant);
}

function nodes(blocks: readonly unknown[]): readonly Node[] {
  return blocks as readonly Node[];
}

test("large numbers are written as the card's language writes them, on Slack and in letters", () => {
  const aimed = {
    summary: "K1",
    title: [plain("K1")],
    blocks: [{ kind: "progress", label: "Signatures", have: 1_234, need: 1_000_000 }],
  } as const;
  const counted = { ...aimed, blocks: [{ kind: "tally", rows: [{ label: "Camera", count: 12_000 }] }] } as const;
  for (const [locale, share, count] of [
    ["en", "1,234/1,000,000", "12,000"],
    ["fr", "1\u202f234/1\u202f000\u202f000", "12\u202f000"],
  ] as const) {
    const said = [aimed, counted].map((each) => ({ ...card(each), locale }));
    const slack = said.map((each) => blockText(nodes(render(each, plainScenery).blocks))).join("\n");
    const letters = said.map((each) => letterOf(each)).flatMap(({ text: words, html }) => [words, html]);
    for (const words of [slack, ...letters.slice(0, 2)]) assert.ok(words.includes(share), words);
    for (const words of [slack, ...letters.slice(2)]) assert.ok(words.includes(count), words);
  }
});

test("the schema that blocks are checked with was written from the installed types", () => {
  const { version } = JSON.parse(readFileSync("node_modules/@slack/types/package.json", "utf8")) as { readonly version: string };
  const schema = JSON.parse(readFileSync("test/support/slack/block-schema.json", "utf8")) as { readonly $comment: string };
  assert.equal(schema.$comment, `@slack/types ${version}`);
});

test("what Slack would refuse is refused by the tests' own checks", () => {
  const refused = (blocks: readonly unknown[], why: RegExp) => assert.match(blockProblems(blocks, 50).join("; "), why);
  refused([{ type: "header", text: { type: "mrkdwn", text: "a" } }], /plain_text/);
  refused([{ type: "header", text: { type: "plain_text", text: "x".repeat(151) } }], /150 at most/);
  refused([{ type: "sheet" }], /allowed values/);
  refused([{ type: "divider", colour: "red" }], /additional properties/);
  refused(Array(51).fill({ type: "divider" }), /51 blocks/);
  refused([{ type: "actions", elements: [] }], /0 elements/);
  const option = { text: { type: "plain_text", text: "a" }, value: "x".repeat(76) };
  refused(
    [{ type: "section", text: { type: "plain_text", text: "a" }, accessory: { type: "static_select", action_id: "a", options: [option] } }],
    /longer than 75/,
  );
  assert.match(viewProblems({ type: "modal", title: { type: "plain_text", text: "x".repeat(25) }, blocks: [] }).join(), /24 at most/);
  assert.match(messageProblems([], "<!channel>").join(), /notifies channel/);
});

for (const locale of LOCALES) {
  test(`every example of the gallery is whole on Slack, and nothing Slack refuses (${locale})`, () => {
    const voice = voiceIn(locale);
    for (const example of galleryOf(voice)) {
      if (example.kind === "form") {
        const modal = formModal(example.form, { address: null, hook: null, channel: null, depth: 1 }, voice) as unknown as Node;
        assert.deepEqual(viewProblems(modal), [], example.name);
        const read = blockText(modal["blocks"] as readonly Node[]);
        for (const input of example.form.inputs) assert.ok(read.includes(input.label) && read.includes(input.wrong ?? ""), input.name);
        continue;
      }
      const fitted = fitCard(example.card, slackLimits, voice);
      const { blocks, text: fallback } = render(fitted);
      assert.deepEqual(messageProblems(nodes(blocks), fallback), [], example.name);
      assert.deepEqual(blockPings(nodes(blocks)), [], example.name);
      const read = blockText(nodes(blocks)).replaceAll(/\u2060/g, "");
      for (const line of plainLines({ ...fitted, controls: [] }, (value) => numberIn(fitted.locale, value))) {
        const words = line.replace(/^[->] /, "").trim();
        if (words === "---" || words.includes("data:image") || /in \d|dans \d/.test(words)) continue;
        assert.ok(flat(read).includes(flat(words)), `${example.name}: "${words}" is missing in ${read}`);
      }
    }
  });

  test(`what members typed is literal: no piece of it is markup, wherever it stands (${locale})`, () => {
    const hostile = galleryOf(voiceIn(locale)).find((example) => example.name === "hostile");
    assert.ok(hostile?.kind === "card");
    const { blocks } = render(fitCard(hostile.card, slackLimits, voiceIn(locale)));
    assert.deepEqual(blockPings(nodes(blocks)), []);
    const read = blockText(nodes(blocks));
    assert.equal(read.split(HOSTILE).length - 1, 5);
    assert.doesNotMatch(JSON.stringify(blocks), /"type":"link"|"type":"mrkdwn"/);
  });
}

function flat(value: string): string {
  return value.replace(/\s+/gu, " ").trim();
}

test("a typed footer cannot notify, link or emphasise", () => {
  const written = markup([plain("<!channel> <@U1> *b* _i_ ~s~ `c` > q")]);
  assert.deepEqual(mentionsIn(written), []);
  assert.doesNotMatch(written, /(^|\s)[*_~`]/);
  assert.match(written, /&lt;!channel&gt;/);
});

test("a mention finds whoever has an account in the workspace, and names whoever has none", () => {
  const [ines, paul] = ["00000000-0000-7000-8000-000000000001" as Id, "00000000-0000-7000-8000-000000000002" as Id];
  const said = card({ summary: "s", title: prose`t`, blocks: [paragraph(prose`${member(ines, "Inès")} and ${member(paul, "Paul")}`)] });
  const { blocks, text: fallback } = render(said, { ...plainScenery, mentions: new Map([[ines, "UINES"]]) });
  assert.deepEqual(blockPings(nodes(blocks)), ["UINES"]);
  assert.match(blockText(nodes(blocks)), /Paul/);
  assert.equal(fallback, "s");
});

test("a user group is notified where its card is posted by itself, in its own workspace alone", () => {
  const notify = { platform: "slack", team: "T1", group: "S0123ABCD", name: "board" };
  const news = card({ summary: "s", title: prose`t <!subteam^S9>`, notify });
  const { blocks } = render(news, { ...plainScenery, posted: "T1" });
  assert.deepEqual(blockProblems(nodes(blocks), 50), []);
  assert.match(JSON.stringify(blocks[0]), /"type":"usergroup","usergroup_id":"S0123ABCD"/);
  const elsewhere = [plainScenery, { ...plainScenery, posted: "T2" }].map((scenery) => render(news, scenery));
  const foreign = render({ ...news, notify: { ...notify, platform: "discord" } }, { ...plainScenery, posted: "T1" });
  for (const each of [...elsewhere, foreign]) assert.doesNotMatch(JSON.stringify(each), /usergroup/);
});

test("moments are shown in each reader's zone, with words that stand alone where they are not", () => {
  const voice = voiceIn("en");
  const at = voice.now;
  const { blocks } = render(
    card({ summary: "s", title: prose`t`, blocks: [paragraph(prose`${voice.moment(at)} ${voice.moment(at, "from now")}`)] }),
  );
  const found = JSON.stringify(blocks);
  assert.match(found, /"type":"date","timestamp":1806080400,"format":"\{date_long\} \{time\}","fallback":"Friday 26 March 2027/);
  assert.match(found, /"fallback":"2027-03-26 17:00 UTC"/);
  assert.equal(markup([voice.moment(at, "short")]), "<!date^1806080400^{date_short_pretty} {time}|Fri 26 Mar, 18:00>");
});

test("fifty short paragraphs and more still are one message, with nothing lost", () => {
  const long = card({ summary: "s", title: prose`t`, blocks: Array.from({ length: 70 }, (_, at) => paragraph(prose`line ${at}.`)) });
  const { blocks } = render(long);
  assert.deepEqual(messageProblems(nodes(blocks), "s"), []);
  const read = blockText(nodes(blocks));
  for (let at = 0; at < 70; at += 1) assert.ok(read.includes(`line ${at}.`));
});

test("the longest card that fits is taken, in signs that Slack would write long too", () => {
  const voice = voiceIn("fr");
  const items = Array.from({ length: 200 }, (_, at) => [plain(`${at} ${"&<>é".repeat(20)}`)]);
  const fitted = fitCard(
    card({ summary: "&".repeat(5000), title: prose`t`, blocks: [{ ...list(items), kind: "list", items, more: "parvis.help/example/x" }] }),
    slackLimits,
    voice,
  );
  const { blocks, text: fallback } = render(fitted);
  assert.deepEqual(messageProblems(nodes(blocks), fallback), []);
});

test("several cards are one view, whose buttons do not mix", () => {
  const cards = galleryOf(voiceIn("en")).flatMap((example): Card[] =>
    example.kind === "card" && example.name !== "listing" ? [example.card] : [],
  );
  const blocks = renderAll(cards.slice(0, 6).map((each) => fitCard(each, slackLimits, voiceIn("en"))));
  assert.deepEqual(viewProblems({ type: "home", blocks } as unknown as Node), []);
  const ids = nodes(blocks).flatMap((block) => ((block["elements"] ?? []) as readonly Node[]).flatMap((each) => each["action_id"] ?? []));
  assert.equal(new Set(ids).size, ids.length);
});

test("a long text is asked in two inputs and read as one; what a modal carries is read back, nonsense is nothing", () => {
  const voice = voiceIn("en");
  const long = "x".repeat(3000);
  const input = {
    kind: "lines",
    name: "text",
    label: "Text",
    help: "",
    required: true,
    start: `${long}yz`,
    wrong: null,
    max: 20_000,
    choices: [],
  } as const;
  const carried = { address: null, hook: "https://hooks.example/1", channel: { id: "C1", name: "general" }, depth: 2 };
  const modal = formModal({ title: "t", intro: "", inputs: [input], submit: "Send", address: "motion.propose/form/" }, carried, voice);
  assert.deepEqual(viewProblems(modal as unknown as Node), []);
  const state = { values: { text: { value: { value: long } }, "text~2": { value: { value: "yz" } } } };
  assert.deepEqual(readSubmission(state), { text: `${long}yz` });
  assert.deepEqual(readSubmission({ values: { text: { value: { value: "a" } }, "text~2": { value: { value: "b" } } } }), { text: "a\nb" });
  assert.deepEqual(readCarried(modal.private_metadata), { ...carried, address: "motion.propose/form/" });
  for (const nonsense of ["", "null", "[1", '{"depth":"x"}', undefined]) assert.equal(readCarried(nonsense).address, null);
  const wrong = { ...input, wrong: "too long" };
  const form = { title: "t", intro: "", inputs: [wrong], submit: "s", address: "a" };
  assert.deepEqual(fieldErrors(form, ["text", "text~2"]), { text: "too long" });
  assert.equal(fieldErrors(form, ["title"]), null);
});

test("a text of any length stands whole in its form, and is read back as it stood", () => {
  const voice = voiceIn("en");
  const paragraphs = Array.from({ length: 200 }, (_, at) => `${at} ${"words & signs ".repeat(at % 17)}`).join("\n");
  for (const start of ["", "short", paragraphs, "x".repeat(6_000), "x".repeat(19_999), `${"y".repeat(2_999)}\n${"z".repeat(3_001)}`]) {
    const input = {
      kind: "lines",
      name: "text",
      label: "Text",
      help: "h",
      required: true,
      start,
      wrong: null,
      max: 20_000,
      choices: [],
    } as const;
    const carried = { address: null, hook: null, channel: null, depth: 1 };
    const modal = formModal({ title: "t", intro: "", inputs: [input], submit: "Send", address: "a" }, carried, voice) as unknown as Node;
    assert.deepEqual(viewProblems(modal), []);
    const blocks = (modal["blocks"] as readonly Node[]).filter((block) => block["type"] === "input");
    assert.ok(blocks.length >= 2);
    const values = Object.fromEntries(
      blocks.map((block) => [block["block_id"], { value: { value: (block["element"] as Node)["initial_value"] ?? null } }]),
    );
    assert.equal(readSubmission({ values })["text"], start);
    const turned = Object.fromEntries(Object.entries(values).toReversed());
    assert.equal(readSubmission({ values: turned })["text"], start);
  }
});

test("the manifest has every first word in both languages, with hints, and asks for nothing more than is used", () => {
  const written = manifest(known, { single: false, languages: ["en", "fr"], way: { kind: "socket" }, shared: false });
  const { slash_commands: slash } = written["features"] as unknown as { readonly slash_commands: readonly Node[] };
  const names = slash.map((each) => each["command"]);
  for (const { path } of known) assert.ok(names.includes(`/${path.split(" ")[0]}`), path);
  assert.ok(names.includes("/rencontre") && names.includes("/entraide"));
  assert.equal(new Set(names).size, names.length);
  for (const each of slash) {
    assert.match(String(each["command"]), /^\/[a-z0-9_-]{1,31}$/);
    assert.equal(each["should_escape"], true);
    assert.ok(String(each["description"]).length <= 2000 && String(each["usage_hint"]).length <= 1000 && each["usage_hint"] !== "");
  }
  const gathering = slash.find((each) => each["command"] === "/gathering");
  for (const { path } of known.filter((each) => each.path.startsWith("gathering "))) {
    assert.ok(
      String(gathering?.["usage_hint"])
        .split(" | ")
        .includes(path.split(" ")[1] ?? ""),
      path,
    );
  }
  assert.equal((written["settings"] as unknown as Node)["socket_mode_enabled"], true);
  assert.doesNotMatch(JSON.stringify(written), /request_url|admin|channels:manage|users:read.email/);
});

test("over HTTP every way in has its address; /parvis alone has the fewest scopes", () => {
  const url = "https://parvis.example";
  const written = JSON.stringify(manifest(known, { single: true, languages: ["fr"], way: { kind: "url", url }, shared: true }));
  assert.equal(written.split(`"${url}/slack/events"`).length - 1, 4);
  assert.match(written, /"redirect_urls":\["https:\/\/parvis\.example\/slack\/oauth_redirect"\]/);
  assert.match(written, /"bot":\["commands","chat:write","users:read"\]/);
  assert.equal(written.split('"command":').length - 1, 1);
});

test("more slash commands than a manifest takes are refused in a sentence that says what would do", () => {
  const wishes = { single: false, languages: ["en", "fr"], way: { kind: "socket" }, shared: false } as const;
  assert.doesNotThrow(() => manifest(known, wishes));
  const refused = (error: unknown) => {
    assert.ok(error instanceof Refusal);
    const words = plainText(voiceIn("en").sayAny(error.key, error.values as Record<string, number>));
    assert.match(words, /would hold \d+ slash commands; Slack takes 3\. .*--single/);
    return true;
  };
  assert.throws(() => manifest(known, wishes, 3), refused);
  assert.doesNotThrow(() => manifest(known, { ...wishes, single: true }, 3));
});

test("every command that can be said about a message has its shortcut, named whole in every language", () => {
  for (const locale of LOCALES) {
    const written = manifest(known, { single: false, languages: [locale], way: { kind: "socket" }, shared: false });
    const shortcuts = ((written["features"] as unknown as Node)["shortcuts"] ?? []) as readonly Node[];
    assert.equal(shortcuts.length, known.filter((each) => each.onMessage !== null).length);
    for (const { name } of shortcuts) assert.doesNotMatch(String(name), /…/);
  }
});

test("a command that can be said about a message has a shortcut there, by its declaration alone", () => {
  const declared = command<never>()({
    path: "parvis help",
    may: "look around",
    answers: "to the asker",
    options: { message: text({ max: 3000 }) },
    onMessage: "message",
    run: async () => ({ kind: "nothing" }),
  });
  const written = manifest([declared as AnyCommand<never>], { single: false, languages: ["en"], way: { kind: "socket" }, shared: false });
  const { shortcuts } = written["features"] as unknown as { readonly shortcuts: readonly Node[] };
  assert.equal(shortcuts.length, 1);
  assert.deepEqual([shortcuts[0]?.["type"], shortcuts[0]?.["callback_id"]], ["message", "message/parvis.help"]);
  assert.ok(String(shortcuts[0]?.["name"]).length <= 24);
});

test("a day that does not exist stands in a form as it was typed, since Slack would refuse the whole form", () => {
  const kindOf = (start: string) => {
    const base = { name: "until", label: "Until", help: "", required: false, wrong: "No such day.", max: 20, choices: [] } as const;
    const form = { title: "t", intro: "", inputs: [{ ...base, kind: "day" as const, start }], submit: "s", address: "a" };
    const { blocks } = formModal(form, { address: null, hook: null, channel: null, depth: 1 }, voiceIn("en")) as unknown as Node;
    const [input] = (blocks as readonly Node[]).filter((block) => block["type"] === "input");
    const { type, initial_date: date, initial_value: value } = (input ?? assert.fail("no input"))["element"] as Node;
    return [type, date ?? value];
  };
  assert.deepEqual(kindOf("2028-02-29"), ["datepicker", "2028-02-29"]);
  for (const typed of ["2027-02-29", "2027-13-01", "0000-00-00", "soon"]) assert.deepEqual(kindOf(typed), ["plain_text_input", typed]);
});
