import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { contentOf } from "#chat/card.ts";
import { DAY, type Instant, MINUTE } from "#kernel/clock.ts";
import { logTo } from "#kernel/log.ts";
import { mailPlatform } from "#platforms/mail/platform.ts";
import { change } from "#store/change.ts";
import { eachDatabase, type TestStore } from "#test/support/databases.ts";
import { type FakeMail, openFakeMail } from "#test/support/fake-mail.ts";
import { openSite } from "#test/support/site.ts";
import { openWholeHouse, type WholeHouse, wordsOf } from "#test/support/whole-house.ts";

const FROM = { name: "Parvis", address: "parvis@example.org" };
const WORKER = join(import.meta.dirname, "../support/mail-worker.ts");
const URL = "https://parvis.example.org";

/** A club with an admin, a member who talks, and two members who have a mail address and no account. */
interface Stage {
  readonly house: WholeHouse;
  readonly mail: FakeMail;
  readonly store: TestStore;
  readonly later: (milliseconds: number) => Promise<void>;
}

async function staged(store: TestStore, body: (stage: Stage) => Promise<void>): Promise<void> {
  const mail = await openFakeMail();
  const platform = mailPlatform({ url: mail.url, from: FROM, clock: store.clock, log: logTo("error", () => undefined) });
  const house = await openWholeHouse(store, "T1", store, null, { platforms: [platform], letters: URL });
  const later = (milliseconds: number) => house.moveTo((store.clock.now() + milliseconds) as Instant);
  try {
    await house.person("ada", { roles: ["admin"] });
    await house.person("bo");
    await register(
      house,
      "name,mail,member since,due date\nZoë Ünal,zoe@example.org,2020-01-01,2027-04-20\nPia,pia@example.org,2020-01-01,\n",
    );
    await body({ house, mail, store, later });
    assert.deepEqual(house.troubles, []);
  } finally {
    await platform.stop();
    await mail.close();
  }
}

async function done(house: WholeHouse, who: string, line: string): Promise<string> {
  const reply = await house.type(who, line);
  const words = wordsOf(reply.answer);
  assert.equal(reply.outcome, "done", `${line}: ${words.slice(0, 400)} ${house.troubles.join("\n")}`);
  return words;
}

async function register(house: WholeHouse, csv: string): Promise<void> {
  const preview = wordsOf((await house.hear("ada", { kind: "command", path: "member import", given: { csv } })).answer);
  const [, address] = /"address":"(member\.import\/apply\/[^"]+)"/.exec(preview) ?? [];
  assert.equal((await house.press("ada", address as string)).outcome, "done");
}

async function readsFrench({ db }: TestStore, name: string): Promise<void> {
  await change(db, async (tx) => void (await tx.updateTable("people").set({ locale: "fr" }).where("name", "=", name).execute()));
}

function toldTo(house: WholeHouse, name: string): readonly string[] {
  return house.paper.sheets.filter(({ reader, answers }) => reader?.user === name && !answers).map(({ pages }) => pages.at(-1)?.text ?? "");
}

const CONVENE = '/assembly convene title:"Yearly assembly" start:"2027-05-10 18:00" place:"Hall 2"';

