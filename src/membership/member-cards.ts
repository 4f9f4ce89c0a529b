import { writeAddress } from "#chat/address.ts";
import { type Block, type Card, card, facts, file, list, paragraph, pressControl, quote } from "#chat/card.ts";
import { code, type Prose, plain, plainText, prose, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Id } from "#kernel/ids.ts";
import { monthWords } from "#locales/time.ts";
import type { Listed } from "./directory.ts";
import type { DuesShown, Receipt } from "./dues-service.ts";
import type { Exclusion } from "./exclusions.ts";
import type { ImportPreview } from "./import-service.ts";
import type { Applied, Membership } from "./life.ts";
import { isOwnRole, roleName } from "./role.ts";
import type { Settings } from "./settings.ts";

/** That somebody's application was received, or that they are a member now. */
export function appliedCard(applied: Applied, voice: Voice): Card {
  const said = applied.standing === "member" ? voice.say("member-joined-now") : voice.say("member-applied-to", { count: applied.told });
  return card({ summary: plainText(said), tone: "good", title: voice.say("member-title"), blocks: [paragraph(said)] });
}

/** Somebody who asks to be admitted, for whoever decides. */
export function applicationCard(person: { readonly id: Id; readonly name: string }, message: string | null, voice: Voice): Card {
  const said = voice.say("member-asks", { name: strong(person.name) });
  const to = (press: string) => writeAddress({ command: "member admit", press, id: person.id });
  return card({
    summary: plainText(said),
    title: voice.say("member-asks-title"),
    blocks: [paragraph(said), ...(message === null ? [] : [quote([plain(message)])])],
    controls: [[pressControl(voice.text("label-admit"), to("admit"), "main"), pressControl(voice.text("label-refuse"), to("refuse"))]],
  });
}

/** Those who wait, each with what can be done. */
export function waitingCard(people: readonly { readonly id: Id; readonly name: string; readonly handle: string }[], voice: Voice): Card {
  const summary = voice.text("member-waiting", { count: people.length });
  const choices = people.map((each) => ({ value: each.id, label: `${each.name} (${each.handle})` }));
  return card({
    summary,
    title: voice.say("member-waiting", { count: people.length }),
    blocks: [list(people.map((each) => prose`${code(each.handle)} ${each.name}`))],
    controls:
      people.length === 0
        ? []
        : [
            [
              {
                kind: "pick",
                label: voice.text("label-admit"),
                address: writeAddress({ command: "member admit", press: "chosen", id: "" }),
                choices,
                many: false,
              },
            ],
          ],
  });
}

function membershipFacts(one: Membership, voice: Voice): Block {
  return facts(
    [voice.text("register-status"), voice.say("member-standing", { standing: one.standing })],
    one.category === "" ? null : [voice.text("register-category"), [plain(one.category)]],
    one.roles.length === 0
      ? null
      : [
          voice.text("member-roles-label"),
          [plain(voice.list(one.roles.map((role) => (isOwnRole(role) ? roleName(role) : voice.text("member-role-name", { role })))))],
        ],
    one.joined === null ? null : [voice.text("register-joined"), [plain(voice.date(one.joined))]],
    one.duesThrough === null ? null : [voice.text("register-through"), [plain(voice.date(one.duesThrough))]],
  );
}

/** What has become of somebody's membership. */
export function membershipCard(one: Membership, what: "admitted" | "refused" | "resigned" | "changed" | "shown", voice: Voice): Card {
  const said = voice.say("member-became", { what, name: strong(one.name) });
  return card({
    summary: plainText(said),
    tone: what === "admitted" ? "good" : what === "resigned" ? "closed" : "calm",
    title: prose`${code(one.handle)} ${one.name}`,
    blocks: [paragraph(said), membershipFacts(one, voice)],
  });
}

/** The categories of members, and which of them have a vote. */
export function categoriesCard({ members, roles }: Pick<Settings, "members" | "roles">, voice: Voice): Card {
  const summary = voice.text("member-categories", { count: members.length });
  const items = members.map(({ name, votes }) => voice.say("member-category-line", { name: strong(name), votes: votes ? "yes" : "no" }));
  return card({
    summary,
    title: voice.say("member-categories", { count: members.length }),
    blocks: [list(items), ...ownRoles(roles, voice)],
    footer: voice.say("member-categories-footer", { example: code(voice.text("member-categories-example")) }),
  });
}

