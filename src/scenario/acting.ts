import { EXISTING, type ExistingKind } from "#chat/option.ts";
import type { Place } from "#chat/place.ts";
import type { Said } from "#chat/platform.ts";
import { filledIn } from "#platforms/paper/form.ts";
import type { Heard, PaperPlatform } from "#platforms/paper/platform.ts";
import { type Cast, GENERAL } from "./cast.ts";
import { Unreadable } from "./mistake.ts";
import { type InSight, inSight, isEntitled, labelsOf, names, ofKind, reads } from "./sight.ts";
import { accountRef, placeOf, type Stage, type StageAccount } from "./stage.ts";
import type { Act, Deed } from "./statement.ts";

/** Something that is about to be done: who does it from where, and how. `go` does it, from its first step on in the same turn. */
export interface Ready {
  readonly person: string;
  readonly go: () => Promise<Heard>;
}

/** Finds what an act needs (the button, the form) as things stand now. Throws what is not in sight. */
export async function makeReady(stage: Stage, cast: Cast, act: Act): Promise<Ready> {
  const speaker = cast.account(act.who);
  const room = act.room === null ? null : placeOf(speaker.space, act.room);
  const { deed } = act;
  switch (deed.kind) {
    case "type":
      return ready(stage, speaker.person, speaker, room, { kind: "line", text: deed.text });
    case "press":
      return readyToPress(stage, cast, act, deed, room);
    case "choose":
      return readyToChoose(stage, cast, act, deed, room);
    case "submit":
      return readyToSubmit(stage, cast, act, deed, room);
    default:
      return deed satisfies never;
  }
}

/** What names no channel is said to nobody in particular, with the general channel of one's space before one's eyes. */
function ready(stage: Stage, person: string, account: StageAccount, place: Place | null, said: Said, pressed?: string): Ready {
  const { team, user } = accountRef(account);
  const speaker = { team, user, name: account.name, locale: null, zone: null, owner: false };
  const before = placeOf(account.space, GENERAL);
  return { person, go: () => paperOf(stage, account).act({ speaker, place, before, said }, pressed) };
}

function paperOf(stage: Stage, account: StageAccount): PaperPlatform {
  const paper = stage.papers.get(account.space);
  if (paper === undefined) throw new Error(`There is no paper for ${account.space}.`);
  return paper;
}

function seenBy(stage: Stage, cast: Cast, act: Act): readonly InSight[] {
  return cast.accountsOf(act.who).flatMap((account) => inSight(paperOf(stage, account).sheets, account));
}

async function readyToPress(
  stage: Stage,
  cast: Cast,
  act: Act,
  deed: Extract<Deed, { kind: "press" }>,
  room: Place | null,
): Promise<Ready> {
  const buttons = ofKind(seenBy(stage, cast, act), "press");
  const labelled = buttons.filter((one) => reads(one.control.label, deed.label));
  const found = deed.on === null ? labelled[0] : await buttonOn(stage, labelled, deed.on);
  if (found === undefined) {
    const about = { who: act.who.name, label: deed.label, seen: seenText(buttons) };
    if (deed.on === null) throw new Unreadable("scenario-no-button", about);
    throw new Unreadable("scenario-no-button-on", { ...about, on: deed.on });
  }
  return touching(stage, cast, act, found, room, { kind: "press", address: found.control.address });
}

/** The newest such button on a card of the thing; where one card has several, the one whose address is the thing's. */
async function buttonOn(stage: Stage, labelled: readonly ReturnType<typeof ofKind<"press">>[number][], handle: string) {
  const speaking = labelled.filter((one) => names(one.sheet, handle));
  const first = speaking.find((one) => isEntitled(one.sheet, handle)) ?? speaking[0];
  if (first === undefined) return undefined;
  const beside = labelled.filter((one) => one.sheet === first.sheet);
  if (beside.length === 1) return first;
  const id = await idOf(stage, handle);
  return beside.find((one) => id !== null && one.control.address.includes(id)) ?? first;
}

async function idOf(stage: Stage, handle: string): Promise<string | null> {
  const kind = (Object.keys(EXISTING) as ExistingKind[]).find((one) => EXISTING[one] === handle[0]);
  if (kind === undefined) return null;
  const { house } = stage.parvis();
  return (await house.existing[kind].find(stage.community, handle))?.id ?? null;
}

function readyToChoose(stage: Stage, cast: Cast, act: Act, deed: Extract<Deed, { kind: "choose" }>, room: Place | null): Ready {
  const selects = ofKind(seenBy(stage, cast, act), "pick");
  const found = selects.find((one) => reads(one.control.label, deed.label));
  if (found === undefined) {
    throw new Unreadable("scenario-no-select", { who: act.who.name, label: deed.label, seen: seenText(selects) });
  }
  const { choices, many, label } = found.control;
  if (!many && deed.values.length > 1) throw new Unreadable("scenario-one-choice", { label });
  const values = deed.values.map((wanted) => {
    const choice =
      choices.find((one) => one.value === wanted) ??
      choices.find((one) => reads(one.label, wanted)) ??
      choices.find((one) => one.label.split(/\s/)[0] === wanted);
    if (choice !== undefined) return choice.value;
    throw new Unreadable("scenario-no-choice", { value: wanted, label, known: choices.map((one) => one.label).join(", ") });
  });
  return touching(stage, cast, act, found, room, { kind: "pick", address: found.control.address, values });
}

function touching(stage: Stage, cast: Cast, act: Act, found: InSight, room: Place | null, said: Said): Ready {
  const { person } = cast.account(act.who);
  return ready(stage, person, found.account, room ?? found.sheet.place, said, found.sheet.where);
}

function readyToSubmit(stage: Stage, cast: Cast, act: Act, deed: Extract<Deed, { kind: "submit" }>, room: Place | null): Ready {
  const speaker = cast.account(act.who);
  const accounts = [speaker, ...cast.accountsOf(act.who).filter((one) => one.space !== speaker.space || one.name !== speaker.name)];
  for (const account of accounts) {
    const open = paperOf(stage, account).formOf(accountRef(account));
    if (open === null) continue;
    const filled = filledIn(open.form, deed.values, reads);
    if (filled.kind === "unknown") throw new Unreadable("scenario-no-input", { name: filled.name, known: filled.known.join(", ") });
    const said = { kind: "form", address: open.form.address, values: filled.values } as const;
    return ready(stage, speaker.person, account, room ?? open.place, said);
  }
  throw new Unreadable("scenario-no-form", { who: act.who.name });
}

function seenText(seen: readonly InSight[]): string {
  return seen.length === 0 ? "–" : labelsOf(seen);
}
