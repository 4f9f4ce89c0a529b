import assert from "node:assert/strict";
import { test } from "node:test";
import { text, withWhole } from "#test/support/discord-whole-stage.ts";
import { blockText } from "#test/support/slack/check-blocks.ts";
import { until } from "#test/support/slack/stage.ts";
import { GENERAL, openWhole } from "#test/support/slack/whole.ts";

test("on Discord, a need is discussed in the thread below its card, and in the channel where there is no thread", () =>
  withWhole("fr", async ({ fake, say, settle, general, enrol, restart }) => {
    await say("Ines", "parvis setup", { name: "Les Amis du Parvis" });
    await enrol("Paul", "Chloe");
    await say("Paul", "need submit", { title: "Une mutuelle" });
    await settle();
    const card = fake.messagesIn(general).find((message) => text(message).includes("Une mutuelle"));
    assert.equal(fake.world.threads.get(card?.id ?? ""), "N1 · Une mutuelle");
    await say("Chloe", "need discuss", { need: "N1", text: "La moins chère <@1>, @everyone" });
    await restart();
    await say("Paul", "need discuss", { need: "N1", text: "Ou la meilleure" });
    await settle();
    const said = fake.messagesIn(card?.id ?? "").map(text);
    assert.equal(said.length, 2);
    assert.match(said[0] ?? "", /La moins chère/);
    assert.equal(fake.messagesIn(general).filter((message) => text(message).includes("La moins chère")).length, 1, "on the card alone");
    fake.fail({
      method: "POST",
      path: /threads$/,
      times: 1,
      answer: { status: 403, body: { code: 50013, message: "Missing Permissions" } },
    });
    await say("Paul", "need submit", { title: "Un local" });
    await settle();
    await say("Chloe", "need discuss", { need: "N2", text: "Près de la gare" });
    await settle();
    assert.equal(
      fake.messagesIn(general).filter((message) => text(message).includes("Près de la gare")).length,
      2,
      "on the card and below it",
    );
  }));

test("on Slack, a need is discussed in the thread of its card, once, also where it is not known whether a word arrived", async () => {
  const { fake, person, running, privately, standing, close } = await openWhole();
  try {
    const ines = person("UINES00001");
    await ines.slash("/parvis", "setup", GENERAL);
    await until(() => privately(ines.user).length > 0, "what is set up");
    await ines.slash("/besoin", 'soumettre titre:"Une mutuelle"', GENERAL);
    await until(() => standing().includes("Une mutuelle"), "the card");
    await running.parvis.settle();
    const card = fake.team.messages.find(({ blocks }) => blockText(blocks).includes("Une mutuelle"));
    fake.fail({ method: "chat.postMessage", where: GENERAL, as: { kind: "server error", stored: true } });
    await ines.slash("/need", 'discuss N1 text:"The cheapest <!channel>"', GENERAL);
    await until(() => standing().includes("The cheapest"), "what was said");
    await running.parvis.settle();
    const said = fake.team.messages.filter(({ blocks }) => blockText(blocks).includes("The cheapest"));
    assert.deepEqual(
      said.filter(({ channel }) => channel === GENERAL).map(({ thread }) => thread),
      [null, card?.ts],
      "on the card, and in its thread",
    );
  } finally {
    await close();
  }
});
