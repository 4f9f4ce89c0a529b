import assert from "node:assert/strict";
import { test } from "node:test";
import { commands } from "#commands/all.ts";
import { handClock, type Instant } from "#kernel/clock.ts";
import type { Locale } from "#locales/locale.ts";
import { manifest } from "#platforms/discord/manifest.ts";
import { change } from "#store/change.ts";
import { codeIn, openOverBoth } from "#test/support/both-at-once.ts";
import { labelIn } from "#test/support/both-ways.ts";
import { discordPeople } from "#test/support/discord-stage.ts";
import { discordWays } from "#test/support/discord-ways.ts";
import { text } from "#test/support/discord-whole-stage.ts";
import { slackWays } from "#test/support/slack-ways.ts";

const WORDS = {
  en: {
    ...{ space: /has no association yet/, closed: /not set up/, none: /no such code/, ask: /Are both of these accounts yours/ },
    ...{ other: /other account is asked/, one: /one person now/, waits: /waiting list/, first: /must confirm first/ },
  },
  fr: {
    ...{
      space: /qui n’a pas encore d’association/,
      closed: /pas encore installé/,
      none: /n’existe pas/,
      ask: /Ces deux comptes sont-ils les vôtres/,
    },
    ...{ other: /posée à votre autre compte/, one: /une seule personne/, waits: /liste d’attente/, first: /doit confirmer d’abord/ },
  },
} as const;

/** A server in one language and a workspace in another; the code of Paul's two accounts is given on the first or on the second. */
const PAIRINGS: readonly { readonly server: Locale; readonly workspace: Locale; readonly first: "server" | "workspace" }[] = [
  { server: "fr", workspace: "en", first: "workspace" },
  { server: "en", workspace: "fr", first: "server" },
];

for (const { server, workspace, first } of PAIRINGS) {
  test(`a workspace joins by invitation alone, and two accounts become one person with one place and one vote (Discord ${server}, Slack ${workspace})`, async () => {
    const language = { en: "en-GB", fr: "fr" }[server];
    const people = { Ines: language, Paul: language, Chloe: language };
    const clock = handClock(Date.UTC(2027, 2, 20, 12) as Instant);
    const over = await openOverBoth({ name: "Les Amis", people }, clock);
    const { discord, slack, guild, there, db, running } = over;
    try {
      const users = { Ines: "UINES00001", Paul: "UPAUL00001", Nour: "UNOUR00001" };
      for (const id of Object.values(users)) {
        const user = slack.team.users.get(id) ?? assert.fail(id);
        user.locale = { en: "en-US", fr: "fr-FR" }[workspace];
      }
      const here = discordWays({ locale: server, fake: discord, guild, people: there });
      const beyond = slackWays({ locale: workspace, fake: slack, users });
      const [near, far] = [WORDS[server], WORDS[workspace]];

      await here.say("Ines", "parvis setup", { language: server });
      await here.say("Paul", "gathering list");
      assert.match(await beyond.say("Ines", "gathering list"), far.closed, "no space joins by itself");
      const poor = codeIn(await here.say("Paul", "parvis link"));
      assert.match(await beyond.say("Ines", "parvis link", { code: poor }), far.none, "the code of a member invites nobody");
      const invited = await here.say("Ines", "parvis link");
      assert.match(invited, near.space);
      const invitation = codeIn(invited);
      assert.match(await beyond.say("Paul", "parvis link", { code: invitation }), far.closed, "whoever does not administer the workspace");
      assert.match(await beyond.say("Ines", "parvis link", { code: invitation }), far.ask);
      assert.match(await beyond.press("Ines", labelIn(workspace, "confirm"), far.ask), far.other);
      const elsewhere = discord.addGuild({ name: "Ailleurs", channels: ["general"], people: { Zoe: "fr" } });
      const zoe = discordPeople(discord, elsewhere, manifest(commands));
      assert.match(
        text((await zoe.say("Zoe", "parvis link", { code: invitation })).message),
        /n’existe pas/,
        "one space for each invitation",
      );
      assert.match(await here.say("Ines", "parvis link", { answer: "confirm" }), near.one);
      const spaces = await db.selectFrom("spaces").select(["platform", "community"]).execute();
      assert.deepEqual(spaces.map(({ platform }) => platform).toSorted(), ["discord", "slack"]);
      assert.equal(new Set(spaces.map(({ community }) => community)).size, 1);

      await here.say("Chloe", "gathering list");
      for (const name of ["Paul", "Nour"]) await beyond.say(name, "gathering list");
      await change(db, (tx) => tx.updateTable("people").set({ standing: "member" }).where("standing", "=", "guest").execute());
      await beyond.say("Ines", "gathering new", { title: "Chorale", start: "2027-09-05 18:00", capacity: 2 });
      await here.say("Paul", "gathering join", { gathering: "G1" });
      await here.say("Chloe", "gathering join", { gathering: "G1" });
      assert.match(await beyond.say("Nour", "gathering join", { gathering: "G1" }), far.waits);
      assert.match(await beyond.say("Paul", "gathering join", { gathering: "G1" }), far.waits);
      await here.say("Ines", "motion propose", { title: "Un banc", text: "Un banc." });
      await here.say("Ines", "motion open", { motion: "M1" });
      await here.say("Paul", "vote", { motion: "M1", choice: "for" });

      const [giver, taker] = first === "server" ? [here, beyond] : [beyond, here];
      const [given, taken] = first === "server" ? [near, far] : [far, near];
      const code = codeIn(await giver.say("Paul", "parvis link"));
      const both = await Promise.all([
        taker.say("Paul", "parvis link", { code }),
        taker.say(first === "server" ? "Nour" : "Chloe", "parvis link", { code }),
      ]);
      assert.equal(both.filter((each) => taken.ask.test(each)).length, 1, "of two who say it at once one is asked");
      const stolen = !taken.ask.test(both[0]);
      const asked = stolen ? codeIn(await giver.say("Paul", "parvis link")) : code;
      if (stolen) assert.match(await taker.say("Paul", "parvis link", { code: asked }), taken.ask);
      assert.match(await giver.say("Paul", "parvis link", { answer: "confirm" }), given.first, "the second confirms first");
      assert.match(await taker.press("Paul", labelIn(taker.locale, "confirm"), taken.ask), taken.other);
      await running.parvis.settle();
      assert.match(giver.told("Paul").at(-1) ?? "", given.ask);
      assert.match(await giver.press("Paul", labelIn(giver.locale, "confirm"), given.ask), given.one);
      await running.parvis.settle();

      const places = await db.selectFrom("registrations").select(["person", "state"]).execute();
      assert.deepEqual(places.map(({ state }) => state).toSorted(), ["going", "going", "waitlisted"], "the earlier place is kept");
      await beyond.say("Paul", "vote", { motion: "M1", choice: "against" });
      await here.say("Ines", "motion close", { motion: "M1" });
      await here.press("Ines", labelIn(server, "confirm"));
      const { result } = await db.selectFrom("motions").select("result").executeTakeFirstOrThrow();
      const { cast, against } = JSON.parse(result ?? "{}") as Readonly<Record<string, unknown>>;
      assert.deepEqual([cast, against], [1, 1], "one vote, the later one");
    } finally {
      await over.close();
    }
  });
}
