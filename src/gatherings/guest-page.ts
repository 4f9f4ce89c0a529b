import { z } from "zod";
import { type LocalDate, readLocalDate } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import { type Block, card, facts, paragraph } from "#chat/card.ts";
import type { Form, Input } from "#chat/form.ts";
import { plain, plainText } from "#chat/prose.ts";
import { type Voice, voiceOf } from "#chat/voice.ts";
import { after, DAY, HOUR } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { type Locale, nearestLocale } from "#locales/locale.ts";
import { findCommunity, findPersonById, insertPerson } from "#membership/store.ts";
import { issueLink, type OneTimeLink, spendLink } from "#outbox/one-time.ts";
import type { Page, PageKeeper } from "#outbox/pages.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { countOut, instantIn } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import type { Parts } from "#store/parts.ts";
import type { Gathering } from "./gathering.ts";
import { openDate, taken } from "./meant.ts";
import { type Occurrence, occurrenceAt } from "./occurrence.ts";
import { withdrawReminders } from "./promises.ts";
import { registerFor } from "./register.ts";
import { findRegistration, rankOf } from "./registrations.ts";
import type { Registration } from "./seat.ts";
import { showing } from "./shown.ts";
import { findGathering, findKept } from "./store.ts";

/** How long a guest's link may be used, in milliseconds; what came of it can be read under the same address afterwards. */
const HOLDS = 2 * DAY;

/** So many links for one gathering may be made in an hour. */
const MOST_IN_AN_HOUR = 200;

const PURPOSE = "guest";

/** The person is chosen when the link is made, so that its page finds them again. */
const invited = z.object({ original: z.string().transform((date) => date as LocalDate), person: z.string().transform((id) => id as Id) });

/** What stands behind a guest's link. */
interface Behind {
  readonly act: Act;
  readonly gathering: Gathering;
  readonly occurrence: Occurrence;
  readonly person: Id;
  /** Null before the guest has registered, and after they withdrew. */
  readonly mine: Registration | null;
  readonly rank: number | null;
  /** They asked for their name to be removed. */
  readonly erased: boolean;
  readonly voice: Voice;
}

export type GuestsService = ReturnType<typeof guestsService>;

/** Guests without an account: a link for one date, made where the association's site says that guests may come. */
export function guestsService({ db, ids, clock }: Pick<Parts, "db" | "ids" | "clock">) {
  const shown = showing({ db, clock });

  /** Makes a link for a date that is open to everybody. Null where there is none; refuses when too many were made. */
  async function invite(community: Id, handle: string, date: string): Promise<string | null> {
    const original = readLocalDate(date);
    const found = original === null ? null : await shown.one(community, handle, original);
    if (found === null || original === null) return null;
    if (!found.opens) throw new Refusal("gathering-is-past", { title: found.date.title });
    const now = clock.now();
    return change(db, async (tx) => {
      const row = await tx
        .selectFrom("one_time_links")
        .select((e) => e.fn.countAll().as("count"))
        .where("community", "=", community)
        .where("purpose", "=", PURPOSE)
        .where("subject", "=", found.gathering)
        .where("created_at", ">", instantIn(after(now, -HOUR)))
        .executeTakeFirst();
      if (countOut(row?.count ?? 0) >= MOST_IN_AN_HOUR) throw new Refusal("page-used");
      const facts = { original: found.date.original, person: ids.next() };
      return issueLink(tx, { community, purpose: PURPOSE, subject: found.gathering, facts, now, holds: HOLDS });
    });
  }

  return { invite };
}

/** What a guest may ask of what the house forgets: everything that is theirs. */
type Forget = (act: Act) => Promise<void>;

/** The page behind a guest's link: it asks for a name and seats, says what came of it, and takes it all back. */
export function guestPages({ db, ids, clock }: Parts, forget: Forget): PageKeeper {
  async function behind(reader: Db, link: OneTimeLink, locale: Locale | null): Promise<Behind | null> {
    const { community, subject } = link;
    const { original, person } = invited.parse(link.facts);
    const about = await findCommunity.first(reader, { community });
    const gathering = await findGathering(reader, community, subject);
    if (about === null || gathering === null || gathering.audience !== "everyone") return null;
    const kept = await findKept(reader, gathering, original);
    const occurrence = occurrenceAt(gathering, original, kept);
    if (occurrence === null) return null;
    const common = nearestLocale(about.locale) ?? "en";
    const voice = voiceOf(locale ?? common, gathering.zone, clock.now());
    const row = link.used ? await findPersonById.first(reader, { community, id: person }) : null;
    const mine = kept === null || row === null ? null : await findRegistration(reader, community, kept.id, person);
    const facts = { id: community, name: about.name, locale: common, zone: about.zone };
    const rest = { account: null, name: "", locale: voice.locale, now: clock.now(), delivery: null, may: () => false };
    const rank = mine?.state === "waitlisted" && kept !== null ? await rankOf(reader, community, kept.id, mine.place) : null;
    return { act: { community: facts, person, ...rest }, gathering, occurrence, person, mine, rank, erased: row?.erased_at != null, voice };
  }

  async function show(link: OneTimeLink, locale: Locale | null): Promise<Page | null> {
    const found = await behind(db, link, locale);
    return found === null ? null : pageOf(found, link);
  }

  async function submit(link: OneTimeLink, values: Readonly<Record<string, string>>, locale: Locale | null): Promise<Page> {
    const found = await behind(db, link, locale);
    if (found === null) throw new Refusal("page-used");
    if (link.used) await withdraw(found, values);
    else await register(found, link, values);
    const now = await behind(db, { ...link, used: true }, locale);
    if (now === null) throw new Refusal("page-used");
    return pageOf(now, { ...link, used: true });
  }

  async function register({ act, gathering, occurrence, person }: Behind, link: OneTimeLink, values: Readonly<Record<string, string>>) {
    const name = nameIn(values);
    const seats = seatsIn(values, gathering.party);
    await change(db, async (tx) => {
      if (!(await spendLink(tx, link, act.now))) throw new Refusal("page-used");
      const community = gathering.community;
      const handle = await nextHandle(tx, community, "U");
      const guest = { standing: "guest", roles: [], locale: act.locale, joined: null, duesThrough: null } as const;
      await insertPerson(tx, { ...guest, name, id: person, community, handle, now: act.now });
      const now = await taken(tx, act, gathering.id);
      const date = await openDate(tx, act, now, occurrence.original);
      const wanted = { person, account: null, answer: "yes", seats, guests: undefined } as const;
      const { occurrence: here } = await registerFor(tx, ids, now, date, wanted, act.now);
      // Nothing can be sent to a guest of the site: a reminder would only be given up.
      await withdrawReminders(tx, now, here, person);
      const facts = { handle: gathering.handle, date: occurrence.original, person };
      await audit(tx, { community, at: act.now, actor: null, action: "guest registered on the site", subject: gathering.id, facts });
    });
  }

  async function withdraw({ act, mine, erased }: Behind, values: Readonly<Record<string, string>>): Promise<void> {
    if (values["withdraw"] !== "yes") throw new Misuse("withdraw", "guest-page-tick");
    if (mine === null || erased) return;
    await forget(act);
  }

  return { show, submit, file: async () => null };
}

