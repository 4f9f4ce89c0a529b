import { z } from "zod";
import type { JobKinds } from "#jobs/job.ts";
import type { Id } from "#kernel/ids.ts";
import { type FreshTellers, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import { linkCard } from "./link-cards.ts";

const side = z.object({ name: z.string(), platform: z.string() });
const aboutLink = z.object({ link: z.string().transform((id) => id as Id), first: side, second: side });

/** What is told later about people and their accounts. */
export const membershipLater: { readonly notices: NoticeTellers; readonly fresh: FreshTellers; readonly jobs: JobKinds } = {
  notices: {
    "link-asked": noticeTeller({
      version: 1,
      facts: aboutLink,
      card: async (_db, { link, first, second }, voice) => linkCard({ id: link, first, second, state: "asked" }, voice),
    }) as NoticeTellers[string],
  },
  fresh: {},
  jobs: {},
};
