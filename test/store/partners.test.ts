import assert from "node:assert/strict";
import type { Reply, Said } from "#chat/platform.ts";
import { exportCommunity } from "#export/community.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Role, Standing } from "#membership/role.ts";
import { eachDatabase, type TestStore } from "#test/support/databases.ts";
import { addressOf, codeIn, openWholeHouse, type WholeHouse, wordsOf } from "#test/support/whole-house.ts";

/** One of several associations on one installation, spoken to in its own space. */
interface Club {
  readonly id: Id;
  readonly team: string;
  readonly type: (name: string, text: string, key?: string) => Promise<Reply>;
  readonly press: (name: string, address: string) => Promise<Reply>;
  readonly choose: (name: string, address: string, values: readonly string[]) => Promise<Reply>;
  readonly person: (name: string, roles?: readonly Role[], standing?: Standing) => Promise<Id>;
  /** The newest state of everything in its channel for announcements. */
  readonly room: () => string;
  /** What was sent to somebody alone, not as an answer, since the beginning. */
  readonly told: (name: string) => string;
  readonly exported: () => Promise<Record<string, never>>;
}

let deliveries = 0;

async function clubOf(store: TestStore, house: WholeHouse, team: string, name: string, locale: "en" | "fr"): Promise<Club> {
  const { parvis, paper } = house;
  const place = { platform: "paper", team, room: "general", name: "general" };
  const space = { platform: "paper", team, name: team, announcements: "general" };
  paper.openRoom(place);
  const id = await parvis.house.members.found({ name, zone: "Europe/Paris", locale, spaces: [space] });
  await parvis.house.rooms.learn(id, place);
  const names = new Map<Id, string>();
  const hear = async (user: string, said: Said, key?: string): Promise<Reply> => {
    deliveries += 1;
    const speaker = { platform: "paper", team, user, name: user, locale: null, zone: null, owner: false };
    const reply = await parvis.ears.hear({ speaker, key: key ?? `${team}-${deliveries}`, place: null, said });
    await parvis.settle();
    return reply;
  };
  return {
    id,
    team,
    type: (user, text, key) => hear(user, { kind: "line", text }, key),
    press: (user, address) => hear(user, { kind: "press", address }),
    choose: (user, address, values) => hear(user, { kind: "pick", address, values }),
    async person(user, roles = [], standing = "member") {
      const account = { platform: "paper", team, user };
      paper.openAccount(account);
      const accounts = [{ ...account, name: user, locale: null, zone: null }];
      const made = await parvis.house.members.welcome(id, {
        name: user,
        standing,
        roles,
        locale,
        joined: "2020-01-01",
        duesThrough: null,
        accounts,
      });
      names.set(made, user);
      return made;
    },
    room: () =>
      paper.sheets
        .filter((sheet) => sheet.reader === null && sheet.place?.team === team)
        .map((sheet) => sheet.pages.at(-1)?.text ?? "")
        .join("\n---\n"),
    told: (user) =>
      paper.sheets
        .filter((sheet) => sheet.reader?.user === user && sheet.reader.team === team && !sheet.answers)
        .map((sheet) => sheet.pages.at(-1)?.text ?? "")
        .join("\n---\n"),
    async exported() {
      const name = (person: Id) => names.get(person) ?? "?";
      return JSON.parse(JSON.stringify(await exportCommunity(parvis.db, id, { name, now: store.clock.now() }))) as never;
    },
  };
}

/** Two associations that speak different languages, with an admin and two members each. */
async function stage(store: TestStore): Promise<{ readonly house: WholeHouse; readonly north: Club; readonly south: Club }> {
  const house = await openWholeHouse(store);
  const north = await clubOf(store, house, "N1", "Union du Nord", "fr");
  const south = await clubOf(store, house, "S1", "Southern Union", "en");
  for (const [club, names] of [
    [north, ["nina", "noe", "nour"]],
    [south, ["sam", "sue", "sol"]],
  ] as const) {
    await club.person(names[0], ["admin"]);
    await club.person(names[1]);
    await club.person(names[2]);
  }
  return { house, north, south };
}

