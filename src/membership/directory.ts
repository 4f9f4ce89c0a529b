import { dateAt, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { Voice } from "#chat/voice.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { reachAgain } from "#outbox/directory.ts";
import { writePaper } from "#papers/write.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import type { Db } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { actedBefore } from "./acting.ts";
import { type Membership, membershipOf } from "./life.ts";
import { writePerson } from "./life-store.ts";
import { requireOnBehalf } from "./on-behalf.ts";
import { changedProfile, type Profile, type ProfilePart, readProfile, shownParts, type TypedProfile } from "./profile.ts";
import { registerCsv, registerPaper } from "./register.ts";
import type { Standing } from "./role.ts";
import { allPeople, findPersonById, holdPerson } from "./store.ts";

/** Somebody as another person sees them in the directory. */
export interface Listed {
  readonly membership: Membership;
  readonly shown: readonly (readonly [ProfilePart, string])[];
  /** Everything that they have said of themselves: for themselves alone. */
  readonly own: Profile | null;
}

/** What the directory is asked for. */
export interface Search {
  readonly text?: string | undefined;
  /** Members unless somebody who keeps the register asks for others. */
  readonly status?: Standing | "everybody" | undefined;
}

export type DirectoryService = ReturnType<typeof directoryService>;

/** Who is who: what each member chose to show the others. */
export function directoryService({ db }: Parts) {
  async function list(act: Act, search: Search): Promise<readonly Listed[]> {
    const keeps = act.may("admit members");
    const status = search.status ?? "member";
    if (status !== "member" && !keeps) throw new Refusal("member-list-of-members");
    const today = dateAt(act.now, act.community.zone as Zone);
    const wanted = fold(search.text ?? "");
    const all = (await allPeople(db, act.community.id)).map((row) => {
      const profile = readProfile(row.profile);
      return { membership: membershipOf(row, today), shown: shownParts(profile), own: null };
    });
    const standing = all.filter(
      ({ membership }) =>
        status === "everybody" || membership.standing === status || (status === "member" && membership.standing === "lapsed" && !keeps),
    );
    const found = standing.filter(({ membership, shown }) =>
      wanted === ""
        ? true
        : [membership.name, membership.handle, ...shown.map(([, said]) => said)].some((each) => fold(each).includes(wanted)),
    );
    const order = new Intl.Collator(act.community.locale);
    return found.toSorted((a, b) => order.compare(a.membership.name, b.membership.name));
  }

  async function view(reader: Db, act: Act, person: Id): Promise<Listed> {
    const row = await findPersonById.first(reader, { community: act.community.id, id: person });
    if (row === null) throw new Misuse("person", "press-stale");
    const profile = readProfile(row.profile);
    const own = person === act.person ? profile : null;
    return {
      membership: membershipOf(row as Parameters<typeof membershipOf>[0], dateAt(act.now, act.community.zone as Zone)),
      shown: shownParts(profile),
      own,
    };
  }

  function show(act: Act, person: Id): Promise<Listed> {
    if (person !== act.person && !act.may("see members")) throw new Refusal("member-list-for-members");
    return view(db, act, person);
  }

  /**
   * Changes what somebody says of themselves and shows of it. Whoever keeps the register writes for those who have no account, and
   * could not write it themselves; what is shown of it nobody else chooses.
   */
  function edit(act: Act, person: Id, typed: TypedProfile & { readonly name?: string | undefined }): Promise<Listed> {
    const community = act.community.id;
    return change(db, async (tx) => {
      if ((await actedBefore(tx, act, person)) !== null) return view(tx, act, person);
      await holdPerson.first(tx, { community, id: person });
      const row = await findPersonById.first(tx, { community, id: person });
      if (row === null) throw new Refusal("press-stale");
      await requireOnBehalf(tx, act, person);
      if (person !== act.person && typed.show !== undefined) throw new Misuse("show", "member-show-theirs");
      const profile = changedProfile(readProfile(row.profile), typed);
      const named = typed.name === undefined ? {} : { name: typed.name, folded: fold(typed.name) };
      await writePerson(tx, community, person, {
        profile: JSON.stringify(profile),
        mail: profile.mail === undefined ? null : fold(profile.mail),
        ...named,
      });
      if (profile.mail !== readProfile(row.profile).mail) await reachAgain(tx, community, person, act.now);
      const changed = Object.keys(typed).filter((each) => typed[each as keyof typeof typed] !== undefined);
      const facts = { changed: changed.join(" ") };
      await audit(tx, {
        community,
        at: act.now,
        actor: act.person,
        account: act.account,
        action: "profile changed",
        subject: person,
        facts,
      });
      return view(tx, act, person);
    });
  }

  /** The register as a file, for the authorities; only for whoever keeps it, and written down. */
  async function register(act: Act, people: readonly Listed[], form: "csv" | "pdf" | "html", voice: Voice): Promise<string | Uint8Array> {
    if (!act.may("admit members")) throw new Refusal("not-allowed", { ability: "admit-members" });
    const content = form === "csv" ? registerCsv(people, voice) : (await writePaper(registerPaper(act, people, voice), form)).bytes;
    const facts = { form, people: people.length };
    const entry = { community: act.community.id, at: act.now, actor: act.person, account: act.account, subject: act.community.id, facts };
    await change(db, (tx) => audit(tx, { ...entry, action: "register taken out" }));
    return content;
  }

  return { list, show, edit, register };
}
