import { type LocalDate, startOfDate } from "#calendar/calendar.ts";
import { previousOccurrence } from "#calendar/repetition.ts";
import type { Act } from "#chat/call.ts";
import { after, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { freshen } from "#outbox/fresh.ts";
import { tell } from "#outbox/notice.ts";
import { roomsFor } from "#outbox/room.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import type { GatheringMessageRow } from "#store/tables/gatherings.ts";
import { type Gathering, refuseStrangers } from "./gathering.ts";
import { heardBefore, noSuchDate, taken } from "./meant.ts";
import { type KeptDate, namedDate, type Occurrence, occurrenceAt } from "./occurrence.ts";
import { findGathering, keepDate, keptDates } from "./store.ts";
import type { Term } from "./term.ts";
import { dateOfId } from "./told.ts";
import { readWebAddress } from "./web-address.ts";

/** The message of a date, as it was typed. */
export interface MessageWish {
  readonly date?: string | undefined;
  readonly text?: string | undefined;
  readonly link?: string | undefined;
}

/** What stays of one date: words, and where its recording is. */
export interface Message {
  readonly id: Id;
  readonly gathering: Gathering;
  readonly occurrence: Occurrence;
  readonly words: string | null;
  readonly link: string | null;
}

/** How many are shown of a series. */
const SHOWN = 10;

/** How the message of a date is posted afterwards, and read again. */
export function messaging({ db, ids }: Pick<Parts, "db" | "ids">) {
  /** Posts the message of a date that has begun, or corrects it where it hangs. Resolves to null where nothing was given: they are read then. */
  async function message(act: Act, id: Id, wish: MessageWish): Promise<Message | null> {
    if (wish.text === undefined && wish.link === undefined) return null;
    const link = wish.link === undefined ? undefined : readWebAddress("link", wish.link);
    const kept = await change(db, async (tx) => {
      const repeated = await heardBefore(tx, act, id);
      const gathering = repeated ? await findGathering(tx, act.community.id, id) : await taken(tx, act, id);
      if (gathering === null) throw new Refusal("gathering-gone");
      refuseStrangers(gathering, act.person, act.may("change any gathering"));
      const occurrence = await begunDate(tx, act, gathering, wish.date);
      const on = occurrence.kept ?? (await keepDate(tx, gathering, ids.next(), occurrence.original));
      if (!repeated) await put(tx, act, gathering, on.id, { text: wish.text, link });
      return on.id;
    });
    const found = await messageOn(db, act.community.id, kept);
    if (found === null) throw new Misuse(null, "gathering-message-empty");
    return found;
  }

  async function put(
    tx: Tx,
    act: Act,
    gathering: Gathering,
    occurrence: Id,
    given: { text: string | undefined; link: string | null | undefined },
  ) {
    const { community } = gathering;
    const known = await rowOn(tx, community, occurrence);
    const words = given.text ?? known?.words ?? null;
    const link = given.link === undefined ? (known?.link ?? null) : given.link;
    if (words === null && link === null) throw new Misuse("text", "gathering-message-empty");
    const entry = { community, at: act.now, actor: act.person, account: act.account, action: "gathering message", subject: gathering.id };
    await audit(tx, { ...entry, facts: { handle: gathering.handle } });
    if (known !== null) {
      await tx
        .updateTable("gathering_messages")
        .set({ words, link })
        .where("community", "=", community)
        .where("id", "=", known.id)
        .execute();
      return freshen(tx, community, { kind: "gathering-message", id: known.id });
    }
    const id = ids.next();
    const row = { community, id, gathering: gathering.id, occurrence, author: act.person, words, link, at: instantIn(act.now) };
    await tx.insertInto("gathering_messages").values(row).execute();
    for (const room of await roomsFor(tx, community, gathering.places)) {
      const once = `message/${gathering.handle}/${occurrence}/${room}`;
      const fresh = { kind: "gathering-message", id };
      await tell(tx, {
        community,
        to: { room },
        name: "gathering-message",
        version: 1,
        facts: { id },
        once,
        now: act.now,
        kind: null,
        fresh,
      });
    }
  }

  /** The newest messages of a gathering, the newest first. */
  async function messages(act: Act, id: Id): Promise<{ readonly gathering: Gathering; readonly messages: readonly Message[] }> {
    const gathering = await findGathering(db, act.community.id, id);
    if (gathering === null) throw new Refusal("gathering-gone");
    return { gathering, messages: (await messagesOf(db, gathering)).slice(0, SHOWN) };
  }

  return { message, messages };
}

/** The date that was named, else the one that began last. Refused before it has begun: what is told afterwards is told afterwards. */
async function begunDate(tx: Tx, act: Act, gathering: Gathering, date: string | undefined): Promise<Occurrence> {
  const kept = await keptDates(tx, gathering, "");
  if (date !== undefined) {
    const named = namedDate(gathering, kept, date as Occurrence["original"]);
    if (named === null) throw await noSuchDate(tx, act, gathering, date);
    if (named.cancelled !== null || named.at > act.now) throw new Refusal("gathering-message-early", { at: { moment: named.at } });
    return named;
  }
  const last = lastBegun(gathering, kept, act.now);
  if (last === null) throw new Refusal("gathering-message-none-begun", { title: gathering.title });
  return last;
}

/** The date that takes place and began last; null where none has begun. */
function lastBegun(gathering: Gathering, kept: readonly KeptDate[], now: Instant): Occurrence | null {
  const byDate = new Map(kept.map((date) => [date.original, date]));
  const moved = kept.flatMap((date) => (date.start === null ? [] : (occurrenceAt(gathering, date.original, date) ?? [])));
  const ruled = gathering.terms.flatMap((term) => lastRuled(gathering, term, byDate, now) ?? []);
  const begun = [...moved, ...ruled].filter((date) => date.cancelled === null && date.at <= now);
  return begun.sort((one, other) => other.at - one.at)[0] ?? null;
}

function lastRuled(gathering: Gathering, term: Term, kept: ReadonlyMap<LocalDate, KeptDate>, now: Instant): Occurrence | null {
  const end = term.to === null ? after(now, 1) : (Math.min(after(now, 1), startOfDate(term.to, gathering.zone)) as Instant);
  let found = previousOccurrence(term.rule, term.start, gathering.zone, end);
  while (found !== null && found.date >= term.from) {
    const date = kept.get(found.date) ?? null;
    if (date === null || (date.cancelled === null && date.start === null)) return occurrenceAt(gathering, found.date, date);
    found = previousOccurrence(term.rule, term.start, gathering.zone, found.instant);
  }
  return null;
}

/** Every message of a gathering, the newest first. */
export async function messagesOf(db: Db, gathering: Gathering): Promise<readonly Message[]> {
  const rows = await db
    .selectFrom("gathering_messages")
    .selectAll()
    .where("community", "=", gathering.community)
    .where("gathering", "=", gathering.id)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .execute();
  const kept = new Map((await keptDates(db, gathering, "")).map((date) => [date.id, date]));
  return rows.flatMap((row) => {
    const date = kept.get(row.occurrence);
    const occurrence = date === undefined ? null : occurrenceAt(gathering, date.original, date);
    return occurrence === null ? [] : [{ id: row.id, gathering, occurrence, words: row.words, link: row.link }];
  });
}

async function rowOn(db: Db, community: Id, occurrence: Id): Promise<GatheringMessageRow | null> {
  const row = await db
    .selectFrom("gathering_messages")
    .selectAll()
    .where("community", "=", community)
    .where("occurrence", "=", occurrence)
    .executeTakeFirst();
  return row ?? null;
}

/** The message of one date; null where there is none. */
export async function messageOn(db: Db, community: Id, occurrence: Id): Promise<Message | null> {
  const row = await rowOn(db, community, occurrence);
  const found = row === null ? null : await dateOfId(db, community, occurrence);
  return row === null || found === null ? null : { ...found, id: row.id, words: row.words, link: row.link };
}

/** The same by its own id. */
export async function messageById(db: Db, community: Id, id: Id): Promise<Message | null> {
  const row = await db
    .selectFrom("gathering_messages")
    .select("occurrence")
    .where("community", "=", community)
    .where("id", "=", id)
    .executeTakeFirst();
  return row === undefined ? null : messageOn(db, community, row.occurrence);
}
