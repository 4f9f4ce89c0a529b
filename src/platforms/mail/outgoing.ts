import type { Sent } from "#chat/platform.ts";
import { after, type Clock, type Instant, SECOND } from "#kernel/clock.ts";
import type { Log } from "#kernel/log.ts";
import type { Written } from "./render.ts";

/** How letters leave the house. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
}

/** A letter as the server is given it. */
export interface Outgoing extends Written {
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  readonly headers: Readonly<Record<string, string>>;
}

/** What hands letters over, one after another on one connection, and closes it. */
export interface Postman {
  readonly send: (letter: Outgoing) => Promise<Sent>;
  readonly close: () => Promise<void>;
}

/** After a server could not be reached it is left alone for so long, in milliseconds: nobody else waits for it meanwhile. */
const DOWN = 30 * SECOND;

/** A server that does not want us at all is asked again after so long, in milliseconds: somebody must mend something. */
const REFUSED = 600 * SECOND;

/** How long is waited for a connection, and for an answer (RFC 5321 section 4.5.3.2 allows minutes; a room waits meanwhile). */
export const PATIENCE = { connectionTimeout: 10 * SECOND, greetingTimeout: 10 * SECOND, socketTimeout: 60 * SECOND };

/** The transport for an address; one connection, kept open, and nothing tried again behind our back. */
export async function openTransport(url: string) {
  const { createTransport } = await import("nodemailer");
  return createTransport({ url, pool: true, maxConnections: 1, maxMessages: 100, maxRequeues: 0, ...PATIENCE });
}

/** Opens no connection before the first letter. */
export function postman({ url }: Pick<MailSettings, "url">, { clock, log }: { readonly clock: Clock; readonly log: Log }): Postman {
  let opening: ReturnType<typeof openTransport> | null = null;
  let downUntil = 0 as Instant;
  const flying = new Set<Promise<unknown>>();

  async function hand({ files, ...letter }: Outgoing): Promise<Sent> {
    const now = clock.now();
    if (now < downUntil) return { kind: "later", wait: downUntil - now };
    try {
      opening ??= openTransport(url);
      const transport = await opening;
      await transport.sendMail({ ...letter, attachments: [...files], disableFileAccess: true, disableUrlAccess: true });
      return { kind: "done", where: letter.messageId };
    } catch (error) {
      const became = becameOf(error);
      if (became.kind === "later") {
        downUntil = after(clock.now(), became.down);
        if (became.ours) log.warn({ code: codeOf(error) }, "the mail server does not take letters from us");
        return { kind: "later", wait: became.down > 0 ? became.down : null };
      }
      return became;
    }
  }

  async function send(letter: Outgoing): Promise<Sent> {
    const sending = hand(letter);
    flying.add(sending);
    try {
      return await sending;
    } finally {
      flying.delete(sending);
    }
  }

  async function close(): Promise<void> {
    await Promise.allSettled(flying);
    const transport = await opening?.catch(() => null);
    opening = null;
    transport?.close();
  }

  return { send, close };
}

/** Failures that are about our name, our password or our line, whichever letter it was. */
const OURS: ReadonlySet<string> = new Set(["EAUTH", "ECONNECTION", "ETLS"]);

type Became = Exclude<Sent, { kind: "done" | "later" }> | { readonly kind: "later"; readonly down: number; readonly ours: boolean };

/**
 * What a failure means. Of the answers of a server those from 500 on are for good (RFC 5321 section 4.2.1): about this letter where it
 * was the mailbox or the letter that was refused, about us where it was our name or our password, which the next letter would
 * meet as well. Whatever broke off is sent again: the number in its head tells whoever gets it twice.
 */
function becameOf(error: unknown): Became {
  const { code, responseCode, command, response } = error as {
    readonly code?: string;
    readonly responseCode?: number;
    readonly command?: string;
    readonly response?: string;
  };
  if (responseCode !== undefined && responseCode >= 500) {
    const ours = OURS.has(code ?? "") || command === "MAIL FROM" || [530, 535, 538].includes(responseCode);
    return ours ? { kind: "later", down: REFUSED, ours } : { kind: "never", reason: reasonOf(responseCode, response ?? "") };
  }
  if (code === "EAUTH" || code === "ENOAUTH" || code === "ECONFIG") return { kind: "later", down: REFUSED, ours: true };
  if (responseCode !== undefined && responseCode >= 400 && code !== "ECONNECTION") return { kind: "later", down: 0, ours: false };
  if (code === "EENVELOPE") return { kind: "never", reason: "no mail address" };
  if (code === "EMESSAGE" && responseCode === undefined) return { kind: "never", reason: "smtp 552 5.3.4" };
  return { kind: "later", down: DOWN, ours: false };
}

/** The numbers of an answer, without its words: servers put the address into them. */
function reasonOf(code: number, response: string): string {
  const detail = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  return detail === undefined ? `smtp ${code}` : `smtp ${code} ${detail}`;
}

/** The codes of a failure, without its words: servers put the address into them. */
export function codeOf(error: unknown): string {
  const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number };
  return [code, responseCode].filter((each) => each !== undefined).join(" ");
}
