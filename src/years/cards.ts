import { type Card, card, facts, file, list, paragraph } from "#chat/card.ts";
import { code, plain, prose } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { YearReport } from "./service.ts";

/** The year in figures, with the whole report as files. */
export function yearCard({ year, markdown, pdf }: YearReport, voice: Voice): Card {
  const shown = String(year.year);
  const uses = year.services.reduce((sum, each) => sum + each.uses, 0);
  const adopted = year.adopted.map(({ handle, title, numbers }) => prose`${code(handle)} ${title} – ${numbers}`);
  const obtained = year.campaigns.flatMap(({ handle, title, obtained: what }) =>
    what === null ? [] : [prose`${code(handle)} ${title} – ${what}`],
  );
  const name = voice.text("year-file", { year: shown });
  return card({
    summary: voice.text("year-summary", { year: shown, adopted: year.adopted.length, agreements: year.agreements.length, uses }),
    title: voice.say("year-title", { year: shown }),
    blocks: [
      facts(
        [voice.text("year-members"), [plain(voice.number(year.membership.members))]],
        [voice.text("year-joined"), [plain(voice.number(year.membership.joined))]],
        [voice.text("year-left-members"), [plain(voice.number(year.membership.left))]],
        [voice.text("year-assemblies"), [plain(voice.number(year.assemblies.length))]],
        [voice.text("year-needs-adopted"), [plain(voice.number(year.adopted.length))]],
        [voice.text("year-negotiations"), [plain(voice.number(year.negotiations.length))]],
        [voice.text("year-agreements"), [plain(voice.number(year.agreements.length))]],
        [voice.text("year-uses"), [plain(voice.number(uses))]],
        [voice.text("year-campaigns"), [plain(voice.number(year.campaigns.length))]],
      ),
      ...(adopted.length === 0 ? [] : [paragraph(voice.say("year-needs-adopted")), list(adopted)]),
      ...(obtained.length === 0 ? [] : [paragraph(voice.say("year-obtained")), list(obtained)]),
      file(`${name}.md`, "text/markdown", markdown, voice.text("year-file-markdown")),
      ...(pdf === null ? [] : [file(`${name}.pdf`, "application/pdf", pdf, voice.text("year-file-pdf"))]),
    ],
    footer: pdf === null ? voice.say("paper-no-pdf") : [],
  });
}
