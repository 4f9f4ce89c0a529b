import { type Block, type Card, paragraph } from "#chat/card.ts";
import type { GivenFile } from "#chat/option.ts";
import type { Voice } from "#chat/voice.ts";

type Known = Pick<GivenFile, "name" | "media">;

/** What whoever gave a file is told of what is still in it: a picture is written anew, a text has nothing else in it, all others are kept as they are. */
export function keptBlocks({ name, media }: Known, voice: Voice): readonly Block[] {
  const isClean = media.startsWith("image/") || media.startsWith("text/");
  return isClean ? [] : [paragraph(voice.say("file-hint-kept", { name }))];
}

/** A card that answers whoever gave a file, with what is still in that file. */
export function withKept(shown: Card, given: Known | undefined, voice: Voice): Card {
  return given === undefined ? shown : { ...shown, blocks: [...shown.blocks, ...keptBlocks(given, voice)] };
}
