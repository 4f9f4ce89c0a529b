import type { BarChart } from "./bars.ts";

// What draws is loaded with the first picture: a start needs none of it.

/** A drawing as an address that carries the picture itself, as a PNG. */
export async function carried(svg: string): Promise<string> {
  const { pngOf } = await import("./png.ts");
  return `data:image/png;base64,${Buffer.from(await pngOf(svg)).toString("base64")}`;
}

/** The same of bars. */
export async function carriedBars(chart: BarChart): Promise<string> {
  const { barsSvg } = await import("./bars.ts");
  return carried(barsSvg(chart));
}
