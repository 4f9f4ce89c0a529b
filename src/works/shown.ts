import { dateAt, type Zone } from "#calendar/calendar.ts";
import { bytesOf, findFile } from "#files/store.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Parts } from "#store/parts.ts";
import { type Exhibition, stageOf } from "./exhibition.ts";
import { exhibitionNamed, listExhibitions, shownIn } from "./exhibition-store.ts";
import { galleryPage, workNamed, workOut } from "./store.ts";
import { namesOf } from "./view.ts";
import type { Work } from "./work.ts";

/** A work as everybody sees it. */
export interface ShownWork {
  readonly work: Work;
  readonly by: string;
  /** Its file: what it is called, and whether it is a picture; null where there is none. */
  readonly file: {
    readonly id: Id;
    readonly name: string;
    readonly picture: boolean;
    readonly width: number;
    readonly height: number;
  } | null;
}

/** A page of the gallery; `next` is where the one after it begins, null on the last. */
export interface ShownGallery {
  readonly works: readonly ShownWork[];
  readonly next: string | null;
}

/** Works on a page of the site. */
const PAGE = 24;

/** What everybody sees of works: those whose authors chose so, and of exhibitions those that are for everyone. Looks only. */
export function showingWorks({ db }: Pick<Parts, "db">) {
  async function shown(community: Id, works: readonly Work[]): Promise<readonly ShownWork[]> {
    const by = await namesOf(db, community, works);
    const found: ShownWork[] = [];
    for (const work of works) {
      const row = work.file === null ? null : await findFile(db, community, work.file);
      const size = { width: row?.width ?? 0, height: row?.height ?? 0 };
      const file = row === null ? null : { id: row.id, name: row.name, picture: row.sort === "picture", ...size };
      found.push({ work, by: by(work), file });
    }
    return found;
  }

  /** A page of the gallery, the newest first; `before` is the handle of the last work of the page before. Null where there is no such work. */
  async function gallery(community: Id, kind: Work["kind"] | undefined, before: string | undefined): Promise<ShownGallery | null> {
    const from = before === undefined ? undefined : await workNamed(db, community, before);
    if (from === null) return null;
    const found = await galleryPage(db, community, { kind, audience: "everyone", before: from?.id }, PAGE + 1);
    const works = found.slice(0, PAGE);
    return { works: await shown(community, works), next: found.length > PAGE ? (works.at(-1)?.handle ?? null) : null };
  }

  /** One work; `withdrawn` where it was shown perhaps and is no more, null where there is none to see. */
  async function one(community: Id, handle: string): Promise<ShownWork | "withdrawn" | null> {
    const work = /^w\d{1,9}$/i.test(handle) ? await workNamed(db, community, handle) : null;
    if (work === null) return null;
    if (work.state === "withdrawn") return "withdrawn";
    if (work.audience !== "everyone") return null;
    return (await shown(community, [work]))[0] ?? null;
  }

  /** The smaller picture of a work that everybody sees. */
  async function picture(community: Id, handle: string): Promise<Buffer | null> {
    const found = await one(community, handle);
    if (found === null || found === "withdrawn" || found.file === null) return null;
    return bytesOf(db, community, found.file.id, "small");
  }

  /** The exhibitions for everyone, the newest first. */
  async function exhibitions(community: Id, zone: string, now: Instant) {
    const all = (await listExhibitions(db, community, 200)).filter(({ audience, state }) => audience === "everyone" && state === "open");
    return all.map((exhibition) => ({ exhibition, stage: stageOf(exhibition, dateAt(now, zone as Zone)) }));
  }

  /** One exhibition with the works of it that everybody sees; `closed` where it hangs no more, null where there is none to see. */
  async function exhibition(
    community: Id,
    handle: string,
  ): Promise<{ readonly exhibition: Exhibition; readonly works: readonly ShownWork[] } | "closed" | null> {
    const found = /^x\d{1,9}$/i.test(handle) ? await exhibitionNamed(db, community, handle) : null;
    if (found === null || found.audience !== "everyone") return null;
    if (found.state === "closed") return "closed";
    const works = (await shownIn(db, community, found.id)).map(workOut).filter(({ audience }) => audience === "everyone");
    return { exhibition: found, works: await shown(community, works) };
  }

  return { gallery, one, picture, exhibitions, exhibition };
}
