import type { OfferRow } from "#store/tables/aid.ts";
import type { Claim, RequestCard } from "./request.ts";

/** How an offer stands for whoever was asked. */
export type Standing = "open" | "yours" | "declined" | "given back" | "taken" | "over";

/**
 * How an offer stands. A no is a no, and whoever holds the request is told nothing of others; an offer that lapsed is open again as
 * long as help is looked for, since a late yes is a yes.
 */
export function standingOf(
  offer: Pick<OfferRow, "state"> | null,
  request: Pick<RequestCard, "state">,
  mine: Pick<Claim, "state"> | null,
  takeable: boolean,
): Standing {
  if (mine?.state === "active") return "yours";
  if (request.state === "done" || request.state === "withdrawn" || offer === null) return "over";
  if (offer.state === "declined") return "declined";
  if (offer.state === "accepted") return "given back";
  return takeable ? "open" : "taken";
}
