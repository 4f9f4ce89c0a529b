import assert from "node:assert/strict";
import { test } from "node:test";
import { card } from "#chat/card.ts";
import { plain } from "#chat/prose.ts";
import { DAY, HOUR, type Instant, MINUTE } from "#kernel/clock.ts";
import { change } from "#store/change.ts";
import { inPrivate, slash } from "#test/support/discord/people.ts";
import { type FakeMessage, pingsOf } from "#test/support/discord/world.ts";
import { discordStage, earsThat } from "#test/support/discord-stage.ts";
import { text, type Whole, withWhole } from "#test/support/discord-whole-stage.ts";

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 15_000;
  while (!(await isSo()) && performance.now() < end) await new Promise((resolve) => setImmediate(resolve));
  assert.ok(await isSo(), "it never came to that");
}

function roleNamed({ guild }: Whole, name: string): string {
  return [...guild.roles].find(([, own]) => own === name)?.[0] ?? assert.fail(`no role ${name}`);
}

function personRow({ running }: Whole, name: string) {
  return running().store.db.selectFrom("people").select(["standing", "roles"]).where("name", "=", name).executeTakeFirstOrThrow();
}

test(
  "roles of the server are followed where an admin wants it, given and taken with the role, and by no other's word",
  {
    timeout: 60_000,
  },
  () =>
    withWhole(
      "en",
      async (whole) => {
        const { say, enrol, member, running } = whole;
        await say("Ines", "parvis setup", { name: "Les Amis du Parvis" });
        await enrol("Paul", "Chloe");
        await until(async () => (await running().store.db.selectFrom("platform_roles").select("id").execute()).length === 2);
        const soup = { title: "Soup night", start: "in 10 days at 19:00" };
        assert.match(text((await say("Paul", "gathering new", soup)).message), /no power to/);
        assert.match(text((await say("Paul", "parvis roles", { role: "@Board", gives: "organizer" })).message), /no power to/);
        assert.match(text((await say("Ines", "parvis roles", { role: "@Bored", gives: "organizer" })).message), /@Board, @Members/);
        const set = await say("Ines", "parvis roles", { role: "@Board", gives: "organizer", notify: "yes" });
        assert.match(text(set.message), /@Board[\s\S]*organizers[\s\S]*notify it/);
        member("Paul").roles = [roleNamed(whole, "Board")];
        assert.match(text((await say("Paul", "gathering new", soup)).message), /Soup night/);
        assert.equal((await personRow(whole, "Paul")).roles, '["organizer"]');
        member("Paul").roles = [];
        assert.match(text((await say("Paul", "gathering new", soup)).message), /no power to/);
        assert.equal((await personRow(whole, "Paul")).roles, "[]");
        await say("Ines", "parvis roles", { role: `<@&${roleNamed(whole, "Members")}>`, gives: "member" });
        member("Samir").roles = [roleNamed(whole, "Members")];
        await say("Samir", "gathering list");
        assert.equal((await personRow(whole, "Samir")).standing, "member");
        member("Chloe").roles = [roleNamed(whole, "Board")];
        await say("Chloe", "gathering list");
        assert.equal((await personRow(whole, "Chloe")).roles, '["organizer"]');
        await say("Ines", "parvis roles", { role: "Board", gives: "none" });
        assert.equal((await personRow(whole, "Chloe")).roles, "[]", "what nothing gives any more is taken back at once");
        const listed = await say("Ines", "parvis roles");
        assert.match(text(listed.message), /@Board · announcements and gatherings may notify it/);
      },
      { roles: ["Board", "Members"] },
    ),
);

