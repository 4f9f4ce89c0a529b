import assert from "node:assert/strict";
import { test } from "node:test";
import { change } from "#store/change.ts";
import { until } from "#test/support/slack/stage.ts";
import { GENERAL, openWhole, type Whole } from "#test/support/slack/whole.ts";

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Types a line and waits for its answer. */
async function typed(whole: Whole, key: string, line: string): Promise<string> {
  const person = whole.person(key);
  const before = whole.privately(key).length;
  const [command = "", ...words] = line.split(" ");
  await person.slash(command, words.join(" "), GENERAL);
  await until(() => whole.privately(key).length > before, line);
  return whole.privately(key).at(-1) ?? "";
}

/** An association that Inès has set up, and of which Paul and Nour are members. */
async function association(body: (whole: Whole) => Promise<void>): Promise<void> {
  const whole = await openWhole();
  try {
    await typed(whole, "UINES00001", "/parvis setup");
    for (const key of ["UPAUL00001", "UNOUR00001"]) await typed(whole, key, "/parvis gathering list");
    const { db } = whole.running.store;
    await change(db, (tx) => tx.updateTable("people").set({ standing: "member" }).where("standing", "=", "guest").execute());
    await body(whole);
  } finally {
    await whole.close();
  }
}

async function opened(whole: Whole, key: string): Promise<string> {
  await whole.person(key).openHome();
  await until(() => whole.home(key) !== "", "the page");
  return whole.home(key);
}

test("a page has one's gatherings, votes to cast and aid, each in one's own language, and what one's role asks", () =>
  association(async (whole) => {
    const [ines, paul, nour] = ["UINES00001", "UPAUL00001", "UNOUR00001"] as const;
    await typed(whole, ines, `/gathering new title:"Chorale" start:"${inDays(4)} 18:30"`);
    await typed(whole, paul, "/gathering join G1");
    await typed(whole, ines, '/motion propose title:"Un banc" text:"Acheter un banc."');
    await typed(whole, ines, "/motion open M1");
    await typed(whole, nour, '/aid ask category:transport about:"Chez le médecin" urgency:week');
    const [pauls, nours, own] = [await opened(whole, paul), await opened(whole, nour), await opened(whole, ines)];
    assert.match(pauls, /My gatherings[\s\S]*Chorale/);
    assert.match(pauls, /Votes to cast|My votes/);
    assert.match(pauls, /Un banc/);
    assert.doesNotMatch(pauls, /médecin/);
    assert.match(nours, /Mes rencontres/);
    assert.match(nours, /R1/);
    assert.match(own, /Ce que votre rôle demande/);
    assert.doesNotMatch(pauls, /role asks/);
  }));

test("a page that was looked at is kept fresh: by what one does elsewhere, and by what one is told", () =>
  association(async (whole) => {
    const [ines, paul, nour] = ["UINES00001", "UPAUL00001", "UNOUR00001"] as const;
    await typed(whole, ines, `/gathering new title:"Chorale" start:"${inDays(4)} 18:30" capacity:1`);
    await opened(whole, paul);
    assert.doesNotMatch(whole.home(paul), /Chorale/);
    await typed(whole, nour, "/gathering join G1");
    await typed(whole, paul, "/gathering join G1");
    await until(() => whole.home(paul).includes("Chorale"), "the gathering for which Paul waits");
    const waiting = whole.home(paul);
    await typed(whole, nour, "/gathering leave G1");
    await whole.running.parvis.settle();
    await until(() => whole.home(paul) !== waiting, "the seat that Paul has now");
    const published = whole.fake.state.calls.filter(({ method, args }) => method === "views.publish" && args["user_id"] === nour);
    assert.equal(published.length, 0);
  }));

test("a page that is open follows what others do: a vote that somebody opens, a request that somebody takes on; and is then left alone", () =>
  association(async (whole) => {
    const [ines, paul, nour] = ["UINES00001", "UPAUL00001", "UNOUR00001"] as const;
    const published = () => whole.fake.state.calls.filter(({ method }) => method === "views.publish").length;
    await opened(whole, paul);
    await typed(whole, ines, '/motion propose title:"Un banc" text:"Acheter un banc."');
    await typed(whole, ines, "/motion open M1");
    await until(() => whole.home(paul).includes("Un banc"), "the vote that Paul may cast");
    await typed(whole, nour, '/aid ask category:transport about:"Chez le médecin" urgency:week');
    await opened(whole, nour);
    const open = whole.home(nour);
    assert.match(open, /R1/);
    await typed(whole, ines, "/aid volunteer categories:transport");
    await typed(whole, ines, "/aid claim R1");
    await until(() => whole.home(nour) !== open, "that somebody helps Nour");
    await whole.running.parvis.settle();
    const before = published();
    await typed(whole, ines, "/gathering list");
    await typed(whole, ines, "/gathering list");
    assert.equal(published(), before);
  }));

test("a page with very much on it is one page still", () =>
  association(async (whole) => {
    const [ines, paul] = ["UINES00001", "UPAUL00001"] as const;
    for (let at = 1; at <= 6; at += 1) {
      await typed(whole, ines, `/gathering new title:"${"Une rencontre au titre long ".repeat(2)}${at}" start:"${inDays(at)} 18:30"`);
      await typed(whole, paul, `/gathering join G${at}`);
      await typed(whole, ines, `/motion propose title:"${"Une résolution au titre long ".repeat(2)}${at}" text:"Oui."`);
      await typed(whole, ines, `/motion open M${at}`);
      await typed(whole, paul, `/aid ask category:transport about:"${"Aider ".repeat(30)}" urgency:week`);
    }
    assert.match(await opened(whole, paul), /Une rencontre/);
    assert.match(await opened(whole, ines), /Une résolution/);
  }));

test("before anything is set up a page says what would do, and a stranger's page asks nothing of them", async () => {
  const whole = await openWhole();
  try {
    assert.match(await opened(whole, "UPAUL00001"), /\/parvis setup/);
    await typed(whole, "UINES00001", "/parvis setup");
    await until(async () => /My gatherings/.test(await opened(whole, "UPAUL00001")), "the page of a guest");
  } finally {
    await whole.close();
  }
});

test("French words are understood with and without accents, after /parvis and by themselves", () =>
  association(async (whole) => {
    const ines = "UINES00001";
    await typed(whole, ines, `/parvis rencontre nouvelle titre:"Été" debut:"${inDays(4)} 18h30"`);
    await until(() => whole.standing().includes("Été"), "the card");
    for (const line of ["/rencontre liste", "/parvis Rencontre LISTE", "/parvis rencontre:liste"]) await typed(whole, ines, line);
    assert.match(await typed(whole, ines, "/rencontre liste"), /Été/);
    assert.match(await typed(whole, ines, "/parvis rencontre liste"), /Été/);
    assert.match(await typed(whole, ines, '/parvis resolution proposer titre:"Un banc" texte:"Oui."'), /M1/);
    assert.match(await typed(whole, ines, '/resolution proposer titre:"Une table" texte:"Oui."'), /M2/);
  }));
