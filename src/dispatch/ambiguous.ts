import type { Local, LocalDate } from "#calendar/calendar.ts";
import { Misuse } from "#kernel/refusal.ts";

/** What was typed for an option can mean several dates: the person is asked which, with the readings as buttons. */
export class Ambiguous extends Misuse {
  readonly readings: readonly (Local | LocalDate)[];

  constructor(option: string, typed: string, readings: readonly (Local | LocalDate)[]) {
    super(option, "option-ambiguous", { typed });
    this.name = "Ambiguous";
    this.readings = readings;
  }
}
