import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing, optional, person, text } from "#chat/option.ts";
import { certificateCard, verifiedCard } from "#courses/cards.ts";
import { certificateFile } from "#courses/paper.ts";
import type { House } from "#house.ts";
import { Misuse } from "#kernel/refusal.ts";

/** Gives a certificate of a course to whoever attended enough of it; with a code, says what that code is proof of. */
export const courseCertificate = command<House>()({
  path: "course certificate",
  may: "look around",
  answers: "to the asker",
  options: { course: optional(existing("course")), person: optional(person()), code: optional(text({ max: 40 })) },
  async run(house, call) {
    const { course, person: whom, code } = call.given;
    if (code !== undefined) return show(verifiedCard(await house.courses.verify(code), code, call.voice));
    if (course === undefined) throw new Misuse("course", "course-certificate-which");
    const given = await house.courses.certify(call.by, course.id, whom);
    const url = `${house.defaults.url}/certificate/${given.certificate.code}`;
    return show(certificateCard(given, await certificateFile(given, url, call.voice), url, call.voice));
  },
});
