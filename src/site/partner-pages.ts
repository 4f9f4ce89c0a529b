import type { Context } from "hono";
import { type Html, html } from "./page.ts";
import type { PublicParts } from "./public.ts";
import { type Reading, renderPublic } from "./shell.ts";

/** With whom the association works: what partners show here, and what those elsewhere announce. */
export async function partnersPage(parts: PublicParts, reading: Reading, context: Context): Promise<Response> {
  const { community, voice, whole } = reading;
  const all = await parts.house().shown.partners.list(community.id, voice.locale);
  const title = voice.text("site-partners");
  const items = all.map(
    ({ partner, shown, elsewhere }) => html`<section><h2>${partner.name}</h2>
${shown.length > 0 && html`<ul class="dates">${shown.map((line) => shownItem(line, reading))}</ul>`}
${elsewhere.length > 0 && html`<h3>${voice.text("site-partners-elsewhere")}</h3><ul class="dates">${elsewhere.map((event) => html`<li>${event.url === null ? event.title : html`<a href="${event.url}" rel="noopener noreferrer nofollow">${event.title}</a>`}<br><time datetime="${new Date(event.at).toISOString()}">${voice.moment(event.at).text}</time>${event.place !== null && html`<br>${event.place}`}</li>`)}</ul>`}</section>`,
  );
  const body = html`<h1>${title}</h1>${items.length === 0 ? html`<p>${voice.text("site-partners-none")}</p>` : html`${items}`}`;
  const about = voice.text("site-about", { name: community.name });
  return context.html(renderPublic(reading, { title, about, picture: whole("/card.png") }, "/partners", body));
}

/** What a partner shows: a gathering leads to its page here, where the calendar is shown. */
function shownItem({ title, here }: { readonly title: string; readonly here: string | null }, { community, to }: Reading): Html {
  if (here === null || !community.parts.includes("calendar")) return html`<li>${title}</li>`;
  return html`<li><a href="${to(`/g/${here}`)}">${title}</a></li>`;
}
