import { type Clock, MINUTE } from "#kernel/clock.ts";
import type { Calls } from "./calls.ts";
import { SlackProblem, TURNED_DOWN } from "./problem.ts";

/** One workspace that has installed the app. */
export interface Installed {
  /** As `teamKey` writes it. */
  readonly team: string;
  readonly name: string;
  readonly token: string;
  /** The bot's user there, and its own id. */
  readonly bot: string;
  readonly botId: string;
}

/** Where installations are kept; the platform says what is kept, the house where. Tokens lie there sealed. */
export interface Installations {
  readonly find: (team: string) => Promise<Installed | null>;
  readonly keep: (installed: Installed) => Promise<void>;
  readonly drop: (team: string) => Promise<void>;
}

/** A workspace as a key: an enterprise's workspaces carry its id too, since only both together say which is meant. */
export function teamKey(team: string, enterprise: string | null | undefined): string {
  return enterprise === null || enterprise === undefined || enterprise === "" ? team : `${enterprise}.${team}`;
}

/** The enterprise to which a workspace's key belongs; null for one that stands alone. */
function enterpriseOf(team: string): string | null {
  const dot = team.indexOf(".");
  return dot < 0 ? null : team.slice(0, dot);
}

/** The workspaces that this process may act in. */
export interface Workspaces {
  /** The installation in a workspace, or in its whole enterprise; null when the app is not installed there (any more). */
  readonly of: (team: string) => Promise<Installed | null>;
  /** Tries the token that was configured, where one was. Rejects with a SlackProblem where Slack turns it down. */
  readonly check: () => Promise<void>;
  /** The installation as it is kept now, where its token is another than the one that Slack has just turned down; else null. */
  readonly renewed: (refused: Installed) => Promise<Installed | null>;
  readonly keep: (installed: Installed) => Promise<void>;
  /** Forgets a workspace that removed the app. */
  readonly drop: (team: string) => Promise<void>;
}

/** How long an installation is believed without looking, in milliseconds: another process may have heard that it is gone. */
const HOLDS = 5 * MINUTE;

/** Workspaces out of one token that was configured, installations that are kept, or both. */
export function slackWorkspaces(calls: Calls, token: string | null, kept: Installations | null, clock: Clock): Workspaces {
  const known = new Map<string, { readonly installed: Installed; readonly until: number }>();
  let own: Promise<Installed | null> | null = null;

  /** Why Slack turned down the token that was configured, when it was last tried. */
  let turnedDown: string | null = null;

  async function tested(): Promise<Installed | null> {
    if (token === null) return null;
    const tried = await calls.call(token, "auth.test", {});
    turnedDown = tried.kind === "error" && TURNED_DOWN.has(tried.error) ? tried.error : null;
    if (tried.kind !== "ok") {
      own = null;
      return null;
    }
    const { team_id: team, enterprise_id: enterprise, team: name, user_id: bot, bot_id: botId } = tried.data as Record<string, string>;
    const key = teamKey(team ?? "", enterprise);
    return { team: key, name: name ?? key, token, bot: bot ?? "", botId: botId ?? "" };
  }

  function believe(team: string, installed: Installed): void {
    known.set(team, { installed, until: clock.now() + HOLDS });
  }

  async function of(team: string): Promise<Installed | null> {
    const before = known.get(team);
    if (before !== undefined && before.until > clock.now()) return before.installed;
    known.delete(team);
    own ??= tested();
    const single = await own;
    if (single !== null && (kept === null || single.team === team)) {
      believe(team, single);
      return single;
    }
    const found = await keptFor(team);
    if (found !== null) believe(team, found);
    return found;
  }

  async function keptFor(team: string): Promise<Installed | null> {
    if (kept === null) return null;
    const own = await kept.find(team);
    const enterprise = enterpriseOf(team);
    if (own !== null || enterprise === null) return own;
    const whole = await kept.find(enterprise);
    return whole === null ? null : { ...whole, team };
  }

  function forget(team: string): void {
    for (const key of known.keys()) if (key === team || enterpriseOf(key) === team) known.delete(key);
  }

  return {
    of,
    async check() {
      own ??= tested();
      const found = await own;
      if (turnedDown !== null) throw new SlackProblem("slack-doctor-token", { error: turnedDown });
      if (found !== null && found.botId === "") throw new SlackProblem("slack-doctor-not-a-bot");
    },
    async renewed(refused) {
      forget(refused.team);
      const found = await keptFor(refused.team);
      return found === null || found.token === refused.token ? null : found;
    },
    async keep(installed) {
      await kept?.keep(installed);
      forget(installed.team);
      believe(installed.team, installed);
    },
    async drop(team) {
      forget(team);
      await kept?.drop(team);
    },
  };
}
