import { createPublicKey, type KeyObject, verify } from "node:crypto";
import { setTimeout as waited } from "node:timers/promises";
import type { RawFile } from "discord.js";
import type { Callback, Line } from "./exchange.ts";
import { type Interaction, isInteraction } from "./interaction.ts";
import { problemOf } from "./problem.ts";

/** Whose signatures count, and when it is now (milliseconds since the epoch). */
export interface Signing {
  /** 32 bytes in hexadecimal, as the developer portal shows it. */
  readonly publicKey: string;
  readonly now: number;
}

/** Hears an interaction; its first answer goes back as the answer to the request. Resolves when everything is said. */
type Hear = (raw: Interaction, answer: (callback: Callback, files: readonly RawFile[]) => Promise<void>) => Promise<void>;

/** A signature older or newer than this is refused; Discord names no limit of its own. */
const SKEW = 5 * 60_000;

/** Larger bodies are none of Discord's. */
const LARGEST = 1 << 20;

/** Answers one request to the interactions endpoint (Receiving and Responding; signatures are Ed25519 over time and body). */
export async function answerSigned(request: Request, signing: Signing, hear: Hear): Promise<Response> {
  const signature = request.headers.get("x-signature-ed25519") ?? "";
  const time = request.headers.get("x-signature-timestamp") ?? "";
  const body = await textOf(request);
  if (body === null) return new Response(null, { status: 413, headers: { connection: "close" } });
  if (!isSigned(signing, signature, time, body)) return new Response("invalid request signature", { status: 401 });
  const raw = parsed(body);
  if (!isInteraction(raw)) return new Response(null, { status: 400 });
  const { promise, resolve } = Promise.withResolvers<Response>();
  const said = hear(raw, async (callback, files) => resolve(responseOf(callback, files)));
  void said.finally(() => resolve(new Response(null, { status: 501 })));
  return promise;
}

/** The body as it was sent; null when it is larger than any of Discord's, of which no more is then read. */
async function textOf(request: Request): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** How long Discord is given to learn of an answer that goes back with the request, in milliseconds. */
const UNTIL_KNOWN = [100, 400, 1_500] as const;

/**
 * The ways to answer an interaction whose first answer goes back with the request. What follows at once can be there before
 * Discord has read that answer: it then says that there is no such webhook or message (10015, 10008), and is asked again.
 */
export function answeredBack(line: Line, answer: Line["answer"]): Line {
  async function onceKnown<T>(say: () => Promise<T>): Promise<T> {
    for (const pause of UNTIL_KNOWN) {
      try {
        return await say();
      } catch (error) {
        const { code } = problemOf(error);
        if (code !== 10015 && code !== 10008) throw error;
      }
      await waited(pause);
    }
    return await say();
  }

  return {
    answer,
    edit: (body, files) => onceKnown(() => line.edit(body, files)),
    follow: (body, files) => onceKnown(() => line.follow(body, files)),
    remove: () => onceKnown(line.remove),
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isSigned({ publicKey, now }: Signing, signature: string, time: string, body: string): boolean {
  if (!/^[0-9a-f]{128}$/i.test(signature) || !/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now - Number(time) * 1_000) > SKEW) return false;
  return verify(null, Buffer.from(time + body), keyOf(publicKey), Buffer.from(signature, "hex"));
}

/** The 32 bytes in the form that the library of cryptography reads (RFC 8410, 4). */
function keyOf(publicKey: string): KeyObject {
  const prefix = Buffer.from("302a300506032b6570032100", "hex");
  return createPublicKey({ key: Buffer.concat([prefix, Buffer.from(publicKey, "hex")]), format: "der", type: "spki" });
}

function responseOf(callback: Callback, files: readonly RawFile[]): Response {
  if (files.length === 0) return Response.json(callback);
  const form = new FormData();
  form.append("payload_json", JSON.stringify(callback));
  for (const [at, file] of files.entries()) form.append(`files[${at}]`, new Blob([new Uint8Array(file.data as Buffer)]), file.name);
  return new Response(form);
}
