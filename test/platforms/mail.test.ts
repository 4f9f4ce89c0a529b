import assert from "node:assert/strict";
import { test } from "node:test";
import { type Card, card, facts, file, list, paragraph, pressControl, quote } from "#chat/card.ts";
import { link, member, plain, prose, strong } from "#chat/prose.ts";
import { handClock, type Instant, MINUTE, SECOND } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { logTo } from "#kernel/log.ts";
import { examine } from "#platforms/mail/doctor.ts";
import { formText } from "#platforms/mail/form.ts";
import { manifest } from "#platforms/mail/manifest.ts";
import { mailPlatform } from "#platforms/mail/platform.ts";
import { receive } from "#platforms/mail/receive.ts";
import { render } from "#platforms/mail/render.ts";
import { decodeWords, type FakeMail, openFakeMail } from "#test/support/fake-mail.ts";

const FROM = { name: "Parvis", address: "parvis@example.org" };
const START = Date.UTC(2027, 2, 20, 12) as Instant;

const whole: Card = card({
  summary: "The assembly A1 is convened",
  title: prose`Assembly ${strong("A1")}`,
  blocks: [
    paragraph(prose`An evening about 1 < 2 & more, with ${member("p" as Id, "Zoë")}.`),
    facts(["Place", prose`Hall 2`], ["Quorum", prose`1/2`]),
    list([prose`first item`, prose`second\nitem`]),
    { kind: "tally", rows: [{ label: "For", count: 3 }] },
    { kind: "progress", label: "Reached", have: 4, need: 9 },
    quote(prose`a quoted\nword`),
    { kind: "picture", url: "https://example.org/poster.png", alt: "The poster" },
    { kind: "picture", url: "data:image/png;base64,AAAA", alt: "A drawing" },
    file("agenda.txt", "text/plain", "one\ntwo\n", "The agenda"),
    { kind: "divider" },
  ],
  controls: [
    [pressControl("Attend", "assembly.convene/attend/7", "main"), { kind: "link", label: "The text", url: "https://example.org/t" }],
  ],
  footer: prose`small ${link("print", "https://example.org/p")}`,
});

async function withMail(
  body: (mail: FakeMail, platform: ReturnType<typeof mailPlatform>, clock: ReturnType<typeof handClock>) => Promise<void>,
) {
  const mail = await openFakeMail();
  const clock = handClock(START);
  const platform = mailPlatform({ url: mail.url, from: FROM, clock, log: logTo("error", () => undefined) });
  try {
    await body(mail, platform, clock);
  } finally {
    await platform.stop();
    await mail.close();
  }
}

function account(user: string) {
  return { platform: "mail", team: "c", user };
}

const letter = { from: "Club d’été", to: "Zoë Ünal", refuse: null };

test("mail: a letter says everything that the card says, as text and as HTML, with its files, and what was typed is no markup", async () => {
  await withMail(async (mail, platform) => {
    const sent = await platform.whisper(account("zoe@example.org"), { ...whole, letter }, "0197-abc");
    assert.deepEqual(sent, { kind: "done", where: "<0197-abc@example.org>" });
    const [got] = mail.received;
    assert.ok(got !== undefined);
    assert.deepEqual(got.to, ["zoe@example.org"]);
    assert.equal(got.subject, "The assembly A1 is convened");
    const told = [
      "Assembly A1",
      "Zoë",
      "Place: Hall 2",
      "first item",
      "second",
      "For: 3",
      "Reached: 4/9",
      "a quoted",
      "The poster",
      "A drawing",
      "agenda.txt",
    ];
    for (const piece of [...told, "https://example.org/t", "https://example.org/p", "1 < 2 & more"])
      assert.ok(got.text.includes(piece), `${piece} in ${got.text}`);
    for (const piece of ["1 &lt; 2 &amp; more", "<strong>A1</strong>", 'href="https://example.org/t"', "Zoë"])
      assert.ok(got.html.includes(piece), `${piece} in ${got.html}`);
    assert.ok(!got.text.includes("Attend") && !got.html.includes("Attend"), "nobody reads what would be pressed");
    assert.ok(!got.html.includes("<img"), "a picture that is fetched says who reads");
    assert.match(got.raw, /filename=agenda\.txt/);
    assert.equal(decodeWords(got.head.get("from")?.[0] ?? ""), "Club d’été <parvis@example.org>");
    assert.match(decodeWords(got.head.get("to")?.[0] ?? ""), /^Zoë Ünal <zoe@example\.org>$/);
    assert.deepEqual(got.head.get("message-id"), ["<0197-abc@example.org>"]);
    assert.deepEqual(got.head.get("auto-submitted"), ["auto-generated"]);
    assert.equal(got.head.has("list-unsubscribe"), false);
  });
});

