import assert from "node:assert/strict";
import { test } from "node:test";
import { LOCALES } from "#locales/locale.ts";
import type { Body } from "#test/support/discord/body.ts";
import { choosing, pressing } from "#test/support/discord/people.ts";
import { type FakeGuild, type FakeMessage, textOf, type World } from "#test/support/discord/world.ts";
import { text, withWhole } from "#test/support/discord-whole-stage.ts";

/** What people say and read in each language. */
const WORDS = {
  en: {
    start: "in 10 days at 19:00",
    join: "Join",
    for: "For",
    against: "Against",
    takeOn: "Take it on",
    send: "Send now",
    confirm: "Confirm",
    adopted: /Adopted/,
  },
  fr: {
    start: "dans 10 jours à 19h",
    join: "Participer",
    for: "Pour",
    against: "Contre",
    takeOn: "Prendre en charge",
    send: "Envoyer",
    confirm: "Confirmer",
    adopted: /adoptée/,
  },
} as const;

test("on Discord, whoever manages the server sets the association up, which bears the server's name; others are told who can", () =>
  withWhole("en", async ({ say }) => {
    const early = await say("Paul", "gathering list");
    assert.match(text(early.message), /set up/i);
    const founded = await say("Ines", "parvis setup");
    assert.match(text(founded.message), /Les Amis du Parvis/);
    const late = await say("Paul", "gathering list");
    assert.doesNotMatch(text(late.message), /not set up/i);
  }));

for (const locale of LOCALES) {
  const words = WORDS[locale];

  test(`on Discord, a gathering is announced in the channel and joined by its button (${locale})`, () =>
    withWhole(locale, async ({ fake, say, press, settle, general, restart }) => {
      await say("Ines", "parvis setup", { name: "Les Amis du Parvis" });
      const made = await say("Ines", "gathering new", { title: "Soirée soupe", start: words.start, capacity: 2 });
      assert.match(text(made.message), /Soirée soupe/);
      await settle();
      const card = fake.messagesIn(general).find((message) => text(message).includes("Soirée soupe"));
      assert.ok(card, "the gathering is announced in the channel");
      assert.match(textOf(card), /<t:\d+:[Ff]>/);
      const joined = await press("Paul", words.join);
      assert.match(text(joined.message), /Soirée soupe/);
      assert.equal(joined.message?.onlyFor, joined.payload.member.user.id);
      await restart();
      await press("Chloe", words.join);
      await settle();
      assert.match(text(fake.world.messages.get(card.id)), /2/);
      assert.equal(
        fake.messagesIn(general).filter((message) => text(message).includes("Soirée soupe")).length,
        1,
        "the card is edited, not posted again",
      );
    }));

  test(`on Discord, a motion is voted by its buttons and its result is told (${locale})`, () =>
    withWhole(locale, async ({ fake, say, press, settle, general, enrol }) => {
      await say("Ines", "parvis setup", { name: "Les Amis du Parvis" });
      await enrol("Paul", "Chloe", "Samir");
      await say("Ines", "motion propose", { title: "Acheter un four", text: "L’association achète un four à pain." });
      await say("Ines", "motion open", { motion: "M1" });
      await settle();
      for (const [name, label] of [
        ["Ines", words.for],
        ["Paul", words.for],
        ["Chloe", words.against],
        ["Samir", words.for],
      ] as const) {
        const cast = await press(name, label);
        assert.notEqual(cast.message?.onlyFor ?? null, null, "what one votes is answered to oneself");
      }
      await say("Ines", "motion close", { motion: "M1" });
      await press("Ines", words.confirm);
      await settle();
      assert.ok(
        fake.messagesIn(general).some((message) => words.adopted.test(text(message))),
        fake.messagesIn(general).map(text).join("\n"),
      );
    }));

  test(`on Discord, help is asked in a form, offered in private and taken on by its button (${locale})`, () =>
    withWhole(locale, async ({ fake, say, press, submit, settle, general, enrol, seen, guild }) => {
      await say("Ines", "parvis setup", { name: "Les Amis du Parvis" });
      await enrol("Paul", "Chloe");
      await say("Chloe", "aid volunteer", { categories: "transport" });
      const asked = await say("Paul", "aid ask");
      assert.equal(asked.answer?.type, 9, "the form opens at once");
      await submit("Paul", { category: "transport", about: "Ma fille Josette doit aller à l’hôpital." });
      const sent = await press("Paul", words.send);
      assert.match(text(sent.message), /R1/);
      await settle();
      const isOffer = (message: FakeMessage) => fake.world.directs.has(message.channel) && text(message).includes(words.takeOn);
      const offered = seen("Chloe", isOffer);
      assert.doesNotMatch(text(offered), /Josette/);
      const claimed = await press("Chloe", words.takeOn, isOffer);
      assert.match(text(claimed.message), /Josette/);
      await settle();
      assert.doesNotMatch(fake.messagesIn(general).map(text).join("\n"), /Josette/);
      assert.equal(guild.channels.size, 2);
    }));
}

