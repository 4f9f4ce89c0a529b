import { plan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Tx } from "#store/db.ts";
import { hot } from "#store/hot.ts";

/** The job that looks anew at what other servers are told: of a gathering, or of the community where that is its subject. */
export const LOOK_FEDERATED = "federation-look";

const actorOn = hot((q, p: { readonly community: Id }) =>
  q.selectFrom("federation_actors").select("id").where("community", "=", p.community).where("state", "=", "on"),
);

/**
 * Says in this change that a gathering was made, altered or called off, so that those who follow on other servers are told. Where the
 * community has no public actor it does nothing.
 */
export async function lookAtFederated(tx: Tx, community: Id, gathering: Id, now: Instant): Promise<void> {
  if ((await actorOn.first(tx, { community })) === null) return;
  await plan(tx, { community, kind: LOOK_FEDERATED, subject: gathering, due: now });
}

/** Says in this change that a community has chosen something that its public actor shows, or whether it has one. */
export async function lookAtActor(tx: Tx, community: Id, now: Instant): Promise<void> {
  await plan(tx, { community, kind: LOOK_FEDERATED, subject: community, due: now });
}
