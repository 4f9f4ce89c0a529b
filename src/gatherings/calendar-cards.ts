import type { Local } from "#calendar/calendar.ts";
import { writeAddress } from "#chat/address.ts";
import { type Card, card, facts, list, paragraph, pressControl } from "#chat/card.ts";
import { code, link, type Prose } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { CalendarAddresses } from "./feeds.ts";
import { PROGRAMME_DAYS, type ProgrammeDay, type ProgrammeState } from "./programme.ts";
import type { Reminded } from "./remind.ts";
import { leadInWords, wallHour } from "./rule-words.ts";

/** Where the asker reads calendars. `base` is the public address without a slash at its end. */
export function calendarCard({ everyone, own, one, renewed }: CalendarAddresses, base: string, voice: Voice): Card {
  const at = (path: string): Prose => [link(`${base}${path}`, `${base}${path}`)];
  return card({
    summary: voice.text("gathering-calendar-summary"),
    title: voice.say("gathering-calendar-title"),
    blocks: [
      ...(renewed ? [paragraph(voice.say("gathering-calendar-renewed"))] : []),
      facts(
        one === null ? null : [`${one.gathering.handle} · ${one.gathering.title}`, at(one.path)],
        [voice.text("gathering-calendar-own-label"), at(own)],
        [voice.text("gathering-calendar-everyone-label"), at(everyone)],
      ),
      paragraph(voice.say("gathering-calendar-about")),
    ],
    controls: [[pressControl(voice.text("label-renew"), writeAddress({ command: "gathering calendar", press: "renew", id: "" }))]],
    footer: voice.say("gathering-calendar-secret"),
  });
}

/** How the asker is reminded. */
export function remindedCard({ wish, quiet }: Reminded, voice: Voice): Card {
  const leads = wish.leads === null ? null : wish.leads.map((lead) => leadInWords(voice, lead));
  const before = leads === null ? "usual" : leads.length === 0 ? "none" : "own";
  const text = voice.say("gathering-reminded", { before, leads: leads === null ? "" : voice.list(leads) });
  return card({
    summary: voice.text("gathering-reminded-title"),
    title: voice.say("gathering-reminded-title"),
    blocks: [
      paragraph(text),
      paragraph(
        quiet === null
          ? voice.say("gathering-reminded-loud")
          : voice.say("gathering-reminded-quiet", { from: hourOf(voice, quiet.from), to: hourOf(voice, quiet.to) }),
      ),
    ],
    controls: [[pressControl(voice.text("label-change"), writeAddress({ command: "gathering remind", press: "begin", id: "" }))]],
    footer: voice.say("gathering-reminded-footer", { example: code(voice.text("gathering-reminded-example")) }),
  });
}

function hourOf(voice: Voice, time: string): string {
  return wallHour(voice, `2027-01-01T${time}` as Local);
}

/** When and where the programme of the week is posted. */
export function programmeCard({ programme, next }: ProgrammeState, voice: Voice): Card {
  const title = voice.say("gathering-programme-title");
  if (programme === null || next === null) {
    const text = voice.say("gathering-programme-never", { example: code(voice.text("gathering-programme-example")) });
    return card({
      summary: voice.text("gathering-programme-none"),
      title,
      blocks: [paragraph(text)],
      controls: programmeControls(null, voice),
    });
  }
  const rooms = programme.places.map((place): Prose => [{ kind: "room", room: place.room, name: place.name }]);
  return card({
    summary: voice.text("gathering-programme-next", { moment: voice.moment(next) }),
    tone: "good",
    title,
    blocks: [paragraph(voice.say("gathering-programme-next", { moment: voice.moment(next) })), list(rooms)],
    controls: programmeControls(PROGRAMME_DAYS[programme.weekday - 1] ?? null, voice),
  });
}

/** Another day, or never; the hour and the channel in a form. */
function programmeControls(chosen: ProgrammeDay | null, voice: Voice): Card["controls"] {
  const choices = PROGRAMME_DAYS.map((day) => ({ value: day, label: voice.text(`gathering-programme-day-${day}`) }));
  const address = (press: string) => writeAddress({ command: "gathering programme", press, id: "" });
  const label = voice.text("gathering-programme-day-label");
  return [
    [{ kind: "pick", label, address: address("day"), choices, many: false, chosen: chosen === null ? [] : [chosen] }],
    [pressControl(voice.text("label-change"), address("begin"))],
  ];
}
