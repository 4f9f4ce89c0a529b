import type { Readable, Writable } from "node:stream";
import { cancel, confirm, intro, isCancel, multiselect, outro, password, select, text } from "@clack/prompts";
import { machineZone } from "#kernel/clock.ts";
import { LOCALES, type Locale } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";
import type { EnvValues } from "./env-file.ts";
import { type Part, type Setting, settings } from "./settings.ts";
import { mistakesWith, type SettingUp } from "./setup.ts";

/** Where the questions are asked. */
export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
}

/** Asks for what is missing, checking each answer as it comes; null when the person gave up. Nothing is written. */
export async function askForSettings(setting: SettingUp, terminal: Terminal): Promise<EnvValues | null> {
  const { locale } = setting;
  intro(speak(locale, "setup-intro"), terminal);
  const answers: Record<string, string> = {};
  try {
    const parts = await askForParts(locale, terminal);
    for (const one of settings.filter(({ part }) => parts.includes(part))) {
      if (answers[one.name] !== undefined) continue;
      const answer = await askFor(one, answers, setting, terminal);
      if (answer !== "") answers[one.name] = answer;
    }
    if (!(await went(confirm({ ...terminal, message: speak(locale, "setup-ask-write", { file: setting.file }) })))) throw new GaveUp();
  } catch (error) {
    if (!(error instanceof GaveUp)) throw error;
    cancel(speak(locale, "setup-gave-up"), terminal);
    return null;
  }
  outro(speak(locale, "setup-thanks"), terminal);
  return answers;
}

class GaveUp extends Error {}

/** What was answered. Throws `GaveUp` where somebody left. */
async function went<T>(asked: Promise<T>): Promise<Exclude<T, symbol>> {
  const answer = await asked;
  if (isCancel(answer)) throw new GaveUp();
  return answer as Exclude<T, symbol>;
}

async function askForParts(locale: Locale, terminal: Terminal): Promise<readonly Part[]> {
  const option = (value: string) => ({ value, label: speak(locale, `setup-part-${value}`) });
  const platforms = await went(
    multiselect({
      ...terminal,
      message: speak(locale, "setup-ask-platforms"),
      options: ["discord", "slack", "mail"].map(option),
      required: false,
    }),
  );
  const database = await went(
    select({ ...terminal, message: speak(locale, "setup-ask-database"), options: ["sqlite", "postgres"].map(option) }),
  );
  const way = platforms.includes("slack")
    ? await went(
        select({ ...terminal, message: speak(locale, "setup-ask-slack-way"), options: ["slack-socket", "slack-http"].map(option) }),
      )
    : null;
  const slack: readonly Part[] = way === "slack-http" ? ["slack-socket", "slack-http", "web"] : way === null ? [] : ["slack-socket"];
  return [
    "house",
    ...(database === "postgres" ? (["database"] as const) : []),
    ...(platforms.includes("discord") ? (["discord"] as const) : []),
    ...slack,
    ...(platforms.includes("mail") ? (["mail", ...(slack.includes("web") ? [] : ["web" as const])] as const) : []),
  ];
}

async function askFor(one: Setting, answers: EnvValues, setting: SettingUp, terminal: Terminal): Promise<string> {
  const { locale } = setting;
  if (one.name === "PARVIS_LOCALE") {
    const options = LOCALES.map((value) => ({ value, label: speak(value, "setup-language-itself") }));
    return went(select({ ...terminal, message: speak(locale, "setup-ask-locale"), options }));
  }
  const message = speak(locale, `setup-ask-${one.flag}`);
  function validate(typed: string | undefined): string | undefined {
    const answer = typed?.trim() ?? "";
    if (answer === "") return one.needed ? speak(locale, "setup-needed") : undefined;
    const problem = mistakesWith({ ...answers, [one.name]: answer }, setting).find(({ variable }) => variable === one.name);
    return problem === undefined ? undefined : speak(locale, problem.key, problem.values);
  }
  const asked = one.hidden
    ? password({ ...terminal, message, validate })
    : text({ ...terminal, message, validate, ...(one.name === "PARVIS_ZONE" ? { initialValue: machineZone() } : {}) });
  return (await went<string | symbol>(asked)).trim();
}
