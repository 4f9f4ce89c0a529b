import type { Zone } from "#calendar/calendar.ts";
import { readAddress } from "#chat/address.ts";
import { type Answer, type Audience, ask, tell } from "#chat/answer.ts";
import type { Act, Call, Delivery } from "#chat/call.ts";
import { type Card, card, paragraph } from "#chat/card.ts";
import type { AnyCommand } from "#chat/command.ts";
import { pathOfLine, readLine } from "#chat/line.ts";
import type { Names } from "#chat/names.ts";
import type { GivenThing, Option } from "#chat/option.ts";
import type { Place } from "#chat/place.ts";
import type { Ears, Home, Outcome, Reply, Speaker, Suggestion, Utterance } from "#chat/platform.ts";
import type { Prose } from "#chat/prose.ts";
import { type Voice, voiceOf } from "#chat/voice.ts";
import type { House } from "#house.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Log } from "#kernel/log.ts";
import { Misuse, Refusal, Unsure } from "#kernel/refusal.ts";
import { inTurn } from "#kernel/turn.ts";
import { nearestLocale } from "#locales/locale.ts";
import { countsIn } from "#membership/delegation.ts";
import type { Arrival } from "#membership/service.ts";
import { confirmAnswer, incidentAnswer, misuseAnswer, newReference, refusedAnswer, withFirst } from "./answers.ts";
import { clean } from "./clean.ts";
import { withClockNotes } from "./clock-notes.ts";
import { declaredForm } from "./declared-form.ts";
import { doorFor } from "./door.ts";
import { firstSetup } from "./first-setup.ts";
import { type Paces, pacing } from "./pace.ts";
import { readOptions } from "./read-option.ts";
import { arrivals, type Turn } from "./turns.ts";

/** A call that was answered, for whoever counts: nothing of who said it or what. */
export interface Heard {
  readonly platform: string;
  readonly command: string | null;
  readonly outcome: Outcome;
  readonly milliseconds: number;
}

/** What dispatch is built from. */
export interface DispatchParts {
  readonly house: House;
  readonly now: () => Instant;
  readonly log: Log;
  /** Counts each call. */
  readonly heard?: (call: Heard) => void;
  /** How much one person and one community may say; without it as much as they like. */
  readonly paces?: Paces;
}

/** One utterance on its way: what is known of it so far, for the boundary that answers whatever happens. */
interface Hearing {
  readonly utterance: Utterance;
  readonly now: Instant;
  readonly turn: Turn;
  arrival: Arrival | null;
  command: AnyCommand<House> | null;
  audience: Audience;
  voice: Voice;
  /** What is said before a refusal or a question. */
  first: Prose | null;
  /** Where the call takes effect: the channels that it names, else the one where it was said. */
  places: readonly Place[];
  /** What the lines of the log about this call have in common, and what its asker is given where it fails; null where no line is written of it. */
  readonly reference: string | null;
}

interface Answered {
  readonly outcome: Outcome;
  readonly answer: Answer;
}

/** So many calls are at work at once. Of twice as many each would take longer: what is alive then outgrows the young heap and is copied about. */
const MOST_AT_WORK = 256;

