import { scaleLinear, scalePoint } from "d3-scale";
import { curveLinear, line } from "d3-shape";
import { AXIS, HUES, INK, MARGIN, svgPage, tag, textTag, WIDTH } from "./drawing.ts";

/** One candidate through the rounds: null where they no longer take part. */
export interface Course {
  readonly label: string;
  readonly values: readonly (number | null)[];
  /** Their last number as it is said. */
  readonly shown: string;
  readonly won: boolean;
}

/** The rounds of a count: a line for each candidate, and the quota where there is one. */
export interface RoundChart {
  readonly title: string;
  readonly rounds: readonly string[];
  readonly courses: readonly Course[];
  readonly quota: { readonly at: number; readonly label: string } | null;
}

const TOP = 72;
const HEIGHT = 320;

/** The chart as SVG; each line carries the number that stands before its name in the legend. */
export function roundsSvg({ title, rounds, courses, quota }: RoundChart): string {
  const most = Math.max(1, quota?.at ?? 0, ...courses.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const places = rounds.map((_, at) => String(at));
  const across = scalePoint()
    .domain(places)
    .range([MARGIN + 40, WIDTH - MARGIN - 40]);
  const up = scaleLinear()
    .domain([0, most])
    .nice()
    .range([TOP + HEIGHT, TOP]);
  const x = (at: number) => across(String(at)) ?? MARGIN;
  const grid = up
    .ticks(4)
    .flatMap((value) => [
      tag("line", { x1: MARGIN + 40, x2: WIDTH - MARGIN, y1: up(value), y2: up(value), stroke: AXIS, "stroke-width": 0.5 }),
      textTag({ x: MARGIN + 34, y: up(value) + 5, size: 12, anchor: "end" }, String(value)),
    ]);
  const labels = rounds.map((label, at) => textTag({ x: x(at), y: TOP + HEIGHT + 22, size: 12, anchor: "middle" }, label));
  const wanted =
    quota === null
      ? []
      : [
          tag("line", {
            x1: MARGIN + 40,
            x2: WIDTH - MARGIN,
            y1: up(quota.at),
            y2: up(quota.at),
            stroke: INK,
            "stroke-width": 2,
            "stroke-dasharray": "6 4",
          }),
          textTag({ x: (x(0) + x(rounds.length - 1)) / 2, y: up(quota.at) - 6, size: 13, anchor: "middle" }, quota.label),
        ];
  const ends = apart(courses.map(({ values }) => endOf(values, x, up)));
  const lines = courses.flatMap((course, at) => courseTags(course, at, x, up, ends[at] ?? null));
  const legend = courses.map(({ label, shown, won }, at) =>
    textTag(
      { x: MARGIN, y: TOP + HEIGHT + 56 + at * 22, size: 14, weight: won ? "bold" : "normal", fill: hue(at) },
      `${at + 1}. ${label} – ${shown}`,
    ),
  );
  return svgPage(title, TOP + HEIGHT + 56 + courses.length * 22 + 12, [...grid, ...labels, ...wanted, ...lines, ...legend]);
}

function hue(at: number): string {
  return HUES[at % HUES.length] as string;
}

type Point = readonly [x: number, y: number];

/** Where a line ends; null for one without a point. */
function endOf(values: Course["values"], x: (at: number) => number, up: (value: number) => number): Point | null {
  const at = values.findLastIndex((value) => value !== null);
  return at === -1 ? null : [x(at), up(values[at] ?? 0)];
}

/** How far apart two numbers at the ends of lines stand at least. */
const APART = 15;

/** The ends with room for a number at each: those at one round are moved down from one another. */
function apart(ends: readonly (Point | null)[]): readonly (Point | null)[] {
  const placed = new Map<number, number>();
  const order = [...ends.keys()].sort((a, b) => (ends[a]?.[1] ?? 0) - (ends[b]?.[1] ?? 0) || a - b);
  const moved: (Point | null)[] = ends.map(() => null);
  for (const at of order) {
    const end = ends[at];
    if (end === null || end === undefined) continue;
    const y = Math.max(end[1], (placed.get(end[0]) ?? Number.NEGATIVE_INFINITY) + APART);
    placed.set(end[0], y);
    moved[at] = [end[0], y];
  }
  return moved;
}

function courseTags(
  { values, won }: Course,
  at: number,
  x: (at: number) => number,
  up: (value: number) => number,
  end: Point | null,
): readonly string[] {
  const points = values.flatMap((value, round): [number, number][] => (value === null ? [] : [[x(round), up(value)]]));
  const path = line().curve(curveLinear).digits(2)(points) ?? "";
  const dots = points.map(([cx, cy]) => tag("circle", { cx, cy, r: won ? 5 : 3.5, fill: hue(at) }));
  const named = end === null ? [] : [textTag({ x: end[0] + 10, y: end[1] + 5, size: 13, weight: "bold", fill: hue(at) }, String(at + 1))];
  return [tag("path", { d: path, fill: "none", stroke: hue(at), "stroke-width": won ? 3.5 : 2 }), ...dots, ...named];
}