/** Both confirm, typed. */
async function partnered(north: Club, south: Club): Promise<void> {
  const code = codeIn(await north.type("nina", "/partenaire inviter"));
  await south.type("sam", `/partner accept code:${code} answer:yes`);
  await north.type("nina", "/partenaire accepter partenaire:L1");
}

const SOUP =
  '/rencontre nouvelle titre:"Soirée soupe" début:"2027-05-28 18:30" lieu:"Salle des fêtes" capacité:3 description:"Apportez un bol."';

eachDatabase("two associations become partners once the one has accepted and the other has confirmed who did", async (open) => {
  const { house, north, south } = await stage(await open());
  const code = codeIn(await north.type("nina", "/partenaire inviter"));
  const asked = await south.type("sam", `/partner accept code:${code.toLowerCase()}`);
  assert.match(wordsOf(asked.answer), /Union du Nord.*invites your association/);
  assert.equal(Object.keys((await north.exported())["partners"] ?? {}).length, 0);
  const accepted = await south.press("sam", addressOf(asked, "accept"));
  assert.match(wordsOf(accepted.answer), /have to confirm it now/);
  assert.match(north.told("nina"), /Southern Union \(L1\) a accepté votre invitation/);
  assert.match(wordsOf((await south.type("sam", "/partner accept partner:L1")).answer), /has to confirm, since they invited/);
  const shown = await north.type("nina", "/partenaire liste partenaire:L1");
  const linked = await north.press("nina", addressOf(shown, "confirm"));
  assert.match(wordsOf(linked.answer), /est un partenaire/);
  assert.match(south.told("sam"), /Union du Nord \(L1\) has confirmed: you are partners/);
  const { partners } = (await south.exported()) as unknown as { partners: Record<string, { name: string; state: string; kind: string }> };
  assert.deepEqual(
    { name: partners["L1"]?.name, state: partners["L1"]?.state, kind: partners["L1"]?.kind },
    { name: "Union du Nord", state: "linked", kind: "here" },
  );
  assert.deepEqual(house.troubles, []);
});

type Exported = {
  readonly gatherings: Record<
    string,
    {
      readonly title: string;
      readonly state: string;
      readonly place: string | null;
      readonly link: string | null;
      readonly occurrences: {
        readonly start: string;
        readonly state: string;
        readonly registrations: { person: string; state: string }[];
      }[];
    }
  >;
  readonly partners: Record<string, { readonly state: string; readonly shares: object[]; readonly shown: object[] }>;
};

async function exportedOf(club: Club): Promise<Exported> {
  return (await club.exported()) as unknown as Exported;
}

