import assert from "node:assert/strict";
import { test } from "node:test";
import { dangerIn, emergencyNumbers } from "#aid/danger.ts";

const SPEAKS: readonly (readonly [string, ReturnType<typeof dangerIn>])[] = [
  ["J'ai envie de mourir.", "suicide"],
  ["Je veux EN FINIR", "suicide"],
  ["mon mari me frappe", "violence"],
  ["Il m’a frappée hier soir", "violence"],
  ["Mon enfant est en danger", "child"],
  ["Je dors dehors cette nuit, avec mon fils", "shelter"],
  ["Nous sommes à la rue", "shelter"],
  ["There is a smell of gas", "fire"],
  ["He threatens to kill me", "violence"],
  ["She can't breathe", "health"],
  ["Ma sœur parle de se suicider", "suicide"],
  ["I think he wants to die", "suicide"],
  ["Elle veut mettre fin à ses jours.", "suicide"],
  ["Son père frappe les enfants", "child"],
  ["My child is missing since noon", "child"],
  ["Victime de violence conjugale", "violence"],
  ["Il a un couteau", "violence"],
  ["J’ai peur de mon mari", "violence"],
  ["He beats her every night", "violence"],
  ["J’ai très mal à la poitrine", "health"],
  ["My chest hurts", "health"],
  ["Il a perdu connaissance", "health"],
  ["Ça sent le gaz dans l’escalier", "fire"],
  ["It smells of gas here", "fire"],
  ["Où dormir ce soir ?", "shelter"],
  ["We sleep in my car", "shelter"],
  ["Je ne sais pas où dormir ce soir", "shelter"],
  ["Quelqu’un frappe à la porte du local", null],
  ["Un match : il faut battre le record de la rue", null],
  ["Porter des sacs au feu de camp samedi", null],
  ["Tourner à gauche au feu rouge, puis au feu vert", null],
  ["Je veux en finir avec tout ça", "suicide"],
  ["Au feu ! Au feu de camp, je veux mourir", "suicide fire"],
  ["I have nowhere to sleep, and my chest hurts.", "health shelter"],
  ["The fire station is open for visits", null],
  ["Je sors de l’hôpital, j’ai mal au genou", null],
  ["Un atelier pour apprendre à respirer", null],
  ["Sleepover for the children", null],
  ["Un concert au conseil, avec Violette et l’avcat", null],
  ["Transport au marché samedi", null],
  ["De la rue des Lilas à la gare", null],
  ["Je prépare un stroker de guitare", null],
  ["", null],
];

test("words of danger are heard in both languages, whole, whatever the accents; everyday words are not", () => {
  for (const [text, danger] of SPEAKS) assert.equal(dangerIn(text), danger, text);
});

test("the numbers are those of the country, the fittest first; elsewhere at least one that most networks answer", () => {
  assert.deepEqual(
    emergencyNumbers("Europe/Paris", "shelter").map(({ number }) => number),
    ["115", "112", "15", "17", "18", "114"],
  );
  assert.deepEqual(
    emergencyNumbers("Europe/Paris", "suicide shelter").map(({ number }) => number),
    ["3114", "115", "112", "15", "17", "18", "114"],
    "of two dangers both numbers come first",
  );
  assert.equal(emergencyNumbers("Indian/Reunion", "suicide")[0]?.number, "3114");
  assert.equal(emergencyNumbers("America/Cayenne", "child")[0]?.number, "119");
  assert.equal(emergencyNumbers("Europe/Paris", "violence")[0]?.number, "3919");
  assert.equal(emergencyNumbers("Europe/London", null)[0]?.number, "999");
  assert.equal(emergencyNumbers("America/New_York", "suicide")[0]?.number, "988");
  assert.deepEqual(
    emergencyNumbers("Asia/Tokyo", null).map(({ number }) => number),
    ["112"],
  );
});
