import { plain } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { column, factsOf, type Paper, type PaperPart, says, section, table } from "#papers/paper.ts";
import type { Year } from "./year.ts";

/** A table, or a sentence where it would have no row. */
function rowsOr(none: string, columns: Parameters<typeof table>[0], rows: Parameters<typeof table>[1]): PaperPart {
  return rows.length === 0 ? says(none) : table(columns, rows);
}

/** The report of a year, as a document for the assembly. */
export function yearPaper(year: Year, voice: Voice): Paper {
  const none = voice.text("year-none");
  const number = (value: number) => voice.number(value);
  const narrow = (title: string) => column(title, "narrow");
  const named = [narrow(voice.text("year-handle")), column(voice.text("year-name"))];
  return {
    locale: voice.locale,
    title: voice.text("year-title", { year: String(year.year) }),
    issuer: year.community,
    at: voice.now,
    turned: "upright",
    parts: [
      section(
        voice.text("year-membership"),
        factsOf(
          [voice.text("year-members"), number(year.membership.members)],
          [voice.text("year-joined"), number(year.membership.joined)],
          [voice.text("year-left-members"), number(year.membership.left)],
        ),
      ),
      section(
        voice.text("year-assemblies"),
        rowsOr(
          none,
          [...named, narrow(voice.text("year-entitled")), narrow(voice.text("year-motions")), narrow(voice.text("year-adopted-count"))],
          year.assemblies.map(({ handle, title, entitled, motions, adopted }) => [
            handle,
            title,
            entitled === null ? "" : number(entitled),
            number(motions),
            number(adopted),
          ]),
        ),
      ),
      section(
        voice.text("year-needs"),
        says(voice.say("year-needs-count", { submitted: year.needs.submitted, supported: year.needs.supported })),
        rowsOr(
          none,
          [...named, narrow(voice.text("year-supports")), column(voice.text("year-vote"))],
          year.adopted.map(({ handle, title, supports, numbers }) => [handle, title, number(supports), numbers]),
        ),
      ),
      section(
        voice.text("year-negotiations"),
        rowsOr(
          none,
          [...named, column(voice.text("year-counterpart")), narrow(voice.text("year-steps")), narrow(voice.text("year-state"))],
          year.negotiations.map(({ handle, title, counterpart, steps, state }) => [
            handle,
            title,
            counterpart ?? "",
            number(steps),
            voice.text("agreement-state", { state }),
          ]),
        ),
      ),
      section(
        voice.text("year-agreements"),
        rowsOr(
          none,
          [
            ...named,
            column(voice.text("year-counterpart")),
            narrow(voice.text("year-state")),
            column(voice.text("year-term")),
            column(voice.text("year-breaches")),
          ],
          year.agreements.map(({ handle, title, counterpart, state, from, until, breaches, answered }) => [
            handle,
            title,
            counterpart ?? "",
            voice.text("agreement-state", { state }),
            [plain([from, until].map((day) => (day === null ? "–" : voice.date(day))).join(" – "))],
            breaches === 0 ? number(0) : voice.text("breaches-count", { reported: breaches, answered }),
          ]),
        ),
      ),
      section(
        voice.text("year-services"),
        rowsOr(
          none,
          [...named, narrow(voice.text("year-uses")), narrow(voice.text("year-left"))],
          year.services.map(({ handle, title, uses, left }) => [handle, title, number(uses), left === null ? "" : number(left)]),
        ),
      ),
      section(
        voice.text("year-campaigns"),
        rowsOr(
          none,
          [...named, narrow(voice.text("year-signed")), narrow(voice.text("year-pledged")), column(voice.text("year-obtained"))],
          year.campaigns.map(({ handle, title, signed, pledged, obtained }) => [
            handle,
            title,
            number(signed),
            number(pledged),
            obtained ?? "",
          ]),
        ),
      ),
    ],
  };
}