test(
  "a role of the server gives one of the association's own, follows what that may do, and gives nothing once it is no more",
  {
    timeout: 60_000,
  },
  () =>
    withWhole(
      "fr",
      async (whole) => {
        const { say, enrol, member, running } = whole;
        const walk = (n: number) =>
          say("Paul", "gathering new", { title: `Marche ${n}`, start: "dans 10 jours à 19h" }).then(({ message }) => text(message));
        const held = async () => (await personRow(whole, "Paul")).roles;
        await say("Ines", "parvis setup", { name: "Les Amis du Parvis" });
        await enrol("Paul", "Chloe");
        await until(async () => (await running().store.db.selectFrom("platform_roles").select("id").execute()).length === 2);
        await say("Ines", "member role", { roles: "Cuisine: propose gatherings" });
        assert.match(text((await say("Ines", "parvis roles", { role: "@Bureau", own: "trésorerie" })).message), /Il y a\s: Cuisine/);
        assert.match(text((await say("Ines", "parvis roles", { role: "@Bureau", own: "cuisine" })).message), /@Bureau[\s\S]*«\sCuisine\s»/);
        assert.match(text((await say("Paul", "parvis roles", { role: "@Bureau", own: "cuisine" })).message), /pouvoir/);
        assert.match(await walk(1), /pouvoir/);
        member("Paul").roles = [roleNamed(whole, "Bureau")];
        assert.match(await walk(2), /Marche 2/);
        assert.equal(await held(), '["Cuisine=propose gatherings"]');
        await say("Ines", "member role", { roles: "CUISINE: announce" });
        assert.match(await walk(3), /pouvoir/);
        assert.equal(await held(), '["CUISINE=announce"]');
        await say("Chloe", "gathering list");
        member("Paul").roles = [];
        await say("Paul", "gathering list");
        assert.equal(await held(), "[]", "what is renewed came from the server still");
        member("Paul").roles = [roleNamed(whole, "Bureau")];
        await say("Paul", "gathering list");
        await say("Ines", "member role", { roles: "none" });
        assert.equal(await held(), "[]");
        await say("Ines", "member role", { roles: "cuisine: propose gatherings" });
        assert.match(await walk(4), /pouvoir/, "made anew, it is given by nobody");
        await say("Ines", "member role", { person: `<@${member("Paul").user}>`, own: "cuisine" });
        assert.match(await walk(5), /Marche 5/);
        await say("Ines", "parvis roles", { role: "@Bureau", own: "cuisine" });
        member("Paul").roles = [];
        await say("Paul", "gathering list");
        assert.equal(await held(), '["cuisine=propose gatherings"]', "what was given by hand stays");
      },
      { roles: ["Bureau", "Membres"] },
    ),
);

async function claimed(whole: Whole): Promise<void> {
  const { say, press, settle, enrol } = whole;
  await say("Ines", "parvis setup", { name: "Les Amis du Parvis" });
  await enrol("Paul", "Chloe");
  await say("Chloe", "aid volunteer", { categories: "transport" });
  await say("Paul", "aid ask", { category: "transport", about: "To the clinic.", urgency: "week" });
  await settle();
  await press("Chloe", "Take it on");
  await settle();
}

/** Nothing else falls due: a promise that lapses by itself would be waited for no longer. */
function putAllOff({ running }: Whole): Promise<void> {
  const far = "2099-01-01T00:00:00.000Z";
  return change(running().store.db, async (tx) => {
    await tx.updateTable("jobs").set({ due: far, try_at: far }).where("kind", "!=", "space-left").execute();
  });
}

function stateOf({ running }: Whole): Promise<string> {
  return running()
    .store.db.selectFrom("claims")
    .select("state")
    .executeTakeFirstOrThrow()
    .then((row) => row.state);
}

test("who leaves the server keeps their promises for two days, then others are asked; who comes back keeps them", {
  timeout: 60_000,
}, async () => {
  for (const comesBack of [false, true]) {
    await withWhole("en", async (whole) => {
      const { guild, member, clock, restart, settle, running } = whole;
      await claimed(whole);
      await putAllOff(whole);
      const chloe = member("Chloe");
      const away = async () => (await running().store.db.selectFrom("absences").select("id").execute()).length;
      guild.members.delete(chloe.user);
      await restart();
      assert.equal(await away(), 0, "one look a night is enough");
      clock.moveTo((clock.now() + DAY) as Instant);
      await restart();
      await until(async () => (await away()) === 1);
      if (comesBack) {
        guild.members.set(chloe.user, chloe);
        clock.moveTo((clock.now() + DAY) as Instant);
        await restart();
        await until(async () => (await away()) === 0);
      }
      const jobs = await running()
        .store.db.selectFrom("jobs")
        .select("state")
        .where("kind", "=", "space-left")
        .where("state", "=", "due")
        .execute();
      assert.equal(jobs.length, comesBack ? 0 : 1);
      if (comesBack) return;
      clock.moveTo((clock.now() + 47 * HOUR) as Instant);
      await settle();
      assert.equal(await stateOf(whole), "active");
      clock.moveTo((clock.now() + HOUR) as Instant);
      await settle();
      assert.equal(await stateOf(whole), "released");
    });
  }
});

