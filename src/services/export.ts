import { loadAgreement } from "#agreements/store.ts";
import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";
import { listServices, serviceFigures } from "./store.ts";

/** The community's services as the export shows them: figures, never a code, and nobody who uses one. */
export async function exportServices(db: Db, community: Id, within: { readonly name: (person: Id) => string }) {
  const entries: [string, unknown][] = [];
  for (const service of await listServices(db, community, ["open", "ended"], 100_000)) {
    const { ratings, stars, uses } = await serviceFigures(db, community, service.id, "");
    entries.push([
      service.handle,
      {
        title: service.title,
        about: service.about,
        agreement: service.agreement === null ? null : (await loadAgreement(db, community, service.agreement)).handle,
        state: service.state,
        codes: service.sort,
        dues: service.dues,
        charter: service.charter,
        section: service.section,
        every: service.every,
        limit: service.most,
        given: service.given,
        from: service.from,
        until: service.until,
        used: uses,
        rating: ratings === 0 ? null : { count: ratings, stars },
        author: within.name(service.author),
      },
    ]);
  }
  return Object.fromEntries(entries);
}
