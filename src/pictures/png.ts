import { fileURLToPath } from "node:url";

const FONTS = ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"] as const;

/**
 * A drawing as a PNG: the same drawing gives the same bytes wherever it is made, since the fonts are those of the package
 * dejavu-fonts-ttf and none of the machine's. The renderer is loaded when the first picture is drawn.
 */
export async function pngOf(svg: string): Promise<Uint8Array> {
  const { Resvg } = await import("@resvg/resvg-js");
  const fontFiles = FONTS.map((name) => fileURLToPath(new URL(`ttf/${name}`, import.meta.resolve("dejavu-fonts-ttf/package.json"))));
  const resvg = new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: "DejaVu Sans" },
    background: "#ffffff",
  });
  return resvg.render().asPng();
}
