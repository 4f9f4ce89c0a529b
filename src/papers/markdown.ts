import type { Paper, PaperPart, PaperText } from "./paper.ts";
import { type PaperSpan, spansOf } from "./runs.ts";

/** Signs that mean something anywhere in a line of CommonMark or of its GitHub tables. */
const ANYWHERE = /[\\`*_[\]<>&|~$#@]/g;
/** Signs that mean something where a line begins, and addresses that some readers make into links by themselves. */
const AT_START = /^([+\-=:])|^(\d{1,9})([.)])/;
const ADDRESS = /(https?|ftp)(:)(?=\/\/)|(www)(\.)/gi;

function escaped(text: string): string {
  return text.replace(ANYWHERE, "\\$&").replace(ADDRESS, "$1$3\\$2$4");
}

/** A longer fence than any within (CommonMark 0.31, section 6.1); a space keeps the text's own ticks apart. */
function codeOf(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  const space = /^`|`$|^ .* $/.test(text) ? " " : "";
  return `${fence}${space}${text.replace(/\n/g, " ").replace(/\|/g, "\\|")}${space}${fence}`;
}

/** Strong text with its outer spaces outside: a mark beside a space would mark nothing (CommonMark 0.31, section 6.2). */
function strongOf(text: string): string {
  const [, before = "", inner = "", behind = ""] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return inner === "" ? text : `${before}**${escaped(inner)}**${behind}`;
}

function spanOf(span: PaperSpan): string {
  if (span.kind === "strong") return strongOf(span.text);
  if (span.kind === "code") return span.text === "" ? "" : codeOf(span.text);
  if (span.kind === "link") return `[${escaped(span.text)}](<${encodeURI(span.url).replace(/[<>\\]/g, encodeURIComponent)}>)`;
  return escaped(span.text);
}

/** One text; its own line ends become `between`, and no line begins with what would make it a list, a rule or a heading. */
function textOf(text: PaperText, between: string): string {
  return spansOf(text)
    .map(spanOf)
    .join("")
    .split("\n")
    .map((line) => line.trim().replace(AT_START, (_, sign = "", number = "", mark = "") => `${number}\\${sign}${mark}`))
    .filter((line) => line !== "")
    .join(between);
}

const HARD_BREAK = "\\\n";
/** Where somebody signs. */
const LINE = "\\_".repeat(24);

function tableOf(part: Extract<PaperPart, { kind: "table" }>): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rows = part.rows.map((row) => line(row.map((cell) => textOf(cell, "; "))));
  const ruled = part.columns.map(({ align }) => (align === "end" ? "---:" : "---"));
  const grid = [line(part.columns.map(({ title }) => textOf(title, " "))), line(ruled), ...rows].join("\n");
  return part.caption === null ? grid : `${textOf(part.caption, " ")}\n\n${grid}`;
}

function partOf(part: PaperPart, depth: number): string {
  switch (part.kind) {
    case "section": {
      const parts = part.parts.map((inner) => partOf(inner, depth + 1));
      return [`${"#".repeat(Math.min(depth, 6))} ${textOf(part.title, " ")}`, ...parts].join("\n\n");
    }
    case "paragraph":
      return textOf(part.text, HARD_BREAK);
    case "facts":
      return part.facts.map(([label, value]) => `- **${textOf(label, " ")}** — ${textOf(value, "; ")}`).join("\n");
    case "list":
      return part.items.map((item, index) => `${part.numbered ? `${index + 1}.` : "-"} ${textOf(item, " ")}`).join("\n");
    case "quote":
      return textOf(part.text, HARD_BREAK)
        .split("\n")
        .map((line) => `> ${line}`)
        .join("\n");
    case "table":
      return tableOf(part);
    case "signatures":
      return part.signers
        .map(({ name, as }) => [textOf(as, " "), textOf(name, " "), LINE].filter((line) => line !== "").join(HARD_BREAK))
        .join("\n\n");
    case "picture":
      return `*${textOf(part.alt, " ")}*`;
    case "new page":
      return "---";
    default:
      part satisfies never;
      return "";
  }
}

/** The paper as Markdown (CommonMark with tables), one part after another. */
export function markdownOf(paper: Paper): string {
  const head = [textOf(paper.issuer, " "), `# ${textOf(paper.title, " ")}`];
  return `${[...head, ...paper.parts.map((part) => partOf(part, 2))].filter((part) => part !== "").join("\n\n")}\n`;
}
