import { blockText } from "./check-blocks.ts";
import type { FakeTeam } from "./world.ts";

/** What somebody alone was answered in the channels of a workspace, each answer by itself and in its newest state. */
export function answersTo({ ephemerals }: FakeTeam, user: string): readonly string[] {
  return ephemerals.filter((each) => each.user === user).map(({ blocks, text }) => blockText(blocks) || text);
}

/** The private messages that somebody was sent, the newest last. */
export function toldTo({ channels, messages }: FakeTeam, user: string): readonly string[] {
  return messages.filter(({ channel }) => channels.get(channel)?.im === user).map(({ blocks }) => blockText(blocks));
}

/** What hangs in a channel, each message by itself. */
export function hangingIn({ messages }: FakeTeam, wanted: string): readonly string[] {
  return messages.filter(({ channel }) => channel === wanted).map(({ blocks }) => blockText(blocks));
}
