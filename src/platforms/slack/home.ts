import { fitCard } from "#chat/fit.ts";
import type { Ears } from "#chat/platform.ts";
import type { Log } from "#kernel/log.ts";
import type { Calls } from "./calls.ts";
import { slackLimits } from "./limits.ts";
import type { Outgoing } from "./outgoing.ts";
import type { People } from "./people.ts";
import { renderAll } from "./render.ts";
import type { Workspaces } from "./workspaces.ts";

/** The home tab: a page for each person. Written anew whenever they look, and once they have looked whenever something concerns them. */
export interface Home {
  readonly publish: (ears: Ears, team: string, user: string) => Promise<void>;
  /** Writes the page of somebody who has looked at theirs since the start, soon; does nothing for anybody else. */
  readonly freshen: (ears: Ears, team: string, user: string) => void;
  /** Resolves when no page is being written any more. */
  readonly settle: () => Promise<void>;
}

export interface HomeParts {
  readonly calls: Calls;
  readonly workspaces: Workspaces;
  readonly people: People;
  readonly outgoing: Outgoing;
  readonly log: Log;
}

/** How many pages are kept fresh at most: those looked at last. */
const MOST = 5_000;

export function slackHome({ calls, workspaces, people, outgoing, log }: HomeParts): Home {
  const looked = new Set<string>();
  /** Pages that are being written, and whether something has happened since that was begun. */
  const writing = new Map<string, { again: boolean; readonly done: Promise<void> }>();

  function remember(page: string): void {
    looked.delete(page);
    looked.add(page);
    if (looked.size > MOST) looked.delete(looked.values().next().value as string);
  }

  async function write(ears: Ears, team: string, user: string): Promise<void> {
    const installed = await workspaces.of(team);
    if (installed === null) return;
    const { cards, voice } = await ears.home(await people.speaker(team, user, ""));
    const fitted = cards.map((card) => fitCard(card, slackLimits, voice));
    const blocks = renderAll(fitted, await outgoing.scenery(installed, fitted));
    await calls.call(installed.token, "views.publish", { user_id: user, view: { type: "home", blocks } }, user);
  }

  async function rewrite(ears: Ears, team: string, user: string, page: string): Promise<void> {
    do {
      const mine = writing.get(page);
      if (mine !== undefined) mine.again = false;
      await write(ears, team, user);
    } while (writing.get(page)?.again === true);
  }

  return {
    async publish(ears, team, user) {
      remember(`${team} ${user}`);
      await write(ears, team, user);
    },
    freshen(ears, team, user) {
      const page = `${team} ${user}`;
      const before = writing.get(page);
      if (before !== undefined) before.again = true;
      if (before !== undefined || !looked.has(page)) return;
      const done = Promise.resolve()
        .then(() => rewrite(ears, team, user, page))
        .catch((error: unknown) => log.error({ err: error }, "a home page could not be written"))
        .finally(() => writing.delete(page));
      writing.set(page, { again: false, done });
    },
    async settle() {
      await Promise.all([...writing.values()].map(({ done }) => done));
    },
  };
}