test("mail: what may be refused is refused with one request, and nothing that was typed makes another line of the head", async () => {
  await withMail(async (mail, platform) => {
    const evil = "Zoë\r\nBcc: all@example.org\r\n\r\nboo\u202e\u0000";
    const card: Card = {
      summary: `Soup\r\nBcc: x@example.org ${evil}`,
      title: [plain(evil)],
      tone: "calm",
      blocks: [],
      controls: [],
      letter: { from: evil, to: evil, refuse: "https://p.example.org/letters/1" },
    };
    assert.equal((await platform.whisper(account("zoe@example.org"), card, "k\r\nBcc: y@example.org")).kind, "done");
    const [got] = mail.received;
    assert.deepEqual(got?.to, ["zoe@example.org"]);
    assert.equal(got?.head.has("bcc"), false);
    assert.deepEqual(got?.head.get("list-unsubscribe"), ["<https://p.example.org/letters/1>"]);
    assert.deepEqual(got?.head.get("list-unsubscribe-post"), ["List-Unsubscribe=One-Click"]);
    assert.deepEqual(got?.head.get("message-id"), ["<k--Bcc--y-example.org@example.org>"]);
    assert.match(got?.subject ?? "", /^Soup Bcc: x@example\.org Zoë Bcc:/);
  });
});

test("mail: four thousand characters, a subject without end and every oddity arrive as they were written", async () => {
  await withMail(async (mail, platform) => {
    const long = `${"é ".repeat(1_000)}${"x".repeat(2_000)}\n.\n.. dots\nFrom here\n👩‍👩‍👧 𝔞 \ud800 end`;
    const card: Card = {
      summary: "s".repeat(4_000),
      title: [plain("t".repeat(300))],
      tone: "calm",
      blocks: [paragraph([plain(long)])],
      controls: [],
      letter,
    };
    assert.equal((await platform.whisper(account("zoe@example.org"), card, "long")).kind, "done");
    const [got] = mail.received;
    assert.ok(got?.text.includes(long.toWellFormed()), "the text is whole");
    assert.ok([...(got?.subject ?? "")].length <= 200 && got?.subject.endsWith("…"));
    assert.ok(
      (got?.raw ?? "").split("\r\n").every((line) => line.length <= 998),
      "no line is longer than a server takes (RFC 5321)",
    );
  });
});

test("mail: what is no address is never said to the server, and odd addresses are given as they are", async () => {
  await withMail(async (mail, platform) => {
    for (const user of [
      "",
      "zoe",
      "a b@example.org",
      "a@example.org>\r\nRCPT TO:<b@example.org",
      "a\u0000@example.org",
      "<a@example.org>",
      "a@b@c d.org",
    ])
      assert.equal((await platform.whisper(account(user), whole, "k")).kind, "never", JSON.stringify(user));
    assert.equal(mail.received.length, 0);
    const odd = ["o'brien+tag@example.org", "-f@example.org", "a.b-c_d~e!#$%&*/=?^`{|}@sub.example.org", "UPPER@Example.ORG"];
    for (const user of odd) assert.equal((await platform.whisper(account(user), whole, user)).kind, "done", user);
    assert.deepEqual(
      mail.received.flatMap(({ to }) => to).map((to) => to.toLowerCase()),
      odd.map((to) => to.toLowerCase()),
    );
  });
});

test("mail: what a server answers is told apart: this mailbox for good, later, or us", async () => {
  await withMail(async (mail, platform, clock) => {
    const send = (user: string) => platform.whisper(account(user), whole, user);
    mail.treat("gone@example.org", { at: "to", answer: "550 5.1.1 <gone@example.org>: no such user" });
    mail.treat("full@example.org", { at: "to", answer: "452 4.2.2 mailbox full" });
    mail.treat("grey@example.org", { at: "to", answer: "451 4.7.1 come back later" });
    mail.treat("spam@example.org", { at: "data", answer: "554 5.7.1 refused" });
    mail.treat("slow@example.org", { at: "data", answer: "421 4.3.2 closing" });
    assert.deepEqual(await send("gone@example.org"), { kind: "never", reason: "smtp 550 5.1.1" });
    assert.deepEqual(await send("full@example.org"), { kind: "later", wait: null });
    assert.deepEqual(await send("grey@example.org"), { kind: "later", wait: null });
    assert.deepEqual(await send("spam@example.org"), { kind: "never", reason: "smtp 554 5.7.1" });
    assert.equal((await send("slow@example.org")).kind, "later");
    clock.moveTo((clock.now() + MINUTE) as Instant);
    assert.equal((await send("zoe@example.org")).kind, "done");
    mail.treat(FROM.address, { at: "from", answer: "550 5.7.1 sender not allowed" });
    assert.deepEqual(await send("zoe@example.org"), { kind: "later", wait: 600 * SECOND });
    assert.deepEqual(
      await send("bo@example.org"),
      { kind: "later", wait: 600 * SECOND },
      "nobody else is tried while it is our name that is refused",
    );
  });
});

