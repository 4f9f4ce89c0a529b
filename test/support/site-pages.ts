import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

/** The public pages that a browser looks at, of the club that `test/browser/site.test.ts` furnishes: their names and where they are. */
export const PUBLIC_PAGES: readonly (readonly [name: string, path: string])[] = [
  ["front", "/a/les-amis-du-parvis"],
  ["month", "/a/les-amis-du-parvis/month/2027-04"],
  ["gathering", "/a/les-amis-du-parvis/g/G1"],
  ["date", "/a/les-amis-du-parvis/g/G2/2027-04-18"],
  ["results", "/a/les-amis-du-parvis/results"],
  ["result", "/a/les-amis-du-parvis/results/M1"],
  ["rounds", "/a/les-amis-du-parvis/results/M2"],
  ["charters", "/a/les-amis-du-parvis/charters"],
  ["charter", "/a/les-amis-du-parvis/charters/C1"],
  ["charter-before", "/a/les-amis-du-parvis/charters/C1/1"],
  ["gallery", "/a/les-amis-du-parvis/works"],
  ["kind", "/a/les-amis-du-parvis/works/all/picture"],
  ["work", "/a/les-amis-du-parvis/works/W2"],
  ["poem", "/a/les-amis-du-parvis/works/W1"],
  ["exhibitions", "/a/les-amis-du-parvis/exhibitions"],
  ["exhibition", "/a/les-amis-du-parvis/exhibitions/X1"],
  ["partners", "/a/les-amis-du-parvis/partners"],
  ["no-certificate", "/certificate/AAAABBBBCCCC"],
  ["nowhere", "/a/nobody"],
  ["not-entered", "/desk"],
];

/** The pages that a link of its own opens, each made where it is looked at. */
export const LINKED_PAGES = [
  "associations",
  "certificate",
  "guest",
  "receipt",
  "charter-invitation",
  "charter-signed",
  "agreement-to-sign",
  "reply-of-an-agreement",
  "reply-of-a-party",
  "members-to-bring-in",
  "letters",
  "used-up",
  "desk-door",
  "desk-left",
] as const;

/** One's own pages, below `/desk`. */
export const DESK_PAGES: readonly string[] = [
  "",
  "gatherings",
  "assemblies",
  "assemblies?of=A1",
  "votes",
  "services",
  "people",
  "aid",
  "posts",
  "audit",
  "settings",
  "commands",
  ...["gathering new", "work share", "course absent"].map((command) => `say/${command.replace(" ", "/")}`),
];

/** What the picture of one of one's own pages is called. */
export function deskName(path: string): string {
  return path === "" ? "home" : path.replace(/[/?=]+/g, "-").toLowerCase();
}

/**
 * The pictures that the documentation keeps, of each page one: public ones wide, light and in French, one's own in English; and how they
 * look otherwise by one example each.
 */
export function isKept(file: string): boolean {
  return /^site-.*-1000-fr\.png$|^desk-.*-en\.png$/.test(file) || ["site-result-360-en.png", "desk-settings-fr.png"].includes(file);
}

/** Where every picture is put that a test takes. */
const TAKEN = "test/.pictures";

/** Takes a picture of what is seen of a page. With `PARVIS_PICTURES=docs/pictures` those that are kept are renewed there. */
export async function takePicture(page: Page, file: string): Promise<void> {
  const bytes = await page.screenshot({ animations: "disabled" });
  mkdirSync(TAKEN, { recursive: true });
  writeFileSync(join(TAKEN, file), bytes);
  const kept = process.env["PARVIS_PICTURES"];
  if (kept !== undefined && isKept(file)) writeFileSync(join(kept, file), bytes);
}
