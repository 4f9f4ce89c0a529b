import type { Files, Import, Source } from "./source.ts";
import { isNode, ownFileIn, sources, walk } from "./source.ts";

interface Room {
  /** Rooms whose doors are open; `type x` opens them for types alone, `cards of x` for its nouns and cards alone. */
  readonly enters: readonly string[];
  /** Packages from npm; with a file's path where only that file may. */
  readonly guests: readonly (string | { readonly name: string; readonly in: string })[];
}

const modules = [
  "gatherings",
  "assemblies",
  "aid",
  "needs",
  "campaigns",
  "agreements",
  "parties",
  "services",
  "partners",
  "surveys",
  "years",
  "files",
  "works",
  "charters",
  "courses",
  "exchanges",
  "federation",
  "announcements",
  "moderation",
  "audit",
];
const foundations = ["kernel", "calendar", "phrases", "locales", "chat", "store", "outbox", "jobs", "papers", "pictures"];

/** The few arrows between modules, each with its reason. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  // what there is to read of a workshop may be a file
  gatherings: ["files"],
  assemblies: [],
  // whoever helps may be asked to sign a charter first
  aid: ["charters"],
  charters: [],
  moderation: [],
  // what was done is read, never asked of who did it
  audit: [],
  announcements: [],
  // a need becomes a motion, and shows what the assembly said of it, with the numbers
  needs: ["assemblies"],
  // a dated action of a campaign is a gathering
  campaigns: ["gatherings"],
  // a mandate comes from a motion, and a text is ratified by one; the other side is a party, and so is who breaks it
  agreements: ["assemblies", "parties"],
  // the directory shows which charters a party has signed
  parties: ["charters"],
  // a service that comes from an agreement is open while that is in force
  services: ["agreements"],
  surveys: [],
  // what a partner is shown is a gathering, an announcement, a service or a campaign, and no more of it than anybody may see
  partners: ["gatherings", "announcements", "services", "campaigns"],
  // what other servers are told is a gathering, and no more of it than anybody may see
  federation: ["gatherings"],
  files: [],
  // what is shared may have a file, which is kept with it and goes with it; whoever speaks of it may be asked to sign a charter first
  works: ["files", "charters"],
  // so may a lesson and what is handed in
  courses: ["files"],
  // the report of a year tells what each practice did in it
  years: ["assemblies", "needs", "campaigns", "agreements", "parties", "services"],
};

/** The packages that one module alone invites, each in one file. */
const guestsOf: Readonly<Record<string, readonly { readonly name: string; readonly in: string }[]>> = {
  aid: [{ name: "munkres", in: "src/aid/routing/solve.ts" }],
  federation: [
    { name: "@fedify/fedify", in: "src/federation/protocol.ts" },
    { name: "@fedify/fedify", in: "src/federation/vocabulary.ts" },
  ],
  files: [
    { name: "file-type", in: "src/files/looking.ts" },
    { name: "sharp", in: "src/files/looking.ts" },
  ],
};

