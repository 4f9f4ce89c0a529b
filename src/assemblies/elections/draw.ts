import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";

/**
 * A lot that anybody can check. Before a vote opens a seed is drawn and its hash is published; at the close seed and ballots
 * are published, and the order follows from both. So neither who runs the server, bound by the hash, nor the last voter, who
 * does not know the seed, can steer it.
 */
export const drawSchema = z.object({
  /** SHA-256 of the seed, published before the first ballot. */
  commitment: z.string(),
  seed: z.string(),
  /** SHA-256 of the ballot file. */
  ballots: z.string(),
  /** The candidates in the order in which they were drawn: the first keeps what is at stake. */
  order: z.array(z.string()),
});

export type Draw = z.infer<typeof drawSchema>;

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** A fresh seed: 64 hexadecimal digits. */
export function newSeed(): string {
  return randomBytes(32).toString("hex");
}

/** The hash by which a seed is bound before the vote. */
export function commitmentTo(seed: string): string {
  return sha256(seed);
}

/** The order of the draw: candidates by the SHA-256 of `seed:ballots:name`, the smallest first. */
export function drawOrder(seed: string, ballots: string, names: readonly string[]): readonly string[] {
  const drawn = names.map((name) => ({ name, mark: sha256(`${seed}:${ballots}:${name}`) }));
  return drawn.sort((a, b) => (a.mark < b.mark ? -1 : 1)).map(({ name }) => name);
}

/** The draw over a ballot file, as it is published. */
export function drawFrom(seed: string, file: string | Uint8Array, names: readonly string[]): Draw {
  const ballots = sha256(file);
  return { commitment: commitmentTo(seed), seed, ballots, order: [...drawOrder(seed, ballots, names)] };
}