function nameIn(values: Readonly<Record<string, string>>): string {
  const name = (values["name"] ?? "")
    .normalize("NFC")
    .replaceAll(/\p{Cc}|\p{Cf}/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
  if (name === "") throw new Misuse("name", "guest-page-name-missing");
  if ([...name].length > 80) throw new Misuse("name", "guest-page-name-long", { max: 80 });
  return name;
}

function seatsIn(values: Readonly<Record<string, string>>, party: number): number | undefined {
  const typed = (values["seats"] ?? "").trim();
  if (typed === "" || party === 1) return undefined;
  const seats = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  if (seats < 1 || seats > party) throw new Misuse("seats", "guest-page-seats", { most: party });
  return seats;
}

function pageOf(found: Behind, link: OneTimeLink): Page {
  const { voice, gathering, occurrence, mine, erased } = found;
  const title = [plain(occurrence.title)];
  const said = link.used ? outcomeOf(found) : voice.say("guest-page-intro", { until: voice.moment(link.expires) });
  const blocks: readonly Block[] = [
    ...offBlocks(found),
    paragraph(said),
    facts(
      [voice.text("gathering-when-label"), [voice.moment(occurrence.at)]],
      occurrence.place === null ? null : [voice.text("gathering-place-label"), [plain(occurrence.place)]],
      mine === null ? null : [voice.text("gathering-seats-label"), [plain(voice.number(mine.seats))]],
      mine === null || gathering.link === null
        ? null
        : [voice.text("gathering-link-label"), [{ kind: "link", text: gathering.link, url: gathering.link }]],
    ),
    ...(link.used && mine !== null ? [paragraph(voice.say("guest-page-keep"))] : []),
  ];
  const shown = card({ summary: voice.text("said-of", { what: occurrence.title, said: plainText(said) }), title, blocks });
  const form = !link.used ? registerForm(found) : mine === null || erased ? null : withdrawForm(found);
  return { voice, card: shown, form, files: [] };
}

function offBlocks({ gathering, occurrence, voice }: Behind): readonly Block[] {
  const off = occurrence.cancelled ?? (gathering.state === "cancelled" ? { reason: gathering.reason } : null);
  if (off === null) return [];
  return [paragraph(voice.say("site-date-off", { reason: off.reason ?? "", why: off.reason === null ? "no" : "yes" }))];
}

function outcomeOf({ voice, mine, rank, erased }: Behind) {
  if (mine === null || erased) return voice.say("guest-page-left");
  return mine.state === "waitlisted"
    ? voice.say("guest-page-waiting", { rank: rank ?? 0 })
    : voice.say("guest-page-coming", { seats: mine.seats });
}

function inputOf(name: string, label: string, more: Partial<Input> = {}): Input {
  return { kind: "line", name, label, help: "", required: true, start: "", wrong: null, max: 80, choices: [], ...more };
}

function registerForm({ voice, gathering, occurrence }: Behind): Form | null {
  if (occurrence.cancelled !== null || gathering.state === "cancelled" || occurrence.at <= voice.now) return null;
  const seats = inputOf("seats", voice.text("guest-page-seats-label"), {
    ...{ kind: "whole", start: "1", max: 4, required: false },
    help: voice.text("guest-page-seats-help", { most: gathering.party }),
  });
  const name = inputOf("name", voice.text("guest-page-name-label"), { help: voice.text("guest-page-name-help") });
  const inputs = gathering.party > 1 ? [name, seats] : [name];
  return { title: occurrence.title, intro: "", inputs, submit: voice.text("label-join"), address: "" };
}

function withdrawForm({ voice, occurrence }: Behind): Form {
  const choices = [{ value: "yes", label: voice.text("guest-page-withdraw") }];
  return {
    title: occurrence.title,
    intro: "",
    inputs: [inputOf("withdraw", "", { kind: "choice", choices, max: 3 })],
    submit: voice.text("label-leave"),
    address: "",
  };
}
