import type { Body } from "./body.ts";
import { flat } from "./rules.ts";
import {
  APPLICATION,
  channelBody,
  type FakeGuild,
  type FakeMember,
  type FakeMessage,
  memberBody,
  messageBody,
  newToken,
  snowflake,
  userBody,
  type World,
} from "./world.ts";

/** Who does something, and where. */
export interface Seat {
  readonly guild: FakeGuild;
  readonly member: FakeMember;
  readonly channel: string;
}

/** What every interaction carries, as Discord sends it. */
function envelope(seat: Seat, type: number, data: Body): Body {
  const { guild, member, channel } = seat;
  const found = guild.channels.get(channel);
  return {
    id: snowflake(),
    application_id: APPLICATION,
    type,
    data,
    guild: { id: guild.id, locale: guild.locale, features: [] },
    guild_id: guild.id,
    guild_locale: guild.locale,
    channel:
      found === undefined
        ? { id: channel, type: 0, guild_id: guild.id }
        : { ...channelBody(guild, found), permissions: "9007199254740991" },
    channel_id: channel,
    member: { ...memberBody(member), permissions: member.permissions },
    token: newToken(),
    version: 1,
    locale: member.locale,
    app_permissions: "2248473465835073",
    authorizing_integration_owners: { 0: guild.id },
    attachment_size_limit: 10_485_760,
    entitlements: [],
    entitlement_sku_ids: [],
    context: 0,
  };
}

/** The same, said in private with the bot. */
export function inPrivate(payload: Body, member: FakeMember, channel: string): Body {
  const { member: _, guild: __, guild_id: ___, guild_locale: ____, ...rest } = payload;
  return {
    ...rest,
    user: userBody(member.user, member.name),
    channel: { id: channel, type: 1, recipients: [] },
    channel_id: channel,
    context: 1,
  };
}

/** `/gathering join gathering:G1`, with the options as they are registered; words by their registered names. */
export function slash(seat: Seat, commands: readonly Body[], path: string, given: Readonly<Record<string, string | number>> = {}): Body {
  const { registered, sub } = find(commands, path);
  const declared: readonly Body[] = (sub ?? registered).options ?? [];
  const options = Object.entries(given).map(([name, value]) => optionBody(declared, path, name, value));
  const data = {
    id: registered.id ?? snowflake(),
    name: registered.name,
    type: 1,
    options: sub === null ? options : [{ type: 1, name: sub.name, options }],
  };
  return envelope(seat, 2, data);
}

function find(commands: readonly Body[], path: string): { readonly registered: Body; readonly sub: Body | null } {
  const [first, second] = path.split(" ");
  const registered = commands.find((each) => each.name === first);
  if (registered === undefined) throw new Error(`/${path} is not registered`);
  if (second === undefined) return { registered, sub: null };
  const sub = (registered.options ?? []).find((each: Body) => each.name === second);
  if (sub === undefined) throw new Error(`/${path} is not registered`);
  return { registered, sub };
}

/** An option as Discord would let somebody send it: only what is declared, of its type, within its bounds. */
function optionBody(declared: readonly Body[], path: string, name: string, value: string | number): Body {
  const option = declared.find((each) => each.name === name);
  if (option === undefined) throw new Error(`/${path} has no option ${name}`);
  const choices: readonly Body[] = option.choices ?? [];
  if (choices.length > 0 && !choices.some((choice) => choice.value === value)) throw new Error(`/${path} ${name} has no choice ${value}`);
  if (typeof value === "string" && option.max_length !== undefined && value.length > option.max_length)
    throw new Error(`/${path} ${name}: too long to be typed`);
  return { name, type: option.type, value };
}

