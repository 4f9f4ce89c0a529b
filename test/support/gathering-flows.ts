import assert from "node:assert/strict";
import { speak } from "#locales/speak.ts";
import { change } from "#store/change.ts";
import { type BothWays, labelIn } from "./both-ways.ts";
import { linesOf, readBack } from "./calendar-files.ts";

/** What is typed and read in each language. */
const WORDS = {
  en: {
    ...{ repeat: "every wed", seat: /One seat is yours/, waits: /1st on the waiting list/, second: /2nd/, freed: /A seat has become free/ },
    ...{
      over: /Nobody was removed/,
      moved: /was moved/,
      off: /is cancelled/,
      place: /place of/i,
      dates: /on 12 dates/,
      all: "Join every date",
    },
    ...{
      reminder: /A reminder/,
      attended: /once/,
      wrong: /is not the code/,
      certificate: /attended/,
      ended: /Cancelled/,
      mark: "Mark present",
    },
  },
  fr: {
    ...{
      repeat: "tous les mercredis",
      seat: /Une place est à vous/,
      waits: /1re place/,
      second: /2ᵉ place/,
      freed: /Une place s’est libérée/,
    },
    ...{ over: /Personne n’est retiré/, moved: /est déplacée du/, off: /est annulée/, place: /Le lieu de/, dates: /pour 12 séances/ },
    ...{ all: "Toutes les séances", reminder: /Rappel\u00a0:/, attended: /1 fois/, wrong: /n’est pas le code/, certificate: /a participé/ },
    ...{ ended: /Annulée/, mark: "Noter les présences" },
  },
} as const;

const TITLE = "Soirée soupe — çà & là, <été> ; 100 % 🗳️";
const SOUP = /Soirée soupe/;
const LINK = "https://visio.example.org/soupe";

