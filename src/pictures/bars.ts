import { scaleLinear } from "d3-scale";
import { AXIS, INK, MARGIN, OTHER, svgPage, TAKEN, tag, textTag, WIDTH } from "./drawing.ts";

/** One bar: what it counts, the number as it is said, and whether it is among those that won. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly shown: string;
  readonly won: boolean;
}

/** Bars under one another, each with its label and its number; `mark` is a line that they are held against. */
export interface BarChart {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly mark: { readonly at: number; readonly label: string } | null;
}

const ROW = 52;
const TOP = 72;

/** The chart as SVG. The same chart is the same text, byte for byte. */
export function barsSvg({ title, bars, mark }: BarChart): string {
  const most = Math.max(1, mark?.at ?? 0, ...bars.map(({ value }) => value));
  const across = scaleLinear()
    .domain([0, most])
    .range([0, WIDTH - 2 * MARGIN - 120]);
  const rows = bars.flatMap(({ label, value, shown, won }, at) => {
    const y = TOP + at * ROW;
    const width = Math.max(1, across(value));
    return [
      textTag({ x: MARGIN, y: y + 14, size: 15 }, label),
      tag("rect", { x: MARGIN, y: y + 20, width, height: 20, fill: won ? TAKEN : OTHER, stroke: INK, "stroke-width": won ? 2 : 1 }),
      textTag({ x: MARGIN + width + 8, y: y + 36, size: 15, weight: won ? "bold" : "normal" }, shown),
    ];
  });
  const bottom = TOP + bars.length * ROW;
  const marked =
    mark === null
      ? []
      : [
          tag("line", {
            x1: MARGIN + across(mark.at),
            x2: MARGIN + across(mark.at),
            y1: TOP - 8,
            y2: bottom,
            stroke: INK,
            "stroke-width": 2,
            "stroke-dasharray": "6 4",
          }),
          textTag(
            { x: MARGIN + across(mark.at), y: TOP - 14, size: 13, anchor: across(mark.at) > WIDTH / 2 ? "end" : "start" },
            mark.label,
          ),
        ];
  const axis = tag("line", { x1: MARGIN, x2: MARGIN, y1: TOP, y2: bottom, stroke: AXIS, "stroke-width": 1 });
  return svgPage(title, bottom + 24, [axis, ...rows, ...marked]);
}
