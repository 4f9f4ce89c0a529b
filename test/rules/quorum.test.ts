import assert from "node:assert/strict";
import { test } from "node:test";
import { quorumRequired, readQuorum, writeQuorum } from "#assemblies/quorum.ts";
import { Misuse } from "#kernel/refusal.ts";

test("the members required are the first whole number that satisfies the quorum", () => {
  const table: readonly (readonly [string, number, number])[] = [
    ["one quarter", 101, 26],
    ["un quart", 101, 26],
    ["25%", 101, 26],
    ["more than half", 16, 9],
    ["plus de la moitié", 16, 9],
    [">1/2", 16, 9],
    ["> 50 %", 16, 9],
    ["half", 17, 9],
    ["la moitié", 17, 9],
    ["50%", 17, 9],
    ["at least half", 16, 8],
    ["1/3", 30, 10],
    ["le tiers", 30, 10],
    ["un tiers", 31, 11],
    ["plus du quart", 100, 26],
    ["plus d'un tiers", 30, 11],
    ["two thirds", 10, 7],
    ["12.5 %", 80, 10],
    ["12,5 %", 81, 11],
    ["10 members", 30, 10],
    ["10 membres", 30, 10],
    ["more than 10 members", 30, 11],
    ["100%", 7, 7],
    ["one quarter of the members", 101, 26],
    ["a quarter of the members entitled to vote", 101, 26],
    ["at least half of the members present or represented", 17, 9],
    ["more than half of the members", 16, 9],
    ["two fifths of the members of the association", 11, 5],
    ["half of the members present in person or by proxy", 16, 8],
    ["un quart des adhérents", 101, 26],
    ["le quart au moins des membres inscrits", 101, 26],
    ["la moitié des membres présents ou représentés", 17, 9],
    ["plus de la moitié de l’ensemble des membres", 16, 9],
    ["un tiers des membres à jour de leur cotisation", 31, 11],
    ["deux cinquièmes", 11, 5],
    ["un dixième des inscrits", 101, 11],
    ["10 % des adhérents", 101, 11],
    ["none", 30, 0],
    ["aucun", 30, 0],
    ["sans quorum", 30, 0],
    ["no quorum", 30, 0],
  ];
  for (const [typed, entitled, required] of table) assert.equal(quorumRequired(readQuorum(typed), entitled), required, typed);
});

test("a quarter of 101 members fails with 25 and holds with 26", () => {
  const required = quorumRequired(readQuorum("one quarter"), 101);
  assert.equal(25 >= required, false);
  assert.equal(26 >= required, true);
});

test("what is no quorum is refused with its reason", () => {
  const refused: readonly (readonly [string, string])[] = [
    ["", "quorum-unread"],
    ["most", "quorum-unread"],
    ["50 or so", "quorum-unread"],
    ["-5%", "quorum-unread"],
    ["a quarter of the board", "quorum-unread"],
    ["a quarter of the votes cast", "quorum-unread"],
    ["constructor", "quorum-unread"],
    ["la moitié plus un des membres", "quorum-half-plus-one"],
    ["50% + 1", "quorum-half-plus-one"],
    ["50", "quorum-bare-number"],
    ["150%", "quorum-unreachable"],
    ["3/2", "quorum-unreachable"],
    ["1/0", "quorum-unreachable"],
    ["more than 100%", "quorum-unreachable"],
    ["0%", "quorum-nothing"],
    ["0/3", "quorum-nothing"],
    ["0 members", "quorum-nothing"],
  ];
  for (const [typed, key] of refused) {
    assert.throws(
      () => readQuorum(typed),
      (problem: unknown) => problem instanceof Misuse && problem.key === key && problem.option === "quorum",
      typed,
    );
  }
});

test("of members present, those represented do not count", () => {
  for (const typed of ["half of the members present", "la moitié des membres présents"])
    assert.equal(readQuorum(typed)?.of, "present", typed);
  for (const typed of ["half of the members", "la moitié des membres présents ou représentés"])
    assert.equal(readQuorum(typed)?.of, "represented", typed);
});

test("a quorum that is written is read back the same", () => {
  for (const typed of ["none", "1/3", ">1/2", "12 members", "50%", "12.5%"]) {
    const quorum = readQuorum(typed);
    assert.deepEqual(readQuorum(writeQuorum(quorum)), quorum);
  }
});
