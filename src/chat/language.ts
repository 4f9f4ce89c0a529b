import { LOCALES, type Locale, nearestLocale } from "#locales/locale.ts";

/** The language with this name, exactly; null for anything else. */
export function languageNamed(text: string | undefined): Locale | null {
  return LOCALES.find((locale) => locale === text) ?? null;
}

/** The first language that Parvis speaks among those a reader prefers, as an `Accept-Language` header names them (RFC 9110, 12.5.4). */
export function languagePreferred(header: string | undefined): Locale | null {
  const wanted = (header ?? "").split(",").map((part) => {
    const [tag, ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    return { locale: nearestLocale(tag), weight: weight === undefined ? 1 : Number(weight.slice(2)) };
  });
  const spoken = wanted.filter(({ locale, weight }) => locale !== null && weight > 0);
  return spoken.sort((a, b) => b.weight - a.weight)[0]?.locale ?? null;
}
