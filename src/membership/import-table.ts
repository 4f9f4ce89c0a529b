import Papa from "papaparse";
import { type LocalDate, readLocalDate } from "#calendar/calendar.ts";
import { fold } from "#kernel/fold.ts";
import { isMail } from "./profile.ts";

/** What a column of a table of members may hold. */
export const IMPORT_FIELDS = [
  "name",
  "first",
  "last",
  "mail",
  "phone",
  "city",
  "address",
  "postcode",
  "joined",
  "through",
  "paid",
  "category",
  "state",
  "payermail",
  "payerfirst",
  "payerlast",
] as const;

export type ImportField = (typeof IMPORT_FIELDS)[number];

/** The program whose export a table is, as its headers tell. */
export type ImportSource = "galette" | "helloasso" | "paheko" | "table";

/** A member as a line of the table gives them. */
export interface ImportLine {
  /** The line of the file, counted from 1; the headers stand on line 1. */
  readonly line: number;
  readonly name: string;
  readonly mail: string | null;
  readonly phone: string | null;
  readonly city: string | null;
  readonly address: string | null;
  readonly joined: LocalDate | null;
  readonly through: LocalDate | null;
  readonly paid: LocalDate | null;
  readonly category: string | null;
}

/** A line that cannot be imported, and why. */
export interface ImportProblem {
  readonly line: number;
  readonly key:
    | ("import-no-name" | "import-bad-mail" | "import-bad-date" | "import-no-category" | "import-twice" | "import-cells")
    | ("import-quotes" | "import-several");
  readonly typed: string;
}

/** A table of members as it was read. */
export interface ImportTable {
  readonly source: ImportSource;
  /** Which header was taken for what; null for what is left out. */
  readonly columns: readonly (readonly [header: string, field: ImportField | null])[];
  readonly lines: readonly ImportLine[];
  readonly problems: readonly ImportProblem[];
  /** Lines that are no members: orders that were called off, or that a later order of the same person renews. */
  readonly skipped: number;
}

/** Headers, folded and without signs, and what they mean: those of spreadsheets, Galette, HelloAsso and Paheko. */
const HEADERS: Readonly<Record<string, ImportField>> = {
  ...{
    name: "name",
    fullname: "name",
    nometprenom: "name",
    nomprenom: "name",
    prenomnom: "name",
    nomcomplet: "name",
    prenometnom: "name",
    identite: "name",
  },
  ...{ firstname: "first", prenom: "first", givenname: "first", prenomadh: "first", prenomadherent: "first", prenomdeladherent: "first" },
  ...{ lastname: "last", nom: "last", surname: "last", nomadh: "last", nomadherent: "last", nomdeladherent: "last", nomdefamille: "last" },
  ...{
    mail: "mail",
    email: "mail",
    courriel: "mail",
    adresseemail: "mail",
    emailadh: "mail",
    emailadherent: "mail",
    adressecourriel: "mail",
  },
  ...{
    phone: "phone",
    telephone: "phone",
    tel: "phone",
    mobile: "phone",
    portable: "phone",
    teladh: "phone",
    gsmadh: "phone",
    gsm: "phone",
    mobilephone: "phone",
    telephoneportable: "phone",
    telephonemobile: "phone",
    numerodetelephone: "phone",
    numerodetelephonemobile: "phone",
    numerodetelephonefixe: "phone",
  },
  ...{ city: "city", ville: "city", villeadh: "city", town: "city" },
  ...{ address: "address", adresse: "address", adressepostale: "address", adresseadh: "address" },
  ...{ postcode: "postcode", codepostal: "postcode", cpadh: "postcode", zip: "postcode", zipcode: "postcode" },
  ...{
    joined: "joined",
    membersince: "joined",
    membredepuis: "joined",
    dateinscription: "joined",
    datedinscription: "joined",
    datecreaadh: "joined",
    datedadhesion: "joined",
    dateadhesion: "joined",
    creationdate: "joined",
    datedecreation: "joined",
  },
  ...{
    duesthrough: "through",
    through: "through",
    echeance: "through",
    dateecheance: "through",
    datedecheance: "through",
    datefincotis: "through",
    cotisationjusquau: "through",
    duespaidthrough: "through",
    cotisationpayeejusquau: "through",
    expiration: "through",
    duedate: "through",
  },
  ...{ paid: "paid", datedelacommande: "paid", datedepaiement: "paid", paidon: "paid", datecommande: "paid" },
  ...{ category: "category", categorie: "category", statut: "category", libellestatut: "category", tarif: "category" },
  ...{ statutdelacommande: "state", statutcommande: "state" },
  ...{ emailpayeur: "payermail", nompayeur: "payerlast", prenompayeur: "payerfirst" },
};

/**
 * Headers by which a program's export is known: Galette writes the names of its columns, or the labels that its pages show for them, in
 * English or in French; HelloAsso its order lists, until 2021 with `Nom acheteur` where there is `Nom payeur` since; Paheko (once
 * Garradin) the labels of its members' cards.
 */
