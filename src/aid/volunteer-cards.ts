import { writeAddress } from "#chat/address.ts";
import { type Card, card, facts, paragraph, pressControl } from "#chat/card.ts";
import { type Prose, plain, plainText } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { HOUR } from "#kernel/clock.ts";
import { languageWords, numberList } from "./cards.ts";
import type { DutyView } from "./duty-roster.ts";
import type { Apart, VolunteerView } from "./volunteers.ts";

/** With what somebody helps, as it was understood. */
export function volunteerCard(volunteer: VolunteerView, voice: Voice, name: string | null = null): Card {
  const words = (values: readonly string[], none: string): Prose => [plain(values.length === 0 ? none : voice.list(values))];
  const held = ({ name, until }: { readonly name: string; readonly until: string | null }) =>
    until === null ? name : voice.text("aid-held-until", { name, until: voice.date(until) });
  const check = ({ level, until }: VolunteerView["checks"][number]) => held({ name: voice.text("aid-vetting", { level }), until });
  const leaveWords = ({ from, to, substitute }: NonNullable<VolunteerView["leave"]>): Prose => {
    const days = { from: voice.date(from), to: voice.date(to) };
    return substitute === null ? voice.say("aid-on-leave", days) : voice.say("aid-on-leave-substitute", { ...days, name: substitute });
  };
  const said = name === null ? voice.say(volunteer.paused ? "aid-paused" : "aid-volunteering") : voice.say("aid-checked", { name });
  return card({
    summary: plainText(said),
    tone: volunteer.paused ? "closed" : "good",
    title: voice.say("aid-volunteer-title"),
    blocks: [
      paragraph(said),
      facts(
        [voice.text("aid-category-label"), words(volunteer.categories, "–")],
        [voice.text("aid-zone-label"), words(volunteer.zones, voice.text("aid-everywhere"))],
        volunteer.sections.length === 0 ? null : [voice.text("aid-section-label"), words(volunteer.sections, "")],
        [
          voice.text("aid-languages-label"),
          volunteer.languages.length === 0 ? [plain("–")] : [plain(languageWords(volunteer.languages, voice))],
        ],
        volunteer.hours === null ? null : [voice.text("aid-hours-label"), [plain(volunteer.hours)]],
        volunteer.skills.length === 0 ? null : [voice.text("aid-skills-label"), [plain(voice.list(volunteer.skills.map(held)))]],
        [voice.text("aid-most-label"), [plain(voice.number(volunteer.most))]],
        volunteer.perWeek === null ? null : [voice.text("aid-week-label"), [plain(voice.number(volunteer.perWeek))]],
        volunteer.every === null ? null : [voice.text("aid-every-label"), [plain(voice.length(volunteer.every * HOUR))]],
        volunteer.quiet === null ? null : [voice.text("aid-quiet-label"), [plain(volunteer.quiet)]],
        volunteer.experienced ? [voice.text("aid-experienced-label"), voice.say("aid-experienced")] : null,
        volunteer.checks.length === 0 ? null : [voice.text("aid-vetting-label"), [plain(voice.list(volunteer.checks.map(check)))]],
        volunteer.leave === null ? null : [voice.text("aid-leave-label"), leaveWords(volunteer.leave)],
      ),
    ],
    controls:
      name !== null
        ? []
        : [
            [
              volunteer.paused
                ? pressControl(voice.text("label-resume"), writeAddress({ command: "aid pause", press: "resume", id: "" }), "main")
                : pressControl(voice.text("label-pause"), writeAddress({ command: "aid pause", press: "now", id: "" })),
            ],
          ],
  });
}

/** That two people are kept apart, or may meet again. */
export function apartProse(name: string, how: Apart, voice: Voice): Prose {
  if (how === "together") return voice.say("aid-may-meet", { name });
  return voice.say(how === "interest" ? "aid-interest-noted" : "aid-kept-apart", { name });
}

/** Who is paged in danger, and what is kept for how long. */
export function dutyCard({ names, confirmDays, retainDays, numbers, reviewed }: DutyView, voice: Voice): Card {
  const said = names.length === 0 ? voice.say("aid-duty-all") : voice.say("aid-duty-order", { names: voice.list(names) });
  return card({
    summary: plainText(said),
    title: voice.say("aid-duty-title"),
    blocks: [
      paragraph(said),
      facts(
        [voice.text("aid-confirm-label"), voice.say("aid-days", { count: confirmDays })],
        [voice.text("aid-retain-label"), voice.say("aid-days", { count: retainDays })],
        [voice.text("aid-numbers-label"), [plain(voice.date(reviewed))]],
      ),
      paragraph(voice.say("aid-numbers-now")),
      numberList(numbers, voice),
    ],
  });
}
