import { zonedText } from "#calendar/iso.ts";
import type { Id } from "#kernel/ids.ts";
import { posts } from "#outbox/posts.ts";
import type { Db } from "#store/db.ts";
import type { ExportingIn } from "./community.ts";

/** Every scheduled post and reminder, by due time. A reminder, told to one person in private, has neither space nor channel. */
export async function exportPosts(db: Db, community: Id, { zone }: ExportingIn) {
  const spaces = await db.selectFrom("spaces").select(["id", "name"]).where("community", "=", community).execute();
  const names = new Map(spaces.map((space) => [space.id, space.name]));
  const all = await posts(db, community);
  return all.map((post) => ({
    space: post.space === null ? null : (names.get(post.space) ?? null),
    channel: post.channel,
    kind: post.kind,
    key: post.key,
    dueAt: zonedText(post.dueAt, zone),
    postedAt: post.postedAt === null ? null : zonedText(post.postedAt, zone),
    state: post.state,
    attempts: post.attempts,
  }));
}
