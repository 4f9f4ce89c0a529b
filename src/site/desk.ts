import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Ability } from "#chat/ability.ts";
import type { Form } from "#chat/form.ts";
import { languageNamed, languagePreferred } from "#chat/language.ts";
import type { Ears, Reply, Said } from "#chat/platform.ts";
import { type Voice, voiceOf } from "#chat/voice.ts";
import type { House } from "#house.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Log } from "#kernel/log.ts";
import { commandsList, DESK_TABS, type DeskTab, deskAnswer, deskHome, deskPage, type Seals, thingsList } from "./desk-page.ts";
import { ownOrigin } from "./origin.ts";
import { html, renderSite } from "./page.ts";
import { siteHeaders } from "./site.ts";

/** What the organisers' pages stand on. */
export interface DeskParts {
  readonly house: () => Pick<House, "web" | "members" | "declared">;
  readonly ears: () => Ears;
  /** The form of a command, written from its declaration; null where there is no such command. */
  readonly formOf: (path: string, voice: Voice) => Form | null;
  readonly url: string | null;
  readonly now: () => Instant;
  readonly log: Log;
}

type Session = NonNullable<Awaited<ReturnType<House["web"]["find"]>>>;

/** Somebody at their pages: the session, its secret, and in which words. */
interface Seated {
  readonly session: Session;
  readonly token: string;
  readonly voice: Voice;
  readonly name: string;
  readonly association: string;
  readonly may: (ability: Ability) => boolean;
}

/** Longer than the longest form. */
const LARGEST_BODY = 256 * 1024;

const PREFIX = "in-";

/**
 * The pages of one person in the browser, below `/desk`: the same commands, cards and buttons as in chat, said by the account that asked
 * for the link. Dispatch decides what that account may do, and nothing outside its community can be named.
 */
export function deskRoutes(parts: DeskParts): Hono {
  const app = new Hono().basePath("/desk");
  app.use(siteHeaders);
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: (context) => sorry(parts, context, "site-too-large", 413) }));
  app.onError((error, context) => {
    parts.log.error({ err: error }, "a page of the desk failed");
    return sorry(parts, context, "site-failed", 500);
  });
  app.get("/enter/:token", (context) => door(parts, context));
  app.post("/enter/:token", (context) => enter(parts, context));
  app.post("/leave", (context) => leave(parts, context));
  app.get("/", (context) => seatedAt(parts, context, (seated) => home(parts, context, seated)));
  app.get("/commands", (context) => seatedAt(parts, context, async (seated) => listed(parts, context, seated)));
  app.get("/say/:first/:second?", (context) => seatedAt(parts, context, (seated) => blank(parts, context, seated)));
  app.get("/:tab", (context) => seatedAt(parts, context, (seated) => tab(parts, context, seated)));
  app.post("/", (context) => seatedAt(parts, context, (seated) => act(parts, context, seated)));
  app.all("*", (context) => sorry(parts, context, "site-nothing-here", 404));
  return app;
}

/** The page that a link opens: only its button uses the link up. */
async function door(parts: DeskParts, context: Context): Promise<Response> {
  const token = context.req.param("token") ?? "";
  if (!(await parts.house().web.opens(token))) return sorry(parts, context, "desk-link-gone", 404);
  const voice = plainVoice(parts, context);
  const body = html`<h1>${voice.text("desk-door-title")}</h1><p>${voice.text("desk-door-about")}</p>
<form method="post"><input type="hidden" name="seal" value="${sealOf(token)}"><button>${voice.text("desk-door-open")}</button></form>`;
  return context.html(renderSite(voice, voice.text("desk-door-title"), body));
}

async function enter(parts: DeskParts, context: Context): Promise<Response> {
  const token = context.req.param("token") ?? "";
  const body = await textsIn(context);
  if (!ownOrigin(context, parts.url) || !sealed(token, body["seal"] ?? "")) return sorry(parts, context, "site-not-from-here", 403);
  const session = await parts.house().web.enter(token);
  if (session === null) return sorry(parts, context, "desk-link-gone", 404);
  setCookie(context, cookieName(context, parts), session, {
    path: "/desk",
    httpOnly: true,
    sameSite: "Strict",
    secure: isSecure(context, parts),
  });
  return context.redirect(`/desk${languageSuffix(context)}`, 303);
}