/** The roles that an association has made for itself, each with what it may do. */
function ownRoles(roles: Settings["roles"], voice: Voice): readonly Block[] {
  if (roles.length === 0) return [];
  const able = (abilities: readonly string[]) =>
    voice.list(abilities.map((ability) => voice.text("ability-name", { ability: ability.replaceAll(" ", "-") })));
  return [
    paragraph(voice.say("member-own-roles", { count: roles.length })),
    list(roles.map(({ name, abilities }) => voice.say("member-own-role-line", { name: strong(name), able: able(abilities) }))),
  ];
}

/** Somebody in the directory. */
export function listedCard(listed: Listed, voice: Voice): Card {
  const { membership, shown, own } = listed;
  const parts =
    own === null ? shown : Object.entries(own).flatMap(([part, said]) => (typeof said === "string" ? [[part, said] as const] : []));
  const hidden = (part: string) => own !== null && !(own.show as readonly string[]).includes(part);
  const pairs = parts.map(([part, said]): readonly [string, Prose] => {
    const label = voice.text("member-part", { part });
    return [hidden(part) ? voice.text("member-part-hidden", { label }) : label, [plain(said)]];
  });
  return card({
    summary: voice.text("member-profile-summary", { name: membership.name }),
    title: prose`${code(membership.handle)} ${membership.name}`,
    blocks: [membershipFacts(membership, voice), ...(pairs.length === 0 ? [] : [facts(...pairs)])],
    ...(own === null ? {} : { footer: voice.say("member-profile-footer", { example: code(voice.text("member-profile-example")) }) }),
  });
}

/** The directory; with the register as a file where one was asked for. */
export function directoryCard(people: readonly Listed[], files: readonly Block[], voice: Voice): Card {
  const summary = voice.text("members-found", { count: people.length });
  const items = people.map(({ membership, shown }) => {
    const rest = shown.map(([, said]) => said).join(" · ");
    const state = membership.standing === "member" ? "" : ` (${voice.text("member-standing", { standing: membership.standing })})`;
    return prose`${code(membership.handle)} ${strong(membership.name)}${state}${rest === "" ? "" : ` · ${rest}`}`;
  });
  return card({ summary, title: voice.say("members-found", { count: people.length }), blocks: [...files, list(items)] });
}

/** A file of the register. */
export function registerFile(ending: "csv" | "pdf" | "html", content: string | Uint8Array, voice: Voice): Block {
  const media = { csv: "text/csv", pdf: "application/pdf", html: "text/html" }[ending];
  return file(`register.${ending}`, media, content, voice.text("register-title"));
}

/** Everything that is kept of whoever asks, as a file. */
export function ownDataCard(json: string, voice: Voice): Card {
  const said = voice.say("own-data-says");
  const name = voice.text("own-data-title");
  return card({
    summary: plainText(said),
    title: [plain(name)],
    blocks: [paragraph(said), file("my-data.json", "application/json", json, name)],
  });
}

const SHOWN_PROBLEMS = 20;

/** What a table of members would change, or has changed. */
export function importCard(preview: ImportPreview, how: "preview" | "done", voice: Voice): Card {
  const { table, fresh, changed, same, guessed } = preview;
  const wrong = table.problems.length > 0;
  const said = voice.say("import-says", { how: wrong ? "problems" : how, fresh, changed, same, count: table.problems.length });
  const problems = table.problems
    .slice(0, SHOWN_PROBLEMS)
    .map((each) => voice.say("import-problem", { line: each.line, what: voice.text(each.key, { typed: each.typed }) }));
  const more = table.problems.length - problems.length;
  const columns = table.columns.map(([head, field]) => voice.say("import-column", { head: strong(head), field: field ?? "none" }));
  const to = (press: string) => writeAddress({ command: "member import", press, id: preview.id });
  return card({
    summary: plainText(said),
    tone: wrong ? "warning" : how === "done" ? "good" : "calm",
    title: voice.say("import-title", { source: table.source }),
    blocks: [
      paragraph(said),
      ...(table.skipped === 0 ? [] : [paragraph(voice.say("import-skipped", { count: table.skipped }))]),
      ...(wrong ? [list(more > 0 ? [...problems, voice.say("import-more", { count: more })] : problems)] : []),
      ...(how === "preview" && !wrong && guessed.length > 0
        ? [paragraph(voice.say("import-guessed", { count: guessed.length })), list(guessed.map((name) => [plain(name)]))]
        : []),
      ...(how === "preview" ? [list(columns)] : []),
    ],
    controls: how === "preview" && !wrong ? [[pressControl(voice.text("label-confirm"), to("apply"), "main")]] : [],
  });
}

