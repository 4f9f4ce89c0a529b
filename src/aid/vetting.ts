/**
 * What somebody was checked for, the lighter check first: visits at home, handling money, being alone with minors. Each
 * covers those before it. Software never relaxes it.
 */
export const VETTING = ["home", "money", "minors"] as const;
export type Vetting = (typeof VETTING)[number];

/** Whether a check is at least as much as what is required. */
export function covers(held: Vetting, required: Vetting): boolean {
  return VETTING.indexOf(held) >= VETTING.indexOf(required);
}