eachDatabase("members without chat are convened by mail, those with it in chat, and the notices say by which way", async (open) => {
  await staged(await open(), async ({ house, mail, store, later }) => {
    await done(house, "ada", CONVENE);
    await later(MINUTE);
    assert.deepEqual(mail.received.map(({ to }) => to[0]).sort(), ["pia@example.org", "zoe@example.org"]);
    assert.equal(toldTo(house, "bo").length, 1);
    const [letter] = mail.received;
    for (const piece of ["Yearly assembly", "Hall 2", "Club T1 owes this notice"])
      assert.ok(letter?.text.includes(piece), `${piece} in ${letter?.text}`);
    assert.equal(letter?.head.has("list-unsubscribe"), false, "a convocation cannot be refused");
    assert.doesNotMatch(letter?.text ?? "", /\/assembly|\/assemblee/, "nobody types commands in a letter");
    const notices = await done(house, "ada", "/assembly notices A1");
    assert.match(notices, /Pia.*by mail/s);
    assert.match(notices, /bo.*by paper/s);
    assert.match(notices, /4 of 4 members entitled were reached/);
    const aid = await done(house, "ada", '/aid ask category:transport about:"a ride"');
    assert.ok(aid.length > 0);
    await later(MINUTE);
    assert.equal(mail.received.length, 2, "nothing else goes by mail");
    await readsFrench(store, "Pia");
    await done(house, "ada", CONVENE.replace("Yearly", "Second"));
    await later(MINUTE);
    const second = (to: string) => mail.received.slice(2).find((each) => each.to[0] === to);
    assert.match(second("zoe@example.org")?.text ?? "", /Club T1 owes this notice/);
    for (const piece of [/assemblée générale/i, /10 mai 2027/, /Club T1 doit cet avis à chaque membre/])
      assert.match(second("pia@example.org")?.text ?? "", piece, "each reads it in their language");
    assert.match(second("pia@example.org")?.html ?? "", /lang="fr"/);
    assert.match(second("pia@example.org")?.subject ?? "", /convoquée/);
  });
});

eachDatabase(
  "a mailbox that refuses for good is noted and told once to whoever convenes; another address is tried at once",
  async (open) => {
    await staged(await open(), async ({ house, mail, store, later }) => {
      mail.treat("zoe@example.org", { at: "to", answer: "550 5.1.1 <zoe@example.org> unknown" });
      await done(house, "ada", CONVENE);
      await later(MINUTE);
      assert.match(await done(house, "ada", "/assembly notices A1"), /Zoë Ünal.*not reached/s);
      await later(61 * MINUTE);
      assert.match(toldTo(house, "ada").join("\n"), /did not reach one member entitled.*Zoë Ünal/s);
      const [box] = await store.db.selectFrom("letter_boxes").selectAll().execute();
      assert.deepEqual([box?.bounced, box?.reason], ["zoe@example.org", "smtp 550 5.1.1"]);
      const trouble = await store.db.selectFrom("notices").select("reason").where("state", "=", "given-up").execute();
      assert.ok(!JSON.stringify(trouble).includes("zoe@"), "no address stands in a reason");
      const [before, told] = [mail.connections(), toldTo(house, "ada").length];
      await done(house, "ada", CONVENE.replace("Yearly", "Second"));
      await later(2 * MINUTE);
      assert.equal(mail.received.filter(({ to }) => to[0] === "zoe@example.org").length, 0);
      assert.ok(mail.connections() >= before);
      await later(61 * MINUTE);
      assert.equal(toldTo(house, "ada").length, told + 1, "who was not convened to another assembly is told as well, once");
      await done(house, "ada", "/member profile person:zoeunal mail:zoe.new@example.org").catch(async () =>
        done(house, "ada", '/member profile person:"Zoë Ünal" mail:zoe.new@example.org'),
      );
      await later(MINUTE);
      const got = mail.received.filter(({ to }) => to[0] === "zoe.new@example.org");
      assert.deepEqual(
        got.map(({ text }) => /(Yearly|Second) assembly/.exec(text)?.[1]),
        ["Yearly", "Second"],
      );
      assert.match(await done(house, "ada", "/assembly notices A1"), /Zoë Ünal.*by mail/s);
    });
  },
);

