import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, replace, show, tell } from "#chat/answer.ts";
import { card, pressControl } from "#chat/card.ts";
import type { Form } from "#chat/form.ts";
import type { Ears, Reply, Utterance } from "#chat/platform.ts";
import { plain } from "#chat/prose.ts";
import { voiceOf } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import { logTo } from "#kernel/log.ts";
import { inPrivate, pressing, slash, typing } from "#test/support/discord/people.ts";
import { snowflake, textOf } from "#test/support/discord/world.ts";
import { type DiscordStageParts, discordStage, earsThat, memoryDirectory, shown } from "#test/support/discord-stage.ts";

const voice = voiceOf("en", "Europe/Paris", Date.UTC(2027, 2, 20, 12) as Instant);

function reply(parts: Partial<Reply>): Reply {
  return { outcome: "done", audience: "to the asker", answer: { kind: "nothing" }, voice, ...parts };
}

function note(text: string) {
  return card({ summary: text, title: [plain(text)], controls: [[pressControl("Again", "gathering.join/going/7")]] });
}

/** Runs a test on a stage whose ears answer as `hear` says; nothing wrong may be left in any body. */
async function onStage(
  hear: Ears["hear"],
  body: (stage: Awaited<ReturnType<typeof discordStage>>) => Promise<void>,
  parts: DiscordStageParts = {},
  suggest?: Ears["suggest"],
) {
  const stage = await discordStage(parts);
  await stage.platform.start(suggest === undefined ? earsThat(hear) : earsThat(hear, suggest));
  try {
    await body(stage);
  } finally {
    await stage.platform.stop();
    await stage.fake.close();
  }
  assert.deepEqual(stage.fake.problems(), []);
}

/** An answer that comes when the test lets it. */
function held(answer: Reply) {
  const gate = Promise.withResolvers<void>();
  const hear: Ears["hear"] = async () => {
    await gate.promise;
    return answer;
  };
  return { hear, release: gate.resolve };
}

test("an answer that takes long is put off, and filled in when it comes", async () => {
  const { hear, release } = held(reply({ answer: tell([plain("after all")]) }));
  await onStage(
    hear,
    async ({ say, platform }) => {
      const interaction = await say("Paul", "gathering list");
      assert.deepEqual(interaction.answer, { type: 5, data: { flags: 64 } });
      release();
      await platform.stop();
      assert.equal(interaction.message?.thinking, false);
      assert.match(textOf(interaction.message ?? assert.fail()), /after all/);
      assert.equal(interaction.message?.onlyFor, interaction.payload.member.user.id);
    },
    { patience: 5 },
  );
});

test("a refusal that was put off for everybody is told to the asker alone", async () => {
  const { hear, release } = held(reply({ outcome: "refused", answer: tell([plain("it is full")]) }));
  const open = (await import("#commands/all.ts")).commands.map((each) =>
    each.path === "gathering list" ? { ...each, answers: "in the room" as const } : each,
  );
  await onStage(
    hear,
    async ({ say, platform, fake, general }) => {
      const interaction = await say("Paul", "gathering list");
      assert.deepEqual(interaction.answer, { type: 5, data: { flags: 0 } });
      release();
      await platform.stop();
      assert.deepEqual(fake.messagesIn(general), []);
      assert.match(fake.privateTo(interaction.payload.member.user.id).map(textOf).join(), /it is full/);
    },
    { patience: 5, commands: open },
  );
});

const form: Form = {
  title: "A form",
  intro: "",
  submit: "Send",
  address: "aid.ask/form/",
  inputs: Array.from({ length: 7 }, (_, at) => ({
    kind: at === 6 ? ("choice" as const) : ("line" as const),
    name: `q${at}`,
    label: `Question ${at}`,
    help: "",
    required: at < 2,
    start: "",
    wrong: null,
    source: null,
    max: 100,
    choices:
      at === 6
        ? [
            { value: "yes", label: "Yes please" },
            { value: "no", label: "No" },
          ]
        : [],
  })),
};

function formEars(heard: Utterance[]): Ears["hear"] {
  return async (utterance) => {
    heard.push(utterance);
    if (utterance.said.kind !== "form") return reply({ outcome: "asked", answer: ask(form) });
    const { values } = utterance.said;
    if (values["q0"] !== "bad") return reply({ answer: tell([plain(`got ${values["q0"]}`)]) });
    const again = {
      ...form,
      inputs: form.inputs.map((input) => ({
        ...input,
        start: values[input.name] ?? "",
        wrong: input.name === "q0" ? "That is not good." : null,
      })),
    };
    return reply({ outcome: "misuse", answer: ask(again) });
  };
}

