import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, replace, show, tell } from "#chat/answer.ts";
import { card, paragraph, pressControl } from "#chat/card.ts";
import type { AnyCommand } from "#chat/command.ts";
import { command } from "#chat/command.ts";
import type { Form, Input } from "#chat/form.ts";
import { text } from "#chat/option.ts";
import type { Ears, Reply, Utterance } from "#chat/platform.ts";
import { plain, prose } from "#chat/prose.ts";
import { voiceOf } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import type { SlackParts } from "#platforms/slack/platform.ts";
import { blockText, type Node } from "#test/support/slack/check-blocks.ts";
import { type SlackStage, slackStage, until } from "#test/support/slack/stage.ts";

const voice = voiceOf("en", "Europe/Paris", Date.UTC(2027, 2, 26, 17) as Instant);
const GENERAL = "CGENERAL01";

function reply(parts: Partial<Reply>): Reply {
  return { outcome: "done", audience: "to the asker", answer: { kind: "nothing" }, voice, ...parts };
}

function note(said: string) {
  return card({ summary: said, title: [plain(said)] });
}

type Answering = (utterance: Utterance) => Partial<Reply> | Promise<Partial<Reply>>;

interface Talk extends SlackStage {
  readonly heard: Utterance[];
  readonly seen: () => readonly string[];
}

/** Runs `body` on a started stage with ears that answer so. */
async function talk(
  answer: Answering,
  body: (talk: Talk) => Promise<void>,
  kind: "socket" | "http" = "socket",
  more: Partial<SlackParts> = {},
) {
  const stage = await slackStage(kind, more);
  const heard: Utterance[] = [];
  const ears: Ears = {
    async hear(utterance) {
      heard.push(utterance);
      return reply(await answer(utterance));
    },
    home: async (speaker) => ({
      cards: [
        card({
          summary: "h",
          title: [plain(`Page of ${speaker.name} in ${speaker.zone}`)],
          controls: [[pressControl("Join", "gathering.join/going/7")]],
        }),
      ],
      voice,
    }),
    suggest: async (_speaker, what, typed) => [{ value: "G1", label: `${what} ${typed}` }],
  };
  await stage.platform.start(ears);
  try {
    await body({ ...stage, heard, seen: () => stage.fake.team.ephemerals.map((each) => blockText(each.blocks)) });
  } finally {
    await stage.close();
  }
}

/** The form that somebody has before them; null while there is none, or only the word to wait. */
function formBefore(person: ReturnType<SlackStage["person"]>) {
  const modal = person.modal();
  return modal?.view["callback_id"] === "form" ? modal : null;
}

function input(name: string, more: Partial<Input> = {}): Input {
  return { kind: "line", name, label: name, help: "", required: true, start: "", wrong: null, max: 80, choices: [], ...more };
}

function formOf(inputs: readonly Input[], address = "gathering.new/form/"): Form {
  return { title: "Propose a gathering to everybody", intro: "", inputs, submit: "Send", address };
}

for (const kind of ["socket", "http"] as const) {
  test(`what nobody knows is acknowledged at once and answered with help (${kind})`, async () => {
    await talk(
      () => ({ outcome: "misuse", answer: tell(prose`There is no such command. Type /parvis help.`) }),
      async ({ person, seen, heard, fake }) => {
        const ines = person("ines");
        const taken = await ines.slash("/test-feedback", "some arguments", GENERAL);
        assert.ok(taken.acknowledged);
        await until(() => seen().length === 1, "help");
        assert.match(seen()[0] ?? "", /parvis help/);
        assert.deepEqual(heard[0]?.said, { kind: "line", text: "/test-feedback some arguments" });
        fake.team.messages.push({
          ts: "1.1",
          channel: GENERAL,
          text: "x",
          metadata: null,
          thread: null,
          edited: 0,
          blocks: [
            {
              type: "actions",
              elements: [{ type: "button", action_id: "other", value: "x", text: { type: "plain_text", text: "Other" } }],
            },
          ],
        });
        assert.ok((await ines.press("Other")).acknowledged);
        await until(() => seen().length === 2, "help again");
        assert.deepEqual(heard[1]?.said, { kind: "press", address: "x" });
        assert.ok((await ines.shortcut("none-of-ours", { ts: "1.1", text: "x", user: "U" }, GENERAL)).acknowledged);
        assert.ok((await ines.event({ type: "reaction_added", user: ines.user, event_ts: "2.0" })).acknowledged);
      },
      kind,
    );
  });
}

