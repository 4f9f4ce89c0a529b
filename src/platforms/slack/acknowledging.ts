import type { App, ReceiverEvent } from "@slack/bolt";
import type { Log } from "#kernel/log.ts";

/**
 * The app as the two ways in see it: whatever Slack delivers is acknowledged, also what Bolt has no name for, lays aside or
 * stumbles over. Otherwise the person waits three seconds for nothing, and Slack repeats it.
 */
export function acknowledging(app: App, log: Log): App {
  async function processEvent(event: ReceiverEvent): Promise<void> {
    let acknowledged = false;
    const ack: ReceiverEvent["ack"] = async (answer) => {
      acknowledged = true;
      return event.ack(answer);
    };
    try {
      await app.processEvent({ ...event, ack });
    } catch (error) {
      log.warn({ err: error }, "a delivery of Slack's means nothing");
    }
    if (!acknowledged) await event.ack();
  }
  return Object.assign(Object.create(app) as App, { processEvent });
}
