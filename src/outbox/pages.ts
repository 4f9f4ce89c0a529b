import type { Card } from "#chat/card.ts";
import type { Form } from "#chat/form.ts";
import type { Voice } from "#chat/voice.ts";
import type { Clock } from "#kernel/clock.ts";
import type { Locale } from "#locales/locale.ts";
import type { Db } from "#store/db.ts";
import { findLink, type OneTimeLink } from "./one-time.ts";

/** Something to read or to keep that a page leads to: below the page's own address. */
export interface PageFile {
  readonly name: string;
  readonly label: string;
}

/** What is behind a one-time link now. */
export interface Page {
  readonly voice: Voice;
  readonly card: Card;
  /** What is asked; null when there is nothing more to answer. Its `address` is not used. */
  readonly form: Form | null;
  readonly files: readonly PageFile[];
  /** The input that takes a file of text; none when it is not given. */
  readonly uploads?: string;
}

/** A file as it is sent. */
export interface SentFile {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/** What a module shows and does behind its one-time links. `locale` is what the reader asked for, null when they did not. */
export interface PageKeeper {
  /** Null when what it was about is gone. Looking changes nothing: whoever scans mail opens every link. */
  readonly show: (link: OneTimeLink, locale: Locale | null) => Promise<Page | null>;
  /**
   * Does what the form asks for: one change, in which `spendLink` comes first. A Refusal is shown above the form, a Misuse
   * beside its input.
   */
  readonly submit: (link: OneTimeLink, values: Readonly<Record<string, string>>, locale: Locale | null) => Promise<Page>;
  /** One of the page's files; null when there is none of that name now. */
  readonly file: (link: OneTimeLink, name: string, locale: Locale | null) => Promise<SentFile | null>;
}

/** The keepers by purpose. */
export type PageKeepers = Readonly<Record<string, PageKeeper>>;

/** A link that was found, with the keeper of its page. */
export interface OpenPage {
  readonly link: OneTimeLink;
  readonly keeper: PageKeeper;
}

/** The pages that one-time links open. */
export interface Pages {
  /** Null for every token that opens nothing. */
  readonly open: (token: string) => Promise<OpenPage | null>;
}

/** The pages of all modules together. */
export function pagesOf({ db, clock }: { readonly db: Db; readonly clock: Clock }, keepers: PageKeepers): Pages {
  return {
    async open(token) {
      const link = await findLink(db, token, clock.now());
      if (link === null || !Object.hasOwn(keepers, link.purpose)) return null;
      return { link, keeper: keepers[link.purpose] as PageKeeper };
    },
  };
}
