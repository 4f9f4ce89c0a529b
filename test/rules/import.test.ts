import assert from "node:assert/strict";
import { test } from "node:test";
import { csvTable } from "#kernel/csv.ts";
import { type ImportLine, readImport } from "#membership/import-table.ts";

function read(csv: string, categories: readonly string[] = []) {
  const table = readImport(csv, categories);
  return { ...table, taken: table.columns.flatMap(([, field]) => (field === null ? [] : [field])) };
}

function short({ name, mail, phone, city, joined, through, paid, category }: ImportLine) {
  return { name, mail, phone, city, joined, through, paid, category };
}

const nobody = { mail: null, phone: null, city: null, joined: null, through: null, paid: null, category: null };

test("an export of Galette is known by the labels of its pages, in English and in French, and by the names of its columns", () => {
  const english = read(
    '"Member number:";"Title:";"Name:";"First name:";"Birth date:";"Address:";"Zip Code:";"City:";"Phone:";"Mobile phone:";"E-Mail:";"Status:";"Freed of dues:";"Creation date:";"Due date:"\n' +
      '"12";"Mrs.";"Lefèvre";"Ana";"1980-02-01";"3 rue du Lac";"74000";"Annecy";"";"06 12 34 56 78";"Ana@Example.org";"Active member";"No";"2019-03-01";"2027-12-31"\n',
  );
  const ana = { name: "Ana Lefèvre", mail: "ana@example.org", phone: "06 12 34 56 78", city: "Annecy" };
  assert.equal(english.source, "galette");
  assert.deepEqual(english.problems, []);
  assert.deepEqual(english.lines.map(short), [{ ...nobody, ...ana, joined: "2019-03-01", through: "2027-12-31", category: null }]);
  const french = read(
    "Numéro d'adhérent :;Nom :;Prénom :;Adresse :;Code postal :;Ville :;Téléphone :;GSM :;E-Mail :;Statut :;Exempt de cotisation :;Date de création :;Date d'échéance :\n" +
      "12;Lefèvre;Ana;3 rue du Lac;74000;Annecy;;06 12 34 56 78;ana@example.org;Membre actif;Non;01/03/2019;31/12/2027\n",
    ["Membre actif"],
  );
  assert.equal(french.source, "galette");
  assert.deepEqual(french.lines.map(short), [{ ...nobody, ...ana, joined: "2019-03-01", through: "2027-12-31", category: "Membre actif" }]);
  const columns = read(
    "id_adh,nom_adh,prenom_adh,email_adh,gsm_adh,date_crea_adh,date_echeance\n12,Lefèvre,Ana,ana@example.org,,2019-03-01,2027-12-31\n",
  );
  assert.equal(columns.source, "galette");
  assert.deepEqual(columns.lines.map(short), [
    { ...nobody, name: "Ana Lefèvre", mail: "ana@example.org", joined: "2019-03-01", through: "2027-12-31" },
  ]);
});

test("an export of Paheko is known by the labels of its cards", () => {
  const table = read(
    '"Numéro de membre","Nom & prénom","Adresse E-Mail","Adresse postale","Code postal","Ville","Numéro de téléphone","Date d\'inscription","Catégorie"\n' +
      '"7","Ana Lefèvre","ana@example.org","3 rue du Lac\nBâtiment B","74000","Annecy","0612345678","01/03/2019","Membres actifs"\n' +
      '"8","Bo Diallo","","","","","","15/09/2020","Membres actifs"\n',
  );
  assert.equal(table.source, "paheko");
  assert.deepEqual(table.problems, []);
  assert.deepEqual(table.lines.map(short), [
    { ...nobody, name: "Ana Lefèvre", mail: "ana@example.org", phone: "0612345678", city: "Annecy", joined: "2019-03-01" },
    { ...nobody, name: "Bo Diallo", joined: "2020-09-15" },
  ]);
  assert.equal(table.lines[0]?.address, "3 rue du Lac\nBâtiment B, 74000");
});

const HELLOASSO =
  "Référence commande;Date de la commande;Statut de la commande;Nom adhérent;Prénom adhérent;Carte d'adhérent;Nom payeur;Prénom payeur;Email payeur;Raison sociale;Moyen de paiement;Tarif;Montant tarif;Code Promo;Montant code promo;Téléphone;Ville";

test("an export of HelloAsso counts orders that were paid, each person once, and gives nobody the address of whoever paid for them", () => {
  const table = read(
    `${HELLOASSO}\n` +
      "101;15/11/2025 18:42;Validé;Lefèvre;Ana;https://x;Lefèvre;Ana;ana@example.org;;Carte bancaire;Adhésion;20;;;0612345678;Annecy\n" +
      "101;15/11/2025 18:42;Validé;Lefèvre;Zoé;https://x;Lefèvre;Ana;ana@example.org;;Carte bancaire;Enfant;10;;;;Annecy\n" +
      "102;16/11/2025 09:00;Annulé;Diallo;Bo;https://x;Diallo;Bo;bo@example.org;;Carte bancaire;Adhésion;20;;;;\n" +
      "88;02/11/2024 10:00;Validé;LEFÈVRE;Ana;https://x;LEFÈVRE;Ana;Ana@example.org;;Carte bancaire;Adhésion;20;;;;\n",
  );
  assert.equal(table.source, "helloasso");
  assert.deepEqual(table.problems, []);
  assert.equal(table.skipped, 2);
  assert.deepEqual(table.lines.map(short), [
    { ...nobody, name: "Ana Lefèvre", mail: "ana@example.org", phone: "0612345678", city: "Annecy", paid: "2025-11-15" },
    { ...nobody, name: "Zoé Lefèvre", city: "Annecy", paid: "2025-11-15" },
  ]);
  assert.ok(!table.taken.includes("category"), "a price is no category");
});