test("a long form is asked in steps, and what was typed is kept between them", async () => {
  const heard: Utterance[] = [];
  await onStage(formEars(heard), async ({ say, press, submit, fake }) => {
    const opened = await say("Paul", "aid ask");
    assert.equal(opened.answer?.data.components.length, 5);
    const between = await submit("Paul", { q0: "first", q1: "second" });
    assert.match(shown(textOf(between.message ?? assert.fail())), /Question 5 and Question 6/);
    await press("Paul", "Continue");
    const done = await submit("Paul", { q5: "sixth", q6: "yes" });
    assert.deepEqual(heard.at(-1)?.said, {
      kind: "form",
      address: form.address,
      values: { q0: "first", q1: "second", q2: "", q3: "", q4: "", q5: "sixth", q6: "yes" },
    });
    assert.match(textOf(done.message ?? assert.fail()), /got first/);
    assert.equal(fake.privateTo(done.payload.member.user.id).length, 1, "the steps and the answer take one place");
  });
});

test("a form can be sent without the questions that may be left out, and its second press is told that it is gone", async () => {
  const heard: Utterance[] = [];
  await onStage(formEars(heard), async ({ say, press, submit, fake, seat }) => {
    await say("Paul", "aid ask");
    const between = await submit("Paul", { q0: "first", q1: "second" });
    const again = pressing(seat("Paul"), between.message ?? assert.fail(), "Send now");
    await press("Paul", "Send now");
    assert.equal(heard.at(-1)?.said.kind, "form");
    const late = fake.interact({ ...again, id: snowflake(), token: "late-token-of-a-second-press" });
    await late.answered.promise;
    assert.match(textOf(late.message ?? assert.fail()), /no longer kept/);
    assert.equal(heard.filter(({ said }) => said.kind === "form").length, 1);
  });
});

test("a mistake in a form opens it again with what was typed, what is wrong beside its question", async () => {
  const heard: Utterance[] = [];
  await onStage(formEars(heard), async ({ say, press, submit }) => {
    await say("Paul", "aid ask");
    await submit("Paul", { q0: "bad", q1: "second", q2: "third" });
    const at = await press("Paul", "Send now");
    assert.equal(at.answer?.type, 9, "pressed, it opens at once");
    const [first, second] = at.answer?.data.components ?? [];
    assert.equal(first.description, "That is not good.");
    assert.equal(first.component.value, "bad");
    assert.equal(second.component.value, "second");
    const told = await submit("Paul", { q0: "bad" });
    assert.match(shown(textOf(told.message ?? assert.fail())), /Question 0 That is not good/);
    await press("Paul", "Correct");
    const done = await submit("Paul", { q0: "good" });
    assert.match(textOf(done.message ?? assert.fail()), /got good/);
    const values = { q0: "good", q1: "second", q2: "third", q3: "", q4: "", q5: "", q6: "" };
    assert.deepEqual(heard.at(-1)?.said, { kind: "form", address: form.address, values });
  });
});

test("a form that comes too late to open by itself is opened by a button", async () => {
  const { hear, release } = held(reply({ outcome: "asked", answer: ask(form) }));
  await onStage(
    hear,
    async ({ say, press, fake }) => {
      const interaction = await say("Paul", "aid ask");
      assert.equal(interaction.answer?.type, 5);
      release();
      const filled = Promise.withResolvers<void>();
      const poll = setInterval(() => fake.requests.some(({ method }) => method === "PATCH") && filled.resolve(), 5);
      await filled.promise;
      clearInterval(poll);
      const opened = await press("Paul", "Open the form");
      assert.equal(opened.answer?.type, 9);
    },
    { patience: 20 },
  );
});

test("a private card is replaced where it was pressed, a public one is answered beside", async () => {
  await onStage(
    async ({ said }) => reply(said.kind === "press" ? { answer: replace(note("second")) } : { answer: show(note("first")) }),
    async ({ say, press, fake }) => {
      const first = await say("Paul", "gathering list");
      await press("Paul", "Again");
      assert.match(textOf(first.message ?? assert.fail()), /second/);
      assert.equal(fake.privateTo(first.payload.member.user.id).length, 1);
    },
  );
});

test("the same interaction delivered twice is heard with the same key, and the second answer is taken as given", async () => {
  const heard: Utterance[] = [];
  const lines: string[] = [];
  await onStage(
    async (utterance) => {
      heard.push(utterance);
      return reply({ answer: tell([plain("once")]) });
    },
    async ({ fake, seat, registered, platform }) => {
      const payload = slash(seat("Paul"), registered, "gathering list");
      const interaction = fake.interact(payload);
      fake.interact(payload);
      await interaction.answered.promise;
      await fakeIdle(fake, () => heard.length === 2);
      await platform.stop();
      assert.equal(heard[0]?.key, heard[1]?.key);
      assert.equal(fake.privateTo(payload.member.user.id).length, 1);
      assert.deepEqual(lines, []);
    },
    { log: logTo("warn", (line) => lines.push(line)) },
  );
});

/** Waits until something is so, looking again each time the event loop has gone round. */
async function fakeIdle(_: unknown, isSo: () => boolean): Promise<void> {
  const until = performance.now() + 10_000;
  while (!isSo() && performance.now() < until) await new Promise((resolve) => setImmediate(resolve));
  assert.ok(isSo(), "it never came to that");
}

