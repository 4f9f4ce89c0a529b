import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import type { Browser, Page } from "playwright-core";
import { choiceLabel, commandName, optionName } from "#chat/names.ts";
import type { Voice } from "#chat/voice.ts";
import { commands } from "#commands/all.ts";
import { emptyForm } from "#dispatch/declared-form.ts";
import type { Instant } from "#kernel/clock.ts";
import { silentLog } from "#kernel/log.ts";
import type { Locale } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";
import { mailPlatform } from "#platforms/mail/platform.ts";
import { webPlatform } from "#platforms/web/platform.ts";
import { mountCertificates, mountDesk, mountLetters, mountLinks, mountPublic } from "#site/mount.ts";
import { change } from "#store/change.ts";
import type { BothWays, Given } from "./both-ways.ts";
import { openPage } from "./browser.ts";
import { openTestStore } from "./databases.ts";
import type { FakeMail } from "./fake-mail.ts";
import { openWholeHouse } from "./whole-house.ts";

/** An association on the page: its space, its language, what its channels are called there, and who its people are. */
interface OnPage {
  readonly team: string;
  readonly locale: Locale;
  /** Two channels, the first for announcements. No two associations of one page have a channel of one name. */
  readonly rooms: readonly [string, string];
  /** Whoever stands first sets it up and administers it. */
  readonly people: readonly string[];
}

/** The server that takes the letters of whoever has no chat. */
type MailAt = Pick<FakeMail, "url">;

/** A message as it stands in somebody's pane. */
interface Standing {
  readonly pane: string;
  readonly id: string;
  /** Seen by them alone: an answer to what they did, or something told in private. */
  readonly alone: "no" | "answer" | "told";
  readonly text: string;
  readonly html: string;
  readonly files: readonly { readonly name: string; readonly url: string }[];
}

/** Asked in the page, which has a DOM where this file has none: every message in every pane. */
const STANDING = `(told) => [...document.querySelectorAll(".pane")].flatMap((pane) => [...pane.querySelectorAll(".message")].map((message) => ({
  pane: pane.id.replace("pane-", ""),
  id: message.id,
  alone: message.querySelector(".only-you") === null ? "no" : message.querySelector(".only-you").textContent === told ? "told" : "answer",
  text: [message.querySelector(".message-body").innerText, ...[...message.querySelectorAll(".message-body img")].map((image) => image.alt)].join("\\n"),
  html: message.querySelector(".message-body").innerHTML,
  files: [...[...message.querySelectorAll("a.file")].map((file) => ({ name: file.download, url: file.href })), ...[...message.querySelectorAll("img.picture")].map((image) => ({ name: image.alt + ".png", url: image.src }))],
})))`;

/** The bytes of what the page carries along. */
function carriedBytes(url: string): Uint8Array | null {
  const found = /^data:[^,]*;base64,(.*)$/su.exec(url);
  return found === null ? null : Buffer.from(found[1] ?? "", "base64");
}

/**
 * Asked in the page: waits until it shows, by itself, what it would show if it were opened now, and says whether it ever did. What an open form
 * offers to choose from is as it was when it opened. It looks again by itself, since playwright does not wait for the answer of a function that is asked for a promise.
 */
const CURRENT = `async (patience) => {
  const said = (child) => {
    const copy = child.cloneNode(true);
    for (const offers of copy.querySelectorAll("datalist, select")) offers.remove();
    return copy.id + copy.textContent;
  };
  const text = (root) => [...root.querySelectorAll("[data-live=list]")].map((list) => [...list.children].map(said).join()).join();
  for (const end = performance.now() + patience; performance.now() < end; await new Promise(requestAnimationFrame)) {
    const next = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
    if (text(document) === text(next)) return true;
  }
  return false;
}`;

/** How somebody is named in the page's address. */
function handleOf(team: string, name: string): string {
  return `${team}-${name}`.replaceAll(" ", "-");
}

