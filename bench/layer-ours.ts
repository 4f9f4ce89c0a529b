import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fitCard } from "#chat/fit.ts";
import type { Reply, Utterance } from "#chat/platform.ts";
import { paperLimits } from "#platforms/paper/limits.ts";
import { render, renderText } from "#platforms/paper/render.ts";
import { type Association, act, associationOver, done, found, openAssociation, saying } from "./association.ts";
import { type Gave, memoryStore } from "./memory-store.ts";
import { listenToStatements } from "./sqlite-recording.ts";

/**
 * Our layer without the disk, in a process of its own. First it says some commands over a real database and keeps what each
 * statement gave; then it says the same over a store that gives just that from memory. What is left is ours: recognising who
 * speaks, permission, options, rules, language, the cards and their rendering, and all of the store but SQLite itself.
 * Asked for a round, it says how much processor time an answer took, in microseconds, for each kind of command.
 */
const COUNT = 400;
const SIZE = { people: COUNT + 1, gatherings: 12, motions: 1 };

const KINDS: Readonly<Record<string, (n: number) => Utterance>> = {
  "/gathering join": (n) => act("join", n, SIZE),
  "/vote": (n) => act("vote", n, SIZE),
  "/gathering list": (n) => saying(n, `list-${n}`, "gathering list", {}),
  "/gathering show": (n) => saying(n, `show-${n}`, "gathering show", { gathering: "G1" }),
  "rencontre voir, typed, in French": (n) => {
    const { speaker, key, place } = saying(n, `voir-${n}`, "", {});
    return { speaker: { ...speaker, locale: "fr" }, key, place, said: { kind: "line", text: "/rencontre voir rencontre:G1" } };
  },
};

/** The answer as text, as a platform would show it. */
function shown({ answer, voice }: Reply): string {
  if (answer.kind === "tell") return renderText(answer.text).text;
  if (answer.kind === "show") return render(fitCard(answer.card, paperLimits, voice)).text;
  throw new Error(`An answer of the kind ${answer.kind} was not expected.`);
}

async function sayAll(association: Association, kind: string): Promise<readonly string[]> {
  const said: string[] = [];
  const one = KINDS[kind] as (n: number) => Utterance;
  for (let n = 1; n <= COUNT; n += 1) said.push(shown(await done(association, one(n))));
  return said;
}

const readers = new Set<string>();
let heard: Gave[] = [];
listenToStatements((connection, text, asked, _, gave) => {
  if (asked !== "run") readers.add(text);
  heard.push({ connection, gave });
});

const folder = mkdtempSync(join(tmpdir(), "parvis-bench-"));
const real = await openAssociation(`sqlite:${join(folder, "real.db")}`, "OFF");
await found(real, SIZE);
const recorded = new Map<string, { readonly answers: readonly Gave[]; readonly said: readonly string[] }>();
for (const kind of Object.keys(KINDS)) {
  heard = [];
  const said = await sayAll(real, kind);
  recorded.set(kind, { answers: heard, said });
}
await real.store.close();
rmSync(folder, { recursive: true, force: true });

const memory = memoryStore(readers);
const ours = associationOver(memory.store);

async function round(): Promise<Readonly<Record<string, number>>> {
  const times: Record<string, number> = {};
  for (const [kind, { answers, said }] of recorded) {
    memory.answerFrom(answers);
    const begun = process.cpuUsage();
    const again = await sayAll(ours, kind);
    const { user, system } = process.cpuUsage(begun);
    times[kind] = (user + system) / COUNT;
    if (again.join("\n") !== said.join("\n")) throw new Error(`${kind} answers otherwise from memory.`);
  }
  return times;
}

if (process.send === undefined) {
  for (let n = 0; n < 6; n += 1) console.log(await round());
} else {
  process.on("message", () => void round().then((times) => process.send?.(times)));
  process.on("disconnect", () => process.exit(0));
  process.send("ready");
}
