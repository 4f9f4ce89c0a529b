import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { languageNamed, languagePreferred } from "#chat/language.ts";
import { type Voice, voiceOf } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Locale } from "#locales/locale.ts";

/** How a page is read: remembered in the browser. */
export interface Look {
  readonly locale: Locale;
  readonly theme: "auto" | "light" | "dark";
}

const REMEMBER = { path: "/", httpOnly: true, sameSite: "Strict", maxAge: 365 * 24 * 60 * 60 } as const;

/** How this browser reads: what was chosen, else its first language that Parvis speaks. */
export function lookOf(context: Context): Look {
  const theme = getCookie(context, "theme");
  const chosen = languageNamed(getCookie(context, "locale"));
  return {
    locale: chosen ?? languagePreferred(context.req.header("accept-language")) ?? "en",
    theme: theme === "light" || theme === "dark" ? theme : "auto",
  };
}

/** Remembers what was chosen of language and theme. */
export function rememberLook(context: Context, chosen: { readonly locale: unknown; readonly theme: unknown }): void {
  const locale = languageNamed(String(chosen.locale));
  if (locale !== null) setCookie(context, "locale", locale, REMEMBER);
  const theme = String(chosen.theme);
  if (["auto", "light", "dark"].includes(theme)) setCookie(context, "theme", theme, REMEMBER);
}

/** A voice for what needs neither a zone nor a date. */
export function plainVoice(look: Look): Voice {
  return voiceOf(look.locale, "UTC", 0 as Instant);
}