function lineOf(locale: Locale, path: string, given: Given): string {
  const { options } = commands.find((each) => each.path === path) ?? assert.fail(path);
  const words = Object.entries(given).map(([name, value]) => {
    const spec = options[name]?.spec;
    if (spec === undefined) return `${name}:${value}`;
    const chosen = spec.kind === "choice" ? choiceLabel(locale, path, name, String(value)) : String(value);
    return `${optionName(locale, path, name)}:"${chosen.replaceAll('"', '\\"')}"`;
  });
  return [`/${commandName(locale, path)}`, ...words].join(" ");
}

/**
 * Associations on the playground's page, over one whole house, each looked at by its people two by two in pages of a real browser. What is done
 * is typed into their composers, chosen from their lists and pressed there, and what is seen is read there.
 */
async function openOnPage(browser: Browser, associations: readonly OnPage[], mail: MailAt | null = null) {
  const store = await openTestStore("sqlite");
  const { db, clock } = store;
  const beside = new Hono();
  const [first] = associations;
  if (first === undefined) throw new Error("Nobody is there.");
  /** Those who take no private messages any more, with their spaces. */
  const deaf = new Set<string>();
  const page = webPlatform({
    ...{ host: "127.0.0.1", port: 0, commands, log: silentLog, beside },
    demo: {
      community: async () => ({ name: first.team, zone: "Europe/Paris", locale: first.locale }),
      people: async () =>
        associations.flatMap(({ team, people }) =>
          people.map((name, place) => ({ handle: handleOf(team, name), name, about: team, team, user: name, owner: place === 0 })),
        ),
      rooms: async () => associations.flatMap(({ team, rooms }) => rooms.map((room) => ({ team, room, name: room }))),
      now: clock.now,
      async advance(to) {
        clock.moveTo(to);
        await house.parvis.settle();
      },
      ...{ nextDue: async () => null, outbox: async () => [], jobs: async () => [], tries: async () => [] },
    },
  });
  const web: typeof page = {
    ...page,
    whisper: async (account, ...rest) =>
      deaf.has(`${account.team} ${account.user}`) ? { kind: "never", reason: "takes no messages" } : page.whisper(account, ...rest),
  };
  const from = { name: "Parvis", address: "parvis@example.org" };
  const mailbox = mail === null ? null : mailPlatform({ url: mail.url, from, clock, log: silentLog });
  const house = await openWholeHouse(store, "elsewhere", store, null, {
    platforms: mailbox === null ? [web] : [web, mailbox],
    ...(mailbox === null ? {} : { letters: "http://127.0.0.1" }),
  });
  const site = { house: () => house.parvis.house, url: null, now: clock.now, log: silentLog };
  const formOf = (path: string, voice: Voice) => emptyForm(house.parvis.house, path, voice);
  for (const mount of [mountLinks, mountCertificates, mountDesk, mountLetters, mountPublic])
    mount(beside, { ...site, ears: () => house.parvis.ears, formOf, onWritten: () => undefined });
  await web.start(house.parvis.ears);
  const root = web.address().replace(/\/$/u, "");
  const drawer = mkdtempSync(join(tmpdir(), "parvis-brought-"));
  const opened: { readonly page: Page; readonly troubles: readonly string[] }[] = [];

  const looks: (() => Promise<void>)[] = [];

  /** Does and tells what is due, at an hour where one is given, and waits until every page shows it. */
  async function settle(at?: string): Promise<void> {
    if (at !== undefined) clock.moveTo(Date.parse(at) as Instant);
    await house.parvis.settle();
    await Promise.all(looks.map((look) => look()));
  }

  async function waysOf(association: OnPage): Promise<BothWays> {
    const { team, locale, rooms, people } = association;
    const pages = new Map<string, Page>();
    const seen = new Map<string, readonly Standing[]>();
    const whole = (name: string) => handleOf(team, name);
    for (let place = 0; place < people.length; place += 2) {
      const [as = "", other = ""] = [people[place], people[place + 1] ?? people[place - 1]];
      const page = await openPage(browser, `${root}/?as=${whole(as)}&beside=${whole(other)}&room=${rooms[0]}`, { locale });
      opened.push(page);
      for (const name of [as, ...(place + 1 < people.length ? [other] : [])]) pages.set(name, page.page);
    }
    const second = await openPage(browser, `${root}/?as=${whole(people[0] ?? "")}&room=${rooms[1]}`, { locale });
    opened.push(second);
    const pageOf = (name: string) => pages.get(name) ?? assert.fail(name);
    const pane = (name: string) => pageOf(name).locator(`[id="pane-${whole(name)}"]`);

    async function look(page: Page): Promise<readonly Standing[]> {
      assert.ok(await page.evaluate(`(${CURRENT})(60_000)`), "a page does not show by itself what there is to see");
      return page.evaluate<readonly Standing[]>(`(${STANDING})(${JSON.stringify(speak(locale, "web-whisper"))})`);
    }
    async function lookAround(): Promise<void> {
      const looking = [...new Set([...pages.values(), second.page])].map(async (page) => {
        const standing = await look(page);
        if (page === second.page) seen.set("", standing);
        else
          for (const [name, own] of pages)
            if (own === page)
              seen.set(
                name,
                standing.filter((each) => each.pane === whole(name)),
              );
      });
      await Promise.all(looking);
    }
    const before = (name: string) => seen.get(name) ?? [];

    /** Does something in a pane and gives what somebody sees there alone that they did not see before, the form that is open among it. */
    async function answered(name: string, act: () => Promise<unknown>): Promise<string> {
      const page = pageOf(name);
      const known = new Map(before(name).map(({ id, text }) => [id, text]));
      const back = page.waitForResponse((response) => response.request().redirectedFrom()?.method() === "POST");
      await act();
      await (await back).finished();
      const standing = (await look(page)).filter((each) => each.pane === whole(name));
      seen.set(name, standing);
      return standing
        .filter(({ id, text, alone }) => alone !== "no" && known.get(id) !== text)
        .map(({ text }) => text)
        .join("\n");
    }

    async function type(name: string, text: string): Promise<string> {
      const line = pane(name).locator("form.say input[name=line]");
      return answered(name, async () => {
        await line.fill(text);
        await line.press("Escape");
        await line.press("Enter");
      });
    }

    const say = (name: string, path: string, given: Given = {}) => type(name, lineOf(locale, path, given));

    async function fill(name: string, values: Given, file: { readonly name: string; readonly bytes: Buffer } | null): Promise<string> {
      const form = pane(name).locator(".form").last();
      const folded = form.locator("details.more:not([open]) > summary");
      if ((await folded.count()) > 0) await folded.click();
      for (const [option, value] of Object.entries(values)) {
        const chooses = (await form.locator(`select[name="field-${option}"]`).count()) > 0;
        const field = form.locator(`[name="field-${option}"]`);
        if (chooses) await field.selectOption(String(value));
        else await field.fill(String(value));
      }
      if (file !== null) {
        const path = join(drawer, file.name);
        writeFileSync(path, file.bytes);
        await form.locator("input[type=file]").setInputFiles(path);
      }
      return answered(name, () => form.locator(".controls button").click());
    }

    async function begin(name: string, path: string): Promise<string> {
      return answered(name, async () => {
        await pane(name).locator(".commands > summary").click();
        await pane(name).locator(`.commands button[value="${path}"]`).click();
      });
    }

    const ways: BothWays = {
      ...{ locale, db, settle, say, type },
      async hand(name, path, given, file) {
        await begin(name, path);
        return fill(name, given, file);
      },
      raw: (name) => before(name).findLast(({ alone }) => alone !== "no")?.html ?? "",
      async press(name, label, on) {
        const messages = pane(name)
          .locator(".message")
          .filter(on === undefined ? {} : { hasText: on });
        const button = messages.getByRole("button", { name: label, exact: true }).last();
        await button.waitFor({ timeout: 5_000 });
        return answered(name, () => button.click());
      },
      async pick(name, placeholder, labels) {
        const form = pane(name).locator("form.pick").filter({ hasText: placeholder }).last();
        for (const label of labels) {
          const box = form.locator("label.check").filter({ hasText: label });
          if ((await box.count()) > 0) await box.locator("input").check();
          else {
            const option = form.locator("option").filter({ hasText: label }).first();
            await form.locator("select").selectOption((await option.getAttribute("value")) ?? assert.fail(label));
          }
        }
        return answered(name, () => form.getByRole("button").click());
      },
      submit: (name, values) => fill(name, values, null),
      told: (name) =>
        before(name)
          .filter(({ alone }) => alone === "told")
          .map(({ text }) => text),
      files: () =>
        [...seen.values()].flatMap((all) => all.flatMap(({ files }) => files.map(({ name, url }) => ({ name, bytes: carriedBytes(url) })))),
      hangs: (room = "general") =>
        before(room === "general" ? (people[0] ?? "") : "")
          .filter(({ alone }) => alone === "no")
          .map(({ text }) => text),
      room: (room) => `#${room === "general" ? rooms[0] : rooms[1]}`,
      mention: (name) => name,
      shut: () => assert.fail("A channel of the page is not closed."),
      deafen: (name) => void deaf.add(`${team} ${name}`),
      fetch: (path, headers = {}) => fetch(`${root}${path}`, { headers }),
      async appoint(name, ...roles) {
        const changed = { roles: JSON.stringify(roles) };
        await change(db, (tx) => tx.updateTable("people").set(changed).where("name", "=", name).execute());
      },
    };
    looks.push(lookAround);
    await lookAround();
    await say(people[0] ?? "", "parvis setup", { name: team, language: locale });
    const { community } = await db.selectFrom("spaces").select("community").where("team", "=", team).executeTakeFirstOrThrow();
    for (const room of rooms) await house.parvis.house.rooms.learn(community, { platform: "web", team, room, name: room });
    for (const name of people.slice(1)) await say(name, "gathering list");
    await change(db, (tx) =>
      tx
        .updateTable("people")
        .set({ standing: "member" })
        .where("name", "in", [...people])
        .execute(),
    );
    return ways;
  }

  const ways: BothWays[] = [];
  for (const association of associations) ways.push(await waysOf(association));
  return {
    ...{ ways, root, house, settle },
    async close() {
      for (const { page } of opened) await page.context().close();
      await web.stop();
      await mailbox?.stop();
      rmSync(drawer, { recursive: true });
      await store.remove();
      assert.deepEqual(house.troubles, []);
      assert.deepEqual(
        opened.flatMap(({ troubles }) => troubles),
        [],
      );
    },
  };
}

