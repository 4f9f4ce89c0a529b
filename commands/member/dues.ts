import { show } from "#chat/answer.ts";
import { partOf } from "#chat/call.ts";
import { command } from "#chat/command.ts";
import { day, optional, person, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";
import { duesCard } from "#membership/member-cards.ts";

/** What somebody has paid; writes a payment down, or what dues are for. */
export const memberDues = command<House>()({
  path: "member dues",
  may: "look around",
  answers: "to the asker",
  options: {
    person: optional(person()),
    paid: optional(day()),
    amount: optional(text({ max: 20 })),
    way: optional(text({ max: 40 })),
    through: optional(day()),
    rule: optional(text({ max: 80 })),
    grace: optional(whole({ min: 0, max: 730 })),
    reminders: optional(text({ max: 40 })),
  },
  async run(house, call) {
    const { person: meant, rule, grace, reminders, ...paying } = call.given;
    const who = meant?.id ?? call.by.person;
    if (rule !== undefined || grace !== undefined || reminders !== undefined)
      await house.dues.settle(partOf(call.by, "rule"), { rule, grace, reminders });
    const pays = Object.values(paying).some((value) => value !== undefined);
    return show(
      duesCard(
        pays ? await house.dues.pay(call.by, who, { ...paying, another: call.confirmed }) : await house.dues.show(call.by, who),
        call.voice,
      ),
    );
  },
});
