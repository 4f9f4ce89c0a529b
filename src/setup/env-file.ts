import { parseEnv } from "node:util";

/** What was set, by name. */
export type EnvValues = Readonly<Record<string, string>>;

/**
 * The text of an `.env` file with these values set: a line that sets one already is replaced where it stands, the others come at
 * the end, and everything else stays as it was, comments too. An empty value removes the line. Throws a RangeError for a value
 * that such a file cannot hold: one of several lines, or with all three kinds of quotes.
 */
export function withValues(text: string, values: EnvValues): string {
  const left = new Map(Object.entries(values));
  const lines = text === "" ? [] : text.replace(/\n$/u, "").split("\n");
  const kept = lines.flatMap((line) => {
    const name = /^\s*(?:export\s+)?([A-Z_][A-Z0-9_]*)\s*=/u.exec(line)?.[1];
    const value = name === undefined ? undefined : values[name];
    if (name === undefined || value === undefined) return [line];
    // A name that is set twice holds its last value; one line is enough.
    if (!left.delete(name) || value === "") return [];
    return [`${name}=${quoted(value)}`];
  });
  const added = [...left].filter(([, value]) => value !== "").map(([name, value]) => `${name}=${quoted(value)}`);
  const written = [...kept, ...added].map((line) => `${line}\n`).join("");
  const read = parseEnv(written);
  for (const [name, value] of Object.entries(values)) {
    if ((read[name] ?? "") !== value) throw new RangeError(`${name} cannot be written to a file of settings.`);
  }
  return written;
}

function quoted(value: string): string {
  if (/^[\w./:@%+,=?&~-]*$/u.test(value)) return value;
  const quote = ["'", '"', "`"].find((each) => !value.includes(each) && !(each === '"' && value.includes("\\")));
  return quote === undefined || /[\r\n]/u.test(value) ? value : `${quote}${value}${quote}`;
}
