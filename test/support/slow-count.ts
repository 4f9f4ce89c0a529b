/**
 * The transferable counts and Schulze once more, as plainly as the rules can be written down: every ballot by itself, every
 * value a fraction or a whole number, every lot tried. Slow, and independent of the counts that it checks.
 */

/** One ballot: its ranks in order, each a list of candidates; an empty list is a rank left empty. */
export type SlowBallot = readonly (readonly number[])[];

export interface SlowRules {
  readonly candidates: number;
  readonly seats: number;
  readonly overvote: "skip" | "exhaust";
  readonly unranked: "last" | "none";
}

/** Who is elected whatever the lots, who only by some lots, and the stages of the way taken if no lot was needed. */
export interface SlowResult {
  readonly elected: readonly number[];
  readonly tied: readonly number[];
  readonly stages: readonly ReadonlyMap<number, bigint>[] | null;
}

/** Where a lot decides, `lots` says which of the equals falls; it grows when the count meets a new one. */
interface Lots {
  readonly taken: number[];
  readonly open: number[];
  next: number;
}

/** Runs a count for every way that its lots can fall, and puts together what they say. */
function everyLot(run: (draw: (equals: readonly number[]) => number) => { elected: number[]; stages: Map<number, bigint>[] }): SlowResult {
  const outcomes: number[][] = [];
  let stages: Map<number, bigint>[] | null = null;
  const lots: Lots = { taken: [], open: [], next: 0 };
  for (;;) {
    lots.next = 0;
    const way = run((equals) => {
      const at = lots.next++;
      if (at === lots.taken.length) {
        lots.taken.push(0);
        lots.open.push(equals.length);
      }
      return equals[lots.taken[at] ?? 0] ?? -1;
    });
    outcomes.push(way.elected);
    stages = lots.taken.length === 0 ? way.stages : null;
    while (lots.taken.length > 0 && (lots.taken.at(-1) ?? 0) + 1 === lots.open.at(-1)) {
      lots.taken.pop();
      lots.open.pop();
    }
    if (lots.taken.length === 0) break;
    lots.taken.push((lots.taken.pop() ?? 0) + 1);
    stages = null;
  }
  const some = [...new Set(outcomes.flat())].sort((a, b) => a - b);
  const sure = some.filter((candidate) => outcomes.every((outcome) => outcome.includes(candidate)));
  const first = outcomes[0] ?? [];
  const tied = some.filter((candidate) => !sure.includes(candidate));
  return { elected: tied.length === 0 ? first : sure, tied, stages };
}

function isShared(rank: readonly number[], open: ReadonlySet<number>): boolean {
  return rank.filter((candidate) => open.has(candidate)).length > 1;
}

/** The first open candidate, or "nobody", or "dead" at a shared rank that ends the ballot. */
function choice(ballot: SlowBallot, open: ReadonlySet<number>, overvote: "skip" | "exhaust"): number | "nobody" | "dead" {
  for (const rank of ballot) {
    if (isShared(rank, open)) {
      if (overvote === "exhaust") return "dead";
      continue;
    }
    const only = rank.find((candidate) => open.has(candidate));
    if (only !== undefined) return only;
  }
  return "nobody";
}

/** The equals that are left after looking back through the stages, the latest first. */
function equalsAfterLookingBack(among: readonly number[], stages: readonly Map<number, bigint>[], want: "least" | "most"): number[] {
  let equals = [...among];
  for (const stage of [...stages].reverse()) {
    const values = equals.map((candidate) => stage.get(candidate) ?? 0n);
    const best = values.reduce((a, b) => ((want === "least" ? b < a : b > a) ? b : a));
    equals = equals.filter((candidate) => (stage.get(candidate) ?? 0n) === best);
  }
  return equals;
}

/** A fraction, in whatever terms. */
type SlowFraction = readonly [over: bigint, under: bigint];

function sumOf(fractions: readonly SlowFraction[]): SlowFraction {
  return fractions.reduce<SlowFraction>(([over, under], [more, of]) => [over * of + more * under, under * of], [0n, 1n]);
}

const isSame = ([over, under]: SlowFraction, [other, of]: SlowFraction) => over * of === other * under;

