import assert from "node:assert/strict";
import { test } from "node:test";
import { nothing } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, existing, optional, people, person, room, text, whole } from "#chat/option.ts";
import { commands } from "#commands/all.ts";
import type { House } from "#house.ts";
import { differences, fingerprint, manifest, menuCommands, normalised } from "#platforms/discord/manifest.ts";
import { commandsProblems } from "#test/support/discord/check-request.ts";
import { discordStage } from "#test/support/discord-stage.ts";

test("every command of the house is registered as Discord asks for it, in every language", () => {
  const payload = manifest(commands);
  assert.deepEqual(commandsProblems(payload), []);
  const typed = payload.filter(({ type }) => type === 1);
  assert.equal(typed.length, new Set(commands.map(({ path }) => path.split(" ")[0])).size);
  const paths = typed.flatMap((each) => {
    const parts = each.options?.filter(({ type }) => type === 1) ?? [];
    return parts.length === 0 ? [each.name] : parts.map((part) => `${each.name} ${part.name}`);
  });
  assert.deepEqual(paths.sort(), commands.map(({ path }) => path).sort());
  for (const each of typed) {
    assert.ok(each.name_localizations["fr"], `${each.name} has no French name`);
    assert.ok(each.description_localizations?.["fr"], `${each.name} has no French description`);
  }
});

test("what Discord would refuse in a command is noticed by the test that guards the names", () => {
  const [first] = manifest(commands);
  assert.ok(first !== undefined);
  const wrong: readonly (readonly [RegExp, object])[] = [
    [/capital/, { name_localizations: { fr: "Rencontre" } }],
    [/capital/, { name_localizations: { fr: "une rencontre" } }],
    [/no locale de-DE/, { name_localizations: { "de-DE": "treffen" } }],
    [/Too big/, { description: "x".repeat(101) }],
    [/description is missing/, { description: "" }],
    [/Too big/, { name: "x".repeat(33) }],
    [/unknown property/, { colour: 3 }],
  ];
  for (const [why, change] of wrong) assert.match(commandsProblems([{ ...first, ...change }]).join("; "), why);
  assert.match(commandsProblems([first, first]).join("; "), /two commands/);
});

const everything = command<House>()({
  path: "member profile",
  may: "settle the community",
  answers: "to the asker",
  onPerson: "person",
  onMessage: "note",
  options: {
    note: optional(text({ max: 9_000 })),
    person: person(),
    people: people({ max: 9 }),
    room: room(),
    gathering: existing("gathering"),
    count: whole({ min: 1, max: 9 }),
    answer: choice(["yes", "no"]),
  },
  run: async () => nothing,
  presses: { again: press("to the asker", async () => nothing) },
});

test("options carry their types, bounds and choices; those that are needed come first", () => {
  const named = { ...everything, path: "gathering join", options: { ...everything.options } };
  const [sub] = manifest([{ ...named, options: commands.find(({ path }) => path === "gathering join")?.options }])[0]?.options ?? [];
  assert.deepEqual(sub?.options?.map(({ name, type, required, autocomplete }) => [name, type, required, autocomplete]).slice(0, 2), [
    ["gathering", 3, true, true],
    ["seats", 4, false, undefined],
  ]);
  const answer = sub?.options?.find(({ name }) => name === "answer");
  assert.deepEqual(
    answer?.choices?.map(({ value, name_localizations: { fr } }) => [value, fr]),
    [
      ["yes", "oui"],
      ["maybe", "peut-être"],
      ["no", "non"],
    ],
  );
});

test("a command with a form needs no option, since said without any it opens the form", () => {
  const ask = manifest(commands)
    .find(({ name }) => name === "aid")
    ?.options?.find(({ name }) => name === "ask");
  assert.ok(ask?.options?.every(({ required }) => required === false));
});

test("menus of users and messages hold what can be said about one, by its declaration alone", () => {
  assert.deepEqual(
    [...menuCommands([everything])],
    [
      ["2 Show profile", { path: "member profile", option: "person", most: 100 }],
      ["3 Show profile", { path: "member profile", option: "note", most: 9_000 }],
    ],
  );
  const [, one] = manifest([{ ...everything, path: "aid done", options: { note: everything.options.note }, onPerson: null }]);
  assert.deepEqual(
    [one?.type, one?.name, one?.name_localizations["fr"]],
    [3, "Say that the help was given", "Dire que l’aide a été donnée"],
  );
  assert.deepEqual(
    manifest(commands).flatMap(({ type, name }) => (type === 1 ? [] : [`${type} ${name}`])),
    ["2 Show profile", "2 Report to the association", "3 Report to the association"],
  );
  assert.equal(menuCommands([]).size, 0);
});

test("what Discord fills in by itself is no difference; what people changed is", () => {
  const wanted = manifest(commands);
  const back = wanted.map((each) => ({
    ...each,
    id: "1",
    version: "2",
    application_id: "3",
    nsfw: false,
    dm_permission: true,
    name_localizations: { ...each.name_localizations },
  }));
  assert.deepEqual(differences(wanted, back), []);
  assert.deepEqual(differences(wanted, back.slice(1)), [wanted[0]?.name]);
  assert.deepEqual(differences(wanted, [{ ...back[0], description: "else" }, ...back.slice(1)]), [wanted[0]?.name]);
  assert.deepEqual(normalised({ b: null, a: [], required: false, c: 1 }), { c: 1 });
  assert.equal(fingerprint(wanted), fingerprint(back));
});

test("a start writes the commands once, and a second start none", async () => {
  const stage = await discordStage();
  const puts = () => stage.fake.requests.filter(({ method }) => method === "PUT").length;
  try {
    for (const _ of [1, 2]) {
      await stage.platform.start({
        hear: async () => assert.fail("nobody spoke"),
        suggest: async () => [],
        home: async () => assert.fail("nobody asked"),
      });
      await stage.platform.stop();
      assert.equal(puts(), 1);
    }
    assert.equal(stage.fake.world.commands.length, stage.registered.length);
    assert.deepEqual(stage.fake.problems(), []);
  } finally {
    await stage.fake.close();
  }
});

test("a server that gave no leave to register is passed over, and a refused command is named while the old ones stay", async () => {
  const stage = await discordStage();
  try {
    await stage.platform.start({
      hear: async () => assert.fail("nobody spoke"),
      suggest: async () => [],
      home: async () => assert.fail("nobody asked"),
    });
    assert.equal((await stage.platform.registration(stage.guild.id, "only look")).kind, "would write");
    assert.equal(stage.guild.commands.length, 0);
    stage.guild.mayRegister = false;
    assert.deepEqual(await stage.platform.registration(stage.guild.id, "write"), { kind: "no access" });
    stage.guild.mayRegister = true;
    const errors = { "1": { name: { _errors: [{ code: "X", message: "is not lower case" }] } } };
    stage.fake.fail({
      method: "PUT",
      path: /guilds/,
      times: 1,
      answer: { status: 400, body: { code: 50035, message: "Invalid Form Body", errors } },
    });
    const refused = await stage.platform.registration(stage.guild.id, "write");
    assert.deepEqual(refused, { kind: "refused", command: stage.registered[1]?.name, reason: "1.name is not lower case" });
    assert.equal((await stage.platform.registration(stage.guild.id, "write")).kind, "written");
    assert.equal((await stage.platform.registration(stage.guild.id, "write")).kind, "same");
  } finally {
    await stage.platform.stop();
    await stage.fake.close();
  }
});
