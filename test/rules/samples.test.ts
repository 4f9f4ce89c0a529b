import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { dateAt, type Local, type LocalDate, toInstant, type Zone } from "#calendar/calendar.ts";
import { commands } from "#commands/all.ts";
import { filledLine } from "#demo/dates.ts";
import { demoClock } from "#demo/demo-clock.ts";
import { placeOf, speakerOf } from "#demo/playground.ts";
import { samples } from "#demo/samples/all.ts";
import { seedSample } from "#demo/seed.ts";
import { HOUR, type Instant } from "#kernel/clock.ts";
import { silentLog } from "#kernel/log.ts";
import { openVault } from "#kernel/vault.ts";
import { LOCALES } from "#locales/locale.ts";
import { migrations } from "#migrations/all.ts";
import { openParvis, type Parvis } from "#parvis.ts";
import { paperPlatform } from "#platforms/paper/platform.ts";
import { migrate } from "#store/migrate.ts";
import { openStore } from "#store/open.ts";

const ZONE = "Europe/Paris" as Zone;

/** Days on which dates are easily got wrong: an ordinary one, the eves of both clock changes, the last of a year and of February. */
const DAYS = ["2026-11-30T10:00", "2027-03-27T22:30", "2027-10-30T08:00", "2027-12-31T23:50", "2028-02-28T12:00"];

async function advance(parvis: Parvis, clock: ReturnType<typeof demoClock>, to: Instant): Promise<void> {
  for (let due = await parvis.nextDue(); due !== null && due <= to; due = await parvis.nextDue()) {
    if (due > clock.now()) clock.turnTo(due);
    await parvis.settle();
    if ((await parvis.nextDue()) === due) break;
  }
  if (to > clock.now()) clock.turnTo(to);
  await parvis.settle();
}

for (const [index, sample] of samples.entries()) {
  for (const locale of LOCALES) {
    const day = DAYS[(index * LOCALES.length + LOCALES.indexOf(locale)) % DAYS.length] as string;
    test(`the sample ${sample.key} holds in ${locale}, and everything to try in it works (${day})`, async (t) => {
      const folder = mkdtempSync(join(tmpdir(), "parvis-sample-"));
      const clock = demoClock(0);
      const store = await openStore({ url: `sqlite:${join(folder, "demo.db")}`, clock, synchronous: "OFF" });
      t.after(async () => {
        await store.close();
        rmSync(folder, { recursive: true });
      });
      await migrate(store, migrations);
      const paper = paperPlatform("web");
      for (const { room } of sample.rooms) paper.openRoom(placeOf(sample, room, locale));
      for (const person of sample.people) paper.openAccount(speakerOf(person));
      const parvis = openParvis({
        store,
        defaults: { zone: ZONE, locale },
        vault: openVault("a secret for a test that nobody else knows"),
        commands,
        platforms: [paper],
        log: silentLog,
        owner: "test",
        wakeUrl: null,
      });
      const now = toInstant(day as Local, ZONE);
      await seedSample(parvis, sample, locale, clock, now, () => undefined);
      clock.hold(now);
      const today = dateAt(now, ZONE);
      for (const each of sample.tries) {
        if ("turn" in each) {
          const next = each.turn === "next due" ? await parvis.nextDue() : ((clock.now() + each.turn) as Instant);
          assert.ok(next !== null, `${each.title[locale]}: something is due`);
          await advance(parvis, clock, next);
          continue;
        }
        const person = sample.people.find(({ user }) => user === each.as);
        assert.ok(person !== undefined, each.as);
        const said = { kind: "line" as const, text: filledLine(each.line[locale], today) };
        const place = placeOf(sample, each.room ?? sample.announcements, locale);
        const reply = await parvis.ears.hear({ speaker: speakerOf(person), key: null, place, said });
        assert.equal(reply.outcome, "done", `${each.title[locale]}: ${JSON.stringify(reply.answer)}`);
        await parvis.settle();
      }
    });
  }
}

test("a sample's dates are near whatever the day, and a date that cannot be read is refused", () => {
  for (const day of DAYS) {
    const today = day.slice(0, 10) as LocalDate;
    const filled = filledLine("{+3d 19:30} {next wed 10:00} {+0d}", today);
    const [first, , third] = filled.split(" ") as [string, string, string];
    assert.ok(toInstant(`${first}T19:30` as Local, ZONE) - toInstant(`${today}T19:30` as Local, ZONE) <= 73 * HOUR);
    assert.ok(third > today);
  }
  assert.throws(() => filledLine("{soon}", "2027-01-01" as LocalDate), /cannot be read/);
});
