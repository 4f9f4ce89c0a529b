import { type Act, partOf } from "#chat/call.ts";
import type { GivenPerson, GivenThing } from "#chat/option.ts";
import type { Suggestion } from "#chat/platform.ts";
import { plan } from "#jobs/plan.ts";
import { after, DAY, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { actedBefore, tellEach, wordOfAct } from "#membership/acting.ts";
import type { ExclusionsService } from "#membership/exclusions.ts";
import { communitySettings, peopleWhoMay, personNames } from "#membership/store.ts";
import { freshenCopies } from "#outbox/fresh.ts";
import { tell } from "#outbox/notice.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import type { Parts } from "#store/parts.ts";
import {
  type Decision,
  hadPart,
  handlerFor,
  isHandler,
  isOpen,
  type Measure,
  type Report,
  requireApart,
  requireHandler,
  requireSecond,
  type Step,
  TELLING,
  wordsFound,
} from "./report.ts";
import {
  bumpMeasure,
  bumpReport,
  freshenReport,
  inHand,
  insertMeasure,
  insertReport,
  lastMeasure,
  loadMeasure,
  loadReport,
  reportByHandle,
  reportsOf,
  suspend,
  writeMeasure,
  writeReport,
} from "./store.ts";

/** What is reported, as it was typed. */
export interface Reporting {
  readonly about: string;
  readonly person?: GivenPerson | undefined;
  readonly message?: string | undefined;
}

/** A report as one reader sees it: the handler the whole, whoever reported it how far it is, whoever has dealt with it nothing of it. */
export interface ReportView {
  readonly report: Report;
  readonly reader: "handler" | "reporter" | "nobody";
  readonly meantName: string;
  readonly reporterName: string;
}

const SUSPENSION = "suspension";
const WAITING = "report-waiting";
const LONGEST_SUSPENSION = 365;

/** Where nobody's words are looked at: what is asked for or confided, a work or a breach that is reported, the register, the settings. */
const UNHINTED = /^(aid|report|parvis|member)\b|^work report$|^agreement breach$/;

export type ModerationService = ReturnType<typeof moderationService>;

/** Reports in confidence and what follows from them, from a word in private to an exclusion by two people. */
export function moderationService({ db, ids }: Parts, exclusions: ExclusionsService) {
  async function view(reader: Db, act: Act, id: Id): Promise<ReportView> {
    const report = await loadReport(reader, act.community.id, id);
    if (report === null) throw new Refusal("report-not-yours");
    const reading = isHandler(report, act) ? "handler" : report.reporter === act.person ? "reporter" : null;
    if (reading === null) throw new Refusal("report-not-yours");
    const names = await personNames(reader, act.community.id, [report.reporter, ...(report.meant === null ? [] : [report.meant])]);
    return {
      report,
      reader: reading,
      meantName: report.meant === null ? "" : (names.get(report.meant) ?? ""),
      reporterName: names.get(report.reporter) ?? "",
    };
  }

  function report(act: Act, given: Reporting): Promise<ReportView> {
    const community = act.community.id;
    const id = ids.secret();
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      if (again !== null) return asReporter(await view(tx, act, again));
      const meant = given.person?.id ?? null;
      await insertReport(tx, {
        ...{
          community,
          id,
          handle: await nextHandle(tx, community, "T"),
          reporter: act.person,
          about: given.about,
          message: given.message ?? null,
        },
        ...{ meant, handler: null, passed: "[]", state: "received", version: 1, created_at: instantIn(act.now), closed_at: null },
      });
      await note(tx, act, "report received", id, {});
      await hand(tx, community, id, act.now);
      return asReporter(await view(tx, act, id));
    });
  }

  /** What a handler does about a report. */
  async function step(
    act: Act,
    id: Id,
    wanted: { readonly step: Step; readonly note?: string | undefined; readonly days?: number | undefined },
  ): Promise<ReportView> {
    const { step: what } = wanted;
    if (TELLING.includes(what) && wanted.note === undefined) throw new Misuse("note", "option-missing");
    const found = await loadReport(db, act.community.id, id);
    if (found === null) throw new Refusal("report-not-yours");
    requireHandler(found, act);
    if (what !== "exclusion") return change(db, (tx) => take(tx, act, id, wanted));
    if (found.meant === null) throw new Refusal("report-nobody-meant");
    const names = await personNames(db, act.community.id, [found.meant]);
    const trusted: Act = { ...partOf(act, "exclusion"), may: () => true };
    await exclusions.propose(trusted, { id: found.meant, name: names.get(found.meant) ?? "" }, wanted.note ?? "");
    return change(db, (tx) => take(tx, act, id, wanted));
  }

  async function take(
    tx: Tx,
    act: Act,
    id: Id,
    wanted: { readonly step: Step; readonly note?: string | undefined; readonly days?: number | undefined },
  ): Promise<ReportView> {
    const community = act.community.id;
    const again = await actedBefore(tx, act, id);
    await bumpReport.first(tx, { community, id });
    const found = await loadReport(tx, community, id);
    if (found === null) throw new Refusal("report-not-yours");
    if (again !== null) return view(tx, act, id);
    requireHandler(found, act);
    await note(tx, act, `report ${wanted.step}`, id, {});
    switch (wanted.step) {
      case "pass": {
        await writeReport(tx, community, id, { passed: JSON.stringify([...found.passed, act.person]) });
        await hand(tx, community, id, act.now);
        const seen = await loadReport(tx, community, id);
        return { report: { ...(seen ?? found), about: "", message: null }, reader: "nobody", meantName: "", reporterName: "" };
      }
      case "resolve":
      case "dismiss":
        await writeReport(tx, community, id, {
          state: wanted.step === "resolve" ? "resolved" : "dismissed",
          closed_at: instantIn(act.now),
        });
        break;
      case "exclusion":
        await writeReport(tx, community, id, { state: "handled" });
        break;
      default:
        if (found.meant === null) throw new Refusal("report-nobody-meant");
        await writeReport(tx, community, id, { state: "handled" });
        await measure(tx, act, found, wanted.step, wanted.note ?? "", wanted.days ?? 7);
    }
    const over = wanted.step === "resolve" || wanted.step === "dismiss";
    if (found.state === "received" || over) await tellReporter(tx, act, found);
    await freshenReport(tx, community, id);
    const seen = await view(tx, act, id);
    return over ? { ...seen, reader: "nobody" } : seen;
  }

  async function measure(tx: Tx, act: Act, found: Report, kind: Measure["kind"], reason: string, days: number): Promise<void> {
    const community = act.community.id;
    const id = ids.next();
    const { hearingDays } = await communitySettings(tx, community);
    const waits = kind === "suspension";
    const length = Math.min(days, LONGEST_SUSPENSION);
    await insertMeasure(tx, {
      ...{ community, id, person: found.meant as Id, kind, reason, report: found.id, proposer: act.person, seconder: null },
      ...{ state: waits ? "proposed" : "active", ends_at: waits ? instantIn(after(act.now, length * DAY)) : null },
      ...{
        appeal_until: kind === "hint" ? null : instantIn(after(act.now, hearingDays * DAY)),
        appeal: null,
        version: 1,
        created_at: instantIn(act.now),
      },
    });
    await note(tx, act, `measure ${waits ? "proposed" : kind}`, id, { person: found.meant as Id });
    if (!waits) return tellMeasure(tx, act, id, [found.meant as Id], "given");
    const seconds = (await peopleWhoMay(tx, community, "moderate")).filter(
      (one) => one !== act.person && one !== found.meant && one !== found.reporter,
    );
    await askAbout(tx, act, id, seconds, "proposed");
  }

  /** Decides a suspension that was proposed: a second person. */
  function second(act: Act, id: Id, how: "confirm" | "drop"): Promise<Measure> {
    return deciding(act, id, async (tx, found) => {
      requireSecond(found, act.person, how === "confirm" ? act.now : null);
      const community = act.community.id;
      if (how === "drop") {
        await writeMeasure(tx, community, id, { state: "dropped", seconder: act.person });
        return;
      }
      const { hearingDays } = await communitySettings(tx, community);
      const appeal = instantIn(after(act.now, hearingDays * DAY));
      await writeMeasure(tx, community, id, { state: "active", seconder: act.person, appeal_until: appeal });
      const ends = found.ends as Instant;
      await suspend(tx, community, found.person, act.now);
      await plan(tx, { community, kind: SUSPENSION, subject: id, due: ends });
      await tellMeasure(tx, act, id, [found.person], "given");
    });
  }

  /** Whoever was warned or suspended may ask, once and in time, that others look at it again. */
  async function appeal(act: Act, text: string): Promise<Measure> {
    const id = await lastMeasure(db, act.community.id, act.person, "active");
    if (id === null) throw new Refusal("measure-none-of-you");
    return deciding(act, id, async (tx, found) => {
      if (found.person !== act.person) throw new Refusal("measure-not-yours");
      if (found.state !== "active" || found.appeal !== null) throw new Refusal("measure-decided");
      if (found.appealUntil === null || act.now > found.appealUntil) throw new Refusal("measure-appeal-late");
      await writeMeasure(tx, act.community.id, id, { state: "appealed", appeal: text });
      const may = await peopleWhoMay(tx, act.community.id, "moderate");
      const apart = may.filter((one) => !hadPart(found, one));
      await askAbout(tx, act, id, apart, "appealed");
    });
  }

  /** Decides an appeal: somebody who had no part in the measure. */
  function review(act: Act, id: Id, how: "uphold" | "lift"): Promise<Measure> {
    return deciding(act, id, async (tx, found) => {
      requireApart(found, act.person);
      const community = act.community.id;
      await writeMeasure(tx, community, id, { state: how === "lift" ? "lifted" : "active" });
      if (found.kind === "suspension") await suspend(tx, community, found.person, act.now);
      await tellMeasure(tx, act, id, [found.person], how);
    });
  }

  /** Decides what waits about a person, said by name: a suspension that was proposed, or an appeal. */
  async function decideAbout(act: Act, person: GivenPerson, how: Decision): Promise<Measure> {
    if (!act.may("moderate")) throw new Refusal("not-allowed", { ability: "moderate" });
    const waits = how === "confirm" || how === "drop" ? "proposed" : "appealed";
    const id = await lastMeasure(db, act.community.id, person.id, waits);
    if (id === null) throw new Refusal("measure-none-waits", { name: person.name });
    return how === "confirm" || how === "drop" ? second(act, id, how) : review(act, id, how);
  }

  function deciding(act: Act, id: Id, decide: (tx: Tx, found: Measure) => Promise<void>): Promise<Measure> {
    const community = act.community.id;
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      await bumpMeasure.first(tx, { community, id });
      const found = await loadMeasure(tx, community, id);
      if (found === null) throw new Refusal("press-stale");
      if (again === null) {
        await decide(tx, found);
        const now = (await loadMeasure(tx, community, id)) as Measure;
        await note(tx, act, `measure ${now.state}`, id, { person: found.person });
        await freshenCopies(tx, community, { kind: "measure", id });
      }
      return (await loadMeasure(tx, community, id)) as Measure;
    });
  }

  /** Words of the community's lists in what somebody has just said, hinted at in private. Never where help is asked or something reported. */
  async function hint(act: Act, path: string, texts: readonly string[]): Promise<void> {
    if (UNHINTED.test(path) || texts.length === 0) return;
    const { hintWords } = await communitySettings(db, act.community.id);
    const found = [...new Set(Object.values(hintWords).flatMap((list) => texts.flatMap((text) => wordsFound(text, list))))];
    if (found.length === 0) return;
    const community = act.community.id;
    const once = `hint:${ids.next()}`;
    const facts = { words: found };
    await change(db, async (tx) => {
      await tell(tx, { community, to: { person: act.person }, name: "word-hint", version: 1, facts, once, now: act.now, kind: null });
    });
  }

  async function find(community: Id, text: string): Promise<GivenThing | null> {
    return reportByHandle.first(db, { community, handle: text.trim().toUpperCase() });
  }

  async function offer(asker: { readonly community: Id; readonly person: Id }, typed: string): Promise<readonly Suggestion[]> {
    const own = await reportsOf(db, asker.community, asker.person);
    return own
      .filter((one) => one.handle.startsWith(typed.trim().toUpperCase()))
      .slice(0, 25)
      .map((one) => ({ value: one.handle, label: one.handle }));
  }

  return {
    report,
    step,
    second,
    appeal,
    review,
    decideAbout,
    hint,
    view: (act: Act, id: Id) => view(db, act, id),
    mine: (act: Act) => reportsOf(db, act.community.id, act.person),
    find,
    offer,
  };
}

