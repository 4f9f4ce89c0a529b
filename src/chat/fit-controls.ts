import type { Block, Control, PickChoice } from "./card.ts";
import type { Limits, Said } from "./platform.ts";
import { joined, link, plain } from "./prose.ts";
import { shortened } from "./split.ts";
import type { Voice } from "./voice.ts";

type PressControl = Extract<Control, { kind: "press" }>;
type LinkControl = Extract<Control, { kind: "link" }>;
type PickControl = Extract<Control, { kind: "pick" }>;

/** The address of a pick whose values are themselves the addresses of presses: buttons that found no room of their own. */
const PRESSES_IN_A_PICK = "presses";

/** What was said by picking: usually a pick, a press where the pick stands for several buttons. */
export function saidByPicking(address: string, values: readonly string[]): Said {
  const [first] = values;
  if (address === PRESSES_IN_A_PICK && first !== undefined) return { kind: "press", address: first };
  return { kind: "pick", address, values };
}

/** Controls as they find room; links that found none and choices of which too many may be taken at once, written out. */
export interface FittedControls {
  readonly controls: readonly (readonly Control[])[];
  readonly written: readonly Block[];
}

/** Arranges controls in the rows that a platform has. Throws a RangeError where nothing helps: a mistake of ours. */
export function fitControls(asked: readonly (readonly Control[])[], limits: Limits, voice: Voice): FittedControls {
  const isTooMany = (control: Control) => control.kind === "pick" && control.many && control.choices.length > limits.pickChoices;
  const written = asked.flat().filter((control): control is PickControl => isTooMany(control));
  const kept = asked.map((row) => row.filter((control) => !isTooMany(control)));
  const fitted = fitRows(kept, limits, voice);
  return { ...fitted, written: [...written.flatMap((pick) => choicesAsText(pick, voice)), ...fitted.written] };
}

/** What can be picked together, where no select holds it: read here, and typed. */
function choicesAsText(pick: PickControl, voice: Voice): readonly Block[] {
  return [
    { kind: "paragraph", text: voice.say("fit-typed", { label: pick.label, count: pick.choices.length }) },
    {
      kind: "paragraph",
      text: joined(
        pick.choices.map(({ label }) => [plain(label)]),
        ", ",
      ),
    },
  ];
}

function fitRows(asked: readonly (readonly Control[])[], limits: Limits, voice: Voice): FittedControls {
  const rows = asked.flatMap((row) => wrapped(row, limits, voice)).filter((row) => row.length > 0);
  if (rows.length <= limits.rows) return { controls: rows, written: [] };
  const picks = rows.filter((row) => row[0]?.kind === "pick");
  const buttons = rows.flat().filter((control): control is PressControl | LinkControl => control.kind !== "pick");
  for (let kept = limits.rows - picks.length - 1; kept >= 0; kept -= 1) {
    const rest = buttons.slice(kept * limits.buttonsPerRow);
    const surplus = surplusPicks(rest, limits, voice);
    if (kept + picks.length + surplus.length > limits.rows) continue;
    const first = inRows(buttons.slice(0, kept * limits.buttonsPerRow), limits.buttonsPerRow);
    return { controls: [...first, ...picks, ...surplus.map((pick) => [pick])], written: linksAsText(rest) };
  }
  throw new RangeError(`${asked.flat().length} controls do not fit into ${limits.rows} rows.`);
}

function inRows(controls: readonly Control[], size: number): readonly (readonly Control[])[] {
  const rows: (readonly Control[])[] = [];
  for (let at = 0; at < controls.length; at += size) rows.push(controls.slice(at, at + size));
  return rows;
}

/** One row as it fits: every pick by itself, so many buttons beside one another. */
function wrapped(row: readonly Control[], limits: Limits, voice: Voice): readonly (readonly Control[])[] {
  const buttons = row.filter((control) => control.kind !== "pick").map((control) => fitLabel(control, limits));
  const picks = row.filter((control) => control.kind === "pick").flatMap((control) => fitPick(control, limits, voice));
  return [...inRows(buttons, limits.buttonsPerRow), ...picks.map((pick) => [pick])];
}

function fitLabel<C extends Control>(control: C, limits: Limits): C {
  return { ...control, label: shortened(control.label, limits.buttonLabel) };
}

function fitChoice(choice: PickChoice, limits: Limits): PickChoice {
  const label = shortened(choice.label, limits.buttonLabel);
  if (choice.about === undefined) return { ...choice, label };
  return { ...choice, label, about: shortened(choice.about, limits.buttonLabel) };
}

function fitPick(pick: PickControl, limits: Limits, voice: Voice): readonly PickControl[] {
  const choices = pick.choices.map((choice) => fitChoice(choice, limits));
  const size = limits.pickChoices;
  if (choices.length <= size) return [fitLabel({ ...pick, choices }, limits)];
  const parts: PickControl[] = [];
  for (let at = 0; at < choices.length; at += size) {
    const part = choices.slice(at, at + size);
    const label = voice.text("fit-part", { label: pick.label, from: at + 1, to: at + part.length });
    parts.push(fitLabel({ ...pick, label, choices: part }, limits));
  }
  return parts;
}

function surplusPicks(rest: readonly Control[], limits: Limits, voice: Voice): readonly PickControl[] {
  const presses = rest.filter((control) => control.kind === "press");
  if (presses.length === 0) return [];
  const choices = presses.map((press) => ({ value: press.address, label: press.label }));
  return fitPick({ kind: "pick", label: voice.text("fit-choose"), address: PRESSES_IN_A_PICK, choices, many: false }, limits, voice);
}

function linksAsText(rest: readonly Control[]): readonly Block[] {
  const links = rest.filter((control) => control.kind === "link");
  if (links.length === 0) return [];
  return [
    {
      kind: "paragraph",
      text: joined(
        links.map((control) => [link(control.label, control.url)]),
        " · ",
      ),
    },
  ];
}
