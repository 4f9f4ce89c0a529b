import type { Context } from "hono";
import type { ShownWork } from "#works/shown.ts";
import { KINDS } from "#works/work.ts";
import { type Html, html, renderSite } from "./page.ts";
import type { PublicParts } from "./public.ts";
import { type Reading, renderPublic } from "./shell.ts";

/** The gallery, page by page, of one kind where one is chosen. */
export async function worksPage(parts: PublicParts, reading: Reading, context: Context): Promise<Response | null> {
  const { community, voice, to } = reading;
  const kind = KINDS.find((each) => each === context.req.param("kind"));
  if (context.req.param("kind") !== undefined && kind === undefined) return null;
  const found = await parts.house().shown.works.gallery(community.id, kind, context.req.param("before"));
  if (found === null) return null;
  const here = kind === undefined ? "/works/all" : `/works/all/${kind}`;
  const kinds = KINDS.map(
    (each) =>
      html`<li><a href="${to(`/works/all/${each}`)}"${each === kind && html` aria-current="page"`}>${voice.text("site-works-kind", { kind: each })}</a></li>`,
  );
  const title = voice.text("site-works");
  const body = html`<h1>${title}</h1>
<nav aria-label="${voice.text("site-works-kinds")}"><ul class="tabs"><li><a href="${to("/works")}"${kind === undefined && html` aria-current="page"`}>${voice.text("site-works-all")}</a></li>${kinds}<li><a href="${to("/exhibitions")}">${voice.text("site-exhibitions")}</a></li></ul></nav>
${found.works.length === 0 ? html`<p>${voice.text("site-works-none")}</p>` : wall(found.works, reading)}
${found.next !== null && html`<p><a href="${to(`${here}/before/${found.next}`)}" rel="next">${voice.text("site-works-older")}</a></p>`}`;
  return context.html(
    renderPublic(reading, { title, about: voice.text("site-about", { name: community.name }), picture: null }, "/works", body),
  );
}

/** Works side by side: a picture where there is one, whose it is, what it is. */
function wall(works: readonly ShownWork[], { to, voice }: Reading): Html {
  const items = works.map(({ work, by, file }) => {
    const picture =
      file?.picture === true &&
      html`<img src="${to(`/works/${work.handle}/picture.jpg`)}" alt="${work.alt ?? work.title}" width="${file.width}" height="${file.height}" loading="lazy">`;
    return html`<li><a href="${to(`/works/${work.handle}`)}">${picture}<span>${work.title}</span></a><br>${voice.text("site-work-line", { by, kind: work.kind })}</li>`;
  });
  return html`<ul class="wall">${items}</ul>`;
}

/** One work: what it is, who made it, what others may do with it. One that was withdrawn is said to be gone, and nothing more. */
export async function workPage(parts: PublicParts, reading: Reading, context: Context): Promise<Response | null> {
  const { community, voice, to, whole } = reading;
  const found = await parts.house().shown.works.one(community.id, context.req.param("handle") ?? "");
  if (found === null) return null;
  if (found === "withdrawn") return gone(reading, context, "site-work-withdrawn");
  const { work, by, file } = found;
  const facts = [
    [voice.text("work-by-label"), by],
    [voice.text("work-kind-label"), voice.text("work-kind", { kind: work.kind })],
    [voice.text("work-technique-label"), work.technique],
    [voice.text("work-year-label"), work.year === null ? null : String(work.year)],
    [voice.text("work-licence-label"), voice.text("work-licence", { licence: work.licence })],
  ] as const;
  const picture =
    file?.picture === true &&
    html`<p><img class="work" src="${to(`/works/${work.handle}/picture.jpg`)}" alt="${work.alt ?? work.title}" width="${file.width}" height="${file.height}"></p>`;
  const body = html`<article><h1>${work.title}</h1>${picture}
${work.text !== null && html`<blockquote class="text">${work.text}</blockquote>`}
<dl>${facts.map(([label, value]) => value !== null && html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
${work.link !== null && html`<p><a href="${work.link}" rel="noopener noreferrer nofollow">${work.link}</a></p>`}
${file !== null && html`<p><a href="/files/${file.id}">${voice.text("site-work-file", { name: file.name })}</a></p>`}</article>`;
  const about = voice.text("work-summary", { handle: work.handle, title: work.title, by });
  const passed = file?.picture === true ? whole(`/works/${work.handle}/picture.jpg`) : null;
  return context.html(renderPublic(reading, { title: work.title, about, picture: passed }, "/works", body));
}

