import type { Context } from "hono";
import { dateAt, type LocalDate, readLocalDate, startOfDate, type Zone } from "#calendar/calendar.ts";
import { plainText } from "#chat/prose.ts";
import { shortened } from "#chat/split.ts";
import { ruleInWords } from "#gatherings/rule-words.ts";
import type { ShownDate, ShownGathering } from "#gatherings/shown.ts";
import { after, DAY } from "#kernel/clock.ts";
import { writeAtom } from "./atom.ts";
import { monthTable, monthTitle, readMonth } from "./month.ts";
import { type Html, html, proseHtml } from "./page.ts";
import type { PublicParts } from "./public.ts";
import { type Reading, renderPublic } from "./shell.ts";

/** Dates on the first page, of one series at most so many, and on one month. */
const AHEAD = 40;
const OF_ONE = 4;
const IN_A_MONTH = 1_000;

/** How long a text of a feed or of a passed link is, in letters. */
const BRIEF = 280;

/** The first page of an association: what is coming, the soonest first. */
export async function frontPage(parts: PublicParts, reading: Reading, context: Context): Promise<Response> {
  const { community, voice, to, whole } = reading;
  const { shown } = parts.house();
  const calendar = community.parts.includes("calendar");
  const coming = calendar ? await shown.gatherings.coming(community.id, AHEAD, OF_ONE) : [];
  const results = community.parts.includes("results") ? (await shown.results.list(community.id)).slice(0, 5) : [];
  const body = html`<h1>${voice.text("site-welcome", { name: community.name })}</h1>
${
  calendar &&
  html`<h2>${voice.text("site-coming")}</h2>${coming.length === 0 ? html`<p>${voice.text("site-coming-none")}</p>` : html`<ul class="dates">${coming.map((date) => dateItem(date, reading))}</ul>`}
<p class="aside"><a href="${to("/month")}">${voice.text("site-to-month")}</a> · <a href="/calendar/${community.id}/public.ics">${voice.text("site-subscribe")}</a> · <a href="${to("/feed.xml")}">${voice.text("site-feed")}</a></p>`
}
${results.length > 0 && html`<h2>${voice.text("site-results")}</h2><ul>${results.map(({ motion }) => html`<li><a href="${to(`/results/${motion.handle}`)}">${motion.title}</a></li>`)}</ul>`}`;
  const about = voice.text("site-about", { name: community.name });
  return context.html(renderPublic(reading, { title: community.name, about, picture: whole("/card.png") }, "", body));
}

/** Where the page of a date is. */
function dateLink(date: Pick<ShownDate, "handle" | "original">, { to }: Pick<Reading, "to">): string {
  return to(`/g/${date.handle}/${date.original}`);
}

function dateItem(date: ShownDate, reading: Reading): Html {
  const { voice } = reading;
  const off = date.cancelled !== null && html` <span class="mark">${voice.text("site-called-off")}</span>`;
  const moved = date.moved && date.cancelled === null && html` <span class="mark">${voice.text("site-moved")}</span>`;
  return html`<li><a href="${dateLink(date, reading)}">${date.title}</a>${off}${moved}<br><time datetime="${new Date(date.at).toISOString()}">${voice.moment(date.at).text}</time>${date.place !== null && html`<br>${date.place}`}</li>`;
}

/** A month of the calendar, with the weeks around it. */
export async function calendarPage(parts: PublicParts, reading: Reading, context: Context): Promise<Response | null> {
  const { community, voice, to } = reading;
  const zone = community.zone as Zone;
  const today = dateAt(parts.now(), zone);
  const month = readMonth(context.req.param("month") ?? today.slice(0, 7));
  if (month === null) return null;
  const [from, until] = [startOfDate(month.from, zone), startOfDate(month.to, zone)];
  const dates = await parts.house().shown.gatherings.dates(community.id, from, until, IN_A_MONTH);
  const title = monthTitle(month, voice);
  const steps = html`<nav class="steps" aria-label="${voice.text("site-months")}">${month.before !== null && html`<a rel="prev" href="${to(`/month/${month.before}`)}">${voice.text("site-month-before")}</a>`} ${month.after !== null && html`<a rel="next" href="${to(`/month/${month.after}`)}">${voice.text("site-month-after")}</a>`}</nav>`;
  const within = dates.filter((date) => dateAt(date.at, zone).slice(0, 7) === month.name);
  const list =
    within.length === 0
      ? html`<p>${voice.text("site-month-none")}</p>`
      : html`<ul class="dates">${within.map((date) => dateItem(date, reading))}</ul>`;
  const body = html`<h1>${voice.text("site-calendar-of", { month: title })}</h1>${steps}
${monthTable(month, dates, today, (date) => dateLink(date, reading), voice)}
<h2>${voice.text("site-month-list")}</h2>${list}`;
  const about = voice.text("site-about", { name: community.name });
  return context.html(renderPublic(reading, { title, about, picture: reading.whole("/card.png") }, "/month", body));
}

