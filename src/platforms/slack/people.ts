import type { Speaker } from "#chat/platform.ts";
import { type Clock, MINUTE } from "#kernel/clock.ts";
import type { Calls } from "./calls.ts";
import type { Workspaces } from "./workspaces.ts";

/** How long what Slack says of a person holds, in milliseconds: their language, their zone, whether they administer. */
const HOLDS = 10 * MINUTE;

/** How many people are remembered at most. */
const MOST = 20_000;

/** Who speaks, as Slack knows them. */
export interface People {
  /** `name` stands in where Slack does not say more. */
  readonly speaker: (team: string, user: string, name: string) => Promise<Speaker>;
}

interface UserInfo {
  readonly name?: string;
  readonly real_name?: string;
  readonly locale?: string;
  readonly tz?: string;
  readonly is_admin?: boolean;
  readonly is_owner?: boolean;
  readonly profile?: { readonly display_name?: string; readonly real_name?: string };
}

export function slackPeople(calls: Calls, workspaces: Workspaces, clock: Clock): People {
  const known = new Map<string, { readonly until: number; readonly speaker: Promise<Speaker | null> }>();

  async function ask(team: string, user: string, name: string): Promise<Speaker | null> {
    const installed = await workspaces.of(team);
    if (installed === null) return null;
    const told = await calls.call(installed.token, "users.info", { user, include_locale: true }, user);
    if (told.kind !== "ok") return null;
    const info = (told.data["user"] ?? {}) as UserInfo;
    const shown = [info.profile?.display_name, info.real_name, info.profile?.real_name, info.name, name].find(
      (each) => each !== undefined && each !== "",
    );
    const owner = info.is_admin === true || info.is_owner === true;
    return { platform: "slack", team, user, name: shown ?? user, locale: info.locale ?? null, zone: info.tz ?? null, owner, roles: null };
  }

  async function speaker(team: string, user: string, name: string): Promise<Speaker> {
    const key = `${team} ${user}`;
    const before = known.get(key);
    const fresh = before !== undefined && before.until > clock.now();
    const asked = fresh ? before.speaker : ask(team, user, name);
    if (!fresh) {
      if (known.size >= MOST) known.delete(known.keys().next().value as string);
      known.set(key, { until: clock.now() + HOLDS, speaker: asked });
    }
    const found = await asked;
    if (found !== null) return found;
    known.delete(key);
    return { platform: "slack", team, user, name: name === "" ? user : name, locale: null, zone: null, owner: false, roles: null };
  }

  return { speaker };
}
