import assert from "node:assert/strict";
import { choiceLabel, commandName, optionName } from "#chat/names.ts";
import { commands } from "#commands/all.ts";
import type { Locale } from "#locales/locale.ts";
import type { Given, PlatformWays } from "./both-ways.ts";
import type { FakeSlack } from "./fake-slack.ts";
import { blockText, type Node } from "./slack/check-blocks.ts";
import type { Taken } from "./slack/delivery.ts";
import { fakePerson } from "./slack/person.ts";
import { answersTo, hangingIn, toldTo } from "./slack/seen.ts";
import { until } from "./slack/stage.ts";

const ROOMS = { general: "CGENERAL01", second: "CELSEWHE01" } as const;

interface SlackWays {
  readonly locale: Locale;
  readonly fake: FakeSlack;
  /** The keys of its people by their names. */
  readonly users: Readonly<Record<string, string>>;
}

/** A command as it is typed whole, in the words of a language: its first word, and the rest. */
export function typed(locale: Locale, path: string, given: Given): readonly [string, string] {
  const [first = "", second = ""] = commandName(locale, path).split(" ");
  const { options } = commands.find((each) => each.path === path) ?? assert.fail(path);
  const words = Object.entries(given).map(([name, value]) => {
    const spec = options[name]?.spec;
    if (spec === undefined) return `${name}:${value}`;
    const chosen = spec.kind === "choice" ? choiceLabel(locale, path, name, String(value)) : String(value);
    return `${optionName(locale, path, name)}:"${chosen.replaceAll('"', '\\"')}"`;
  });
  return [`/${first}`, [second, ...words].join(" ").trim()];
}

/** What people do and see in a Slack workspace. */
export function slackWays({ locale, fake, users }: SlackWays): PlatformWays {
  const { team } = fake;
  const user = (name: string) => users[name] ?? assert.fail(name);
  const people = new Map(Object.entries(users).map(([name, key]) => [name, fakePerson(fake, team, key)]));
  const who = (name: string) => people.get(name) ?? assert.fail(name);

  /** The form that is open before somebody, as it reads; null where there is none, or it is not there yet. */
  function formOf(name: string): string | null {
    const view = who(name).modal()?.view;
    return view === undefined || view["callback_id"] === "loading" ? null : blockText(view["blocks"] as readonly Node[]);
  }

  /** Does something and gives the answer: what is wrong in a form, what somebody alone sees that was not there before, or the form that opens. */
  async function answer(name: string, what: string, act: () => Promise<Taken>): Promise<string> {
    const [before, form] = [answersTo(team, user(name)), formOf(name)];
    const { payload } = await act();
    if (payload["response_action"] === "errors") return JSON.stringify(payload["errors"]);
    const fresh = () => {
      const found = answersTo(team, user(name)).filter((each, at) => each !== before[at]);
      const open = formOf(name);
      if (found.length === 0 && (open === null || open === form)) return null;
      return [...found, ...(open === null || open === form ? [] : [open])];
    };
    return (await until(fresh, `${name}: ${what}`)).join("\n");
  }

  const say: PlatformWays["say"] = (name, path, given = {}) => {
    const [command, line] = typed(locale, path, given);
    return answer(name, line, () => who(name).slash(command, line, ROOMS.general));
  };

  return {
    locale,
    say,
    type(name, line) {
      const [command = "", ...rest] = line.split(" ");
      return answer(name, line, () => who(name).slash(command, rest.join(" "), ROOMS.general));
    },
    hand(name, path, given, { name: called, bytes }) {
      const id = `FBROUGHT${team.files.size + 10}`;
      team.files.set(id, { name: called, bytes, owner: user(name), alt: "", complete: true, channel: null });
      return say(name, path, { ...given, file: id });
    },
    raw: (name) => JSON.stringify(team.ephemerals.findLast((each) => each.user === user(name))?.blocks ?? []),
    press: (name, label, on) => answer(name, label, () => who(name).press(label, on)),
    pick: (name, placeholder, labels) => answer(name, placeholder, () => who(name).choose(placeholder, labels)),
    submit: (name, values) => answer(name, JSON.stringify(values), () => who(name).submit(values)),
    told: (name) => toldTo(team, user(name)),
    files: () => [...team.files.values()],
    hangs: (room = "general") => hangingIn(team, ROOMS[room]),
    room: (room) => `<#${ROOMS[room]}|${room === "general" ? "general" : "elsewhere"}>`,
    mention: (name) => `<@${user(name)}>`,
    shut() {
      const channel = team.channels.get(ROOMS.second) ?? assert.fail();
      channel.archived = true;
    },
    deafen(name) {
      const person = team.users.get(user(name)) ?? assert.fail();
      person.deleted = true;
    },
  };
}
