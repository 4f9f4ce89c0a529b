import { createHash, createSign, createVerify, generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type RequestOptions, request, type ServerResponse } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import type { Reaching } from "#kernel/web-text.ts";

/** Something that was told to a server. `signer` is the key that truly signed it; null where the signature, the digest or the date is wrong. */
export interface Told {
  readonly host: string;
  readonly path: string;
  readonly signer: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: what another server sends is looked into by the tests
  readonly activity: any;
}

/** Servers far away, all of them on this machine: each name that ends in `.test` is one, with whoever is asked for on it. */
export interface FarServer {
  /** How a house reaches them, and nobody else on this machine. */
  readonly reaching: Partial<Reaching>;
  readonly told: readonly Told[];
  /** What was asked for, as `host/path`. */
  readonly asked: readonly string[];
  /** From now on a server answers so to whatever is told to it. */
  readonly answer: (host: string, status: number) => void;
  /** The address of somebody on a server. */
  readonly who: (host: string, name: string) => string;
  /** Somebody's wish, signed as servers do; `spoilt` says what is wrong with it. */
  readonly signed: (url: string, who: string, activity: object, spoilt?: Spoilt) => Request;
  readonly close: () => Promise<void>;
}

export type Spoilt = "unsigned" | "another body" | "another key" | "yesterday" | "another inbox";

const keys = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});
const strangers = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

/** An address of the open internet. */
const OUTSIDE = "93.184.215.14";

const CONTEXT = ["https://www.w3.org/ns/activitystreams", "https://w3id.org/security/v1"];

