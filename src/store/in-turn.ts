import { type Db, link } from "./db.ts";

const queues = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Runs `task` after those that this process has begun before it under the same `key`, so that people who press at once are
 * served in the order of their arrival. SQLite does that by itself: there the task runs at once, and shares its commit with
 * the others. Safety never depends on it: what several processes touch is guarded in the database.
 */
export async function inTurn<T>(db: Db, key: string, task: () => Promise<T>): Promise<T> {
  const { engine } = db[link];
  if (engine.dialect === "sqlite") return task();
  const queue = queueOf(engine);
  const mine = (queue.get(key) ?? Promise.resolve()).then(task);
  const settled = mine.catch(() => null);
  queue.set(key, settled);
  try {
    return await mine;
  } finally {
    if (queue.get(key) === settled) queue.delete(key);
  }
}

function queueOf(engine: object): Map<string, Promise<unknown>> {
  const known = queues.get(engine);
  if (known !== undefined) return known;
  const made = new Map<string, Promise<unknown>>();
  queues.set(engine, made);
  return made;
}
