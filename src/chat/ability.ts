/**
 * What someone may do, as a sentence with *may* before it. Commands ask for one; roles and delegations give them
 * (`membership/role.ts`). A closed list, so that a command cannot ask for what nobody can be given.
 */
export const ABILITIES = [
  "look around",
  "take part",
  "vote",
  "propose motions",
  "run votes",
  "convene assemblies",
  "propose gatherings",
  "change any gathering",
  "ask for help",
  "help",
  "coordinate help",
  "announce",
  "admit members",
  "see members",
  "moderate",
  "publish charters",
  "approve announcements",
  "settle the community",
] as const;

export type Ability = (typeof ABILITIES)[number];
