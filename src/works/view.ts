import { dateAt, type Zone } from "#calendar/calendar.ts";
import { bytesOf, findFile } from "#files/store.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { findCommunity, personNames } from "#membership/store.ts";
import type { Db } from "#store/db.ts";
import { type Exhibition, stageOf } from "./exhibition.ts";
import { exhibitionOut, exhibitionsOf, loadExhibition, shownIn } from "./exhibition-store.ts";
import { lastComments, loadWork, workOut } from "./store.ts";
import type { Comment, Work } from "./work.ts";

/** A file as a card speaks of it. */
export interface ShownFile {
  readonly id: Id;
  readonly name: string;
  readonly media: string;
  readonly size: number;
}

/** A work as it is shown. */
export interface WorkView {
  readonly work: Work;
  /** Whose work it is, as people know them. */
  readonly by: string;
  readonly comments: readonly (Comment & { readonly name: string })[];
  /** The smaller picture of it, as a data URL. */
  readonly picture: string | null;
  readonly file: ShownFile | null;
  /** Where it hangs. */
  readonly exhibitions: readonly { readonly handle: string; readonly title: string }[];
}

/** An exhibition as it is shown. */
export interface ExhibitionView {
  readonly exhibition: Exhibition;
  readonly stage: "planned" | "open" | "over";
  readonly curator: string;
  readonly works: readonly { readonly work: Work; readonly by: string; readonly day: string }[];
}

/** Comments on a card in a room, and on one that somebody asked for. */
export const FEW = 3;
export const MANY = 15;

/** Whose works these are: the name that was given, else that of whoever shared it. */
export async function namesOf(db: Db, community: Id, works: readonly Work[]): Promise<(work: Work) => string> {
  const names = await personNames(db, community, [...new Set(works.map(({ person }) => person))]);
  return ({ author, person }) => author ?? names.get(person) ?? "";
}

export async function workView(db: Db, community: Id, id: Id, comments: number): Promise<WorkView> {
  const work = await loadWork(db, community, id);
  const said = work.comments ? await lastComments(db, community, id, comments) : [];
  const names = await personNames(
    db,
    community,
    said.map(({ person }) => person),
  );
  const file = work.file === null ? null : await findFile(db, community, work.file);
  const small = file?.sort === "picture" ? await bytesOf(db, community, file.id, "small") : null;
  const hung = await exhibitionsOf(db, community, id);
  return {
    work,
    by: (await namesOf(db, community, [work]))(work),
    comments: said.map((comment) => ({ ...comment, name: names.get(comment.person) ?? "" })),
    picture: small === null ? null : `data:image/jpeg;base64,${small.toString("base64")}`,
    file: file === null ? null : { id: file.id, name: file.name, media: file.media, size: file.size },
    exhibitions: hung.filter(({ place }) => place > 0).map(({ handle, title }) => ({ handle, title })),
  };
}

export async function exhibitionView(db: Db, community: Id, id: Id, now: Instant): Promise<ExhibitionView> {
  const exhibition = exhibitionOut(await loadExhibition(db, community, id));
  const rows = await shownIn(db, community, id);
  const works = rows.map((row) => ({ work: workOut(row), day: row.day }));
  const by = await namesOf(
    db,
    community,
    works.map(({ work }) => work),
  );
  const zone = (await findCommunity.first(db, { community }))?.zone as Zone;
  return {
    exhibition,
    stage: stageOf(exhibition, dateAt(now, zone)),
    curator: (await personNames(db, community, [exhibition.curator])).get(exhibition.curator) ?? "",
    works: works.map(({ work, day }) => ({ work, day, by: by(work) })),
  };
}
