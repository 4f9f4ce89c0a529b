import type { Zone } from "#calendar/calendar.ts";
import { zonedText } from "#calendar/iso.ts";
import { findFile } from "#files/store.ts";
import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";
import { exhibitionsOf, listExhibitions, shownIn } from "./exhibition-store.ts";
import { allWorks, lastComments, workOut } from "./store.ts";

interface Within {
  readonly name: (person: Id) => string;
  readonly zone: Zone;
}

/** The community's works as the export shows them. Of what was withdrawn the state alone; of a file what it is, not its bytes. */
export async function exportWorks(db: Db, community: Id, { name, zone }: Within) {
  const entries: [string, unknown][] = [];
  for (const row of await allWorks(db, community)) {
    const work = workOut(row);
    const { handle, state } = work;
    if (state === "withdrawn") {
      entries.push([handle, { kind: work.kind, state, sharedBy: name(work.person), at: zonedText(work.at, zone) }]);
      continue;
    }
    const file = work.file === null ? null : await findFile(db, community, work.file);
    const said = await lastComments(db, community, work.id, 10_000);
    const hung = (await exhibitionsOf(db, community, work.id)).filter(({ place }) => place > 0);
    entries.push([
      handle,
      {
        title: work.title,
        kind: work.kind,
        state,
        author: work.author ?? name(work.person),
        sharedBy: name(work.person),
        technique: work.technique,
        year: work.year,
        licence: work.licence,
        consent: work.consent,
        text: work.text,
        link: work.link,
        alt: work.alt,
        audience: work.audience,
        file:
          file === null
            ? null
            : { name: file.name, media: file.media, size: file.size, sha256: file.sha256, width: file.width, height: file.height },
        commentsWelcome: work.comments,
        comments: said.map(({ number, person, text, at }) => ({ number, person: name(person), text, at: zonedText(at, zone) })),
        exhibitions: hung.map((one) => one.handle),
        at: zonedText(work.at, zone),
      },
    ]);
  }
  return Object.fromEntries(entries);
}

/** The community's exhibitions, with the works that hang in them, in their order. */
export async function exportExhibitions(db: Db, community: Id, { name }: Pick<Within, "name">) {
  const entries: [string, unknown][] = [];
  for (const { id, handle, title, text, curator, from, until, hour, audience, state } of (
    await listExhibitions(db, community, 100_000)
  ).toReversed()) {
    const works = (await shownIn(db, community, id)).map((row) => ({ work: row.handle, day: row.day }));
    entries.push([handle, { title, text, curator: name(curator), from, until, hour, audience, state, works }]);
  }
  return Object.fromEntries(entries);
}
