import { fold } from "#kernel/fold.ts";
import { Misuse } from "#kernel/refusal.ts";
import { readListed } from "./volunteer.ts";

/** Two zones that touch, and how far they lie apart where that is known. */
export interface Near {
  readonly from: string;
  readonly to: string;
  readonly km: number | null;
}

const NONE = new Set(["none", "aucun", "aucune", "-"]);
const PAIR = /^(.+?)\s*(?:\/|\s[-–]\s)\s*(.+?)(?:\s+(\d{1,4}(?:\.\d{1,2})?)\s*km)?$/i;

/**
 * Zones that touch, as they are typed: `north / centre 3 km, centre / south`. A word such as `none` empties the list. Throws a Misuse
 * of the option `near`, which names what was not understood.
 */
export function readNear(typed: string, listed: readonly string[]): readonly Near[] {
  if (NONE.has(fold(typed))) return [];
  const parts = typed.split(/[,;\n]/).map((part) => part.trim());
  return parts.filter((part) => part !== "").map((part) => readPair(part, listed));
}

function readPair(part: string, listed: readonly string[]): Near {
  const found = PAIR.exec(part);
  const [from, to] = [fold(found?.[1] ?? ""), fold(found?.[2] ?? "")];
  if (found === null || from === to || to.includes("/") || /\bkm$/.test(to))
    throw new Misuse("near", "aid-near-unclear", { typed: part.slice(0, 60) });
  for (const zone of [from, to]) readListed("near", zone, listed);
  return { from, to, km: found[3] === undefined ? null : Number(found[3]) };
}
