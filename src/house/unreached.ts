import { z } from "zod";
import { card, list, paragraph } from "#chat/card.ts";
import { plain, plainText } from "#chat/prose.ts";
import { after, HOUR, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { peopleWhoMay, personNames } from "#membership/store.ts";
import { alter, tell } from "#outbox/notice.ts";
import type { GivenUp } from "#outbox/settle.ts";
import { type NoticeTeller, noticeTeller } from "#outbox/teller.ts";
import type { Tx } from "#store/db.ts";

/** Whom this is said of: who comes to a gathering is seen on its card; who waits for anything else is nobody's business. */
const OF_GATHERINGS = "gathering-";

/** How many are named. */
const NAMED = 20;

const facts = z.object({ people: z.array(z.string().transform((text) => text as Id)) });

/** Told to organisers: whom nothing reaches in private any more, those of one hour together, each person once. */
export const peopleUnreached = noticeTeller({
  version: 1,
  facts,
  async card(db, { people }, voice, { community }) {
    const known = await personNames(db, community, people);
    const names = people.map((person) => known.get(person) ?? "").sort(new Intl.Collator(voice.locale).compare);
    const said = voice.say("people-unreached", { count: names.length });
    const rest = names.length - NAMED;
    return card({
      summary: plainText(said),
      tone: "warning",
      title: voice.say("people-unreached-title"),
      blocks: [
        paragraph(said),
        list(names.slice(0, NAMED).map((name) => [plain(name)])),
        ...(rest > 0 ? [paragraph(voice.say("people-unreached-more", { rest }))] : []),
        paragraph(voice.say("people-unreached-help")),
      ],
    });
  },
}) as NoticeTeller;

/** Promises the organisers, for the end of the hour, the name of somebody whom nothing reaches, with those of the others. */
export async function tellUnreached(tx: Tx, { community, name, person: unreached }: GivenUp, now: Instant): Promise<void> {
  if (unreached === null || !name.startsWith(OF_GATHERINGS)) return;
  const due = after(now, HOUR - (now % HOUR));
  const organisers = (await peopleWhoMay(tx, community, "change any gathering")).filter((person) => person !== unreached);
  for (const person of organisers.sort()) {
    const once = `people-unreached:${due}:${person}`;
    const notice = { community, to: { person }, name: "people-unreached", version: 1, once, now, kind: null, due } as const;
    if (await tell(tx, { ...notice, facts: { people: [unreached] } })) continue;
    await alter(tx, community, once, (was) => ({ people: [...new Set([...facts.parse(was).people, unreached])] }));
  }
}
