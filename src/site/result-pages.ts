import type { Context } from "hono";
import { motionCard, resultSentence } from "#assemblies/cards.ts";
import { resultAlt, resultDrawing } from "#assemblies/result-picture.ts";
import { BALLOT_FILES, type Checked, type ShownResult } from "#assemblies/shown.ts";
import { plainText } from "#chat/prose.ts";
import { type Html, html, renderSiteCard } from "./page.ts";
import type { PublicParts } from "./public.ts";
import { type Reading, renderPublic } from "./shell.ts";

/** The votes that are over, the newest first, each with its verdict. */
export async function resultsPage(parts: PublicParts, reading: Reading, context: Context): Promise<Response> {
  const { community, voice, to, whole } = reading;
  const found = await parts.house().shown.results.list(community.id);
  const items = found.map(
    ({ motion, result }) =>
      html`<li><a href="${to(`/results/${motion.handle}`)}">${motion.handle} · ${motion.title}</a>${motion.closedAt !== null && html`<br><time datetime="${new Date(motion.closedAt).toISOString()}">${voice.moment(motion.closedAt, "day").text}</time>`}<br>${plainText(resultSentence(result, voice))}</li>`,
  );
  const title = voice.text("site-results");
  const body = html`<h1>${title}</h1>${items.length === 0 ? html`<p>${voice.text("site-results-none")}</p>` : html`<ul class="dates">${items}</ul>`}`;
  return context.html(
    renderPublic(
      reading,
      { title, about: voice.text("site-about", { name: community.name }), picture: whole("/card.png") },
      "/results",
      body,
    ),
  );
}

/** One vote that is over: its text, its numbers, its picture, the ballots to take away, and whether a receipt is among them. */
export async function resultPage(parts: PublicParts, reading: Reading, context: Context): Promise<Response | null> {
  return page(parts, reading, context, null);
}

/** The same, with what became of a receipt that was typed. */
export async function receiptPage(parts: PublicParts, reading: Reading, context: Context): Promise<Response | null> {
  const body = await context.req.parseBody();
  const typed = typeof body["receipt"] === "string" ? body["receipt"].slice(0, 80) : "";
  const { community } = reading;
  const checked = await parts.house().shown.results.check(community.id, context.req.param("handle") ?? "", typed);
  return page(parts, reading, context, { typed, checked });
}

interface Asked {
  readonly typed: string;
  /** Null where what was typed is no receipt. */
  readonly checked: Checked | null;
}

async function page(parts: PublicParts, reading: Reading, context: Context, asked: Asked | null): Promise<Response | null> {
  const { community, voice, to, whole } = reading;
  const found = await parts.house().shown.results.one(community.id, context.req.param("handle") ?? "");
  if (found === null) return null;
  const { motion, result } = found;
  const drawn = result.outcome !== "no-quorum" && result.voters > 0;
  const files = BALLOT_FILES.map(
    (kind) =>
      html`<li><a href="${to(`/results/${motion.handle}/ballots.${kind}`)}" download="${motion.handle}.${kind}">${voice.text("site-ballots-as", { kind: kind.toUpperCase() })}</a></li>`,
  );
  const body = html`${renderSiteCard(motionCard(viewOf(found), voice), voice)}
${drawn && html`<p><img class="chart" src="${to(`/results/${motion.handle}/picture.png`)}" alt="${resultAlt(motion, result, voice)}"></p>`}
<h2>${voice.text("site-ballots")}</h2><p>${voice.text(motion.secret ? "site-ballots-secret" : "site-ballots-open")}</p><ul>${files}</ul>
${motion.secret && receiptForm(asked, reading, motion.handle)}`;
  const about = voice.text("said-of", { what: motion.title, said: plainText(resultSentence(result, voice)) });
  const picture = drawn ? whole(`/results/${motion.handle}/picture.png`) : null;
  return context.html(
    renderPublic(reading, { title: motion.title, about, picture }, "/results", body),
    asked !== null && asked.checked === null ? 422 : 200,
  );
}

/** What a motion's card shows, without who proposed it or seconded it. */
function viewOf({ motion, result }: ShownResult) {
  return {
    motion,
    proposer: "",
    voters: result.voters,
    seconds: 0,
    amendments: [],
    amends: null,
    reopens: null,
    onRequest: false,
    over: false,
  };
}

function receiptForm(asked: Asked | null, { voice, to }: Reading, handle: string): Html {
  const said = asked === null ? null : answerOf(asked, { voice });
  return html`<h2 id="receipt">${voice.text("site-receipt-title")}</h2><p>${voice.text("site-receipt-about")}</p>
${said !== null && html`<p class="notice" role="status">${said}</p>`}
<form method="post" action="${to(`/results/${handle}`)}#receipt"><p><label for="in-receipt">${voice.text("site-receipt-label")}</label><input id="in-receipt" name="receipt" required maxlength="80" autocomplete="off" spellcheck="false" value="${asked?.typed ?? ""}"></p><button>${voice.text("site-receipt-check")}</button></form>`;
}

function answerOf({ checked }: Asked, { voice }: Pick<Reading, "voice">): string {
  if (checked === null) return voice.text("site-receipt-unclear");
  if (checked.choice === null) return voice.text("site-receipt-not-found", { receipt: checked.receipt });
  return voice.text("site-receipt-found", { receipt: checked.receipt, choice: checked.choice });
}

/** The picture of a result. A closed vote does not change, so it may be kept. */
export async function resultPicture(parts: PublicParts, { community, voice }: Reading, context: Context): Promise<Response | null> {
  const found = await parts.house().shown.results.one(community.id, context.req.param("handle") ?? "");
  if (found === null || found.result.outcome === "no-quorum" || found.result.voters === 0) return null;
  const { pngOf } = await import("#pictures/png.ts");
  const png = await pngOf(await resultDrawing(found.motion, found.result, voice));
  return context.body(new Uint8Array(png), 200, { "content-type": "image/png", "cache-control": "public, max-age=3600" });
}

const TYPES = { blt: "text/plain; charset=utf-8", csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" } as const;

/** The published ballots as a file that other programs count. */
export async function ballotsFile(parts: PublicParts, { community }: Reading, context: Context): Promise<Response | null> {
  const kind = BALLOT_FILES.find((each) => context.req.param("file") === `ballots.${each}`);
  if (kind === undefined) return null;
  const text = await parts.house().shown.results.file(community.id, context.req.param("handle") ?? "", kind);
  return text === null ? null : context.body(text, 200, { "content-type": TYPES[kind], "cache-control": "public, max-age=3600" });
}