/** Who may enter where: the table of docs/house.md. Files at the top of `src` and whole other folders are rooms too. */
const rooms: Readonly<Record<string, Room>> = {
  kernel: {
    enters: [],
    guests: [{ name: "pino", in: "src/kernel/log.ts" }],
  },
  calendar: { enters: ["kernel"], guests: [{ name: "ical.js", in: "src/calendar/calendar-files.ts" }] },
  phrases: { enters: ["kernel", "calendar"], guests: [] },
  locales: {
    enters: ["kernel"],
    guests: ["@fluent/bundle", { name: "@fluent/syntax", in: "src/locales/write-keys.ts" }],
  },
  chat: { enters: ["kernel", "calendar", "locales"], guests: [] },
  store: {
    enters: ["kernel"],
    guests: ["kysely", { name: "better-sqlite3", in: "src/store/open.ts" }, { name: "pg", in: "src/store/open.ts" }],
  },
  outbox: { enters: ["kernel", "locales", "chat", "store"], guests: ["kysely"] },
  jobs: {
    enters: ["kernel", "store"],
    guests: ["kysely", { name: "node-cron", in: "src/jobs/tick.ts" }, { name: "graphile-worker", in: "src/jobs/graphile.ts" }],
  },
  pictures: {
    enters: [],
    guests: [
      { name: "d3-scale", in: "src/pictures/bars.ts" },
      { name: "d3-scale", in: "src/pictures/rounds.ts" },
      { name: "d3-shape", in: "src/pictures/rounds.ts" },
      { name: "@resvg/resvg-js", in: "src/pictures/png.ts" },
      { name: "dejavu-fonts-ttf", in: "src/pictures/png.ts" },
    ],
  },
  papers: {
    enters: ["kernel", "locales", "chat"],
    guests: [
      { name: "@myriaddreamin/typst-ts-node-compiler", in: "src/papers/pdf.ts" },
      { name: "dejavu-fonts-ttf", in: "src/papers/fonts.ts" },
    ],
  },
  membership: {
    enters: foundations,
    guests: ["zod", { name: "kysely", in: "src/membership/store.ts" }, { name: "papaparse", in: "src/membership/import-table.ts" }],
  },
  ...Object.fromEntries(
    modules.map((name) => {
      const enters = [...foundations, "membership", ...(arrows[name] ?? [])];
      const own = guestsOf[name] ?? [];
      return [name, { enters, guests: ["zod", { name: "kysely", in: `src/${name}/store.ts` }, ...own] }] as const;
    }),
  ),
  house: {
    enters: [...foundations, "membership", ...modules],
    guests: [
      { name: "zod", in: "src/house/room-closed.ts" },
      { name: "zod", in: "src/house/unreached.ts" },
    ],
  },
  commands: {
    enters: ["kernel", "calendar", "chat", "locales", "type house", "cards of membership", ...modules.map((name) => `cards of ${name}`)],
    guests: [],
  },
  dispatch: { enters: ["kernel", "calendar", "phrases", "locales", "chat", "membership", "type house"], guests: [] },
  "platforms/discord": { enters: ["kernel", "chat", "type locales"], guests: ["discord.js"] },
  "platforms/slack": { enters: ["kernel", "chat", "type locales"], guests: ["@slack/bolt"] },
  "platforms/web": {
    enters: ["kernel", "chat", "type locales"],
    guests: ["hono", "@hono/node-server", "zod"],
  },
  "platforms/mail": { enters: ["kernel", "chat", "type locales"], guests: ["nodemailer"] },
  "platforms/paper": { enters: ["kernel", "chat", "type locales"], guests: [] },
  export: {
    enters: ["kernel", "calendar", "locales", "chat", "store", "outbox", "membership", ...modules, "migrations", "config", "problem"],
    guests: [],
  },
  copies: { enters: ["kernel", "calendar", "locales", "store", "migrations", "config", "problem"], guests: ["kysely"] },
  watch: { enters: ["kernel", "store", "type dispatch"], guests: ["hono", "@hono/node-server", "prom-client"] },
  site: {
    enters: [
      "kernel",
      "calendar",
      "chat",
      "locales",
      "pictures",
      "type house",
      "membership",
      ...["courses", "gatherings", "assemblies", "charters", "works", "federation"].map((name) => `cards of ${name}`),
    ],
    guests: ["hono", "@hono/node-server", "zod"],
  },
  migrations: { enters: [], guests: ["kysely"] },
};

/** Rooms that put the others together, or look at them from outside. */
export const openToAll = [
  ...[
    "main",
    "cli",
    "command-line",
    "start",
    "running",
    "only",
    "doctor",
    "feed-looks",
    "machine-looks",
    "erase-again",
    "problem",
    "config",
    "parvis",
  ],
  ...["demo", "setup", "scenario", "test", "bench", "bin"],
];

/** A module's own affairs, whatever the file is called before the hyphen. */
const behindTheCounter = /(?:^|[/-])(?:store|service|later)\.ts$/u;

/** Every import that goes through a closed door, brings an uninvited guest, or is not spelled as the house spells it. */
export function checkDoors(files: Files): readonly string[] {
  return sources(files).flatMap((source) => {
    const room = roomOf(source.path);
    if (room === null) return [`${source.path} stands in no room that test/house/doors.ts names`];
    const imports = source.imports.flatMap((found) => {
      const wrong = checkSpelling(found) ?? checkImport(source.path, room, found);
      return wrong === null ? [] : [`${source.path}:${found.line} imports ${found.from}: ${wrong}`];
    });
    return [...imports, ...checkOwnFiles(source)];
  });
}

