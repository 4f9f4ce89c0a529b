import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { commands } from "#commands/all.ts";
import { readConfig } from "#config.ts";
import { handClock, type Instant } from "#kernel/clock.ts";
import { LOCALES, type Locale } from "#locales/locale.ts";
import { manifest } from "#platforms/discord/manifest.ts";
import { startPlatforms } from "#start.ts";
import { change } from "#store/change.ts";
import { type FakeMessage, TOKEN, textOf } from "#test/support/discord/world.ts";
import { discordPeople, shown } from "#test/support/discord-stage.ts";
import { openFakeDiscord } from "#test/support/fake-discord.ts";

/** Parvis as `parvis start` opens it, in front of a Discord of our own, with a server nobody has set up yet; the first of its people manages it. */
async function openWhole(locale: Locale) {
  const data = mkdtempSync(join(tmpdir(), "parvis-discord-"));
  const fake = await openFakeDiscord();
  const own = locale === "fr" ? "fr" : "en-GB";
  const guild = fake.addGuild({
    name: "Les Amis du Parvis",
    channels: ["general", "aid"],
    people: { Ines: own, Paul: own, Chloe: own, Samir: own },
  });
  const read = readConfig({
    PARVIS_DATA: data,
    PARVIS_ZONE: "Europe/Paris",
    PARVIS_LOG: "error",
    DISCORD_TOKEN: TOKEN,
    DISCORD_API_URL: fake.api,
  });
  assert.ok("config" in read);
  const lost: Error[] = [];
  const clock = handClock(Date.UTC(2027, 2, 20, 12) as Instant);
  let running = await startPlatforms(read.config, (problem) => lost.push(problem), clock).catch(async (error: unknown) => {
    await fake.close();
    throw error;
  });
  const people = discordPeople(fake, guild, manifest(commands));
  return {
    fake,
    guild,
    ...people,
    settle: () => running.parvis.settle(),
    /** Says something for everybody, so that they are registered, and makes members of them. */
    async enrol(...names: readonly string[]) {
      for (const name of names) await people.say(name, "gathering list");
      await change(running.store.db, async (tx) => {
        await tx.updateTable("people").set({ standing: "member" }).where("name", "in", names).execute();
      });
    },
    async restart() {
      await running.stop();
      running = await startPlatforms(read.config, (problem) => lost.push(problem), clock);
    },
    async close() {
      await running.stop();
      await fake.close();
      rmSync(data, { recursive: true });
      assert.deepEqual(fake.problems(), []);
      assert.deepEqual(lost, []);
    },
  };
}

type Whole = Awaited<ReturnType<typeof openWhole>>;

async function withWhole(locale: Locale, body: (whole: Whole) => Promise<void>): Promise<void> {
  const whole = await openWhole(locale);
  try {
    await body(whole);
  } finally {
    await whole.close();
  }
}

function text(message: FakeMessage | null | undefined): string {
  return message === null || message === undefined ? "" : shown(textOf(message));
}

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

test("on Discord, whoever manages the server sets the association up; others are told who can", () =>
  withWhole("en", async ({ say }) => {
    const early = await say("Paul", "gathering list");
    assert.match(text(early.message), /set up/i);
    const founded = await say("Ines", "parvis setup", { name: "Les Amis du Parvis" });
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
