import { writeAddress } from "#chat/address.ts";
import { type Block, type Card, type Control, card, facts, list, paragraph, pressControl } from "#chat/card.ts";
import { code, type Prose, plain, plainText, prose, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Irregularity, Opening } from "./assembly.ts";
import type { AssemblyView } from "./assembly-view.ts";
import { markWords } from "./cards.ts";

function controls({ assembly, motions }: AssemblyView, voice: Voice): readonly (readonly Control[])[] {
  if (assembly.state === "closed") return [];
  const to = (command: string) => writeAddress({ command, press: "now", id: assembly.id });
  const choices = motions.slice(0, 25).map(({ id, handle, title }) => ({ value: id, label: `${handle} ${title}` }));
  const row = [
    pressControl(voice.text("label-attend"), to("assembly attend"), "main"),
    pressControl(voice.text("label-depart"), to("assembly leave")),
  ];
  const speak =
    assembly.state === "open"
      ? [
          pressControl(voice.text("label-speak"), to("assembly speak")),
          pressControl(voice.text("label-spoken"), writeAddress({ command: "assembly speak", press: "done", id: assembly.id })),
        ]
      : [];
  row.push(...speak);
  if (choices.length === 0) return [row];
  const details: Control = {
    kind: "pick",
    label: voice.text("label-details"),
    address: writeAddress({ command: "motion list", press: "show", id: "" }),
    choices,
    many: false,
  };
  return [row, [details]];
}

/** The agenda: what is to be spoken of, then what is to be decided. */
function agenda({ assembly, motions }: AssemblyView, voice: Voice) {
  const items = [
    ...assembly.agenda.map((item) => [plain(item)]),
    ...motions.map(({ handle, title, state }) => prose`${code(handle)} ${title} – ${voice.text("motion-state", { state })}`),
  ];
  return items.length === 0 ? [] : [paragraph(voice.say("assembly-agenda-label")), list(items)];
}

/** Who was there at the opening, and whether they were enough. */
function openingWords({ present, represented, required, met }: Opening, voice: Voice): Prose {
  const state = required === 0 ? "none" : met ? "met" : "missing";
  return voice.say("assembly-opening", { present, represented, required, state });
}

function irregularityWords(irregularities: readonly Irregularity[], voice: Voice): Prose {
  return irregularities.flatMap(({ days, required }) => voice.say("irregularity-late-notice", { days, required }));
}

/** What makes an assembly unable to decide, as long as something can be done about it: nobody may vote, or too few for its quorum. */
function hopeless({ assembly, entitled, quorum }: AssemblyView, voice: Voice): readonly Block[] {
  if (assembly.state === "closed") return [];
  if (entitled > 0)
    return quorum.required > entitled ? [paragraph(voice.say("assembly-quorum-beyond", { required: quorum.required, entitled }))] : [];
  const { membership, dues } = assembly.rules;
  const later = assembly.state === "convened" && assembly.record > voice.now ? "yes" : "no";
  const when = voice.moment(assembly.record);
  return [paragraph(voice.say("assembly-nobody", { handle: assembly.handle, when, membership, dues, later }))];
}

/** The card of an assembly: when and where, the agenda, who is there, whether they are enough. */
export function assemblyCard(view: AssemblyView, voice: Voice): Card {
  const { assembly, entitled, present, represented, quorum } = view;
  const said = voice.say("assembly-summary", {
    handle: assembly.handle,
    title: assembly.title,
    state: assembly.state,
    when: voice.moment(assembly.start),
  });
  const quorumWords =
    quorum.required === 0
      ? voice.say("assembly-quorum-none")
      : voice.say(quorum.met ? "assembly-quorum-met" : "assembly-quorum-missing", {
          required: quorum.required,
          have: quorum.counted,
          basis: assembly.quorum?.of === "present" ? "present" : "represented",
        });
  return card({
    summary: plainText(said),
    tone: assembly.state === "closed" ? "closed" : entitled === 0 ? "warning" : "calm",
    title: prose`${assembly.handle} · ${assembly.title}`,
    blocks: [
      ...hopeless(view, voice),
      facts(
        [voice.text("assembly-kind-label"), voice.say("assembly-kind", { kind: assembly.kind })],
        [voice.text("assembly-start-label"), [voice.moment(assembly.start)]],
        assembly.place === null ? null : [voice.text("assembly-place-label"), [plain(assembly.place)]],
        [voice.text("assembly-state-label"), voice.say("assembly-state", { state: assembly.state })],
        [voice.text("assembly-entitled-label"), [plain(voice.number(entitled))]],
        [voice.text("assembly-present-label"), voice.say("assembly-present", { present: present.length, represented })],
        [voice.text("assembly-quorum-label"), quorumWords],
        view.first === null ? null : [voice.text("assembly-second-label"), voice.say("assembly-second-of", { handle: view.first })],
        view.second === null ? null : [voice.text("assembly-second-label"), voice.say("assembly-second-is", { handle: view.second })],
        assembly.resumesAt === null ? null : [voice.text("assembly-resumes-label"), [voice.moment(assembly.resumesAt)]],
        assembly.state === "convened" ? null : [voice.text("assembly-chair-label"), [plain(view.chair)]],
        assembly.opening === null ? null : [voice.text("assembly-opening-label"), openingWords(assembly.opening, voice)],
        view.speakers.length === 0 ? null : [voice.text("assembly-speakers-label"), [plain(voice.list(view.speakers))]],
        assembly.irregularities.length === 0
          ? null
          : [voice.text("assembly-irregularities-label"), irregularityWords(assembly.irregularities, voice)],
        assembly.electorate === null ? null : [voice.text("assembly-hash-label"), [code(assembly.electorate.slice(0, 16))]],
      ),
      ...agenda(view, voice),
    ],
    controls: controls(view, voice),
    footer:
      assembly.state === "closed"
        ? []
        : voice.say("assembly-footer", { line: code(voice.text("assembly-proxy-line", { handle: assembly.handle })) }),
  });
}

