import type { Context } from "hono";
import { adoptedText } from "#charters/cards.ts";
import type { ShownCharterText } from "#charters/shown.ts";
import { plainText } from "#chat/prose.ts";
import { type Html, html } from "./page.ts";
import type { PublicParts } from "./public.ts";
import { type Reading, renderPublic } from "./shell.ts";

/** The charters that there are, with how many have signed each. */
export async function chartersPage(parts: PublicParts, reading: Reading, context: Context): Promise<Response> {
  const { community, voice, to, whole } = reading;
  const all = await parts.house().shown.charters.list(community.id);
  const items = all.map(
    ({ handle, title, version, signatories }) =>
      html`<li><a href="${to(`/charters/${handle}`)}">${title}</a><br>${voice.text("site-charter-line", { number: version, count: signatories })}</li>`,
  );
  const title = voice.text("site-charters");
  const body = html`<h1>${title}</h1>${items.length === 0 ? html`<p>${voice.text("site-charters-none")}</p>` : html`<ul class="dates">${items}</ul>`}`;
  return context.html(
    renderPublic(
      reading,
      { title, about: voice.text("site-about", { name: community.name }), picture: whole("/card.png") },
      "/charters",
      body,
    ),
  );
}

/** One charter: its text, who adopted it, its versions, and who has signed it. */
export async function charterPage(parts: PublicParts, reading: Reading, context: Context): Promise<Response | null> {
  const { community, voice, to, whole } = reading;
  const typed = context.req.param("version");
  if (typed !== undefined && !/^\d{1,6}$/.test(typed)) return null;
  const found = await parts
    .house()
    .shown.charters.one(community.id, context.req.param("handle") ?? "", typed === undefined ? null : Number(typed));
  if (found === null) return null;
  const { charter, shown, versions } = found;
  const old = shown.number !== charter.current.number;
  const adopted = adoptedText(shown, voice);
  const body = html`<article><h1>${charter.title}</h1>
${old && html`<p class="notice">${plainText(voice.say("charter-old", { current: charter.current.number }))}</p>`}
<p>${plainText(voice.say("charter-version", { number: shown.number, at: voice.moment(shown.published, "day") }))}${adopted !== "" && html`<br>${adopted}`}</p>
<blockquote class="text">${shown.body}</blockquote>
<h2>${voice.text("charter-signatories-label")}</h2>${signed(found, reading)}
${versions.length > 1 && html`<h2>${voice.text("site-versions")}</h2><ul>${versions.map((version) => html`<li><a href="${to(`/charters/${charter.handle}/${version.number}`)}"${version.number === shown.number && html` aria-current="page"`}>${plainText(voice.say("charter-version", { number: version.number, at: voice.moment(version.published, "day") }))}</a>${version.changes !== "" && html`<br>${version.changes}`}</li>`)}</ul>`}</article>`;
  const about = voice.text("site-charter-line", { number: charter.current.number, count: found.signatories });
  return context.html(renderPublic(reading, { title: charter.title, about, picture: whole("/card.png") }, "/charters", body));
}

/** How many have signed, and the names of those who chose to be shown. */
function signed({ signatories, named }: ShownCharterText, { voice }: Reading): Html {
  const items = named.map(({ name, capacity, organisation, at }) => {
    const also = [capacity, organisation].filter((each) => each !== "").join(", ");
    return html`<li>${name}${also !== "" && ` (${also})`}, <time datetime="${new Date(at).toISOString()}">${voice.moment(at, "day").text}</time></li>`;
  });
  return html`<p>${voice.text("site-signed", { count: signatories, named: named.length })}</p>${items.length > 0 && html`<ul>${items}</ul>`}`;
}
