import { z } from "zod";
import { card, facts, paragraph, quote } from "#chat/card.ts";
import type { Form, Input } from "#chat/form.ts";
import { plain, plainText } from "#chat/prose.ts";
import { type Voice, voiceOf } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { type Locale, nearestLocale } from "#locales/locale.ts";
import { findCommunity } from "#membership/store.ts";
import { freshen } from "#outbox/fresh.ts";
import { tell } from "#outbox/notice.ts";
import { type OneTimeLink, spendLink } from "#outbox/one-time.ts";
import type { Page, PageKeeper, SentFile } from "#outbox/pages.ts";
import { factsOf, type Paper, says, section } from "#papers/paper.ts";
import { writePaper } from "#papers/write.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { flagIn, instantIn, instantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import type { SignatureRow } from "#store/tables/charters.ts";
import { badgeSvg } from "./badge.ts";
import { adoptedText } from "./cards.ts";
import { type Charter, digestOf, type Version } from "./charter.ts";
import { bumpCharter, findVersion, insertSignature, loadCharter, signedByLink } from "./store.ts";

const invitation = z.object({ name: z.string(), organisation: z.string(), inviter: z.string().transform((id) => id as Id) });

/** What stands behind a link to a charter: the text as it binds now, or, once signed, what was signed. */
interface Behind {
  readonly charter: Charter;
  readonly version: Version;
  readonly signature: SignatureRow | null;
  readonly community: { readonly name: string; readonly zone: string };
  readonly voice: Voice;
}

/** Writes down in the directory for whom somebody from outside has signed. */
export type SignedFor = (tx: Tx, community: Id, name: string, now: Instant) => Promise<void>;

/** The page on which somebody from outside reads a charter, says who they are and as what, agrees, and takes a copy away. */
export function charterPages({ db, ids, clock }: Parts, signedFor: SignedFor): PageKeeper {
  async function behind(reader: Db, link: OneTimeLink, locale: Locale | null): Promise<Behind | null> {
    const { community, subject } = link;
    const facts = await findCommunity.first(reader, { community });
    const charter = await loadCharter(reader, community, subject);
    if (facts === null || charter === null) return null;
    const signature = link.used ? await signedByLink(reader, community, link.id) : null;
    if (link.used && signature === null) return null;
    const version = signature === null ? charter.current : await findVersion(reader, community, subject, signature.number);
    const voice = voiceOf(locale ?? nearestLocale(facts.locale) ?? "en", facts.zone, clock.now());
    return version === null ? null : { charter, version, signature, community: facts, voice };
  }

  async function show(link: OneTimeLink, locale: Locale | null): Promise<Page | null> {
    const found = await behind(db, link, locale);
    if (found === null) return null;
    return found.signature === null ? toSign(found, link) : signed(found);
  }

  async function submit(link: OneTimeLink, values: Readonly<Record<string, string>>, locale: Locale | null): Promise<Page> {
    const now = clock.now();
    const who = {
      name: said(values, "name", 120),
      capacity: said(values, "capacity", 120),
      organisation: (values["organisation"] ?? "").trim() === "" ? "" : said(values, "organisation", 120),
    };
    const agreed = values["consent"] ?? "";
    if (agreed === "") throw new Misuse("consent", "charter-consent-missing");
    const used = { ...link, used: true };
    await change(db, async (tx) => {
      if (!(await spendLink(tx, link, now))) throw new Refusal("page-used");
      const { community, subject } = link;
      await bumpCharter.first(tx, { community, id: subject });
      const charter = await loadCharter(tx, community, subject);
      if (charter === null) throw new Refusal("page-used");
      const { current } = charter;
      if (agreed !== String(current.number)) throw new Refusal("charter-changed-meanwhile");
      await insertSignature(tx, {
        ...{ community, id: ids.next(), charter: subject, number: current.number, person: null, ...who },
        ...{ digest: digestOf(charter, current), link: link.id, signed_at: instantIn(now), shown: flagIn(values["show"] === "yes") },
      });
      await audit(tx, {
        community,
        at: now,
        actor: null,
        action: "charter signed from outside",
        subject,
        facts: { number: current.number },
      });
      await freshen(tx, community, { kind: "charter", id: subject });
      await signedFor(tx, community, who.organisation === "" ? who.name : who.organisation, now);
      await tellInviter(tx, link, charter, who.name, now);
    });
    const found = await behind(db, used, locale);
    if (found === null) throw new Error("A signature that was just written cannot be found.");
    return signed(found);
  }

  async function file(link: OneTimeLink, name: string, locale: Locale | null): Promise<SentFile | null> {
    const found = await behind(db, link, locale);
    if (found === null || found.signature === null) return null;
    if (name === "badge.svg") {
      const at = { ...found.charter, current: found.version };
      return { type: "image/svg+xml", body: badgeSvg(at, found.signature.name, found.community.name, found.voice) };
    }
    if (name !== "copy.pdf" && name !== "copy.html") return null;
    const written = await writePaper(copyPaper(found, found.signature), name === "copy.pdf" ? "pdf" : "html");
    return { type: written.type, body: new Uint8Array(written.bytes) };
  }

  return { show, submit, file };
}

