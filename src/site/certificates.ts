import { type Context, Hono } from "hono";
import { languageNamed, languagePreferred } from "#chat/language.ts";
import { voiceOf } from "#chat/voice.ts";
import { verifiedCard } from "#courses/cards.ts";
import type { House } from "#house.ts";
import type { Instant } from "#kernel/clock.ts";
import { renderSite, renderSiteCard } from "./page.ts";
import { siteHeaders } from "./site.ts";

/** What the page of certificates stands on. */
export interface CertificateParts {
  readonly house: () => Pick<House, "courses">;
  readonly now: () => Instant;
}

/** A code is as long as it is, so that nobody meets one by trying; longer texts are not looked up. */
const LONGEST = 40;

/** `/certificate/CODE`: says to whoever was shown a certificate what it is proof of, and nothing to whoever guesses. */
export function certificateRoutes(parts: CertificateParts): Hono {
  const app = new Hono();
  app.use("/certificate/*", siteHeaders);
  app.get("/certificate/:code", (context) => look(parts, context));
  return app;
}

async function look(parts: CertificateParts, context: Context): Promise<Response> {
  const typed = (context.req.param("code") ?? "").slice(0, LONGEST);
  const locale = languageNamed(context.req.query("lang")) ?? languagePreferred(context.req.header("accept-language")) ?? "en";
  const voice = voiceOf(locale, "UTC", parts.now());
  const found = await parts.house().courses.verify(typed);
  const card = verifiedCard(found, typed, voice);
  return context.html(renderSite(voice, card.summary, renderSiteCard(card, voice)), found === null ? 404 : 200);
}
