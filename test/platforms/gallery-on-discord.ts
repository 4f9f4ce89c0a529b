import assert from "node:assert/strict";
import { test } from "node:test";
import { lettersCard } from "#assemblies/course-cards.ts";
import type { Card } from "#chat/card.ts";
import type { Form } from "#chat/form.ts";
import { galleryOf } from "#chat/gallery.ts";
import type { Voice } from "#chat/voice.ts";
import { voiceOf } from "#chat/voice.ts";
import { commands } from "#commands/all.ts";
import { declaredForm } from "#dispatch/declared-form.ts";
import { openHouse } from "#house.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { openVault } from "#kernel/vault.ts";
import { LOCALES } from "#locales/locale.ts";
import { linkCard, vouchedCard } from "#membership/link-cards.ts";
import { importCard } from "#membership/member-cards.ts";
import { invitationCard, partnerNews, sharedCard, shownCard, troubleCard, unsharedCard } from "#partners/cards.ts";
import type { PartnerView } from "#partners/view.ts";
import { modalOf, stepsOf } from "#platforms/discord/form.ts";
import { bodyOf, EPHEMERAL, filesOf } from "#platforms/discord/payload.ts";
import { messageOf, peopleIn } from "#platforms/discord/render.ts";
import { betweenCard, openingCard } from "#platforms/discord/steps.ts";
import { firstStepsCard, welcomeCard } from "#platforms/discord/welcome.ts";
import { openTestStore } from "#test/support/databases.ts";
import { requestProblems } from "#test/support/discord/check-request.ts";
import { cardMakers, SCENARIO_PARTS, type Shown, shownIn } from "#test/support/shown-cards.ts";

const ID = "01980000-0000-7000-8000-000000000001" as Id;

/** What makes cards without being a sort of its own, each with its reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "src/chat/card.ts card": "makes any card from its parts",
  "src/chat/fit.ts fitCard": "fits a card that somebody else has made",
  "src/agreements/cards.ts counterpartCard": "stands on a page that a one-time link opens",
  "src/parties/cards.ts replyCard": "stands on a page that a one-time link opens",
};

const PARTNER: PartnerView = {
  partner: {
    ...{
      community: ID,
      id: ID,
      handle: "L1",
      kind: "here",
      name: "Union du Nord",
      state: "asked",
      person: ID,
      far: null,
      address: null,
      tag: null,
    },
    ...{ events: [], readAt: null, trouble: { key: "calendar-web-big", values: { text: "example.org", most: "1024" } }, version: 1 },
    ...{ createdAt: 0 as Instant, linkedAt: null, endedAt: null },
  },
  shares: [{ handle: "G3", title: "Soirée soupe", seats: 4, here: null }],
  shown: [{ handle: "G1", title: "Chorale", seats: null, here: "G7" }],
  elsewhere: [{ title: "Bal", at: Date.UTC(2027, 4, 1, 18) as Instant, place: "Salle des fêtes", url: "https://example.org/bal" }],
  feed: "/calendar/partner/secret.ics",
};

const CONTENT = {
  handle: "S1",
  title: "Relieuse",
  said: [
    { title: "Relieuse", text: "Au local." },
    { title: "Binder", text: "At ours." },
  ],
  open: true,
};

const SHARE = {
  id: ID,
  community: ID,
  partner: ID,
  kind: "service",
  subject: ID,
  handle: "S1",
  seats: null,
  state: "ended",
  shown: ID,
  since: 0 as Instant,
} as const;

const SHOWN = {
  community: ID,
  id: ID,
  partner: ID,
  kind: "service",
  subject: ID,
  gathering: null,
  state: "open",
  since: 0 as Instant,
} as const;

/** What no scenario can show, since nobody could type what it needs (a code, for one): an example of each. */
const EXAMPLES: Readonly<Record<string, (voice: Voice) => Card>> = {
  "src/assemblies/course-cards.ts lettersCard": (voice) =>
    lettersCard({ name: "A1-letters", people: 2, markdown: "# Inès\n", page: "<h1>Inès</h1>", pdf: null }, voice),
  "src/membership/member-cards.ts importCard": (voice) =>
    importCard(
      {
        ...{ id: ID, fresh: 2, changed: 1, same: 0, guessed: ["Ana Roy (U2)"] },
        table: {
          source: "table",
          columns: [
            ["Nom", "last"],
            ["Rang", null],
          ],
          lines: [],
          problems: [{ line: 3, key: "import-bad-mail", typed: "zoe@" }],
          skipped: 0,
        },
      },
      "preview",
      voice,
    ),
  "src/membership/link-cards.ts linkCard": (voice) =>
    linkCard({ id: ID, first: { name: "Inès", platform: "discord" }, second: { name: "ines", platform: "slack" }, state: "asked" }, voice),
  "src/partners/cards.ts invitationCard": (voice) => invitationCard("Union du Nord", "ABCD-2345", voice),
  "src/partners/cards.ts partnerNews": (voice) => partnerNews("partner-told-asked", PARTNER, voice),
  "src/partners/cards.ts troubleCard": (voice) => troubleCard(PARTNER, voice.say("partners-title"), voice),
  "src/partners/cards.ts sharedCard": (voice) =>
    sharedCard({ partner: PARTNER.partner, content: CONTENT, kind: "gathering", seats: 4, share: ID }, voice),
  "src/partners/cards.ts unsharedCard": (voice) => unsharedCard([SHARE], voice),
  "src/partners/cards.ts shownCard": (voice) =>
    shownCard({ shown: SHOWN, partner: "Union du Nord", title: CONTENT.title, said: CONTENT.said, state: "open" }, voice),
  "src/membership/link-cards.ts vouchedCard": (voice) => vouchedCard({ name: "ines", platform: "slack" }, "Ada", voice),
};

