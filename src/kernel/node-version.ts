/** The first Node that runs TypeScript as it stands and has Temporal; `engines` in package.json says the same. */
export const firstNode = 26;

/**
 * Throws a sentence when the running Node is too old, before anything native is imported: better-sqlite3 ends an old
 * Node without a word. `version` is written as in `process.versions.node` ("26.10.0").
 */
export function requireNode(version: string): void {
  const major = Number.parseInt(version, 10);
  if (major >= firstNode) return;
  throw new Error(
    `Parvis needs Node ${firstNode} or later, and this is Node ${version}. In a checkout, "npm ci" brings the right one: start Parvis with "npm start".`,
  );
}

requireNode(process.versions.node);
