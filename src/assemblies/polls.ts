import type { Act } from "#chat/call.ts";
import type { GivenThing } from "#chat/option.ts";
import type { Place } from "#chat/place.ts";
import type { Suggestion } from "#chat/platform.ts";
import { suggested } from "#chat/suggested.ts";
import { plan, unplan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import type { Vault } from "#kernel/vault.ts";
import { actedBefore, noteAct } from "#membership/acting.ts";
import { announcementPlaces, personNames } from "#membership/store.ts";
import { freshen, roomsShowing } from "#outbox/fresh.ts";
import { tell } from "#outbox/notice.ts";
import { roomsFor } from "#outbox/room.ts";
import { change } from "#store/change.ts";
import { flagIn, instantIn, maybeInstantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import type { Parts } from "#store/parts.ts";
import {
  countPoll,
  type Poll,
  type PollResult,
  readPollAnswer,
  readPollChoices,
  requireAnswer,
  requirePollOpen,
  takesAnswers,
} from "./poll.ts";
import {
  answersCount,
  answersOf,
  bumpPoll,
  endPoll,
  findPoll,
  insertPoll,
  keepAnswer,
  listPolls,
  offerPolls,
  pollOut,
  pollRow,
} from "./poll-store.ts";
import { newVoteKey, sealBallot } from "./secrecy.ts";

/** What is asked, as it was typed. */
export interface Asking {
  readonly title: string;
  readonly choices: string;
  readonly many?: "yes" | "no" | undefined;
  readonly anonymous?: "yes" | "no" | undefined;
  readonly results?: "now" | "after" | undefined;
  readonly closes?: { readonly at: Instant } | undefined;
}

/** A poll as its card shows it: the result where it may be seen now, and who answered what where that is open. */
export interface PollView {
  readonly poll: Poll;
  readonly asker: string;
  readonly answers: number;
  readonly result: PollResult | null;
  /** For each choice the names of who took it; null for an anonymous poll, and before the close. */
  readonly names: readonly (readonly string[])[] | null;
}

/** What the person who answered is told. */
export interface Answered {
  readonly poll: Poll;
  readonly places: readonly number[];
}

export type PollsService = ReturnType<typeof pollsService>;

/** The poll as anybody may see it now. */
export async function pollView(db: Db, vault: Vault, community: Id, id: Id): Promise<PollView> {
  const row = await pollRow(db, community, id);
  const poll = pollOut(row);
  const named = !poll.anonymous && poll.state === "closed" ? await answersOf(db, vault, row) : null;
  const live =
    poll.live && poll.state === "open"
      ? countPoll(
          poll,
          (await answersOf(db, vault, row)).map(({ places }) => places),
        )
      : null;
  const people = await personNames(db, community, [poll.asker, ...(named ?? []).map(({ person }) => person)]);
  return {
    poll,
    asker: people.get(poll.asker) ?? "",
    answers: poll.result?.answers ?? (await answersCount(db, community, id)),
    result: poll.result ?? live,
    names:
      named === null
        ? null
        : poll.choices.map((_, place) =>
            named.filter(({ places }) => places.includes(place)).map(({ person }) => people.get(person) ?? ""),
          ),
  };
}

/** Closes and counts inside one change. `at` is the closing instant, `now` when it is done. */
export async function closePoll(tx: Tx, vault: Vault, community: Id, id: Id, at: Instant, now: Instant): Promise<void> {
  const row = await bumpPoll.first(tx, { community, id });
  if (row === null || row.state !== "open") return;
  const answers = await answersOf(tx, vault, row);
  await endPoll(
    tx,
    row,
    countPoll(
      pollOut(row),
      answers.map(({ places }) => places),
    ),
    instantIn(at),
  );
  const subject = { kind: "poll", id };
  await freshen(tx, community, subject);
  for (const room of await roomsShowing(tx, community, subject)) {
    await tell(tx, {
      community,
      to: { room },
      name: "poll-result",
      version: 1,
      facts: { poll: id },
      once: `poll-result:${row.handle}:${room}`,
      now,
      kind: "result",
      due: at,
    });
  }
}

/** Polls: asked, answered, closed. No formalities; one answer for each person, whatever accounts. */
export function pollsService({ db, ids, vault }: Parts) {
  async function ask(act: Act, given: Asking, at: Place | null): Promise<PollView> {
    const choices = readPollChoices(given.choices);
    const anonymous = given.anonymous === "yes";
    if (anonymous && given.results === "now") throw new Misuse("results", "poll-anonymous-live");
    const id = ids.next();
    const community = act.community.id;
    const made = await change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      if (again !== null) return again;
      const handle = await nextHandle(tx, community, "P");
      const closesAt = given.closes?.at ?? null;
      await insertPoll(tx, {
        community,
        id,
        handle,
        title: given.title,
        folded: fold(given.title),
        choices: JSON.stringify(choices),
        many: flagIn(given.many === "yes"),
        anonymous: flagIn(anonymous),
        live: flagIn(given.results === "now"),
        state: "open",
        asker: act.person,
        closes_at: maybeInstantIn(closesAt),
        closed_at: null,
        sealed_key: anonymous ? vault.seal(newVoteKey()) : null,
        result: null,
        version: 1,
        created_at: instantIn(act.now),
      });
      if (closesAt !== null) await plan(tx, { community, kind: "close-poll", subject: id, due: closesAt });
      for (const room of await roomsFor(tx, community, at === null ? await announcementPlaces(tx, community) : [at])) {
        await tell(tx, {
          community,
          to: { room },
          name: "poll-opened",
          version: 1,
          facts: { poll: id },
          once: `poll-opened:${handle}:${room}`,
          now: act.now,
          kind: null,
          fresh: { kind: "poll", id },
        });
      }
      await noteAct(tx, act, "poll opened", id, handle);
      return id;
    });
    return pollView(db, vault, community, made);
  }

  /** Takes one answer in place of an earlier one. `read` says what it is, once the poll is at hand. */
  function answering(act: Act, id: Id, read: (poll: Poll) => readonly number[]): Promise<Answered> {
    const community = act.community.id;
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      const row = await bumpPoll.first(tx, { community, id });
      if (row === null) throw new Refusal("press-stale");
      const poll = pollOut(row);
      const places = read(poll);
      if (again !== null) return { poll, places };
      requirePollOpen(poll, act.now);
      requireAnswer(poll, places);
      const text = [...places].sort((a, b) => a - b).join(",");
      const answer = row.sealed_key === null ? text : sealBallot(vault.open(row.sealed_key), "", text);
      await keepAnswer.run(tx, { community, id: `${id}:${act.person}`, poll: id, person: act.person, answer });
      await freshen(tx, community, { kind: "poll", id });
      return { poll, places };
    });
  }

  async function close(act: Act, id: Id): Promise<PollView> {
    const community = act.community.id;
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const poll = pollOut(await pollRow(tx, community, id));
      requireClosable(act, poll);
      await closePoll(tx, vault, community, id, act.now, act.now);
      await unplan(tx, { community, kind: "close-poll", subject: id });
      await noteAct(tx, act, "poll closed", id, poll.handle);
    });
    return pollView(db, vault, community, id);
  }

  return {
    ask,
    answer: (act: Act, id: Id, typed: string): Promise<Answered> => answering(act, id, (poll) => readPollAnswer(poll, typed)),
    pick: (act: Act, id: Id, values: readonly string[]): Promise<Answered> =>
      answering(act, id, () => values.map((value) => (/^\d{1,2}$/.test(value) ? Number(value) : -1))),
    close,
    /** Refuses beforehand what cannot be closed, so that nobody confirms in vain. */
    async requireClosing(act: Act, id: Id): Promise<void> {
      requireClosable(act, pollOut(await pollRow(db, act.community.id, id)));
    },
    view: (act: Act, id: Id): Promise<PollView> => pollView(db, vault, act.community.id, id),
    async list(act: Act, states: readonly Poll["state"][]): Promise<readonly Poll[]> {
      return (await listPolls(db, act.community.id, states, 100)).map(pollOut);
    },
    find: (community: Id, text: string): Promise<GivenThing | null> => findPoll(db, community, text),
    async offer(asker: { readonly community: Id }, typed: string): Promise<readonly Suggestion[]> {
      return suggested(await offerPolls(db, asker.community, typed));
    },
  };
}

function requireClosable(act: Act, poll: Poll): void {
  if (poll.asker !== act.person && !act.may("run votes")) throw new Refusal("poll-not-yours", { handle: poll.handle });
  if (!takesAnswers(poll, act.now))
    throw new Refusal("poll-is-over", { handle: poll.handle, when: { moment: poll.closedAt ?? poll.closesAt ?? act.now } });
}
