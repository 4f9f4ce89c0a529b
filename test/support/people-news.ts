import assert from "node:assert/strict";
import type { Locale } from "#locales/locale.ts";
import { change } from "#store/change.ts";
import { type BothWays, labelIn } from "./both-ways.ts";

/** What is read in each language. */
const WORDS = {
  en: {
    ...{ topic: /potager \(1\): each|potager \(1\).*told of each/, size: /reaches more people than one person alone/ },
    ...{ reach: /Members it reaches\W*4/, closed: /Members elsewhere\W*0/, out: /Not wanting this topic\W*1/, told: /Told in private\W*1/ },
    ...{ delivered: /1 told, 0 waiting, 0 not reached/, scheduled: /will be posted on/, digest: /announcements this week/ },
    ...{ other: "En français", page: /Page 2 of 2/, none: /no page 9/, lacks: /no power to/, list: /32 announcements/ },
    ...{
      record: /things are written down/,
      announced: /Announcement/,
      roles: /One role of the association’s own|1 role/,
      paged: /Page 2 of/,
    },
  },
  fr: {
    ...{ topic: /potager \(1\)\s: un message pour chaque/, size: /plus de monde qu’une seule personne/ },
    ...{ reach: /Membres touchés\W*4/, closed: /Membres ailleurs\W*0/, out: /Sans ce thème\W*1/, told: /Prévenus en privé\W*1/ },
    ...{ delivered: /1 prévenus, 0 en attente, 0 non joints/, scheduled: /publiée le/, digest: /annonces cette semaine/ },
    ...{ other: "In English", page: /Page 2 sur 2/, none: /pas de page 9/, lacks: /pouvoir de/, list: /32 annonces/ },
    ...{ record: /choses sont consignées/, announced: /Annonce/, paged: /Page 2 sur/ },
  },
} as const;

/** The same announcement in each language. */
const SAID = {
  en: { title: "Sowing", text: "We sow on Saturday.", later: "We sow on Sunday." },
  fr: { title: "Semis", text: "On sème samedi.", later: "On sème dimanche." },
} as const;

const OTHER: Readonly<Record<Locale, Locale>> = { en: "fr", fr: "en" };

function handleIn(answer: string): string {
  return /\bB\d+\b/.exec(answer)?.[0] ?? assert.fail(answer);
}

/** One text in two languages and two channels: looked at beforehand, approved above a size, read by each in their own, changed where it hangs. */
async function spread({ say, press, told, settle, hangs, room, appoint, locale }: BothWays): Promise<void> {
  const words = WORDS[locale];
  const [own, other] = [SAID[locale], SAID[OTHER[locale]]];
  await appoint("Paul", "representative");
  for (const name of ["Chloe", "Samir"]) await appoint(name);
  await say("Chloe", "parvis language", { language: OTHER[locale] });
  await say("Ines", "parvis settings", { approval: "3" });
  await say("Ines", "announce topics", { add: "potager" });
  await say("Chloe", "announce follow", { topic: "potager", how: "each" });
  await say("Samir", "announce follow", { topic: "potager", how: "off" });
  assert.match(await say("Ines", "announce topics"), /potager \(1\)/);
  const both = { title2: other.title, text2: other.text, language: locale, topic: "potager" };
  const post = { title: own.title, text: own.text, ...both, channels: `${room("general")}, ${room("second")}` };
  const preview = await say("Paul", "announce post", { ...post, preview: "yes" });
  for (const wanted of [words.reach, words.closed, words.out, words.told, words.size]) assert.match(preview, wanted);
  for (const text of [own.text, other.text]) assert.ok(preview.includes(text), preview);
  const waiting = await say("Paul", "announce post", post);
  assert.match(waiting, words.size);
  const announcement = handleIn(waiting);
  await settle();
  assert.ok(!hangs().join("\n").includes(own.text));
  assert.ok((await say("Ines", "announce approve")).includes(announcement), "who approves sees what waits");
  await press("Ines", labelIn(locale, "approve"), new RegExp(own.text));
  await settle();
  for (const where of ["general", "second"] as const) assert.ok(hangs(where).join("\n").includes(own.text), where);
  assert.ok((told("Chloe").at(-1) ?? "").includes(other.text), "each in their own language");
  assert.ok(!told("Chloe").join("\n").includes(own.text));
  assert.ok(!told("Samir").join("\n").includes(own.text), "who wants none of a topic is told nothing");
  assert.ok((await press("Samir", words.other, new RegExp(own.text))).includes(other.text));

  await say("Ines", "parvis settings", { approval: "4" });
  await say("Paul", "announce edit", { announcement, text: own.later, language: locale });
  await settle();
  for (const where of ["general", "second"] as const) {
    assert.ok(hangs(where).join("\n").includes(own.later), where);
    assert.ok(!hangs(where).join("\n").includes(own.text), where);
  }
  const delivered = await say("Paul", "announce list", { announcement });
  assert.match(delivered, words.delivered);
  await say("Chloe", "parvis language", { language: locale });
}

