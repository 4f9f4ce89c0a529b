import assert from "node:assert/strict";
import { test } from "node:test";
import type { Card } from "#chat/card.ts";
import { card, file, list, paragraph, pressControl, quote } from "#chat/card.ts";
import type { Input } from "#chat/form.ts";
import { galleryOf, HOSTILE } from "#chat/gallery.ts";
import { helpAboutCard, helpCard } from "#chat/help.ts";
import { code, link, member, plain, prose, strong } from "#chat/prose.ts";
import { type Voice, voiceOf } from "#chat/voice.ts";
import { commands } from "#commands/all.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { LOCALES } from "#locales/locale.ts";
import { readCustomId, writeCustomId } from "#platforms/discord/custom-id.ts";
import { asksAll, modalOf, stepsOf } from "#platforms/discord/form.ts";
import { bodyOf, filesOf } from "#platforms/discord/payload.ts";
import { markup } from "#platforms/discord/prose.ts";
import { messageOf, type Showing } from "#platforms/discord/render.ts";
import { afterStep, filled } from "#platforms/discord/steps.ts";
import { welcomeCard } from "#platforms/discord/welcome.ts";
import { requestProblems } from "#test/support/discord/check-request.ts";
import { pingsOf, textOf } from "#test/support/discord/world.ts";
import { shown } from "#test/support/discord-stage.ts";

const NOW = Date.UTC(2027, 2, 20, 12) as Instant;
const nobody: ReadonlyMap<string, string> = new Map();

function showing(voice: Voice, parts: Partial<Showing> = {}): Showing {
  return { voice, users: nobody, team: null, ...parts };
}

/** The message as it hangs, when Discord has found nothing wrong with it. */
function hung(given: Card, how: Showing) {
  const message = messageOf(given, how);
  const files = filesOf(message).map(({ name }) => name);
  const body = { ...bodyOf(message), nonce: "x", enforce_nonce: true };
  assert.deepEqual(requestProblems("POST", "/channels/1/messages", body, files), [], given.summary);
  return { id: "1", channel: "1", body, files, onlyFor: null, thinking: false, edits: 0, deleted: false };
}

test("every kind of card and form is taken by Discord, in every language", () => {
  let seen = 0;
  for (const locale of LOCALES) {
    const voice = voiceOf(locale, "Europe/Paris", NOW);
    for (const example of galleryOf(voice)) {
      seen += 1;
      if (example.kind === "card") hung(example.card, showing(voice));
      else {
        for (const inputs of stepsOf(example.form)) {
          const modal: object = { type: 9, data: modalOf(example.form, inputs, {}, "~step/x/0") };
          assert.deepEqual(requestProblems("POST", "/interactions/1/x/callback", modal), []);
        }
      }
    }
    hung(welcomeCard(voice, { known: false, by: "Zoé *_~`" }), showing(voice));
    hung(
      helpCard(commands, () => true, voice),
      showing(voice),
    );
    for (const first of new Set(commands.map(({ path }) => path.split(" ")[0] as string))) {
      hung(helpAboutCard(commands, first, () => true, voice) ?? assert.fail(first), showing(voice));
    }
  }
  assert.ok(seen >= 20, `${seen} examples`);
});

const voice = voiceOf("en", "Europe/Paris", NOW);

test("what somebody typed reads as typed, notifies nobody and makes no link", () => {
  const message = hung(card({ summary: "s", title: [plain(HOSTILE)], blocks: [paragraph([plain(HOSTILE)])] }), showing(voice));
  const text = shown(textOf(message)).replaceAll("\u200b", "");
  assert.equal(text.split(HOSTILE).length - 1, 2, text);
  assert.deepEqual(pingsOf(message), []);
});

test("signs that mean something at the beginning of a line are escaped there", () => {
  const lines = ["# heading", "## second", "-# small", "- item", "+ item", "1. first", "> quoted", "a - b", "#tag", "-5"];
  const written = markup([plain(lines.join("\n"))], nobody).split("\n");
  assert.deepEqual(written, [
    "\\# heading",
    "\\## second",
    "\\-# small",
    "\\- item",
    "\\+ item",
    "1\\. first",
    "\\> quoted",
    "a - b",
    "#tag",
    "-5",
  ]);
});

test("addresses in plain text stay whole, links that lead nowhere become their text", () => {
  assert.equal(markup([plain("see https://a.org/b_c_d?e=f and _this_")], nobody), "see https://a.org/b_c_d?e=f and \\_this\\_");
  assert.equal(markup([link("here", "https://a.org/x(1)")], nobody), "[here](https://a.org/x%281%29)");
  assert.equal(markup([link("here", "javascript:alert(1)")], nobody), "here");
  assert.equal(markup([code("a ` b")], nobody), "`` a ` b ``");
});

