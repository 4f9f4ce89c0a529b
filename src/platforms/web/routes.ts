import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Context, Hono, type Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import { streamSSE } from "hono/streaming";
import type { AnyCommand } from "#chat/command.ts";
import { languageNamed } from "#chat/language.ts";
import { EXISTING, type ExistingKind } from "#chat/option.ts";
import type { Ears } from "#chat/platform.ts";
import { voiceOf } from "#chat/voice.ts";
import type { Log } from "#kernel/log.ts";
import { actions } from "./actions.ts";
import type { DemoControls } from "./demo.ts";
import { type Desk, galleryPage, playgroundPage, sorryPage } from "./desk.ts";
import type { Live } from "./live.ts";
import { lookOf, plainVoice } from "./look.ts";
import { commandsIn, vocabulary } from "./manifest.ts";
import { STYLES } from "./page.ts";
import { speakerOf } from "./receive.ts";
import { answerFile, type Served } from "./served.ts";
import { ownHost, ownOrigin, strictHeaders } from "./server.ts";
import { readView } from "./view.ts";
import type { Wall } from "./wall.ts";

/** What the pages stand on. */
export interface PageHouse {
  readonly host: string;
  /** The public address, when there is one. */
  readonly url: string | null;
  readonly demo: DemoControls | null;
  readonly commands: readonly AnyCommand<never>[];
  readonly ears: () => Ears;
  readonly wall: Wall;
  readonly live: Live;
  readonly log: Log;
  /** What is read below `/calendar/` by whoever has the address; null where there is nothing. */
  readonly served: ((path: string) => Promise<Served | null>) | null;
  /** Pages that are not this platform's. */
  readonly beside: Hono | null;
}

/** What is served as it stands beside this file: its name on the page, where it is, what it is. */
const ASSETS: readonly (readonly [name: string, file: string, type: string])[] = [
  ...STYLES.map((name) => [`${name}.css`, `css/${name}.css`, "text/css; charset=utf-8"] as const),
  ...["client.js", "composer.js", "typed.js"].map((name) => [name, name, "text/javascript; charset=utf-8"] as const),
  ["icon.svg", "icon.svg", "image/svg+xml"],
];

/** Larger than the longest form; where files come along, larger than the largest that is kept, so that one that is too large is answered in words. */
const LARGEST_BODY = 256 * 1024;
const LARGEST_WITH_FILES = 40_000_000;

const short = bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge });
const long = bodyLimit({ maxSize: LARGEST_WITH_FILES, onError: tooLarge });

/** Files come with forms alone. */
function limited(context: Context, next: Next) {
  const files = context.req.path === "/form" && (context.req.header("content-type") ?? "").startsWith("multipart/form-data");
  return files ? long(context, next) : short(context, next);
}

/** The pages of the platform, and what their forms do. */
export function webRoutes(house: PageHouse): Hono {
  const app = new Hono();
  if (house.beside !== null) app.route("/", house.beside);
  app.use(strictHeaders, ownHost(house.host, house.url), ownOrigin, limited);
  for (const [name, file, type] of ASSETS) {
    const text = readFileSync(join(import.meta.dirname, file), "utf8");
    app.get(`/assets/${name}`, (context) => context.body(text, 200, { "content-type": type, "cache-control": "no-cache" }));
  }
  app.notFound((context) => context.html(sorryPage(lookOf(context), "web-not-found"), 404));
  app.onError((error, context) => {
    house.log.error({ err: error, path: context.req.routePath }, "a page failed");
    return context.html(sorryPage(lookOf(context), "web-failed"), 500);
  });
  const { demo, served } = house;
  if (served !== null)
    app.get(
      "/calendar/*",
      async (context) => (await answerFile(context, served)) ?? context.html(sorryPage(lookOf(context), "web-not-found"), 404),
    );
  if (demo === null) {
    app.get("/", (context) => context.html(sorryPage(lookOf(context), "web-closed"), 403));
    return app;
  }
  const desk: Desk = { ...house, demo, called: commandsIn(house.commands), taken: new Set() };
  app.get("/", (context) => home(context, desk));
  app.get("/gallery", (context) => gallery(context, desk));
  app.get("/commands.json", (context) => vocabularyIn(context, desk));
  app.get("/suggest.json", (context) => suggest(context, desk));
  app.get("/live", (context) => live(context, desk.live));
  for (const [path, act] of Object.entries(actions)) app.post(path, (context) => act(context, desk));
  return app;
}

function tooLarge(context: Context): Response {
  return context.text(`${plainVoice(lookOf(context)).text("web-too-large")}\n`, 413);
}

async function home(context: Context, desk: Desk): Promise<Response> {
  const look = lookOf(context);
  const view = await readView(desk.demo, new URL(context.req.url).searchParams, look);
  if (view === null) return context.html(sorryPage(look, "web-nobody"));
  return context.html(await playgroundPage(desk, view));
}

async function gallery(context: Context, desk: Desk): Promise<Response> {
  const look = lookOf(context);
  const community = await desk.demo.community();
  return context.html(galleryPage(community.name, look, voiceOf(look.locale, community.zone, desk.demo.now())));
}

function vocabularyIn(context: Context, desk: Desk): Response {
  const look = lookOf(context);
  const locale = languageNamed(context.req.query("locale")) ?? look.locale;
  return context.json(vocabulary(desk.called(locale), plainVoice({ ...look, locale })));
}

async function suggest(context: Context, desk: Desk): Promise<Response> {
  const view = await readView(desk.demo, new URL(context.req.url).searchParams, lookOf(context));
  const what = context.req.query("what") ?? "";
  const known = what === "person" || what === "room" || Object.hasOwn(EXISTING, what);
  if (view === null || !known) return context.json([]);
  const speaker = speakerOf(view.as, view.look, view.community.zone);
  return context.json(await desk.ears().suggest(speaker, what as ExistingKind | "person" | "room", context.req.query("typed") ?? ""));
}

function live(context: Context, bell: Live): Response {
  return streamSSE(context, async (stream) => {
    const { promise: gone, resolve } = Promise.withResolvers<void>();
    const silence = bell.listen(() => void stream.writeSSE({ event: "change", data: "" }));
    stream.onAbort(resolve);
    await stream.writeSSE({ event: "open", data: "", retry: 1000 });
    await Promise.race([gone, bell.over]);
    silence();
  });
}
