import { test } from "node:test";
import { LOCALES } from "#locales/locale.ts";
import { assemblyCalledAgain } from "#test/support/assembly-called-again.ts";
import { assemblyHeld } from "#test/support/assembly-held.ts";
import { onDiscord, onSlack } from "#test/support/both-ways.ts";

for (const [platform, on] of [
  ["Discord", onDiscord],
  ["Slack", onSlack],
] as const) {
  for (const locale of LOCALES) {
    test(`on ${platform}, an assembly is convened, held, voted in and written down, typed and pressed (${locale})`, () =>
      on(locale, assemblyHeld));

    test(`on ${platform}, rules are set, notices followed, an assembly called again and broken off, proxies cast, a poll asked, typed and pressed (${locale})`, () =>
      on(locale, assemblyCalledAgain));
  }
}
