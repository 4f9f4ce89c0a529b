import { begin, replace, show } from "#chat/answer.ts";
import { command, pick, press } from "#chat/command.ts";
import { day, existing, optional, people, text } from "#chat/option.ts";
import { isSeries, readDateAddress } from "#gatherings/gathering.ts";
import { attendedCard, rollCard } from "#gatherings/presence-cards.ts";
import type { Attended, Roll } from "#gatherings/presences.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

type Asked = Parameters<Parameters<typeof pick<House>>[1]>[1];

/** The roll as it stands, its select from a place on. */
async function seenRoll(house: House, call: Pick<Asked, "by" | "voice">, roll: Roll, from = 0) {
  const { url } = house.defaults;
  const date = `${url}${await house.gatherings.sheetAddress(call.by, roll.gathering, roll.occurrence.original)}`;
  const series = isSeries(roll.gathering) ? `${url}${await house.gatherings.sheetAddress(call.by, roll.gathering, "series")}` : null;
  return rollCard(roll, { date, series }, call.voice, from);
}

/** What a control of the roll is about: its date, and the place from which on it offers people. */
function placeOnRoll(id: string): { readonly id: Id; readonly date: string | undefined; readonly from: number } {
  return { ...readDateAddress(id), from: Number(id.split("~")[2] ?? 0) };
}

async function showAttended(house: House, call: Pick<Asked, "by" | "voice">, attended: Attended) {
  const certificate = await house.gatherings.certificateAddress(call.by, attended.gathering, attended.only ?? "series");
  return show(attendedCard(attended, `${house.defaults.url}${certificate}`, call.voice));
}

/** Who was there: organisers call the roll, members check in by the code that is shown in the room and see what they have attended. */
export const gatheringAttendance = command<House>()({
  path: "gathering attendance",
  may: "take part",
  answers: "to the asker",
  options: {
    gathering: existing("gathering"),
    date: optional(day()),
    present: optional(people({ max: 100 })),
    absent: optional(people({ max: 100 })),
    code: optional(text({ max: 20 })),
    partners: optional(text({ max: 400 })),
  },
  async run(house, call) {
    const { gathering, date, code, ...marks } = call.given;
    if (code !== undefined) return showAttended(house, call, await house.gatherings.checkIn(call.by, gathering.id, date, code));
    const marking = marks.present !== undefined || marks.absent !== undefined || marks.partners !== undefined;
    if (marking || (await house.gatherings.callsRoll(call.by, gathering.id))) {
      return show(await seenRoll(house, call, await house.gatherings.callRoll(call.by, gathering.id, date, marks)));
    }
    return showAttended(house, call, await house.gatherings.attended(call.by, gathering.id, date));
  },
  presses: {
    look: press<House>("to the asker", async (house, call, id) => {
      const { id: gathering, date } = readDateAddress(id);
      if (await house.gatherings.callsRoll(call.by, gathering))
        return show(await seenRoll(house, call, await house.gatherings.callRoll(call.by, gathering, date, {})));
      const sight = await house.gatherings.see(call.by, gathering, date);
      const isOver = sight.occurrence !== null && sight.occurrence.end <= call.voice.now;
      if (isOver) return showAttended(house, call, await house.gatherings.attended(call.by, gathering, date));
      return begin({ gathering: sight.gathering.handle, ...(date === undefined ? {} : { date }) });
    }),
    present: pick<House>("to the asker", async (house, call, id, values) => {
      const { id: gathering, date, from } = placeOnRoll(id);
      const picked = values.map((value) => value as Id);
      return show(await seenRoll(house, call, await house.gatherings.callRoll(call.by, gathering, date, { picked }), from));
    }),
    more: press<House>("to the asker", async (house, call, id) => {
      const { id: gathering, date, from } = placeOnRoll(id);
      return replace(await seenRoll(house, call, await house.gatherings.callRoll(call.by, gathering, date, {}), from));
    }),
  },
});
