import { z } from "zod";
import type { Id } from "#kernel/ids.ts";
import { noticeTeller } from "#outbox/teller.ts";
import { views } from "./approve.ts";
import { heldCard } from "./hold-cards.ts";
import { findHeld } from "./hold-store.ts";

const aboutHeld = z.object({ hold: z.string().transform((text) => text as Id) });

/** A gathering that waits, for those who may approve it. What was decided meanwhile is not told. */
export const holdAsks = noticeTeller({
  version: 1,
  facts: aboutHeld,
  async card(db, { hold }, voice, { community, person }) {
    const held = await findHeld(db, community, hold);
    if (held?.state !== "waiting") return null;
    const [view] = await views(db, { community: { id: community }, person }, [held]);
    return view === undefined ? null : heldCard(view, voice);
  },
});

/** What was decided of it, for whoever asked. */
export const holdDecided = noticeTeller({
  version: 1,
  facts: aboutHeld,
  async card(db, { hold }, voice, { community, person }) {
    const held = await findHeld(db, community, hold);
    if (held === null || held.state === "waiting") return null;
    const [view] = await views(db, { community: { id: community }, person }, [held]);
    return view === undefined ? null : heldCard(view, voice);
  },
});
