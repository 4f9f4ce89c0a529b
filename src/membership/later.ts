import { z } from "zod";
import { card, paragraph, quote } from "#chat/card.ts";
import { plain, plainText, strong } from "#chat/prose.ts";
import type { JobKinds } from "#jobs/job.ts";
import type { Id } from "#kernel/ids.ts";
import { type FreshTellers, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import type { Db } from "#store/db.ts";
import { delegationCard } from "./delegation-cards.ts";
import { delegationById, delegationOut } from "./delegation-store.ts";
import { delegationJobs } from "./delegations.ts";
import { duesJobs } from "./dues-planning.ts";
import { loadExclusion } from "./exclusions.ts";
import { linkCard, unlinkedCard, vouchedCard } from "./link-cards.ts";
import { applicationCard, duesNoticeCard, exclusionCard } from "./member-cards.ts";
import { findPersonById, personNames } from "./store.ts";

const side = z.object({ name: z.string(), platform: z.string() });
const id = z.string().transform((text) => text as Id);
const aboutLink = z.object({ link: z.string().transform((id) => id as Id), first: side, second: side });

/** What is told later about people and their accounts. */
export const membershipLater: { readonly notices: NoticeTellers; readonly fresh: FreshTellers; readonly jobs: JobKinds } = {
  notices: {
    "link-asked": noticeTeller({
      version: 1,
      facts: aboutLink,
      card: async (_db, { link, first, second }, voice) => linkCard({ id: link, first, second, state: "asked" }, voice),
    }) as NoticeTellers[string],
    "account-vouched": noticeTeller({
      version: 1,
      facts: z.object({ account: side, by: z.string() }),
      card: async (_db, { account, by }, voice) => vouchedCard(account, by, voice),
    }) as NoticeTellers[string],
    "account-unlinked": noticeTeller({
      version: 1,
      facts: z.object({ account: side, reader: z.enum(["person", "account"]) }),
      card: async (_db, { account, reader }, voice) => unlinkedCard(account, reader, voice),
    }) as NoticeTellers[string],
    "member-applied": noticeTeller({
      version: 1,
      facts: z.object({ person: id, message: z.string().nullable() }),
      async card(db, { person, message }, voice, { community }) {
        const row = await findPersonById.first(db, { community, id: person });
        return row?.standing === "applicant" ? applicationCard({ id: person, name: row.name }, message, voice) : null;
      },
    }) as NoticeTellers[string],
    "member-decided": noticeTeller({
      version: 1,
      facts: z.object({ what: z.enum(["admitted", "refused"]), reason: z.string().nullable() }),
      async card(_db, { what, reason }, voice) {
        const said = voice.say("member-decided", { what });
        const blocks = [paragraph(said), ...(reason === null ? [] : [quote([plain(reason)])])];
        return card({ summary: plainText(said), tone: what === "admitted" ? "good" : "calm", title: voice.say("member-title"), blocks });
      },
    }) as NoticeTellers[string],
    "member-resigned": noticeTeller({
      version: 1,
      facts: z.object({ person: id, reason: z.string().nullable() }),
      async card(db, { person, reason }, voice, { community }) {
        const said = voice.say("member-has-resigned", { name: strong(await nameOf(db, community, person)) });
        const blocks = [paragraph(said), ...(reason === null ? [] : [quote([plain(reason)])])];
        return card({ summary: plainText(said), title: voice.say("member-title"), blocks });
      },
    }) as NoticeTellers[string],
    "dues-end": noticeTeller({
      version: 1,
      letter: "asked",
      facts: z.object({ through: z.string(), days: z.number() }),
      async card(db, { through }, voice, { community, person }) {
        const row = person === null ? null : await findPersonById.first(db, { community, id: person });
        return row?.dues_through === through && row.standing === "member" ? duesNoticeCard("ending", { through }, voice) : null;
      },
    }) as NoticeTellers[string],
    "dues-lapsed": noticeTeller({
      version: 1,
      facts: z.object({ through: z.string() }),
      card: async (_db, { through }, voice) => duesNoticeCard("lapsed", { through }, voice),
    }) as NoticeTellers[string],
    "dues-paid": noticeTeller({
      version: 1,
      facts: z.object({ through: z.string(), receipt: z.string() }),
      card: async (_db, given, voice) => duesNoticeCard("paid", given, voice),
    }) as NoticeTellers[string],
    exclusion: noticeTeller({
      version: 1,
      // whoever may be excluded has the right to be heard, and must know of it
      letter: "convocation",
      facts: z.object({ exclusion: id }),
      async card(db, { exclusion }, voice, { community, person }) {
        const found = await loadExclusion(db, community, exclusion);
        return found === null ? null : exclusionCard(found, found.person === person ? "meant" : "decider", voice);
      },
    }) as NoticeTellers[string],
    power: noticeTeller({
      version: 1,
      facts: z.object({ delegation: id, state: z.string() }),
      async card(db, { delegation }, voice, { community }) {
        const row = await delegationById.first(db, { community, id: delegation });
        if (row === null) return null;
        const names = await personNames(db, community, [row.giver, row.holder]);
        const shown = { ...delegationOut(row), giverName: names.get(row.giver) ?? "", holderName: names.get(row.holder) ?? "", depth: 0 };
        return delegationCard(shown, "holder", voice);
      },
    }) as NoticeTellers[string],
  },
  fresh: {
    async exclusion(db, community, copy, voice, _late, hanging) {
      const found = await loadExclusion(db, community, copy.split(":")[0] as Id);
      if (found === null || (found.state !== "proposed" && hanging === "not yet")) return null;
      return exclusionCard(found, "decider", voice);
    },
  },
  jobs: { ...duesJobs, ...delegationJobs },
};

async function nameOf(db: Db, community: Id, person: Id): Promise<string> {
  return (await personNames(db, community, [person])).get(person) ?? "";
}
