import { once } from "node:events";
import type { Ears, Reply } from "#chat/platform.ts";

/** Ears, and a way to wait for the calls that have arrived until now. */
export interface Attention {
  readonly ears: Ears;
  /** Resolves once every call that has arrived is answered, or after `patience` milliseconds. */
  readonly soFar: (patience: number) => Promise<void>;
}

/**
 * Remembers which calls are under way, so that what falls due can wait for what arrived before it: a ballot that came in
 * before the close of its vote is written before the vote is closed, however busy the process is.
 */
export function attentive(heard: Ears): Attention {
  const underWay = new Set<Promise<Reply>>();

  function hear(utterance: Parameters<Ears["hear"]>[0]): Promise<Reply> {
    const answering = heard.hear(utterance).finally(() => underWay.delete(answering));
    underWay.add(answering);
    return answering;
  }

  async function soFar(patience: number): Promise<void> {
    if (underWay.size === 0) return;
    await Promise.race([Promise.allSettled(underWay), once(AbortSignal.timeout(patience), "abort")]);
  }

  return { ears: { ...heard, hear }, soFar };
}