test("HelloAsso's lists until 2021 are known too: whoever paid may be another, an order may have been refused, answers are prefixed", () => {
  const table = read(
    "Numéro;Formule;Montant adhésion;Code promo;Statut;Moyen de paiement;Nom;Prénom;Société;Date;Email;Date de naissance;Attestation;Carte d'adhérent;Nom acheteur;Prénom acheteur;Adresse acheteur;Code Postal acheteur;Ville acheteur;Pays acheteur;Champ additionnel: Adresse;Champ additionnel: Code Postal;Champ additionnel: Ville;Champ additionnel: Numéro de téléphone mobile;Champ additionnel: Email\n" +
      "37;Adulte;223,00;;Validé;Carte bancaire;Lefèvre;Ana;;01/10/2019 20:36:00;ana@example.org;07/10/1994;https://x;https://x;LEFÈVRE;Ana;;;;FRA;3 rue du Lac;74000;Annecy;0612345678;\n" +
      "36;Jeune;195,00;;Validé;Carte bancaire;Diallo;Bo;;30/09/2019 18:56:00;lou@example.org;17/01/2004;;;MARTIN;Lou;;;;FRA;;;;;\n" +
      "35;Jeune;195,00;;Validé;Carte bancaire;Diallo;Kim;;30/09/2019 18:56:00;lou@example.org;17/01/2006;;;MARTIN;Lou;;;;FRA;;;;;kim@example.org\n" +
      "34;Adulte;205,00;;Refusé;Carte bancaire;Chen;Li;;24/09/2019 16:32:00;li@example.org;;;;Chen;Li;;;;FRA;;;;;\n",
    ["Adulte"],
  );
  assert.equal(table.source, "helloasso");
  assert.deepEqual(table.problems, []);
  assert.equal(table.skipped, 1);
  assert.deepEqual(table.lines.map(short), [
    { ...nobody, name: "Ana Lefèvre", mail: "ana@example.org", phone: "0612345678", city: "Annecy", paid: "2019-10-01" },
    { ...nobody, name: "Bo Diallo", paid: "2019-09-30" },
    { ...nobody, name: "Kim Diallo", mail: "kim@example.org", paid: "2019-09-30" },
  ]);
  assert.equal(table.lines[0]?.address, "3 rue du Lac, 74000");
});

test("a member's own address goes before that of whoever paid", () => {
  const table = read(`${HELLOASSO};Email\n1;15/11/2025;Validé;Diallo;Bo;x;Martin;Lou;lou@example.org;;;A;1;;;;;bo@example.org\n`);
  assert.equal(table.lines[0]?.mail, "bo@example.org");
});

test("whatever separates, quotes and begins a table, it is the same table", () => {
  const rows = [
    ["Name", "Mail", "City"],
    ["Ana Lefèvre", "ana@example.org", "Annecy"],
    ["Bo, the tall; one", "bo@example.org", "Le « Lac »"],
  ];
  const right = [
    { ...nobody, name: "Ana Lefèvre", mail: "ana@example.org", city: "Annecy" },
    { ...nobody, name: "Bo, the tall; one", mail: "bo@example.org", city: "Le « Lac »" },
  ];
  for (const separator of [",", ";", "\t", "|"]) {
    for (const end of ["\n", "\r\n", "\r"]) {
      for (const begin of ["", "\ufeff"]) {
        const text = rows.map((row) => row.map((cell) => `"${cell}"`).join(separator)).join(end);
        assert.deepEqual(read(`${begin}${text}${end}${end}`).lines.map(short), right, JSON.stringify({ separator, end, begin }));
      }
    }
  }
  const hinted = read(`\ufeffsep=;\r\nName;Mail\r\nAna, Lefèvre;ana@example.org\r\nBo;not a mail\r\n`);
  assert.deepEqual(hinted.lines.map(short), [{ ...nobody, name: "Ana, Lefèvre", mail: "ana@example.org" }]);
  assert.deepEqual(hinted.problems, [{ line: 4, key: "import-bad-mail", typed: "not a mail" }]);
});