/**
 * Gives the report to one handler who is not concerned, and tells only them. As long as it is open it is looked at every day, so that it
 * never stays with somebody who has left or moderates no more, nor with nobody once there is somebody.
 */
async function hand(tx: Tx, community: Id, id: Id, now: Instant): Promise<void> {
  const found = await loadReport(tx, community, id);
  if (found === null) throw new Refusal("press-stale");
  const handler = handlerFor(found, await peopleWhoMay(tx, community, "moderate"), await inHand(tx, community));
  await writeReport(tx, community, id, { handler });
  if (handler !== null) {
    const copies = { kind: "report", id };
    await tellEach(tx, { community: { id: community }, now }, [handler], {
      name: "report",
      facts: { report: id },
      once: wordOfAct(tx),
      copies,
    });
  }
  await freshenReport(tx, community, id);
  await plan(tx, { community, kind: WAITING, subject: id, due: after(now, DAY) });
}

/** Hands an open report on where its handler may moderate no more. Resolves to whether it has to be looked at again. */
export async function handOn(tx: Tx, community: Id, id: Id, now: Instant): Promise<boolean> {
  await bumpReport.first(tx, { community, id });
  const found = await loadReport(tx, community, id);
  if (found === null || !isOpen(found)) return false;
  const may = await peopleWhoMay(tx, community, "moderate");
  const concerned = [found.meant, found.reporter].includes(found.handler);
  if (found.handler === null || concerned || !may.includes(found.handler)) await hand(tx, community, id, now);
  return true;
}