/** Runs on the page, as on every platform: an association that Ines has set up, whose members are Paul, Chloe and Samir. */
export async function onPage(
  browser: Browser,
  locale: Locale,
  body: (both: BothWays) => Promise<void>,
  mail: MailAt | null = null,
): Promise<void> {
  const rooms = ["general", "elsewhere"] as const;
  const people = ["Ines", "Paul", "Chloe", "Samir"];
  const { ways, close } = await openOnPage(browser, [{ team: "Parvis", locale, rooms, people }], mail);
  try {
    await body(ways[0] ?? assert.fail());
  } finally {
    await close();
  }
}

/** Runs over two associations of one page, in a language each: Ines administers both, and Paul is a member of both. */
export async function onPageTogether(
  browser: Browser,
  [here, there]: readonly [Locale, Locale],
  body: (north: BothWays, south: BothWays) => Promise<void>,
): Promise<void> {
  const people = ["Ines", "Paul"];
  const { ways, close } = await openOnPage(browser, [
    { team: "Union du Nord", locale: here, rooms: ["nord", "nord-ailleurs"], people },
    { team: "Southern Union", locale: there, rooms: ["south", "south-elsewhere"], people },
  ]);
  const [north, south] = ways;
  try {
    await body(north ?? assert.fail(), south ?? assert.fail());
  } finally {
    await close();
  }
}
