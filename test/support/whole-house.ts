import assert from "node:assert/strict";
import type { Zone } from "#calendar/calendar.ts";
import { readAddress } from "#chat/address.ts";
import type { Answer } from "#chat/answer.ts";
import type { Platform, Reply, Said } from "#chat/platform.ts";
import { plainText } from "#chat/prose.ts";
import { commands } from "#commands/all.ts";
import type { Heard } from "#dispatch/dispatch.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { logTo } from "#kernel/log.ts";
import { openVault } from "#kernel/vault.ts";
import type { Reaching } from "#kernel/web-text.ts";
import type { Role, Standing } from "#membership/role.ts";
import { openParvis, type Parvis } from "#parvis.ts";
import { type PaperPlatform, paperPlatform } from "#platforms/paper/platform.ts";
import type { Store } from "#store/open.ts";
import type { TestStore } from "./databases.ts";

/** The secret under which the vault of these tests seals. */
export const SECRET = "a secret for tests, of more than thirty-two characters";

/** Somebody of a test: which roles, and whether a member in good standing (the usual case). */
export interface Somebody {
  readonly roles?: readonly Role[];
  readonly standing?: Standing;
  readonly zone?: string;
}

/** A whole Parvis over a test's store, spoken to directly: one community on the platform `paper`, team `T1`. */
export interface WholeHouse {
  readonly community: Id;
  readonly parvis: Parvis;
  readonly paper: PaperPlatform;
  /** Introduces somebody, with an account of the same name. */
  readonly person: (name: string, somebody?: Somebody) => Promise<Id>;
  /** What is answered to something said. Without a key, each is a delivery of its own. */
  readonly hear: (name: string, said: Said, key?: string) => Promise<Reply>;
  readonly type: (name: string, text: string, key?: string) => Promise<Reply>;
  readonly press: (name: string, address: string, key?: string) => Promise<Reply>;
  /** The id of what a handle names. */
  readonly idOf: (handle: string) => Promise<Id>;
  /** Moves the clock, then does and tells what is due. */
  readonly moveTo: (at: Instant) => Promise<void>;
  /** What the house has logged as going wrong. */
  readonly troubles: readonly string[];
  /** Everything that it has logged, at the most detailed level. */
  readonly lines: readonly string[];
  /** The calls that were counted, as those who watch the process hear of them. */
  readonly calls: readonly Heard[];
}

/** From which of the log's numbers on something has gone wrong. */
const WARNING = 40;

const KINDS = { G: "gathering", M: "motion", R: "request", A: "assembly" } as const;

/** Opens a whole Parvis over `store`; over the same store again, with another team, for another community. */
export async function openWholeHouse(
  store: TestStore,
  team = "T1",
  over: Store = store,
  known: Id | null = null,
  more: {
    readonly platforms?: readonly Platform[];
    readonly letters?: string;
    readonly url?: string;
    readonly reaching?: Partial<Reaching>;
  } = {},
): Promise<WholeHouse> {
  const troubles: string[] = [];
  const lines: string[] = [];
  const calls: Heard[] = [];
  const paper = paperPlatform("paper");
  const parvis = openParvis({
    store: over,
    defaults: { zone: "Europe/Paris" as Zone, locale: "en", ...(more.url === undefined ? {} : { url: more.url }) },
    ...(more.reaching === undefined ? {} : { reaching: more.reaching }),
    vault: openVault(SECRET),
    commands,
    platforms: [paper, ...(more.platforms ?? [])],
    letters: more.letters,
    log: logTo("debug", keepLine),
    heard: (call) => calls.push(call),
    owner: `test-${team}`,
    wakeUrl: null,
  });
  await paper.start(parvis.ears);
  const place = { platform: "paper", team, room: "general", name: "general" };
  paper.openRoom(place);
  const community = known ?? (await found());
  let deliveries = 0;

  function keepLine(line: string): void {
    lines.push(line);
    if ((JSON.parse(line) as { readonly level: number }).level >= WARNING) troubles.push(line);
  }

  async function found(): Promise<Id> {
    const space = { platform: "paper", team, name: team, announcements: "general" };
    const id = await parvis.house.members.found({ name: `Club ${team}`, zone: "Europe/Paris", locale: "en", spaces: [space] });
    await parvis.house.rooms.learn(id, place);
    return id;
  }

  async function person(name: string, { roles = [], standing = "member", zone }: Somebody = {}): Promise<Id> {
    const account = { platform: "paper", team, user: name };
    paper.openAccount(account);
    return parvis.house.members.welcome(community, {
      name,
      standing,
      roles,
      locale: "en",
      joined: "2020-01-01",
      duesThrough: null,
      accounts: [{ ...account, name, locale: null, zone: zone ?? null }],
    });
  }

  function hear(name: string, said: Said, key?: string): Promise<Reply> {
    deliveries += 1;
    const speaker = { platform: "paper", team, user: name, name, locale: null, zone: null, owner: false };
    return parvis.ears.hear({ speaker, key: key ?? `${team}-${over === store ? "a" : "b"}-${deliveries}`, place: null, said });
  }

  async function idOf(handle: string): Promise<Id> {
    const kind = KINDS[handle[0] as keyof typeof KINDS];
    const found = await parvis.house.existing[kind].find(community, handle);
    if (found === null) throw new Error(`There is no ${handle}.`);
    return found.id;
  }

  return {
    community,
    parvis,
    paper,
    person,
    hear,
    type: (name, text, key) => hear(name, { kind: "line", text }, key),
    press: (name, address, key) => hear(name, { kind: "press", address }, key),
    idOf,
    async moveTo(at) {
      store.clock.moveTo(at);
      await parvis.settle();
    },
    troubles,
    lines,
    calls,
  };
}

/** Everything that an answer says, as plain text. */
export function wordsOf(answer: Answer): string {
  if (answer.kind === "tell") return plainText(answer.text);
  return answer.kind === "nothing" ? "" : JSON.stringify(answer);
}

/** The code that an answer gives for joining two accounts, or two associations. */
export function codeIn({ answer }: Reply): string {
  return /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(wordsOf(answer))?.[0] ?? assert.fail(wordsOf(answer));
}

/** The address behind the button of an answer that does a press. */
export function addressOf({ answer }: Reply, press: string): string {
  const controls = answer.kind === "show" ? answer.card.controls.flat() : [];
  const addresses = controls.flatMap((control) => (control.kind === "press" ? [control.address] : []));
  return addresses.find((address) => readAddress(address)?.press === press) ?? assert.fail(`${press}: ${wordsOf(answer)}`);
}
