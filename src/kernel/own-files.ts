import { createRequire } from "node:module";

const read = createRequire(import.meta.url);
const unread = new Set<() => unknown>();

/**
 * One of our own files, read when it is first asked for and kept. It is read at once, and nobody waits for it: so it may be
 * asked for anywhere, inside a change too. Throws whatever the file throws.
 *
 *     const aid = ownFile<typeof import("#aid/service.ts")>("#aid/service.ts");
 *     …
 *     aid().aidService(parts)
 *
 * For what a start does not need. What a file imports at its head is read with it.
 */
export function ownFile<F>(name: `#${string}.ts`): () => F {
  let file: F | null = null;
  function get(): F {
    if (file !== null) return file;
    file = read(name) as F;
    unread.delete(get);
    return file;
  }
  unread.add(get);
  return get;
}

/**
 * Reads every own file that has been named and not been asked for yet, one after another, with room between them for what
 * arrives meanwhile. So nobody waits for a file for long after a start, and a program whose files are replaced while it
 * runs goes on with those that it was started with. Rejects with the fault of the first that cannot be read, whoever asked for it before.
 */
export async function readTheRest(): Promise<void> {
  for (const get of unread) {
    await new Promise((resolve) => setImmediate(resolve));
    get();
  }
}

/** An object whose parts are made when each is first asked for, and kept. */
export function madeWhenAsked<T extends object>(makers: { readonly [K in keyof T]: () => T[K] }): T {
  const whole = {};
  for (const [name, make] of Object.entries<() => unknown>(makers)) {
    Object.defineProperty(whole, name, {
      configurable: true,
      enumerable: true,
      get() {
        const value = make();
        Object.defineProperty(whole, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return whole as T;
}
