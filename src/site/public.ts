import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { languageNamed, languagePreferred } from "#chat/language.ts";
import { voiceOf } from "#chat/voice.ts";
import { asksForActivity } from "#federation/addresses.ts";
import type { House } from "#house.ts";
import { HOUR, type Instant } from "#kernel/clock.ts";
import type { Log } from "#kernel/log.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { SitePart } from "#membership/settings.ts";
import { calendarPage, feedPage, frontPage, gatheringPage, socialPicture } from "./calendar-pages.ts";
import { charterPage, chartersPage } from "./charter-pages.ts";
import { keptPages } from "./kept-pages.ts";
import { addressOf, ownOrigin } from "./origin.ts";
import { pacer } from "./pace.ts";
import { html, renderSite } from "./page.ts";
import { partnersPage } from "./partner-pages.ts";
import { ballotsFile, receiptPage, resultPage, resultPicture, resultsPage } from "./result-pages.ts";
import { missing, publicApp, type Reading, readingOf, rootOf } from "./shell.ts";
import { exhibitionPage, exhibitionsPage, keptFile, workPage, workPicture, worksPage } from "./work-pages.ts";

/** What the public pages stand on. */
export interface PublicParts {
  readonly house: () => Pick<House, "shown" | "guests" | "files" | "federation">;
  /** The public address, when there is one. */
  readonly url: string | null;
  readonly now: () => Instant;
  readonly log: Log;
  /** Calls a listener after each writing of this process. */
  readonly onWritten: (listener: () => void) => unknown;
}

/** What shows a page: null for what is not there, or is not shown. */
export type Show = (parts: PublicParts, reading: Reading, context: Context) => Promise<Response | null>;

/** Longer than any receipt. */
const LARGEST_BODY = 16 * 1024;

/** Links for guests, and receipts looked up, from one address of the network. */
const GUEST_LINKS = { most: 30, within: HOUR };
const RECEIPTS = { most: 300, within: HOUR };

const PAGES: readonly (readonly [path: string, part: SitePart | null, show: Show])[] = [
  ["", null, frontPage],
  ["/card.png", null, socialPicture],
  ["/month", "calendar", calendarPage],
  ["/month/:month", "calendar", calendarPage],
  ["/feed.xml", "calendar", feedPage],
  ["/g/:handle", "calendar", gatheringPage],
  ["/g/:handle/card.png", "calendar", socialPicture],
  ["/g/:handle/:date", "calendar", gatheringPage],
  ["/results", "results", resultsPage],
  ["/results/:handle", "results", resultPage],
  ["/results/:handle/picture.png", "results", resultPicture],
  ["/results/:handle/:file", "results", ballotsFile],
  ["/partners", "partners", partnersPage],
  ["/charters", "charters", chartersPage],
  ["/charters/:handle", "charters", charterPage],
  ["/charters/:handle/:version", "charters", charterPage],
  ["/works", "works", worksPage],
  ["/works/all/before/:before", "works", worksPage],
  ["/works/all/:kind", "works", worksPage],
  ["/works/all/:kind/before/:before", "works", worksPage],
  ["/works/:handle", "works", workPage],
  ["/works/:handle/picture.jpg", "works", workPicture],
  ["/exhibitions", "works", exhibitionsPage],
  ["/exhibitions/:handle", "works", exhibitionPage],
];

/**
 * The public pages of the associations that chose to have some, below `/a/`. Whatever is asked for, the answer has nobody's name in it
 * but those that their bearers, or a published text, put there; what is not shown and what is not there look the same.
 */
export function publicRoutes(parts: PublicParts): Hono {
  const app = publicApp();
  app.onError((error, context) => {
    parts.log.error({ err: error }, "a public page failed");
    const voice = voiceOf(languagePreferred(context.req.header("accept-language")) ?? "en", "UTC", parts.now());
    return context.html(
      renderSite(voice, voice.text("site-sorry"), html`<h1>${voice.text("site-sorry")}</h1><p>${voice.text("site-failed")}</p>`),
      500,
    );
  });
  app.use("/a/*", bodyLimit({ maxSize: LARGEST_BODY }));
  const kept = keptPages(parts.now);
  parts.onWritten(kept.clear);
  for (const [path, part, show] of PAGES)
    app.get(
      `/a/:slug${path}`,
      async (context) => (await forServers(parts, context, path)) ?? keptOr(kept, context, () => open(parts, context, part, show)),
    );
  const guests = pacer(GUEST_LINKS, parts.now);
  const receipts = pacer(RECEIPTS, parts.now);
  app.post("/a/:slug/g/:handle/:date", (context) => sent(parts, context, "guests", guests, invite));
  app.post("/a/:slug/results/:handle", (context) => sent(parts, context, "results", receipts, receiptPage));
  app.get("/files/:id", async (context) => (await keptFile(parts, context)) ?? missing(context, parts.now()));
  app.all("/files/*", (context) => missing(context, parts.now()));
  app.all("/a/*", (context) => missing(context, parts.now()));
  return app;
}

/** The pages that other servers read too, in their own way. */
const SERVER_PAGES: readonly string[] = ["", "/g/:handle", "/g/:handle/:date"];

