import { createHash } from "node:crypto";
import { fitCard } from "#chat/fit.ts";
import type { Ears } from "#chat/platform.ts";
import { type Clock, MINUTE, SECOND } from "#kernel/clock.ts";
import type { Log } from "#kernel/log.ts";
import type { Calls } from "./calls.ts";
import { slackLimits } from "./limits.ts";
import type { Outgoing } from "./outgoing.ts";
import type { People } from "./people.ts";
import { renderAll } from "./render.ts";
import type { Workspaces } from "./workspaces.ts";

/** The home tab: a page for each person. Written anew whenever they look, and while it may be open whenever what it says has changed. */
export interface Home {
  readonly publish: (ears: Ears, team: string, user: string) => Promise<void>;
  /** Writes the page of somebody who has looked at theirs since the start, soon; does nothing for anybody else. */
  readonly freshen: (ears: Ears, team: string, user: string) => void;
  /** From now on pages that were looked at lately follow what anybody does: soon after each writing of this process, every minute after those of others. */
  readonly watch: (ears: Ears, onWritten: OnWritten) => void;
  /** Follows nothing any more, and resolves when no page is being written. */
  readonly settle: () => Promise<void>;
}

/** Calls a listener after each writing of this process; what is returned takes it away again. */
export type OnWritten = (listener: () => void) => () => void;

export interface HomeParts {
  readonly calls: Calls;
  readonly workspaces: Workspaces;
  readonly people: People;
  readonly outgoing: Outgoing;
  readonly clock: Clock;
  readonly log: Log;
}

/** How many pages are kept fresh at most: those looked at last. */
const MOST = 5_000;

/** For how long after somebody looked their page may be open, in milliseconds, and how many such pages follow what others do. */
const OPEN = 30 * MINUTE;
const FOLLOWING = 100;

/** How long after a writing the pages are looked at, so that several make one look; and how often anyway. Milliseconds. */
const SOON = SECOND;
const EVERY = MINUTE;

interface Page {
  readonly team: string;
  readonly user: string;
  /** When they looked last, in milliseconds since the epoch. */
  at: number;
  /** What Slack was last given for it. */
  digest: string | null;
}

export function slackHome({ calls, workspaces, people, outgoing, clock, log }: HomeParts): Home {
  /** Those looked at last stand last. */
  const looked = new Map<string, Page>();
  /** Pages that are being written, and whether something has happened since that was begun. */
  const writing = new Map<string, { again: boolean; readonly done: Promise<void> }>();
  let quiet: (() => void) | null = null;

  function remember(team: string, user: string): Page {
    const name = `${team} ${user}`;
    const page = { ...(looked.get(name) ?? { team, user, digest: null }), at: clock.now() };
    looked.delete(name);
    looked.set(name, page);
    if (looked.size > MOST) looked.delete(looked.keys().next().value as string);
    return page;
  }

  /** Writes a page; where nobody has just looked, only if it says something else than before. */
  async function write(ears: Ears, page: Page, when: "always" | "where it differs"): Promise<void> {
    const { team, user } = page;
    const installed = await workspaces.of(team);
    if (installed === null) return;
    const { cards, voice } = await ears.home(await people.speaker(team, user, ""));
    const fitted = cards.map((card) => fitCard(card, slackLimits, voice));
    const blocks = renderAll(fitted, await outgoing.scenery(installed, fitted));
    const digest = createHash("sha256").update(JSON.stringify(blocks)).digest("base64url");
    if (when === "where it differs" && digest === page.digest) return;
    const shown = await calls.call(installed.token, "views.publish", { user_id: user, view: { type: "home", blocks } }, user);
    page.digest = shown.kind === "ok" ? digest : null;
  }

  async function rewrite(ears: Ears, name: string, page: Page): Promise<void> {
    do {
      const mine = writing.get(name);
      if (mine !== undefined) mine.again = false;
      await write(ears, page, "where it differs");
    } while (writing.get(name)?.again === true);
  }

  function freshen(ears: Ears, team: string, user: string): Promise<void> {
    const name = `${team} ${user}`;
    const before = writing.get(name);
    if (before !== undefined) before.again = true;
    const page = looked.get(name);
    if (before !== undefined || page === undefined) return before?.done ?? Promise.resolve();
    const done = Promise.resolve()
      .then(() => rewrite(ears, name, page))
      .catch((error: unknown) => log.error({ err: error }, "a home page could not be written"))
      .finally(() => writing.delete(name));
    writing.set(name, { again: false, done });
    return done;
  }

  /** Looks at the pages that may be open, a few at once. */
  async function follow(ears: Ears): Promise<void> {
    const open = [...looked.values()].filter(({ at }) => clock.now() - at < OPEN).slice(-FOLLOWING);
    const queue = open.values();
    async function lane(): Promise<void> {
      for (const { team, user } of queue) await freshen(ears, team, user);
    }
    await Promise.all([lane(), lane(), lane(), lane()]);
  }

  return {
    async publish(ears, team, user) {
      await write(ears, remember(team, user), "always");
    },
    freshen(ears, team, user) {
      void freshen(ears, team, user);
    },
    watch(ears, onWritten) {
      let soon: NodeJS.Timeout | null = null;
      let going = false;
      const look = () => {
        soon = null;
        if (going) return lookSoon();
        going = true;
        void follow(ears).finally(() => {
          going = false;
        });
      };
      function lookSoon(): void {
        if (soon !== null || looked.size === 0) return;
        soon = setTimeout(look, SOON);
        soon.unref();
      }
      const always = setInterval(lookSoon, EVERY);
      always.unref();
      const deaf = onWritten(lookSoon);
      quiet = () => {
        deaf();
        clearInterval(always);
        if (soon !== null) clearTimeout(soon);
        quiet = null;
      };
    },
    async settle() {
      quiet?.();
      await Promise.all([...writing.values()].map(({ done }) => done));
    },
  };
}
