import type { Act } from "#chat/call.ts";
import type { GivenPerson } from "#chat/option.ts";
import type { Voice } from "#chat/voice.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { actedBefore, noteAct } from "#membership/acting.ts";
import { readProfile } from "#membership/profile.ts";
import { findPersonById } from "#membership/store.ts";
import { htmlOf } from "#papers/html.ts";
import { markdownOf } from "#papers/markdown.ts";
import { pdfOf } from "#papers/pdf.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import type { Assembly } from "./assembly.ts";
import { loadAssembly } from "./assembly-store.ts";
import { assemblyView } from "./assembly-view.ts";
import { type NoticesView, noticesView } from "./course.ts";
import { loadElectors } from "./electorate-store.ts";
import { loadMotion } from "./store.ts";
import { type Addressee, summonsPaper } from "./summons.ts";

/** Letters to print, in each form that can be written here. */
export interface SummonsFiles {
  readonly name: string;
  readonly people: number;
  readonly markdown: string;
  readonly page: string;
  readonly pdf: Uint8Array | null;
}

/** Summons on paper: letters for those whom nothing else reached, and writing down to whom one was given. */
export function summoningService(db: Db, ids: Ids) {
  /** Letters to those who were not reached, each with its page. Refused where everybody was, and once the assembly is open. */
  async function letters(act: Act, id: Id, voice: Voice): Promise<SummonsFiles> {
    const community = act.community.id;
    const { assembly, convoked } = await noticesView(db, community, id);
    refuseLate(assembly);
    const missing = convoked.filter(({ state }) => state === "not reached" || state === "waiting");
    if (missing.length === 0) throw new Refusal("notices-nobody-missing", { handle: assembly.handle });
    const addressees: Addressee[] = [];
    for (const { person, name } of missing) {
      const row = await findPersonById.first(db, { community, id: person });
      addressees.push({ name, address: row === null ? null : (readProfile(row.profile).address ?? null) });
    }
    const view = await assemblyView(db, community, id);
    const motions = [];
    for (const each of view.motions) motions.push(await loadMotion(db, community, each.id));
    const paper = summonsPaper({ association: act.community.name, assembly, motions, addressees }, voice);
    const name = `${assembly.handle}-${voice.text("summons-file")}`;
    return { name, people: missing.length, markdown: markdownOf(paper), page: htmlOf(paper), pdf: await pdfOf(paper) };
  }

  /** Writes down that members were given the notice on paper. Said twice it counts once. */
  async function handed(act: Act, id: Id, people: readonly GivenPerson[]): Promise<NoticesView> {
    const community = act.community.id;
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const assembly = await loadAssembly(tx, community, id);
      refuseLate(assembly);
      const electors = await loadElectors(tx, community, id);
      const stranger = people.find((person) => !electors.has(person.id));
      if (stranger !== undefined) throw new Misuse("handed", "notices-not-entitled", { name: stranger.name, handle: assembly.handle });
      const given = { community, assembly: id, handed_by: act.person, handed_at: instantIn(act.now) };
      for (const { id: person } of people)
        await tx
          .insertInto("assembly_letters")
          .values({ ...given, id: ids.next(), person })
          .onConflict((conflict) => conflict.columns(["community", "assembly", "person"]).doNothing())
          .execute();
      await noteAct(tx, act, "notice handed over", id, assembly.handle);
    });
    return noticesView(db, community, id);
  }

  return { letters, handed };
}

/** A summons comes before the assembly. */
function refuseLate({ state, handle }: Assembly): void {
  if (state !== "convened") throw new Refusal("notices-too-late", { handle });
}
