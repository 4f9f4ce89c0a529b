import assert from "node:assert/strict";
import type { Reply, Said } from "#chat/platform.ts";
import type { Instant } from "#kernel/clock.ts";
import { eachDatabase, type TestStore } from "#test/support/databases.ts";
import { addressOf, codeIn, openWholeHouse, type WholeHouse, wordsOf } from "#test/support/whole-house.ts";

const MINUTES = 60_000;

async function stage(store: TestStore): Promise<WholeHouse> {
  const house = await openWholeHouse(store);
  await house.person("ada", { roles: ["admin"] });
  await house.person("otto", { roles: ["organizer", "secretary"] });
  await house.person("alice");
  await house.person("alix", { standing: "guest" });
  return house;
}

async function linked(house: WholeHouse, first = "alice", second = "alix"): Promise<Reply> {
  const code = codeIn(await house.type(first, "/parvis link"));
  const confirm = addressOf(await house.type(second, `/parvis link ${code}`), "confirm");
  await house.press(second, confirm);
  return house.press(first, confirm);
}

function account(store: TestStore, user: string) {
  return store.db.selectFrom("accounts").selectAll().where("user", "=", user).executeTakeFirstOrThrow();
}

function person(store: TestStore, name: string) {
  return store.db.selectFrom("people").selectAll().where("name", "=", name).orderBy("id").executeTakeFirstOrThrow();
}

/** What somebody was told in private, without being asked. */
function told(house: WholeHouse, user: string): string {
  return house.paper.sheets
    .filter((sheet) => sheet.reader?.user === user && !sheet.answers)
    .map((sheet) => sheet.pages.at(-1)?.text ?? "")
    .join("\n");
}

/** Somebody who speaks in a space that no community has, and administers it on their platform. */
function fromAfar(house: WholeHouse, team: string, text: string, owner = true): Promise<Reply> {
  const said: Said = { kind: "line", text };
  const speaker = { platform: "paper", team, user: "chief", name: "Chief", locale: "en", zone: null, owner };
  const place = { platform: "paper", team, room: "square", name: "square" };
  return house.parvis.ears.hear({ speaker, key: `${team}-${Math.random()}`, place, said });
}

eachDatabase("an account that is unlinked is a guest's, and everything else stays with the person", async (open) => {
  const store = await open();
  const house = await stage(store);
  await linked(house);
  await house.type("otto", '/gathering new title:"Soup" start:"2027-04-02 18:00"');
  await house.type("alix", "/gathering join G1");
  assert.match(wordsOf((await house.type("alice", "/parvis unlink")).answer), /You have 2 accounts here/);
  const asked = await house.type("alice", "/parvis unlink alix");
  assert.equal(asked.outcome, "asked");
  assert.match(wordsOf((await house.type("alice", "/parvis unlink alix confirm:yes")).answer), /is yours no longer/);
  const [kept, freed] = [await account(store, "alice"), await account(store, "alix")];
  assert.notEqual(kept.person, freed.person);
  const guest = await store.db.selectFrom("people").selectAll().where("id", "=", freed.person).executeTakeFirstOrThrow();
  assert.deepEqual([guest.standing, guest.roles, guest.name, guest.merged_into], ["guest", "[]", "alix (paper)", null]);
  const going = await store.db.selectFrom("registrations").select(["person", "state"]).execute();
  assert.deepEqual(going, [{ person: kept.person, state: "going" }]);
  assert.match(wordsOf((await house.type("alix", "/motion propose title:A text:B")).answer), /Only members/);
  await house.parvis.settle();
  assert.match(told(house, "alix"), /belongs to nobody’s membership here any more/);
  const record = await store.db.selectFrom("audit").select(["action", "subject"]).where("action", "=", "account unlinked").execute();
  assert.deepEqual(record, [{ action: "account unlinked", subject: kept.person }]);
  assert.match(wordsOf((await linked(house)).answer), /one person now/);
});

eachDatabase("one vote stays one vote, whoever is unlinked while it is open", async (open) => {
  const store = await open();
  const house = await stage(store);
  await linked(house);
  await house.type("otto", '/motion propose title:"A bench" text:"We buy a bench."');
  await house.type("otto", "/motion open M1");
  await house.type("alix", "/vote M1 for");
  await house.type("alice", "/parvis unlink alix confirm:yes");
  assert.match(wordsOf((await house.type("alix", "/vote M1 against")).answer), /Only members/);
  await house.type("alice", "/vote M1 against");
  await house.type("otto", "/motion close M1 confirm:yes");
  const { result } = await store.db.selectFrom("motions").select("result").executeTakeFirstOrThrow();
  const counted = JSON.parse(result ?? "{}") as Readonly<Record<string, unknown>>;
  assert.deepEqual([counted["for"], counted["against"], counted["cast"]], [0, 1, 1]);
});