test(
  "what a role of the server gives ends for whoever left it or lost it, also where they say nothing there or speak in private",
  {
    timeout: 60_000,
  },
  () =>
    withWhole(
      "en",
      async (whole) => {
        const { fake, say, act, seat, enrol, member, guild, running, registered, clock, restart } = whole;
        await say("Ines", "parvis setup", { name: "Les Amis du Parvis" });
        await enrol("Paul", "Chloe");
        await until(async () => (await running().store.db.selectFrom("platform_roles").select("id").execute()).length === 2);
        await say("Ines", "parvis roles", { role: "@Board", gives: "organizer" });
        for (const name of ["Paul", "Chloe"]) {
          member(name).roles = [roleNamed(whole, "Board")];
          await say(name, "gathering list");
          assert.equal((await personRow(whole, name)).roles, '["organizer"]');
        }
        const paul = member("Paul");
        const own = seat("Paul");
        const direct = "1510000000000000001";
        fake.world.directs.set(direct, paul.user);
        const privately = (path: string, given: Readonly<Record<string, string>> = {}) =>
          act(inPrivate(slash(own, registered, path, given), paul, direct));
        const walk = { title: "Walk", start: "in 10 days at 19:00" };
        assert.match(text((await privately("gathering new", walk)).message), /Walk/);
        guild.members.delete(paul.user);
        clock.moveTo((clock.now() + 11 * MINUTE) as Instant);
        assert.match(text((await privately("gathering new", walk)).message), /no power to/);
        assert.equal((await personRow(whole, "Paul")).roles, "[]");
        assert.equal((await running().store.db.selectFrom("absences").select("id").execute()).length, 1, "two days of grace begin");
        const asked = fake.requests.filter(({ path }) => path.endsWith(`/members/${paul.user}`)).length;
        await privately("gathering list");
        await privately("gathering list");
        assert.equal(fake.requests.filter(({ path }) => path.endsWith(`/members/${paul.user}`)).length, asked, "asked once in a while");
        guild.members.set(paul.user, paul);
        clock.moveTo((clock.now() + 11 * MINUTE) as Instant);
        await privately("gathering list");
        assert.equal((await running().store.db.selectFrom("absences").select("id").execute()).length, 0, "who is there again is");
        fake.fail({
          method: "GET",
          path: /\/members\//,
          times: 1,
          answer: { status: 403, body: { code: 50001, message: "Missing Access" } },
        });
        clock.moveTo((clock.now() + 11 * MINUTE) as Instant);
        await privately("gathering list");
        assert.equal((await personRow(whole, "Paul")).roles, '["organizer"]', "where Discord does not say, all stays as it was");
        member("Chloe").roles = [];
        clock.moveTo((clock.now() + DAY) as Instant);
        await restart();
        await until(async () => (await personRow(whole, "Chloe")).roles === "[]");
      },
      { roles: ["Board", "Members"] },
    ),
);

test("a role that somebody also has by hand is written down once, not at each of their words", { timeout: 60_000 }, () =>
  withWhole(
    "en",
    async (whole) => {
      const { say, enrol, member, running } = whole;
      await say("Ines", "parvis setup", { name: "Les Amis du Parvis" });
      await enrol("Paul");
      await until(async () => (await running().store.db.selectFrom("platform_roles").select("id").execute()).length === 2);
      await say("Ines", "parvis roles", { role: "@Board", gives: "organizer" });
      await say("Ines", "member role", { person: "Paul", role: "organizer" });
      const before = (await personRow(whole, "Paul")).roles;
      assert.equal(before, '["organizer"]');
      member("Paul").roles = [roleNamed(whole, "Board")];
      for (let said = 0; said < 3; said += 1) await say("Paul", "gathering list");
      const entries = await running().store.db.selectFrom("audit").select("id").where("action", "=", "roles followed").execute();
      assert.equal(entries.length, 0);
      member("Paul").roles = [];
      await say("Paul", "gathering list");
      assert.equal((await personRow(whole, "Paul")).roles, before, "what was given by hand stays");
    },
    { roles: ["Board", "Members"] },
  ),
);

