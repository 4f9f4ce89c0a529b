import { majorityWords } from "#assemblies/cards.ts";
import { writeAddress } from "#chat/address.ts";
import { type Card, type Control, card, facts, list, paragraph, pressControl } from "#chat/card.ts";
import { code, plain, plainText, prose, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { ballotNames } from "./election.ts";
import type { CallView } from "./service.ts";

function isCalling({ call, motion }: CallView, voice: Voice): boolean {
  return (motion.state === "tabled" || motion.state === "draft") && (call.closesAt === null || voice.now < call.closesAt);
}

function controls(view: CallView, voice: Voice): readonly (readonly Control[])[] {
  const { motion } = view;
  if (motion.state !== "tabled" && motion.state !== "draft") return [];
  const to = (press: string) => writeAddress({ command: "assembly candidates", press, id: motion.id });
  const standing = isCalling(view, voice) ? [pressControl(voice.text("label-stand"), to("stand"), "main")] : [];
  return [[...standing, pressControl(voice.text("label-withdraw"), to("withdraw"))]];
}

function rulesOf({ call, motion, tie }: CallView, voice: Voice) {
  return facts(
    [voice.text("motion-rule-label"), [plain(voice.text("motion-method-name", { method: motion.method }))]],
    call.rounds > 1
      ? [
          voice.text("call-rounds-label"),
          voice.say("call-rounds", { round: call.round, rounds: call.rounds, majority: majorityWords(motion.majority, voice) }),
        ]
      : null,
    [voice.text("call-seats-label"), [plain(voice.number(motion.seats))]],
    motion.names === null ? null : [voice.text("call-names-label"), [plain(voice.number(motion.names))]],
    call.mostPerSection === null ? null : [voice.text("call-limit-label"), voice.say("call-limit", { most: call.mostPerSection })],
    [voice.text("call-tie-label"), voice.say("call-tie", { tie })],
    [voice.text("motion-secret-label"), voice.say(motion.secret ? "ballots-secret" : "ballots-public")],
    call.term === null
      ? null
      : [voice.text("call-term-label"), voice.say("call-term", { months: call.term, thirds: call.thirds ? "yes" : "no" })],
    call.closesAt === null ? null : [voice.text("call-closes-label"), [voice.moment(call.closesAt)]],
  );
}

/** The call for candidates: the office, its rules, who stands, and the buttons to stand or withdraw. */
export function callCard(view: CallView, voice: Voice): Card {
  const { call, motion, candidates, assembly } = view;
  const order = ballotNames(candidates);
  const accepted = candidates.filter(({ state }) => state === "accepted").sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  const asked = candidates.filter(({ state }) => state === "named").length;
  const items = accepted.map(({ name, section }) => (section === null ? prose`${strong(name)}` : prose`${strong(name)} – ${section}`));
  const said = voice.say("call-summary", {
    office: call.office,
    handle: motion.handle,
    assembly,
    state: isCalling(view, voice) ? "open" : "over",
    count: accepted.length,
  });
  return card({
    summary: plainText(said),
    title: prose`${motion.handle} · ${call.office}`,
    blocks: [
      paragraph(said),
      rulesOf(view, voice),
      ...(items.length === 0 ? [] : [paragraph(voice.say("call-candidates")), list(items)]),
      ...(asked === 0 ? [] : [paragraph(voice.say("call-asked", { asked }))]),
    ],
    controls: controls(view, voice),
    footer: isCalling(view, voice) ? voice.say("call-footer", { line: code(voice.text("call-line", { assembly })) }) : [],
  });
}

/** The calls of an assembly, in one card. */
export function callsCard(views: readonly CallView[], assembly: string, voice: Voice): Card {
  const only = views[0];
  if (views.length === 1 && only !== undefined) return callCard(only, voice);
  const said = voice.text("calls-summary", { assembly, count: views.length });
  const items = views.map(({ call, motion, candidates }) =>
    voice.say("calls-line", {
      handle: code(motion.handle),
      office: strong(call.office),
      names: voice.list(candidates.filter(({ state }) => state === "accepted").map(({ name }) => name)),
      count: candidates.filter(({ state }) => state === "accepted").length,
    }),
  );
  return card({
    summary: said,
    title: prose`${assembly}`,
    blocks: [paragraph([plain(said)]), ...(items.length === 0 ? [] : [list(items)])],
    footer: voice.say("calls-footer", { line: code(voice.text("calls-open-line", { assembly })) }),
  });
}

/** What somebody is asked who was named. */
export function namedCard(view: CallView, by: string, voice: Voice): Card {
  const { call, motion, assembly } = view;
  const said = voice.say("candidate-asked", { by, office: call.office, assembly });
  const to = (press: string) => writeAddress({ command: "assembly candidates", press, id: motion.id });
  return card({
    summary: plainText(said),
    title: prose`${motion.handle} · ${call.office}`,
    blocks: [paragraph(said), ...(call.closesAt === null ? [] : [facts([voice.text("call-closes-label"), [voice.moment(call.closesAt)]])])],
    controls: [[pressControl(voice.text("label-accept"), to("accept"), "main"), pressControl(voice.text("label-decline"), to("decline"))]],
  });
}
