import type { Zone } from "#calendar/calendar.ts";
import { commands } from "#commands/all.ts";
import { handClock, type Instant } from "#kernel/clock.ts";
import { logTo } from "#kernel/log.ts";
import { openVault } from "#kernel/vault.ts";
import { openParvis } from "#parvis.ts";
import { mailPlatform } from "#platforms/mail/platform.ts";
import { openStore } from "#store/open.ts";
import { SECRET } from "./whole-house.ts";

/** One life of a process that sends letters: `url` of its database, `smtp` of the mail server, and the instant it believes it is. */
const [url = "", smtp = "", now = ""] = process.argv.slice(2);
const clock = handClock(Number(now) as Instant);
const store = await openStore({ url, clock, connections: 4 });
const log = logTo("error", () => undefined);
const mail = mailPlatform({ url: smtp, from: { name: "Parvis", address: "parvis@example.org" }, clock, log });
const parvis = openParvis({
  store,
  defaults: { zone: "Europe/Paris" as Zone, locale: "en" },
  vault: openVault(SECRET),
  commands,
  platforms: [mail],
  letters: "https://parvis.example.org",
  log,
  owner: "alone",
  wakeUrl: null,
});
await parvis.settle();
await mail.stop();
await store.close();
