import { writeAddress } from "#chat/address.ts";
import type { Act } from "#chat/call.ts";
import { type Card, card, list, paragraph } from "#chat/card.ts";
import { code, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Db } from "#store/db.ts";
import type { Motion } from "./motion.ts";
import { motionOut } from "./store.ts";

/** The open votes in which the asker is entitled and has not voted; those that close first ahead. */
export async function motionsToCast(db: Db, act: Act): Promise<readonly Motion[]> {
  const rows = await db
    .selectFrom("motions as m")
    .innerJoin("electors as e", (join) => join.onRef("e.community", "=", "m.community").onRef("e.motion", "=", "m.id"))
    .selectAll("m")
    .where("m.community", "=", act.community.id)
    .where("m.state", "=", "open")
    .where("e.person", "=", act.person)
    .where("e.voted", "=", 0)
    .orderBy((row) => row.fn.coalesce("m.closes_at", row.val("9")))
    .orderBy("m.id")
    .limit(100)
    .execute();
  return rows.map(motionOut);
}

/** The votes that wait for somebody. */
export function toCastCard(motions: readonly Motion[], voice: Voice): Card {
  const items = motions.map((motion) => {
    const holes = { handle: code(motion.handle), title: strong(motion.title) };
    return motion.closesAt === null
      ? voice.say("home-vote", holes)
      : voice.say("home-vote-closing", { ...holes, moment: voice.moment(motion.closesAt, "short") });
  });
  const choices = motions.slice(0, 25).map((motion) => ({ value: motion.id, label: `${motion.handle} ${motion.title}` }));
  const address = writeAddress({ command: "motion list", press: "show", id: "" });
  return card({
    summary: voice.text("home-votes-summary", { count: motions.length }),
    title: voice.say("home-votes"),
    blocks: [items.length === 0 ? paragraph(voice.say("home-votes-none")) : list(items)],
    controls: choices.length === 0 ? [] : [[{ kind: "pick", label: voice.text("label-vote"), address, choices, many: false }]],
  });
}