/** Makes the ears that every platform speaks to: from what arrived to what is answered, and never a rejection. */
export function openEars(parts: DispatchParts): Ears {
  const { house, now, log } = parts;
  const names = house.declared;
  const order = arrivals();
  const door = doorFor(MOST_AT_WORK);
  const keepPace = parts.paces === undefined ? null : pacing(parts.paces);

  async function hear(heard: Utterance): Promise<Reply> {
    const began = performance.now();
    const at = now();
    const wait = door.enter();
    if (wait !== null) await wait;
    try {
      return await attend(heard, at, began);
    } finally {
      door.leave();
    }
  }

  /** `at` is when it arrived, however long it waited at the door. */
  async function attend(heard: Utterance, at: Instant, began: number): Promise<Reply> {
    const utterance = clean(heard);
    const { speaker } = utterance;
    const locale = nearestLocale(speaker.locale) ?? "en";
    const hearing: Hearing = {
      utterance,
      now: at,
      turn: order.enter(),
      arrival: null,
      command: null,
      audience: "to the asker",
      voice: voiceOf(locale, speaker.zone ?? "UTC", at),
      first: null,
      places: utterance.place === null ? [] : [utterance.place],
      reference: log.isLevelEnabled("info") ? newReference() : null,
    };
    const answered = await answerSafely(hearing);
    const milliseconds = performance.now() - began;
    const fields = { platform: speaker.platform, command: hearing.command?.path ?? null, outcome: answered.outcome };
    parts.heard?.({ ...fields, milliseconds });
    if (hearing.reference !== null)
      log.info({ reference: hearing.reference, ...fields, milliseconds: Math.round(milliseconds) }, "answered");
    return { ...answered, audience: answered.outcome === "done" ? hearing.audience : "to the asker", voice: hearing.voice };
  }

  async function answerSafely(hearing: Hearing): Promise<Answered> {
    const answered = await answerOrRefuse(hearing);
    const no = answered.outcome === "refused" || answered.outcome === "misuse";
    return no && hearing.first !== null ? { ...answered, answer: withFirst(answered.answer, hearing.first) } : answered;
  }

  async function answerOrRefuse(hearing: Hearing): Promise<Answered> {
    try {
      return await answerTo(hearing);
    } catch (error) {
      if (error instanceof Refusal) {
        const outcome = error instanceof Misuse ? "misuse" : "refused";
        return { outcome, answer: refusedAnswer(error, hearing.command, hearing.voice) };
      }
      const reference = hearing.reference ?? newReference();
      log.error({ reference, command: hearing.command?.path ?? null, err: error }, "an incident");
      return { outcome: "incident", answer: incidentAnswer(hearing.voice, reference) };
    } finally {
      hearing.turn.pass();
    }
  }

  async function answerTo(hearing: Hearing): Promise<Answered> {
    const { speaker } = hearing.utterance;
    const arrival = (await arriveWithRoles(house, speaker, hearing.now)) ?? (await firstSetup(house, names, hearing.utterance));
    if (arrival === null) throw new Refusal("not-set-up");
    hearing.arrival = arrival;
    hearing.voice = voiceOf(arrival.locale, arrival.zone, hearing.now);
    const { said, place } = hearing.utterance;
    if (place === null) await house.rooms.reachable(arrival.community.id, arrival.person, hearing.now);
    keepPace?.(arrival.community.id, arrival.person, pathOf(names, said), performance.now());
    switch (said.kind) {
      case "line": {
        const line = readLine(names, said.text, hearing.voice.locale);
        return runCommand(hearing, arrival, line.command, line.given, line.confirm);
      }
      case "command": {
        const command = names.byPath.get(said.path);
        if (command === undefined) throw new Misuse(null, "line-unknown-command", { typed: said.path.slice(0, 40) });
        return runCommand(hearing, arrival, command, said.given, false, "begun");
      }
      case "form":
        return hearForm(hearing, arrival, said.address, said.values);
      case "press":
        return hearPress(hearing, arrival, said.address, null);
      case "pick":
        return hearPress(hearing, arrival, said.address, said.values);
      default:
        return said satisfies never;
    }
  }

  function hearForm(hearing: Hearing, arrival: Arrival, text: string, values: Readonly<Record<string, string>>): Promise<Answered> {
    const address = readAddress(text);
    const command = address === null ? undefined : names.byPath.get(address.command);
    if (command === undefined || address?.press !== "form") throw new Refusal("press-stale");
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ""));
    return runCommand(hearing, arrival, command, given, false);
  }

  async function hearPress(hearing: Hearing, arrival: Arrival, text: string, values: readonly string[] | null): Promise<Answered> {
    const address = readAddress(text);
    const command = address === null ? undefined : names.byPath.get(address.command);
    if (address === null || command === undefined) throw new Refusal("press-stale");
    hearing.command = command;
    const own = Object.hasOwn(command.presses, address.press) ? command.presses[address.press] : undefined;
    if (own === undefined) return hearDraft(hearing, arrival, command, address.press, address.id);
    allow(arrival, own.may ?? command.may);
    allowIn(arrival, own.may ?? command.may, hearing.places);
    const audience = own.answers;
    hearing.audience = audience;
    const call = callOf(hearing, arrival, null, audience);
    const { id } = address;
    if (own.kind === "pick" && (values === null || values.length === 0)) throw new Refusal("press-stale");
    const run = () => (own.kind === "press" ? own.run(house, call, id) : own.run(house, call, id, values ?? []));
    const answer = await inOrder(hearing, idsIn(id), run);
    if (answer.kind !== "begin") return { outcome: "done", answer };
    allow(arrival, command.may);
    return { outcome: "asked", answer: ask(declaredForm(command, answer.given, {}, hearing.voice)) };
  }

  /** The presses that every command has: confirm, cancel, and the choice between readings. */
  async function hearDraft(hearing: Hearing, arrival: Arrival, command: AnyCommand<House>, press: string, id: string): Promise<Answered> {
    if (press !== "confirm" && press !== "cancel" && press !== "reading") throw new Refusal("press-stale");
    const [draft, option, reading] = id.split("~") as [string, string?, string?];
    const kept = await house.members.finishDraft(actOf(hearing, arrival), draft);
    if (kept.path !== command.path) throw new Refusal("press-stale");
    if (press === "cancel") return { outcome: "done", answer: tell(hearing.voice.say("confirm-cancelled")) };
    if (press === "confirm") return runCommand(hearing, arrival, command, kept.given, true);
    if (option === undefined || reading === undefined) throw new Refusal("press-stale");
    return runCommand(hearing, arrival, command, { ...kept.given, [option]: reading }, false);
  }

  async function runCommand(
    hearing: Hearing,
    arrival: Arrival,
    command: AnyCommand<House>,
    typed: Readonly<Record<string, string>>,
    confirmed: boolean,
    how: "begun" | "whole" = "whole",
  ): Promise<Answered> {
    hearing.command = command;
    allow(arrival, command.may);
    const given = Object.fromEntries(Object.entries(typed).filter(([name]) => Object.hasOwn(command.options, name)));
    const { community, person, name } = arrival;
    if (command.form && Object.keys(given).every((name) => how === "begun" && opensForm(command, name))) {
      return { outcome: "asked", answer: ask(declaredForm(command, given, {}, hearing.voice)) };
    }
    if (command.first !== null) hearing.first = await command.first(house, callOf(hearing, arrival, null, "to the asker"), given);
    const { place, open } = hearing.utterance;
    const reading = { house, command, community, person, name, place, now: hearing.now, voice: hearing.voice, open };
    const { values, problems, kept } = await readOptions(reading, given);
    const keep = () => house.members.keepDraft(actOf(hearing, arrival), command.path, kept);
    if (problems.length > 0) return misuseAnswer(problems, command, kept, hearing.voice, community.zone as Zone, keep);
    const named = placesIn(command, values);
    if (named.length > 0) hearing.places = named;
    allowIn(arrival, command.may, hearing.places);
    const confirms = typeof command.confirms === "function" ? command.confirms(values) : command.confirms;
    if (confirms && !confirmed) {
      await command.before?.(house, callOf(hearing, arrival, values, "to the asker"));
      return { outcome: "asked", answer: confirmAnswer(command, kept, hearing.voice, await keep()) };
    }
    hearing.audience = command.answers;
    const call = { ...callOf(hearing, arrival, values, command.answers), confirmed };
    const ran = await inOrder(hearing, thingsIn(command, values), () => command.run(house, call)).catch((error: unknown) => {
      if (error instanceof Unsure && !confirmed) return error;
      if (error instanceof Misuse && isOfForm(hearing, command, error)) return error;
      throw error;
    });
    if (ran instanceof Misuse) return misuseAnswer([ran], command, kept, hearing.voice, community.zone as Zone, keep);
    if (ran instanceof Unsure) return { outcome: "asked", answer: confirmAnswer(command, kept, hearing.voice, await keep(), ran) };
    const answer = withClockNotes(ran, command, values, community.zone as Zone, hearing.voice);
    await hintAt(call, command, values);
    return { outcome: answer.kind === "ask" ? "asked" : "done", answer };
  }

  /** What a rule found wrong in a form stands beside its input, with all that was filled in: nobody fills it in twice. */
  function isOfForm({ utterance }: Hearing, command: AnyCommand<House>, { option }: Misuse): boolean {
    return utterance.said.kind === "form" && option !== null && Object.hasOwn(command.options, option);
  }

  /** Words that may hurt are hinted at to whoever has just said them, and to nobody else. */
  async function hintAt(call: Call<unknown>, command: AnyCommand<House>, values: Readonly<Record<string, unknown>>): Promise<void> {
    const said = Object.entries(values).filter(([name]) => (command.options[name] as Option<unknown>).spec.kind === "text");
    await house.moderation.hint(
      call.by,
      command.path,
      said.map(([, text]) => text as string),
    );
  }

  async function suggest(speaker: Speaker, what: Parameters<Ears["suggest"]>[1], typed: string): Promise<readonly Suggestion[]> {
    try {
      const arrival = await house.members.arrive(speaker);
      if (arrival === null || !arrival.may("look around")) return [];
      if (what === "person" && arrival.standing !== "member") return [];
      if (what === "person") return await house.members.offer(arrival.community.id, typed);
      if (what === "room") return await house.rooms.offer(arrival.community.id, typed);
      const asker = { community: arrival.community.id, person: arrival.person, locale: arrival.locale, now: now() };
      return await house.existing[what].offer(asker, typed);
    } catch (error) {
      log.error({ reference: newReference(), what, err: error }, "no suggestions");
      return [];
    }
  }

  /** The page of whoever looks; where no community is yet, what would do. */
  async function home(speaker: Speaker): Promise<Home> {
    const at = now();
    const strange = voiceOf(nearestLocale(speaker.locale) ?? "en", speaker.zone ?? "UTC", at);
    try {
      const arrival = await house.members.arrive(speaker);
      if (arrival === null) return { cards: [emptyHome(strange)], voice: strange };
      const voice = voiceOf(arrival.locale, arrival.zone, at);
      const act = actBy(arrival, at, null);
      return { cards: await house.home(act, voice), voice };
    } catch (error) {
      const reference = newReference();
      log.error({ reference, err: error }, "no home page");
      return {
        cards: [card({ summary: strange.text("incident", { reference }), title: strange.say("incident", { reference }) })],
        voice: strange,
      };
    }
  }

  return { hear, home, suggest };
}