eachDatabase(
  "a shared gathering stands at the partner's with its own handle and language, and is joined there from the common seats",
  async (open) => {
    const { house, north, south } = await stage(await open());
    await partnered(north, south);
    await north.type("nina", SOUP);
    const shared = await north.type("nina", "/partenaire partager rencontre:G1");
    assert.match(wordsOf(shared.answer), /avec les places communes/);
    assert.match(south.room(), /Soirée soupe/);
    assert.match(south.room(), /Proposed by: Union du Nord/);
    assert.match(wordsOf((await south.type("sue", "/gathering list")).answer), /Soirée soupe/);
    await south.type("sue", "/gathering join G1");
    await south.type("sol", "/gathering join G1");
    assert.match(north.room(), /Places\s: 2 prises sur 3/);
    assert.doesNotMatch(north.room(), /sue|sol/);
    const organiser = wordsOf((await north.type("nina", "/rencontre voir G1")).answer);
    assert.match(organiser, /De Southern Union/);
    assert.match(organiser, /sue/);
    assert.doesNotMatch(wordsOf((await north.type("noe", "/rencontre voir G1")).answer), /sue/);
    const sheet =
      /papers\/[\w-]{32}/.exec(JSON.stringify((await north.type("nina", "/rencontre présence G1")).answer))?.[0] ?? assert.fail();
    const page = String((await house.parvis.house.gatherings.serve(sheet))?.body);
    assert.match(page, /sue \(Southern Union\)/);
    await north.type("noe", "/rencontre participer G1");
    const full = await north.type("nour", "/rencontre participer G1");
    assert.match(wordsOf(full.answer), /est complète.*1re place sur la liste d’attente/);
    const waiting = await south.type("sam", "/gathering join G1");
    assert.match(wordsOf(waiting.answer), /on the waiting list/);
    const before = await exportedOf(south);
    assert.deepEqual(before.gatherings["G1"]?.occurrences[0]?.registrations.map(({ person, state }) => `${person} ${state}`).sort(), [
      "sam waitlisted",
      "sol going",
      "sue going",
    ]);
    assert.ok(!JSON.stringify(await exportedOf(north)).includes("sue"));
    // A seat that frees up goes to who waits there first, and where nobody does, to who waits at the partner's.
    await south.type("sue", "/gathering leave G1");
    assert.match(south.told("sam"), /Soirée soupe/);
    await south.type("sol", "/gathering leave G1");
    assert.match(north.told("nour"), /Soirée soupe/);
    const refused = await south.type("sam", '/gathering edit G1 title:"Ours"');
    assert.match(wordsOf(refused.answer), /is a partner’s: only they change it/);
    assert.match(wordsOf((await south.type("sam", "/partner share gathering:G1")).answer), /only they share it/);
    assert.deepEqual(house.troubles, []);
  },
);

eachDatabase(
  "whoever comes from a partner is on the roll: marked by those who organise it, or checked in by the code of the room",
  async (open) => {
    const store = await open();
    const { house, north, south } = await stage(store);
    await partnered(north, south);
    await north.type("nina", SOUP.replace("capacité:3", "capacité:9"));
    await north.type("nina", "/partenaire partager rencontre:G1");
    for (const [club, who] of [
      [north, "noe"],
      [south, "sue"],
      [south, "sol"],
    ] as const)
      await club.type(who, club === north ? "/rencontre participer G1" : "/gathering join G1");
    await house.moveTo(Date.UTC(2027, 4, 28, 16) as Instant);
    const roll = async (options = "") => {
      const reply = await north.type("nina", `/rencontre présence G1${options}`);
      return { reply, said: wordsOf(reply.answer).replaceAll('"},{"kind":"plain","text":"', "") };
    };
    const first = await roll();
    assert.match(first.said, /Non pointées.*3 – noe, sue \(Southern Union\), sol \(Southern Union\)/);
    const code = /[A-Z2-9]{6}/.exec(first.said.slice(first.said.indexOf("Code")))?.[0] ?? assert.fail(first.said);
    assert.match((await roll(' partenaires:"zoe"')).said, /ne vient d’un partenaire[\s\S]*sue \(Southern Union\), sol \(Southern Union\)/);
    assert.equal((await roll(" présents:sue")).reply.outcome, "misuse", "who is not of here is not among the present of here");
    assert.match(
      (await roll(' partenaires:"Sue, sol (southern union)" présents:noe')).said,
      /Présences.*3 – noe, sue \(Southern Union\), sol/,
    );
    assert.match((await roll(" partenaires:aucun")).said, /Présences.*1 – noe[\s\S]*Non pointées.*2 – sue/);
    const [pick] = first.reply.answer.kind === "show" ? first.reply.answer.card.controls.flat().filter(({ kind }) => kind === "pick") : [];
    assert.ok(pick?.kind === "pick");
    const sue = pick.choices.find(({ label }) => label.startsWith("sue"))?.value ?? assert.fail();
    const picked = await north.choose("nina", pick.address, [sue]);
    assert.match(wordsOf(picked.answer), /Présences.*2 – .*noe, sue \(Southern Union\)/);
    const forged = await north.choose("nina", pick.address, ["01980000-0000-7000-8000-000000000001"]);
    assert.equal(forged.outcome, "refused");

    assert.match(wordsOf((await south.type("sol", "/gathering attendance G1 code:XXXXXX")).answer), /not the code/);
    assert.match(wordsOf((await south.type("sol", `/gathering attendance G1 code:${code}`)).answer), /You have attended Soirée soupe once/);
    assert.match(
      wordsOf((await south.type("sam", `/gathering attendance G1 code:${code}`)).answer),
      /once/,
      "who comes without a seat too",
    );
    assert.match(wordsOf((await south.type("sue", "/gathering attendance G1")).answer), /once[\s\S]*/);
    assert.match((await roll(" partenaires:aucun")).said, /Présences.*3 – noe, sol \(Southern Union\), sam \(Southern Union\)/);
    const sheet = /papers\/[\w-]{32}/.exec(JSON.stringify((await roll()).reply.answer))?.[0] ?? assert.fail();
    assert.match(String((await house.parvis.house.gatherings.serve(sheet))?.body), /sol \(Southern Union\)[\s\S]*?✓/);
    const attendance = JSON.stringify((await exportedOf(south)).gatherings["G1"]?.occurrences[0]);
    assert.match(attendance, /"person":"sol","state":"present","way":"code"/);
    assert.doesNotMatch(attendance, /nina|noe/);
    assert.doesNotMatch(JSON.stringify(await exportedOf(north)), /sue|sol\b/);
    await south.type("sol", "/parvis forget confirm:yes");
    assert.doesNotMatch((await roll()).said, /sol\b/);
    await south.type("sam", "/partner end partner:L1 confirm:yes");
    assert.doesNotMatch((await roll()).said, /Southern Union/);
    assert.match((await roll(" partenaires:sue")).said, /Aucune inscription ne vient d’un partenaire/);
    assert.deepEqual(house.troubles, []);
  },
);