/** Opens them. `keyOf` reads a key where its id says: how they look at the house. */
export async function farServer(keyOf: (keyId: string) => Promise<string | null>): Promise<FarServer> {
  const told: Told[] = [];
  const asked: string[] = [];
  const statuses = new Map<string, number>();
  const server = createServer((incoming, outgoing) => void hear(incoming, outgoing));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;

  async function hear(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const host = (incoming.headers.host ?? "").replace(/:\d+$/u, "");
    const path = incoming.url ?? "";
    const pieces: Buffer[] = [];
    for await (const piece of incoming) pieces.push(piece as Buffer);
    asked.push(`${host}${path}`);
    if (incoming.method === "GET") return actor(host, path, outgoing);
    const body = Buffer.concat(pieces);
    const signer = await signerOf(incoming, body, keyOf);
    told.push({ host, path, signer, activity: JSON.parse(body.toString("utf8")) });
    if (host === "silent.test") return;
    outgoing.writeHead(signer === null ? 401 : (statuses.get(host) ?? 202));
    if (host !== "endless.test") return void outgoing.end();
    const more = () => {
      while (outgoing.write("X".repeat(10_000)));
    };
    outgoing.on("drain", more);
    more();
  }

  function actor(host: string, path: string, outgoing: ServerResponse): void {
    const name = /^\/users\/(\w+)$/u.exec(path)?.[1];
    if (name === undefined) return void outgoing.writeHead(404).end();
    if (name === "garbage") return void outgoing.writeHead(200, { "content-type": "application/activity+json" }).end("{]");
    if (name === "moved") return void outgoing.writeHead(302, { location: "http://127.0.0.1/users/ana" }).end();
    const id = `https://${host}/users/${name}`;
    const inbox = name === "elsewhere" ? "https://victim.test/inbox" : name === "inside" ? "https://127.0.0.1/inbox" : `${id}/inbox`;
    const document = {
      "@context": CONTEXT,
      ...{ id, type: "Person", preferredUsername: name, inbox, outbox: `${id}/outbox` },
      ...(name === "inside" ? {} : { endpoints: { sharedInbox: name === "elsewhere" ? inbox : `https://${host}/inbox` } }),
      publicKey: { id: `${id}#main-key`, owner: id, publicKeyPem: keys.publicKey },
    };
    outgoing.writeHead(200, { "content-type": "application/activity+json" }).end(JSON.stringify(document));
  }

  return {
    reaching: {
      ask: ((url: URL, options: RequestOptions, answered: () => void) => {
        const over = new URL(url.href.replace("https:", "http:"));
        over.port = String(port);
        return request(over, { ...options, lookup: ledHere(options.lookup as LookupFunction) }, answered);
      }) as unknown as Reaching["ask"],
      resolve: ((name: string, _options: object, found: (error: Error | null, all: object[]) => void) => {
        if (!name.endsWith(".test")) return found(new Error("ENOTFOUND"), []);
        return found(null, [{ address: name === "inside.test" ? "10.1.2.3" : OUTSIDE, family: 4 }]);
      }) as unknown as Reaching["resolve"],
      patience: 500,
    },
    told,
    asked,
    answer: (host, status) => void statuses.set(host, status),
    who: (host, name) => `https://${host}/users/${name}`,
    signed,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** A name is looked up as ever, and refused as ever; where it leads outside, it leads here. */
function ledHere(lookup: LookupFunction): LookupFunction {
  return (name, options, found) =>
    lookup(name, options, (error) => {
      if (error !== null) return found(error, "", 0);
      return options.all ? found(null, [{ address: "127.0.0.1", family: 4 }]) : found(null, "127.0.0.1", 4);
    });
}

function signed(url: string, who: string, activity: object, spoilt?: Spoilt): Request {
  const { host, pathname } = new URL(url);
  const body = JSON.stringify({ "@context": CONTEXT[0], ...activity });
  const digest = `SHA-256=${createHash("sha256").update(body).digest("base64")}`;
  const date = new Date(Date.now() - (spoilt === "yesterday" ? 86_400_000 : 0)).toUTCString();
  const target = spoilt === "another inbox" ? "/federation/another/inbox" : pathname;
  const text = [`(request-target): post ${target}`, `host: ${host}`, `date: ${date}`, `digest: ${digest}`].join("\n");
  const key = spoilt === "another key" ? strangers : keys;
  const signature = createSign("sha256").update(text).sign(key.privateKey, "base64");
  const header = `keyId="${who}#main-key",algorithm="rsa-sha256",headers="(request-target) host date digest",signature="${signature}"`;
  const headers = { host, date, digest, "content-type": "application/activity+json" };
  return new Request(url, {
    method: "POST",
    headers: spoilt === "unsigned" ? headers : { ...headers, signature: header },
    body: spoilt === "another body" ? body.replace("}", ',"more":1}') : body,
  });
}

/** The key id under which a request is truly signed, digest and target included; null where it is not. */
async function signerOf(
  { method = "", url = "", headers }: IncomingMessage,
  body: Buffer,
  keyOf: (id: string) => Promise<string | null>,
): Promise<string | null> {
  const parts = new Map([...String(headers["signature"] ?? "").matchAll(/(\w+)="([^"]*)"/gu)].map((found) => [found[1], found[2] ?? ""]));
  const names = (parts.get("headers") ?? "").split(" ");
  if (!["(request-target)", "host", "date", "digest"].every((name) => names.includes(name))) return null;
  if (headers["digest"] !== `SHA-256=${createHash("sha256").update(body).digest("base64")}`) return null;
  const lines = names.map((name) =>
    name === "(request-target)"
      ? `${name}: ${method.toLowerCase()} ${url}`
      : `${name}: ${name === "host" ? hostOf(headers) : headers[name]}`,
  );
  const keyId = parts.get("keyId") ?? "";
  const pem = await keyOf(keyId);
  if (pem === null) return null;
  const isTrue = createVerify("sha256")
    .update(lines.join("\n"))
    .verify(pem, parts.get("signature") ?? "", "base64");
  return isTrue ? keyId : null;
}

function hostOf(headers: IncomingMessage["headers"]): string {
  return (headers.host ?? "").replace(/:\d+$/u, "");
}
