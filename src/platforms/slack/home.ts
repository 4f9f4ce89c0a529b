import { fitCard } from "#chat/fit.ts";
import type { Ears } from "#chat/platform.ts";
import type { Calls } from "./calls.ts";
import { slackLimits } from "./limits.ts";
import type { Outgoing } from "./outgoing.ts";
import type { People } from "./people.ts";
import { renderAll } from "./render.ts";
import type { Workspaces } from "./workspaces.ts";

/** The home tab: a page for each person, written anew whenever they look. */
export interface Home {
  readonly publish: (ears: Ears, team: string, user: string) => Promise<void>;
}

export interface HomeParts {
  readonly calls: Calls;
  readonly workspaces: Workspaces;
  readonly people: People;
  readonly outgoing: Outgoing;
}

export function slackHome({ calls, workspaces, people, outgoing }: HomeParts): Home {
  return {
    async publish(ears, team, user) {
      const installed = await workspaces.of(team);
      if (installed === null) return;
      const { cards, voice } = await ears.home(await people.speaker(team, user, ""));
      const fitted = cards.map((card) => fitCard(card, slackLimits, voice));
      const blocks = renderAll(fitted, await outgoing.scenery(installed, fitted));
      await calls.call(installed.token, "views.publish", { user_id: user, view: { type: "home", blocks } }, user);
    },
  };
}