const everyone = (count: number) => Array.from({ length: count }, (_, candidate) => candidate);

/**
 * SSI 2007/42, rules 45 to 52, paper by paper; votes in hundred-thousandths. Beside it every paper keeps its value uncut, as
 * a fraction: who has the very same uncut votes as the chosen, and other cut ones, is their equal.
 */
export function slowScottishStv(ballots: readonly SlowBallot[], rules: SlowRules): SlowResult {
  return everyLot((draw) => {
    const one = 100_000n;
    const continuing = new Set(everyone(rules.candidates));
    const elected: number[] = [];
    const waiting = new Set<number>();
    const credited = new Map(everyone(rules.candidates).map((candidate) => [candidate, 0n]));
    const papers: { ballot: SlowBallot; holder: number | null; value: bigint; uncut: SlowFraction }[] = [];
    let valid = 0n;
    for (const ballot of ballots) {
      const first = choice(ballot, continuing, rules.overvote);
      papers.push({ ballot, holder: typeof first === "number" ? first : null, value: one, uncut: [1n, 1n] });
      if (typeof first !== "number") continue;
      valid += 1n;
      credited.set(first, (credited.get(first) ?? 0n) + one);
    }
    const quota = (valid / BigInt(rules.seats + 1) + 1n) * one;
    const stages: Map<number, bigint>[] = [];
    const votes = (candidate: number) => credited.get(candidate) ?? 0n;

    function endOfStage(): void {
      const byVotes = (list: number[]) => list.sort((a, b) => Number(votes(b) - votes(a)) || a - b);
      for (const candidate of byVotes([...continuing].filter((candidate) => votes(candidate) >= quota))) {
        continuing.delete(candidate);
        elected.push(candidate);
        if (votes(candidate) > quota) waiting.add(candidate);
      }
      if (continuing.size <= rules.seats - elected.length) {
        for (const candidate of byVotes([...continuing])) {
          continuing.delete(candidate);
          elected.push(candidate);
        }
      }
      stages.push(new Map(credited));
    }

    const uncut = (candidate: number) => sumOf(papers.filter(({ holder }) => holder === candidate).map((paper) => paper.uncut));

    /** The chosen, and after them their equals but for what was cut. */
    function withAlike(chosen: readonly number[], of: ReadonlySet<number>): readonly number[] {
      const alike = [...of].filter(
        (other) =>
          chosen.every((candidate) => votes(candidate) !== votes(other)) &&
          chosen.some((candidate) => isSame(uncut(candidate), uncut(other))),
      );
      return [...chosen, ...alike];
    }

    function passOn(from: number, worth: (value: bigint) => bigint, [over, under]: SlowFraction = [1n, 1n]): void {
      for (const paper of papers) {
        if (paper.holder !== from) continue;
        const next = choice(paper.ballot, continuing, rules.overvote);
        paper.holder = typeof next === "number" ? next : null;
        paper.value = worth(paper.value);
        paper.uncut = [paper.uncut[0] * over, paper.uncut[1] * under];
        if (typeof next === "number") credited.set(next, votes(next) + paper.value);
      }
    }

    endOfStage();
    while (elected.length < rules.seats && continuing.size > 0) {
      if (waiting.size > 0) {
        const highest = withAlike(equalsAfterLookingBack([...waiting], stages, "most"), waiting);
        const from = highest.length === 1 ? (highest[0] ?? -1) : draw(highest);
        const [total, surplus] = [votes(from), votes(from) - quota];
        waiting.delete(from);
        const [over, under] = uncut(from);
        passOn(from, (value) => (surplus * value) / total, [over - (quota / one) * under, over]);
        credited.set(from, quota);
      } else {
        const lowest = withAlike(equalsAfterLookingBack([...continuing], stages, "least"), continuing);
        const out = lowest.length === 1 ? (lowest[0] ?? -1) : draw(lowest);
        continuing.delete(out);
        passOn(out, (value) => value);
        credited.set(out, 0n);
      }
      endOfStage();
    }
    return { elected, stages };
  });
}

