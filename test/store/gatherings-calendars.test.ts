import assert from "node:assert/strict";
import { Hono } from "hono";
import type { Id } from "#kernel/ids.ts";
import { answerFile } from "#platforms/web/served.ts";
import { readBack } from "#test/support/calendar-files.ts";
import { eachDatabase } from "#test/support/databases.ts";
import { type Club, openClub, proposalOf, SQUARE } from "#test/support/gatherings.ts";
import { pdfText } from "#test/support/pdf-text.ts";

async function propose(club: Club, start: string, rest: Parameters<typeof proposalOf>[1] = {}): Promise<Id> {
  const host = await club.person("host", ["organizer"]);
  return (await club.gatherings.propose(club.act(host, ["organizer"]), proposalOf(start, rest), SQUARE)).gathering.id;
}

async function bodyOf(club: Club, path: string): Promise<string> {
  const found = await club.gatherings.serve(path.replace("/calendar/", ""));
  assert.ok(found !== null, path);
  if (typeof found.body === "string") return found.body;
  return found.type === "application/pdf" ? pdfText(found.body) : Buffer.from(found.body).toString("utf8");
}

eachDatabase(
  "the feed for everyone holds what is for everyone, one's own what one comes to, and each opens for its address alone",
  async (open) => {
    const store = await open();
    const club = await openClub(store);
    const weekly = await propose(club, "2027-04-07T19:30", { title: "Chœur", repeat: "weekly", link: "https://visio.example.org/choeur" });
    await propose(club, "2027-04-09T14:00", {
      title: "Réservé",
      audience: "members",
      reveal: "everyone",
      link: "https://visio.example.org/members",
    });
    const [ana, bo] = [await club.person("ana"), await club.person("bo")];
    await club.gatherings.join(club.act(ana), weekly, { date: "2027-04-14" });
    await club.gatherings.join(club.act(bo), weekly, { date: "2027-04-21", answer: "maybe" });
    const own = await club.gatherings.calendars(club.act(ana), undefined, "keep");
    const open1 = await bodyOf(club, own.everyone);
    assert.ok(!open1.includes("Réservé") && !open1.includes("visio.example.org"));
    assert.equal(readBack(open1, "2027-05-01").length, 4);
    const anas = await bodyOf(club, own.own);
    assert.deepEqual(
      readBack(anas, "2028-01-01").map(({ at, status }) => [at, status]),
      [["2027-04-14T17:30:00Z", "CONFIRMED"]],
    );
    assert.ok(anas.includes("URL:https://visio.example.org/choeur"));
    const bos = await bodyOf(club, (await club.gatherings.calendars(club.act(bo), undefined, "keep")).own);
    assert.ok(bos.includes("STATUS:TENTATIVE") && !bos.includes("visio.example.org"));
    assert.deepEqual(await club.gatherings.calendars(club.act(ana), undefined, "keep"), own);
    const renewed = await club.gatherings.calendars(club.act(ana), undefined, "renew");
    assert.notEqual(renewed.own, own.own);
    assert.equal(await club.gatherings.serve(own.own.replace("/calendar/", "")), null);
    assert.equal(await bodyOf(club, renewed.own), anas);
    const members = await club.gatherings.serve(`${club.community}/G2.ics`);
    assert.equal(members, null);
    const { one } = await club.gatherings.calendars(club.act(ana), (await club.gatherings.find(club.community, "G2"))?.id, "keep");
    assert.ok((await bodyOf(club, one?.path ?? "")).includes("SUMMARY:Réservé"));
  },
);

eachDatabase("a date that is moved and then called off rises in sequence and stays in the feed under the same identity", async (open) => {
  const store = await open();
  const club = await openClub(store);
  const id = await propose(club, "2027-04-07T19:30", { repeat: "weekly", until: "2027-04-28" });
  const host = club.act(await club.person("host", ["organizer"]), ["organizer"]);
  const path = `/calendar/${club.community}/G1.ics`;
  const before = readBack(await bodyOf(club, path), "2028-01-01");
  const local = "2027-04-15T20:00" as const;
  const start = proposalOf(local).start;
  await club.gatherings.edit(host, id, { scope: "this", date: "2027-04-14", start });
  const moved = readBack(await bodyOf(club, path), "2028-01-01");
  await club.gatherings.cancel(host, id, { scope: "this", date: "2027-04-15" });
  const off = readBack(await bodyOf(club, path), "2028-01-01");
  assert.deepEqual(
    [before, moved, off].map((dates) => dates[1]?.sequence),
    [0, 1, 2],
  );
  assert.deepEqual(
    [before, moved, off].map((dates) => dates[1]?.at),
    ["2027-04-14T17:30:00Z", "2027-04-15T18:00:00Z", "2027-04-15T18:00:00Z"],
  );
  assert.equal(off[1]?.status, "CANCELLED");
  assert.equal(new Set([...before, ...moved, ...off].map(({ uid }) => uid)).size, 1);
  assert.equal(off.length, 4);
});

