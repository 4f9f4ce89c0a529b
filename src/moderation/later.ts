import { z } from "zod";
import type { Card } from "#chat/card.ts";
import type { Voice } from "#chat/voice.ts";
import { again, done, type JobKinds } from "#jobs/job.ts";
import { after, DAY } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { personNames } from "#membership/store.ts";
import { freshenCopies } from "#outbox/fresh.ts";
import { type FreshTellers, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import type { Db } from "#store/db.ts";
import { measureCard, reportCard, reportOverCard, reportStateCard, wordHintCard } from "./cards.ts";
import { isAsked, isOpen } from "./report.ts";
import { handOn, SUSPENSION_JOB, WAITING_JOB } from "./service.ts";
import { loadMeasure, loadReport, suspend, writeMeasure } from "./store.ts";

const id = z.string().transform((text) => text as Id);

/** What is told and done later about reports and what follows from them. */
export const moderationLater: { readonly notices: NoticeTellers; readonly fresh: FreshTellers; readonly jobs: JobKinds } = {
  notices: {
    report: noticeTeller({
      version: 1,
      facts: z.object({ report: id }),
      card: (db, { report }, voice, { community, person }) =>
        person === null ? Promise.resolve(null) : inHandCard(db, community, report, person, voice),
    }) as NoticeTellers[string],
    "report-state": noticeTeller({
      version: 1,
      facts: z.object({ report: id, state: z.enum(["received", "handled", "resolved", "dismissed"]) }),
      async card(db, { report, state }, voice, { community }) {
        const found = await loadReport(db, community, report);
        return found === null ? null : reportStateCard({ ...found, state }, voice);
      },
    }) as NoticeTellers[string],
    measure: noticeTeller({
      version: 1,
      facts: z.object({ measure: id, what: z.string() }),
      async card(db, { measure }, voice, { community, person }) {
        const found = await loadMeasure(db, community, measure);
        if (found === null) return null;
        const names = await personNames(db, community, [found.person]);
        return measureCard(found, names.get(found.person) ?? "", found.person === person ? "meant" : "second", voice);
      },
    }) as NoticeTellers[string],
    "word-hint": noticeTeller({
      version: 1,
      facts: z.object({ words: z.array(z.string()) }),
      card: async (_db, { words }, voice) => wordHintCard(words, voice),
    }) as NoticeTellers[string],
  },
  fresh: {
    async report(db, community, hand, voice, _late, hanging) {
      const [report, handler] = hand.split(":") as [Id, Id];
      const shown = await inHandCard(db, community, report, handler, voice);
      if (shown !== null || hanging === "not yet") return shown;
      const found = await loadReport(db, community, report);
      return found === null ? null : reportOverCard(found, voice);
    },
    async measure(db, community, copy, voice, _late, hanging) {
      const [measure, reader] = copy.split(":") as [Id, Id];
      const found = await loadMeasure(db, community, measure);
      if (found === null) return null;
      const asked = isAsked(found, reader);
      if (!asked && hanging === "not yet") return null;
      const name = (await personNames(db, community, [found.person])).get(found.person) ?? "";
      return measureCard(found, name, asked ? "second" : "nobody", voice);
    },
  },
  jobs: {
    [SUSPENSION_JOB]: {
      catchUp: "once",
      async handle(tx, { community, subject }, run) {
        const found = await loadMeasure(tx, community, subject);
        if (found === null || (found.state !== "active" && found.state !== "appealed")) return done;
        await writeMeasure(tx, community, subject, { state: "ended" });
        await suspend(tx, community, found.person, run.now);
        await freshenCopies(tx, community, { kind: "measure", id: subject });
        return done;
      },
    },
    [WAITING_JOB]: {
      catchUp: "once",
      async handle(tx, { community, subject }, run) {
        return (await handOn(tx, community, subject, run.now)) ? again(after(run.now, DAY)) : done;
      },
    },
  },
};

/** A report whole, for as long as somebody has it in hand; null for anybody else, and once it is dealt with. */
async function inHandCard(db: Db, community: Id, report: Id, handler: Id, voice: Voice): Promise<Card | null> {
  const found = await loadReport(db, community, report);
  if (found === null || found.handler !== handler || !isOpen(found)) return null;
  const names = await personNames(db, community, [found.reporter, ...(found.meant === null ? [] : [found.meant])]);
  const meantName = found.meant === null ? "" : (names.get(found.meant) ?? "");
  return reportCard({ report: found, reader: "handler", meantName, reporterName: names.get(found.reporter) ?? "" }, voice);
}
