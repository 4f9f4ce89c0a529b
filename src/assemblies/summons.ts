import type { Voice } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import { factsOf, type Paper, type PaperPart, points, says, section, signatures } from "#papers/paper.ts";
import type { Assembly } from "./assembly.ts";

/** Who is summoned on paper. */
export interface Addressee {
  readonly name: string;
  /** The postal address, in as many lines as it was given; null where nobody gave one. */
  readonly address: string | null;
}

/** What a summons says: where, when, on what is to be spoken and decided. */
export interface Summons {
  readonly association: string;
  readonly assembly: Assembly;
  readonly motions: readonly { readonly handle: string; readonly title: string; readonly text: string }[];
  readonly addressees: readonly Addressee[];
}

/** How many motions a letter gives in full; the others by their titles. */
const WHOLE = 40;

/** One letter to each addressee, each on a page of its own, with a proxy to fill in where the rules know proxies. */
export function summonsPaper(summons: Summons, voice: Voice): Paper {
  const { association, assembly, addressees } = summons;
  const letters = addressees.flatMap((addressee, at): readonly PaperPart[] => [
    ...(at === 0 ? [] : [{ kind: "new page" } as const]),
    section(addressee.name, ...letterParts(summons, addressee, voice)),
  ]);
  return {
    locale: voice.locale,
    title: voice.text("summons-title", { handle: assembly.handle, title: assembly.title }),
    issuer: association,
    at: voice.now,
    turned: "upright",
    parts: letters,
  };
}

function letterParts({ association, assembly, motions }: Summons, { address }: Addressee, voice: Voice): readonly PaperPart[] {
  const { kind, start, place } = assembly;
  const items = [...assembly.agenda, ...motions.map(({ handle, title }) => `${handle} ${title}`)];
  const texts = motions.slice(0, WHOLE).filter(({ text }) => text.trim() !== "");
  return [
    ...(address === null ? [] : [says(address)]),
    says(voice.text("summons-date", { when: day(voice.now, voice) })),
    says(voice.text("summons-says", { association, kind, when: voice.moment(start) })),
    factsOf(
      [voice.text("assembly-start-label"), [voice.moment(start)]],
      place === null ? null : [voice.text("assembly-place-label"), place],
    ),
    says(voice.text("assembly-agenda-label")),
    items.length === 0 ? says(voice.text("summons-no-agenda")) : points(items, "numbered"),
    ...texts.map(({ handle, title, text }) => section(`${handle} ${title}`, { kind: "quote", text } as const)),
    ...(assembly.proxyCap === 0 ? [] : [proxyPart(assembly, voice)]),
  ];
}

/** A proxy to cut off and sign: who, to whom, for which assembly, when. */
function proxyPart({ handle, start }: Assembly, voice: Voice): PaperPart {
  return section(
    voice.text("summons-proxy-title"),
    says(voice.text("summons-proxy", { handle, when: voice.moment(start) })),
    signatures({ as: voice.text("summons-proxy-sign"), name: "" }),
  );
}

function day(at: Instant, voice: Voice) {
  return voice.moment(at, "day");
}