eachDatabase("reminders by mail can be refused with one request and asked for again; convocations go on", async (open) => {
  await staged(await open(), async ({ house, mail, store, later }) => {
    const site = openSite(house, store);
    await later(20 * DAY);
    const [reminder] = mail.received;
    assert.ok(reminder !== undefined, "dues that end are reminded by mail");
    assert.deepEqual(reminder.to, ["zoe@example.org"]);
    const [, path] = /^<https:\/\/parvis\.example\.org(\/letters\/[\w-]+)>$/.exec(reminder.head.get("list-unsubscribe")?.[0] ?? "") ?? [];
    assert.ok(path !== undefined && reminder.text.includes(`${URL}${path}`) && reminder.html.includes(`${URL}${path}`));
    const page = await site.get(path);
    assert.match(page.body, /sends you the reminders/);
    const oneClick = await site.post(path, { "List-Unsubscribe": "One-Click" }, { origin: "", cookie: "" });
    assert.equal(oneClick.status, 200);
    assert.match((await site.get(`${path}?lang=fr`)).body, /ne vous envoie plus/);
    const before = mail.received.length;
    await later(25 * DAY);
    assert.equal(mail.received.length, before, "what was refused is not sent");
    await done(house, "ada", '/assembly convene title:"Extra" start:"2027-06-10 18:00"');
    await later(MINUTE);
    assert.ok(mail.received.some(({ to, text }) => to[0] === "pia@example.org" && text.includes("Extra")));
    assert.match((await site.post(path, { mail: "wanted" })).body, /sends you the reminders/);
    assert.equal((await site.get("/letters/00000000-0000-4000-8000-000000000000")).status, 404);
    assert.equal((await site.post("/letters/nothing", {})).status, 404);
  });
});

eachDatabase("a mail server that is away loses nothing, and each letter bears the number of its notice", async (open) => {
  await staged(await open(), async ({ house, mail, store, later }) => {
    mail.treat("zoe@example.org", { at: "to", answer: "451 4.7.1 later" });
    mail.treat("pia@example.org", "break off");
    await done(house, "ada", CONVENE);
    for (let minute = 0; minute < 5; minute += 1) await later(MINUTE);
    assert.equal(mail.received.length, 0);
    assert.match(await done(house, "ada", "/assembly notices A1"), /on its way/);
    mail.treat("zoe@example.org", "take");
    mail.treat("pia@example.org", "take");
    await later(2 * 60 * MINUTE);
    assert.deepEqual(mail.received.map(({ to }) => to[0]).sort(), ["pia@example.org", "zoe@example.org"]);
    const ids = mail.received.map(({ head }) => head.get("message-id")?.[0]);
    const notices = await store.db.selectFrom("notices").select("id").where("name", "=", "assembly-convened").execute();
    for (const id of ids)
      assert.ok(
        notices.some((notice) => id === `<${notice.id}@example.org>`),
        `${id} is the number of a notice`,
      );
  });
});

eachDatabase("announcements go by mail to a member without chat who asked for them, and to no other", async (open) => {
  await staged(await open(), async ({ house, mail, store, later }) => {
    await readsFrench(store, "Pia");
    await done(house, "ada", "/announce topics add:actions");
    const line = '/announce follow topic:actions person:"Zoë Ünal"';
    assert.equal((await house.type("bo", line)).outcome, "refused");
    assert.equal((await house.type("ada", "/announce follow topic:actions person:bo")).outcome, "refused");
    await done(house, "ada", line);
    await done(house, "ada", "/annonce suivre thème:actions personne:Pia comment:résumé");
    await done(house, "ada", '/announce post title:"March on Friday" text:"At noon, before the town hall." topic:actions');
    await later(MINUTE);
    assert.deepEqual(
      mail.received.map(({ to }) => to[0]),
      ["zoe@example.org"],
    );
    const [letter] = mail.received;
    assert.match(letter?.text ?? "", /March on Friday.*before the town hall.*because you asked for it/s);
    assert.ok(letter?.head.has("list-unsubscribe-post"));
    await later(7 * DAY);
    const digest = mail.received.find(({ to, text }) => to[0] === "pia@example.org" && text.includes("March on Friday"));
    assert.match(digest?.text ?? "", /parce que vous l’avez demandé/, "the digest of the week, in the language of its reader");
  });
});

