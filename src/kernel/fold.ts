/** Words of plain letters and signs with one space between them: most of what is ever compared. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/**
 * Text as it is compared when people type or search it: lower case, without accents, with œ and æ spelt out, one kind of
 * apostrophe, runs of white space as one space.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/ß/g, "ss")
    .replace(/ø/g, "o")
    .replace(/ł/g, "l")
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}