eachDatabase("a partner that drops out ends what was shared at once, with a word to those registered", async (open) => {
  const { house, north, south } = await stage(await open());
  await partnered(north, south);
  await north.type("nina", SOUP);
  await north.type("nina", "/partenaire partager rencontre:G1 places:2");
  await south.type("sue", "/gathering join G1");
  await north.type("noe", "/rencontre participer G1");
  const asked = await south.type("sam", "/partner end partner:L1");
  assert.equal(asked.outcome, "asked");
  const ended = await south.type("sam", "/partner end partner:L1 confirm:yes");
  assert.match(wordsOf(ended.answer), /a partner no more/);
  assert.match(south.told("sue"), /Union du Nord does not share this gathering any more/);
  assert.match(south.room(), /does not share this gathering any more/);
  assert.match(north.told("nina"), /le partenariat a pris fin/);
  const [n, s] = [await exportedOf(north), await exportedOf(south)];
  assert.equal(s.gatherings["G1"]?.state, "cancelled");
  assert.deepEqual(s.gatherings["G1"]?.occurrences[0]?.registrations, []);
  assert.equal(n.gatherings["G1"]?.state, "scheduled");
  assert.equal(n.gatherings["G1"]?.occurrences[0]?.registrations.length, 1);
  assert.equal(n.partners["L1"]?.state, "ended");
  assert.match(
    wordsOf((await south.type("sue", "/gathering join G1")).answer),
    /was cancelled: Union du Nord does not share this gathering any more\. \/gathering list/,
  );
  assert.match(wordsOf((await north.type("nina", "/partenaire partager rencontre:G1 partenaire:L1")).answer), /n’est plus un partenaire/);
  assert.deepEqual(house.troubles, []);
});

eachDatabase("what the partner changes is changed where it is shown, and those registered there hear of it", async (open) => {
  const { house, north, south } = await stage(await open());
  await partnered(north, south);
  await north.type("nina", '/rencontre nouvelle titre:"Chorale" début:"2027-05-06 19:00" répétition:"chaque semaine" jusque:"2027-06-30"');
  await north.type("nina", "/partenaire partager rencontre:G1");
  await south.type("sue", "/gathering join G1 date:2027-05-13");
  await north.type("nina", '/rencontre modifier G1 portée:celle-ci date:2027-05-13 début:"2027-05-13 20:00"');
  assert.match(south.told("sue"), /20:00/);
  await north.type("nina", '/rencontre modifier G1 portée:toutes lieu:"Temple"');
  assert.equal((await exportedOf(south)).gatherings["G1"]?.place, "Temple");
  await north.type("nina", '/rencontre annuler G1 portée:celle-ci date:2027-05-13 motif:"Grève"');
  assert.match(south.told("sue"), /Grève/);
  await north.type("nina", "/rencontre annuler G1 portée:toutes confirm:yes");
  assert.equal((await exportedOf(south)).gatherings["G1"]?.state, "cancelled");
  assert.deepEqual(house.troubles, []);
});

