import assert from "node:assert/strict";
import { test } from "node:test";
import { nothing, replace } from "#chat/answer.ts";
import { card } from "#chat/card.ts";
import { command } from "#chat/command.ts";
import { day, existing, optional } from "#chat/option.ts";
import type { Place } from "#chat/place.ts";
import type { AccountRef, Said } from "#chat/platform.ts";
import { link, prose } from "#chat/prose.ts";
import { voiceOf } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import { filledIn } from "#platforms/paper/form.ts";
import { manifest } from "#platforms/paper/manifest.ts";
import { type PaperPlatform, paperPlatform, type Sheet } from "#platforms/paper/platform.ts";
import { written } from "#platforms/paper/prose.ts";
import { type PlatformBench, platformContract } from "./contract.ts";

const room: Place = { platform: "paper", team: "club", room: "general", name: "general" };
const account: AccountRef = { platform: "paper", team: "club", user: "alice" };

function newest(sheets: readonly Sheet[], where: string): string | null {
  return sheets.find((sheet) => sheet.where === where)?.pages.at(-1)?.text ?? null;
}

async function act(paper: PaperPlatform, who: AccountRef, place: Place | null, said: Said, pressed?: string) {
  const speaker = { team: who.team, user: who.user, name: who.user, locale: null, zone: null, owner: false };
  return paper.act({ speaker, place, said }, pressed);
}

async function bench(): Promise<PlatformBench> {
  const paper = paperPlatform("paper");
  paper.openRoom(room);
  paper.openAccount(account);
  return {
    platform: paper,
    room,
    account,
    lostRoom: { ...room, room: "demolished" },
    lostAccount: { ...account, user: "nobody" },
    textAt: async (where) => newest(paper.sheets, where),
    countIn: async (place) => paper.sheets.filter((sheet) => sheet.place?.room === place.room && sheet.reader === null).length,
    privateText: async ({ user }) =>
      paper.sheets
        .filter((sheet) => sheet.reader?.user === user)
        .map((sheet) => newest(paper.sheets, sheet.where))
        .join("\n"),
    pings: async () => [],
    type: async (who, place, text) => {
      await act(paper, who, place, { kind: "line", text });
    },
    press: async (who, label) => {
      const control = paper.sheets.flatMap((sheet) => sheet.pages.at(-1)?.controls ?? []).find((one) => one.label === label);
      assert.equal(control?.kind, "press");
      if (control?.kind === "press") await act(paper, who, room, { kind: "press", address: control.address });
    },
    submit: async (who, values) => {
      const open = paper.formOf(who);
      assert.ok(open !== null);
      await act(paper, who, open.place, { kind: "form", address: open.form.address, values });
    },
    close: () => paper.stop(),
  };
}

platformContract("paper", bench);

test("paper: every state of a message is kept, so that what was shown once is never forgotten", async () => {
  const paper = paperPlatform("paper");
  paper.openRoom(room);
  const sent = await paper.post(room, card({ summary: "a", title: prose`first` }), "k");
  assert.equal(sent.kind, "done");
  if (sent.kind === "done") await paper.edit(sent.where, card({ summary: "b", title: prose`second` }));
  assert.deepEqual(
    paper.sheets[0]?.pages.map((page) => page.text),
    ["first\na", "second\nb"],
  );
});

test("paper: a private answer is replaced where it says so, a public one is answered beside", async () => {
  const paper = paperPlatform("paper");
  paper.openRoom(room);
  const voice = voiceOf("en", "Europe/Paris", 0 as Instant);
  await paper.start({
    hear: async () => ({ outcome: "done", audience: "to the asker", answer: replace(card({ summary: "s", title: prose`again` })), voice }),
    home: async () => ({ cards: [], voice }),
    suggest: async () => [],
  });
  await act(paper, account, room, { kind: "line", text: "/gathering list" });
  const first = paper.sheets[0] as Sheet;
  await act(paper, account, room, { kind: "press", address: "gathering.list/next/2" }, first.where);
  assert.equal(paper.sheets.length, 1);
  assert.equal(first.pages.length, 2);
  const posted = await paper.post(room, card({ summary: "p", title: prose`public` }), "p");
  await act(paper, account, room, { kind: "press", address: "gathering.join/going/1" }, posted.kind === "done" ? posted.where : "");
  assert.equal(paper.sheets.length, 3);
  assert.equal(paper.sheets[1]?.pages.length, 1);
  await paper.stop();
});

test("paper: a link says where it leads", () => {
  assert.equal(written(prose`See ${link("the rules", "https://example.org/rules")}.`), "See the rules (https://example.org/rules).");
});

test("paper: a form is filled in by name or label, choices by value or label, over what stands in it", () => {
  const input = { help: "", required: false, start: "", wrong: null, max: 80, choices: [] };
  const form = {
    title: "t",
    intro: "",
    submit: "s",
    address: "a",
    inputs: [
      { ...input, kind: "line" as const, name: "title", label: "Titre", start: "Soupe" },
      { ...input, kind: "choice" as const, name: "kind", label: "Genre", choices: [{ value: "meeting", label: "Réunion" }] },
    ],
  };
  assert.deepEqual(filledIn(form, { genre: "reunion" }), { kind: "values", values: { title: "Soupe", kind: "meeting" } });
  assert.deepEqual(filledIn(form, { titre: "Pain" }), { kind: "values", values: { title: "Pain" } });
  assert.deepEqual(filledIn(form, { place: "x" }), { kind: "unknown", name: "place", known: ["title", "kind"] });
});

test("paper: its manifest lists what can be said, from the declarations", () => {
  const leave = command<null>()({
    path: "gathering leave",
    may: "take part",
    answers: "to the asker",
    options: { gathering: existing("gathering"), date: optional(day()) },
    run: async () => nothing,
  });
  assert.deepEqual(manifest([leave as never]), ["/gathering leave gathering: date?:"]);
});
