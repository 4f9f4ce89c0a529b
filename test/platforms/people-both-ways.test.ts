import assert from "node:assert/strict";
import { test } from "node:test";
import { LOCALES } from "#locales/locale.ts";
import { type BothWays, onDiscord, onSlack } from "#test/support/both-ways.ts";
import { type FakeMail, openFakeMail } from "#test/support/fake-mail.ts";
import { peopleDeeds } from "#test/support/people-deeds.ts";
import { peopleLetters } from "#test/support/people-letters.ts";
import { membersLife } from "#test/support/people-life.ts";
import { peopleNews } from "#test/support/people-news.ts";

/** On Slack nobody can be given anything by a role of the platform, which never says who has it. */
async function ungrouped({ say, db }: BothWays): Promise<void> {
  const role = { role: "board", own: "treasurer" };
  await say("Ines", "parvis language", { language: "en" });
  assert.match(await say("Ines", "parvis roles", role), /“board” can give nothing here: this platform does not tell Parvis who is in it/);
  await say("Ines", "parvis language", { language: "fr" });
  assert.match(
    await say("Ines", "parvis roles", role),
    /«\sboard\s» ne peut rien donner ici.*avec\s\/deleguer\sdonner ou\s\/adherent\srôle/,
  );
  assert.equal((await db.selectFrom("platform_roles").select("id").execute()).length, 0);
}

async function everything(both: BothWays, mail: FakeMail): Promise<void> {
  await peopleDeeds(both);
  await peopleNews(both);
  await peopleLetters(both, mail);
  await membersLife(both);
}

async function withMail(body: (mail: FakeMail) => Promise<void>): Promise<void> {
  const mail = await openFakeMail();
  try {
    await body(mail);
  } finally {
    await mail.close();
  }
}

function sendingTo({ url }: FakeMail) {
  return { SMTP_URL: url, MAIL_FROM: "Parvis <parvis@example.org>" };
}

for (const locale of LOCALES) {
  test(`on Discord: a register, a charter, powers, announcements, a report and its appeals, what is told to whom and when; then a membership from first to last (${locale})`, () =>
    withMail((mail) => onDiscord(locale, (both) => everything(both, mail), sendingTo(mail))));

  test(`the same on Slack, where what a role of the platform cannot give is said in words (${locale})`, () =>
    withMail((mail) =>
      onSlack(
        locale,
        async (both) => {
          await everything(both, mail);
          await ungrouped(both);
        },
        sendingTo(mail),
      ),
    ));
}
