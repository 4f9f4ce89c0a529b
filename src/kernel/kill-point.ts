/**
 * Every place where the process may die between two steps of something that was promised. Each await in `change` and in
 * the courier has one. A test kills a process at each of them, and counts from this list how many it has reached.
 */
export const KILL_POINTS = [
  "change asked",
  "change begun",
  "change worked",
  "change kept",
  "change committed",
  "courier looked",
  "courier took",
  "courier read",
  "courier voiced",
  "courier reached",
  "courier rendered",
  "courier told",
  "courier marked",
  "courier drew",
  "courier edited",
  "courier kept",
] as const;

/** The name of a place where a test may kill the process. */
export type KillPoint = (typeof KILL_POINTS)[number];

const wanted = readWanted(process.env["PARVIS_KILL_AT"]);
let passages = 0;

/**
 * Marks a place where dying must do no harm. It does nothing, unless the environment says `PARVIS_KILL_AT=name:n`: then
 * the process kills itself (SIGKILL, nothing is flushed or closed) at the n-th passage, counted from 1.
 */
export function killPoint(name: KillPoint): void {
  if (wanted === null || wanted.name !== name) return;
  passages += 1;
  if (passages === wanted.passage) process.kill(process.pid, "SIGKILL");
}

function readWanted(text: string | undefined): { readonly name: string; readonly passage: number } | null {
  if (text === undefined || text === "") return null;
  const colon = text.lastIndexOf(":");
  const passage = Number(text.slice(colon + 1));
  const name = text.slice(0, colon);
  if (!(KILL_POINTS as readonly string[]).includes(name) || !Number.isInteger(passage) || passage < 1) {
    throw new Error(`PARVIS_KILL_AT is "${text}"; it must be a kill point, a colon and a number from 1: ${KILL_POINTS.join(", ")}`);
  }
  return { name, passage };
}
