import { z } from "zod";
import { readInstant, readLocal, toInstant, type Zone } from "#calendar/calendar.ts";
import { HOUR, type Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import { Misuse } from "#kernel/refusal.ts";
import { touchingZones, waysOver } from "./distance.ts";
import { requestFields, termFields, volunteerFields } from "./file-fields.ts";
import { repeatedKey } from "./repeated-key.ts";
import type { Helper, Need, Terms } from "./sides.ts";

/** A file as it was handed over. */
export interface RouteFile {
  readonly name: string;
  readonly text: string;
}

/** A file as text. Throws a Misuse where it is no UTF-8: read as if it were, a name would be another. */
export function routeFile(name: string, bytes: Uint8Array): RouteFile {
  try {
    return { name, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    throw new Misuse(null, "route-no-text", { file: name });
  }
}

/** What `parvis route` works on. */
export interface Routing {
  readonly needs: readonly Need[];
  readonly helpers: readonly Helper[];
  readonly terms: Terms;
}

const requestsFile = z.preprocess(asField("requests"), z.strictObject({ ...termFields, requests: z.array(requestFields) }));
const volunteersFile = z.preprocess(asField("volunteers"), z.strictObject({ volunteers: z.array(volunteerFields) }));

/** Reads the two files. Throws a Misuse that names the file, the place in it and what would do. */
export function readRouting(requests: RouteFile, volunteers: RouteFile, now: Instant): Routing {
  const asked = read(requests, requestsFile);
  const offered = read(volunteers, volunteersFile);
  requireOnce(requests.name, "requests", asked.requests);
  requireOnce(volunteers.name, "volunteers", offered.volunteers);
  const instant = (text: string) => instantOf(text, asked.zone);
  const { quiet, language, zone, limitKm, rings, scarceBelow, loadWeight } = asked;
  const terms: Terms = {
    ...{ quiet, language, zone, limitKm, rings, scarceBelow, loadWeight },
    now: asked.now === undefined ? now : instant(asked.now),
    neighbours:
      asked.neighbours === null
        ? null
        : touchingZones(Object.entries(asked.neighbours).flatMap(([zone, others]) => others.map((other) => [fold(zone), other] as const))),
    ways: waysOver(asked.distances),
  };
  return {
    terms,
    needs: asked.requests.map(
      ({ when, ...need }): Need => ({
        ...need,
        helpers: Math.max(need.helpers, need.pair ? 2 : 1),
        starts: when === null ? null : instant(when),
      }),
    ),
    helpers: offered.volunteers.map(
      ({ everyHours, askedAt, timeZone, ...helper }): Helper => ({
        ...helper,
        timeZone: timeZone ?? zone,
        askedAt: askedAt === null ? null : instant(askedAt),
        every: everyHours === null ? null : everyHours * HOUR,
      }),
    ),
  };
}

/** A bare list is the list; anything else is looked at as it is. */
function asField(field: string): (value: unknown) => unknown {
  return (value) => (Array.isArray(value) ? { [field]: value } : value);
}

function instantOf(text: string, zone: Zone): Instant {
  const local = readLocal(text);
  return local === null ? (readInstant(text) as Instant) : toInstant(local, zone);
}

function requireOnce(file: string, list: string, items: readonly { readonly id: string }[]): void {
  const seen = new Set<string>();
  for (const [at, { id }] of items.entries()) {
    if (seen.has(id)) throw new Misuse(null, "route-twice", { file, place: `${list}[${at}]`, id });
    seen.add(id);
  }
}

function read<T>({ name, text }: RouteFile, schema: z.ZodType<T>): T {
  const found = schema.safeParse(parsed(name, text), { reportInput: true });
  if (found.success) return found.data;
  throw wrongAt(name, found.error.issues[0] as z.core.$ZodIssue);
}

function parsed(file: string, text: string): unknown {
  const bare = text.replace(/^\uFEFF/, "");
  const wrong = syntaxProblem(bare);
  if (wrong === null) {
    const twice = repeatedKey(bare);
    if (twice !== null) throw new Misuse(null, "route-field-twice", { file, place: placeText(twice.path), field: twice.name });
    return JSON.parse(bare);
  }
  const before = bare.slice(0, firstWrong(bare)).split("\n");
  throw new Misuse(null, "route-not-json", { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 });
}

function syntaxProblem(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Where a text stops being JSON. The parser tells the place of some mistakes only, so it is asked for beginnings of the text: as
 * long as one merely ends too early, what is wrong comes later.
 */
function firstWrong(text: string): number {
  const endsEarly = (length: number) => {
    const problem = syntaxProblem(text.slice(0, length));
    return problem === null || /end of JSON input|Unterminated/.test(problem) || problem.includes(`at position ${length} `);
  };
  if (endsEarly(text.length)) return text.length;
  let [fine, wrong] = [0, text.length];
  while (wrong - fine > 1) {
    const half = (fine + wrong) >> 1;
    if (endsEarly(half)) fine = half;
    else wrong = half;
  }
  return fine;
}

/** The sentence for what is wrong: which file, where in it, and what would do. */
function wrongAt(file: string, issue: z.core.$ZodIssue): Misuse {
  const inner = deepest(issue);
  const where = { file, place: placeText(inner.path) };
  switch (inner.code) {
    case "unrecognized_keys":
      return new Misuse(null, "route-unknown-field", { ...where, field: inner.keys.join(", "), known: knownAt(inner.path) });
    case "invalid_type":
      if (inner.input === undefined && inner.path.length > 0) return new Misuse(null, "route-missing", where);
      return new Misuse(null, "route-not-a", { ...where, expected: inner.expected });
    case "invalid_value":
      return new Misuse(null, "route-not-one-of", { ...where, known: inner.values.join(", ") });
    case "too_small":
      return new Misuse(null, "route-too-small", { ...where, least: Number(inner.minimum) });
    case "too_big":
      return new Misuse(null, "route-too-big", { ...where, most: Number(inner.maximum) });
    case "custom":
      return new Misuse(null, inner.message, { ...where, typed: String(inner.input ?? "") });
    default:
      return new Misuse(null, "route-not-understood", where);
  }
}

/** Of several shapes that a value may have, the complaint of the one that came nearest: the one that got furthest in. */
function deepest(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== "invalid_union") return issue;
  const ways = issue.errors.map((each) => each[0]).filter((each) => each !== undefined);
  const best = ways.reduce<z.core.$ZodIssue | undefined>((a, b) => (a === undefined || rankOf(b) > rankOf(a) ? b : a), undefined);
  return best === undefined ? issue : deepest({ ...best, path: [...issue.path, ...best.path] } as z.core.$ZodIssue);
}

function rankOf(issue: z.core.$ZodIssue): number {
  return issue.path.length * 2 + (issue.code === "invalid_type" ? 0 : 1);
}

function placeText(path: readonly PropertyKey[]): string {
  const text = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`)).join("");
  return text === "" ? "–" : text.replace(/^\./, "");
}

function knownAt(path: readonly PropertyKey[]): string {
  const fields =
    path[0] === "requests"
      ? requestFields.shape
      : path[0] === "volunteers"
        ? volunteerFields.shape
        : { ...termFields, requests: null, volunteers: null };
  return Object.keys(fields).join(", ");
}