/** The command that is meant, as far as it can be seen before anything else is read. */
function pathOf(names: Names<House>, said: Utterance["said"]): string {
  if (said.kind === "command") return said.path;
  return said.kind === "line" ? pathOfLine(names, said.text) : (readAddress(said.address)?.command ?? "");
}

/** Recognises who speaks, with the roles that their platform gives them where those mean something here. */
async function arriveWithRoles(house: House, speaker: Speaker, now: Instant): Promise<Arrival | null> {
  const arrival = await house.members.arrive(speaker);
  if (arrival === null || !arrival.rolesGive || (speaker.roles ?? null) === null) return arrival;
  const followed = await house.platformRoles.follow(speaker, arrival, now);
  return followed ? house.members.arrive(speaker) : arrival;
}

function emptyHome(voice: Voice): Card {
  const summary = voice.text("home-not-set-up-summary");
  return card({ summary, title: voice.say("home-not-set-up-summary"), blocks: [paragraph(voice.say("not-set-up"))] });
}

/** Refuses whoever has the power nowhere. The one place where permission is looked at; `allowIn` adds where it holds. */
function allow(arrival: Arrival, ability: AnyCommand<House>["may"]): void {
  if (arrival.suspended !== null && !arrival.may(ability))
    throw new Refusal("not-allowed-suspended", { until: { moment: arrival.suspended } });
  if (!arrival.may(ability) && !arrival.bounded.some((power) => power.ability === ability))
    throw arrival.standing === "member"
      ? new Refusal("not-allowed", { ability: ability.replaceAll(" ", "-") })
      : new Refusal("not-allowed-as-guest", { ability: ability.replaceAll(" ", "-"), standing: arrival.standing });
}

