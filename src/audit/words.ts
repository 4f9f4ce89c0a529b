import type { Locale } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";

/** What an action is called in a language. One that has no words yet stands as it was written down. */
export function actionWords(action: string, locale: Locale): string {
  const words = speak(locale, "audit-action", { action: action.replaceAll(" ", "-") });
  return words.includes("-") && words === action.replaceAll(" ", "-") ? action : words;
}
