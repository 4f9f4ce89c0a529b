import { escapedMarkup } from "#kernel/markup.ts";
import type { Paper, PaperColumn, PaperPart, PaperText } from "./paper.ts";
import { type PaperSpan, seen, spansOf } from "./runs.ts";

/** How papers look on a screen and when they are printed. */
export const PAPER_STYLE = `:root { color-scheme: light; }
body { font: 11pt/1.45 "Atkinson Hyperlegible", "DejaVu Sans", sans-serif; margin: 2rem auto; max-width: 46rem; padding: 0 1rem; color: #111; background: #fff; overflow-wrap: anywhere; }
h1 { font-size: 1.35rem; margin: 0 0 .5rem; }
h2 { font-size: 1.15rem; margin: 1.5rem 0 .5rem; }
h3, h4, h5, h6 { font-size: 1rem; margin: 1.25rem 0 .5rem; }
h1, h2, h3, h4, h5, h6 { break-after: avoid; }
p { margin: .25rem 0 .75rem; }
.issuer { color: #444; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: .5rem 0 1rem; }
dt { font-weight: 600; }
dd { margin: 0; }
blockquote { margin: .5rem 0 1rem; padding-left: 1rem; border-left: 3px solid #777; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
caption { text-align: left; font-weight: 600; padding-bottom: .35rem; }
th, td { border: 1px solid #444; padding: .45rem .6rem; text-align: left; vertical-align: top; }
.narrow { width: 1%; white-space: nowrap; }
.sign { width: 38%; }
td.sign { height: 2.2rem; }
.end { text-align: right; }
thead { display: table-header-group; }
tr, .signer { break-inside: avoid; }
.signers { display: flex; flex-wrap: wrap; gap: 2rem; margin-top: 2.5rem; }
.signer { flex: 1 1 14rem; }
.signer .line { border-bottom: 1px solid #111; height: 4rem; margin-bottom: .35rem; }
img { max-width: 100%; }
.new-page { break-before: page; border: 0; }
@media print { body { margin: 0; max-width: none; padding: 0; } @page { margin: 18mm; } }
`;

function escaped(text: string): string {
  return escapedMarkup(seen(text));
}

function spanOf(span: PaperSpan): string {
  const text = escaped(span.text).replace(/\n/g, "<br>\n");
  if (span.kind === "strong") return `<strong>${text}</strong>`;
  if (span.kind === "code") return `<code>${text}</code>`;
  if (span.kind === "link" && /^(?:https?|mailto):/i.test(span.url)) return `<a href="${escaped(span.url)}">${text}</a>`;
  return text;
}

function textOf(text: PaperText): string {
  return spansOf(text).map(spanOf).join("");
}

function classesOf({ room, align }: PaperColumn): string {
  const names = [...(room === "wide" ? [] : [room]), ...(align === "end" ? ["end"] : [])];
  return names.length === 0 ? "" : ` class="${names.join(" ")}"`;
}

function tableOf({ caption, columns, rows }: Extract<PaperPart, { kind: "table" }>): string {
  const head = columns.map((each) => `<th scope="col"${classesOf(each)}>${escaped(each.title)}</th>`).join("");
  const body = rows.map(
    (row) => `<tr>${row.map((cell, at) => `<td${classesOf(columns[at] as PaperColumn)}>${textOf(cell)}</td>`).join("")}</tr>`,
  );
  const said = caption === null ? "" : `<caption>${escaped(caption)}</caption>\n`;
  return `<table>\n${said}<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join("\n")}\n</tbody>\n</table>`;
}

function partOf(part: PaperPart, depth: number): string {
  switch (part.kind) {
    case "section": {
      const level = Math.min(depth, 6);
      const parts = part.parts.map((inner) => partOf(inner, depth + 1));
      return `<section>\n<h${level}>${escaped(part.title)}</h${level}>\n${parts.join("\n")}\n</section>`;
    }
    case "paragraph":
      return `<p>${textOf(part.text)}</p>`;
    case "facts":
      return `<dl>\n${part.facts.map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${textOf(value)}</dd>`).join("\n")}\n</dl>`;
    case "list": {
      const tag = part.numbered ? "ol" : "ul";
      return `<${tag}>\n${part.items.map((item) => `<li>${textOf(item)}</li>`).join("\n")}\n</${tag}>`;
    }
    case "quote":
      return `<blockquote><p>${textOf(part.text)}</p></blockquote>`;
    case "table":
      return tableOf(part);
    case "signatures": {
      const signers = part.signers.map(
        ({ name, as }) => `<div class="signer"><p>${escaped(as)}</p><div class="line"></div><p>${escaped(name)}</p></div>`,
      );
      return `<div class="signers">\n${signers.join("\n")}\n</div>`;
    }
    case "picture":
      return `<p><img src="data:image/svg+xml;base64,${Buffer.from(part.svg).toString("base64")}" alt="${escaped(part.alt)}"></p>`;
    case "new page":
      return '<hr class="new-page">';
    default:
      part satisfies never;
      return "";
  }
}

/** Where a page's look is: within it, so that it stands alone as a file, or at an address of the site that serves it. */
export type PageStyle = "within" | { readonly href: string };

/** The paper as one page to read and to print. */
export function htmlOf(paper: Paper, style: PageStyle = "within"): string {
  const look = style === "within" ? `<style>\n${PAPER_STYLE}</style>` : `<link rel="stylesheet" href="${escaped(style.href)}">`;
  const issuer = paper.issuer === "" ? "" : `<p class="issuer">${escaped(paper.issuer)}</p>\n`;
  const sideways = paper.turned === "sideways" ? "\n<style>@page { size: landscape; }</style>" : "";
  return `<!doctype html>
<html lang="${paper.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(paper.title)}</title>
${look}${style === "within" ? sideways : ""}
</head>
<body>
<main>
${issuer}<h1>${escaped(paper.title)}</h1>
${paper.parts.map((part) => partOf(part, 2)).join("\n")}
</main>
</body>
</html>
`;
}
