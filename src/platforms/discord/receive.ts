import { readAddress } from "#chat/address.ts";
import type { Audience } from "#chat/answer.ts";
import type { Card } from "#chat/card.ts";
import type { AnyCommand } from "#chat/command.ts";
import { saidByPicking } from "#chat/fit-controls.ts";
import type { Form } from "#chat/form.ts";
import { languagePreferred } from "#chat/language.ts";
import type { Option } from "#chat/option.ts";
import type { Ears, Reply, Said } from "#chat/platform.ts";
import { plain } from "#chat/prose.ts";
import { shortened } from "#chat/split.ts";
import { type Voice, voiceOf } from "#chat/voice.ts";
import type { Clock } from "#kernel/clock.ts";
import type { Log } from "#kernel/log.ts";
import { attachmentsOf, keepAttachments } from "./attachments.ts";
import { readCustomId } from "./custom-id.ts";
import type { Directory } from "./directory.ts";
import { type Callback, type Exchange, exchange, type Line } from "./exchange.ts";
import { asksAll, modalOf, readModal, stepsOf, wrongFits } from "./form.ts";
import { COMMAND, COMPONENT, commandIn, type Interaction, PING, placeIn, SUBMIT, speakerIn, TYPING, userIn } from "./interaction.ts";
import { CHOICE_TEXT, CHOICES } from "./limits.ts";
import { type MenuCommand, sourceOf } from "./manifest.ts";
import type { Members } from "./members.ts";
import { loggable } from "./problem.ts";
import { type Message, messageOf, peopleIn, sentenceOf } from "./render.ts";
import { readSayAddress } from "./say-address.ts";
import { dropForm, type KeptForm, keepForm, recallForm } from "./shelf.ts";
import { afterStep, betweenCard, type FormAddress, filled, openingCard, readFormAddress, writeFormAddress } from "./steps.ts";

// biome-ignore lint/suspicious/noExplicitAny: the platform reads declarations over any house
type Declared = AnyCommand<any>;

/** What hearing needs of the platform. Waits are in milliseconds. */
export interface Receiving {
  readonly ears: Ears;
  readonly commands: ReadonlyMap<string, Declared>;
  readonly menus: ReadonlyMap<string, MenuCommand>;
  readonly directory: Directory;
  readonly members: Members;
  /** What a server is called; null where Discord does not say. */
  readonly guildName: (team: string) => Promise<string | null>;
  readonly clock: Clock;
  readonly log: Log;
  /** How long an answer may take before it is put off. */
  readonly patience: number;
  readonly suggestPatience: number;
}

/** Something said, with what it takes to answer it. */
interface Hearing {
  readonly parts: Receiving;
  readonly ex: Exchange;
  readonly team: string;
  /** Whether the message that was pressed is one of our own steps, whose place the next takes. */
  readonly onStep: boolean;
}

/**
 * Hears one interaction, from wherever it came, and answers it: at once where the answer is there in time, otherwise it is
 * first put off. Resolves when everything is said; never rejects.
 */
export async function receive(parts: Receiving, raw: Interaction, line: Line): Promise<void> {
  try {
    if (raw.type === PING) return await line.answer({ type: 1 } satisfies Callback, []);
    if (raw.type === TYPING) return await suggest(parts, raw, line);
    if (raw.type !== COMMAND && raw.type !== COMPONENT && raw.type !== SUBMIT) return;
    await converse(parts, raw, line);
  } catch (error) {
    parts.log.error({ err: loggable(error), interaction: raw.type }, "an interaction could not be answered");
  }
}

async function converse(parts: Receiving, raw: Interaction, line: Line): Promise<void> {
  const { address, team: home } = readCustomId(raw.data?.custom_id ?? "");
  const own = readFormAddress(address);
  const said = own === null ? saidIn(parts, raw) : null;
  const open = said !== null && audienceOf(parts, said) === "in the room" && raw.guild_id !== undefined;
  const overwrites = own !== null && own.kind !== "step" && raw.message !== undefined;
  const ex = exchange(raw, line, { open, overwrites: overwrites && own.kind !== "open" }, parts.log);
  const late = setTimeout(ex.putOff, parts.patience);
  try {
    const team = raw.guild_id ?? home ?? (await parts.directory.teamOf(userIn(raw))) ?? "";
    const hearing: Hearing = { parts, ex, team, onStep: overwrites };
    if (own !== null) await hearOwnForm(hearing, own);
    else if (said !== null) await give(hearing, await hear(hearing, said));
  } finally {
    clearTimeout(late);
  }
}

