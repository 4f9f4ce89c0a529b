import { createHmac, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Context, Hono, type Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import { languageNamed, languagePreferred } from "#chat/language.ts";
import { plainText } from "#chat/prose.ts";
import { saidBy, type Voice, voiceOf } from "#chat/voice.ts";
import type { House } from "#house.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Log } from "#kernel/log.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import type { Locale } from "#locales/locale.ts";
import { ownOrigin } from "./origin.ts";
import { html, renderSite, renderSiteCard, renderSiteForm } from "./page.ts";

/** What the public site stands on. */
export interface SiteParts {
  readonly house: () => Pick<House, "pages">;
  /** The public address, when there is one: its name is ours behind a proxy. */
  readonly url: string | null;
  readonly now: () => Instant;
  readonly log: Log;
}

type Opened = NonNullable<Awaited<ReturnType<House["pages"]["open"]>>>;
type Shown = Awaited<ReturnType<Opened["keeper"]["submit"]>>;

/** Longer than the longest form and than a table of twenty thousand members. */
const LARGEST_BODY = 8 * 1024 * 1024;

/** What every page of the site is sent with. */
const SITE_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex, nofollow",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  "cache-control": "no-store",
};

/** Gives every answer the headers of the site, those of mistakes too. */
export async function siteHeaders(context: Context, next: Next): Promise<void> {
  await next();
  for (const [name, value] of Object.entries(SITE_HEADERS)) context.res.headers.set(name, value);
}

/**
 * The pages that one-time links open, below `/p/`. Without script, from here alone, in no frame. Looking (GET) changes nothing,
 * since whoever scans mail opens every link; only the form that the page itself showed does.
 */
export function siteRoutes(parts: SiteParts): Hono {
  const app = new Hono().basePath("/p");
  const style = readFileSync(join(import.meta.dirname, "site.css"), "utf8");
  app.use(siteHeaders);
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: (context) => sorry(parts, context, "site-too-large", 413) }));
  app.onError((error, context) => {
    parts.log.error({ err: error }, "a page of the site failed");
    return sorry(parts, context, "site-failed", 500);
  });
  app.get("/site.css", (context) => context.body(style, 200, { "content-type": "text/css; charset=utf-8" }));
  app.get("/:token", (context) => look(parts, context));
  app.post("/:token", (context) => send(parts, context));
  app.get("/:token/:file", (context) => file(parts, context));
  app.all("*", (context) => sorry(parts, context, "site-gone", 404));
  return app;
}

async function look(parts: SiteParts, context: Context): Promise<Response> {
  const token = context.req.param("token") ?? "";
  const opened = await parts.house().pages.open(token);
  const page = opened === null ? null : await opened.keeper.show(opened.link, wished(context));
  if (page === null) return sorry(parts, context, "site-gone", 404);
  return context.html(whole(page, token, {}, null));
}

async function send(parts: SiteParts, context: Context): Promise<Response> {
  const token = context.req.param("token") ?? "";
  const opened = await parts.house().pages.open(token);
  const before = opened === null ? null : await opened.keeper.show(opened.link, wished(context));
  if (opened === null || before === null) return sorry(parts, context, "site-gone", 404);
  const body = await context.req.parseBody();
  const values = await textsIn(body);
  if (!ownOrigin(context, parts.url) || !sealed(token, values["seal"] ?? "")) return sorry(parts, context, "site-not-from-here", 403);
  if (before.form === null) return context.html(whole(before, token, {}, null));
  const asked = Object.fromEntries(before.form.inputs.map(({ name }) => [name, (values[name] ?? "").trim()]));
  try {
    return context.html(whole(await opened.keeper.submit(opened.link, asked, wished(context)), token, {}, null));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const now = (await opened.keeper.show(opened.link, wished(context))) ?? before;
    return context.html(whole(now, token, asked, error), 422);
  }
}

/** What nobody types: control characters but the ends of lines and tabs. PostgreSQL would not keep a text with a zero byte. */
const UNWRITTEN = /(?![\n\r\t])\p{Cc}/gu;

/** What was sent, as texts; a file is read as UTF-8, or as what spreadsheets of old write. */
async function textsIn(body: Readonly<Record<string, unknown>>): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === "string") values[name] = value.replace(UNWRITTEN, " ");
    if (!(value instanceof File)) continue;
    const bytes = await value.arrayBuffer();
    const text = new TextDecoder("utf-8").decode(bytes);
    values[name] = (text.includes("\ufffd") ? new TextDecoder("windows-1252").decode(bytes) : text).replace(UNWRITTEN, " ");
  }
  return values;
}

async function file(parts: SiteParts, context: Context): Promise<Response> {
  const opened = await parts.house().pages.open(context.req.param("token") ?? "");
  const name = context.req.param("file") ?? "";
  const found = opened === null ? null : await opened.keeper.file(opened.link, name, wished(context));
  if (found === null) return sorry(parts, context, "site-gone", 404);
  return context.body(found.body, 200, { "content-type": found.type });
}

/** The page with its form; what was sent stands in it again beside what is wrong with it. */
function whole(page: Shown, token: string, sent: Readonly<Record<string, string>>, error: Refusal | null): string {
  const { voice, card, files } = page;
  const beside = error instanceof Misuse ? error.option : null;
  const said = error === null ? null : sentence(error, voice);
  const form =
    page.form === null
      ? null
      : {
          ...page.form,
          inputs: page.form.inputs.map((input) => ({
            ...input,
            start: sent[input.name] ?? input.start,
            wrong: input.name === beside ? said : input.wrong,
          })),
        };
  return renderSite(
    voice,
    plainText(card.title),
    html`${renderSiteCard(card, voice)}
${files.length > 0 && html`<ul>${files.map((each) => html`<li><a href="/p/${token}/${each.name}?lang=${voice.locale}">${each.label}</a></li>`)}</ul>`}
${form !== null && renderSiteForm(form, sealOf(token), beside === null ? said : null, voice, page.uploads ?? null)}
${form === null && said !== null && html`<p class="wrong" role="alert">${said}</p>`}`,
  );
}

function sentence(error: Refusal, voice: Voice): string {
  const option = error instanceof Misuse && error.option !== null ? { option: error.option, about: "" } : {};
  return plainText(voice.sayAny(error.key, { ...saidBy(voice, error.values), ...option }));
}

/** The language that was asked for on the page, else the browser's; null where neither says one that we speak. */
function wished(context: Context): Locale | null {
  return languageNamed(context.req.query("lang")) ?? languagePreferred(context.req.header("accept-language"));
}

function sorry(
  parts: SiteParts,
  context: Context,
  key: "site-gone" | "site-failed" | "site-too-large" | "site-not-from-here",
  status: 403 | 404 | 413 | 500,
) {
  const voice = voiceOf(wished(context) ?? "en", "UTC", parts.now());
  return context.html(
    renderSite(voice, voice.text("site-sorry"), html`<h1>${voice.text("site-sorry")}</h1><p>${voice.text(key)}</p>`),
    status,
  );
}

/** Only the page that was shown under the token can know this, and another site's form cannot. */
function sealOf(token: string): string {
  return createHmac("sha256", token).update("parvis form").digest("base64url");
}

function sealed(token: string, seal: string): boolean {
  const [meant, given] = [Buffer.from(sealOf(token)), Buffer.from(seal)];
  return meant.length === given.length && timingSafeEqual(meant, given);
}
