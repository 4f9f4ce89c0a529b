import { showingResults } from "#assemblies/shown.ts";
import { showingCharters } from "#charters/shown.ts";
import { showing } from "#gatherings/shown.ts";
import type { Shown } from "#house.ts";
import { showingCommunities } from "#membership/shown.ts";
import { showingPartners } from "#partners/view.ts";
import type { Parts } from "#store/parts.ts";
import { showingWorks } from "#works/shown.ts";

/** What everybody may see, put together from the modules. */
export function openShown(parts: Parts): Shown {
  return {
    communities: showingCommunities(parts),
    gatherings: showing(parts),
    results: showingResults(parts),
    charters: showingCharters(parts),
    partners: showingPartners(parts),
    works: showingWorks(parts),
  };
}