const KNOWN: readonly (readonly [ImportSource, readonly string[]])[] = [
  ["galette", ["nomadh", "idadh", "freedofdues", "exemptdecotisation", "galetteadmin", "administrateurgalette", "admingalette"]],
  [
    "helloasso",
    [
      ...["referencecommande", "numerodecommande", "nomadherent", "statutdelacommande", "statutcommande", "emailpayeur"],
      ...["nomacheteur", "montantadhesion"],
    ],
  ],
  ["paheko", ["numerodemembre", "nomprenom", "adresseemail"]],
];

/** What HelloAsso's lists of orders until 2021 call otherwise: `Email` is that of whoever paid, `Date` the day of the order. */
const FORMER_ORDERS: Readonly<Record<string, ImportField>> = {
  ...{ statut: "state", date: "paid", email: "payermail", nomacheteur: "payerlast", prenomacheteur: "payerfirst" },
};

/** HelloAsso's prefix before the questions that an association adds to its form. */
const ADDED = "champadditionnel";

/** Orders that count; others were called off or paid back. */
const VALID = new Set(["valide", "validee", "paye", "payee", "ok", "valid", "paid", ""]);

function keyOf(header: string): string {
  return fold(header).replaceAll(/[^a-z0-9]/g, "");
}

/** A row of a table that holds anything. */
interface FilledRow {
  readonly cells: readonly string[];
  /** The line of the file on which it begins. */
  readonly line: number;
  /** Whether a quotation mark in it is not closed, or stands where none can: then nobody can tell where the row ends. */
  readonly broken: boolean;
}

/** What separates the cells: as the first rows tell, else the headers alone, where one of those rows is broken. */
function separatorOf(table: string): string {
  const guessed = (text: string) => Papa.parse<string[]>(text, { newline: "\n", skipEmptyLines: "greedy", preview: 10 });
  const { data, meta } = guessed(table);
  return (data[0]?.length ?? 0) > 1 ? meta.delimiter : guessed(table.slice(0, `${table}\n`.indexOf("\n"))).meta.delimiter;
}

/** The rows of a table, whatever separates its cells and ends its lines; `sep=;` may stand before them, as spreadsheets write it. */
function rowsOf(csv: string): readonly FilledRow[] {
  const text = csv.replace(/^\ufeff/, "").replaceAll(/\r\n?/g, "\n");
  const hint = /^"?sep=(.)"?\n/i.exec(text);
  const table = hint === null ? text : text.slice(hint[0].length);
  const { data, errors } = Papa.parse<string[]>(table, { newline: "\n", delimiter: hint?.[1] ?? separatorOf(table) });
  const broken = new Set(errors.flatMap(({ type, row }) => (type === "Quotes" ? [row] : [])));
  let line = hint === null ? 1 : 2;
  return data.flatMap((cells, at) => {
    const filled = cells.some((cell) => cell.trim() !== "");
    const row = { cells, line, broken: broken.has(at) };
    line += 1 + cells.reduce((breaks, cell) => (cell.includes("\n") ? breaks + cell.split("\n").length - 1 : breaks), 0);
    return filled ? [row] : [];
  });
}

/** Reads a table of members. Which columns are what is told by their headers; `categories` are those that the association has. */
export function readImport(csv: string, categories: readonly string[]): ImportTable {
  const [headers, ...rows] = rowsOf(csv);
  const heads = headers?.cells ?? [];
  const keys = heads.map(keyOf);
  const source = KNOWN.find(([, marks]) => marks.some((mark) => keys.includes(mark)))?.[0] ?? "table";
  const fields = keys.map((key) => (source === "helloasso" ? orderField(key, keys) : fieldOf(key, keys, source)));
  const columnsOf = Map.groupBy(fields.keys(), (at) => fields[at] ?? null);
  const lines: ImportLine[] = [];
  const problems: ImportProblem[] = [];
  const seen = new Map<string, number>();
  let skipped = 0;
  if (headers?.broken) problems.push({ line: headers.line, key: "import-quotes", typed: (heads[0] ?? "").slice(0, 40) });
  for (const { cells, line, broken } of rows) {
    if (broken) {
      problems.push({ line, key: "import-quotes", typed: (cells[0] ?? "").trim().slice(0, 40) });
      continue;
    }
    if (cells.length > heads.length && cells.slice(heads.length).some((cell) => cell.trim() !== "")) {
      problems.push({ line, key: "import-cells", typed: String(cells.length) });
      continue;
    }
    const said = (field: ImportField) => cellOf(cells, columnsOf.get(field));
    if (fields.includes("state") && !VALID.has(fold(said("state")))) {
      skipped += 1;
      continue;
    }
    const read = readLine(line, said, source === "helloasso" ? null : categories);
    if ("key" in read) {
      problems.push(read);
      continue;
    }
    const who = sameAs(read);
    const before = seen.get(who);
    if (before === undefined) seen.set(who, lines.push(read) - 1);
    else if (source === "helloasso") {
      skipped += 1;
      lines[before] = laterOf(lines[before] as ImportLine, read);
    } else problems.push({ line, key: "import-twice", typed: read.mail ?? read.name });
  }
  return { source, columns: heads.map((head, at) => [head, fields[at] ?? null] as const), lines, problems, skipped };
}

