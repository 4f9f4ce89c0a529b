import assert from "node:assert/strict";
import { test } from "node:test";
import { plainText } from "#chat/prose.ts";
import { commands } from "#commands/all.ts";
import type { Role, Standing } from "#membership/role.ts";
import { openTestStore } from "#test/support/databases.ts";
import { openWholeHouse, type WholeHouse } from "#test/support/whole-house.ts";

const OUTSIDE = ["guest", "applicant", "lapsed", "resigned"] as const;
const INSIDE = ["member", "volunteer", "organizer", "secretary", "representative", "admin"] as const;

type Who = (typeof OUTSIDE)[number] | (typeof INSIDE)[number] | "excluded";

const anybody: readonly Who[] = [...OUTSIDE, ...INSIDE, "excluded"];
const notExcluded: readonly Who[] = [...OUTSIDE, ...INSIDE];
const members: readonly Who[] = INSIDE;
const proposers: readonly Who[] = ["organizer", "secretary", "representative", "admin"];
const coordinators: readonly Who[] = ["organizer", "admin"];
const secretaries: readonly Who[] = ["secretary", "admin"];
const admins: readonly Who[] = ["admin"];

/**
 * Who may say what, written out: what a statute would have to say. A command that is not named here fails the test, so that
 * nobody is given a power by accident. A press that asks for another power than its command is named as `command: press`.
 */
