import type { IncomingMessage } from "node:http";
import { ClosedAddress, guarded, type Reaching, refusedOf, usualReaching } from "#kernel/web-text.ts";

/** What another server answered, or why none did. */
export type Answered =
  | { readonly kind: "answer"; readonly status: number; readonly type: string; readonly location: string | null; readonly body: Buffer }
  | { readonly kind: "none"; readonly why: "closed" | "late" | "unreachable" | "big" };

/** What is asked of another server. */
export interface Asked {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

/** Asks another server once, and follows no turn to elsewhere. Never rejects. */
export type AskServer = (address: string, asked: Asked) => Promise<Answered>;

/** The largest answer that is read, in octets: an actor with all that servers put into one is a tenth of it. */
const MOST = 512 * 1024;

/** How other servers are asked: with the guards under which calendars are read, over https alone and on the open internet alone. */
export function serverAsker(reaching: Partial<Reaching> = {}): AskServer {
  const how: Reaching = { ...usualReaching, most: MOST, ...reaching };
  return (address, { method, headers, body }) => {
    const url = URL.parse(address);
    if (url === null || refusedOf(url, how) !== null) return Promise.resolve({ kind: "none", why: "closed" });
    const late = AbortSignal.timeout(how.patience);
    return new Promise((settle) => {
      const failed = (error: Error) => settle({ kind: "none", why: whyOf(error, late) });
      const sent = { ...headers, "accept-encoding": "identity", ...(body === null ? {} : { "content-length": String(body.length) }) };
      const request = how.ask(url, { method, headers: sent, lookup: guarded(how), signal: late, agent: false }, (response) => {
        response.on("error", failed);
        const answered = (answer: Answered) => {
          settle(answer);
          request.destroy();
        };
        // Of whoever takes something nothing but that is of interest.
        if (method === "POST") answered(answerOf(response, Buffer.alloc(0)));
        else readAnswer(response, how.most, answered);
      });
      request.on("error", failed);
      request.end(body ?? undefined);
    });
  };
}

function whyOf(error: Error, late: AbortSignal): "closed" | "late" | "unreachable" {
  if (error instanceof ClosedAddress) return "closed";
  return late.aborted ? "late" : "unreachable";
}

function readAnswer(response: IncomingMessage, most: number, answered: (answer: Answered) => void): void {
  const pieces: Buffer[] = [];
  let size = 0;
  response.on("data", (piece: Buffer) => {
    size += piece.length;
    pieces.push(piece);
    if (size > most) answered({ kind: "none", why: "big" });
  });
  response.on("end", () => answered(answerOf(response, Buffer.concat(pieces))));
}

function answerOf({ statusCode: status = 0, headers }: IncomingMessage, body: Buffer): Answered {
  return { kind: "answer", status, type: headers["content-type"] ?? "", location: headers.location ?? null, body };
}

/** How often an address may refer on to another. */
const MOST_TURNS = 3;

/** A document of another server as the library takes it. Throws where there is none, whatever the reason. */
export async function documentAt(
  ask: AskServer,
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly contextUrl: null; readonly documentUrl: string; readonly document: unknown }> {
  let url = new URL(address);
  url.hash = "";
  for (let turn = 0; turn <= MOST_TURNS; turn += 1) {
    const kinds = { accept: "application/activity+json, application/ld+json, application/json", "user-agent": "Parvis", ...headers };
    const answered = await ask(url.href, { method: "GET", headers: kinds, body: null });
    if (answered.kind === "none") throw new Error(`A document of another server is not to be had: ${answered.why}.`);
    const { status, location } = answered;
    const next = status >= 300 && status < 400 && location !== null ? URL.parse(location, url) : null;
    if (next === null && status === 200 && /\bjson\b/u.test(answered.type))
      return { contextUrl: null, documentUrl: url.href, document: JSON.parse(answered.body.toString("utf8")) as unknown };
    if (next === null) throw new Error(`A document of another server is not to be had: ${status}.`);
    url = next;
  }
  throw new Error("A document of another server is not to be had: too many turns.");
}