/** The smaller picture of a work. */
export async function workPicture(parts: PublicParts, { community }: Reading, context: Context): Promise<Response | null> {
  const bytes = await parts.house().shown.works.picture(community.id, context.req.param("handle") ?? "");
  if (bytes === null) return null;
  return context.body(new Uint8Array(bytes), 200, { "content-type": "image/jpeg", "cache-control": "no-cache" });
}

/** The exhibitions that there are. */
export async function exhibitionsPage(parts: PublicParts, reading: Reading, context: Context): Promise<Response> {
  const { community, voice, to } = reading;
  const all = await parts.house().shown.works.exhibitions(community.id, community.zone, parts.now());
  const items = all.map(({ exhibition: { handle, title, from, until }, stage }) => {
    const line = voice.text("site-exhibition-line", { stage, from: voice.date(from), until: voice.date(until) });
    return html`<li><a href="${to(`/exhibitions/${handle}`)}">${title}</a><br>${line}</li>`;
  });
  const title = voice.text("site-exhibitions");
  const body = html`<h1>${title}</h1>${items.length === 0 ? html`<p>${voice.text("site-exhibitions-none")}</p>` : html`<ul class="dates">${items}</ul>`}`;
  return context.html(
    renderPublic(reading, { title, about: voice.text("site-about", { name: community.name }), picture: null }, "/works", body),
  );
}

/** One exhibition: its text, its days, and its works in their order. */
export async function exhibitionPage(parts: PublicParts, reading: Reading, context: Context): Promise<Response | null> {
  const { community, voice, whole } = reading;
  const found = await parts.house().shown.works.exhibition(community.id, context.req.param("handle") ?? "");
  if (found === null) return null;
  if (found === "closed") return gone(reading, context, "site-exhibition-closed");
  const { title, text, from, until } = found.exhibition;
  const days = voice.text("site-exhibition-days", { from: voice.date(from), until: voice.date(until) });
  const body = html`<article><h1>${title}</h1><p>${days}</p>
${text !== "" && html`<blockquote class="text">${text}</blockquote>`}
${found.works.length === 0 ? html`<p>${voice.text("site-works-none")}</p>` : wall(found.works, reading)}</article>`;
  const first = found.works.find(({ file }) => file?.picture === true);
  const picture = first === undefined ? null : whole(`/works/${first.work.handle}/picture.jpg`);
  return context.html(renderPublic(reading, { title, about: days, picture }, "/works", body));
}

function gone({ voice }: Reading, context: Context, key: "site-work-withdrawn" | "site-exhibition-closed"): Response | Promise<Response> {
  const said = voice.text(key);
  return context.html(renderSite(voice, voice.text("site-sorry"), html`<h1>${voice.text("site-sorry")}</h1><p>${said}</p>`), 410);
}

/**
 * A file by its address, as it is kept: shown in the browser where it is a picture, a recording or a film, else kept by it. Nothing in it is
 * ever run, and it knows of no page.
 */
export async function keptFile(parts: PublicParts, context: Context): Promise<Response | null> {
  const found = await parts.house().files.fetch(context.req.param("id") ?? "", "whole");
  if (found === null) return null;
  const shown = /^(?:image|audio|video)\//.test(found.media);
  const name = encodeURIComponent(found.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return context.body(new Uint8Array(found.bytes), 200, {
    "content-type": found.media === "text/plain" ? "text/plain; charset=utf-8" : found.media,
    "content-disposition": `${shown ? "inline" : "attachment"}; filename*=UTF-8''${name}`,
    "content-security-policy": "sandbox; default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'",
    "cache-control": "private, no-cache",
    "x-robots-tag": "noindex, nofollow",
  });
}