function said(values: Readonly<Record<string, string>>, name: string, max: number): string {
  const text = (values[name] ?? "")
    .normalize("NFC")
    .replaceAll(/\p{Cc}|\p{Cf}/gu, " ")
    .trim();
  if (text === "") throw new Misuse(name, "charter-page-missing");
  if ([...text].length > max) throw new Misuse(name, "charter-page-too-long", { max });
  return text;
}

async function tellInviter(tx: Tx, link: OneTimeLink, charter: Charter, name: string, now: ReturnType<typeof instantOut>): Promise<void> {
  const { inviter } = invitation.parse(link.facts);
  const facts = { charter: charter.id, name };
  const once = `charter-outside:${link.id}`;
  await tell(tx, { community: link.community, to: { person: inviter }, name: "charter-outside", version: 1, facts, once, now, kind: null });
}

function textBlocks({ version, voice }: Behind) {
  const adopted = adoptedText(version, voice);
  return [
    facts(
      [
        voice.text("charter-version-label"),
        voice.say("charter-version", { number: version.number, at: voice.moment(version.published, "day") }),
      ],
      adopted === "" ? null : [voice.text("charter-adopted-label"), [plain(adopted)]],
    ),
    quote([plain(version.body)]),
  ];
}

function toSign(found: Behind, link: OneTimeLink): Page {
  const { charter, version, community, voice } = found;
  const meant = invitation.parse(link.facts);
  const input = (name: string, start: string, more: Partial<Input> = {}): Input => ({
    ...{
      kind: "line",
      name,
      label: voice.text("charter-page-label", { part: name }),
      help: "",
      required: true,
      start,
      wrong: null,
      max: 120,
      choices: [],
    },
    ...more,
  });
  const choices = [
    { value: String(version.number), label: voice.text("charter-page-consent", { title: charter.title, number: version.number }) },
  ];
  const form: Form = {
    title: charter.title,
    intro: "",
    inputs: [
      input("name", meant.name),
      input("capacity", ""),
      input("organisation", meant.organisation, { required: false }),
      input("consent", "", { kind: "choice", choices }),
      input("show", "", { kind: "choice", required: false, choices: [{ value: "yes", label: voice.text("charter-page-show") }] }),
    ],
    submit: voice.text("label-sign"),
    address: "",
  };
  const intro = voice.say("charter-page-intro", { community: community.name, until: voice.moment(link.expires) });
  const summary = voice.text("charter-summary", { handle: charter.handle, title: charter.title });
  return {
    voice,
    card: card({ summary, title: [plain(charter.title)], blocks: [paragraph(intro), ...textBlocks(found)] }),
    form,
    files: [],
  };
}

function signed(found: Behind): Page {
  const { charter, voice, signature, community } = found;
  const row = signature as SignatureRow;
  const at = voice.moment(instantOut(row.signed_at));
  const said = voice.say("charter-page-signed", { name: row.name, at, community: community.name });
  const shown = card({
    summary: plainText(said),
    tone: "good",
    title: [plain(charter.title)],
    blocks: [
      paragraph(said),
      paragraph(voice.say("charter-page-keep")),
      facts([voice.text("charter-digest-label"), [plain(row.digest)]]),
      ...textBlocks(found),
    ],
  });
  const files = [
    { name: "copy.pdf", label: voice.text("charter-page-copy-pdf") },
    { name: "copy.html", label: voice.text("charter-page-copy-html") },
    { name: "badge.svg", label: voice.text("charter-badge") },
  ];
  return { voice, card: shown, form: null, files };
}

/** The copy that whoever signed takes away: the text, who they are, when, and what stands for the text. */
function copyPaper({ charter, version, community, voice }: Behind, row: SignatureRow): Paper {
  const at = instantOut(row.signed_at);
  const adopted = adoptedText(version, voice);
  return {
    locale: voice.locale,
    title: charter.title,
    issuer: community.name,
    at,
    turned: "upright",
    parts: [
      factsOf(
        [
          voice.text("charter-version-label"),
          plainText(voice.say("charter-version", { number: version.number, at: voice.moment(version.published, "day") })),
        ],
        adopted === "" ? null : [voice.text("charter-adopted-label"), adopted],
      ),
      ...version.body.split(/\n{2,}/).map((part) => says(part)),
      section(
        voice.text("charter-signature-title"),
        factsOf(
          [voice.text("charter-page-label", { part: "name" }), row.name],
          [voice.text("charter-page-label", { part: "capacity" }), row.capacity],
          row.organisation === "" ? null : [voice.text("charter-page-label", { part: "organisation" }), row.organisation],
          [voice.text("charter-signed-label"), plainText([voice.moment(at)])],
          [voice.text("charter-digest-label"), row.digest],
        ),
      ),
    ],
  };
}