async function leave(parts: DeskParts, context: Context): Promise<Response> {
  return seatedAt(parts, context, async ({ session, token }) => {
    const body = await textsIn(context);
    if (!ownOrigin(context, parts.url) || !sealed(token, body["seal"] ?? "")) return sorry(parts, context, "site-not-from-here", 403);
    await parts.house().web.leave(session);
    deleteCookie(context, cookieName(context, parts), { path: "/desk", secure: isSecure(context, parts) });
    const voice = plainVoice(parts, context);
    return context.html(
      renderSite(voice, voice.text("desk-left"), html`<h1>${voice.text("desk-left")}</h1><p>${voice.text("desk-left-about")}</p>`),
    );
  });
}

async function seatedAt(parts: DeskParts, context: Context, show: (seated: Seated) => Promise<Response>): Promise<Response> {
  const token = getCookie(context, cookieName(context, parts)) ?? "";
  const session = await parts.house().web.find(token);
  const asked = languageNamed(context.req.query("lang"));
  const speaker = session === null ? null : { ...session.speaker, locale: asked ?? session.speaker.locale };
  const arrival = speaker === null ? null : await parts.house().members.arrive(speaker);
  if (session === null || arrival === null || arrival.community.id !== session.community)
    return sorry(parts, context, "desk-no-session", 401);
  const voice = voiceOf(arrival.locale, arrival.zone, parts.now());
  const may = (ability: Ability) => arrival.may(ability);
  return show({ session, token, voice, name: arrival.name, association: arrival.community.name, may });
}

async function home(parts: DeskParts, context: Context, seated: Seated): Promise<Response> {
  const found = await parts.ears().home(speakerOf(seated));
  return context.html(deskPage(frameOf(seated, context), "", deskHome(found.cards, sealsOf(seated, context), found.voice)));
}

async function tab(parts: DeskParts, context: Context, seated: Seated): Promise<Response> {
  const wanted = DESK_TABS.find(({ name }) => name === context.req.param("tab"));
  if (wanted === undefined || !seated.may(wanted.may)) return sorry(parts, context, "site-nothing-here", 404);
  if (wanted.name === "assemblies") return assemblies(parts, context, seated);
  return heardAt(parts, context, seated, { kind: "command", path: wanted.path, given: {} }, wanted.name, null);
}

/** The assemblies to choose from, and how the one that was chosen stands. */
async function assemblies(parts: DeskParts, context: Context, seated: Seated): Promise<Response> {
  const of = context.req.query("of") ?? "";
  if (/^a\d{1,9}$/i.test(of)) {
    return heardAt(parts, context, seated, { kind: "command", path: "assembly status", given: { assembly: of } }, "assemblies", null);
  }
  const known = await parts.ears().suggest(speakerOf(seated), "assembly", "");
  const language = languageNamed(context.req.query("lang"));
  const body = thingsList(known, (value) => `/desk/assemblies?of=${value}${language === null ? "" : `&lang=${language}`}`, seated.voice);
  return context.html(deskPage(frameOf(seated, context), "assemblies", body));
}

async function listed(parts: DeskParts, context: Context, seated: Seated): Promise<Response> {
  const commands = parts.house().declared.commands.filter((command) => seated.may(command.may));
  return context.html(
    deskPage(
      frameOf(seated, context),
      "commands",
      commandsList(
        commands.map(({ path }) => path),
        seated.voice,
        languageSuffix(context),
      ),
    ),
  );
}

/** The empty form of a command. */
async function blank(parts: DeskParts, context: Context, seated: Seated): Promise<Response> {
  const { first = "", second } = context.req.param() as { readonly first?: string; readonly second?: string };
  const path = second === undefined ? first : `${first} ${second}`;
  const command = parts.house().declared.byPath.get(path);
  const form = command === undefined || !seated.may(command.may) ? null : parts.formOf(path, seated.voice);
  if (form === null) return sorry(parts, context, "site-nothing-here", 404);
  const body = deskAnswer({ kind: "ask", form }, "asked", sealsOf(seated, context), seated.voice);
  return context.html(deskPage(frameOf(seated, context), "commands", body));
}