const MAY: Readonly<Record<string, readonly Who[]>> = {
  "gathering new": proposers,
  "gathering list": notExcluded,
  "gathering show": notExcluded,
  "gathering join": notExcluded,
  "gathering leave": notExcluded,
  // whose gathering it is, or who may change any: the service knows, see below
  "gathering edit": notExcluded,
  "gathering cancel": notExcluded,
  "gathering again": proposers,
  "gathering slot": notExcluded,
  "gathering rota": notExcluded,
  "gathering swap": notExcluded,
  "gathering message": notExcluded,
  "gathering promote": notExcluded,
  "gathering workshop": notExcluded,
  "gathering material": notExcluded,
  "gathering feedback": notExcluded,
  "gathering ride": notExcluded,
  "gathering attendance": notExcluded,
  "gathering calendar": notExcluded,
  "gathering remind": notExcluded,
  "gathering programme": proposers,
  // who may approve, and whose it is: the service knows
  "gathering approve": notExcluded,
  "assembly convene": secretaries,
  "assembly agenda": notExcluded,
  "assembly notices": secretaries,
  // a draft is shown to whoever convenes assemblies only: the service knows
  "assembly minutes": members,
  // who opens a call, or writes into the register, is asked by the service
  "assembly candidates": members,
  "assembly mandates": members,
  "assembly speak": members,
  "assembly adjourn": secretaries,
  "assembly second": secretaries,
  "assembly rules": notExcluded,
  "assembly open": secretaries,
  "assembly attend": members,
  "assembly leave": members,
  "assembly proxy": members,
  "assembly status": notExcluded,
  "assembly close": secretaries,
  "motion propose": members,
  "motion text": members,
  "motion second": members,
  "motion amend": members,
  "motion secret": members,
  "motion reopen": members,
  "motion ballots": notExcluded,
  "motion open": secretaries,
  "motion close": secretaries,
  "motion list": notExcluded,
  "motion show": notExcluded,
  "motion withdraw": members,
  vote: members,
  "poll new": members,
  "poll answer": notExcluded,
  "poll close": notExcluded,
  "poll list": notExcluded,
  "aid ask": anybody,
  "aid mine": anybody,
  "aid volunteer": members,
  "aid pause": members,
  "aid list": members,
  "aid list: show": anybody,
  "aid claim": members,
  "aid decline": members,
  "aid extend": members,
  "aid release": members,
  "aid done": anybody,
  // whoever asked, or a coordinator: the service knows
  "aid reopen": anybody,
  "aid rules": coordinators,
  "aid show": anybody,
  "aid show: open": coordinators,
  "aid edit": anybody,
  "aid write": anybody,
  "aid why": anybody,
  "aid apart": anybody,
  "aid hand": members,
  "aid leave": members,
  "aid stats": notExcluded,
  "aid queue": coordinators,
  "aid vet": coordinators,
  "aid duty": coordinators,
  "aid purge": coordinators,
  "need submit": members,
  "need support": members,
  "need list": notExcluded,
  "need show": notExcluded,
  "need table": members,
  "need merge": members,
  "need discuss": members,
  "need withdraw": members,
  "course new": proposers,
  "course lesson": notExcluded,
  "course enrol": notExcluded,
  "course leave": notExcluded,
  "course admit": notExcluded,
  "course attendance": notExcluded,
  "course hand-in": notExcluded,
  "course answer": notExcluded,
  "course progress": notExcluded,
  "course certificate": notExcluded,
  "course list": notExcluded,
  "course show": notExcluded,
  "course timetable": notExcluded,
  "course end": notExcluded,
  "course edit": notExcluded,
  "course absent": notExcluded,
  "course catchup": notExcluded,
  "exchange new": proposers,
  // whose exchange it is, or who may change any: the service knows
  "exchange edit": notExcluded,
  "exchange join": notExcluded,
  "exchange leave": notExcluded,
  "exchange pause": notExcluded,
  "exchange decline": notExcluded,
  "exchange show": notExcluded,
  "exchange list": notExcluded,
  "exchange end": notExcluded,
  "campaign start": members,
  "campaign sign": notExcluded,
  "campaign pledge": notExcluded,
  "campaign act": members,
  "campaign task": notExcluded,
  "campaign material": members,
  "campaign status": notExcluded,
  "campaign list": notExcluded,
  "assembly report": members,
  "campaign close": members,
  "campaign survey": members,
  "campaign answer": members,
  "campaign results": members,
  "agreement mandate": secretaries,
  "agreement log": members,
  "agreement draft": members,
  "agreement ratify": members,
  "agreement withdraw": members,
  "agreement sign": members,
  "agreement show": members,
  "agreement list": members,
  "agreement end": members,
  "agreement breach": members,
  "agreement answer": secretaries,
  "agreement parties": members,
  "service add": proposers,
  "service codes": proposers,
  "service list": notExcluded,
  "service show": notExcluded,
  "service use": notExcluded,
  "service rate": notExcluded,
  "service end": proposers,
  "partner invite": admins,
  "partner accept": admins,
  "partner share": proposers,
  "partner list": notExcluded,
  "partner follow": admins,
  "partner end": admins,
  "member join": notExcluded,
  "member admit": secretaries,
  "member profile": notExcluded,
  "member list": members,
  "member dues": notExcluded,
  "member role": admins,
  "member import": secretaries,
  "member resign": notExcluded,
  // whoever is meant answers; proposing is asked of the service
  "member exclude": anybody,
  "member exclude: decide": secretaries,
  "member exclude: drop": secretaries,
  // whoever gives a power must have it: the service knows
  "delegate grant": members,
  "delegate revoke": members,
  "delegate list": members,
  "charter publish": secretaries,
  "charter read": notExcluded,
  "charter sign": members,
  "charter signatories": notExcluded,
  "charter invite": secretaries,
  "charter breach": members,
  "charter answer": secretaries,
  "announce post": proposers,
  "announce approve": secretaries,
  "announce withdraw": proposers,
  "announce edit": proposers,
  "announce topics": notExcluded,
  "announce follow": notExcluded,
  "announce list": notExcluded,
  // whoever was wronged may say so, whatever they are
  report: anybody,
  "report: resolve": secretaries,
  "report: dismiss": secretaries,
  "report: pass": secretaries,
  "report: second": secretaries,
  "report: drop": secretaries,
  "report: uphold": secretaries,
  "report: lift": secretaries,
  "parvis export": anybody,
  "parvis forget": anybody,
  "work share": notExcluded,
  "work list": notExcluded,
  "work show": notExcluded,
  // whose work it is, or who may moderate: the service knows
  "work edit": notExcluded,
  "work withdraw": notExcluded,
  "work unhang": notExcluded,
  "work comment": notExcluded,
  "work report": anybody,
  "work exhibit": proposers,
  "work exhibition": notExcluded,
  "work close": proposers,
  "work charter": admins,
  "parvis help": anybody,
  "parvis language": anybody,
  "parvis link": notExcluded,
  // another person's account is for those who settle the community: the service knows
  "parvis unlink": notExcluded,
  "parvis status": notExcluded,
  "parvis web": notExcluded,
  "parvis posts": coordinators,
  "parvis audit": admins,
  // what a role gives is for admins alone: the service knows
  "parvis roles": proposers,
  "parvis settings": admins,
  "parvis setup": admins,
};

const KEPT_BACK = /You have no power to|Only members may/;

