import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { done, type JobKinds } from "#jobs/job.ts";
import { plan } from "#jobs/plan.ts";
import { runDue } from "#jobs/run.ts";
import { handClock, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { freshen } from "#outbox/fresh.ts";
import { tell } from "#outbox/notice.ts";
import { change } from "#store/change.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import { heard } from "#store/heard.ts";
import { openStore } from "#store/open.ts";
import { type Recorder, recorder, says, testCourier } from "#test/support/telling.ts";

/** What one life of the process is given. */
export interface Life {
  readonly url: string;
  /** Where it writes what it has acknowledged and what the platforms have shown. */
  readonly folder: string;
  readonly owner: string;
  readonly now: number;
  readonly community: Id;
  /** A room on a platform that knows a repeated post again, one on a platform that does not, and a person. */
  readonly keen: Id;
  readonly blind: Id;
  readonly person: Id;
  readonly subject: Id;
  /** The commands that people give, by number; those acknowledged in an earlier life are not given again. */
  readonly commands: number;
}

/** One line of what the platforms have shown. */
export interface Told {
  readonly platform: string;
  readonly how: "post" | "edit" | "whisper";
  readonly text: string;
  readonly key: string | null;
}

/** The lines of a file that is written one line at a time; a process that dies leaves whole lines. */
export function readLines<T>(folder: string, name: string): readonly T[] {
  const path = join(folder, name);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").trim().split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as T);
}

/** A platform that keeps what it shows in a file. One with a nonce drops a post whose key it has shown before. */
export function keeping(life: Pick<Life, "folder">, name: string, nonce: boolean): Recorder {
  const platform = recorder({ name, nonce });
  const known = new Set(readLines<Told>(life.folder, "told").map((line) => `${line.platform} ${line.key}`));
  async function taken(how: Told["how"], text: string, key: string | null): Promise<{ readonly kind: "done"; readonly where: string }> {
    if (key === null || !nonce || !known.has(`${name} ${key}`)) write(life, "told", { platform: name, how, text, key } satisfies Told);
    known.add(`${name} ${key}`);
    return { kind: "done", where: key ?? "" };
  }
  return {
    ...platform,
    post: (_, card, key) => taken("post", card.summary, key),
    whisper: (_, card, key) => taken("whisper", card.summary, key),
    edit: (_, card) => taken("edit", card.summary, null),
  };
}

/** Writes one line to a file of the life's folder. */
export function write(life: Pick<Life, "folder">, name: string, line: unknown): void {
  appendFileSync(join(life.folder, name), `${JSON.stringify(line)}\n`);
}

async function commandsDone(db: Db, community: Id): Promise<number> {
  const row = await db.selectFrom("handles").select("last").where("community", "=", community).where("id", "=", "K").executeTakeFirst();
  return row?.last ?? 0;
}

async function live(life: Life): Promise<void> {
  const { community, commands } = life;
  const clock = handClock(life.now as Instant);
  const store = await openStore({ url: life.url, clock, connections: 3 });

  function say(tx: Tx, to: { readonly room: Id } | { readonly person: Id }, text: string): Promise<boolean> {
    const once = `${text} ${JSON.stringify(to)}`;
    return tell(tx, { community, to, name: "said", version: 1, facts: { text }, once, now: clock.now(), kind: "notice" });
  }

  async function command(number: number): Promise<void> {
    await change(store.db, async (tx) => {
      if ((await heard(tx, { community, platform: "keen", key: String(number) }, "K")) !== null) return;
      await nextHandle(tx, community, "K");
      for (const to of [{ room: life.keen }, { room: life.blind }, { person: life.person }]) await say(tx, to, `command ${number}`);
      await freshen(tx, community, { kind: "count", id: life.subject });
      await plan(tx, { community, kind: "follow", subject: life.subject, key: String(number), due: clock.now() });
    });
    write(life, "acknowledged", number);
  }

  async function refused(number: number): Promise<void> {
    const asked = change(store.db, async (tx) => {
      await nextHandle(tx, community, "K");
      await say(tx, { room: life.keen }, `refused ${number}`);
      throw new Refusal("gathering-full");
    });
    await asked.catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }

  const kinds: JobKinds = {
    follow: {
      catchUp: "once",
      async handle(tx, job) {
        await say(tx, { room: life.keen }, `job ${job.key}`);
        return done;
      },
    },
  };
  const courier = testCourier(store, [keeping(life, "keen", true), keeping(life, "blind", false)], {
    owner: life.owner,
    reach: async (_, __, person) => [{ platform: "keen", team: "T1", user: person }],
    fresh: { count: async (db) => says(`${await commandsDone(db, community)} commands`) },
  });

  const acknowledged = new Set(readLines<number>(life.folder, "acknowledged"));
  const given = Array.from({ length: commands }, (_, index) => index + 1).filter((number) => !acknowledged.has(number));
  await Promise.all(given.flatMap((number) => [command(number), refused(number)]));
  await courier.flush();
  await runDue(store.db, kinds, clock.now());
  await courier.flush();
  await store.close();
  for (const trouble of courier.troubles) throw trouble.error;
}

if (import.meta.main) await live(JSON.parse(process.argv[2] as string) as Life);
