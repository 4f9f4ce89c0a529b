import type { Hono } from "hono";
import type { Form } from "#chat/form.ts";
import type { Ears } from "#chat/platform.ts";
import type { Voice } from "#chat/voice.ts";
import type { House } from "#house.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Log } from "#kernel/log.ts";
import { laterRoutes } from "./later-routes.ts";

/** What the site stands on. */
export interface MountParts {
  readonly house: () => House;
  readonly ears: () => Ears;
  /** The empty form of a command; null where there is none. */
  readonly formOf: (path: string, voice: Voice) => Form | null;
  /** The public address, when there is one. */
  readonly url: string | null;
  readonly now: () => Instant;
  readonly log: Log;
  /** Calls a listener after each writing of this process. */
  readonly onWritten: (listener: () => void) => unknown;
}

/** The pages of whoever asks for them in chat, below `/desk`. */
export function mountDesk(routes: Hono, parts: MountParts): void {
  routes.route(
    "/",
    laterRoutes(["/desk", "/desk/*"], async () => (await import("./desk.ts")).deskRoutes(parts)),
  );
}

/** The public pages below `/a`, and the files that people gave, below `/files`. */
export function mountPublic(routes: Hono, parts: MountParts): void {
  routes.route(
    "/",
    laterRoutes(["/a/*", "/files/*"], async () => (await import("./public.ts")).publicRoutes(parts)),
  );
}

/** The first page of the public address. */
export function mountRoot(routes: Hono, parts: MountParts): void {
  routes.route(
    "/",
    laterRoutes(["/"], async () => (await import("./public.ts")).rootRoutes(parts)),
  );
}

/** Where other servers ask, at the public address. */
export function mountFederation(routes: Hono, parts: Pick<MountParts, "house" | "now" | "log"> & { readonly url: string }): void {
  routes.route(
    "/",
    laterRoutes(["/.well-known/webfinger", "/federation/*"], async () => (await import("./federation-routes.ts")).federationRoutes(parts)),
  );
}

/** The pages that one-time links open, below `/p`. */
export function mountLinks(routes: Hono, parts: Pick<MountParts, "house" | "url" | "now" | "log">): void {
  routes.route(
    "/",
    laterRoutes(["/p", "/p/*"], async () => (await import("./site.ts")).siteRoutes(parts)),
  );
}

/** The page that says what a certificate is proof of, below `/certificate`. */
export function mountCertificates(routes: Hono, parts: Pick<MountParts, "house" | "now">): void {
  routes.route(
    "/",
    laterRoutes(["/certificate/*"], async () => (await import("./certificates.ts")).certificateRoutes(parts)),
  );
}

/** The page of a mailbox, below `/letters`: where somebody without chat refuses more mail. */
export function mountLetters(routes: Hono, parts: Pick<MountParts, "house">): void {
  routes.route(
    "/",
    laterRoutes(["/letters/*"], async () => (await import("./letters.ts")).letterRoutes(parts)),
  );
}
