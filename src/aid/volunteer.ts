import { type LocalDate, readLocalDate } from "#calendar/calendar.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse } from "#kernel/refusal.ts";
import { likest } from "./likest.ts";
import type { Held } from "./routing/sides.ts";

/** With what somebody helps. An empty list of zones means everywhere. */
export interface Volunteer {
  readonly person: Id;
  readonly categories: readonly string[];
  readonly zones: readonly string[];
  readonly languages: readonly string[];
  readonly hours: string | null;
  readonly most: number;
  readonly paused: boolean;
  readonly askedAt: string | null;
  readonly skills: readonly Held<string>[];
  /** At most so many in seven days; null for no such limit. */
  readonly perWeek: number | null;
  /** At least so many hours between two questions; null for no such wish. */
  readonly every: number | null;
  /** Quiet hours of their own, `21:00-08:00`; null for the community's. */
  readonly quiet: string | null;
  /** Written down by coordinators: whether they may go first where two go together, and with whom they live. */
  readonly experienced: boolean;
  readonly household: string | null;
  /** The sections in which they help; empty for all. */
  readonly sections: readonly string[];
}

/** Words separated by commas, as they are compared: folded, each once. */
export function readWords(typed: string): readonly string[] {
  return [
    ...new Set(
      typed
        .split(/[,;\n]/)
        .map(fold)
        .filter((word) => word !== ""),
    ),
  ];
}

/** Skills with the day until which they hold: `first aid until 2027-12-31, signs`. Throws a Misuse for a day that is none. */
export function readSkills(typed: string): readonly Held<string>[] {
  return readWords(typed).map((word) => {
    const dated = /^(.+?)\s+(?:until|jusqu'au|jusqu'a|to|au)\s+(\S+)$/.exec(word);
    if (dated === null) return { name: word, until: null };
    return { name: dated[1] as string, until: readDay(dated[2] as string) };
  });
}

/** A local day as `2027-12-31` or `31/12/2027`. Throws a Misuse. */
function readDay(typed: string): LocalDate {
  const european = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed);
  const text = european === null ? typed : `${european[3]}-${(european[2] ?? "").padStart(2, "0")}-${(european[1] ?? "").padStart(2, "0")}`;
  const day = readLocalDate(text);
  if (day === null) throw new Misuse("skills", "aid-day-unclear", { typed });
  return day;
}

const CODE = /^[a-z]{2,3}$/;

/** Languages as ISO 639 codes. Throws a Misuse for anything else. */
export function readLanguages(typed: string): readonly string[] {
  const codes = readWords(typed);
  const bad = codes.find((code) => !CODE.test(code));
  if (bad !== undefined) throw new Misuse("languages", "aid-language-unclear", { typed: bad });
  return codes;
}

/** The options of commands in which a word of a list stands: a mistake is shown beside the one that was typed. */
type Listed = "category" | "categories" | "zone" | "zones" | "section" | "sections" | "near";

/** A word as a request holds it: trimmed, one of the list where the community has set one. Throws a Misuse that names the list, and what may have been meant. */
export function readListed(option: Listed, typed: string, listed: readonly string[]): string {
  const word = typed.trim();
  if (listed.length === 0) return word;
  const found = listed.find((each) => fold(each) === fold(word));
  if (found !== undefined) return found;
  const known = listed.join(", ");
  const meant = likest(word, listed).join(", ");
  if (meant === "") throw new Misuse(option, "aid-not-listed", { typed: word, known });
  throw new Misuse(option, "aid-not-listed-meant", { typed: word, meant, known });
}
