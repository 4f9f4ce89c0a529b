import { writeAddress } from "#chat/address.ts";
import { type Block, type Card, card, file, list, paragraph, pressControl } from "#chat/card.ts";
import { plain, plainText, prose, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Id } from "#kernel/ids.ts";
import type { Convoked, NoticesView } from "./course.ts";
import type { SummonsFiles } from "./summoning.ts";

function line({ name, state, at, way }: Convoked, voice: Voice) {
  const who = strong(name);
  if (state === "told" && at !== null)
    return voice.say("notices-told", { name: who, when: voice.moment(at, "short"), way: voice.text("notice-way", { way: way ?? "" }) });
  if (state === "by hand") return voice.say("notices-convener", { name: who });
  return voice.say(state === "waiting" ? "notices-waiting" : "notices-not-reached", { name: who });
}

/** Who was convened, when and by which way; those who were not reached come first. */
export function noticesCard({ assembly, convoked }: NoticesView, voice: Voice): Card {
  const missing = convoked.filter(({ state }) => state === "not reached").length;
  const reached = convoked.filter(({ state }) => state === "told" || state === "by hand").length;
  const said = voice.say("notices-summary", { handle: assembly.handle, reached, entitled: convoked.length, missing });
  return card({
    summary: plainText(said),
    tone: missing === 0 ? "calm" : "warning",
    title: prose`${assembly.handle} · ${voice.text("notices-title")}`,
    blocks: [paragraph(said), list(convoked.map((each) => line(each, voice)))],
    controls: missing === 0 || assembly.state !== "convened" ? [] : [[lettersButton(assembly.id, voice)]],
    footer: missing === 0 ? [] : [plain(voice.text("notices-footer"))],
  });
}

function lettersButton(assembly: Id, voice: Voice) {
  return pressControl(voice.text("label-letters"), writeAddress({ command: "assembly notices", press: "letters", id: assembly }));
}

/** Letters to print for those who were not reached. */
export function lettersCard({ name, people, markdown, page, pdf }: SummonsFiles, voice: Voice): Card {
  const said = voice.say("notices-letters", { people });
  const files: readonly Block[] = [
    file(`${name}.md`, "text/markdown", markdown, voice.text("minutes-file-markdown")),
    file(`${name}.html`, "text/html", page, voice.text("minutes-file-page")),
    ...(pdf === null ? [] : [file(`${name}.pdf`, "application/pdf", pdf, voice.text("minutes-file-pdf"))]),
  ];
  return card({
    summary: plainText(said),
    title: [plain(voice.text("notices-letters-title"))],
    blocks: [paragraph(said), ...files],
    footer: [plain(voice.text("notices-letters-footer"))],
  });
}
