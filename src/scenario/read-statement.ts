import { readZone, type Zone } from "#calendar/calendar.ts";
import { type Local, type LocalDate, readLocal, readLocalDate } from "#calendar/civil.ts";
import { LOCALES, type Locale } from "#locales/locale.ts";
import { readElapse } from "./elapse.ts";
import { shown, Unreadable } from "./mistake.ts";
import { readAct, readMark, readName } from "./read-act.ts";
import { readExpectation } from "./read-expectation.ts";
import { type Scan, scanOf } from "./scan.ts";
import { CAST_ROLES, type CastRole, type Statement, type Turn } from "./statement.ts";

/** `together` and `end` enclose statements; the reader of the whole puts them together. */
export type Fence = { readonly kind: "fence"; readonly line: number; readonly opens: boolean };

/** The words with which statements begin; nobody may be called so. */
export const KEYWORDS = [
  "community",
  "clock",
  "advance",
  "sleep",
  "space",
  "person",
  "link",
  "channel",
  "together",
  "end",
  "expect",
  "restart",
  "as",
] as const;

/** Reads one statement. Throws what is unreadable in it. */
export function readStatement(line: number, text: string): Statement | Fence {
  const act = readAct(line, text);
  if (act !== null) return act;
  const scan = scanOf(text);
  const word = scan.word();
  switch (word) {
    case "community":
      return { line, ...readCommunity(scan) };
    case "clock":
      return { line, kind: "clock", to: readTime(scan) };
    case "advance":
    case "sleep":
      return { line, kind: word, turn: readTurn(word, scan) };
    case "space":
      return { line, kind: "space", name: oneName(scan) };
    case "person":
      return { line, ...readPerson(scan) };
    case "link":
      return { line, ...readLink(scan) };
    case "channel":
      return { line, ...readChannel(scan) };
    case "together":
    case "end":
      scan.end();
      return { line, kind: "fence", opens: word === "together" };
    case "expect":
      return { line, kind: "expect", expectation: readExpectation(scan) };
    case "restart":
      scan.end();
      return { line, kind: "restart" };
    case "as":
      return { line, kind: "as", space: oneName(scan) };
    default:
      throw new Unreadable("scenario-statement-unknown", { text: shown(text), known: KEYWORDS.join(", ") });
  }
}

function oneName(scan: Scan): string {
  const name = readName(scan.word());
  scan.end();
  return name;
}

/** The options that follow, each at most once, only those known. */
function options<N extends string>(scan: Scan, known: readonly N[]): Partial<Record<N, string>> {
  const values: Partial<Record<N, string>> = {};
  for (const { name, value } of scan.named()) {
    const one = known.find((each) => each === name);
    if (one === undefined) throw new Unreadable("scenario-option-unknown", { name, known: known.join(", ") });
    if (values[one] !== undefined && one !== "role") throw new Unreadable("scenario-twice", { name });
    values[one] = values[one] === undefined ? value : `${values[one]},${value}`;
  }
  return values;
}

function readCommunity(scan: Scan) {
  const name = scan.quoted();
  if (name === null || name.trim() === "") throw new Unreadable("scenario-community-name");
  const { zone: zoneText, locale } = options(scan, ["zone", "locale"]);
  const zone = readZone(zoneText ?? "Europe/Paris");
  if (zone === null) throw new Unreadable("scenario-zone-bad", { text: shown(zoneText ?? "") });
  return { kind: "community", name, zone: zone satisfies Zone, locale: readLocale(locale) ?? "fr" } as const;
}

function readLocale(text: string | undefined): Locale | null {
  if (text === undefined) return null;
  const locale = LOCALES.find((one) => one === text);
  if (locale === undefined) throw new Unreadable("scenario-locale-bad", { text: shown(text), known: LOCALES.join(", ") });
  return locale;
}

function readTime(scan: Scan): Local {
  const text = scan.rest();
  const local = readLocal(text);
  if (local === null) throw new Unreadable("scenario-time-bad", { text: shown(text) });
  return local;
}

function readTurn(word: "advance" | "sleep", scan: Scan): Turn {
  if (scan.takes("to")) return { to: readTime(scan) };
  const by = readElapse(scan.rest());
  if (by === null) throw new Unreadable("scenario-step-bad", { word, text: shown(scan.rest()) });
  return { by };
}

function readDate(name: string, text: string | undefined): LocalDate | null {
  if (text === undefined) return null;
  const date = readLocalDate(text);
  if (date === null) throw new Unreadable("scenario-date-bad", { name, text: shown(text) });
  return date;
}

function readPerson(scan: Scan) {
  const name = readName(scan.word());
  if ((KEYWORDS as readonly string[]).includes(name)) throw new Unreadable("scenario-name-taken", { name });
  const given = options(scan, ["role", "space", "locale", "dues", "joined"]);
  return {
    kind: "person",
    name,
    roles: readRoles(given.role),
    space: given.space === undefined ? null : readName(given.space),
    locale: readLocale(given.locale),
    dues: readDate("dues", given.dues),
    joined: readDate("joined", given.joined),
  } as const;
}

function readRoles(text: string | undefined): readonly CastRole[] {
  if (text === undefined) return ["member"];
  const roles = text.split(",").map((word) => {
    const role = CAST_ROLES.find((one) => one === word.trim());
    if (role === undefined) throw new Unreadable("scenario-role-bad", { text: shown(word), known: CAST_ROLES.join(", ") });
    return role;
  });
  if (roles.includes("guest") && roles.length > 1) throw new Unreadable("scenario-role-guest");
  return roles;
}

function readLink(scan: Scan) {
  const [from, to] = [readMark(scan.word()), readMark(scan.word())];
  scan.end();
  if (from.space === null || to.space === null) throw new Unreadable("scenario-link-bad");
  return { kind: "link", from, to } as const;
}

function readChannel(scan: Scan) {
  const name = readName(scan.word().replace(/^#/, ""));
  const { space } = options(scan, ["space"]);
  return { kind: "channel", name, space: space === undefined ? null : readName(space) } as const;
}