/** What another server reads at the address of a page: the association, or the gathering; null where it is the page that is asked for. */
async function forServers(parts: PublicParts, context: Context, path: string): Promise<Response | null> {
  if (!SERVER_PAGES.includes(path) || !asksForActivity(context.req.header("accept"))) return null;
  const { shown, federation } = parts.house();
  const community = await shown.communities.named(context.req.param("slug") ?? "");
  if (community === null || !community.parts.includes("calendar")) return null;
  const handle = context.req.param("handle");
  const gathering = handle === undefined ? null : await shown.gatherings.one(community.id, handle, null);
  if (handle !== undefined && gathering === null) return null;
  const address = await federation.addressOf(community.id, gathering?.gathering ?? null);
  return address === null ? null : federation.answer(new Request(address, { headers: { accept: "application/activity+json" } }));
}

/** The first page: the one association that shows something, or the list of them. */
export function rootRoutes(parts: PublicParts): Hono {
  const app = publicApp();
  app.get("/", async (context) => {
    const all = await parts.house().shown.communities.all();
    const [only, ...others] = all;
    const language = languageNamed(context.req.query("lang"));
    const suffix = language === null ? "" : `?lang=${language}`;
    if (only !== undefined && others.length === 0) return context.redirect(`${rootOf(only)}${suffix}`, 302);
    const voice = voiceOf(language ?? languagePreferred(context.req.header("accept-language")) ?? "en", "UTC", parts.now());
    if (only === undefined) {
      const body = html`<h1>${voice.text("site-empty-title")}</h1><p>${voice.text("site-empty")}</p>`;
      return context.html(renderSite(voice, voice.text("site-empty-title"), body), 404);
    }
    const items = all.map((each) => html`<li><a href="${rootOf(each)}${suffix}">${each.name}</a></li>`);
    const title = voice.text("site-associations");
    return context.html(renderSite(voice, title, html`<h1>${title}</h1><ul>${items}</ul>`));
  });
  return app;
}

/** Sends a page as it was sent a moment ago, or makes it. Only what is there is kept: the rest costs little, and anybody can ask for it. */
async function keptOr(kept: ReturnType<typeof keptPages>, context: Context, make: () => Promise<Response>): Promise<Response> {
  const asked = languageNamed(context.req.query("lang")) ?? "";
  const key = [context.req.header("host"), context.req.path, asked, languagePreferred(context.req.header("accept-language")) ?? ""].join(
    " ",
  );
  const found = kept.find(key);
  if (found !== null) return context.body(found.body, 200, { "content-type": found.type, "cache-control": found.caching });
  const made = await make();
  if (made.status !== 200) return made;
  const [type, caching] = [made.headers.get("content-type") ?? "text/plain", made.headers.get("cache-control") ?? "no-cache"];
  const body = /^(?:text\/|application\/(?:json|atom))/u.test(type) ? await made.text() : new Uint8Array(await made.arrayBuffer());
  kept.keep(key, { type, caching, body });
  return context.body(body, 200, { "content-type": type, "cache-control": caching });
}

async function open(parts: PublicParts, context: Context, part: SitePart | null, show: Show): Promise<Response> {
  const community = await parts.house().shown.communities.named(context.req.param("slug") ?? "");
  if (community === null || (part !== null && !community.parts.includes(part))) return missing(context, parts.now());
  const shown = await show(parts, readingOf(context, community, parts.url, parts.now()), context);
  return shown ?? missing(context, parts.now());
}

/** A form of the site that was sent: from the page itself, and not too often from one address. */
async function sent(
  parts: PublicParts,
  context: Context,
  part: SitePart,
  keepsPace: (address: string) => boolean,
  show: Show,
): Promise<Response> {
  const voice = voiceOf(
    languageNamed(context.req.query("lang")) ?? languagePreferred(context.req.header("accept-language")) ?? "en",
    "UTC",
    parts.now(),
  );
  const refused = (key: "site-not-from-here" | "site-too-often", status: 403 | 429) =>
    context.html(renderSite(voice, voice.text("site-sorry"), html`<h1>${voice.text("site-sorry")}</h1><p>${voice.text(key)}</p>`), status);
  if (!ownOrigin(context, parts.url)) return refused("site-not-from-here", 403);
  if (!keepsPace(addressOf(context))) return refused("site-too-often", 429);
  return open(parts, context, part, show);
}

/** A guest's own link for one date; the page behind it asks for a name and seats. */
async function invite(parts: PublicParts, reading: Reading, context: Context): Promise<Response | null> {
  const { community, voice } = reading;
  const { handle = "", date = "" } = context.req.param() as { readonly handle?: string; readonly date?: string };
  try {
    const token = await parts.house().guests.invite(community.id, handle, date);
    const language = languageNamed(context.req.query("lang"));
    return token === null ? null : context.redirect(`/p/${token}${language === null ? "" : `?lang=${language}`}`, 303);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const said = voice.text("site-guests-closed");
    return context.html(renderSite(voice, voice.text("site-sorry"), html`<h1>${voice.text("site-sorry")}</h1><p>${said}</p>`), 409);
  }
}
