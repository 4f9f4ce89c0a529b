import { type Context, Hono } from "hono";
import { languageNamed, languagePreferred } from "#chat/language.ts";
import { type Voice, voiceOf } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Locale } from "#locales/locale.ts";
import type { ShownCommunity } from "#membership/shown.ts";
import { type Html, html, renderSite } from "./page.ts";

/** What every public page is sent with: no script at all, nothing from elsewhere, no frame around it. */
export const PUBLIC_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  vary: "accept, accept-language",
};

/** Where somebody reads: which association, in which words, and how the addresses of its other pages are written. */
export interface Reading {
  readonly community: ShownCommunity;
  readonly voice: Voice;
  /** The address of a page of this association; the language goes with it where the reader chose one. */
  readonly to: (path: string) => string;
  /** The same from outside, for feeds and pictures. */
  readonly whole: (path: string) => string;
}

/** Where the public pages of one association are. */
export function rootOf(community: Pick<ShownCommunity, "slug">): string {
  return `/a/${community.slug}`;
}

/** The language that the reader chose on the page, else the browser's, else what the association speaks. */
export function readingOf(context: Context, community: ShownCommunity, url: string | null, now: Instant): Reading {
  const chosen = languageNamed(context.req.query("lang"));
  const locale = chosen ?? languagePreferred(context.req.header("accept-language")) ?? community.locale;
  const suffix = chosen === null ? "" : `?lang=${chosen}`;
  const origin = url ?? new URL(context.req.url).origin;
  return {
    community,
    voice: voiceOf(locale, community.zone, now),
    to: (path) => `${rootOf(community)}${path}${suffix}`,
    whole: (path) => `${origin}${rootOf(community)}${path}${suffix}`,
  };
}

/** What a page says of itself where its link is passed on. */
export interface Passed {
  readonly title: string;
  readonly about: string;
  /** The address of its picture, from outside; null for none. */
  readonly picture: string | null;
}

/** A public page: whose it is, where else one may go, what stands in it. */
export function renderPublic(reading: Reading, passed: Passed, here: string, body: Html): string {
  const { community, voice, to } = reading;
  const tabs = [
    ["", "site-tab-home"],
    ["/month", "site-tab-month"],
    ["/results", "site-tab-results"],
    ["/charters", "site-tab-charters"],
    ["/works", "site-tab-works"],
    ["/partners", "site-tab-partners"],
  ] as const;
  const open = tabs.filter(([path]) => path === "" || community.parts.includes(PART_OF[path]));
  const nav = html`<header class="banner"><p class="whose"><a href="${to("")}">${community.name}</a></p>
<nav aria-label="${voice.text("site-sections")}"><ul class="tabs">${open.map(
    ([path, key]) => html`<li><a href="${to(path)}"${path === here && html` aria-current="page"`}>${voice.text(key)}</a></li>`,
  )}</ul></nav></header>`;
  const head = html`<meta name="description" content="${passed.about}">
<meta property="og:type" content="website"><meta property="og:site_name" content="${community.name}">
<meta property="og:title" content="${passed.title}"><meta property="og:description" content="${passed.about}">
${passed.picture !== null && html`<meta property="og:image" content="${passed.picture}"><meta name="twitter:card" content="summary_large_image">`}
${community.parts.includes("calendar") && html`<link rel="alternate" type="application/atom+xml" title="${community.name}" href="${to("/feed.xml")}"><link rel="alternate" type="text/calendar" title="${community.name}" href="/calendar/${community.id}/public.ics">`}`;
  const foot = html`<footer><p>${voice.text("site-made-with")}</p></footer>`;
  return renderSite(voice, `${passed.title} · ${community.name}`, body, { head, nav, foot, indexed: true });
}

const PART_OF = {
  "": "calendar",
  "/month": "calendar",
  "/results": "results",
  "/charters": "charters",
  "/works": "works",
  "/partners": "partners",
} as const;

/** The page of what is not there: the same for what never was and for what is not shown. */
export function missing(context: Context, now: Instant): Response | Promise<Response> {
  const locale: Locale = languageNamed(context.req.query("lang")) ?? languagePreferred(context.req.header("accept-language")) ?? "en";
  const voice = voiceOf(locale, "UTC", now);
  const body = html`<h1>${voice.text("site-sorry")}</h1><p>${voice.text("site-nothing-here")}</p>`;
  return context.html(renderSite(voice, voice.text("site-sorry"), body), 404);
}

/** An application whose every answer carries the headers of public pages. */
export function publicApp(): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(PUBLIC_HEADERS)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
    if (!context.res.headers.has("cache-control")) context.res.headers.set("cache-control", "no-cache");
  });
  return app;
}
