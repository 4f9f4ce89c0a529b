import type { Act } from "#chat/call.ts";
import type { GivenPerson } from "#chat/option.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { noteAct } from "#membership/acting.ts";
import { instantIn } from "#store/column.ts";
import { requireAttendable, requireOpen } from "./assembly.ts";
import type { AssemblyView } from "./assembly-view.ts";
import { peopleInRoom, signIn, signOut } from "./attendance-store.ts";
import { askToSpeak, doneSpeaking } from "./course.ts";
import { electorsNow } from "./electorate-store.ts";
import type { OnAssembly } from "./turn.ts";

function notEntitled(act: Act, who: GivenPerson, handle: string): Refusal {
  if (who.id === act.person) return new Refusal("assembly-not-entitled", { handle });
  return new Refusal("assembly-person-not-entitled", { name: who.name, handle });
}

/** The attendance sheet and the speaking list: who comes, who leaves, who asks to speak. */
export function attendanceService(on: OnAssembly, ids: Ids) {
  /** Whom an attendance or a departure is for: oneself, or for a secretary anybody. */
  function concerned(act: Act, person: GivenPerson | undefined): GivenPerson {
    if (person === undefined || person.id === act.person) return { id: act.person, name: act.name };
    if (!act.may("convene assemblies")) throw new Refusal("assembly-own-only");
    return person;
  }

  function attend(act: Act, id: Id, person: GivenPerson | undefined): Promise<AssemblyView> {
    const community = act.community.id;
    const who = concerned(act, person);
    return on(act, id, async (tx, assembly) => {
      requireAttendable(assembly, act.now);
      const entitled = await electorsNow(tx, community, assembly);
      if (!entitled.has(who.id)) throw notEntitled(act, who, assembly.handle);
      const fresh = await signIn(tx, { community, id: ids.next(), assembly: id, person: who.id, at: instantIn(act.now) });
      if (fresh) await noteAct(tx, act, "attendance signed", id, assembly.handle);
    });
  }

  function leave(act: Act, id: Id, person: GivenPerson | undefined): Promise<AssemblyView> {
    const who = concerned(act, person);
    return on(act, id, async (tx, assembly) => {
      if (assembly.state === "closed") throw new Refusal("assembly-is-closed", { handle: assembly.handle });
      const left = await signOut(tx, act.community.id, id, who.id, instantIn(act.now));
      if (!left) throw new Refusal("assembly-not-there", { name: who.name });
      await noteAct(tx, act, "departure signed", id, assembly.handle);
    });
  }

  /** Puts somebody who is there on the speaking list, or takes them off it. */
  function speak(act: Act, id: Id, person: GivenPerson | undefined, spoken: boolean): Promise<AssemblyView> {
    const community = act.community.id;
    const who = concerned(act, person);
    return on(act, id, async (tx, assembly) => {
      requireOpen(assembly);
      if (!spoken) {
        if (!(await peopleInRoom(tx, community, id)).includes(who.id)) throw new Refusal("assembly-not-there", { name: who.name });
        await askToSpeak(tx, act, ids.next(), id, who.id);
      } else if (!(await doneSpeaking(tx, act, id, who.id))) throw new Refusal("speak-not-listed", { name: who.name });
    });
  }

  return { attend, leave, speak };
}