test("work that takes long is acknowledged first, and answered when it is done", async () => {
  const gate = Promise.withResolvers<void>();
  await talk(
    async () => {
      await gate.promise;
      return { answer: tell(prose`done`) };
    },
    async ({ person, seen }) => {
      const taken = await person("paul").slash("/parvis", "status", GENERAL);
      assert.ok(taken.acknowledged);
      assert.equal(seen().length, 0);
      gate.resolve();
      await until(() => seen().length === 1);
    },
  );
});

test("a line arrives as it was typed: mentions, channels, addresses and signs that Slack escapes", async () => {
  await talk(
    () => ({}),
    async ({ person, heard }) => {
      await person("paul").slash(
        "/parvis",
        "gathering new title:&lt;A &amp; B&gt; <@UINES00001|ines> <#CGENERAL01|general> <https://a.example/x|a.example> <mailto:a@b.example|a@b.example>",
        GENERAL,
      );
      await until(() => heard.length === 1);
      assert.deepEqual(heard[0]?.said, {
        kind: "line",
        text: "/parvis gathering new title:<A & B> <@UINES00001|ines> <#CGENERAL01|general> https://a.example/x a@b.example",
      });
      assert.deepEqual(heard[0]?.place, { platform: "slack", team: "T00000001", room: GENERAL, name: "general" });
    },
  );
});

test("who speaks is asked of Slack once: name, language, zone, and whether they administer", async () => {
  await talk(
    () => ({}),
    async ({ person, heard, fake }) => {
      for (const [at, key] of (["ines", "nour", "ines"] as const).entries()) {
        await person(key).slash("/parvis", "help", "DX00000001");
        await until(() => heard.length === at + 1);
      }
      assert.deepEqual(heard.map(({ speaker: { name, locale, zone, owner } }) => ({ name, locale, zone, owner })).slice(0, 2), [
        { name: "Inès Moreau", locale: "fr-FR", zone: "Europe/Paris", owner: true },
        { name: "Nour Haddad", locale: "fr-CA", zone: "America/Montreal", owner: false },
      ]);
      assert.equal(heard[0]?.place, null);
      assert.equal(fake.state.calls.filter(({ method }) => method === "users.info").length, 2);
    },
  );
});

test("where Slack does not say who somebody is, they are still answered, with fewer rights", async () => {
  await talk(
    () => ({}),
    async ({ person, heard, fake }) => {
      fake.fail({ method: "users.info", as: { kind: "error", error: "missing_scope" } });
      await person("ines").slash("/parvis", "help", GENERAL);
      await until(() => heard.length === 1);
      assert.deepEqual([heard[0]?.speaker.owner, heard[0]?.speaker.locale, heard[0]?.speaker.name], [false, null, "uines00001"]);
    },
  );
});

test("a form opens at once when it is there in time, and stands in for what was typed", async () => {
  await talk(
    () => ({
      outcome: "asked",
      answer: ask(formOf([input("title", { start: "Soup" }), input("start", { wrong: "A start is missing." })])),
    }),
    async ({ person }) => {
      const paul = person("paul");
      await paul.slash("/gathering", "new title:Soup", GENERAL);
      const modal = await until(() => formBefore(paul), "the form");
      const read = JSON.stringify(modal.view);
      assert.match(read, /"initial_value":"Soup"/);
      assert.match(blockText(modal.view["blocks"] as readonly Node[]), /A start is missing\./);
      assert.match(blockText(modal.view["blocks"] as readonly Node[]), /Propose a gathering to everybody/);
    },
  );
});

test("where the work takes longer than a trigger lives, a modal that says to wait opens first and becomes the form", async () => {
  const gate = Promise.withResolvers<void>();
  await talk(
    async () => {
      await gate.promise;
      return { outcome: "asked", answer: ask(formOf([input("title")])) };
    },
    async ({ person, fake }) => {
      const paul = person("paul");
      await paul.slash("/gathering", "new", GENERAL);
      const waiting = await until(() => paul.modal(), "the modal that says to wait");
      assert.equal(waiting.view["callback_id"], "loading");
      gate.resolve();
      const form = await until(() => (paul.modal()?.view["callback_id"] === "form" ? paul.modal() : null), "the form");
      assert.equal(form.id, waiting.id);
      const updated = fake.state.calls.find(({ method }) => method === "views.update");
      assert.equal(updated?.args["hash"], waiting.hash);
    },
  );
});

