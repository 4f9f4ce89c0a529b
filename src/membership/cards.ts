import type { CommunityFacts } from "#chat/call.ts";
import { type Card, card, facts, list, paragraph } from "#chat/card.ts";
import { code, type Prose, plain } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Locale } from "#locales/locale.ts";
import type { Settings } from "./settings.ts";

/** Everything a community has chosen. */
export interface Chosen {
  readonly name: string;
  readonly zone: string;
  readonly locale: Locale;
  /** The channels where announcements go, as `#name (platform)`. */
  readonly channels: readonly string[];
  readonly settings: Settings;
}

/** How a community stands. */
export interface Status {
  readonly members: number;
  readonly people: number;
  readonly nextDue: Instant | null;
  readonly waiting: number;
  readonly givenUp: number;
  readonly failedJobs: number;
  readonly troubled: readonly { readonly name: string; readonly reason: string }[];
  readonly version: string;
}

function words(values: readonly string[], voice: Voice): Prose {
  return [plain(values.length === 0 ? voice.text("settings-none") : voice.list(values))];
}

function basics(chosen: Chosen, voice: Voice) {
  return [
    [voice.text("settings-name-label"), [plain(chosen.name)]],
    [voice.text("settings-zone-label"), [plain(chosen.zone)]],
    [voice.text("settings-language-label"), voice.say("settings-language-name", { locale: chosen.locale })],
    [voice.text("settings-channel-label"), words(chosen.channels, voice)],
  ] as const;
}

/** How the association is found from other servers, or what is missing for it. */
export interface Fediverse {
  readonly state: "off" | "on" | "no calendar" | "no address";
  readonly address: string;
  readonly followers: number;
}

function fediverseFact({ state, address, followers }: Fediverse, voice: Voice): Prose {
  if (state === "no calendar") return voice.say("settings-fediverse-calendar", { example: code(voice.text("settings-fediverse-example")) });
  if (state === "no address") return voice.say("settings-fediverse-address");
  return voice.say("settings-fediverse", { state, address, followers });
}

/** What the community has chosen, and how to change it. */
export function settingsCard(chosen: Chosen, fediverse: Fediverse, voice: Voice): Card {
  const { settings } = chosen;
  return card({
    summary: voice.text("settings-summary", { name: chosen.name }),
    title: voice.say("settings-title", { name: chosen.name }),
    blocks: [
      facts(
        ...basics(chosen, voice),
        [voice.text("settings-reminders-label"), words(settings.reminders, voice)],
        [voice.text("settings-promise-label"), [plain(voice.length(settings.claimHours * 3_600_000))]],
        [voice.text("settings-quiet-label"), [plain(`${settings.quietFrom} – ${settings.quietTo}`)]],
        [voice.text("settings-waiting-label"), voice.say("settings-waiting", { list: settings.waitingList })],
        [voice.text("settings-offers-label"), voice.say("settings-offers", { offers: settings.offers ? "yes" : "no" })],
        [voice.text("settings-threads-label"), voice.say("settings-threads", { threads: settings.threads ? "yes" : "no" })],
        settings.seat === "" ? null : [voice.text("settings-seat-label"), [plain(settings.seat)]],
        [
          voice.text("settings-site-label"),
          words(
            settings.site.map((part) => voice.text("settings-site-part", { part })),
            voice,
          ),
        ],
        [voice.text("settings-fediverse-label"), fediverseFact(fediverse, voice)],
        [voice.text("settings-categories-label"), words(settings.categories, voice)],
        [voice.text("settings-zones-label"), words(settings.zones, voice)],
      ),
    ],
    footer: voice.say("settings-footer", { example: code(voice.text("settings-example")) }),
  });
}

/** What is set up, what is missing, and the first things to do. */
export function setupCard(chosen: Chosen, voice: Voice): Card {
  const missing = chosen.channels.length === 0;
  return card({
    summary: voice.text(missing ? "setup-missing-channel" : "setup-ready", { name: chosen.name }),
    tone: missing ? "warning" : "good",
    title: voice.say("setup-title", { name: chosen.name }),
    blocks: [
      paragraph(voice.say(missing ? "setup-missing-channel" : "setup-ready", { name: chosen.name })),
      facts(...basics(chosen, voice)),
      list([voice.say("setup-try-gathering"), voice.say("setup-try-motion"), voice.say("setup-try-aid"), voice.say("setup-try-help")]),
    ],
  });
}

/** How the association stands, for its organisers first: nothing that was promised stays untold without a word here. */
export function statusCard(community: CommunityFacts, status: Status, voice: Voice): Card {
  const trouble = status.troubled.map((room) => voice.say("status-room", { room: room.name, reason: room.reason }));
  const well = status.givenUp === 0 && status.failedJobs === 0 && trouble.length === 0;
  return card({
    summary: voice.text(well ? "status-well" : "status-trouble", { name: community.name }),
    tone: well ? "good" : "warning",
    title: voice.say("status-title", { name: community.name }),
    blocks: [
      facts(
        [voice.text("status-members-label"), voice.say("status-members", { members: status.members, people: status.people })],
        [voice.text("status-next-label"), status.nextDue === null ? [plain("–")] : [voice.moment(status.nextDue)]],
        [voice.text("status-waiting-label"), [plain(voice.number(status.waiting))]],
        [voice.text("status-given-up-label"), [plain(voice.number(status.givenUp + status.failedJobs))]],
        [voice.text("status-version-label"), [plain(status.version)]],
      ),
      ...(trouble.length === 0 ? [] : [list(trouble)]),
    ],
  });
}