/** Refuses whoever was given the power for another channel than those that the call is about. */
function allowIn(arrival: Arrival, ability: AnyCommand<House>["may"], places: readonly Place[]): void {
  if (arrival.may(ability) || mayIn(arrival, ability, places)) return;
  const known = arrival.bounded.flatMap((power) => (power.ability === ability && power.place !== null ? [`#${power.place.name}`] : []));
  throw new Refusal("not-allowed-here", { ability: ability.replaceAll(" ", "-"), known: known.join(", ") });
}

function mayIn(arrival: Arrival, ability: AnyCommand<House>["may"], places: readonly Place[]): boolean {
  return arrival.bounded.some((power) => power.ability === ability && countsIn(power, places));
}

/** The channels that the options name. */
function placesIn(command: AnyCommand<House>, values: Readonly<Record<string, unknown>>): readonly Place[] {
  const named = Object.keys(command.options).filter((name) => (command.options[name] as Option<unknown>).spec.kind === "room");
  return named.flatMap((name) => (values[name] === undefined ? [] : [values[name] as Place]));
}

/** Runs what a call does when it is its turn with what it is about. */
async function inOrder<T>(hearing: Hearing, things: readonly string[], run: () => Promise<T>): Promise<T> {
  await hearing.turn.about(things);
  return inTurn(hearing.turn.pass, run);
}