/** Where a long table can be sent. */
export function importPageCard(url: string, voice: Voice): Card {
  const said = voice.say("import-page-link");
  return card({
    summary: plainText(said),
    title: voice.say("import-page-title"),
    blocks: [paragraph(said), paragraph([{ kind: "link", text: url, url }])],
  });
}

/** An amount in the words of its reader. */
export function amountText(cents: number, voice: Voice): string {
  return new Intl.NumberFormat(voice.locale === "fr" ? "fr-FR" : "en-GB", { minimumFractionDigits: 2 }).format(cents / 100);
}

function receiptLine(one: Receipt, voice: Voice): Prose {
  const amount = one.cents === null ? "" : amountText(one.cents, voice);
  return voice.say("dues-receipt", {
    number: strong(one.number),
    paid: voice.date(one.paid),
    from: voice.date(one.from),
    through: voice.date(one.through),
    amount,
    known: one.cents === null ? "no" : "yes",
  });
}

/** What an association's rule for dues says. */
export function duesRuleProse(rule: Settings["dues"], voice: Voice): Prose {
  if (rule === null) return voice.say("dues-rule-none");
  if (rule.kind === "months") return voice.say("dues-rule-months", { months: rule.months });
  const [month, first] = [Number(rule.begins.slice(0, 2)), Number(rule.begins.slice(3))];
  const begins = `${first === 1 && voice.locale === "fr" ? "1er" : first} ${monthWords(voice.locale, month)}`;
  return voice.say("dues-rule-year", { begins, offered: rule.offered });
}

/** What somebody has paid. */
export function duesCard(shown: DuesShown, voice: Voice): Card {
  const said =
    shown.through === null
      ? voice.say("dues-none", { name: strong(shown.name) })
      : voice.say("dues-through", { name: strong(shown.name), through: voice.date(shown.through), over: shown.lapsed ? "yes" : "no" });
  return card({
    summary: plainText(said),
    tone: shown.lapsed ? "warning" : "calm",
    title: voice.say("dues-title"),
    blocks: [
      paragraph(said),
      ...(shown.receipts.length === 0 ? [] : [list(shown.receipts.map((each) => receiptLine(each, voice)))]),
      paragraph(duesRuleProse(shown.rule, voice)),
    ],
  });
}

/** A reminder before dues end, or the news that they have. */
export function duesNoticeCard(
  what: "ending" | "lapsed" | "paid",
  holes: { readonly through: string; readonly receipt?: string },
  voice: Voice,
): Card {
  const said = voice.say("dues-notice", { what, through: voice.date(holes.through), receipt: holes.receipt ?? "" });
  return card({
    summary: plainText(said),
    tone: what === "paid" ? "good" : "warning",
    title: voice.say("dues-title"),
    blocks: [paragraph(said)],
  });
}

/** An exclusion, for whoever is meant, and for whoever decides: to them with the reason and the answer for as long as it is under way. */
export function exclusionCard(one: Exclusion, reader: "meant" | "decider", voice: Voice): Card {
  const said = voice.say("exclude-says", { state: one.state, reader, name: strong(one.name), until: voice.moment(one.answerUntil) });
  const to = (press: string) => writeAddress({ command: "member exclude", press, id: one.id });
  const open = one.state === "proposed" && reader === "decider";
  const confided = open || reader === "meant";
  return card({
    summary: plainText(said),
    tone: "warning",
    title: voice.say("exclude-title"),
    blocks: [
      paragraph(said),
      facts(confided ? [voice.text("exclude-reason-label"), [plain(one.reason)]] : null, [
        voice.text("exclude-proposer-label"),
        [plain(one.proposerName)],
      ]),
      ...(one.answer === null || !confided ? [] : [quote([plain(one.answer)])]),
    ],
    controls: open
      ? [[pressControl(voice.text("label-exclude"), to("decide"), "danger"), pressControl(voice.text("label-drop"), to("drop"))]]
      : [],
    ...(one.state === "proposed" && reader === "meant"
      ? { footer: voice.say("exclude-answer-how", { line: code("/member exclude answer:…") }) }
      : {}),
  });
}
