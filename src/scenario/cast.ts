import { Unreadable } from "./mistake.ts";
import type { Act, Mark, Statement } from "./statement.ts";

/** The space that every scenario has from the start. */
export const PLAYGROUND = "playground";

/** The channel that every space has from the start. */
export const GENERAL = "general";

/** Who and what a scenario has introduced so far: names are resolved here, once for the reader and once for the player. */
export interface Cast {
  readonly addSpace: (name: string) => void;
  readonly addPerson: (name: string, space: string | null) => Mark & { readonly space: string };
  /** Adds a second account; `person` is whose. */
  readonly addLink: (from: Mark, to: Mark) => { readonly person: string; readonly made: readonly (Mark & { readonly space: string })[] };
  readonly addChannel: (name: string, space: string | null) => Mark & { readonly space: string };
  readonly speakAs: (space: string) => void;
  /** The account that a mark means: the given space, else the current one where they have an account there, else their first. */
  readonly account: (who: Mark) => { readonly person: string; readonly name: string; readonly space: string };
  /** All accounts of whoever is marked. */
  readonly accountsOf: (who: Mark) => readonly (Mark & { readonly space: string })[];
  /** The channel that a mark means: in the given space, else the current one, else the only one that has it. */
  readonly channel: (room: Mark) => Mark & { readonly space: string };
}

interface Account {
  readonly person: string;
  readonly name: string;
  readonly space: string;
}

/** An empty cast: the playground with its general channel, nobody in it. */
export function emptyCast(): Cast {
  const spaces = new Map<string, Set<string>>([[PLAYGROUND, new Set([GENERAL])]]);
  const accounts: Account[] = [];
  let current = PLAYGROUND;

  function channelsOf(space: string): Set<string> {
    const channels = spaces.get(space);
    if (channels === undefined) throw new Unreadable("scenario-space-unknown", { space, known: [...spaces.keys()].join(", ") });
    return channels;
  }

  function known(): string {
    const names = [...new Set(accounts.map((one) => one.person))];
    return names.length === 0 ? "–" : names.join(", ");
  }

  function matching(who: Mark): readonly Account[] {
    const people = new Set(accounts.filter((one) => one.name === who.name || one.person === who.name).map((one) => one.person));
    const own = people.has(who.name) ? who.name : [...people][0];
    if (own === undefined) throw new Unreadable("scenario-person-unknown", { name: who.name, known: known() });
    const all = accounts.filter((one) => one.person === own);
    if (who.space !== null) channelsOf(who.space);
    return all;
  }

  function account(who: Mark): Account {
    const all = matching(who);
    const space = who.space ?? current;
    const here = all.find((one) => one.space === space && one.name === who.name) ?? all.find((one) => one.space === space);
    if (here !== undefined) return here;
    if (who.space !== null) {
      throw new Unreadable("scenario-account-unknown", { name: who.name, space: who.space, known: all.map((one) => one.space).join(", ") });
    }
    return all.find((one) => one.name === who.name) ?? (all[0] as Account);
  }

  function addAccount(person: string, name: string, space: string): Account {
    channelsOf(space);
    const made = { person, name, space };
    accounts.push(made);
    return made;
  }

  return {
    addSpace(name) {
      if (spaces.has(name)) throw new Unreadable("scenario-space-twice", { space: name });
      spaces.set(name, new Set([GENERAL]));
    },
    addPerson(name, space) {
      if (accounts.some((one) => one.name === name)) throw new Unreadable("scenario-person-twice", { name });
      return addAccount(name, name, space ?? current);
    },
    addLink(from, to) {
      const { person } = matching({ name: from.name, space: null })[0] as Account;
      const made: Account[] = [];
      for (const mark of [from, to]) {
        const space = mark.space as string;
        const there = accounts.find((one) => one.name === mark.name && one.space === space);
        if (there === undefined) {
          const other = accounts.find((one) => one.name === mark.name && one.person !== person);
          if (other !== undefined) throw new Unreadable("scenario-link-two-people", { one: person, other: other.person });
          made.push(addAccount(person, mark.name, space));
        } else if (there.person !== person) throw new Unreadable("scenario-link-two-people", { one: person, other: there.person });
      }
      if (made.length === 0) throw new Unreadable("scenario-link-twice", { name: from.name, space: to.space as string });
      return { person, made };
    },
    addChannel(name, space) {
      const channels = channelsOf(space ?? current);
      if (channels.has(name)) throw new Unreadable("scenario-channel-twice", { channel: name, space: space ?? current });
      channels.add(name);
      return { name, space: space ?? current };
    },
    speakAs(space) {
      channelsOf(space);
      current = space;
    },
    account,
    accountsOf: (who) => (who.space === null ? matching(who) : [account(who)]),
    channel(room) {
      const having = [...spaces].filter(([, channels]) => channels.has(room.name)).map(([space]) => space);
      const space = room.space ?? (having.includes(current) || having.length !== 1 ? current : (having[0] as string));
      if (channelsOf(space).has(room.name)) return { name: room.name, space };
      throw new Unreadable("scenario-channel-unknown", { channel: room.name, space, known: having.length === 0 ? "–" : having.join(", ") });
    },
  };
}

/** Lets a statement change the cast, and refuses names that nobody has introduced. */
export function introduce(cast: Cast, statement: Statement): void {
  switch (statement.kind) {
    case "space":
      cast.addSpace(statement.name);
      return;
    case "person":
      cast.addPerson(statement.name, statement.space);
      return;
    case "link":
      cast.addLink(statement.from, statement.to);
      return;
    case "channel":
      cast.addChannel(statement.name, statement.space);
      return;
    case "as":
      cast.speakAs(statement.space);
      return;
    case "act":
      checkAct(cast, statement);
      return;
    case "together":
      for (const act of statement.acts) checkAct(cast, act);
      return;
    case "expect":
      if (statement.expectation.kind === "sees") cast.account(statement.expectation.who);
      if (statement.expectation.kind === "room") cast.channel(statement.expectation.room);
      return;
    default:
  }
}

function checkAct(cast: Cast, act: Act): void {
  const { space } = cast.account(act.who);
  if (act.room !== null) cast.channel({ name: act.room, space });
}