/** Instant runoff, every ballot looked at anew in every round. */
export function slowIrv(ballots: readonly SlowBallot[], rules: SlowRules): SlowResult {
  return everyLot((draw) => {
    const continuing = new Set(everyone(rules.candidates));
    const gone = new Set<SlowBallot>();
    const stages: Map<number, bigint>[] = [];
    for (;;) {
      const votes = new Map(everyone(rules.candidates).map((candidate) => [candidate, 0n]));
      let counting = 0n;
      for (const ballot of ballots) {
        if (gone.has(ballot)) continue;
        const at = choice(ballot, continuing, rules.overvote);
        if (at === "dead") gone.add(ballot);
        if (typeof at !== "number") continue;
        counting += 1n;
        votes.set(at, (votes.get(at) ?? 0n) + 1n);
      }
      stages.push(votes);
      const winner = [...continuing].find((candidate) => continuing.size === 1 || 2n * (votes.get(candidate) ?? 0n) > counting);
      if (winner !== undefined) return { elected: [winner], stages };
      const lowest = equalsAfterLookingBack([...continuing], stages, "least");
      continuing.delete(lowest.length === 1 ? (lowest[0] ?? -1) : draw(lowest));
    }
  });
}

/** Meek in millionths, with OpenSTV's roundings, ballots parted again and again by whom they reach next. */
export function slowMeekStv(ballots: readonly SlowBallot[], rules: SlowRules): SlowResult {
  const one = 1_000_000n;
  return everyLot((draw) => {
    const active = new Set(everyone(rules.candidates));
    const elected: number[] = [];
    let factors = new Map(everyone(rules.candidates).map((candidate) => [candidate, one]));
    let before: Map<number, bigint> | null = null;
    const stages: Map<number, bigint>[] = [];
    let quota = 0n;
    let surplus = 0n;
    let excludedBefore = false;
    const continuing = () => [...active].filter((candidate) => !elected.includes(candidate)).sort((a, b) => a - b);
    const votes = (candidate: number) => stages.at(-1)?.get(candidate) ?? 0n;
    const overQuota = () => continuing().filter((candidate) => votes(candidate) >= quota);

    function part(
      list: readonly SlowBallot[],
      rest: bigint,
      passed: ReadonlySet<number>,
      winners: ReadonlySet<number>,
      totals: Map<number, bigint>,
    ): void {
      const reached = new Map<number, SlowBallot[]>();
      for (const ballot of list) {
        for (const rank of ballot) {
          const live = rank.filter((candidate) => active.has(candidate));
          if (live.length > 1 && rules.overvote === "exhaust") break;
          const only = live[0];
          if (live.length !== 1 || only === undefined || passed.has(only)) continue;
          reached.set(only, [...(reached.get(only) ?? []), ballot]);
          break;
        }
      }
      for (const [candidate, some] of reached) {
        const factor = factors.get(candidate) ?? 0n;
        totals.set(candidate, (totals.get(candidate) ?? 0n) + (rest * factor * BigInt(some.length)) / one);
        if (winners.has(candidate)) part(some, (rest * (one - factor)) / one, new Set([...passed, candidate]), winners, totals);
      }
    }

    function endOfStep(): void {
      const totals = new Map(everyone(rules.candidates).map((candidate) => [candidate, 0n]));
      part(ballots, one, new Set(), new Set(elected), totals);
      stages.push(totals);
      quota = [...totals.values()].reduce((a, b) => a + b, 0n) / BigInt(rules.seats + 1) + 1n;
      surplus = [...active].reduce((sum, candidate) => sum + (votes(candidate) > quota ? votes(candidate) - quota : 0n), 0n);
      const order = (list: number[]) => list.sort((a, b) => Number(votes(b) - votes(a)) || a - b);
      const reached = order(overQuota());
      const outside = reached[rules.seats - elected.length];
      elected.push(...reached.filter((candidate) => outside === undefined || votes(candidate) > votes(outside)));
      if (continuing().length <= rules.seats - elected.length) elected.push(...order(continuing()));
    }

    function sureLosers(): number[] {
      const sets = new Map<bigint, number[]>();
      for (const candidate of continuing()) sets.set(votes(candidate), [...(sets.get(votes(candidate)) ?? []), candidate]);
      const levels = [...sets.keys()].sort((a, b) => (a < b ? -1 : 1));
      let sum = surplus;
      let potential: number[] = [];
      let sure: number[] = [];
      for (const [at, level] of levels.entries()) {
        const above = levels[at + 1];
        if (above === undefined) break;
        const cluster = sets.get(level) ?? [];
        sum += level * BigInt(cluster.length);
        potential = [...potential, ...cluster];
        if (sum < above && potential.length <= active.size - rules.seats) sure = potential;
      }
      return sure;
    }

    function exclude(out: readonly number[]): void {
      for (const candidate of out) active.delete(candidate);
      before = factors;
      factors = new Map([...factors].map(([candidate, factor]) => [candidate, active.has(candidate) ? factor : 0n]));
      excludedBefore = true;
      endOfStep();
    }

    endOfStep();
    while (elected.length < rules.seats && continuing().length > 0) {
      if (overQuota().length > 0) {
        const lowest = equalsAfterLookingBack(overQuota(), stages, "least");
        exclude([lowest.length === 1 ? (lowest[0] ?? -1) : draw(lowest)]);
        continue;
      }
      const still = stages.length > 2 && before !== null && [...factors].every(([candidate, factor]) => before?.get(candidate) === factor);
      if (surplus === 0n && !still && continuing().every((candidate) => votes(candidate) === 0n)) {
        exclude([draw(continuing())]);
        continue;
      }
      const losers = still ? [] : sureLosers();
      if (surplus > 0n && losers.length === 0 && !still) {
        before = factors;
        const next = new Map(factors);
        for (const candidate of active) {
          const total = votes(candidate);
          const product = (factors.get(candidate) ?? 0n) * quota;
          if (total > quota) next.set(candidate, product / total + (product % total > 0n ? 1n : 0n));
        }
        factors = next;
        endOfStep();
        continue;
      }
      const others = continuing().filter((candidate) => !losers.includes(candidate));
      const unvoted = losers.every((candidate) => votes(candidate) === 0n);
      const oneMore = !still && !excludedBefore && surplus === 0n && unvoted && others.length + elected.length > rules.seats;
      if (losers.length > 0 && !oneMore) {
        exclude(losers);
        continue;
      }
      const lowest = equalsAfterLookingBack(others, stages, "least");
      exclude([...losers, lowest.length === 1 ? (lowest[0] ?? -1) : draw(lowest)]);
    }
    return { elected, stages };
  });
}