/** What was sent from one of these pages: a typed line, a press, a pick or a form. */
async function act(parts: DeskParts, context: Context, seated: Seated): Promise<Response> {
  const body = await context.req.parseBody({ all: true });
  const one = (name: string) => (typeof body[name] === "string" ? (body[name] as string) : "");
  if (!ownOrigin(context, parts.url) || !sealed(seated.token, one("seal"))) return sorry(parts, context, "site-not-from-here", 403);
  const said = saidIn(body, one);
  const once = /^[\w-]{16,32}$/.test(one("once")) ? one("once") : null;
  return heardAt(parts, context, seated, said, "", once);
}

function saidIn(body: Readonly<Record<string, unknown>>, one: (name: string) => string): Said {
  const address = one("address");
  if (one("kind") === "press") return { kind: "press", address };
  if (one("kind") === "pick") {
    const values = [body["values"] ?? []].flat().filter((value) => typeof value === "string");
    return { kind: "pick", address, values };
  }
  if (one("kind") === "form") {
    const given = Object.entries(body).flatMap(([name, value]) =>
      name.startsWith(PREFIX) && typeof value === "string" ? [[name.slice(PREFIX.length), value.replace(/\r\n?/g, "\n")]] : [],
    );
    return { kind: "form", address, values: Object.fromEntries(given) };
  }
  return { kind: "line", text: one("line") };
}

async function heardAt(
  parts: DeskParts,
  context: Context,
  seated: Seated,
  said: Said,
  here: DeskTab["name"] | "",
  once: string | null,
): Promise<Response> {
  const key = once === null ? null : `web-${seated.session.id}-${once}`;
  const reply: Reply = await parts.ears().hear({ speaker: speakerOf(seated), key, place: null, said });
  const body = deskAnswer(reply.answer, reply.outcome, sealsOf(seated, context), reply.voice);
  const status = reply.outcome === "incident" ? 500 : reply.outcome === "refused" || reply.outcome === "misuse" ? 422 : 200;
  return context.html(deskPage(frameOf(seated, context), here, body), status);
}

/** The account speaks in the language of the page. */
function speakerOf({ session, voice }: Seated) {
  return { ...session.speaker, locale: voice.locale };
}

function frameOf(seated: Seated, context: Context) {
  const { voice, name, association, may } = seated;
  return { voice, name, association, may, seals: sealsOf(seated, context), suffix: languageSuffix(context) };
}

/** What each form carries: that the page itself asked, and what makes sending it twice harmless. */
function sealsOf({ token }: Seated, context: Context): Seals {
  const once = randomBytes(16).toString("base64url");
  return {
    action: `/desk${languageSuffix(context)}`,
    fields: html`<input type="hidden" name="seal" value="${sealOf(token)}"><input type="hidden" name="once" value="${once}">`,
  };
}

async function textsIn(context: Context): Promise<Record<string, string>> {
  const body = await context.req.parseBody();
  return Object.fromEntries(Object.entries(body).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

function languageSuffix(context: Context): string {
  const chosen = languageNamed(context.req.query("lang"));
  return chosen === null ? "" : `?lang=${chosen}`;
}

function plainVoice(parts: DeskParts, context: Context): Voice {
  const locale = languageNamed(context.req.query("lang")) ?? languagePreferred(context.req.header("accept-language")) ?? "en";
  return voiceOf(locale, "UTC", parts.now());
}

function sorry(
  parts: DeskParts,
  context: Context,
  key: "site-too-large" | "site-failed" | "site-nothing-here" | "site-not-from-here" | "desk-link-gone" | "desk-no-session",
  status: 401 | 403 | 404 | 413 | 500,
): Response | Promise<Response> {
  const voice = plainVoice(parts, context);
  return context.html(
    renderSite(voice, voice.text("site-sorry"), html`<h1>${voice.text("site-sorry")}</h1><p>${voice.text(key)}</p>`),
    status,
  );
}

/** A cookie with this prefix can be set by this host alone, over TLS; without TLS browsers would drop it. */
function cookieName(context: Context, parts: DeskParts): string {
  return isSecure(context, parts) ? "__Secure-parvis-desk" : "parvis-desk";
}

function isSecure(context: Context, { url }: DeskParts): boolean {
  return (url ?? context.req.url).startsWith("https:");
}

function sealOf(token: string): string {
  return createHmac("sha256", token).update("parvis desk form").digest("base64url");
}

function sealed(token: string, seal: string): boolean {
  const [meant, given] = [Buffer.from(sealOf(token)), Buffer.from(seal)];
  return token !== "" && meant.length === given.length && timingSafeEqual(meant, given);
}