/** By what two lines are one person's: name and address, since those who live together may share one. */
function sameAs({ name, mail }: ImportLine): string {
  return mail === null ? fold(name) : `${mail} ${fold(name).replaceAll(/[^\p{L}\p{N}]/gu, "")}`;
}

/** The sign that keeps a spreadsheet from taking a cell for a formula, as what goes out of here has it too: no part of what is meant. */
const GUARD = /^'(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/u;

/** What stands in the first of some columns that holds anything: a mobile number where there is no other. */
function cellOf(cells: readonly string[], columns: readonly number[] | undefined): string {
  for (const at of columns ?? []) {
    const text = cells[at]?.trim().replace(GUARD, "") ?? "";
    if (text !== "") return text.normalize("NFC");
  }
  return "";
}

/** Whoever has ordered twice has renewed: the later order is what counts. */
function laterOf(one: ImportLine, other: ImportLine): ImportLine {
  const [last, first] = (one.paid ?? "") > (other.paid ?? "") ? [one, other] : [other, one];
  return { ...last, joined: [one.joined, other.joined].filter((day) => day !== null).sort()[0] ?? null, phone: last.phone ?? first.phone };
}

/** What a column of a members' table holds. */
function fieldOf(key: string, keys: readonly string[], source: ImportSource): ImportField | null {
  const field = Object.hasOwn(HEADERS, key) ? (HEADERS[key] as ImportField) : null;
  if (key === "status" && source === "galette") return "category";
  if (key === "nom" && !keys.some((each) => HEADERS[each] === "first")) return "name";
  // Galette's own word for a family name is "Name", beside "First name"
  if (key === "name" && source === "galette" && keys.some((each) => HEADERS[each] === "first")) return "last";
  return field;
}

/** What a column of HelloAsso's orders holds: `Tarif` is a price, and beside `Nom adhérent` a bare `Nom` is whoever paid. */
function orderField(key: string, keys: readonly string[]): ImportField | null {
  if (key.startsWith(ADDED)) return fieldOf(key.slice(ADDED.length), keys, "helloasso");
  if (keys.includes("nomacheteur") && Object.hasOwn(FORMER_ORDERS, key)) return FORMER_ORDERS[key] as ImportField;
  if ((key === "nom" && keys.includes("nomadherent")) || (key === "prenom" && keys.includes("prenomadherent"))) return null;
  const field = key === "statut" ? "state" : fieldOf(key, keys, "helloasso");
  return field === "category" ? null : field;
}

function readLine(line: number, said: (field: ImportField) => string, categories: readonly string[] | null): ImportLine | ImportProblem {
  const name = said("name") === "" ? `${said("first")} ${said("last")}`.trim() : said("name");
  if (!/\p{L}|\p{N}/u.test(name) || [...name].length > 80) return { line, key: "import-no-name", typed: name.slice(0, 40) };
  const address = mailOf(name, said);
  const mail = address === "" ? null : address.toLowerCase();
  if (mail !== null && !isMail(mail)) return { line, key: "import-bad-mail", typed: mail.slice(0, 60) };
  const days: Partial<Record<"joined" | "through" | "paid", LocalDate | null>> = {};
  for (const field of ["joined", "through", "paid"] as const) {
    const text = said(field);
    days[field] = text === "" ? null : readDayCell(text);
    if (text !== "" && days[field] === null) return { line, key: "import-bad-date", typed: text.slice(0, 40) };
  }
  const typed = said("category");
  const category = typed === "" || categories === null ? null : (categories.find((each) => fold(each) === fold(typed)) ?? null);
  if (typed !== "" && categories !== null && categories.length > 0 && category === null)
    return { line, key: "import-no-category", typed: typed.slice(0, 40) };
  const postal = [said("address"), said("postcode")].filter((part) => part !== "").join(", ");
  const or = (text: string) => (text === "" ? null : text.slice(0, 300));
  return {
    line,
    name,
    mail,
    phone: or(said("phone")),
    city: or(said("city")),
    address: or(postal),
    category,
    joined: days.joined ?? null,
    through: days.through ?? null,
    paid: days.paid ?? null,
  };
}

/** A member's own address, else that of whoever paid where they are the same: parents pay for their children. */
function mailOf(name: string, said: (field: ImportField) => string): string {
  if (said("mail") !== "" || said("payermail") === "") return said("mail");
  const payer = `${said("payerfirst")} ${said("payerlast")}`.trim();
  return payer === "" || fold(payer) === fold(name) ? said("payermail") : "";
}

/** A day as spreadsheets write it: `2027-03-28`, `28/03/2027`, with or without an hour behind. */
function readDayCell(text: string): LocalDate | null {
  const bare = text.replace(/[T ]\d{1,2}:\d{2}.*$/, "");
  const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(bare);
  if (french === null) return readLocalDate(bare);
  return readLocalDate(`${french[3]}-${(french[2] as string).padStart(2, "0")}-${(french[1] as string).padStart(2, "0")}`);
}
