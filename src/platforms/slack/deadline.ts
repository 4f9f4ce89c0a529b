/** What came of a promise by a deadline. */
export type InTime<T> = { readonly late: false; readonly value: T } | { readonly late: true };

/** Waits for a promise at most so many milliseconds; the promise itself goes on. A rejection within that time is thrown. */
export async function inTime<T>(promise: Promise<T>, milliseconds: number): Promise<InTime<T>> {
  const { promise: over, resolve } = Promise.withResolvers<InTime<T>>();
  const alarm = setTimeout(() => resolve({ late: true }), Math.max(0, milliseconds));
  try {
    return await Promise.race([promise.then((value): InTime<T> => ({ late: false, value })), over]);
  } finally {
    clearTimeout(alarm);
  }
}
