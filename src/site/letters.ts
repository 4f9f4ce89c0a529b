import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { languageNamed, languagePreferred } from "#chat/language.ts";
import { plainText } from "#chat/prose.ts";
import { voiceOf } from "#chat/voice.ts";
import type { House } from "#house.ts";
import { machineClock } from "#kernel/clock.ts";
import type { Locale } from "#locales/locale.ts";
import { html, renderSite, renderSiteCard } from "./page.ts";
import { siteHeaders } from "./site.ts";

/** What the page of a mailbox stands on. */
export interface LetterRouteParts {
  readonly house: () => Pick<House, "letters">;
}

/** More than a mail program or a form of one button sends. */
const LARGEST_BODY = 16 * 1024;

/**
 * `/letters/ID`: what comes to a mailbox, and refusing it. Looking changes nothing, since whoever scans mail opens every link. A
 * mail program refuses with one request and no page (RFC 8058): it brings no cookie and no origin, and knowing the address is enough.
 */
export function letterRoutes(parts: LetterRouteParts): Hono {
  const app = new Hono().basePath("/letters");
  app.use(siteHeaders);
  app.use(bodyLimit({ maxSize: LARGEST_BODY }));
  app.get("/:id", (context) => show(parts, context));
  app.post("/:id", async (context) => {
    const wanted = (await context.req.parseBody().catch(() => ({}) as Record<string, unknown>))["mail"] === "wanted";
    await parts.house().letters.wish(context.req.param("id"), wanted ? "wanted" : "refused");
    return show(parts, context);
  });
  app.all("*", (context) => gone(context));
  return app;
}

async function show(parts: LetterRouteParts, context: Context): Promise<Response> {
  const page = await parts.house().letters.page(context.req.param("id") ?? "", wished(context));
  if (page === null) return gone(context);
  const { voice, card, refused } = page;
  const button = html`<form method="post"><button name="mail" value="${refused ? "wanted" : "refused"}">${voice.text(refused ? "letter-page-want" : "letter-page-refuse")}</button></form>`;
  return context.html(renderSite(voice, plainText(card.title), html`${renderSiteCard(card, voice)}${button}`));
}

function gone(context: Context): Response | Promise<Response> {
  const voice = voiceOf(wished(context) ?? "en", "UTC", machineClock.now());
  const body = html`<h1>${voice.text("site-sorry")}</h1><p>${voice.text("site-gone")}</p>`;
  return context.html(renderSite(voice, voice.text("site-sorry"), body), 404);
}

function wished(context: Context): Locale | null {
  return languageNamed(context.req.query("lang")) ?? languagePreferred(context.req.header("accept-language"));
}