eachDatabase(
  "announcements, services and campaigns are shown side by side in their languages, and follow their change and their end",
  async (open) => {
    const { house, north, south } = await stage(await open());
    await partnered(north, south);
    await north.type("nina", '/annonce publier titre:"Grève" texte:"Demain."');
    await north.type("nina", '/avantage ajouter titre:"Relieuse" description:"Au local."');
    await north.type("nina", '/campagne lancer titre:"Repos" revendication:"Le dimanche."');
    for (const line of ["annonce:B1", "avantage:S1", "campagne:K1"]) {
      const reply = await north.type("nina", `/partenaire partager ${line}`);
      assert.equal(reply.outcome, "done", wordsOf(reply.answer));
    }
    assert.match(south.room(), /Grève[\s\S]*From Union du Nord, our partner/);
    assert.match(south.room(), /Relieuse[\s\S]*A service of Union du Nord/);
    assert.match(south.room(), /Repos[\s\S]*A campaign of Union du Nord/);
    const changed = await north.type("nina", '/annonce modifier B1 texte:"Après-demain."');
    assert.equal(changed.outcome, "done", wordsOf(changed.answer));
    assert.match(south.room(), /Après-demain/);
    await north.type("nina", "/annonce retirer B1 confirm:yes");
    await north.type("nina", "/avantage finir S1 confirm:yes");
    await north.type("nina", "/campagne clore K1 confirm:yes");
    assert.equal(
      south
        .room()
        .split("\n---\n")
        .filter((text) => text.includes("Union du Nord does not share this any more")).length,
      3,
    );
    assert.doesNotMatch(south.room(), /Après-demain|Relieuse|Repos/);
    assert.deepEqual(
      (await exportedOf(north)).partners["L1"]?.shares.map((each) => (each as { state: string }).state),
      ["ended", "ended", "ended"],
    );
    assert.deepEqual(house.troubles, []);
  },
);

eachDatabase("a code is one's partner's, holds for a day, is used once, and is not guessed", async (open) => {
  const store = await open();
  const { house, north, south } = await stage(store);
  const words = async (club: Club, who: string, line: string) => wordsOf((await club.type(who, line)).answer);
  const code = codeIn(await north.type("nina", "/partenaire inviter"));
  assert.match(await words(north, "nina", `/partenaire accepter ${code}`), /celui de votre propre association/);
  assert.match(await words(south, "sue", `/partner accept ${code}`), /no power to settle the community/);
  const renewed = codeIn(await north.type("nina", "/partenaire inviter"));
  assert.match(await words(south, "sam", `/partner accept ${code} answer:yes`), /no such invitation/);
  assert.match(await words(south, "sam", "/partner accept"), /Say the code/);
  const key = "the same press";
  assert.equal((await south.type("sam", `/partner accept ${renewed} answer:yes`, key)).outcome, "done");
  assert.equal((await south.type("sam", `/partner accept ${renewed} answer:yes`, key)).outcome, "done");
  const third = await clubOf(store, house, "E1", "Eastern Union", "en");
  await third.person("eve", ["admin"]);
  assert.match(await words(third, "eve", `/partner accept ${renewed} answer:yes`), /no such invitation/);
  assert.match(await words(third, "eve", "/partner accept partner:L1"), /There is no partner “L1”/);
  assert.match(await words(north, "nina", "/partenaire partager rencontre:G1"), /La rencontre «\sG1\s» n’existe pas/);
  for (let at = 0; at < 4; at += 1) await third.type("eve", `/partner accept ABCD-234${at + 2}`);
  assert.match(
    await words(third, "eve", "/partner accept ABCD-2345"),
    /Too many codes were said in vain\. Wait ten minutes, then ask the other association/,
  );
  await north.type("nina", "/partenaire accepter partenaire:L1 réponse:non");
  assert.match(south.told("sam"), /a partner no more/);
  const late = codeIn(await north.type("nina", "/partenaire inviter"));
  store.clock.moveTo((store.clock.now() + 25 * 3_600_000) as Instant);
  assert.match(await words(south, "sam", `/partner accept ${late}`), /no such invitation/);
  assert.deepEqual(house.troubles, []);
});

