import { writeAddress } from "#chat/address.ts";
import { type Card, card, facts, list, paragraph, pressControl, quote } from "#chat/card.ts";
import type { Form, Input } from "#chat/form.ts";
import { code, plain, plainText, prose } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { isOpen, type Measure, type Report } from "./report.ts";
import type { ReportView } from "./service.ts";

/** How far a report is, for whoever made it: never what is done about it. */
export function reportStateCard(report: Pick<Report, "handle" | "state" | "handler">, voice: Voice): Card {
  const said = voice.say("report-state", { state: report.handler === null && report.state === "received" ? "nobody" : report.state });
  return card({
    summary: voice.text("said-of", { what: report.handle, said: plainText(said) }),
    title: prose`${code(report.handle)} ${voice.text("report-title")}`,
    blocks: [paragraph(said)],
    controls: [[pressControl(voice.text("label-my-reports"), writeAddress({ command: "report", press: "mine", id: "" }))]],
  });
}

/** How far a report is, for whoever handles it no more: not a word of it, nor a name. */
export function reportOverCard(report: Pick<Report, "handle" | "state">, voice: Voice): Card {
  return card({
    summary: voice.text("report-summary", { handle: report.handle }),
    tone: "closed",
    title: prose`${code(report.handle)} ${voice.text("report-title")}`,
    blocks: [facts([voice.text("report-state-label"), voice.say("report-state-name", { state: report.state })])],
  });
}

/** A report as its reader may see it: whole for its one handler, to read and not to keep. */
export function reportCard(view: ReportView, voice: Voice): Card {
  const { report } = view;
  if (view.reader === "reporter") return reportStateCard(report, voice);
  if (view.reader === "nobody") return reportOverCard(report, voice);
  const to = (press: string) => writeAddress({ command: "report", press, id: report.id });
  const open = isOpen(report);
  return card({
    summary: voice.text("report-summary", { handle: report.handle }),
    tone: open ? "warning" : "closed",
    title: prose`${code(report.handle)} ${voice.text("report-title")}`,
    blocks: [
      ...(report.about === "" ? [] : [quote([plain(report.about)])]),
      ...(report.message === null ? [] : [quote([plain(report.message)])]),
      facts(
        [voice.text("report-from-label"), [plain(view.reporterName)]],
        report.meant === null ? null : [voice.text("report-meant-label"), [plain(view.meantName)]],
        [voice.text("report-state-label"), voice.say("report-state-name", { state: report.state })],
      ),
    ],
    controls: open
      ? [
          [
            pressControl(voice.text("label-resolve"), to("resolve"), "main"),
            pressControl(voice.text("label-dismiss"), to("dismiss")),
            pressControl(voice.text("label-pass-on"), to("pass")),
          ],
        ]
      : [],
    passing: true,
    ...(open ? { footer: voice.say("report-steps-how", { line: code(`/report report:${report.handle} step:warning note:"…"`) }) } : {}),
  });
}

/** Reports that somebody made or handles. */
export function reportsCard(all: readonly Report[], voice: Voice): Card {
  const summary = voice.text("reports-found", { count: all.length });
  const items = all.map(
    (one) => prose`${code(one.handle)} ${voice.say("report-state-name", { state: one.state })} · ${voice.moment(one.at, "day")}`,
  );
  return card({ summary, title: [plain(summary)], blocks: [list(items)] });
}

/** What was done to somebody, for them, for whoever seconds it, or for whoever looks at an appeal: the reasons for as long as those have to decide. */
export function measureCard(measure: Measure, name: string, reader: "meant" | "second" | "nobody", voice: Voice): Card {
  const said = voice.say("measure-says", {
    kind: measure.kind,
    state: measure.state,
    reader,
    name,
    until: measure.ends === null ? "" : voice.moment(measure.ends),
  });
  const to = (press: string) => writeAddress({ command: "report", press, id: measure.id });
  const seconds = reader === "second" && measure.state === "proposed";
  const reviews = reader === "second" && measure.state === "appealed";
  const confided = reader === "meant" || seconds || reviews;
  const appeals = reader === "meant" && measure.state === "active" && measure.appealUntil !== null && measure.appeal === null;
  return card({
    summary: plainText(said),
    tone: "warning",
    title: voice.say("measure-title"),
    blocks: [
      paragraph(said),
      ...(confided ? [quote([plain(measure.reason)])] : []),
      ...(measure.appeal === null || !confided ? [] : [paragraph(voice.say("measure-appeal-label")), quote([plain(measure.appeal)])]),
      ...(appeals
        ? [paragraph(voice.say("measure-appeal-how", { until: voice.moment(measure.appealUntil as NonNullable<Measure["appealUntil"]>) }))]
        : []),
    ],
    controls: seconds
      ? [[pressControl(voice.text("label-confirm"), to("second"), "danger"), pressControl(voice.text("label-drop"), to("drop"))]]
      : reviews
        ? [[pressControl(voice.text("label-uphold"), to("uphold")), pressControl(voice.text("label-lift"), to("lift"), "main")]]
        : appeals
          ? [[pressControl(voice.text("label-appeal"), to("appeal"))]]
          : [],
  });
}

/** What somebody has to say against a measure. */
export function appealForm(voice: Voice): Form {
  const label = voice.text("measure-appeal-input");
  const input: Input = { kind: "lines", name: "appeal", label, help: "", required: true, start: "", wrong: null, max: 4_000, choices: [] };
  return {
    title: voice.text("measure-title"),
    intro: "",
    inputs: [input],
    submit: voice.text("label-appeal"),
    address: writeAddress({ command: "report", press: "form", id: "" }),
  };
}

/** Words that may hurt, in what somebody has said: to themselves alone. */
export function wordHintCard(words: readonly string[], voice: Voice): Card {
  const said = voice.say("word-hint", { words: voice.list([...words]) });
  return card({ summary: plainText(said), title: voice.say("word-hint-title"), blocks: [paragraph(said)] });
}
