import { createFederation, type KvKey, type KvStore, signRequest } from "@fedify/fedify";
import { type DocumentLoader, preloadedContexts } from "@fedify/fedify/runtime";
import { Delete, Event, Follow, isActor, Tombstone, Undo } from "@fedify/fedify/vocab";
import type { Id } from "#kernel/ids.ts";
import type { Parts } from "#store/parts.ts";
import { findActor } from "./actor-store.ts";
import { actorAddress, PATHS } from "./addresses.ts";
import { countEvents, eventsUp, findEvent } from "./event-store.ts";
import { countFollowers, type Follower } from "./follower-store.ts";
import { type Answered, type AskServer, documentAt } from "./outside.ts";
import type { ActorKeys } from "./service.ts";
import { hasDue } from "./store.ts";
import { activityOf, actorOf, bareActorOf, createOf, eventOf, inFull, type Letter } from "./vocabulary.ts";

/** What the protocol asks of the house. */
export interface ProtocolParts extends Pick<Parts, "db"> {
  /** The public address. */
  readonly url: string;
  readonly ask: AskServer;
  readonly keysOf: (community: Id) => Promise<ActorKeys>;
  /** The community whose actor has this name, while it is on. */
  readonly named: (name: string) => Promise<Id | null>;
  readonly follow: (community: Id, follower: Follower) => Promise<unknown>;
  readonly unfollow: (who: string, what: Unfollowed) => Promise<unknown>;
}

/** Whom somebody follows no more: one community, what one wish was about, or anybody. */
export type Unfollowed = { readonly community: Id } | { readonly follow: string } | "everybody";

export interface Protocol {
  /** Answers what another server asks of the public address. */
  readonly answer: (request: Request) => Promise<Response>;
  /** Signs a letter for a community and hands it over, once. */
  readonly post: (community: Id, inbox: string, letter: Letter) => Promise<Answered>;
}

type Context = Parameters<Parameters<ReturnType<typeof createFederation<void>>["setActorDispatcher"]>[1]>[0];

/** The most that the outbox lists. */
const LISTED = 100;

const RSA = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };

