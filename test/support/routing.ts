import { type Helper, type Need, type Terms, USUAL_TERMS } from "#aid/routing/sides.ts";
import type { LocalDate } from "#calendar/calendar.ts";
import type { Instant } from "#kernel/clock.ts";

/** Monday 22 March 2027, ten in the morning in Paris. */
export const MONDAY = Date.parse("2027-03-22T09:00:00Z") as Instant;

export const terms: Terms = {
  ...USUAL_TERMS,
  now: MONDAY,
  language: "fr",
  zone: "Europe/Paris",
  quiet: { quietFrom: "21:00", quietTo: "08:00" },
  // everything is scarce among the few of a test
  scarceBelow: 0,
};

export function needOf(some: Partial<Need> = {}): Need {
  return {
    ...{ id: "R1", category: "transport", skills: [], zone: null, at: null, remote: false, urgency: "week", languages: [], speaks: [] },
    ...{
      starts: null,
      helpers: 1,
      vetting: null,
      pair: false,
      section: null,
      requester: "rita",
      anonymous: false,
      helped: null,
      blocked: [],
    },
    ...some,
  };
}

export function helperOf(id: string, some: Partial<Helper> = {}): Helper {
  return {
    ...{
      id,
      categories: ["transport"],
      skills: [],
      vetting: [],
      zones: [],
      at: null,
      languages: [],
      hours: null,
      timeZone: "Europe/Paris",
    },
    ...{ quiet: null, leave: [], paused: false, suspended: false, charter: true, sections: [], open: 0, most: 2, week: 0, perWeek: null },
    ...{ askedAt: null, every: null, given: 0, unanswered: 0, helpedBefore: [], blocked: [], conflicts: [], asked: [], reachable: true },
    ...{ experienced: false, household: null },
    ...some,
  };
}

export function date(text: string): LocalDate {
  return text as LocalDate;
}
