import { createPublicKey, type KeyObject, verify } from "node:crypto";
import type { RawFile } from "discord.js";
import type { Callback } from "./exchange.ts";
import { type Interaction, isInteraction } from "./interaction.ts";

/** Whose signatures count, and when it is now (milliseconds since the epoch). */
export interface Signing {
  /** 32 bytes in hexadecimal, as the developer portal shows it. */
  readonly publicKey: string;
  readonly now: number;
}

/** Hears an interaction; its first answer goes back as the answer to the request. */
type Hear = (raw: Interaction, answer: (callback: Callback, files: readonly RawFile[]) => Promise<void>) => void;

/** A signature older or newer than this is refused; Discord names no limit of its own. */
const SKEW = 5 * 60_000;

/** Larger bodies are none of Discord's. */
const LARGEST = 1 << 20;

/** Answers one request to the interactions endpoint (Receiving and Responding; signatures are Ed25519 over time and body). */
export async function answerSigned(request: Request, signing: Signing, hear: Hear): Promise<Response> {
  const signature = request.headers.get("x-signature-ed25519") ?? "";
  const time = request.headers.get("x-signature-timestamp") ?? "";
  const body = await request.text();
  if (body.length > LARGEST) return new Response(null, { status: 413 });
  if (!isSigned(signing, signature, time, body)) return new Response("invalid request signature", { status: 401 });
  const raw = parsed(body);
  if (!isInteraction(raw)) return new Response(null, { status: 400 });
  const { promise, resolve } = Promise.withResolvers<Response>();
  hear(raw, async (callback, files) => resolve(responseOf(callback, files)));
  return promise;
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