/** What is sent and answered, in the words of ActivityPub: how it is written, signed and verified is the library's. */
export function openProtocol(parts: ProtocolParts): Protocol {
  const { db, url, ask } = parts;
  const load: DocumentLoader = (address) => documentAt(ask, address, {});
  const loadContext: DocumentLoader = async (address) => {
    const known = Object.hasOwn(preloadedContexts, address) ? preloadedContexts[address] : undefined;
    return known === undefined ? load(address) : { contextUrl: null, documentUrl: address, document: known };
  };
  const federation = createFederation<void>({
    kv: boundedMemory(),
    origin: url,
    documentLoaderFactory: () => load,
    contextLoaderFactory: () => loadContext,
    authenticatedDocumentLoaderFactory: ({ keyId, privateKey }) => {
      return async (address) => documentAt(ask, address, await signedHeaders(address, null, keyId, privateKey));
    },
  });

  async function actorFor(context: Context, identifier: string) {
    const actor = await findActor(db, identifier as Id);
    if (actor === null) return null;
    if (actor.state === "off" && !(await hasDue(db, actor.community)))
      return new Tombstone({ id: new URL(actorAddress(url, actor.community)) });
    const key = (await context.getActorKeyPairs(identifier))[0] ?? null;
    return actor.state === "on" ? actorOf(url, actor, key) : bareActorOf(url, actor, key);
  }

  async function isOn(identifier: string): Promise<boolean> {
    return (await findActor(db, identifier as Id))?.state === "on";
  }

  federation
    .setActorDispatcher(PATHS.actor, actorFor)
    .mapHandle((_context, name) => parts.named(name))
    .setKeyPairsDispatcher(async (_context, identifier) => {
      if ((await findActor(db, identifier as Id)) === null) return [];
      const keys = await parts.keysOf(identifier as Id);
      return [{ privateKey: await privateKeyIn(keys.private), publicKey: await publicKeyIn(keys.public) }];
    });
  federation
    .setOutboxDispatcher(PATHS.outbox, async (_context, identifier) => {
      if (!(await isOn(identifier))) return null;
      return { items: (await eventsUp(db, identifier as Id, LISTED)).map((event) => createOf(url, event)) };
    })
    .setCounter((_context, identifier) => countEvents(db, identifier as Id));
  // How many follow is said, and nobody is named.
  federation
    .setFollowersDispatcher(PATHS.followers, async (_context, identifier) => ((await isOn(identifier)) ? { items: [] } : null))
    .setCounter((_context, identifier) => countFollowers(db, identifier as Id));
  federation.setObjectDispatcher(Event, PATHS.event, async (_context, { identifier, event }) => {
    const found = (await isOn(identifier)) ? await findEvent(db, identifier as Id, event as Id) : null;
    const written = found === null ? null : eventOf(url, found);
    return written instanceof Event ? written : null;
  });
  federation
    .setInboxListeners(PATHS.inbox, PATHS.commonInbox)
    .on(Follow, async (context, wish) => {
      const whom = context.parseUri(wish.objectId);
      if (whom?.type !== "actor" || wish.id === null || wish.actorId === null) return;
      const who = await wish.getActor(context);
      if (!isActor(who) || who.id?.href !== wish.actorId.href) return;
      const inbox = inboxOf(who.id, who.endpoints?.sharedInbox ?? null, who.inboxId);
      if (inbox === null) return;
      await parts.follow(whom.identifier as Id, { actor: who.id.href, inbox, follow: wish.id.href });
    })
    .on(Undo, async (context, undo) => {
      if (undo.actorId === null) return;
      const named = undo.objectId;
      const wish = await undo.getObject({ documentLoader: load, contextLoader: loadContext, suppressError: true });
      const whom = wish instanceof Follow ? context.parseUri(wish.objectId) : null;
      if (whom?.type === "actor") await parts.unfollow(undo.actorId.href, { community: whom.identifier as Id });
      else if (named !== null) await parts.unfollow(undo.actorId.href, { follow: named.href });
    })
    .on(Delete, async (_context, gone) => {
      if (gone.actorId !== null && gone.objectId?.href === gone.actorId.href) await parts.unfollow(gone.actorId.href, "everybody");
    })
    // Whoever is gone has no key any more: that they are is taken as said, so that it is not said for days. Nothing is done.
    .onUnverifiedActivity((_context, activity, reason) =>
      activity instanceof Delete && reason.type === "keyFetchError" ? new Response(null, { status: 202 }) : undefined,
    );

  async function answer(request: Request): Promise<Response> {
    const gone = await goneAt(request);
    if (gone !== null) return gone;
    const found = await federation.fetch(request, {
      contextData: undefined,
      onNotFound: () => new Response(null, { status: 404 }),
      onNotAcceptable: (asked) => pageInstead(asked),
    });
    const { status, headers } = found;
    if (!(headers.get("content-type") ?? "").startsWith(ACTIVITY)) return found;
    return new Response(JSON.stringify(inFull(await found.json())), { status, headers });
  }

  async function eventAt(request: Request) {
    const found = /^\/federation\/([\w-]+)\/events\/([\w-]+)$/u.exec(new URL(request.url).pathname);
    return found === null ? null : findEvent(db, found[1] as Id, found[2] as Id);
  }

  /** What was told of once and is gone says so (ActivityPub, section 6.4). */
  async function goneAt(request: Request): Promise<Response | null> {
    const event = await eventAt(request);
    if (event === null || event.facts !== null) return null;
    const body = JSON.stringify(await eventOf(url, event).toJsonLd({ contextLoader: loadContext }));
    return new Response(body, { status: 410, headers: { "content-type": "application/activity+json", vary: "accept" } });
  }

  /** A person who opens an address meant for servers is led to its page. */
  async function pageInstead(request: Request): Promise<Response> {
    const event = await eventAt(request);
    const community = /^\/federation\/([\w-]+)$/u.exec(new URL(request.url).pathname)?.[1];
    const actor = community === undefined ? null : await findActor(db, community as Id);
    const page = event?.facts?.page ?? (actor?.state === "on" ? actor.facts.page : null);
    if (page === null) return new Response(null, { status: 406 });
    return new Response(null, { status: 303, headers: { location: `${url}${page}`, vary: "accept" } });
  }

  async function post(community: Id, inbox: string, letter: Letter): Promise<Answered> {
    const actor = await findActor(db, community);
    if (actor === null) throw new Error("Something is to be told for an actor that is not there.");
    const context = federation.createContext(new URL(url), undefined);
    const [key] = await context.getActorKeyPairs(community);
    if (key === undefined) throw new Error("An actor has no keys.");
    const activity = activityOf(url, community, letter, actorOf(url, actor, key));
    const body = Buffer.from(JSON.stringify(inFull(await activity.toJsonLd({ contextLoader: loadContext }))));
    const secret = await privateKeyIn((await parts.keysOf(community)).private);
    return ask(inbox, { method: "POST", headers: await signedHeaders(inbox, body, key.keyId, secret), body });
  }

  return { answer, post };
}

