import { lookup } from "node:dns";
import { request as askSecurely, type RequestOptions } from "node:https";
import { BlockList, isIP, isIPv4 } from "node:net";
import { type Unread, unread } from "./unread.ts";

/** A text from the web, and what names this state of it; `same` where it is still the one that was known. */
export type WebText = { readonly text: string; readonly tag: string | null } | "same" | Unread;

/** Reads a text from an address of the web; `known` is the tag of the state that is known already. */
export type ReadWeb = (address: string, known: string | null) => Promise<WebText>;

/** How the outside is reached: other than usual only where it is tried out. */
export interface Reaching {
  readonly ask: typeof askSecurely;
  readonly resolve: typeof lookup;
  /** Whether an address may be connected to. */
  readonly allows: (address: string) => boolean;
  readonly ports: readonly string[];
  /** Milliseconds for all of it, and bytes of the text. */
  readonly patience: number;
  readonly most: number;
}

const MOST_TURNS = 3;

/**
 * The ranges that are nobody's on the open internet (IANA special-purpose registries, RFC 6890): what an organiser names must
 * not make this machine ask its own network.
 */
const CLOSED: readonly (readonly [net: string, bits: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

const closed = new BlockList();
for (const [net, bits] of CLOSED) closed.addSubnet(net, bits, "ipv4");

/** Addresses handed out today lie in 2000::/3; those in it that lead elsewhere (documentation, tunnels to IPv4) are closed. */
const open6 = new BlockList();
open6.addSubnet("2000::", 3, "ipv6");
const closed6 = new BlockList();
for (const [net, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  closed6.addSubnet(net, bits, "ipv6");

/** Whether an address belongs to the open internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, "ipv4");
  return isIP(address) === 6 && open6.check(address, "ipv6") && !closed6.check(address, "ipv6");
}

/** How the outside is reached unless it is said otherwise. */
export const usualReaching: Reaching = {
  ask: askSecurely,
  resolve: lookup,
  allows: isPublicAddress,
  ports: [""],
  patience: 10_000,
  most: 1_048_576,
};

/**
 * Reads texts over https alone, from addresses of the open internet alone, at most so large and within so long. The address that
 * was looked at is the one that is connected to; whatever it refers on to is looked at anew.
 */
export function webReader(reaching: Partial<Reaching> = {}): ReadWeb {
  const how = { ...usualReaching, ...reaching };
  return async (address, known) => {
    const late = AbortSignal.timeout(how.patience);
    let url = URL.parse(address.trim().replace(/^webcal:/i, "https:"));
    for (let turn = 0; turn <= MOST_TURNS; turn += 1) {
      const refused = url === null ? unread("calendar-web-unclear", address) : refusedOf(url, how);
      if (refused !== null || url === null) return refused ?? unread("calendar-web-unclear", address);
      const found = await asked(url, known, how, late);
      if (!(found instanceof URL)) return found;
      url = found;
    }
    return unread("calendar-web-turns", address);
  };
}

/** Why an address may not be asked by what is written in it: its scheme, its port, a number that belongs to a network of one's own. */
export function refusedOf(url: URL, how: Reaching): Unread | null {
  if (url.protocol !== "https:") return unread("calendar-web-not-https", url.href);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isClosed = isIP(host) !== 0 && !how.allows(host);
  const isOwn = isClosed || !how.ports.includes(url.port) || url.username !== "" || url.password !== "";
  return isOwn ? unread("calendar-web-closed", url.host) : null;
}

/** A name that leads to a machine which may not be asked. */
export class ClosedAddress extends Error {}

/** Looks a name up, and refuses it with a `ClosedAddress` when any of its addresses is closed: what was looked at is what is connected to. */
export function guarded(how: Reaching): NonNullable<RequestOptions["lookup"]> {
  return (name, options, answer) => {
    how.resolve(name, { ...options, all: true }, (error, found) => {
      if (error !== null) return answer(error, "", 0);
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => how.allows(address))) return answer(new ClosedAddress(name), "", 0);
      return options.all ? answer(null, found) : answer(null, first.address, first.family);
    });
  };
}

function asked(url: URL, known: string | null, how: Reaching, late: AbortSignal): Promise<WebText | URL> {
  return new Promise((settle) => {
    const headers = { accept: "text/calendar, text/plain", "accept-encoding": "identity", "user-agent": "Parvis" };
    const conditional = known === null ? headers : { ...headers, "if-none-match": known };
    const failed = (error: Error) => settle(failure(error, url, late));
    const request = how.ask(url, { headers: conditional, lookup: guarded(how), signal: late, agent: false }, (response) => {
      const { statusCode: status = 0 } = response;
      const to = response.headers.location;
      response.on("error", failed);
      if (status >= 300 && status < 400 && status !== 304) {
        request.destroy();
        const next = to === undefined ? null : URL.parse(to, url);
        settle(next ?? unread("calendar-web-status", url.host, { status: String(status) }));
        return;
      }
      if (status === 304 || status !== 200) {
        request.destroy();
        settle(status === 304 ? "same" : unread("calendar-web-status", url.host, { status: String(status) }));
        return;
      }
      const pieces: Buffer[] = [];
      let size = 0;
      response.on("data", (piece: Buffer) => {
        size += piece.length;
        pieces.push(piece);
        if (size <= how.most) return;
        request.destroy();
        settle(unread("calendar-web-big", url.host, { most: String(Math.round(how.most / 1024)) }));
      });
      response.on("end", () => settle({ text: Buffer.concat(pieces).toString("utf8"), tag: response.headers.etag ?? null }));
    });
    request.on("error", failed);
    request.end();
  });
}

function failure(error: Error, url: URL, late: AbortSignal): Unread {
  if (error instanceof ClosedAddress) return unread("calendar-web-closed", url.host);
  return unread(late.aborted ? "calendar-web-late" : "calendar-web-unreachable", url.host);
}