/** Schulze by the strongest simple path between each two, found by trying every path. */
export function slowSchulze(ballots: readonly SlowBallot[], rules: SlowRules): SlowResult {
  const all = everyone(rules.candidates);
  const place = (ballot: SlowBallot, candidate: number) => {
    const at = ballot.findIndex((rank) => rank.includes(candidate));
    if (at >= 0) return at;
    return rules.unranked === "last" ? ballot.length : null;
  };
  const prefer = (a: number, b: number) =>
    ballots.filter((ballot) => {
      const [x, y] = [place(ballot, a), place(ballot, b)];
      return x !== null && y !== null && x < y;
    }).length;
  const strength = (a: number, b: number) => (prefer(a, b) > prefer(b, a) ? prefer(a, b) : 0);
  const path = (from: number, to: number, unused: readonly number[]): number => {
    let best = strength(from, to);
    for (const by of unused) {
      const rest = unused.filter((other) => other !== by);
      best = Math.max(best, Math.min(strength(from, by), path(by, to, rest)));
    }
    return best;
  };
  const between = new Map(
    all.flatMap((a) =>
      all.map(
        (b) =>
          [
            `${a} ${b}`,
            path(
              a,
              b,
              all.filter((c) => c !== a && c !== b),
            ),
          ] as const,
      ),
    ),
  );
  const beaten = (a: number, by: number) => (between.get(`${by} ${a}`) ?? 0) > (between.get(`${a} ${by}`) ?? 0);
  const elected: number[] = [];
  let left = all;
  while (left.length > 0 && elected.length < rules.seats) {
    const level = left.filter((a) => !left.some((b) => a !== b && beaten(a, b)));
    if (level.length > rules.seats - elected.length) return { elected, tied: level, stages: null };
    elected.push(...level);
    left = left.filter((a) => !level.includes(a));
  }
  return { elected, tied: [], stages: null };
}