eachDatabase("codes said in vain at once are all counted: after five nothing is looked up", async (open) => {
  const { house, north, south } = await stage(await open());
  const code = codeIn(await north.type("nina", "/partenaire inviter"));
  const guessed = Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? `ABCD-23${at + 22}` : `ABCD-23${at + 22} answer:yes`));
  const said = await Promise.all(guessed.map(async (line) => wordsOf((await south.type("sam", `/partner accept ${line}`)).answer)));
  assert.equal(said.filter((words) => /no such invitation/.test(words)).length, 5, said.join("\n"));
  assert.equal(said.filter((words) => /Too many codes were said in vain/.test(words)).length, 7, said.join("\n"));
  assert.match(wordsOf((await south.type("sam", `/partner accept ${code} answer:yes`)).answer), /Too many codes/);
  assert.deepEqual(house.troubles, []);
});

eachDatabase("nothing private leaves: gatherings for members, addresses for those registered, and nobody's name", async (open) => {
  const { house, north, south } = await stage(await open());
  await partnered(north, south);
  await north.type("nina", '/rencontre nouvelle titre:"Bureau" début:"2027-05-03 18:00" public:adhérents');
  assert.match(wordsOf((await north.type("nina", "/partenaire partager rencontre:G1")).answer), /réservée aux adhérents/);
  await north.type("nina", '/rencontre nouvelle titre:"En ligne" début:"2027-05-04 18:00" lien:"https://meet.example.org/secret"');
  await north.type("nina", "/partenaire partager rencontre:G2");
  assert.doesNotMatch(JSON.stringify(await exportedOf(south)), /meet\.example/);
  assert.doesNotMatch(wordsOf((await south.type("sam", "/gathering show G1")).answer), /meet\.example/);
  await south.type("sue", "/gathering join G1");
  assert.match(wordsOf((await south.type("sue", "/gathering show G1")).answer), /meet\.example/);
  assert.doesNotMatch(south.room(), /meet\.example|nina/);
  await south.type("sue", "/parvis forget confirm:yes");
  assert.doesNotMatch(wordsOf((await north.type("nina", "/rencontre voir G2")).answer), /sue/);
  const forged = await south.press("sam", "gathering join~going~not-here");
  assert.notEqual(forged.outcome, "incident");
  assert.deepEqual(house.troubles, []);
});

eachDatabase("two associations that ask for the last common seat in one moment are given it once", async (open) => {
  const { house, north, south } = await stage(await open());
  await partnered(north, south);
  await north.type("nina", '/rencontre nouvelle titre:"Barque" début:"2027-05-05 18:00" capacité:1');
  await north.type("nina", "/partenaire partager rencontre:G1");
  await Promise.all([
    north.type("noe", "/rencontre participer G1"),
    south.type("sue", "/gathering join G1"),
    north.type("nour", "/rencontre participer G1"),
    south.type("sol", "/gathering join G1"),
  ]);
  const [n, s] = [await exportedOf(north), await exportedOf(south)];
  const all = [n, s].flatMap(({ gatherings }) => gatherings["G1"]?.occurrences[0]?.registrations ?? []);
  assert.equal(all.filter(({ state }) => state === "going").length, 1);
  assert.equal(all.filter(({ state }) => state === "waitlisted").length, 3);
  assert.deepEqual(house.troubles, []);
});