/** What comes in the quiet hours waits for their end, a digest for Monday, and what was meant for an hour for that hour. */
async function timely({ say, told, settle, hangs, locale }: BothWays): Promise<void> {
  const words = WORDS[locale];
  await say("Ines", "parvis settings", { quiet: "12:00-14:00" });
  await say("Samir", "announce follow", { topic: "potager", how: "digest" });
  await say("Paul", "announce post", { title: "Paille", text: "La paille est là.", topic: "potager" });
  const later = { title: "Récolte", text: "Les radis sont mûrs.", topic: "potager", when: "2027-03-22 10:00" };
  assert.match(await say("Paul", "announce post", later), words.scheduled);
  await settle();
  assert.match(hangs().join("\n"), /La paille est là/);
  assert.doesNotMatch(told("Chloe").join("\n"), /La paille est là/, "nobody is told in the quiet hours");
  await settle("2027-03-20T13:00:01Z");
  assert.match(told("Chloe").at(-1) ?? "", /La paille est là/);
  assert.doesNotMatch(told("Samir").join("\n"), /La paille est là/);
  await settle("2027-03-22T08:00:01Z");
  const digest = told("Samir").at(-1) ?? "";
  assert.match(digest, words.digest);
  assert.match(digest, /La paille est là/);
  assert.doesNotMatch(hangs().join("\n"), /Les radis sont mûrs/);
  await settle("2027-03-22T09:00:01Z");
  assert.match(hangs().join("\n"), /Les radis sont mûrs/);
}

/** A long list is turned page by page, and each of it can be read; what nobody may read yet stands in no list of theirs. */
async function listed({ say, press, pick, db, locale }: BothWays): Promise<void> {
  const words = WORDS[locale];
  const known = await db.selectFrom("announcements").selectAll().where("state", "=", "posted").orderBy("post_at", "desc").execute();
  const [newest = assert.fail()] = known;
  await change(db, async (tx) => {
    for (let number = 1; number <= 32 - known.length; number += 1) {
      const at = { post_at: `2026-01-${String(number).padStart(2, "0")}T10:00:00.000Z`, topic: null };
      const texts = JSON.stringify({ [locale]: { title: `Lettre ${number}`, text: `Lettre ${number}.` } });
      const copy = { ...newest, ...at, texts, id: `${newest.id}-${number}` as typeof newest.id, handle: `B${900 + number}` };
      await tx.insertInto("announcements").values(copy).execute();
    }
  });
  const first = await say("Samir", "announce list");
  assert.match(first, words.list);
  assert.doesNotMatch(first, /B901\b/);
  const second = await press("Samir", labelIn(locale, "older"), words.list);
  assert.match(second, words.page);
  assert.match(second, /B901\b/);
  assert.match(await pick("Samir", labelIn(locale, "details"), ["B901 · Lettre 1"]), /Lettre 1\./);
  assert.match(await say("Samir", "announce list", { page: 2 }), /B901\b/);
  assert.doesNotMatch(await press("Samir", labelIn(locale, "newer"), words.page), /B901\b/);
  assert.match(await say("Samir", "announce list", { page: 9 }), words.none);
  assert.match(await say("Samir", "announce list", { state: "waiting" }), words.lacks);
}

/** A role of one's own is a set of powers; what was done with them stands in the record, which an admin reads. */
async function recorded({ say, press, db, locale }: BothWays): Promise<void> {
  const words = WORDS[locale];
  const post = { title: "Serre", text: "La serre est ouverte." };
  assert.match(await say("Samir", "announce post", post), words.lacks);
  await say("Ines", "member role", { roles: "jardinier: announce" });
  assert.match(await say("Ines", "member role", { person: "Samir", own: "jardinier" }), /jardinier/);
  assert.match(await say("Samir", "announce post", post), /B\d+/);
  assert.match(await say("Ines", "member role", { person: "Samir", own: "jardinier", how: "take" }), /Samir/);
  assert.match(await say("Samir", "announce post", post), words.lacks);
  assert.match(await say("Paul", "parvis audit"), words.lacks);
  const { id, ...told } = await db.selectFrom("audit").selectAll().orderBy("id").executeTakeFirstOrThrow();
  const earlier = Array.from({ length: 30 }, (_, at) => ({ ...told, id: `${id}-${at}` as typeof id }));
  await change(db, async (tx) => void (await tx.insertInto("audit").values(earlier).execute()));
  const record = await say("Ines", "parvis audit");
  assert.match(record, words.record);
  assert.match(record, /Samir/);
  const older = await press("Ines", labelIn(locale, "older"), words.record);
  assert.match(older, words.paged);
  await press("Ines", labelIn(locale, "newer"), words.paged);
  assert.match(
    await say("Ines", "parvis audit", { person: "Paul", action: locale === "fr" ? "annonce" : "announcement" }),
    words.announced,
  );
  assert.match(await say("Ines", "parvis audit", { page: 99 }), /99/);
}

/** What is announced to whom and when, and what is written down of it. */
export async function peopleNews(both: BothWays): Promise<void> {
  await spread(both);
  await timely(both);
  await listed(both);
  await recorded(both);
  await both.appoint("Paul");
}