/** The type that stands beside the name of a file is that file's. */
function checkOwnFiles(source: Source): readonly string[] {
  const wrong: string[] = [];
  walk(source.body, (node) => {
    const named = ownFileIn(node);
    const beside = node["typeArguments"];
    if (named === null || named === "(computed)") return;
    const typed: unknown[] = [];
    if (isNode(beside))
      walk(beside, (below) => below.type === "TSImportType" && typed.push((below["source"] as { readonly value?: unknown }).value));
    if (typed.join() !== named) wrong.push(`${source.path}:${source.line(node.start)} reads ${named} as ${typed.join() || "nothing"}`);
  });
  return wrong;
}

function checkSpelling(found: Import): string | null {
  if (found.from === "(computed)") return null;
  if (found.from.startsWith("../") || found.from.includes("/../")) return "../ is never written; go through a door";
  if (/^[.#]/u.test(found.from) && !/\.(?:ts|js|json)$/u.test(found.from)) return "an import carries its ending, .ts";
  return null;
}

function checkImport(path: string, from: string, found: Import): string | null {
  const target = targetOf(found.from, path);
  if (target === null) return checkGuest(path, from, found.from);
  const to = roomOf(target);
  if (to === null) return "there is no such room";
  if (found.from.startsWith("./") && folderOf(path, from) !== folderOf(target, to)) return "./ stays in the room; go through a door";
  if (to === from || openToAll.includes(from)) return null;
  const enters = rooms[from]?.enters ?? [];
  if (enters.includes(to)) return null;
  if (enters.includes(`type ${to}`)) return found.typeOnly ? null : `${from} may know ${to} as a type only`;
  if (enters.includes(`cards of ${to}`)) return behindTheCounter.test(target) ? `${from} may use the nouns and cards of ${to} only` : null;
  return `${from} has no door to ${to}`;
}

function checkGuest(path: string, room: string, from: string): string | null {
  if (from === "(computed)" || from.startsWith("node:") || openToAll.includes(room)) return null;
  const name = from.split("/", from.startsWith("@") ? 2 : 1).join("/");
  const invited = (rooms[room]?.guests ?? []).some((guest) =>
    typeof guest === "string" ? guest === name : guest.name === name && guest.in === path,
  );
  return invited ? null : `${name} is no guest of ${room} here`;
}

/** The path that an import means, from the top; null where it means a package. */
function targetOf(from: string, path: string): string | null {
  if (from.startsWith("./")) return `${path.slice(0, path.lastIndexOf("/"))}/${from.slice(2)}`;
  if (!from.startsWith("#")) return null;
  const door = from.slice(1);
  return /^(?:commands|migrations|test|bench)\//u.test(door) ? door : `src/${door}`;
}

/** Every file that is read with some files: what they import at their head, and so on. */
export function readWith(files: Files, first: readonly string[]): ReadonlySet<string> {
  const byPath = new Map(sources(files).map((source) => [source.path, source]));
  const read = new Set<string>();
  const ahead = [...first];
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    const source = byPath.get(path);
    if (source === undefined || read.has(path)) continue;
    read.add(path);
    for (const { from, typeOnly, later } of source.imports) {
      const target = typeOnly || later ? null : targetOf(from, path);
      if (target !== null) ahead.push(target);
    }
  }
  return read;
}

/** The room that a file belongs to; null where the table knows none. */
export function roomOf(path: string): string | null {
  const [top = "", second = "", third = ""] = path.split("/");
  if (top !== "src") return top in rooms || openToAll.includes(top) ? top : null;
  const room = third !== "" && second === "platforms" ? `platforms/${third}` : second.replace(/\.ts$/u, "");
  return room in rooms || openToAll.includes(room) ? room : null;
}

/** Files at the top of `src` are neighbours of one another. */
function folderOf(path: string, room: string): string {
  return path.startsWith("src/") && path.split("/").length === 2 ? "src" : room;
}
