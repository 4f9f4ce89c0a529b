import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { type Config, type ConfigProblem, readConfig, readOrSay } from "#config.ts";
import { diagnose } from "#doctor.ts";
import type { Locale } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";
import { ConfigMistakes, RunProblem } from "#problem.ts";
import { reasonOf } from "#store/problem.ts";
import { type EnvValues, withValues } from "./env-file.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** How a configuration is written. */
export interface SettingUp {
  /** The file to write; `.env` of the current folder when started without one. */
  readonly file: string;
  /** What holds beside the file: the environment. */
  readonly env: Env;
  /** Whether the platforms are asked whether the tokens work before anything is written. */
  readonly ask: "the platforms" | "nobody";
  readonly locale: Locale;
}

/** What was written, and what comes next. */
export interface SetUp {
  readonly data: { readonly file: string; readonly written: readonly string[] };
  readonly lines: readonly string[];
}

/** The mistakes that the configuration would have with these answers, in the place of what the file and the environment say. */
export function mistakesWith(answers: EnvValues, setting: Pick<SettingUp, "file" | "env">): readonly ConfigProblem[] {
  const read = configWith(answers, setting);
  return "problems" in read ? read.problems : [];
}

/**
 * Checks the answers together with what was set before, asks the platforms, and writes the file, readable by its owner alone: whole, or not at
 * all. With PostgreSQL a secret is made where none was given. Throws `ConfigMistakes` with everything that is wrong, or a
 * `RunProblem`; then nothing was written.
 */
export async function setUp(given: EnvValues, setting: SettingUp): Promise<SetUp> {
  const answers = { ...given, ...secretFor(given, setting) };
  if (Object.keys(answers).length === 0) throw new RunProblem("setup-nothing");
  const read = configWith(answers, setting);
  if ("problems" in read) throw new ConfigMistakes(read.problems);
  const said = setting.ask === "nobody" ? [] : await platformsSay(read.config, setting.locale);
  const written = write(setting.file, answers);
  const next = nextSteps(read.config, setting);
  const values = { file: setting.file, names: written.join(", ") };
  return { data: { file: setting.file, written }, lines: [...said, speak(setting.locale, "setup-written", values), ...next] };
}

function configWith(answers: EnvValues, { file, env }: Pick<SettingUp, "file" | "env">): ReturnType<typeof readConfig> {
  return readConfig({ ...parseEnv(contentOf(file)), ...env, ...answers });
}

function contentOf(file: string): string {
  return existsSync(file) ? readOrSay(file, "config-file-unreadable") : "";
}

function secretFor(given: EnvValues, { file, env }: SettingUp): EnvValues {
  const before = { ...parseEnv(contentOf(file)), ...env };
  const url = given["DATABASE_URL"] ?? before["DATABASE_URL"] ?? "";
  const has = given["PARVIS_SECRET"] ?? before["PARVIS_SECRET"];
  return url.startsWith("postgres") && !has ? { PARVIS_SECRET: randomBytes(32).toString("hex") } : {};
}

async function platformsSay(config: Config, locale: Locale): Promise<readonly string[]> {
  if (config.discord === null && config.slack === null && config.mail === null) return [];
  const { lines, well } = await diagnose(config, locale);
  if (!well) throw new RunProblem("setup-platform-refuses", { reasons: lines.join("\n") });
  return lines;
}

function write(file: string, answers: EnvValues): readonly string[] {
  const part = `${file}.part`;
  try {
    writeFileSync(part, withValues(contentOf(file), answers), { mode: 0o600 });
    chmodSync(part, 0o600);
    renameSync(part, file);
    return Object.keys(answers);
  } catch (error) {
    rmSync(part, { force: true });
    throw new RunProblem("setup-unwritable", { file, reason: reasonOf(error) });
  }
}

function nextSteps(config: Config, { file, locale }: SettingUp): readonly string[] {
  const here = resolve(file) === resolve(".env") ? [] : [speak(locale, "setup-next-file", { file })];
  const platform = config.discord === null && config.slack === null ? "setup-next-playground" : "setup-next-start";
  return [...here, speak(locale, platform), ...(config.slack === null ? [] : [speak(locale, "setup-next-manifest")])];
}
