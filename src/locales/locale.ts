/** The languages Parvis speaks. English is the source of every sentence. */
export const LOCALES = ["en", "fr"] as const;

/** One of the languages Parvis speaks. */
export type Locale = (typeof LOCALES)[number];

/** The language nearest to a tag such as `fr-CA` or `en_US`; null when Parvis speaks none of that family. */
export function nearestLocale(tag: string | null | undefined): Locale | null {
  const family = (tag ?? "").toLowerCase().split(/[-_]/)[0];
  return LOCALES.find((locale) => locale === family) ?? null;
}