test("only those whom a card names by their person are notified", () => {
  const person = "00000000-0000-7000-8000-000000000001" as Id;
  const users = new Map([[person as string, "42"]]);
  const message = hung(
    card({ summary: "s", title: prose`For ${member(person, "Ana")}`, blocks: [paragraph([plain("<@43> @everyone")])] }),
    showing(voice, { users }),
  );
  assert.deepEqual(pingsOf(message), ["42"]);
  assert.match(textOf(message), /<@42>/);
});

test("a moment is shown in each reader's own time", () => {
  const message = hung(
    card({ summary: "s", title: prose`${voice.moment(NOW)}`, blocks: [paragraph(prose`${voice.moment(NOW, "from now")}`)] }),
    showing(voice),
  );
  assert.match(textOf(message), /<t:1805544000:F>[\s\S]*<t:1805544000:R>/);
});

test("a long card in any script fits by characters and by bytes, and nothing of it is lost", () => {
  for (const letters of ["word ", "語", "*_~", "🙂", "e\u0301"]) {
    const long = letters.repeat(12_000 / letters.length);
    const message = hung(
      card({
        summary: "s",
        title: prose`${strong("Long")}`,
        blocks: [quote([plain(long)]), paragraph([plain(long)])],
        controls: [[pressControl("Join", "a/b/c")]],
      }),
      showing(voice),
    );
    assert.deepEqual(message.files, ["parvis.txt"]);
    const whole = filesOf(messageOf(card({ summary: "s", title: prose`Long`, blocks: [paragraph([plain(long)])] }), showing(voice)))[0];
    assert.ok(String(whole?.data).includes(long.trim()));
    assert.match(JSON.stringify(message.body), /"Join"/);
  }
});

test("a list that names its rest ends with a way to see it", () => {
  const items = Array.from({ length: 300 }, (_, at) => prose`${`item ${at} of a rather long list, which goes on and on`}`);
  const message = hung(
    card({ summary: "s", title: prose`List`, blocks: [{ ...list(items), kind: "list", items, more: "a/more/x" }] }),
    showing(voice),
  );
  assert.match(textOf(message), /and \d+ more/);
  assert.match(JSON.stringify(message.body), /a\/more\/x/);
});

test("pictures of our own go beside the card with their words; the same address twice is told apart", () => {
  const png = `data:image/png;base64,${Buffer.from("not really a picture").toString("base64")}`;
  const given = card({
    summary: "s",
    title: prose`T`,
    blocks: [{ kind: "picture", url: png, alt: "A hill" }],
    controls: [[pressControl("A", "a/b/c"), pressControl("B", "a/b/c")]],
  });
  const message = hung(given, showing(voice, { team: "99" }));
  assert.deepEqual(message.files, ["picture-1.png"]);
  assert.match(textOf(message), /A hill/);
  assert.match(JSON.stringify(message.body), /"a\/b\/c#@99".*"a\/b\/c#1@99"/);
});

test("a file goes beside the card under its own name", () => {
  const given = card({ summary: "s", title: prose`T`, blocks: [file("M1.csv", "text/csv", "ballot\r\nfor\r\n", "The ballots")] });
  const message = messageOf(given, showing(voice, { team: "99" }));
  assert.deepEqual(
    message.files.map(({ name, data }) => [name, data.toString()]),
    [["M1.csv", "ballot\r\nfor\r\n"]],
  );
  assert.match(JSON.stringify(message.components), /attachment:\/\/M1\.csv/);
});

test("what stands in a control comes back as it was written, and is never too long", () => {
  for (const [nth, team] of [
    [0, null],
    [0, "123"],
    [3, null],
    [3, "123"],
  ] as const) {
    assert.deepEqual(readCustomId(writeCustomId("a.b/c/d", nth, team)), { address: "a.b/c/d", team });
  }
  const long = `a/b/${"x".repeat(90)}`;
  assert.deepEqual(readCustomId(writeCustomId(long, 0, "123456789012345678")), { address: long, team: null });
  assert.throws(() => writeCustomId(`${long}${"x".repeat(6)}`, 1, null), RangeError);
});

test("what was typed already and is longer than a modal shows is not asked for again, and keeps its end", () => {
  const input = (name: string, start: string, wrong: string | null): Input => {
    return { kind: "lines", name, label: name, help: "", required: true, start, wrong, max: 20_000, choices: [] };
  };
  const long = `${"a".repeat(4_400)}end`;
  const form = { title: "T", intro: "", inputs: [input("text", long, null), input("when", "x", "No such day.")], submit: "", address: "a" };
  const names = (of: typeof form) => stepsOf(of).map((inputs) => inputs.map(({ name }) => name));
  assert.deepEqual([names(form), asksAll(form)], [[["when"]], false]);
  const kept = { form, values: { when: "tomorrow" }, team: "T", locale: "en" as const };
  assert.deepEqual([afterStep(kept, 0), filled(kept)], [{ kind: "send" }, { text: long, when: "tomorrow" }]);
  const alone = { ...form, inputs: [input("text", long, null)] };
  assert.deepEqual([names(alone), asksAll(alone)], [[["text"]], true]);
});
