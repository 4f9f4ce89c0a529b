import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import { directoryCard, registerFile } from "#membership/member-cards.ts";

/** The directory; for whoever keeps the register, also as a file. */
export const listMembers = command<House>()({
  path: "member list",
  may: "see members",
  answers: "to the asker",
  options: {
    search: optional(text({ max: 80 })),
    status: optional(choice(["member", "applicant", "lapsed", "resigned", "excluded", "guest", "everybody"])),
    format: optional(choice(["csv", "pdf", "html"])),
  },
  async run(house, call) {
    const { search, status, format } = call.given;
    const people = await house.directory.list(call.by, { text: search, status });
    if (format === undefined) return show(directoryCard(people, [], call.voice));
    const content = await house.directory.register(call.by, people, format, call.voice);
    return show(directoryCard(people, [registerFile(format, content, call.voice)], call.voice));
  },
});
