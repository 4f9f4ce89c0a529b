import { dateAt, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { Voice } from "#chat/voice.ts";
import { Misuse } from "#kernel/refusal.ts";
import { canWritePdf } from "#papers/pdf.ts";
import { writePaper } from "#papers/write.ts";
import type { Parts } from "#store/parts.ts";
import { gatherYear } from "./gather.ts";
import { yearPaper } from "./paper.ts";
import type { Year } from "./year.ts";

/** The report of a year, as figures and as files to take to the assembly. */
export interface YearReport {
  readonly year: Year;
  readonly markdown: Uint8Array;
  /** Null where no PDF can be written here. */
  readonly pdf: Uint8Array | null;
}

export type YearsService = ReturnType<typeof yearsService>;

/** What the association reports to its assembly each year. */
export function yearsService({ db }: Pick<Parts, "db">) {
  return {
    async report(act: Act, asked: number | undefined, voice: Voice): Promise<YearReport> {
      const present = Number(dateAt(act.now, act.community.zone as Zone).slice(0, 4));
      const wanted = asked ?? present;
      if (wanted > present) throw new Misuse("year", "year-to-come", { year: String(wanted) });
      const year = await gatherYear(db, act, wanted, voice);
      const paper = yearPaper(year, voice);
      const { bytes } = await writePaper(paper, "markdown");
      const pdf = (await canWritePdf()) ? (await writePaper(paper, "pdf")).bytes : null;
      return { year, markdown: bytes, pdf };
    },
  };
}
