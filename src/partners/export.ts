import type { Zone } from "#calendar/calendar.ts";
import { zonedText } from "#calendar/iso.ts";
import { findGathering } from "#gatherings/store.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";
import { contentOf } from "./content.ts";
import type { Partner } from "./partner.ts";
import { partnersOf, sharesOf, shownOf } from "./store.ts";
import { nameOf } from "./view.ts";

interface Within {
  readonly name: (person: Id) => string;
  readonly zone: Zone;
  readonly now: Instant;
}

/** The community's partners as the export shows them: what is shared with each, and what each shows. Nothing of a partner's people is in it. */
export async function exportPartners(db: Db, community: Id, within: Within) {
  const entries: [string, unknown][] = [];
  for (const partner of await partnersOf(db, community, "with those ended"))
    entries.push([partner.handle, await exported(db, partner, within)]);
  return Object.fromEntries(entries);
}

async function exported(db: Db, partner: Partner, within: Within) {
  const moment = (at: Instant | null) => (at === null ? null : zonedText(at, within.zone));
  const reader = { locale: "en", now: within.now } as const;
  const shares: unknown[] = [];
  for (const { kind, handle, seats, state, since, ...share } of await sharesOf(db, partner.community, partner.id, ["open", "ended"])) {
    const content = await contentOf(db, { ...share, kind }, reader);
    shares.push({ kind, handle, title: content?.title ?? null, seats: seats ?? "common", state, since: moment(since) });
  }
  const shown: unknown[] = [];
  for (const { kind, state, since, ...one } of await shownOf(db, partner.community, partner.id, ["open", "ended"])) {
    const here = one.gathering === null ? null : await findGathering(db, partner.community, one.gathering);
    const far = state === "ended" || partner.far === null ? null : { community: partner.far.community, subject: one.subject, kind };
    const content = far === null ? null : await contentOf(db, far, reader);
    shown.push({ kind, handle: here?.handle ?? null, title: here?.title ?? content?.title ?? null, state, since: moment(since) });
  }
  return {
    name: await nameOf(db, partner),
    kind: partner.kind,
    state: partner.state,
    by: within.name(partner.person),
    asked: moment(partner.createdAt),
    since: moment(partner.linkedAt),
    until: moment(partner.endedAt),
    shares,
    shown,
    ...(partner.kind === "here"
      ? {}
      : {
          // the whole of it opens their calendar
          host: partner.address === null ? null : (URL.parse(partner.address)?.host ?? null),
          read: moment(partner.readAt),
          trouble: partner.trouble?.key ?? null,
          elsewhere: partner.events.map(({ title, at, place, url }) => ({ title, start: moment(at), place, url })),
        }),
  };
}