eachDatabase("whoever has a calendar already is told that it is the same; a path that is none opens nothing", async (open) => {
  const store = await open();
  const club = await openClub(store);
  const id = await propose(club, "2027-04-07T19:30", { repeat: "weekly" });
  const app = new Hono();
  app.get("/calendar/*", async (context) => (await answerFile(context, club.gatherings.serve)) ?? context.notFound());
  const path = `/calendar/${club.community}/public.ics`;
  const first = await app.request(path);
  assert.equal(first.status, 200);
  assert.equal(first.headers.get("content-type"), "text/calendar; charset=utf-8");
  const etag = first.headers.get("etag") ?? "";
  const again = await app.request(path, { headers: { "if-none-match": `W/${etag}` } });
  assert.deepEqual([again.status, await again.text(), again.headers.get("etag")], [304, "", etag]);
  const host = club.act(await club.person("host", ["organizer"]), ["organizer"]);
  await club.gatherings.edit(host, id, { scope: "all", title: "Autre" });
  assert.equal((await app.request(path, { headers: { "if-none-match": etag } })).status, 200);
  for (const wrong of [
    "public.ics",
    `${club.community}/G9.ics`,
    "me/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.ics",
    "papers/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "%2e%2e/x",
  ]) {
    assert.equal((await app.request(`/calendar/${wrong}`)).status, 404, wrong);
  }
});

eachDatabase("papers name who was there, escape what was typed, and close after a week", async (open) => {
  const store = await open();
  const club = await openClub(store);
  const id = await propose(club, "2027-04-07T19:30", { title: "<script>alert(1)</script> & co", repeat: "weekly" });
  const host = club.act(await club.person("host", ["organizer"]), ["organizer"]);
  const ana = await club.person("Ana <b>");
  await club.gatherings.join(club.act(ana), id, { date: "2027-04-07" });
  await club.moveTo("2027-04-07T19:35");
  const now = () => club.act(host.person, ["organizer"]);
  const roll = await club.gatherings.callRoll(now(), id, undefined, {});
  const code = roll.code ?? "";
  await assert.rejects(club.gatherings.checkIn(club.act(ana), id, undefined, "nothing"), /gathering-code-wrong/);
  await club.gatherings.checkIn(club.act(ana), id, undefined, ` ${code.toLowerCase().slice(0, 3)}-${code.slice(3)}`);
  const sheet = await club.gatherings.sheetAddress(now(), roll.gathering, roll.occurrence.original);
  const certificate = await club.gatherings.certificateAddress(club.act(ana), roll.gathering, "series");
  const page = await bodyOf(club, sheet);
  assert.ok(page.includes("Ana &lt;b&gt;") && page.includes("&lt;script&gt;") && !page.includes("<script>"));
  const paper = await bodyOf(club, certificate);
  assert.ok(paper.includes("Ana &lt;b&gt;") && /7 (?:April|avril) 2027/.test(paper));
  const ownDate = await club.gatherings.certificateAddress(club.act(ana), roll.gathering, roll.occurrence.original);
  const series = await club.gatherings.sheetAddress(now(), roll.gathering, "series");
  assert.equal(new Set([sheet, series, certificate, ownDate]).size, 4);
  for (const [address, wanted] of [
    [sheet, /Feuille d’émargement\s: <script>alert\(1\)<\/script> & co[\s\S]*Ana <b>\s*✓/],
    [series, /Ana <b>[\s\S]*✓[\s\S]*–/],
    [certificate, /Ana <b>[\s\S]*1 séance|une séance|2 h/],
    [ownDate, /7 (?:April|avril) 2027/],
  ] as const) {
    assert.match(await bodyOf(club, `${address}.pdf`), wanted);
    assert.match(await bodyOf(club, `${address}.md`), /Ana \\<b\\>/);
  }
  const [once, again] = [await club.gatherings.serve(`${series}.pdf`.slice(10)), await club.gatherings.serve(`${series}.pdf`.slice(10))];
  assert.equal(once?.etag, again?.etag);
  assert.equal(once?.type, "application/pdf");
  assert.ok((await bodyOf(club, "/calendar/papers/paper.css")).includes("@page"));
  await assert.rejects(club.gatherings.sheetAddress(club.act(ana), roll.gathering, roll.occurrence.original), /gathering-not-yours/);
  await club.moveTo("2027-04-14T19:36");
  assert.equal(await club.gatherings.serve(sheet.replace("/calendar/", "")), null);
});
