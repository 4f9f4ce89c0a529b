import assert from "node:assert/strict";
import { test } from "node:test";
import type { Card } from "#chat/card.ts";
import { fitCard } from "#chat/fit.ts";
import type { Form } from "#chat/form.ts";
import { type Voice, voiceOf } from "#chat/voice.ts";
import { commands } from "#commands/all.ts";
import { declaredForm } from "#dispatch/declared-form.ts";
import type { Instant } from "#kernel/clock.ts";
import { LOCALES, type Locale } from "#locales/locale.ts";
import { cardModal, formModal, loadingModal } from "#platforms/slack/form.ts";
import { slackLimits } from "#platforms/slack/limits.ts";
import { mentioned, plainScenery, render, renderAll } from "#platforms/slack/render.ts";
import { SCENARIO_PARTS, type Shown, shownIn } from "#test/support/shown-cards.ts";
import { messageProblems } from "#test/support/slack/api.ts";
import { blockPings, blockText, type Node, viewProblems } from "#test/support/slack/check-blocks.ts";

const CARRIED = {
  address: null,
  hook: `https://hooks.slack.com/${"x".repeat(200)}`,
  channel: { id: "C00000001", name: "n".repeat(80) },
  depth: 1,
};

async function shownWhole(locale: Locale): Promise<Pick<Shown, "cards" | "forms">> {
  const parts: Shown[] = [];
  for (const part of SCENARIO_PARTS) parts.push(await shownIn(locale, part));
  return { cards: parts.flatMap(({ cards }) => cards), forms: parts.flatMap(({ forms }) => forms) };
}

const nodes = (value: unknown) => value as Node;

/** Everything that Slack would refuse in a card: as a message, with everybody mentioned, in a modal, in a home tab. */
function problemsOf(card: Card, voice: Voice): readonly string[] {
  const fitted = fitCard(card, slackLimits, voice);
  const mentions = new Map(mentioned(fitted).map((person, at) => [person, `U0000000${10 + at}`]));
  const alone = render(fitted);
  const pinging = render(fitted, { ...plainScenery, mentions });
  const asked = [...mentions.values()];
  return [
    ...messageProblems(alone.blocks as unknown as readonly Node[], alone.text),
    ...messageProblems(pinging.blocks as unknown as readonly Node[], pinging.text),
    ...blockPings(alone.blocks).map((each) => `pings ${each}`),
    ...blockPings(pinging.blocks)
      .filter((each) => !asked.includes(each))
      .map((each) => `pings ${each}, whom the card does not mention`),
    ...viewProblems(nodes(cardModal(fitted, CARRIED, voice, plainScenery))),
    ...viewProblems({ type: "home", blocks: renderAll([fitted, fitted], plainScenery) }),
  ];
}

function formProblems(form: Form, voice: Voice): readonly string[] {
  const modal = nodes(formModal(form, CARRIED, voice));
  const read = blockText(modal["blocks"] as readonly Node[]);
  const lost = form.inputs.filter((input) => !read.includes(input.label)).map((input) => `${input.name} is not asked`);
  return [...viewProblems(modal), ...lost];
}

/** A form as somebody has left it: everything is as long as it may be, and wrong. */
function crowded(form: Form): Form {
  const inputs = form.inputs.map((input) => ({
    ...input,
    start: "&<é".repeat(7_000).slice(0, input.max),
    wrong: "<!channel> ".repeat(60),
  }));
  return { ...form, inputs };
}

for (const locale of LOCALES) {
  const voice = voiceOf(locale, "Europe/Paris", Date.UTC(2027, 2, 20, 12) as Instant);

  test(`every card that the house shows in its scenarios is one that Slack takes (${locale})`, { timeout: 300_000 }, async () => {
    const { cards } = await shownWhole(locale);
    assert.ok(cards.length > 100);
    const wrong = new Set<string>();
    const seen = new Set<string>();
    for (const { card, voice: own, from } of cards) {
      const key = JSON.stringify(card);
      if (seen.has(key)) continue;
      seen.add(key);
      for (const problem of problemsOf(card, own)) wrong.add(`${from}: ${card.summary.slice(0, 60)}: ${problem}`);
    }
    assert.deepEqual([...wrong], []);
  });

  test(`every form, as it opens and as somebody has filled it, is one modal that Slack takes (${locale})`, async () => {
    const { forms } = await shownWhole(locale);
    const declared = commands.map((command) => ({ form: declaredForm(command, {}, {}, voice), from: command.path }));
    assert.ok(declared.length > 50);
    const wrong: string[] = [];
    for (const { form, from } of [...forms, ...declared]) {
      if (form.inputs.length === 0) continue;
      for (const each of [form, crowded(form)]) wrong.push(...formProblems(each, voice).map((problem) => `${from}: ${problem}`));
    }
    assert.deepEqual(wrong, []);
    assert.deepEqual(viewProblems(nodes(loadingModal(CARRIED, voice))), []);
  });
}