/** What no scenario can bring about, each with its reason; `test/outbox-examples` holds one of each. */
const TOLD_ELSEWHERE: Readonly<Record<string, string>> = {
  "link-asked": "asks for a code that is drawn",
  "account-vouched": "asks for a code that is drawn",
  "partner-asked": "asks for a code that is drawn",
  "partner-linked": "asks for a code that is drawn",
  "partner-ended": "asks for a code that is drawn",
  "partner-shown": "asks for a code that is drawn",
  "fresh partner-shown": "asks for a code that is drawn",
  "partner-trouble": "comes of a calendar on the web that says nothing to be read",
  "charter-outside": "comes of a page that a one-time link opens",
  "agreement-breach-reply": "comes of a page that a one-time link opens",
  "party-breach-reply": "comes of a page that a one-time link opens",
  "aid-undelivered": "comes of a person who cannot be reached, and paper reaches everybody",
  "people-unreached": "comes of people who cannot be reached, and paper reaches everybody",
  "members-unsummoned": "comes of members who cannot be reached, and paper reaches everybody",
  "room-closed": "comes of a channel that is closed to us, and paper closes none",
  "aid-withdrawn": "comes of somebody who is erased while helped",
};

/** Everything that Discord would refuse in a card: posted in a channel, told in private, answered to one person. */
function problemsOf(card: Card, voice: Voice): readonly string[] {
  const users = new Map(peopleIn(card).map((person, at) => [person, `13100000000000000${at + 10}`]));
  const inRoom = messageOf(card, { voice, users, team: null });
  const inPrivate = messageOf(card, { voice, users: new Map(), team: "1310000000000000001" });
  const post = (message: typeof inRoom) => ({ ...bodyOf(message), nonce: "n", enforce_nonce: true });
  const names = (message: typeof inRoom) => filesOf(message).map(({ name }) => name);
  return [
    ...requestProblems("POST", "/channels/1/messages", post(inRoom), names(inRoom)),
    ...requestProblems("POST", "/channels/1/messages", post(inPrivate), names(inPrivate)),
    ...requestProblems("PATCH", "/channels/1/messages/2", bodyOf(inRoom), names(inRoom)),
    ...requestProblems("POST", "/interactions/1/t/callback", { type: 4, data: bodyOf(inRoom, EPHEMERAL) }, names(inRoom)),
  ];
}

