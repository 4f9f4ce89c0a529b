import type { Body } from "./body.ts";

/** Locales that Discord knows (developer documentation, Reference, Locales). */
const LOCALES = new Set(
  "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja zh-TW ko".split(" "),
);

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const V2 = 1 << 15;

/** What the official description of commands lets through and Discord refuses (Application Commands). */
export function commandProblems(list: readonly Body[]): readonly string[] {
  const wrong: string[] = [];
  const slash = list.filter((each) => (each.type ?? 1) === 1);
  if (slash.length > 100) wrong.push(`${slash.length} slash commands, 100 at most`);
  for (const type of [2, 3]) {
    if (list.filter((each) => each.type === type).length > 15) wrong.push(`more than 15 commands of type ${type}`);
  }
  const seen = new Set<string>();
  for (const each of list) {
    const key = `${each.type ?? 1} ${each.name}`;
    if (seen.has(key)) wrong.push(`${each.name}: two commands are called so`);
    seen.add(key);
    wrong.push(...optionProblems(each, each.name, (each.type ?? 1) === 1));
    if (sizeOf(each) > 8000) wrong.push(`${each.name}: ${sizeOf(each)} characters of names, descriptions and values, 8000 at most`);
  }
  return wrong;
}

function optionProblems(each: Body, path: string, named: boolean): string[] {
  const wrong: string[] = [];
  const names: readonly [string, string][] = [["name", each.name], ...Object.entries<string>(each.name_localizations ?? {})];
  for (const [locale, name] of names) {
    if (named && (!NAME.test(name) || name !== name.toLowerCase()))
      wrong.push(`${path}: the name "${name}" (${locale}) has a space, a capital or a sign`);
  }
  for (const field of ["name_localizations", "description_localizations"]) {
    for (const locale of Object.keys(each[field] ?? {})) if (!LOCALES.has(locale)) wrong.push(`${path}: there is no locale ${locale}`);
  }
  if (named && (each.description ?? "").length < 1) wrong.push(`${path}: the description is missing`);
  const options: readonly Body[] = each.options ?? [];
  const called = options.map((option) => option.name);
  if (new Set(called).size < called.length) wrong.push(`${path}: two options are called the same`);
  for (const locale of LOCALES) {
    const translated = options.map((option) => option.name_localizations?.[locale] ?? option.name);
    if (new Set(translated).size < translated.length) wrong.push(`${path}: two options are called the same in ${locale}`);
  }
  const parents = options.filter((option) => option.type === 1 || option.type === 2);
  if (parents.length > 0 && parents.length < options.length) wrong.push(`${path}: options beside subcommands`);
  if (
    options.some(
      (option, at) => option.required === true && options.slice(0, at).some((before) => before.required !== true && before.type > 2),
    )
  ) {
    wrong.push(`${path}: a required option stands after one that may be left out`);
  }
  for (const option of options) {
    const below = `${path} ${option.name}`;
    if (option.autocomplete === true && (option.choices ?? []).length > 0) wrong.push(`${below}: choices and autocomplete together`);
    const values = (option.choices ?? []).map((choice: Body) => choice.value);
    if (new Set(values).size < values.length) wrong.push(`${below}: two choices have the same value`);
    if (option.type === 4 && !(Number.isSafeInteger(option.min_value ?? 0) && Number.isSafeInteger(option.max_value ?? 0)))
      wrong.push(`${below}: bounds beyond whole numbers`);
    wrong.push(...optionProblems(option, below, true));
  }
  return wrong;
}

/** Characters that count: of each field the longest localisation. */
function sizeOf(each: Body): number {
  const longest = (own: string | undefined, others: Readonly<Record<string, string>> | undefined) =>
    Math.max((own ?? "").length, ...Object.values(others ?? {}).map((text) => text.length));
  const own = longest(each.name, each.name_localizations) + longest(each.description, each.description_localizations);
  const value = typeof each.value === "string" ? each.value.length : 0;
  return [...(each.options ?? []), ...(each.choices ?? [])].reduce((sum: number, below: Body) => sum + sizeOf(below), own + value);
}

/** Bytes of text over which the API answers 500 (discord-api-docs#8554). */
const MOST_BYTES = 10_170;

