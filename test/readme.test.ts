import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { playFile } from "#scenario/play.ts";
import { DESK_TABS } from "#site/desk-page.ts";
import { DESK_PAGES, deskName, isKept, LINKED_PAGES, PUBLIC_PAGES } from "#test/support/site-pages.ts";

const root = join(import.meta.dirname, "..");

test("the conversation in the README is played word for word", async (t) => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const conversation = /```play\n([\s\S]*?)```/.exec(readme)?.[1];
  assert.ok(conversation !== undefined, "the README has a conversation");
  assert.match(conversation, /expect/);
  const folder = mkdtempSync(join(tmpdir(), "parvis-readme-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "readme.play");
  writeFileSync(file, conversation);
  assert.equal(await playFile(file, { exportTo: null, database: null }), 0);
});

test("the README names commands of the program that exist", () => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const source = readFileSync(join(root, "src", "command-line.ts"), "utf8");
  const named = [...readme.matchAll(/^\| `([a-z]+)[^`]*`\s+\| /gm)].map((match) => match[1] as string);
  assert.ok(named.length >= 8);
  for (const name of named) assert.ok(source.includes(`.command("${name}")`), name);
});

test("every page of the site is looked at in a browser, and has its picture in the documentation", () => {
  const source = readFileSync(join(root, "src", "site", "public.ts"), "utf8");
  const routes = [...source.matchAll(/\["([^"]*)", (?:null|"\w+"), (\w+Page)\]/g)].map(([, path, show]) => ({ path, show }));
  const shown = routes.filter(({ path, show }) => show !== "feedPage" && path !== "/month" && path?.includes("before") === false);
  assert.ok(shown.length > 12);
  for (const { path = "" } of shown) {
    const address = new RegExp(`^/a/[^/]+${path.replaceAll(/:\w+/g, "[^/]+")}$`);
    assert.ok(
      PUBLIC_PAGES.some(([, looked]) => address.test(looked)),
      `nobody looks at ${path}`,
    );
  }
  for (const { name } of DESK_TABS) assert.ok(DESK_PAGES.includes(name), name);
  const pages = readFileSync(join(root, "docs", "pages.md"), "utf8");
  const pictures = [
    ...[...PUBLIC_PAGES.map(([name]) => name), ...LINKED_PAGES].map((name) => `site-${name}-1000-fr.png`),
    ...DESK_PAGES.map((path) => `desk-${deskName(path)}-en.png`),
  ];
  for (const picture of pictures) {
    assert.ok(isKept(picture), picture);
    assert.ok(pages.includes(`](pictures/${picture})`), `docs/pages.md does not show ${picture}`);
    assert.ok(existsSync(join(root, "docs", "pictures", picture)), `${picture} is missing`);
  }
  const lying = readdirSync(join(root, "docs", "pictures")).filter((file) => file.startsWith("site-") || file.startsWith("desk-"));
  for (const file of lying) assert.ok(pages.includes(file), `${file} is shown nowhere`);
});