test("what turns out to need no form is said in the modal that was waiting", async () => {
  const gate = Promise.withResolvers<void>();
  await talk(
    async () => {
      await gate.promise;
      return { outcome: "refused", answer: tell(prose`Only organisers may do this.`) };
    },
    async ({ person }) => {
      const paul = person("paul");
      await paul.slash("/gathering", "new", GENERAL);
      await until(() => paul.modal());
      gate.resolve();
      await until(() => blockText((paul.modal()?.view["blocks"] ?? []) as readonly Node[]).includes("Only organisers may do this."));
    },
  );
});

test("a trigger that has expired is answered with a button that opens the form", async () => {
  let open = false;
  await talk(
    () => ({ outcome: "asked", answer: ask(formOf([input("title")])) }),
    async ({ person, fake, heard, seen }) => {
      const paul = person("paul");
      fake.state.triggerLife = 0;
      await paul.slash("/gathering", "new", GENERAL);
      await until(() => seen().length === 1, "the button");
      assert.equal(paul.modal(), null);
      fake.state.triggerLife = 3000;
      open = true;
      await paul.press("Open the form");
      await until(() => formBefore(paul), "the form");
      assert.deepEqual(
        heard.map(({ said }) => said),
        [
          { kind: "line", text: "/gathering new" },
          { kind: "line", text: "/gathering new" },
        ],
      );
      assert.notEqual(heard[0]?.key, heard[1]?.key);
    },
  );
  assert.ok(open);
});

test("what is wrong in a form that was sent stands at its field, and what was filled in stays", async () => {
  await talk(
    ({ said }) => {
      if (said.kind !== "form") return { outcome: "asked", answer: ask(formOf([input("title"), input("start")])) };
      const wrong = said.values["start"] === "soon" ? "I could not read “soon”." : null;
      if (wrong === null) return { answer: tell(prose`proposed: ${said.values["title"] ?? ""}`) };
      return { outcome: "misuse", answer: ask(formOf([input("title"), input("start", { wrong })])) };
    },
    async ({ person, seen, heard }) => {
      const paul = person("paul");
      await paul.slash("/gathering", "new", GENERAL);
      await until(() => formBefore(paul), "the form");
      const refused = await paul.submit({ title: "Soup", start: "soon" });
      assert.deepEqual(refused.payload, { response_action: "errors", errors: { start: "I could not read “soon”." } });
      assert.ok(paul.modal());
      await paul.submit({ title: "Soup", start: "tomorrow 18:00" });
      assert.equal(paul.modal(), null);
      await until(() => seen().includes("proposed: Soup"));
      assert.equal(heard.at(-1)?.place?.room, GENERAL);
      assert.equal(new Set(heard.map(({ key }) => key)).size, heard.length);
    },
  );
});

test("a refusal of what was sent is said above the form, whose inputs stay", async () => {
  await talk(
    ({ said }) =>
      said.kind === "form"
        ? { outcome: "refused", answer: tell(prose`This gathering is full.`) }
        : { outcome: "asked", answer: ask(formOf([input("title")])) },
    async ({ person }) => {
      const paul = person("paul");
      await paul.slash("/gathering", "new", GENERAL);
      await until(() => formBefore(paul), "the form");
      await paul.submit({ title: "Soup" });
      await paul.submit({ title: "Soup" });
      const blocks = (paul.modal()?.view["blocks"] ?? []) as readonly Node[];
      assert.equal(blockText(blocks).split("This gathering is full.").length - 1, 1);
      assert.ok(blocks.some((block) => block["block_id"] === "title"));
    },
  );
});

test("a form that leads to another goes on top of it, three deep at most, and then in its place", async () => {
  let step = 0;
  await talk(
    ({ said }) => {
      if (said.kind === "form" && step >= 4) return { answer: tell(prose`done`) };
      step += 1;
      return { outcome: "asked", answer: ask(formOf([input(`part${step}`)], `gathering.new/form/${step}`)) };
    },
    async ({ person, fake }) => {
      const paul = person("paul");
      await paul.slash("/gathering", "new", GENERAL);
      await until(() => formBefore(paul), "the form");
      const actions: unknown[] = [];
      for (const name of ["part1", "part2", "part3"]) actions.push((await paul.submit({ [name]: "x" })).payload["response_action"]);
      assert.deepEqual(actions, ["push", "push", "update"]);
      assert.equal(fake.team.modals.get(paul.user)?.length, 3);
      await paul.submit({ part4: "x" });
      assert.equal(fake.team.modals.get(paul.user)?.length, 0);
    },
  );
});