test("mail: a connection that breaks off is tried again, with the same number in the head", async () => {
  await withMail(async (mail, platform, clock) => {
    const send = () => platform.whisper(account("zoe@example.org"), whole, "one");
    mail.treat("zoe@example.org", "break off");
    assert.equal((await send()).kind, "later");
    const asked = mail.connections();
    assert.equal((await send()).kind, "later");
    assert.equal(mail.connections(), asked, "a server that broke off is left alone for a while");
    clock.moveTo((clock.now() + MINUTE) as Instant);
    mail.treat("zoe@example.org", "take and break off");
    assert.equal((await send()).kind, "later");
    clock.moveTo((clock.now() + MINUTE) as Instant);
    mail.treat("zoe@example.org", "take");
    assert.equal((await send()).kind, "done");
    assert.deepEqual(
      mail.received.map(({ head }) => head.get("message-id")?.[0]),
      ["<one@example.org>", "<one@example.org>"],
    );
  });
});

test("mail: a server that is not there is waited for, and a wrong password is our affair and nobody's bounce", async () => {
  const clock = handClock(START);
  const log = logTo("error", () => undefined);
  const nowhere = mailPlatform({ url: "smtp://127.0.0.1:1", from: FROM, clock, log });
  assert.equal((await nowhere.whisper(account("zoe@example.org"), whole, "k")).kind, "later");
  await nowhere.stop();
  const strict = await openFakeMail("secret");
  const wrong = mailPlatform({ url: strict.url.replace("//", "//house:wrong@"), from: FROM, clock, log });
  assert.deepEqual(await wrong.whisper(account("zoe@example.org"), whole, "k"), { kind: "later", wait: 600 * SECOND });
  await wrong.stop();
  const right = mailPlatform({ url: strict.url.replace("//", "//house:secret@"), from: FROM, clock, log });
  assert.equal((await right.whisper(account("zoe@example.org"), whole, "k")).kind, "done");
  await right.stop();
  await strict.close();
});

test("mail: it only sends: no rooms, no edits, nothing heard, nothing registered", async () => {
  await withMail(async (_mail, platform) => {
    await platform.start({ hear: async () => assert.fail(), home: async () => assert.fail(), suggest: async () => [] });
    const place = { platform: "mail", team: "c", room: "general", name: "general" };
    assert.equal((await platform.post(place, whole, "k")).kind, "never");
    assert.deepEqual(await platform.edit("<k@example.org>", whole), { kind: "gone" });
    assert.deepEqual([receive(), manifest()], [[], []]);
    assert.match(formText({ title: "T", intro: "", inputs: [], submit: "Send", address: "a" }), /^T$/);
    for (const [limit, value] of Object.entries(platform.limits)) assert.ok(Number.isInteger(value) && value > 0, limit);
  });
});

test("mail: the renderer is pure: the same card gives the same letter", () => {
  assert.deepEqual(render(whole), render(whole));
});

test("mail: the doctor asks the server whether it takes letters from us, and says how to mend what is wrong, without sending one", async () => {
  const strict = await openFakeMail("secret");
  const asked = (url: string, site: string | null) => examine({ url, from: FROM, site });
  const keys = (found: Awaited<ReturnType<typeof examine>>) => found.map(({ state, key }) => `${state} ${key}`);
  const right = strict.url.replace("//", "//house:secret@");
  assert.deepEqual(keys(await asked(right, "https://parvis.example.org")), ["well mail-doctor-well"]);
  assert.deepEqual(keys(await asked(right, null)), ["well mail-doctor-well", "note mail-doctor-no-address"]);
  const wrong = strict.url.replace("//", "//house:wrong@");
  assert.deepEqual(keys(await asked(wrong, "http://parvis.example.org")), ["wrong mail-doctor-password", "note mail-doctor-no-https"]);
  assert.deepEqual(keys(await asked("smtp://127.0.0.1:1", "https://parvis.example.org")), ["wrong mail-doctor-unreachable"]);
  assert.equal(strict.received.length, 0);
  await strict.close();
});