/** What the official description of messages lets through and Discord refuses (Message, Component Reference). */
export function messageProblems(body: Body, files: readonly string[]): readonly string[] {
  const wrong: string[] = [];
  const rows: readonly Body[] = body?.components ?? [];
  const v2 = ((body?.flags ?? 0) & V2) !== 0;
  const all = flat(rows);
  if ((body?.content ?? "").length > 2000) wrong.push(`content of ${body.content.length} characters, 2000 at most`);
  if (!v2 && rows.length > 5) wrong.push(`${rows.length} rows without the V2 flag, 5 at most`);
  if (!v2 && rows.some((row) => row.type !== 1)) wrong.push("components of the second version without their flag");
  if (v2) {
    if ((body.content ?? "") !== "" || (body.embeds ?? []).length > 0 || body.poll != null)
      wrong.push("content, embeds or a poll beside the V2 flag");
    if (all.length > 40) wrong.push(`${all.length} components, 40 at most`);
    const text = all
      .filter((each) => each.type === 10)
      .map((each) => each.content)
      .join("");
    if (text.length > 4000) wrong.push(`${text.length} characters in all, 4000 at most`);
    if (Buffer.byteLength(text) > MOST_BYTES) wrong.push(`${Buffer.byteLength(text)} bytes of text: the API would answer 500`);
    if (rows.length === 0) wrong.push("an empty message");
  } else if (
    (body?.content ?? "") === "" &&
    (body?.embeds ?? []).length === 0 &&
    rows.length === 0 &&
    body?.poll == null &&
    files.length === 0
  ) {
    wrong.push("an empty message");
  }
  const embeds: readonly Body[] = body?.embeds ?? [];
  const size = embeds.reduce(
    (sum, embed) => sum + JSON.stringify([embed.title, embed.description, embed.fields, embed.footer?.text]).length,
    0,
  );
  if (size > 6000) wrong.push(`embeds of ${size} characters in all, 6000 at most`);
  wrong.push(...idProblems(all), ...attachmentProblems(body, all, files));
  if (body !== undefined && body.allowed_mentions === undefined)
    wrong.push("no allowed_mentions: everything that is named would be notified");
  if ((body?.nonce !== undefined) !== (body?.enforce_nonce === true)) wrong.push("a nonce without enforce_nonce, or the other way round");
  return wrong;
}

function idProblems(all: readonly Body[]): readonly string[] {
  const wrong: string[] = [];
  const ids = all.flatMap((each) => (each.custom_id === undefined ? [] : [each.custom_id]));
  if (new Set(ids).size < ids.length) wrong.push("two components with the same custom_id");
  for (const each of all) {
    if (each.type === 2 && each.style === 5 && each.url === undefined) wrong.push("a link without an address");
    if (each.type === 2 && each.style !== 5 && each.custom_id === undefined) wrong.push("a button without a custom_id");
    if (each.type === 2 && (each.label ?? "") === "" && each.emoji === undefined) wrong.push("a button without a label");
    if (each.type === 10 && each.content.trim() === "") wrong.push("an empty text");
    if (each.type === 1 && each.components.some((inner: Body) => inner.type !== 2) && each.components.length > 1)
      wrong.push("a select beside something else in a row");
    if (each.type === 3) {
      const values = each.options.map((option: Body) => option.value);
      if (new Set(values).size < values.length) wrong.push("two choices of a select with the same value");
      if ((each.max_values ?? 1) > each.options.length) wrong.push("a select takes more values than it has");
      if (each.options.filter((option: Body) => option.default === true).length > (each.max_values ?? 1))
        wrong.push("more defaults than values in a select");
    }
  }
  return wrong;
}

function attachmentProblems(body: Body, all: readonly Body[], files: readonly string[]): readonly string[] {
  const named: readonly string[] = (body?.attachments ?? []).map((each: Body) => each.filename);
  const used = all.flatMap((each) => (each.type === 12 ? each.items.map((item: Body) => item.media.url as string) : []));
  const wrong = files.filter((file) => !named.includes(file)).map((file) => `the file ${file} is not named among the attachments`);
  for (const url of used.filter((each) => each.startsWith("attachment://"))) {
    if (!files.includes(url.slice("attachment://".length))) wrong.push(`${url} is not among the files`);
  }
  return wrong;
}

/** Every component, those inside others included. */
export function flat(components: readonly Body[]): readonly Body[] {
  return components.flatMap((each) => [
    each,
    ...flat(each.components ?? []),
    ...(each.accessory === undefined ? [] : [each.accessory]),
    ...(each.component === undefined ? [] : [each.component]),
  ]);
}

/** What the official description of modals lets through and Discord refuses (Receiving and Responding, Component Reference). */
export function modalProblems(data: Body): readonly string[] {
  const wrong: string[] = [];
  const parts: readonly Body[] = data?.components ?? [];
  if (parts.length > 5) wrong.push(`${parts.length} parts in a modal, 5 at most`);
  const inner = flat(parts);
  if (!inner.some((each) => each.custom_id !== undefined)) wrong.push("a modal that asks nothing");
  for (const each of inner) {
    if (each.type === 4 && (each.value ?? "").length > (each.max_length ?? 4000))
      wrong.push(`${each.custom_id}: the value is longer than it may be`);
    if (each.type === 4 && (each.min_length ?? 0) > (each.max_length ?? 4000))
      wrong.push(`${each.custom_id}: the least length is over the greatest`);
  }
  return [...wrong, ...idProblems(inner)];
}

/** What the official description of scheduled events lets through and Discord refuses (Guild Scheduled Event). */
export function eventProblems(body: Body, kind: "new" | "patch"): readonly string[] {
  const wrong: string[] = [];
  if (kind === "new" && body.entity_type === 3 && (body.scheduled_end_time ?? null) === null)
    wrong.push("an external event without an end");
  if (kind === "new" && (body.entity_metadata?.location ?? "") === "") wrong.push("an external event without a location");
  const rule = body.recurrence_rule ?? null;
  if (rule !== null && ("count" in rule || "end" in rule)) wrong.push("count and end of a recurrence cannot be set");
  if (rule !== null && rule.frequency === 2 && (rule.by_weekday ?? []).length > 1) wrong.push("a weekly recurrence on several days");
  return wrong;
}
