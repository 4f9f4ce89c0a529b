import { fold, type Token } from "./tokens.ts";

/** What the slots of a pattern have matched, by name. */
export type Bound = Readonly<Record<string, unknown>>;

/** One way to read a stretch of tokens: what it means, and the number of the token after it. */
export interface Match {
  readonly value: unknown;
  readonly end: number;
}

/** A terminal of the grammar: all the ways to read the tokens at `at`. */
export type Terminal = (tokens: readonly Token[], at: number) => readonly Match[];

/** The tokens that a phrase takes up, the last one left out. */
export interface Span {
  readonly from: number;
  readonly end: number;
}

/** What a phrase means, made from its slots. `undefined`: these slots do not go together, it is no such phrase. */
export type Meaning = (bound: Bound, span: Span) => unknown;

type Node =
  | { readonly kind: "text"; readonly text: string; readonly glued: boolean; readonly joined: boolean }
  | { readonly kind: "slot"; readonly symbol: string; readonly name: string }
  | { readonly kind: "choice"; readonly options: readonly (readonly Node[])[]; readonly optional: boolean };

interface Production {
  readonly nodes: readonly Node[];
  readonly meaning: Meaning;
}

/** A grammar ready for reading; made by {@link grammarOf}. */
export interface Grammar {
  readonly productions: ReadonlyMap<string, readonly Production[]>;
  readonly terminals: ReadonlyMap<string, Terminal>;
}

/** All that a text can mean as one symbol, and how far it was understood. */
export interface Parsed {
  /** One value for each reading that uses up all tokens. */
  readonly values: readonly unknown[];
  /** The number of the first token that fitted nowhere; the number of tokens when the text ended too early. */
  readonly stuck: number;
}

/**
 * Makes a grammar of patterns, which are the data of a language, and of meanings, which are common to all. `phrases` maps `symbol.meaning` to
 * patterns; `meanings` has the same keys. A pattern holds words, marks, `[may be left out]`, `(one|or other)` and `<symbol>` or `<symbol:name>` slots;
 * `_` before a mark: it must touch what precedes. Two words in a row may be joined by a hyphen.
 */
export function grammarOf(
  phrases: Readonly<Record<string, readonly string[]>>,
  meanings: Readonly<Record<string, Meaning>>,
  terminals: Readonly<Record<string, Terminal>>,
): Grammar {
  const productions = new Map<string, Production[]>();
  for (const [key, patterns] of Object.entries(phrases)) {
    const symbol = key.slice(0, key.indexOf("."));
    const meaning = meanings[key];
    if (meaning === undefined) throw new Error(`No meaning is given for the phrases “${key}”.`);
    const list = productions.get(symbol) ?? [];
    for (const pattern of patterns) list.push({ nodes: nodesOf(pattern), meaning });
    productions.set(symbol, list);
  }
  return { productions, terminals: new Map(Object.entries(terminals)) };
}