/** What was said; what no command of ours says is said all the same, and answered so. */
function saidIn(parts: Receiving, raw: Interaction): Said {
  const { data } = raw;
  if (raw.type === COMMAND && data?.type !== undefined && data.type !== 1) {
    const menu = parts.menus.get(`${data.type} ${data.name}`);
    if (menu === undefined || data.target_id === undefined) return { kind: "command", path: data.name ?? "", given: {} };
    return {
      kind: "command",
      path: menu.path,
      given: { [menu.option]: data.type === 2 ? `<@${data.target_id}>` : messageIn(raw, data.target_id, menu.most) },
    };
  }
  if (raw.type === COMMAND) {
    const { path, options } = commandIn(raw);
    return { kind: "command", path, given: Object.fromEntries(options.map(({ name, value }) => [name, String(value ?? "")])) };
  }
  const { address } = readCustomId(data?.custom_id ?? "");
  const spoken = readSayAddress(address);
  if (spoken !== null) return { kind: "command", ...spoken };
  if (raw.type === SUBMIT) return { kind: "form", address, values: readModal(data?.components) };
  if (data?.component_type === 2) return { kind: "press", address };
  return saidByPicking(address, data?.values ?? []);
}

/** A message that was chosen: its words, as far as the option takes them, and its address. */
function messageIn(raw: Interaction, message: string, most: number): string {
  const address = `https://discord.com/channels/${raw.guild_id ?? "@me"}/${raw.channel_id ?? ""}/${message}`;
  const words = raw.data?.resolved?.messages?.[message]?.content;
  return typeof words === "string" && words.trim() !== "" ? `${shortened(words, most - address.length - 1)}\n${address}` : address;
}

/** Who sees the answer, as the declaration says before anything runs. */
function audienceOf(parts: Receiving, said: Said): Audience {
  if (said.kind === "command") return parts.commands.get(said.path)?.answers ?? "to the asker";
  if (said.kind === "line") return "to the asker";
  const address = readAddress(said.address);
  const command = address === null ? undefined : parts.commands.get(address.command);
  if (said.kind === "form") return command?.answers ?? "to the asker";
  return command?.presses[address?.press ?? ""]?.answers ?? "to the asker";
}

async function hear({ parts, ex, team }: Hearing, said: Said): Promise<Reply> {
  const speaker = speakerIn(ex.raw, team);
  const roles = ex.raw.guild_id === undefined && team !== "" ? await parts.members.rolesOf(team, speaker.user) : null;
  return parts.ears.hear({
    speaker: roles === null ? speaker : { ...speaker, roles },
    key: ex.raw.id,
    place: placeIn(ex.raw),
    said,
    open: attachmentsOf(ex.raw, parts.directory),
    spaceName: () => parts.guildName(team),
  });
}

async function give(hearing: Hearing, reply: Reply): Promise<void> {
  const { answer, voice } = reply;
  const open = reply.audience === "in the room" && hearing.ex.raw.guild_id !== undefined;
  switch (answer.kind) {
    case "nothing":
      return hearing.ex.quiet(sentenceOf(voice.say("discord-done"), { voice, users: new Map(), team: null }));
    case "tell":
      return hearing.ex.show(await sentence(hearing, answer.text, voice), { open, replaces: false });
    case "show":
      return hearing.ex.show(await message(hearing, answer.card, voice), {
        ...{ open, replaces: answer.replaces, passing: answer.card.passing === true },
      });
    case "ask":
      return askForm(hearing, answer.form, voice);
    default:
      return answer satisfies never;
  }
}

async function message(hearing: Hearing, card: Card, voice: Voice): Promise<Message> {
  const people = peopleIn(card);
  const users = people.length === 0 ? new Map() : await hearing.parts.directory.usersOf(people, hearing.team);
  const showing = { voice, users, team: hearing.ex.raw.guild_id === undefined ? hearing.team || null : null };
  try {
    return messageOf(card, showing);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    hearing.parts.log.error({ err: error }, "a card fits no message; its summary is said alone");
    return sentenceOf([plain(card.summary)], showing);
  }
}

async function sentence(hearing: Hearing, text: Parameters<typeof sentenceOf>[0], voice: Voice): Promise<Message> {
  const people = text.flatMap((span) => (span.kind === "member" ? [span.person as string] : []));
  const users = people.length === 0 ? new Map() : await hearing.parts.directory.usersOf(people, hearing.team);
  return sentenceOf(text, { voice, users, team: null });
}

