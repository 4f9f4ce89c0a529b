import assert from "node:assert/strict";
import { test } from "node:test";
import { type Local, readZone, toInstant, toLocal, type Zone } from "#calendar/calendar.ts";
import { handClock, type Instant } from "#kernel/clock.ts";
import { LOCALES } from "#locales/locale.ts";
import { fullWords } from "#locales/time.ts";
import { type BothWays, type Called, labelIn, onDiscord, onSlack } from "#test/support/both-ways.ts";
import { blockText } from "#test/support/slack/check-blocks.ts";
import { until } from "#test/support/slack/stage.ts";
import { GENERAL, openWhole } from "#test/support/slack/whole.ts";

const ROLE = {
  en: {
    none: /no role may be/i,
    power: /power/,
    not: /@Board/,
    notifies: /notifies @Board/,
    week: "every fri",
    off: "none",
  },
  fr: { none: /aucun rôle ne le peut/i, power: /pouvoir/, not: /@Board/, notifies: /prévient @Board/, week: "le ven", off: "aucun" },
} as const;

const CHOIR = /Chorale/;

/** A role is notified where an organiser allowed it, by the announcement of each date and by no edit, as long as it is allowed and asked for. */
async function notifying({ locale, say, press, submit, settle, hangs }: BothWays, { group, notified }: Called): Promise<void> {
  const words = ROLE[locale];
  const [board = ""] = /\w{9,}/.exec(group) ?? [];
  const choir = { title: "Chorale", start: "2027-04-02 19:00", repeat: words.week, post: "2d" };
  assert.match(await say("Ines", "gathering new", { ...choir, notify: group }), words.none);
  assert.match(await say("Paul", "parvis roles", { role: group, notify: "yes" }), words.power);
  assert.match(await say("Ines", "parvis roles", { role: group, notify: "yes" }), /@Board/);
  assert.match(await say("Ines", "gathering new", { ...choir, notify: "@Bored" }), words.not);
  assert.match(await say("Ines", "gathering new", { ...choir, notify: "@board" }), words.notifies);
  const posted = () => notified().filter((_pings, at) => CHOIR.test(hangs()[at] ?? ""));
  await settle("2027-03-31T16:59:59Z");
  assert.deepEqual(posted(), []);
  await settle("2027-03-31T17:00:00Z");
  assert.deepEqual(posted(), [[board]]);
  await press("Paul", labelIn(locale, "join"), CHOIR);
  await settle();
  assert.equal(posted().length, 1, "answers edit it, and nothing is posted anew");
  await settle("2027-04-07T17:00:00Z");
  assert.deepEqual(posted()[1], [board], "each date has its announcement");

  await say("Ines", "gathering show", { gathering: "G1" });
  await press("Ines", labelIn(locale, "edit"));
  await submit("Ines", { scope: "all", date: "", notify: words.off });
  await settle("2027-04-14T17:00:00Z");
  assert.deepEqual(posted()[2], []);
  await say("Ines", "gathering edit", { gathering: "G1", notify: group });
  await settle("2027-04-21T17:00:00Z");
  assert.deepEqual(posted()[3], [board]);
  await say("Ines", "parvis roles", { role: "@Board", notify: "no" });
  await settle("2027-04-28T17:00:00Z");
  assert.deepEqual(posted()[4], [], "what may be notified no more is not");
}

for (const locale of LOCALES) {
  const language = locale === "fr" ? "French" : "English";
  test(`on Discord in ${language}, the announcement of each date notifies the role that an organiser allowed`, () =>
    onDiscord(locale, notifying));
  test(`on Slack in ${language}, the announcement of each date notifies the group that an organiser allowed`, () =>
    onSlack(locale, notifying));
}

/** Where members live, and what their clocks show when it is 19:30 in Paris: on 13 January, on 31 March. */
const FAR = [
  ["Indian/Reunion", "2027-01-13T22:30", "2027-03-31T21:30"],
  ["America/Guadeloupe", "2027-01-13T14:30", "2027-03-31T13:30"],
  ["Pacific/Noumea", "2027-01-14T05:30", "2027-04-01T04:30"],
  ["America/Miquelon", "2027-01-13T15:30", "2027-03-31T15:30"],
  ["America/New_York", "2027-01-13T13:30", "2027-03-31T13:30"],
  ["Europe/Paris", "2027-01-13T19:30", "2027-03-31T19:30"],
] as const;

test("on Slack, members far away are answered and reminded in the hour of their own clocks, in both languages", async () => {
  const clock = handClock(Date.UTC(2027, 0, 10, 12) as Instant);
  const { fake, person, running, close } = await openWhole("socket", {}, null, clock);
  const { team } = fake;
  const answersTo = (user: string) => team.ephemerals.filter((each) => each.user === user).map(({ blocks }) => blockText(blocks));
  const toldTo = (user: string) =>
    team.messages.filter(({ channel }) => team.channels.get(channel)?.im === user).map(({ blocks }) => blockText(blocks));
  async function say(user: string, command: string, line: string): Promise<string> {
    const before = answersTo(user).length;
    await person(user).slash(command, line, GENERAL);
    return until(() => answersTo(user)[before], `${user}: ${line}`);
  }
  try {
    await say("UINES00001", "/parvis", "setup");
    await say("UINES00001", "/gathering", 'new title:Veillée start:"2027-01-13 19:30" repeat:"every wed" reminders:1h');
    for (const [at, [zone, winter, summer]] of FAR.entries()) {
      const [user, locale] = [`UFAR0000${at}1`, at % 2 === 0 ? "fr" : "en"] as const;
      team.users.set(user, { id: user, name: zone, locale: locale === "fr" ? "fr-FR" : "en-US", tz: zone, admin: false, deleted: false });
      for (const [date, local] of [
        ["2027-01-13", winter],
        ["2027-03-31", summer],
      ] as const) {
        const instant = toInstant(`${date}T19:30` as Local, readZone("Europe/Paris") as Zone);
        assert.equal(toLocal(instant, readZone(zone) as Zone), local);
        const shown = await say(user, "/gathering", `show G1 date:${date}`);
        assert.ok(shown.includes(fullWords(locale, zone, instant)), `${zone} ${date}: ${shown}`);
        await say(user, "/gathering", `join G1 date:${date}`);
      }
    }
    clock.moveTo(Date.UTC(2027, 0, 13, 17, 30) as Instant);
    await running.parvis.settle();
    for (const [at, [zone]] of FAR.entries()) {
      const locale = at % 2 === 0 ? "fr" : "en";
      const begins = Date.UTC(2027, 0, 13, 18, 30) as Instant;
      const reminders = toldTo(`UFAR0000${at}1`);
      assert.equal(reminders.length, 1, zone);
      assert.ok(reminders[0]?.includes(fullWords(locale, zone, begins)), `${zone}: ${reminders[0]}`);
    }
  } finally {
    await close();
  }
});
