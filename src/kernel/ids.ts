import { randomUUID } from "node:crypto";
import type { Clock } from "./clock.ts";

declare const idBrand: unique symbol;

/** The identity of one row of one community: a lower-case UUID. People never see it; they see handles. */
export type Id = string & { readonly [idBrand]: true };

/** How many characters an identity has. */
export const ID_LENGTH = 36;

/** Whether a text is written like an identity; whether there is anything by it is another question. */
export function isId(text: string): text is Id {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

/** Where new identities come from. */
export interface Ids {
  /** A UUIDv7 (RFC 9562): sorts in the order of making. */
  readonly next: () => Id;
  /** A UUIDv4: for whatever is secret or anonymous, since it tells nothing of when it was made. */
  readonly secret: () => Id;
}

/** Identities whose time comes from `clock`; within one millisecond they still sort in the order of making. */
export function clockIds(clock: Clock): Ids {
  let last = 0;
  let counter = 0;
  function next(): Id {
    const now = Math.max(clock.now(), last);
    counter = now === last ? counter + 1 : 0;
    last = counter > 0xfff ? now + 1 : now;
    if (counter > 0xfff) counter = 0;
    const time = last.toString(16).padStart(12, "0");
    const sequence = counter.toString(16).padStart(3, "0");
    const variantAndRandom = randomUUID().slice(19);
    return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence}-${variantAndRandom}` as Id;
  }
  return { next, secret: () => randomUUID() as Id };
}