test("an answer after Discord has given up is said in the log, and not sent again", async () => {
  const lines: string[] = [];
  const { hear, release } = held(reply({ answer: tell([plain("words of a member")]) }));
  await onStage(
    hear,
    async ({ fake, seat, registered, platform }) => {
      const payload = slash(seat("Paul"), registered, "gathering list");
      fake.interact(payload);
      await fakeIdle(fake, () => fake.world.interactions.has(payload.id));
      (fake.world.interactions.get(payload.id) ?? assert.fail()).expired = true;
      release();
      await fakeIdle(fake, () => lines.length > 0);
      await platform.stop();
      assert.equal(fake.requests.filter(({ path }) => path.startsWith("/interactions/")).length, 1);
      assert.match(lines.join(), /too late/);
      assert.doesNotMatch(lines.join(), /words of a member/);
    },
    { log: logTo("warn", (line) => lines.push(line)) },
  );
});

test("a callback that Discord stored and answered with 500 is taken as given when its repetition is refused", async () => {
  const lines: string[] = [];
  const { hear, release } = held(reply({ answer: tell([plain("after all")]) }));
  await onStage(
    hear,
    async ({ fake, say, platform }) => {
      fake.fail({ method: "POST", path: /callback$/, times: 1, stored: true, answer: { status: 500 } });
      const interaction = await say("Paul", "gathering list");
      release();
      await platform.stop();
      assert.match(textOf(interaction.message ?? assert.fail()), /after all/);
      assert.equal(interaction.message?.thinking, false);
      assert.deepEqual(lines, []);
    },
    { patience: 5, log: logTo("warn", (line) => lines.push(line)) },
  );
});

test("what was said in private is for the server that the button names, else for the one where the user was last", async () => {
  const heard: Utterance[] = [];
  await onStage(
    async (utterance) => {
      heard.push(utterance);
      return reply({});
    },
    async ({ fake, platform, guild, member, seat, registered, act }) => {
      const paul = member("Paul");
      const sent = await platform.whisper({ platform: "discord", team: guild.id, user: paul.user }, note("between us"), "w");
      assert.equal(sent.kind, "done");
      const [message] = fake.privateTo(paul.user);
      assert.ok(message);
      await act(inPrivate(pressing(seat("Paul"), message, "Again"), paul, message.channel));
      assert.equal(heard.at(-1)?.speaker.team, guild.id);
      assert.equal(heard.at(-1)?.place, null);
      await act(inPrivate(slash(seat("Paul"), registered, "gathering list"), paul, message.channel));
      assert.equal(heard.at(-1)?.speaker.team, "77");
    },
    { directory: { teamOf: async () => "77" } },
  );
});

test("who manages the server is its owner for us, and everybody's language comes along", async () => {
  const heard: Utterance[] = [];
  await onStage(
    async (utterance) => {
      heard.push(utterance);
      return reply({});
    },
    async ({ say }) => {
      for (const name of ["Ines", "Paul", "Chloe"]) await say(name, "gathering list");
      assert.deepEqual(
        heard.map(({ speaker }) => [speaker.name, speaker.owner, speaker.locale]),
        [
          ["Ines", true, "fr"],
          ["Paul", false, "en-GB"],
          ["Chloe", false, "de"],
        ],
      );
    },
  );
});

test("suggestions are given while an option is typed, the last of several people alone", async () => {
  const asked: string[] = [];
  await onStage(
    async () => reply({}),
    async ({ act, seat, registered }) => {
      const many = await act(typing(seat("Paul"), registered, "gathering join", "gathering", "sou"));
      assert.equal(many.answer?.data.choices.length, 25);
      assert.deepEqual(many.answer?.data.choices[0], { name: "Soup 0", value: "G0" });
      assert.deepEqual(asked, ["gathering sou"]);
    },
    {},
    async (_, what, typed) => {
      asked.push(`${what} ${typed}`);
      return Array.from({ length: 30 }, (__, at) => ({ value: `G${at}`, label: `Soup ${at}` }));
    },
  );
});

test("interactions that lack what they should have, or that nobody knows, end nothing", async () => {
  const heard: Utterance[] = [];
  await onStage(
    async (utterance) => {
      heard.push(utterance);
      return reply({ answer: tell([plain("here")]) });
    },
    async ({ fake, seat, registered, say }) => {
      const whole = slash(seat("Paul"), registered, "gathering list");
      const { entitlements: _, authorizing_integration_owners: __, ...bare } = whole;
      const incomplete = fake.interact({ ...bare, id: snowflake() });
      await incomplete.answered.promise;
      for (const odd of [
        { ...whole, id: snowflake(), type: 99 },
        { ...whole, id: snowflake(), data: undefined },
        { ...whole, id: snowflake(), member: undefined },
        { id: snowflake() },
      ]) {
        fake.gateway.dispatch("INTERACTION_CREATE", odd, null);
      }
      const still = await say("Paul", "gathering list");
      assert.match(textOf(still.message ?? assert.fail()), /here/);
    },
    { directory: memoryDirectory() },
  );
});
