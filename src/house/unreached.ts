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

/**
 * Whom this is said of, and to whom: who comes to a gathering is seen on its card, and whoever convenes an assembly must know who was not
 * summoned; who waits for anything else is nobody's business.
 */
const TOLD = [
  { of: "gathering-", notice: "people-unreached", to: "change any gathering" },
  { of: "assembly-", notice: "members-unsummoned", to: "convene assemblies" },
] as const;

/** How many are named. */
const NAMED = 20;

const facts = z.object({ people: z.array(z.string().transform((text) => text as Id)) });

/** Told to organisers: whom nothing reaches in private any more, those of one hour together, each person once. */
export const peopleUnreached = namingTeller("people-unreached");

/** Told to those who convene: which members no notice of an assembly reached, those of one hour together. */
export const membersUnsummoned = namingTeller("members-unsummoned");

function namingTeller(key: "people-unreached" | "members-unsummoned"): NoticeTeller {
  return noticeTeller({
    version: 1,
    facts,
    async card(db, { people }, voice, { community }) {
      const known = await personNames(db, community, people);
      const names = people.map((person) => known.get(person) ?? "").sort(new Intl.Collator(voice.locale).compare);
      const said = voice.say(key, { count: names.length });
      const rest = names.length - NAMED;
      return card({
        summary: plainText(said),
        tone: "warning",
        title: voice.say(`${key}-title`),
        blocks: [
          paragraph(said),
          list(names.slice(0, NAMED).map((name) => [plain(name)])),
          ...(rest > 0 ? [paragraph(voice.say("people-unreached-more", { rest }))] : []),
          paragraph(voice.say(`${key}-help`)),
        ],
      });
    },
  }) as NoticeTeller;
}

/** Promises those who must know, for the end of the hour, the name of somebody whom nothing reaches, with those of the others. */
export async function tellUnreached(tx: Tx, { community, name, person: unreached }: GivenUp, now: Instant): Promise<void> {
  const told = TOLD.find(({ of }) => name.startsWith(of));
  if (unreached === null || told === undefined) return;
  const due = after(now, HOUR - (now % HOUR));
  const organisers = (await peopleWhoMay(tx, community, told.to)).filter((person) => person !== unreached);
  for (const person of organisers.sort()) {
    const once = `${told.notice}:${due}:${person}`;
    const notice = { community, to: { person }, name: told.notice, version: 1, once, now, kind: null, due } as const;
    if (await tell(tx, { ...notice, facts: { people: [unreached] } })) continue;
    await alter(tx, community, once, (was) => ({ people: [...new Set([...facts.parse(was).people, unreached])] }));
  }
}
