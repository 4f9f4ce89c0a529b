import { reasonOf, StoreProblem, type StoreProblemKey } from "./problem.ts";

/** SQLSTATE classes and system errors, after https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const KEYS: readonly (readonly [prefix: string, key: StoreProblemKey])[] = [
  ["08", "store-unreachable"],
  ["57P", "store-unreachable"],
  ["53300", "store-unreachable"],
  ["53100", "store-disk-full"],
  ["25006", "store-read-only"],
  ["ECONN", "store-unreachable"],
  ["ENOTFOUND", "store-unreachable"],
  ["ENOENT", "store-unreachable"],
  ["EPIPE", "store-unreachable"],
  ["ETIMEDOUT", "store-unreachable"],
  ["EHOSTUNREACH", "store-unreachable"],
  ["EAI_AGAIN", "store-unreachable"],
];

/** What PostgreSQL or the network said about `server`, as a problem, or null when it is none of those we know. */
export function postgresProblem(error: unknown, server: string): StoreProblem | null {
  if (error instanceof StoreProblem) return error;
  const code = codeOf(error);
  const known = KEYS.find(([prefix]) => code.startsWith(prefix));
  if (known !== undefined) return new StoreProblem(known[1], { path: server, server, reason: reasonOf(error) }, error);
  if (/^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/.test(reasonOf(error))) {
    return new StoreProblem("store-unreachable", { server, reason: reasonOf(error) }, error);
  }
  return null;
}

/** The SQLSTATE or system code of an error, or an empty text. */
export function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

/** Whether a statement was prepared before the tables changed under it, by a newer program beside this one. */
export function isStale(error: unknown): boolean {
  return codeOf(error) === "0A000" && reasonOf(error).includes("cached plan");
}
