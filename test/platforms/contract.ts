import assert from "node:assert/strict";
import { test } from "node:test";
import { show } from "#chat/answer.ts";
import { type Card, card, facts, list, paragraph, pressControl, quote } from "#chat/card.ts";
import type { Form } from "#chat/form.ts";
import type { Place } from "#chat/place.ts";
import type { AccountRef, Ears, Platform, Reply, Utterance } from "#chat/platform.ts";
import { plain, prose, strong } from "#chat/prose.ts";
import { voiceOf } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";

/** How a test reaches what lies behind a platform: its people's screens, in place of the network. */
export interface PlatformBench {
  readonly platform: Platform;
  /** A room where it may post, and one that is not there (any more). */
  readonly room: Place;
  readonly lostRoom: Place;
  /** An account that can be told something in private, and one that cannot. */
  readonly account: AccountRef;
  readonly lostAccount: AccountRef;
  /** The text of what hangs at `where`, as its readers see it now; null when there is nothing. */
  readonly textAt: (where: string) => Promise<string | null>;
  /** How many messages hang in the room. */
  readonly countIn: (room: Place) => Promise<number>;
  /** What only the account sees, all of it. */
  readonly privateText: (account: AccountRef) => Promise<string>;
  /** Whom the message at `where` notifies. */
  readonly pings: (where: string) => Promise<readonly string[]>;
  /** The account types a line in the room, in whatever way the platform's people type commands. */
  readonly type: (account: AccountRef, room: Place, line: string) => Promise<void>;
  /** The account presses the button with this label that it sees. */
  readonly press: (account: AccountRef, label: string) => Promise<void>;
  /** The account fills in the form that is open before it. */
  readonly submit: (account: AccountRef, values: Readonly<Record<string, string>>) => Promise<void>;
  readonly close: () => Promise<void>;
}

const voice = voiceOf("en", "Europe/Paris", Date.UTC(2027, 2, 20, 12) as Instant);

/** A card with everything that every platform must be able to say. */
const whole: Card = card({
  summary: "Summary of the study evening",
  title: prose`Study evening ${strong("G7")}`,
  blocks: [
    paragraph(prose`An evening about 1 < 2 & more.`),
    facts(["Place", prose`Hall 2`], ["Seats", prose`12`]),
    list([prose`first item`, prose`second item`]),
    { kind: "tally", rows: [{ label: "For", count: 3 }] },
    { kind: "progress", label: "Quorum", have: 4, need: 9 },
    quote(prose`a quoted word`),
    { kind: "picture", url: "https://example.org/poster.png", alt: "The poster" },
    { kind: "divider" },
  ],
  controls: [[pressControl("Join", "gathering.join/going/7", "main")]],
  footer: prose`small print`,
});

const told = ["Study evening", "G7", "An evening about", "Hall 2", "12", "first item", "second item", "For", "3", "Quorum"];
const toldToo = ["4", "9", "a quoted word", "The poster", "small print"];

function note(text: string): Card {
  return card({ summary: text, title: [plain(text)] });
}

const form: Form = {
  title: "New gathering",
  intro: "",
  inputs: [
    {
      kind: "line",
      name: "title",
      label: "Title",
      help: "",
      required: true,
      start: "",
      wrong: null,
      max: 80,
      choices: [],
    },
  ],
  submit: "Send",
  address: "gathering.new/form/-",
};

/** Ears that remember what they heard and say what `answer` says. */
function listening(answer: (utterance: Utterance) => Promise<Reply> | Reply) {
  const heard: Utterance[] = [];
  const ears: Ears = {
    async hear(utterance) {
      heard.push(utterance);
      return answer(utterance);
    },
    home: async () => ({ cards: [], voice }),
    suggest: async () => [],
  };
  return { heard, ears };
}

function reply(parts: Partial<Reply>): Reply {
  return { outcome: "done", audience: "to the asker", answer: { kind: "nothing" }, voice, ...parts };
}

