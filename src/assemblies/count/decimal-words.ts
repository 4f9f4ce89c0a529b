import type { Locale } from "#locales/locale.ts";

/** An exact decimal in the digits of a language: not one of them is lost, however many there are. */
export function decimalWords(text: string, locale: Locale): string {
  const [whole = "0", fraction] = text.split(".");
  const form = new Intl.NumberFormat(locale === "fr" ? "fr-FR" : "en-GB");
  const point = form.formatToParts(0.1).find((part) => part.type === "decimal")?.value ?? ".";
  return fraction === undefined ? form.format(BigInt(whole)) : `${form.format(BigInt(whole))}${point}${fraction}`;
}