function idsIn(address: string): readonly string[] {
  return address.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g) ?? [];
}

/** Whether an option is what a menu fills in: of a message or a person that were chosen there, the rest is asked in the form. */
function opensForm({ onMessage, onPerson }: AnyCommand<House>, option: string): boolean {
  return option === onMessage || option === onPerson;
}

/** The ids of the things that are named in the options. */
function thingsIn(command: AnyCommand<House>, values: Readonly<Record<string, unknown>>): readonly string[] {
  const named = Object.keys(command.options).filter((name) => command.options[name].spec.kind === "existing");
  return named.flatMap((name) => (values[name] === undefined ? [] : [(values[name] as GivenThing).id]));
}

function actOf(hearing: Hearing, arrival: Arrival): Act {
  const { key, speaker } = hearing.utterance;
  const act = actBy(arrival, hearing.now, key === null ? null : { platform: speaker.platform, key }, hearing.places);
  return speaker.roles === null ? { ...act, ungrouped: true } : act;
}

function actBy(arrival: Arrival, now: Instant, delivery: Delivery | null, places: readonly Place[] = []): Act {
  const { community, person, account, name, locale, bounded } = arrival;
  const may =
    bounded.length === 0 ? arrival.may : (ability: Parameters<Act["may"]>[0]) => arrival.may(ability) || mayIn(arrival, ability, places);
  return { community, person, account, name, locale, now, delivery, may, bounded: bounded.filter((power) => !arrival.may(power.ability)) };
}

/** The call that a command runs with. Public answers speak the community's language and zone, private ones the asker's. */
function callOf<G>(hearing: Hearing, arrival: Arrival, given: G, audience: Audience): Call<G> {
  const { community } = arrival;
  if (audience === "in the room") hearing.voice = voiceOf(community.locale, community.zone, hearing.now);
  return { by: actOf(hearing, arrival), at: hearing.utterance.place, given, voice: hearing.voice, confirmed: false };
}
