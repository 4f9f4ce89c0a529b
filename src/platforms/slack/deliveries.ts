import type { AnyCommand } from "#chat/command.ts";
import type { Ears } from "#chat/platform.ts";
import type { Log } from "#kernel/log.ts";
import type { Hearing } from "./hearing.ts";
import type { Home } from "./home.ts";
import { shortcutCommand } from "./manifest.ts";
import type { Once, Ours } from "./once.ts";
import { fromAction, fromCommand, fromEvent, fromLookUp, fromShortcut, fromSubmission, type Incoming, type Payload } from "./receive.ts";
import type { Workspaces } from "./workspaces.ts";

/** Tells Slack that a delivery has arrived; what is given stands in the acknowledgement. */
export type Acknowledge = (answer?: unknown) => Promise<void>;

/** Takes what Bolt hands over. */
export interface Deliveries {
  /** Acknowledges at once whatever it is, then does what is asked. Resolves when that is done; a fault is logged. */
  readonly take: (ears: Ears, body: Payload, acknowledge: Acknowledge) => Promise<void>;
  /** Resolves when nothing is under way any more. */
  readonly settle: () => Promise<void>;
}

export interface DeliveryParts {
  readonly commands: readonly AnyCommand<never>[];
  readonly hearing: Hearing;
  readonly home: Home;
  readonly workspaces: Workspaces;
  readonly once: Once;
  readonly log: Log;
}

export function slackDeliveries({ commands, hearing, home, workspaces, once, log }: DeliveryParts): Deliveries {
  const flying = new Set<Promise<unknown>>();

  /** Does what an acknowledged delivery asks for, once, under all the names that a repetition of it may bear. */
  function doing(names: readonly string[], work: (ours: Ours) => Promise<void>): Promise<void> {
    const running = once
      .run(names, work)
      .catch((error: unknown) => log.error({ err: error }, "what came from Slack could not be answered"))
      .finally(() => flying.delete(running));
    flying.add(running);
    return running;
  }

  async function heard(ears: Ears, incoming: Incoming, acknowledge: Acknowledge): Promise<void> {
    await acknowledge();
    await doing([incoming.key], (ours) => hearing.hear(ears, incoming, ours));
  }

  async function submitted(ears: Ears, body: Payload, acknowledge: Acknowledge): Promise<void> {
    const incoming = fromSubmission(body);
    let acknowledged = false;
    const once = async (answer: unknown) => {
      acknowledged = true;
      await acknowledge(answer);
    };
    await doing([incoming.key], (ours) => hearing.submit(ears, incoming, body, once, ours));
    if (!acknowledged) await acknowledge();
  }

  async function happened(ears: Ears, body: Payload): Promise<void> {
    const { team, installed, event, names } = fromEvent(body);
    const { type, user, tab } = event;
    const looks = type === "app_home_opened" && tab !== "messages" && typeof user === "string";
    if (looks) await doing(names, async (ours) => ((await ours()) ? home.publish(ears, team, user) : undefined));
    if (type === "app_uninstalled" || (type === "tokens_revoked" && revokesBot(event)))
      await doing(names, () => workspaces.drop(installed));
  }

  async function take(ears: Ears, body: Payload, acknowledge: Acknowledge): Promise<void> {
    if (typeof body["command"] === "string") return heard(ears, fromCommand(body), acknowledge);
    switch (body["type"]) {
      case "block_actions":
        return heard(ears, fromAction(body), acknowledge);
      case "message_action":
      case "shortcut": {
        const command = shortcutCommand(commands, String(body["callback_id"]));
        return command === null ? acknowledge() : heard(ears, fromShortcut(body, command), acknowledge);
      }
      case "view_submission":
        return submitted(ears, body, acknowledge);
      case "block_suggestion":
        return acknowledge({ options: await hearing.lookUp(ears, fromLookUp(body)) });
      case "event_callback":
        return happened(ears, body);
      default:
        return acknowledge();
    }
  }

  return {
    take,
    async settle() {
      await Promise.allSettled(flying);
    },
  };
}

/** Whether the bot's own token is among those that were revoked; those of people are none of ours. */
function revokesBot(event: Payload): boolean {
  const tokens = event["tokens"] as { readonly bot?: readonly string[] } | null | undefined;
  return (tokens?.bot?.length ?? 0) > 0;
}
