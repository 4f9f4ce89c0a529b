import { randomBytes } from "node:crypto";
import type { Form } from "#chat/form.ts";
import { after, DAY, type Instant } from "#kernel/clock.ts";
import type { Locale } from "#locales/locale.ts";
import type { Directory } from "./directory.ts";

/** A form that is being filled in: the form as it was asked, and what was filled in so far. */
export interface KeptForm {
  readonly form: Form;
  readonly values: Readonly<Record<string, string>>;
  readonly team: string;
  /** The language in which it was asked. */
  readonly locale: Locale;
}

const PREFIX = "discord-form ";

/** Keeps a form between its steps, where every process finds it, for a day. Resolves to its name. */
export async function keepForm(
  directory: Directory,
  kept: KeptForm,
  now: Instant,
  name = randomBytes(12).toString("base64url"),
): Promise<string> {
  await directory.keep(PREFIX + name, JSON.stringify(kept), after(now, DAY));
  return name;
}

/** The form kept under a name; null when it is no longer. */
export async function recallForm(directory: Directory, name: string): Promise<KeptForm | null> {
  const text = await directory.recall(PREFIX + name);
  return text === null ? null : (JSON.parse(text) as KeptForm);
}

export function dropForm(directory: Directory, name: string): Promise<void> {
  return directory.drop(PREFIX + name);
}
