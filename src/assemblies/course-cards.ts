import { type Card, card, list, paragraph } from "#chat/card.ts";
import { plain, plainText, prose, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Convoked, NoticesView } from "./course.ts";

function line({ name, state, at, way }: Convoked, voice: Voice) {
  const who = strong(name);
  if (state === "told" && at !== null) return voice.say("notices-told", { name: who, when: voice.moment(at, "short"), way: way ?? "" });
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
    footer: missing === 0 ? [] : [plain(voice.text("notices-footer"))],
  });
}