/** Bad input, typed whole, and what the answer says in each language; nothing of it may be kept. */
const BAD = [
  [{ start: "2027-03-19 10:00" }, /is past/, /est passé/],
  [{ start: "31/04/2027 10:00" }, /30 days/, /30 jours/],
  [{ start: "2027-03-24 25:00" }, /hour/, /heure/],
  [{ start: "2027-03-24 19:30 UTC+1" }, /UTC/, /UTC/],
  [{ start: "2027-03-24" }, /hour is missing/, /l’heure manque/],
  [{ repeat: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30" }, /never comes|no date/, /n’arrive jamais|aucune date/],
  [{ repeat: "every blue moon" }, /blue moon/, /blue moon/],
  [{ post: "soon" }, /2d, 24h or 90m/, /2j, 24h ou 90m/],
  [{ link: "javascript:alert(1)" }, /address of the web/, /adresse web/],
  [{ channel: "#nowhere" }, /nowhere/, /nowhere/],
] as const;

/** Two weeks of a calendar file, as one line. */
const FILE =
  "BEGIN:VCALENDAR VERSION:2.0 PRODID:-//x//y BEGIN:VEVENT UID:1 DTSTART;VALUE=DATE:20271023 DTEND;VALUE=DATE:20271108 SUMMARY:Vacances de la Toussaint END:VEVENT END:VCALENDAR";

/** What is typed and read of days that are left out. */
const LEFT_OUT = {
  en: {
    ...{
      saturdays: "every Saturday",
      wednesdays: "weekly on wed",
      mondays: "every Monday",
      holidays: "public holidays",
      school: "school holidays",
    },
    ...{
      holiday: /Left out:\s+Saturday 1 May 2027 \(Labour Day\)\s+Saturday 8 May 2027/,
      fromTo: /Monday 20 December 2027 to Tuesday 4 January 2028/,
    },
    ...{ noFile: /is not a calendar file/, which: /may be public holidays or holidays from school/, feasts: "Jewish feasts" },
    ...{ marked: /Sukkot/, hebrew: /the feasts of the Hebrew calendar/ },
  },
  fr: {
    ...{ saturdays: "chaque samedi", wednesdays: "chaque mercredi", mondays: "chaque lundi", holidays: "jours fériés" },
    ...{
      school: "vacances scolaires",
      holiday: /Jours exclus\s:\s+samedi 1er mai 2027 \(.*\)\s+samedi 8 mai 2027/,
      after: /samedi 15 mai 2027/,
    },
    ...{
      fromTo: /lundi 20 décembre 2027 au mardi 4 janvier 2028/,
      noFile: /n’est pas un fichier d’agenda/,
      which: /ne dit pas quels jours/,
    },
    ...{ feasts: "fêtes juives", marked: /Souccot/, hebrew: /les fêtes du calendrier hébraïque/ },
  },
} as const;

/** The answers for a date, by name. */
async function rows({ db }: BothWays, original: string): Promise<Readonly<Record<string, string>>> {
  const found = await db
    .selectFrom("registrations as r")
    .innerJoin("occurrences as o", "o.id", "r.occurrence")
    .innerJoin("people as p", "p.id", "r.person")
    .select(["p.name", "r.state"])
    .where("o.original", "=", original)
    .execute();
  return Object.fromEntries(found.map(({ name, state }) => [name, state]));
}

async function refused({ locale, say, db }: BothWays): Promise<void> {
  for (const [given, en, fr] of BAD) {
    const answer = await say("Ines", "gathering new", { title: "Non", start: "2027-03-24 19:30", ...given });
    assert.match(answer, locale === "fr" ? fr : en, JSON.stringify(given));
  }
  assert.match(await say("Ines", "parvis settings", { zone: "EST" }), /EST/);
  assert.equal((await db.selectFrom("gatherings").select("id").execute()).length, 0);
}

/** One seat, a waiting list, and whoever leaves is not asked again; typed and pressed. */
async function answered(both: BothWays): Promise<void> {
  const { locale, say, press, told, settle, hangs } = both;
  const words = WORDS[locale];
  const label = (name: string) => labelIn(locale, name);
  const proposal = { title: TITLE, start: "2027-03-24 19:30", repeat: words.repeat, capacity: 1, link: LINK, reminders: "24h" };
  assert.match(await say("Ines", "gathering new", proposal), /G1/);
  await settle();
  assert.doesNotMatch(hangs().join("\n"), /visio/);
  assert.match(await press("Paul", label("join"), SOUP), words.seat);
  assert.match(await press("Paul", label("join"), SOUP), words.seat, "a button sets a state");
  assert.match(await say("Chloe", "gathering join", { gathering: "G1", answer: "maybe" }), SOUP);
  assert.match(await press("Chloe", label("join"), SOUP), words.waits);
  assert.match(await say("Samir", "gathering join", { gathering: "G1" }), words.second);
  assert.deepEqual(await rows(both, "2027-03-24"), { Paul: "going", Chloe: "waitlisted", Samir: "waitlisted" });
  assert.match(await press("Paul", label("details"), SOUP), /visio\.example\.org/);
  await press("Paul", label("leave"), SOUP);
  await settle();
  assert.match(told("Chloe").at(-1) ?? "", words.freed);
  await press("Chloe", label("leave"), words.freed);
  await settle();
  assert.match(told("Samir").at(-1) ?? "", words.freed);
  assert.deepEqual(await rows(both, "2027-03-24"), { Samir: "going" });
  await press("Paul", label("maybe"), SOUP);
  await say("Paul", "gathering join", { gathering: "G1", answer: "no" });
  assert.deepEqual(await rows(both, "2027-03-24"), { Samir: "going", Paul: "declined" });
  await say("Ines", "gathering edit", { gathering: "G1", capacity: 2 });
  await say("Paul", "gathering join", { gathering: "G1" });
  assert.match(await say("Ines", "gathering edit", { gathering: "G1", capacity: 1 }), words.over);
  assert.deepEqual(await rows(both, "2027-03-24"), { Samir: "going", Paul: "going" });
}

/** A whole series, and one date of it: moved, renamed, called off; whom it does not concern hears nothing. */
async function changed(both: BothWays): Promise<void> {
  const { locale, say, press, submit, told, settle } = both;
  const words = WORDS[locale];
  await press("Chloe", labelIn(locale, "details"), SOUP);
  assert.match(await press("Chloe", words.all), words.dates);
  await say("Chloe", "gathering join", { gathering: "G1", date: "2027-04-07", answer: "no" });
  await say("Paul", "gathering join", { gathering: "G1", date: "2027-04-07" });
  const counts = () => ["Paul", "Chloe", "Samir"].map((name) => told(name).length);
  const [paul = 0, chloe = 0, samir = 0] = counts();
  await say("Ines", "gathering edit", { gathering: "G1", scope: "this", date: "2027-04-07", start: "2027-04-08 18:00" });
  await settle();
  assert.match(told("Paul").at(-1) ?? "", words.moved);
  await say("Ines", "gathering edit", { gathering: "G1", scope: "all", title: `${TITLE}!` });
  await settle();
  assert.deepEqual(counts(), [paul + 1, chloe, samir]);
  await press("Ines", labelIn(locale, "details"), SOUP);
  await press("Ines", labelIn(locale, "edit"));
  assert.match(await submit("Ines", { scope: "following", date: "2027-04-14", place: "Salle 2" }), /Salle 2/);
  await settle();
  assert.match(told("Chloe").at(-1) ?? "", words.place);
  assert.deepEqual(counts(), [paul + 1, chloe + 1, samir], "once, however many dates that are");
  await say("Ines", "gathering cancel", { gathering: "G1", date: "2027-04-21", reason: "Grève" });
  await settle();
  assert.match(told("Chloe").at(-1) ?? "", words.off);
  assert.deepEqual(await rows(both, "2027-04-28"), { Chloe: "going" });
}

/** Calendars, by the addresses that are given: another program reads them, before a change and after; a renewed address opens nothing. */
async function subscribed({ locale, say, press, submit, fetch: read }: BothWays): Promise<void> {
  const given = await say("Paul", "gathering calendar", { gathering: "G1" });
  const [one = "", own = "", everyone = ""] = new Set([...given.matchAll(/\/calendar\/[\w/-]+\.ics/g)].map(([path]) => path));
  const file = await (await read(one)).text();
  assert.ok(linesOf(file).includes(`SUMMARY:${TITLE.replaceAll(/[;,]/g, "\\$&")}!`));
  assert.equal(linesOf(file).filter((line) => line === "BEGIN:VTIMEZONE").length, 1);
  const dates = readBack(file, "2027-05-01");
  assert.deepEqual(
    dates.map(({ at, status }) => `${at} ${status}`),
    ["03-24T18:30", "03-31T17:30", "04-08T16:00", "04-14T17:30", "04-21T17:30", "04-28T17:30"].map(
      (at) => `2027-${at}:00Z ${at.startsWith("04-21") ? "CANCELLED" : "CONFIRMED"}`,
    ),
  );
  assert.equal(await (await read(one)).text(), file, "fetched twice, it is the same");
  const mine = readBack(await (await read(own)).text(), "2027-05-01");
  assert.deepEqual(
    mine.map(({ at }) => at),
    ["2027-03-24T18:30:00Z", "2027-04-08T16:00:00Z"],
  );
  const etag = (await read(everyone)).headers.get("etag") ?? "";
  assert.equal((await read(everyone, { "if-none-match": etag })).status, 304);
  await say("Ines", "gathering edit", { gathering: "G1", scope: "this", date: "2027-04-08", start: "2027-04-09 18:00" });
  const later = readBack(await (await read(one)).text(), "2027-05-01");
  const identities = (all: typeof later) => all.map(({ uid }) => uid);
  assert.deepEqual(identities(later), identities(dates));
  assert.ok((later[2]?.sequence ?? 0) > (dates[2]?.sequence ?? 0));
  await press("Paul", labelIn(locale, "renew"));
  await submit("Paul", {});
  assert.equal((await read(own)).status, 404);
}

/** Reminders of one's own, told in time and once; the roll is called, and members check in by the code. */
async function attended({ locale, db, say, press, pick, submit, told, settle, fetch: read }: BothWays): Promise<void> {
  const words = WORDS[locale];
  const label = (name: string) => labelIn(locale, name);
  await say("Paul", "gathering show", { gathering: "G1" });
  await press("Paul", label("reminders"));
  await press("Paul", label("change"));
  assert.match(await submit("Paul", { before: "soon" }), /soon/);
  assert.match(await say("Paul", "gathering remind", { before: "2h" }), /2\sh/);
  const reminders = () => ["Paul", "Samir", "Chloe"].map((name) => told(name).filter((each) => words.reminder.test(each)).length);
  await settle("2027-03-23T18:30:00Z");
  assert.deepEqual(reminders(), [0, 1, 0]);
  await settle("2027-03-24T16:30:00Z");
  await settle("2027-03-24T18:00:00Z");
  assert.deepEqual(reminders(), [1, 1, 0]);
  await say("Ines", "gathering show", { gathering: "G1" });
  const code = /code:\s*`?([2-9A-Z]{6})/.exec(await press("Ines", label("presence")))?.[1] ?? "";
  await pick("Ines", words.mark, ["Samir"]);
  await say("Paul", "gathering show", { gathering: "G1" });
  await press("Paul", label("presence"));
  assert.match(await submit("Paul", { code: "XXXXXX" }), words.wrong);
  assert.match(await say("Paul", "gathering attendance", { gathering: "G1", code }), words.attended);
  await say("Ines", "gathering attendance", { gathering: "G1", absent: "Chloe" });
  const marks = await db.selectFrom("presences").select(["state", "way"]).orderBy("id").execute();
  assert.deepEqual(
    marks.map(({ state, way }) => `${state} ${way}`),
    ["present organizer", "present code", "absent organizer"],
  );
  const { secret } = await db.selectFrom("calendar_addresses").select("secret").where("kind", "=", "certificate").executeTakeFirstOrThrow();
  assert.match(await (await read(`/calendar/papers/${secret}`)).text(), words.certificate);
  assert.equal((await read(`/calendar/papers/${secret}.pdf`)).headers.get("content-type"), "application/pdf");
}

/** Held again as last time, by its button: the same but for its answers. Then the whole series is called off, after asking, and calendars learn of it. */
async function heldAgain({ locale, db, say, press, submit, told, settle, hangs, fetch: read }: BothWays): Promise<void> {
  const calendar = async (gathering: string) => {
    const said = await say("Ines", "gathering calendar", { gathering });
    return (await read(new RegExp(`/calendar/[\\w/-]+${gathering}\\.ics`).exec(said)?.[0] ?? said)).text();
  };
  const words = WORDS[locale];
  await say("Ines", "gathering show", { gathering: "G1" });
  await press("Ines", labelIn(locale, "again"));
  assert.match(await submit("Ines", { start: "2027-09-01 19:30", title: "Rentrée" }), /Rentrée/);
  const copy = await db.selectFrom("gatherings").select(["id", "link"]).where("handle", "=", "G2").executeTakeFirstOrThrow();
  assert.equal(copy.link, LINK);
  assert.equal((await db.selectFrom("occurrences").select("id").where("gathering", "=", copy.id).execute()).length, 0);
  await say("Ines", "gathering cancel", { gathering: "G1" });
  await press("Ines", labelIn(locale, "confirm"));
  await settle();
  assert.match(told("Chloe").at(-1) ?? "", words.off);
  assert.match(hangs().find((each) => SOUP.test(each)) ?? "", words.ended);
  const ahead = readBack(await calendar("G1"), "2027-06-01").filter(({ at }) => at > "2027-03-25");
  assert.deepEqual([...new Set(ahead.map(({ status }) => status))], ["CANCELLED"]);
  await say("Ines", "gathering new", { title: "Fête", start: "2027-05-08 00:00", duration: "24h" });
  const days = linesOf(await calendar("G3"));
  assert.ok(days.includes("DTSTART;VALUE=DATE:20270508") && days.includes("DTEND;VALUE=DATE:20270509"), days.join("\n"));
}

async function life(both: BothWays): Promise<void> {
  await refused(both);
  await answered(both);
  await changed(both);
  await subscribed(both);
  await attended(both);
  await heldAgain(both);
}

const SHARED = {
  en: {
    ...{ when: "next Sunday 10:30", acted: /Ines has registered you/, offered: /is kept for you until/ },
    ...{
      parties: /Coming: Paul \(3\)/,
      members: /for members/,
      closed: /is closed/,
      take: "Take 1",
      back: "Give back 1",
      ride: /A seat is yours/,
    },
    ...{ day: "Another day", monday: "monday", programme: /gatherings of the week/i, gap: /does not exist/ },
    ...{ late: /A late reminder/, begun: /Under way/ },
  },
  fr: {
    ...{ when: "dimanche prochain 10h30", acted: /Ines a noté votre inscription/ },
    ...{
      offered: /vous est gardée jusqu’au/,
      parties: /Présents\u00a0: Paul \(3\)/,
      members: /réservée aux adhérents/,
      closed: /sont closes/,
    },
    ...{
      take: "Prendre 1",
      back: "Rendre 1",
      ride: /Une place est à vous/,
      day: "Un autre jour",
      monday: "lundi",
      programme: /Les rencontres de la semaine/,
    },
    ...{ gap: /n’existe pas/, late: /Rappel tardif/, begun: /En cours/ },
  },
} as const;

const HOSTILE = "@everyone <!channel> *gras* _x_ `code` \u202eà l’envers\u202c";

/** What is asked first, organised together, offered and told late; a person whom nothing reaches is named to the organisers, once. */
async function shared(both: BothWays): Promise<void> {
  const { locale, db, appoint, say, press, pick, told, hangs, deafen, settle } = both;
  const words = SHARED[locale];
  const label = (name: string) => labelIn(locale, name);
  const asked = await say("Ines", "gathering new", {
    title: HOSTILE,
    start: words.when,
    capacity: 4,
    party: 3,
    closes: "2h",
    offers: "yes",
  });
  const reading = asked.split("\n").find((line) => /^\S+ 28 (March|mars) 2027/.test(line));
  assert.match(await press("Ines", reading ?? asked), /G1/);
  await settle();
  assert.doesNotMatch(hangs().join(), /\u202e/);
  await say("Paul", "gathering join", { gathering: "G1", guests: "children:1 adults:1" });
  await settle();
  assert.match(hangs()[0] ?? "", words.parties);
  await say("Ines", "gathering edit", { gathering: "G1", organizers: "Chloe", cover: "https://example.org/soup.jpg" });
  await say("Ines", "gathering join", { gathering: "G1", person: "Samir" });
  await settle();
  assert.match(told("Samir").at(-1) ?? "", words.acted);
  const acted = await db.selectFrom("audit").select("action").where("action", "=", "gathering answered for").execute();
  assert.equal(acted.length, 1);
  await say("Chloe", "gathering slot", { gathering: "G1", name: "accueil", count: 2 });
  await settle();
  await press("Paul", label("slots"), /code/);
  await press("Paul", words.take);
  await press("Paul", words.back);
  await say("Paul", "gathering ride", { gathering: "G1", seats: 1, from: "gare" });
  assert.match(await say("Samir", "gathering ride", { gathering: "G1", driver: "Paul" }), words.ride);
  const taken = await db.selectFrom("slot_takes").select("person").execute();
  assert.equal(taken.length, 1);

  // Full: whoever waits is offered what is freed, may decline it by a button, and the next is asked.
  await say("Chloe", "gathering join", { gathering: "G1" });
  await say("Ines", "gathering join", { gathering: "G1" });
  await say("Samir", "gathering leave", { gathering: "G1" });
  await settle();
  assert.match(told("Chloe").at(-1) ?? "", words.offered);
  await press("Chloe", label("decline"), words.offered);
  await settle();
  assert.match(told("Ines").at(-1) ?? "", words.offered);
  await press("Ines", label("join"), words.offered);
  assert.deepEqual(await rows(both, "2027-03-28"), { Paul: "going", Ines: "going" });

  // For members, once registration is over; an hour that does not exist; and reminders after a silence.
  await say("Ines", "gathering new", { title: "Réservé", start: "2027-03-28 02:30", audience: "members", reminders: "1d" });
  const night = await say("Ines", "gathering show", { gathering: "G2" });
  assert.match(night, words.gap);
  await change(db, async (tx) => void (await tx.updateTable("people").set({ standing: "guest" }).where("name", "=", "Samir").execute()));
  assert.match(await say("Samir", "gathering join", { gathering: "G2" }), words.members);
  await say("Paul", "gathering join", { gathering: "G2" });
  await say("Chloe", "gathering join", { gathering: "G2" });
  deafen("Chloe");
  await appoint("Paul", "organizer");
  await say("Paul", "gathering programme", { hour: "9:00", day: "friday" });
  await pick("Paul", words.day, [words.monday]);
  await settle("2027-03-22T08:00:00Z");
  assert.match(hangs().at(-1) ?? "", words.programme);
  await settle("2027-03-27T12:00:00Z");
  assert.match(told("Paul").at(-1) ?? "", words.late);
  const lost = speak(locale, "people-unreached-title");
  await settle("2027-03-28T07:30:00Z");
  assert.equal(told("Ines").filter((each) => each.includes(lost) && each.includes("Chloe")).length, 1, told("Ines").join("\n---\n"));
  assert.match(await say("Samir", "gathering join", { gathering: "G1" }), words.closed);
  await settle("2027-03-28T08:31:00Z");
  assert.match(hangs()[0] ?? "", words.begun);
}

const NEWS = {
  en: {
    power: /power/,
    past: /is past/,
    waits: /waits for approval/,
    approved: /is approved/,
    due: /will be posted on/,
    withdrawn: /was withdrawn/,
  },
  fr: {
    ...{ power: /pouvoir/, past: /est passé/, waits: /attend l’approbation/, approved: /est approuvée/, due: /sera publiée le/ },
    ...{ withdrawn: /a été retirée/ },
  },
} as const;

/** An announcement waits, is approved, posted at its hour where it can be, changed where it hangs, and taken back. */
async function announced({ locale, appoint, say, press, submit, told, hangs, room, shut, settle }: BothWays): Promise<void> {
  const words = NEWS[locale];
  await appoint("Paul", "representative");
  await appoint("Chloe", "secretary");
  const both = { title: "Grand jour", text: "Tout le monde vient." };
  assert.match(await say("Samir", "announce post", both), words.power);
  await say("Ines", "parvis settings", { approval: "2" });
  assert.match(await say("Paul", "announce post", { ...both, when: "2027-03-19 10:00" }), words.past);
  assert.match(await say("Paul", "announce post", { ...both, channels: "#nowhere" }), /nowhere/);
  await say("Paul", "announce post");
  const channels = `${room("general")}, ${room("second")}`;
  assert.match(await submit("Paul", { ...both, topic: "fêtes", channels, when: "2027-03-21 18:00" }), words.waits);
  await settle();
  await say("Samir", "announce follow", { topic: "fêtes" });
  await press("Chloe", labelIn(locale, "approve"), /Grand jour/);
  await settle();
  assert.match(told("Paul").at(-1) ?? "", words.approved);
  assert.match(await say("Paul", "announce list", { announcement: "B1" }), words.due);
  const posted = (where: "general" | "second") => hangs(where).filter((each) => /Grand jour/.test(each));
  shut();
  await settle("2027-03-21T16:59:59Z");
  assert.deepEqual([...posted("general"), ...posted("second")], []);
  await settle("2027-03-21T17:00:01Z");
  assert.deepEqual([posted("general").length, posted("second").length], [1, 0]);
  const lost = speak(locale, "room-closed-title");
  assert.equal(told("Ines").filter((each) => each.includes(lost)).length, 1, "organisers are told once of the channel that is closed");
  assert.match(told("Samir").at(-1) ?? "", /Tout le monde vient/);
  await say("Ines", "parvis settings", { approval: "100" });
  await say("Paul", "announce edit", { announcement: "B1", text: "Tout le monde vient, avec une chaise." });
  await settle();
  assert.equal(posted("general").length, 1);
  assert.match(posted("general")[0] ?? "", /avec une chaise/);
  await say("Paul", "announce withdraw", { announcement: "B1" });
  await settle();
  assert.match(posted("general")[0] ?? "", /avec une chaise/, "it asks first");
  await press("Paul", labelIn(locale, "confirm"));
  await settle();
  assert.match(posted("general")[0] ?? "", words.withdrawn);
}

/** Days are left out by their names, from one to another, and as a calendar file has them; feasts are marked. Whoever waits comes in by turn, or as they fit. */
async function leftOut(both: BothWays): Promise<void> {
  const { locale, say, press, submit, told, settle } = both;
  const words = LEFT_OUT[locale];
  await refused(both);
  await say("Ines", "gathering new");
  const saturdays = { title: "Atelier", start: "2027-04-24 10:00", repeat: words.saturdays, until: "2027-05-31", except: words.holidays };
  assert.match(await submit("Ines", saturdays), words.holiday);
  const choir = { title: "Chorale", start: "2027-12-15 19:30", repeat: words.wednesdays, until: "2028-01-31" };
  assert.match(await say("Ines", "gathering new", { ...choir, except: "2027-12-20–2028-01-04" }), words.fromTo);
  const song = { title: "Chant", start: "2027-10-18 18:00", repeat: words.mondays, until: "2027-12-31" };
  assert.match(await say("Ines", "gathering new", { ...song, except: FILE }), /\(Vacances de la Toussaint\)/);
  assert.match(await say("Ines", "gathering new", { ...song, except: "BEGIN:VCALENDAR" }), words.noFile);
  assert.match(await say("Ines", "gathering new", { ...song, except: words.school }), words.which);
  const hebrew = { title: "Hébreu", start: "2027-09-27 18:00", repeat: words.mondays, until: "2027-12-31" };
  assert.match(await say("Ines", "gathering new", { ...hebrew, mark: words.feasts }), words.marked);
  assert.match(await say("Ines", "gathering new", { ...hebrew, except: words.feasts }), words.hebrew);
  for (const waiting of ["strict", "fill"] as const) {
    await say("Ines", "parvis settings", { waiting });
    const start = `2027-06-${waiting === "strict" ? "05" : "12"}`;
    const trip = await say("Ines", "gathering new", { title: `Sortie ${waiting}`, start: `${start} 08:30`, capacity: 3, party: 2 });
    const [gathering = ""] = /G\d+/.exec(trip) ?? [];
    await say("Ines", "gathering join", { gathering, seats: 2 });
    const card = new RegExp(`Sortie ${waiting}`);
    await settle();
    await press("Paul", labelIn(locale, "join"), card);
    await say("Chloe", "gathering join", { gathering, seats: 2 });
    await press("Samir", labelIn(locale, "join"), card);
    await press("Paul", labelIn(locale, "leave"), card);
    await settle();
    const samir = waiting === "strict" ? "waitlisted" : "going";
    assert.deepEqual(await rows(both, start), { Ines: "going", Chloe: "waitlisted", Samir: samir }, waiting);
    assert.equal(WORDS[locale].freed.test(told("Samir").at(-1) ?? ""), waiting === "fill");
  }
}

/** What happens around gatherings, from their first word to their last, on whatever platform; bad inputs among it. */
export const GATHERING_FLOWS = {
  "a series is answered, changed, read by a calendar, attended, held again and called off": life,
  "a date is asked about, organised together, offered and told, with people whom nothing reaches": shared,
  "days are left out by name, from one to another and by a calendar file, and whoever waits comes in by turn or as they fit": leftOut,
  "an announcement is approved, posted at its hour, changed where it hangs and taken back": announced,
} as const;