test("on Discord, a gathering gets a thread where the association wants one, once, and hangs without where none may be opened", () =>
  withWhole("en", async ({ fake, say, settle, general }) => {
    await say("Ines", "parvis setup", { name: "Les Amis du Parvis" });
    await say("Ines", "gathering new", { title: "Without", start: "in 9 days at 19:00" });
    await settle();
    assert.equal(fake.world.threads.size, 0, "none by default");
    const chosen = await say("Ines", "parvis settings", { threads: "yes" });
    assert.match(text(chosen.message), /one below each gathering/);
    await say("Ines", "gathering new", { title: "Soup night", start: "in 10 days at 19:00" });
    await settle();
    fake.fail({
      method: "POST",
      path: /threads$/,
      times: 1,
      answer: { status: 403, body: { code: 50013, message: "Missing Permissions" } },
    });
    await say("Ines", "gathering new", { title: "Song night", start: "in 11 days at 19:00" });
    await settle();
    const named = fake
      .messagesIn(general)
      .map((message) => [text(message).match(/Without|Soup night|Song night/)?.[0], fake.world.threads.get(message.id)]);
    assert.deepEqual(named, [
      ["Without", undefined],
      ["Soup night", "Soup night"],
      ["Song night", undefined],
    ]);
  }));

/** The names and hours of what stands among a server's own events, the soonest first. */
function eventsOf(guild: FakeGuild): readonly string[] {
  return [...guild.events.values()].map((event) => `${event.scheduled_start_time} ${event.name}`).sort();
}

test(
  "on Discord, the dates ahead stand among the server's own events: over the clock change, moved, called off, never twice",
  {
    timeout: 60_000,
  },
  () =>
    withWhole("en", async ({ fake, guild, say, press, settle, restart }) => {
      await say("Ines", "parvis setup", { name: "Les Amis du Parvis" });
      await say("Ines", "gathering new", { title: "Soup night", start: "2027-03-21 10:30", repeat: "weekly" });
      await untilSo(() => guild.events.size === 4);
      const weeks = ["2027-03-21T09:30:00.000Z", "2027-03-28T08:30:00.000Z", "2027-04-04T08:30:00.000Z", "2027-04-11T08:30:00.000Z"];
      assert.deepEqual(
        eventsOf(guild),
        weeks.map((week) => `${week} Soup night`),
        "half past ten in Paris, before the change and after it",
      );
      await say("Ines", "gathering edit", { gathering: "G1", scope: "this", date: "2027-03-28", start: "2027-03-28 11:30" });
      await untilSo(() => eventsOf(guild).includes("2027-03-28T09:30:00.000Z Soup night"));
      assert.equal(guild.events.size, 4, "the date that was moved is the same event");
      const before = fake.requests.filter(({ method, path }) => method === "POST" && path.endsWith("/scheduled-events")).length;
      await restart();
      await untilSo(() => fake.requests.filter(({ method, path }) => method === "GET" && path.endsWith("/scheduled-events")).length > 2);
      await say("Ines", "gathering list");
      assert.equal(fake.requests.filter(({ method, path }) => method === "POST" && path.endsWith("/scheduled-events")).length, before);
      await say("Ines", "gathering cancel", { gathering: "G1", scope: "this", date: "2027-04-04" });
      await untilSo(() => !eventsOf(guild).some((event) => event.startsWith("2027-04-04")));
      await say("Ines", "gathering cancel", { gathering: "G1", scope: "all" });
      await press("Ines", "Confirm");
      await settle();
      await untilSo(() => guild.events.size === 0);
    }),
);

/** Waits until something is so, looking again each time the event loop has gone round. */
async function untilSo(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 15_000;
  while (!isSo() && performance.now() < end) await new Promise((resolve) => setImmediate(resolve));
  assert.ok(isSo(), "it never came to that");
}

test("on Discord, a message and a person are reported from their menus: the form opens with what was chosen", () =>
  withWhole("en", async ({ fake, act, seat, member, registered, say, submit, enrol, general, running }) => {
    await say("Ines", "parvis setup", { name: "Les Amis du Parvis" });
    await enrol("Paul", "Chloe");
    const rude = {
      id: "1410000000000000001",
      channel_id: general,
      content: "Rude & loud. ".repeat(400),
      author: { id: member("Chloe").user },
    };
    const opened = await act(choosing(seat("Paul"), registered, "Report to the association", rude));
    assert.equal(opened.answer?.type, 9);
    const inputs: readonly Body[] = opened.answer?.data.components.map((part: Body) => part.component);
    const { value } = inputs.find(({ custom_id: id }) => id === "message") ?? assert.fail();
    assert.ok(value.length <= 4_000);
    assert.match(value, /^Rude & loud\. [\s\S]*…\nhttps:\/\/discord\.com\/channels\/\d+\/\d+\/1410000000000000001$/);
    await submit("Paul", { about: "This was shouted at me." });
    const sent = await act(pressing(seat("Paul"), last(fake), "Send now"));
    assert.match(text(sent.message), /T1[\s\S]*Your report is received/);
    assert.equal((await running().store.db.selectFrom("reports").select("message").executeTakeFirst())?.message, value);
    const person = await act(choosing(seat("Paul"), registered, "Report to the association", member("Chloe").user));
    assert.match(JSON.stringify(person.answer?.data), new RegExp(`<@${member("Chloe").user}>`));
    const profile = await act(choosing(seat("Paul"), registered, "Show profile", member("Chloe").user));
    assert.match(text(profile.message), /Chloe/);
    const bare = await act(choosing(seat("Paul"), registered, "Report to the association", { id: "1410000000000000002", content: "" }));
    assert.match(JSON.stringify(bare.answer?.data), /1410000000000000002/);
  }));

function last({ world }: { readonly world: World }): FakeMessage {
  return [...world.messages.values()].at(-1) ?? assert.fail();
}