const ACTIVITY = "application/activity+json";

/** The headers of a request with its signature, of the kind that all servers know (draft-cavage-http-signatures-12). */
async function signedHeaders(address: string, body: Buffer | null, keyId: URL, key: CryptoKey): Promise<Record<string, string>> {
  const kind = body === null ? { accept: `${ACTIVITY}, application/ld+json` } : { "content-type": ACTIVITY };
  const request = new Request(address, {
    method: body === null ? "GET" : "POST",
    headers: { ...kind, "user-agent": "Parvis" },
    ...(body === null ? {} : { body: new Uint8Array(body) }),
  });
  const signed = await signRequest(request, key, keyId, { spec: "draft-cavage-http-signatures-12" });
  return Object.fromEntries(signed.headers);
}

/** Where somebody is told: at the common inbox of their server, else at their own. Null where it is not on their own server. */
function inboxOf(who: URL, common: URL | null, own: URL | null): string | null {
  const ofTheirs = (inbox: URL | null) => inbox !== null && inbox.protocol === "https:" && inbox.host === who.host;
  if (ofTheirs(common)) return common?.href ?? null;
  return ofTheirs(own) ? (own?.href ?? null) : null;
}

function privateKeyIn(pem: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("pkcs8", derOf(pem), RSA, true, ["sign"]);
}

function publicKeyIn(pem: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("spki", derOf(pem), RSA, true, ["verify"]);
}

function derOf(pem: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(pem.replace(/-----[A-Z ]+-----|\s/gu, ""), "base64"));
}

/** How many keys of others, and ids of what they said, are remembered. */
const REMEMBERED = 2_000;

/** What the library remembers between requests: keys that can be read again, and ids, which the database holds against being acted on twice. */
function boundedMemory(): KvStore {
  const known = new Map<string, unknown>();
  const nameOf = (key: KvKey) => JSON.stringify(key);
  return {
    get: <T>(key: KvKey) => Promise.resolve(known.get(nameOf(key)) as T | undefined),
    set(key, value) {
      known.delete(nameOf(key));
      if (known.size >= REMEMBERED) known.delete(known.keys().next().value as string);
      known.set(nameOf(key), value);
      return Promise.resolve();
    },
    delete(key) {
      known.delete(nameOf(key));
      return Promise.resolve();
    },
    async *list(prefix) {
      const begin = prefix === undefined ? "[" : nameOf(prefix).slice(0, -1);
      for (const [name, value] of known) if (name.startsWith(begin)) yield { key: JSON.parse(name) as KvKey, value };
    },
  };
}