/** An entry of the menu on a user (by their id) or on a message. */
export function choosing(seat: Seat, commands: readonly Body[], name: string, target: string | Body): Body {
  const onMessage = typeof target !== "string";
  const registered = commands.find((each) => each.name === name && each.type === (onMessage ? 3 : 2));
  if (registered === undefined) throw new Error(`No menu there has "${name}"`);
  const id: string = onMessage ? target.id : target;
  const member = seat.guild.members.get(id);
  const users = { [id]: userBody(id, member?.name ?? "Somebody") };
  const members = member === undefined ? {} : { [id]: memberBody(member) };
  const resolved = onMessage ? { messages: { [id]: target } } : { users, members };
  return envelope(seat, 2, {
    id: registered.id ?? snowflake(),
    name,
    type: registered.type,
    target_id: id,
    guild_id: seat.guild.id,
    resolved,
  });
}

/** Somebody types in an option that offers suggestions. */
export function typing(seat: Seat, commands: readonly Body[], path: string, name: string, value: string): Body {
  const payload = slash(seat, commands, path, { [name]: value });
  const options: Body[] = payload.data.options[0]?.type === 1 ? payload.data.options[0].options : payload.data.options;
  for (const option of options) option.focused = true;
  return { ...payload, type: 4 };
}

/** A button with this label is pressed on a message. */
export function pressing(seat: Seat, message: FakeMessage, label: string): Body {
  const button = flat(message.body.components ?? []).find((each) => each.type === 2 && each.label === label);
  if (button === undefined) throw new Error(`There is no button "${label}" on that message`);
  return { ...envelope(seat, 3, { component_type: 2, custom_id: button.custom_id, id: 2 }), message: messageBody(message) };
}

/** Choices with these labels are picked in the select with this placeholder. */
export function picking(seat: Seat, message: FakeMessage, placeholder: string, labels: readonly string[]): Body {
  const select = flat(message.body.components ?? []).find((each) => each.type === 3 && each.placeholder === placeholder);
  if (select === undefined) throw new Error(`There is no select "${placeholder}" on that message`);
  const values = labels.map((label) => {
    const option = select.options.find((each: Body) => each.label === label);
    if (option === undefined) throw new Error(`"${placeholder}" has no choice "${label}"`);
    return option.value;
  });
  return { ...envelope(seat, 3, { component_type: 3, custom_id: select.custom_id, id: 2, values }), message: messageBody(message) };
}

/** Sends the modal that is open before somebody, with these values over what stands in it. */
export function submitting(world: World, seat: Seat, values: Readonly<Record<string, string>>): Body {
  const open = world.modals.get(seat.member.user);
  if (open === undefined) throw new Error("No modal is open");
  world.modals.delete(seat.member.user);
  const components = open.data.components.map((part: Body, at: number) => partBody(part, at, values));
  const payload = envelope(seat, 5, { custom_id: open.data.custom_id, components });
  const asked = open.data.components.flatMap((part: Body) => (part.component === undefined ? [] : [part.component.custom_id]));
  for (const name of Object.keys(values)) if (!asked.includes(name)) throw new Error(`The modal has no input ${name}: ${asked.join(", ")}`);
  return open.from.message === undefined ? payload : { ...payload, message: open.from.message };
}

function partBody(part: Body, at: number, values: Readonly<Record<string, string>>): Body {
  if (part.type !== 18) return { type: part.type, id: at };
  const input = part.component;
  const value = values[input.custom_id];
  if (input.type === 3) {
    const chosen =
      value === undefined
        ? input.options.filter((option: Body) => option.default).map((option: Body) => option.value)
        : value === ""
          ? []
          : [value];
    return { type: 18, id: at, component: { type: 3, id: at + 10, custom_id: input.custom_id, values: chosen } };
  }
  const text = value ?? input.value ?? "";
  if (input.required !== false && text === "") throw new Error(`Discord would not send the modal: ${input.custom_id} is empty`);
  if (text.length > (input.max_length ?? 4000)) throw new Error(`Discord would not send the modal: ${input.custom_id} is too long`);
  return { type: 18, id: at, component: { type: 4, id: at + 10, custom_id: input.custom_id, value: text } };
}
