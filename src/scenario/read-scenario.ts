import { emptyCast, introduce } from "./cast.ts";
import { type Written, writtenStatements } from "./lines.ts";
import { type Mistake, shown, Unreadable } from "./mistake.ts";
import { type Fence, readStatement } from "./read-statement.ts";
import type { Act, Scenario, Statement } from "./statement.ts";

/** A scenario that can be played, or everything that is wrong with it, in the order of the lines. */
export type Read =
  | { readonly kind: "scenario"; readonly scenario: Scenario }
  | { readonly kind: "mistakes"; readonly mistakes: readonly Mistake[] };

/** Reads the text of a scenario. Nothing in it is left out: what cannot be read is named with its line and what would do. */
export function readScenario(source: string): Read {
  const { statements: written, mistakes: broken } = writtenStatements(source);
  const mistakes = [...broken];
  const read = written.flatMap((one) => attempt(mistakes, one, () => readStatement(one.line, one.text)) ?? []);
  const statements = grouped(read, written, mistakes);
  checkOrder(statements, written, mistakes);
  if (mistakes.length === 0) checkNames(statements, mistakes);
  mistakes.sort((one, other) => one.line - other.line);
  const [community] = statements;
  if (mistakes.length > 0 || community?.kind !== "community") return { kind: "mistakes", mistakes };
  return { kind: "scenario", scenario: { community, statements } };
}

function attempt<T>(mistakes: Mistake[], at: { readonly line: number }, read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    mistakes.push({ line: at.line, key: error.key, values: error.values });
    return null;
  }
}

/** Puts what stands between `together` and `end` together. Only what somebody does may stand there. */
function grouped(read: readonly (Statement | Fence)[], written: readonly Written[], mistakes: Mistake[]): readonly Statement[] {
  const statements: Statement[] = [];
  let open: { readonly line: number; readonly acts: Act[] } | null = null;
  for (const one of read) {
    if (one.kind === "fence") {
      if (one.opens && open !== null) mistakes.push({ line: one.line, key: "scenario-together-nested", values: { line: open.line } });
      else if (one.opens) open = { line: one.line, acts: [] };
      else if (open === null) mistakes.push({ line: one.line, key: "scenario-end-alone", values: {} });
      else {
        if (open.acts.length === 0) mistakes.push({ line: open.line, key: "scenario-together-empty", values: {} });
        statements.push({ kind: "together", line: open.line, acts: open.acts });
        open = null;
      }
    } else if (open === null) statements.push(one);
    else if (one.kind === "act") open.acts.push(one);
    else mistakes.push({ line: one.line, key: "scenario-together-only-acts", values: { text: textOf(written, one.line) } });
  }
  if (open !== null) mistakes.push({ line: open.line, key: "scenario-together-open", values: {} });
  return statements;
}

function textOf(written: readonly Written[], line: number): string {
  return shown(written.find((one) => one.line === line)?.text ?? "");
}

/** The community comes first and once; the first clock comes before anything that moves it, and no clock goes back. */
function checkOrder(statements: readonly Statement[], written: readonly Written[], mistakes: Mistake[]): void {
  const firstWritten = written[0];
  if (firstWritten === undefined) mistakes.push({ line: 1, key: "scenario-empty", values: {} });
  else if (!/^community(?:\s|$)/.test(firstWritten.text)) {
    mistakes.push({ line: firstWritten.line, key: "scenario-community-first", values: { text: shown(firstWritten.text) } });
  }
  let seen = 0;
  let moved: number | null = null;
  let clock: string | null = null;
  for (const one of statements) {
    if (one.kind === "community") {
      seen += 1;
      if (seen > 1) mistakes.push({ line: one.line, key: "scenario-community-twice", values: {} });
    }
    if (one.kind === "advance" || one.kind === "sleep") moved ??= one.line;
    if (one.kind !== "clock") continue;
    if (clock === null && moved !== null) mistakes.push({ line: one.line, key: "scenario-clock-late", values: { line: moved } });
    if (clock !== null && one.to < clock)
      mistakes.push({ line: one.line, key: "scenario-clock-back", values: { to: spoken(one.to), now: spoken(clock) } });
    clock = one.to;
  }
}

function spoken(local: string): string {
  return local.replace("T", " ");
}

function checkNames(statements: readonly Statement[], mistakes: Mistake[]): void {
  const cast = emptyCast();
  for (const one of statements) attempt(mistakes, one, () => introduce(cast, one));
}
