import type { Act } from "#chat/call.ts";
import type { GivenThing } from "#chat/option.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { noteAct } from "#membership/acting.ts";
import type { Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import { loadAssembly, nextAssembly } from "./assembly-store.ts";
import { readProposal } from "./motion.ts";
import { insertMotion } from "./store.ts";
import { freshenAgenda } from "./turn.ts";

/** A text that another practice puts to the vote, with its words written beforehand. */
export interface Tabling {
  readonly title: string;
  readonly text: string;
  /** The assembly; the next one where it is not named. */
  readonly assembly?: GivenThing | undefined;
  readonly majority?: string | undefined;
}

const LONGEST_TITLE = 120;
const LONGEST_TEXT = 20_000;

/**
 * Puts a text on the table of the next assembly, as its proposer's motion, in the change that it is called in. Without an
 * assembly the motion is a draft that may be put to the vote outside one.
 */
export async function tableMotion(tx: Tx, act: Act, id: Id, tabling: Tabling): Promise<{ readonly id: Id; readonly handle: string }> {
  const community = act.community.id;
  const assembly = tabling.assembly?.id ?? (await nextAssembly(tx, community));
  const rules = assembly === null ? null : await loadAssembly(tx, community, assembly);
  if (rules?.state === "closed") throw new Refusal("assembly-is-closed", { handle: rules.handle });
  const { text, majority } = tabling;
  if (text.length > LONGEST_TEXT) throw new Misuse("also", "motion-text-long", { most: LONGEST_TEXT });
  const title = tabling.title.length <= LONGEST_TITLE ? tabling.title : `${tabling.title.slice(0, LONGEST_TITLE - 1)}…`;
  const proposal = readProposal({ majority, usual: rules?.rules.majority });
  const handle = await nextHandle(tx, community, "M");
  const secret = rules?.rules.secret === "secret";
  await insertMotion(tx, {
    community,
    id,
    handle,
    title,
    text,
    assembly,
    proposal,
    secret,
    proposer: act.person,
    closesAt: null,
    now: act.now,
  });
  await freshenAgenda(tx, community, assembly);
  await noteAct(tx, act, "motion proposed", id, handle);
  return { id, handle };
}