test("what cannot be read is named by its line, and a table is never half a table", () => {
  const table = read(
    "Name;Mail;Member since\n;x@example.org;\nAna;wrong;\nBo;;31/02/2020\nChen;chen@example.org;2020-01-01\nChen;chen@example.org;2020-01-01\nDina;;;;too many\n",
  );
  assert.deepEqual(
    table.problems.map(({ line, key }) => [line, key]),
    [
      [2, "import-no-name"],
      [3, "import-bad-mail"],
      [4, "import-bad-date"],
      [6, "import-twice"],
      [7, "import-cells"],
    ],
  );
  for (const csv of [
    "",
    "\ufeff",
    "x",
    ";;;;",
    '"',
    '"a";"b\n',
    "\u0000",
    "Name\n",
    "constructor;__proto__;toString\n1;2;3\n",
    "N".repeat(4_000),
  ])
    assert.ok(Array.isArray(readImport(csv, []).lines), JSON.stringify(csv.slice(0, 20)));
});

test("a line is counted as an editor counts it: empty lines, cells of several lines and whatever ends the lines", () => {
  const bad = ["Name;Mail", "Ana;ana@example.org", "", '"Bo\nDiallo";bo@example.org', ";", "Chen;no address", "Dina;"];
  for (const end of ["\n", "\r\n", "\r"]) {
    assert.deepEqual(read(bad.join(end)).problems, [{ line: 7, key: "import-bad-mail", typed: "no address" }], JSON.stringify(end));
  }
  const mixed = read("Name;Mail\r\nAna;ana@example.org\nBo;bo@example.org\rChen;\r\n");
  assert.deepEqual(
    mixed.lines.map(({ line, name }) => [line, name]),
    [
      [2, "Ana"],
      [3, "Bo"],
      [4, "Chen"],
    ],
  );
});

test("a quotation mark that is not closed, or stands where none can, is named by its line and swallows nobody", () => {
  for (const wrong of ['Bo;bo@example.org;"Lyon', '"Bo" Diallo;bo@example.org;Lyon', 'Bo;"bo"@example.org;Lyon']) {
    const table = read(`Name;Mail;City\nAna;ana@example.org;Annecy\n${wrong}\nChen;chen@example.org;Paris\nDina;;\n`);
    assert.deepEqual(
      table.problems.map(({ line, key }) => [line, key]),
      [[3, "import-quotes"]],
      wrong,
    );
  }
  const names = read('Name;Mail\nJean "Jo" Dupont;jo@example.org\n"Bo ""the tall""";bo@example.org\n');
  assert.deepEqual(names.problems, []);
  assert.deepEqual(
    names.lines.map(({ name }) => name),
    ['Jean "Jo" Dupont', 'Bo "the tall"'],
  );
  assert.deepEqual(
    read('"Name;Mail\nAna;ana@example.org\n').problems.map(({ line, key }) => [line, key]),
    [[1, "import-quotes"]],
  );
});

test("two people may share an address; one person stands in a table once", () => {
  const home = read("Name,Mail\nAna Roy,roy@example.org\nBo Roy,ROY@example.org\nana roy,Roy@example.org\n");
  assert.deepEqual(
    home.lines.map(({ name, mail }) => [name, mail]),
    [
      ["Ana Roy", "roy@example.org"],
      ["Bo Roy", "roy@example.org"],
    ],
  );
  assert.deepEqual(home.problems, [{ line: 4, key: "import-twice", typed: "roy@example.org" }]);
});

test("of twenty thousand lines the bad one in the middle is named, whatever the export", () => {
  const heads = {
    galette: "nom_adh;prenom_adh;email_adh;date_crea_adh;date_echeance",
    helloasso: "Nom adhérent;Prénom adhérent;Email;Date de la commande;Carte d'adhérent",
    paheko: "Nom & prénom;Adresse E-Mail;Ville;Date d'inscription;Numéro de membre",
  } as const;
  for (const [source, head] of Object.entries(heads)) {
    const rows = Array.from({ length: 20_000 }, (_, at) => {
      const day = at === 9_999 ? "31/02/2020" : "01/03/2020";
      return source === "paheko"
        ? `"Ana ${at}";a${at}@example.org;"Aix; en ""Provence""";${day};${at}`
        : `Roy;"Ana, ${at}";a${at}@example.org;${day};`;
    });
    const table = read(`\ufeff${head}\r\n${rows.join("\r\n")}\r\n`);
    assert.equal(table.source, source);
    assert.equal(table.lines.length, 19_999);
    assert.deepEqual(table.problems, [{ line: 10_001, key: "import-bad-date", typed: "31/02/2020" }]);
  }
});

test("what was taken out as a table comes back as it was, whatever a spreadsheet would make of it", () => {
  const names = ["=1+1 Ana", "+33 Bo", "-Chloe", "@Dan", "＝Eve", "'Fay", 'Gil;"le", grand'];
  const out = csvTable([["Nom", "Téléphone", "Membre depuis"], ...names.map((name) => [name, "+33 6 12 34 56 78", "2020-01-01"])]);
  for (const line of out.split("\r\n")) assert.doesNotMatch(line, /^[=+\-@＝]/);
  const table = read(`\ufeff${out}`);
  assert.deepEqual(table.problems, []);
  assert.deepEqual(
    table.lines.map(short),
    names.map((name) => ({ ...nobody, name, phone: "+33 6 12 34 56 78", joined: "2020-01-01" })),
  );
});