/** Opens a form: as a modal where one may still open, else by a button. */
async function askForm(hearing: Hearing, form: Form, voice: Voice): Promise<void> {
  const { ex, parts, team } = hearing;
  const steps = stepsOf(form);
  const first = steps.findIndex((inputs) => inputs.some((input) => input.wrong !== null));
  if (ex.takesModal() && steps.length === 1 && asksAll(form) && wrongFits(form))
    return ex.openModal(modalOf(form, form.inputs, {}, form.address));
  const name = await keepForm(parts.directory, { form, values: {}, team, locale: voice.locale }, parts.clock.now());
  if (ex.takesModal() && wrongFits(form)) {
    const step = Math.max(0, first);
    return ex.openModal(modalOf(form, steps[step] ?? [], {}, writeFormAddress({ kind: hearing.onStep ? "again" : "step", name, step })));
  }
  return ex.show(await message(hearing, openingCard(name, form, voice), voice), { open: false, replaces: false });
}

/** A button or a modal of a kept form. */
async function hearOwnForm(hearing: Hearing, own: FormAddress): Promise<void> {
  const { parts, ex } = hearing;
  const kept = await recallForm(parts.directory, own.name);
  const voice = voiceOf(kept?.locale ?? languagePreferred(ex.raw.locale) ?? "en", "UTC", parts.clock.now());
  if (kept === null)
    return ex.show(sentenceOf(voice.say("discord-form-gone"), { voice, users: new Map(), team: null }), { open: false, replaces: false });
  const here: Hearing = hearing.team === "" ? { ...hearing, team: kept.team } : hearing;
  if (own.kind === "send") return sendForm(here, own.name, kept);
  if (own.kind === "open") {
    if (!ex.takesModal())
      return ex.show(await message(here, openingCard(own.name, kept.form, voice), voice), { open: false, replaces: false });
    const inputs = stepsOf(kept.form)[own.step] ?? [];
    return ex.openModal(modalOf(kept.form, inputs, filled(kept), writeFormAddress({ kind: "again", name: own.name, step: own.step })));
  }
  await keepAttachments(ex.raw, parts.directory, parts.clock.now());
  const now: KeptForm = { ...kept, values: { ...kept.values, ...readModal(ex.raw.data?.components) } };
  const after = afterStep(now, own.step);
  if (after.kind === "send") return sendForm(here, own.name, now);
  await keepForm(parts.directory, now, parts.clock.now(), own.name);
  return ex.show(await message(here, betweenCard(own.name, kept.form, after, voice), voice), { open: false, replaces: false });
}

async function sendForm(hearing: Hearing, name: string, kept: KeptForm): Promise<void> {
  const reply = await hear(hearing, { kind: "form", address: kept.form.address, values: filled(kept) });
  if (reply.outcome !== "incident") await dropForm(hearing.parts.directory, name);
  await give(hearing, reply);
}

/** Offers what an option can be while it is typed. It cannot be put off: what comes too late is nothing. */
async function suggest(parts: Receiving, raw: Interaction, line: Line): Promise<void> {
  const { path, options } = commandIn(raw);
  const focused = options.find((option) => option.focused === true);
  const spec = (parts.commands.get(path)?.options as Readonly<Record<string, Option<unknown>>> | undefined)?.[focused?.name ?? ""]?.spec;
  const source = spec === undefined ? null : sourceOf(spec);
  const ex = exchange(raw, line, { open: false, overwrites: false }, parts.log);
  if (source === null) return ex.suggest([]);
  const whole = String(focused?.value ?? "");
  const cut = spec?.kind === "people" ? whole.lastIndexOf(",") + 1 : 0;
  const before = cut === 0 ? "" : `${whole.slice(0, cut).trimEnd()} `;
  const { promise: late, resolve } = Promise.withResolvers<readonly never[]>();
  const timer = setTimeout(() => resolve([]), parts.suggestPatience);
  const found = await Promise.race([offered(parts, raw, source, whole.slice(cut).trim()), late]);
  clearTimeout(timer);
  const choices = found
    .slice(0, CHOICES)
    .map(({ value, label }) => ({ name: `${before}${label}`.slice(-CHOICE_TEXT), value: `${before}${value}` }));
  await ex.suggest(choices.filter(({ value }) => value.length <= CHOICE_TEXT));
}

async function offered(parts: Receiving, raw: Interaction, source: NonNullable<ReturnType<typeof sourceOf>>, typed: string) {
  const team = raw.guild_id ?? (await parts.directory.teamOf(userIn(raw))) ?? "";
  return parts.ears.suggest(speakerIn(raw, team), source, typed);
}