eachDatabase("nobody shuts themselves out, or takes what is somebody else's", async (open) => {
  const store = await open();
  const house = await stage(store);
  assert.match(wordsOf((await house.type("alice", "/parvis unlink alice confirm:yes")).answer), /your only account/);
  await linked(house);
  assert.match(wordsOf((await house.type("alice", "/parvis unlink alice confirm:yes")).answer), /speaking from this account/);
  assert.match(
    wordsOf((await house.type("alice", "/parvis unlink nobody")).answer),
    /no account “nobody”.*alice \(paper\), alix \(paper\)/,
  );
  assert.match(wordsOf((await house.type("alice", "/parvis unlink paper")).answer), /Several accounts/);
  assert.match(wordsOf((await house.type("otto", "/parvis unlink person:alice")).answer), /no power/);
  const { id } = await account(store, "alice");
  assert.match(wordsOf((await house.press("otto", `parvis.unlink/now/${id}`)).answer), /no such account/);
  const abroad = await openWholeHouse(store, "T2");
  await abroad.person("eve", { roles: ["admin"] });
  assert.match(wordsOf((await abroad.press("eve", `parvis.unlink/now/${id}`)).answer), /no such account/);
  const forged = await abroad.hear("eve", { kind: "pick", address: "parvis.unlink/chosen/", values: [id] });
  assert.match(wordsOf(forged.answer), /no such account/);
  assert.equal((await account(store, "alice")).person, (await person(store, "alice")).id);
});

eachDatabase("the same press delivered twice unlinks once, and is answered twice alike", async (open) => {
  const store = await open();
  const house = await stage(store);
  await linked(house);
  const { id } = await account(store, "alix");
  const answers = [];
  for (let n = 0; n < 2; n += 1) answers.push(wordsOf((await house.press("alice", `parvis.unlink/now/${id}`, "twice")).answer));
  assert.equal(answers[0], answers[1]);
  assert.match(answers[0] ?? "", /is yours no longer/);
  assert.equal((await store.db.selectFrom("people").select("id").where("name", "=", "alix (paper)").execute()).length, 1);
});

eachDatabase("whoever lost their only account comes back by a new one that an admin vouches for", async (open) => {
  const store = await open();
  const house = await stage(store);
  const lost = await person(store, "alice");
  assert.match(wordsOf((await house.type("otto", "/parvis link person:alice")).answer), /no power/);
  const code = codeIn(await house.type("ada", "/parvis link person:alice"));
  const asked = await house.type("alix", `/parvis link ${code}`);
  assert.match(wordsOf(asked.answer), /alice/);
  const confirm = addressOf(asked, "confirm");
  assert.match(wordsOf((await house.press("ada", confirm)).answer), /must confirm first/);
  await house.press("alix", confirm);
  await house.parvis.settle();
  assert.match(told(house, "ada"), /alice[\s\S]*alix \(paper\)/);
  assert.match(told(house, "alice"), /says that it is your new account, and ada was asked/);
  assert.match(wordsOf((await house.press("ada", confirm)).answer), /The new account is theirs now/);
  assert.equal((await account(store, "alix")).person, lost.id);
  assert.match(wordsOf((await house.type("ada", "/parvis unlink alice person:alice confirm:yes")).answer), /belongs to alice no longer/);
  assert.notEqual((await account(store, "alice")).person, lost.id);
  assert.match(wordsOf((await house.type("alix", "/motion propose title:A text:B")).answer), /M1/);
});

eachDatabase("nobody is vouched for out of a membership of their own, and the power to vouch must last", async (open) => {
  const store = await open();
  const house = await stage(store);
  await house.person("bea");
  const code = codeIn(await house.type("ada", "/parvis link person:alice"));
  assert.match(wordsOf((await house.type("bea", `/parvis link ${code}`)).answer), /member’s already/);
  assert.match(wordsOf((await house.type("alice", `/parvis link ${code}`)).answer), /same person already/);
  assert.match(wordsOf((await house.type("ada", `/parvis link ${code}`)).answer), /same person already/);
  const confirm = addressOf(await house.type("alix", `/parvis link ${code}`), "confirm");
  await house.press("alix", confirm);
  await house.type("ada", "/member role otto role:admin");
  await house.type("otto", "/member role ada role:admin how:take");
  assert.match(wordsOf((await house.press("ada", confirm)).answer), /no power/);
  assert.notEqual((await account(store, "alix")).person, (await person(store, "alice")).id);
});

