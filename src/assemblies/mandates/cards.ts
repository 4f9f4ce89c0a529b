import { type Block, type Card, card, list, paragraph } from "#chat/card.ts";
import { code, type Prose, plain, prose, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { MandateLine, OfficeView, RegisterView } from "./service.ts";

function lineOf(mandate: MandateLine, voice: Voice): Prose {
  const by = mandate.election ?? mandate.electedBy;
  const ended = mandate.ended;
  return [
    ...voice.say("mandate-line", {
      name: strong(mandate.name),
      from: voice.date(mandate.from),
      until: mandate.until === null ? "" : voice.date(mandate.until),
      open: mandate.until === null ? "yes" : "no",
      state: mandate.state,
      row: mandate.row,
    }),
    ...(by === null ? [] : [plain(" "), ...voice.say("mandate-by", { by })]),
    ...(ended === null
      ? []
      : [
          plain(" "),
          ...voice.say("mandate-ended", {
            day: voice.date(ended),
            reason: mandate.reason ?? "",
            known: mandate.reason === null ? "no" : "yes",
          }),
        ]),
  ];
}

function officeBlocks({ office, mandates, vacant }: OfficeView, voice: Voice): readonly Block[] {
  const said = voice.say("office-line", {
    office: strong(office.name),
    seats: office.seats,
    months: office.term ?? 0,
    most: office.most ?? 0,
  });
  const free = vacant === 0 ? [] : [paragraph(voice.say("office-vacant", { vacant }))];
  return [paragraph(said), ...(mandates.length === 0 ? [] : [list(mandates.map((each) => lineOf(each, voice)))]), ...free];
}

/** The register of mandates, office by office, with the seats that nobody holds. */
export function registerCard(view: RegisterView, voice: Voice): Card {
  const vacant = view.offices.reduce((sum, each) => sum + each.vacant, 0);
  const said = voice.text("mandates-summary", { offices: view.offices.length, vacant, day: voice.date(view.day) });
  return card({
    summary: said,
    tone: vacant > 0 ? "warning" : "calm",
    title: voice.say("mandates-title"),
    blocks:
      view.offices.length === 0 ? [paragraph(voice.say("mandates-empty"))] : view.offices.flatMap((each) => officeBlocks(each, voice)),
    footer: voice.say("mandates-footer", { line: code(voice.text("mandates-line")) }),
  });
}

/** The reminder that a mandate ends: to whoever holds it, and to whoever convenes assemblies. */
export function endingCard(
  { name, office, until, own }: { readonly name: string; readonly office: string; readonly until: string; readonly own: boolean },
  voice: Voice,
): Card {
  const said = voice.text("mandate-ending", { name, office, until: voice.date(until), own: own ? "yes" : "no" });
  return card({ summary: said, title: prose`${office}`, blocks: [paragraph([plain(said)])] });
}
