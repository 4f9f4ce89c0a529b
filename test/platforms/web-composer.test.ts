import assert from "node:assert/strict";
import { test } from "node:test";
// @ts-expect-error a script of the page, which carries no types
import { commandsLike, quoted, understand } from "#platforms/web/typed.js";

const option = (name: string, own: string, kind: string, required = false) => ({
  name,
  own,
  about: "",
  required,
  kind,
  choices: [],
  source: null,
});

const join = {
  path: "gathering join",
  name: "rencontre participer",
  about: "",
  options: [option("rencontre", "gathering", "existing", true), option("places", "seats", "whole"), option("réponse", "answer", "choice")],
};
const propose = {
  path: "gathering new",
  name: "rencontre nouvelle",
  about: "",
  options: [option("titre", "title", "text", true), option("début", "start", "moment", true)],
};
const vote = {
  path: "vote",
  name: "voter",
  about: "",
  options: [option("résolution", "motion", "existing", true), option("choix", "choice", "text")],
};
const commands = [join, propose, vote];

/** What is understood with the caret at `|`, in short. */
function idea(marked: string) {
  const caret = marked.indexOf("|");
  const found = understand(marked.replace("|", ""), caret, commands);
  const { kind, typed, at } = found;
  const open = found.open?.map((one: { readonly own: string }) => one.own).join(",");
  return [kind, found.command?.path, found.option?.own, typed, at, open].filter((part) => part !== undefined).join(" | ");
}

test("words that are no command get no suggestions", () => {
  assert.equal(idea("hello|"), "nothing");
  assert.equal(idea("|"), "nothing");
});

test("a command is typed until a space ends its last word, in either language", () => {
  assert.equal(idea("/|"), "command |  | 1");
  assert.equal(idea("/gath|"), "command | gath | 1");
  assert.equal(idea("/gathering join|"), "command | gathering join | 1");
  assert.equal(idea("/gathering join |"), "option | gathering join |  | 16 | gathering,seats,answer");
  assert.equal(idea("/Rencontre participer |"), "option | gathering join |  | 22 | gathering,seats,answer");
  assert.equal(idea("/vote |"), "option | vote |  | 6 | motion,choice");
});

test("an option is named by either of its names, with or without accents, and is open once", () => {
  assert.equal(idea("/gathering join rep|"), "option | gathering join | rep | 16 | gathering,seats,answer");
  assert.equal(idea("/gathering join reponse:o|"), "value | gathering join | answer | o | 16 | gathering,seats");
  assert.equal(idea("/gathering join answer:yes seats:|"), "value | gathering join | seats |  | 27 | gathering");
  assert.equal(idea("/gathering join answer:yes |"), "option | gathering join |  | 27 | gathering,seats");
});

test("bare words fill the options in their order", () => {
  assert.equal(idea("/vote M1 |"), "option | vote |  | 9 | choice");
  assert.equal(idea("/gathering join G1 2 |"), "option | gathering join |  | 21 | answer");
  assert.equal(idea("/gathering new titre:Soirée de soupe |"), "option | gathering new |  | 37 | start");
});

test("a quoted value goes on until its quote is closed", () => {
  assert.equal(idea('/gathering new title:"Soup ni|'), "value | gathering new | title | Soup ni | 15 | start");
  assert.equal(idea('/gathering new title:"Soup night" |'), "option | gathering new |  | 34 | start");
  assert.equal(idea("/gathering new titre:« Soirée |"), "value | gathering new | title | Soirée  | 15 | start");
});

test("in the middle of a line the word at the caret is meant, and what stands behind it counts as given", () => {
  assert.equal(idea("/gathering join gath| seats:2"), "option | gathering join | gath | 16 | gathering,answer");
  assert.equal(idea("/gathering join gathering:G| seats:2"), "value | gathering join | gathering | G | 16 | answer");
});

test("commands that begin as typed come before those with such a word", () => {
  const paths = (typed: string) => commandsLike(typed, commands).map((one: { readonly path: string }) => one.path);
  assert.deepEqual(paths(""), ["gathering join", "gathering new", "vote"]);
  assert.deepEqual(paths("rencontre n"), ["gathering new"]);
  assert.deepEqual(paths("n"), ["gathering new"]);
  assert.deepEqual(paths("v"), ["vote"]);
  assert.deepEqual(paths("x"), []);
});

test("a value with spaces or quotes is put in quotes that can be read back", () => {
  assert.equal(quoted("G1"), "G1");
  assert.equal(quoted("Ana Diaz"), '"Ana Diaz"');
  assert.equal(quoted('the "big" hall'), '"the \\"big\\" hall"');
});
