import { loadMotion } from "#assemblies/store.ts";
import type { Zone } from "#calendar/calendar.ts";
import { zonedText } from "#calendar/iso.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { breachesOf } from "#parties/store.ts";
import type { Db } from "#store/db.ts";
import { STATES } from "./agreement.ts";
import { logOf, motionsAbout, negotiatorsOf, searchAgreements, signaturesOf, textsOf } from "./store.ts";
import { agreementView } from "./view.ts";

/** The community's agreements as the export shows them: of breaches the count, and of a closed log how long it is. */
export async function exportAgreements(db: Db, community: Id, within: { readonly name: (person: Id) => string; readonly zone: Zone }) {
  const entries: [string, unknown][] = [];
  const moment = (at: Instant | null) => (at === null ? null : zonedText(at, within.zone));
  const handleOf = async (motion: Id | null) => (motion === null ? null : (await loadMotion(db, community, motion)).handle);
  for (const agreement of (await searchAgreements(db, community, STATES, "", 100_000)).toReversed()) {
    const { id } = agreement;
    const view = await agreementView(db, community, id, null);
    const log = await logOf(db, community, id);
    const texts = await textsOf(db, community, id);
    const breaches = await breachesOf(db, community, { kind: "agreement", id });
    const motions: unknown[] = [];
    for (const { motion, purpose, number } of await motionsAbout(db, community, id))
      motions.push({ motion: await handleOf(motion), purpose, version: number });
    const open = agreement.seenBy === "members";
    entries.push([
      agreement.handle,
      {
        title: agreement.title,
        counterpart: view.counterpart,
        mandate: {
          motion: view.mandate.handle,
          object: agreement.object,
          limits: agreement.limits,
          negotiators: (await negotiatorsOf(db, community, id)).map(within.name),
          report: agreement.reportOn,
          expires: agreement.expiresOn,
          seen: agreement.seenBy,
        },
        state: agreement.state,
        log: open
          ? log.map(({ kind, words, next, author, at }) => ({
              kind,
              text: words,
              next: moment(next),
              author: within.name(author),
              at: moment(at),
            }))
          : log.map(({ kind, at }) => ({ kind, at: moment(at) })),
        versions: texts.length,
        text: view.text?.words ?? null,
        motions,
        ratifiedBy: await handleOf(agreement.ratifiedBy),
        withdrawnBy: await handleOf(agreement.withdrawnBy),
        signatures: (await signaturesOf(db, community, id)).map(({ side, name, number, at, person }) => ({
          side,
          name: person === null ? name : within.name(person),
          version: number,
          at: moment(at),
        })),
        from: agreement.from,
        until: agreement.until,
        renewal: agreement.renewal,
        notice: agreement.noticeDays,
        ending: agreement.ending,
        breaches: {
          reported: breaches.length,
          open: breaches.filter(({ state }) => state === "open").length,
          answered: breaches.filter(({ state }) => state === "answered").length,
          closed: breaches.filter(({ state }) => state === "closed").length,
        },
      },
    ]);
  }
  return Object.fromEntries(entries);
}
