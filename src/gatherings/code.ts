import { randomInt, timingSafeEqual } from "node:crypto";

/** Letters and digits that nobody takes for one another when they are read from a wall. */
const SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 6;

/** A new code for people to check in: one of a thousand million. */
export function roomCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");
}

/** Whether somebody has typed the code, in any case and with spaces or hyphens within. */
export function sameCode(code: string, typed: string): boolean {
  const meant = Buffer.from(code.toUpperCase());
  const said = Buffer.from(typed.toUpperCase().replace(/[\s-]/g, ""));
  return meant.length === said.length && timingSafeEqual(meant, said);
}