/** Reads all tokens as one symbol, in every possible way. */
export function parse(grammar: Grammar, symbol: string, tokens: readonly Token[]): Parsed {
  const known = new Map<string, readonly Match[]>();
  let stuck = 0;

  function readSymbol(name: string, at: number): readonly Match[] {
    const key = `${name} ${at}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    known.set(key, []);
    const terminal = grammar.terminals.get(name);
    const found = terminal === undefined ? readProductions(name, at) : terminal(tokens, at);
    if (found.length === 0) stuck = Math.max(stuck, at);
    known.set(key, found);
    return found;
  }

  function readProductions(name: string, at: number): Match[] {
    const productions = grammar.productions.get(name);
    if (productions === undefined) throw new Error(`The grammar has no symbol “${name}”.`);
    const found: Match[] = [];
    for (const { nodes, meaning } of productions) {
      for (const { bound, end } of readNodes(nodes, 0, at, {})) {
        const value = meaning(bound, { from: at, end });
        if (value !== undefined) found.push({ value, end });
      }
    }
    return found;
  }

  function readNodes(nodes: readonly Node[], index: number, at: number, bound: Bound): { bound: Bound; end: number }[] {
    const node = nodes[index];
    if (node === undefined) return [{ bound, end: at }];
    return readNode(node, at, bound).flatMap((step) => readNodes(nodes, index + 1, step.end, step.bound));
  }

  function readNode(node: Node, at: number, bound: Bound): { bound: Bound; end: number }[] {
    switch (node.kind) {
      case "text":
        return readText(node, at).map((end) => ({ bound, end }));
      case "slot":
        return readSymbol(node.symbol, at).map(({ value, end }) => ({ bound: { ...bound, [node.name]: value }, end }));
      default: {
        const found = node.options.flatMap((option) => readNodes(option, 0, at, bound));
        return node.optional ? [...found, { bound, end: at }] : found;
      }
    }
  }

  function readText(node: Node & { kind: "text" }, at: number): number[] {
    const token = tokens[at];
    if (token?.text === node.text && (token.glued || !node.glued)) return [at + 1];
    const next = tokens[at + 1];
    if (node.joined && token?.text === "-" && token.glued && next?.glued && next.text === node.text) return [at + 2];
    stuck = Math.max(stuck, at);
    return [];
  }

  const whole = readSymbol(symbol, 0);
  for (const match of whole) stuck = Math.max(stuck, match.end);
  return { values: whole.filter((match) => match.end === tokens.length).map((match) => match.value), stuck };
}

/** A terminal that reads the entries of a table, each one word or several, which may be joined by hyphens. */
export function wordsTerminal(table: Readonly<Record<string, unknown>>): Terminal {
  const byFirst = new Map<string, { readonly words: readonly string[]; readonly value: unknown }[]>();
  for (const [phrase, value] of Object.entries(table)) {
    const words = fold(phrase).split(/[\s'’-]+/);
    const first = words[0] as string;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, value }]);
  }
  return (tokens, at) => {
    const found: Match[] = [];
    for (const { words, value } of byFirst.get(tokens[at]?.text ?? "") ?? []) {
      const end = endOfWords(words, tokens, at);
      if (end !== null) found.push({ value, end });
    }
    return found;
  };
}

function endOfWords(words: readonly string[], tokens: readonly Token[], at: number): number | null {
  let end = at;
  for (const [i, word] of words.entries()) {
    if (i > 0 && tokens[end]?.text === "-" && tokens[end]?.glued && tokens[end + 1]?.glued) end += 1;
    if (tokens[end]?.text !== word) return null;
    end += 1;
  }
  return end;
}

function nodesOf(pattern: string): Node[] {
  const parts = pattern.match(/[[\]()|]|<[^>]+>|[^\s[\]()|<]+/g) ?? [];
  let index = 0;

  function sequence(): Node[] {
    const nodes: Node[] = [];
    for (; index < parts.length; index += 1) {
      const part = parts[index] as string;
      if (part === "|" || part === "]" || part === ")") return nodes;
      if (part === "[" || part === "(") nodes.push(choice(part === "["));
      else if (part.startsWith("<")) nodes.push(slot(part.slice(1, -1)));
      else nodes.push(text(part, nodes.at(-1)?.kind === "text"));
    }
    return nodes;
  }

  function choice(optional: boolean): Node {
    const options: Node[][] = [];
    do {
      index += 1;
      options.push(sequence());
    } while (parts[index] === "|");
    return { kind: "choice", options, optional };
  }

  return sequence();
}

function slot(inside: string): Node {
  const [symbol = "", name = symbol] = inside.split(":");
  return { kind: "slot", symbol, name };
}

function text(part: string, followsText: boolean): Node {
  const glued = part.length > 1 && part.startsWith("_");
  const folded = fold(glued ? part.slice(1) : part);
  return { kind: "text", text: folded, glued, joined: followsText && /^\p{L}/u.test(folded) };
}
