import { mineCard } from "#aid/board-cards.ts";
import type { AidService } from "#aid/service.ts";
import { listMotions } from "#assemblies/store.ts";
import { motionsToCast, toCastCard } from "#assemblies/to-cast.ts";
import type { Act } from "#chat/call.ts";
import type { Card } from "#chat/card.ts";
import type { Voice } from "#chat/voice.ts";
import { ownDates, ownDatesCard } from "#gatherings/own.ts";
import type { House } from "#house.ts";
import { jobsState } from "#jobs/state.ts";
import { VERSION } from "#kernel/version.ts";
import type { Status } from "#membership/cards.ts";
import { type Duties, dutiesCard } from "#membership/duties.ts";
import type { MembersService } from "#membership/service.ts";
import { heldPosts, tryAgain } from "#outbox/held.ts";
import { outboxState } from "#outbox/state.ts";
import type { Parts } from "#store/parts.ts";

export async function homeOf(parts: Parts, aid: AidService, act: Act, voice: Voice): Promise<readonly Card[]> {
  const { asked, held } = await aid.mine(act);
  const duties = dutiesCard(await dutiesOf(parts, aid, act), voice);
  return [
    ownDatesCard(await ownDates(parts.db, act), voice),
    toCastCard(await motionsToCast(parts.db, act), voice),
    mineCard(asked, held, voice),
    ...(duties === null ? [] : [duties]),
  ];
}

/** What a role asks of whoever acts, counted only where it is theirs to do. */
async function dutiesOf(parts: Parts, aid: AidService, act: Act): Promise<Duties> {
  const outbox = act.may("change any gathering") ? await outboxState(parts.db, act.community.id, act.now) : null;
  const motions = act.may("run votes") ? await listMotions(parts.db, act.community.id, ["draft", "tabled"], 100) : null;
  const requests = act.may("coordinate help") ? await aid.queue(act) : null;
  return {
    requests: requests?.length ?? null,
    motions: motions?.length ?? null,
    channels: outbox?.troubled.length ?? null,
    givenUp: outbox?.givenUp ?? null,
  };
}

export async function statusOf(parts: Parts, members: MembersService, act: Act): Promise<Status> {
  const community = act.community.id;
  const outbox = await outboxState(parts.db, community, act.now);
  const jobs = await jobsState(parts.db, community);
  return { ...(await members.headcount(community)), ...outbox, ...jobs, version: VERSION };
}

/** Posts on one card. */
const MOST_HELD = 50;

/** What waits to be told or was given up, for those who organise. */
export function postsOf(parts: Parts): House["posts"] {
  return {
    held: (act) => heldPosts(parts.db, act.community.id, act.now, MOST_HELD),
    again: (act, id) => tryAgain(parts.db, act, id),
  };
}
