/** The same things in an order of which each is as likely as the others (R. Durstenfeld, 1964). `random` gives a whole number from 0 up to what it is given. */
export function shuffled<T>(things: readonly T[], random: (below: number) => number): T[] {
  const order = [...things];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}