test("a form whose answer takes too long for Slack is acknowledged in time, and answered in its place", async () => {
  const gate = Promise.withResolvers<void>();
  await talk(
    async ({ said }) => {
      if (said.kind !== "form") return { outcome: "asked", answer: ask(formOf([input("title")])) };
      await gate.promise;
      return { answer: tell(prose`proposed at last`) };
    },
    async ({ person }) => {
      const paul = person("paul");
      await paul.slash("/gathering", "new", GENERAL);
      await until(() => formBefore(paul), "the form");
      const taken = await paul.submit({ title: "Soup" });
      assert.ok(taken.acknowledged && taken.milliseconds < 3000);
      assert.equal(paul.modal()?.view["callback_id"], "loading");
      gate.resolve();
      await until(() => blockText((paul.modal()?.view["blocks"] ?? []) as readonly Node[]).includes("proposed at last"));
    },
  );
});

test("selects look things up while one types, and what was typed may be taken as it is", async () => {
  await talk(
    () => ({
      outcome: "asked",
      answer: ask(formOf([input("gathering", { source: "gathering" }), input("who", { kind: "person", source: "person", start: "U12" })])),
    }),
    async ({ person, heard }) => {
      const paul = person("paul");
      await paul.slash("/gathering", "join", GENERAL);
      await until(() => formBefore(paul), "the form");
      assert.deepEqual(await paul.suggestions("gathering", "so"), ["gathering so", "so"]);
      assert.deepEqual(await paul.suggestions("who", ""), ["person "]);
      await paul.submit({ gathering: "G1" });
      await until(() => heard.length === 2);
      assert.deepEqual(heard[1]?.said, { kind: "form", address: "gathering.new/form/", values: { gathering: "G1", who: "U12" } });
    },
  );
});

test("a private answer is replaced where it says so, a public one is answered beside it", async () => {
  const pressable = card({ summary: "s", title: [plain("page 1")], controls: [[pressControl("More", "gathering.list/more/10")]] });
  await talk(
    ({ said }) => (said.kind === "press" ? { answer: replace(note("page 2")) } : { answer: show(pressable) }),
    async ({ person, platform, seen, fake }) => {
      const paul = person("paul");
      await paul.slash("/gathering", "list", GENERAL);
      await until(() => seen().length === 1);
      await paul.press("More");
      await until(() => seen()[0]?.includes("page 2"));
      assert.equal(seen().length, 1);
      await platform.post({ platform: "slack", team: fake.team.id, room: GENERAL, name: "general" }, pressable, "k");
      await paul.press("More");
      await until(() => seen().length === 2);
      assert.match(blockText(fake.team.messages[0]?.blocks ?? []), /page 1/);
    },
  );
});

test("an answer finds its asker when Slack's own address for it is used up: in the channel, else in private", async () => {
  await talk(
    () => ({ answer: tell(prose`found you`) }),
    async ({ person, fake, seen }) => {
      const paul = person("paul");
      const payload = paul.slashPayload("/parvis", "status", GENERAL);
      fake.expireHooks();
      await paul.deliver("slash_commands", payload);
      await until(() => seen().length === 1);
      assert.ok(fake.state.calls.some(({ method }) => method === "chat.postEphemeral"));
      const elsewhere = paul.slashPayload("/parvis", "status", "CELSEWHE01");
      fake.expireHooks();
      await paul.deliver("slash_commands", elsewhere);
      await until(() => fake.team.messages.some(({ channel }) => fake.team.channels.get(channel)?.im === paul.user));
    },
  );
});

test("picks carry what was picked, one or several; a link that is followed asks for nothing", async () => {
  const choices = [
    { value: "a", label: "Apples" },
    { value: "b", label: "Bread" },
  ];
  const shown = card({
    summary: "s",
    title: [plain("t")],
    controls: [
      [{ kind: "pick", label: "One", address: "motion.list/show/", choices, many: false }],
      [{ kind: "pick", label: "Several", address: "vote/choose/7", choices, many: true, chosen: ["a"] }],
      [{ kind: "link", label: "Page", url: "https://example.org/" }],
    ],
  });
  await talk(
    () => ({}),
    async ({ person, platform, heard, fake }) => {
      const paul = person("paul");
      await platform.post({ platform: "slack", team: fake.team.id, room: GENERAL, name: "general" }, shown, "k");
      await paul.choose("One", ["Bread"]);
      await paul.choose("Several", ["Apples", "Bread"]);
      assert.ok((await paul.press("Page")).acknowledged);
      await until(() => heard.length === 2);
      assert.deepEqual(
        heard.map(({ said }) => said),
        [
          { kind: "pick", address: "motion.list/show/", values: ["b"] },
          { kind: "pick", address: "vote/choose/7", values: ["a", "b"] },
        ],
      );
    },
  );
});