eachDatabase("an id that its platform gives to somebody else is nobody's membership once it was unlinked or forgotten", async (open) => {
  const store = await open();
  const house = await stage(store);
  await house.type("ada", "/parvis unlink alice person:alice confirm:yes");
  assert.match(wordsOf((await house.type("ada", "/parvis unlink person:U3")).answer), /alice has no account here/);
  assert.match(wordsOf((await house.type("alice", "/motion propose title:A text:B")).answer), /Only members/);
  await house.person("bea");
  await house.type("bea", "/parvis forget confirm:yes");
  assert.match(wordsOf((await house.type("bea", "/motion propose title:A text:B")).answer), /Only members/);
  const beas = await store.db.selectFrom("people").select(["standing", "roles"]).where("name", "=", "bea").execute();
  assert.deepEqual(beas, [{ standing: "guest", roles: "[]" }]);
});

eachDatabase("an association is never left without anybody who can administer it", async (open) => {
  const store = await open();
  const house = await stage(store);
  await house.type("ada", '/delegate grant person:otto ability:"settle the community"');
  assert.match(wordsOf((await house.type("otto", "/parvis unlink ada person:ada confirm:yes")).answer), /last person who may administer/);
});

eachDatabase("codes are not guessed: after five in vain nothing is looked up for ten minutes", async (open) => {
  const store = await open();
  const house = await stage(store);
  for (let n = 0; n < 5; n += 1) assert.match(wordsOf((await house.type("alix", `/parvis link AAAA-AAA${n + 2}`)).answer), /no such code/);
  const code = codeIn(await house.type("alice", "/parvis link"));
  assert.match(wordsOf((await house.type("alix", `/parvis link ${code}`)).answer), /Wait ten minutes/);
  await house.moveTo((store.clock.now() + 11 * MINUTES) as Instant);
  const other = codeIn(await house.type("alice", "/parvis link"));
  assert.match(wordsOf((await house.type("alix", `/parvis link ${other}`)).answer), /Are both of these accounts yours/);
});

eachDatabase("a second space joins by the code of an admin alone, once, within ten minutes, and never by itself", async (open) => {
  const store = await open();
  const house = await stage(store);
  const spaces = async () => (await store.db.selectFrom("spaces").select("team").where("community", "=", house.community).execute()).length;
  assert.match(wordsOf((await fromAfar(house, "S1", "/gathering list")).answer), /set up/);
  const common = codeIn(await house.type("alice", "/parvis link"));
  assert.match(wordsOf((await fromAfar(house, "S1", `/parvis link ${common}`)).answer), /no such code/);
  const late = codeIn(await house.type("ada", "/parvis link"));
  await house.moveTo((store.clock.now() + 10 * MINUTES) as Instant);
  assert.match(wordsOf((await fromAfar(house, "S1", `/parvis link ${late}`)).answer), /no such code/);
  const code = codeIn(await house.type("ada", "/parvis link"));
  assert.match(wordsOf((await fromAfar(house, "S1", `/parvis link ${code}`, false)).answer), /set up/);
  assert.equal(await spaces(), 1);
  const both = await Promise.all(["S1", "S2"].map((team) => fromAfar(house, team, `/parvis link ${code}`)));
  assert.equal(await spaces(), 2);
  assert.equal(both.filter(({ outcome }) => outcome === "done").length, 1);
  assert.equal(both.filter(({ outcome }) => outcome === "incident").length, 0);
  assert.match(wordsOf((await fromAfar(house, "S3", `/parvis link ${code}`)).answer), /no such code/);
  const vouched = codeIn(await house.type("ada", "/parvis link person:alice"));
  assert.match(wordsOf((await fromAfar(house, "S3", `/parvis link ${vouched}`)).answer), /no such code/);
  assert.equal(await spaces(), 2);
  const record = await store.db.selectFrom("audit").select("action").where("action", "=", "space attached").execute();
  assert.equal(record.length, 1);
});