/** One gathering at one of its dates: when, where, how many seats, and how a guest registers. */
export async function gatheringPage(parts: PublicParts, reading: Reading, context: Context): Promise<Response | null> {
  const found = await gatheringAsked(parts, reading, context);
  if (found === null) return null;
  const { voice, whole, community } = reading;
  const { date } = found;
  const body = html`<article><h1>${date.title}</h1>${stateOf(found, reading)}
<dl>${factsOf(found, reading)}</dl>
${date.about !== null && html`<div class="text">${date.about}</div>`}
${registering(found, reading)}
${found.next.length > 0 && html`<h2>${voice.text("site-next-dates")}</h2><ul class="dates">${found.next.map((next) => dateItem(next, reading))}</ul>`}
<p class="aside"><a href="/calendar/${community.id}/${date.handle}.ics">${voice.text("site-to-own-calendar")}</a></p></article>`;
  const about = shortened(
    [voice.moment(date.at).text, date.place ?? "", date.about ?? ""].filter((each) => each !== "").join(" · "),
    BRIEF,
  );
  return context.html(renderPublic(reading, { title: date.title, about, picture: whole(`/g/${date.handle}/card.png`) }, "/g", body));
}

async function gatheringAsked(parts: PublicParts, { community }: Reading, context: Context): Promise<ShownGathering | null> {
  const typed = context.req.param("date");
  const date = typed === undefined ? null : readLocalDate(typed);
  if (typed !== undefined && date === null) return null;
  return parts.house().shown.gatherings.one(community.id, context.req.param("handle") ?? "", date as LocalDate | null);
}

function stateOf({ date }: ShownGathering, { voice }: Reading): Html | false {
  if (date.cancelled === null) return date.moved && html`<p class="notice">${voice.text("site-date-moved")}</p>`;
  const { reason } = date.cancelled;
  return html`<p class="notice">${voice.text("site-date-off", { reason: reason ?? "", why: reason === null ? "no" : "yes" })}</p>`;
}

function factsOf({ date, kind, seats, repeats, link }: ShownGathering, { voice }: Reading): readonly (Html | false)[] {
  const fact = (label: string, value: Html | string) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
  const rule = repeats === null ? [] : ruleInWords(voice, repeats.rule, repeats.start, date.zone);
  const online = link !== null && /^https?:\/\//i.test(link);
  return [
    fact(
      voice.text("gathering-when-label"),
      html`<time datetime="${new Date(date.at).toISOString()}">${voice.moment(date.at).text}</time>`,
    ),
    fact(voice.text("gathering-length-label"), voice.length(date.end - date.at)),
    date.place !== null && fact(voice.text("gathering-place-label"), date.place),
    kind !== "meeting" && fact(voice.text("gathering-kind-label"), html`${proseHtml(voice.say("gathering-kind", { kind }))}`),
    ...rule.map(([label, value]) => fact(label, plainText(value))),
    seats !== null &&
      fact(
        voice.text("gathering-seats-label"),
        voice.text("site-seats", { free: seats.free, capacity: seats.capacity, waiting: seats.waiting }),
      ),
    online && fact(voice.text("gathering-link-label"), html`<a href="${link}" rel="noopener noreferrer nofollow">${link}</a>`),
  ];
}

function registering({ date, opens }: ShownGathering, reading: Reading): Html | false {
  const { voice, community } = reading;
  if (!opens || date.cancelled !== null) return false;
  if (!community.parts.includes("guests")) return html`<p>${voice.text("site-register-in-chat")}</p>`;
  return html`<h2>${voice.text("site-guest-title")}</h2><p>${voice.text("site-guest-about")}</p>
<form method="post" action="${dateLink(date, reading)}"><button>${voice.text("site-guest-begin")}</button></form>`;
}

/** What is coming, for those who read feeds. */
export async function feedPage(parts: PublicParts, reading: Reading, context: Context): Promise<Response> {
  const { community, voice, whole } = reading;
  const now = parts.now();
  const dates = await parts.house().shown.gatherings.dates(community.id, now, after(now, 60 * DAY), 100);
  const entries = dates.map((date) => ({
    id: `urn:parvis:${community.id}:${date.handle}:${date.original}`,
    url: whole(`/g/${date.handle}/${date.original}`),
    title: date.cancelled === null ? date.title : voice.text("site-feed-off", { title: date.title }),
    text: shortened([voice.moment(date.at).text, date.place ?? "", date.about ?? ""].filter((each) => each !== "").join("\n"), BRIEF),
    updated: new Date(date.at).toISOString(),
  }));
  const text = writeAtom({
    id: `urn:parvis:${community.id}`,
    title: community.name,
    home: whole(""),
    self: whole("/feed.xml"),
    locale: voice.locale,
    author: community.name,
    updated: entries.at(0)?.updated ?? new Date(0).toISOString(),
    entries,
  });
  return context.body(text, 200, { "content-type": "application/atom+xml; charset=utf-8" });
}

/** What a link to the association or to a gathering shows of itself where it is passed on. */
export async function socialPicture(parts: PublicParts, reading: Reading, context: Context): Promise<Response | null> {
  const { community, voice } = reading;
  const found = context.req.param("handle") === undefined ? null : await gatheringAsked(parts, reading, context);
  if (found === null && context.req.param("handle") !== undefined) return null;
  const { socialSvg } = await import("#pictures/social.ts");
  const { pngOf } = await import("#pictures/png.ts");
  const drawn =
    found === null
      ? { association: community.name, title: community.name, lines: [voice.text("site-about", { name: community.name })] }
      : { association: community.name, title: found.date.title, lines: [voice.moment(found.date.at).text, found.date.place ?? ""] };
  const png = await pngOf(socialSvg(drawn));
  return context.body(new Uint8Array(png), 200, { "content-type": "image/png", "cache-control": "public, max-age=600" });
}
