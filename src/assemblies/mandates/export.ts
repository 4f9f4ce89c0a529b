import type { LocalDate } from "#calendar/calendar.ts";
import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";
import { registerView } from "./service.ts";

/** The register of mandates as the export shows it, by office. */
export async function exportMandates(
  db: Db,
  community: Id,
  within: { readonly name: (person: Id) => string; readonly day: LocalDate },
): Promise<Readonly<Record<string, unknown>>> {
  const { offices } = await registerView(db, community, within.day);
  return Object.fromEntries(
    offices.map(({ office, mandates, vacant }) => [
      office.name,
      {
        seats: office.seats,
        months: office.term,
        most: office.most,
        vacant,
        mandates: mandates.map((each) => ({
          person: within.name(each.person),
          by: each.election ?? each.electedBy,
          from: each.from,
          until: each.until,
          ended: each.ended,
          reason: each.reason,
          state: each.state,
          row: each.row,
        })),
      },
    ]),
  );
}
