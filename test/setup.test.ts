import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { test } from "node:test";
import { parseEnv } from "node:util";
import fc from "fast-check";
import { keptSecret, readConfig } from "#config.ts";
import { ConfigMistakes } from "#problem.ts";
import { withValues } from "#setup/env-file.ts";
import { askForSettings } from "#setup/questions.ts";
import { settings } from "#setup/settings.ts";
import { type SettingUp, setUp } from "#setup/setup.ts";
import { APPLICATION, TOKEN } from "#test/support/discord/world.ts";
import { openFakeDiscord } from "#test/support/fake-discord.ts";

const folder = mkdtempSync(join(tmpdir(), "parvis-setup-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

let files = 0;

function setting(more: Partial<SettingUp> = {}): SettingUp {
  files += 1;
  return { file: join(folder, `${files}.env`), env: {}, ask: "nobody", locale: "en", ...more };
}

test("what is written to a file of settings is read back as it was, and the rest of the file stays", () => {
  const value = fc
    .string({ unit: "grapheme", maxLength: 40 })
    .filter((text) => text === text.trim() && text !== "" && !/[\r\n]/u.test(text));
  fc.assert(
    fc.property(value, value, (one, two) => {
      const before = "# by hand\nOTHER=stays\nPARVIS_ZONE=UTC\n\nexport MAIL_FROM=old\nPARVIS_ZONE=again\n";
      const written = attempt(() => withValues(before, { PARVIS_ZONE: one, MAIL_FROM: two, SMTP_URL: "" }));
      if (written === null) return;
      const read = parseEnv(written);
      assert.deepEqual({ ...read }, { OTHER: "stays", PARVIS_ZONE: one, MAIL_FROM: two });
      assert.match(written, /^# by hand\nOTHER=stays\nPARVIS_ZONE=.*\n\nMAIL_FROM=/u);
    }),
  );
  for (const easy of ["a b", "x#y", "it's", 'say "yes"', "Union <a@b.fr>", "p`q", "é ñ", "postgres://u:p#1@h/db?a=b", "\\n"]) {
    assert.equal(parseEnv(withValues("", { MAIL_FROM: easy }))["MAIL_FROM"], easy);
  }
});

function attempt(work: () => string): string | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

test("every setting of the configuration can be set up, by a flag of its own", () => {
  const source = readFileSync(join(import.meta.dirname, "../src/config.ts"), "utf8");
  const known = [...source.matchAll(/value\("([A-Z_]+)"\)/gu)].map(([, name]) => name);
  const set = new Set(settings.map(({ name }) => name));
  const rare = ["PARVIS_LOG", "PARVIS_SECRET_OLD", "DISCORD_API_URL", "SLACK_API_URL", "SLACK_CONNECTIONS", "SLACK_CONFIG_TOKEN"];
  assert.ok(known.length > 10);
  assert.deepEqual(
    known.filter((name) => name !== undefined && !set.has(name) && !rare.includes(name)),
    [],
  );
  assert.equal(new Set(settings.map(({ flag }) => flag)).size, settings.length);
});

test("all mistakes are said at once, and nothing is written", async () => {
  const how = setting();
  await assert.rejects(setUp({ PARVIS_ZONE: "UTC+1", PARVIS_PORT: "x", DISCORD_TOKEN: "Bot abc" }, how), (error) => {
    assert.ok(error instanceof ConfigMistakes);
    assert.deepEqual(error.problems.map(({ variable }) => variable).sort(), ["DISCORD_TOKEN", "PARVIS_PORT", "PARVIS_ZONE"]);
    return true;
  });
  await assert.rejects(setUp({}, how), { key: "setup-nothing" });
  await assert.rejects(setUp({ PARVIS_ZONE: "Europe/Paris" }, { ...how, file: join(folder, "no", "where") }), { key: "setup-unwritable" });
  await assert.rejects(setUp({ PARVIS_ZONE: "Europe/Paris" }, { ...how, file: folder }), { key: "config-file-unreadable" });
  assert.equal(existsSync(how.file), false);
});

test("the file is its owner's alone, and a server gets a secret of its own once", async () => {
  const how = setting();
  writeFileSync(how.file, "# ours\n", { mode: 0o644 });
  const { data } = await setUp({ DATABASE_URL: "postgres://u:p@h/d" }, how);
  assert.deepEqual(data.written, ["DATABASE_URL", "PARVIS_SECRET"]);
  assert.equal(statSync(how.file).mode & 0o777, 0o600);
  const before = readFileSync(how.file, "utf8");
  assert.match(before, /^# ours\n/u);
  assert.ok("config" in readConfig(parseEnv(before)));
  await setUp({ PARVIS_ZONE: "Europe/Paris" }, how);
  assert.equal(readFileSync(how.file, "utf8"), `${before}PARVIS_ZONE=Europe/Paris\n`);
});

test("a token that Discord refuses is not written, and one that it takes is", async () => {
  const fake = await openFakeDiscord();
  try {
    const how = setting({ ask: "the platforms", env: { DISCORD_API_URL: fake.api } });
    await assert.rejects(setUp({ DISCORD_TOKEN: "wrong.wrong.wrong" }, how), { key: "setup-platform-refuses" });
    assert.equal(existsSync(how.file), false);
    const { lines } = await setUp({ DISCORD_TOKEN: TOKEN, DISCORD_APPLICATION_ID: APPLICATION }, how);
    assert.ok(lines.length > 2);
    assert.equal(parseEnv(readFileSync(how.file, "utf8"))["DISCORD_TOKEN"], TOKEN);
  } finally {
    await fake.close();
  }
});

/** A terminal at which each question gets its answer once it stands there. */
function terminal(answers: readonly (readonly [question: RegExp, typed: string])[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const output = Object.assign(new PassThrough(), { columns: 100, rows: 40, isTTY: true });
  let seen = "";
  const left = [...answers];
  output.on("data", (piece: Buffer) => {
    seen += piece.toString("utf8");
    const [question, typed] = left[0] ?? [];
    if (question === undefined || !question.test(seen)) return;
    left.shift();
    seen = "";
    setImmediate(() => input.write(typed));
  });
  return { input, output, left };
}

const ENTER = "\r";
const DOWN = "\u001b[B";

test("in a terminal each answer is checked as it comes, and nothing is written by asking", async () => {
  const how = setting();
  const at = terminal([
    [/members talk/u, ` ${ENTER}`],
    [/keep what it knows/u, ENTER],
    [/In which language/u, DOWN],
    [/Français/u, ENTER],
    [/time zone/u, `\u0015UTC+1${ENTER}`],
    [/not a time zone/u, `\u0015Europe/Paris${ENTER}`],
    [/A folder/u, ENTER],
    [/The bot’s token/u, `Bot abc${ENTER}`],
    [/without “Bot”/u, "\u0015"],
    [/The bot’s token/u, `abc.def.ghi${ENTER}`],
    [/application id/u, ENTER],
    [/public key/u, ENTER],
    [/Write this to/u, ENTER],
  ]);
  const answers = await askForSettings(how, at);
  assert.deepEqual(at.left, []);
  assert.deepEqual(answers, { PARVIS_LOCALE: "fr", PARVIS_ZONE: "Europe/Paris", DISCORD_TOKEN: "abc.def.ghi" });
  assert.equal(existsSync(how.file), false);
});

test("whoever leaves the questions leaves everything as it was", async () => {
  const how = setting();
  const at = terminal([
    [/members talk/u, ENTER],
    [/keep what it knows/u, "\u0003"],
  ]);
  assert.equal(await askForSettings(how, at), null);
  assert.equal(existsSync(how.file), false);
});

test("a mail server and its sender are given together, and each mistake is said by its name", () => {
  const problems = (env: Readonly<Record<string, string>>) => {
    const read = readConfig(env);
    return "problems" in read ? read.problems.map(({ variable, key }) => `${variable} ${key}`) : read.config.mail;
  };
  const server = "smtps://house:p%40ss@mail.example.org";
  assert.equal(problems({}), null);
  assert.deepEqual(problems({ SMTP_URL: server, MAIL_FROM: '"Union, des" <u@example.org>' }), {
    url: server,
    from: { name: "Union, des", address: "u@example.org" },
  });
  assert.deepEqual(problems({ SMTP_URL: server, MAIL_FROM: "parvis@localhost" }), {
    url: server,
    from: { name: "", address: "parvis@localhost" },
  });
  assert.deepEqual(problems({ SMTP_URL: server }), ["MAIL_FROM config-sender-missing"]);
  assert.deepEqual(problems({ MAIL_FROM: "u@example.org" }), ["SMTP_URL config-smtp-missing"]);
  for (const wrong of ["mail.example.org", "https://mail.example.org", "smtp://", "smtp:mail"])
    assert.deepEqual(problems({ SMTP_URL: wrong, MAIL_FROM: "u@example.org" }), ["SMTP_URL config-smtp"], wrong);
  for (const wrong of ["nobody", "a@b@c", "U <u@example.org> x", "u@example.org\r\nBcc: x@example.org", "<>", "a b@example.org"])
    assert.deepEqual(problems({ SMTP_URL: server, MAIL_FROM: wrong }), ["MAIL_FROM config-sender"], wrong);
});

test("the secret is made once, its owner's alone; one that cannot be read, or is none, is said, and no other is made in silence", () => {
  const data = join(folder, "kept", "here");
  const path = join(data, "secret");
  const secret = keptSecret({ data, secret: null });
  assert.match(secret, /^[0-9a-f]{64}$/u);
  assert.equal(statSync(path).mode & 0o777, 0o600);
  assert.equal(keptSecret({ data, secret: null }), secret);
  for (const torn of ["", "\n", secret.slice(0, 20)]) {
    writeFileSync(path, torn);
    assert.throws(() => keptSecret({ data, secret: null }), { key: "config-secret-damaged" });
    assert.equal(readFileSync(path, "utf8"), torn);
  }
  rmSync(path);
  mkdirSync(path);
  assert.throws(() => keptSecret({ data, secret: null }), { key: "config-secret-unreadable" });
  writeFileSync(join(folder, "a file"), "");
  assert.throws(() => keptSecret({ data: join(folder, "a file", "below"), secret: null }), { key: "config-secret-unwritable" });
});

test("two connections to Slack are the most, and another number is said", () => {
  const slack = { SLACK_BOT_TOKEN: "xoxb-1", SLACK_APP_TOKEN: "xapp-1" };
  for (const [typed, known] of [
    ["1", 1],
    ["2", 2],
    ["3", null],
    ["two", null],
  ] as const) {
    const read = readConfig({ ...slack, SLACK_CONNECTIONS: typed });
    if (known === null) assert.deepEqual("problems" in read && read.problems.map(({ key }) => key), ["config-connections"]);
    else assert.equal("config" in read && read.config.slack?.connections, known);
  }
});

test("an address of PostgreSQL that is none is said as a mistake of the settings, and one over a socket is taken", () => {
  const keysOf = (url: string) => {
    const read = readConfig({ DATABASE_URL: url, PARVIS_SECRET: "x".repeat(32) });
    return "problems" in read ? read.problems.map(({ key }) => key) : [];
  };
  for (const wrong of ["postgres://[", "postgres://u:p@h:port/d", "postgres://u:p@h:99999/d", "mysql://h/d", "sqlite:"])
    assert.deepEqual(keysOf(wrong), ["config-database"], wrong);
  for (const right of ["postgres://u:p%40ss@h:5432/d", "postgresql:///d?host=/var/run/postgresql", "sqlite:./x.db"])
    assert.deepEqual(keysOf(right), [], right);
});