function standingOf(who: Who): Standing {
  return (INSIDE as readonly Who[]).includes(who) ? "member" : (who as Standing);
}

async function everybody(): Promise<{ readonly house: WholeHouse; readonly remove: () => Promise<void> }> {
  const store = await openTestStore("sqlite");
  const house = await openWholeHouse(store);
  for (const who of anybody) {
    const standing = standingOf(who);
    const roles = standing === "member" && who !== "member" ? [who as Role] : [];
    await house.person(who, { standing, roles });
  }
  return { house, remove: store.remove };
}

test("every command and every button is open to those whom the table names, and to nobody else", async () => {
  const { house, remove } = await everybody();
  try {
    for (const { path, presses } of commands) {
      const allowed = MAY[path];
      assert.ok(allowed !== undefined, `${path} is not in the table of who may say what.`);
      for (const who of anybody) {
        const reply = await house.hear(who, { kind: "command", path, given: {} });
        const kept = reply.answer.kind === "tell" && KEPT_BACK.test(plainText(reply.answer.text));
        assert.equal(kept, !allowed.includes(who), `${who}: /${path}`);
        if (kept) assert.equal(reply.outcome, "refused");
        for (const press of Object.keys(presses)) await pressed(house, who, path, press, MAY[`${path}: ${press}`] ?? allowed);
      }
    }
  } finally {
    await remove();
  }
});

async function pressed(house: WholeHouse, who: Who, path: string, press: string, allowed: readonly Who[]): Promise<void> {
  const address = `${path.replace(" ", ".")}/${press}/01a46298-1b80-7011-b313-dbd61323cf34`;
  const reply = await house.hear(who, { kind: "pick", address, values: ["01a46298-1b80-7011-b313-dbd61323cf34"] });
  const kept = reply.answer.kind === "tell" && KEPT_BACK.test(plainText(reply.answer.text));
  assert.equal(kept, !allowed.includes(who), `${who}: ${press} of /${path}`);
}

test("the table names no command that there is not", () => {
  const known = new Set(commands.flatMap(({ path, presses }) => [path, ...Object.keys(presses).map((press) => `${path}: ${press}`)]));
  assert.deepEqual(
    Object.keys(MAY).filter((name) => !known.has(name)),
    [],
  );
});

test("typing, pressing, a form and a menu ask for the same power", async () => {
  const { house, remove } = await everybody();
  try {
    for (const said of [
      { kind: "line", text: "/parvis settings name:Mine" },
      { kind: "command", path: "parvis settings", given: { name: "Mine" } },
      { kind: "form", address: "parvis.settings/form/", values: { name: "Mine" } },
    ] as const) {
      for (const who of anybody.filter((each) => each !== "admin")) assert.equal((await house.hear(who, said)).outcome, "refused", who);
    }
    assert.equal((await house.parvis.house.members.chosen(house.community)).name, "Club T1");
  } finally {
    await remove();
  }
});

test("what is somebody's own is changed by them, by those who may change any, and by nobody else", async () => {
  const { house, remove } = await everybody();
  try {
    await house.type("representative", '/gathering new title:"Repair café" start:"2027-04-01 10:00"');
    await house.type("member", '/motion propose title:Sundays text:"We open."');
    await house.type("member", '/poll new title:"Which day?" choices:"Sat, Sun"');
    const owned: Readonly<Record<string, readonly Who[]>> = {
      "/gathering edit G1 title:Stolen": ["representative", "organizer", "admin"],
      "/gathering cancel G1 confirm:yes": ["representative", "organizer", "admin"],
      "/motion withdraw M1 confirm:yes": ["member", "secretary", "admin"],
      "/aid mine withdraw:R1 confirm:yes": [],
      "/assembly rules quorum:1/2": secretaries,
    };
    for (const [line, owners] of Object.entries(owned)) {
      for (const who of anybody.filter((each) => !owners.includes(each))) {
        const { outcome } = await house.type(who, line);
        assert.ok(outcome === "refused" || outcome === "misuse", `${who}: ${line} was ${outcome}`);
      }
    }
  } finally {
    await remove();
  }
});

test("whoever is asked to confirm has been refused already, where there is something to refuse", () => {
  const asking = commands.filter(({ confirms }) => confirms !== false);
  assert.ok(asking.length > 15);
  assert.deepEqual(
    asking.filter(({ before }) => before === null).map(({ path }) => path),
    [],
  );
});
