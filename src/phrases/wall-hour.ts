import { timeText } from "#calendar/civil.ts";
import { Misuse } from "#kernel/refusal.ts";

/**
 * Reads an hour of the day that stands alone, as people write it in any language: `18:30`, `18h30`, `18 h 30`, `18h`, `18`. Gives
 * `18:30`. Throws a Misuse of the option.
 */
export function readWallHour(option: string, typed: string): string {
  const [, hours = "24", minutes = "0"] = /^(\d{1,2})\s*(?:[:h]\s*(\d{2})?)?$/i.exec(typed.trim()) ?? [];
  if (Number(hours) > 23 || Number(minutes) > 59) throw new Misuse(option, "wall-hour-unclear", { typed: typed.trim().slice(0, 20) });
  return timeText(Number(hours) * 60 + Number(minutes));
}
