import assert from "node:assert/strict";
import { test } from "node:test";
import { handClock, type Instant } from "#kernel/clock.ts";
import { LOCALES } from "#locales/locale.ts";
import { change } from "#store/change.ts";
import { type FakeMessage, textOf } from "#test/support/discord/world.ts";
import { text, withWhole } from "#test/support/discord-whole-stage.ts";
import { until } from "#test/support/slack/stage.ts";
import { GENERAL, openWhole } from "#test/support/slack/whole.ts";

/** What is pressed and read in each language, and what is typed on Slack. */
const WORDS = {
  en: {
    ...{ takeOn: "Take it on", release: "Release", done: "Done", more: "Show more", send: "Send now", resume: "Resume" },
    ...{ aid: "/aid", volunteer: "volunteer transport", pause: "pause", list: "list", ask: "ask", hand: "hand R1 to:" },
    ...{ page: /Page 2 of 2/, spoken: /English/, takeOver: /asks you to take over/, paused: /You will not be asked until/ },
  },
  fr: {
    ...{ takeOn: "Prendre en charge", release: "Rendre", done: "Terminé", more: "Voir la suite", send: "Envoyer", resume: "Reprendre" },
    ...{ aid: "/entraide", volunteer: "bénévole transport", pause: "pause", list: "liste", ask: "demander", hand: "confier R1 à:" },
    ...{ page: /Page 2 sur 2/, spoken: /français/, takeOver: /vous demande de prendre la suite/, paused: /Plus rien ne vous sera proposé/ },
  },
} as const;

/** Resolves when what stands in the database is as it should be. */
async function comes(found: () => Promise<boolean>, what: string): Promise<void> {
  const began = performance.now();
  while (!(await found())) if (performance.now() - began > 20_000) throw new Error(`Waited in vain: ${what}.`);
}

/** A Saturday at one in the afternoon in Paris: at night nobody is asked. */
const NOON = Date.UTC(2027, 2, 20, 12) as Instant;

const CONFIDED = "Ma fille Josette doit aller à l’hôpital.";

for (const locale of LOCALES) {
  const words = WORDS[locale];

  test(`on Discord, help is asked for, taken on, given back, handed over and done, typed and pressed (${locale})`, () =>
    withWhole(locale, async ({ fake, say, press, submit, settle, general, enrol, running }) => {
      const states = () => running().store.db.selectFrom("requests").select(["handle", "state", "confirmed"]).orderBy("id").execute();
      const isOffer = (message: FakeMessage) => fake.world.directs.has(message.channel) && text(message).includes(words.takeOn);
      await say("Ines", "parvis setup", { name: "Les Amis du Parvis" });
      await enrol("Paul", "Chloe", "Samir");
      for (const name of ["Chloe", "Samir"]) await say(name, "aid volunteer", { categories: "transport" });
      const asked = await say("Paul", "aid ask");
      assert.equal(asked.answer?.type, 9, "the form opens");
      await submit("Paul", { category: "transport", about: CONFIDED });
      assert.match(text((await press("Paul", words.send)).message), /R1/);
      await settle();
      assert.match(text((await press("Chloe", words.takeOn, isOffer)).message), /Josette/);
      await press("Chloe", words.release);
      await settle();
      assert.equal((await states())[0]?.state, "offered");
      assert.match(text((await say("Samir", "aid claim", { request: "R1" })).message), /Josette/);
      await say("Samir", "aid hand", { request: "R1", to: "Chloe" });
      await settle();
      assert.match(text((await press("Chloe", words.takeOn, isOffer)).message), /Josette/);
      await say("Chloe", "aid done", { request: "R1" });
      await settle();
      await press("Paul", words.done);
      await settle();
      assert.deepEqual(await states(), [{ handle: "R1", state: "done", confirmed: 1 }]);
      assert.match(text((await say("Chloe", "aid pause")).message), words.paused);
      await press("Chloe", words.resume);
      for (let n = 1; n <= 22; n += 1) await say("Paul", "aid ask", { category: "jardin", about: `Number ${n}` });
      await say("Chloe", "aid list");
      assert.match(text((await press("Chloe", words.more)).message), words.page);
      await settle();
      assert.doesNotMatch(fake.messagesIn(general).map(textOf).join("\n"), /Josette/);
    }));

  test(`on Slack, help is asked for, taken on, given back, handed over and done, typed and pressed (${locale})`, async () => {
    const whole = await openWhole("socket", {}, null, handClock(NOON));
    const { person, running, privately, standing, close } = whole;
    try {
      const [ines, paul, nour] = [person("UINES00001"), person("UPAUL00001"), person("UNOUR00001")];
      const told = (user: string, wanted: RegExp) => until(() => privately(user).some((each) => wanted.test(each)), String(wanted));
      const state = async () => await running.store.db.selectFrom("requests").select(["state", "confirmed"]).executeTakeFirstOrThrow();
      const becomes = (wanted: string) => comes(async () => (await state()).state === wanted, wanted);
      await ines.slash("/parvis", `setup language:${locale}`, GENERAL);
      await told(ines.user, /Association 1/);
      for (const each of [ines, paul, nour]) await each.slash("/parvis", `language ${locale}`, GENERAL);
      for (const each of [ines, paul, nour]) await told(each.user, words.spoken);
      await change(running.store.db, async (tx) => void (await tx.updateTable("people").set({ standing: "member" }).execute()));
      for (const each of [paul, nour]) {
        await each.slash(words.aid, words.volunteer, GENERAL);
        await told(each.user, /transport/);
      }
      await ines.slash(words.aid, words.ask, GENERAL);
      await until(() => (ines.modal()?.view["callback_id"] === "form" ? ines.modal() : null), "the form");
      await ines.submit({ category: "transport", about: CONFIDED });
      await told(ines.user, /R1/);
      await running.parvis.settle();
      await told(paul.user, /R1/);
      await paul.press(words.takeOn);
      await told(paul.user, /Josette/);
      await paul.press(words.release);
      await becomes("offered");
      await nour.slash(words.aid, `${locale === "fr" ? "prendre" : "claim"} R1`, GENERAL);
      await told(nour.user, /Josette/);
      await nour.slash(words.aid, `${words.hand}<@${paul.user}>`, GENERAL);
      await running.parvis.settle();
      await comes(
        async () =>
          (await running.store.db.selectFrom("offers").select("handed_by").where("handed_by", "is not", null).execute()).length === 1,
        "what was handed over",
      );
      await running.parvis.settle();
      await told(paul.user, words.takeOver);
      await paul.press(words.takeOn, words.takeOver);
      await comes(
        async () => (await running.store.db.selectFrom("claims").select("id").where("state", "=", "released").execute()).length === 2,
        "what was handed over",
      );
      await paul.slash(words.aid, `${locale === "fr" ? "terminé" : "done"} R1`, GENERAL);
      await becomes("done");
      await running.parvis.settle();
      await ines.press(words.done);
      await comes(async () => (await state()).confirmed === 1, "that it is confirmed");
      await paul.slash(words.aid, words.pause, GENERAL);
      await told(paul.user, words.paused);
      await paul.press(words.resume);
      assert.doesNotMatch(standing(), /Josette/);
    } finally {
      await close();
    }
  });
}
