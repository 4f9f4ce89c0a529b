import { loadMotion } from "#assemblies/store.ts";
import type { Zone } from "#calendar/calendar.ts";
import { zonedText } from "#calendar/iso.ts";
import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";
import { STATES } from "./need.ts";
import { needView } from "./service.ts";
import { listNeeds, supportersOf } from "./store.ts";

/** The community's needs as the export shows them. What was confided stays with whom it was confided to. */
export async function exportNeeds(db: Db, community: Id, within: { readonly name: (person: Id) => string; readonly zone: Zone }) {
  const entries: [string, unknown][] = [];
  const needs = await listNeeds(db, community, STATES, null, 100_000);
  for (const need of [...needs].sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))) {
    const { into, joined } = await needView(db, community, need.id, null);
    const motion = need.motion === null ? null : await loadMotion(db, community, need.motion);
    const supporters = need.confided ? [] : await supportersOf(db, community, need.id);
    entries.push([
      need.handle,
      {
        title: need.confided ? null : need.title,
        text: need.confided ? null : need.about,
        private: need.confided,
        state: need.state,
        submitter: need.confided || need.unnamed ? null : within.name(need.submitter),
        submitted: zonedText(need.createdAt, within.zone),
        support: need.supports,
        supporters: supporters.map(within.name),
        mergedInto: into,
        merged: joined.map(({ handle }) => handle),
        motion: motion?.handle ?? null,
        outcome: motion?.result?.outcome ?? null,
      },
    ]);
  }
  return Object.fromEntries(entries);
}
