import { dateAt, type LocalDate, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal, Unsure } from "#kernel/refusal.ts";
import { tell } from "#outbox/notice.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import type { Parts } from "#store/parts.ts";
import type { DuesRow } from "#store/tables/membership.ts";
import { actedBefore } from "./acting.ts";
import { coveredBy, paidBefore, readAmount, readDuesRule, readLeadDays, USUAL_DUES } from "./dues.ts";
import { watchDues, watchMany } from "./dues-planning.ts";
import { duesOf, insertDues, recordEvent, watchedMembers, writePerson, writeSettings } from "./life-store.ts";
import { standingOn } from "./role.ts";
import type { Settings } from "./settings.ts";
import { communitySettings, findPersonById, holdPerson } from "./store.ts";

/** A payment as its receipt says it. */
export interface Receipt {
  readonly number: string;
  readonly paid: string;
  readonly from: string;
  readonly through: string;
  readonly cents: number | null;
  readonly way: string | null;
}

/** What somebody has paid, and until when. */
export interface DuesShown {
  readonly person: Id;
  readonly name: string;
  readonly through: string | null;
  readonly lapsed: boolean;
  readonly receipts: readonly Receipt[];
  readonly rule: Settings["dues"];
}

/** A payment as it was typed. */
export interface Paying {
  readonly paid?: string | undefined;
  readonly amount?: string | undefined;
  readonly way?: string | undefined;
  readonly through?: string | undefined;
  /** Whether it is another payment for certain, though one like it is written down already. */
  readonly another?: boolean;
}

const EARLIEST = "1900-01-01";

/** What is to be chosen about dues, as it was typed. */
export interface DuesSettling {
  readonly rule?: string | undefined;
  readonly grace?: number | undefined;
  /** Days before the end, separated by commas, or `none`. */
  readonly reminders?: string | undefined;
}

export type DuesService = ReturnType<typeof duesService>;