test("each person has a page, written when they look and after what they press there; the answer opens over it", async () => {
  await talk(
    () => ({ answer: tell(prose`You are going.`) }),
    async ({ person, fake, heard }) => {
      const nour = person("nour");
      await nour.openHome();
      const home = await until(() => fake.team.homes.get(nour.user));
      assert.match(blockText(home["blocks"] as readonly Node[]), /Page of Nour Haddad in America\/Montreal/);
      await nour.press("Join");
      await until(() => blockText((nour.modal()?.view["blocks"] ?? []) as readonly Node[]).includes("You are going."));
      assert.deepEqual(heard[0]?.said, { kind: "press", address: "gathering.join/going/7" });
      assert.equal(heard[0]?.place, null);
      await until(() => fake.state.calls.filter(({ method }) => method === "views.publish").length === 2);
    },
  );
});

test("a shortcut on a message says its command, with the message's text and address", async () => {
  const report = command<never>()({
    path: "aid ask",
    may: "look around",
    answers: "to the asker",
    options: { about: text({ max: 3000 }) },
    onMessage: "about",
    run: async () => ({ kind: "nothing" }),
  });
  await talk(
    () => ({ outcome: "asked", answer: ask(formOf([input("about")])) }),
    async ({ person, heard }) => {
      const paul = person("paul");
      await paul.shortcut("message/aid.ask", { ts: "1700000000.000100", text: "rude &amp; loud", user: "U2" }, GENERAL);
      await until(() => formBefore(paul), "the form");
      const link = "https://association-1.slack.com/archives/CGENERAL01/p1700000000000100";
      assert.deepEqual(heard[0]?.said, { kind: "command", path: "aid ask", given: { about: `rude & loud\n${link}` } });
    },
    "socket",
    { commands: [report as AnyCommand<never>] },
  );
});

test("the same delivery twice is heard once; another one of the same words is another", async () => {
  await talk(
    () => ({ answer: tell(prose`once`) }),
    async ({ person, heard, seen }) => {
      const paul = person("paul");
      const payload = paul.slashPayload("/parvis", "status", GENERAL);
      const twice = await Promise.all([paul.deliver("slash_commands", payload, "e1"), paul.deliver("slash_commands", payload, "e2")]);
      assert.ok(twice.every(({ acknowledged }) => acknowledged));
      await until(() => seen().length === 1);
      await paul.slash("/parvis", "status", GENERAL);
      await until(() => seen().length === 2);
      assert.equal(heard.length, 2);
    },
  );
});

for (const kind of ["socket", "http"] as const) {
  test(`an event is taken once under its id and once under a new one, and a retry that is the first to arrive is taken (${kind})`, async () => {
    await talk(
      () => ({}),
      async ({ person, fake }) => {
        const paul = person("paul");
        const published = () => fake.state.calls.filter(({ method }) => method === "views.publish").length;
        const opened = (stamp: string) => ({ type: "app_home_opened", user: paul.user, channel: "D1", tab: "home", event_ts: stamp });
        await paul.event(opened("5.0"), { id: "Ev1", retry: 1 });
        await until(() => published() === 1, "the retry that nobody had seen before");
        await paul.event(opened("5.0"), { id: "Ev1", retry: 2 });
        await paul.event(opened("5.0"), { id: "Ev2" });
        await paul.event(opened("6.0"), { id: "Ev3" });
        await until(() => published() >= 2);
        assert.equal(published(), 2);
      },
      kind,
    );
  });
}

test("three hundred people at once are all acknowledged and answered", async () => {
  await talk(
    ({ said }) => ({ answer: tell([plain(said.kind === "line" ? said.text : "")]) }),
    async ({ person, seen }) => {
      const paul = person("paul");
      const taken = await Promise.all(Array.from({ length: 300 }, (_, at) => paul.slash("/parvis", `status ${at}`, GENERAL)));
      assert.ok(taken.every(({ acknowledged }) => acknowledged));
      await until(() => seen().length === 300, "300 answers");
      assert.equal(new Set(seen()).size, 300);
    },
  );
});

test("a card in a modal may be longer than its room: it is fitted", async () => {
  const long = card({ summary: "s", title: [plain("t")], blocks: Array.from({ length: 120 }, (_, at) => paragraph([plain(`p${at}`)])) });
  await talk(
    () => ({ answer: show(long) }),
    async ({ person }) => {
      const nour = person("nour");
      await nour.openHome();
      await until(() => nour.shown().some((each) => each.on.kind === "home"));
      await nour.press("Join");
      await until(() => blockText((nour.modal()?.view["blocks"] ?? []) as readonly Node[]).includes("p119"));
    },
  );
});
