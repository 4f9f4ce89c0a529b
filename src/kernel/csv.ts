/** Rows as a table that any program reads (RFC 4180). */
export function csvTable(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}

/** A cell that no spreadsheet takes for a formula, whatever somebody typed; some read the wide signs of East Asian keyboards as such too. */
function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