/** What is paid, for which days, and the receipts. */
export function duesService({ db, ids }: Parts) {
  async function shown(reader: Db, act: Act, person: Id): Promise<DuesShown> {
    const community = act.community.id;
    const row = await findPersonById.first(reader, { community, id: person });
    if (row === null) throw new Refusal("press-stale");
    const today = dateAt(act.now, act.community.zone as Zone);
    const paid = await duesOf.all(reader, { community, person });
    const { dues } = await communitySettings(reader, community);
    const lapsed = standingOn(row, today) === "lapsed";
    return { person, name: row.name, through: row.dues_through, lapsed, receipts: paid.map(receiptOf), rule: dues };
  }

  /**
   * Writes a payment down. Whoever had lapsed is a member again; an applicant still waits to be admitted. Throws `Unsure` where one like
   * it is written down for the same day.
   */
  function pay(act: Act, person: Id, paying: Paying): Promise<DuesShown> {
    const community = act.community.id;
    const today = dateAt(act.now, act.community.zone as Zone);
    const paid = (paying.paid ?? today) as LocalDate;
    if (paid > today || paid < EARLIEST) throw new Misuse("paid", "dues-paid-when", { typed: paid });
    const cents = paying.amount === undefined ? null : readAmount(paying.amount);
    if (!act.may("admit members")) throw new Refusal("not-allowed", { ability: "admit-members" });
    const id = ids.next();
    return change(db, async (tx) => {
      if ((await actedBefore(tx, act, person)) !== null) return shown(tx, act, person);
      await holdPerson.first(tx, { community, id: person });
      const row = await findPersonById.first(tx, { community, id: person });
      if (row === null || row.merged_into !== null) throw new Refusal("press-stale");
      if (row.standing === "excluded") throw new Refusal("dues-of-excluded", { name: row.name });
      const settings = await communitySettings(tx, community);
      const payments = await duesOf.all(tx, { community, person });
      const alike = payments.find((each) => each.paid_on === paid && isAlike(each, paying, cents));
      if (alike !== undefined && paying.another !== true)
        throw new Unsure("dues-paid-already", { name: row.name, receipt: alike.receipt, paid: { date: paid } });
      const known = payments.map((each) => ({ paid: each.paid_on, through: each.through_day }));
      const now = (row.dues_through ?? null) as LocalDate | null;
      const covered = coveredBy(settings.dues ?? USUAL_DUES, paid, paidBefore(paid, now, known));
      const through = (paying.through ?? covered.through) as LocalDate;
      if (through < paid || through > `${Number(paid.slice(0, 4)) + 20}-12-31`)
        throw new Misuse("through", "dues-through-when", { typed: through });
      const from = covered.from <= through ? covered.from : paid;
      const receipt = await nextHandle(tx, community, `${today.slice(0, 4)}-`);
      await insertDues(tx, {
        community,
        id,
        person,
        receipt,
        paid_on: paid,
        from_day: from,
        through_day: through,
        cents,
        way: paying.way ?? null,
        actor: act.person,
        created_at: instantIn(act.now),
      });
      const longest = paying.through === undefined && now !== null && now > through ? now : through;
      await extend(tx, act, { ...row, community }, longest, receipt, today);
      return shown(tx, act, person);
    });
  }

  function show(act: Act, person: Id): Promise<DuesShown> {
    if (person !== act.person && !act.may("admit members")) throw new Refusal("dues-of-others");
    return shown(db, act, person);
  }

  /** Chooses what dues are for, how long a membership is kept after them, and when they are reminded of. Holds for what is paid from now on. */
  function settle(act: Act, typed: DuesSettling): Promise<void> {
    if (!act.may("settle the community")) throw new Refusal("not-allowed", { ability: "settle-the-community" });
    const community = act.community.id;
    const chosen = {
      ...(typed.rule === undefined ? {} : { dues: readDuesRule(typed.rule) }),
      ...(typed.grace === undefined ? {} : { duesGrace: typed.grace }),
      ...(typed.reminders === undefined ? {} : { duesLeads: readLeadDays(typed.reminders) }),
    };
    return change(db, async (tx) => {
      if ((await actedBefore(tx, act, community)) !== null) return;
      await writeSettings(tx, act, chosen);
      await watchMany(tx, community, await watchedMembers(tx, community), act.now);
    });
  }

  return { pay, show, settle };
}

/** Whether a payment of the same day says the same as far as it says anything: what was typed twice was perhaps paid once. */
function isAlike(row: DuesRow, { way, through }: Paying, cents: number | null): boolean {
  const same = (one: string | number | null, other: string | number | null) => one === null || other === null || one === other;
  if (cents === null && through !== undefined && through !== row.through_day) return false;
  return same(row.cents, cents) && same(row.way === null ? null : fold(row.way), way === undefined ? null : fold(way));
}

type Paid = { readonly id: Id; readonly community: Id; readonly standing: string; readonly dues_through: string | null };

async function extend(tx: Tx, act: Act, row: Paid, through: LocalDate, receipt: string, today: LocalDate): Promise<void> {
  const { id: person, community } = row;
  const returns = row.standing === "lapsed" && through >= today;
  await writePerson(tx, community, person, { dues_through: through, ...(returns ? { standing: "member" as const } : {}) });
  await recordEvent(tx, community, { person, event: returns ? "returned" : "paid", at: act.now, actor: act.person, reason: receipt });
  const facts = { receipt, through };
  await audit(tx, { community, at: act.now, actor: act.person, account: act.account, action: "dues paid", subject: person, facts });
  if (returns || row.standing === "member") await watchDues(tx, community, person, through, act.now);
  if (person === act.person) return;
  await tell(tx, {
    community,
    to: { person },
    name: "dues-paid",
    version: 1,
    facts,
    once: `dues-paid:${receipt}`,
    now: act.now,
    kind: null,
  });
}

function receiptOf(row: DuesRow): Receipt {
  const { receipt: number, paid_on: paid, from_day: from, through_day: through, cents, way } = row;
  return { number, paid, from, through, cents, way };
}
