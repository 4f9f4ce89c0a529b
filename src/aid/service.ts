import type { Act } from "#chat/call.ts";
import type { GivenThing } from "#chat/option.ts";
import type { Suggestion } from "#chat/platform.ts";
import type { Id } from "#kernel/ids.ts";
import { change } from "#store/change.ts";
import type { Parts } from "#store/parts.ts";
import { actingOn } from "./acting.ts";
import { rulesService } from "./asked-of-helpers.ts";
import { claimsService } from "./claims.ts";
import { coordinationService } from "./coordination.ts";
import { dutyService } from "./duty-roster.ts";
import { finishingService } from "./finishing.ts";
import { recordLook } from "./look-store.ts";
import { reopeningService } from "./reopening.ts";
import { findRequest, offerRequests } from "./request-store.ts";
import { requestsService } from "./requests.ts";
import { type RequestView, viewFor } from "./view.ts";
import { volunteersService } from "./volunteers.ts";

export type AidService = ReturnType<typeof aidService>;

/** Requests for help: asked in confidence, offered to those who can, taken on by one, done. */
export function aidService(parts: Parts) {
  const { db, ids } = parts;
  const acting = actingOn(parts);

  /** A request as somebody may see it. That a helper reads what was confided is written down. */
  async function view(act: Act, id: Id): Promise<RequestView> {
    const seen = await viewFor(db, act, id);
    if (seen.role !== "helper" || seen.contact === null) return seen;
    await change(db, (tx) => recordLook(tx, { community: act.community.id, id: ids.next(), request: id, person: act.person, at: act.now }));
    return seen;
  }

  return {
    ...requestsService(parts, acting),
    ...claimsService(parts, acting),
    ...finishingService(acting),
    ...reopeningService(parts, acting),
    ...volunteersService(parts),
    ...coordinationService(parts),
    ...dutyService(parts),
    ...rulesService(parts),
    view,
    find: (community: Id, text: string): Promise<GivenThing | null> => findRequest(db, community, text),
    async offer(asker: { readonly community: Id; readonly person: Id }, typed: string): Promise<readonly Suggestion[]> {
      const rows = await offerRequests(db, asker.community, asker.person, typed);
      return rows.map(({ handle, category, zone }) => ({
        value: handle,
        label: [handle, category, zone ?? ""].join(" ").trim().slice(0, 100),
      }));
    },
  };
}
