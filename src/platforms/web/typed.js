// What stands in the composer, understood as far as suggestions need it. Pure: the text and the commands in, an idea out.

/** Lower case without accents, as typed words are compared. */
export function fold(text) {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase();
}

/** A value as it is put into the line: in quotes when it has spaces. */
export function quoted(value) {
  return /[\s"]/.test(value) ? `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"` : value;
}

function commandOf(text, commands) {
  const words = fold(text);
  const names = commands.flatMap((command) => [command.name, command.path].map((name) => ({ command, name: fold(name) })));
  const fits = names.filter(({ name }) => words === name || words.startsWith(`${name} `));
  return fits.sort((a, b) => b.name.length - a.name.length)[0] ?? null;
}

/** The pieces of what stands after the command, each with where it begins. A piece whose quotes are open goes on to the end. */
function pieces(text, from) {
  const found = [];
  const pattern = /(?:[\p{L}\d_-]+:)?(?:"(?:\\.|[^"\\])*(?:"|$)|“[^”]*(?:”|$)|«[^»]*(?:»|$)|\S*)/uy;
  let at = from;
  while (at < text.length) {
    if (/\s/.test(text[at])) {
      at += 1;
      continue;
    }
    pattern.lastIndex = at;
    const piece = pattern.exec(text)?.[0] || text[at];
    found.push({ text: piece, at });
    at += piece.length;
  }
  return found;
}

function optionNamed(command, name) {
  return command.options.find((option) => [option.name, option.own].some((one) => fold(one) === fold(name))) ?? null;
}

/** Splits a piece into the option it names and what stands behind the colon, without its opening quote. */
function keyed(command, piece) {
  const match = /^([\p{L}\d_-]+):(?:["“]|«\s?)?(.*)$/su.exec(piece.text);
  const option = match === null ? null : optionNamed(command, match[1]);
  return option === null ? null : { option, typed: match[2].replace(/["”»]$/, ""), at: piece.at };
}

/**
 * What is being typed at the caret: `nothing`, a `command`, the name of an `option`, or the `value` of one; with where it
 * begins, what is typed of it, and which options are still open.
 */
export function understand(line, caret, commands) {
  const before = line.slice(0, caret);
  if (!before.startsWith("/")) return { kind: "nothing" };
  const typed = before.slice(1).replaceAll(/\s+/g, " ");
  const named = commandOf(typed, commands);
  const length = named === null ? 0 : named.name.split(" ").length;
  const end = named === null ? null : new RegExp(`^/\\s*(?:\\S+\\s+){${length}}`, "u").exec(before);
  if (end === null) return { kind: "command", typed, at: 1 };
  const { command } = named;
  const all = pieces(line, end[0].length);
  const mine = pieces(before, end[0].length);
  const last = mine.at(-1);
  const current = last !== undefined && last.at + last.text.length === caret ? last : { text: "", at: caret };
  const others = all.filter((piece) => piece.at !== current.at);
  const given = new Set(others.map((piece) => keyed(command, piece)?.option).filter((option) => option !== undefined));
  const bare = others.filter((piece) => keyed(command, piece) === null && piece.at < current.at && !follows(command, others, piece));
  for (const option of command.options.filter((one) => !given.has(one)).slice(0, bare.length)) given.add(option);
  const open = command.options.filter((option) => !given.has(option));
  const value = keyed(command, current);
  if (value !== null) return { kind: "value", command, open: open.filter((one) => one !== value.option), ...value };
  return { kind: "option", command, open, typed: current.text, at: current.at };
}

/** Whether a bare word goes on the text of the option before it. */
function follows(command, all, piece) {
  const before = all.filter((other) => other.at < piece.at).findLast((other) => keyed(command, other) !== null);
  return before !== undefined && !["existing", "whole", "choice", "room", "length"].includes(keyed(command, before).option.kind);
}

/** The commands that begin as typed, or have a word that does; whole beginnings first. */
export function commandsLike(typed, commands) {
  const words = fold(typed).trim();
  const begins = (command) => [command.name, command.path].some((name) => fold(name).startsWith(words));
  const inside = (command) =>
    [command.name, command.path].some((name) =>
      fold(name)
        .split(" ")
        .some((word) => word.startsWith(words)),
    );
  return [...commands.filter(begins), ...commands.filter((command) => !begins(command) && words !== "" && inside(command))];
}