test("a message that finds somebody in no server with the bot says that they have left", async () => {
  const gone: string[] = [];
  const stage = await discordStage({ directory: { absent: async (team, user) => void gone.push(`${team} ${user}`) } });
  const { fake, guild, platform, member } = stage;
  await platform.start(earsThat(async () => assert.fail("nobody spoke")));
  try {
    const { user } = member("Paul");
    fake.fail({
      method: "POST",
      path: /\/messages$/,
      times: 1,
      answer: { status: 403, body: { code: 50278, message: "no mutual guilds" } },
    });
    const sent = await platform.whisper({ platform: "discord", team: guild.id, user }, card({ summary: "s", title: [plain("t")] }), "1");
    assert.equal(sent.kind, "never");
    assert.deepEqual(gone, [`${guild.id} ${user}`]);
  } finally {
    await platform.stop();
    await fake.close();
  }
});

test("a post notifies the one role that its card names, in that role's server alone, and an edit nobody anew", async () => {
  const stage = await discordStage();
  const { fake, guild, platform, general } = stage;
  const other = fake.addGuild({ name: "Other", channels: ["general"], people: { Zoe: "fr" } });
  await platform.start(earsThat(async () => assert.fail("nobody spoke")));
  try {
    const notify = { platform: "discord", team: guild.id, group: "1310000000000000077", name: "Board" };
    const news = card({ summary: "News", title: [plain("News for @everyone and <@&1310000000000000078>")], notify });
    const room = { platform: "discord", team: guild.id, room: general, name: "general" };
    const sent = await platform.post(room, news, "1");
    assert.ok(sent.kind === "done");
    const [message] = fake.messagesIn(general) as readonly [FakeMessage];
    assert.deepEqual(pingsOf(message), ["1310000000000000077"]);
    await platform.edit(sent.where, { ...news, title: [plain("Other news")] });
    assert.deepEqual(pingsOf(message), ["1310000000000000077"], "the words stay; Discord notifies nobody of an edit");
    const [elsewhere = ""] = other.channels.keys();
    await platform.post({ platform: "discord", team: other.id, room: elsewhere, name: "general" }, news, "2");
    assert.deepEqual(fake.messagesIn(elsewhere).flatMap(pingsOf), []);
    await platform.post(room, card({ summary: "s", title: [plain("<@&1310000000000000077>")] }), "3");
    assert.deepEqual(pingsOf(fake.messagesIn(general).at(-1) as FakeMessage), []);
  } finally {
    await platform.stop();
    await fake.close();
  }
  assert.deepEqual(fake.problems(), []);
});

test("an announcement and a gathering notify the role that an organiser allowed, once, and any other is refused", { timeout: 60_000 }, () =>
  withWhole(
    "fr",
    async (whole) => {
      const { fake, say, press, enrol, settle, general, running } = whole;
      await say("Ines", "parvis setup", { name: "Les Amis du Parvis" });
      await enrol("Paul");
      await until(async () => (await running().store.db.selectFrom("platform_roles").select("id").execute()).length === 2);
      const board = roleNamed(whole, "Board");
      const soup = { title: "Soupe", text: "Ce soir.", notify: `<@&${board}>` };
      assert.match(text((await say("Ines", "announce post", soup)).message), /ne peut pas être prévenu/);
      await say("Ines", "parvis roles", { role: "@Board", notify: "yes" });
      assert.match(text((await say("Ines", "announce post", { ...soup, notify: "@Members" })).message), /@Board/);
      await say("Ines", "announce post", soup);
      await say("Ines", "gathering new", { title: "Chorale", start: "2027-04-02 19:00", notify: "board" });
      await settle();
      const posts = fake.messagesIn(general).filter(({ body }) => body.nonce !== undefined);
      assert.deepEqual(posts.slice(-2).map(pingsOf), [[board], [board]]);
      const [news, choir] = posts.slice(-2) as unknown as readonly [FakeMessage, FakeMessage];
      assert.deepEqual(news.body.allowed_mentions, { parse: [], users: [], roles: [board] });
      await press("Paul", "Participer");
      await settle();
      assert.equal(choir.edits, 1, "its card is edited, which notifies nobody");
      await say("Ines", "parvis roles", { role: "@Board", notify: "no" });
      await press("Paul", "Se désinscrire");
      await settle();
      assert.deepEqual(pingsOf(choir), [], "what may be notified no more is named no more");
    },
    { roles: ["Board", "Members"] },
  ),
);
