import type { Act } from "#chat/call.ts";
import { plainText } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { csvTable } from "#kernel/csv.ts";
import { column, factsOf, type Paper, table } from "#papers/paper.ts";
import type { Listed } from "./directory.ts";

const COLUMNS = ["handle", "name", "status", "category", "joined", "through"] as const;

/** The register of members as CSV (RFC 4180), with a byte order mark so that spreadsheets read its accents. */
export function registerCsv(people: readonly Listed[], voice: Voice): string {
  const heads = COLUMNS.map((each) => voice.text(`register-${each}`));
  return `\ufeff${csvTable([heads, ...people.map((each) => cellsOf(each, voice))])}`;
}

function cellsOf({ membership }: Listed, voice: Voice): readonly string[] {
  const { handle, name, standing, category, joined, duesThrough } = membership;
  return [handle, name, voice.text("member-standing", { standing }), category, joined ?? "", duesThrough ?? ""];
}

/** The register as a paper for the authorities: who is a member, since when, and how many. */
export function registerPaper(act: Act, people: readonly Listed[], voice: Voice): Paper {
  const heads = COLUMNS.map((each) => column(voice.text(`register-${each}`), each === "name" || each === "category" ? "wide" : "narrow"));
  return {
    locale: voice.locale,
    title: voice.text("register-title"),
    issuer: act.community.name,
    at: act.now,
    turned: "upright",
    parts: [
      factsOf([voice.text("register-at"), plainText([voice.moment(act.now)])], [voice.text("register-count"), voice.number(people.length)]),
      table(
        heads,
        people.map((each) => cellsOf(each, voice)),
      ),
    ],
  };
}
