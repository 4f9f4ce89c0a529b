import type { Voice } from "#chat/voice.ts";
import { factsOf, type Paper, says, signatures } from "#papers/paper.ts";
import { canWritePdf } from "#papers/pdf.ts";
import { writePaper } from "#papers/write.ts";
import type { Certified } from "./attending.ts";
import { writtenCode } from "./course.ts";

/** The certificate as a paper: who, what, how much of it, signed by whoever led. */
export function certificatePaper(given: Certified, url: string, voice: Voice): Paper {
  const { certificate, course, name, association, leader } = given;
  return {
    locale: voice.locale,
    title: voice.text("course-certificate-title"),
    issuer: association,
    at: certificate.at,
    turned: "upright",
    parts: [
      says(voice.say("course-certificate-said", { name, title: course.title, attended: certificate.attended, held: certificate.held })),
      factsOf(
        course.cohort === null ? null : [voice.text("course-cohort-label"), course.cohort],
        [voice.text("course-given-label"), [voice.moment(certificate.at, "day")]],
        [voice.text("course-code-label"), writtenCode(certificate.code)],
        [voice.text("course-code-where-label"), url],
      ),
      signatures({ name: leader, as: voice.text("course-leader-label") }),
    ],
  };
}

/** The paper as a file: PDF, or a page to print where no PDF can be written here. */
export async function certificateFile(given: Certified, url: string, voice: Voice) {
  const form = (await canWritePdf()) ? "pdf" : "html";
  const { bytes, type, ending } = await writePaper(certificatePaper(given, url, voice), form);
  return { name: `${given.course.handle}-${voice.text("course-certificate-file")}.${ending}`, type, bytes };
}
