import type { Voice } from "#chat/voice.ts";
import type { Occurrence } from "./occurrence.ts";
import type { OnRoll } from "./presences.ts";

/** Lines left empty on a sign-in sheet, for those who come without having registered. */
const SPARE_LINES = 8;

/** How papers look on a screen and on paper. */
export const PAPER_STYLE = `:root { color-scheme: light; }
body { font: 11pt/1.45 "Atkinson Hyperlegible", "DejaVu Sans", sans-serif; margin: 2rem auto; max-width: 46rem; padding: 0 1rem; color: #111; background: #fff; }
h1 { font-size: 1.35rem; margin: 0 0 .25rem; }
p { margin: .25rem 0 .75rem; }
table { border-collapse: collapse; width: 100%; margin-top: 1rem; }
th, td { border: 1px solid #444; padding: .5rem .6rem; text-align: left; vertical-align: top; }
td.sign { height: 2.2rem; width: 42%; }
td.number { width: 2.5rem; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
.signature { margin-top: 3rem; }
@media print { body { margin: 0; max-width: none; padding: 0; } @page { margin: 18mm; } }
`;

function escaped(text: string): string {
  const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (sign) => signs[sign] as string);
}

function page(voice: Voice, title: string, body: string): string {
  return `<!doctype html>
<html lang="${voice.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/calendar/papers/paper.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

/** The sign-in sheet of one date: a line with room to sign for everybody registered, and some spare ones. */
export function sheetPage(
  sheet: { readonly association: string; readonly date: Occurrence; readonly people: readonly OnRoll[] },
  voice: Voice,
): string {
  const { date, people } = sheet;
  const title = voice.text("paper-sheet-title", { title: date.title });
  const rows = [...people.map(({ name }) => name), ...Array.from({ length: SPARE_LINES }, () => "")].map(
    (name, index) => `<tr><td class="number">${index + 1}</td><td>${escaped(name)}</td><td class="sign"></td></tr>`,
  );
  const columns = [voice.text("paper-number"), voice.text("paper-name"), voice.text("paper-signature")];
  const head = columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join("");
  const facts = [sheet.association, voice.moment(date.at).text, ...(date.place === null ? [] : [date.place])];
  return page(
    voice,
    title,
    `<h1>${escaped(title)}</h1>
${facts.map((fact) => `<p>${escaped(fact)}</p>`).join("\n")}
<p>${escaped(voice.text("paper-registered", { count: people.filter(({ registered }) => registered).length }))}</p>
<table>
<thead><tr>${head}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>`,
  );
}

/** The certificate of what somebody has attended: one date or those of a series. */
export function certificatePage(
  certificate: { readonly association: string; readonly title: string; readonly name: string; readonly dates: readonly Occurrence[] },
  voice: Voice,
): string {
  const { association, title, name, dates } = certificate;
  const heading = voice.text("paper-certificate-title");
  const length = dates.reduce((sum, date) => sum + date.duration, 0);
  const rows = dates.map(
    (date) =>
      `<tr><td>${escaped(voice.moment(date.at).text)}</td><td>${escaped(date.title)}</td><td>${escaped(voice.length(date.duration))}</td></tr>`,
  );
  const columns = [voice.text("paper-date"), voice.text("paper-session"), voice.text("paper-length")];
  const head = columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join("");
  const table = `<table>
<thead><tr>${head}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>
<p>${escaped(voice.text("paper-total", { count: dates.length, length: voice.length(length) }))}</p>`;
  const said =
    dates.length === 0
      ? voice.text("paper-attended-nothing", { name, title })
      : voice.text("paper-attended", { name, title, association, count: dates.length });
  return page(
    voice,
    heading,
    `<h1>${escaped(heading)}</h1>
<p>${escaped(association)}</p>
<p>${escaped(said)}</p>
${dates.length === 0 ? "" : table}
<p class="signature">${escaped(voice.text("paper-signed"))}</p>`,
  );
}
