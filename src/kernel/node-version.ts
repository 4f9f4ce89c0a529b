/** The first Node that has Temporal and runs TypeScript as it stands; `engines` in package.json says the same. */
const firstNode = 26;

/**
 * What to tell whoever started Parvis with a Node that is too old, in both languages since nothing has been read yet; null
 * where it will do. `version` is written as in `process.versions.node` ("26.10.0").
 */
export function nodeProblem(version: string): string | null {
  if (Number.parseInt(version, 10) >= firstNode) return null;
  return [
    `Parvis needs Node ${firstNode} or later, and this is Node ${version}. "npm ci" brings the right one, and "npm start" uses it.`,
    `Parvis a besoin de Node ${firstNode} ou plus récent, et ceci est Node ${version}. « npm ci » apporte le bon, et « npm start » s'en sert.`,
  ].join("\n");
}

// Importing this file first is the check: better-sqlite3 would end an old Node without a word.
const problem = nodeProblem(process.versions.node);
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
