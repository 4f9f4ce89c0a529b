/** One piece of what somebody typed. */
export interface Token {
  /** `digits`, a `word`, or a single `mark` such as `,` or `-`. */
  readonly kind: "digits" | "word" | "mark";
  /** Lower case, without accents. */
  readonly text: string;
  /** Whether it touches the token before it. */
  readonly glued: boolean;
  /** Where it stands in the text as typed. */
  readonly from: number;
  readonly to: number;
}

/** Lower case, accents taken off, ligatures opened: how words are compared, since phones and people leave accents out. */
export function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae");
}

/**
 * Cuts a text into tokens. Nothing typed is lost but white space, the apostrophe inside a word (`d'avril` is two words), and the full stop that
 * ends an abbreviation or the text. What no grammar knows becomes a mark that nothing matches.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const pattern = /[0-9]+|\p{L}[\p{L}\p{M}]*|[^\s]/gu;
  for (const match of text.matchAll(pattern)) {
    const raw = match[0];
    const from = match.index;
    const before = tokens.at(-1);
    const glued = before !== undefined && before.to === from;
    if (/^['’ʼ`´]$/u.test(raw) && glued && before.kind === "word") {
      tokens[tokens.length - 1] = { ...before, to: from + raw.length };
      continue;
    }
    const isLast = text.slice(from + raw.length).trim() === "";
    if (raw === "." && glued && (before.kind === "word" || isLast)) {
      tokens[tokens.length - 1] = { ...before, to: from + raw.length };
      continue;
    }
    tokens.push({ kind: kindOf(raw), text: textOf(raw), glued, from, to: from + raw.length });
  }
  return tokens.flatMap(cutRaised);
}

function kindOf(raw: string): Token["kind"] {
  if (/^[0-9]/.test(raw)) return "digits";
  return /^\p{L}/u.test(raw) ? "word" : "mark";
}

function textOf(raw: string): string {
  if (/^[‐‑‒–—−]$/u.test(raw)) return "-";
  return fold(raw);
}

/** `1ᵉʳ` and `2º` are typed with raised letters. */
function cutRaised(token: Token): Token[] {
  return token.kind === "mark" && (token.text === "°" || token.text === "º") ? [{ ...token, kind: "word", text: "o" }] : [token];
}
