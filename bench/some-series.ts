import type { Local, Zone } from "#calendar/calendar.ts";
import { localOf } from "#calendar/civil.ts";
import type { Rule } from "#calendar/repetition.ts";
import { type Random, zonesOfTheWorld } from "#test/support/zones.ts";

export interface Series {
  readonly rule: Rule;
  readonly start: Local;
  readonly zone: Zone;
}

/** Rules as associations have them: weekly for the most part, some monthly, from a start in the last three years. */
export function someSeries(random: Random): Series {
  const zone = random.one(zonesOfTheWorld);
  const start = localOf(Math.floor((Date.UTC(2024, 0, 1) + random.part() * 3 * 365 * 86_400_000) / 900_000) * 900_000);
  const weekday = random.whole(1, 7) as 1;
  const other = ((weekday % 7) + 1) as 2;
  const rules: readonly Rule[] = [
    { freq: "weekly", days: [{ weekday }] },
    { freq: "weekly", days: [{ weekday }, { weekday: other }] },
    { freq: "weekly", interval: 2, days: [{ weekday }] },
    { freq: "weekly" },
    { freq: "monthly", days: [{ weekday, nth: random.one([1, 2, 3, -1]) }] },
    { freq: "monthly", monthDays: [random.whole(1, 28)] },
  ];
  return { rule: random.one(rules), start, zone };
}
