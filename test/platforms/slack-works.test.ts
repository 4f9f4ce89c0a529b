import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { blockText, type Node } from "#test/support/slack/check-blocks.ts";
import { until } from "#test/support/slack/stage.ts";
import { GENERAL, openWhole } from "#test/support/slack/whole.ts";

test("on Slack a picture is shared by a form, shown in the channel without place and device, and gone there when it is withdrawn", async () => {
  const { fake, person, running, close } = await openWhole();
  try {
    const ines = person("UINES00001");
    const given = readFileSync("test/scenarios/files/tulips.jpg");
    const common = { alt: "", complete: true, channel: null };
    fake.team.files.set("FTULIPS001", { ...common, name: "tulips.jpg", bytes: given, owner: ines.user });
    fake.team.files.set("FLETTER001", {
      ...common,
      name: "letter.jpg",
      bytes: readFileSync("test/scenarios/files/letter.jpg"),
      owner: ines.user,
    });
    fake.team.files.set("FOTHERS001", { ...common, name: "tulips.jpg", bytes: given, owner: "UPAUL00001" });
    const own = fake.team.files.size;
    fake.state.triggerLife = 60_000;
    await ines.slash("/parvis", "setup", GENERAL);
    await until(() => fake.team.ephemerals.some(({ user }) => user === ines.user), "what is set up");
    await ines.slash("/parvis", "work share", GENERAL);
    await until(() => (ines.modal()?.view["callback_id"] === "form" ? true : null), "the form");
    const refused = async (file: string) => {
      const { payload } = await ines.submit({ title: "Tulips", file, consent: "nobody" });
      assert.equal(payload["response_action"], "errors");
      return String((payload["errors"] as Readonly<Record<string, string>>)["file"]);
    };
    assert.match(await refused("FLETTER001"), /application\/pdf/u);
    assert.match(await refused("FOTHERS001"), /no file|pas de fichier/u);
    await ines.submit({ title: "Tulips", file: "FTULIPS001", consent: "nobody", alt: "Three tulips" });
    const hung = await until(
      () => fake.team.messages.find(({ channel, blocks }) => channel === GENERAL && blockText(blocks).includes("Tulips")),
      "the card",
    );
    const shown = JSON.stringify(hung.blocks);
    assert.match(shown, /"slack_file":\{"id":"F/u);
    assert.match(shown, /Three tulips/u);
    const brought = [...fake.team.files].filter(([id]) => shown.includes(id));
    assert.equal(brought.length, 1);
    for (const trace of ["Fotofix", "GPS", "Exif"]) assert.ok(!brought[0]?.[1].bytes.includes(trace), trace);
    await ines.slash("/parvis", "oeuvre retirer W1 confirm:yes", GENERAL);
    await until(() => (JSON.stringify(hung.blocks).includes("slack_file") ? null : true), "the card without the picture");
    await until(() => (fake.team.files.has(brought[0]?.[0] ?? "") ? null : true), "the picture deleted there too");
    assert.ok(fake.team.files.size >= own, "what people have uploaded themselves is theirs");
    assert.ok(!blockText(hung.blocks as readonly Node[]).includes("Tulips"));
    await running.parvis.settle();
  } finally {
    await close();
  }
});
