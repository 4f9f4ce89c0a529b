import assert from "node:assert/strict";
import { test } from "node:test";
import { missing, openTestStore } from "#test/support/databases.ts";
import { type FakeSlack, fakeSlack } from "#test/support/fake-slack.ts";
import type { Node } from "#test/support/slack/check-blocks.ts";
import { deliverOverHttp, type Taken } from "#test/support/slack/delivery.ts";
import { until } from "#test/support/slack/stage.ts";
import { GENERAL, openWhole, type Whole } from "#test/support/slack/whole.ts";

interface Many {
  readonly fake: FakeSlack;
  readonly processes: readonly [Whole, Whole];
  /** Delivers the same to one of them, as the `retry`-th repetition where that is not 0. */
  readonly deliver: (to: Whole, payload: Node, retry: number) => Promise<Taken>;
  readonly count: (table: "gatherings" | "registrations" | "polls") => Promise<number>;
}

/** Two processes of one house behind a balancer, on one PostgreSQL and in front of one Slack. */
async function many(body: (many: Many) => Promise<void>): Promise<void> {
  const store = await openTestStore("postgres");
  const fake = await fakeSlack();
  const open = () => openWhole("http", { DATABASE_URL: store.url, PARVIS_SECRET: "a secret of at least thirty-two characters" }, fake);
  const processes = [await open(), await open()] as const;
  const url = (to: Whole) => `http://127.0.0.1:${to.running.port}/slack/events`;
  const again = (retry: number): Record<string, string> =>
    retry === 0 ? {} : { "x-slack-retry-num": String(retry), "x-slack-retry-reason": "http_timeout" };
  try {
    const ines = processes[0].person("UINES00001");
    await ines.slash("/parvis", "setup", GENERAL);
    await until(() => processes[0].privately(ines.user).length > 0);
    await body({
      fake,
      processes,
      deliver(to, payload, retry) {
        const event = "event" in payload;
        const form = () =>
          "command" in payload
            ? Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, String(value)]))
            : { payload: JSON.stringify(payload) };
        const text = event ? JSON.stringify(payload) : new URLSearchParams(form()).toString();
        return deliverOverHttp(url(to), fake.signingSecret, text, { json: event, headers: again(retry) });
      },
      count: async (table) => (await store.db.selectFrom(table).selectAll().execute()).length,
    });
  } finally {
    for (const each of processes) await each.close();
    await fake.close();
    await store.remove();
  }
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

test("one command, delivered to two processes and repeated, is done and answered once", async (t) => {
  if (await missing(t, "postgres")) return;
  await many(async ({ fake, processes: [one, two], deliver, count }) => {
    const ines = one.person("UINES00001");
    const before = one.privately(ines.user).length;
    const payload = ines.slashPayload("/gathering", `new title:"Once" start:"${inDays(4)} 18:30"`, GENERAL);
    const taken = await Promise.all([deliver(one, payload, 0), deliver(two, payload, 1)]);
    assert.ok(taken.every(({ acknowledged }) => acknowledged));
    await until(() => one.standing().includes("Once"), "the card");
    assert.ok((await deliver(two, payload, 2)).acknowledged && (await deliver(one, payload, 3)).acknowledged);
    for (const each of [one, two]) await each.running.parvis.settle();
    await until(() => one.privately(ines.user).length > before, "the answer");
    assert.equal(await count("gatherings"), 1);
    assert.equal(one.privately(ines.user).length, before + 1);
    assert.equal(fake.team.messages.filter(({ channel }) => channel === GENERAL).length, 1);
  });
});

test("what is answered in the channel is said there once, whichever process was given it", async (t) => {
  if (await missing(t, "postgres")) return;
  await many(async ({ fake, processes: [one, two], deliver }) => {
    const ines = one.person("UINES00001");
    const answered = one.privately(ines.user).length;
    await ines.slash("/gathering", `new title:"Soup" start:"${inDays(4)} 18:30" capacity:5`, GENERAL);
    await until(() => one.standing().includes("Soup") && one.privately(ines.user).length > answered, "the card and the answer");
    const payload = ines.slashPayload("/gathering", "show G1", GENERAL);
    const shown = () => [...fake.team.messages, ...fake.team.ephemerals].length;
    const before = shown();
    await Promise.all([deliver(two, payload, 0), deliver(one, payload, 1)]);
    await until(() => shown() > before);
    await deliver(one, payload, 2);
    for (const each of [one, two]) await each.running.parvis.settle();
    assert.equal(shown(), before + 1);
  });
});

test("one event, delivered to two processes and repeated under another id, is done once", async (t) => {
  if (await missing(t, "postgres")) return;
  await many(async ({ fake, processes: [one, two], deliver }) => {
    const event = (id: string): Node => ({
      ...{ token: "verification", type: "event_callback", team_id: fake.team.id, api_app_id: "A00000001", event_id: id },
      event: { type: "app_home_opened", user: "UINES00001", channel: "DINES00001", tab: "home", event_ts: "77.1" },
    });
    const published = () => fake.state.calls.filter(({ method }) => method === "views.publish").length;
    await Promise.all([deliver(one, event("Ev1"), 0), deliver(two, event("Ev1"), 1), deliver(two, event("Ev2"), 0)]);
    await until(() => published() > 0, "the home tab");
    await deliver(two, event("Ev1"), 3);
    for (const each of [one, two]) await each.running.parvis.settle();
    assert.equal(published(), 1);
  });
});

test("a press that two processes are given takes one seat", async (t) => {
  if (await missing(t, "postgres")) return;
  await many(async ({ processes: [one, two], deliver, count }) => {
    const ines = one.person("UINES00001");
    await ines.slash("/gathering", `new title:"Seats" start:"${inDays(4)} 18:30" capacity:2`, GENERAL);
    await until(() => one.standing().includes("Seats"));
    const paul = one.person("UPAUL00001");
    const payload = paul.pressPayload("Participer");
    await Promise.all([deliver(one, payload, 0), deliver(two, payload, 0)]);
    await until(() => paul.shown().some(({ on }) => on.kind === "ephemeral"), "the answer");
    for (const each of [one, two]) await each.running.parvis.settle();
    assert.equal(await count("registrations"), 1);
    assert.equal(one.privately(paul.user).length, 1);
  });
});

test("a repetition that reaches another process after the first has died is done there", async (t) => {
  if (await missing(t, "postgres")) return;
  await many(async ({ processes: [one, two], deliver, count }) => {
    const ines = two.person("UINES00001");
    const payload = ines.slashPayload("/gathering", `new title:"Later" start:"${inDays(4)} 18:30"`, GENERAL);
    await one.running.stop();
    await assert.rejects(deliver(one, payload, 0));
    assert.ok((await deliver(two, payload, 1)).acknowledged);
    await until(() => two.standing().includes("Later"), "the card");
    assert.equal(await count("gatherings"), 1);
  });
});
