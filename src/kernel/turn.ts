import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<() => void>();

/**
 * Runs `run` as somebody whose turn it is with a thing. `pass` is called once its change has its place in the order of the
 * database, so that the next one may follow it and cannot overtake it; see `passTurn`.
 */
export function inTurn<T>(pass: () => void, run: () => T): T {
  return current.run(pass, run);
}

/** Says that the change under way has its place: whoever comes next cannot come before it any more. Only the engines say so. */
export function passTurn(): void {
  current.getStore()?.();
}
