import type { Instant } from "#kernel/clock.ts";
import type { Zone } from "./calendar.ts";

/** An instant as files that people carry away show it (RFC 9557, to the second): `2027-03-28T10:30:00+02:00[Europe/Paris]`. */
export function zonedText(at: Instant, zone: Zone): string {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toString({ smallestUnit: "second" });
}

/** A length of time in milliseconds as an ISO 8601 duration, its hours not counted as days: `PT1H30M`, `PT26H`. */
export function durationText(milliseconds: number): string {
  return Temporal.Duration.from({ milliseconds }).round({ largestUnit: "hour" }).toString();
}
