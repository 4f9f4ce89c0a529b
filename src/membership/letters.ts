import { type Card, type Control, card as newCard, paragraph } from "#chat/card.ts";
import type { AccountRef } from "#chat/platform.ts";
import { joined, link, type Prose, plain, plainText, strong } from "#chat/prose.ts";
import { type Voice, voiceOf } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { type Locale, nearestLocale } from "#locales/locale.ts";
import type { LetterWriter } from "#outbox/deliver.ts";
import type { LetterKind } from "#outbox/teller.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import type { LetterBoxRow } from "#store/tables/membership.ts";
import { readProfile } from "./profile.ts";
import { findCommunity, findPersonById } from "./store.ts";

/** The way by which letters go, as notices and minutes name it. */
export const BY_MAIL = "mail";

/** What stands at the page of one mailbox: whose association writes, and whether what may be refused is. */
export interface LetterPage {
  readonly voice: Voice;
  readonly card: Card;
  readonly refused: boolean;
}

export type LettersService = ReturnType<typeof lettersService>;

async function boxOf(db: Db, community: Id, person: Id): Promise<LetterBoxRow | null> {
  const row = await db
    .selectFrom("letter_boxes")
    .selectAll()
    .where("community", "=", community)
    .where("person", "=", person)
    .executeTakeFirst();
  return row ?? null;
}

async function boxWith(db: Db, id: string): Promise<LetterBoxRow | null> {
  const row = await db
    .selectFrom("letter_boxes")
    .selectAll()
    .where("id", "=", id as Id)
    .executeTakeFirst();
  return row ?? null;
}

/** The mailbox of somebody, made when it is first needed. Its id opens the page where they refuse what may be refused. */
async function makeBox(tx: Tx, ids: Ids, community: Id, person: Id, now: Instant): Promise<void> {
  await tx
    .insertInto("letter_boxes")
    .values({
      community,
      id: ids.secret(),
      person,
      bounced: null,
      bounced_at: null,
      reason: null,
      refused_at: null,
      created_at: instantIn(now),
    })
    .onConflict((conflict) => conflict.columns(["community", "person"]).doNothing())
    .execute();
}

/**
 * Writes letters for members without chat: to the mail address that they, or whoever keeps the register, gave. What may be refused
 * carries the address of the page that does so, below `url`; a convocation never does.
 */
export function letterWriter({ db, ids, clock }: Pick<Parts, "db" | "ids" | "clock">, url: string): LetterWriter {
  return async (reader, { community, person, kind }, card, voice) => {
    const [row, facts] = [await findPersonById.first(reader, { community, id: person }), await findCommunity.first(reader, { community })];
    const address = row === null || row.merged_into !== null ? undefined : readProfile(row.profile).mail;
    if (row === null || facts === null || address === undefined) return null;
    const before = await boxOf(reader, community, person);
    if (before?.bounced === address || (kind === "asked" && before !== null && before.refused_at !== null)) return null;
    if (kind === "asked" && before === null) await change(db, (tx) => makeBox(tx, ids, community, person, clock.now()));
    const box = kind === "asked" ? (before ?? (await boxOf(reader, community, person))) : null;
    const refuse = box === null ? null : `${url}/letters/${box.id}`;
    const account: AccountRef = { platform: BY_MAIL, team: community, user: address };
    return { account, card: asLetter(card, voice, { kind, from: facts.name, to: row.name, refuse }) };
  };
}

/** A card as a letter: what is pressed or typed in chat is left out, since nobody reads an answer; why it came is said at its foot. */
function asLetter(
  card: Card,
  voice: Voice,
  { kind, from, to, refuse }: { readonly kind: LetterKind; readonly from: string; readonly to: string; readonly refuse: string | null },
): Card {
  const links = card.controls.map((row) => row.filter((control): control is Extract<Control, { kind: "link" }> => control.kind === "link"));
  const why = voice.say(kind === "asked" ? "letter-why-asked" : "letter-why-owed", { association: from });
  const away: Prose[] = refuse === null ? [] : [[link(voice.text("letter-refuse"), refuse)]];
  const typed = card.footer?.some((span) => span.kind === "code") ?? true;
  const footer = joined([...(card.footer === undefined || typed ? [] : [card.footer]), why, ...away], "\n");
  return { ...card, controls: links.filter((row) => row.length > 0), footer, letter: { from, to, refuse } };
}

/** Notes that a mailbox refused a letter for good: nothing is sent to that address again, until another one is given. */
export async function noteBounce(
  tx: Tx,
  ids: Ids,
  { community, person, reason }: { readonly community: Id; readonly person: Id; readonly reason: string },
  now: Instant,
): Promise<void> {
  const row = await findPersonById.first(tx, { community, id: person });
  const address = row === null ? undefined : readProfile(row.profile).mail;
  if (address === undefined) return;
  await makeBox(tx, ids, community, person, now);
  await tx
    .updateTable("letter_boxes")
    .set({ bounced: address, bounced_at: instantIn(now), reason })
    .where("community", "=", community)
    .where("person", "=", person)
    .execute();
}

/** The page of a mailbox: what comes there by mail, and no longer wanting it. */
export function lettersService({ db, clock }: Parts) {
  /** What stands there; null for an address that opens nothing. `locale` is what the reader asked for. */
  async function page(id: string, locale: Locale | null): Promise<LetterPage | null> {
    const box = await boxWith(db, id);
    if (box === null) return null;
    const { community, person } = box;
    const [facts, row] = [await findCommunity.first(db, { community }), await findPersonById.first(db, { community, id: person })];
    if (facts === null || row === null) return null;
    const own = locale ?? nearestLocale(row.locale) ?? nearestLocale(facts.locale) ?? "en";
    const voice = voiceOf(own, facts.zone, clock.now());
    const refused = box.refused_at !== null;
    const association = strong(facts.name);
    const said = voice.say(refused ? "letter-page-refused" : "letter-page-wanted", { association });
    const card = newCard({
      summary: plainText(said),
      title: [plain(voice.text("letter-page-title", { association: facts.name }))],
      blocks: [paragraph(said), paragraph(voice.say("letter-page-owed"))],
    });
    return { voice, card, refused };
  }

  /** Writes down whether they want reminders and announcements by mail. Done twice it changes nothing. False where there is no such mailbox. */
  function wish(id: string, wanted: "wanted" | "refused"): Promise<boolean> {
    return change(db, async (tx) => {
      const set = await tx
        .updateTable("letter_boxes")
        .set((e) => ({ refused_at: wanted === "wanted" ? null : e.fn.coalesce("refused_at", e.val(instantIn(clock.now()))) }))
        .where("id", "=", id as Id)
        .returning("id")
        .executeTakeFirst();
      return set !== undefined;
    });
  }

  return { page, wish };
}
