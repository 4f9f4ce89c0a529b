import assert from "node:assert/strict";
import { test } from "node:test";
import { commands } from "#commands/all.ts";
import { handClock, type Instant, MINUTE } from "#kernel/clock.ts";
import { manifest } from "#platforms/discord/manifest.ts";
import { change } from "#store/change.ts";
import { answered, codeIn, joinPaul, withBoth } from "#test/support/both-at-once.ts";
import { choosing } from "#test/support/discord/people.ts";
import { discordPeople } from "#test/support/discord-stage.ts";
import { text } from "#test/support/discord-whole-stage.ts";
import { blockText } from "#test/support/slack/check-blocks.ts";
import { fakePerson } from "#test/support/slack/person.ts";
import { toldTo } from "#test/support/slack/seen.ts";
import { until } from "#test/support/slack/stage.ts";
import { GENERAL } from "#test/support/slack/whole.ts";

function noon() {
  return handClock(Date.UTC(2027, 2, 20, 12) as Instant);
}

/** Resolves when what stands in the database is as it should be. */
async function comes(found: () => Promise<boolean>): Promise<void> {
  const began = performance.now();
  while (!(await found())) {
    if (performance.now() - began > 20_000) throw new Error(`Waited in vain: ${found}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const clockOfLinks = noon();

test("a code that joins two accounts is attacked on both platforms: stolen, late, said at once, twice, from the same account, from elsewhere", () =>
  withBoth(async (both) => {
    const { there, paul, nour, db, discord } = both;
    const newCode = async (name: string) => codeIn(text((await there.say(name, "parvis link")).message));
    const joined = async () => (await db.selectFrom("people").select("id").where("merged_into", "is not", null).execute()).length;
    const stolen = await newCode("Paul");
    assert.match(text((await there.say("Paul", "parvis link", { code: stolen })).message), /same person already/);
    assert.match(await answered(both, nour, `/parvis lier ${stolen}`), /Ces deux comptes sont-ils les vôtres/);
    assert.match(await answered(both, paul, `/parvis link ${stolen}`), /no such code/, "the one who said it first is asked about");
    assert.match(await answered(both, nour, "/parvis lier réponse:confirmer"), /posée à votre autre compte/);
    await both.running.parvis.settle();
    assert.match(text(there.seen("Paul", (message) => text(message).includes("Nour"))), /Nour Haddad/);
    await there.press("Paul", "Cancel");
    assert.equal(await joined(), 0, "a stolen code joins nobody");

    const raced = await newCode("Paul");
    const answers = await Promise.all([answered(both, paul, `/parvis link ${raced}`), answered(both, nour, `/parvis lier ${raced}`)]);
    assert.equal(answers.filter((each) => /Are both of these accounts yours|Ces deux comptes/.test(each)).length, 1);
    const late = await newCode("Paul");
    clockOfLinks.moveTo((clockOfLinks.now() + 10 * MINUTE) as Instant);
    assert.match(await answered(both, paul, `/parvis link ${late}`), /no such code/);

    const elsewhere = discord.addGuild({ name: "Ailleurs", channels: ["general"], people: { Zoe: "fr" } });
    const zoe = discordPeople(discord, elsewhere, manifest(commands));
    await zoe.say("Zoe", "parvis setup");
    const ofInes = await newCode("Ines");
    assert.match(text((await zoe.say("Zoe", "parvis link", { code: ofInes })).message), /Ce code n’existe pas|Aucun code/);
    assert.equal((await db.selectFrom("spaces").select("id").execute()).length, 3, "two of one association, one of the other");

    await there.say("Ines", "motion propose", { title: "A bench", text: "We buy a bench." });
    await there.say("Ines", "motion open", { motion: "M1" });
    await there.say("Paul", "vote", { motion: "M1", choice: "for" });
    await answered(both, paul, "/vote M1 against");
    const used = await joinPaul(both);
    assert.equal(await joined(), 0, "both have voted");
    await there.say("Ines", "motion close", { motion: "M1" });
    await there.press("Ines", "Confirm");
    const { result } = await db.selectFrom("motions").select("result").executeTakeFirstOrThrow();
    assert.equal((JSON.parse(result ?? "{}") as { readonly cast?: number }).cast, 2);
    assert.match(text((await there.say("Paul", "parvis link", { answer: "confirm" })).message), /one person now/);
    assert.equal(await joined(), 1);
    assert.match(await answered(both, nour, `/parvis lier ${used}`), /n’existe pas/, "a code is used once");
    assert.equal(await joined(), 1);
  }, clockOfLinks));

const clockOfNews = noon();

test("announcements are approved, followed, kept for the morning and for Monday, changed and taken back, typed and pressed on both platforms", () =>
  withBoth(async (both) => {
    const { there, paul, nour, db, running, slack, discord, onDiscord, onSlack } = both;
    const settle = () => running.parvis.settle();
    const moveTo = async (day: number, hour: number, minute = 0) => {
      clockOfNews.moveTo(Date.UTC(2027, 2, day, hour, minute) as Instant);
      await settle();
    };
    const hangs = (wanted: RegExp) => [
      onDiscord().filter((message) => wanted.test(text(message))).length,
      onSlack().filter(({ blocks }) => wanted.test(blockText(blocks))).length,
    ];
    await change(db, async (tx) => {
      await tx.updateTable("people").set({ roles: '["representative"]' }).where("name", "=", "Paul").execute();
      await tx.updateTable("people").set({ roles: '["secretary"]' }).where("name", "=", "Inès Moreau").execute();
    });
    const ines = fakePerson(slack, slack.team, "UINES00001");
    await there.say("Ines", "parvis settings", { approval: "1", quiet: "21:00-08:00" });
    await there.say("Ines", "announce topics", { add: "news" });
    for (const [person, line] of [
      [nour, "/annonce suivre thème:news"],
      [paul, "/announce follow topic:news how:digest"],
    ] as const)
      assert.match(await answered(both, person, line), /news/);
    assert.match(await answered(both, nour, "/annonce suivre thème:rien"), /news/, "what there is instead is said");

    const form = await there.say("Paul", "announce post");
    assert.equal(form.answer?.type, 9, "the form opens");
    await there.submit("Paul", { title: "Choir", text: "We sing on Friday.", topic: "news" });
    const waiting = text((await there.press("Paul", "Send now")).message);
    assert.match(waiting, /approv/i);
    assert.match(
      waiting,
      /#general@discord and #general@slack|#general@slack and #general@discord/,
      "two channels of one name are told apart",
    );
    await settle();
    assert.deepEqual(hangs(/We sing/), [0, 0]);
    assert.match(text((await there.say("Paul", "announce approve", { announcement: "B1" })).message), /no power to/);
    await there.say("Paul", "announce edit", { announcement: "B1", text: "We sing on Friday at eight." });
    await answered(both, ines, '/annonce modifier B1 texte:"On chante à huit heures." langue:fr');
    assert.match(await answered(both, ines, "/annonce approuver B1"), /Vous avez modifié B1/, "who changes it does not approve it");
    await settle();
    await there.press("Ines", "Approve");
    await settle();
    assert.deepEqual(hangs(/We sing on Friday at eight|On chante à huit heures/), [1, 1]);
    assert.ok(
      toldTo(slack.team, nour.user).some((each) => each.includes("On chante à huit heures")),
      "each announcement, in one's language",
    );
    assert.ok(!toldTo(slack.team, paul.user).some((each) => each.includes("sing")));

    await moveTo(20, 20, 30);
    await there.say("Paul", "announce post", { title: "Late", text: "The hall is closed.", topic: "news" });
    await settle();
    await until(() => toldTo(slack.team, ines.user).some((each) => each.includes("The hall is closed")), "that Inès is asked");
    await ines.press("Approuver");
    await comes(
      async () => (await db.selectFrom("announcements").select("state").where("handle", "=", "B2").execute())[0]?.state === "posted",
    );
    await settle();
    assert.deepEqual(hangs(/The hall is closed/), [1, 1]);
    assert.ok(!toldTo(slack.team, nour.user).some((each) => each.includes("hall")), "nobody is told in the quiet hours");
    await moveTo(21, 7, 1);
    assert.ok(toldTo(slack.team, nour.user).some((each) => each.includes("The hall is closed")));
    await moveTo(22, 8, 1);
    const digest = toldTo(slack.team, paul.user).find((each) => each.includes("The hall is closed")) ?? "";
    assert.match(digest, /We sing on Friday at eight/);
    await nour.slash("/annonce", "suivre thème:news comment:non", GENERAL);
    await there.say("Paul", "announce edit", { announcement: "B2", text: "The hall is open." });
    await settle();
    assert.deepEqual(hangs(/The hall is open/), [0, 0], "a change waits too");
    await there.press("Ines", "Approve");
    await settle();
    assert.deepEqual(hangs(/The hall is open/), [1, 1]);
    await there.say("Paul", "announce withdraw", { announcement: "B2" });
    await there.press("Paul", "Confirm");
    await settle();
    assert.deepEqual(hangs(/The hall is/), [0, 0]);

    await there.say("Ines", "parvis settings", { approval: "100" });
    await there.say("Chloe", "announce follow", { topic: "news" });
    const opened = () => discord.requests.filter(({ method, path }) => method === "POST" && path.endsWith("/users/@me/channels")).length;
    const warning = { status: 400, body: { code: 40003, message: "You are opening direct messages too fast" } };
    discord.fail({ method: "POST", path: /\/users\/@me\/channels$/, times: 1, answer: warning });
    const before = opened();
    await there.say("Paul", "announce post", { title: "Third", text: "Bring a cake.", topic: "news" });
    for (const minute of [3, 5, 8]) await moveTo(22, 8, minute);
    assert.equal(opened(), before + 1, "after the platform's first warning no private message is begun");
    await moveTo(22, 8, 20);
    assert.match(text(there.seen("Chloe", (message) => discord.world.directs.has(message.channel))), /Bring a cake/);
  }, clockOfNews));

test("a report by the menu of a message, and powers given on, on both platforms: one handler, a tree, and what falls with its giver", () =>
  withBoth(async (both) => {
    const { there, paul, nour, db, running, slack, privately } = both;
    const ines = fakePerson(slack, slack.team, "UINES00001");
    const settle = () => running.parvis.settle();
    await nour.shortcut("message/report", { ts: "1700000000.000100", text: "rude &amp; loud", user: paul.user }, GENERAL);
    await until(() => (nour.modal()?.view["callback_id"] === "form" ? nour.modal() : null), "the form");
    assert.match(JSON.stringify(nour.modal()?.view["blocks"]), /rude & loud/);
    await nour.submit({ about: "On me crie dessus." });
    await comes(async () => (await db.selectFrom("reports").select("id").execute()).length === 1);
    await settle();
    const handled = there.seen("Ines", (message) => text(message).includes("On me crie dessus"));
    assert.match(text(handled), /rude & loud/);
    assert.ok(!privately(paul.user).some((each) => each.includes("crie")));
    assert.doesNotMatch(
      both
        .onSlack()
        .map(({ blocks }) => blockText(blocks))
        .join(),
      /crie/,
    );
    await change(db, (tx) => tx.updateTable("people").set({ roles: '["secretary"]' }).where("name", "=", "Inès Moreau").execute());
    await there.press("Ines", "Pass on");
    await settle();
    await until(() => toldTo(slack.team, ines.user).some((each) => each.includes("On me crie dessus")), "that the other handles it");
    await ines.press("Réglé");
    await comes(async () => (await db.selectFrom("reports").select("state").execute())[0]?.state === "resolved");
    await settle();
    assert.ok(
      toldTo(slack.team, nour.user).some((each) => each.includes("T1")),
      "whoever reported it learns that it is over",
    );
    const rude = { id: "1410000000000000001", channel_id: there.general, content: "Rude.", author: { id: there.member("Chloe").user } };
    const opened = await there.act(choosing(there.seat("Paul"), there.registered, "Report to the association", rude));
    assert.equal(opened.answer?.type, 9);

    assert.equal((await there.say("Ines", "delegate grant")).answer?.type, 9, "the form opens");
    await there.submit("Ines", { person: `<@${there.member("Chloe").user}>`, ability: "announce" });
    assert.match(text((await there.press("Ines", "Send now")).message), /D1/);
    const given = await there.say("Chloe", "delegate grant", { person: "Nour Haddad", ability: "announce" });
    assert.match(text(given.message), /D2/);
    await settle();
    assert.ok(
      toldTo(slack.team, nour.user).some((each) => /publier des annonces/.test(each)),
      "told in French on Slack",
    );
    assert.match(await answered(both, nour, "/deleguer liste"), /D1[\s\S]*↳ D2/);
    assert.match(await answered(both, nour, "/annonce publier titre:Chorale texte:Vendredi."), /B1/);
    assert.match(await answered(both, nour, '/deleguer donner personne:Chloe pouvoir:"admettre des membres"'), /n’avez pas/);
    await change(db, (tx) => tx.updateTable("people").set({ standing: "member" }).execute());
    assert.match(text((await there.say("Chloe", "member resign")).message), /Confirm|sure/i);
    await there.press("Chloe", "Confirm");
    await settle();
    const states = await db.selectFrom("delegations").select("state").orderBy("id").execute();
    assert.deepEqual(
      states.map(({ state }) => state),
      ["fallen", "fallen"],
    );
    assert.match(await answered(both, nour, "/annonce publier titre:Chorale texte:Samedi."), /pouvoir/);
    assert.match(await answered(both, ines, "/deleguer liste"), /0|aucun/i);
  }));
