/**
 * Values that a count cuts at some decimal, as they would be had nothing been cut: near, in the machine's own numbers, and
 * exact, a fraction that is worked out when somebody asks for it. Near values keep counts quick; exact ones decide.
 */
export interface Uncut {
  readonly near: number;
  readonly exact: () => Fraction;
}

/** A fraction in its lowest terms; `under` is above 0. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** Papers that are worth the same. */
interface Papers {
  readonly papers: bigint;
  readonly uncut: Uncut;
}

/** What a paper is worth that nothing was taken from. */
export const whole: Uncut = { near: 1, exact: () => ({ over: 1n, under: 1n }) };

/** What papers are worth together. */
export function together(parcels: readonly Papers[]): Uncut {
  return {
    near: parcels.reduce((sum, { papers, uncut }) => sum + Number(papers) * uncut.near, 0),
    exact: onceOnly(() => parcels.reduce((sum, { papers, uncut }) => plus(sum, times({ over: papers, under: 1n }, uncut.exact())), none)),
  };
}

/** Gives what a paper is worth that is passed on from somebody who held `held` and keeps `quota` votes. */
export function passedOn(held: Uncut, quota: bigint): (worth: Uncut) => Uncut {
  const near = 1 - Number(quota) / held.near;
  const share = onceOnly(() => {
    const { over, under } = held.exact();
    return lowest(over - quota * under, over);
  });
  return (worth) => ({ near: worth.near * near, exact: onceOnly(() => times(worth.exact(), share())) });
}

/** Whether two values are the very same. Those that are not near are never worked out. */
export function same(a: Uncut, b: Uncut): boolean {
  if (Math.abs(a.near - b.near) > NEAR * Math.max(1, a.near)) return false;
  const [one, other] = [a.exact(), b.exact()];
  return one.over === other.over && one.under === other.under;
}

/** Far above what the machine’s numbers lose in a count. Two totals that are nearer and differ are told apart exactly. */
const NEAR = 1e-7;

const none: Fraction = { over: 0n, under: 1n };

function plus(a: Fraction, b: Fraction): Fraction {
  return a.under === b.under ? lowest(a.over + b.over, a.under) : lowest(a.over * b.under + b.over * a.under, a.under * b.under);
}

function times(a: Fraction, b: Fraction): Fraction {
  return lowest(a.over * b.over, a.under * b.under);
}

function lowest(over: bigint, under: bigint): Fraction {
  let [a, b] = [over, under];
  while (b !== 0n) [a, b] = [b, a % b];
  const by = a < 0n ? -a : a;
  return { over: over / by, under: under / by };
}

function onceOnly<T>(work: () => T): () => T {
  let done: { readonly value: T } | null = null;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}