/** Everything that is wrong with the cards of some scenarios, each card once. */
function cardProblems({ cards }: Shown): readonly string[] {
  const wrong = new Set<string>();
  const seen = new Set<string>();
  for (const { card, voice, from } of cards) {
    const key = JSON.stringify(card);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const problem of problemsOf(card, voice)) wrong.add(`${from}: ${card.summary.slice(0, 60)}: ${problem}`);
  }
  return [...wrong];
}

function formProblems(form: Form): readonly string[] {
  return stepsOf(form).flatMap((inputs) => {
    const modal = modalOf(form, inputs, {}, form.address);
    return requestProblems("POST", "/interactions/1/t/callback", { type: 9, data: modal });
  });
}

const ran = new Set<string>();
const told = new Set<string>();
let cards = 0;

for (const locale of LOCALES) {
  for (const [at, files] of SCENARIO_PARTS.entries()) {
    test(`what the house shows in its scenarios is what Discord takes (${locale}, part ${at + 1})`, { timeout: 110_000 }, async () => {
      const shown = await shownIn(locale, files);
      for (const each of shown.ran) ran.add(each);
      for (const each of shown.told) told.add(each);
      cards += shown.cards.length;
      assert.deepEqual(cardProblems(shown), []);
      for (const { form, from } of shown.forms) assert.deepEqual(formProblems(form), [], from);
    });
  }

  test(`the form of every command is one that Discord takes, step by step (${locale})`, () => {
    const voice = voiceOf(locale, "Europe/Paris", Date.UTC(2027, 2, 20, 12) as Instant);
    const asked = commands.filter((command) => command.form);
    assert.ok(asked.length > 0);
    for (const command of asked) assert.deepEqual(formProblems(declaredForm(command, {}, {}, voice)), [], command.path);
  });

  test(`the gallery, the greeting, the steps of forms and what is written down here are what Discord takes (${locale})`, () => {
    const voice = voiceOf(locale, "Europe/Paris", Date.UTC(2027, 2, 20, 12) as Instant);
    const examples = galleryOf(voice);
    const form = examples.flatMap((example) => (example.kind === "form" ? [example.form] : []))[0] ?? assert.fail();
    const own = [
      welcomeCard(voice, { known: false, by: null }),
      welcomeCard(voice, { known: false, by: "Zoé" }),
      welcomeCard(voice, { known: true, by: "Zoé" }),
      firstStepsCard(voice, { server: "Les Amis du Parvis", at: "https://discord.com/channels/1/2/3" }),
      firstStepsCard(voice, { server: "Les Amis du Parvis", at: null }),
      openingCard("name", form, voice),
      betweenCard("name", form, { kind: "needed", step: 1, inputs: form.inputs }, voice),
      betweenCard("name", form, { kind: "more", step: 1, inputs: form.inputs }, voice),
    ];
    for (const card of [
      ...own,
      ...Object.values(EXAMPLES).map((make) => make(voice)),
      ...examples.flatMap((example) => (example.kind === "card" ? [example.card] : [])),
    ])
      assert.deepEqual(problemsOf(card, voice), [], card.summary);
  });
}

test("every sort of card has an example in some scenario", async () => {
  assert.ok(cards > 100, `${cards} cards were shown`);
  const makers = cardMakers();
  assert.ok(makers.length > 40, "the functions that make cards are found");
  const missing = makers.filter((maker) => !ran.has(maker) && !(maker in ELSEWHERE) && !(maker in EXAMPLES));
  assert.deepEqual(missing, [], "play a scenario in test/scenarios that shows it");
  for (const maker of [...Object.keys(ELSEWHERE), ...Object.keys(EXAMPLES)])
    assert.ok(makers.includes(maker), `${maker} is no longer there`);
  const store = await openTestStore("sqlite");
  try {
    const parts = { db: store.db, ids: store.ids, clock: store.clock, vault: openVault("gallery") };
    const { notices, fresh } = openHouse(parts, { zone: "Europe/Paris" as never, locale: "en" }, commands).later();
    const wanted = [...Object.keys(notices), ...Object.keys(fresh).map((kind) => `fresh ${kind}`)];
    assert.deepEqual(
      wanted.filter((name) => !told.has(name) && !(name in TOLD_ELSEWHERE)),
      [],
      "play a scenario in test/scenarios that tells it",
    );
  } finally {
    await store.remove();
  }
});
