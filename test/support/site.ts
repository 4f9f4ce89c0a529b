import { Hono } from "hono";
import type { Voice } from "#chat/voice.ts";
import { emptyForm } from "#dispatch/declared-form.ts";
import { logTo } from "#kernel/log.ts";
import { certificateRoutes } from "#site/certificates.ts";
import { mountDesk, mountLetters, mountPublic, mountRoot } from "#site/mount.ts";
import { siteRoutes } from "#site/site.ts";
import { onCommit } from "#store/change.ts";
import type { TestStore } from "./databases.ts";
import type { WholeHouse } from "./whole-house.ts";

/** Everything that a browser may ask of a house, without a network. */
export interface Site {
  readonly app: Hono;
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Page>;
  /** Sends a form as a browser does, from a page of its own. */
  readonly post: (path: string, form: Readonly<Record<string, string>>, headers?: Readonly<Record<string, string>>) => Promise<Page>;
  /** What went wrong, as it was logged. */
  readonly troubles: readonly string[];
}

export interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

const HOST = "http://127.0.0.1:4400";

/** The site over a whole house of a test. */
export function openSite(house: WholeHouse, store: TestStore): Site {
  const troubles: string[] = [];
  const log = logTo("warn", (line) => troubles.push(line));
  const { parvis } = house;
  const common = { house: () => parvis.house, url: null, now: store.clock.now, log };
  const app = new Hono();
  app.route("/", siteRoutes(common));
  app.route("/", certificateRoutes(common));
  const formOf = (path: string, voice: Voice) => emptyForm(parvis.house, path, voice);
  for (const mount of [mountDesk, mountPublic, mountRoot, mountLetters])
    mount(app, { ...common, ears: () => parvis.ears, formOf, onWritten: (listener) => onCommit(store.db, listener) });

  async function page(response: Response | Promise<Response>): Promise<Page> {
    const answered = await response;
    return { status: answered.status, headers: answered.headers, body: await answered.text() };
  }

  return {
    app,
    troubles,
    get: (path, headers = {}) => page(app.request(`${HOST}${path}`, { headers })),
    post(path, form, headers = {}) {
      const sent = { origin: HOST, host: new URL(HOST).host, "content-type": "application/x-www-form-urlencoded", ...headers };
      return page(app.request(`${HOST}${path}`, { method: "POST", headers: sent, body: new URLSearchParams(form).toString() }));
    },
  };
}

/** The value of a hidden field of a page. */
export function hidden(page: Pick<Page, "body">, name: string): string {
  const found = new RegExp(`name="${name}" value="([^"]*)"`, "u").exec(page.body);
  if (found === null) throw new Error(`The page has no field ${name}.`);
  return found[1] as string;
}