/** The tests that every platform passes. `open` gives a fresh one with nothing on it; it is not started yet. */
export function platformContract(name: string, open: () => Promise<PlatformBench>): void {
  function contract(sentence: string, body: (bench: PlatformBench) => Promise<void>): void {
    test(`${name}: ${sentence}`, async () => {
      const bench = await open();
      try {
        await body(bench);
      } finally {
        await bench.close();
      }
    });
  }

  contract("what it can show is told in numbers above zero, and it knows at least a line in a form", async ({ platform }) => {
    assert.match(platform.name, /^[a-z]+$/);
    assert.ok(platform.can.forms.includes("line"));
    for (const [limit, value] of Object.entries(platform.limits)) assert.ok(Number.isInteger(value) && value > 0, `${limit} is ${value}`);
  });

  contract("a posted card is shown whole, and what was typed in it is not read as markup", async (bench) => {
    await bench.platform.start(listening(() => reply({})).ears);
    const sent = await bench.platform.post(bench.room, whole, "whole");
    assert.equal(sent.kind, "done");
    const text = (await bench.textAt(sent.kind === "done" ? sent.where : "")) ?? "";
    for (const piece of [...told, ...toldToo]) assert.ok(text.includes(piece), `"${piece}" is missing in: ${text}`);
    const typed = await bench.platform.post(bench.room, note("<!channel> @everyone <@U1> *bold*"), "typed");
    assert.equal(typed.kind, "done");
    if (typed.kind !== "done") return;
    assert.match((await bench.textAt(typed.where)) ?? "", /\*bold\*/);
    assert.deepEqual(await bench.pings(typed.where), []);
  });

  contract("an edit shows the new card in the place of the old one", async (bench) => {
    await bench.platform.start(listening(() => reply({})).ears);
    const sent = await bench.platform.post(bench.room, note("first words"), "first");
    assert.equal(sent.kind, "done");
    if (sent.kind !== "done") return;
    assert.deepEqual(await bench.platform.edit(sent.where, note("second words")), { kind: "done" });
    const text = (await bench.textAt(sent.where)) ?? "";
    assert.ok(text.includes("second words") && !text.includes("first words"), text);
    assert.equal(await bench.countIn(bench.room), 1);
  });

  contract("the same post sent again at once hangs once", async (bench) => {
    await bench.platform.start(listening(() => reply({})).ears);
    const first = await bench.platform.post(bench.room, note("once"), "same");
    const second = await bench.platform.post(bench.room, note("once"), "same");
    assert.equal(first.kind, "done");
    assert.deepEqual(second, first);
    assert.equal(await bench.countIn(bench.room), 1);
  });

  contract("what can never arrive is said to: a lost room, a lost account, an edit of nothing", async (bench) => {
    await bench.platform.start(listening(() => reply({})).ears);
    assert.equal((await bench.platform.post(bench.lostRoom, note("x"), "a")).kind, "never");
    assert.equal((await bench.platform.whisper(bench.lostAccount, note("x"), "b")).kind, "never");
    const sent = await bench.platform.post(bench.room, note("x"), "c");
    assert.equal(sent.kind, "done");
    const nowhere = sent.kind === "done" ? `${sent.where}9` : "";
    assert.equal((await bench.platform.edit(nowhere, note("x"))).kind, "gone");
  });

  contract("a whisper is seen by its reader and not in the room", async (bench) => {
    await bench.platform.start(listening(() => reply({})).ears);
    assert.equal((await bench.platform.whisper(bench.account, note("between us"), "w")).kind, "done");
    assert.match(await bench.privateText(bench.account), /between us/);
    assert.equal(await bench.countIn(bench.room), 0);
  });

  contract("what was whispered is edited where it stands, without another message, and stays between the two", async (bench) => {
    await bench.platform.start(listening(() => reply({})).ears);
    const sent = await bench.platform.whisper(bench.account, note("could you help"), "w");
    assert.ok(sent.kind === "done");
    assert.equal((await bench.platform.edit(sent.where, note("somebody else does"))).kind, "done");
    const told = await bench.privateText(bench.account);
    assert.match(told, /somebody else does/);
    assert.doesNotMatch(told, /could you help/);
    assert.equal(await bench.countIn(bench.room), 0);
  });

  contract("a typed line arrives with who said it and where, and its answer goes to whom it is meant", async (bench) => {
    const { heard, ears } = listening(({ said }) =>
      reply({
        audience: (said.kind === "line" ? said.text : said.kind === "command" ? said.path : "").includes("list")
          ? "in the room"
          : "to the asker",
        answer: show(note("answered")),
      }),
    );
    await bench.platform.start(ears);
    await bench.type(bench.account, bench.room, "/gathering show G7");
    assert.equal(await bench.countIn(bench.room), 0);
    assert.match(await bench.privateText(bench.account), /answered/);
    await bench.type(bench.account, bench.room, "/gathering list");
    assert.equal(await bench.countIn(bench.room), 1);
    assert.equal(heard.length, 2);
    const [first, second] = heard as [Utterance, Utterance];
    const { platform, team, user } = first.speaker;
    assert.deepEqual({ platform, team, user }, bench.account);
    assert.equal(first.place?.room, bench.room.room);
    assert.notEqual(first.key, second.key);
  });

  contract("a press carries the address of its button, unchanged", async (bench) => {
    const { heard, ears } = listening(() => reply({}));
    await bench.platform.start(ears);
    await bench.platform.post(bench.room, whole, "whole");
    await bench.press(bench.account, "Join");
    assert.deepEqual(heard.at(-1)?.said, { kind: "press", address: "gathering.join/going/7" });
  });

  contract("a form is opened by an answer, and sent with its values by name", async (bench) => {
    const { heard, ears } = listening(({ said }) => reply(said.kind === "form" ? {} : { outcome: "asked", answer: { kind: "ask", form } }));
    await bench.platform.start(ears);
    await bench.type(bench.account, bench.room, "/gathering new");
    await bench.submit(bench.account, { title: "Soup night" });
    assert.deepEqual(heard.at(-1)?.said, { kind: "form", address: form.address, values: { title: "Soup night" } });
  });

  contract("stopping lets what is in flight finish", async (bench) => {
    const gate = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    const { ears } = listening(async () => {
      began.resolve();
      await gate.promise;
      return reply({ answer: show(note("finished")) });
    });
    await bench.platform.start(ears);
    assert.equal(bench.platform.stands(), true);
    const typing = bench.type(bench.account, bench.room, "/gathering show G7");
    await began.promise;
    let stopped = false;
    const stopping = bench.platform.stop().then(() => {
      stopped = true;
    });
    await new Promise(setImmediate);
    assert.equal(stopped, false);
    gate.resolve();
    await Promise.all([typing, stopping]);
    assert.match(await bench.privateText(bench.account), /finished/);
  });
}
