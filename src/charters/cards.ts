import { writeAddress } from "#chat/address.ts";
import { type Block, type Card, card, facts, file, list, paragraph, pressControl, quote } from "#chat/card.ts";
import { code, link, type Prose, plain, plainText, prose, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Charter, Signatory, Version } from "./charter.ts";
import type { CharterView } from "./service.ts";

function titleOf(charter: Pick<Charter, "handle" | "title">): Prose {
  return prose`${code(charter.handle)} ${charter.title}`;
}

/** Who adopted a version, and on which day. */
export function adoptedText(version: Version, voice: Voice): string {
  const day = version.adoptedOn === null ? "" : voice.date(version.adoptedOn);
  if (version.adoptedBy !== null && day !== "") return voice.text("charter-adopted-by-on", { by: version.adoptedBy, day });
  if (version.adoptedBy !== null) return voice.text("charter-adopted-by", { by: version.adoptedBy });
  return day === "" ? "" : voice.text("charter-adopted-on", { day });
}

function versionFacts(version: Version, signatories: number | null, voice: Voice): Block {
  const adopted = adoptedText(version, voice);
  return facts(
    [
      voice.text("charter-version-label"),
      voice.say("charter-version", { number: version.number, at: voice.moment(version.published, "day") }),
    ],
    adopted === "" ? null : [voice.text("charter-adopted-label"), [plain(adopted)]],
    version.changes === ""
      ? null
      : [voice.text("charter-changes-label"), voice.say("charter-changes", { kind: version.kind, changes: version.changes })],
    signatories === null ? null : [voice.text("charter-signatories-label"), [plain(voice.number(signatories))]],
  );
}

function buttons(charter: Charter) {
  return (press: "now" | "read") => writeAddress({ command: press === "now" ? "charter sign" : "charter read", press, id: charter.id });
}

/** The charter in public: it stays fresh as people sign. */
export function charterCard(charter: Charter, signatories: number, voice: Voice): Card {
  const to = buttons(charter);
  return card({
    summary: voice.text("charter-summary", { handle: charter.handle, title: charter.title }),
    title: titleOf(charter),
    blocks: [versionFacts(charter.current, signatories, voice)],
    controls: [[pressControl(voice.text("label-sign"), to("now"), "main"), pressControl(voice.text("label-read"), to("read"))]],
  });
}

function standing({ charter, signed }: CharterView, voice: Voice): Prose {
  if (signed === null) return voice.say("charter-not-signed");
  if (signed < charter.binding) return voice.say("charter-sign-again", { number: signed, binding: charter.binding });
  return voice.say("charter-signed", { number: signed });
}

/** A charter whole, for one reader: its text, its versions, and whether they have signed it. */
export function charterTextCard(view: CharterView, voice: Voice): Card {
  const { charter, shown, versions } = view;
  const to = buttons(charter);
  const old = shown.number !== charter.current.number;
  const earlier = versions
    .filter((version) => version.number !== shown.number)
    .map((version) =>
      voice.say("charter-version-line", { number: version.number, at: voice.moment(version.published, "day"), changes: version.changes }),
    );
  const bound = view.signed !== null && view.signed >= charter.binding;
  return card({
    summary: voice.text("charter-summary", { handle: charter.handle, title: charter.title }),
    tone: old ? "closed" : bound ? "good" : "calm",
    title: titleOf(charter),
    blocks: [
      ...(old ? [paragraph(voice.say("charter-old", { current: charter.current.number }))] : []),
      versionFacts(shown, view.signatories, voice),
      quote([plain(shown.body)]),
      paragraph(standing(view, voice)),
      ...(earlier.length === 0 ? [] : [list(earlier)]),
    ],
    controls: bound || old ? [] : [[pressControl(voice.text("label-sign"), to("now"), "main")]],
  });
}

/** That somebody has signed, with the badge that says so. */
export function signedCard(view: CharterView, badge: string, voice: Voice): Card {
  const said = voice.say("charter-signed-now", { title: strong(view.charter.title), number: view.charter.current.number });
  return card({
    summary: plainText(said),
    tone: "good",
    title: titleOf(view.charter),
    blocks: [paragraph(said), file("badge.svg", "image/svg+xml", badge, voice.text("charter-badge"))],
  });
}

/** That a version was published. */
export function publishedCard(view: CharterView, voice: Voice): Card {
  const { charter } = view;
  const { number, kind } = charter.current;
  const said = voice.say("charter-published", { kind: number === 1 ? "first" : kind, number, title: strong(charter.title) });
  return card({
    summary: voice.text("said-of", { what: charter.handle, said: plainText(said) }),
    tone: "good",
    title: titleOf(charter),
    blocks: [paragraph(said), versionFacts(charter.current, view.signatories, voice)],
  });
}

/** The link for somebody from outside, shown once. */
export function invitationCard(charter: Pick<Charter, "handle" | "title">, name: string, url: string, voice: Voice): Card {
  const said = voice.say("charter-invited", { name: strong(name) });
  return card({
    summary: plainText(said),
    title: titleOf(charter),
    blocks: [paragraph(said), paragraph([link(url, url)]), paragraph(voice.say("charter-invited-once"))],
  });
}

/** Who has signed, and which version. */
export function signatoriesCard(charter: Charter, people: readonly Signatory[], voice: Voice): Card {
  const summary = voice.text("charter-people", { count: people.filter((one) => one.holds).length, title: charter.title });
  const items = people.map((one) => {
    const also = [one.capacity, one.organisation].filter((each) => each !== "").join(", ");
    const line = voice.say("charter-signatory", {
      name: strong(one.name === "" ? "–" : one.name),
      number: one.number,
      at: voice.moment(one.at, "day"),
      holds: one.holds ? "yes" : "no",
    });
    return also === "" ? line : prose`${line} (${also})`;
  });
  return card({ summary, title: titleOf(charter), blocks: [paragraph([plain(summary)]), list(items)] });
}

/** The charters that there are. */
export function chartersCard(
  all: readonly { readonly handle: string; readonly title: string; readonly current: number }[],
  voice: Voice,
): Card {
  const summary = voice.text("charters-found", { count: all.length });
  const items = all.map((one) => voice.say("charter-line", { handle: code(one.handle), title: strong(one.title), number: one.current }));
  return card({ summary, title: [plain(summary)], blocks: [list(items)] });
}

/** Asks somebody who had signed to sign what binds now. */
export function askAgainCard(charter: Charter, voice: Voice): Card {
  const to = buttons(charter);
  const said = voice.say("charter-asks-again", { title: strong(charter.title), number: charter.binding });
  return card({
    summary: plainText(said),
    tone: "warning",
    title: titleOf(charter),
    blocks: [paragraph(said), ...(charter.current.changes === "" ? [] : [quote([plain(charter.current.changes)])])],
    controls: [[pressControl(voice.text("label-read"), to("read"), "main"), pressControl(voice.text("label-sign"), to("now"))]],
  });
}