eachDatabase(
  "without mail there are letters to print, and whom they were given is in the notices, the minutes and the export",
  async (open) => {
    const store = await open();
    const house = await openWholeHouse(store);
    await house.person("ada", { roles: ["admin"] });
    await register(
      house,
      `name,mail,address,member since\nZoë *Ünal*,zoe@example.org,"3 rue du <Lac>\nBâtiment B",2020-01-01\nPia,,,2020-01-01\n`,
    );
    await done(house, "ada", CONVENE);
    await done(house, "ada", '/assembly agenda A1 add:"Report of the year"');
    await done(house, "ada", '/motion propose title:"Fees" text:"Fees are *ten* euros." assembly:A1');
    await house.moveTo((store.clock.now() + MINUTE) as Instant);
    const notices = await done(house, "ada", "/assembly notices A1");
    assert.match(notices, /not reached: 2/);
    assert.match(notices, /Letters to print/);
    const [, address] = /"address":"(assembly\.notices\/letters\/[^"]+)"/.exec(notices) ?? [];
    const pressed = await house.press("ada", address as string);
    const typed = await house.type("ada", "/assembly notices A1 letters:yes");
    for (const { outcome, answer } of [pressed, typed]) {
      assert.equal(outcome, "done");
      assert.ok(answer.kind === "show");
      const files = answer.card.blocks.flatMap((block) => (block.kind === "file" ? [block] : []));
      assert.deepEqual(files.map(({ name }) => name).slice(0, 2), ["A1-letters.md", "A1-letters.html"]);
      const [, page] = files;
      const html = page === undefined ? "" : contentOf(page).bytes.toString("utf8");
      for (const piece of [
        "Zoë *Ünal*",
        "3 rue du &lt;Lac&gt;",
        "Bâtiment B",
        "Pia",
        "Report of the year",
        "Fees are *ten* euros.",
        "good for proxy",
      ])
        assert.ok(html.includes(piece), `${piece} in ${html}`);
      assert.equal(html.match(/class="new-page"/g)?.length, 1, "each letter has its page");
    }
    assert.equal((await house.type("ada", '/assembly notices A1 handed:"Zoë *Ünal*, Pia"')).outcome, "done");
    await done(house, "ada", "/assembly notices A1 handed:Pia");
    assert.match(await done(house, "ada", "/assembly notices A1"), /3 of 3 members entitled were reached.*a letter on paper/s);
    assert.match(await done(house, "ada", "/parvis audit"), /Notice given on paper/);
    assert.deepEqual(house.troubles, []);
  },
);

eachDatabase("a process that dies while letters go out loses none, and what comes twice bears the same number", async (open) => {
  const store = await open();
  const mail = await openFakeMail();
  const house = await openWholeHouse(store);
  await house.person("ada", { roles: ["admin"] });
  const lines = Array.from({ length: 6 }, (_, at) => `Member ${at},member${at}@example.org,2020-01-01`);
  await register(house, ["name,mail,member since", ...lines].join("\n"));
  await done(house, "ada", CONVENE);
  const life = () => spawn(process.execPath, [WORKER, store.url, mail.url, String(store.clock.now())], { stdio: "inherit" });
  try {
    for (let killed = 0; killed < 3; killed += 1) {
      const child = life();
      const ended = once(child, "exit");
      const before = mail.received.length;
      mail.onLetter = async () => {
        if (mail.received.length < before + 2) return;
        child.kill("SIGKILL");
        await ended;
      };
      await ended;
    }
    mail.onLetter = () => undefined;
    const [code] = await once(life(), "exit");
    assert.equal(code, 0);
    const byAddress = Map.groupBy(mail.received, ({ to }) => to[0]);
    assert.equal(byAddress.size, 6, "each member got their letter");
    for (const [address, letters] of byAddress)
      assert.equal(new Set(letters.map(({ head }) => head.get("message-id")?.[0])).size, 1, `${address} can tell a letter that came twice`);
    assert.ok(mail.received.length <= 6 + 3, "each death repeats one letter at most");
  } finally {
    await mail.close();
  }
});