/** What a holder is told of a proxy, with a way to say no. */
export function proxyCard(view: AssemblyView, giver: { readonly id: Id; readonly name: string }, voice: Voice): Card {
  const { assembly } = view;
  const said = voice.say("proxy-given", { name: giver.name, handle: assembly.handle, title: assembly.title });
  return card({
    summary: plainText(said),
    title: voice.say("proxy-title"),
    blocks: [
      paragraph(said),
      ...boundBlocks(view, giver.id, voice),
      paragraph(voice.say("proxy-how", { line: code(voice.text("proxy-vote-line", { name: giver.name })) })),
    ],
    controls: [
      [
        pressControl(
          voice.text("label-decline"),
          writeAddress({ command: "assembly proxy", press: "decline", id: `${assembly.id}~${giver.id}` }),
        ),
      ],
    ],
  });
}

/** What a proxy is bound to, motion by motion. */
function boundBlocks(view: AssemblyView, giver: Id, voice: Voice): readonly Block[] {
  const bound = view.proxies.find((each) => each.from === giver && each.bound.length > 0)?.bound ?? [];
  if (bound.length === 0) return [];
  const items = bound.map(({ motion, mark }) =>
    voice.say("said-of", { what: prose`${code(motion.handle)} ${motion.title}`, said: strong(markWords(motion, mark, voice)) }),
  );
  return [paragraph(voice.say("proxy-bound")), list(items)];
}

/** What the giver is told. */
export function proxyGivenCard(view: AssemblyView, giver: Id, voice: Voice): Card {
  const holder = view.proxies.findLast((each) => each.from === giver && (each.state === "active" || each.state === "suspended"));
  const said = voice.say("proxy-is-given", { name: view.names.get(holder?.to ?? giver) ?? "", handle: view.assembly.handle });
  return card({
    summary: plainText(said),
    tone: "good",
    title: voice.say("proxy-title"),
    blocks: [paragraph(said), ...boundBlocks(view, giver, voice), paragraph(voice.say("proxy-counts"))],
  });
}

/** What one of the two is told when a proxy ends. */
export function proxyEndedCard(
  { assembly }: AssemblyView,
  { name, how }: { readonly name: string; readonly how: "revoked" | "declined" },
  voice: Voice,
): Card {
  const said = voice.say(how === "declined" ? "proxy-declined-by" : "proxy-revoked-by", {
    name,
    handle: assembly.handle,
    title: assembly.title,
  });
  const next = voice.say(how === "declined" ? "proxy-declined-next" : "proxy-revoked-next", {
    line: code(voice.text("assembly-proxy-line", { handle: assembly.handle })),
  });
  return card({ summary: plainText(said), tone: "warning", title: voice.say("proxy-title"), blocks: [paragraph(said), paragraph(next)] });
}

/** What everybody entitled is told when a sitting is broken off: when and where it goes on. */
export function adjournedCard({ assembly }: AssemblyView, until: Instant, voice: Voice): Card {
  const said = voice.say("assembly-adjourned-notice", { handle: assembly.handle, title: assembly.title, when: voice.moment(until) });
  return card({
    summary: plainText(said),
    title: prose`${assembly.handle} · ${assembly.title}`,
    blocks: [
      paragraph(said),
      ...(assembly.place === null ? [] : [facts([voice.text("assembly-place-label"), [plain(assembly.place)]])]),
      paragraph(voice.say("assembly-adjourned-next")),
    ],
    controls: [
      [pressControl(voice.text("label-attend"), writeAddress({ command: "assembly attend", press: "now", id: assembly.id }), "main")],
    ],
  });
}