/** What a reporter is shown, whatever else they may be. */
function asReporter(view: ReportView): ReportView {
  return { ...view, reader: "reporter" };
}

async function note(tx: Tx, act: Act, action: string, subject: Id, facts: Readonly<Record<string, string>>): Promise<void> {
  await audit(tx, {
    community: act.community.id,
    at: act.now,
    actor: action === "report received" ? null : act.person,
    action,
    subject,
    facts,
  });
}

async function tellReporter(tx: Tx, act: Act, { id, reporter }: Report): Promise<void> {
  const found = await loadReport(tx, act.community.id, id);
  if (found === null) return;
  const { state } = found;
  await tellEach(tx, act, [reporter], { name: "report-state", facts: { report: id, state }, once: `${id}:${state}` });
}

function tellMeasure(tx: Tx, act: Act, id: Id, people: readonly Id[], what: string): Promise<void> {
  return tellEach(tx, act, people, { name: "measure", facts: { measure: id, what }, once: `${id}:${what}` });
}

/** Those who may decide read the reasons in a message that loses them once it is decided. */
function askAbout(tx: Tx, act: Act, id: Id, people: readonly Id[], what: "proposed" | "appealed"): Promise<void> {
  return tellEach(tx, act, people, {
    name: "measure",
    facts: { measure: id, what },
    once: `${id}:${what}`,
    copies: { kind: "measure", id },
  });
}

export const SUSPENSION_JOB = SUSPENSION;
export const WAITING_JOB = WAITING;
