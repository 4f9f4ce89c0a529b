import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { type Locale, nearestLocale } from "#locales/locale.ts";
import type { Parts } from "#store/parts.ts";
import { readSettings, type SitePart } from "./settings.ts";

/** An association that shows something of itself to everybody, under its own address. */
export interface ShownCommunity {
  readonly id: Id;
  readonly name: string;
  readonly locale: Locale;
  /** IANA name. */
  readonly zone: string;
  /** What its address is called: `les-amis-du-parvis`. */
  readonly slug: string;
  readonly parts: readonly SitePart[];
}

/** Which associations chose to show something, in the order of their founding. Looks only. */
export function showingCommunities({ db }: Pick<Parts, "db">) {
  async function all(): Promise<readonly ShownCommunity[]> {
    const rows = await db
      .selectFrom("communities")
      .select(["id", "name", "zone", "locale", "settings"])
      .where("settings", "like", '%"site":["%')
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    const named = rows.map((row) => ({ ...row, word: wordOf(row.name) }));
    return named.map(({ id, name, zone, locale, settings, word }) => {
      const alone = word !== "" && named.filter((other) => other.word === word).length === 1;
      const slug = alone ? word : `${word}${word === "" ? "" : "-"}${id.slice(-6)}`;
      return { id, name, zone, locale: nearestLocale(locale) ?? "en", slug, parts: readSettings(settings).site };
    });
  }

  async function named(slug: string): Promise<ShownCommunity | null> {
    return (await all()).find((each) => each.slug === slug) ?? null;
  }

  /** One of them; null where it shows nothing. Its address depends on what the others are called. */
  async function shown(id: Id): Promise<ShownCommunity | null> {
    return (await all()).find((each) => each.id === id) ?? null;
  }

  return { all, named, shown };
}

/** A name as an address can hold it: small letters, digits and hyphens. */
function wordOf(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-+|-+$/gu, "")
    .slice(0, 60);
}
